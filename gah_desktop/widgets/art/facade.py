"""The hotel's front put together: where its parts lie, and a whole house, small or large; no rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gah_desktop.widgets.art.canvas import Painter, box
from gah_desktop.widgets.art.facade_roof import roof, wing_roof
from gah_desktop.widgets.art.facade_specs import COOK, HouseArt, RoofArt, colours
from gah_desktop.widgets.art.facade_street import awning, door, ground_floor, kitchen_light
from gah_desktop.widgets.art.facade_walls import bay
from gah_desktop.widgets.art.heads import draw_head, has_head
from gah_desktop.widgets.art.specs import State

if TYPE_CHECKING:
    from gah_desktop.widgets.theme import Theme

FLOORS, COLUMNS, TABLES = 4, 5, 3


class FacadeLayout(NamedTuple):
    """Where things are, on whole pixels; floors and fields from the bottom up."""

    roof: QRectF
    wing_roofs: tuple[QRectF, QRectF]
    left: tuple[QRectF, ...]  # a field of the left wing for each floor
    right: tuple[QRectF, ...]
    bays: tuple[tuple[QRectF, ...], ...]
    ground: QRectF
    awning: QRectF
    tables: tuple[QRectF, ...]
    door: QRectF
    kitchen: QRectF


def facade_layout(
    rect: QRectF,
    *,
    wing: float | None = None,
    storey: float | None = None,
    ground: float | None = None,
    between: float | None = None,
) -> FacadeLayout:
    """A front that stands on the rect's lower edge; what is not said takes its share of the rect.

    `between` is the room between café and kitchen: where the door is, or what a module has built there.
    """
    base, left, width = round(rect.bottom()), round(rect.left()), round(rect.width())
    side = round(width * 0.086 if wing is None else wing)
    low = round(rect.height() * 0.276 if ground is None else ground)
    high = round((rect.height() - low) * 0.2 if storey is None else storey)
    xs = [left + side + round((width - side * 2) * column / COLUMNS) for column in range(COLUMNS + 1)]
    ys = [base - low - high * floor for floor in range(FLOORS + 1)]  # the upper edge of the floor below
    bays = tuple(
        tuple(QRectF(xs[c], ys[f + 1], xs[c + 1] - xs[c], high) for c in range(COLUMNS))
        for f in range(FLOORS)
    )
    top = ys[FLOORS]
    crown = max(0.0, top - rect.top())
    lip = min(12.0, crown * 0.3)
    street = QRectF(left, base - low, width, low)
    gap = round(width * 0.012)
    passage = round(width * 0.074 if between is None else between)
    cafe = round((width - passage - gap * 3) * 0.686)
    cloth = QRectF(left + 2, street.top() + 2, cafe, round(max(6.0, min(20.0, low * 0.15))))
    place = round(cloth.width() / TABLES)
    tables = tuple(
        QRectF(cloth.left() + place * n + 2, cloth.bottom() + 3, place - 5, base - cloth.bottom() - 6)
        for n in range(TABLES)
    )
    way = QRectF(cloth.right() + gap, round(base - low * 0.82), passage, round(low * 0.82))
    cook = QRectF(way.right() + gap, round(street.top() + low * 0.08), 0, round(low * 0.84))
    cook.setRight(left + width - gap)
    return FacadeLayout(
        roof=QRectF(xs[0], rect.top(), xs[-1] - xs[0], crown),
        wing_roofs=(
            QRectF(left, top - lip, side, lip),
            QRectF(xs[-1], top - lip, left + width - xs[-1], lip),
        ),
        left=tuple(QRectF(left, ys[f + 1], side, high) for f in range(FLOORS)),
        right=tuple(QRectF(xs[-1], ys[f + 1], left + width - xs[-1], high) for f in range(FLOORS)),
        bays=bays,
        ground=street,
        awning=cloth,
        tables=tables,
        door=way,
        kitchen=cook,
    )


def frame(
    painter: QPainter,
    layout: FacadeLayout,
    theme: Theme,
    art: RoofArt,
    *,
    way_in: bool = True,
    street: bool = True,
) -> None:
    """Everything of the house but rooms, wing figures, tables and kitchen.

    Without its door if something else stands there, and without all that is on the level of the street.
    """
    c = colours(theme)
    for place in layout.wing_roofs:
        wing_roof(painter, place, theme, None)
    for place in (*layout.left, *layout.right):
        painter.fillRect(place, c.wing)
    roof(painter, layout.roof, theme, art)
    if street:
        ground_floor(painter, layout.ground, theme, None)
        awning(painter, layout.awning, theme, None)
        if way_in:
            door(painter, layout.door, theme, None)
        box(painter, layout.ground, c.edge, 1.2)
    top = layout.wing_roofs[0].top()
    for fields in (layout.left, layout.right):
        box(painter, QRectF(fields[0].left(), top, fields[0].width(), layout.ground.top() - top), c.edge, 1.2)
    walls = QRectF(layout.bays[-1][0].topLeft(), layout.bays[0][-1].bottomRight())
    box(painter, walls.adjusted(-1, 0, 1, 0), c.edge, 1.2)


def _house(painter: QPainter, rect: QRectF, theme: Theme, art: HouseArt, state: State) -> None:
    draw_house(painter, rect, theme, art)


def draw_house(painter: QPainter, rect: QRectF, theme: Theme, art: HouseArt) -> None:
    """A whole house: its rooms as they stand, and who sits in its café. Only its parts are remembered."""
    layout = facade_layout(rect, wing=rect.width() * 0.055, ground=rect.height() * 0.2)
    frame(painter, layout, theme, RoofArt(art.name, art.seat))
    _bays(painter, layout, theme, art)
    for place, (color, guest) in zip(layout.tables, art.cafe, strict=False):
        side = min(place.height() * 0.9, place.width())
        face = QRectF(place.center().x() - side / 2, place.bottom() - side, side, side)
        if has_head("guest", guest):
            draw_head(painter, face, "guest", guest, color)
    cook = layout.kitchen.adjusted(0, 0, 0, -layout.kitchen.height() * 0.3)
    if cook.width() > 12:
        kitchen_light(painter, cook, colours(theme))
        side = min(cook.height(), cook.width())
        draw_head(painter, QRectF(cook.right() - side, cook.bottom() - side, side, side), "staff", COOK)
        box(painter, cook, colours(theme).gold, 1.0)


def _upper_house(painter: QPainter, rect: QRectF, theme: Theme, art: HouseArt, state: State) -> None:
    """Roof and rooms alone, for who shows the café beside them; so small that windows matter, not plaques."""
    layout = facade_layout(rect, wing=rect.width() * 0.045, ground=0)
    frame(painter, layout, theme, RoofArt("", art.seat), street=False)
    plain = tuple(tuple(room._replace(bonus=None, vp=0) for room in floor) for floor in art.floors)
    _bays(painter, layout, theme, art._replace(floors=plain))


def _bays(painter: QPainter, layout: FacadeLayout, theme: Theme, art: HouseArt) -> None:
    for row, floor in zip(layout.bays, art.floors, strict=True):
        for place, room in zip(row, floor, strict=True):
            bay(painter, place, theme, room)  # remembered: only a room that has changed is drawn anew


house = Painter(_house)
upper_house = Painter(_upper_house)
