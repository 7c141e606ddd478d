"""The list of unfinished games: who plays, which round, when; continued, deleted, and put back."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QListView
from pytestqt.qtbot import QtBot

from gah_desktop.app.meta import Meta, iso
from gah_desktop.engine import Setup
from gah_desktop.record import Journal, dumps, loads, read_save
from gah_desktop.widgets.context import Context
from gah_desktop.widgets.main_window import MainWindow
from gah_desktop.widgets.pages.about_games import date_text
from gah_desktop.widgets.pages.hotel_picture import HotelPicture
from gah_desktop.widgets.pages.unfinished import UnfinishedPage
from gah_desktop.widgets.pages.unfinished_list import UnfinishedModel
from tests.desktop.pages_helpers import make_context, played
from tests.models.helpers import play_randomly


@pytest.fixture
def context(qtbot: QtBot, tmp_path: Path) -> Context:
    return make_context(tmp_path)


def put(context: Context, name: str, text: str, day: int) -> Path:
    """A game among the saves, last changed on this day of November 2021."""
    file = context.paths.saves / name
    file.write_text(text, encoding="utf-8")
    moment = 1637000000 + 86400 * (day - 15)
    os.utime(file, (moment, moment))
    return file


def solo(steps: int = 60) -> str:
    journal = Journal.new(
        Setup(players=2, seed=4, solo="leopold", level="hard", names=("Anna", "Leopold"),
              kinds=("human", "leopold"))
    )  # fmt: skip
    rng = random.Random(4)
    while journal.position < steps:
        journal.apply(rng.choice(journal.game.legal_actions()))
    return dumps(journal, Meta("solo").to_dict())


@pytest.fixture
def games(context: Context) -> list[Path]:
    """The newest first: Leopold's, one of three with a name, one of two."""
    return [
        put(context, "2021-11-14-193320-1.gah", solo(), 14),
        put(context, "Sunday with the aunts.gah", played(3, 5, 90), 13),
        put(context, "2021-11-12-193320-1.gah", played(2, 3, 60), 12),
    ]


def shown(qtbot: QtBot, context: Context) -> UnfinishedPage:
    page = UnfinishedPage(context)
    qtbot.addWidget(page)
    page.resize(1024, 680)
    page.show()
    page.refresh()
    qtbot.waitUntil(lambda: page.complete)
    return page


def view(page: UnfinishedPage) -> QListView:
    found = page.findChild(QListView, "unfinishedView")
    assert found is not None
    return found


def rows(page: UnfinishedPage) -> list[list[str]]:
    model = view(page).model()
    return [str(model.index(row, 0, QModelIndex()).data()).split("\n") for row in range(model.rowCount())]


def press(page: UnfinishedPage, name: str) -> None:
    control = page.findChild(QAbstractButton, name)
    assert control is not None and control.isVisible() and control.isEnabled(), name
    control.click()


def choose(page: UnfinishedPage, row: int) -> None:
    view(page).setCurrentIndex(view(page).model().index(row, 0, QModelIndex()))


def words(page: UnfinishedPage) -> list[str]:
    return [label.text() for label in page.findChildren(QLabel) if label.isVisible() and label.text()]


def test_who_plays_which_round_and_when(qtbot: QtBot, context: Context, games: list[Path]) -> None:
    page = shown(qtbot, context)
    told = rows(page)
    assert [row[0] for row in told] == [
        "Anna against Leopold",
        "Sunday with the aunts: Anna against Ben and Clara",
        "Anna against Ben",
    ]
    for row, file in zip(told, games, strict=True):
        round = loads(read_save(file)).journal.game.state.round
        assert row[1].startswith(f"Round {round} of 7 · Deluxe" if round else "During the set-up")
    assert "Hard" in told[0][1]
    assert [row[2] for row in told] == [date_text(iso(file.stat().st_mtime)) for file in games]


def test_each_has_a_picture_of_its_hotel(qtbot: QtBot, context: Context, games: list[Path]) -> None:
    page = shown(qtbot, context)
    page.grab()
    pictures = [loads(read_save(file)) for file in games]
    drawn = []
    for loaded in pictures:
        picture = HotelPicture(loaded.journal.game, Meta.from_dict(loaded.meta))
        image = picture.pixmap(view(page).size() / 6, 1, context.look.theme).toImage()
        drawn.append(bytes(image.constBits()))
    assert len(set(drawn)) == len(games)


def test_the_model_is_a_proper_model(qtbot: QtBot, context: Context, games: list[Path]) -> None:
    page = shown(qtbot, context)
    model = page.findChild(UnfinishedModel)
    assert model is not None
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.add(model.take(0))
    model.clear()
    tester.deleteLater()


def test_no_twins_no_finished_games_and_none_without_a_choice(
    qtbot: QtBot, context: Context, games: list[Path]
) -> None:
    for number in range(15):
        put(context, f"2021-11-10-193320-{number}.gah", played(2, 3, 60), 10)
    put(context, "finished.gah", played(2, 3), 9)
    put(context, "just-dealt.gah", dumps(Journal.new(Setup(kinds=("human", "human"))), {}), 8)
    assert len(rows(shown(qtbot, context))) == 3


