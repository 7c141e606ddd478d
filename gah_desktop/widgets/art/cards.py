"""What all cards share: words with pictograms, a free place, a back; texts come translated, no rules."""

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
from gah_desktop.widgets.art.pieces import draw_amounts
from gah_desktop.widgets.art.specs import Amount, State
from gah_desktop.widgets.art.text import draw_text, em, fit_text, text_fits

if TYPE_CHECKING:
    from gah_desktop.widgets.theme import Theme


EASY = 0.78  # of the usual size: below it words had better have the room of the pictograms


def words(
    painter: QPainter, rect: QRectF, theme: Theme, text: str, icons: tuple[Amount, ...], size: float,
    *, left: bool = False,
) -> None:  # fmt: skip
    """Pictograms over words where both fit; else the words; else the pictograms alone."""
    icon_side = min(size * 1.75, rect.height() * 0.8)
    if text and icons:
        share = max(icon_side * 1.2, min(rect.height() * 0.4, size * 2.4))
        below = rect.adjusted(0, share, 0, 0)
        roomy = below.height() > size and text_fits(painter, below, text, size * 0.92)
        if roomy and fit_text(painter, below, text, size).size >= size * EASY:
            pictures = QRectF(rect.left(), rect.top(), rect.width(), share)
            draw_amounts(painter, pictures, theme, icons, min(share * 0.85, size * 2.2))
            draw_text(painter, below, text, theme.text, max(size, min(below.height() * 0.17, size * 1.6)))
            return
    if text and (not icons or text_fits(painter, rect, text, size)):
        draw_text(painter, rect, text, theme.text, max(size, min(rect.height() * 0.16, size * 1.5)))
        return
    draw_amounts(painter, rect, theme, icons, max(icon_side, rect.height() * 0.42), left=left)


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


empty_table = Painter(_empty_table)
card_back = Painter(_card_back)
