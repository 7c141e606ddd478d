"""The replay page: every way through a game, from any seat."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QPushButton, QSlider, QStackedWidget, QWidget
from pytestqt.qtbot import QtBot

from gah_desktop.app.replay import Replay
from gah_desktop.engine.actions import Pass
from gah_desktop.engine.reasons import Code
from gah_desktop.widgets.pages.emperor import EmperorPage
from gah_desktop.widgets.pages.replay import ReplayPage
from gah_desktop.widgets.pages.score import ScorePage
from gah_desktop.widgets.table.page import TablePage
from tests.desktop.pages_helpers import button, loaded, make_context, offering, part, shown


@pytest.fixture
def page(qtbot: QtBot, tmp_path: Path) -> ReplayPage:
    context = make_context(tmp_path)
    context.settings.bot_pace = "instant"
    page = ReplayPage(context)
    qtbot.addWidget(page)
    page.show_loaded(loaded(2))
    shown(page, (1280, 800))
    return page


def game(page: ReplayPage) -> Replay:
    assert page.replay is not None
    return page.replay


def in_front(page: ReplayPage) -> QWidget | None:
    return part(page, QStackedWidget).currentWidget()


def press(qtbot: QtBot, page: ReplayPage, name: str) -> None:
    control = page.findChild(QPushButton, f"replay_{name}")
    assert control is not None
    assert control.isEnabled()
    QTest.mouseClick(control, Qt.MouseButton.LeftButton)


def test_steps_and_turns_and_both_ends(qtbot: QtBot, page: ReplayPage) -> None:
    replay = game(page)
    press(qtbot, page, "step")
    assert replay.position == 1
    press(qtbot, page, "back")
    assert replay.position == 0
    press(qtbot, page, "turn")
    assert replay.position == replay.turns[0].position
    press(qtbot, page, "turn")
    assert replay.position == replay.turns[1].position
    press(qtbot, page, "turn_back")
    assert replay.position == replay.turns[0].position
    press(qtbot, page, "last")
    assert replay.position == replay.length
    assert not page.findChild(QPushButton, "replay_step").isEnabled()  # type: ignore[union-attr]
    press(qtbot, page, "first")
    assert replay.position == 0


def test_by_key(qtbot: QtBot, page: ReplayPage) -> None:
    replay = game(page)
    page.activateWindow()
    QTest.keyClick(page, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert replay.position == 1
    QTest.keyClick(page, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    assert replay.position == replay.length
    QTest.keyClick(page, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert replay.position == replay.turns[-1].position


def test_slider_and_list_jump(qtbot: QtBot, page: ReplayPage) -> None:
    replay = game(page)
    slider, turns = page.findChild(QSlider, "replaySlider"), page.findChild(QComboBox, "replayTurns")
    assert slider is not None
    assert turns is not None
    slider.setValue(17)
    assert replay.position == 17
    turns.setCurrentIndex(5)
    turns.activated.emit(5)
    assert replay.position == replay.turns[4].position == slider.value()
    replay.go_to(replay.turns[2].position)
    assert turns.currentData() == slider.value() == replay.turns[2].position


def test_from_any_seat(qtbot: QtBot, page: ReplayPage) -> None:
    seats = offering(page, "Ben")
    seats.setCurrentIndex(1)
    seats.activated.emit(1)
    assert game(page).viewer == 1


def test_playing_stops_for_the_emperor_and_at_the_end(qtbot: QtBot, page: ReplayPage) -> None:
    replay = game(page)
    replay.go_to(next(turn.position for turn in replay.turns if turn.round == 3))
    press(qtbot, page, "play")
    timer, emperor = part(page, QTimer), part(page, EmperorPage)
    timer.setInterval(0)
    qtbot.waitUntil(lambda: in_front(page) is emperor, timeout=20_000)
    assert not timer.isActive()
    emperor.closed.emit()
    assert isinstance(in_front(page), TablePage)
    replay.go_to(replay.length - 2)
    press(qtbot, page, "play")
    timer.setInterval(0)
    qtbot.waitUntil(lambda: replay.position == replay.length, timeout=20_000)
    assert not timer.isActive()


def test_the_score_sheet_is_one_click_away(qtbot: QtBot, page: ReplayPage) -> None:
    game(page).go_to(game(page).length)
    QTest.mouseClick(button(page, "Score sheet"), Qt.MouseButton.LeftButton)
    score = in_front(page)
    assert isinstance(score, ScorePage)
    assert not button(score, "Play again").isVisible()
    QTest.mouseClick(button(page, "Score sheet"), Qt.MouseButton.LeftButton)
    assert isinstance(in_front(page), TablePage)


def test_another_game_takes_the_place_of_the_first(qtbot: QtBot, page: ReplayPage) -> None:
    press(qtbot, page, "last")
    page.show_loaded(loaded(3))
    assert game(page).position == 0
    assert game(page).setup.players == 3
    assert offering(page, "Clara").count() == 3
    with qtbot.waitSignal(page.closed):
        button(page, "Close").click()


def test_escape_first_leaves_what_is_open_and_then_the_page(qtbot: QtBot, page: ReplayPage) -> None:
    table, closed = part(page, TablePage), []
    page.closed.connect(lambda: closed.append(True))
    table.call_on(1)
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert (table.visiting, closed) == (-1, [])
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert closed == [True]


def test_whatever_is_tried_the_game_is_only_watched(qtbot: QtBot, page: ReplayPage) -> None:
    replay = game(page)
    for name in ("turn", "last"):
        press(qtbot, page, name)
        why = replay.try_apply(Pass())
        assert why is not None and why.code is Code.ONLY_WATCHED
