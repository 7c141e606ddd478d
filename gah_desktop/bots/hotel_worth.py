"""What a hotel promises: rooms by floor, groups on the way to their bonus, objectives that ask for rooms."""

from __future__ import annotations

from gah_desktop.bots.weights import Weights
from gah_desktop.engine.tables import COLUMN, FLOOR, BoardFacts, Tables


def rooms_worth(
    t: Tables, board: BoardFacts, w: Weights, vacant: int, occupied: int, bonus: int, dice: int
) -> float:
    """Occupied rooms, vacant ones as far as they will be used, and the groups between."""
    worth = 0.0
    for floor in range(4):
        worth += t.floor_vp[floor] * (occupied & FLOOR[floor]).bit_count()
    move_ins = w.move_ins * dice
    rank = 0
    for floor in (3, 2, 1, 0):  # the good ones are used first
        for _ in range((vacant & FLOOR[floor]).bit_count()):
            use = min(w.vacant_ranks[min(rank, len(w.vacant_ranks) - 1)], max(0.0, move_ins - rank))
            worth += use * (w.vacant + w.vacant_vp * t.floor_vp[floor])
            rank += 1
    for group, mask in enumerate(board.group_mask):
        if bonus >> group & 1:
            continue
        size = mask.bit_count()
        done = (occupied & mask).bit_count()
        if size - done > move_ins + 0.5:
            continue
        ready = w.group_vacant * (vacant & mask).bit_count()
        color, amount = board.bonus[group]
        per_unit = 1.0 if color == 0 else w.step
        share: float = ((done + ready) / size) ** w.group_power
        worth += share * amount * per_unit * (1 - (size - done) / (move_ins + 2))
    return worth


def rooms_effort(
    board: BoardFacts, w: Weights, kind: str, amount: int, wanted: tuple[int, ...], vacant: int, occupied: int
) -> float:
    """The dice it takes to fulfil an objective about occupied rooms."""

    def fill(mask: int) -> float:
        missing = mask & ~occupied
        ready = (missing & vacant).bit_count()
        return ready * w.occupy_effort + (missing.bit_count() - ready) * w.prepare_effort

    if kind == "occupied":
        effort = 0.0
        for mask, number in zip(board.color_mask, wanted, strict=True):
            lacking = number - (occupied & mask).bit_count()
            if lacking > 0:
                ready = min(lacking, (vacant & mask).bit_count())
                effort += ready * w.occupy_effort + (lacking - ready) * w.prepare_effort
        return effort
    if kind == "full_floors":
        masks: tuple[int, ...] = FLOOR
    elif kind == "full_columns":
        masks = COLUMN
    elif kind == "full_groups":
        masks = board.group_mask
    else:
        masks = board.color_mask
    return sum(sorted(map(fill, masks))[:amount])
