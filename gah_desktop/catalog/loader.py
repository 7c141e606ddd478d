"""Reads the catalog from the resources, once, and lays an owner's corrections over it. Knows no rules."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..resources import resource_path
from . import kept

if TYPE_CHECKING:
    from .models import Catalog
    from .problems import OverrideProblem

FILES = ("guests", "staff", "objectives", "emperor_tiles", "boards", "instruction_decks")

_keeping: list[Path] = []


def keep_catalog_in(folder: Path) -> None:
    """From now on the validated catalog is kept in a file there, and read from it at the next start."""
    _keeping[:] = [folder]


def load_catalog(overrides: Path | None = None) -> Catalog:
    """The built-in catalog, with the corrections of a file if there is one.

    A correction that can't be used leaves the built-in value and is listed in `override_problems`.
    """
    try:
        there = overrides is not None and overrides.exists()
    except OSError:  # nothing may be read there
        there = False
    if overrides is None or not there:
        return _built_in()
    from .overrides import apply_overrides, read_overrides

    data, unread = read_overrides(overrides)
    catalog, problems = apply_overrides(validated_catalog(), data, file=str(overrides))
    return catalog.model_copy(update={"override_problems": (*unread, *problems)})


def corrected_catalog(corrections: dict[str, Any]) -> tuple[Catalog, list[OverrideProblem]]:
    """The built-in catalog with the corrections that a saved game brings along, and their problems."""
    if not corrections:
        return _built_in(), []
    from .overrides import apply_overrides

    return apply_overrides(validated_catalog(), corrections)


@cache
def _built_in() -> Catalog:
    if not _keeping:
        return validated_catalog()
    texts = _texts()
    found = kept.read(_keeping[0], texts)
    if found is None:
        found = kept.write(_keeping[0], texts, validated_catalog())
    return found


@cache
def validated_catalog() -> Catalog:
    """The built-in catalog as models, read and validated now."""
    from .models import Catalog

    data = {name: json.loads(text) for name, text in zip(FILES, _texts(), strict=True)}
    guests, staff, objectives, tiles = (data[name] for name in FILES[:4])
    boards = data["boards"]
    raw = {
        "guests": _by_id(guests["guests"], guests["provenance"]),
        "staff": _by_id(staff["staff"], staff["provenance"]),
        "objectives": _by_id(objectives["objectives"], objectives["provenance"]),
        "objective_points": objectives["points"]["by_place"],
        "emperor_tiles": _by_id(tiles["emperor_tiles"], tiles["provenance"]),
        "boards": {board["id"]: board for board in boards["boards"]},
        "tracks": {**boards["tracks"], "provenance": boards["tracks_provenance"]},
        "leopold": data["instruction_decks"]["leopold"],
    }
    # through JSON, since only there strict models take lists for tuples and "2" for a key 2
    return Catalog.model_validate_json(json.dumps(raw))


def _texts() -> tuple[bytes, ...]:
    return tuple(resource_path(f"catalog/{name}.json").read_bytes() for name in FILES)


def _by_id(cards: list[dict[str, Any]], provenance: dict[str, str]) -> dict[str, Any]:
    """Cards by id; what a file says of all its cards holds unless a card says otherwise."""
    return {str(c["id"]): {**c, "provenance": {**provenance, **c.get("provenance", {})}} for c in cards}
