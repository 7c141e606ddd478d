"""Base class of the entrances of the opponent's hotel, with a hook for each thing that the opponent does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gah_desktop.engine.module import Module

if TYPE_CHECKING:
    from gah_desktop.engine.state import GameState


class Entrance(Module):
    __slots__ = ()

    def lying(self) -> tuple[tuple[int, int], ...]:
        """What of it lies where: pairs of an action space, 0 for anywhere else, and what is there."""
        return ()

    def opponent_took_guest(self, s: GameState, guest: int) -> None:
        """The guest has left the queue, which is not refilled yet."""

    def opponent_placed_room(self, s: GameState, index: int) -> None:
        """The guest has a room; the queue is full again."""

    def opponent_took_die(self, s: GameState, face: int) -> None: ...

    def opponent_read_objective(self, s: GameState) -> None:
        """An objective symbol counted, with or without a marker that could move."""
