"""The history page: games are found, filtered, opened and forgotten; damage is told."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QSplitter, QTableView
from pytestqt.qtbot import QtBot

from gah_desktop.app.meta import Meta
from gah_desktop.engine.module_registry import EXPANSIONS
from gah_desktop.record import Loaded
from gah_desktop.widgets.context import Context
from gah_desktop.widgets.pages.common import select
from gah_desktop.widgets.pages.history import HistoryPage
from gah_desktop.widgets.pages.history_figures import Figures
from gah_desktop.widgets.pages.history_model import GamesModel
from gah_desktop.widgets.pages.picture import Picture
from gah_desktop.widgets.pages.season import Season
from tests.desktop.pages_helpers import button, danced, loaded, make_context, offering, part, shown, told

GAMES = ((2, 1, "deluxe"), (3, 2, "deluxe"), (2, 3, "classic"), (4, 4, "classic"))


@pytest.fixture
def context(qtbot: QtBot, tmp_path: Path) -> Context:
    context = make_context(tmp_path)
    for players, seed, ruleset in GAMES:
        game = loaded(players, seed, ruleset=ruleset)
        context.session.history.record(game.journal, Meta.from_dict(game.meta))
    return context


def history_page(qtbot: QtBot, context: Context) -> HistoryPage:
    page = HistoryPage(context)
    qtbot.addWidget(page)
    page.refresh()
    shown(page, (1280, 800))
    return page


def view_of(page: HistoryPage) -> QTableView:
    view = page.findChild(QTableView, "historyView")
    assert isinstance(view, QTableView)
    return view


def texts(page: HistoryPage, row: int) -> list[str]:
    model = view_of(page).model()
    return [str(model.index(row, column).data()) for column in range(model.columnCount())]


def rows(page: HistoryPage) -> int:
    return view_of(page).model().rowCount()


def test_the_hotels_of_the_chosen_game_stand_below_the_list(qtbot: QtBot, context: Context) -> None:
    page = history_page(qtbot, context)
    season = page.findChild(Season)
    assert season is not None
    qtbot.waitUntil(lambda: not season.isHidden())
    assert len(season.hotels) == 4, "the newest game is chosen"
    view_of(page).selectRow(3)
    qtbot.waitUntil(lambda: len(season.hotels) == 2)
    game = page._model.games[3]
    won = next(seat for seat in game.seats if seat.won)
    assert season.hotels[0].house.name == won.name, "the winner's stands in front"
    assert season.hotels[0].total == won.vp
    assert season.accessibleName() == f"The hotel of {won.name}, as it stands at the end"
    page.resize(1280, 420)
    qtbot.waitUntil(season.isHidden)


def test_the_newest_game_comes_first(qtbot: QtBot, context: Context) -> None:
    page = history_page(qtbot, context)
    assert rows(page) == 4
    assert "David" in view_of(page).model().index(0, 1).data()
    assert "4 game" in told(page)


def test_filters_narrow_the_list(qtbot: QtBot, context: Context) -> None:
    page = history_page(qtbot, context)
    players, ruleset = offering(page, "Any number"), offering(page, "All rules")
    against, text = offering(page, "All opponents"), part(page, QLineEdit)
    select(players, 2)
    assert rows(page) == 2
    select(ruleset, "classic")
    assert rows(page) == 1
    select(players, None)
    assert rows(page) == 2
    select(ruleset, None)
    text.setText("clara")
    assert rows(page) == 2
    text.setText("2026-01-02")
    assert rows(page) == 1
    text.clear()
    select(against, "solo")
    assert rows(page) == 0
    assert not button(page, "Replay").isEnabled()
    assert button(page, "Replay").toolTip() == "Choose a game in the list first."
    select(against, "table")
    assert rows(page) == 4


def test_module_and_opponent_narrow_the_list_and_stand_in_its_rows(qtbot: QtBot, context: Context) -> None:
    for modules, opponent in ((("ballrooms", "more"), "elisabeth"), (tuple(EXPANSIONS), None)):
        game = danced(modules, opponent)
        context.session.history.record(game.journal, Meta.from_dict(game.meta))
    page = history_page(qtbot, context)
    assert rows(page) == 6
    which, against = offering(page, "With and without modules"), offering(page, "All opponents")
    select(which, "celebrities")
    assert rows(page) == 1
    assert texts(page, 0)[3:6] == ["Bot: carefree", "all modules", "Deluxe"]
    select(which, "more")
    assert rows(page) == 2
    select(which, "")
    assert rows(page) == 4
    assert texts(page, 0)[3:5] == ["Bot: carefree", "Classic"], "no column of what none has"
    select(which, None)
    select(against, "elisabeth")
    assert rows(page) == 1
    assert texts(page, 0)[3:6] == ["Elisabeth, Medium", "Vienna Ballrooms and Some More", "Deluxe"]
    select(against, "random")
    assert rows(page) == 5


@pytest.mark.parametrize("by", ["button", "key"])
def test_a_game_is_opened_in_the_replay(qtbot: QtBot, context: Context, by: str) -> None:
    page = history_page(qtbot, context)
    with qtbot.waitSignal(page.replayRequested) as asked:
        if by == "button":
            QTest.mouseClick(button(page, "Replay"), Qt.MouseButton.LeftButton)
        else:
            view_of(page).setFocus()
            QTest.keyClick(view_of(page), Qt.Key.Key_Return)
    assert asked.args is not None
    found = asked.args[0]
    assert isinstance(found, Loaded)
    assert found.journal.game.over
    assert found.journal.game.setup.players == 4


def test_a_game_can_be_forgotten(qtbot: QtBot, context: Context) -> None:
    page = history_page(qtbot, context)
    page.remove_current()
    assert rows(page) == 3
    assert len(list(context.paths.games.glob("*.gah"))) == 3


def test_a_damaged_database_is_named_and_nothing_is_missing(qtbot: QtBot, context: Context) -> None:
    context.session.history.close()
    context.paths.history_file.write_bytes(b"not a database at all" * 100)
    page = history_page(qtbot, make_context(context.paths.data.parent.parent))
    assert rows(page) == 4
    text = "\n".join(label.text() for label in page.findChildren(QLabel) if label.isVisible())
    assert "history.sqlite.damaged-1" in text


def test_figures_are_shown_or_what_is_missing_is_said(qtbot: QtBot, context: Context) -> None:
    page = history_page(qtbot, context)
    figures = part(page, Figures)
    seen = []
    for index in range(figures.count()):
        figures.setCurrentIndex(index)
        seen += [label.text() for label in figures.findChildren(QLabel) if label.isVisible()]
    assert seen == []
    met = [view.model().index(0, 0).data() for view in figures.findChildren(QTableView)]
    assert "Bot: carefree" in met
    assert "Guests" in part(figures, Picture).accessibleName()
    assert part(figures, QTableView).model().rowCount() == 4


def test_without_games_everything_is_said(qtbot: QtBot, tmp_path: Path) -> None:
    page = history_page(qtbot, make_context(tmp_path / "empty"))
    assert rows(page) == 0
    assert not button(page, "Delete…").isEnabled()


def test_narrow_the_list_becomes_the_first_tab(qtbot: QtBot, context: Context) -> None:
    page = history_page(qtbot, context)
    figures = part(page, Figures)
    before = figures.count()
    shown(page, (520, 600))
    assert figures.count() == before + 1
    assert view_of(page).isVisible()
    shown(page, (1280, 800))
    assert figures.count() == before


def test_the_shares_of_the_page_are_remembered_and_reset(qtbot: QtBot, context: Context) -> None:
    page = history_page(qtbot, context)
    split = part(page, QSplitter)
    usual = split.sizes()
    split.setSizes([usual[0] - 120, usual[1] + 120])
    split.splitterMoved.emit(usual[0] - 120, 1)
    moved = split.sizes()
    assert moved != usual
    assert part(history_page(qtbot, context), QSplitter).sizes() == moved
    context.settings.reset_layout()
    assert split.sizes() == usual


def test_the_model_is_a_proper_model(qtbot: QtBot, context: Context) -> None:
    model = GamesModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.show_games(context.session.history.games())
    assert model.rowCount() == 4
    assert model.data(model.index(0, 1), Qt.ItemDataRole.AccessibleTextRole).startswith("Players and VP: ")
    tester.deleteLater()


def test_a_history_in_use_is_looked_at_again_without_waiting(
    qtbot: QtBot, context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    context.session.history.close()
    other = sqlite3.connect(context.paths.history_file, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    page = HistoryPage(context)
    qtbot.addWidget(page)
    page._again.setInterval(20)
    shown(page)
    start = time.perf_counter()
    page.refresh()
    assert time.perf_counter() - start < 0.5
    assert page._notice.text() == "The history cannot be read. Another program is using it at the moment."
    assert page._notice.isVisible() and page._model.rowCount() == 0
    other.execute("ROLLBACK")
    other.close()
    qtbot.waitUntil(lambda: page._model.rowCount() > 0)
    assert not page._notice.isVisible()


def test_a_history_that_cannot_be_read_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    context = make_context(tmp_path)
    context.paths.data.rmdir()
    context.paths._data.write_text("in the way")
    page = HistoryPage(context)
    qtbot.addWidget(page)
    shown(page)
    page.refresh()
    assert page._notice.text() == "The history cannot be read. There is a file where a folder should be."


def test_damaged_content_is_told_and_every_game_is_there(qtbot: QtBot, context: Context) -> None:
    before = len(context.session.history.games())
    context.session.history.close()
    damaged = sqlite3.connect(context.paths.history_file)
    damaged.execute("UPDATE seats SET sheet = '{'")
    damaged.commit()
    damaged.close()
    page = HistoryPage(context)
    qtbot.addWidget(page)
    shown(page)
    page.refresh()
    assert page._model.rowCount() == before > 0
    assert page._notice.text().startswith("The history was damaged. It has been rebuilt")


def test_a_game_that_cannot_be_removed_stays(
    qtbot: QtBot, context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = HistoryPage(context)
    qtbot.addWidget(page)
    shown(page)
    page.refresh()
    before = page._model.rowCount()

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError

    with monkeypatch.context() as bad_luck:
        bad_luck.setattr(Path, "unlink", refuse)
        page.remove_current()
    assert page._notice.text() == "This game cannot be deleted. Access is not permitted."
    page.refresh()
    assert page._model.rowCount() == before


def test_a_second_copy_of_the_program_removes_nothing(qtbot: QtBot, context: Context) -> None:
    context.session.keeps = False
    page = HistoryPage(context)
    qtbot.addWidget(page)
    shown(page)
    page.refresh()
    assert page._look.isEnabled() and not page._remove.isEnabled()
    assert page._remove.toolTip() == "Another copy of the program is running."
