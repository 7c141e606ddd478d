"""The Emperor's page: the visits read from the events agree with the state, and the page tells them all."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea
from pytestqt.qtbot import QtBot

from gah_desktop.app.meta import Meta
from gah_desktop.app.replay import Replay
from gah_desktop.engine import Setup
from gah_desktop.engine.events import EmperorSettled, EmperorVisited
from gah_desktop.modules.ballrooms.words import BALLROOMS
from gah_desktop.tools import demonstration
from gah_desktop.widgets.art.carriage import ArrivalArt, down_the_street, horses_end, own_place
from gah_desktop.widgets.art.facade_specs import HouseArt
from gah_desktop.widgets.main_window import MainWindow
from gah_desktop.widgets.pages.emperor import EmperorPage, Scene
from gah_desktop.widgets.pages.visits import ball_after, visited_round, visits
from tests.desktop.pages_helpers import danced, loaded, make_context, part, shown, told


def after_visit(replay: Replay, round: int) -> None:
    """The first moment at which the visit of this round is over for all."""
    while replay.position < replay.length:
        settled = [e for e in replay.events if isinstance(e, EmperorSettled) and e.round == round]
        if len(settled) == replay.setup.players:
            return
        replay.step()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("round", [3, 5, 7])
def test_before_and_after_agree_with_the_game(qtbot: QtBot, players: int, round: int) -> None:
    replay = Replay(loaded(players, seed=11))
    after_visit(replay, round)
    found = visits(replay.events, round)
    assert sorted(visit.seat for visit in found) == list(range(players))
    assert visited_round(replay.events) == round
    for visit in found:
        told = [e for e in replay.events if isinstance(e, EmperorVisited) and e.round == round]
        event = next(e for e in told if e.seat == visit.seat)
        assert (visit.space, visit.vp, visit.to, visit.result) == event[2:6]
        if round < 7:  # after the last one the final scoring has followed
            assert visit.after == replay.player(visit.seat).vp


def test_the_page_tells_everybody_s_visit(qtbot: QtBot, tmp_path: Path) -> None:
    replay = Replay(loaded(3, seed=11))
    after_visit(replay, 3)
    page = EmperorPage(make_context(tmp_path))
    qtbot.addWidget(page)
    page.show_visit(replay, [])
    shown(page)
    text = "\n".join(label.text() for label in page.findChildren(QLabel) if label.isVisible())
    assert "round III" in text
    for name in ("Anna", "Ben", "Clara"):
        assert name in text
    for visit in visits(replay.events, 3):
        assert f"VP before the visit: {visit.before}, after it: {visit.after}" in text
    with qtbot.waitSignal(page.closed):
        part(page, QPushButton, "emperorContinueButton").click()


def test_without_a_visit_nothing_is_shown(qtbot: QtBot, tmp_path: Path) -> None:
    page = EmperorPage(make_context(tmp_path))
    qtbot.addWidget(page)
    page.show_visit(Replay(loaded(2, steps=20)), [])
    shown(page)
    assert "round" not in told(page) and "VP" not in told(page)


@pytest.mark.parametrize(
    ("scale", "height", "seen"),
    [(100, 800, True), (100, 420, False), (150, 760, True), (150, 480, False)],
)
def test_the_carriage_comes_where_there_is_room(
    qtbot: QtBot, tmp_path: Path, scale: int, height: int, seen: bool
) -> None:
    """Whatever the panels leave over, at any size of the letters."""
    context = make_context(tmp_path)
    context.settings.text_scale = scale
    try:
        page = EmperorPage(context)
        qtbot.addWidget(page)
        replay = Replay(loaded(2, seed=11))
        after_visit(replay, 3)
        page.show_visit(replay, [])
        shown(page, (1280, height))
        (scene,) = page.findChildren(Scene)
        assert scene.accessibleName() == f"The Emperor’s carriage before the hotel of {replay.names[0]}"
        assert scene.isVisible() is seen
        assert not seen or part(page, QScrollArea).verticalScrollBar().maximum() == 0
    finally:
        context.settings.text_scale = 100


@pytest.mark.parametrize("players", [2, 4])
def test_the_ball_after_the_visit_is_told_with_it(qtbot: QtBot, tmp_path: Path, players: int) -> None:
    game = demonstration.play(demonstration.setup(players, modules=("ballrooms",)), 4)
    replay = Replay(demonstration.noted(game))
    assert ball_after(replay.events, 3) is None, "before it nothing is told"
    while ball_after(replay.events, 3) is None:
        replay.step()
    ball = ball_after(replay.events, 3)
    assert ball is not None and sorted(ball.vp) == list(range(players))
    page = EmperorPage(make_context(tmp_path))
    qtbot.addWidget(page)
    page.show_visit(replay, [])
    shown(page)
    text = "\n".join(label.text() for label in page.findChildren(QLabel) if label.isVisible())
    assert BALLROOMS[ball.scored.board] in text
    for seat, vp in ball.vp.items():
        assert f"{replay.names[seat]}: {'−' if vp < 0 else ''}{abs(vp)} VP" in text


def test_without_ballrooms_there_is_no_ball(qtbot: QtBot) -> None:
    replay = Replay(loaded(2, seed=11))
    after_visit(replay, 3)
    assert ball_after(replay.events, 3) is None


def test_the_carriage_drives_in_where_things_may_move(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = EmperorPage(make_context(tmp_path))
    qtbot.addWidget(page)
    replay = Replay(loaded(2, seed=11))
    after_visit(replay, 3)
    page.show_visit(replay, [])
    shown(page, (1280, 800))
    (scene,) = page.findChildren(Scene)
    assert scene.come == 1.0, "nothing moves, and so he is there"
    there = page.grab().toImage()
    monkeypatch.setattr(type(page.look), "animation", 200)
    page.show_visit(replay, [])
    assert scene.come == 0.0
    assert page.grab().toImage() != there
    qtbot.waitUntil(lambda: scene.come == 1.0)
    assert page.grab().toImage() == there


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("size", [(1008, 330), (1264, 420), (2544, 760)])
def test_every_hotel_of_the_game_stands_in_the_street_beside_the_horses(
    players: int, size: tuple[int, int]
) -> None:
    hotel = HouseArt("Anna", ())
    arrival = ArrivalArt(hotel, 60, (hotel,) * (players - 1))
    street = QRectF(0, 0, *size)
    own = own_place(street, arrival)
    places = [*down_the_street(street, own, arrival), own]
    assert len(places) == players
    for one, other in pairwise(places):
        assert one.right() < other.left()
        assert one.bottom() == other.bottom()
        assert one.width() < other.width() or other is not own
    assert horses_end(street, arrival) <= places[0].left()
    assert street.contains(own)
    assert all(place.width() >= 60 for place in places)


def by_keyboard_to_the_first_visit(qtbot: QtBot, folder: Path) -> MainWindow:
    """A game against a bot in which everything is chosen from the list of all options, with the keyboard."""
    context = make_context(folder)
    context.settings.bot_pace = "instant"
    window = MainWindow(context)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    setup = Setup(players=2, seed=11, names=("Ben", "Anna"), kinds=("heuristic", "human"))
    window.start_game(setup, Meta.new())
    window.show()
    window.activateWindow()
    session = window.session
    while True:
        qtbot.waitUntil(lambda: session.may_act or window.current != "table", timeout=20_000)
        if window.current != "table":
            return window
        before = session.journal.position
        window.table_page.list_all()
        QApplication.processEvents()
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, Qt.Key.Key_Return)
        if session.journal.position == before:  # it is asked about first
            session.try_apply(session.options[0])


def test_a_visit_that_comes_by_a_key_has_the_keyboard(qtbot: QtBot, tmp_path: Path) -> None:
    window = by_keyboard_to_the_first_visit(qtbot, tmp_path)
    assert window.current == "emperor"
    focus = part(window.page("emperor"), QPushButton, "emperorContinueButton")
    assert QApplication.focusWidget() is focus
    assert window.session.may_act
    for interaction in window.table_page.interactions.values():  # wherever the keyboard was before
        interaction.view.setFocus()
        focus.setFocus()
        window.session.decisionChanged.emit()
        assert QApplication.focusWidget() is focus
    position = window.session.journal.position
    QTest.keyClick(focus, Qt.Key.Key_Return)
    assert (window.current, window.session.journal.position) == ("table", position)
    then = QApplication.focusWidget()
    assert then is not None and then.isVisible()


def test_enter_goes_on_from_whatever_was_scrolled(qtbot: QtBot, tmp_path: Path) -> None:
    page = EmperorPage(make_context(tmp_path))
    qtbot.addWidget(page)
    replay = Replay(loaded(3, seed=11))
    after_visit(replay, 3)
    page.show_visit(replay, [])
    shown(page)
    scrolled = page.findChild(QScrollArea)
    assert scrolled is not None
    with qtbot.waitSignal(page.closed):
        QTest.keyClick(scrolled, Qt.Key.Key_Return)


def test_a_key_that_is_held_does_not_close_the_visit_it_has_brought(qtbot: QtBot, tmp_path: Path) -> None:
    window = by_keyboard_to_the_first_visit(qtbot, tmp_path)
    button = part(window.page("emperor"), QPushButton, "emperorContinueButton")
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        for widget in (button, window.page("emperor")):
            held = QKeyEvent(kind, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
            QApplication.sendEvent(widget, held)
    assert window.current == "emperor"


def test_after_a_visit_the_bots_are_not_told_to_hold_still(qtbot: QtBot, tmp_path: Path) -> None:
    window = by_keyboard_to_the_first_visit(qtbot, tmp_path)
    bar = window.table_page.parts.bar
    window.end_visit()
    qtbot.waitUntil(lambda: window.session.may_act)
    assert not window.session.paused
    assert bar.pause.isHidden() and bar.skip.isHidden()


@pytest.mark.parametrize("solo", [None, "leopold"])
def test_who_is_spared_rewards_and_penalties(qtbot: QtBot, tmp_path: Path, solo: str | None) -> None:
    replay = Replay(danced((), solo))
    after_visit(replay, 3)
    page = EmperorPage(make_context(tmp_path))
    qtbot.addWidget(page)
    page.show_visit(replay, [])
    shown(page, (1280, 800))
    assert (f"{replay.names[1]} is neither rewarded nor punished." in told(page)) == bool(solo)
