"""Guests and staff as flat poster figures, cut from a few shapes, one face per card number; no cards."""

from __future__ import annotations

from typing import TYPE_CHECKING
from zlib import crc32

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from gah_desktop.widgets.art.canvas import box, checker, faded

if TYPE_CHECKING:
    from gah_desktop.widgets.theme import Theme

_SKINS = ("#F2DCC0", "#E3BE98", "#C99770", "#8F6346")
_HAIRS = ("#2A211C", "#5A3824", "#8C5A2B", "#B9B4A6")
_INK = "#1B1714"
# the cards whose printed name is a woman's
_LADIES = frozenset((2, 7, 11, 12, 16, 29, 31, 34, 41, 46, 53, 56, 58, 60, 62, 63, 64, 68, 69, 75, 97))


def portrait(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    name: str,
    strong: QColor,
    soft: QColor,
    uniform: bool = False,
    figure: int = 0,
) -> None:
    """A half-figure before a square grid; the card's number, or else the name, decides how it looks."""
    seed = crc32(str(figure or name).encode("utf-8"))
    lady = figure in _LADIES if figure else bool(seed // 16 % 2)
    painter.save()
    painter.setClipRect(rect)
    painter.fillRect(rect, soft)
    _grid(painter, rect, faded(strong, 60))
    unit = min(rect.width(), rect.height() * 1.05) / 100
    painter.translate(rect.center().x(), rect.bottom())
    painter.scale(unit, unit)
    painter.setPen(Qt.PenStyle.NoPen)
    _figure(painter, theme, seed, strong, uniform, lady)
    painter.restore()
    box(painter, rect, theme.rule, 0.8)


def _grid(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    side = max(5.0, min(rect.width(), rect.height()) / 9)
    painter.setPen(colour)
    count = int(rect.width() / side / 2) + 1
    for index in range(-count, count + 1):
        x = rect.center().x() + (index + 0.5) * side
        painter.drawLine(QPointF(x, rect.top()), QPointF(x, rect.bottom()))
    for index in range(int(rect.height() / side) + 1):
        y = rect.top() + index * side
        painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y))


