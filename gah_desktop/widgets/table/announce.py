"""What happens, said to a screen reader: whose turn, a line a turn of the others, what an own move brought.

In three degrees, the setting `announcements`: "none", "turns", "all". No looks, no rules.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from gah_desktop.app.session import Session
from gah_desktop.engine.events import Ended, Event, Gained, Rolled, Scored, TurnBegan
from gah_desktop.text.events import event_text
from gah_desktop.text.news import turn_summary
from gah_desktop.text.terms import fill
from gah_desktop.widgets.spoken import announce

OF_A_MOVE = (Gained, Scored)  # what a move brings
OF_EVERYBODY = (Rolled, Ended)


class Announcer(QObject):
    said = Signal(str)

    def __init__(self, session: Session, where: QWidget) -> None:
        super().__init__(where)
        self._session, self._where = session, where
        self._turn: list[Event] = []  # of the seat whose turn it is
        self._seat = -1
        session.eventsHappened.connect(self._happened)
        session.stateReset.connect(self._begin)

    def _begin(self) -> None:
        """Another game, or another point of it, perhaps with fewer players."""
        self._turn, self._seat = [], -1

    def _happened(self, events: Sequence[Event]) -> None:
        degree = self._session.settings.announcements
        if degree == "none" or not self._where.isVisible():
            return
        told = self._everything(events) if degree == "all" else self._turns(events)
        text = " ".join(each for each in told if each)
        if text:
            self._say(text)

    def _say(self, text: str) -> None:
        self.said.emit(text)
        announce(self._where, text)

    def _everything(self, events: Sequence[Event]) -> list[str]:
        names, viewer = self._session.names, self._session.viewer
        told = [event_text(event, names, self._session.reader) for event in events]
        mine = any(isinstance(event, TurnBegan) and event.seat == viewer for event in events)
        return [*told, self.tr("It is your turn.")] if mine else told

    def _turns(self, events: Sequence[Event]) -> list[str]:
        names, viewer = self._session.names, self._session.viewer
        told: list[str] = []
        for event in events:
            if isinstance(event, (TurnBegan, *OF_EVERYBODY)) and self._turn:
                told.append(self._others())
            if isinstance(event, TurnBegan):
                self._seat = event.seat
                told.append(self._whose(event))
            elif isinstance(event, OF_EVERYBODY):
                told.append(event_text(event, names, viewer))
            else:
                self._turn.append(event)
                if isinstance(event, OF_A_MOVE) and event.seat == viewer == self._seat:
                    told.append(event_text(event, names, viewer))
        return told

    def _others(self) -> str:
        """The turn that is over, if it was somebody else's; who has just played knows it."""
        events, self._turn = self._turn, []
        if self._seat in (-1, self._session.viewer):
            return ""
        summary = turn_summary(events, self._seat, self._session.names[self._seat])
        return f"{summary}." if summary else ""

    def _whose(self, event: TurnBegan) -> str:
        if event.seat == self._session.viewer:
            return self.tr("It is your turn.")
        return fill(self.tr("It is %1’s turn."), self._session.names[event.seat])
