"""A new look comes from the middle of the table outwards; pictures taken in between are whole."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gah_desktop.engine.actions import TakeDie
from gah_desktop.widgets import art
from gah_desktop.widgets.art import canvas
from gah_desktop.widgets.main_window import MainWindow
from gah_desktop.widgets.table import frames
from gah_desktop.widgets.table.frames import Frames
from gah_desktop.widgets.theme import theme_named
from tests.desktop.table_hands import open_window

IN_THE_MIDDLE, FURTHER_OUT = "_bay", "_emperor_tile"


def drawn() -> set[str]:
    """What has been drawn since all pictures were forgotten, by painter."""
    return {key[0] for key in canvas._pictures}


@pytest.fixture
def slow(tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    """Every frame takes too long, and the next one comes when the test says so."""
    monkeypatch.setattr(frames, "LONG", 0.0)
    window = open_window(tmp_path, seed=5)
    qtbot.addWidget(window)
    window.show()
    window.show_page("table")
    if window.session.curtain:
        window.session.lift_curtain()
    QApplication.processEvents()
    at_rest(window, qtbot)
    window.table_page.desk.frames._soon.setInterval(60_000)
    return window


def at_rest(window: MainWindow, qtbot: QtBot) -> None:
    """All has been painted."""
    waits = window.table_page.desk.frames
    qtbot.waitUntil(lambda: not (waits.waiting or waits._soon.isActive() or waits._turn.isActive()))
    QApplication.processEvents()


def another_look(window: MainWindow, qtbot: QtBot) -> None:
    art.clear_pictures()
    look = window.context.look
    other = "day" if look.theme.dark else "night"
    window.context.settings.theme = other
    qtbot.waitUntil(lambda: look.theme == theme_named(other) and IN_THE_MIDDLE in drawn())


def test_the_next_frames_show_what_the_first_one_left_out(slow: MainWindow, qtbot: QtBot) -> None:
    another_look(slow, qtbot)
    assert IN_THE_MIDDLE in drawn() and FURTHER_OUT not in drawn()
    while slow.table_page.desk.frames.waiting:
        slow.table_page.desk.frames._soon.timeout.emit()
    qtbot.waitUntil(lambda: FURTHER_OUT in drawn())


def test_each_frame_shows_one_of_those_that_wait(slow: MainWindow, qtbot: QtBot) -> None:
    another_look(slow, qtbot)
    frames_ = slow.table_page.desk.frames
    before = len(frames_._left_out)
    frames_._soon.timeout.emit()
    assert len(frames_._left_out) == before - 1


def test_a_picture_of_the_window_leaves_nothing_out(slow: MainWindow, qtbot: QtBot) -> None:
    another_look(slow, qtbot)
    slow.grab()
    assert FURTHER_OUT in drawn()


def test_a_frame_that_does_not_take_long_is_whole(
    slow: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(frames, "LONG", 3600.0)
    art.clear_pictures()
    slow.context.settings.theme = "day" if slow.context.look.theme.dark else "night"
    qtbot.waitUntil(lambda: FURTHER_OUT in drawn())
    slow.table_page.desk.frames._soon.setInterval(1)
    at_rest(slow, qtbot)


class Painted(QObject):
    """Notes the names of views whenever they are painted."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.names: list[str] = []
        parts = window.table_page.parts
        for view in (*(one.view for one in parts.interactions.values()), parts.log.view):
            view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            parent = watched.parent()
            assert parent is not None
            self.names.append(parent.objectName())
        return False


def end_of_first_turn(window: MainWindow) -> None:
    """Up to a step of a turn that changes the street, the log and what is to be seen of others."""
    session = window.session
    while session.decision is None or session.decision.kind != "turn":
        session.lift_curtain()
        session.try_apply(session.options[0])


def where_a_turn_goes_on(window: MainWindow, qtbot: QtBot) -> Frames:
    """All has been painted, and later frames come when the test says so."""
    waits = window.table_page.desk.frames
    waits._soon.setInterval(1)
    end_of_first_turn(window)
    window.session.lift_curtain()
    at_rest(window, qtbot)
    waits._soon.setInterval(60_000)
    return waits


def test_a_step_shows_the_middle_first_and_then_the_rest(slow: MainWindow, qtbot: QtBot) -> None:
    frames_ = where_a_turn_goes_on(slow, qtbot)
    painted = Painted(slow).names
    step = next(option for option in slow.session.options if isinstance(option, TakeDie))
    slow.session.try_apply(step)
    qtbot.waitUntil(lambda: "kitchenView" in painted)
    qtbot.waitUntil(lambda: frames_._soon.isActive())
    for name in ("diceView", "logView"):
        assert name not in painted
    assert slow.table_page.parts.log.view.viewport() in frames_._left_out
    while frames_.waiting:
        frames_._soon.timeout.emit()
    qtbot.waitUntil(lambda: {"diceView", "logView"} <= set(painted))


def test_a_picture_of_the_window_shows_a_step_that_waits_to_be_painted(
    slow: MainWindow, qtbot: QtBot
) -> None:
    frames_ = where_a_turn_goes_on(slow, qtbot)
    dice = slow.table_page.interactions["dice"].view
    before = dice.grab().toImage()
    step = next(option for option in slow.session.options if isinstance(option, TakeDie))
    slow.session.try_apply(step)
    assert dice.viewport() in frames_._left_out
    at_once = slow.grab().toImage()
    assert dice.grab().toImage() != before
    frames_._soon.setInterval(1)
    at_rest(slow, qtbot)
    assert slow.grab().toImage() == at_once


def test_where_a_line_is_can_be_asked_before_it_is_painted(slow: MainWindow) -> None:
    end_of_first_turn(slow)
    slow.session.lift_curtain()
    log = slow.table_page.parts.log
    painted = Painted(slow).names
    last = log.model.index(log.model.rowCount() - 1, 0)
    rect = log.view.visualRect(last)
    assert log.view.viewport().rect().contains(rect.center())
    assert log.view.indexAt(rect.center()).row() == last.row()
    assert "logView" not in painted
