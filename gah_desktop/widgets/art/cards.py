"""Guest cards, staff cards, free tables and card backs; texts come translated, nothing is known of rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from gah_desktop.widgets.art.canvas import (
    Painter,
    box,
    card_ground,
    card_state,
    checker,
    faded,
    line,
    shrunk,
    three_squares,
)
from gah_desktop.widgets.art.icons import paint_svg
from gah_desktop.widgets.art.pieces import draw_amounts, draw_icon, medallion
from gah_desktop.widgets.art.portrait import portrait
from gah_desktop.widgets.art.specs import Amount, GuestArt, StaffArt, State
from gah_desktop.widgets.art.text import draw_text, em, fit_text, text_fits

if TYPE_CHECKING:
    from gah_desktop.widgets.theme import Theme


def _guest_card(painter: QPainter, rect: QRectF, theme: Theme, art: GuestArt, state: State) -> None:
    """A guest: colour with its mark, name, VP, the order with what is served, and the reward."""
    size = em(painter)
    colour = theme.guest[art.color]
    inside = card_ground(painter, rect, theme, state)
    tall = inside.height() > size * 15 and inside.width() > size * 8
    head_height = max(min(size * 1.9, inside.height() * 0.24), inside.height() * (0.13 if tall else 0.19))
    wide = inside.width() > size * 9
    if not wide and not text_fits(
        painter, QRectF(0, 0, inside.width() * 0.6, head_height), art.name, size * 0.95, bold=True
    ):
        head_height = max(head_height, inside.height() * 0.27)
    head = QRectF(inside.left(), inside.top(), inside.width(), head_height)
    _guest_head(painter, head, theme, art, size)
    band = max(2.0, min(8.0, inside.height() * 0.026))
    checker(painter, QRectF(head.left(), head.bottom() + 1, head.width(), band), colour.strong)
    body = QRectF(
        inside.left(), head.bottom() + band + 2, inside.width(), inside.bottom() - head.bottom() - band - 2
    )
    if art.cost is not None:
        foot_height = min(max(size * 1.35, body.height() * 0.13), body.height() * 0.24)
        foot = QRectF(body.left(), body.bottom() - foot_height, body.width(), foot_height)
        line(painter, foot.left(), foot.top(), foot.right(), foot.top(), theme.rule, 0.8)
        draw_amounts(
            painter,
            shrunk(foot, 2, 1),
            theme,
            (Amount("krone", str(art.cost)),),
            min(foot_height * 0.86, size * 2),
        )
        body.setBottom(foot.top())
    if tall:
        picture = shrunk(
            QRectF(body.left(), body.top(), body.width(), body.height() * 0.46), size * 0.4, size * 0.3
        )
        portrait(painter, picture, theme, art.name, colour.strong, colour.soft, figure=art.figure)
        body.setTop(picture.bottom())
    order_height = body.height() * (0.42 if not tall else 0.36)
    order = QRectF(body.left(), body.top(), body.width(), order_height)
    _order(painter, order, theme, art)
    reward = shrunk(
        QRectF(body.left(), order.bottom(), body.width(), body.bottom() - order.bottom()),
        max(2.0, inside.width() * 0.03), max(1.0, body.height() * 0.025),
    )  # fmt: skip
    _reward(painter, reward, theme, art, size)
    if art.token:
        side = max(10.0, inside.width() * 0.16)
        place = QRectF(inside.left() + 2, order.bottom() - side * 0.7, side, side)
        medallion(painter, place, theme, "", theme.accent)
        paint_svg(painter, "star", shrunk(place, side * 0.24), theme.on_accent)
    card_state(painter, rect, theme, state)


def _guest_head(painter: QPainter, head: QRectF, theme: Theme, art: GuestArt, size: float) -> None:
    colour = theme.guest[art.color]
    painter.fillRect(head, colour.strong)
    narrow = head.width() < size * 9
    mark_side = min(head.height() * 0.62, head.width() * (0.13 if narrow else 0.2))
    pad = min(head.height() * 0.18, head.width() * 0.035)
    mark = QRectF(head.left() + pad, head.center().y() - mark_side / 2, mark_side, mark_side)
    paint_svg(painter, f"mark-{art.color}", mark, colour.on_strong)
    field = min(head.height(), head.width() * (0.22 if narrow else 0.26))
    points = shrunk(
        QRectF(head.right() - field, head.top(), field, head.height()), max(1.5, head.height() * 0.09)
    )
    painter.fillRect(points, colour.on_strong)
    draw_text(painter, shrunk(points, 1), str(art.vp), colour.strong, head.height() * 0.62, bold=True)
    name = QRectF(
        mark.right() + pad * 0.6, head.top(), points.left() - mark.right() - pad * 1.2, head.height()
    )
    name_size = max(size * 0.95, head.height() * 0.42)
    if name.width() > 16 and fit_text(painter, name, art.name, name_size, bold=True).size >= 5:
        draw_text(
            painter, name, art.name, colour.on_strong, name_size, bold=True,
            align=Qt.AlignmentFlag.AlignLeft,
        )  # fmt: skip


def _order(painter: QPainter, rect: QRectF, theme: Theme, art: GuestArt) -> None:
    """The items in a row; served ones are filled and stand on a full square, open ones on a hollow one."""
    if not art.order:
        return
    count = len(art.order)
    side = min(rect.height() * 0.74, (rect.width() * 0.92) / (count * 1.12))
    side = min(side, rect.width() * 0.26)
    pitch = min(side * 1.25, rect.width() * 0.96 / count)
    dot = max(2.5, side * 0.16)
    left = rect.center().x() - pitch * count / 2
    top = rect.center().y() - (side + dot * 1.6) / 2
    for index, (item, served) in enumerate(art.order):
        x = left + index * pitch + (pitch - side) / 2
        draw_icon(painter, QRectF(x, top, side, side), theme, item, filled=served)
        square = QRectF(x + side / 2 - dot / 2, top + side + dot * 0.5, dot, dot)
        if served:
            painter.fillRect(square, theme.text)
        else:
            box(painter, square, theme.muted, 0.9)


def _reward(painter: QPainter, rect: QRectF, theme: Theme, art: GuestArt, size: float) -> None:
    if rect.height() < 8 or not (art.ready or art.reward_lines or art.reward_icons):
        return
    painter.fillRect(rect, theme.inset)
    if art.ready:
        box(painter, rect, theme.guest[art.color].mark, 1.6)
        side = min(rect.height() * 0.5, size * 1.3)
        tick = QRectF(rect.right() - side - 2, rect.top() + 2, side, side)
        paint_svg(painter, "tick", tick, theme.guest[art.color].mark)
        rect = rect.adjusted(0, 0, -side - 2, 0)
    elif rect.height() > 24:
        box(painter, rect, theme.rule_soft, 0.8)
    inner = shrunk(rect, max(2.0, rect.width() * 0.03), max(1.0, rect.height() * 0.06))
    words(painter, inner, theme, "\n".join(art.reward_lines), art.reward_icons, size * 0.9)


def words(
    painter: QPainter, rect: QRectF, theme: Theme, text: str, icons: tuple[Amount, ...], size: float
) -> None:
    """Pictograms over words where both fit; else the words; else the pictograms alone."""
    icon_side = min(size * 1.75, rect.height() * 0.8)
    if text and icons:
        share = max(icon_side * 1.2, min(rect.height() * 0.4, size * 2.4))
        below = rect.adjusted(0, share, 0, 0)
        if below.height() > size and text_fits(painter, below, text, size * 0.92):
            pictures = QRectF(rect.left(), rect.top(), rect.width(), share)
            draw_amounts(painter, pictures, theme, icons, min(share * 0.85, size * 2.2))
            draw_text(painter, below, text, theme.text, max(size, min(below.height() * 0.17, size * 1.6)))
            return
    if text and (not icons or text_fits(painter, rect, text, size)):
        draw_text(painter, rect, text, theme.text, max(size, min(rect.height() * 0.16, size * 1.5)))
        return
    draw_amounts(painter, rect, theme, icons, max(icon_side, rect.height() * 0.42))


def _staff_card(painter: QPainter, rect: QRectF, theme: Theme, art: StaffArt, state: State) -> None:
    """A staff card: cost, name, what it does, and when, with a mark of its own."""
    size = em(painter)
    used = art.used or bool(state & State.USED)
    ground = theme.inset if used else theme.card
    inside = card_ground(painter, rect, theme, state, ground)
    strip = inside.height() < size * (4.6 if inside.width() > inside.height() * 2.4 else 3.4)
    tall = inside.height() > size * 15 and inside.width() > size * 8
    if strip:
        _staff_strip(painter, inside, theme, art, size)
    else:
        _staff_full(painter, inside, theme, art, size, tall, used)
    if used:
        painter.fillRect(inside, faded(ground, 90))
        side = min(inside.height() * (0.5 if strip else 0.2), size * 2.2)
        corner = QRectF(inside.right() - side - 3, inside.bottom() - side - 3, side, side)
        painter.fillRect(corner, ground)
        paint_svg(painter, "turned", shrunk(corner, side * 0.06), theme.muted)
    card_state(painter, rect, theme, state)


def _staff_strip(painter: QPainter, inside: QRectF, theme: Theme, art: StaffArt, size: float) -> None:
    """A low line in the display: cost or timing mark, name, text if it fits."""
    side = min(inside.height() * 0.78, size * 2)
    left = QRectF(inside.left() + 3, inside.center().y() - side / 2, side, side)
    if art.cost is not None and inside.width() > size * 3:
        medallion(painter, left, theme, str(art.cost), theme.accent)
    else:
        paint_svg(painter, f"timing-{art.timing}", shrunk(left, side * 0.1), theme.gold)
    end = side * 0.8 if art.cost is not None and inside.width() > size * 7 else 0.0
    text = QRectF(
        left.right() + 4, inside.top() + 1, inside.right() - left.right() - 8 - end, inside.height() - 2
    )
    if end:
        mark = QRectF(inside.right() - end - 3, inside.center().y() - end / 2, end, end)
        paint_svg(painter, f"timing-{art.timing}", mark, theme.gold)
    second = QRectF(text.left(), text.center().y(), text.width(), text.height() / 2)
    note = art.badge or art.text
    if note and inside.height() > size * 2.1 and text_fits(painter, second, note, size * 0.8):
        draw_text(painter, second, note, theme.muted, size * 0.8, align=Qt.AlignmentFlag.AlignLeft)
        text.setBottom(text.center().y())
    if text.width() > 14:
        draw_text(painter, text, art.name, theme.text, size, bold=True, align=Qt.AlignmentFlag.AlignLeft)


def _staff_full(
    painter: QPainter, inside: QRectF, theme: Theme, art: StaffArt, size: float, tall: bool, used: bool
) -> None:
    head_height = max(min(size * 2.0, inside.height() * 0.32), inside.height() * (0.14 if tall else 0.2))
    head = QRectF(inside.left() + 3, inside.top() + 2, inside.width() - 6, head_height)
    left = head.left()
    if art.cost is not None:
        coin = QRectF(head.left(), head.top(), head_height, head_height)
        medallion(painter, shrunk(coin, head_height * 0.05), theme, str(art.cost))
        left = coin.right() + 4
        if art.price is not None and art.price != art.cost:
            price = QRectF(left - 4, head.center().y(), head_height * 0.62, head_height * 0.62)
            medallion(painter, price, theme, str(art.price), theme.gold, theme.panel)
            left = price.right() + 3
    title = QRectF(left, head.top(), head.right() - left, head_height)
    if title.width() > 14:
        draw_text(
            painter, title, art.name, theme.text, max(size, head_height * 0.44), bold=True,
            align=Qt.AlignmentFlag.AlignLeft,
        )  # fmt: skip
    line(painter, head.left(), head.bottom() + 2, head.right(), head.bottom() + 2, theme.rule, 0.8)
    line(painter, head.left(), head.bottom() + 4, head.right(), head.bottom() + 4, theme.rule_soft, 0.8)
    foot_height = min(max(size * 1.3, inside.height() * 0.1), inside.height() * 0.24)
    foot = QRectF(head.left(), inside.bottom() - foot_height - 1, head.width(), foot_height)
    mark = QRectF(foot.right() - foot_height * 0.9, foot.top(), foot_height * 0.9, foot_height * 0.9)
    if not used:
        paint_svg(painter, f"timing-{art.timing}", mark, theme.gold)
    label = QRectF(foot.left(), foot.top(), mark.left() - foot.left() - 4, foot.height())
    note = "" if used else art.timing_label
    if art.badge:
        label.setLeft(label.center().x())
        draw_text(
            painter,
            QRectF(foot.left(), foot.top(), foot.width() * 0.45, foot.height()),
            art.badge,
            theme.gold,
            size * 0.85,
            bold=True,
            align=Qt.AlignmentFlag.AlignLeft,
        )
    if note and label.width() > size * 2 and text_fits(painter, label, note, size * 0.8):
        draw_text(painter, label, note, theme.muted, size * 0.8, align=Qt.AlignmentFlag.AlignRight)
    body = QRectF(head.left(), head.bottom() + 6, head.width(), foot.top() - head.bottom() - 7)
    if tall:
        picture = QRectF(body.left(), body.top() + 2, body.width(), body.height() * 0.52)
        portrait(painter, picture, theme, art.name, theme.accent, theme.inset, True, art.figure)
        body.setTop(picture.bottom() + 4)
    words(painter, body, theme, art.text, art.icons, size * 0.92)


def _empty_table(painter: QPainter, rect: QRectF, theme: Theme, art: str, state: State) -> None:
    """A free table of the café, or any free place for a card; art is the word on it."""
    body = shrunk(rect, 4)
    if state & (State.DROP_TARGET | State.HOVER):
        painter.fillRect(body, theme.inset)
    box(painter, body, theme.rule, 1.4, Qt.PenStyle.DashLine)
    size = em(painter)
    side = min(body.width(), body.height()) * 0.3
    if body.height() > size * 3:
        table = QRectF(body.center().x() - side / 2, body.center().y() - side * 0.75, side, side)
        cup = QRectF(
            table.center().x() - side * 0.3, table.center().y() - side * 0.62, side * 0.6, side * 0.6
        )
        paint_svg(painter, "coffee", cup, theme.muted)
        line(painter, table.left(), table.center().y(), table.right(), table.center().y(), theme.muted, 2)
        line(
            painter,
            table.center().x(),
            table.center().y(),
            table.center().x(),
            table.bottom(),
            theme.muted,
            1.6,
        )
        line(
            painter, table.center().x() - side * 0.24, table.bottom(), table.center().x() + side * 0.24,
            table.bottom(), theme.muted, 1.6,
        )  # fmt: skip
        words_place = QRectF(
            body.left() + 4, table.bottom() + 2, body.width() - 8, body.bottom() - table.bottom() - 4
        )
    else:
        words_place = shrunk(body, 4, 2)
    draw_text(painter, words_place, art, theme.muted, size)
    card_state(painter, rect, theme, state & ~State.HOVER)


def _card_back(painter: QPainter, rect: QRectF, theme: Theme, art: str, state: State) -> None:
    """The back of a guest or staff card: a chequered field with the house's squares; art names the icon."""
    inside = card_ground(painter, rect, theme, state, theme.accent if not theme.dark else theme.inset)
    ink = theme.on_accent if not theme.dark else theme.gold
    field = shrunk(inside, inside.width() * 0.08)
    side = max(4.0, field.width() / 9)
    rows = max(2, round(field.height() / side / 2) * 2)
    checker(painter, field, faded(ink, 40), rows)
    box(painter, field, faded(ink, 160), 0.9)
    middle = min(inside.width(), inside.height()) * 0.5
    place = QRectF(inside.center().x() - middle / 2, inside.center().y() - middle / 2, middle, middle)
    painter.fillRect(place, theme.accent if not theme.dark else theme.inset)
    box(painter, place, ink, 1)
    box(painter, shrunk(place, 3), ink, 0.7)
    paint_svg(painter, art, shrunk(place, middle * 0.2), ink)
    squares = max(2.0, inside.width() * 0.03)
    three_squares(painter, inside.center().x() + squares * 2.5, inside.bottom() - squares * 2, squares, ink)
    card_state(painter, rect, theme, state)


guest_card = Painter(_guest_card)
staff_card = Painter(_staff_card)
empty_table = Painter(_empty_table)
card_back = Painter(_card_back)
