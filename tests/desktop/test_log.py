"""The log at the table: a turn that is over is one line, which unfolds; a name leads to its card."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gah_desktop.engine.events import TURN, Acted
from gah_desktop.models import Role
from gah_desktop.models.log import LogFacts
from gah_desktop.tools.bench.first_table import Painted
from gah_desktop.widgets.main_window import MainWindow
from gah_desktop.widgets.table.log import LogView
from tests.desktop.table_hands import open_window
from tests.helpers.games import sensible

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    """In the second round, so that turns are over."""
    opened = open_window(tmp_path, seed=8)
    qtbot.addWidget(opened)
    session, rng = opened.session, Random(4)
    while session.state.round < 2:
        if session.curtain:
            session.lift_curtain()
        session.try_apply(sensible(session.game, rng))
    QApplication.processEvents()
    return opened


def view_of(window: MainWindow) -> LogView:
    return window.table_page.parts.log.view


def seen(view: LogView) -> list[str]:
    return [
        str(view.log.index(row, 0).data()) for row in range(view.log.rowCount()) if not view.isRowHidden(row)
    ]


def finished_turns(view: LogView) -> list[int]:
    return [row for row in range(view.log.rowCount()) if view.log.index(row, 0).data(Role.Facts).until]


def middle(view: LogView, row: int) -> QPoint:
    index = view.log.index(row, 0)
    view.scrollTo(index)
    QApplication.processEvents()
    rect = view.visualRect(index)
    return QPoint(rect.left() + 3, rect.top() + 6)


def test_a_turn_that_is_over_is_one_line_that_says_what_was_done(window: MainWindow) -> None:
    view = view_of(window)
    turns = finished_turns(view)
    assert len(turns) == 4  # two players, one round
    for row in turns:
        facts = view.log.index(row, 0).data(Role.Facts)
        name = window.session.names[facts.seat]
        line = str(view.log.index(row, 0).data())
        assert line.startswith(f"{name}: ")
        after = row + 1
        assert view.isRowHidden(after) and view.log.index(after, 0).data(Role.Facts).turn == facts.key


def test_a_click_unfolds_it_and_another_folds_it_again(window: MainWindow) -> None:
    view = view_of(window)
    before = seen(view)
    row = finished_turns(view)[1]
    QTest.mouseClick(view.viewport(), LEFT, pos=middle(view, row))
    unfolded = seen(view)
    assert len(unfolded) > len(before)
    place = unfolded.index(before[before.index(str(view.log.index(row, 0).data()))])
    assert unfolded[place + 1] == view.log.index(row + 1, 0).data()
    QTest.mouseClick(view.viewport(), LEFT, pos=middle(view, row))
    assert seen(view) == before


@pytest.mark.parametrize(
    ("opens", "folds"), [(Qt.Key.Key_Right, Qt.Key.Key_Left), (Qt.Key.Key_Return, Qt.Key.Key_Space)]
)
def test_the_keyboard_unfolds_and_folds(window: MainWindow, opens: Qt.Key, folds: Qt.Key) -> None:
    view = view_of(window)
    row = finished_turns(view)[0]
    view.setFocus()
    view.setCurrentIndex(view.log.index(row, 0))
    QTest.keyClick(view, opens)
    assert not view.isRowHidden(row + 1)
    QTest.keyClick(view, folds)
    assert view.isRowHidden(row + 1)


def test_the_names_in_a_line_are_those_of_the_cards_it_tells_of(window: MainWindow) -> None:
    view = view_of(window)
    for row in range(view.log.rowCount()):
        facts = view.log.index(row, 0).data(Role.Facts)
        for name, sort, id in view.log.names(facts):
            assert name in view.log.text(facts)
            assert sort in ("guest", "staff", "objective", "emperor")
            assert id


def test_a_name_leads_to_its_card_by_mouse_and_by_key(window: MainWindow, qtbot: QtBot) -> None:
    view, page = view_of(window), window.table_page
    row = next(
        row
        for row in range(view.log.rowCount())
        if not view.isRowHidden(row) and view.log.names(view.log.index(row, 0).data(Role.Facts))
    )
    index = view.log.index(row, 0)
    wanted = view.log.names(index.data(Role.Facts))[0]
    view.setFocus()
    view.setCurrentIndex(index)
    with qtbot.waitSignal(page.referenceRequested) as asked:
        QTest.keyClick(view, Qt.Key.Key_F1)
    assert asked.args == [wanted[1], wanted[2]]
    view.scrollTo(index)
    QApplication.processEvents()
    rect = view.visualRect(index)
    sentence = view._sentence
    found = next(
        QPoint(x, y)
        for y in range(rect.top(), rect.bottom(), 3)
        for x in range(rect.left(), rect.right(), 3)
        if (name := sentence.name_at(index, QPoint(x, y))) is not None and name == wanted
    )
    with qtbot.waitSignal(page.referenceRequested) as asked:
        QTest.mouseClick(view.viewport(), LEFT, pos=found)
    assert asked.args == [wanted[1], wanted[2]]


def test_a_turn_taken_back_is_open_again(window: MainWindow) -> None:
    view, session = view_of(window), window.session
    session.settings.undo_policy = "free"
    before = len(finished_turns(view))
    while len(finished_turns(view)) == before:
        session.undo()
    QApplication.processEvents()
    last = [row for row in range(view.log.rowCount()) if view.log.index(row, 0).data(Role.Facts).starts_turn][
        -1
    ]
    assert not view.log.index(last, 0).data(Role.Facts).until
    assert not any(view.isRowHidden(row) for row in range(last, view.log.rowCount()))


def test_no_line_is_cut_through_by_the_upper_edge(window: MainWindow) -> None:
    view = view_of(window)
    bar = view.verticalScrollBar()
    letter = view.fontMetrics().height()
    for value in range(max(0, bar.maximum() - letter * 3), bar.maximum() + 1):
        bar.setValue(value)
        shown = view.grab().toImage()
        edge = {shown.pixel(x, 0) for x in range(12, view.viewport().width() - 4)}
        assert len(edge) == 1, value


def test_what_was_left_out_is_painted_though_its_lines_are_laid_out_by_then(window: MainWindow) -> None:
    window.session.lift_curtain()
    QApplication.processEvents()
    view = view_of(window)
    view.indexAt(QPoint(1, 1))  # asks for the layout
    while window.table_page.desk.frames.waiting:
        QApplication.processEvents()
    for _ in range(3):
        QApplication.processEvents()
    painted = []
    watcher = Painted(view.viewport(), lambda: painted.append(True))
    view._follow()
    QApplication.processEvents()
    watcher.deleteLater()
    assert painted


def test_every_guest_and_card_of_a_sentence_leads_somewhere(window: MainWindow) -> None:
    """Whoever is served from a die, and the cards that go under the deck."""
    model = view_of(window).log

    def named(kind: str, **details: object) -> list[tuple[str, str]]:
        facts = LogFacts(0, Acted(0, kind, details, TURN), 0, False, 0)
        return [(sort, id) for _, sort, id in model.names(facts)]

    assert named("place", item="wine", to=65) == [("guest", "65")]
    assert named("place", item="wine", to="kitchen") == []
    assert named("return_staff", staff=[14]) == [("staff", "14")]
    assert named("keep_staff", staff=[14, 3]) == [("staff", "14"), ("staff", "3")]
