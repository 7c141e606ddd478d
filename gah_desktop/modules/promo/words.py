"""What is said of the promotional cards that need the expansion."""

from __future__ import annotations

from typing import Any

from gah_desktop.text.decisions.base import ActionWords, DecisionWords, Details, guest_spots
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.names import guest_name
from gah_desktop.text.part import TextPart, named
from gah_desktop.text.terms import fill, translate

GUESTS: dict[int, str] = {
    184: QT_TRANSLATE_NOOP("guests", "E. Doolittle"),
    185: QT_TRANSLATE_NOOP("guests", "M. Antoinette"),
    186: QT_TRANSLATE_NOOP("guests", "Lord Mayor of London"),
    187: QT_TRANSLATE_NOOP("guests", "J. Gatsby and D. Buchanan"),
    188: QT_TRANSLATE_NOOP("guests", "Ms. Hildegard"),
    189: QT_TRANSLATE_NOOP("guests", "Dr. Hagedorn"),
    190: QT_TRANSLATE_NOOP("guests", "Mr. Schulze"),
    191: QT_TRANSLATE_NOOP("guests", "J. Kesselhut"),
    192: QT_TRANSLATE_NOOP("guests", "Mrs. Kunkel"),
}

STAFF: dict[int, str] = {
    183: QT_TRANSLATE_NOOP("staff", "Manager’s Son"),
}


def _wide_option(action: Any, d: Details, subject: str) -> str:
    text = translate("options", "%1 into the rooms on floor %2, columns %3 and %4")
    return fill(text, guest_name(action.guest), action.floor, action.column, action.column + 1)


def _wide_spots(action: Any) -> tuple[tuple[str | int, ...], ...]:
    rooms = (("room", action.floor, column) for column in (action.column, action.column + 1))
    return (("guest", action.guest), *rooms)


PART = TextPart(
    module="promo",
    decisions={
        "second_dancer": DecisionWords(
            "%1: choose the second dancer, or do without.",
            "First send the second dancer, or do without.",
            "promo-dancing",
        ),
    },
    actions={
        "move_guest_wide": ActionWords(_wide_option, spots=_wide_spots, at="table"),
        "use_guest": ActionWords("Use %1", "%1 uses %2.", "guest", spots=guest_spots, at="turn"),
    },
    names={**named("guest", "guests", GUESTS), **named("staff", "staff", STAFF)},
)
