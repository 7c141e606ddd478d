"""What answers to a room occupied, with the occupancy bonus: Stroup's groups opened, the Dove's tokens."""

from __future__ import annotations

from typing import NamedTuple

from gah_desktop.engine import effects
from gah_desktop.engine.actions import Action
from gah_desktop.engine.decisions.base import Decision, comes_first
from gah_desktop.engine.decisions.benefits import part_of
from gah_desktop.engine.events import Source, TokenTaken
from gah_desktop.engine.module import EffectRule
from gah_desktop.engine.pending import Part
from gah_desktop.engine.reasons import Code, Reason, reason
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.engine.tables import COLUMN, FLOOR, Effect
from gah_desktop.modules.hotels.rules.facts import facts
from gah_desktop.modules.hotels.rules.owners import Owners, owners_of

SORT = "opening"
TAKE = "take_token"
FOR_COLUMN, FOR_FLOOR = 0, 1  # halves of a token
HALVES = ("column", "floor")
_LINES = (*((mask, FOR_FLOOR) for mask in FLOOR), *((mask, FOR_COLUMN) for mask in COLUMN))


class TakeToken(NamedTuple):
    """One of those left, by its number."""

    token: int
    kind: str = "take_token"


class TakingToken(NamedTuple):
    """A token for a full column or floor, by the half that counts. It is taken at once."""

    seat: int
    source: Source
    half: int
    kind: str = "take_token"


def group_opened(s: GameState, p: PlayerState, own: Owners, index: int) -> list[Part]:
    """The first room of a group, once in the game."""
    entrance = own.of(s, p.seat)
    board = s.t.boards[p.board]
    group = board.group_of[index]
    if entrance is None or not any(entrance.opened) or own.opened_groups >> group & 1:
        return []
    own.opened_groups |= 1 << group
    return [part_of(entrance.opened[board.colors[index]], own.source(p.seat), SORT)]


def line_filled(s: GameState, p: PlayerState, own: Owners, index: int) -> list[Part]:
    """A full floor or column, once each in the game; one room may fill both."""
    entrance = own.of(s, p.seat)
    if entrance is None or not entrance.tokens:
        return []
    found = []
    for bit, (mask, half) in enumerate(_LINES):
        if mask >> index & 1 and p.occupied & mask == mask and not own.filled >> bit & 1:
            own.filled |= 1 << bit
            what = Effect(TAKE, half)
            found.append(Part(SORT, what, own.source(p.seat), 0, (what,)))
    return found


def _begin(s: GameState, p: PlayerState, e: Effect, source: Source) -> None:
    s.stack.append(TakingToken(p.seat, source, e.amount))


def _options(s: GameState, f: TakingToken) -> list[Action]:
    return [TakeToken(token) for token in owners_of(s).tokens]


def _resolve(s: GameState, f: TakingToken, action: TakeToken) -> None:
    s.stack.pop()
    own, p = owners_of(s), s.players[f.seat]
    own.tokens = tuple(token for token in own.tokens if token != action.token)
    if s.sink is not None:
        s.sink.append(TokenTaken(p.seat, action.token, HALVES[f.half], f.source))
    entrance = own.of(s, p.seat)
    assert entrance is not None
    effects.fire(s, p, entrance.tokens[action.token - 1][f.half], f.source)


def _why(s: GameState, f: TakingToken, action: Action) -> Reason:
    return reason(Code.TOKEN_NOT_HERE) if isinstance(action, TakeToken) else comes_first(f)


def all_tokens(s: GameState, entrance: int) -> tuple[int, ...]:
    return tuple(range(1, len(facts(s.t)[entrance].tokens) + 1))


TAKING = Decision(_options, _resolve, _why)
EFFECTS: dict[str, EffectRule] = {
    TAKE: EffectRule(_begin, lambda s, p, e: bool(owners_of(s).tokens), asks=True)
}
