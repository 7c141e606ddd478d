"""Contact sheets of the hotel's front as it stands in the street; part of gallery.py, no art of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gah_desktop.widgets.art.facade import FacadeLayout, facade_layout, frame, house
from gah_desktop.widgets.art.facade_cafe import cafe_table
from gah_desktop.widgets.art.facade_roof import sky
from gah_desktop.widgets.art.facade_specs import BayArt, HouseArt, KitchenArt, RoofArt, WingArt, colours
from gah_desktop.widgets.art.facade_street import kitchen, street
from gah_desktop.widgets.art.facade_walls import bay, wing_field
from gah_desktop.widgets.art.specs import Amount, GuestArt, Join, RoomStatus, State

if TYPE_CHECKING:
    from gah_desktop.widgets.theme import Theme

# the night side: suites by number, colours by letter, from the bottom floor up
SUITES = ((0, 1, 2, 2, 3), (1, 1, 2, 2, 4), (5, 6, 7, 4, 4), (5, 8, 7, 9, 10))
COLOURS = ("BYRRB", "YYRRY", "BRBYY", "BRBRB")
NAMES = {"B": "blue", "Y": "yellow", "R": "red"}
VP = {(3, 4): 1, (3, 5): 1, (4, 3): 2, (4, 4): 2, (4, 5): 2}
ICONS = {"blue": "vp", "red": "krone", "yellow": "emperor"}
SIZES = {"blue": (2, 5, 9, 15), "red": (1, 3, 6, 10), "yellow": (1, 3, 6, 10)}
SIDES = {
    Join.N: (1, 0), Join.S: (-1, 0), Join.E: (0, 1), Join.W: (0, -1),
    Join.NE: (1, 1), Join.NW: (1, -1), Join.SE: (-1, 1), Join.SW: (-1, -1),
}  # fmt: skip
# who lives where: a guest's number, 0 for flowers; "" is prepared; what is not named is not prepared
EVENING: dict[tuple[int, int], int | str] = {
    (1, 1): 68, (1, 2): 52, (1, 3): 81, (1, 4): "", (1, 5): 76, (2, 1): 58, (2, 2): 92, (2, 3): 78,
    (2, 4): 0, (2, 5): "", (3, 1): "", (3, 2): 87,
}  # fmt: skip
GALA: dict[tuple[int, int], int | str] = {
    **EVENING, (1, 4): 95, (2, 4): 100, (2, 5): 61, (3, 1): 71, (3, 3): 75, (3, 4): 62, (3, 5): "",
    (4, 1): 101, (4, 2): "", (4, 5): 0,
}  # fmt: skip
CAFE: tuple[GuestArt | str, ...] = (
    GuestArt("Baron", "blue", 4, (("strudel", True), ("coffee", True), ("coffee", True)),
             reward_icons=(Amount("room", "1"),), ready=True, figure=71),
    GuestArt("Farmer Franz", "green", 4,
             (("strudel", True), ("coffee", True), ("coffee", False), ("wine", False)),
             reward_icons=(Amount("emperor", "+3"), Amount("bed", "1")), figure=100),
    "free table",
)  # fmt: skip
PANTRY = KitchenArt("Kitchen", (("strudel", 2), ("cake", 0), ("wine", 3), ("coffee", 1)))
OWNED = (
    WingArt(Amount("room", "11/20"), label="rooms"), WingArt(Amount("bed", "8"), label="lit"),
    WingArt(Amount("krone", "11/20"), label="krones"), WingArt(Amount("vp", "62"), label="points"),
)  # fmt: skip


def room(floor: int, column: int, lives: dict[tuple[int, int], int | str]) -> BayArt:
    suite = SUITES[floor - 1][column - 1]
    members = [(f + 1, c + 1) for f in range(4) for c in range(5) if SUITES[f][c] == suite]
    join = Join.NONE
    for side, (up, right) in SIDES.items():
        if (floor + up, column + right) in members:
            join |= side
    color = NAMES[COLOURS[floor - 1][column - 1]]
    there = lives.get((floor, column))
    status = RoomStatus.PLAN if there is None else RoomStatus.VACANT if there == "" else RoomStatus.OCCUPIED
    lowest = min(f for f, _ in members)
    hangs = (floor, column) == max(at for at in members if at[0] == lowest)
    bonus = Amount(ICONS[color], f"+{SIZES[color][len(members) - 1]}") if hangs else None
    paid = all(isinstance(lives.get(at), int) for at in members)
    guest = there if isinstance(there, int) and there else None
    return BayArt(color, status, join, floor, column, guest, VP.get((floor, column), 0), bonus, paid)


def rooms(lives: dict[tuple[int, int], int | str]) -> tuple[tuple[BayArt, ...], ...]:
    return tuple(tuple(room(f, c, lives) for c in range(1, 6)) for f in range(1, 5))


def _house(
    painter: QPainter, layout: FacadeLayout, theme: Theme, lives: dict[tuple[int, int], int | str]
) -> None:
    frame(painter, layout, theme, RoofArt("Hotel Anna", 0))
    for floor, (left, right, owned) in enumerate(zip(layout.left, layout.right, OWNED, strict=True)):
        wing_field(
            painter,
            left,
            theme,
            WingArt(Amount("vp", str(floor + 1)), Amount("krone", f"−{floor}" if floor else "0")),
        )
        wing_field(painter, right, theme, owned)
    for row, floor_of in zip(layout.bays, rooms(lives), strict=True):
        for place, art in zip(row, floor_of, strict=True):
            state = State.SELECTABLE if (art.floor, art.column) == (3, 1) else State.NORMAL
            bay(painter, place, theme, art, state)
    for place, guest in zip(layout.tables, CAFE, strict=True):
        cafe_table(painter, place, theme, guest, State.SELECTABLE if guest is CAFE[0] else State.NORMAL)
    kitchen(painter, layout.kitchen, theme, PANTRY)


def _page(painter: QPainter, size: tuple[int, int], theme: Theme, storey: int, low: int) -> None:
    scale = size[0] / 980
    foot = round(size[1] * 0.72)
    painter.fillRect(QRectF(0, 0, *size), colours(theme).sky)
    sky(painter, QRectF(0, 0, size[0], foot), theme, None)
    street(painter, QRectF(0, foot, size[0], size[1] - foot), theme, None)
    top = foot - round((storey * 4 + low) * scale) - round(66 * scale)
    place = QRectF(round(204 * scale), top, round(767 * scale), foot - top)
    layout = facade_layout(place, storey=storey * scale, ground=low * scale)
    _house(painter, layout, theme, EVENING)
    small = QRectF(round(8 * scale), foot - round(234 * scale), round(184 * scale), round(234 * scale))
    house(
        painter, small, theme, HouseArt("Ben", rooms(GALA), (("red", 79), ("green", 192), ("green", 158)), 1)
    )


def facade_page(painter: QPainter, size: tuple[int, int], theme: Theme) -> None:
    """As at 1280 x 800: storeys of 64 on a sheet of 980 x 620, and a neighbour down the street."""
    _page(painter, size, theme, 64, 122)


def facade_low_page(painter: QPainter, size: tuple[int, int], theme: Theme) -> None:
    """As with the expansion: storeys of 48."""
    _page(painter, size, theme, 48, 104)


def bays_page(painter: QPainter, size: tuple[int, int], theme: Theme) -> None:
    """A bay of each floor in each of its states, large, and in each state of the table."""
    painter.fillRect(QRectF(0, 0, *size), colours(theme).wall)
    width, height = size[0] / 6, size[1] / 6
    kinds: tuple[tuple[RoomStatus, int | None], ...] = (
        (RoomStatus.PLAN, None), (RoomStatus.VACANT, None), (RoomStatus.OCCUPIED, 75),
        (RoomStatus.OCCUPIED, None),
    )  # fmt: skip
    tints = ("blue", "red", "yellow", "green")
    for column, color in enumerate(tints):
        for row, (status, guest) in enumerate(kinds):
            bonus = Amount("vp", "+9") if row in (0, 2) else None
            art = BayArt(color, status, Join.NONE, column + 1, row + 1, guest, 2, bonus, row == 2)
            bay(painter, QRectF(column * width, row * height, width, height), theme, art)
    for index, state in enumerate(State):
        place = QRectF(index % 6 * width, (4 + index // 6) * height, width, height)
        bay(painter, place, theme, BayArt("blue", RoomStatus.VACANT), state)
    for index, (status, guest) in enumerate(kinds):
        for row, side in enumerate((26, 40, 64)):
            place = QRectF(width * 4 + 8 + index * side * 1.9, row * height + 8, side * 1.8, side)
            bay(painter, place, theme, BayArt("red", status, Join.NONE, 2, index, guest))
