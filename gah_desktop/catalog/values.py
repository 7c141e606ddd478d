"""The values that no printed source confirms, as a game is played with them."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache
from typing import Any

from gah_desktop.parsing import parse

from .basics import OPEN
from .house import in_play, written
from .loader import CARDS, EXPANSION
from .models import Catalog

Values = Mapping[str, Any]  # fields by section and id, as an owner's corrections have them
_SECTIONS = (*CARDS, *EXPANSION)
_DEALT = "starter_set"  # matters until the cards are dealt


class Same:
    """A catalog as a key of a cache: compared as an object, not by what is in it."""

    __slots__ = ("catalog",)

    def __init__(self, catalog: Catalog) -> None:
        self.catalog = catalog

    def __hash__(self) -> int:
        return id(self.catalog)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and other.catalog is self.catalog


def values_in_play(catalog: Catalog, sets: Collection[str], boards: Iterable[str]) -> dict[str, Any]:
    """Return those of all components that belong to these sets, and of these boards."""
    return _values(Same(catalog), tuple(sets), tuple(sorted(set(boards))))


@lru_cache(maxsize=8)
def _values(same: Same, sets: tuple[str, ...], boards: tuple[str, ...]) -> dict[str, Any]:
    catalog = same.catalog
    found: dict[str, Any] = {}
    for section in _SECTIONS:
        for card in getattr(catalog, section).values():
            if (section == "boards" and card.id not in boards) or not in_play(card, sets):
                continue
            changed = catalog.overrides.get(section, {}).get(str(card.id), ())
            fields = {
                field: written(value)
                for field, source in card.provenance.items()
                if (source in OPEN or field in changed)
                and field != _DEALT
                and (value := getattr(card, field)) is not None
            }
            if fields:
                found.setdefault(section, {})[str(card.id)] = fields
    return found


def with_values(catalog: Catalog, values: Values) -> tuple[Catalog, tuple[str, ...]]:
    """Return a catalog with these values, and the paths of those that no component can have."""
    other, wrong = _other_values(catalog, values)
    if not other:
        return catalog, wrong
    changed, impossible = _changed(Same(catalog), json.dumps(other, sort_keys=True))
    return changed, (*wrong, *impossible)


def _other_values(catalog: Catalog, values: Values) -> tuple[dict[str, Any], tuple[str, ...]]:
    """Return the values that differ from those of a catalog, and the paths of those that it has not."""
    other: dict[str, Any] = {}
    wrong: list[str] = []
    for section, cards in values.items():
        if section not in _SECTIONS or not isinstance(cards, dict):
            wrong.append(section)
            continue
        printed = {str(card.id): card for card in getattr(catalog, section).values()}
        for card_id, fields in cards.items():
            card = printed.get(card_id)
            if card is None or not isinstance(fields, dict):
                wrong.append(f"{section}.{card_id}")
                continue
            for field, value in fields.items():
                if field not in card.provenance:
                    wrong.append(f"{section}.{card_id}.{field}")
                elif written(getattr(card, field)) != value:
                    other.setdefault(section, {}).setdefault(card_id, {})[field] = value
    return other, tuple(wrong)


@lru_cache(maxsize=8)
def _changed(same: Same, other: str) -> tuple[Catalog, tuple[str, ...]]:
    """Return one catalog for all games with the same values: the rules compile each catalog once."""
    from .overrides import corrected_values

    return corrected_values(same.catalog, parse(other))
