"""The words of score sheets and standings, line by line and column by column."""

from __future__ import annotations

from gah_desktop.app.sheet import SOURCES
from gah_desktop.text.lines import column_name, line_name
from gah_desktop.text.standing import suite_line

LINES = {
    "guests": "Guests",
    "prepared": "Rooms prepared",
    "groups": "Occupancy bonus",
    "objectives": "Objectives",
    "track": "Emperor track",
    "tiles": "Emperor tiles",
    "staff": "Staff during the game",
    "ballrooms": "Ballrooms",
    "rows": "Rows of ballrooms",
    "areas": "Rehearsal room",
    "celebrities": "Celebrities",
    "entrances": "Hotel entrance",
    "own": "Own objectives and tiles",
    "end_staff": "Staff at the end",
    "rooms": "Occupied rooms",
    "krones": "Krones",
    "items": "Items in the kitchen",
    "cafe": "Guests left in the café",
    "total": "Total",
}
COLUMNS = {"name": "Player", "vp": "VP", "krones": "Krones", "emperor": "Emperor"}


def test_the_lines_of_a_sheet() -> None:
    assert {line: line_name(line) for line in (*SOURCES, "total")} == LINES


def test_the_columns_of_a_standing() -> None:
    assert {column: column_name(column) for column in COLUMNS} == COLUMNS


def test_a_group_with_one_room_left() -> None:
    group = "The blue group with the room on floor 1, column 2"
    assert suite_line("blue", (1, 2), 1, 1, ("vp", 5)) == (
        f"{group}: 1 room left to occupy (1 already prepared), then 5 VP"
    )
    assert suite_line("blue", (1, 2), 3, 0, ("krones", 1)) == (
        f"{group}: 3 rooms left to occupy (0 already prepared), then 1 krone"
    )
