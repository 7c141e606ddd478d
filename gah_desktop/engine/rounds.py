"""Rounds and the order of turns: rolling, whose turn it is, passing and re-rolls, the end of a round."""

from __future__ import annotations

from gah_desktop.engine import scoring
from gah_desktop.engine.chance import roll
from gah_desktop.engine.events import TURN, Passed, Rolled, RoundEnded, TurnBegan
from gah_desktop.engine.pending import Visits
from gah_desktop.engine.seats import seats_from_first
from gah_desktop.engine.state import GameState


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
        p.guest_with = 0
    for i in s.hooks.round_started:
        s.modules[i].round_started(s)
    _roll(s, s.t.catalog.tracks.dice[number])
    next_turn(s)


def _roll(s: GameState, number: int) -> None:
    assert s.chance is not None
    colored = [face for i in s.hooks.roll_colored for face in s.modules[i].roll_colored(s)]
    s.dice = roll(s.chance, number - sum(face > 0 for face in colored))
    for face in filter(None, colored):
        s.dice[face] += 1
    if s.sink is not None:
        s.sink.append(Rolled(s.round, tuple(s.dice[1:]), s.dustbin, tuple(colored)))


def end_turn(s: GameState) -> None:
    if s.bonus_turns:  # first edition: E. Gizia's extra turn follows this one
        s.bonus_turns -= 1
        _begin_turn(s, s.seat, extra=True)
    else:
        next_turn(s)


def next_turn(s: GameState) -> None:
    """The lowest uncovered number among those who have not passed; who nobody sits for plays at once."""
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
        for i in s.hooks.play_turn:
            if s.modules[i].play_turn(s, seat):
                break
        else:
            return


def _begin_turn(s: GameState, seat: int, extra: bool = False) -> None:
    """An extra turn belongs to no number of the tile: it is told as number 0."""
    s.seat = seat
    p = s.players[seat]
    s.started = False
    s.guest_taken = not extra and p.guest_with == p.numbers[0]
    s.die_taken = False
    s.extra_turn = extra
    for i in s.hooks.turn_began:
        s.modules[i].turn_began(s)
    if s.sink is not None:
        s.sink.append(TurnBegan(s.round, seat, 0 if extra else p.numbers[0]))


def _reroll(s: GameState) -> bool:
    """Everyone left has passed: one die to the dustbin, the others again. False if none is left."""
    left = sum(s.dice) - 1
    s.dustbin += 1
    for i in s.hooks.dustbin_filled:
        s.modules[i].dustbin_filled(s)
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
    for i in s.hooks.round_ended:
        s.modules[i].round_ended(s)
    if s.round in s.t.retreat:
        s.phase = "emperor"
        s.stack.append(Visits(-1, TURN, tuple(seats_from_first(s))))
    else:
        start_round(s)


def after_emperor(s: GameState) -> None:
    if s.round == s.t.last_round:
        scoring.final(s)
    else:
        start_round(s)
