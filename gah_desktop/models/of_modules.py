"""What modules of rules show of another player's house: the file `models.py` beside the rules of each.

Such a file may hold `figures(table, seat)`, pictograms with their numbers, and `told(table, seat)`, lines
that say the same and more. Only the files of modules in play are read.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from gah_desktop.modules import brought

if TYPE_CHECKING:
    from types import ModuleType

    from gah_desktop.app.table import Table


_read: dict[str, ModuleType | None] = {}


def _files(table: Table) -> Iterator[ModuleType]:
    for module in table.state.modules:
        if module.name not in _read:
            _read[module.name] = brought("models", {module.name: type(module)}).get(module.name)
        if (file := _read[module.name]) is not None:
            yield file


def figures(table: Table, seat: int) -> list[tuple[str, int]]:
    """What there is to count beside krones, staff and kitchen."""
    return [one for file in _files(table) if hasattr(file, "figures") for one in file.figures(table, seat)]


def told(table: Table, seat: int) -> list[str]:
    """In words, a line each."""
    return [line for file in _files(table) if hasattr(file, "told") for line in file.told(table, seat)]
