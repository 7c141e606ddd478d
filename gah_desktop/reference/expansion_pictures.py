"""Pictures of what only the expansion has, for the pages and galleries of the reference. Knows no game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from gah_desktop.reference.instructions import instructions
from gah_desktop.text import expansion_cards as say
from gah_desktop.text import names
from gah_desktop.widgets import art
from gah_desktop.widgets.art import Amount, State
from gah_desktop.widgets.art.canvas import box, card_ground, card_state, line, shrunk
from gah_desktop.widgets.art.cards import words
from gah_desktop.widgets.portray import instruction_art
from gah_desktop.widgets.symbols import effect_icons

if TYPE_CHECKING:
    from gah_desktop.catalog import Catalog
    from gah_desktop.catalog.effects import Effect
    from gah_desktop.catalog.models import Area, Ballroom, BallroomRow, Celebrity, Entrance, RehearsalRoom
    from gah_desktop.reference.content import Ref
    from gah_desktop.widgets.theme import Theme

LEFT = Qt.AlignmentFlag.AlignLeft
#: Width and height in the reader's letter heights.
SIZES: dict[str, tuple[float, float]] = {
    "ballroom": (18.0, 14.0),
    "rehearsal": (16.0, 12.0),
    "celebrity": (11.5, 12.0),
    "entrance": (22.0, 17.0),
    "solo": (9.0, 12.0),
}
HARDEST = "hard"  # where every symbol of an instruction card counts


def draw(
    painter: QPainter, rect: QRectF, theme: Theme, catalog: Catalog, ref: Ref, state: State = State.NORMAL
) -> None:
    kind, id = ref
    match kind:
        case "ballroom":
            _ballroom(painter, rect, theme, catalog.ballrooms[id], tuple(catalog.ballroom_rows.values()))
        case "rehearsal":
            _rehearsal(painter, rect, theme, catalog.rehearsal_rooms[id])
        case "celebrity":
            _celebrity(painter, rect, theme, catalog.celebrities[int(id)])
        case "entrance":
            _entrance(painter, rect, theme, catalog.entrances[int(id)])
        case "solo":
            card = instruction_art(instructions(catalog)[id], HARDEST, id)
            art.instruction_card(painter, rect, theme, card, state)
            return
    card_state(painter, rect, theme, state)


def _titled(painter: QPainter, rect: QRectF, theme: Theme, title: str, icon: str) -> QRectF:
    """A card with its name in a band, after a pictogram; answers what is below."""
    size = art.em(painter)
    inside = card_ground(painter, rect, theme, State.NORMAL)
    band = QRectF(inside.left(), inside.top(), inside.width(), size * 1.9)
    painter.fillRect(band, theme.accent)
    side = size * 1.3
    sign = QRectF(band.left() + size * 0.4, band.center().y() - side / 2, side, side)
    art.paint_svg(painter, icon, sign, theme.on_accent)
    place = QRectF(sign.right() + size * 0.4, band.top(), band.right() - sign.right() - size, band.height())
    art.draw_text(painter, place, title, theme.on_accent, size * 1.05, bold=True, align=LEFT)
    return QRectF(inside.left(), band.bottom(), inside.width(), inside.bottom() - band.bottom())


def _icons(effects: Sequence[Effect]) -> tuple[Amount, ...]:
    return tuple(amount for effect in effects for amount in effect_icons(effect))


def _celebrity(painter: QPainter, rect: QRectF, theme: Theme, celebrity: Celebrity) -> None:
    """The VP at once, and what holds until the end of the round."""
    size = art.em(painter)
    inside = _titled(painter, rect, theme, names.celebrity_name(celebrity.id), "celebrity")
    points = QRectF(inside.left(), inside.top() + size * 0.2, inside.width(), size * 2.4)
    art.draw_amounts(painter, points, theme, (Amount("vp", str(celebrity.vp)),), size * 1.9)
    line(
        painter, inside.left() + size, points.bottom(), inside.right() - size, points.bottom(), theme.rule, 1
    )
    body = QRectF(inside.left(), points.bottom(), inside.width(), inside.bottom() - points.bottom())
    text, icons = say.celebrity_short(celebrity), effect_icons(celebrity.effect)
    words(painter, shrunk(body, size * 0.4, 3), theme, text, icons, size * 0.9)


def _ballroom(
    painter: QPainter, rect: QRectF, theme: Theme, ballroom: Ballroom, rows: tuple[BallroomRow, ...]
) -> None:
    """The rows one above the other, what a space costs and what a row gives; the scoring at the foot."""
    size = art.em(painter)
    inside = _titled(painter, rect, theme, names.ballroom_name(ballroom.id), "ballroom")
    told = QRectF(
        inside.left(), inside.bottom() - inside.height() * 0.36, inside.width(), inside.height() * 0.36
    )
    shown = [row for row in reversed(rows) if row.spaces]
    height = (told.top() - inside.top() - size * 0.3) / len(shown)
    side = min(height * 0.78, size * 2)
    for number, row in enumerate(shown):
        top = inside.top() + size * 0.2 + number * height
        price = QRectF(inside.left() + size * 0.3, top, size * 2.6, height)
        art.draw_amounts(painter, price, theme, (Amount("champagne", str(row.champagne)),), size * 1.5)
        for space in range(row.spaces or 0):
            left = price.right() + size * 0.4 + space * side * 1.14
            place = QRectF(left, top + (height - side) / 2, side, side)
            painter.setPen(theme.rule)
            painter.setBrush(theme.inset)
            painter.drawEllipse(place)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            art.paint_svg(painter, "dancer", shrunk(place, side * 0.2), theme.muted)
        gives = QRectF(inside.left() + inside.width() * 0.66, top, inside.width() * 0.34 - size * 0.3, height)
        art.draw_amounts(painter, gives, theme, _icons(ballroom.bonus.get(row.id, ())), size * 1.45)
    line(painter, told.left() + size, told.top(), told.right() - size, told.top(), theme.rule, 1)
    words(painter, shrunk(told, size * 0.5, 3), theme, say.scoring_text(ballroom.scoring), (), size * 0.92)


def _rehearsal(painter: QPainter, rect: QRectF, theme: Theme, room: RehearsalRoom) -> None:
    """Four areas with their dancers, and what each gives when it is empty."""
    size = art.em(painter)
    inside = shrunk(_titled(painter, rect, theme, names.rehearsal_name(room.id), "dancer"), size * 0.3)
    width, height = inside.width() / 2, inside.height() / 2
    for number, area in enumerate(room.areas):
        row, column = divmod(number, 2)
        place = QRectF(inside.left() + column * width, inside.top() + row * height, width, height)
        _area(painter, shrunk(place, size * 0.15), theme, area, size)


def _area(painter: QPainter, rect: QRectF, theme: Theme, area: Area, size: float) -> None:
    painter.fillRect(rect, theme.inset)
    box(painter, rect, theme.rule_soft, 1)
    upper = QRectF(rect.left(), rect.top() + 2, rect.width(), rect.height() / 2 - 2)
    lower = QRectF(rect.left(), rect.center().y(), rect.width(), rect.height() / 2 - 2)
    art.draw_amounts(painter, upper, theme, (Amount("dancer"),) * area.dancers, size * 1.4)
    art.draw_amounts(painter, lower, theme, _icons(area.bonus), size * 1.5)


def _entrance(painter: QPainter, rect: QRectF, theme: Theme, entrance: Entrance) -> None:
    """What is had when it is gained, then what it does for good."""
    size = art.em(painter)
    inside = _titled(painter, rect, theme, names.own_entrance_name(entrance.id), "hotel")
    gained = QRectF(inside.left(), inside.top() + size * 0.2, inside.width(), size * 2.1)
    art.draw_amounts(painter, gained, theme, _icons(entrance.gained), size * 1.6)
    line(
        painter, inside.left() + size, gained.bottom(), inside.right() - size, gained.bottom(), theme.rule, 1
    )
    body = QRectF(inside.left(), gained.bottom(), inside.width(), inside.bottom() - gained.bottom())
    _, *rest = say.entrance_lines(entrance)
    art.draw_text(painter, shrunk(body, size * 0.6, 4), "\n".join(rest), theme.text, size * 0.95)
