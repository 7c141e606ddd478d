"""The compiled tables of catalogs, each compiled once."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from gah_desktop.catalog import expanded, expanded_catalog, load_catalog
from gah_desktop.catalog.values import Same
from gah_desktop.engine.tables import Tables

if TYPE_CHECKING:
    from gah_desktop.catalog import Catalog


@cache
def _built_in(ruleset: str) -> Tables:
    return Tables(load_catalog(), ruleset)


@cache
def _built_in_expanded() -> Tables:
    return Tables(expanded_catalog(), "deluxe")


def tables_for(catalog: Catalog | None, ruleset: str, modules: Collection[str] = ()) -> Tables:
    """The compiled catalog; the built-in ones are compiled once, with and without the expansion."""
    catalog = load_catalog() if catalog is None else catalog
    if not modules:
        return _built_in(ruleset) if catalog is load_catalog() else _compiled(Same(catalog), ruleset, False)
    if expanded(catalog) is expanded_catalog():
        return _built_in_expanded()
    return _compiled(Same(catalog), ruleset, True)


@lru_cache(maxsize=8)
def _compiled(same: Same, ruleset: str, with_expansion: bool) -> Tables:
    return Tables(expanded(same.catalog) if with_expansion else same.catalog, ruleset)
