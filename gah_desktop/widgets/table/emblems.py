"""What the modules in play show at another player's place, in small. No rules."""

from __future__ import annotations

from functools import cache
from typing import Any

from gah_desktop.app.table import Table
from gah_desktop.modules import brought
from gah_desktop.widgets.table.panel import Emblem


@cache
def _file(module: type[Any]) -> Any:
    return brought("panel", {module.name: module}).get(module.name)


def _files(table: Table) -> list[Any]:
    kinds: list[Any] = list(map(type, table.state.modules)) if table.has_game else []
    return [_file(kind) for kind in kinds]


def emblems(table: Table) -> tuple[Emblem, ...]:
    """Of the modules in play, in their order."""
    return tuple(emblem for file in _files(table) for emblem in getattr(file, "EMBLEMS", ()))
