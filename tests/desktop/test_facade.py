"""The hotel's front: its states differ in shape and light, suites are one wall, writing is legible."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from gah_desktop.widgets import art
from gah_desktop.widgets.art import gallery_house as town
from gah_desktop.widgets.art.canvas import Painter, clear_pictures, mixed
from gah_desktop.widgets.art.canvas import _pictures as remembered
from gah_desktop.widgets.art.carriage import ArrivalArt, backdrop
from gah_desktop.widgets.art.facade import FacadeLayout, facade_layout, house
from gah_desktop.widgets.art.facade_cafe import cafe_table
from gah_desktop.widgets.art.facade_roof import QUIET, roof, sky, wing_roof
from gah_desktop.widgets.art.facade_specs import BayArt, HouseArt, RoofArt, WingArt, colours
from gah_desktop.widgets.art.facade_street import awning, door, ground_floor, kitchen, street
from gah_desktop.widgets.art.facade_walls import (
    bay,
    cost_place,
    pane_of,
    plaque_place,
    plaque_size,
    plaque_words,
    wing_field,
)
from gah_desktop.widgets.art.pieces import food, wanted_ink
from gah_desktop.widgets.art.specs import Amount, Join, RoomStatus, State
from gah_desktop.widgets.art.text import fit_text
from gah_desktop.widgets.pages.common import HAZE
from gah_desktop.widgets.pages.poster import _sky as poster_sky
from gah_desktop.widgets.theme import DAY, NIGHT, Theme
from tests.desktop.test_art import EVERY_STATE, THEMES, canvas, contrast, luminance

BAYS = (
    QRectF(0, 0, 127, 64),
    QRectF(0, 0, 127, 48),
    QRectF(0, 0, 100, 56),
)  # 1280 x 800, expansion, 1024 x 680
PLAN, VACANT, OCCUPIED = RoomStatus.PLAN, RoomStatus.VACANT, RoomStatus.OCCUPIED
PARTS: tuple[tuple[Painter, object], ...] = (
    *((bay, BayArt(color, status)) for color in DAY.guest for status in RoomStatus),
    *((bay, BayArt("red", OCCUPIED, floor=floor, guest=75)) for floor in range(1, 5)),
    (bay, BayArt("blue", PLAN, vp=2, bonus=Amount("vp", "+15"))),
    (bay, BayArt("blue", OCCUPIED, guest=81, bonus=Amount("vp", "+15"), paid=True)),
    (wing_field, WingArt(Amount("vp", "4"), Amount("krone", "−3"))),
    (wing_field, WingArt(Amount("krone", "11/20"), label="Kronen")),
    (sky, None),
    (backdrop, ArrivalArt(HouseArt("Anna", town.rooms(town.GALA)))),
    (roof, RoofArt("Hotel Österreich", 2)),
    (roof, RoofArt()),
    (wing_roof, None),
    (ground_floor, None),
    (awning, None),
    *((cafe_table, table) for table in town.CAFE),
    (door, None),
    (kitchen, town.PANTRY),
    (street, None),
    (house, HouseArt("Ben", town.rooms(town.GALA), (("red", 79),), 1)),
)


def drawn(paint: Painter, theme: Theme, thing: object, rect: QRectF, state: State = State.NORMAL) -> QImage:
    image, painter = canvas(rect.right(), rect.bottom())
    paint(painter, rect, theme, thing, state)
    painter.end()
    return image


def grey(image: QImage, rect: QRectF) -> list[float]:
    """How light each pixel is."""
    return [
        luminance(image.pixelColor(x, y))
        for y in range(int(rect.top()), int(rect.bottom()))
        for x in range(int(rect.left()), int(rect.right()))
    ]


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


@THEMES
def test_every_part_in_every_state_and_size(qapp: QApplication, theme: Theme) -> None:
    for width, height in ((6, 6), (34, 30), (127, 64), (60, 180), (760, 200)):
        for paint, thing in PARTS:
            for state in EVERY_STATE if width == 127 else (State.NORMAL,):
                image = drawn(paint, theme, thing, QRectF(0, 0, width, height), state)
                blank = all(image.pixel(x, y) == 0 for x in range(0, width, 2) for y in range(0, height, 2))
                assert not blank, (paint.__name__, thing, state, width)


@THEMES
@pytest.mark.parametrize("rect", BAYS, ids=str)
def test_the_states_of_a_window_differ_in_shape_not_only_in_colour(
    qapp: QApplication, theme: Theme, rect: QRectF
) -> None:
    pane = pane_of(rect).adjusted(-6, -4, 6, 2)
    states = {
        "not prepared": BayArt("blue", PLAN),
        "prepared": BayArt("blue", VACANT),
        "a guest": BayArt("blue", OCCUPIED, guest=75),
        "flowers": BayArt("blue", OCCUPIED),
    }
    looks = {name: grey(drawn(bay, theme, thing, rect), pane) for name, thing in states.items()}
    for (one, light), (other, other_light) in combinations(looks.items(), 2):
        changed = sum(abs(a - b) > 0.08 for a, b in zip(light, other_light, strict=True))
        assert changed > len(light) * 0.2, (one, other)


@pytest.mark.parametrize("rect", BAYS, ids=str)
def test_at_night_the_lit_windows_are_what_one_sees_first(qapp: QApplication, rect: QRectF) -> None:
    pane = pane_of(rect)
    for color in NIGHT.guest:
        dark, closed, *lit = (
            mean(grey(drawn(bay, NIGHT, art_of, rect), pane))
            for art_of in (
                BayArt(color, PLAN),
                BayArt(color, VACANT),
                BayArt(color, OCCUPIED),
                *(BayArt(color, OCCUPIED, guest=guest) for guest in (58, 71, 75, 81)),
            )
        )
        assert min(lit) > closed * 1.25, color
        assert closed > dark * 2, color
    wall = drawn(bay, NIGHT, BayArt("blue", VACANT), rect)
    shine = drawn(bay, NIGHT, BayArt("blue", OCCUPIED), rect)
    beside = QRectF(pane.left() - 8, pane.center().y(), 4, 4)
    assert mean(grey(shine, beside)) > mean(grey(wall, beside)) * 1.3


def test_at_night_the_kitchen_is_dimmer_than_where_guests_live(qapp: QApplication) -> None:
    bright = drawn(bay, NIGHT, BayArt("blue", OCCUPIED), BAYS[0])
    window = pane_of(BAYS[0])
    middle = QRectF(window.left() + 6, window.center().y() - 3, 4, 6)
    wall = drawn(kitchen, NIGHT, town.PANTRY, QRectF(0, 0, 220, 110))
    tiles = QRectF(80, 34, 60, 14)
    assert mean(grey(wall, tiles)) < mean(grey(bright, middle)) * 0.85


def test_the_guest_who_lives_there_looks_out(qapp: QApplication) -> None:
    rect = BAYS[0]
    windows = [drawn(bay, NIGHT, BayArt("red", OCCUPIED, guest=guest), rect) for guest in (71, 75, 81, None)]
    for one, other in combinations(windows, 2):
        assert one != other


@THEMES
def test_a_suite_is_one_wall_without_a_line_inside(qapp: QApplication, theme: Theme) -> None:
    rooms = town.rooms({})
    layout = facade_layout(QRectF(0, 0, 767, 443))
    image, painter = canvas(767, 443)
    for row, floor in zip(layout.bays, rooms, strict=True):
        for place, room in zip(row, floor, strict=True):
            bay(painter, place, theme, room)
    painter.end()
    for row, floor in zip(layout.bays, rooms, strict=True):
        for place, room in zip(row, floor, strict=True):
            tint = colours(theme).tint[room.color].name()
            if room.join & Join.E:
                y = int(place.bottom() - place.height() * 0.3)
                seam = {
                    image.pixelColor(x, y).name()
                    for x in range(int(place.right()) - 4, int(place.right()) + 4)
                }
                assert seam == {tint}
            else:
                y = int(place.center().y())
                edge = {
                    image.pixelColor(x, y).name() for x in range(int(place.right()) - 10, int(place.right()))
                }
                assert colours(theme).wall.name() in edge
            if room.join & Join.N:
                x = int(place.right() - place.width() * 0.12)
                seam = {
                    image.pixelColor(x, y).name() for y in range(int(place.top()) - 3, int(place.top()) + 3)
                }
                assert seam == {tint}


def test_a_suite_shows_no_seam_on_screens_of_broken_scale(qapp: QApplication) -> None:
    image = QImage(round(254 * 1.25), round(64 * 1.25), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(1.25)
    image.fill(0)
    _, painter = canvas(1, 1)
    painter.end()
    painter.begin(image)
    bay(painter, QRectF(0, 0, 127, 64), NIGHT, BayArt("blue", join=Join.E))
    bay(painter, QRectF(127, 0, 127, 64), NIGHT, BayArt("blue", join=Join.W))
    painter.end()
    middle, y = round(127 * 1.25), round(40 * 1.25)
    seam = {image.pixelColor(x, y).name() for x in range(middle - 5, middle + 5)}
    assert seam == {colours(NIGHT).tint["blue"].name()}


@pytest.mark.parametrize("rect", BAYS, ids=str)
@pytest.mark.parametrize("bonus", ["+2", "+10", "+15"])
def test_the_bonus_of_a_suite_is_written_in_eleven_pixels_or_more(
    qapp: QApplication, rect: QRectF, bonus: str
) -> None:
    pane = pane_of(rect)
    place = plaque_place(rect, pane)
    assert rect.contains(place)
    assert place.left() > pane.right() - 4  # at most before the frame
    _, painter = canvas(10, 10)
    fitted = fit_text(painter, plaque_words(place), bonus, plaque_size(place), bold=True)
    painter.end()
    assert fitted.size >= 11
    assert fitted.stretch == 100


@pytest.mark.parametrize("rect", BAYS, ids=str)
def test_what_a_room_costs_and_the_suite_s_bonus_do_not_cover_each_other(
    qapp: QApplication, rect: QRectF
) -> None:
    pane = pane_of(rect)
    price, bonus = cost_place(pane), plaque_place(rect, pane)
    assert rect.contains(price)
    assert price.right() <= bonus.left() + 1
    assert price.height() >= 19


@THEMES
def test_a_paid_bonus_is_ticked_and_quieter(qapp: QApplication, theme: Theme) -> None:
    rect = BAYS[0]
    place = plaque_place(rect, pane_of(rect))
    open_, paid = (
        drawn(bay, theme, BayArt("red", VACANT, bonus=Amount("krone", "+10"), paid=paid), rect)
        for paid in (False, True)
    )
    edge = int(place.left()), int(place.center().y())
    wall = colours(theme).tint["red"]
    assert contrast(paid.pixelColor(*edge), wall) < contrast(open_.pixelColor(*edge), wall)
    assert grey(open_, place) != grey(paid, place)


@THEMES
def test_writing_and_marks_have_contrast_on_every_wall(theme: Theme) -> None:
    c = colours(theme)
    walls = {"wall": c.wall, "wing": c.wing, "ground": c.ground, "paper": c.paper, **c.tint}
    for name, wall in walls.items():
        assert contrast(c.ink, wall) >= 4.5, name
        assert contrast(c.gold_text, wall) >= 4.5, name
        assert contrast(c.soft, wall) >= (4.5 if name not in c.tint else 4.0), name
        assert contrast(c.glow, wall) >= 3, name
    for color, tint in c.tint.items():
        assert contrast(c.strong[color], tint) >= 3, color
        assert contrast(c.strong[color], c.paper) >= 3, color


@THEMES
def test_everything_on_the_table_can_be_told_from_its_ground(theme: Theme) -> None:
    """Writing 4.5 to 1, marks 3 to 1, on what they really stand on."""
    c = colours(theme)
    sky_, zones = {"sky": c.sky, "below": c.sky_low, "city": c.far}, {"palace": c.ground, "desk": c.wing}
    cards = {"card": c.paper, "tile": theme.card, "track": theme.inset, "caption": theme.window}
    written = (
        (theme.text, {**sky_, **zones, **cards}),
        (c.ink, {**zones, **cards, "street": c.street}),
        (c.soft, {**zones, "card": c.paper}),
        (c.gold_text, {**zones, "street": c.street, "card": c.paper}),
        (theme.gold, {"tile": theme.card, "track": theme.inset, "card": c.paper}),
        (theme.muted, {**zones, **cards}),
        (mixed(theme.text, c.sky_low, 0.15), sky_),  # the name of who has passed
    )
    poor = [(ink.name(), name) for ink, on in written for name, g in on.items() if contrast(ink, g) < 4.5]
    marks = (
        *((ink, {**zones, **cards, "street": c.street}) for ink in (c.glow, theme.glow)),
        *((wanted_ink(theme, item), {"card": c.paper, "café": c.ground}) for item in art.ITEMS),
        *((c.strong[color], {"card": c.paper}) for color in c.strong),
        (theme.gold, sky_),
    )
    faint = [(ink.name(), name) for ink, on in marks for name, g in on.items() if contrast(ink, g) < 3]
    assert poor == [] and faint == []


@THEMES
def test_what_is_possible_now_stands_out_by_three_to_one(qapp: QApplication, theme: Theme) -> None:
    rect = BAYS[0]
    for color in ("blue", "red", "yellow"):
        image = drawn(bay, theme, BayArt(color, VACANT), rect, State.SELECTABLE)
        frame = image.pixelColor(5, 32)
        assert contrast(frame, colours(theme).wall) >= 3
        assert contrast(frame, colours(theme).tint[color]) >= 3


@THEMES
def test_what_is_served_is_in_full_colour_and_what_is_wanted_is_pale(
    qapp: QApplication, theme: Theme
) -> None:
    def full(item: str, served: bool) -> int:
        image, painter = canvas(40, 40)
        food(painter, QRectF(4, 4, 32, 32), theme, item, served)
        painter.end()
        ink = theme.items[item].name()
        return sum(image.pixelColor(x, y).name() == ink for x in range(40) for y in range(40))

    for item in art.ITEMS:
        assert full(item, True) > 40, item
        assert full(item, False) == 0, item


def test_the_parts_of_the_front_touch_and_stay_inside() -> None:
    rect = QRectF(200, 118, 767, 442)
    layout = facade_layout(rect, storey=64, ground=122)
    assert layout.bays[0][0].height() == 64
    for row in layout.bays:
        for one, other in pairwise((layout.left[0], *row, layout.right[0])):
            assert one.right() == other.left()
    for column in range(5):
        for lower, upper in pairwise(layout.bays):
            assert upper[column].bottom() == lower[column].top()
    assert layout.bays[0][0].bottom() == layout.ground.top()
    assert layout.roof.bottom() == layout.bays[-1][0].top()
    street_level = (*layout.tables, layout.door, layout.kitchen)
    for one, other in combinations(street_level, 2):
        assert not one.intersects(other)
    for place in (*street_level, layout.roof, *layout.left, *layout.right, layout.awning):
        assert rect.adjusted(-1, -1, 1, 1).contains(place), place


@pytest.mark.parametrize("size", [(180, 230), (767, 443), (1600, 900)])
def test_a_front_of_any_size_fits_its_place(size: tuple[int, int]) -> None:
    layout: FacadeLayout = facade_layout(QRectF(0, 0, *size))
    assert layout.roof.height() > 0
    assert layout.roof.top() >= 0
    assert layout.ground.bottom() == size[1]
    assert all(room.height() > size[1] * 0.1 for row in layout.bays for room in row)


@THEMES
def test_a_whole_house_shows_who_lives_in_it(qapp: QApplication, theme: Theme) -> None:
    rect = QRectF(0, 0, 184, 234)
    evening, gala = (
        drawn(house, theme, HouseArt("Ben", town.rooms(lives)), rect) for lives in (town.EVENING, town.GALA)
    )
    assert evening != gala
    if theme.dark:  # more light, more guests
        assert mean(grey(gala, rect)) > mean(grey(evening, rect))


LARGE = 3.0  # for titles


@THEMES
def test_words_on_the_sky_of_pages_have_contrast(theme: Theme) -> None:
    """Titles are large; headings, plain and muted words are not. The score and the visit have no haze."""
    c = colours(theme)
    clear = (c.sky, c.sky_low, mixed(c.sky, c.arc, 150 / 255), c.far)
    for ground in clear:
        assert contrast(theme.text, ground) >= 4.5
        assert contrast(theme.gold, ground) >= LARGE
    for ground in (*(mixed(each, theme.window, HAZE / 255) for each in clear), c.street):
        for ink in (theme.text, theme.muted, theme.danger):
            assert contrast(ink, ground) >= 4.5, (ink.name(), ground.name())
    for ground in (mixed(each, theme.window, HAZE / 255) for each in clear):
        assert contrast(theme.gold, ground) >= 4.5, ground.name()


def stars(image: QImage, place: QRectF) -> bool:
    """By night."""
    return any(light > luminance(NIGHT.glow) * 0.3 for light in grey(image, place))


def test_no_star_stands_in_a_sky_with_writing_on_it(qapp: QApplication) -> None:
    """It would read as an accent, a comma or a point."""
    rect = QRectF(0, 0, 400, 200)
    assert stars(drawn(sky, NIGHT, None, rect), rect)
    assert not stars(drawn(sky, NIGHT, QUIET, rect), rect)


def test_no_star_stands_among_the_letters_of_the_poster(qapp: QApplication) -> None:
    rect, name = QRectF(0, 0, 600, 400), QRectF(150, 20, 300, 140)
    image, painter = canvas(rect.width(), rect.height())
    poster_sky(painter, rect, NIGHT, 4, name)
    painter.end()
    assert stars(image, rect)
    assert not stars(image, name)


@pytest.mark.parametrize(
    ("paint", "name", "one", "other"),
    [
        (bay, "_bay", BayArt("red", RoomStatus.VACANT), BayArt("blue", RoomStatus.PLAN)),
        (
            cafe_table,
            "_cafe_table",
            next(t for t in town.CAFE if not isinstance(t, str) and not t.ready),
            "free",
        ),
    ],
    ids=["bay", "table"],
)
def test_what_becomes_possible_lights_up_without_being_drawn_anew(
    qapp: QApplication, paint: Painter, name: str, one: object, other: object
) -> None:
    rect = QRectF(0, 0, 120, 70)
    clear_pictures()
    plain = drawn(paint, NIGHT, one, rect)
    lit = drawn(paint, NIGHT, one, rect, State.SELECTABLE)
    focused = drawn(paint, NIGHT, one, rect, State.SELECTABLE | State.FOCUSED)
    assert plain != lit != focused != plain
    assert drawn(paint, NIGHT, one, rect) == plain
    assert [key[0] for key in remembered].count(name) == 1
    drawn(paint, NIGHT, other, rect, State.SELECTABLE)
    names = [key[0] for key in remembered]
    assert names.count(name) == 2
    assert sum(each.endswith("_light") for each in names) == 2, "one for each state, whatever lies below"


@THEMES
@pytest.mark.parametrize("paint", [sky, street], ids=["sky", "street"])
def test_what_is_drawn_without_a_picture_looks_the_same(
    qapp: QApplication, paint: Painter, theme: Theme
) -> None:
    rect = QRectF(3, 5, 160, 90)
    kept = drawn(paint, theme, None, rect)
    image, painter = canvas(rect.right(), rect.bottom())
    painter.setRenderHint(painter.RenderHint.Antialiasing)
    paint.anew(painter, rect, theme, None)
    painter.end()
    differ = [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if abs(image.pixelColor(x, y).lightness() - kept.pixelColor(x, y).lightness()) > 12
    ]
    assert differ == []
