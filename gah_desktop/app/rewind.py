"""How far a click on undo or redo goes: to the next moment at which a person was really asked. No rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from gah_desktop.record import Journal
from gah_desktop.record.chance import reveals


class Ways(NamedTuple):
    """Where undo, undo to the start of the turn, and redo lead; None if nowhere."""

    back: int | None
    to_turn_start: int | None
    forward: int | None


class Rewind:
    """`rests` says whether a person chose something at a position that has an entry."""

    def __init__(self, journal: Journal, fair: bool, rests: Callable[[int], bool]) -> None:
        self._journal = journal
        self._fair = fair
        self._rests = rests

    def ways(self) -> Ways:
        return Ways(self.back(), self.to_turn_start(), self.forward())

    def back(self, start: int | None = None) -> int | None:
        """Where an undo leads, or None if there is none; fair play stops at what has been revealed."""
        journal = self._journal
        position = journal.position if start is None else start
        last = journal.entries[journal.position - 1].seat if journal.position else -1
        asked = last if journal.game.over else journal.game.seat
        while position > 0:
            entry = journal.entries[position - 1]
            if self._fair and (entry.seat != asked or reveals(entry.events)):
                return None
            position -= 1
            if self._rests(position):
                return position
        return None

    def to_turn_start(self) -> int | None:
        """As far back in this turn as undoing step by step would lead, or None if that is nowhere."""
        goal, position = self._journal.turn_start(), self._journal.position
        while position > goal:
            earlier = self.back(position)
            if earlier is None or earlier < goal:
                break
            position = earlier
        return position if position < self._journal.position else None

    def forward(self) -> int | None:
        """Where a redo leads, or None if nothing was undone."""
        journal = self._journal
        if not journal.can_redo:
            return None
        position = journal.position + 1
        while position < len(journal.entries) and not self._rests(position):
            position += 1
        return position
