"""Small counted phrases that sentences are filled with, and lists as each language joins them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from gah_desktop.text.voices import counted

from .literals import QT_TRANSLATE_NOOP
from .numbers import spoken_number
from .voices import translate as translate

if TYPE_CHECKING:
    from gah_desktop.catalog.effects import ItemCounts

_PLACE = re.compile(r"%([1-9])")

#: A guest of a colour as the subject of a sentence: "Whenever a blue guest moves in".
GUEST_PHRASES: dict[str, str] = {
    "blue": QT_TRANSLATE_NOOP("terms", "a blue guest"),
    "red": QT_TRANSLATE_NOOP("terms", "a red guest"),
    "yellow": QT_TRANSLATE_NOOP("terms", "a yellow guest"),
    "green": QT_TRANSLATE_NOOP("terms", "a green guest"),
}


def fill(text: str, *values: object) -> str:
    """%1, %2 ... become the values, all at once, so that a value may hold a percent sign."""
    return _PLACE.sub(lambda found: spoken_number(values[int(found[1]) - 1]), text)


def heading(text: str) -> str:
    """What stands over a list: "Rules:", with the colon as the language sets it."""
    return fill(translate("terms", "%1:"), text)


def labelled(label: str, told: str) -> str:
    """ "Rules: the Emperor", with the colon as the language sets it."""
    return fill(translate("terms", "%1: %2"), label, told)


def join_list(parts: Sequence[str]) -> str:
    """ "a", "a and b", "a, b and c" in the current language."""
    if len(parts) < 2:
        return "".join(parts)
    return fill(translate("terms", "%1 and %2"), _commas(parts[:-1]), parts[-1])


def join_or(parts: Sequence[str]) -> str:
    """ "a", "a or b", "a, b or c" in the current language."""
    if len(parts) < 2:
        return "".join(parts)
    return fill(translate("terms", "%1 or %2"), _commas(parts[:-1]), parts[-1])


def join_parts(parts: Sequence[str]) -> str:
    """ "a", "a; b", "a; b; c": of parts with commas of their own; a semicolon as the language sets it."""
    return _joined(translate("terms", "%1; %2"), parts)


def _commas(parts: Sequence[str]) -> str:
    return _joined(translate("terms", "%1, %2"), parts)


def _joined(pattern: str, parts: Sequence[str]) -> str:
    joined = "".join(parts[:1])
    for part in parts[1:]:
        joined = fill(pattern, joined, part)
    return joined


def krones(count: int) -> str:
    return counted("terms", "%n krone(s)", count)


def bonus_amount(unit: str, amount: int) -> str:
    """What an occupancy bonus gives; units as the catalog has them."""
    match unit:
        case "krones":
            return krones(amount)
        case "emperor":
            return counted("short", "%n Emperor step(s)", amount)
    return counted("short", "%n VP", amount)


def items(item: str, count: int) -> str:
    """So many of one item, as the object of a sentence."""
    match item:
        case "strudel":
            return counted("terms", "%n strudel", count)
        case "cake":
            return counted("terms", "%n cake", count)
        case "wine":
            return counted("terms", "%n wine", count)
        case "coffee":
            return counted("terms", "%n coffee", count)
        case "champagne":
            return counted("terms", "%n champagne", count)
    raise KeyError(item)


def item_list(counts: ItemCounts) -> str:
    return join_list([items(item, count) for item, count in counts.pairs()])


def rooms(color: str, count: int) -> str:
    """So many rooms of a colour, as the object of a sentence."""
    match color:
        case "blue":
            return counted("terms", "%n blue room(s)", count)
        case "red":
            return counted("terms", "%n red room(s)", count)
        case "yellow":
            return counted("terms", "%n yellow room(s)", count)
    raise KeyError(color)


def guest_of_color(color: str) -> str:
    return translate("terms", GUEST_PHRASES[color])


def face_list(faces: Iterable[int] | None) -> str:
    return join_or([str(face) for face in faces or ()])
