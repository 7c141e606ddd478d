"""A module of rules brings its own panel: on the table while it is in play, nowhere otherwise."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gah_desktop.bots.part import BOT_PARTS, BotPart
from gah_desktop.engine import Setup
from gah_desktop.models.part import MODEL_PARTS, ModelPart
from gah_desktop.reference.part import REFERENCE_PARTS, ReferencePart
from gah_desktop.widgets.art import State
from gah_desktop.widgets.main_window import MainWindow
from gah_desktop.widgets.table.page import TablePage
from gah_desktop.widgets.table.part import PANEL_PARTS, PanelPart
from tests.desktop.table_hands import WAYS, Hands, open_window
from tests.helpers.fountain.rules import Throw, Wish
from tests.helpers.fountain.speaking import known as known
from tests.helpers.fountain.speaking import spoken as spoken
from tests.helpers.parts import registered

FILES = ("tests.helpers.fountain.panel", "tests.helpers.fountain.models")


def models_of(module: str) -> ModelPart | None:
    if module != "fountain":
        return None
    part: ModelPart = import_module("tests.helpers.fountain.models").PART
    return part


def panels_of(module: str) -> PanelPart | None:
    if module != "fountain":
        return None
    part: PanelPart = import_module("tests.helpers.fountain.panel").PART
    return part


@pytest.fixture(autouse=True)
def unread(spoken: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The fountain is registered; what it brings for the table is not imported yet."""
    for name in FILES:
        monkeypatch.delitem(sys.modules, name, raising=False)
    with (
        registered(MODEL_PARTS, load=models_of),
        registered(PANEL_PARTS, load=panels_of),
        registered(BOT_PARTS, BotPart(module="fountain")),
        registered(REFERENCE_PARTS, ReferencePart(module="fountain")),  # a reference may be open still
    ):
        yield


def opened(qtbot: QtBot, folder: Path, *modules: str) -> MainWindow:
    window = open_window(folder, seed=5, modules=modules)
    qtbot.addWidget(window)
    begin(window)
    return window


def begin(window: MainWindow) -> None:
    """To the first turn."""
    hands = Hands(window)
    while window.session.state.round == 0:
        hands.lift()
        hands.do(window.session.options[0])
    hands.lift()
    QApplication.processEvents()


def another_game(window: MainWindow, *modules: str) -> None:
    window.session.new_game(Setup(players=2, seed=5, kinds=("human", "human"), modules=modules))
    begin(window)


def told(page: TablePage) -> str:
    return str(page.interactions["fountain"].model.index(0, 0).data())


def test_without_the_module_nothing_of_it_is_loaded(qtbot: QtBot, tmp_path: Path) -> None:
    page = opened(qtbot, tmp_path).table_page
    assert not set(FILES) & set(sys.modules)
    assert "fountain" not in page.parts.panels and "fountain" not in page.interactions


def test_its_panel_stands_where_it_says_and_shows_its_model(qtbot: QtBot, tmp_path: Path) -> None:
    page = opened(qtbot, tmp_path, "fountain").table_page
    panels = page.parts.panels
    assert panels["fountain"].isVisible() and panels["fountain"].title == "Fountain"
    assert panels["queue"].x() < panels["fountain"].x() < panels["dice"].x()
    assert panels["fountain"].width() > 80 and panels["fountain"].y() == panels["dice"].y()
    view = page.interactions["fountain"].view
    assert (view.accessibleName(), view.accessibleDescription()) == ("Fountain", "Krones can be thrown in")
    assert told(page) == "0 krones in the fountain"


def test_its_picture_is_painted(qtbot: QtBot, tmp_path: Path) -> None:
    view = opened(qtbot, tmp_path, "fountain").table_page.interactions["fountain"].view
    middle = view.visualRect(view.model().index(0, 0)).center()
    assert view.viewport().grab().toImage().pixelColor(middle).name() == "#1c7ed6"


