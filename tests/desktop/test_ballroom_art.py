"""The drawings of ballrooms and rehearsal rooms: in every state and size, told apart, readable."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from gah_desktop.widgets.art import Amount, State
from gah_desktop.widgets.art.ballrooms import (
    BONUS,
    PRICE,
    BalconyArt,
    HallArt,
    StepArt,
    balcony,
    hall,
    hall_layout,
    step,
    tread_colour,
    wall_colour,
)
from gah_desktop.widgets.art.canvas import Painter
from gah_desktop.widgets.art.dancers import draw_dancer, draw_dancers
from gah_desktop.widgets.art.facade_specs import colours
from gah_desktop.widgets.art.rehearsal import AreaArt, OfferedArt, area, offered
from gah_desktop.widgets.theme import Theme
from tests.desktop.test_art import EVERY_STATE, SIZES, THEMES, canvas, contrast

NOW = ((0, "−5", 0), (1, "12", 3), (2, "7", 2), (3, "0", 1))
FREE = ((0, 1), (-1, 0), (1, 3), (-1, 0))
SAMPLES: tuple[tuple[Painter, object], ...] = (
    (hall, HallArt("Apollosaal", "III", "dancers × highest row", NOW)),
    (hall, HallArt("Goldener Strauß", "V", "each row: 7 · 2", NOW[:2], scored=True)),
    (hall, HallArt("Zur Kettenbrücke", "VII", "2 dancers: 7 VP", NOW, due=True)),
    (hall, HallArt("Zur Kettenbrücke", "VII", "2 dancers: 7 VP", NOW, folded=True)),
    (step, StepArt(2, False, FREE, (False, True, False, True), (Amount("krone", "2"),))),
    (step, StepArt(0, True, FREE[:2], (True, False))),
    (step, StepArt(3, False, FREE[:3], (False,) * 3, (Amount("strudel"), Amount("wine")), closed=True)),
    (balcony, BalconyArt("Balcony", "no limit", "as the top row of VII", 3, False, ())),
    (balcony, BalconyArt("Balcony", "no limit", "as the top row of VII", 1, True, ((0, 2), (3, 1)))),
    (balcony, BalconyArt("Balcony", "no limit", "as the top row of VII", 3, False, ((0, 6), (1, 4)))),
    (area, AreaArt(4, 2, 1, (Amount("krone", "6"),))),
    (area, AreaArt(1, 0, 3, (Amount("vp", "1"),))),
    (offered, OfferedArt("Treasury", 0, ((1, (Amount("krone", "1"),)), (4, (Amount("vp", "8"),))))),
)


@THEMES
@pytest.mark.parametrize(("painting", "what"), SAMPLES, ids=lambda value: getattr(value, "__name__", ""))
def test_everything_is_drawn_in_every_state_and_size(
    qapp: QApplication, theme: Theme, painting: Painter, what: object
) -> None:
    for size in SIZES:
        for state in EVERY_STATE:
            image, painter = canvas(*size)
            painting(painter, QRectF(0, 0, *size), theme, what, state)
            painter.end()
            assert not image.isNull()


def figure(theme: Theme, seat: int, *, gone: bool = False, number: int = 1) -> QImage:
    image, painter = canvas(32, 40)
    if number > 1:
        draw_dancers(painter, QRectF(0, 0, 32, 40), theme, seat, number)
    else:
        draw_dancer(painter, QRectF(0, 0, 32, 40), theme, seat, gone=gone)
    painter.end()
    return image


@THEMES
def test_seats_differ_by_shape_as_well_as_by_colour(qapp: QApplication, theme: Theme) -> None:
    """Even of those who have left, drawn as outlines without colour."""
    for gone in (False, True):
        pictures = [figure(theme, seat, gone=gone) for seat in range(4)]
        assert all(one != other for one, other in combinations(pictures, 2))


@THEMES
def test_those_who_have_left_and_several_on_a_space_look_different(qapp: QApplication, theme: Theme) -> None:
    pictures = [figure(theme, 0), figure(theme, 0, gone=True)]
    pictures += [figure(theme, 0, number=number) for number in (2, 3)]
    assert all(one != other for one, other in combinations(pictures, 2))


@THEMES
def test_writing_and_light_can_be_told_from_the_walls(theme: Theme) -> None:
    c = colours(theme)
    for scored, inks in ((False, (c.ink, c.gold_text, theme.text)), (True, (c.soft,))):
        for ink in inks:
            assert contrast(ink, wall_colour(theme, scored=scored)) >= 4.5
    assert contrast(c.glow, wall_colour(theme, scored=False)) >= 3
    assert contrast(c.glow, tread_colour(theme)) >= 3
    assert contrast(theme.text, tread_colour(theme)) >= 4.5


@pytest.mark.parametrize("size", [(170, 95), (216, 112), (330, 165), (270, 120)])
def test_nothing_of_a_ballroom_lies_on_anything_else(size: tuple[int, int]) -> None:
    places = hall_layout(QRectF(0, 0, *size), min(13.0, size[1] / 8.3, size[0] / 11.5))
    parts = [places.head, *places.rows, places.scoring, places.now]
    for one, other in combinations(parts, 2):
        assert not one.adjusted(1, 1, -1, -1).intersects(other.adjusted(1, 1, -1, -1))
    assert all(QRectF(0, 0, *size).contains(part) for part in parts)
    assert all(row.height() >= 14 for row in places.rows)


@THEMES
def test_only_the_spaces_that_are_meant_shine(qapp: QApplication, theme: Theme) -> None:
    def drawn(marked: tuple[bool, ...]) -> QImage:
        image, painter = canvas(216, 20)
        art = StepArt(1, False, ((-1, 0),) * 4, marked)
        step(painter, QRectF(0, 0, 216, 20), theme, art, State.SELECTABLE)
        painter.end()
        return image

    none, first, all_ = drawn((False,) * 4), drawn((True, False, False, False)), drawn((True,) * 4)
    assert none != first != all_ != none
    half = QRectF(110, 0, 106, 20).toRect()
    assert none.copy(half) == first.copy(half)


@THEMES
@pytest.mark.parametrize("spaces", [1, 4, 6, 10])
def test_as_many_spaces_as_an_owner_has_set_right_lie_between_price_and_bonus(
    qapp: QApplication, theme: Theme, spaces: int
) -> None:
    def drawn(number: int) -> QImage:
        image, painter = canvas(260, 34)
        one = StepArt(1, False, ((2, 1),) * number, (False,) * number, (Amount("krone", "3"),))
        step(painter, QRectF(0, 0, 260, 34), theme, one)
        painter.end()
        return image

    empty, row = drawn(0), drawn(spaces)
    changed = [x for x in range(260) for y in range(34) if empty.pixel(x, y) != row.pixel(x, y)]
    assert min(changed) >= 260 * PRICE - 1 and max(changed) <= 260 * (1 - BONUS) + 1
