"""The solo opponent beside the table: its last instruction cards and what its entrance did. No rules."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from gah_desktop.app.table import Table
from gah_desktop.engine.seats import OPPONENT
from gah_desktop.modules.solo.models import (
    EntranceFacts,
    InstructionsModel,
    LyingFacts,
    OpponentModel,
    TurnedFacts,
)
from gah_desktop.modules.solo.words.notes import card_of, no_card_note
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.widgets import art
from gah_desktop.widgets.art import State
from gah_desktop.widgets.portray import instruction_art
from gah_desktop.widgets.retranslate import Retranslated
from gah_desktop.widgets.table import pictures
from gah_desktop.widgets.table.desk import Desk
from gah_desktop.widgets.table.fitted import Fitted
from gah_desktop.widgets.table.panel import Content, PanelSpec
from gah_desktop.widgets.table.part import PanelPart
from gah_desktop.widgets.table.views import CardsView, GridSpec, ViewSpec
from gah_desktop.widgets.theme import Theme


def _instruction(
    table: Table, painter: QPainter, rect: QRectF, theme: Theme, facts: TurnedFacts, state: State
) -> None:
    card = instruction_art(facts.card, facts.level, pictures.word("card", facts.key))
    art.instruction_card(painter, rect, theme, card, state)


CARDS = ViewSpec(
    "instructions", InstructionsModel, _instruction,
    lambda table: card_of(table.names[OPPONENT]),
    QT_TRANSLATE_NOOP("panels", "The last instruction cards, the latest first, and how each was read"),
    grid=GridSpec(weights=(1.9, 1, 1), room=(5, 9)),
    empty=lambda table: no_card_note(table.names[OPPONENT]),
)  # fmt: skip
NOTE, ALONE = 0.26, 0.42  # of the height at most, for what there is to say: under cards, and before the first


class SoloOpponent(Retranslated, Content):
    """The cards over a line or two; how a card was read is told where it is pointed at, and in the log."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self.model = OpponentModel(desk.table, -1, self)
        self.cards = CardsView(CARDS, InstructionsModel(desk.table, -1, self), desk, self)
        self.note = Fitted(desk, self, size=0.9, ink="muted")
        self.note.setObjectName("opponentNote")
        self.setMinimumSize(1, 1)

    def sync(self) -> None:
        told = [
            self.model.text(facts)
            for (facts,) in self.model.rows()
            if isinstance(facts, EntranceFacts | LyingFacts)
        ]
        self.note.say("\n".join(line for line in told if line))
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        most = NOTE if self.cards.model().rowCount() else ALONE
        low = min(self.note.lines_height(self.width()), round(self.height() * most))
        self.cards.setGeometry(0, 0, self.width(), self.height() - low)
        self.note.setGeometry(0, self.height() - low, self.width(), low)

    def retranslate(self) -> None:
        self.sync()


_PANEL = PanelSpec(
    "opponent", ("neighbours", 30), 190, lambda table: card_of(table.names[OPPONENT]), SoloOpponent
)


def opponent_part(module: str) -> PanelPart:
    """Return the part of a solo opponent."""
    return PanelPart(module=module, panels=(_PANEL,))
