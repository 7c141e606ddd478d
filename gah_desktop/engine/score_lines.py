"""The lines of a score sheet, in its order: the one list that sheet, breakdown, texts and charts go by."""

from __future__ import annotations

from typing import NamedTuple


class Line(NamedTuple):
    """`sources` are the kinds that score on this line during the game; the final scoring has none.

    A `listed` line keeps its parts by id: cards, tiles, rounds, floors.
    """

    name: str
    sources: tuple[str, ...] = ()
    listed: bool = False
    always: bool = True  # also on a sheet that has nothing on it


GUESTS = Line("guests", ("guest",))
STAFF = Line("staff", ("staff",), listed=True)
END_STAFF = Line("end_staff", listed=True)
ROOMS = Line("rooms", listed=True)
KRONES = Line("krones")
ITEMS = Line("items")
CAFE = Line("cafe")
SCORE_LINES = (
    GUESTS,
    Line("prepared", ("room",)),
    Line("groups", ("group",)),
    Line("objectives", ("objective",), listed=True),
    Line("track", ("track",), listed=True),
    Line("tiles", ("emperor",), listed=True),
    STAFF,
    Line("ballrooms", ("ballroom",), listed=True, always=False),
    Line("rows", ("row",), always=False),
    Line("areas", ("area",), always=False),
    Line("celebrities", ("celebrity",), listed=True, always=False),
    Line("entrances", ("entrance",), listed=True, always=False),
    Line("own", ("own", "own_objective"), listed=True, always=False),
    END_STAFF,
    ROOMS,
    KRONES,
    ITEMS,
    CAFE,
)
