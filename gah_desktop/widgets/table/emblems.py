"""What the modules in play show at another player's place, in small. No rules."""

from __future__ import annotations

from functools import cache
from typing import Any

from gah_desktop.app.table import Table
from gah_desktop.modules import brought
from gah_desktop.widgets.table.panel import Emblem, PanelSpec


@cache
def _file(module: type[Any]) -> Any:
    return brought("panel", {module.name: module}).get(module.name)


def _files(table: Table) -> list[Any]:
    kinds: list[Any] = list(map(type, table.state.modules)) if table.has_game else []
    return [_file(kind) for kind in kinds]


def emblems(table: Table) -> tuple[Emblem, ...]:
    """Of the modules in play, in their order."""
    return tuple(emblem for file in _files(table) for emblem in getattr(file, "EMBLEMS", ()))


def at_a_house(table: Table) -> tuple[PanelSpec, ...]:
    """Panels of the modules in play that belong to a player's house: at its entrance, or beside its staff."""
    panels = [spec for file in _files(table) for spec in getattr(file, "PANELS", ())]
    return tuple(spec for spec in panels if spec.place[0] == "ground" or spec.of_a_seat)