@pytest.mark.parametrize("way", [way for way in WAYS if way != "drag"])
def test_it_glows_is_used_and_follows_the_game(qtbot: QtBot, tmp_path: Path, way: str) -> None:
    window = opened(qtbot, tmp_path, "fountain")
    basin = window.table_page.interactions["fountain"]
    assert basin.light(basin.model.index(0, 0)) == State.SELECTABLE
    hands = Hands(window, way)
    hands.do(Throw())  # finds it on the table
    hands.do(Wish("luck"))  # and this in the panel that asks
    assert told(window.table_page) == "1 krones in the fountain"
    assert basin.light(basin.model.index(0, 0)) == State.NORMAL


def test_the_keyboard_reaches_it_before_the_buttons(qtbot: QtBot, tmp_path: Path) -> None:
    page = opened(qtbot, tmp_path, "fountain").table_page
    seen: list[QWidget | None] = []
    page.interactions["queue"].view.setFocus()
    for _ in range(30):
        QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Tab)
        seen.append(QApplication.focusWidget())
    basin, rounds = page.interactions["fountain"].view, page.interactions["rounds"].view
    assert seen.index(basin) < seen.index(page.parts.bar.pass_button) < seen.index(rounds)


def test_it_goes_with_the_game_and_comes_back_with_it(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path, "fountain")
    page = window.table_page
    basin = page.interactions["fountain"].view
    another_game(window)
    assert page.parts.panels["fountain"].isHidden() and "fountain" not in page.interactions
    assert basin.model().rowCount() == 0
    another_game(window, "fountain")
    assert page.parts.panels["fountain"].isVisible()
    assert told(page) == "0 krones in the fountain"
    assert page.interactions["fountain"].view is basin, "made once"


def test_the_others_have_their_room_back_when_it_goes(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path, "fountain")
    queue = window.table_page.parts.panels["queue"]
    narrow = queue.width()
    another_game(window)
    assert queue.width() > narrow + 30


ZONES = {
    "palace": lambda panels, basin: (
        panels["rounds"].y() == basin.y() and basin.right() < panels["emperor"].x()
    ),
    "stage": lambda panels, basin: (
        panels["emperor"].geometry().bottom() < basin.y()
        and basin.bottom() < panels["hotel"].y()
        and panels["opponents"].geometry().right() < basin.x()  # beside the neighbours
        and basin.width() > 700
    ),
    "neighbours": lambda panels, basin: basin.bottom() < panels["opponents"].y() and basin.right() < 200,
    "desk": lambda panels, basin: basin.bottom() < panels["hand"].y() and basin.x() > 970,
    "caption": lambda panels, basin: basin.y() > panels["queue"].geometry().bottom(),
}


@pytest.mark.parametrize("zone", [*ZONES, "ground"])
def test_a_panel_of_a_module_has_room_in_each_zone(
    qtbot: QtBot, tmp_path: Path, zone: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = import_module("tests.helpers.fountain.panel")
    order = 15 if zone == "palace" else 5
    (spec,) = panel.PART.panels
    part = PanelPart(module="fountain", panels=(spec._replace(place=(zone, order), share=110),))
    monkeypatch.setattr(panel, "PART", part)
    page = opened(qtbot, tmp_path, "fountain").table_page
    panels = page.parts.panels
    basin = panels["fountain"]
    assert basin.isVisible() and basin.width() >= 60 and basin.height() >= 30
    if zone == "ground":  # in the house, between café and kitchen
        house = page.parts.house
        assert basin.parent() is house
        assert house.cafe.geometry().right() < basin.x()
        assert basin.geometry().right() < house.kitchen.x()
        return
    place = basin.geometry()
    assert ZONES[zone](panels, place)
    others = [panel for name, panel in panels.items() if name != "fountain" and panel.isVisible()]
    assert not [panel.title for panel in others if panel.geometry().intersects(place)]
