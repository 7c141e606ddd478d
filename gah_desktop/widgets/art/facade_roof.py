"""What stands above the rooms: sky, city, dome of leaves, attic with the sign, the wings' roofs; no rooms."""

from __future__ import annotations

from math import cos, hypot, pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from gah_desktop.widgets.art.alphabet import draw_title
from gah_desktop.widgets.art.canvas import Painter, checker, faded
from gah_desktop.widgets.art.facade_specs import FacadeColours, RoofArt, colours
from gah_desktop.widgets.art.icons import paint_svg
from gah_desktop.widgets.art.outlines import outline
from gah_desktop.widgets.art.specs import State

if TYPE_CHECKING:
    from gah_desktop.widgets.theme import Theme


QUIET = "quiet"  # a sky with writing on it, where a star would read as an accent or a point
FLAT = 0.055  # a roof that is lower than so much of its width has no dome


def _sky(painter: QPainter, rect: QRectF, theme: Theme, art: object, state: State) -> None:
    """By night rings around the dome, square stars and a moon; by day the sun's rays; the city far away.

    `art` may be QUIET.
    """
    c = colours(theme)
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    air = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    air.setColorAt(0, c.sky)
    air.setColorAt(1, c.sky_low)
    painter.fillRect(rect, air)
    middle = QPointF(rect.center().x(), rect.top() + rect.height() * 0.36)
    if theme.dark:
        _rings(painter, rect, middle, c)
        if art != QUIET:
            _stars(painter, rect, c)
            _moon(painter, rect, c)
    else:
        _rays(painter, rect, middle, c)
    _city(painter, rect, c)
    painter.restore()


def _rings(painter: QPainter, rect: QRectF, middle: QPointF, c: FacadeColours) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(c.arc, 150), 1.0))
    step = max(18.0, rect.height() * 0.13)
    for ring in range(1, int(hypot(rect.width(), rect.height()) / step / 1.6)):
        painter.drawEllipse(middle, step * ring, step * ring)


def _stars(painter: QPainter, rect: QRectF, c: FacadeColours) -> None:
    count = int(rect.width() * rect.height() / 3400)
    for index in range(count):
        x = rect.left() + (index * 61 % 97 + 0.5) / 97 * rect.width()
        y = rect.top() + (index * 37 % 89 + 0.5) / 89 * rect.height() * 0.8
        side = 1.4 + index % 3 * 0.9
        painter.fillRect(QRectF(x, y, side, side), faded(c.leaf, 110 + index % 4 * 40))


def _moon(painter: QPainter, rect: QRectF, c: FacadeColours) -> None:
    side = min(46.0, rect.height() * 0.11)
    place = QRectF(rect.left() + rect.width() * 0.09, rect.top() + rect.height() * 0.08, side, side)
    full, bitten = QPainterPath(), QPainterPath()
    full.addEllipse(place)
    bitten.addEllipse(place.translated(side * 0.34, -side * 0.12))
    painter.fillPath(full.subtracted(bitten), c.leaf)


def _rays(painter: QPainter, rect: QRectF, middle: QPointF, c: FacadeColours) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(c.arc, 150))
    reach = hypot(rect.width(), rect.height())
    count = 28
    for index in range(count):
        a, b = (index / count) * 2 * pi, ((index + 0.5) / count) * 2 * pi
        painter.drawPolygon(
            QPolygonF(
                [
                    middle,
                    QPointF(middle.x() + cos(a) * reach, middle.y() + sin(a) * reach),
                    QPointF(middle.x() + cos(b) * reach, middle.y() + sin(b) * reach),
                ]
            )
        )
    painter.setBrush(Qt.BrushStyle.NoBrush)


# St Stephen's, the Karlskirche, roofs; in a field 300 wide, the ground at 0
_CITY = (
    "M0 0 V-16 H16 V-24 L24 -30 L32 -24 V-14 H44 V-30 H50 L53 -96 L56 -30 H62 V-22 L92 -40 L106 -22 V-12 "
    "H124 V-20 H136 V-12 H150 V-34 H154 V-44 H157 V-34 H161 V-20 H166 V-30 Q166 -52 182 -54 V-62 H184 V-54 "
    "Q200 -52 200 -30 V-20 H205 V-34 H209 V-44 H212 V-34 H216 V-12 H232 L240 -22 L248 -12 H266 V-18 H300 V0 Z"
)


