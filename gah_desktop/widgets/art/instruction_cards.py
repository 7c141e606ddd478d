"""An instruction card of a solo opponent: guests, die, symbols and hand, from the top down. No rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from gah_desktop.widgets.art.canvas import Painter, box, faded, shrunk
from gah_desktop.widgets.art.facade_lights import place_state
from gah_desktop.widgets.art.facade_specs import FacadeColours, colours
from gah_desktop.widgets.art.icons import paint_svg
from gah_desktop.widgets.art.pieces import draw_amounts, draw_die
from gah_desktop.widgets.art.specs import Amount, InstructionArt, State, SymbolArt
from gah_desktop.widgets.art.text import draw_text, em, text_fits

if TYPE_CHECKING:
    from gah_desktop.widgets.theme import Theme


def _instruction_card(
    painter: QPainter, rect: QRectF, theme: Theme, art: InstructionArt, state: State
) -> None:
    c, size = colours(theme), em(painter)
    body = shrunk(rect, 2)
    painter.fillRect(body.translated(1, 1.4), theme.shadow)
    painter.fillRect(body, c.paper)
    box(painter, body, c.stone, 1)
    inside = shrunk(body, 4, 3)
    title = QRectF(inside.left(), inside.top(), inside.width(), size * 1.2)
    if inside.height() > size * 6 and text_fits(painter, title, art.title, size * 0.85, bold=True):
        draw_text(painter, title, art.title, c.gold_text, size * 0.85, bold=True)
        inside.setTop(title.bottom())
    hand = min(inside.height() * 0.16, size * 1.3)
    row = (inside.height() - hand) / 3
    rows = [QRectF(inside.left(), inside.top() + row * n, inside.width(), row) for n in range(3)]
    _symbols(painter, rows[0], theme, c, art.guests)
    if art.coloured:
        _coloured_dice(painter, rows[1], theme)
    else:
        _dice(painter, rows[1], theme, art.dice)
    _symbols(painter, rows[2], theme, c, art.actions)
    for place in rows[:2]:
        painter.fillRect(QRectF(place.left(), place.bottom() - 1, place.width(), 1), faded(c.stone, 150))
    foot = QRectF(inside.left(), inside.bottom() - hand, inside.width(), hand)
    _hand(painter, foot, c, art.to_the_right)
    place_state(painter, body, theme, state)


def _symbols(
    painter: QPainter, rect: QRectF, theme: Theme, c: FacadeColours, symbols: tuple[SymbolArt, ...]
) -> None:
    """Side by side; those of a harder level are struck out."""
    width = rect.width() / max(1, len(symbols))
    for index, symbol in enumerate(symbols):
        place = QRectF(rect.left() + index * width, rect.top(), width, rect.height())
        side = min(place.height() * 0.72, place.width() * 0.8)
        if symbol.icon in theme.guest or symbol.icon == "any":
            _guest(painter, place, theme, c, symbol, side)
        else:
            draw_amounts(painter, place, theme, (Amount(symbol.icon, symbol.text),), side)
        if not symbol.counts:
            painter.fillRect(place, faded(c.paper, 170))
            painter.setPen(QPen(c.soft, 1.4))
            painter.drawLine(
                QPointF(place.center().x() - side * 0.55, place.center().y() + side * 0.45),
                QPointF(place.center().x() + side * 0.55, place.center().y() - side * 0.45),
            )


def _guest(
    painter: QPainter, rect: QRectF, theme: Theme, c: FacadeColours, symbol: SymbolArt, side: float
) -> None:
    """A guest of a colour, with its mark; of any: a guest alone; who goes to a ball has arrows below."""
    color = symbol.icon
    if symbol.text:
        low = rect.height() * 0.28
        words = QRectF(rect.left(), rect.bottom() - low - 2, rect.width(), low)
        draw_text(painter, words, symbol.text, c.ink, low, bold=True)
        rect = rect.adjusted(0, 0, 0, -low)
        side = min(side, rect.height() * 0.9)
    disc = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(c.tint.get(color, c.wing))
    painter.drawEllipse(disc)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner = shrunk(disc, side * 0.2)
    if color in c.strong:
        paint_svg(painter, f"mark-{color}", inner, c.strong[color])
    else:
        paint_svg(painter, "guest", inner, c.ink)


def _dice(painter: QPainter, rect: QRectF, theme: Theme, faces: tuple[int, ...]) -> None:
    shown = faces or (0,)
    side = min(rect.height() * 0.76, rect.width() / len(shown) * 0.8)
    left = rect.center().x() - side * 1.15 * len(shown) / 2
    for index, face in enumerate(shown):
        place = QRectF(left + index * side * 1.15, rect.center().y() - side / 2, side, side)
        draw_die(painter, place, theme, face)


def _coloured_dice(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """One of each colour that dice with a celebrity have."""
    side = min(rect.height() * 0.7, rect.width() * 0.36)
    for color, way in (("red", -0.58), ("blue", 0.58)):
        die = QRectF(0, 0, side, side)
        die.moveCenter(QPointF(rect.center().x() + way * side, rect.center().y()))
        draw_die(painter, die, theme, 0, color=color)


def _hand(painter: QPainter, rect: QRectF, c: FacadeColours, to_the_right: bool) -> None:
    """An arrow that points the way in which equals are counted."""
    half, y, head = rect.width() * 0.3, rect.center().y(), rect.height() * 0.36
    way = 1 if to_the_right else -1
    x = rect.center().x()
    painter.setPen(QPen(c.gold, max(1.2, rect.height() * 0.12)))
    painter.drawLine(QPointF(x - half, y), QPointF(x + half, y))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(c.gold)
    tip = x + way * (half + head)
    painter.drawPolygon(
        QPolygonF(
            [
                QPointF(tip, y),
                QPointF(tip - way * head * 1.4, y - head),
                QPointF(tip - way * head * 1.4, y + head),
            ]
        )
    )
    painter.setBrush(Qt.BrushStyle.NoBrush)


instruction_card = Painter(_instruction_card)
