"""The promotional cards in a position: guests at their tables that have been used."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

from gah_desktop.engine.position.decisions import NUMBER, Fields, index_of
from gah_desktop.engine.position.laying import Laying
from gah_desktop.engine.position.model import ModulePosition
from gah_desktop.engine.problems import Problem, ProblemCode, problem
from gah_desktop.engine.state import GameState
from gah_desktop.modules.ballrooms.rules.position import PLACE_NAMES
from gah_desktop.modules.promo.rules.ballroom_guests import SecondDancer
from gah_desktop.modules.promo.rules.staying import Tables


@dataclass(frozen=True)
class PromoPosition(ModulePosition[Tables]):
    used_guests: tuple[int, ...] = ()  # in this round

    decisions: ClassVar[dict[type[Any], Fields]] = {
        SecondDancer: {"place": index_of(*PLACE_NAMES), "space": NUMBER}
    }

    @classmethod
    def of(cls, module: Tables, state: GameState) -> PromoPosition:
        return cls(module.used)

    def lay(self, module: Tables, laying: Laying, path: str) -> None:
        module.used = tuple(laying.cards(f"{path}.used_guests", self.used_guests, "guests"))

    @staticmethod
    def problems(module: Tables, state: GameState) -> Iterator[Problem]:
        waiting = {guest for p in state.players for guest in p.cafe}
        for i, guest in enumerate(module.used):
            path = f"modules.{module.name}.used_guests[{i}]"
            if guest not in waiting:
                yield problem(path, ProblemCode.NOT_IN_CAFE, guest=guest)
            elif state.t.guests[guest].table is None:
                yield problem(path, ProblemCode.STAYS_NOT, guest=guest)
