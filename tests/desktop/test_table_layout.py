"""Nothing is cut off: every place of the table is in sight at every size, text size and number of players."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel
from pytestqt.qtbot import QtBot

from gah_desktop.widgets import art
from gah_desktop.widgets.main_window import MainWindow
from tests.desktop.table_hands import open_window
from tests.desktop.test_table_decisions import FRAMES, ask

SHAPES = (
    (1024, 680, 100),
    (1280, 800, 100),
    (2560, 1440, 100),
    (1024, 680, 200),
    (1280, 800, 200),
    (2560, 1440, 200),
)


def opened(qtbot: QtBot, folder: Path, shape: tuple[int, int, int], **fields: object) -> MainWindow:
    width, height, scale = shape
    window = open_window(folder, (width, height), seed=8, **fields)
    qtbot.addWidget(window)
    window.context.settings.text_scale = scale
    for _ in range(3):
        QApplication.processEvents()
    return window


def whole(window: MainWindow) -> None:
    """Every place is inside its view, every view inside its panel, every panel in the window."""
    page = window.table_page
    assert window.width() <= window.size().width()
    for name, places in page.interactions.items():
        if not places.view.isVisible():  # folded away
            continue
        viewport = places.view.viewport().rect()
        columns = places.model.columnCount() if name == "hotel" else 1
        for row in range(places.model.rowCount()):
            for column in range(columns):
                rect = places.view.visualRect(places.model.index(row, column))
                assert viewport.adjusted(-1, -1, 1, 1).contains(rect), f"{name} {row}: {rect} {viewport}"
                assert rect.width() >= 14 and rect.height() >= 12, f"{name} {row}: {rect}"
    for name, panel in page.parts.panels.items():
        if panel.isVisible():
            there = QRect(panel.mapTo(page, panel.rect().topLeft()), panel.size())
            assert page.rect().contains(there), name


def readable(window: MainWindow) -> None:
    """The prompt and the buttons beside it."""
    bar = window.table_page.parts.bar
    for button in (bar.end_turn, bar.pass_button, bar.undo, bar.redo, bar.undo_turn):
        hint = button.minimumSizeHint()
        assert button.width() >= hint.width() and button.height() >= hint.height(), button.objectName()
        assert bar.rect().contains(button.geometry()), button.objectName()
    picture = QPixmap(10, 10)
    painter = QPainter(picture)
    painter.setFont(bar.prompt.font())
    fitted = art.fit_text(
        painter, QRectF(bar.prompt.rect()), bar.prompt.text(), art.em(painter) * 1.25, bold=True
    )
    painter.end()
    assert fitted.whole and fitted.size >= 11, f"{bar.prompt.text()}: {fitted.size}"


@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("players", [2, 4])
def test_the_whole_table_is_in_sight(
    qtbot: QtBot, tmp_path: Path, shape: tuple[int, int, int], players: int
) -> None:
    window = opened(qtbot, tmp_path, shape, players=players)
    ask(window, "turn")
    assert (window.width(), window.height()) == shape[:2]
    whole(window)
    readable(window)


@pytest.mark.parametrize("shape", [SHAPES[0], SHAPES[4]], ids=str)
def test_alone_against_leopold(qtbot: QtBot, tmp_path: Path, shape: tuple[int, int, int]) -> None:
    window = opened(qtbot, tmp_path, shape, solo="leopold", kinds=(), names=("Anna", "Leopold"))
    whole(window)
    readable(window)
    panel = window.table_page.choice
    assert window.table_page.rect().contains(panel.geometry())
    assert (
        panel.view.visualRect(panel.view.model().index(9, 0)).bottom() <= panel.view.viewport().height() + 1
    )


@pytest.mark.parametrize("shape", [SHAPES[0], SHAPES[3]], ids=str)
def test_the_panel_that_asks_is_whole(qtbot: QtBot, tmp_path: Path, shape: tuple[int, int, int]) -> None:
    window = opened(qtbot, tmp_path, shape)
    page = window.table_page
    for kind in FRAMES:
        ask(window, kind)
        readable(window)
        panel = page.choice
        if not panel.isVisible():
            continue
        assert page.rect().contains(panel.geometry()), kind
        inside = panel.rect().adjusted(-1, -1, 1, 1)
        for child in (*panel.findChildren(QAbstractButton), *panel.findChildren(QLabel)):
            if child.isVisible():
                assert inside.contains(QRect(child.mapTo(panel, child.rect().topLeft()), child.size())), kind
        for view in (panel.view, panel.tokens, panel.tiles):
            for row in range(view.model().rowCount() if view.isVisible() else 0):
                rect = view.visualRect(view.model().index(row, 0))
                assert rect.height() >= 16, f"{kind}: {rect}"


def test_large_letters_have_their_choices_in_two_columns_rather_than_in_low_lines(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = opened(qtbot, tmp_path, (1024, 680, 200))
    ask(window, "split")
    QApplication.processEvents()
    view = window.table_page.choice.view
    model = view.model()
    rects = [view.visualRect(model.index(row, 0)) for row in range(model.rowCount())]
    assert len(rects) == 4 and len({rect.left() for rect in rects}) == 2
    assert all(rect.height() >= view.fontMetrics().height() * 1.2 for rect in rects)


@pytest.mark.parametrize(("shape", "tops"), [((1024, 680, 100), 1), ((1024, 680, 200), 2)], ids=str)
def test_rounds_too_narrow_for_their_numerals_lie_in_two_rows(
    qtbot: QtBot, tmp_path: Path, shape: tuple[int, int, int], tops: int
) -> None:
    rounds = opened(qtbot, tmp_path, shape).table_page.interactions["rounds"]
    places = [rounds.view.visualRect(rounds.model.index(row, 0)) for row in range(7)]
    assert len({place.top() for place in places}) == tops
    assert len({place.size().width() for place in places}) == 1
    assert places[0].width() >= 18
