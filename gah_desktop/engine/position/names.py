"""Names of rooms, groups and sources in a position, and what the rules call them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from gah_desktop.catalog.basics import COLUMNS, FLOORS
from gah_desktop.engine import hotel
from gah_desktop.engine.events import Source
from gah_desktop.engine.score_lines import SCORE_LINES
from gah_desktop.engine.tables import BoardFacts, Tables

SCORING = frozenset(("final", *(kind for line in SCORE_LINES for kind in line.sources)))
SOURCES = SCORING | {"die", "serve", "turn", "setup", "solo"}
WITHOUT_ID = ("serve", "turn", "setup", "final")


def room_names(rooms: int) -> tuple[str, ...]:
    return tuple(map(hotel.room_name, hotel.indices(rooms)))


def room_index(name: str) -> int:
    """Return the number of a room, or -1 if there is none of this name."""
    floor, _, column = name.partition("-")
    if len(floor) == len(column) == 1 and (floor + column).isascii() and (floor + column).isdecimal():
        place = int(floor), int(column)
        if 1 <= place[0] <= FLOORS and 1 <= place[1] <= COLUMNS:
            return hotel.index(*place)
    return -1


def group_name(board: BoardFacts, group: int) -> str:
    """Return the first room of a group."""
    return hotel.room_name(hotel.indices(board.group_mask[group])[0])


def group_index(board: BoardFacts, name: str) -> int:
    """Return the group whose first room has this name, or -1."""
    room = room_index(name)
    group = board.group_of[room] if room >= 0 else -1
    return group if group >= 0 and group_name(board, group) == name else -1


def source_name(source: Source, board: BoardFacts | None) -> str:
    """Return a source as text: "guest:75", "room:4-3", "group:1-2", "turn"."""
    kind, number = source
    if kind in WITHOUT_ID:
        return kind
    if kind == "room" and isinstance(number, int):
        return f"room:{number // 100}-{number % 100}"
    if kind == "group" and isinstance(number, int) and board is not None:
        return f"group:{group_name(board, number)}"
    return f"{kind}:{number}"


def source_of(text: str, tables: Tables, board: BoardFacts, more: Collection[str] = ()) -> Source | None:
    """Return the source that `source_name` has written, or None if there is none such.

    `more` are kinds of sources beside the usual ones.
    """
    kind, colon, rest = text.partition(":")
    if (kind not in SOURCES and kind not in more) or bool(colon) == (kind in WITHOUT_ID):
        return None
    if kind in WITHOUT_ID:
        return (kind, 0)
    if kind == "room":
        floor, column = hotel.place_of(room_index(rest))
        return (kind, floor * 100 + column) if room_index(rest) >= 0 else None
    if kind == "group":
        group = group_index(board, rest)
        return (kind, group) if group >= 0 else None
    known: dict[str, Collection[Any]] = {
        "guest": tables.guests,
        "staff": tables.staff,
        "objective": tables.objective_ids,
        "own_objective": tables.objective_ids,
        "emperor": tables.emperor_ids,
        "own": tables.emperor_ids,
    }
    number = int(rest) if rest.isascii() and rest.isdecimal() and len(rest) < 6 else rest
    return (kind, number) if rest and number in known.get(kind, (number,)) else None
