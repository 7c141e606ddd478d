"""Staff: a card with the head; a line where there is less room, a head where there is least. No rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from gah_desktop.widgets.art.canvas import Painter, box, faded, shrunk, turned_corner
from gah_desktop.widgets.art.cards import words
from gah_desktop.widgets.art.facade_lights import place_state
from gah_desktop.widgets.art.facade_specs import colours
from gah_desktop.widgets.art.heads import draw_head, has_head
from gah_desktop.widgets.art.icons import paint_svg
from gah_desktop.widgets.art.pieces import amounts_side, draw_amounts, medallion
from gah_desktop.widgets.art.specs import StaffArt, State
from gah_desktop.widgets.art.text import LEGIBLE, draw_text, em, fit_text, text_fits

if TYPE_CHECKING:
    from gah_desktop.widgets.theme import Theme

LOW_LINE, LOW_PLATE = 30, 25  # pixels: where two lines could not be read
RIM = 2.5  # pixels: what the light around a card takes of its head
SMALL_ICONS = 10.5  # pixels: below a head, or it is better alone
LEFT, RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight


def _staff_card(painter: QPainter, rect: QRectF, theme: Theme, art: StaffArt, state: State) -> None:
    size, c = em(painter), colours(theme)
    used = art.used or bool(state & State.USED)
    plate = art.cost is None  # in play: a name plate, no card
    body = shrunk(rect, 2)
    if not plate or body.height() > size * 4:
        painter.fillRect(body.translated(1.0, 1.4), theme.shadow)
        painter.fillRect(body, c.wing if used else c.paper)
        if art.ours and not plate:
            turned_corner(painter, body, theme, size)
        box(painter, body, c.stone, 1)
    alone = body.width() < size * 6.5 and body.height() < size * 7
    if alone:
        _alone(painter, body, theme, art, size)
    elif body.height() < size * 4 and body.width() > max(size * 13, body.height() * 2.2):
        _line(painter, body, theme, art, size)
    else:
        _full(painter, body, theme, art, size)
    if used:
        painter.fillRect(body, faded(c.wing, 120))
        side = min(body.height() * 0.45, size * 1.8)
        low = body.top() if alone else body.bottom() - side - 1  # below a head stands what it does
        corner = QRectF(body.right() - side - 2, low, side, side)
        paint_svg(painter, "turned", corner, c.soft)
    place_state(painter, body, theme, state)


def _face(painter: QPainter, rect: QRectF, theme: Theme, art: StaffArt) -> None:
    if has_head("staff", art.figure):
        draw_head(painter, rect, "staff", art.figure, "cream")
    else:
        side = min(rect.width(), rect.height()) * 0.7
        place = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
        paint_svg(painter, "staff", place, theme.gold)


def _alone(painter: QPainter, rect: QRectF, theme: Theme, art: StaffArt, size: float) -> None:
    """The head over what it does or is worth now, with what playing the card costs at its shoulder."""
    foot = min(size * 1.25, rect.height() * 0.32)
    side = min(rect.width(), rect.height() - foot)
    _face(painter, QRectF(rect.center().x() - side / 2, rect.top(), side, side), theme, art)
    if art.cost is not None:
        coin = min(side * 0.5, size * 1.5)
        _cost(painter, rect.right() - 1, rect.top() + 1, coin, theme, art)
    place = QRectF(rect.left(), rect.bottom() - foot, rect.width(), foot)
    if art.badge:
        draw_text(painter, place, art.badge, theme.gold, size * 0.8, bold=True)
    elif art.icons and amounts_side(painter, place, art.icons, foot) >= SMALL_ICONS:
        draw_amounts(painter, place, theme, art.icons, foot)


def _cost(painter: QPainter, right: float, top: float, side: float, theme: Theme, art: StaffArt) -> float:
    """What playing the card costs, printed and now; answers where it begins."""
    if art.cost is None:
        return right
    medallion(painter, QRectF(right - side, top, side, side), theme, str(art.cost), theme.accent)
    right -= side + 3
    if art.price is not None and art.price != art.cost:
        now = QRectF(right - side * 0.86, top + side * 0.07, side * 0.86, side * 0.86)
        medallion(painter, now, theme, str(art.price), theme.gold, theme.panel)
        right -= side * 0.86 + 3
    return right


def _line(painter: QPainter, rect: QRectF, theme: Theme, art: StaffArt, size: float) -> None:
    """Head, name over what it does, when it does it, what it costs."""
    c = colours(theme)
    side = rect.height() - 4
    face = QRectF(rect.left() + 3, rect.top() + 2, side, side)
    _face(painter, face, theme, art)
    coin = min(side * 0.72, size * 1.9)
    left, half = face.right() + 6, rect.height() / 2
    if rect.height() < LOW_LINE and not (art.cost is None and _two_lines(painter, rect, left, art, size)):
        end = _cost(painter, rect.right() - 4, rect.center().y() - side * 0.45, side * 0.9, theme, art)
        _in_a_row(painter, QRectF(left, rect.top() + 1, end - left - 6, rect.height() - 2), theme, art)
        return
    end = _cost(painter, rect.right() - 4, rect.center().y() - coin / 2, coin, theme, art)
    note = art.badge or art.timing_label
    when = QRectF(end - rect.width() * 0.26, rect.top() + 2, rect.width() * 0.26 - 4, half - 2)
    name = QRectF(left, rect.top() + 2, when.left() - left - 2, half - 2)
    legible = fit_text(painter, name, art.name, size, bold=True).size >= min(LEGIBLE, size)
    if note and legible and text_fits(painter, when, note, size * 0.84):
        draw_text(painter, when, note, theme.gold if art.badge else c.soft, size * 0.84, align=RIGHT)
        note = ""
    else:
        name.setRight(end - 4)
    draw_text(painter, name, art.name, c.ink, size, bold=True, align=LEFT)
    told = QRectF(left, rect.center().y() - 0.5, end - left - 4, half - 1)
    text, told = _before(painter, told, theme, note, art, size * 0.9)
    if text and text_fits(painter, told, text, size * 0.9):
        draw_text(painter, told, text, c.soft, size * 0.9, align=LEFT)
    elif art.icons:
        draw_amounts(painter, told, theme, art.icons, min(told.height(), size * 1.5), left=True)


def _before(
    painter: QPainter, rect: QRectF, theme: Theme, note: str, art: StaffArt, size: float
) -> tuple[str, QRectF]:
    """A note without room of its own begins the words, or stands beside the pictograms: words, their room."""
    if not note:
        return art.text, rect
    text = f"{note} · {art.text}"
    if art.text and text_fits(painter, rect, text, size):
        return text, rect
    place = QRectF(rect.left(), rect.top(), rect.width() * 0.36, rect.height())
    ink = theme.gold if art.badge else colours(theme).soft
    draw_text(painter, place, note, ink, size, align=LEFT)
    return art.text, rect.adjusted(place.width() + 3, 0, 0, 0)


def _two_lines(painter: QPainter, rect: QRectF, left: float, art: StaffArt, size: float) -> bool:
    """Whether a plate is just high enough for its words, one line over the other."""
    told = QRectF(left, rect.center().y(), rect.right() - left - 8, rect.height() / 2 - 1)
    return rect.height() >= LOW_PLATE and bool(art.text) and text_fits(painter, told, art.text, size * 0.9)


def _in_a_row(painter: QPainter, rect: QRectF, theme: Theme, art: StaffArt) -> None:
    """Too low for two lines: the name, and beside it what it does, both as large as a single line may be."""
    c, least = colours(theme), 12.0 if art.cost is None else 14.0
    size = min(rect.height() * 0.56, max(least, em(painter)))
    told = QRectF(rect.left() + rect.width() * 0.52, rect.top(), rect.width() * 0.48, rect.height())
    name = QRectF(rect.left(), rect.top(), told.left() - rect.left() - 6, rect.height())
    draw_text(painter, name, art.name, c.ink, size, bold=True, align=LEFT)
    if art.badge:
        draw_text(painter, told, art.badge, theme.gold, size * 0.9, align=RIGHT)
    elif art.icons:
        draw_amounts(painter, told, theme, art.icons, min(rect.height() * 0.86, size * 1.6), left=True)
    else:
        draw_text(painter, told, art.text, c.soft, size * 0.9, align=LEFT)


def _abreast(
    painter: QPainter, face: QRectF, right: float, art: StaffArt, size: float
) -> tuple[QRectF, QRectF, QRectF]:
    """Head, name, and when it works; for a long name the head gives way, then the last."""

    def legible(least: int) -> bool:
        return fit_text(painter, name, art.name, size, bold=True).size >= least

    side = face.height()
    share = 0.62 if side * 0.38 > size * 0.75 else 0.96  # without room for when it works, the name has it
    name = QRectF(face.right() + 5, face.top() + RIM, right - face.right() - 5, side * share - RIM)
    if not legible(LEGIBLE):
        face = QRectF(face.topLeft(), face.size() * 0.72)
        name = QRectF(
            face.right() + 3, face.top() + RIM, right - face.right() - 3, side * max(share, 0.72) - RIM
        )
        if not legible(LEGIBLE - 1):
            name.setHeight(side - RIM)
    return face, name, QRectF(name.left(), name.bottom(), name.width(), side - RIM - name.height())


def _full(painter: QPainter, rect: QRectF, theme: Theme, art: StaffArt, size: float) -> None:
    """The head beside name and time, below them what the card does; in tall cards below the head."""
    c, narrow = colours(theme), rect.width() < size * 7.5
    tall = narrow or rect.height() > rect.width() * 0.95
    side = min(rect.height() * (0.4 if tall else 0.5), rect.width() * (0.6 if tall else 0.32), size * 9)
    coin = min(max(size * 1.7, rect.height() * 0.14), rect.height() * 0.3, rect.width() * 0.24)
    end = _cost(painter, rect.right() - 4, rect.top() + 4, coin, theme, art)
    if tall:
        left = min(rect.center().x() - side / 2, end - side - 2)
        face = QRectF(max(rect.left() + 3, left), rect.top() + 4, side, side)
        name = QRectF(rect.left() + 5, face.bottom() + 2, rect.width() - 10, max(size * 1.5, side * 0.26))
        room = size * 1.1 if rect.height() > size * 8 else 0.0
        when = QRectF(name.left(), name.bottom(), name.width(), room)
        align = Qt.AlignmentFlag.AlignHCenter
    else:
        face = QRectF(rect.left() + 4, rect.top() + 3, side, side)
        face, name, when = _abreast(painter, face, end - 2, art, size)
        when.setRight(rect.right() - 4)
        align = LEFT
    _face(painter, face, theme, art)
    draw_text(painter, name, art.name, c.ink, max(size, name.height() * 0.44), bold=True, align=align)
    note = " · ".join(part for part in (art.timing_label, art.badge) if part)
    if note and text_fits(painter, when, note, size * 0.84):
        ink = theme.gold if art.badge else c.soft
        draw_text(painter, when, note, ink, max(size * 0.84, when.height() * 0.5), align=align)
        note = ""
    foot = max(face.bottom(), when.bottom()) + 3
    painter.fillRect(QRectF(rect.left() + 5, foot, rect.width() - 10, 1), c.stone)
    body = QRectF(rect.left() + 5, foot + 2, rect.width() - 10, rect.bottom() - foot - 4)
    text, body = _before(painter, body, theme, note, art, size * 0.92)
    words(painter, body, theme, text, art.icons, size * 0.92)


staff_card = Painter(_staff_card)
