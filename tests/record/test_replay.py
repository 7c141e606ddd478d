"""Stepping through a recorded game: every position, every turn."""

from __future__ import annotations

import pytest

from gah_desktop.engine import Setup
from gah_desktop.engine.events import TurnBegan
from gah_desktop.record import Recording
from tests.record.playing import SETUPS, SOLO_SETUPS, name_of, played


@pytest.mark.parametrize("setup", (SETUPS[1], SETUPS[3], SOLO_SETUPS[0]), ids=name_of)
def test_positions_and_turns(setup: Setup) -> None:
    journal = played(setup)
    replay = Recording(journal)
    assert replay.length == len(journal.entries)
    assert replay.events_of(0) == journal.opening
    told = [event for n in range(replay.length + 1) for event in replay.events_of(n)]
    assert told == journal.events
    assert len(replay.turns) == sum(isinstance(event, TurnBegan) for event in told)
    assert {turn.round for turn in replay.turns} == set(range(1, 8))
    for turn in replay.turns:
        assert any(
            isinstance(event, TurnBegan) and event.seat == turn.seat
            for event in replay.events_of(turn.position)
        )
    game = replay.game_at(replay.length)
    assert game.over and game.hash() == journal.game.hash()
    assert replay.game_at(0).hash() == journal.game_at(0).hash()


def test_walking_by_turns_reaches_both_ends() -> None:
    replay = Recording(played(SETUPS[0]))
    assert replay.turn_at(0) is None
    position, visited = 0, []
    while position < replay.length:
        position = replay.next_turn(position)
        visited.append(position)
    assert visited == sorted({*(turn.position for turn in replay.turns), replay.length} - {0})
    while position:
        position = replay.previous_turn(position)
    last = replay.turn_at(replay.length)
    assert last is not None and last == replay.turns[-1]


def test_undone_steps_are_not_part_of_it() -> None:
    journal = played(SETUPS[0], 50)
    journal.go_to(30)
    replay = Recording(journal)
    assert replay.length == 30
    for position in (-1, 31):
        with pytest.raises(IndexError):
            replay.game_at(position)
        with pytest.raises(IndexError):
            replay.events_of(position)


def test_the_journal_stays_where_it_is() -> None:
    journal = played(SETUPS[0], 50)
    before = journal.game.hash()
    game = Recording(journal).game_at(10)
    game.apply(game.legal_actions()[0])
    assert journal.game.hash() == before and journal.position == 50


def test_from_each_position_to_the_turns_beside_it() -> None:
    replay = Recording(played(SETUPS[0], 60))
    starts = [turn.position for turn in replay.turns]
    assert len(starts) > 4
    for position in range(replay.length + 1):
        assert replay.next_turn(position) == min([p for p in starts if p > position], default=replay.length)
        assert replay.previous_turn(position) == max([p for p in starts if p < position], default=0)
        turn = replay.turn_at(position)
        assert (0 if turn is None else turn.position) == max([p for p in starts if p <= position], default=0)
