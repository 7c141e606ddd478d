"""The words of score tables: headings and the lines of the score sheet."""

from .literals import QT_TRANSLATE_NOOP
from .part import TEXT_PARTS
from .terms import translate

LINES: dict[str, str] = {
    "guests": QT_TRANSLATE_NOOP("scores", "Guests"),
    "prepared": QT_TRANSLATE_NOOP("scores", "Rooms prepared"),
    "groups": QT_TRANSLATE_NOOP("scores", "Occupancy bonus"),
    "objectives": QT_TRANSLATE_NOOP("scores", "Objectives"),
    "track": QT_TRANSLATE_NOOP("scores", "Emperor track"),
    "tiles": QT_TRANSLATE_NOOP("scores", "Emperor tiles"),
    "staff": QT_TRANSLATE_NOOP("scores", "Staff during the game"),
    "entrances": QT_TRANSLATE_NOOP("scores", "Hotel entrance"),
    "end_staff": QT_TRANSLATE_NOOP("scores", "Staff at the end"),
    "rooms": QT_TRANSLATE_NOOP("scores", "Occupied rooms"),
    "krones": QT_TRANSLATE_NOOP("scores", "Krones"),
    "items": QT_TRANSLATE_NOOP("scores", "Items in the kitchen"),
    "cafe": QT_TRANSLATE_NOOP("scores", "Guests left in the café"),
    "total": QT_TRANSLATE_NOOP("scores", "Total"),
}
TEXT_PARTS.extend(LINES, lambda part: part.score_lines)
COLUMNS: dict[str, str] = {
    "name": QT_TRANSLATE_NOOP("scores", "Player"),
    "vp": QT_TRANSLATE_NOOP("scores", "VP"),
    "krones": QT_TRANSLATE_NOOP("scores", "Krones"),
    "emperor": QT_TRANSLATE_NOOP("scores", "Emperor"),
}


def line_name(line: str) -> str:
    return translate("scores", LINES[line])


def column_name(column: str) -> str:
    return translate("scores", COLUMNS[column])
