"""Another player's hotel, large, over the own one until it is closed. No rules."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from gah_desktop.models import CafeModel, DisplayModel, HotelModel, KitchenModel
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.terms import fill
from gah_desktop.widgets.retranslate import Retranslated
from gah_desktop.widgets.table import pictures
from gah_desktop.widgets.table.desk import Desk
from gah_desktop.widgets.table.focus import FocusReturn
from gah_desktop.widgets.table.panel import Panel
from gah_desktop.widgets.table.views import CardsView, GridSpec, House, RoomsView, ViewSpec, said

HOTEL = ViewSpec("visitHotel", HotelModel, pictures.room, QT_TRANSLATE_NOOP("panels", "Hotel"))
CAFE = ViewSpec(
    "visitCafe", CafeModel, pictures.cafe, QT_TRANSLATE_NOOP("panels", "Café"),
    sort="guest", grid=GridSpec(columns=3),
)  # fmt: skip
KITCHEN = ViewSpec(
    "visitKitchen", KitchenModel, pictures.stock, QT_TRANSLATE_NOOP("panels", "Kitchen"),
    grid=GridSpec(columns=2),
)  # fmt: skip
DISPLAY = ViewSpec(
    "visitDisplay", DisplayModel, pictures.played, QT_TRANSLATE_NOOP("panels", "Staff in play"), sort="staff"
)
BELOW = ((CAFE, 6), (KITCHEN, 3), (DISPLAY, 5))  # with their weights


class Visit(Retranslated, QWidget):
    closed = Signal()

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("visitPanel")
        self._desk = desk
        self.seat = -1
        self._focus_return = FocusReturn(self)
        self._house = House(HOTEL, desk, self)
        self.rooms = self._house.rooms
        self._cards = [CardsView(spec, spec.model(desk.table, -1, self), desk) for spec, _ in BELOW]
        self.cafe = self._cards[0]
        self._panels = [Panel(desk.look, view) for view in self._cards]
        self._title = QLabel(self)
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self._title.setProperty("role", "heading")
        self._close = QToolButton(self)
        self._close.setObjectName("visitClose")
        self._close.clicked.connect(self.closed)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._close)
        low = QHBoxLayout()
        for panel, (_, weight) in zip(self._panels, BELOW, strict=True):
            low.addWidget(panel, weight)
        layout = QVBoxLayout(self)
        layout.addLayout(head)
        layout.addWidget(self._house, 66)
        layout.addLayout(low, 34)
        desk.look.changed.connect(self.update)
        self.retranslate()
        self.hide()

    @property
    def views(self) -> list[CardsView | RoomsView]:
        return [self.rooms, *self._cards]

    def call_on(self, seat: int) -> None:
        self.seat = seat
        for view in self.views:
            view.interaction.model.set_seat(seat)
        for view in self._cards:
            view.arrange()
        self._house.sync()
        self.retranslate()
        self.show()
        self.raise_()
        self._focus_return.note()
        self._close.setFocus(Qt.FocusReason.OtherFocusReason)

    def leave(self) -> None:
        self._focus_return.hide()

    def retranslate(self) -> None:
        self._close.setText(self.tr("Close"))
        self._close.setToolTip(self.tr("Back to your own hotel (Esc)"))
        table = self._desk.table
        for view in self.views:
            view.setAccessibleName(said(view.spec.title, table))
        for panel, view in zip(self._panels, self._cards, strict=True):
            panel.set_title(view.accessibleName())
        if 0 <= self.seat < len(table.names):
            self._title.setText(fill(self.tr("The hotel of %1"), table.names[self.seat]))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = self._desk.theme
        painter.fillRect(self.rect(), theme.window)
        painter.setPen(theme.gold)
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()
