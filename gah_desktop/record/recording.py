"""Steps through a recorded game: positions, turns, what happened at each step. Changes nothing."""

from __future__ import annotations

from bisect import bisect_right
from typing import NamedTuple

from gah_desktop.engine import Game
from gah_desktop.engine.events import Event, TurnBegan
from gah_desktop.record.journal import Journal


class Turn(NamedTuple):
    """A turn, and the position at which it has just begun."""

    round: int
    seat: int
    number: int
    position: int


class Recording:
    """A game from its deal (position 0) to its last step (position `length`).

    Steps that were undone are not part of it. A position n is the game after n steps.
    """

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._steps: list[tuple[Event, ...]] = [
            journal.opening,
            *(entry.events for entry in journal.entries[: journal.position]),
        ]
        self.turns: tuple[Turn, ...] = tuple(
            Turn(event.round, event.seat, event.number, position)
            for position, events in enumerate(self._steps)
            for event in events
            if isinstance(event, TurnBegan)
        )
        self._starts = [turn.position for turn in self.turns]

    @property
    def length(self) -> int:
        return len(self._steps) - 1

    def game_at(self, position: int) -> Game:
        """A game of its own as it stood there."""
        self._check(position)
        return self._journal.game_at(position)

    def events_of(self, position: int) -> tuple[Event, ...]:
        """What happened in the step that led there; for position 0 the deal."""
        self._check(position)
        return self._steps[position]

    def turn_at(self, position: int) -> Turn | None:
        """The turn in progress there; None before the first."""
        self._check(position)
        index = bisect_right(self._starts, position)
        return self.turns[index - 1] if index else None

    def next_turn(self, position: int) -> int:
        """The position at which the next turn begins, or the end."""
        index = bisect_right(self._starts, position)
        return self._starts[index] if index < len(self._starts) else self.length

    def previous_turn(self, position: int) -> int:
        """The start of this turn or, from there, of the one before; at last the deal."""
        earlier = [start for start in self._starts if start < position]
        return earlier[-1] if earlier else 0

    def _check(self, position: int) -> None:
        if not 0 <= position <= self.length:
            raise IndexError(position)
