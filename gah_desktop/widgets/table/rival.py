"""The solo opponent explains itself: the card it has turned, what counted and why, its markers. No rules."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QFrame, QTextBrowser, QVBoxLayout, QWidget

from gah_desktop.catalog.basics import ITEMS
from gah_desktop.engine.events import SoloStep
from gah_desktop.engine.opponent import entrance_of, opponent_of
from gah_desktop.engine.opponent.entrances.hautel import HautelCouture
from gah_desktop.engine.opponent.entrances.stars import NineStars
from gah_desktop.engine.opponent.entrances.sushi import SushiResort
from gah_desktop.engine.opponent.entrances.toll import TollBridge
from gah_desktop.engine.opponent.rules import Opponent
from gah_desktop.engine.seats import OPPONENT
from gah_desktop.text.names import entrance_name, item_name
from gah_desktop.text.opponent import step_text
from gah_desktop.text.terms import fill, join_list
from gah_desktop.widgets.table.desk import Desk

STEPS = ("–", "III", "II", "I")


class RivalPanel(QWidget):
    """Its last turn in whole sentences; follows the game by itself."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._seen = -1  # how many events have been read
        self._steps: list[SoloStep] = []  # of the last card
        self.view = QTextBrowser(self)
        self.view.setObjectName("rivalView")
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        self.view.setOpenLinks(False)
        self.view.document().setDocumentMargin(2)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view)
        self.setMinimumSize(1, 1)
        desk.look.changed.connect(self.retranslate)

    def sync(self) -> None:
        """After any change: read what is new, or everything again if it went back."""
        table = self._desk.table
        if opponent_of(table.state) is None:
            return
        events = table.events
        if self._seen > len(events) or self._seen < 0:
            self._seen, self._steps = 0, []
        for event in events[self._seen :]:
            if isinstance(event, SoloStep):
                if event.step == "card":
                    self._steps = []
                self._steps.append(event)
        self._seen = len(events)
        self.retranslate()

    def forget(self) -> None:
        """The game went back, or is another one."""
        self._seen = -1

    def retranslate(self) -> None:
        table = self._desk.table
        solo = opponent_of(table.state) if table.has_game else None
        if solo is None:
            return
        name = table.names[OPPONENT]
        self.view.setAccessibleName(fill(self.tr("%1’s card"), name))
        told = [step_text(step, name) for step in self._steps]
        told = told or [fill(self.tr("%1 has not turned a card yet."), name)]
        told += [self._markers(solo), *self._house(solo)]
        gold = self._desk.theme.gold.name()
        head = escape(self._heading(solo))
        lines = "".join(f"<p style='margin: 2px 0'>{escape(line)}</p>" for line in told if line)
        html = f"<p style='margin: 0; color: {gold}'><b>{head}</b></p>{lines}"
        if html != self.view.property("told"):
            self.view.setProperty("told", html)
            self.view.setHtml(html)

    def _heading(self, solo: Opponent) -> str:
        if not solo.turned:
            return fill(self.tr("%1’s card"), self._desk.table.names[OPPONENT])
        return fill(self.tr("Card %1, %n left in the deck", None, len(solo.deck)), len(solo.turned))

    def _markers(self, solo: Opponent) -> str:
        a, b, c = (STEPS[marker] for marker in solo.markers)
        return fill(self.tr("Markers on the objectives: A %1, B %2, C %3."), a, b, c)

    def _house(self, solo: Opponent) -> list[str]:
        """What lies where because of its entrance."""
        house = entrance_of(self._desk.table.state)
        told = [fill(self.tr("Hotel entrance: %1."), entrance_name(house.name))] if house else []
        if isinstance(house, TollBridge):
            tolls = [fill(self.tr("%1 on space %2"), n, face) for face, n in enumerate(house.tokens) if n]
            told.append(fill(self.tr("Toll to pay: %1."), join_list(tolls)) if tolls else "")
        elif isinstance(house, NineStars):
            told.append(self.tr("Stars: %n of 9.", None, house.tokens))
        elif isinstance(house, SushiResort):
            told.append(self.tr("Tokens lie on %n room(s).", None, house.rooms.bit_count()))
        elif isinstance(house, HautelCouture):
            lying = [
                fill(self.tr("%1 on space %2"), item_name(ITEMS[item]), face)
                for face, item in enumerate(house.spaces)
                if face and item >= 0
            ]
            told.append(fill(self.tr("Items on the action spaces: %1."), join_list(lying)) if lying else "")
        return told

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
