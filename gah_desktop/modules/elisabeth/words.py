"""Elisabeth's words: what she is called, and how she explains what only her cards show."""

from __future__ import annotations

from typing import Any

from gah_desktop.modules.ballrooms.words import PLACES, place_name
from gah_desktop.modules.solo.words import opponent_part
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.names import component_name, guest_name
from gah_desktop.text.terms import fill, join_list, translate

Details = dict[str, Any]

# which ballroom a symbol means
AIMED: dict[str, str] = {
    "next": QT_TRANSLATE_NOOP("solo", "One arrow means the ballroom that is scored next: %1."),
    "after_next": QT_TRANSLATE_NOOP(
        "solo",
        "Two arrows mean the ballroom that is scored after the next one; towards the end, the right one: %1.",
    ),
}
# why it is that one, or another
PLACED: dict[str, str] = {
    "shown": "",
    "full": QT_TRANSLATE_NOOP("solo", "It is full, so the next one to the right with a free space counts."),
    "balcony": QT_TRANSLATE_NOOP(
        "solo", "No space is left there or further to the right, so the balcony it is."
    ),
}
# the die taken, by its colour, and what it brings instead of the effect
TAKEN: dict[str, str] = {
    "red": QT_TRANSLATE_NOOP(
        "solo",
        "%1 takes the red die with its celebrity, %2, for %3 VP and, instead of the effect, a step on the "
        "objective advanced least.",
    ),
    "yellow": QT_TRANSLATE_NOOP(
        "solo",
        "%1 takes the yellow die with its celebrity, %2, for %3 VP and, instead of the effect, 2 steps on "
        "the Emperor track.",
    ),
    "blue": QT_TRANSLATE_NOOP(
        "solo",
        "%1 takes the blue die with its celebrity, %2, for %3 VP and, instead of the effect, 2 VP more.",
    ),
}
# why this one of several
TAKEN_WHY: dict[str, str] = {
    "only": "",
    "best_vp": QT_TRANSLATE_NOOP(
        "solo", "Several coloured dice are there: %1. The one worth the most VP counts."
    ),
    "hand": QT_TRANSLATE_NOOP(
        "solo",
        "Several coloured dice are there: %1. They are worth the same, and the hand on the card decides.",
    ),
}


def _dancer(name: str, d: Details) -> str:
    told = [fill(translate("solo", AIMED[d["to"]]), translate("ballrooms", PLACES[d["aimed"]]))]
    if PLACED[d["rule"]]:
        told.append(translate("solo", PLACED[d["rule"]]))
    who = guest_name(d["guest"]) if d["guest"] else name
    told.append(fill(_goes(bool(d["guest"]), d["row"]), who, place_name(d["ballroom"], d["row"])))
    return " ".join(told)


def _goes(guest: bool, row: int | None) -> str:
    """The balcony has no rows."""
    if guest:
        if row:
            return translate(
                "solo", "A dance instead of a room for %1, in the lowest row with a free space: %2."
            )
        return translate("solo", "A dance instead of a room for %1: %2.")
    if row:
        return translate("solo", "%1 sends one more dancer, in the lowest row with a free space: %2.")
    return translate("solo", "%1 sends one more dancer: %2.")


def _no_dancer(name: str, d: Details) -> str:
    if d["guest"]:
        text = translate("solo", "%1 has no dancer left, so it is a room for %2.")
        return fill(text, name, guest_name(d["guest"]))
    return fill(translate("solo", "The dancer symbol does nothing: %1 has no dancer left."), name)


def _celebrity(name: str, d: Details) -> str:
    told = []
    if TAKEN_WHY[d["why"]]:
        worth = translate("solo", "%1 (%2 VP)")
        candidates = [fill(worth, component_name("celebrity", tile), vp) for _, tile, vp in d["candidates"]]
        told.append(fill(translate("solo", TAKEN_WHY[d["why"]]), join_list(candidates)))
    told.append(
        fill(translate("solo", TAKEN[d["color"]]), name, component_name("celebrity", d["tile"]), d["vp"])
    )
    return " ".join(told)


PART = opponent_part(
    "elisabeth",
    QT_TRANSLATE_NOOP("solo", "Elisabeth"),
    {"dancer": _dancer, "no_dancer": _no_dancer, "celebrity": _celebrity},
)
