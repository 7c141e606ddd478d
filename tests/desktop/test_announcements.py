"""What a screen reader is told without being asked, in three degrees."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gah_desktop.engine.events import Gained, Rolled, Scored, TurnBegan
from gah_desktop.widgets.main_window import MainWindow
from tests.desktop.table_hands import open_window
from tests.helpers.languages import english as english

EVENTS = [
    TurnBegan(2, 1, 3),
    Gained(1, 3, 2, None, ("die", 4)),
    Scored(1, 4, ("guest", 65)),
    TurnBegan(2, 0, 4),
]


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, english: None) -> MainWindow:
    opened = open_window(tmp_path, seed=8, kinds=("human", "random"))
    qtbot.addWidget(opened)
    opened.session.set_paused(True)
    QApplication.processEvents()
    return opened


def heard(window: MainWindow, degree: str) -> list[str]:
    window.session.settings.announcements = degree
    told: list[str] = []
    announcer = window.table_page.announcer
    assert announcer is not None
    announcer.said.connect(told.append)
    window.session.eventsHappened.emit(EVENTS)
    window.session.eventsHappened.emit([Scored(0, 2, ("guest", 65))])
    return told


def test_a_line_for_a_turn_of_the_others_and_what_the_own_move_brought(window: MainWindow) -> None:
    turn, own = heard(window, "turns")
    assert turn == ("It is Ben’s turn. Ben: +4 VP, +3 krones, +2 Emperor steps. It is your turn.")
    assert own == "Anna scores 2 VP: Knight of the Empire."


def test_everything_sentence_by_sentence(window: MainWindow) -> None:
    first, own = heard(window, "all")
    assert "Ben gets 3 krones: die showing 4." in first
    assert "Ben scores 4 VP: Knight of the Empire." in first
    assert first.endswith("number 4: it is Anna’s turn. It is your turn.")
    assert own == "Anna scores 2 VP: Knight of the Empire."


def test_nothing_where_nothing_is_wanted(window: MainWindow) -> None:
    assert heard(window, "none") == []


def test_a_roll_concerns_everybody(window: MainWindow) -> None:
    told: list[str] = []
    announcer = window.table_page.announcer
    assert announcer is not None
    announcer.said.connect(told.append)
    window.session.eventsHappened.emit([Rolled(2, (0, 2, 1, 1, 2, 2, 2), 0)])
    assert told == ["Round 2: the dice show 1, 1, 2, 3, 4, 4, 5, 5, 6 and 6."]
