"""The words of values that no text gives: what has them, what they are called. Judges nothing."""

from __future__ import annotations

from collections.abc import Sequence

from . import names
from .literals import QT_TRANSLATE_NOOP
from .terms import fill, join_list, translate

FIELDS: dict[str, str] = {
    "order": QT_TRANSLATE_NOOP("house", "Order"),
    "vp": QT_TRANSLATE_NOOP("house", "VP"),
    "color": QT_TRANSLATE_NOOP("house", "Colour"),
    "cost": QT_TRANSLATE_NOOP("house", "Cost"),
    "starter_set": QT_TRANSLATE_NOOP("house", "Starter set"),
    "colors": QT_TRANSLATE_NOOP("house", "Colours of the rooms"),
    "spaces": QT_TRANSLATE_NOOP("house", "Spaces"),
    "champagne": QT_TRANSLATE_NOOP("house", "Champagne"),
    "areas": QT_TRANSLATE_NOOP("house", "Bonuses"),
    "items": QT_TRANSLATE_NOOP("house", "Kinds of items"),
    "tokens": QT_TRANSLATE_NOOP("house", "Tokens"),
    "lowest": QT_TRANSLATE_NOOP("house", "Lowest bid"),
    "raise_by": QT_TRANSLATE_NOOP("house", "Least raise"),
}
SECTIONS: dict[str, str] = {
    "guests": QT_TRANSLATE_NOOP("house", "Guests"),
    "staff": QT_TRANSLATE_NOOP("house", "Staff"),
    "ballroom_rows": QT_TRANSLATE_NOOP("house", "Rows of the ballrooms"),
    "rehearsal_rooms": QT_TRANSLATE_NOOP("house", "Rehearsal rooms"),
    "die_actions": QT_TRANSLATE_NOOP("house", "Actions 1 and 2"),
    "celebrities": QT_TRANSLATE_NOOP("house", "Celebrities"),
    "entrances": QT_TRANSLATE_NOOP("house", "Entrances"),
    "auction": QT_TRANSLATE_NOOP("house", "Auction"),
}

ROWS: dict[str, str] = {
    "bottom": QT_TRANSLATE_NOOP("house", "Bottom rows"),
    "middle": QT_TRANSLATE_NOOP("house", "Middle rows"),
    "top": QT_TRANSLATE_NOOP("house", "Top rows"),
    "balcony": QT_TRANSLATE_NOOP("house", "Balcony"),
}


def component_name(section: str, id: str) -> str:
    """What a component is called that has such values, by its id as files have it."""
    match section:
        case "guests":
            return names.guest_name(int(id))
        case "staff":
            return names.staff_name(int(id))
        case "boards":
            return names.board_name(id)
        case "ballroom_rows":
            return translate("house", ROWS[id])
        case "rehearsal_rooms":
            return names.component_name("rehearsal", id)
        case "die_actions":
            return fill(translate("house", "Action %1"), id)
        case "celebrities":
            return names.component_name("celebrity", int(id))
        case "entrances":
            return names.component_name("entrance", int(id))
    return translate("house", "The auction of the entrances")


def group_name(group: str) -> str:
    """A module, or the promotional cards."""
    return translate("house", "Promo cards") if group == "promo" else names.module_name(group)


def section_name(section: str) -> str:
    return translate("house", SECTIONS[section])


def field_name(field: str) -> str:
    return translate("house", FIELDS[field])


def ours_text(fields: Sequence[str]) -> str:
    """Said quietly of a card: which of its figures are the house's own; nothing if none is."""
    if not fields:
        return ""
    text = translate("house", "Our own figures, until an owner sets them right: %1.")
    return fill(text, join_list([field_name(field) for field in fields]))
