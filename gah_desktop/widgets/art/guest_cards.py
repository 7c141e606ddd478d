"""A guest waiting in the street: the head over the card, the order, the reward, the price on the pavement."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from gah_desktop.widgets.art.canvas import Painter, box, shrunk, turned_corner
from gah_desktop.widgets.art.cards import words
from gah_desktop.widgets.art.facade_lights import place_state
from gah_desktop.widgets.art.facade_specs import FacadeColours, colours
from gah_desktop.widgets.art.heads import draw_head, has_head
from gah_desktop.widgets.art.icons import paint_svg
from gah_desktop.widgets.art.pieces import draw_amounts, food, medallion
from gah_desktop.widgets.art.specs import Amount, GuestArt, State
from gah_desktop.widgets.art.text import draw_text, em, fit_text

if TYPE_CHECKING:
    from gah_desktop.widgets.theme import Theme


def _guest_card(painter: QPainter, rect: QRectF, theme: Theme, art: GuestArt, state: State) -> None:
    """Whose price or light changes is the same card below."""
    if art.cost is None and state is State.NORMAL:
        _card(painter, rect, theme, art, state)
        return
    size = em(painter)
    card(painter, rect, theme, art._replace(cost=None if art.cost is None else 0))
    _, body, price = _parts(rect, size, art)
    if art.cost is not None:
        _price(painter, QRectF(body.left(), body.bottom() + 3, body.width(), price), theme, art.cost, size)
    place_state(painter, body, theme, state, strong=art.ready)


def _parts(rect: QRectF, size: float, art: GuestArt) -> tuple[float, QRectF, float]:
    """How large the head is, where the card lies below it, and how high the price is below that."""
    price = 0.0 if art.cost is None else min(max(size * 1.5, rect.height() * 0.1), rect.height() * 0.17)
    head = min(rect.height() * 0.3, rect.width() * 0.48)
    body = QRectF(
        rect.left() + 2, rect.top() + head * 0.9, rect.width() - 4, rect.height() - head * 0.9 - price - 3
    )
    return head, body, price


def _card(painter: QPainter, rect: QRectF, theme: Theme, art: GuestArt, state: State) -> None:
    """All but the price, for which there is room if there is one, and the light."""
    size, c = em(painter), colours(theme)
    head, body, _ = _parts(rect, size, art)
    band = min(max(size * 1.75, body.height() * 0.17), body.height() * 0.3)
    if fit_text(painter, QRectF(0, 0, body.width() * 0.78, 99), art.name, size * 0.9, bold=True).lines[1:]:
        band = min(max(band, size * 2.55), body.height() * 0.36)
    painter.fillRect(body.translated(1.2, 1.6), theme.shadow)
    painter.fillRect(body, c.paper)
    face = QRectF(body.left() + body.width() * 0.06, body.top() - head * 0.88, head, head)
    if has_head("guest", art.figure):
        draw_head(painter, face, "guest", art.figure, art.color)
    points = QRectF(
        face.right() + 2, rect.top() + 1, body.right() - face.right() - 4, body.top() - rect.top() - 2
    )
    _points(painter, points, c, art.vp, min(head * 0.46, size * 2.2))
    _name(painter, QRectF(body.left(), body.top(), body.width(), band), theme, art, size)
    if art.ours:
        turned_corner(painter, body, theme, size)
    box(painter, body, c.stone, 1)
    rim = min(7.0, body.width() * 0.055)  # what frames the card when something can be done with it
    order = QRectF(
        body.left() + rim, body.top() + band, body.width() - rim * 2, (body.height() - band) * 0.36
    )
    _order(painter, order, theme, art)
    painter.fillRect(QRectF(body.left() + 10, order.bottom(), body.width() - 20, 1), c.stone)
    reward = QRectF(body.left(), order.bottom() + 1, body.width(), body.bottom() - order.bottom() - 2)
    _reward(painter, reward.adjusted(rim, 2, -rim, -rim * 0.5), theme, art, size)
    if art.token:
        side = max(12.0, body.width() * 0.17)
        place = QRectF(body.right() - side - 2, order.bottom() - side * 0.5, side, side)
        medallion(painter, place, theme, "", theme.accent)
        paint_svg(painter, "star", shrunk(place, side * 0.24), theme.on_accent)


def _points(painter: QPainter, rect: QRectF, c: FacadeColours, vp: int, size: float) -> None:
    """A laurel and the figure beside the head."""
    text = str(vp).replace("-", "−")
    width = fit_text(painter, QRectF(0, 0, 1000, size * 2), text, size, bold=True).lines[0][1]
    share = min(1.0, rect.width() / (size * 0.94 + width + 4))  # both give way by the same part
    size, width = size * share, width * share
    side = size * 0.94
    left = max(rect.left(), rect.center().x() - (side + width + 4) / 2)
    paint_svg(painter, "vp", QRectF(left, rect.center().y() - side / 2, side, side), c.gold_text)
    place = QRectF(left + side + 4, rect.top(), max(4.0, rect.right() - left - side - 4), rect.height())
    draw_text(painter, place, text, c.ink, size, bold=True, align=Qt.AlignmentFlag.AlignLeft)


def _name(painter: QPainter, band: QRectF, theme: Theme, art: GuestArt, size: float) -> None:
    colour = theme.guest[art.color]
    painter.fillRect(band, colour.strong)
    side = min(band.height() * 0.62, band.width() * 0.14)
    pad = max(3.0, band.width() * 0.045)
    mark = QRectF(band.left() + pad, band.center().y() - side / 2, side, side)
    paint_svg(painter, f"mark-{art.color}", mark, colour.on_strong)
    left = mark.right() + pad * 0.8
    place = QRectF(left, band.top() + 3, band.right() - left - pad, band.height() - 4)
    wanted = max(size * 0.95, band.height() * 0.42)
    if fit_text(painter, place, art.name, wanted, bold=True).lines[1:]:
        wanted = min(wanted, place.height() / 2.5)
    draw_text(painter, place, art.name, colour.on_strong, wanted, bold=True, align=Qt.AlignmentFlag.AlignLeft)


def _order(painter: QPainter, rect: QRectF, theme: Theme, art: GuestArt) -> None:
    """In a row: pale outlines of what is wanted, in full colour what is served."""
    if not art.order:
        return
    count = len(art.order)
    side = min(rect.height() * 0.7, rect.width() / (count * 1.16), rect.width() * 0.25)
    pitch = side * 1.18
    left = rect.center().x() - pitch * count / 2 + (pitch - side) / 2
    for index, (item, served) in enumerate(art.order):
        place = QRectF(left + index * pitch, rect.center().y() - side / 2, side, side)
        food(painter, place, theme, item, served)


def _reward(painter: QPainter, rect: QRectF, theme: Theme, art: GuestArt, size: float) -> None:
    if rect.height() < 8:
        return
    if art.ready:
        side = min(rect.height() * 0.5, size * 1.3)
        tick = QRectF(rect.right() - side, rect.top() + 2, side, side)
        paint_svg(painter, "tick", tick, colours(theme).gold_text)
        rect = rect.adjusted(0, 0, -side - 2, 0)
    words(painter, rect, theme, "\n".join(art.reward_lines), art.reward_icons, size * 0.9)


def _price(painter: QPainter, rect: QRectF, theme: Theme, cost: int, size: float) -> None:
    """A plate on the pavement."""
    c = colours(theme)
    width = min(rect.width() * 0.56, max(rect.height() * 2.4, size * 3.4))
    plate = QRectF(rect.center().x() - width / 2, rect.top(), width, rect.height())
    painter.setPen(c.stone)
    painter.setBrush(c.paper)
    painter.drawRoundedRect(shrunk(plate, 0.5), plate.height() / 2, plate.height() / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    draw_amounts(painter, plate, theme, (Amount("krone", str(cost)),), min(plate.height() * 0.86, size * 1.9))


card = Painter(_card)
guest_card = Painter(_guest_card)
