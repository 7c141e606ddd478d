"""Pages and dialogs at every size and text size: nothing is cut off, all is reached, named and translated."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from gah_desktop.app.translator import OWN_NAMES
from tests.desktop.fitting import too_narrow
from tests.desktop.pages_helpers import NAMES, SIZES, Brackets, LongWords
from tests.desktop.scenes import OF_DIALOGS, PAGES, Stage, settle, staged
from tests.desktop.walking import seen

SHOWN = PAGES | OF_DIALOGS
EVERY_PAGE = pytest.mark.parametrize("scene", SHOWN)


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory, qapp: QApplication) -> Iterator[Stage]:
    result = Stage(tmp_path_factory.mktemp("layout"), (1280, 800))
    yield result
    result.close()


def show(stage: Stage, scene: str, size: tuple[int, int] = (1280, 800), scale: int = 100) -> QWidget:
    stage.look_like("day", scale)
    settle()
    stage.window.resize(*size)
    window = SHOWN[scene](stage)
    settle()
    return window


def page_of(stage: Stage, window: QWidget) -> QWidget:
    """The page on show without the menus around it; a dialog as it is."""
    return stage.window.page(stage.window.current) if window is stage.window else window


@EVERY_PAGE
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("scale", [100, 200])
def test_nothing_is_cut_off(
    qtbot: QtBot, stage: Stage, scene: str, size: tuple[int, int], scale: int
) -> None:
    window = show(stage, scene, size, scale)
    assert stage.window.size().toTuple() == size, "the page asks for more room than there is"
    assert too_narrow(window) == []


@EVERY_PAGE
@pytest.mark.parametrize("scale", [100, 200])
def test_long_words_are_not_cut_off_either(qtbot: QtBot, stage: Stage, scene: str, scale: int) -> None:
    language = LongWords()
    QCoreApplication.installTranslator(language)
    try:
        window = show(stage, scene, SIZES[0], scale)
        assert stage.window.size().toTuple() == SIZES[0], "the page asks for more room than there is"
        assert too_narrow(window) == []
    finally:
        QCoreApplication.removeTranslator(language)


def reachable(page: QWidget) -> set[QWidget]:
    """What the Tab key comes to, beginning anywhere."""
    found: set[QWidget] = set()
    widget = page.nextInFocusChain()
    while widget is not None and widget not in found:
        found.add(widget)
        widget = widget.nextInFocusChain()
    return {w for w in found if w.focusPolicy() & Qt.FocusPolicy.TabFocus and w.isEnabled() and w.isVisible()}


@EVERY_PAGE
def test_everything_is_reached_by_keyboard_and_has_a_name(qtbot: QtBot, tmp_path: Path, scene: str) -> None:
    with staged(tmp_path, (1280, 800)) as stage:  # PySide deletes what the focus chain has wrapped
        page = page_of(stage, show(stage, scene))
        stops = reachable(page)
        assert unusable(page, stops) == []
        for stop in stops:
            if page.isAncestorOf(stop) and not isinstance(stop, QAbstractScrollArea):
                assert stop.mapTo(page, QPoint(0, 0)).x() < page.width()


def unusable(page: QWidget, stops: set[QWidget]) -> list[str]:
    """Controls that the Tab key does not reach, or that a screen reader has no name for."""
    found = []
    for widget in page.findChildren(QWidget):
        usable = isinstance(widget, QAbstractButton | QComboBox | QLineEdit)
        inner = isinstance(widget.parent(), QComboBox) or widget.objectName().startswith("qt_")
        if usable and widget.isVisible() and widget.isEnabled() and not inner:
            named = widget.accessibleName() or getattr(widget, "text", lambda: "")() or widget.toolTip()
            spin_field = widget.parent() in stops
            told = f"{type(widget).__name__} {widget.objectName()}"
            if not (widget in stops or spin_field or isinstance(widget, QLineEdit)):
                found.append(f"{told} is not reached")
            if not (named or spin_field):
                found.append(f"{told} has no name")
    return found


UNTRANSLATED = ("Resi", "Franzl", "Mizzi", "Leopold", *NAMES, *OWN_NAMES.values())


def untranslated(window: QWidget) -> list[str]:
    """Visible words without the brackets of the language of brackets."""
    texts: list[str] = []
    for widget in seen(window):
        if isinstance(widget, QLabel | QAbstractButton):
            texts += [widget.text(), widget.toolTip()]
        elif isinstance(widget, QComboBox):
            texts += [widget.itemText(i) for i in range(widget.count())]
        if isinstance(widget, QLineEdit):
            texts.append(widget.placeholderText())
        texts.append(widget.accessibleName())
    return [
        text
        for text in texts
        if any(letter.isalpha() for letter in text) and "⟦" not in text and text not in UNTRANSLATED
    ]


@EVERY_PAGE
def test_a_live_change_of_language_leaves_no_word_behind(qtbot: QtBot, stage: Stage, scene: str) -> None:
    window = show(stage, scene)
    language = Brackets()
    QCoreApplication.installTranslator(language)
    try:
        settle()
        assert untranslated(window) == []
    finally:
        QCoreApplication.removeTranslator(language)