def _city(painter: QPainter, rect: QRectF, c: FacadeColours) -> None:
    """The city behind the house, from one end of the sky to the other."""
    scale = max(0.4, rect.height() / 330)
    ground = rect.bottom() - rect.height() * 0.34
    skyline = outline(_CITY)
    x = rect.left() - 24 * scale
    while x < rect.right():
        painter.fillPath(QTransform(scale, 0, 0, scale, x, ground + 0.5).map(skyline), c.far)
        x += 300 * scale
    haze = QLinearGradient(0, ground, 0, rect.bottom())
    haze.setColorAt(0, c.far)
    haze.setColorAt(1, c.sky_low)
    painter.fillRect(QRectF(rect.left(), ground, rect.width(), rect.bottom() - ground), haze)
    radius = rect.height() * 0.14
    for share in (0.155, 0.97):
        _wheel(painter, QPointF(rect.left() + rect.width() * share, ground - radius * 0.95), radius, c)


def _wheel(painter: QPainter, middle: QPointF, radius: float, c: FacadeColours) -> None:
    """The giant wheel of the Prater, lit since 1897."""
    painter.setPen(QPen(c.far, max(1.0, radius * 0.05)))
    painter.drawEllipse(middle, radius, radius)
    for index in range(12):
        a = index * pi / 6
        rim = QPointF(middle.x() + cos(a) * radius, middle.y() + sin(a) * radius)
        painter.drawLine(middle, rim)
        side = max(2.0, radius * 0.14)
        painter.fillRect(QRectF(rim.x() - side / 2, rim.y() - side / 4, side, side), c.far)
    for lean in (-0.5, 0.5):
        painter.drawLine(middle, QPointF(middle.x() + radius * lean, middle.y() + radius * 1.2))


# the roof


def _roof(painter: QPainter, rect: QRectF, theme: Theme, art: RoofArt, state: State) -> None:
    """The dome between its piers, the attic with the sign; the cornice is the rect's lower edge.

    Where there is little room, only the attic.
    """
    c = colours(theme)
    low = rect.height() < rect.width() * FLAT
    share = 0.86 if low else 0.42
    attic = QRectF(rect.left(), rect.bottom() - rect.height() * share, rect.width(), rect.height() * share)
    if not low:
        _crowned(painter, rect, attic, theme, art, c)
    _attic(painter, attic, theme, art, c)


def _crowned(
    painter: QPainter, rect: QRectF, attic: QRectF, theme: Theme, art: RoofArt, c: FacadeColours
) -> None:
    """Dome, piers and flags."""
    radius = min(rect.height() * 0.57, rect.width() * 0.12)
    middle = QPointF(rect.center().x(), attic.top())
    dome(painter, middle, radius, c)
    pier = QRectF(0, 0, radius * 0.52, rect.height() * 0.4)
    for side in (-1, 1):
        pier.moveCenter(QPointF(middle.x() + side * (radius + pier.width() * 0.86), 0))
        pier.moveBottom(attic.top() + 1)
        _pier(painter, pier, c)
    if art.seat is not None:
        pole = rect.height() * 0.5
        for x in (rect.left() + rect.width() * 0.05, rect.right() - rect.width() * 0.05 - pole * 0.8):
            _flag(painter, QPointF(x, attic.top()), pole, theme, art.seat, c)


def _attic(painter: QPainter, attic: QRectF, theme: Theme, art: RoofArt, c: FacadeColours) -> None:
    painter.fillRect(attic, c.wall)
    band = max(2.0, attic.height() * 0.22)
    rim = max(2.0, attic.height() * 0.13)
    painter.fillRect(QRectF(attic.left() - rim, attic.top() - rim, attic.width() + rim * 2, rim), c.gold)
    checker(painter, QRectF(attic.left(), attic.top() + 1, attic.width(), band), c.gold)
    painter.fillRect(QRectF(attic.left(), attic.bottom() - 1.4, attic.width(), 1.4), c.gold)
    if art.sign:
        room = attic.height() - band - 2
        letters = min(room * 0.68, 34.0)
        place = QRectF(attic.left() + attic.width() * 0.1, attic.bottom() - room, attic.width() * 0.8, room)
        if theme.dark:
            _sign_light(painter, place, c)
        draw_title(painter, place, art.sign, c.gold_text, letters)


