"""Which figures of a catalog are the house's own, and which differ from what was thought at first.

Light: nothing is checked here, so cards can be marked and games be told without loading what checks.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from .basics import OURS
from .effects import ItemCounts
from .loader import CARDS, EXPANSION, of_expansion

if TYPE_CHECKING:
    from .models import Catalog

Data = dict[str, Any]
# what the values are sorted by: the modules, and the promotional cards
GROUPS = ("ballrooms", "celebrities", "hotels", "more", "promo")


def file_of(section: str, card: Any) -> str:
    """Where in the resources a component stands."""
    name = EXPANSION.get(section, section)
    return f"expansion/{name}.json" if of_expansion(card) else f"{name}.json"


def differing(catalog: Catalog, sets: Collection[str]) -> list[Data]:
    """What is another value than was thought at first, as the files have it: file, id, field and value.

    An owner has corrected it, or games of bots have shown that it has to change. Of components that belong
    to other sets than these nothing is told: with them nobody plays.
    """
    changed = catalog.overrides
    return [
        {"file": file_of(section, card), "id": card.id, "field": field, "value": value}
        for section in (*CARDS, *EXPANSION)
        for card in getattr(catalog, section).values()
        if in_play(card, sets)
        for field, value in {
            **{
                field: written(getattr(card, field))
                for field, of in card.provenance.items()
                if of == "calibrated"
            },
            **changed.get(section, {}).get(str(card.id), {}),
        }.items()
    ]


def in_play(card: Any, sets: Collection[str]) -> bool:
    only_with = getattr(card, "only_with", None)
    return getattr(card, "set", "base") in sets and (only_with is None or only_with in sets)


def written(value: Any) -> Any:
    """As it stands in the files: what has no value is left out."""
    if isinstance(value, ItemCounts):
        return dict(value.pairs())
    if hasattr(value, "_fields"):
        pairs = zip(value._fields, value, strict=True)
        return {name: written(held) for name, held in pairs if held is not None}
    return [written(held) for held in value] if isinstance(value, tuple) else value


def ours(catalog: Catalog, section: str, card: Any) -> tuple[str, ...]:
    """The fields of a component that no text gives, and that no owner has set right yet."""
    right = catalog.overrides.get(section, {}).get(str(card.id), {})
    return tuple(
        field
        for field, source in card.provenance.items()
        if source in OURS and field not in right and getattr(card, field) is not None
    )
