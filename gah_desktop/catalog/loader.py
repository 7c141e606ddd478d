"""Read the built-in catalog from the resources, once.

What is read is trusted: the build and the tests have validated it (`schema`), and validating it again
would take longer than all the rest of a start. The expansion is read when a game is played with it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from types import UnionType
from typing import Any, NamedTuple, Union, get_args, get_origin, get_type_hints

from ..resources import resource_path
from .effects import ItemCounts
from .models import Catalog

CARDS = ("guests", "staff", "objectives", "emperor_tiles", "boards")
# what only the expansion has, by the file it stands in
EXPANSION = {
    "ballroom_rows": "ballrooms",
    "ballrooms": "ballrooms",
    "rehearsal_rooms": "ballrooms",
    "die_actions": "ballrooms",
    "celebrities": "celebrities",
    "entrances": "entrances",
    "auction": "entrances",
}
# cards of the base game's kinds that the expansion brings
MORE_CARDS = ("guests", "staff", "objectives", "emperor_tiles")
Data = dict[str, Any]


@cache
def expanded_catalog() -> Catalog:
    """The built-in catalog with all that the expansion brings."""
    return _expanded(built_in_catalog(), shipped_expansion())


def expanded(catalog: Catalog) -> Catalog:
    """A catalog with the expansion; a corrected one has it already."""
    if catalog.ballrooms:
        return catalog
    return expanded_catalog() if catalog is built_in_catalog() else _expanded(catalog, shipped_expansion())


def of_expansion(card: Any) -> bool:
    return card.set not in ("base", "promo") or getattr(card, "only_with", None) is not None


@cache
def built_in_catalog() -> Catalog:
    return made(shipped())


def shipped() -> Data:
    """What the resource files say, by the fields of the catalog."""
    files = {
        name: json.loads(resource_path(f"catalog/{name}.json").read_bytes())
        for name in (*CARDS, "instruction_decks")
    }
    boards = files["boards"]
    return {
        **{kind: _by_id(files[kind][kind], files[kind]["provenance"]) for kind in CARDS},
        "objective_points": files["objectives"]["points"]["by_place"],
        "tracks": {**boards["tracks"], "provenance": boards["tracks_provenance"]},
        "instruction_decks": files["instruction_decks"]["instruction_decks"],
    }


def shipped_expansion() -> Data:
    """What the files of the expansion say, by the fields of the catalog."""
    names = {*MORE_CARDS, "instruction_decks", *EXPANSION.values()}
    files = {
        name: json.loads(resource_path(f"catalog/expansion/{name}.json").read_bytes())
        for name in sorted(names)
    }
    return {
        **{kind: _by_id(files[kind][kind], files[kind]["provenance"]) for kind in MORE_CARDS},
        **{
            kind: _by_id(files[file][kind], files[file]["provenance"].get(kind, files[file]["provenance"]))
            for kind, file in EXPANSION.items()
        },
        "instruction_decks": files["instruction_decks"]["instruction_decks"],
    }


def _by_id(cards: list[Data], provenance: dict[str, str]) -> Data:
    """Cards by id; what a file says of all its cards holds unless a card says otherwise."""
    return {
        card["id"]: {**card, "provenance": {**provenance, **card.get("provenance", {})}} for card in cards
    }


def made(data: Data) -> Catalog:
    """The catalog out of what the files say."""
    catalog: Catalog = _read(Catalog, data)
    return catalog


def _expanded(base: Catalog, data: Data) -> Catalog:
    """Cards of all kinds beside those of the base game, objectives and tiles by letter."""
    types = _types(Catalog)
    return base._replace(
        **{field: getattr(base, field) | _read(types[field], said) for field, said in data.items()}
    )


def _read(kind: Any, value: Any) -> Any:
    """Read JSON as a value of a type: objects as components or mappings, lists as tuples, "2" as a key 2."""
    if isinstance(value, list):
        return tuple([_read(_shape(kind).element, held) for held in value])
    if not isinstance(value, dict):
        return value
    component, _, mapped = _shape(kind)
    if component is ItemCounts:
        return ItemCounts.by_name(**value)
    if component is not None:
        types = _types(component)
        return component(**{name: _read(types[name], held) for name, held in value.items()})
    return {_key(key): _read(mapped, held) for key, held in value.items()}


def _key(key: str | int) -> str | int:
    return int(key) if isinstance(key, str) and key.isdecimal() else key


class _Shape(NamedTuple):
    """What objects and lists in JSON stand for in a type."""

    component: Any  # a class, or None if an object is a mapping
    element: Any  # of a tuple
    mapped: Any  # the values of a mapping


@cache
def _shape(kind: Any) -> _Shape:
    kinds = get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)
    component = next((each for each in kinds if hasattr(each, "_fields")), None)
    parts = {get_origin(each): get_args(each) for each in kinds}
    element, *_ = parts.get(tuple, (None,))
    *_, mapped = parts.get(Mapping, (None,))
    return _Shape(component, element, mapped)


@cache
def _types(component: Any) -> dict[str, Any]:
    return get_type_hints(component)
