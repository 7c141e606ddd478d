"""A module of rules brings its own panel: on the table while it is in play, nowhere otherwise."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gah_desktop.engine import Setup
from gah_desktop.engine.actions import Pass
from gah_desktop.modules import EXPANSIONS
from gah_desktop.widgets.main_window import MainWindow
from gah_desktop.widgets.table.page import TablePage
from tests.desktop.park.rules import Park
from tests.desktop.table_hands import Hands, open_window

FILES = ("tests.desktop.park.panel", "tests.desktop.park.models")


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Registered as a real module is, by one line; nobody has looked at its files yet."""
    monkeypatch.setitem(EXPANSIONS, Park.name, Park)
    for name in FILES:
        monkeypatch.delitem(sys.modules, name, raising=False)
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


def told(page: TablePage) -> list[str]:
    model = page.interactions["park"].model
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


def test_without_the_module_nothing_of_it_is_loaded(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path)
    assert not set(FILES) & set(sys.modules)
    assert "park" not in window.table_page.parts.panels
    assert "park" not in window.table_page.interactions


def test_its_panel_stands_where_it_says_and_shows_its_model(qtbot: QtBot, tmp_path: Path) -> None:
    page = opened(qtbot, tmp_path, "park").table_page
    panels = page.parts.panels
    assert panels["park"].isVisible() and panels["park"].title == "Park"
    assert panels["dice"].y() < panels["park"].y() < panels["hotel"].y()
    assert panels["park"].height() > 40
    view = page.interactions["park"].view
    assert (view.accessibleName(), view.accessibleDescription()) == ("Park", "Two benches")
    assert told(page) == ["bench 1: 1 pigeons", "bench 2: 0 pigeons"]


def test_its_picture_is_painted(qtbot: QtBot, tmp_path: Path) -> None:
    view = opened(qtbot, tmp_path, "park").table_page.interactions["park"].view
    image = view.viewport().grab().toImage()
    for row in range(2):
        middle = view.visualRect(view.model().index(row, 0)).center()
        assert image.pixelColor(middle).name() == "#2f9e44"


def test_it_follows_the_game_and_is_clicked_like_the_rest(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path, "park")
    page, seat = window.table_page, window.session.viewer
    benches = page.interactions["park"]
    middle = benches.view.visualRect(benches.model.index(1, 0)).center()
    QTest.mouseClick(
        benches.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle
    )
    assert window.session.state.players[seat].passed
    Hands(window).lift()
    assert told(page) == ["bench 1: 1 pigeons", "bench 2: 1 pigeons"]


def test_the_keyboard_reaches_it_before_the_buttons(qtbot: QtBot, tmp_path: Path) -> None:
    page = opened(qtbot, tmp_path, "park").table_page
    seen: list[QWidget | None] = []
    page.interactions["queue"].view.setFocus()
    for _ in range(30):
        QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Tab)
        seen.append(QApplication.focusWidget())
    bench, button = page.interactions["park"].view, page.parts.bar.pass_button
    assert seen.index(bench) < seen.index(button)
    QTest.keyClick(bench, Qt.Key.Key_Return)
    assert Pass() not in page.table.options


def test_it_goes_with_the_game_and_comes_back_with_it(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path, "park")
    page = window.table_page
    another_game(window)
    assert page.parts.panels["park"].isHidden() and "park" not in page.interactions
    page.next_panel(1)  # the keyboard does not go to what is hidden
    assert QApplication.focusWidget() is not page.parts.panels["park"].content
    another_game(window, "park")
    assert page.parts.panels["park"].isVisible()
    assert told(page) == ["bench 1: 1 pigeons", "bench 2: 0 pigeons"]


def test_sizes_moved_by_hand_belong_to_the_panels_on_show(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path, "park")
    page = window.table_page
    centre = page.parts.centre
    park = centre.sizes()
    queue, dice, place, *rest = park
    centre.setSizes([queue, dice, place + 30, rest[0] - 30, *rest[1:]])
    centre.splitterMoved.emit(1, 1)
    moved = centre.sizes()
    assert moved != park
    another_game(window)
    assert not centre.moved and 0 < centre.sizes()[0] < 3 * queue
    another_game(window, "park")
    assert centre.moved and centre.sizes() == moved
    again = opened(qtbot, tmp_path / "again", "park")
    assert again.table_page.parts.centre.sizes() == park
