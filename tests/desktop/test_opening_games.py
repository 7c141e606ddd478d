"""Games opened one after the other in the same window: every view starts anew with each of them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gah_desktop.app.replay import Replay
from gah_desktop.models import CafeModel
from gah_desktop.models.base import Model
from gah_desktop.record import loads, read_save
from gah_desktop.widgets.main_window import MainWindow
from gah_desktop.widgets.registry import REPLAY, SCORE
from tests.desktop.pages_helpers import make_context

FOLDER = Path(__file__).parents[1] / "format_1" / "saves"
SAVES = sorted(FOLDER.glob("*.gah"))
# some in the middle of a decision, some at their end; all of them are with the slow tests
DAILY = (
    "4-deluxe-draft-middle",
    "2-deluxe-normal-finished",
    "solo-deluxe-hard-random-middle",
    "set-up-draft",
    "3-classic-starter-middle",
)


def tour(names: Sequence[str]) -> list[str]:
    """A walk that goes from each game to each other one."""
    walk = [names[0]]
    for nth, name in enumerate(names):
        for other in names[nth + 1 :]:
            walk += [other, name]
        walk += names[nth + 1 : nth + 2]
    return walk


def rows(model: Model) -> list[tuple[object, ...]]:
    columns = range(model.columnCount())
    return [
        tuple(model.facts(model.index(row, column)) for column in columns) for row in range(model.rowCount())
    ]


def shows_its_own_game(page: QWidget) -> None:
    """Every model of a page holds what a new one would hold, and can be read to the last word."""
    for model in page.findChildren(Model):
        if model.seat >= model.table.setup.players:
            assert model.rowCount() == 0
            continue
        other = CafeModel(model.table, model.seat) if isinstance(model, CafeModel) else model
        assert rows(model) == [tuple(row) for row in other.build()], type(model).__name__
        for row in range(model.rowCount()):
            for column in range(model.columnCount()):
                assert model.data(model.index(row, column)) is not None


def open_all(window: MainWindow, walk: Sequence[str]) -> None:
    files = {file.stem: file for file in SAVES}
    for before, name in pairwise(walk):
        window.show_page("table")
        QApplication.processEvents()
        assert window.open_file(files[name]), f"{name} after {before}"
        window.session.set_paused(True)
        window.session.lift_curtain()
        assert window.current == ("score" if window.session.over else "table")
        window.grab()
        shows_its_own_game(window.table_page)
        if window.session.over:
            shows_its_own_game(window.stack[SCORE])


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    context = make_context(tmp_path)
    context.settings.bot_pace = "slow"
    made = MainWindow(context)
    qtbot.addWidget(made)
    made.resize(1024, 680)
    made.show_page("start")
    made.show()
    return made


def test_the_walk_goes_everywhere() -> None:
    names = "abcd"
    assert set(pairwise(tour(names))) >= {(a, b) for a in names for b in names if a != b}


@pytest.mark.slow
def test_any_game_after_any_other(window: MainWindow) -> None:
    open_all(window, ["set-up-just-dealt", *tour(DAILY)])


@pytest.mark.slow
def test_any_game_after_any_other_in_the_replay(window: MainWindow) -> None:
    files = {file.stem: file for file in SAVES}
    for name in tour(DAILY):
        game = loads(read_save(files[name]))
        window.show_replay(game)
        page = window.stack[REPLAY]
        replay = page.table_page.table if page.table_page is not None else None
        assert isinstance(replay, Replay)
        for position in (replay.length, 0):
            replay.go_to(position)
            window.grab()
            shows_its_own_game(page)


@pytest.mark.slow
@pytest.mark.parametrize("order", range(3))
def test_every_recorded_game_after_another(window: MainWindow, order: int) -> None:
    names = [file.stem for file in SAVES]
    open_all(window, Random(order).sample(names, len(names)))


def test_the_log_tells_the_game_that_was_opened(window: MainWindow) -> None:
    for name in ("4-classic-draft-finished", "2-classic-normal-finished"):
        file = next(file for file in SAVES if file.stem == name)
        window.show_page("table")
        assert window.open_file(file)
    log = window.table_page.parts.log.model
    told = [log.text(log.facts(log.index(row, 0))) for row in range(log.rowCount())]
    fresh = type(log)(window.session)
    assert told == [fresh.text(fresh.facts(fresh.index(row, 0))) for row in range(fresh.rowCount())]
    assert len(loads(read_save(file)).journal.events) >= len(told) > 100
