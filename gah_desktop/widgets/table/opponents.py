"""The others at the table: each a small picture of everything they own; a click shows it large. No rules."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from gah_desktop.models import CafeModel, DisplayModel, HotelModel, KitchenModel, Role, ScoresModel
from gah_desktop.models.plain import as_plain
from gah_desktop.text.names import player_kind_name
from gah_desktop.text.terms import fill
from gah_desktop.widgets import art
from gah_desktop.widgets.art import CounterArt, State
from gah_desktop.widgets.retranslate import Retranslated
from gah_desktop.widgets.table.desk import Desk
from gah_desktop.widgets.table.focus import WayBack
from gah_desktop.widgets.table.fonts import roomy
from gah_desktop.widgets.table.panel import Panel
from gah_desktop.widgets.table.pictures import Pictures, hotel_art
from gah_desktop.widgets.table.views import CardsView, House, RoomsView

ITEMS = ("strudel", "cake", "wine", "coffee")


class OpponentCard(Retranslated, QAbstractButton):
    """A button that shows a seat in small."""

    def __init__(
        self, seat: int, scores: ScoresModel, desk: Desk, pictures: Pictures, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setObjectName(f"opponent{seat}")
        self.seat = seat
        self._desk = desk
        self._pictures = pictures
        self._scores = scores
        self._hotel = HotelModel(desk.table, seat, self)
        self._cafe = CafeModel(desk.table, seat, self)
        self._seen: tuple[object, ...] = ()
        self.setMinimumSize(1, 1)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        desk.look.changed.connect(self.update)
        self.retranslate()

    def retranslate(self) -> None:
        facts = self._scores.index(self.seat, 0).data(Role.Facts)
        if facts is None:  # fewer play now
            return
        self.setAccessibleName(self._scores.index(self.seat, 0).data(Qt.ItemDataRole.AccessibleTextRole))
        told = self.tr("Show the hotel of %1 in full")
        self.setAccessibleDescription(fill(told, facts.name))
        self.setToolTip(as_plain(fill(told, facts.name)))
        self.update()

    def sync(self) -> None:
        """Painted again only if there is something else to see."""
        hotel = [self._hotel.index(row, col).data(Role.Facts) for row in range(4) for col in range(5)]
        cafe = [
            (self._cafe.index(row, 0).data(Role.Facts), self._cafe.index(row, 0).data(Role.Legal))
            for row in range(3)
        ]
        seen = (self._scores.index(self.seat, 0).data(Role.Facts), tuple(hotel), tuple(cafe))
        if seen != self._seen:
            self._seen = seen
            self.retranslate()

    def title(self) -> str:
        facts = self._scores.index(self.seat, 0).data(Role.Facts)
        if facts.kind in ("human", "leopold"):
            return str(facts.name)
        return f"{facts.name} · {player_kind_name(facts.kind)}"

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        most = min(self.width() / 14, self.height() / 18)
        painter.setFont(roomy(self.font(), self._desk.look.scale, most))
        theme = self._desk.theme
        size = art.em(painter)
        whole = QRectF(self.rect())
        painter.fillRect(whole, theme.panel)
        head = QRectF(
            whole.left() + 2, whole.top(), whole.width() - 4, min(size * 1.6, whole.height() * 0.14)
        )
        self._draw_head(painter, head, size)
        body = QRectF(whole.left(), head.bottom() + 1, whole.width(), whole.height() - head.height() - 2)
        if body.height() > body.width() * 0.95:
            hotel = QRectF(body.left(), body.top(), body.width(), body.height() * 0.42)
            rest = body.height() - hotel.height()
            facts = QRectF(body.left(), hotel.bottom() + 2, body.width(), rest * 0.22)
            kitchen = QRectF(body.left(), facts.bottom(), body.width(), rest * 0.22)
            guests = QRectF(body.left(), kitchen.bottom() + 2, body.width(), rest * 0.56 - 4)
            across = True
        else:
            low = body.height() * 0.36
            hotel = QRectF(body.left(), body.top(), body.width() * 0.55, body.height() - low)
            side = QRectF(hotel.right() + 3, body.top(), body.right() - hotel.right() - 3, hotel.height())
            facts = QRectF(side.left(), side.top(), side.width(), side.height() / 2)
            kitchen = QRectF(side.left(), facts.bottom(), side.width(), side.height() / 2)
            guests = QRectF(body.left(), hotel.bottom() + 2, body.width(), low - 3)
            across = False
        self._pictures.house(painter, hotel, theme, self._hotel)
        self._draw_numbers(painter, facts, kitchen, across)
        for place, row in zip(_cells(guests, 3), range(3), strict=True):
            facts_of = self._cafe.index(row, 0).data(Role.Facts)
            state = State.SELECTABLE if self._cafe.index(row, 0).data(Role.Legal) else State.NORMAL
            self._pictures.cafe(painter, place, theme, facts_of, state)
        if self.hasFocus():
            art.focus_ring(painter, whole, theme)
        elif self.underMouse():
            painter.setPen(theme.gold)
            painter.drawRect(whole.adjusted(0, 0, -1, -1))
        painter.end()

    def _draw_head(self, painter: QPainter, head: QRectF, size: float) -> None:
        theme = self._desk.theme
        facts = self._scores.index(self.seat, 0).data(Role.Facts)
        side = head.height() * 0.85
        mark = QRectF(head.left() + 1, head.center().y() - side / 2, side, side)
        art.seat_marker(painter, mark, theme, facts.colour)
        words = QRectF(mark.right() + 4, head.top(), head.right() - mark.right() - 4, head.height())
        ink = theme.muted if facts.passed else theme.gold
        art.draw_text(painter, words, self.title(), ink, size, bold=True, align=Qt.AlignmentFlag.AlignLeft)
        if facts.in_turn:
            painter.fillRect(QRectF(head.left(), head.bottom(), head.width(), 2), theme.accent)

    def _draw_numbers(self, painter: QPainter, facts: QRectF, kitchen: QRectF, across: bool) -> None:
        theme = self._desk.theme
        seat = self._scores.index(self.seat, 0).data(Role.Facts)
        counters = (
            CounterArt("vp", seat.vp),
            CounterArt("krone", seat.krones),
            CounterArt("staff", len(seat.staff)),
            CounterArt("deck", seat.hand),
        )
        stock = tuple(CounterArt(item, count) for item, count in zip(ITEMS, seat.kitchen, strict=True))
        for rect, four in ((facts, counters), (kitchen, stock)):
            places = _cells(rect, 4) if across else [p for half in _rows(rect) for p in _cells(half, 2)]
            for place, counter in zip(places, four, strict=True):
                art.counter(painter, place, theme, counter)


def _cells(rect: QRectF, count: int) -> list[QRectF]:
    width = rect.width() / count
    return [
        QRectF(round(rect.left() + n * width), rect.top(), int(width) - 1, rect.height())
        for n in range(count)
    ]


def _rows(rect: QRectF) -> list[QRectF]:
    half = rect.height() / 2
    return [QRectF(rect.left(), rect.top() + n * half, rect.width(), half) for n in range(2)]


class Opponents(QWidget):
    """One card for every other seat, below each other."""

    enlarge = Signal(int)

    def __init__(
        self, desk: Desk, scores: ScoresModel, pictures: Pictures, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._scores = scores
        self._pictures = pictures
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(4)
        self._made: dict[int, OpponentCard] = {}
        self.cards: dict[int, OpponentCard] = {}  # those on show
        self.setMinimumSize(1, 1)

    def sync(self) -> None:
        """One card for each seat but the one who looks."""
        table = self._desk.table
        wanted = [seat for seat in range(table.setup.players) if seat != table.viewer]
        for seat in wanted:
            if seat not in self._made:
                card = OpponentCard(seat, self._scores, self._desk, self._pictures, self)
                card.clicked.connect(lambda checked=False, seat=seat: self.enlarge.emit(seat))
                self._layout.addWidget(card, 1)
                self._made[seat] = card
        for seat, card in self._made.items():
            card.setVisible(seat in wanted)
        self.cards = {seat: self._made[seat] for seat in wanted}
        for card in self.cards.values():
            card.sync()


class Visit(Retranslated, QWidget):
    """Another player's hotel, large, over the own one until it is closed."""

    closed = Signal()

    def __init__(self, desk: Desk, pictures: Pictures, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("visitPanel")
        self._desk = desk
        self.seat = -1
        self._way_back = WayBack(self)
        table = desk.table
        self.hotel = HotelModel(table, -1, self)
        self._cafe = CafeModel(table, -1, self)
        self._kitchen = KitchenModel(table, -1, self)
        self._staff = DisplayModel(table, -1, self)
        self._house = House(desk, self)
        self.rooms = RoomsView("visitHotelView", self.hotel, desk, pictures.room_of(self.hotel), self._house)
        self.rooms.places.takes_options = True
        self._house.take_in(self.rooms)
        self.cafe = CardsView("visitCafeView", self._cafe, desk, pictures.cafe, sort="guest", columns=3)
        self._kitchen_view = CardsView("visitKitchenView", self._kitchen, desk, pictures.stock, columns=2)
        self._staff_view = CardsView("visitDisplayView", self._staff, desk, pictures.played, sort="staff")
        self._title = QLabel(self)
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self._title.setProperty("role", "heading")
        self._close = QToolButton(self)
        self._close.setObjectName("visitClose")
        self._close.clicked.connect(self.closed)
        self._panels = [Panel(desk.look, view) for view in (self.cafe, self._kitchen_view, self._staff_view)]
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._close)
        low = QHBoxLayout()
        for panel, weight in zip(self._panels, (6, 3, 5), strict=True):
            low.addWidget(panel, weight)
        layout = QVBoxLayout(self)
        layout.addLayout(head)
        layout.addWidget(self._house, 66)
        layout.addLayout(low, 34)
        desk.look.changed.connect(self.update)
        self.retranslate()
        self.hide()

    def call_on(self, seat: int) -> None:
        self.seat = seat
        for model in (self.hotel, self._cafe, self._kitchen, self._staff):
            model.set_seat(seat)
        self._staff_view.arrange()
        self._house.set_art(hotel_art(self._desk.table, seat))
        self.retranslate()
        self.show()
        self.raise_()
        self._way_back.note()
        self._close.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def views(self) -> list[QWidget]:
        return [self.rooms, self.cafe, self._kitchen_view, self._staff_view]

    def leave(self) -> None:
        self._way_back.hide()

    def retranslate(self) -> None:
        self._close.setText(self.tr("Close"))
        self._close.setToolTip(self.tr("Back to your own hotel (Esc)"))
        for panel, title in zip(
            self._panels, (self.tr("Café"), self.tr("Kitchen"), self.tr("Staff in play")), strict=True
        ):
            panel.set_title(title)
        for view, name in (
            (self.rooms, self.tr("Hotel")),
            (self.cafe, self.tr("Café")),
            (self._kitchen_view, self.tr("Kitchen")),
            (self._staff_view, self.tr("Staff in play")),
        ):
            view.setAccessibleName(name)
        if 0 <= self.seat < len(self._desk.table.names):
            self._title.setText(fill(self.tr("The hotel of %1"), self._desk.table.names[self.seat]))

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
