"""What pages of the rules say of figures that no text gives: whose they are, what an owner has set right."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gah_desktop.catalog import Catalog, expanded_catalog
from gah_desktop.catalog.basics import OVERRIDES_FILE
from gah_desktop.catalog.house import ours
from gah_desktop.reference.content import Block, Bullets, Note
from gah_desktop.text.expansion_cards import area_text
from gah_desktop.text.house import component_name, field_name
from gah_desktop.text.names import item_name
from gah_desktop.text.terms import fill, join_list, join_parts, translate

#: The topics that tell such figures in words, and where the catalog keeps these.
SECTIONS: dict[str, tuple[str, ...]] = {
    "champagne": ("die_actions",),
    "qa-champagne-strength": ("die_actions",),
    "ballroom-rows": ("ballroom_rows",),
    "qa-ballroom-full": ("ballroom_rows",),
    "rehearsal-rooms": ("rehearsal_rooms",),
    "dance-order": ("ballroom_rows", "rehearsal_rooms"),
    "entrance-auction": ("auction",),
    "qa-auction-zero": ("auction",),
}


def notes(catalog: Catalog, topic: str) -> Iterator[Block]:
    """Nothing for topics without such figures, and for those of which all have been found right."""
    sections = SECTIONS.get(topic, ())
    told = [(section, card) for section in sections for card in getattr(catalog, section).values()]
    if any(ours(catalog, section, card) for section, card in told):
        text = translate(
            "pages",
            "None of the texts consulted gives all figures on this page; the house has supplied its own. "
            "Owners of the game can correct them in the file %1.",
        )
        yield Note(fill(text, OVERRIDES_FILE))
    others = tuple(other for section, card in told for other in _others(section, card))
    if others:
        yield Note(
            translate(
                "pages", "An owner of the game has corrected figures on this page. These apply instead:"
            )
        )
        yield Bullets(others)


def _others(section: str, card: Any) -> Iterator[str]:
    """Every value that is another one than the words of the page go by."""
    thought = getattr(expanded_catalog(), section)[card.id]
    for field in card.provenance:
        value = getattr(card, field)
        if value != getattr(thought, field):
            text = translate("pages", "%1, %2: %3")
            yield fill(text, component_name(section, str(card.id)), field_name(field), _value(field, value))


def _value(field: str, value: Any) -> str:
    match field:
        case "items":
            return join_list(list(map(item_name, value)))
        case "areas":
            return join_parts([area_text(area) for area in value])
    return str(value)
