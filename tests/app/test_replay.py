"""A recorded game looked at: what each way to move through it shows, and what it tells."""

from __future__ import annotations

import pytest

from gah_desktop.app.meta import Meta
from gah_desktop.app.replay import Replay
from gah_desktop.engine import Setup
from gah_desktop.engine.views import EVERYONE
from gah_desktop.models import HandModel, LogModel
from gah_desktop.record import Loaded
from tests.app.test_history import TWO
from tests.record.playing import played

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


def unfinished(*kinds: str, finished: str = "") -> Replay:
    journal = played(Setup(players=len(kinds), seed=5010, kinds=kinds, deal="draft"), 60)
    return Replay(Loaded(journal, Meta("x", finished=finished).to_dict()))


def shown(replay: Replay) -> list[tuple[bool, str]]:
    """From each seat: whether its hand is open, and what the log says of its first card."""
    replay.go_to(replay.length)
    log, found = LogModel(replay), list[tuple[bool, str]]()
    for seat in range(replay.setup.players):
        replay.look_as(seat)
        texts = [str(log.index(row, 0).data()) for row in range(log.rowCount())]
        own = next(text for text in texts if f"Player {seat + 1} keeps" in text)
        found.append((replay.shows_hand(seat), own.partition("keeps ")[2]))
    return found


SECRET = "a staff card and passes the rest on."


def test_no_hand_of_an_unfinished_game_of_several_people_is_open() -> None:
    replay = unfinished("human", "human", "heuristic")
    assert shown(replay) == [(False, SECRET)] * 3
    assert replay.reader == EVERYONE
    for seat in range(3):
        replay.look_as(seat)
        hand = HandModel(replay)
        assert hand.rowCount() > 0
        assert {hand.index(row, 0).data() for row in range(hand.rowCount())} == {""}


def test_in_an_unfinished_game_against_bots_the_own_hand_alone_is_open() -> None:
    replay = unfinished("heuristic", "human", "heuristic")
    assert (replay.viewer, replay.reader) == (1, 1)
    (_, one), (open, own), (_, other) = shown(replay)
    assert (one, open, other) == (SECRET, True, SECRET)
    assert own != SECRET


def test_every_hand_of_a_game_that_has_ended_is_open() -> None:
    """Also if it can be played again only in part."""
    replay = unfinished("human", "human", finished="2026-03-01T20:00:00+01:00")
    assert all(open and own != SECRET for open, own in shown(replay))
