"""The others at the table: each a small picture of everything they own; a click shows it large. No rules."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from gah_desktop.catalog.basics import ITEMS
from gah_desktop.engine.module_registry import OPPONENTS
from gah_desktop.engine.seats import HUMAN
from gah_desktop.models import CafeModel, HotelModel, Role, ScoresModel
from gah_desktop.models import part as shown
from gah_desktop.models.base import Model
from gah_desktop.models.scores import SeatFacts
from gah_desktop.text.names import player_kind_name
from gah_desktop.text.numbers import spoken_number
from gah_desktop.text.spots import kitchen_list, rooms_spot, staff_list
from gah_desktop.text.terms import fill
from gah_desktop.widgets import art
from gah_desktop.widgets.art import Amount, State
from gah_desktop.widgets.art.alphabet import draw_title
from gah_desktop.widgets.art.canvas import box, mixed
from gah_desktop.widgets.art.facade import upper_house
from gah_desktop.widgets.art.facade_cafe import small_table
from gah_desktop.widgets.art.facade_specs import colours
from gah_desktop.widgets.art.facade_street import awning, ground_floor
from gah_desktop.widgets.art.pieces import draw_amounts
from gah_desktop.widgets.retranslate import Retranslated
from gah_desktop.widgets.table import pictures
from gah_desktop.widgets.table.desk import Desk
from gah_desktop.widgets.table.fonts import roomy
from gah_desktop.widgets.table.interaction import BY_KEYBOARD
from gah_desktop.widgets.table.panel import Content
from gah_desktop.widgets.table.part import emblems

FEW = 4  # figures in a line
FIGURE = 2.5  # letters that a figure with its sign needs
FRONT, ABREAST = 4.2, 12  # letters: how high and wide a card is at least that shows the whole house in small
TABLES = 1.7  # letters: a street that is lower is left out
LOW = 11  # letters: a card that is less high has no line beside its heading and its figures


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
        self._emblems = emblems(desk.table)
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
        self._desk.frames.later(self)

    def _inside(self, facts: SeatFacts) -> list[str]:
        """What the small picture shows, in words."""
        p = self._desk.table.player(self.seat)
        told = [
            rooms_spot(p.occupied.bit_count(), p.vacant.bit_count()),
            kitchen_list(facts.kitchen),
            *shown.lines(self._desk.table, self.seat),
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
        self._emblems = emblems(self._desk.table)
        own = (
            self._facts,
            *shown.figures(self._desk.table, self.seat),
            *shown.lines(self._desk.table, self.seat),
        )
        seen = (own, self._hotel.rows(), _all(self._cafe, Role.Facts, Role.Legal))
        if seen != self._seen:
            self._seen = seen
            self.retranslate()

    @property
    def _facts(self) -> SeatFacts | None:
        facts: SeatFacts | None = self._scores.index(self.seat, 0).data(Role.Facts)
        return facts

    def kind(self) -> str:
        """Which bot it is; nothing for people and solo opponents."""
        facts = self._facts
        known = facts is None or facts.kind in (HUMAN, *OPPONENTS)
        return "" if facts is None or known else player_kind_name(facts.kind)

    def paintEvent(self, event: QPaintEvent) -> None:
        facts = self._facts
        if facts is None or self._desk.frames.left_out(self):
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        most = min(self.width() / 14, self.height() / 11)
        painter.setFont(roomy(self._desk.letters(self), self._desk.look.scale, most))
        size, whole = art.em(painter), QRectF(self.rect()).adjusted(1, 1, -1, -1)
        head = self._draw_head(painter, whole, size, facts)
        body = QRectF(whole.left(), head + 2, whole.width(), whole.bottom() - head - 2)
        self._draw_body(painter, body, size, facts)
        if self.hasFocus():
            art.focus_ring(painter, QRectF(self.rect()), self._desk.theme)
        elif self.underMouse():
            box(painter, QRectF(self.rect()), self._desk.theme.gold, 1)
        painter.end()

    def _draw_head(self, painter: QPainter, whole: QRectF, size: float, facts: SeatFacts) -> float:
        """Mark, name and points, and below which bot it is; answers where that ends."""
        theme = self._desk.theme
        line = QRectF(whole.left() + 2, whole.top(), whole.width() - 4, size * 1.8)
        side = size * 1.25
        mark = QRectF(line.left(), line.center().y() - side / 2, side, side)
        art.seat_marker(
            painter, mark, theme, facts.colour, pictures.initial(self._desk.table.names, self.seat)
        )
        points = QRectF(line.right() - size * 4.2, line.top(), size * 4.2, line.height())
        told = self.kind() if whole.height() > size * 14 else ""
        low, count = whole.height() < size * LOW or not told, self._squares()
        end = points.left() - 2
        if low and count:  # no line to spare: emblems stand beside the name
            room = QRectF(end - line.height() * count, line.top(), line.height() * count, line.height())
            self._draw_emblems(painter, room)
            end = room.left() - size / 3
        name = QRectF(mark.right() + 6, line.top(), end - mark.right() - 8, line.height())
        ink = mixed(theme.text, colours(theme).sky_low, 0.15) if facts.passed else theme.text
        draw_title(painter, name, facts.name, ink, size * 0.95, Qt.AlignmentFlag.AlignLeft)
        vp = Amount("vp", spoken_number(facts.vp))
        draw_amounts(painter, points, theme, (vp,), size * 1.5)
        if facts.in_turn:
            painter.fillRect(QRectF(line.left(), line.bottom(), line.width(), 2), theme.accent)
        if low or not (told or count):
            return line.bottom() + 2
        high = size * 1.2
        if count:  # as large as there is room for
            high = max(size * 1.3, min(size * 2.4, whole.height() * 0.11, line.width() / count))
        below = QRectF(line.left(), line.bottom() + 2, line.width(), high)
        words = below.adjusted(0, 0, -high * count - 4, 0)
        art.draw_text(painter, words, told, theme.text, size * 0.85, align=Qt.AlignmentFlag.AlignLeft)
        self._draw_emblems(painter, below)
        return below.bottom()

    def _squares(self) -> int:
        return sum(emblem.squares(self._desk.table, self.seat) for emblem in self._emblems)

    def _draw_emblems(self, painter: QPainter, line: QRectF) -> None:
        """At the right end of the line."""
        table, side = self._desk.table, line.height()
        left = line.right() - side * self._squares()
        for emblem in self._emblems:
            width = side * emblem.squares(table, self.seat)
            if width:
                place = QRectF(left, line.top(), width, side)
                emblem.draw(table, self.seat, painter, place, self._desk.theme)
            left += width

    def _draw_body(self, painter: QPainter, body: QRectF, size: float, facts: SeatFacts) -> None:
        """Figures, hotel and café: below each other or side by side; where there is least room, no hotel."""
        counters = self._counters(facts)
        street = facts.kind not in OPPONENTS or any(facts.cafe)  # at such a table nobody else sits
        low = min(size * 4.2, body.height() * 0.42) if street else 0.0
        if low < size * TABLES:
            low, street = 0.0, False
        upper = QRectF(body.left(), body.top(), body.width(), body.height() - low)
        places, hotel = _places(upper, counters, size)
        strip = QRectF(body.left() + 2, body.bottom() - low, body.width() - 4, low)
        if hotel.isEmpty() and body.height() > size * FRONT and body.width() > size * ABREAST:
            places, hotel, strip = _abreast(body, counters, size if street else 0.0)
        for place, one in zip(places, (one for line in counters for one in line), strict=True):
            side = min(size * 1.35, place.height() * 0.92)
            draw_amounts(painter, place, self._desk.theme, (one,), side)
        table, theme = self._desk.table, self._desk.theme
        if not hotel.isEmpty():
            upper_house(painter, hotel, theme, pictures.front(table, self._hotel))
        if street:
            self._draw_cafe(painter, strip)

    def _draw_cafe(self, painter: QPainter, street: QRectF) -> None:
        table, theme = self._desk.table, self._desk.theme
        ground_floor(painter, street, theme, None)
        cloth = QRectF(street.left(), street.top() + 1, street.width(), max(5.0, street.height() * 0.16))
        awning(painter, cloth, theme, None)
        tables = _all(self._cafe, Role.Facts, Role.Legal)
        places = _cells(street.adjusted(0, cloth.height() + 2, 0, -1), len(tables))
        for place, (guest, legal) in zip(places, tables, strict=True):
            state = State.SELECTABLE if legal else State.NORMAL
            small_table(painter, place, theme, pictures.guest_at(table, guest), state)

    def _counters(self, facts: SeatFacts) -> list[list[Amount]]:
        """What there is to count, in lines; of a solo opponent what it can have."""
        more = [Amount(icon, str(count)) for icon, count in shown.figures(self._desk.table, self.seat)]
        if facts.kind in OPPONENTS:  # it owns nothing else
            return [[Amount("staff", str(len(facts.staff))), *more]]
        owned = [
            Amount("krone", spoken_number(facts.krones)),
            Amount("staff", str(len(facts.staff))),
            Amount("deck", str(facts.hand)),
        ]
        held = dict(zip(ITEMS, facts.kitchen, strict=True))
        stocks = [*(Amount(item, str(held[item])) for item in self._desk.table.items), *more]
        if len(stocks) <= FEW:
            return [owned, stocks]
        half = -(-len(stocks) // 2)
        return [owned, stocks[:half], stocks[half:]]


def _all(model: Model, *roles: Role) -> tuple[Any, ...]:
    """What every place of a model says of itself: of one role that, of several a tuple."""
    columns = range(model.columnCount())
    places = [model.index(row, column) for row in range(model.rowCount()) for column in columns]
    told = [tuple(place.data(role) for role in roles) for place in places]
    return tuple(told) if len(roles) > 1 else tuple(one for (one,) in told)


def _cells(rect: QRectF, count: int) -> list[QRectF]:
    width = rect.width() / count
    return [
        QRectF(round(rect.left() + n * width), rect.top(), int(width) - 1, rect.height())
        for n in range(count)
    ]


def _lines(rect: QRectF, count: int) -> list[QRectF]:
    height = rect.height() / count
    return [QRectF(rect.left(), rect.top() + n * height, rect.width(), height) for n in range(count)]


def _abreast(rect: QRectF, counters: list[list[Amount]], size: float) -> tuple[list[QRectF], QRectF, QRectF]:
    """The house over its café, and beside them the figures, what is owned first: where each is.

    Where nobody sits in a café, at letters of no size, the house has all of the room.
    """
    width, low = round(rect.width() * 0.48), round(min(size * 2, rect.height() * 0.36))
    hotel = QRectF(rect.left() + 1, rect.top() + 1, width, rect.height() - low - 2)
    street = QRectF(hotel.left(), hotel.bottom(), width, low)
    beside = QRectF(hotel.right() + 6, rect.top(), rect.right() - hotel.right() - 6, rect.height() - 2)
    first, rest = len(counters[0]), sum(map(len, counters[1:]))
    half = -(-rest // 2)
    shared = [count for count in (first, half, rest - half) if count]
    rows = zip(_lines(beside, len(shared)), shared, strict=True)
    return [place for line, count in rows for place in _cells(line, max(count, 3))[:count]], hotel, street


def _places(rect: QRectF, counters: list[list[Amount]], size: float) -> tuple[list[QRectF], QRectF]:
    """Where each figure is, and the hotel, which may find no room."""
    if rect.height() < size * 4.6:  # as few lines as there is room for beside each other
        total, across = sum(map(len, counters)), max(1, int(rect.width() // (size * FIGURE)))
        rows = min(-(-total // across), sum(bool(line) for line in counters))
        each = -(-total // rows) if rows else 1
        places = [place for line in _lines(rect, max(1, rows)) for place in _cells(line, each)]
        return places[:total], QRectF()
    if rect.height() < rect.width() * 0.72:  # side by side, the figures in two columns
        hotel = QRectF(rect.left(), rect.top(), round(rect.width() * 0.54), rect.height() - 1)
        beside = QRectF(
            hotel.right() + 6, rect.top() + 4, rect.right() - hotel.right() - 8, rect.height() - 10
        )
        columns, places = _cells(beside, len(counters)), []
        for column, line in zip(columns, counters, strict=True):
            places += _lines(column, max(map(len, counters)))[: len(line)]
        return places, hotel
    lines = _lines(QRectF(rect.left(), rect.top(), rect.width(), size * 1.5 * len(counters)), len(counters))
    high = round(min(rect.height() - size * 1.5 * len(counters) - 4, rect.width() * 1.12))
    hotel = QRectF(rect.left() + 2, round(rect.bottom() - high), rect.width() - 4, high)
    return [
        place for row, line in zip(lines, counters, strict=True) for place in _cells(row, len(line))
    ], hotel


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
