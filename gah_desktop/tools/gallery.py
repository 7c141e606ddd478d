"""Contact sheets of all drawings: `python -m gah_desktop.tools.gallery --out x.png`; no game."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QGuiApplication, QImage, QPainter

from gah_desktop.widgets import art
from gah_desktop.widgets.art.chart import score_chart
from gah_desktop.widgets.art.facade import house
from gah_desktop.widgets.art.facade_specs import HouseArt
from gah_desktop.widgets.art.gallery_house import EVENING, bays_page, facade_low_page, facade_page, rooms
from gah_desktop.widgets.art.gallery_people import alphabet_page, heads_page
from gah_desktop.widgets.art.specs import (
    Amount,
    ChartArt,
    CounterArt,
    DiceArt,
    EmperorTileArt,
    EmperorTrackArt,
    GuestArt,
    MarkerArt,
    ObjectiveArt,
    RoundTrackArt,
    SeriesArt,
    StaffArt,
    State,
    TurnTileArt,
    Zone,
)
from gah_desktop.widgets.theme import DAY, NIGHT, Theme

GUESTS = (
    GuestArt("Actress", "yellow", 7, (("wine", False),) * 3 + (("coffee", False),), ("Occupy a room",),
             (Amount("bed"),), 3, figure=58),
    GuestArt("Marco Polo", "green", 0, (("strudel", False),) * 3,
             ("4 krones",), (Amount("krone", "4"),), 2, figure=98),
    GuestArt("General", "red", 0, (("cake", False),) * 2, ("1 wine", "3 krones"),
             (Amount("wine", "1"), Amount("krone", "3")), 1, figure=81),
    GuestArt("Princess", "blue", 4, (("strudel", False),) * 2 + (("coffee", False),), ("Emperor +3",),
             (Amount("emperor", "+3"),), 0, figure=68),
    GuestArt("Archduchess Stéphanie-Amélie", "green", 12, (("strudel", True), ("cake", True), ("wine", False),
             ("coffee", False)), ("Draw three staff cards, play one of them for three krones less",),
             (Amount("deck", "3"), Amount("staff", "-3")), 0, figure=64),
)  # fmt: skip
CAFE = (
    GuestArt("Baroness", "blue", 5, (("wine", True), ("wine", True), ("coffee", True), ("coffee", False)),
             ("Draw 3 staff, play 1 for 3 less",), (Amount("deck", "3"), Amount("staff", "-3")),
             figure=75),
    GuestArt("Composer", "yellow", 1, (("wine", True),), ("1 strudel",), (Amount("strudel", "1"),),
             ready=True),
)  # fmt: skip
STAFF = (
    StaffArt("Laundress", "Die 4: +4 VP", 2, None, "always", "always", (Amount("die-4"), Amount("vp", "4"))),
    StaffArt("Porter", "Fill one guest's order", 5, 3, "once", "once", (Amount("serve"),)),
    StaffArt("Barista", "4 coffee", 3, None, "once", "once", (Amount("coffee", "4"),)),
    StaffArt("Liftboy", "5 VP for each full column", 4, None, "end", "at the end", (Amount("vp", "5"),)),
    StaffArt("Addetto alla Colazione", "1 strudel in ogni turno", 6, None, "round", "ogni turno",
             (Amount("strudel", "1"),)),
    StaffArt("Florist", "Yellow rooms cost nothing", 5, None, "always", "always",
             (Amount("mark-yellow"), Amount("krone", "0"))),
)  # fmt: skip


def hotel(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    house(painter, rect, theme, HouseArt("Anna", rooms(EVENING)))


def _grid(rect: QRectF, columns: int, rows: int, gap: float = 4) -> list[QRectF]:
    width = (rect.width() - gap * (columns - 1)) / columns
    height = (rect.height() - gap * (rows - 1)) / rows
    return [
        QRectF(
            round(rect.left() + c * (width + gap)),
            round(rect.top() + r * (height + gap)),
            int(width),
            int(height),
        )
        for r in range(rows)
        for c in range(columns)
    ]


TRACK = EmperorTrackArt(
    (0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9),
    (MarkerArt(0, 6, 3, "A"), MarkerArt(1, 4, 1, "B"), MarkerArt(2, 4, None, "C")),
    caption="After the visit: space 3, the reward awaits", vp_label="VP",
)  # fmt: skip
TILES = (
    EmperorTileArt("A · III", ("+3 krones",), ("-3 krones or -5 VP",), (Amount("krone", "+3"),),
                   (Amount("krone", "-3"),), Zone.REWARD),
    EmperorTileArt("B · V", ("1 of each",), ("Kitchen and café emptied",),
                   tuple(Amount(i, "1") for i in art.ITEMS[:4]), (Amount("dustbin"),)),
    EmperorTileArt("C · VII", ("+8 VP",), ("-8 VP",), (Amount("vp", "+8"),), (Amount("vp", "-8"),),
                   done=True),
)  # fmt: skip
GOALS = (
    ObjectiveArt("A", "20 krones", (Amount("krone", "20"),), claimed=(1, None, None), progress="9/20"),
    ObjectiveArt("B", "2 full floors", (Amount("room", "2"),), progress="0/2"),
    ObjectiveArt("C", "3 red, 3 blue, 3 yellow occupied",
                 (Amount("mark-red", "3"), Amount("mark-blue", "3"), Amount("mark-yellow", "3")),
                 claimed=(0, 2, 3)),
)  # fmt: skip
DICE = (
    DiceArt(1, 1, ("strudel", "cake"), "strudel, cake", 1),
    DiceArt(2, 2, ("wine", "coffee"), "wine, coffee", 2),
    DiceArt(3, 1, ("room",), "rooms", 1), DiceArt(4, 6, ("krone", "emperor"), "krones, Emperor", 6),
    DiceArt(5, 0, ("staff",), "staff", 0), DiceArt(6, 1, ("joker-die",), "any", 1, cost=1),
)  # fmt: skip
CHART = ChartArt(
    (SeriesArt(0, "Anna", (3, 8, 21, 33, 52, 71, 118)), SeriesArt(1, "Ben", (0, 9, 17, 31, 44, 68, 109)),
     SeriesArt(2, "Clara", (-4, 3, 12, 30, 50, 77, 111)),
     SeriesArt(3, "David", (2, 6, 15, 26, 40, 60, 84))),
    ("I", "II", "III", "IV", "V", "VI", "VII"), "Victory points by round", "VP",
)  # fmt: skip


def table_page(painter: QPainter, size: tuple[int, int], theme: Theme) -> None:
    """The table as the sketch has it: everything at once, 20 rooms, 5 guests, 6 spaces, 8 staff cards."""
    painter.fillRect(QRectF(0, 0, *size), theme.window)
    x, y = size[0] / 1280, size[1] / 800

    def at(left: float, top: float, width: float, height: float) -> QRectF:
        return QRectF(round(left * x), round(top * y), round(width * x), round(height * y))

    inside = art.panel(painter, at(8, 8, 200, 94), theme, "Round")
    art.round_track(painter, inside, theme, RoundTrackArt(3, visits=(3, 5, 7)))
    inside = art.panel(painter, at(214, 8, 500, 94), theme, "Emperor")
    art.emperor_track(painter, inside, theme, TRACK)
    for place, tile in zip(_grid(at(720, 8, 270, 94), 3, 1), TILES, strict=True):
        art.emperor_tile(painter, place, theme, tile)
    for place, goal in zip(_grid(at(996, 8, 276, 94), 3, 1), GOALS, strict=True):
        art.objective_card(painter, place, theme, goal)
    art.panel(painter, at(8, 108, 1264, 34), theme)
    prompt = "Anna: take a guest if you like, then choose a die."
    art.draw_text(painter, at(20, 108, 800, 34), prompt, theme.text, art.em(painter) * 1.25, bold=True)
    inside = art.panel(painter, at(8, 148, 236, 330), theme, "Ben · Bot")
    hotel(painter, QRectF(inside.left(), inside.top(), inside.width(), 150 * y), theme)
    counters = _grid(QRectF(inside.left(), inside.top() + 156 * y, inside.width(), 40 * y), 5, 1)
    for place, item in zip(counters, art.ITEMS, strict=True):
        art.counter(painter, place, theme, CounterArt(item, 2))
    for place, guest in zip(
        _grid(QRectF(inside.left(), inside.top() + 200 * y, inside.width(), 92 * y), 2, 1), CAFE, strict=True
    ):
        art.guest_card(painter, place, theme, guest)
    inside = art.panel(painter, at(8, 484, 236, 308), theme, "Scores")
    for place, tile_number in zip(
        _grid(QRectF(inside.left(), inside.top(), 140 * x, 34 * y), 4, 1), (1, 2, 3, 4), strict=True
    ):
        art.turn_tile(painter, place, theme, TurnTileArt(tile_number, tile_number < 3, tile_number == 3))
    score_chart(painter, inside.adjusted(0, 50 * y, 0, 0), theme, CHART)
    inside = art.panel(painter, at(250, 148, 690, 168), theme, "Guests waiting")
    states = (State.DISABLED, State.NORMAL, State.SELECTABLE, State.SELECTABLE | State.FOCUSED, State.HOVER)
    for place, guest, state in zip(_grid(inside, 5, 1), GUESTS, states, strict=True):
        art.guest_card(painter, place, theme, guest, state)
    inside = art.panel(painter, at(250, 322, 690, 92), theme, "Dice")
    for place, space in zip(_grid(inside, 6, 1), DICE, strict=True):
        state = State.SELECTABLE if 0 < space.dice < 6 else State.NORMAL
        art.dice_space(painter, place, theme, space, state)
    inside = art.panel(painter, at(250, 420, 690, 236), theme)
    hotel(painter, inside, theme)
    inside = art.panel(painter, at(250, 662, 430, 130), theme, "Café")
    places = _grid(inside, 3, 1)
    art.guest_card(painter, places[0], theme, CAFE[0], State.DROP_TARGET)
    art.guest_card(painter, places[1], theme, CAFE[1], State.SELECTED)
    art.empty_table(painter, places[2], theme, "free table")
    inside = art.panel(painter, at(686, 662, 254, 130), theme, "Kitchen")
    kitchen = (*(CounterArt(i, n, label=i) for i, n in zip(art.ITEMS, (2, 1, 0, 3, 1), strict=True)),
               CounterArt("krone", 9, 20))  # fmt: skip
    for place, counter in zip(_grid(inside, 6, 1), kitchen, strict=True):
        art.counter(painter, place, theme, counter)
    inside = art.panel(painter, at(946, 148, 326, 420), theme, "Your staff in hand")
    for place, card in zip(_grid(inside, 2, 3), STAFF, strict=True):
        art.staff_card(painter, place, theme, card, State.SELECTABLE if card.cost == 2 else State.NORMAL)
    inside = art.panel(painter, at(946, 574, 326, 218), theme, "Your staff in play")
    for place, card in zip(_grid(inside, 1, 4), STAFF[:4], strict=True):
        shown = StaffArt(card.name, card.text, None, None, card.timing, used=card.name == "Porter")
        art.staff_card(painter, place, theme, shown)


def cards_page(painter: QPainter, size: tuple[int, int], theme: Theme) -> None:
    """Cards from tiny to huge, in every state."""
    painter.fillRect(QRectF(0, 0, *size), theme.window)
    x = 10.0
    for width, height in ((60, 70), (96, 110), (150, 190), (240, 340)):
        art.guest_card(painter, QRectF(x, 10, width, height), theme, GUESTS[4])
        x += width + 8
        art.staff_card(painter, QRectF(x, 10, width, height), theme, STAFF[4])
        x += width + 8
    x = 10.0
    for state in State:
        art.guest_card(painter, QRectF(x, 360, 120, 140), theme, GUESTS[2], state)
        art.staff_card(painter, QRectF(x, 506, 120, 100), theme, STAFF[1], state)
        x += 126
    art.card_back(painter, QRectF(10, 612, 120, 140), theme, "guest")
    art.card_back(painter, QRectF(136, 612, 120, 140), theme, "staff")
    hotel(painter, QRectF(270, 612, 180, 140), theme)
    hotel(painter, QRectF(460, 612, 320, 170), theme)
    for index in range(7):
        art.die(painter, QRectF(800 + index * 46, 620, 42, 42), theme, index)
        art.die(painter, QRectF(800 + index * 24, 670, 20, 20), theme, index)
    for index, item in enumerate(art.ITEMS):
        art.item_token(painter, QRectF(800 + index * 60, 700, 54, 54), theme, item)
    for seat in range(4):
        art.seat_marker(painter, QRectF(1050 + seat * 50, 705, 42, 42), theme, seat, "ABCD"[seat])


def icons_page(painter: QPainter, size: tuple[int, int], theme: Theme) -> None:
    """Every pictogram, large and as small as a menu shows it."""
    painter.fillRect(QRectF(0, 0, *size), theme.panel)
    names = [name for name in art.icon_names() if not name.startswith("qss-")]
    columns = 12
    width, height = size[0] / columns, size[1] / (len(names) // columns + 1)
    for index, name in enumerate(names):
        left, top = index % columns * width, index // columns * height
        side = min(width, height) * 0.5
        art.draw_icon(painter, QRectF(left + 8, top + 6, side, side), theme, name)
        art.draw_icon(painter, QRectF(left + side + 16, top + 10, 18, 18), theme, name)
        words = QRectF(left + 2, top + height * 0.66, width - 4, height * 0.3)
        art.draw_text(painter, words, name, theme.muted, 10)


PAGES: dict[str, Callable[[QPainter, tuple[int, int], Theme], None]] = {
    "table": table_page,
    "cards": cards_page,
    "icons": icons_page,
    "heads": heads_page,
    "alphabet": alphabet_page,
    "facade": facade_page,
    "facade-low": facade_low_page,
    "bays": bays_page,
}


def sheet(
    page: str, theme: Theme, size: tuple[int, int], scale: float = 1.0, font_scale: float = 1.0
) -> QImage:
    """One page as an image, scale being device pixels per pixel."""
    image = QImage(round(size[0] * scale), round(size[1] * scale), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(scale)
    image.fill(QColor(0, 0, 0))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    font = QFont(QGuiApplication.font())
    font.setPixelSize(round(12 * font_scale))
    painter.setFont(font)
    PAGES[page](painter, size, theme)
    painter.end()
    return image


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Contact sheets of all drawings.")
    parser.add_argument("--page", choices=sorted(PAGES), default="table")
    parser.add_argument("--theme", choices=("day", "night"), default="night")
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--font-scale", type=float, default=1.0)
    parser.add_argument("--out", required=True)
    options = parser.parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    width, height = (int(part) for part in options.size.split("x"))
    theme = NIGHT if options.theme == "night" else DAY
    image = sheet(options.page, theme, (width, height), options.scale, options.font_scale)
    saved = image.save(options.out)
    del application
    return 0 if saved else 1


if __name__ == "__main__":
    raise SystemExit(main())
