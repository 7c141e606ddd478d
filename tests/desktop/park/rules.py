"""A pigeon comes with every turn."""

from __future__ import annotations

from gah_desktop.engine.module import Module
from gah_desktop.engine.state import GameState


class Park(Module):
    __slots__ = ("pigeons",)
    name = "park"

    def __init__(self) -> None:
        self.pigeons = 0

    def turn_began(self, s: GameState) -> None:
        self.pigeons += 1
