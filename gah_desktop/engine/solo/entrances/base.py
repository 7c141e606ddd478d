"""The points of the game where an entrance may do something; on its own, no entrance: nothing happens."""

from __future__ import annotations

from typing import Any, ClassVar

from gah_desktop.engine.state import GameState, PlayerState


class Entrance:
    """Stateless entrances share one object; the others clone themselves."""

    __slots__ = ()
    name: ClassVar[str] = ""
    tolls: ClassVar[bool] = False

    def clone(self) -> Entrance:
        return self

    def key(self) -> tuple[Any, ...]:
        return ()

    def before_queue(self, s: GameState) -> None:
        """Set-up, the guests shuffled but none in the queue yet."""

    def open(self, s: GameState) -> None:
        """Set-up, everything dealt."""

    def round_started(self, s: GameState) -> None:
        """Before the dice are rolled."""

    def turn_began(self) -> None:
        """Anyone's turn."""

    def toll(self, s: GameState, p: PlayerState, face: int) -> int:
        return 0

    def toll_waived(self, s: GameState, p: PlayerState, face: int) -> bool:
        return False

    def space_used(self, s: GameState, face: int) -> None:
        """By the human, with its die or without."""

    def die_taken(self, s: GameState, face: int) -> None:
        """By the human."""

    def surcharge(self, guest: int) -> int:
        return 0

    def guest_taken(self, s: GameState, guest: int) -> None:
        """By the human, from the queue."""

    def queue_moved(self, s: GameState) -> None:
        """Guests have moved to the right and a new one has come."""

    def human_filled_room(self, s: GameState, p: PlayerState, index: int) -> None:
        """A room of the human is occupied now."""

    def emperor_left(self, s: GameState) -> None:
        """The Emperor has visited everyone."""

    def rival_took_guest(self, s: GameState, guest: int) -> None:
        """Before the queue is refilled."""

    def rival_placed_room(self, s: GameState, index: int) -> None:
        """The queue is full again."""

    def rival_took_die(self, s: GameState, face: int) -> None: ...

    def rival_read_objective(self, s: GameState) -> None:
        """An objective symbol that counts, whatever came of it."""
