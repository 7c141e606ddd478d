"""The catalog with an owner's corrections. Without any it is the built-in one."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

from .loader import EXPANSION, MORE_CARDS, built_in_catalog, expanded_catalog
from .models import Catalog
from .problems import OverrideProblem

Data = dict[str, Any]


def load_catalog(overrides: Path | None = None) -> Catalog:
    """The built-in catalog, with the corrections of a file if there is one.

    A correction that can't be used leaves the built-in value and is listed in `override_problems`.
    """
    if overrides is None or not is_there(overrides):
        return built_in_catalog()
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


def corrected_catalog(corrections: Data) -> tuple[Catalog, list[OverrideProblem]]:
    """The built-in catalog with the corrections that a saved game brings along, and their problems."""
    if not corrections:
        return built_in_catalog(), []
    from .overrides import apply_overrides

    catalog, problems = apply_overrides(_named_by(corrections), corrections)
    return (catalog, problems) if problems else (_shared(json.dumps(corrections)), [])


@lru_cache(maxsize=8)
def _shared(corrections: str) -> Catalog:
    """Return one catalog for all games with the same corrections: each of them keeps its catalog."""
    from .overrides import apply_overrides

    data = json.loads(corrections)
    return apply_overrides(_named_by(data), data)[0]


def _named_by(corrections: Data) -> Catalog:
    """The built-in catalog; with the expansion only if the corrections name anything of it."""
    base = built_in_catalog()
    for section, cards in corrections.items():
        if section in EXPANSION:
            return expanded_catalog()
        if section in MORE_CARDS and isinstance(cards, dict):
            unknown = set(cards) - set(map(str, getattr(base, section)))
            if unknown & set(map(str, getattr(expanded_catalog(), section) if unknown else ())):
                return expanded_catalog()
    return base
