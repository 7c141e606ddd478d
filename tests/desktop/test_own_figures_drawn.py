"""What bears figures of the house's own has a corner turned up at the lower left, and nothing else has."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from gah_desktop.widgets.art import Amount, DiceArt, dice_space
from gah_desktop.widgets.art.ballrooms import BalconyArt, HallArt, balcony, hall
from gah_desktop.widgets.art.canvas import Painter
from gah_desktop.widgets.art.celebrity_cards import CelebrityArt, celebrity_card
from gah_desktop.widgets.art.entrance_pieces import TokenArt, token
from gah_desktop.widgets.art.rehearsal import AreaArt, OfferedArt, area, offered
from gah_desktop.widgets.theme import Theme
from tests.desktop.test_art import THEMES, canvas

SIZES = ((60, 60), (150, 48), (220, 160))
GAIN = (Amount("vp", "3"),)
DRAWN: tuple[tuple[Painter, object], ...] = (
    (hall, HallArt("Apollosaal", "III", "dancers × highest row", ((0, "0", 0),))),
    (hall, HallArt("Apollosaal", "III", "dancers × highest row", ((0, "0", 0),), folded=True)),
    (balcony, BalconyArt("Balcony", "no limit", "as the top row of VII", 3, False, ())),
    (area, AreaArt(4, 2, 1, GAIN)),
    (offered, OfferedArt("Treasury", 0, ((1, GAIN), (2, GAIN)))),
    (celebrity_card, CelebrityArt("Albert Einstein", 2, "red", 3, face=4)),
    (token, TokenArt(GAIN, GAIN)),
    (dice_space, DiceArt(1, 2, ("strudel", "cake", "champagne"), strength=2)),
)


def drawn(painting: Painter, art: object, size: tuple[int, int], theme: Theme) -> QImage:
    image, painter = canvas(*size)
    painting(painter, QRectF(0, 0, *size), theme, art)
    painter.end()
    return image


def differing(one: QImage, other: QImage) -> list[tuple[int, int]]:
    return [
        (x, y)
        for x in range(one.width())
        for y in range(one.height())
        if one.pixel(x, y) != other.pixel(x, y)
    ]


@THEMES
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(("painting", "art"), DRAWN, ids=lambda value: getattr(value, "__name__", ""))
def test_the_corner_shows_whose_figures_they_are(
    qapp: QApplication, theme: Theme, painting: Painter, art: object, size: tuple[int, int]
) -> None:
    plain = drawn(painting, art, size, theme)
    marked = drawn(painting, art._replace(ours=True), size, theme)  # type: ignore[attr-defined]
    spots = differing(plain, marked)
    assert len(spots) >= 6
    assert all(x < size[0] * 0.25 and y > size[1] * 0.6 for x, y in spots)


@THEMES
def test_an_area_that_has_been_emptied_brings_nothing_more(qapp: QApplication, theme: Theme) -> None:
    empty = AreaArt(1, 0, 0, GAIN)
    assert drawn(area, empty, SIZES[0], theme) == drawn(area, empty._replace(ours=True), SIZES[0], theme)
