"""Objectives: what each asks for, and claiming the highest points that are left."""

from __future__ import annotations

from gah_desktop.engine import changes, hotel
from gah_desktop.engine.events import Acted
from gah_desktop.engine.reasons import Code, Reason, reason
from gah_desktop.engine.state import GameState, PlayerState


def met(s: GameState, p: PlayerState, index: int) -> bool:
    """Whether a player fulfils objective 0, 1 or 2 (A, B, C) of this game now."""
    kind, amount, rooms = s.t.objectives[s.objectives[index]]
    board = s.t.boards[p.board]
    occupied = p.occupied
    if kind == "occupied":
        return all(
            (occupied & mask).bit_count() >= needed
            for mask, needed in zip(board.color_mask, rooms, strict=True)
        )
    if kind == "krones":
        return p.krones >= amount
    if kind == "emperor_space":
        return p.emperor >= amount
    if kind == "staff_played":
        return len(p.staff) >= amount
    if kind == "room_tiles":
        return (occupied | p.vacant).bit_count() >= amount
    if kind == "full_floors":
        return hotel.full_floors(occupied) >= amount
    if kind == "full_columns":
        return hotel.full_columns(occupied) >= amount
    if kind == "full_groups":
        return hotel.full_groups(occupied, board.group_mask) >= amount
    return sum(occupied & mask == mask for mask in board.color_mask) >= amount


def points_left(s: GameState, index: int) -> int:
    """The highest points nobody has claimed yet, or 0."""
    taken = [p.claimed[index] for p in s.players]
    return next((points for points in s.t.points if points not in taken), 0)


def claim(s: GameState, p: PlayerState, index: int) -> None:
    points = points_left(s, index)
    claimed = list(p.claimed)
    claimed[index] = points
    p.claimed = (claimed[0], claimed[1], claimed[2])
    name = s.t.objective_ids[s.objectives[index]]
    source = ("objective", name)
    if s.sink is not None:
        s.sink.append(Acted(p.seat, "claim", {"objective": name}, source))
    changes.score(s, p, points, source)


def why_not(s: GameState, p: PlayerState, index: int) -> Reason:
    if not 0 <= index < 3:
        return reason(Code.NOT_AN_OPTION)
    if p.claimed[index]:
        return reason(Code.OBJECTIVE_CLAIMED)
    name = s.t.objective_ids[s.objectives[index]]
    if not met(s, p, index):
        return reason(Code.OBJECTIVE_NOT_MET, objective=name)
    return reason(Code.OBJECTIVE_FULL)
