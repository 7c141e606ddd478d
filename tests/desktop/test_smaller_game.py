"""After a game of four comes one of two: nothing that the window remembers asks for seats that are gone."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gah_desktop.app.meta import Meta
from gah_desktop.app.replay import Replay
from gah_desktop.engine import Setup
from gah_desktop.engine.events import SETUP, Gained, Rolled, TurnBegan
from gah_desktop.widgets.main_window import MainWindow
from gah_desktop.widgets.pages.emperor import EmperorPage
from tests.desktop.pages_helpers import loaded, played, told
from tests.desktop.table_hands import open_window
from tests.desktop.test_pages_emperor import after_visit
from tests.helpers.languages import english as english

TWO = Setup(players=2, seed=5, names=("Anna", "Ben"), kinds=("human", "human"))


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, english: None) -> MainWindow:
    opened = open_window(tmp_path, seed=8, players=4)
    qtbot.addWidget(opened)
    return opened


def test_what_a_seat_that_is_gone_has_done_is_not_announced_any_more(window: MainWindow) -> None:
    window.session.settings.announcements = "turns"
    announcer = window.table_page.announcer
    assert announcer is not None
    window.session.eventsHappened.emit([TurnBegan(1, 3, 4), Gained(3, 2, 0, None, ("die", 4))])
    window.start_game(TWO, Meta.new())
    said: list[str] = []
    announcer.said.connect(said.append)
    window.session.eventsHappened.emit([Gained(0, 1, 0, None, SETUP), Rolled(1, (2, 2, 2, 2, 1, 1), 0)])
    assert said == ["Round 1: the dice show 1, 1, 2, 2, 3, 3, 4, 4, 5 and 6."]


def test_the_emperor_s_page_forgets_its_visit(window: MainWindow) -> None:
    session, page = window.session, window.page("emperor")
    assert isinstance(page, EmperorPage)
    replay = Replay(loaded(4, seed=11))
    after_visit(replay, 3)
    session.open_text(played(4, 11, replay.position))
    session.set_paused(True)
    page.show_visit(session, [])
    window.show_page("emperor")
    assert "David" in told(page)
    window.start_game(TWO, Meta.new())
    page.retranslate()
    page.restyle()
