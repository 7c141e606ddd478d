"""The table with the whole expansion: nothing is cut off, nothing hides, whole games by hand."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gah_desktop.engine.module_registry import EXPANSIONS
from gah_desktop.widgets.main_window import MainWindow
from tests.desktop.table_hands import WAYS, Hands, open_window
from tests.desktop.test_table_games import play
from tests.desktop.test_table_layout import readable, whole

EVERYTHING = tuple(EXPANSIONS)
SHAPES = (
    (1024, 680, 100, 4),
    (1024, 680, 200, 2),
    (1280, 800, 100, 3),
    (1280, 800, 150, 2),
    (1280, 800, 200, 4),
    (2560, 1440, 100, 4),
)


def opened(qtbot: QtBot, folder: Path, shape: tuple[int, int, int, int]) -> MainWindow:
    """At the first turn, with promotional cards too."""
    width, height, scale, players = shape
    window = open_window(folder, (width, height), seed=8, players=players, modules=EVERYTHING, promo=True)
    qtbot.addWidget(window)
    window.context.settings.text_scale = scale
    hands = Hands(window)
    while window.session.state.round == 0:
        hands.lift()
        assert window.session.try_apply(window.session.options[0]) is None
    hands.lift()
    for _ in range(3):
        QApplication.processEvents()
    return window


@pytest.mark.slow
@pytest.mark.parametrize(
    "shape",
    [shape if shape[2] == 200 else pytest.param(shape, marks=pytest.mark.slow) for shape in SHAPES],
    ids=str,
)
def test_every_place_is_in_sight(qtbot: QtBot, tmp_path: Path, shape: tuple[int, int, int, int]) -> None:
    window = opened(qtbot, tmp_path, shape)
    assert (window.width(), window.height()) == shape[:2]
    whole(window)
    readable(window)
    page = window.table_page
    places = {
        name: QRect(panel.mapTo(page, panel.rect().topLeft()), panel.size())
        for name, panel in page.parts.panels.items()
        if panel.isVisible() and panel.parent() is page.parts
    }
    assert {"ballrooms", "rehearsal"} <= set(places)
    for (one, here), (other, there) in combinations(places.items(), 2):
        assert not here.intersects(there), (one, other)


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("players", [2, 4])
def test_whole_games(qtbot: QtBot, tmp_path: Path, way: str, players: int) -> None:
    window = open_window(tmp_path, seed=players, players=players, modules=EVERYTHING, promo=True)
    qtbot.addWidget(window)
    play(qtbot, window, way)


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
def test_alone_against_elisabeth(qtbot: QtBot, tmp_path: Path, way: str) -> None:
    window = open_window(
        tmp_path, seed=5, solo="elisabeth", kinds=(), names=("Anna", "Elisabeth"), modules=EVERYTHING
    )
    qtbot.addWidget(window)
    play(qtbot, window, way)
