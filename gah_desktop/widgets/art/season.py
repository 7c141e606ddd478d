"""The hotels of a game side by side in the street, the winner's in front and large; knows no rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from gah_desktop.text.numbers import number
from gah_desktop.widgets.art.alphabet import draw_title, title_width
from gah_desktop.widgets.art.facade import draw_house
from gah_desktop.widgets.art.facade_roof import QUIET, sky
from gah_desktop.widgets.art.facade_specs import BayArt, HouseArt, colours
from gah_desktop.widgets.art.facade_street import street
from gah_desktop.widgets.art.pieces import seat_marker
from gah_desktop.widgets.art.specs import RoomStatus

if TYPE_CHECKING:
    from gah_desktop.widgets.theme import Theme

STREET = 0.06  # of the height
FRONT = 0.6  # of the width, where others stand beside it
SHAPE = 1.36  # a front's width by its height
NAME = 0.05  # of the height
LEAST = 9.0  # pixels of a legible name
WHOLE = 20  # rooms of a hotel


class HotelArt(NamedTuple):
    house: HouseArt
    total: int


def lamps(house: HouseArt) -> int:
    """How many rooms somebody has moved into."""
    return sum(room.status is RoomStatus.OCCUPIED for floor in house.floors for room in floor)


def lit(house: HouseArt, count: int) -> HouseArt:
    """So many of its windows are lit by now, from below; the others wait behind their curtains. No plaques:
    nobody counts any more."""
    left = count

    def room(bay: BayArt) -> BayArt:
        nonlocal left
        bay = bay._replace(bonus=None, vp=0)
        if bay.status is not RoomStatus.OCCUPIED:
            return bay
        left -= 1
        return bay if left >= 0 else bay._replace(status=RoomStatus.VACANT, guest=None)

    return house._replace(floors=tuple(tuple(room(bay) for bay in floor) for floor in house.floors))


def total_told(hotel: HotelArt, share: float) -> str:
    """What it scored, as far as that has been told."""
    return number(int(hotel.total * share))


def draw_season(
    painter: QPainter, rect: QRectF, theme: Theme, hotels: tuple[HotelArt, ...], share: float, head: float
) -> None:
    """The first one stands in front. `share` of all windows are lit; `head` is left free above."""
    ground = rect.bottom() - rect.height() * STREET
    sky(painter, QRectF(rect.left(), rect.top(), rect.width(), ground - rect.top()), theme, QUIET)
    street(painter, QRectF(rect.left(), ground, rect.width(), rect.bottom() - ground), theme, None)
    for hotel, place in zip(hotels, places(rect, len(hotels), ground, head), strict=True):
        house = lit(hotel.house, round(lamps(hotel.house) * share))
        draw_house(painter, place, theme, house)
        _name(painter, place, theme, hotel.house, total_told(hotel, share), rect.height() * NAME)


def places(rect: QRectF, count: int, ground: float, head: float) -> list[QRectF]:
    """Where each hotel stands, with room for its name above it."""
    if count == 0:
        return []
    name = rect.height() * NAME * 1.5
    room = ground - rect.top() - head - name
    width = min(rect.width() * (FRONT if count > 1 else 0.9), room * SHAPE)
    found = [QRectF(0, ground - width / SHAPE, width, width / SHAPE)]
    if count > 1:
        beside = (rect.width() * 0.94 - width) / (count - 1)
        small = min(beside * 0.9, room * SHAPE * 0.62, width * 0.6)
        found += [QRectF(0, ground - small / SHAPE, small, small / SHAPE)] * (count - 1)
    gap = (rect.width() - sum(place.width() for place in found)) / (count + 1)
    x = rect.left() + gap
    for index, place in enumerate(found):
        found[index] = QRectF(x, place.top(), place.width(), place.height())
        x += place.width() + gap
    return found


def _name(painter: QPainter, place: QRectF, theme: Theme, house: HouseArt, total: str, size: float) -> None:
    """Whose it is, and what it scored, over the roof; where both have no room, the mark says whose it is."""
    c = colours(theme)
    size = max(LEAST, size * min(1.0, place.width() / (title_width(house.name, size) + size * 5)))
    line = QRectF(place.left(), place.top() - size * 1.5, place.width(), size * 1.2)
    mark = QRectF(line.left(), line.center().y() - size * 0.55, size * 1.1, size * 1.1)
    seat_marker(painter, mark, theme, house.seat)
    words = line.adjusted(size * 1.6, 0, -title_width(total, size) - size * 0.5, 0)
    if title_width(house.name, LEAST * 0.8) <= words.width():
        draw_title(painter, words, house.name, c.ink, size * 0.8, Qt.AlignmentFlag.AlignLeft)
    draw_title(painter, line, total, c.gold_text, size, Qt.AlignmentFlag.AlignRight)
