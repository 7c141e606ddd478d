"""What the module keeps: cards turned down, guests of many items. Plain values that are replaced."""

from __future__ import annotations

from gah_desktop.engine.module import Module, in_play
from gah_desktop.engine.state import GameState

LARGE = 3  # items in an order


class Record(Module):
    __slots__ = ("large", "turned_down")

    def __init__(self) -> None:
        self.turned_down: tuple[int, ...] = ()  # they stay in play
        self.large: tuple[int, ...] = ()  # guests completed with an order of three items or more, by seat


def record_of(s: GameState) -> Record:
    return in_play(s, Record)
