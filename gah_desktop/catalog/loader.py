"""Reads the catalog from the resources, once, and lays an owner's corrections over it. Knows no rules."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from ..resources import resource_path
from .models import Catalog
from .overrides import apply_overrides, read_overrides


def load_catalog(overrides: Path | None = None) -> Catalog:
    """The built-in catalog, with the corrections of a file if there is one.

    A correction that can't be used leaves the built-in value and is listed in `override_problems`.
    """
    if overrides is None or not overrides.exists():
        return _built_in()
    data, unread = read_overrides(overrides)
    catalog, problems = apply_overrides(_built_in(), data, file=str(overrides))
    return catalog.model_copy(update={"override_problems": (*unread, *problems)})


@cache
def _built_in() -> Catalog:
    guests = _read("guests")
    staff = _read("staff")
    objectives = _read("objectives")
    emperor_tiles = _read("emperor_tiles")
    boards = _read("boards")
    decks = _read("instruction_decks")
    raw = {
        "guests": _by_id(guests["guests"], guests["provenance"]),
        "staff": _by_id(staff["staff"], staff["provenance"]),
        "objectives": _by_id(objectives["objectives"], objectives["provenance"]),
        "objective_points": objectives["points"]["by_place"],
        "emperor_tiles": _by_id(emperor_tiles["emperor_tiles"], emperor_tiles["provenance"]),
        "boards": {board["id"]: board for board in boards["boards"]},
        "tracks": {**boards["tracks"], "provenance": boards["tracks_provenance"]},
        "leopold": decks["leopold"],
    }
    # through JSON, since only there strict models take lists for tuples and "2" for a key 2
    return Catalog.model_validate_json(json.dumps(raw))


def _read(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(resource_path(f"catalog/{name}.json").read_text(encoding="utf-8"))
    return data


def _by_id(cards: list[dict[str, Any]], provenance: dict[str, str]) -> dict[str, Any]:
    """Cards by id; what a file says of all its cards holds unless a card says otherwise."""
    return {str(c["id"]): {**c, "provenance": {**provenance, **c.get("provenance", {})}} for c in cards}
