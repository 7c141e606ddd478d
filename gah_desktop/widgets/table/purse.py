"""The krones of the one who looks, beside the kitchen. No rules."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gah_desktop.text.terms import krones
from gah_desktop.widgets import art
from gah_desktop.widgets.art import CounterArt
from gah_desktop.widgets.table.desk import Desk
from gah_desktop.widgets.table.fonts import roomy


class Purse(QWidget):
    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("purse")
        self._desk = desk
        self.setMinimumSize(1, 1)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
        desk.table.decisionChanged.connect(self.sync)
        desk.look.changed.connect(self.update)
        self.sync()

    def sync(self) -> None:
        table = self._desk.table
        if table.has_game:
            told = krones(table.player(table.viewer).krones)
            if told != self.accessibleName():
                self.setAccessibleName(told)
                self.setToolTip(told)
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        table = self._desk.table
        if not table.has_game:
            return
        painter = QPainter(self)
        most = min(self.width() / 3, self.height() / 5.5)
        painter.setFont(roomy(self.font(), self._desk.look.scale, most))
        tracks = table.catalog.tracks
        count = CounterArt("krone", table.player(table.viewer).krones, tracks.krones_max)
        art.counter(painter, QRectF(self.rect()), self._desk.theme, count)
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.sync()
