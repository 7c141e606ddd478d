"""Pictures of what only the expansion has, for the pages and galleries of the reference. Knows no game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from gah_desktop.modules.ballrooms.panel.pictures import icons
from gah_desktop.reference.instructions import instructions
from gah_desktop.reference.sets import own_figures
from gah_desktop.text import expansion_cards as say
from gah_desktop.text import names
from gah_desktop.widgets import art
from gah_desktop.widgets.art import Amount, State
from gah_desktop.widgets.art.ballrooms import HallArt, StepArt, hall, hall_layout, hall_letters, step
from gah_desktop.widgets.art.canvas import card_ground, card_state, line, shrunk, turned_corner
from gah_desktop.widgets.art.celebrity_cards import CelebrityArt, celebrity_card
from gah_desktop.widgets.art.portals import portal
from gah_desktop.widgets.art.rehearsal import AreaArt, area
from gah_desktop.widgets.portray import instruction_art
from gah_desktop.widgets.symbols import effect_icons

if TYPE_CHECKING:
    from gah_desktop.catalog import Catalog
    from gah_desktop.catalog.effects import Effect
    from gah_desktop.catalog.models import Ballroom, BallroomRow, Celebrity, Entrance, RehearsalRoom
    from gah_desktop.reference.content import Ref
    from gah_desktop.widgets.theme import Theme

LEFT = Qt.AlignmentFlag.AlignLeft
#: Width and height in the reader's letter heights.
SIZES: dict[str, tuple[float, float]] = {
    "ballroom": (22.0, 16.5),
    "rehearsal": (16.0, 14.0),
    "celebrity": (11.5, 13.0),
    "entrance": (26.0, 20.5),
    "solo": (9.0, 12.0),
}
ROWS = ("top", "middle", "bottom")  # from above
NOBODY, FIRST = -1, 0  # seats
HARDEST = "hard"  # where every symbol of an instruction card counts


def draw(
    painter: QPainter, rect: QRectF, theme: Theme, catalog: Catalog, ref: Ref, state: State = State.NORMAL
) -> None:
    kind, id = ref
    match kind:
        case "ballroom":
            _ballroom(painter, rect, theme, catalog.ballrooms[id], dict(catalog.ballroom_rows))
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
    if own_figures(catalog, ref):
        turned_corner(painter, rect.adjusted(2, 0, 0, -3), theme, art.em(painter))
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
    """The tile as it lies in the lounge, above no die."""
    printed = CelebrityArt(
        names.component_name("celebrity", celebrity.id),
        celebrity.id,
        vp=celebrity.vp,
        text=say.celebrity_short(celebrity),
        icons=effect_icons(celebrity.effect),
    )
    celebrity_card(painter, card_ground(painter, rect, theme, State.NORMAL), theme, printed)


def _ballroom(
    painter: QPainter, rect: QRectF, theme: Theme, ballroom: Ballroom, rows: dict[str, BallroomRow]
) -> None:
    """An empty hall before anybody has come; the scoring at its foot."""
    letter = hall_letters(art.em(painter), rect)
    places = hall_layout(rect, letter)
    hall(painter, rect, theme, HallArt(names.component_name("ballroom", ballroom.id), "", "", ()))
    for place, id in zip(places.rows, ROWS, strict=True):
        row = rows[id]
        spaces = row.spaces or 0
        bonus = icons(ballroom.bonus.get(id, ()))
        free = StepArt(row.champagne, False, ((NOBODY, 0),) * spaces, (False,) * spaces, bonus)
        step(painter, place, theme, free)
    told = places.scoring.united(places.now)
    art.draw_text(painter, told, say.scoring_text(ballroom.scoring), theme.text, letter * 0.9)


def _rehearsal(painter: QPainter, rect: QRectF, theme: Theme, room: RehearsalRoom) -> None:
    """Four areas with their dancers, and what each gives when it is empty."""
    size = art.em(painter)
    inside = shrunk(
        _titled(painter, rect, theme, names.component_name("rehearsal", room.id), "dancer"), size * 0.3
    )
    width, height = inside.width() / 2, inside.height() / 2
    for number, printed in enumerate(room.areas):
        row, column = divmod(number, 2)
        place = QRectF(inside.left() + column * width, inside.top() + row * height, width, height)
        full = AreaArt(printed.dancers, printed.dancers, FIRST, icons(printed.bonus))
        area(painter, place, theme, full)


def _entrance(painter: QPainter, rect: QRectF, theme: Theme, entrance: Entrance) -> None:
    """Its portal; what is had when it is gained, then what it does for good."""
    size = art.em(painter)
    inside = _titled(painter, rect, theme, names.component_name("entrance", entrance.id), "hotel")
    gained = QRectF(inside.left(), inside.top() + size * 0.2, inside.width(), size * 2.1)
    art.draw_amounts(painter, gained, theme, _icons(entrance.gained), size * 1.6)
    line(
        painter, inside.left() + size, gained.bottom(), inside.right() - size, gained.bottom(), theme.rule, 1
    )
    body = QRectF(inside.left(), gained.bottom(), inside.width(), inside.bottom() - gained.bottom())
    side = min(body.height() * 0.62, body.width() * 0.27)
    door = QRectF(body.left() + size * 0.4, body.center().y() - side / 2, side, side)
    portal(painter, door, theme, entrance.id)
    told = QRectF(door.right() + size * 0.5, body.top() + 4, 0, body.height() - 8)
    told.setRight(body.right() - size * 0.6)
    _, *rest = say.entrance_lines(entrance)
    art.draw_text(painter, told, "\n".join(rest), theme.text, size * 0.95)
