"""What a hotel promises: rooms by floor, groups on the way to their bonus, objectives that ask for rooms."""

from __future__ import annotations

from collections.abc import Callable

from gah_desktop.bots.weights import Weights
from gah_desktop.engine.tables import COLUMN, FLOOR, BoardFacts, Tables

# what has to be full, by kind of objective
FULL: dict[str, Callable[[BoardFacts], tuple[int, ...]]] = {
    "full_floors": lambda board: FLOOR,
    "full_columns": lambda board: COLUMN,
    "full_groups": lambda board: board.group_mask,
    "full_colors": lambda board: board.color_mask,
}


class HotelWorth:
    """The worth of the rooms on one board; what was worked out is remembered until it is forgotten."""

    def __init__(self, t: Tables, board: BoardFacts, w: Weights) -> None:
        self._board, self._w = board, w
        self._floor_vp = t.floor_vp
        self._known: dict[tuple[int, int, int, int], float] = {}

    def forget(self) -> None:
        self._known.clear()

    def worth(self, vacant: int, occupied: int, bonus: int, dice: int) -> float:
        """Occupied rooms, vacant ones as far as they will be used, and the groups between."""
        key = (vacant, occupied, bonus, dice)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._worth(vacant, occupied, bonus, dice)
        return known

    def _worth(self, vacant: int, occupied: int, bonus: int, dice: int) -> float:
        w = self._w
        worth = 0.0
        for floor in range(4):
            worth += self._floor_vp[floor] * (occupied & FLOOR[floor]).bit_count()
        move_ins = w.move_ins * dice
        rank = 0
        for floor in (3, 2, 1, 0):  # the good ones are used first
            for _ in range((vacant & FLOOR[floor]).bit_count()):
                use = min(w.vacant_ranks[min(rank, len(w.vacant_ranks) - 1)], max(0.0, move_ins - rank))
                worth += use * (w.vacant + w.vacant_vp * self._floor_vp[floor])
                rank += 1
        for group, mask in enumerate(self._board.group_mask):
            if bonus >> group & 1:
                continue
            size = mask.bit_count()
            done = (occupied & mask).bit_count()
            if size - done > move_ins + 0.5:
                continue
            ready = w.group_vacant * (vacant & mask).bit_count()
            color, amount = self._board.bonus[group]
            per_unit = 1.0 if color == 0 else w.step
            share: float = ((done + ready) / size) ** w.group_power
            worth += share * amount * per_unit * (1 - (size - done) / (move_ins + 2))
        return worth

    def effort(self, kind: str, amount: int, wanted: tuple[int, ...], vacant: int, occupied: int) -> float:
        """The dice it takes to fulfil an objective about occupied rooms."""
        if kind != "occupied":
            fills = [self._fill(mask & ~occupied, vacant) for mask in FULL[kind](self._board)]
            fills.sort()
            return sum(fills[:amount], 0.0)
        w, effort = self._w, 0.0
        for mask, number in zip(self._board.color_mask, wanted, strict=True):
            lacking = number - (occupied & mask).bit_count()
            if lacking > 0:
                ready = min(lacking, (vacant & mask).bit_count())
                effort += ready * w.occupy_effort + (lacking - ready) * w.prepare_effort
        return effort

    def _fill(self, missing: int, vacant: int) -> float:
        """The dice it takes to occupy these rooms."""
        ready = (missing & vacant).bit_count()
        return ready * self._w.occupy_effort + (missing.bit_count() - ready) * self._w.prepare_effort
