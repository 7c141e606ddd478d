"""Celebrities: a tile of the lounge with its die, and a plate for whose effect is in force. No rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from gah_desktop.widgets.art.canvas import Painter, box, faded, shrunk, turned_corner
from gah_desktop.widgets.art.cards import words
from gah_desktop.widgets.art.facade_lights import place_state
from gah_desktop.widgets.art.facade_specs import FacadeColours, colours
from gah_desktop.widgets.art.heads import draw_head, has_head
from gah_desktop.widgets.art.icons import paint_svg
from gah_desktop.widgets.art.pieces import draw_amounts, draw_die, seat_marker
from gah_desktop.widgets.art.specs import Amount, State
from gah_desktop.widgets.art.text import draw_text, em, text_fits

if TYPE_CHECKING:
    from gah_desktop.widgets.theme import Theme

ALONE = 6.5  # letters: a tile that is narrower shows no words
LOW = 34  # pixels: a tile that is less high has its points beside both lines
RIM = 3.0  # pixels: what the light around a card takes of its words
LEFT = Qt.AlignmentFlag.AlignLeft


class CelebrityArt(NamedTuple):
    name: str
    figure: int = 0  # the tile; 0: nobody knows who it was
    color: str = ""  # of the die; none where the effect is in force
    vp: int = 0
    text: str = ""
    icons: tuple[Amount, ...] = ()
    face: int = 0  # what the die shows; 0: not rolled yet, or not there any more
    holder: int | None = None  # the seat that has taken the die
    gone: bool = False  # the die is out of reach
    used: bool = False
    ours: bool = False  # its VP are the house's own


def _celebrity_card(painter: QPainter, rect: QRectF, theme: Theme, art: CelebrityArt, state: State) -> None:
    """The head with the die at its foot, the name over the effect, what it scores at the right."""
    c, size = colours(theme), em(painter)
    body = shrunk(rect, 2)
    _ground(painter, body, theme, c, art)
    away = art.holder is not None or art.gone
    edge = _edge(body) if art.color else 0.0
    inside = body.adjusted(edge + 2, RIM, -2 - RIM, -RIM)
    tall = inside.height() > inside.width() * 0.9
    side = min(inside.height() * (0.42 if tall else 0.9), inside.width() * (0.6 if tall else 0.3), size * 6)
    face = QRectF(inside.left() + 1, inside.center().y() - side / 2, side, side)
    if tall:
        face.moveTo(inside.center().x() - side / 2, inside.top() + 3)
    if has_head("celebrity", art.figure):
        draw_head(painter, face, "celebrity", art.figure, "cream")
    _die(painter, face, theme, art)
    if inside.width() < size * ALONE and not tall:  # the head alone, and what it scores
        points = QRectF(face.right() + 1, inside.top(), inside.right() - face.right() - 1, inside.height())
        if art.vp and art.holder is None:
            draw_amounts(painter, points, theme, (Amount("vp", str(art.vp)),), size * 1.2)
        _over(painter, body, theme, c, art, size)
        place_state(painter, body, theme, state)
        return
    if tall:
        line = QRectF(inside.left(), face.bottom() + 1, inside.width(), size * 1.3)
        told = QRectF(inside.left() + 2, line.bottom(), inside.width() - 4, inside.bottom() - line.bottom())
    else:
        left = face.right() + max(4.0, side * 0.14)
        above = min(2.0, inside.height() * 0.05)
        line = QRectF(
            left, inside.top() + above, inside.right() - left, min(size * 1.45, inside.height() * 0.42)
        )
        told = QRectF(left, line.bottom(), line.width(), inside.bottom() - line.bottom())
    name, ink = line, c.soft if away else c.ink
    if art.vp and art.holder is None:
        points = QRectF(line.right() - size * 2.4, line.top(), size * 2.4, line.height())
        if inside.height() < LOW:  # a figure in the line of the name could not be read
            points.setBottom(inside.bottom())
            told.setRight(points.left())
        draw_amounts(painter, points, theme, (Amount("vp", str(art.vp)),), size * 1.4)
        name = line.adjusted(0, 0, -size * 2.6, 0)
    align = Qt.AlignmentFlag.AlignHCenter if tall else LEFT
    draw_text(painter, name, art.name, ink, size, bold=True, align=align)
    if tall:
        words(painter, told, theme, art.text, art.icons, size * 0.9)
    elif art.text and text_fits(painter, told, art.text, size * 0.9):
        draw_text(painter, told, art.text, ink, size * 0.9, align=LEFT)
    else:
        draw_amounts(painter, told, theme, art.icons, min(told.height(), size * 1.5), left=True)
    _over(painter, body, theme, c, art, size)
    place_state(painter, body, theme, state)


def _over(
    painter: QPainter, body: QRectF, theme: Theme, c: FacadeColours, art: CelebrityArt, size: float
) -> None:
    """Out of reach, or used."""
    if art.gone or art.used:
        painter.fillRect(body, faded(c.wing, 110))
    if art.used:
        side = min(body.height() * 0.45, size * 1.8)
        paint_svg(painter, "turned", QRectF(body.right() - side, body.bottom() - side, side, side), c.soft)


def _ground(painter: QPainter, body: QRectF, theme: Theme, c: FacadeColours, art: CelebrityArt) -> None:
    """A card with an edge in the colour of its die; in force it is a bare plate, as staff in play."""
    if not art.color:
        return
    away = art.holder is not None or art.gone
    painter.fillRect(body.translated(1.0, 1.4), theme.shadow)
    painter.fillRect(body, c.wing if away else c.paper)
    if art.ours:
        turned_corner(painter, body.adjusted(_edge(body), 0, 0, 0), theme, em(painter))
    ink = theme.guest[art.color].strong
    box(painter, body, faded(ink, 140) if away else ink, 1.2)
    painter.fillRect(QRectF(body.left(), body.top(), _edge(body), body.height()), ink)


def _edge(body: QRectF) -> float:
    """How wide the stripe in the colour of the die is."""
    return max(4.0, min(7.0, body.width() * 0.025))


def _die(painter: QPainter, face: QRectF, theme: Theme, art: CelebrityArt) -> None:
    """At the foot of the head: the die with what it shows, or whose it is now."""
    if not art.color:
        return
    side = face.width() * 0.52
    place = QRectF(face.right() - side * 0.86, face.bottom() - side, side, side)
    if art.holder is not None:
        seat_marker(painter, shrunk(place, side * 0.06), theme, art.holder)
    elif art.gone:
        paint_svg(painter, "dustbin", place, theme.muted)
    else:
        draw_die(painter, place, theme, art.face, color=art.color)


celebrity_card = Painter(_celebrity_card)