def _sign_light(painter: QPainter, place: QRectF, c: FacadeColours) -> None:
    light = QRadialGradient(QPointF(0.5, 0.5), 0.5)
    light.setCoordinateMode(QRadialGradient.CoordinateMode.ObjectBoundingMode)
    light.setColorAt(0, faded(c.light_low, 60))
    light.setColorAt(1, faded(c.light_low, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(light))
    painter.drawEllipse(place.adjusted(place.width() * 0.2, -2, -place.width() * 0.2, 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)


def dome(painter: QPainter, middle: QPointF, radius: float, c: FacadeColours) -> None:
    """Half a ball of laurel leaves, on rings that come closer towards its edge."""
    half = QPainterPath()
    half.moveTo(middle.x() - radius, middle.y())
    half.arcTo(QRectF(middle.x() - radius, middle.y() - radius, radius * 2, radius * 2), 180, -180)
    half.closeSubpath()
    painter.fillPath(half, c.dome)
    leaf = outline("M-5 0 Q0 -3.6 5 0 Q0 3.6 -5 0 Z")
    size = max(3.0, radius * 0.105)
    rings = max(3, round(radius / size))
    for ring in range(1, rings + 1):
        reach = radius * sin((ring - 0.4) / rings * pi / 2) * 0.98  # as on a ball
        count = max(2, round(pi * reach / size))
        for index in range(count):
            angle = pi * (index + 0.5) / count
            y = middle.y() - sin(angle) * reach
            if y > middle.y() - size * 0.4:
                continue
            lean = -angle * 180 / pi + (52 if (index + ring) % 2 else -38)
            ink = (c.gold, c.leaf, c.gold)[(index * 2 + ring * 5) % 3]
            at = QTransform().translate(middle.x() + cos(angle) * reach, y).rotate(lean)
            painter.fillPath(at.scale(size * 0.13, size * 0.13).map(leaf), ink)


def _pier(painter: QPainter, rect: QRectF, c: FacadeColours) -> None:
    painter.fillRect(rect, c.wall)
    painter.setPen(QPen(c.gold, max(0.8, rect.width() * 0.06)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(rect)
    lip = rect.width() * 0.14
    painter.fillRect(QRectF(rect.left() - lip, rect.top() - lip, rect.width() + lip * 2, lip * 1.6), c.gold)
    if rect.width() > 9:
        side = rect.width() * 0.74
        place = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2 + lip * 0.4, side, side)
        paint_svg(painter, "laurel", place, c.gold)


def _flag(painter: QPainter, foot: QPointF, height: float, theme: Theme, seat: int, c: FacadeColours) -> None:
    """The owner's colours on a pole."""
    top = foot.y() - height
    painter.fillRect(QRectF(foot.x() - 0.7, top, 1.4, height), c.edge)
    seats = theme.seats
    cloth = QPainterPath(QPointF(foot.x() + 0.7, top))
    length = height * 0.8
    cloth.cubicTo(
        QPointF(foot.x() + length * 0.35, top - height * 0.12),
        QPointF(foot.x() + length * 0.6, top + height * 0.14),
        QPointF(foot.x() + length, top + height * 0.02),
    )  # fmt: skip
    cloth.lineTo(foot.x() + length * 0.82, top + height * 0.22)
    cloth.lineTo(foot.x() + length, top + height * 0.42)
    cloth.cubicTo(
        QPointF(foot.x() + length * 0.6, top + height * 0.54),
        QPointF(foot.x() + length * 0.35, top + height * 0.28),
        QPointF(foot.x() + 0.7, top + height * 0.4),
    )  # fmt: skip
    painter.fillPath(cloth, seats[seat % len(seats)].fill)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(c.gold)
    painter.drawEllipse(QPointF(foot.x(), top), 1.8, 1.8)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _wing_roof(painter: QPainter, rect: QRectF, theme: Theme, art: object, state: State) -> None:
    """The top of a wing: cornice and chequered band over its fields."""
    c = colours(theme)
    painter.fillRect(rect, c.wing)
    rim = max(2.0, rect.height() * 0.24)
    painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), rim), c.gold)
    checker(painter, QRectF(rect.left(), rect.top() + rim + 1, rect.width(), rect.height() * 0.5), c.gold)


sky = Painter(_sky)
roof = Painter(_roof)
wing_roof = Painter(_wing_roof)
