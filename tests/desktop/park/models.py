"""The two benches with their pigeons. No rules, no looks."""

from __future__ import annotations

from typing import Any, NamedTuple

from gah_desktop.engine.actions import Action, Pass
from gah_desktop.models.base import Model, Row
from tests.desktop.park.rules import Park


class BenchFacts(NamedTuple):
    key: int
    pigeons: int


class ParkModel(Model):
    module = Park.name

    def build(self) -> list[Row]:
        (park,) = (module for module in self.table.state.modules if isinstance(module, Park))
        return [(BenchFacts(nth, (park.pigeons + 1 - nth) // 2),) for nth in range(2)]

    def actions(self, facts: Any) -> tuple[Action, ...]:
        return tuple(option for option in self.table.options if isinstance(option, Pass))

    def text(self, facts: Any) -> str:
        return f"bench {facts.key + 1}: {facts.pigeons} pigeons"
