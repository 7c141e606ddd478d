"""In every language, each entry of a menu, page and dialog is reached by a letter of its own."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu

from gah_desktop.app.settings import Settings
from gah_desktop.widgets.actions import Actions
from gah_desktop.widgets.context import Look
from tests.helpers.languages import LANGUAGES

from .linguist import Listener, messages


@pytest.fixture
def window(
    qapp: QApplication, listeners: dict[str, Listener], language: str, tmp_path: Path
) -> Iterator[QMainWindow]:
    translator = listeners[language].translator
    QCoreApplication.installTranslator(translator)
    window = QMainWindow()
    Actions(window, Look(Settings(tmp_path / "settings.ini"), window))
    yield window
    QCoreApplication.removeTranslator(translator)
    window.deleteLater()


def shared(texts: Iterable[str]) -> dict[str, list[str]]:
    """Letters that are given more than once, with the texts that want them."""
    wanted: dict[str, list[str]] = {}
    for text in texts:
        for key in re.findall(r"&(\w)", text):
            wanted.setdefault(key.casefold(), []).append(text)
    return {key: texts for key, texts in wanted.items() if len(texts) > 1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_of_a_menu_is_given_once(window: QMainWindow, language: str) -> None:
    for menu in (window.menuBar(), *window.menuBar().findChildren(QMenu)):
        assert shared(action.text() for action in menu.actions()) == {}, menu.objectName()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_of_the_start_page_is_given_once(window: QMainWindow, language: str) -> None:
    """The menu bar stands above the page and has letters too."""
    menus = [action.text() for action in window.menuBar().actions()]
    assert shared((*menus, *said(language, "StartPage"))) == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_of_the_settings_is_given_once(language: str) -> None:
    assert shared(said(language, "SettingsDialog")) == {}


def said(language: str, context: str) -> list[str]:
    """The texts of a page; the English ones are the sources."""
    if language == "en":
        return [message.source for message in messages("de") if message.context == context]
    return [message.forms[0] for message in messages(language) if message.context == context]
