"""Some More in a position: cards turned down, and large guests completed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

from gah_desktop.engine.position.decisions import CARDS, NUMBER, Fields
from gah_desktop.engine.position.laying import Laying
from gah_desktop.engine.position.model import ModulePosition
from gah_desktop.engine.problems import Problem, ProblemCode, problem
from gah_desktop.engine.state import GameState
from gah_desktop.modules.more.rules.penalties import LosingItem
from gah_desktop.modules.more.rules.record import Record
from gah_desktop.modules.more.rules.turning_down import TurningDown


@dataclass(frozen=True)
class MorePosition(ModulePosition[Record]):
    turned_down: tuple[int, ...] = ()  # staff cards; they stay in play
    large_guests: tuple[int, ...] = ()  # completed with an order of three items or more, by seat

    decisions: ClassVar[dict[type[Any], Fields]] = {
        TurningDown: {"cards": CARDS},
        LosingItem: {"left": NUMBER},
    }

    @classmethod
    def of(cls, module: Record, state: GameState) -> MorePosition:
        return cls(module.turned_down, module.large)

    def lay(self, module: Record, laying: Laying, path: str) -> None:
        module.turned_down = tuple(laying.cards(f"{path}.turned_down", self.turned_down, "staff"))
        laying.by_seat(f"{path}.large_guests", self.large_guests)
        for seat, number in enumerate(self.large_guests):
            laying.in_range(f"{path}.large_guests[{seat}]", number, 0, 999)
        module.large = self.large_guests

    @staticmethod
    def problems(module: Record, state: GameState) -> Iterator[Problem]:
        in_play = {card for p in state.players for card in p.staff}
        for i, card in enumerate(module.turned_down):
            path = f"modules.{module.name}.turned_down[{i}]"
            if card not in in_play:
                yield problem(path, ProblemCode.NOT_IN_PLAY, card=card)
            elif card in module.turned_down[:i]:
                yield problem(path, ProblemCode.TWICE, value=card)
