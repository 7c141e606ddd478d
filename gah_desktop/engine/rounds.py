"""Rounds and the order of turns: rolling, whose turn it is, passing and re-rolls, the end of a round."""

from __future__ import annotations

from gah_desktop.engine import emperor, scoring
from gah_desktop.engine.chance import roll
from gah_desktop.engine.events import Passed, Rolled, RoundEnded, TurnBegan
from gah_desktop.engine.state import GameState

LAST_ROUND = 7


def seats_from_first(s: GameState) -> list[int]:
    number = s.setup.players
    return [(s.first + i) % number for i in range(number)]


def start_round(s: GameState) -> None:
    """All dice come back and are rolled; tiles have passed on, cards are fresh."""
    number = s.setup.players
    if s.round:
        s.first = (s.first + 1) % number
    s.round += 1
    s.phase = "round"
    s.dustbin = 0
    for p in s.players:
        place = (p.seat - s.first) % number + 1
        p.numbers = (place, 2 * number + 1 - place)
        p.passed = False
        p.used = 0
    if s.solo is not None:
        s.solo.round_started(s)
    _roll(s, s.t.catalog.tracks.dice[number])
    next_turn(s)


def _roll(s: GameState, number: int) -> None:
    assert s.chance is not None
    s.dice = roll(s.chance, number)
    if s.sink is not None:
        s.sink.append(Rolled(s.round, tuple(s.dice[1:]), s.dustbin))


def end_turn(s: GameState) -> None:
    if s.bonus_turns:  # first edition: E. Gizia's extra turn follows this one
        s.bonus_turns -= 1
        _begin_turn(s, s.seat, extra=True)
    else:
        next_turn(s)


def next_turn(s: GameState) -> None:
    """The lowest uncovered number among those who have not passed; solo opponents play at once."""
    while True:
        waiting = [p for p in s.players if p.numbers]
        if not waiting or not any(s.dice):
            end_round(s)
            return
        ready = [p for p in waiting if not p.passed]
        if not ready:
            if not _reroll(s):
                end_round(s)
                return
            continue
        seat = min(ready, key=lambda p: p.numbers[0]).seat
        _begin_turn(s, seat)
        if s.solo is None or not s.solo.plays(seat):
            return
        s.solo.play_turn(s)


def _begin_turn(s: GameState, seat: int, extra: bool = False) -> None:
    """An extra turn belongs to no number of the tile: it is told as number 0."""
    s.seat = seat
    s.guest_taken = s.die_taken = s.acted = False
    s.extra_turn = extra
    if s.solo is not None:
        s.solo.turn_began()
    if s.sink is not None:
        s.sink.append(TurnBegan(s.round, seat, 0 if extra else s.players[seat].numbers[0]))


def _reroll(s: GameState) -> bool:
    """Everyone left has passed: one die to the dustbin, the others again. False if none is left."""
    left = sum(s.dice) - 1
    s.dustbin += 1
    if s.sink is not None:
        s.sink.append(Passed(s.round))
    s.dice = [0] * 7
    if not left:
        return False
    for p in s.players:
        p.passed = False
    _roll(s, left)
    return True


def end_round(s: GameState) -> None:
    if s.sink is not None:
        s.sink.append(RoundEnded(s.round))
    if s.round in s.t.retreat:
        s.phase = "emperor"
        s.stack.append(emperor.frame(seats_from_first(s)))
    else:
        start_round(s)


def after_emperor(s: GameState) -> None:
    if s.round == LAST_ROUND:
        scoring.final(s)
    else:
        start_round(s)
