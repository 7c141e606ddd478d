"""The start page: what it offers, what it finds, and what it says of damaged files."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFrame, QLabel, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from gah_desktop.app.autosave import Autosave
from gah_desktop.app.evening import first_evening
from gah_desktop.app.game_rows import GameRow, SeatRow
from gah_desktop.app.history import History, LevelResult
from gah_desktop.widgets.context import Context
from gah_desktop.widgets.pages.about_games import occasion, played_with
from gah_desktop.widgets.pages.start import StartPage, days_setup, quick_setup
from tests.app.test_unfinished import FAR, dated
from tests.desktop.pages_helpers import loaded, make_context, played, shown
from tests.helpers.odd_files import POSIX, Make, folder, pipe


@pytest.fixture
def context(qtbot: QtBot, tmp_path: Path) -> Context:
    return make_context(tmp_path)


def saved(context: Context, steps: int = 40) -> Autosave:
    autosave = Autosave(context.paths)
    journal = loaded(steps=steps).journal
    autosave.save(journal, {})
    journal.apply(journal.game.legal_actions()[0])
    autosave.save(journal, {})
    autosave.settle()
    return autosave


def start_page(qtbot: QtBot, context: Context) -> StartPage:
    page = StartPage(context)
    qtbot.addWidget(page)
    page.refresh()
    shown(page)
    return page


def words(page: StartPage) -> str:
    return "\n".join(label.text() for label in page.findChildren(QLabel) if label.isVisible())


def visible(page: StartPage, name: str) -> bool:
    return (page.findChild(QPushButton, name) or page.findChild(QFrame, name)).isVisible()  # type: ignore[union-attr]


def primary(page: StartPage) -> list[str]:
    names = ("firstEveningButton", "quickStartButton")
    return [name for name in names if page.findChild(QPushButton, name).property("primary")]  # type: ignore[union-attr]


def test_who_has_never_played_begins_with_the_first_evening(qtbot: QtBot, context: Context) -> None:
    page = start_page(qtbot, context)
    assert not visible(page, "continueButton")
    assert not visible(page, "damagedNotice")
    assert primary(page) == ["firstEveningButton"]
    assert "three rounds, with advice" in words(page)
    evening, quick = (
        page.findChild(QPushButton, name) for name in ("firstEveningButton", "quickStartButton")
    )
    assert evening is not None and quick is not None and evening.y() < quick.y()


def test_without_a_game_the_quick_start_comes_first(qtbot: QtBot, context: Context) -> None:
    context.paths.games.mkdir(parents=True, exist_ok=True)
    (context.paths.games / "20260101-game.gah").write_text(played(2), encoding="utf-8")
    page = start_page(qtbot, context)
    assert primary(page) == ["quickStartButton"]
    assert "three rounds, with advice" not in words(page)


def test_a_first_evening_and_the_deal_of_a_day_are_called_so(context: Context) -> None:
    setup = days_setup(context.settings, date(2026, 11, 19))[0]
    assert occasion(setup).startswith("Deal of ") and "19" in occasion(setup)
    assert occasion(first_evening("Anna", "Resi")) == "First evening"
    assert occasion(replace(setup, seed=7)) == occasion(replace(setup, ruleset="classic")) == ""
    assert occasion(replace(setup, seed=20261399)) == ""
    assert played_with(setup) == f"{occasion(setup)} · Deluxe"


def test_the_last_game_is_offered_with_who_and_where(qtbot: QtBot, context: Context) -> None:
    saved(context)
    page = start_page(qtbot, context)
    assert visible(page, "continueButton")
    assert "Anna and Ben" in words(page)
    assert "Round" in words(page) or "set-up" in words(page)


@pytest.mark.parametrize(
    ("name", "signal"),
    [
        ("continueButton", "continueRequested"),
        ("newGameButton", "newGameRequested"),
        ("quickStartButton", "quickStartRequested"),
        ("openButton", "openRequested"),
        ("referenceButton", "referenceRequested"),
        ("historyButton", "historyRequested"),
        ("settingsButton", "settingsRequested"),
    ],
)
def test_every_button_asks_for_its_thing_by_mouse_and_by_key(
    qtbot: QtBot, context: Context, name: str, signal: str
) -> None:
    saved(context)
    page = start_page(qtbot, context)
    control = page.findChild(QPushButton, name)
    assert control is not None
    with qtbot.waitSignal(getattr(page, signal)):
        QTest.mouseClick(control, Qt.MouseButton.LeftButton)
    control.setFocus()
    with qtbot.waitSignal(getattr(page, signal)):
        QTest.keyClick(control, Qt.Key.Key_Space)
    with qtbot.waitSignal(getattr(page, signal)):
        QTest.keyClick(control, Qt.Key.Key_Return)


def test_a_damaged_autosave_is_named_and_the_one_before_is_offered(qtbot: QtBot, context: Context) -> None:
    autosave = saved(context)
    text = autosave.path.read_text(encoding="utf-8")
    autosave.path.write_text(text[: len(text) // 2], encoding="utf-8")
    page = start_page(qtbot, context)
    assert visible(page, "damagedNotice")
    assert visible(page, "continueButton")
    assert f"{autosave.path}.damaged-1" in words(page)
    assert "one step earlier" in words(page)
    page.refresh()  # coming back to the page, it is still said
    assert visible(page, "damagedNotice")


def test_if_both_are_damaged_that_is_said_and_nothing_is_offered(qtbot: QtBot, context: Context) -> None:
    autosave = saved(context)
    for file in (autosave.path, autosave.previous):
        file.write_text("{", encoding="utf-8")
    page = start_page(qtbot, context)
    assert not visible(page, "continueButton")
    assert "no earlier one" in words(page)
    assert len(list(context.paths.data.glob("*.damaged-1"))) == 2


def test_the_quick_start_is_one_bot_on_the_night_side(context: Context) -> None:
    setup, meta = quick_setup(context.settings)
    assert setup.kinds == ("human", "heuristic")
    assert (setup.board(0), setup.board(1)) == ("night", "night")
    assert meta.id
    context.settings.new_game_choice = {"seats": [{"kind": "human", "name": "Sisi"}]}
    assert quick_setup(context.settings)[0].names[0] == "Sisi"


def test_the_record_against_each_opponent_is_told(qtbot: QtBot, tmp_path: Path, monkeypatch: Any) -> None:
    """The most played first; a level where the opponent has levels."""
    context = make_context(tmp_path)
    context.paths.history_file.parent.mkdir(parents=True, exist_ok=True)
    context.paths.history_file.touch()
    results = [
        LevelResult("leopold", "hard", 2, 1, 150, 140.0, 160.0),
        LevelResult("heuristic", "", 5, 3, 131, 120.0, 110.0),
    ]
    monkeypatch.setattr(History, "against", lambda self: results)
    page = StartPage(context)
    qtbot.addWidget(page)
    page.tell_record()
    told = page.findChild(QLabel, "ownRecord")
    assert told is not None
    assert told.text() == ("Bot: prudent: 3 of 5 won, best 131 VP\nLeopold, Hard: 1 of 2 won, best 150 VP")


def test_the_deal_of_a_day_is_the_same_for_everybody(tmp_path: Path) -> None:
    settings = make_context(tmp_path).settings
    today = date(2026, 11, 18)
    first, again = days_setup(settings, today)[0], days_setup(settings, today)[0]
    assert first.seed == again.seed == 20261118
    assert days_setup(settings, date(2026, 11, 19))[0].seed == 20261119
    assert first == replace(quick_setup(settings)[0], seed=first.seed)


def test_the_deal_of_the_day_tells_its_date_and_how_it_ended(qtbot: QtBot, context: Context) -> None:
    page = start_page(qtbot, context)
    day = page.findChild(QLabel, "dayWhat")
    assert day is not None and str(date.today().year)[2:] in day.text()
    setup = days_setup(context.settings, date.today())[0]
    seats = (
        SeatRow(0, "Anna", "human", "night", 131, True, {}),
        SeatRow(1, "Resi", "heuristic", "night", 99, False, {}),
    )
    about = ("deluxe", 2, setup.seed, None, None, None)
    page._tell_day([GameRow("other", "", *about, replace(setup, seed=7), seats)])
    assert "131" not in day.text()
    page._tell_day([GameRow("game", "", *about, setup, seats)])
    assert "Anna 131" in day.text() and "Resi 99" in day.text()


def test_in_a_large_window_the_letters_are_larger_and_back_again(qtbot: QtBot, context: Context) -> None:
    page = start_page(qtbot, context)
    button = page.findChild(QPushButton, "newGameButton")
    assert isinstance(button, QPushButton)

    def letter(width: int, height: int) -> float:
        shown(page, (width, height))
        return button.fontInfo().pointSizeF()

    usual = letter(1280, 800)
    assert letter(1024, 680) == usual
    assert letter(2560, 1440) > usual * 1.4
    assert button.sizeHint().height() <= button.height()
    assert letter(1280, 800) == usual


def failing_disk() -> sqlite3.Error:
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR
    return error


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (PermissionError(13, ""), "Access is not permitted."),
        (failing_disk(), "The history file cannot be written."),
    ],
)
def test_a_history_that_cannot_be_read_is_told_in_a_sentence(
    qtbot: QtBot, context: Context, monkeypatch: pytest.MonkeyPatch, error: Exception, why: str
) -> None:
    context.paths.history_file.write_bytes(b"something")

    def refused(self: History) -> None:
        raise error

    monkeypatch.setattr(History, "connect", refused)
    page = start_page(qtbot, context)
    told = page.findChild(QLabel, "ownRecord")
    assert told is not None
    qtbot.waitUntil(lambda: bool(told.text()))
    for _ in range(2):
        assert told.text() == f"The history cannot be read. {why}" and told.isVisible()
        page.tell_record()
    assert visible(page, "quickStartButton") and not page.findChildren(QMessageBox)


@POSIX
@pytest.mark.parametrize("make", [pipe, folder])
def test_what_is_no_history_is_set_aside_and_the_page_stands(
    qtbot: QtBot, context: Context, make: Make
) -> None:
    make(context.paths.history_file)
    page = start_page(qtbot, context)
    page.tell_record()
    told = page.findChild(QLabel, "ownRecord")
    assert told is not None and not told.isVisible() and not told.text()
    assert context.session.history.notice == context.paths.data / "history.sqlite.damaged-1"


def test_the_game_of_the_year_33658_is_offered_without_a_date(
    qtbot: QtBot, context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved(context)
    dated(monkeypatch, FAR)
    page = start_page(qtbot, context)
    assert visible(page, "continueButton") and "336" not in words(page)
