"""Objectives: what each asks for, and claiming the highest points that are left."""

from __future__ import annotations

from collections.abc import Callable

from gah_desktop.engine import changes, hotel
from gah_desktop.engine.events import Acted
from gah_desktop.engine.reasons import Code, Reason, reason
from gah_desktop.engine.state import GameState, PlayerState

Rooms = tuple[int, int, int]  # asked for by colour


def _occupied(s: GameState, p: PlayerState, rooms: Rooms) -> int:
    blue, red, yellow = s.t.boards[p.board].color_mask
    return (
        min((p.occupied & blue).bit_count(), rooms[0])
        + min((p.occupied & red).bit_count(), rooms[1])
        + min((p.occupied & yellow).bit_count(), rooms[2])
    )


def _krones(s: GameState, p: PlayerState, rooms: Rooms) -> int:
    return p.krones


def _emperor_space(s: GameState, p: PlayerState, rooms: Rooms) -> int:
    return p.emperor


def _staff_played(s: GameState, p: PlayerState, rooms: Rooms) -> int:
    return len(p.staff)


def _room_tiles(s: GameState, p: PlayerState, rooms: Rooms) -> int:
    return (p.occupied | p.vacant).bit_count()


def _full_floors(s: GameState, p: PlayerState, rooms: Rooms) -> int:
    return hotel.full_floors(p.occupied)


def _full_columns(s: GameState, p: PlayerState, rooms: Rooms) -> int:
    return hotel.full_columns(p.occupied)


def _full_groups(s: GameState, p: PlayerState, rooms: Rooms) -> int:
    return hotel.full_groups(p.occupied, s.t.boards[p.board].group_mask)


def _full_colors(s: GameState, p: PlayerState, rooms: Rooms) -> int:
    return hotel.full_groups(p.occupied, s.t.boards[p.board].color_mask)


PROGRESS: dict[str, Callable[[GameState, PlayerState, Rooms], int]] = {
    "occupied": _occupied,
    "krones": _krones,
    "emperor_space": _emperor_space,
    "staff_played": _staff_played,
    "room_tiles": _room_tiles,
    "full_floors": _full_floors,
    "full_columns": _full_columns,
    "full_groups": _full_groups,
    "full_colors": _full_colors,
}


def progress(s: GameState, p: PlayerState, index: int) -> tuple[int, int]:
    """How far a player is with objective 0, 1 or 2 (A, B, C) of this game, and how far that has to be."""
    return progress_of(s, p, s.objectives[index])


def progress_of(s: GameState, p: PlayerState, card: int) -> tuple[int, int]:
    """The same for any card, by its index in the tables."""
    facts = s.t.objectives[card]
    return PROGRESS[facts.kind](s, p, facts.rooms), facts.amount


def met(s: GameState, p: PlayerState, index: int) -> bool:
    return holds(s, p, s.objectives[index])


def holds(s: GameState, p: PlayerState, card: int) -> bool:
    """Whether a player has what a card asks for, by its index in the tables."""
    kind, amount, rooms, least = s.t.objectives[card]
    if least and p.occupied.bit_count() < least:
        return False
    return PROGRESS[kind](s, p, rooms) >= amount


def open_to(s: GameState, p: PlayerState) -> list[int]:
    """Those a player may claim now. Asked in every turn, all at once."""
    found = []
    rooms_taken = p.occupied.bit_count()
    for index, points in enumerate(p.claimed):
        if not points:
            kind, amount, rooms, least = s.t.objectives[s.objectives[index]]
            if rooms_taken >= least and PROGRESS[kind](s, p, rooms) >= amount and points_left(s, index):
                found.append(index)
    return found


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
    for i in s.hooks.objective_claimed:
        s.modules[i].objective_claimed(s, p, index)


def why_not(s: GameState, p: PlayerState, index: int) -> Reason:
    if not 0 <= index < 3:
        return reason(Code.NOT_AN_OPTION)
    if p.claimed[index]:
        return reason(Code.OBJECTIVE_CLAIMED)
    name = s.t.objective_ids[s.objectives[index]]
    if not met(s, p, index):
        return reason(Code.OBJECTIVE_NOT_MET, objective=name)
    return reason(Code.OBJECTIVE_FULL)
