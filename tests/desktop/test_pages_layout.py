"""Every page at every size, with large text, in both themes: nothing is cut off, everything is reached."""

from __future__ import annotations

from collections.abc import Callable
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

from gah_desktop.app.autosave import Autosave
from gah_desktop.app.meta import Meta
from gah_desktop.app.translator import OWN_NAMES
from gah_desktop.widgets.context import Context
from gah_desktop.widgets.dialogs.settings import SettingsDialog
from gah_desktop.widgets.pages.emperor import EmperorPage
from gah_desktop.widgets.pages.history import HistoryPage
from gah_desktop.widgets.pages.new_game import NewGamePage
from gah_desktop.widgets.pages.score import ScorePage
from gah_desktop.widgets.pages.start import StartPage
from gah_desktop.widgets.pages.unfinished import UnfinishedPage
from tests.desktop.pages_helpers import (
    SIZES,
    Brackets,
    LongWords,
    at_the_end,
    loaded,
    make_context,
    played,
    shown,
)


def start(context: Context) -> QWidget:
    autosave = Autosave(context.paths)
    journal = loaded(steps=40).journal
    autosave.save(journal, {})
    autosave.save(journal, {})
    autosave.settle()
    autosave.path.write_text("{", encoding="utf-8")
    page = StartPage(context)
    page.refresh()
    return page


def new(context: Context) -> QWidget:
    page = NewGamePage(context)
    page.refresh()
    page.add_seat()
    page.add_seat()
    page.seats[1].name.setText("Anna")
    page.chance.seed.setText("x")
    return page


def solo(context: Context) -> QWidget:
    page = NewGamePage(context)
    page.set_solo(True)
    return page


def emperor(context: Context) -> QWidget:
    page = EmperorPage(context)
    page.show_visit(at_the_end(4, 11), [])
    return page


def score(context: Context) -> QWidget:
    page = ScorePage(context)
    page.show_game(at_the_end(4))
    return page


def history(context: Context) -> QWidget:
    game = loaded(3, 2)
    context.session.history.record(game.journal, Meta.from_dict(game.meta))
    page = HistoryPage(context)
    page.refresh()
    return page


def settings(context: Context) -> QWidget:
    return SettingsDialog(context)


def unfinished(context: Context) -> QWidget:
    (context.paths.saves / "2021-11-18-203000-1.gah").write_text(played(2, 3, 60), encoding="utf-8")
    page = UnfinishedPage(context)
    page.refresh()
    while not page.complete:
        QApplication.processEvents()
    page.delete()
    return page


PAGES: tuple[Callable[[Context], QWidget], ...] = (
    start, unfinished, new, solo, emperor, score, history, settings
)  # fmt: skip
EVERY_PAGE = pytest.mark.parametrize("make", PAGES, ids=lambda make: make.__name__)


def told(widget: QWidget) -> str:
    text = getattr(widget, "text", lambda: "")() or widget.accessibleName()
    return f"{type(widget).__name__} {text!r}"


def cut_off(page: QWidget) -> list[str]:
    """Visible widgets that have less room than their words need."""
    found = []
    for widget in page.findChildren(QWidget):
        if not widget.isVisible() or widget.width() == 0:
            continue
        if isinstance(widget, QAbstractButton | QComboBox):
            if widget.sizeHint().width() > widget.width() + 1 and not isinstance(widget, QComboBox):
                found.append(told(widget))
            if widget.minimumSizeHint().height() > widget.height() + 1:
                found.append(told(widget))
        elif isinstance(widget, QLabel) and widget.text():
            need = widget.heightForWidth(widget.width()) if widget.wordWrap() else widget.sizeHint().height()
            if need > widget.height() + 1:
                found.append(told(widget))
            if not widget.wordWrap() and widget.sizeHint().width() > widget.width() + 1:
                found.append(told(widget))
    return found


@EVERY_PAGE
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("scale", [100, 200])
def test_nothing_is_cut_off(
    qtbot: QtBot,
    tmp_path: Path,
    make: Callable[[Context], QWidget],
    size: tuple[int, int],
    scale: int,
) -> None:
    context = make_context(tmp_path)
    context.settings.text_scale = scale
    try:
        page = make(context)
        qtbot.addWidget(page)
        shown(page, size)
        assert (page.width(), page.height()) == size, "the page asks for more room than there is"
        assert cut_off(page) == []
    finally:
        context.settings.text_scale = 100


