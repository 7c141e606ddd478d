"""The celebrities in a position: the lounge, the coloured dice, and who holds which tile."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from gah_desktop.catalog.models import DeckKind
from gah_desktop.engine.position.decisions import ITEMS, NUMBER, Fields
from gah_desktop.engine.position.laying import Laying
from gah_desktop.engine.position.model import Card, ModulePosition
from gah_desktop.engine.position.writing import known
from gah_desktop.engine.problems import Problem, ProblemCode, problem
from gah_desktop.engine.state import GameState
from gah_desktop.modules.celebrities.rules.exchange import Exchanging
from gah_desktop.modules.celebrities.rules.lounge import COLORS, Lounge

CELEBRITIES: DeckKind = "celebrities"


@dataclass(frozen=True)
class CelebritiesPosition(ModulePosition[Lounge]):
    lounge: Mapping[str, int]  # tiles by the color of the die below; one that is taken is left out
    pile: tuple[Card, ...]  # from the top
    discards: tuple[int, ...] = ()
    held: tuple[tuple[int, ...], ...] = ()  # by seat, in the order taken
    dice: Mapping[str, int] = field(default_factory=dict)  # action spaces by color
    exchanged: bool = False  # the items of this round

    decisions: ClassVar[dict[type[Any], Fields]] = {Exchanging: {"most": NUMBER, "given": ITEMS}}

    @classmethod
    def of(cls, module: Lounge, state: GameState) -> CelebritiesPosition:
        return cls(
            _by_color(module.tiles),
            known(module.pile[::-1]),
            module.discards,
            module.held,
            _by_color(module.faces),
            module.exchanged,
        )

    def lay(self, module: Lounge, laying: Laying, path: str) -> None:
        laying.by_seat(f"{path}.held", self.held)
        for name, by_color in (("lounge", self.lounge), ("dice", self.dice)):
            for color in by_color:
                laying.one_of(f"{path}.{name}", color, COLORS)
        for color, tile in self.lounge.items():
            laying.is_card(f"{path}.lounge.{color}", tile, CELEBRITIES)
        for color, face in self.dice.items():
            laying.in_range(f"{path}.dice.{color}", face, 1, 6)
        module.pile = tuple(laying.deck_of(f"{path}.pile", self.pile, CELEBRITIES))
        module.discards = tuple(laying.cards(f"{path}.discards", self.discards, CELEBRITIES))
        module.tiles = tuple(self.lounge.get(color, 0) for color in COLORS)
        module.held = tuple(
            tuple(laying.cards(f"{path}.held[{seat}]", tiles, CELEBRITIES))
            for seat, tiles in enumerate(self.held)
        )
        module.faces = tuple(self.dice.get(color, 0) for color in COLORS)
        module.exchanged = self.exchanged

    @staticmethod
    def problems(module: Lounge, state: GameState) -> Iterator[Problem]:
        if state.phase != "round":
            return
        path = f"modules.{module.name}"
        for color, face, tile in zip(COLORS, module.faces, module.tiles, strict=False):
            if face and module.faces.count(face) > state.dice[face]:
                yield problem(f"{path}.dice.{color}", ProblemCode.NO_DIE_THERE, color=color, face=face)
            if face and not tile:
                yield problem(f"{path}.lounge", ProblemCode.MISSING)


def _by_color(values: tuple[int, ...]) -> dict[str, int]:
    return {color: value for color, value in zip(COLORS, values, strict=False) if value}
