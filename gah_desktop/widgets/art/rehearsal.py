"""The rehearsal room: its areas with barre and dancers, and rooms to choose from; no rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from gah_desktop.widgets.art.canvas import Painter, box, faded, shrunk, turned_corner
from gah_desktop.widgets.art.dancers import draw_dancer
from gah_desktop.widgets.art.facade_lights import place_state
from gah_desktop.widgets.art.facade_specs import colours
from gah_desktop.widgets.art.icons import paint_svg
from gah_desktop.widgets.art.pieces import draw_amounts
from gah_desktop.widgets.art.specs import Amount, State
from gah_desktop.widgets.art.text import draw_text, em

if TYPE_CHECKING:
    from gah_desktop.widgets.theme import Theme


class AreaArt(NamedTuple):
    size: int
    left: int
    seat: int
    bonus: tuple[Amount, ...]
    ours: bool = False  # what is had there is the house's own


class OfferedArt(NamedTuple):
    name: str
    seat: int
    areas: tuple[tuple[int, tuple[Amount, ...]], ...]
    ours: bool = False


def _area(painter: QPainter, rect: QRectF, theme: Theme, art: AreaArt, state: State) -> None:
    """Dancers at the barre, below it what the last to leave brings."""
    c = colours(theme)
    body = shrunk(rect, 2)
    done = not art.left
    painter.fillRect(body, c.ground if done else c.paper)
    if art.ours and not done:
        turned_corner(painter, body, theme, em(painter))
    box(painter, body, faded(c.stone, 170) if done else c.stone, 1)
    low = min(em(painter) * 1.55, body.height() * 0.42)
    floor = QRectF(body.left() + 3, body.top() + 3, body.width() - 6, body.height() - low - 6)
    painter.fillRect(
        QRectF(floor.left(), floor.top() + floor.height() * 0.42, floor.width(), 1.2), faded(c.wood, 190)
    )
    wide = min(floor.width() / art.size, floor.height() * 0.66)
    left = floor.center().x() - wide * art.size / 2
    for index in range(art.size):
        place = QRectF(left + index * wide, floor.top(), wide, floor.height())
        draw_dancer(painter, shrunk(place, 0.5, 0), theme, art.seat, gone=index >= art.left)
    painter.fillRect(QRectF(floor.left(), floor.bottom(), floor.width(), 1.5), c.stone if done else c.gold)
    foot = QRectF(body.left() + 2, floor.bottom() + 1, body.width() - 4, body.bottom() - floor.bottom() - 2)
    if done:
        side = min(foot.height() * 0.9, em(painter) * 1.2)
        tick = QRectF(foot.center().x() - side / 2, foot.center().y() - side / 2, side, side)
        paint_svg(painter, "tick", tick, c.gold_text)
    else:
        draw_amounts(painter, foot, theme, art.bonus, min(em(painter) * 1.3, foot.height() * 0.95))
    place_state(painter, body, theme, state)


def _offered(painter: QPainter, rect: QRectF, theme: Theme, art: OfferedArt, state: State) -> None:
    """Its name, and below how many leave each area for what."""
    c = colours(theme)
    body = shrunk(rect, 1.5)
    painter.fillRect(body, c.paper)
    if art.ours:
        turned_corner(painter, body, theme, em(painter))
    box(painter, body, c.stone, 1)
    size = min(em(painter), body.height() * 0.36)
    name = QRectF(body.left() + 5, body.top() + 1, body.width() - 10, body.height() * 0.46)
    draw_text(painter, name, art.name, c.ink, size, bold=True, align=Qt.AlignmentFlag.AlignLeft)
    line = QRectF(body.left() + 3, name.bottom(), body.width() - 6, body.bottom() - name.bottom() - 2)
    total, x = sum(1.6 + len(bonus) for _, bonus in art.areas), line.left()
    for dancers, bonus in art.areas:
        place = QRectF(x, line.top(), line.width() * (1.6 + len(bonus)) / total, line.height())
        x = place.right()
        count = QRectF(place.left(), place.top(), size * 0.7, place.height())
        draw_text(painter, count, str(dancers), c.ink, size * 0.9)
        figure = QRectF(count.right(), place.top() + 1, size * 0.9, place.height() - 2)
        draw_dancer(painter, figure, theme, art.seat)
        gain = QRectF(figure.right() + 2, place.top(), place.right() - figure.right() - 5, place.height())
        draw_amounts(painter, gain, theme, bonus, size * 1.3)
    place_state(painter, body, theme, state)


area = Painter(_area)
offered = Painter(_offered)
