"""What stands on the street: ground floor, awning, door, kitchen window, kerb and pavement; no rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from gah_desktop.text.numbers import spoken_number
from gah_desktop.widgets.art.alphabet import draw_title, title_width
from gah_desktop.widgets.art.canvas import Painter, box, checker, faded, mixed, shrunk
from gah_desktop.widgets.art.facade_lights import place_state
from gah_desktop.widgets.art.facade_specs import BY_NIGHT, FacadeColours, KitchenArt, colours
from gah_desktop.widgets.art.facade_window import halo, warm_light
from gah_desktop.widgets.art.heads import draw_head
from gah_desktop.widgets.art.pieces import food
from gah_desktop.widgets.art.specs import CounterArt, State
from gah_desktop.widgets.art.text import draw_text, em

if TYPE_CHECKING:
    from gah_desktop.widgets.theme import Theme


def _ground_floor(painter: QPainter, rect: QRectF, theme: Theme, art: object, state: State) -> None:
    """The wall behind the café: courses of cut stone under a gold cornice."""
    c = colours(theme)
    painter.fillRect(rect, c.ground)
    course = max(9.0, rect.height() * 0.13)
    y, row = rect.top() + course, 0
    while y < rect.bottom():
        painter.fillRect(QRectF(rect.left(), y, rect.width(), 1), c.joint)
        x = rect.left() + (course * 1.4 if row % 2 else course * 2.8)
        while x < rect.right():
            painter.fillRect(QRectF(x, y - course, 1, course), c.joint)
            x += course * 2.8
        y, row = y + course, row + 1
    painter.fillRect(QRectF(rect.left(), rect.top() - 2, rect.width(), 4), c.gold)


def _awning(painter: QPainter, rect: QRectF, theme: Theme, art: object, state: State) -> None:
    """Stripes of cloth that end in bows, and their shadow on the wall."""
    c = colours(theme)
    count = max(5, round(rect.width() / max(7.0, rect.height() * 0.62)))
    count += 1 - count % 2
    step = rect.width() / count
    painter.setPen(Qt.PenStyle.NoPen)
    for index in range(count):
        x = rect.left() + index * step
        path = QPainterPath(QPointF(x, rect.top()))
        path.lineTo(x + step, rect.top())
        low = rect.top() + rect.height() * 0.66
        path.lineTo(x + step, low)
        path.cubicTo(QPointF(x + step, rect.bottom() + 1), QPointF(x, rect.bottom() + 1), QPointF(x, low))
        path.closeSubpath()
        ink = c.cloth if index % 2 == 0 else c.cloth_light
        painter.fillPath(path.translated(0, 2), theme.shadow)
        painter.fillPath(path, ink)
        painter.fillRect(QRectF(x, low - 1.2, step, 1.2), mixed(ink, QColor("#000000"), 0.22))
    painter.fillRect(QRectF(rect.left() - 2, rect.top() - 2, rect.width() + 4, 3), c.gold)


def _door(painter: QPainter, rect: QRectF, theme: Theme, art: object, state: State) -> None:
    """The way in: an arch with light behind, its leaves open, a lamp on each side."""
    c = colours(theme)
    unit = rect.height() / 98
    painter.fillRect(rect, c.wall)
    box(painter, rect, c.gold, max(1.0, unit * 1.5))
    arch = QPainterPath()
    left, right = rect.left() + rect.width() * 0.15, rect.right() - rect.width() * 0.15
    spring, top = rect.top() + unit * 30, rect.top() + unit * 8
    arch.moveTo(left, rect.bottom())
    arch.lineTo(left, spring)
    arch.cubicTo(QPointF(left, top - unit * 2), QPointF(right, top - unit * 2), QPointF(right, spring))
    arch.lineTo(right, rect.bottom())
    arch.closeSubpath()
    halo(painter, arch.boundingRect().adjusted(unit * 8, unit * 18, -unit * 8, -unit * 18), c)
    painter.fillPath(arch, warm_light(arch.boundingRect(), c))
    width = (right - left) * 0.28
    for x, out in ((left, 1), (right, -1)):
        leaf = QPolygonF(
            [
                QPointF(x, rect.bottom()), QPointF(x, spring - unit * 4),
                QPointF(x + out * width, spring + unit * 3),
                QPointF(x + out * width, rect.bottom()),
            ]
        )  # fmt: skip
        painter.setPen(QPen(c.gold, max(0.8, unit)))
        painter.setBrush(c.cloth)
        painter.drawPolygon(leaf)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(c.gold, max(1.0, unit * 1.4)))
    painter.drawPath(arch)
    painter.drawLine(QPointF(left, spring), QPointF(right, spring))
    for index in (-1, 0, 1):
        painter.drawLine(
            QPointF(rect.center().x(), spring), QPointF(rect.center().x() + index * unit * 12, top + unit * 2)
        )


def kitchen_shelf(rect: QRectF) -> QRectF:
    """The sill of the kitchen's window, on which stands what is ready."""
    return rect.adjusted(0, round(rect.height() * 0.48), 0, 0)


