"""The tables of pages and dialogs are complete, and a page that is only in them meets every gate."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QComboBox, QDialog, QLabel, QMainWindow, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

import gah_desktop
from gah_desktop.reference.window import ReferenceWindow
from gah_desktop.tools import PICTURES
from gah_desktop.tools.scenes import SPECIAL
from gah_desktop.tools.screenshot import picture
from gah_desktop.widgets import registry
from gah_desktop.widgets.main_window import MainWindow
from gah_desktop.widgets.message import ListBox
from gah_desktop.widgets.notices import Notices
from gah_desktop.widgets.pages.common import Page
from gah_desktop.widgets.registry import DIALOGS, PAGES, PageEntry
from gah_desktop.widgets.table.page import TablePage
from tests.desktop import scenes
from tests.desktop.fitting import too_narrow
from tests.desktop.pages_helpers import Brackets
from tests.desktop.scenes import Stage, settle, staged
from tests.desktop.test_both_themes import unchanged
from tests.desktop.test_languages import left_over
from tests.desktop.test_pages_layout import reachable, untranslated, unusable
from tests.desktop.walking import words

Kind = TypeVar("Kind", bound=QObject)


@pytest.fixture(scope="module")
def everything_imported() -> None:
    for module in pkgutil.walk_packages(gah_desktop.__path__, "gah_desktop."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)


def kinds_of(kind: type[Kind]) -> set[type[Kind]]:
    """The classes of this kind that the program defines."""
    found = {each for child in kind.__subclasses__() for each in {child, *kinds_of(child)}}
    return {each for each in found if each.__module__.startswith("gah_desktop.")}


def test_every_page_is_in_the_table(everything_imported: None, tmp_path: Path, qtbot: QtBot) -> None:
    with staged(tmp_path) as stage:
        pages = {type(stage.window.page(name)) for name in PAGES}
    assert pages == {*kinds_of(Page), TablePage}


def test_every_dialog_is_in_the_table(everything_imported: None, tmp_path: Path, qtbot: QtBot) -> None:
    with staged(tmp_path) as stage:
        stage.game()
        dialogs = {type(entry.make(stage.window)) for entry in DIALOGS.values()}
    assert dialogs == kinds_of(QDialog) - {ListBox}, "a list box is one of the notices"


def test_there_are_two_windows(everything_imported: None) -> None:
    assert kinds_of(QMainWindow) == {MainWindow, ReferenceWindow}


def test_every_notice_is_a_scene() -> None:
    notices = {name for name, value in vars(Notices).items() if callable(value) and not name.startswith("_")}
    generic = {"warn"}  # the box that others fill
    of_dialogs = {"licences"}
    assert notices - generic - of_dialogs == set(scenes.NOTICES)


def test_names_in_other_tables_are_those_of_pages_and_dialogs() -> None:
    assert set(scenes.SITUATIONS) <= set(PAGES)
    assert {*PAGES, *DIALOGS, *SPECIAL} == set(PICTURES)
    assert len(PICTURES) == len(set(PICTURES)), "a page and a dialog share a name"


# -- a page with every fault


class Faulty(Page):
    """A page as someone new to the project may write it."""

    def __init__(self, window: MainWindow, parent: QWidget) -> None:
        super().__init__(window.context.look, parent)
        self.setObjectName("faultyPage")
        title = QLabel("Guests of the house")
        title.setStyleSheet("background: white")
        mute = QComboBox()
        narrow = QPushButton("Show all the guests")
        narrow.setFixedWidth(20)
        column = QVBoxLayout(self)
        for part in (title, mute, narrow):
            column.addWidget(part)
        title.setMinimumSize(300, 300)


@pytest.fixture
def faulty(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, qtbot: QtBot) -> Iterator[Stage]:
    """A window with one more page: nothing but its entry is added."""
    monkeypatch.setitem(registry.PAGES, "faulty", PageEntry("faulty", Faulty))
    with staged(tmp_path, (1280, 800)) as stage:
        scenes.presented(stage, "faulty")
        settle()
        assert stage.window.current == "faulty"
        yield stage


def test_it_gets_a_scene_and_a_picture(faulty: Stage) -> None:
    assert "faulty" in scenes.scenes_of_pages()
    first, other = (picture("faulty", theme=theme) for theme in ("day", "night"))
    assert first.pixelColor(640, 200) == other.pixelColor(640, 200), "the white background is in it"


def test_its_literal_texts_are_found(faulty: Stage) -> None:
    before = words(faulty.window)
    faulty.speak("de")
    assert any("Guests of the house" in fault for fault in left_over("de", before, words(faulty.window)))
    faulty.speak("en")
    language = Brackets()
    QCoreApplication.installTranslator(language)
    try:
        settle()
        assert "Guests of the house" in untranslated(faulty.window)
    finally:
        QCoreApplication.removeTranslator(language)


def test_its_fixed_background_is_found(faulty: Stage) -> None:
    found = unchanged(faulty.window, lambda: faulty.look_like("night", 100))
    assert [fault for fault in found if fault.startswith("QLabel")]


def test_its_narrow_button_is_found(faulty: Stage) -> None:
    assert [fault for fault in too_narrow(faulty.window) if "Show all the guests" in fault]


def test_its_list_without_a_name_is_found(faulty: Stage) -> None:
    page = faulty.window.page("faulty")
    (found,) = unusable(page, reachable(page))
    assert found.startswith("QComboBox")
