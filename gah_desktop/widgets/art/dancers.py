"""Dancers as little figures: a gown in the seat's colour, and as its head the shape of the seat. No rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from gah_desktop.widgets.art.canvas import faded
from gah_desktop.widgets.art.facade_specs import colours
from gah_desktop.widgets.art.pieces import seat_shape
from gah_desktop.widgets.art.text import draw_text

if TYPE_CHECKING:
    from gah_desktop.widgets.theme import Theme

WIDE, HIGH = 16.0, 20.0  # the field a figure is drawn in


def dancer_size(room: QRectF) -> float:
    """The height of a figure that fits."""
    return min(room.height(), room.width() * HIGH / WIDE)


def draw_dancer(painter: QPainter, room: QRectF, theme: Theme, seat: int, *, gone: bool = False) -> None:
    """On the floor of the room; of one who has left, the outline."""
    high = dancer_size(room)
    unit = high / HIGH
    c = colours(theme)
    fill: QColor | Qt.BrushStyle = Qt.BrushStyle.NoBrush if gone else theme.seats[seat].fill
    ink = faded(c.soft, 150) if gone else theme.text
    painter.save()
    painter.translate(room.center().x() - WIDE * unit / 2, room.bottom() - high)
    painter.scale(unit, unit)
    pen = QPen(ink, 1.0 if gone else 0.9)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(QPen(ink, 1.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    arms = QPainterPath(QPointF(1.2, 6.4))
    arms.cubicTo(QPointF(3, 9.6), QPointF(5.6, 10.2), QPointF(8, 10.2))
    arms.cubicTo(QPointF(10.4, 10.2), QPointF(13, 9.6), QPointF(14.8, 6.4))
    painter.drawPath(arms)
    painter.setPen(pen)
    painter.setBrush(fill)
    gown = QPainterPath(QPointF(6.4, 8.8))
    gown.lineTo(9.6, 8.8)
    gown.cubicTo(QPointF(9.4, 12), QPointF(14.4, 14.4), QPointF(15.2, 19.2))
    gown.cubicTo(QPointF(11, 20.2), QPointF(5, 20.2), QPointF(0.8, 19.2))
    gown.cubicTo(QPointF(1.6, 14.4), QPointF(6.6, 12), QPointF(6.4, 8.8))
    gown.closeSubpath()
    painter.drawPath(gown)
    painter.drawPath(seat_shape(QRectF(4.4, 0.6, 7.2, 7.2), seat))
    painter.restore()


def draw_dancers(painter: QPainter, room: QRectF, theme: Theme, seat: int, number: int) -> None:
    """Several on one space: as many, one behind the other, with their number if that cannot be seen."""
    if number <= 1:
        draw_dancer(painter, room, theme, seat)
        return
    shift = room.width() * 0.16
    for index in reversed(range(2)):
        draw_dancer(painter, room.translated((0.5 - index) * -shift * 2, 0), theme, seat)
    if number > 2:
        size = max(9.0, room.height() * 0.5)
        label = QRectF(room.right() - size * 0.9, room.bottom() - size, size, size)
        painter.fillRect(label, theme.window)
        draw_text(painter, label, str(number), theme.text, size * 0.9, bold=True)
