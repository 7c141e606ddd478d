"""What only the cards of this module do, apart from sending: dancers counted and taken, champagne lost."""

from __future__ import annotations

from typing import NamedTuple

from gah_desktop.engine import changes
from gah_desktop.engine.actions import Action
from gah_desktop.engine.decisions.base import Decision, comes_first
from gah_desktop.engine.events import Acted, DancersGone, Gained, Source
from gah_desktop.engine.items import KINDS
from gah_desktop.engine.module import EffectRule, PenaltyRule
from gah_desktop.engine.reasons import Code, Reason, reason
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.engine.tables import Effect
from gah_desktop.modules.ballrooms.rules.facts import CHAMPAGNE, PLACES, ballroom_of, name_of, place_of
from gah_desktop.modules.ballrooms.rules.house import house_of, seat_on


class RemoveDancer(NamedTuple):
    """One dancer leaves the game; rows as in `SendDancer`, spaces from the left from 1."""

    ballroom: str
    row: int
    space: int
    kind: str = "remove_dancer"


class RemovingDancers(NamedTuple):
    """So many more out of a ballroom."""

    seat: int
    source: Source
    left: int
    which: int
    kind: str = "remove_dancer"


def _options(s: GameState, f: RemovingDancers) -> list[Action]:
    if not f.left:
        return []
    house = house_of(s)
    return [
        RemoveDancer(*name_of(place), index + 1)
        for place in PLACES
        if ballroom_of(place) == f.which
        for index, space in enumerate(house.spaces[place])
        if seat_on(space) == f.seat
    ]


def _resolve(s: GameState, f: RemovingDancers, action: RemoveDancer) -> None:
    s.stack[-1] = f._replace(left=f.left - 1)
    house_of(s).remove(f.seat, place_of(action.ballroom, action.row), action.space - 1)
    if s.sink is not None:
        details = {"ballroom": action.ballroom, "row": action.row or None, "space": action.space}
        s.sink.append(Acted(f.seat, "remove_dancer", details, f.source))
        s.sink.append(DancersGone(f.seat, 1, f.source))


def _why(s: GameState, f: RemovingDancers, action: Action) -> Reason:
    return reason(Code.NO_DANCER_THERE) if isinstance(action, RemoveDancer) else comes_first(f)


REMOVE = Decision(_options, _resolve, _why)


def _remove(s: GameState, p: PlayerState, e: Effect, source: Source) -> None:
    s.stack.append(RemovingDancers(p.seat, source, e.amount, house_of(s).next_scored(s)))


def _there(s: GameState, p: PlayerState, e: Effect) -> bool:
    house = house_of(s)
    return sum(house.rows(p.seat, house.next_scored(s))) >= e.amount


def _lose_champagne(s: GameState, p: PlayerState, e: Effect, source: Source) -> None:
    p.kitchen[CHAMPAGNE] -= e.amount
    if s.sink is not None:
        lost = tuple(-e.amount if kind == CHAMPAGNE else 0 for kind in KINDS)
        s.sink.append(Gained(p.seat, 0, 0, lost, source))


def _per_dancer(s: GameState, p: PlayerState, e: Effect, source: Source) -> None:
    changes.score(s, p, e.amount * house_of(s).in_ballrooms(p.seat), source)


def _has_dancers(s: GameState, p: PlayerState, e: Effect) -> bool:
    return house_of(s).in_ballrooms(p.seat) > 0


PENALTIES = {
    "lose_champagne": PenaltyRule(_lose_champagne, lambda s, p, e: p.kitchen[CHAMPAGNE] >= e.amount),
    "remove_dancer_from_scored_ballroom": PenaltyRule(_remove, _there),
}
EFFECTS: dict[str, EffectRule] = {"gain_vp_per_dancer": EffectRule(_per_dancer, _has_dancers)}
