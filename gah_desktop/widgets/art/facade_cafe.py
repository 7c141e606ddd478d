"""The tables of the café: the guest, the order standing on the table, the reward on its cloth; no rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from gah_desktop.widgets.art.canvas import Lit, Painter, faded
from gah_desktop.widgets.art.facade_lights import place_state
from gah_desktop.widgets.art.facade_specs import FacadeColours, colours
from gah_desktop.widgets.art.heads import draw_head, has_head
from gah_desktop.widgets.art.icons import paint_svg
from gah_desktop.widgets.art.pieces import draw_amounts, food
from gah_desktop.widgets.art.specs import GuestArt, State
from gah_desktop.widgets.art.text import draw_text, em, fit_text, text_fits

if TYPE_CHECKING:
    from gah_desktop.widgets.theme import Theme

LOW_TABLE = 22.0  # pixels of a neighbour's table
TWO_LINES = 6.6  # letters: how high a table is at which names may be so long


def _cafe_table(painter: QPainter, rect: QRectF, theme: Theme, art: GuestArt | str, state: State) -> None:
    """A table with its guest, the order standing on it and the reward on the cloth; a word: a free table."""
    c = colours(theme)
    slab = QRectF(
        rect.left() + 2, rect.top() + rect.height() * 0.62, rect.width() - 4, max(3.0, rect.height() * 0.04)
    )
    if isinstance(art, str):
        _free_table(painter, rect, slab, c, art)
    else:
        _taken_table(painter, rect, slab, theme, c, art)


def _table_light(painter: QPainter, rect: QRectF, theme: Theme, ready: bool, state: State) -> None:
    place_state(painter, rect, theme, state, strong=ready)


def _is_ready(art: GuestArt | str) -> bool:
    return not isinstance(art, str) and art.ready


def _taken_table(
    painter: QPainter, rect: QRectF, slab: QRectF, theme: Theme, c: FacadeColours, art: GuestArt
) -> None:
    size = max(11.0, min(em(painter), rect.height() * 0.13))
    line = QRectF(rect.left() + 4, rect.top() + 2, rect.width() - 8, size * 1.3)
    beside = line.adjusted(0, 0, -size * 3.8, 0)
    roomy = rect.height() > size * TWO_LINES
    written = fit_text(painter, beside, art.name, size, bold=True, narrow=not roomy).size
    if written < size * (0.8 if roomy else 0.7):
        line.setHeight(size * 2.2)  # a long name in two lines; rather not where head and order need the room
    head = min(slab.top() - line.bottom() + 1, rect.width() * 0.36)
    face = QRectF(rect.left() + 4, slab.top() - head, head, head)
    if has_head("guest", art.figure):
        draw_head(painter, face, "guest", art.figure, art.color)
    side = size * 0.98
    mark = QRectF(line.left(), line.center().y() - side / 2, side, side)
    points = QRectF(line.right() - size * 2.5, line.top(), size * 2.5, line.height())
    _points(painter, points, c, art.vp, size * 1.25)
    paint_svg(painter, f"mark-{art.color}", mark, c.strong[art.color])
    name = QRectF(mark.right() + 3, line.top(), points.left() - mark.right() - 5, line.height())
    draw_text(painter, name, art.name, c.ink, size, bold=True, align=Qt.AlignmentFlag.AlignLeft)
    _order(
        painter,
        QRectF(face.right() + 2, line.bottom(), rect.right() - face.right() - 5, slab.top() - line.bottom()),
        theme,
        art,
    )
    _cloth(painter, rect, slab, theme, c, art, size)
    if art.used:
        _turned(painter, rect, c, min(slab.top() - line.bottom(), size * 2.4))


def _turned(painter: QPainter, rect: QRectF, c: FacadeColours, side: float) -> None:
    """Nothing more of this guest until the round is over."""
    painter.fillRect(rect, faded(c.wing, 120))
    paint_svg(
        painter, "turned", QRectF(rect.right() - side - 6, rect.center().y() - side, side, side), c.soft
    )


def _points(painter: QPainter, rect: QRectF, c: FacadeColours, vp: int, size: float) -> None:
    words = QRectF(rect.left(), rect.top(), rect.width(), rect.height())
    fitted = draw_text(
        painter,
        words,
        str(vp).replace("-", "−"),
        c.gold_text,
        size,
        bold=True,
        align=Qt.AlignmentFlag.AlignRight,
    )
    width = fitted.lines[0][1]
    side = size * 0.94
    paint_svg(
        painter,
        "vp",
        QRectF(words.right() - width - side - 2, rect.center().y() - side / 2, side, side),
        c.gold_text,
    )


def _order(painter: QPainter, rect: QRectF, theme: Theme, art: GuestArt) -> None:
    if not art.order:
        return
    pitch = min(rect.width() / len(art.order), rect.height() * 0.74)
    side = pitch * 0.88
    left = rect.left() + (rect.width() - pitch * len(art.order)) * 0.4
    for index, (item, served) in enumerate(art.order):
        food(painter, QRectF(left + index * pitch, rect.bottom() - side - 1, side, side), theme, item, served)


def _cloth(
    painter: QPainter, rect: QRectF, slab: QRectF, theme: Theme, c: FacadeColours, art: GuestArt, size: float
) -> None:
    """The table's top and its cloth in the guest's colour; on it what comes when the order is full."""
    foot = rect.bottom() - rect.height() * 0.03
    cloth = QRectF(
        slab.left() + slab.width() * 0.03, slab.bottom(), slab.width() * 0.94, foot - slab.bottom()
    )
    path = QPainterPath(cloth.topLeft())
    path.lineTo(cloth.topRight())
    bows = max(5, round(cloth.width() / 17))
    step, low = cloth.width() / bows, cloth.bottom() - cloth.height() * 0.16
    path.lineTo(cloth.right(), low)
    for index in range(bows):
        x = cloth.right() - index * step
        path.quadTo(x - step / 2, low + cloth.height() * 0.34, x - step, low)
    path.closeSubpath()
    painter.fillPath(path, c.tint[art.color])
    painter.setPen(QPen(c.strong[art.color], 1.8 if art.ready else 1.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    painter.fillRect(slab, c.gold)
    room = QRectF(cloth.left() + 4, cloth.top() + 1, cloth.width() - 8, cloth.height() * 0.78)
    if art.ready:
        side = min(room.height() * 0.7, size * 1.3)
        paint_svg(
            painter,
            "tick",
            QRectF(room.right() - side, room.center().y() - side / 2, side, side),
            c.gold_text,
        )
        room.setRight(room.right() - side)
    if art.reward_icons:
        draw_amounts(painter, room, theme, art.reward_icons, size * 1.35, c.ink)
    elif art.reward_lines:
        draw_text(painter, room, "\n".join(art.reward_lines), c.ink, size)


def _free_table(painter: QPainter, rect: QRectF, slab: QRectF, c: FacadeColours, word: str) -> None:
    """A marble top on one leg, and two bentwood chairs."""
    middle, unit = rect.center().x(), rect.height() / 92
    foot = rect.bottom() - rect.height() * 0.03
    half = min(rect.width() * 0.24, unit * 36)
    painter.fillRect(QRectF(middle - half, slab.top(), half * 2, slab.height()), c.gold)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(c.gold, max(1.4, unit * 2.6)))
    painter.drawLine(QPointF(middle, slab.bottom()), QPointF(middle, foot - unit * 4))
    arch = QPainterPath(QPointF(middle - unit * 16, foot))
    arch.quadTo(middle, foot - unit * 12, middle + unit * 16, foot)
    painter.drawPath(arch)
    words = QRectF(
        rect.left(),
        rect.top() + rect.height() * 0.24,
        rect.width(),
        slab.top() - rect.top() - rect.height() * 0.3,
    )
    size, away = max(11.0, em(painter)), min(unit * 52, rect.width() * 0.36)
    clear = words.adjusted(rect.width() / 2 - away + unit * 3, 0, away - unit * 3 - rect.width() / 2, 0)
    if text_fits(painter, clear, word, size):  # or the chairs are left out: the word is read
        words = clear
        painter.setPen(QPen(c.stone, max(1.2, unit * 2.2)))
        for side in (-1, 1):
            _chair(painter, QPointF(middle + side * away, foot), side, unit)
    draw_text(painter, words, word, c.soft, size)


def _chair(painter: QPainter, foot: QPointF, side: int, unit: float) -> None:
    x, y = foot.x(), foot.y()
    seat = y - unit * 22
    path = QPainterPath(QPointF(x + side * unit * 8, y))
    path.lineTo(x + side * unit * 8, y - unit * 44)
    path.quadTo(x + side * unit * 8, y - unit * 55, x + side * unit * 2, y - unit * 55)
    path.moveTo(x + side * unit * 8, seat)
    path.lineTo(x - side * unit * 9, seat)
    path.lineTo(x - side * unit * 10, y)
    path.moveTo(x + side * unit * 8, y - unit * 36)
    path.quadTo(x + side * unit * 2, y - unit * 39, x + side * unit * 3, y - unit * 54)
    painter.drawPath(path)


def _small_table(painter: QPainter, rect: QRectF, theme: Theme, art: GuestArt | None, state: State) -> None:
    """A neighbour's table: head and points over what is ordered; a table alone if it is free."""
    c = colours(theme)
    low = rect.height() < LOW_TABLE  # what is ordered could not be seen: the head has its room
    slab = QRectF(rect.left() + 3, rect.top() + rect.height() * (0.88 if low else 0.6), rect.width() - 6, 2)
    painter.fillRect(slab, c.gold)
    if art is None:
        middle = rect.center().x()
        painter.fillRect(QRectF(middle - 1, slab.bottom(), 2, rect.bottom() - slab.bottom() - 4), c.gold)
        return
    head = min(slab.top() - rect.top(), rect.width() * (0.5 if low else 0.62))
    left = rect.left() + max(2.0, (rect.width() - head * 1.7) / 2)
    if has_head("guest", art.figure):
        draw_head(painter, QRectF(left, slab.top() - head, head, head), "guest", art.figure, art.color)
    points = QRectF(left + head + 2, rect.top(), rect.right() - left - head - 3, slab.top() - rect.top())
    size = max(10.0, min(em(painter) * 1.1, points.height() * 0.6))
    draw_text(
        painter,
        points,
        str(art.vp).replace("-", "−"),
        c.ink,
        size,
        bold=True,
        align=Qt.AlignmentFlag.AlignLeft,
    )
    if art.order and not low:
        foot = QRectF(rect.left() + 2, slab.bottom() + 1, rect.width() - 4, rect.bottom() - slab.bottom() - 2)
        pitch = min(foot.width() / len(art.order), foot.height() * 1.05)
        side = pitch * 0.86
        x = foot.center().x() - pitch * len(art.order) / 2 + (pitch - side) / 2
        for item, served in art.order:
            food(painter, QRectF(x, foot.center().y() - side / 2, side, side), theme, item, served)
            x += pitch
    if art.used:
        _turned(painter, rect, c, min(14.0, rect.height() * 0.5))
    place_state(painter, rect, theme, state, strong=art.ready)


cafe_table = Lit(_cafe_table, _table_light, _is_ready)
small_table = Painter(_small_table)
