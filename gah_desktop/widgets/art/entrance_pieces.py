"""What lies beside an entrance: small enamel plates with pictograms, words where there is room. No rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from gah_desktop.widgets.art.canvas import Painter, box, faded, shrunk, turned_corner
from gah_desktop.widgets.art.cards import words
from gah_desktop.widgets.art.facade_lights import place_state
from gah_desktop.widgets.art.facade_specs import FacadeColours, colours
from gah_desktop.widgets.art.icons import paint_svg
from gah_desktop.widgets.art.pieces import draw_amounts
from gah_desktop.widgets.art.specs import Amount, State
from gah_desktop.widgets.art.text import draw_text, em, text_fits

if TYPE_CHECKING:
    from gah_desktop.widgets.theme import Theme


class PieceArt(NamedTuple):
    icons: tuple[Amount, ...]
    text: str = ""
    badge: tuple[Amount, ...] = ()  # what it is for, or what it costs
    label: str = ""  # the same in letters: "A", "6 · 8"
    note: str = ""  # how far one is
    done: bool = False  # used, claimed, taken
    out: bool = False  # out of reach just now
    lit: bool = False  # it is this that may come next


class TokenArt(NamedTuple):
    """Two halves: above for a column, below for a floor."""

    column: tuple[Amount, ...]
    floor: tuple[Amount, ...]
    there: bool = True
    counts: int = -1  # the half that counts now
    ours: bool = False  # what it gives is the house's own


def _piece(painter: QPainter, rect: QRectF, theme: Theme, art: PieceArt, state: State) -> None:
    c, size = colours(theme), em(painter)
    body = shrunk(rect, 1.5)
    _plate(painter, body, theme, c, dim=art.done or art.out, lit=art.lit)
    inside = shrunk(body, 2, 1)
    tall = inside.height() > size * 2.3 and inside.width() < inside.height() * 2.0
    ink = c.soft if art.done or art.out else c.ink
    badge = art.label or art.badge
    if badge and tall:
        head = QRectF(inside.left(), inside.top(), inside.width(), min(inside.height() * 0.34, size * 1.5))
        _badge(painter, head, theme, c, art, size)
        painter.fillRect(QRectF(body.left() + 4, head.bottom(), body.width() - 8, 1), faded(c.stone, 150))
        inside.setTop(head.bottom() + 1)
    elif badge:
        written = max(art.label.split(" "), key=len) if inside.height() > size * 1.7 else art.label
        letters = len(written) * 0.75 if written else sum(1.5 + len(one.text) * 0.6 for one in art.badge)
        wide = min(inside.width() * 0.46, size * max(1.7, letters))
        _badge(painter, QRectF(inside.left(), inside.top(), wide, inside.height()), theme, c, art, size)
        rule = QRectF(inside.left() + wide, body.top() + 3, 1, body.height() - 6)
        painter.fillRect(rule, faded(c.stone, 150))
        inside.setLeft(inside.left() + wide + 2)
    if art.note:
        wide = min(inside.width() * 0.36, size * 2.8)
        place = QRectF(inside.right() - wide, inside.top(), wide, inside.height())
        if tall:
            place = QRectF(inside.left(), inside.bottom() - size * 1.2, inside.width(), size * 1.2)
            inside.setBottom(place.top())
        else:
            inside.setRight(place.left() - 1)
        draw_text(painter, place, art.note, c.soft, size * 0.85)
    if art.text and inside.height() > size * (2.6 if inside.width() > size * 9 else 4.2):
        words(painter, inside, theme, art.text, art.icons, size * 0.9)
    elif art.icons:
        side = min(inside.height() * 0.82, size * 1.5)
        draw_amounts(painter, inside, theme, art.icons, side, ink if art.done else None)
    elif text_fits(painter, inside, art.text, size * 0.85):
        draw_text(painter, inside, art.text, ink, size * 0.9)
    if art.done:
        side = min(body.height() * 0.6, size * 1.5)
        place = QRectF(body.right() - side - 1, body.bottom() - side - 1, side, side)
        paint_svg(painter, "tick", place, c.gold_text)
    place_state(painter, body, theme, state)


def _badge(
    painter: QPainter, rect: QRectF, theme: Theme, c: FacadeColours, art: PieceArt, size: float
) -> None:
    if art.label:
        draw_text(painter, rect, art.label, c.gold_text, size * 0.95, bold=True)
    else:
        draw_amounts(painter, rect, theme, art.badge, min(rect.height() * 0.84, size * 1.35))


def _plate(painter: QPainter, body: QRectF, theme: Theme, c: FacadeColours, dim: bool, lit: bool) -> None:
    if dim:
        box(painter, body, faded(c.stone, 150), 1, Qt.PenStyle.DashLine)
        return
    painter.fillRect(body.translated(0.8, 1.2), theme.shadow)
    painter.fillRect(body, c.paper)
    box(painter, body, c.gold if lit else c.stone, 1.8 if lit else 1)


def _token(painter: QPainter, rect: QRectF, theme: Theme, art: TokenArt, state: State) -> None:
    """A tall plate with a rounded head; the bars in its corners stand for a column and for a floor."""
    c, size = colours(theme), em(painter)
    body = shrunk(rect, 1.5)
    _plate(painter, body, theme, c, dim=not art.there, lit=False)
    if art.ours:
        turned_corner(painter, body, theme, size)
    half = body.height() / 2
    upper = QRectF(body.left(), body.top(), body.width(), half)
    lower = QRectF(body.left(), body.top() + half, body.width(), half)
    for number, (place, icons) in enumerate(((upper, art.column), (lower, art.floor))):
        if art.there and art.counts == number:
            painter.fillRect(shrunk(place, 2), faded(c.glow, 60))
            box(painter, shrunk(place, 1.5), c.glow, 1.4)
        ink = c.soft if not art.there or art.counts not in (-1, number) else None
        bar = max(2.0, min(3.5, body.width() * 0.07))
        long = min(place.height() * 0.5, 16.0)
        if number == 0:
            sign = QRectF(place.left() + 3, place.center().y() - long / 2, bar, long)
        else:
            sign = QRectF(place.center().x() - long / 2, place.bottom() - bar - 2.5, long, bar)
        painter.fillRect(sign, faded(c.gold, 110) if not art.there else c.gold)
        room = place.adjusted(bar + 4, 1, -2, -1) if number == 0 else place.adjusted(2, 1, -2, -bar - 3)
        draw_amounts(painter, room, theme, icons, min(room.height() * 0.8, size * 1.5), ink)
    if art.there:
        painter.fillRect(QRectF(body.left() + 3, body.top() + half, body.width() - 6, 1), faded(c.stone, 170))
    place_state(painter, body, theme, state)


piece = Painter(_piece)
token = Painter(_token)
