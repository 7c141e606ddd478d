"""A recorded game to look at, step by step and from any seat. Nothing in it can be changed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from gah_desktop.app.meta import Meta
from gah_desktop.app.table import Table
from gah_desktop.engine import Game
from gah_desktop.engine.actions import Action
from gah_desktop.engine.events import Event
from gah_desktop.engine.reasons import Code, Reason, reason
from gah_desktop.engine.seats import HUMAN
from gah_desktop.record import Loaded, Recording
from gah_desktop.record.recording import Turn


class Replay(Table):
    positionChanged = Signal(int)

    def __init__(self, loaded: Loaded, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._record = Recording(loaded.journal)
        self.meta = Meta.from_dict(loaded.meta)
        setup = loaded.journal.game.setup
        seats = range(setup.players)
        people = [seat for seat in seats if setup.kind(seat) == HUMAN]
        ended = loaded.journal.game.over or self.meta.finished
        self._open = [*seats] if ended else people if len(people) == 1 else []  # seats whose hand is shown
        if self._open:
            self._viewer = self._open[0]
        self._position = 0
        self._game = self._record.game_at(0)
        self._events: list[Event] = list(self._record.events_of(0))

    @property
    def record(self) -> Recording:
        return self._record

    @property
    def game(self) -> Game:
        return self._game

    @property
    def events(self) -> Sequence[Event]:
        return self._events

    @property
    def colours(self) -> tuple[int, ...]:
        return tuple(self.meta.colour(seat) for seat in range(self.setup.players))

    @property
    def position(self) -> int:
        return self._position

    @property
    def length(self) -> int:
        return self._record.length

    @property
    def turns(self) -> tuple[Turn, ...]:
        """Every turn with the position at which it begins."""
        return self._record.turns

    @property
    def turn(self) -> Turn | None:
        return self._record.turn_at(self._position)

    def look_as(self, seat: int) -> None:
        """See the game from this seat."""
        if seat != self._viewer:
            self._viewer = seat
            self._announce()

    def shows_hand(self, seat: int) -> bool:
        """In a game that is not over, only the hand of a person who plays alone or against bots."""
        return seat == self._viewer and seat in self._open

    def step(self) -> None:
        """The next step, told as events; nothing at the end."""
        if self._position < self.length:
            self._move_to(self._position + 1)
            events = list(self._record.events_of(self._position))
            self._events += events
            self.eventsHappened.emit(events)
            self._moved()

    def go_to(self, position: int) -> None:
        """Any other moment of the game, at once."""
        position = max(0, min(position, self.length))
        if position != self._position:
            self._move_to(position)
            self._events = [event for place in range(position + 1) for event in self._record.events_of(place)]
            self.stateReset.emit()
            self._moved()

    def step_back(self) -> None:
        self.go_to(self._position - 1)

    def why_not(self, action: Action) -> Reason:
        """Nothing can be done, whosever turn it is."""
        return reason(Code.ONLY_WATCHED)

    def next_turn(self) -> None:
        self.go_to(self._record.next_turn(self._position))

    def previous_turn(self) -> None:
        self.go_to(self._record.previous_turn(self._position))

    def _move_to(self, position: int) -> None:
        self._position = position
        self._game = self._record.game_at(position)
        self._forget_options()

    def _moved(self) -> None:
        self._announce()
        self.positionChanged.emit(self._position)
