"""What staff cards are worth in hand, when played and in play. It chooses none."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from gah_desktop.bots.evaluate.effects import effect_worth
from gah_desktop.bots.weights import (
    ONCE,
    PER_DIE,
    PER_DIE_OF_KIND,
    PER_VISIT,
    PER_VISIT_OF_KIND,
    ROUND_SHARE,
    Weights,
)
from gah_desktop.engine import hotel
from gah_desktop.engine.state import PlayerState
from gah_desktop.engine.tables import BoardFacts, Tables


class Horizon(NamedTuple):
    """What is still to come: own dice, rounds that begin, visits of the Emperor.

    `rivals` are the end cards that opponents have in play.
    """

    dice: int
    rounds: int
    visits: int
    rivals: tuple[int, ...] = ()


class Rate(NamedTuple):
    """What a card brings whatever the position: per die, per use in a round, per visit, or once."""

    die: float = 0.0
    use: float = 0.0
    visit: float = 0.0
    once: float = 0.0


def rate(t: Tables, card: int, w: Weights) -> Rate:
    """The numbers of a card; one without numbers of its own is judged by what kinds of effects it has."""
    facts = t.staff[card]
    if facts.timing == "end":
        return Rate()
    if card in PER_VISIT:
        return Rate(visit=PER_VISIT[card])
    effects = sum((effect_worth(e, w) for e in facts.effects), 0.0)
    if facts.timing == "once":
        return Rate(once=ONCE.get(card, effects))
    if facts.timing == "round":
        return Rate(use=PER_DIE.get(card, ROUND_SHARE * effects))
    if card in PER_DIE:
        return Rate(die=PER_DIE[card])
    kinds = [e.kind for e in t.catalog.staff[card].effects]
    return Rate(
        die=sum((PER_DIE_OF_KIND[kind] for kind in kinds if kind not in PER_VISIT_OF_KIND), 0.0),
        visit=sum((PER_VISIT_OF_KIND[kind] for kind in kinds if kind in PER_VISIT_OF_KIND), 0.0),
    )


class StaffWorth:
    """The worth of the cards on one board."""

    def __init__(self, t: Tables, board: BoardFacts, w: Weights) -> None:
        self._board = board
        self._end = t.triggers.end
        self._rates = {card: rate(t, card, w) for card in t.staff}

    def in_play(self, p: PlayerState, card: int, to_come: Horizon) -> float:
        """What a card in play will have brought from now to the end."""
        if card in self._end:
            return self.end(p, card, to_come)
        die, use, visit, _ = self._rates[card]
        if use:
            return use * (2 * to_come.rounds + (0 if p.used >> card & 1 else 2))
        return die * to_come.dice + visit * to_come.visits

    def played(self, p: PlayerState, card: int, to_come: Horizon) -> float:
        """What playing a card would bring, the cost apart."""
        return self._rates[card].once or self.in_play(p, card, to_come)

    def end(self, p: PlayerState, card: int, to_come: Horizon) -> float:
        """An end card's VP: what is there now, and what usually still comes."""
        kind, amount, color, most = self._end[card]
        if kind == COPY:
            copied = max((self.end(p, rival, to_come) for rival in to_come.rivals), default=0.0)
            return max(copied, 0.5 * to_come.dice)
        return min(END[kind](p, self._board, to_come, color) * amount, float(most))


# How many of what an end card counts there will be


def _rooms(p: PlayerState, board: BoardFacts, to_come: Horizon, color: int) -> float:
    dice = to_come.dice
    if color < 0:
        return p.occupied.bit_count() + 0.62 * dice
    mask = board.color_mask[color]
    soon = (p.vacant & mask).bit_count() * 0.6 * min(1.0, dice / 6)
    return (p.occupied & mask).bit_count() + soon + 0.13 * dice


def _staff(p: PlayerState, board: BoardFacts, to_come: Horizon, color: int) -> float:
    return len(p.staff) + 0.28 * to_come.dice


def _tiles(p: PlayerState, board: BoardFacts, to_come: Horizon, color: int) -> float:
    return (p.occupied | p.vacant).bit_count() + 0.7 * to_come.dice


def _groups(p: PlayerState, board: BoardFacts, to_come: Horizon, color: int) -> float:
    return hotel.full_groups(p.occupied, board.group_mask) + 0.3 * to_come.dice


def _objectives(p: PlayerState, board: BoardFacts, to_come: Horizon, color: int) -> float:
    return sum(points > 0 for points in p.claimed) + 0.09 * to_come.dice


def _emperor_space(p: PlayerState, board: BoardFacts, to_come: Horizon, color: int) -> float:
    if not to_come.visits:
        return p.emperor
    steps = max(0.0, p.emperor - 7.0 * to_come.visits + 0.7 * to_come.dice)
    return max(steps, 2.0 if to_come.visits > 1 else 0.0)


def _floors(p: PlayerState, board: BoardFacts, to_come: Horizon, color: int) -> float:
    return hotel.full_floors(p.occupied) + 0.06 * to_come.dice


def _columns(p: PlayerState, board: BoardFacts, to_come: Horizon, color: int) -> float:
    return hotel.full_columns(p.occupied) + 0.06 * to_come.dice


def _color_sets(p: PlayerState, board: BoardFacts, to_come: Horizon, color: int) -> float:
    return min((p.occupied & mask).bit_count() for mask in board.color_mask) + 0.15 * to_come.dice


COPY = "end_copy"  # counts what another card does
END: dict[str, Callable[[PlayerState, BoardFacts, Horizon, int], float]] = {
    "end_vp_per_room": _rooms,
    "end_vp_per_staff": _staff,
    "end_vp_per_tile": _tiles,
    "end_vp_per_group": _groups,
    "end_vp_per_objective": _objectives,
    "end_vp_per_emperor_space": _emperor_space,
    "end_vp_per_floor": _floors,
    "end_vp_per_column": _columns,
    "end_vp_per_color_set": _color_sets,
    "end_vp_per_dancer": lambda p, board, to_come, color: 0.33 * to_come.dice,  # beside those there are
}