def _kitchen(painter: QPainter, rect: QRectF, theme: Theme, art: KitchenArt, state: State) -> None:
    """The kitchen's window: the cook and the pans in the light, and on the sill what is ready."""
    c = colours(theme)
    shelf = kitchen_shelf(rect)
    window = QRectF(rect.left(), rect.top(), rect.width(), shelf.top() - rect.top())
    kitchen_light(painter, window, c)
    head = min(window.height() * 1.02, window.width() * 0.3)
    draw_head(
        painter, QRectF(window.right() - head - 4, window.bottom() - head, head, head), "staff", art.cook
    )
    letters = min(window.width() * 0.055, window.height() * 0.26)
    title = QRectF(window.left() + 7, window.top() + 4, window.width() * 0.4, letters * 1.3)
    draw_title(painter, title, art.title, QColor("#4A2E06"), letters, Qt.AlignmentFlag.AlignLeft)
    rail = title.left() + min(title.width(), title_width(art.title, letters)) + 12
    _pans(
        painter,
        QRectF(rail, window.top() + letters * 0.4, window.right() - head - 12 - rail, window.height() * 0.6),
    )
    painter.fillRect(shelf, c.paper)
    painter.fillRect(QRectF(shelf.left(), shelf.top() - 1.5, shelf.width(), 3), QColor("#8A5A1C"))
    step = shelf.width() / max(1, len(art.items))
    for index, (item, count) in enumerate(art.items):
        place = QRectF(shelf.left() + index * step, shelf.top(), step, shelf.height())
        _stock(painter, place, theme, CounterArt(item, count), State.NORMAL)
    box(painter, rect, c.gold if theme.dark else c.edge, 1.8)


def kitchen_light(painter: QPainter, window: QRectF, c: FacadeColours) -> None:
    """A tiled wall in warm light, which by night is dimmer than where guests live."""
    painter.fillRect(window, warm_light(window, c))
    if c is BY_NIGHT:
        painter.fillRect(window, QColor(120, 66, 16, 46))
    side = max(5.0, window.height() / 7)
    ink = QColor(138, 90, 28, 40)
    x = window.left() + side
    while x < window.right():
        painter.fillRect(QRectF(x, window.top(), 1, window.height()), ink)
        x += side
    y = window.top() + side
    while y < window.bottom():
        painter.fillRect(QRectF(window.left(), y, window.width(), 1), ink)
        y += side


def _pans(painter: QPainter, rect: QRectF) -> None:
    """Copper on a rail."""
    if rect.width() < 24 or rect.height() < 10:
        return
    unit = rect.height() / 24
    rail = rect.top() + unit * 3
    painter.fillRect(QRectF(rect.left(), rail, rect.width(), max(1.2, unit * 1.6)), QColor("#8A5A1C"))
    count = max(1, int(rect.width() / (unit * 22)))
    for index in range(count):
        x = rect.left() + (index + 0.5) * rect.width() / count
        wide, deep = unit * (7 + index % 2 * 1.5), unit * (7 + index % 3 * 2)
        painter.setPen(QPen(QColor("#7A4A18"), max(0.9, unit * 1.2)))
        painter.drawLine(QPointF(x, rail), QPointF(x, rail + unit * 7))
        painter.setBrush(QColor("#C07A34"))
        painter.drawPolygon(
            QPolygonF(
                [
                    QPointF(x - wide, rail + unit * 7), QPointF(x + wide, rail + unit * 7),
                    QPointF(x + wide * 0.78, rail + unit * 7 + deep),
                    QPointF(x - wide * 0.78, rail + unit * 7 + deep),
                ]
            )
        )  # fmt: skip
        painter.setBrush(Qt.BrushStyle.NoBrush)


def _stock(painter: QPainter, rect: QRectF, theme: Theme, art: CounterArt, state: State) -> None:
    """One of the things on the sill, and how many there are."""
    c = colours(theme)
    side = min(rect.width() * 0.6, rect.height() * 0.5)
    place = QRectF(rect.center().x() - side / 2, rect.top() + rect.height() * 0.07, side, side)
    food(painter, place, theme, art.icon, art.number > 0)
    words = QRectF(rect.left(), rect.top() + rect.height() * 0.56, rect.width(), rect.height() * 0.42)
    size = max(em(painter) * 1.3, rect.height() * 0.32)
    draw_text(painter, words, spoken_number(art.number), c.ink if art.number else c.soft, size, bold=True)
    place_state(painter, shrunk(rect, 2), theme, state)


def _street(painter: QPainter, rect: QRectF, theme: Theme, art: object, state: State) -> None:
    """Kerb and pavement: a chequered edge, then slabs."""
    c = colours(theme)
    painter.fillRect(rect, c.street)
    kerb = QRectF(rect.left(), rect.top(), rect.width(), max(4.0, min(8.0, rect.height() * 0.06)))
    painter.fillRect(kerb, c.kerb_light)
    checker(painter, kerb, c.kerb)
    ink = faded(c.soft, 34)
    course, y, row = 26.0, kerb.bottom() + 26.0, 0
    while y < rect.bottom() + course:
        painter.fillRect(QRectF(rect.left(), y, rect.width(), 1), ink)
        x = rect.left() + (course * 2 if row % 2 else course * 0.6)
        while x < rect.right():
            painter.fillRect(QRectF(x, y - course, 1, course), ink)
            x += course * 2.8
        y, row = y + course, row + 1


ground_floor = Painter(_ground_floor)
awning = Painter(_awning)
door = Painter(_door)
kitchen = Painter(_kitchen)
stock = Painter(_stock)
street = Painter(_street)
