"""The other hotels, small: house, café and figures side by side or below each other, none over another."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gah_desktop.engine.module_registry import EXPANSIONS
from gah_desktop.widgets.art import Amount
from gah_desktop.widgets.art.facade import upper_house
from gah_desktop.widgets.art.facade_specs import colours
from gah_desktop.widgets.table import opponents
from gah_desktop.widgets.table.ground import draw_ground
from gah_desktop.widgets.table.opponents import _abreast, _places
from gah_desktop.widgets.theme import NIGHT, Theme
from tests.desktop.table_hands import open_window

Places = list[QRectF]
BASE = [[Amount("krone", "9")] * 3, [Amount("cake", "1")] * 4]
WALTZ = [[Amount("krone", "9")] * 3, [Amount("cake", "1")] * 3, [Amount("dancer", "1")] * 3]


@pytest.mark.parametrize("counters", [BASE, WALTZ], ids=["base", "expansion"])
@pytest.mark.parametrize("shape", [(230, 66, 12), (165, 84, 11), (455, 131, 23)], ids=str)
def test_abreast_nothing_lies_on_anything_else(
    counters: list[list[Amount]], shape: tuple[int, int, int]
) -> None:
    width, height, size = shape
    whole = QRectF(3, 5, width, height)
    figures, hotel, street = _abreast(whole, counters, size)
    assert len(figures) == sum(map(len, counters))
    assert all(whole.contains(place) for place in (*figures, hotel, street))
    for one, other in combinations((*figures, hotel.adjusted(0, 0, 0, -1), street), 2):
        assert not one.intersects(other), (one, other)
    assert hotel.width() == street.width() and hotel.bottom() == street.top()
    assert all(place.height() >= size * 1.4 for place in figures)


def test_in_a_high_card_the_house_stands_below_the_figures() -> None:
    figures, hotel = _places(QRectF(0, 0, 190, 380), BASE, 13)
    assert len(figures) == 7 and hotel.top() >= max(place.bottom() for place in figures)


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (2560, 1440)], ids=str)
def test_four_players_with_everything_see_each_other_s_houses(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    drawn: list[QRectF] = []
    draw = upper_house

    def listen(painter: QPainter, rect: QRectF, theme: Theme, art: object) -> None:
        drawn.append(rect)
        draw(painter, rect, theme, art)

    monkeypatch.setattr(f"{opponents.__name__}.upper_house", listen)
    window = open_window(tmp_path, size, players=4, modules=tuple(EXPANSIONS), seed=8)
    qtbot.addWidget(window)
    QApplication.processEvents()
    window.context.session.lift_curtain()
    QApplication.processEvents()
    drawn.clear()
    for card in window.table_page.parts.opponents.cards.values():
        card.grab()
    assert len(drawn) == 3
    assert all(place.height() > 34 and place.width() > 90 for place in drawn)


def test_stars_stand_over_the_roof_and_not_among_the_figures_of_the_others(
    qtbot: QtBot, tmp_path: Path
) -> None:
    """By night; a star beside a figure would read as a point."""
    window = open_window(tmp_path, (1280, 800), players=2, seed=8)
    qtbot.addWidget(window)
    window.context.settings.theme = "night"
    QApplication.processEvents()
    parts = window.table_page.parts
    zones = parts._zones
    assert zones is not None
    image = QImage(zones.left.right() + 1, zones.left.bottom() + 1, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    draw_ground(painter, zones, NIGHT)
    painter.end()
    light = colours(NIGHT).leaf.lightness() * 0.6

    def bright(place: QRect) -> bool:
        return any(
            image.pixelColor(x, y).lightness() > light
            for x in range(place.left(), place.right())
            for y in range(place.top(), place.top() + place.height() // 3)
        )

    assert not bright(zones.panels["opponents"])
    assert bright(zones.house)
