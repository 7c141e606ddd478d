"""The catalog as its owner has corrected it, for the commands that go by it."""

from __future__ import annotations

import json
from functools import cache

from gah_desktop.app.paths import Paths
from gah_desktop.catalog import Catalog, corrected_catalog, load_catalog
from gah_desktop.cli.streams import tell
from gah_desktop.text.overrides import override_problem


def owners_catalog() -> Catalog:
    """What could not be used of the corrections is told."""
    catalog = load_catalog(Paths().overrides_file)
    for problem in catalog.override_problems:
        tell(override_problem(problem))
    return catalog


def corrections() -> str:
    """All that could be used, in one line, to be handed to other processes; "" without any."""
    used = owners_catalog().overrides
    return json.dumps(used, ensure_ascii=False) if used else ""


@cache
def catalog_of(corrections: str) -> Catalog | None:
    """Out of what `corrections` says; None for the built-in one."""
    return corrected_catalog(json.loads(corrections))[0] if corrections else None
