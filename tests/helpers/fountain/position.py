"""The fountain in a position: what lies in it, and who has thrown a krone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

from gah_desktop.engine.position.decisions import CARDS, Fields
from gah_desktop.engine.position.laying import Laying
from gah_desktop.engine.position.model import ModulePosition
from gah_desktop.engine.problems import Problem, ProblemCode, problem
from gah_desktop.engine.state import GameState
from tests.helpers.fountain.rules import Fountain, Wishing


@dataclass(frozen=True)
class FountainPosition(ModulePosition[Fountain]):
    krones: int = 0
    thrown: tuple[int, ...] = ()  # seats
    told: tuple[str, ...] = ()

    decisions: ClassVar[dict[type[Any], Fields]] = {Wishing: {"secret": CARDS}}
    sources = frozenset({"fountain"})

    @classmethod
    def of(cls, module: Fountain, state: GameState) -> FountainPosition:
        return cls(module.krones, module.thrown, module.told)

    def lay(self, module: Fountain, laying: Laying, path: str) -> None:
        module.krones, module.told = self.krones, self.told
        module.thrown = tuple(laying.seat(f"{path}.thrown[{i}]", seat) for i, seat in enumerate(self.thrown))

    @staticmethod
    def problems(module: Fountain, state: GameState) -> Iterator[Problem]:
        if len(set(module.thrown)) < len(module.thrown):
            yield problem("modules.fountain.thrown", ProblemCode.TWICE, value=module.thrown[0])
