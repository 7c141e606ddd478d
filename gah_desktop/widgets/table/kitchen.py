"""The kitchen of the one who looks: its stocks, and the krones beside them. No rules."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from gah_desktop.catalog.basics import DISHES_AND_DRINKS
from gah_desktop.models import KitchenModel
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.terms import krones
from gah_desktop.widgets import art
from gah_desktop.widgets.art import CounterArt
from gah_desktop.widgets.retranslate import Retranslated
from gah_desktop.widgets.table import pictures
from gah_desktop.widgets.table.desk import Desk
from gah_desktop.widgets.table.fonts import roomy
from gah_desktop.widgets.table.panel import Content
from gah_desktop.widgets.table.views import CardsView, GridSpec, ViewSpec

STOCKS = ViewSpec(
    "kitchen",
    KitchenModel,
    pictures.stock,
    QT_TRANSLATE_NOOP("panels", "Kitchen"),
    QT_TRANSLATE_NOOP("panels", "What your kitchen holds"),
    grid=GridSpec(columns=len(DISHES_AND_DRINKS)),
)


class Kitchen(Content):
    """Every stock and the krones have the same room."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self.setMinimumSize(1, 1)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._stocks = CardsView(STOCKS, KitchenModel(desk.table, -1, self), desk, self)
        self._krones = Krones(desk, self)

    def sync(self) -> None:
        self._krones.sync()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        parts = len(DISHES_AND_DRINKS) + 1
        widths = [round(self.width() * share / parts) for share in (len(DISHES_AND_DRINKS), 1)]
        self._stocks.setGeometry(0, 0, widths[0], self.height())
        self._krones.setGeometry(widths[0], 0, widths[1], self.height())


class Krones(Retranslated, QWidget):
    """How many there are, and how many there can be."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("krones")
        self._desk = desk
        self.setMinimumSize(1, 1)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
        desk.look.changed.connect(self.update)

    def sync(self) -> None:
        table = self._desk.table
        if table.has_game:
            told = krones(table.player(table.viewer).krones)
            if told != self.accessibleName():
                self.setAccessibleName(told)
                self.setToolTip(told)
            self.update()

    def retranslate(self) -> None:
        self.sync()

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
