"""The digest that files of format 1 hold: of a state as it lay in memory. That layout stays as it is."""

from __future__ import annotations

import hashlib
from typing import Any, NamedTuple

from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.modules.solo.rules import entrance_of, opponent_of


class Effect(NamedTuple):
    kind: str
    amount: int
    discount: int
    max_floor: int
    items: tuple[int, ...]


class Part(NamedTuple):
    sort: str
    effect: Effect
    source: tuple[str, int | str]


class Score(NamedTuple):
    seat: int
    game: int
    staff: tuple[tuple[int, int], ...]
    rooms: tuple[int, ...]
    krones: int
    items: int
    cafe: int
    total: int
    tie: int


# pending decisions that had no source, as their last field or at all
_WITHOUT_SOURCE = {"begin", "choose_guest", "draft", "keep_staff", "emperor", "penalty", "take_penalty"}


def digests(s: GameState) -> frozenset[str]:
    """The digests that a file of format 1 may hold for this state.

    They told whether anything had been done in the turn, which is not known any more: either will do.
    """
    return frozenset(hashlib.sha256(repr(_layout(s, acted)).encode()).hexdigest() for acted in (False, True))


def _layout(s: GameState, acted: bool) -> tuple[Any, ...]:
    return (
        tuple(_player(p) for p in s.players),
        _solo(s),
        s.phase,
        s.round,
        s.first,
        tuple(s.dice),
        s.dustbin,
        tuple(s.queue),
        tuple(s.guest_deck),
        tuple(s.guest_discard),
        tuple(s.staff_deck),
        tuple(map(tuple, s.packs)),
        tuple(s.gone),
        s.objectives,
        s.emperor,
        s.seat,
        s.guest_taken,
        s.die_taken,
        acted,
        s.extra,
        s.extra_turn,
        s.bonus_turns,
        tuple(map(_pending, s.stack)),
        None if s.chance is None else s.chance.key(),
        s.over,
        tuple(map(_score, s.scores)),
    )


def _player(p: PlayerState) -> tuple[Any, ...]:
    return (
        p.board,
        p.bonus,
        tuple(p.cafe),
        p.claimed,
        p.emperor,
        tuple(p.hand),
        p.has,
        tuple(p.kitchen[:4]),
        p.krones,
        tuple(p.needs),
        p.numbers,
        p.occupied,
        p.passed,
        p.seat,
        tuple(p.staff),
        p.used,
        p.vacant,
        p.vp,
    )


def _solo(s: GameState) -> tuple[Any, ...] | None:
    own, entrance = opponent_of(s), entrance_of(s)
    if own is None:
        return None
    kept = () if entrance is None else tuple(_kept(entrance, name) for name in _ENTRANCES[entrance.name])
    return own.deck, own.pile, own.turned, own.markers, own.entrance, kept


def _kept(entrance: object, name: str) -> Any:
    value = getattr(entrance, name)
    return value[:4] if name == "pool" else value


_ENTRANCES = {
    "hautel": ("spaces", "pool", "reserved"),
    "stars": ("tokens",),
    "sushi": ("rooms", "guests"),
    "toll": ("tokens", "waived"),
}


def _pending(f: Any) -> tuple[Any, ...]:
    seat, source, *rest, kind = f
    match kind:
        case "items":
            rest[1] = rest[1][0]
        case "place":
            rest[0] = rest[0][:4]
        case "occupy" | "items_of_choice" | "take_guest" | "split":
            rest = rest[:1]
        case "benefits":
            parts, begun = rest[:2]
            rest = [
                tuple(part and Part(part.sort, _effect(part.effect), part.source) for part in parts),
                begun,
            ]
    return (kind, seat, *rest) if kind in _WITHOUT_SOURCE else (kind, seat, *rest, source)


def _effect(e: Any) -> Effect:
    return Effect(e.kind, e.amount, e.discount, e.max_floor, e.items[:4])


def _score(score: Any) -> Score:
    vp = {line.name: line.vp for line in score.lines}
    parts = {line.name: line.parts for line in score.lines}
    floors = tuple(points for _, points in parts["rooms"])
    numbers = (vp["krones"], vp["items"], vp["cafe"], score.total, score.tie)
    return Score(score.seat, score.game, parts["end_staff"], floors, *numbers)
