"""The Kozi Palace: before an action space is used, a die of a neighbouring one may be turned onto it.

Moving a die and using the space are one choice. The price of the space is that of the moment before the move.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from gah_desktop.engine.actions import Action, ExtraAction, TakeDie
from gah_desktop.engine.decisions import dice
from gah_desktop.engine.decisions.base import Decision, TurnAction, comes_first
from gah_desktop.engine.events import TURN, Acted, Source
from gah_desktop.engine.reasons import Code, Reason, reason
from gah_desktop.engine.spaces import FACES, space_price
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.modules.hotels.rules.owners import entrance_of_seat

WHITE = "white"


class MoveDie(NamedTuple):
    """From one action space to the one beside it; with celebrities, dice have colours."""

    start: int
    to: int
    color: str = ""
    kind: str = "move_die"


class DieMoved(NamedTuple):
    """The space with this die is used now for the agreed price: a die is taken from it, or not (`taken`)."""

    seat: int
    source: Source
    face: int
    taken: bool
    price: int = 0
    kind: str = "die_moved"


@cache
def _move(start: int, to: int, color: str) -> MoveDie:
    return MoveDie(start, to, color)


def may(s: GameState, p: PlayerState) -> bool:
    entrance = entrance_of_seat(s, p.seat)
    return entrance is not None and entrance.printed.moves_die


def options(s: GameState, p: PlayerState, taken: bool) -> list[Action]:
    """The moves after which the space could be paid for; 1 and 6 are no neighbours."""
    if not may(s, p):
        return []
    payable = [face for face in FACES if _price(s, p, face, taken) <= p.krones]
    return [
        _move(start, to, color)
        for to in payable
        for start in starts(s, to)
        for color in dice.colors_on(s, start)
    ]


def starts(s: GameState, to: int) -> list[int]:
    """The neighbouring spaces with dice."""
    return [start for start in (to - 1, to + 1) if start in FACES and s.dice[start]]


def _price(s: GameState, p: PlayerState, face: int, taken: bool) -> int:
    if not taken:
        return space_price(s, p, face)
    return dice.price(s, p, TakeDie(face, 1 if face == 6 else face))


def move(s: GameState, p: PlayerState, action: MoveDie, source: Source, taken: bool) -> None:
    start, to, color, _ = action
    agreed = _price(s, p, to, taken)
    s.dice[start] -= 1
    s.dice[to] += 1
    for i in s.hooks.die_moved:
        s.modules[i].die_moved(s, start, to, color)
    if s.sink is not None:
        details = {"from": start, "to": to, "color": color or WHITE}
        s.sink.append(Acted(p.seat, "move_die", details, source))
    s.stack.append(DieMoved(p.seat, source, to, taken, agreed))


def _options(s: GameState, f: DieMoved) -> list[Action]:
    if f.taken:
        return list(dice.takeable_for(s, s.players[f.seat], f.face, f.price))
    return [ExtraAction(f.face, action) for action in dice.stands_for(f.face)]


def _resolve(s: GameState, f: DieMoved, action: Action) -> None:
    s.stack.pop()
    p = s.players[f.seat]
    if isinstance(action, TakeDie):
        dice.take(s, p, action, f.price)
    else:
        assert isinstance(action, ExtraAction)
        dice.use_space(s, p, action, f.source, f.price)


def _why(s: GameState, f: DieMoved, action: Action) -> Reason:
    p = s.players[f.seat]
    if not isinstance(action, TakeDie if f.taken else ExtraAction):
        return comes_first(f)
    if action.face != f.face:
        return reason(Code.MOVED_DIE_FIRST, face=f.face)
    if isinstance(action, TakeDie):
        return dice.why_not_take(s, p, action, f.price)
    assert isinstance(action, ExtraAction)
    return dice.why_not_space(s, p, action)


# In a turn


def _turn_options(s: GameState, p: PlayerState) -> list[Action]:
    return options(s, p, True)


def _turn_move(s: GameState, p: PlayerState, action: MoveDie) -> None:
    move(s, p, action, TURN, True)


def _turn_why(s: GameState, p: PlayerState, action: MoveDie) -> Reason:
    if not may(s, p):
        return reason(Code.NOT_THIS_ENTRANCE)
    if s.die_taken:
        return reason(Code.DIE_TAKEN)
    return why_not(s, p, action, True)


def why_not(s: GameState, p: PlayerState, action: MoveDie, taken: bool) -> Reason:
    start, to = action.start, action.to
    if start not in FACES or to not in FACES or abs(start - to) != 1:
        return reason(Code.NO_NEIGHBORS)
    if not s.dice[start]:
        return reason(Code.NO_DIE, face=start)
    if action.color not in dice.colors_on(s, start):
        return reason(Code.NO_DIE_OF_COLOR, face=start)
    return reason(Code.TOO_EXPENSIVE, cost=_price(s, p, to, taken), krones=p.krones)


DIE_MOVED = Decision(_options, _resolve, _why)
MOVE_IN_TURN = TurnAction(MoveDie, _turn_options, _turn_move, _turn_why, before_die=True)
