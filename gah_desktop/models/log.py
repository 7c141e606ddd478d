"""What has happened, one row a sentence, as the one who looks may know it. No rules, no looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from gah_desktop.engine.events import Event, TurnBegan
from gah_desktop.models.base import NOWHERE, Model, Row
from gah_desktop.text.events import event_text, is_worth_logging


class LogFacts(NamedTuple):
    key: int  # the number of the event
    event: Event
    seat: int  # whose doing it is; -1: nobody's
    starts_turn: bool
    viewer: int


class LogModel(Model):
    """It grows at its end, and is cut there when steps are taken back."""

    acts = False

    def build(self) -> list[Row]:
        return self._told_from(0)

    def _told_from(self, start: int) -> list[Row]:
        viewer = self.table.viewer
        return [
            (LogFacts(number, event, getattr(event, "seat", -1), isinstance(event, TurnBegan), viewer),)
            for number, event in enumerate(self.table.events[start:], start)
            if is_worth_logging(event)
        ]

    def sync(self) -> None:
        if self.table.record is not self._record:
            super().sync()
            return
        events: Sequence[Event] = self.table.events if self.table.has_game else ()
        kept = len(self._rows)
        while kept and not _still_true(self._rows[kept - 1][0], events):
            kept -= 1
        if kept < len(self._rows):
            self.beginRemoveRows(NOWHERE, kept, len(self._rows) - 1)
            del self._rows[kept:], self._legal[kept:]
            self.endRemoveRows()
        if self._rows and self._rows[0][0].viewer != self.table.viewer:
            self._rows = self._told_from(0)[:kept]
            self.retell()
        new = self._told_from(self._rows[-1][0].key + 1 if self._rows else 0) if self.table.has_game else []
        if new:
            self.beginInsertRows(NOWHERE, kept, kept + len(new) - 1)
            self._rows += new
            self._legal += self._legality(new)
            self.endInsertRows()

    def text(self, facts: LogFacts) -> str:
        return event_text(facts.event, self.table.names, facts.viewer)

    def since_last_turn(self, seat: int) -> int:
        """The row after this seat's last turn, from which on there is news; 0 if it had none."""
        rows = [row[0] for row in self._rows]
        turns = [r for r, facts in enumerate(rows) if facts.starts_turn]
        ended = [place for place in range(len(turns) - 1) if rows[turns[place]].seat == seat]
        return turns[ended[-1] + 1] if ended else 0


def _still_true(facts: LogFacts, events: Sequence[Event]) -> bool:
    return facts.key < len(events) and events[facts.key] == facts.event
