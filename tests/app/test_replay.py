"""A recorded game looked at: what each way to move through it shows, and what it tells."""

from __future__ import annotations

import pytest

from gah_desktop.app.meta import Meta
from gah_desktop.app.replay import Replay
from gah_desktop.record import Loaded
from tests.app.test_history import TWO

NAMED = ("eventsHappened", "stateReset", "stateChanged", "decisionChanged", "positionChanged")
MOVED = ["stateChanged", "decisionChanged", "positionChanged"]


@pytest.fixture
def replay() -> Replay:
    return Replay(Loaded(TWO, Meta("x").to_dict()))


def told_by(replay: Replay) -> list[str]:
    told: list[str] = []
    for name in NAMED:
        getattr(replay, name).connect(lambda *_, name=name: told.append(name))
    return told


def at(replay: Replay) -> int:
    """The position, after a look at whether all that is shown is of it."""
    position = replay.position
    assert replay.game.hash() == TWO.game_at(position).hash()
    entries = TWO.entries[:position]
    assert list(replay.events) == [*TWO.opening, *(event for entry in entries for event in entry.events)]
    return position


def test_it_begins_with_the_deal(replay: Replay) -> None:
    assert (at(replay), replay.length, replay.viewer) == (0, len(TWO.entries), 0)
    assert (replay.turn, replay.has_game, replay.over) == (None, True, False)
    assert (replay.options, replay.may_act) == ((), False)
    assert replay.colours == (0, 1)


def test_a_step_is_told_before_it_is_shown(replay: Replay) -> None:
    told, places, events = told_by(replay), list[int](), list[object]()
    replay.positionChanged.connect(places.append)
    replay.eventsHappened.connect(events.extend)
    replay.step()
    assert told == ["eventsHappened", *MOVED]
    assert (at(replay), places, events) == (1, [1], list(TWO.entries[0].events))


def test_any_other_moment_is_told_as_a_reset(replay: Replay) -> None:
    told, places = told_by(replay), list[int]()
    replay.positionChanged.connect(places.append)
    replay.go_to(30)
    assert (at(replay), told) == (30, ["stateReset", *MOVED])
    replay.step_back()
    assert (at(replay), places) == (29, [30, 29])
    replay.step()
    assert at(replay) == 30


def test_nothing_is_told_when_nothing_moves(replay: Replay) -> None:
    told = told_by(replay)
    replay.go_to(0)
    replay.step_back()
    replay.go_to(-5)
    replay.previous_turn()
    replay.look_as(0)
    assert (at(replay), told) == (0, [])


def test_there_is_nothing_after_the_end(replay: Replay) -> None:
    replay.go_to(replay.length + 9)
    assert (at(replay), replay.over) == (replay.length, True)
    told = told_by(replay)
    replay.step()
    replay.next_turn()
    assert (at(replay), told) == (replay.length, [])
    assert replay.turn == replay.turns[-1]


def test_turn_by_turn(replay: Replay) -> None:
    first, second = replay.turns[:2]
    replay.next_turn()
    assert (at(replay), replay.turn) == (first.position, first)
    replay.next_turn()
    assert (at(replay), replay.turn) == (second.position, second)
    replay.step()
    replay.previous_turn()
    assert at(replay) == second.position
    replay.previous_turn()
    assert at(replay) == first.position
    replay.step_back()
    assert replay.turn is None
    replay.previous_turn()
    assert at(replay) == 0


def test_the_hand_of_the_seat_one_looks_from_is_open(replay: Replay) -> None:
    told = told_by(replay)
    replay.look_as(1)
    assert (replay.viewer, replay.shows_hand(1), replay.shows_hand(0)) == (1, True, False)
    assert told == ["stateChanged", "decisionChanged"]
