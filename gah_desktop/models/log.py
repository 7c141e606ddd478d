"""What has happened, one row a sentence, as the one who looks may know it. No rules, no looks.

A turn that is over is one line, under which its sentences are found: `turn` says which rows belong together.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from gah_desktop.engine.events import (
    Acted,
    BallroomScored,
    CelebrityTaken,
    EmperorVisited,
    Ended,
    Event,
    LoungeChanged,
    Revealed,
    Rolled,
    RoundEnded,
    TurnBegan,
)
from gah_desktop.models.base import NOWHERE, Model, Row
from gah_desktop.text.events import event_text, is_worth_logging
from gah_desktop.text.names import COMPONENTS, component_name
from gah_desktop.text.news import turn_summary

NO_TURN = -1
BETWEEN_TURNS = (TurnBegan, RoundEnded, EmperorVisited, BallroomScored, Rolled, Ended)
DETAILS = ("guest", "staff", "objective", "entrance")  # of an action


class LogFacts(NamedTuple):
    key: int  # the number of the event
    event: Event
    seat: int  # whose doing it is; -1: nobody's
    starts_turn: bool
    reader: int  # the seat whose hidden cards are named, or EVERYONE
    turn: int = NO_TURN  # the number of the event with which its turn began
    until: int = 0  # where a turn that is over ends; 0 while it goes on


class LogModel(Model):
    """It grows at its end, and is cut there when steps are taken back."""

    acts = False

    def build(self) -> list[Row]:
        return self._told_from(0)

    def _told_from(self, start: int, turn: int = NO_TURN) -> list[Row]:
        """`turn` is the one that goes on there."""
        reader = self.table.reader
        events = self.table.events
        rows: list[Row] = []
        for number, event in enumerate(events[start:], start):
            if isinstance(event, BETWEEN_TURNS):
                turn = number if isinstance(event, TurnBegan) else NO_TURN
            if is_worth_logging(event):
                begins = isinstance(event, TurnBegan)
                seat = getattr(event, "seat", -1)
                until = self._end_of(number) if begins else 0
                rows.append((LogFacts(number, event, seat, begins, reader, turn, until),))
        return rows

    def _end_of(self, turn: int) -> int:
        events = self.table.events
        after = range(turn + 1, len(events))
        return next((place for place in after if isinstance(events[place], BETWEEN_TURNS)), 0)

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
        if self._rows and self._rows[0][0].reader != self.table.reader:
            self._rows = self._told_from(0)[:kept]
            self.retell()
        if not self.table.has_game:
            return
        last = self._rows[-1][0] if self._rows else None
        new = self._told_from(last.key + 1, last.turn) if last else self._told_from(0)
        if new:
            self.beginInsertRows(NOWHERE, kept, kept + len(new) - 1)
            self._rows += new
            self._legal += self._legality(new)
            self.endInsertRows()
        self._end_turns(kept)

    def _end_turns(self, kept: int) -> None:
        """Tell the turn that was going on before these rows, if it is over now, or goes on again."""
        for row in range(kept - 1, -1, -1):
            facts = self._rows[row][0]
            if facts.starts_turn:
                until = self._end_of(facts.key)
                if until != facts.until:
                    self._rows[row] = (facts._replace(until=until),)
                    self.dataChanged.emit(self.index(row, 0), self.index(row, 0))
                return

    def text(self, facts: LogFacts) -> str:
        return self.summary(facts) or event_text(facts.event, self.table.names, facts.reader)

    def summary(self, facts: LogFacts) -> str:
        """A turn that is over, in one line; "" for all else."""
        if not facts.until:
            return ""
        events = self.table.events[facts.key + 1 : facts.until]
        return turn_summary(events, facts.seat, self.table.names[facts.seat])

    def names(self, facts: LogFacts) -> list[tuple[str, str, str]]:
        """The cards and tiles that the row names: as said, what the reference calls the sort, the id."""
        said = self.text(facts)
        events = self.table.events[facts.key : facts.until] if facts.until else [facts.event]
        found: dict[str, tuple[str, str, str]] = {}
        for event in events:
            for sort, id in _things(event):
                name = component_name(sort, id)
                if name in said:
                    found[name] = (name, sort, str(id))
        return sorted(found.values(), key=lambda each: said.index(each[0]))

    def since_last_turn(self, seat: int) -> int:
        """The row after this seat's last turn, from which on there is news; 0 if it had none."""
        rows = [row[0] for row in self._rows]
        turns = [r for r, facts in enumerate(rows) if facts.starts_turn]
        ended = [place for place in range(len(turns) - 1) if rows[turns[place]].seat == seat]
        return turns[ended[-1] + 1] if ended else 0


def _things(event: Event) -> list[tuple[str, int | str]]:
    """The cards and tiles an event has to do with, by what the reference calls them."""
    found: list[tuple[str, int | str]] = []
    source = getattr(event, "source", None)
    if source is not None:
        found.append(source)
    match event:
        case Revealed():
            found.append(("guest", event.guest))
        case CelebrityTaken():
            found.append(("celebrity", event.tile))
        case LoungeChanged():
            found += [("celebrity", tile) for tile in (*event.tiles, *event.discarded)]
        case BallroomScored():
            found.append(("ballroom", event.board))
        case Acted(kind="choose_rehearsal"):
            found.append(("rehearsal", event.details["room"]))
        case Acted():
            for sort in DETAILS:
                thing = event.details.get(sort, ())
                found += [(sort, each) for each in (thing if isinstance(thing, list) else [thing]) if each]
            served = [move["guest"] for move in event.details.get("moves", ())]
            if event.kind == "place" and event.details["to"] != "kitchen":
                served.append(event.details["to"])
            found += [("guest", guest) for guest in served]
    return [(sort, id) for sort, id in found if id and _has_page(sort, id)]


def _has_page(sort: str, id: int | str) -> bool:
    """The entrances of a solo opponent have names, but no page."""
    return (sort, id) in COMPONENTS and (sort != "entrance" or isinstance(id, int))


def _still_true(facts: LogFacts, events: Sequence[Event]) -> bool:
    return facts.key < len(events) and events[facts.key] == facts.event
