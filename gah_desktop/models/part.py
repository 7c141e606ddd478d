"""What a module can bring to the models of the base game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from gah_desktop.parts import Parts

if TYPE_CHECKING:
    from gah_desktop.app.table import Table
    from gah_desktop.engine.actions import Action
    from gah_desktop.models.mime import Carried


def _no_drop(table: Table, carried: Carried, facts: Any) -> Sequence[Action]:
    return ()


def _no_attempt(table: Table, facts: Any) -> Sequence[Action]:
    return ()


class Extension(NamedTuple):
    """What a module adds to a model, with `dropped` and `attempts` as the model has them."""

    accepts: tuple[str, ...] = ()
    dropped: Callable[[Table, Carried, Any], Sequence[Action]] = _no_drop
    attempts: Callable[[Table, Any], Sequence[Action]] = _no_attempt


@dataclass(frozen=True, kw_only=True)
class ModelPart:
    """What a module brings to the models while it is in play."""

    module: str
    extensions: Mapping[type[Any], Extension] = field(default_factory=dict)  # by class of model
    # of another player's hotel: pictograms with their numbers; and the same and more, a line each
    figures: Callable[[Table, int], Sequence[tuple[str, int]]] | None = None
    lines: Callable[[Table, int], Sequence[str]] | None = None
    # guests at the tables who can do nothing more in this round
    used_guests: Callable[[Table], Collection[int]] | None = None
    # of a solo opponent, on the objectives A, B, C: none, III, II, I
    markers: Callable[[Table], Sequence[int]] | None = None


MODEL_PARTS: Parts[ModelPart] = Parts("models")


def _in_play(table: Table) -> Iterator[ModelPart]:
    for module in table.state.modules if table.has_game else ():
        yield MODEL_PARTS.of(module.name)


def figures(table: Table, seat: int) -> list[tuple[str, int]]:
    """What there is to count beside krones, staff and kitchen."""
    return [one for part in _in_play(table) if part.figures for one in part.figures(table, seat)]


def lines(table: Table, seat: int) -> list[str]:
    """In words, a line each."""
    return [line for part in _in_play(table) if part.lines for line in part.lines(table, seat)]


def used_guests(table: Table) -> frozenset[int]:
    return frozenset(
        guest for part in _in_play(table) if part.used_guests for guest in part.used_guests(table)
    )


def markers(table: Table) -> Sequence[int]:
    """How far a solo opponent is on each objective."""
    return next((part.markers(table) for part in _in_play(table) if part.markers), (0, 0, 0))


def extensions(table: Table, model: type[Any]) -> tuple[Extension, ...]:
    """What the modules in play add to a model."""
    return tuple(part.extensions[model] for part in _in_play(table) if model in part.extensions)
