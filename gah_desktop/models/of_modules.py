"""What modules of rules say of places that are not theirs: the file `models.py` beside the rules of each.

Such a file may hold `ALSO`: by the class of a model of the base game what more can be let go there, and what
more a click there tries; `figures(table, seat)`, pictograms with their numbers, and `told(table, seat)`, the
same and more in lines, of another player's house; and `used_guests(table)`, who has been used in this round.
Only the files of modules in play are read. No rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from gah_desktop.modules import brought

if TYPE_CHECKING:
    from types import ModuleType

    from gah_desktop.app.table import Table
    from gah_desktop.engine.actions import Action
    from gah_desktop.models.mime import Carried


def _no_drop(table: Table, carried: Carried, facts: Any) -> Sequence[Action]:
    return ()


def _no_attempt(table: Table, facts: Any) -> Sequence[Action]:
    return ()


class Also(NamedTuple):
    """`dropped` and `attempts` as in a model, of the table that it shows."""

    accepts: tuple[str, ...] = ()
    dropped: Callable[[Table, Carried, Any], Sequence[Action]] = _no_drop
    attempts: Callable[[Table, Any], Sequence[Action]] = _no_attempt


_read: dict[str, ModuleType | None] = {}


def _files(table: Table) -> Iterator[ModuleType]:
    for module in table.state.modules if table.has_game else ():
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


def used_guests(table: Table) -> frozenset[int]:
    """Those at the tables who can do nothing more in this round."""
    return frozenset(
        guest for file in _files(table) if hasattr(file, "used_guests") for guest in file.used_guests(table)
    )


def also(table: Table, model: type[Any]) -> tuple[Also, ...]:
    """What they say of a model."""
    return tuple(found for file in _files(table) if (found := getattr(file, "ALSO", {}).get(model)))
