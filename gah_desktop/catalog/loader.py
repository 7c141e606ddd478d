"""Reads the catalog from the resources, once, and lays an owner's corrections over it. Knows no rules.

What is read is trusted: the build and the tests have validated it (`schema`), and validating it again
would take longer than all the rest of a start. The expansion is read when a game is played with it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from types import UnionType
from typing import Any, NamedTuple, Union, get_args, get_origin, get_type_hints

from ..resources import resource_path
from .effects import ItemCounts
from .models import Catalog
from .problems import OverrideProblem

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


def load_catalog(overrides: Path | None = None) -> Catalog:
    """The built-in catalog, with the corrections of a file if there is one.

    A correction that can't be used leaves the built-in value and is listed in `override_problems`.
    """
    if overrides is None or not is_there(overrides):
        return _built_in()
    from .overrides import apply_overrides, read_overrides

    data, unread = read_overrides(overrides)
    catalog, problems = apply_overrides(_named_by(data), data, file=str(overrides))
    if unread or problems:
        return catalog._replace(override_problems=(*unread, *problems))
    return corrected_catalog(data)[0]


def is_there(file: Path) -> bool:
    """Also when nobody may look: reading it will say why it can't be read."""
    try:
        file.stat()
    except (FileNotFoundError, NotADirectoryError):
        return False
    except OSError:
        pass
    return True


@cache
def expanded_catalog() -> Catalog:
    """The built-in catalog with all that the expansion brings."""
    return _expanded(_built_in(), shipped_expansion())


def expanded(catalog: Catalog) -> Catalog:
    """A catalog with the expansion; a corrected one has it already."""
    if catalog.ballrooms:
        return catalog
    return expanded_catalog() if catalog is _built_in() else _expanded(catalog, shipped_expansion())


def corrected_catalog(corrections: Data) -> tuple[Catalog, list[OverrideProblem]]:
    """The built-in catalog with the corrections that a saved game brings along, and their problems."""
    if not corrections:
        return _built_in(), []
    from .overrides import apply_overrides

    catalog, problems = apply_overrides(_named_by(corrections), corrections)
    return (catalog, problems) if problems else (_shared(json.dumps(corrections)), [])


@lru_cache(maxsize=8)
def _shared(corrections: str) -> Catalog:
    """Return one catalog for all games with the same corrections: each of them keeps its catalog."""
    from .overrides import apply_overrides

    data = json.loads(corrections)
    return apply_overrides(_named_by(data), data)[0]


def of_expansion(card: Any) -> bool:
    return card.set not in ("base", "promo") or getattr(card, "only_with", None) is not None


def _named_by(corrections: Data) -> Catalog:
    """The built-in catalog; with the expansion only if the corrections name anything of it."""
    base = _built_in()
    for section, cards in corrections.items():
        if section in EXPANSION:
            return expanded_catalog()
        if section in MORE_CARDS and isinstance(cards, dict):
            unknown = set(cards) - set(map(str, getattr(base, section)))
            if unknown & set(map(str, getattr(expanded_catalog(), section) if unknown else ())):
                return expanded_catalog()
    return base


@cache
def _built_in() -> Catalog:
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
