"""What is printed on ballrooms and rehearsal rooms, compiled for the rules; and how places are numbered.

A place is a row of a ballroom or the balcony: 3 * ballroom + row, both from 0, the balcony last.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from gah_desktop.engine.items import INDEX
from gah_desktop.engine.tables import Effect, compiled

if TYPE_CHECKING:
    from gah_desktop.catalog.models import Scoring
    from gah_desktop.engine.tables import Tables

WHICH = ("left", "middle", "right")
BALCONY_NAME = "balcony"
ROWS = ("bottom", "middle", "top")
BALCONY = len(WHICH) * len(ROWS)
PLACES = range(BALCONY + 1)
RIGHT = len(WHICH) - 1
DANCERS = 10
CHAMPAGNE = INDEX["champagne"]


class Room(NamedTuple):
    """A ballroom."""

    id: str
    bonus: tuple[tuple[Effect, ...], ...]  # by row
    scoring: Scoring


class Facts(NamedTuple):
    rooms: dict[str, Room]
    spaces: tuple[int, ...]  # by row
    price: tuple[int, ...]  # by place
    areas: dict[str, tuple[int, ...]]  # dancers in each area, by rehearsal room
    area_bonus: dict[str, tuple[tuple[Effect, ...], ...]]
    chains: dict[int, tuple[int, ...]]  # by main action


@lru_cache(maxsize=8)
def facts(t: Tables) -> Facts:
    catalog = t.catalog
    rows = [catalog.ballroom_rows[row] for row in ROWS]
    return Facts(
        {
            room.id: Room(room.id, tuple(compiled(room.bonus[row]) for row in ROWS), room.scoring)
            for room in catalog.ballrooms.values()
        },
        tuple(row.spaces or 0 for row in rows),
        (*(row.champagne for _ in WHICH for row in rows), catalog.ballroom_rows[BALCONY_NAME].champagne),
        {r.id: tuple(area.dancers for area in r.areas) for r in catalog.rehearsal_rooms.values()},
        {r.id: tuple(compiled(area.bonus) for area in r.areas) for r in catalog.rehearsal_rooms.values()},
        {a.id: tuple(INDEX[item] for item in a.items) for a in catalog.die_actions.values()},
    )


def place_of(ballroom: str, row: int) -> int:
    """Rows count from 1 as they are told; the balcony has row 0. -1: there is no such place."""
    if ballroom == BALCONY_NAME:
        return BALCONY if row == 0 else -1
    if ballroom not in WHICH or not 1 <= row <= len(ROWS):
        return -1
    return len(ROWS) * WHICH.index(ballroom) + row - 1


def ballroom_of(place: int) -> int:
    """The index of the ballroom; the balcony belongs to the right one."""
    return min(place // len(ROWS), RIGHT)


def row_of(place: int) -> int:
    """From 0; the balcony counts as the top row."""
    return len(ROWS) - 1 if place == BALCONY else place % len(ROWS)


def name_of(place: int) -> tuple[str, int]:
    """As `place_of` reads it."""
    return (BALCONY_NAME, 0) if place == BALCONY else (WHICH[place // len(ROWS)], place % len(ROWS) + 1)