@EVERY_PAGE
@pytest.mark.parametrize("scale", [100, 200])
def test_long_words_are_not_cut_off_either(
    qtbot: QtBot, tmp_path: Path, make: Callable[[Context], QWidget], scale: int
) -> None:
    context = make_context(tmp_path)
    context.settings.text_scale = scale
    language = LongWords()
    QCoreApplication.installTranslator(language)
    try:
        page = make(context)
        qtbot.addWidget(page)
        shown(page, SIZES[0])
        assert (page.width(), page.height()) == SIZES[0], "the page asks for more room than there is"
        assert cut_off(page) == []
    finally:
        QCoreApplication.removeTranslator(language)
        context.settings.text_scale = 100


@EVERY_PAGE
def test_both_themes_paint_without_a_word(
    qtbot: QtBot, tmp_path: Path, make: Callable[[Context], QWidget]
) -> None:
    context = make_context(tmp_path)
    page = make(context)
    qtbot.addWidget(page)
    shown(page, (1280, 800))
    day = page.grab().toImage()
    context.settings.theme = "night"
    QApplication.processEvents()
    assert page.grab().toImage() != day
    context.settings.theme = "day"


def reachable(page: QWidget) -> set[QWidget]:
    """What the Tab key comes to, beginning anywhere."""
    found: set[QWidget] = set()
    widget = page.nextInFocusChain()
    while widget is not None and widget not in found:
        found.add(widget)
        widget = widget.nextInFocusChain()
    return {w for w in found if w.focusPolicy() & Qt.FocusPolicy.TabFocus and w.isEnabled() and w.isVisible()}


@EVERY_PAGE
def test_everything_is_reached_by_keyboard_and_has_a_name(
    qtbot: QtBot, tmp_path: Path, make: Callable[[Context], QWidget]
) -> None:
    page = make(make_context(tmp_path))
    qtbot.addWidget(page)
    shown(page, (1280, 800))
    stops = reachable(page)
    for widget in page.findChildren(QWidget):
        usable = isinstance(widget, QAbstractButton | QComboBox | QLineEdit)
        inner = isinstance(widget.parent(), QComboBox) or widget.objectName().startswith("qt_")
        if usable and widget.isVisible() and widget.isEnabled() and not inner:
            named = widget.accessibleName() or getattr(widget, "text", lambda: "")() or widget.toolTip()
            spin_field = widget.parent() in stops
            assert widget in stops or spin_field or isinstance(widget, QLineEdit), told(widget)
            assert named or spin_field or QCoreApplication.closingDown(), f"{widget} has no name"
    for stop in stops:
        if isinstance(stop, QAbstractScrollArea):
            continue
        where = stop.mapTo(page, QPoint(0, 0)) if stop is not page else QPoint(0, 0)
        assert where.x() < page.width()


NAMES = ("Anna", "Ben", "Clara", "David", "Resi", "Franzl", "Mizzi", "Leopold", *OWN_NAMES.values())


def untranslated(page: QWidget) -> list[str]:
    """Visible words without the brackets of the language of brackets."""
    texts: list[str] = []
    for widget in page.findChildren(QWidget):
        if widget.objectName() in ("ScrollLeftButton", "ScrollRightButton"):
            continue  # Qt's own, in Qt's translation
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
        if any(letter.isalpha() for letter in text) and "⟦" not in text and text not in NAMES
    ]


@EVERY_PAGE
def test_a_live_change_of_language_leaves_no_word_behind(
    qtbot: QtBot, tmp_path: Path, make: Callable[[Context], QWidget]
) -> None:
    page = make(make_context(tmp_path))
    qtbot.addWidget(page)
    shown(page, (1280, 800))
    language = Brackets()
    QCoreApplication.installTranslator(language)
    try:
        for _ in range(3):
            QApplication.processEvents()
        assert untranslated(page) == []
    finally:
        QCoreApplication.removeTranslator(language)