def _figure(painter: QPainter, theme: Theme, seed: int, strong: QColor, uniform: bool, lady: bool) -> None:
    """In units of a hundredth of the height, the origin at the middle of the lower edge."""
    skin = QColor(_SKINS[seed % 4])
    hair = QColor(_HAIRS[seed // 4 % 4])
    coat = QColor(_INK) if uniform else strong
    if lady:
        painter.setBrush(hair)
        painter.drawEllipse(QPointF(0, -52), 19, 20)
    shoulders = QPainterPath()
    slope = 9 if lady else 4
    half = 30 if lady else 36
    shoulders.moveTo(-half - 4, 2)
    shoulders.lineTo(-half, -20 + slope / 2)
    shoulders.cubicTo(-half + 4, -29 + slope, -16, -29, -8, -33)
    shoulders.lineTo(8, -33)
    shoulders.cubicTo(16, -29, half - 4, -29 + slope, half, -20 + slope / 2)
    shoulders.lineTo(half + 4, 2)
    shoulders.closeSubpath()
    painter.setBrush(coat)
    painter.drawPath(shoulders)
    painter.save()
    painter.setClipPath(shoulders, Qt.ClipOperation.IntersectClip)
    _cloth(painter, seed // 32 % 5, QColor("#F6EDDA") if not uniform else strong, theme.gold)
    painter.restore()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(skin.darker(112))
    painter.drawRect(QRectF(-6, -42, 12, 12))
    if not lady:
        painter.setBrush(QColor("#F6EDDA"))
        painter.drawPolygon(
            QPolygonF([QPointF(-10, -34), QPointF(0, -20), QPointF(10, -34), QPointF(0, -30)])
        )
    painter.setBrush(skin)
    painter.drawEllipse(QPointF(0, -54), 13.5, 17)
    _face(painter, seed // 160 % 4, hair, lady)
    _hat(painter, seed // 640 % 6, hair, strong, theme.gold, lady, uniform)


def _cloth(painter: QPainter, kind: int, light: QColor, gold: QColor) -> None:
    if kind == 0:
        checker(painter, QRectF(-42, -14, 84, 9), light)
    elif kind == 1:
        painter.setPen(light)
        for x in range(-40, 44, 8):
            painter.drawLine(QPointF(x, -32), QPointF(x * 1.15, 4))
    elif kind == 2:
        painter.setBrush(gold)
        for index in range(3):
            painter.drawRect(QRectF(-2.5, -22 + index * 8, 5, 5))
    elif kind == 3:
        painter.setBrush(light)
        for x in range(-36, 40, 12):
            for y in (-18, -6):
                shift = 6 if y == -6 else 0
                painter.drawPolygon(
                    QPolygonF(
                        [
                            QPointF(x + shift, y - 4), QPointF(x + shift + 3, y),
                            QPointF(x + shift, y + 4), QPointF(x + shift - 3, y),
                        ]
                    )
                )  # fmt: skip
    else:
        painter.setBrush(light)
        painter.drawPolygon(QPolygonF([QPointF(-9, -34), QPointF(-20, 4), QPointF(-12, 4), QPointF(0, -22)]))
        painter.drawPolygon(QPolygonF([QPointF(9, -34), QPointF(20, 4), QPointF(12, 4), QPointF(0, -22)]))


def _face(painter: QPainter, kind: int, hair: QColor, lady: bool) -> None:
    ink = QColor(_INK)
    painter.setBrush(ink)
    for x in (-6.5, 3.5):
        painter.drawRect(QRectF(x, -56, 3.2, 1.5))
    painter.setBrush(QColor("#A0413A"))
    painter.drawRect(QRectF(-2.6, -46 if lady else -45.4, 5.2, 1.5))
    painter.setBrush(hair)
    if lady:
        return
    if kind == 1:
        painter.drawPolygon(
            QPolygonF([QPointF(-8, -46), QPointF(0, -50), QPointF(8, -46), QPointF(0, -47.4)])
        )
    elif kind == 2:
        beard = QPainterPath()
        beard.moveTo(-13, -52)
        beard.cubicTo(-12, -34, 12, -34, 13, -52)
        beard.cubicTo(8, -44, -8, -44, -13, -52)
        painter.drawPath(beard)
    elif kind == 3:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(ink)
        painter.drawEllipse(QPointF(5.2, -55.2), 4.2, 4.2)
        painter.drawLine(QPointF(9, -53), QPointF(12, -40))
        painter.setPen(Qt.PenStyle.NoPen)


def _hat(
    painter: QPainter, kind: int, hair: QColor, strong: QColor, gold: QColor, lady: bool, uniform: bool
) -> None:
    ink = QColor(_INK)
    crown = QPainterPath()
    crown.moveTo(-14.5, -55)
    crown.cubicTo(-16, -76, 16, -76, 14.5, -55)
    crown.cubicTo(10, -64, -6, -62, -14.5, -55)
    painter.setBrush(hair)
    painter.drawPath(crown)
    if uniform:
        painter.setBrush(ink)
        painter.drawRect(QRectF(-13, -78, 26, 11))
        painter.setBrush(strong)
        painter.drawRect(QRectF(-13, -70, 26, 3))
        painter.setBrush(gold)
        painter.drawRect(QRectF(-2, -76, 4, 4))
        return
    if kind == 0 and not lady:
        painter.setBrush(ink)
        painter.drawRect(QRectF(-19, -66, 38, 3.6))
        painter.drawRect(QRectF(-12.5, -87, 25, 21))
        painter.setBrush(gold)
        painter.drawRect(QRectF(-12.5, -70, 25, 3))
    elif kind in (1, 4) and lady:
        painter.setBrush(strong.darker(130))
        painter.drawEllipse(QPointF(0, -67), 30, 5)
        painter.drawRoundedRect(QRectF(-14, -79, 28, 12), 5, 5)
        painter.setBrush(gold)
        feather = QPainterPath()
        feather.moveTo(8, -70)
        feather.cubicTo(26, -76, 28, -92, 16, -94)
        feather.cubicTo(20, -86, 16, -78, 8, -70)
        painter.drawPath(feather)
    elif kind == 1:
        painter.setBrush(ink)
        painter.drawEllipse(QPointF(0, -65), 19, 3.4)
        bowler = QPainterPath()
        bowler.moveTo(-13, -65)
        bowler.cubicTo(-14, -84, 14, -84, 13, -65)
        painter.drawPath(bowler)
    elif kind in (0, 2) and lady:
        painter.setBrush(gold)
        for x, height in ((-9, 5), (-3, 8), (3, 8), (9, 5)):
            painter.drawPolygon(
                QPolygonF([QPointF(x - 3, -68), QPointF(x, -69 - height), QPointF(x + 3, -68)])
            )
        painter.drawRect(QRectF(-12, -68, 24, 2.4))
    elif kind == 3 and lady:
        painter.setBrush(hair)
        painter.drawEllipse(QPointF(0, -76), 8, 7)
        painter.setBrush(gold)
        painter.drawRect(QRectF(-6, -71, 12, 2))
    elif kind == 3:
        painter.setBrush(strong.darker(140))
        painter.drawPolygon(
            QPolygonF([QPointF(-16, -64), QPointF(-12, -76), QPointF(15, -74), QPointF(20, -64)])
        )
