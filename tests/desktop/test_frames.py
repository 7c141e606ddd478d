"""A new look comes from the middle of the table outwards; pictures taken in between are whole."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gah_desktop.widgets import art
from gah_desktop.widgets.art import canvas
from gah_desktop.widgets.main_window import MainWindow
from gah_desktop.widgets.table import frames
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
    for _ in range(3):
        QApplication.processEvents()
    window.table_page.desk.frames._soon.setInterval(60_000)
    return window


def another_look(window: MainWindow, qtbot: QtBot) -> None:
    art.clear_pictures()
    look = window.context.look
    other = "day" if look.theme.dark else "night"
    window.context.settings.theme = other
    qtbot.waitUntil(lambda: look.theme == theme_named(other) and window.table_page.desk.frames.waiting)


def test_the_next_frames_show_what_the_first_one_left_out(slow: MainWindow, qtbot: QtBot) -> None:
    another_look(slow, qtbot)
    assert IN_THE_MIDDLE in drawn() and FURTHER_OUT not in drawn()
    while slow.table_page.desk.frames.waiting:
        slow.table_page.desk.frames._soon.timeout.emit()
    qtbot.waitUntil(lambda: FURTHER_OUT in drawn())


def test_each_frame_shows_a_few_of_those_that_wait(slow: MainWindow, qtbot: QtBot) -> None:
    another_look(slow, qtbot)
    frames_ = slow.table_page.desk.frames
    before = len(frames_._left_out)
    frames_._soon.timeout.emit()
    assert len(frames_._left_out) == before - frames.FEW


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
    assert not slow.table_page.desk.frames.waiting
