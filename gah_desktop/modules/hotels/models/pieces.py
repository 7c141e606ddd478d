"""What lies beside an entrance, or follows from it, as it stands now: read off the game. No rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from gah_desktop.catalog.basics import ROOM_COLORS
from gah_desktop.catalog.models import Entrance
from gah_desktop.engine import objectives
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.modules.hotels.rules.owners import owners_of

Key = tuple[str, int | str]
SUMS = ((7,), (6, 8), (5, 9), (4, 10), (3, 11), (2, 12))  # of two dice: those that bring the same
FACES = range(1, 7)


class TokenFacts(NamedTuple):
    """One of the Dove."""

    key: Key
    number: int
    there: bool
    half: int  # what counts now: 0 for a column, 1 for a floor; -1: none is being taken


class TileFacts(NamedTuple):
    """An own Emperor tile of the Grand Wray."""

    key: Key
    tile: str
    steps: int
    within_reach: bool


class GoalFacts(NamedTuple):
    """A personal objective of Ninas Melange."""

    key: Key
    objective: str
    progress: str  # "3/6"
    points: int  # if it is claimed in this round
    met: bool
    claimed: bool


class SumFacts(NamedTuple):
    """What a sum of both dice brings: Corogari."""

    key: Key
    sums: tuple[int, ...]
    entrance: int
    first: int  # the face of the first die, 0 before it
    second: tuple[int, ...]  # faces of a second die that would bring it


class GuestsFacts(NamedTuple):
    """The guests completed in this round: Kaufman."""

    key: Key
    guests: tuple[int, ...]
    vp: int  # what they score at its end
    more: int  # how many more would score more; 0: that is all there is
    next_vp: int


class GroupFacts(NamedTuple):
    """What the first room of a group brings: Stroup."""

    key: Key
    entrance: int
    color: str
    opened: int  # groups of this colour that have brought it
    groups: int


class BonusFacts(NamedTuple):
    """Occupancy bonuses of one's own: Chateau Paulwei."""

    key: Key
    color: str
    unit: str
    by_size: tuple[int, ...]


class RuleFacts(NamedTuple):
    """What an entrance allows, where nothing lies beside it."""

    key: Key
    entrance: int


Piece = TokenFacts | TileFacts | GoalFacts | SumFacts | GuestsFacts | GroupFacts | BonusFacts | RuleFacts


def pieces_of(s: GameState, p: PlayerState) -> list[Piece]:
    """Of the entrance of a player; nothing before it is gained."""
    entrance = owners_of(s).of(s, p.seat)
    if entrance is None:
        return []
    found = list(_pieces(s, p, entrance.printed))
    return found or [RuleFacts(("rule", entrance.printed.id), entrance.printed.id)]


def is_left(piece: Piece) -> bool:
    """Neither taken nor claimed."""
    match piece:
        case TokenFacts():
            return piece.there
        case GoalFacts():
            return not piece.claimed
    return True


def _pieces(s: GameState, p: PlayerState, printed: Entrance) -> Iterator[Piece]:
    if printed.occupancy_bonus:
        for color, bonus in printed.occupancy_bonus.items():
            yield BonusFacts(("bonus", color), color, bonus.unit, tuple(bonus.by_size))
    if printed.second_die_bonus:
        yield from _sums(s, p, printed.id)
    if printed.tokens:
        yield from _tokens(s, p, len(printed.tokens))
    if printed.guests_vp:
        yield _guests(s, dict(printed.guests_vp))
    if printed.own_objectives_vp:
        yield from _goals(s, p, printed.own_objectives_vp)
    if printed.group_opened:
        yield from _groups(s, p, printed.id)
    if printed.tile_steps:
        yield from _tiles(s, p, {str(letter): steps for letter, steps in printed.tile_steps.items()})


def _sums(s: GameState, p: PlayerState, entrance: int) -> Iterator[Piece]:
    first = owners_of(s).first_die if len(p.numbers) == 1 else 0
    for sums in SUMS:
        second = tuple(face for face in FACES if first + face in sums) if first else ()
        yield SumFacts(("sum", sums[0]), sums, entrance, first, second)


def _tokens(s: GameState, p: PlayerState, number: int) -> Iterator[Piece]:
    there, asked = owners_of(s).tokens, s.stack[-1] if s.stack else None
    half: Any = getattr(asked, "half", -1) if asked is not None and asked.kind == "take_token" else -1
    for token in range(1, number + 1):
        yield TokenFacts(("token", token), token, token in there, half if token in there else -1)


def _guests(s: GameState, table: dict[int, int]) -> Piece:
    guests = owners_of(s).completed
    vp = max((vp for least, vp in table.items() if len(guests) >= least), default=0)
    more = min((least for least in table if least > len(guests)), default=0)
    return GuestsFacts(
        ("guests", 0), guests, vp, more - len(guests) if more else 0, table[more] if more else vp
    )


def _goals(s: GameState, p: PlayerState, by_round: tuple[int, ...]) -> Iterator[Piece]:
    own = owners_of(s)
    points = by_round[max(1, min(s.round, len(by_round))) - 1]
    for name in sorted((*own.own_objectives, *own.claimed)):
        card = s.t.objective_ids.index(name)
        told = "/".join(map(str, objectives.progress_of(s, p, card)))
        claimed = name in own.claimed
        yield GoalFacts(("goal", name), name, told, points, objectives.holds(s, p, card), claimed)


def _groups(s: GameState, p: PlayerState, entrance: int) -> Iterator[Piece]:
    opened, board = owners_of(s).opened_groups, s.t.boards[p.board]
    for color, name in enumerate(ROOM_COLORS):
        groups = [group for group, (of, _) in enumerate(board.bonus) if of == color]
        done = sum(opened >> group & 1 for group in groups)
        yield GroupFacts(("group", name), entrance, name, done, len(groups))


def _tiles(s: GameState, p: PlayerState, steps: dict[str, int]) -> Iterator[Piece]:
    for tile in sorted(owners_of(s).own_tiles):
        back = steps[tile[0]]
        yield TileFacts(("tile", tile), tile, back, back <= p.emperor)
