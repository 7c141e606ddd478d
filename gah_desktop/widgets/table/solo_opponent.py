"""The solo opponent explains itself: its last turn in whole sentences, markers and entrance. No rules."""

from __future__ import annotations

from html import escape

from PySide6.QtWidgets import QFrame, QTextBrowser, QVBoxLayout, QWidget

from gah_desktop.engine.seats import OPPONENT
from gah_desktop.models import OpponentModel
from gah_desktop.text.opponent_notes import card_of
from gah_desktop.widgets.retranslate import Retranslated
from gah_desktop.widgets.table.desk import Desk
from gah_desktop.widgets.table.panel import Content, PanelSpec


class SoloOpponent(Retranslated, Content):
    """Shows the lines of its model, the first one as a heading."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._html = ""
        self.model = OpponentModel(desk.table, -1, self)
        self.view = QTextBrowser(self)
        self.view.setObjectName("opponentView")
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        self.view.setOpenLinks(False)
        self.view.document().setDocumentMargin(2)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view)
        self.setMinimumSize(1, 1)
        desk.look.changed.connect(self.sync)

    def sync(self) -> None:
        if self.model.rowCount():
            self.view.setAccessibleName(card_of(self._desk.table.names[OPPONENT]))
        lines = [str(self.model.index(row, 0).data()) for row in range(self.model.rowCount())]
        head, *told = lines or [""]
        gold = self._desk.theme.gold.name()
        html = f"<p style='margin: 0; color: {gold}'><b>{escape(head)}</b></p>"
        html += "".join(f"<p style='margin: 2px 0'>{escape(line)}</p>" for line in told if line)
        if html != self._html:
            self._html = html
            self.view.setHtml(html)

    def retranslate(self) -> None:
        self.sync()


PANEL = PanelSpec("opponent", ("neighbours", 30), 190, lambda table: table.names[OPPONENT], SoloOpponent)
