"""Bots' steps and the pauses between them, by a clock that only goes on in pauses: thinking takes no time."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from gah_desktop.app import pace
from gah_desktop.app.session import Session
from gah_desktop.bots import BEST_BOT
from gah_desktop.engine import Setup
from gah_desktop.engine.events import Acted, Event, TurnBegan
from tests.models.helpers import session


class Clock:
    """Pauses are over at once, and yet they count."""

    def __init__(self) -> None:
        self.now = 0.0

    def start(self, watched: pace.Pace, milliseconds: int) -> None:
        self.now += milliseconds / 1000
        QTimer.singleShot(0, watched, watched.due.emit)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(pace, "perf_counter", lambda: made.now)
    monkeypatch.setattr(pace.Pace, "_start", lambda self, milliseconds: made.start(self, milliseconds))
    return made


class Watcher:
    """Every step that is shown, with the moment."""

    def __init__(self, qtbot: QtBot, game: Session, clock: Clock, setup: Setup) -> None:
        self.steps: list[tuple[float, list[Event]]] = []
        game.eventsHappened.connect(lambda events: self.steps.append((clock.now, events)))
        with qtbot.waitSignal(game.gameOver, timeout=60_000):
            game.new_game(setup)
        game.close()

    def turns(self) -> Iterator[tuple[int, float]]:
        """The seat of each turn and how long it took."""
        seat, began = -1, 0.0
        for now, events in self.steps:
            turn = next((event for event in events if isinstance(event, TurnBegan)), None)
            if turn is not None:
                if seat >= 0:
                    yield seat, now - began
                seat, began = turn.seat, now


def acts(events: list[Event]) -> list[str]:
    return [event.kind for event in events if isinstance(event, Acted)]


def watch(qtbot: QtBot, tmp_path: Path, clock: Clock, players: int, seed: int) -> Watcher:
    game = session(tmp_path, bot_pace="normal")
    return Watcher(qtbot, game, clock, Setup(players=players, seed=seed, kinds=(BEST_BOT,) * players))


@pytest.mark.slow
def test_two_turns_in_a_row_take_six_seconds_at_most(qtbot: QtBot, tmp_path: Path, clock: Clock) -> None:
    # of a dozen games the one with most actions in two turns in a row: 25
    turns = list(watch(qtbot, tmp_path, clock, players=4, seed=8).turns())
    pairs = [one[1] + other[1] for one, other in pairwise(turns) if one[0] == other[0]]
    assert len(pairs) >= 6, "in every round the last is the first to follow"
    assert max(pairs) <= 6.0
    assert min(took for _, took in turns) >= 0.9, "and every turn can be seen"


def test_everything_that_an_action_brings_is_one_step(qtbot: QtBot, tmp_path: Path, clock: Clock) -> None:
    steps = [acts(events) for _, events in watch(qtbot, tmp_path, clock, players=2, seed=3).steps]
    assert any(step[0] == "take_die" and step.count("place") >= 3 for step in steps if step)
    assert any(step[0] == "move_guest" and "collect" in step for step in steps if step)
    assert not any(step[0] in ("place", "choose_items", "end_turn") for step in steps if step)
    assert not any(kind in ("take_die", "move_guest", "use_staff") for step in steps for kind in step[1:])


def test_a_long_turn_hurries(clock: Clock, qtbot: QtBot) -> None:
    shown = pace.Pace()
    pauses = []
    shown.shown(begins=True)
    for _ in range(6):
        before = clock.now
        shown.wait(900)
        pauses.append(round(1000 * (clock.now - before)) - 1)
        shown.shown(begins=False)
    assert pauses == [900, 900, 450, 225, 112, 56]
    assert sum(pauses) < 3 * 900


def test_what_was_spent_thinking_is_no_pause_any_more(clock: Clock, qtbot: QtBot) -> None:
    shown = pace.Pace()
    shown.shown(begins=True)
    clock.now += 0.6
    before = clock.now
    shown.wait(900)
    assert round(1000 * (clock.now - before)) == 301
    shown.shown(begins=True)
    clock.now += 1
    with qtbot.waitSignal(shown.due, timeout=1000):
        shown.wait(900)