def test_damaged_files_are_counted_and_left_alone(qtbot: QtBot, context: Context, games: list[Path]) -> None:
    games[0].write_text("{")
    page = shown(qtbot, context)
    assert len(rows(page)) == 2
    assert any("could not be read" in text and text.startswith("1 ") for text in words(page))
    assert games[0].read_text() == "{"


def test_the_game_in_progress_comes_first_and_cannot_be_deleted(
    qtbot: QtBot, context: Context, games: list[Path]
) -> None:
    context.session.new_game(Setup(players=2, seed=7, names=("Eva", "Max"), kinds=("human", "human")))
    play_randomly(context.session, random.Random(7), 12)
    page = shown(qtbot, context)
    assert rows(page)[0][0] == "In progress: Eva and Max"
    delete = page.findChild(QAbstractButton, "deleteUnfinishedButton")
    assert delete is not None and not delete.isEnabled()
    assert delete.toolTip() == "This is the game in progress. Begin or continue another one first."
    choose(page, 1)
    assert delete.isEnabled() and not delete.toolTip()


def test_deleted_and_put_back(qtbot: QtBot, context: Context, games: list[Path]) -> None:
    page = shown(qtbot, context)
    before, text, changed = rows(page), games[1].read_text(), games[1].stat().st_mtime
    choose(page, 1)
    press(page, "deleteUnfinishedButton")
    assert not games[1].exists()
    assert [row[0] for row in rows(page)] == ["Anna against Leopold", "Anna against Ben"]
    assert "Deleted: Anna against Ben and Clara." in words(page)
    press(page, "undoDeleteButton")
    assert rows(page) == before
    assert (games[1].read_text(), games[1].stat().st_mtime) == (text, changed)
    assert view(page).currentIndex().row() == 1


def test_by_keyboard(qtbot: QtBot, context: Context, games: list[Path]) -> None:
    page = shown(qtbot, context)
    QTest.keyClick(view(page), Qt.Key.Key_Down)
    QTest.keyClick(view(page), Qt.Key.Key_Delete)
    assert not games[1].exists()
    with qtbot.waitSignal(page.playRequested) as asked:
        QTest.keyClick(view(page), Qt.Key.Key_Return)
    assert asked.args is not None and asked.args[0].file == games[2]
    with qtbot.waitSignal(page.closed):
        QTest.keyClick(page, Qt.Key.Key_Escape)


def test_nothing_there(qtbot: QtBot, context: Context) -> None:
    page = shown(qtbot, context)
    assert rows(page) == []
    assert "A game that you leave for another waits here until you continue it." in words(page)
    play = page.findChild(QAbstractButton, "playUnfinishedButton")
    assert play is not None and not play.isEnabled()


def test_a_second_copy_of_the_program_deletes_nothing(
    qtbot: QtBot, context: Context, games: list[Path]
) -> None:
    context.session.keeps = False
    page = shown(qtbot, context)
    delete = page.findChild(QAbstractButton, "deleteUnfinishedButton")
    assert delete is not None and not delete.isEnabled()
    assert delete.toolTip() == "Another copy of the program is running."


def test_from_the_start_page_to_the_table_and_back(qtbot: QtBot, context: Context, games: list[Path]) -> None:
    window = MainWindow(context)
    qtbot.addWidget(window)
    window.show_page("start")
    window.show()
    button = window.page("start").findChild(QAbstractButton, "unfinishedButton")
    assert button is not None and button.isVisible()
    button.click()
    page = window.page("unfinished")
    assert isinstance(page, UnfinishedPage) and window.current == "unfinished"
    qtbot.waitUntil(lambda: page.complete)
    choose(page, 2)
    press(page, "playUnfinishedButton")
    assert window.current == "table"
    assert window.session.names == ("Anna", "Ben")
    assert not games[2].exists(), "it is the game in progress now"
    window.actions_["Unfinished"].trigger()
    qtbot.waitUntil(lambda: page.complete)
    assert rows(page)[0][0] == "In progress: Anna against Ben"
    choose(page, 1)
    press(page, "playUnfinishedButton")
    assert window.session.setup.solo == "leopold"
    window.show_page("unfinished")
    qtbot.waitUntil(lambda: page.complete)
    assert [row[0] for row in rows(page)] == [
        "In progress: Anna against Leopold",
        "Anna against Ben",
        "Sunday with the aunts: Anna against Ben and Clara",
    ]
    window.actions_["StartPage"].trigger()
    window.show_page("unfinished")
    qtbot.waitUntil(lambda: page.complete)
    press(page, "playUnfinishedButton")
    assert window.session.setup.solo == "leopold", "the game in progress goes on"


def test_without_saves_the_start_page_does_not_speak_of_them(qtbot: QtBot, context: Context) -> None:
    window = MainWindow(context)
    qtbot.addWidget(window)
    window.show_page("start")
    window.show()
    button = window.page("start").findChild(QAbstractButton, "unfinishedButton")
    assert button is not None and not button.isVisible()
