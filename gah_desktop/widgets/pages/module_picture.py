"""A small picture of what a module adds: a ball, coloured dice, a door, more cards. Knows no game."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from gah_desktop.widgets.art import State
from gah_desktop.widgets.art.canvas import Painter, box, checker, shrunk
from gah_desktop.widgets.art.icons import paint_svg
from gah_desktop.widgets.theme import Theme

DICE = ("red", "yellow", "blue")
PIPS = {1: ((0.5, 0.5),), 2: ((0.3, 0.3), (0.7, 0.7)), 3: ((0.27, 0.27), (0.5, 0.5), (0.73, 0.73))}


def _module(painter: QPainter, rect: QRectF, theme: Theme, module: str, state: State) -> None:
    """On a square ground with a thin double rule, as everything on the poster."""
    side = min(rect.width(), rect.height())
    ground = QRectF(0, 0, side, side)
    ground.moveCenter(rect.center())
    painter.fillRect(ground, theme.inset)
    DRAWN[module](painter, shrunk(ground, side * 0.1), theme)
    box(painter, ground, theme.rule, max(1.0, side / 48))


def _ballrooms(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """Two who dance under a round arch, and a glass."""
    side = area.width()
    arch = QPainterPath(QPointF(area.left() + side * 0.06, area.bottom()))
    arch.lineTo(area.left() + side * 0.06, area.top() + side * 0.44)
    arch.arcTo(QRectF(area.left() + side * 0.06, area.top(), side * 0.88, side * 0.88), 180, -180)
    arch.lineTo(area.left() + side * 0.94, area.bottom())
    arch.closeSubpath()
    painter.fillPath(arch, theme.guest["red"].strong)
    checker(painter, QRectF(area.left(), area.bottom() - side * 0.14, side, side * 0.14), theme.gold)
    couple = QRectF(area.left() + side * 0.08, area.top() + side * 0.16, side * 0.6, side * 0.68)
    paint_svg(painter, "dancer", couple, theme.guest["red"].on_strong)
    glass = QRectF(area.left() + side * 0.56, area.top() + side * 0.4, side * 0.38, side * 0.42)
    paint_svg(painter, "champagne", glass, theme.guest["red"].on_strong, theme.gold)


def _celebrities(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """A star, and below it the three dice."""
    side = area.width()
    star = QRectF(area.left() + side * 0.25, area.top(), side * 0.5, side * 0.5)
    paint_svg(painter, "celebrity", star, theme.gold)
    width = side * 0.3
    for place, colour in enumerate(DICE):
        left = area.left() + place * (side - width) / 2
        top = area.bottom() - width - (side * 0.1 if place == 1 else side * 0.02)
        _die(painter, QRectF(left, top, width, width), theme, colour, place + 1)


def _die(painter: QPainter, rect: QRectF, theme: Theme, colour: str, face: int) -> None:
    ink = theme.guest[colour]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink.strong)
    painter.drawRoundedRect(rect, rect.width() * 0.16, rect.width() * 0.16)
    painter.setBrush(ink.on_strong)
    for x, y in PIPS[face]:
        centre = QPointF(rect.left() + rect.width() * x, rect.top() + rect.height() * y)
        painter.drawEllipse(centre, rect.width() * 0.09, rect.width() * 0.09)


def _hotels(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """A door with a light over it, under an awning, at the top of two steps."""
    side = area.width()

    def part(left: float, top: float, width: float, height: float, colour: QColor) -> None:
        painter.fillRect(
            QRectF(area.left() + side * left, area.top() + side * top, side * width, side * height), colour
        )

    part(0.08, 0.16, 0.84, 0.72, theme.card)
    checker(painter, QRectF(area.left(), area.top() + side * 0.06, side, side * 0.1), theme.gold)
    door = QPainterPath(QPointF(area.left() + side * 0.3, area.top() + side * 0.88))
    door.lineTo(area.left() + side * 0.3, area.top() + side * 0.52)
    door.arcTo(QRectF(area.left() + side * 0.3, area.top() + side * 0.32, side * 0.4, side * 0.4), 180, -180)
    door.lineTo(area.left() + side * 0.7, area.top() + side * 0.88)
    door.closeSubpath()
    painter.fillPath(door, theme.gold)
    painter.setPen(QPen(theme.inset, max(1.0, side * 0.035)))
    painter.drawLine(
        QPointF(area.left() + side * 0.5, area.top() + side * 0.34),
        QPointF(area.left() + side * 0.5, area.top() + side * 0.88),
    )
    for left in (0.13, 0.77):
        part(left, 0.34, 0.1, 0.22, theme.glow)
    part(0.2, 0.86, 0.6, 0.07, theme.rule)
    part(0.1, 0.93, 0.8, 0.07, theme.muted)


def _more(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """Cards in a fan, and a plus."""
    side = area.width()
    painter.save()
    painter.translate(area.center().x() - side * 0.06, area.bottom() + side * 0.1)
    for angle, colour in (
        (-20.0, theme.guest["blue"]),
        (0.0, theme.guest["yellow"]),
        (20.0, theme.guest["red"]),
    ):
        painter.save()
        painter.rotate(angle)
        card = QRectF(-side * 0.2, -side * 0.98, side * 0.4, side * 0.62)
        painter.fillRect(card, theme.card)
        painter.fillRect(QRectF(card.left(), card.top(), card.width(), card.height() * 0.3), colour.strong)
        box(painter, card, theme.rule, max(1.0, side / 40))
        painter.restore()
    painter.restore()
    plus = QRectF(area.right() - side * 0.4, area.bottom() - side * 0.4, side * 0.4, side * 0.4)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.accent)
    painter.drawEllipse(plus)
    painter.setPen(QPen(theme.on_accent, side * 0.06))
    painter.drawLine(
        QPointF(plus.left() + plus.width() * 0.26, plus.center().y()),
        QPointF(plus.right() - plus.width() * 0.26, plus.center().y()),
    )
    painter.drawLine(
        QPointF(plus.center().x(), plus.top() + plus.height() * 0.26),
        QPointF(plus.center().x(), plus.bottom() - plus.height() * 0.26),
    )


DRAWN: dict[str, Callable[[QPainter, QRectF, Theme], None]] = {
    "ballrooms": _ballrooms,
    "celebrities": _celebrities,
    "hotels": _hotels,
    "more": _more,
}
module_picture = Painter(_module)
