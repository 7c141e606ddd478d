"""The others at the table: each a small picture of everything they own; a click shows it large. No rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from gah_desktop.catalog.basics import DISHES_AND_DRINKS
from gah_desktop.engine.seats import HUMAN
from gah_desktop.models import CafeModel, HotelModel, Role, ScoresModel
from gah_desktop.models.base import Model
from gah_desktop.models.scores import SeatFacts
from gah_desktop.modules import OPPONENTS
from gah_desktop.text.names import player_kind_name
from gah_desktop.text.spots import kitchen_list, rooms_spot, staff_list
from gah_desktop.text.terms import fill
from gah_desktop.widgets import art
from gah_desktop.widgets.art import CounterArt, State
from gah_desktop.widgets.retranslate import Retranslated
from gah_desktop.widgets.table import pictures
from gah_desktop.widgets.table.desk import Desk
from gah_desktop.widgets.table.fonts import roomy
from gah_desktop.widgets.table.interaction import BY_KEYBOARD
from gah_desktop.widgets.table.panel import Content


class Parts(NamedTuple):
    """Where on a card what is."""

    hotel: QRectF
    numbers: QRectF
    kitchen: QRectF
    guests: QRectF
    across: bool  # whether the numbers stand beside each other, else in two rows


class OpponentCard(Retranslated, QAbstractButton):
    """A button that shows a seat in small."""

    def __init__(self, seat: int, scores: ScoresModel, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(f"opponent{seat}")
        self.seat = seat
        self._desk = desk
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
        facts = self._facts
        if facts is None:  # fewer play now
            return
        self.setAccessibleName(self._scores.index(self.seat, 0).data(Qt.ItemDataRole.AccessibleTextRole))
        told = fill(self.tr("Show the hotel of %1 in full"), facts.name)
        self.setAccessibleDescription("\n".join((*self._inside(facts), told)))
        self.update()

    def _inside(self, facts: SeatFacts) -> list[str]:
        """What the small picture shows, in words."""
        p = self._desk.table.player(self.seat)
        told = [
            rooms_spot(p.occupied.bit_count(), p.vacant.bit_count()),
            kitchen_list(facts.kitchen),
            *(self._cafe.spoken(guest) for guest in _all(self._cafe, Role.Facts) if guest.guest),
            staff_list(facts.staff),
        ]
        return [line[:1].upper() + line[1:] for line in told]

    def _point(self, there: bool) -> None:
        words = f"{self.accessibleName()}\n{self.accessibleDescription()}" if there else ""
        self._desk.pointed.emit(words, QRect(self.mapToGlobal(self.rect().topLeft()), self.size()))

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._point(True)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point(False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in BY_KEYBOARD:
            self._point(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._point(False)

    def sync(self) -> None:
        """Painted again only if there is something else to see."""
        seen = (self._facts, _all(self._hotel, Role.Facts), _all(self._cafe, Role.Facts, Role.Legal))
        if seen != self._seen:
            self._seen = seen
            self.retranslate()

    @property
    def _facts(self) -> SeatFacts | None:
        facts: SeatFacts | None = self._scores.index(self.seat, 0).data(Role.Facts)
        return facts

    def title(self) -> str:
        """Whose it is, and which bot that is."""
        facts = self._facts
        if facts is None:
            return ""
        known = facts.kind in (HUMAN, *OPPONENTS)
        return facts.name if known else f"{facts.name} · {player_kind_name(facts.kind)}"

    def paintEvent(self, event: QPaintEvent) -> None:
        facts = self._facts
        if facts is None:
            return
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
        self._draw_head(painter, head, size, facts)
        body = QRectF(whole.left(), head.bottom() + 1, whole.width(), whole.height() - head.height() - 2)
        parts = _upright(body) if body.height() > body.width() * 0.95 else _lying(body)
        self._draw_body(painter, parts, facts)
        if self.hasFocus():
            art.focus_ring(painter, whole, theme)
        elif self.underMouse():
            painter.setPen(theme.gold)
            painter.drawRect(whole.adjusted(0, 0, -1, -1))
        painter.end()

    def _draw_body(self, painter: QPainter, parts: Parts, facts: SeatFacts) -> None:
        table, theme = self._desk.table, self._desk.theme
        pictures.house(table, painter, parts.hotel, theme, self._hotel)
        self._draw_counters(painter, parts.numbers, _numbers(facts), parts.across)
        self._draw_counters(painter, parts.kitchen, _stocks(facts), parts.across)
        tables = _all(self._cafe, Role.Facts, Role.Legal)
        for place, (guest, legal) in zip(_cells(parts.guests, len(tables)), tables, strict=True):
            state = State.SELECTABLE if legal else State.NORMAL
            pictures.cafe(table, painter, place, theme, guest, state)

    def _draw_head(self, painter: QPainter, head: QRectF, size: float, facts: SeatFacts) -> None:
        theme = self._desk.theme
        side = head.height() * 0.85
        mark = QRectF(head.left() + 1, head.center().y() - side / 2, side, side)
        art.seat_marker(painter, mark, theme, facts.colour)
        words = QRectF(mark.right() + 4, head.top(), head.right() - mark.right() - 4, head.height())
        ink = theme.muted if facts.passed else theme.gold
        left = Qt.AlignmentFlag.AlignLeft
        art.draw_text(painter, words, self.title(), ink, size, bold=True, align=left)
        if facts.in_turn:
            painter.fillRect(QRectF(head.left(), head.bottom(), head.width(), 2), theme.accent)

    def _draw_counters(
        self, painter: QPainter, rect: QRectF, counters: Sequence[CounterArt], across: bool
    ) -> None:
        """Beside each other, or in two rows."""
        count = len(counters)
        places = _cells(rect, count)
        if not across:
            places = [place for half in _halves(rect) for place in _cells(half, -(-count // 2))]
        for place, counter in zip(places, counters, strict=False):
            art.counter(painter, place, self._desk.theme, counter)


def _upright(body: QRectF) -> Parts:
    """One below the other."""
    hotel = QRectF(body.left(), body.top(), body.width(), body.height() * 0.42)
    rest = body.height() - hotel.height()
    numbers = QRectF(body.left(), hotel.bottom() + 2, body.width(), rest * 0.22)
    kitchen = QRectF(body.left(), numbers.bottom(), body.width(), rest * 0.22)
    guests = QRectF(body.left(), kitchen.bottom() + 2, body.width(), rest * 0.56 - 4)
    return Parts(hotel, numbers, kitchen, guests, across=True)


def _lying(body: QRectF) -> Parts:
    """The numbers beside the hotel."""
    low = body.height() * 0.36
    hotel = QRectF(body.left(), body.top(), body.width() * 0.55, body.height() - low)
    side = QRectF(hotel.right() + 3, body.top(), body.right() - hotel.right() - 3, hotel.height())
    numbers = QRectF(side.left(), side.top(), side.width(), side.height() / 2)
    kitchen = QRectF(side.left(), numbers.bottom(), side.width(), side.height() / 2)
    guests = QRectF(body.left(), hotel.bottom() + 2, body.width(), low - 3)
    return Parts(hotel, numbers, kitchen, guests, across=False)


def _all(model: Model, *roles: Role) -> tuple[Any, ...]:
    """What every place of a model says of itself: of one role that, of several a tuple."""
    columns = range(model.columnCount())
    places = [model.index(row, column) for row in range(model.rowCount()) for column in columns]
    told = [tuple(place.data(role) for role in roles) for place in places]
    return tuple(told) if len(roles) > 1 else tuple(one for (one,) in told)


def _numbers(facts: SeatFacts) -> list[CounterArt]:
    return [
        CounterArt("vp", facts.vp),
        CounterArt("krone", facts.krones),
        CounterArt("staff", len(facts.staff)),
        CounterArt("deck", facts.hand),
    ]


def _stocks(facts: SeatFacts) -> list[CounterArt]:
    return [CounterArt(item, count) for item, count in zip(DISHES_AND_DRINKS, facts.kitchen, strict=False)]


def _cells(rect: QRectF, count: int) -> list[QRectF]:
    width = rect.width() / count
    return [
        QRectF(round(rect.left() + n * width), rect.top(), int(width) - 1, rect.height())
        for n in range(count)
    ]


def _halves(rect: QRectF) -> list[QRectF]:
    half = rect.height() / 2
    return [QRectF(rect.left(), rect.top() + n * half, rect.width(), half) for n in range(2)]


class Opponents(Content):
    """One card for every other seat, below each other."""

    enlarge = Signal(int)

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._scores = ScoresModel(desk.table, -1, self)
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
                card = OpponentCard(seat, self._scores, self._desk, self)
                card.clicked.connect(lambda checked=False, seat=seat: self.enlarge.emit(seat))
                self._layout.addWidget(card, 1)
                self._made[seat] = card
        for seat, card in self._made.items():
            card.setVisible(seat in wanted)
        self.cards = {seat: self._made[seat] for seat in wanted}
        for card in self.cards.values():
            card.sync()
