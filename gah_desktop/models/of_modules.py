"""What modules of rules say of places on the table that are not theirs: their `models.py` may hold `ALSO`.

It names, by the class of a model of the base game, what more can be let go there and what more a click
there tries. Each is asked only while its module is in play. No rules.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple

from gah_desktop.modules import brought

if TYPE_CHECKING:
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


@cache
def _file(module: type[Any]) -> ModuleType | None:
    return brought("models", {module.name: module}).get(module.name)


def also(table: Table, model: type[Any]) -> tuple[Also, ...]:
    """What the modules in play say of a model."""
    kinds: list[Any] = list(map(type, table.state.modules)) if table.has_game else []
    files = (_file(kind) for kind in kinds)
    return tuple(found for file in files if (found := getattr(file, "ALSO", {}).get(model)))
