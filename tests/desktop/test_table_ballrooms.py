"""The ballrooms at the table: whole games by hand, what a hand does there, how they fold, what they show."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gah_desktop.engine.actions import Action
from gah_desktop.models import Role
from gah_desktop.modules.ballrooms.models import HallFacts
from gah_desktop.modules.ballrooms.panel.rehearsal import RehearsalRoom
from gah_desktop.modules.ballrooms.panel.stage import Stage
from gah_desktop.modules.ballrooms.rules.house import house_of
from gah_desktop.modules.ballrooms.rules.rehearsing import ChooseRehearsal
from gah_desktop.modules.ballrooms.rules.sending import SendDancer
from gah_desktop.reference.topics import contents
from gah_desktop.tools import demonstration
from gah_desktop.widgets.art import State
from gah_desktop.widgets.main_window import MainWindow
from gah_desktop.widgets.pages.replay import ReplayPage
from gah_desktop.widgets.table.interaction import Interaction
from gah_desktop.widgets.table.page import TablePage
from tests.desktop.pages_helpers import make_context, part, shown
from tests.desktop.table_hands import WAYS, Hands, open_window
from tests.desktop.test_table_games import choose, play
from tests.desktop.test_table_layout import readable, whole

BALL = ("ballrooms",)
SHAPES = (
    (1024, 680, 100),
    (1280, 800, 100),
    (1280, 800, 150),
    (2560, 1440, 100),
    (1024, 680, 200),
    (1280, 800, 200),
)


@pytest.mark.parametrize(
    "way", [way if way == "keys" else pytest.param(way, marks=pytest.mark.slow) for way in WAYS]
)
def test_two_people_play_a_whole_game(qtbot: QtBot, tmp_path: Path, way: str) -> None:
    window = open_window(tmp_path, seed=4, modules=BALL)
    qtbot.addWidget(window)
    hands = play(qtbot, window, way)
    done = {kind for _, kind, how in hands.done if how == way}
    assert done >= {"choose_rehearsal", "send_dancer", "move_guest"}


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4])
def test_more_people(qtbot: QtBot, tmp_path: Path, players: int) -> None:
    window = open_window(tmp_path, seed=players, players=players, modules=BALL)
    qtbot.addWidget(window)
    play(qtbot, window, "keys" if players == 3 else "click")


@pytest.mark.slow
def test_alone_against_elisabeth(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(
        tmp_path, seed=9, solo="elisabeth", modules=BALL, kinds=(), names=("Anna", "Elisabeth")
    )
    qtbot.addWidget(window)
    play(qtbot, window, "click")


# Coming to a moment


def opened(
    qtbot: QtBot, folder: Path, shape: tuple[int, int, int] = SHAPES[1], **fields: object
) -> MainWindow:
    width, height, scale = shape
    window = open_window(folder, (width, height), seed=4, **{"modules": BALL, **fields})
    qtbot.addWidget(window)
    window.context.settings.text_scale = scale
    for _ in range(3):
        QApplication.processEvents()
    return window


def dances(window: MainWindow) -> list[Action]:
    """The dancers that may be sent now."""
    return [option for option in window.session.options if isinstance(option, SendDancer)]


def to_a_dance(window: MainWindow) -> list[Action]:
    """Played on until a guest may go to a ball; the ways to do that."""
    hands, rng = Hands(window), Random(1)
    session = window.session
    while not (session.may_act and dances(window) and session.game.decision.kind == "turn"):  # type: ignore[union-attr]
        hands.lift()
        assert session.try_apply(choose(hands, rng)) is None
        if window.current == "emperor":
            window.show_page("table")
    QApplication.processEvents()
    return dances(window)


def stage(window: MainWindow) -> Interaction:
    return window.table_page.interactions["ballrooms"]


def keys_of(window: MainWindow) -> list[object]:
    return [facts.key for (facts,) in stage(window).model.rows()]


def place_of(action: Action) -> tuple[str, int]:
    assert isinstance(action, SendDancer)
    return action.ballroom, action.row


# What a hand does


def test_rows_with_a_free_space_glow_while_a_guest_is_carried(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path)
    ways = to_a_dance(window)
    page = window.table_page
    cafe = page.interactions["cafe"]
    guest = next(
        index
        for row in range(cafe.model.rowCount())
        if (index := cafe.model.index(row, 0)).data(Role.Facts).guest == ways[0].guest  # type: ignore[attr-defined]
    )
    page.desk.carry(cafe.carried(guest))
    lit = {
        (facts.ballroom, facts.row)
        for (facts,) in stage(window).model.rows()
        if not isinstance(facts, HallFacts)
        and stage(window).light(stage(window).model.index_of(facts.key)) == State.DROP_TARGET
    }
    assert lit == {place_of(way) for way in ways}
    assert page.parts.bar.prompt.text() == "Into a vacant room or to a ball, once the order is complete."
    page.desk.carry(None)


def test_a_guest_then_a_row_then_an_area(qtbot: QtBot, tmp_path: Path) -> None:
    """Each thing that is pointed at narrows what is meant, the last one does it."""
    window = opened(qtbot, tmp_path)
    to_a_dance(window)
    page, hands = window.table_page, Hands(window)
    action = dances(window)[-1]
    assert isinstance(action, SendDancer)
    cafe, room = page.interactions["cafe"], page.interactions["rehearsal"]
    where = next(f.key for (f,) in cafe.model.rows() if f.guest == action.guest)
    hands._point(cafe, cafe.model.index_of(where))
    assert page.choice.mode == "ask"
    there = next(
        facts.key
        for (facts,) in stage(window).model.rows()
        if not isinstance(facts, HallFacts) and (facts.ballroom, facts.row) == place_of(action)
    )
    hands._point(stage(window), stage(window).model.index_of(there))
    assert {type(option) for option in page.desk.asked} == {SendDancer}
    before = house_of(window.session.state).resting(action_seat := window.session.game.seat)
    hands._point(room, room.model.index_of(action.area))
    assert window.session.journal.entries[-1].action == action
    assert house_of(window.session.state).resting(action_seat) == before - 1


def test_a_rehearsal_room_is_chosen_by_its_picture_and_its_areas_follow(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path)
    page, hands = window.table_page, Hands(window)
    hands.lift()
    room = page.interactions["rehearsal"]
    assert window.session.game.decision is not None
    assert window.session.game.decision.kind == "choose_rehearsal"
    assert page.choice.isVisible(), "and by its words"
    last = room.model.index(1, 0)
    hands._point(room, last)
    assert isinstance(window.session.journal.entries[-1].action, ChooseRehearsal)
    hands.lift()
    hands.do(window.session.options[0])
    QApplication.processEvents()
    assert room.model.rowCount() == 4
    content = page.parts.content("rehearsal", RehearsalRoom)
    assert content.view.spec.grid.weights


def test_what_cannot_be_done_is_refused_where_it_was_let_go(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path)
    ways = to_a_dance(window)
    page = window.table_page
    cafe = page.interactions["cafe"]
    where = next(f.key for (f,) in cafe.model.rows() if f.guest == ways[0].guest)  # type: ignore[attr-defined]
    open_ = {place_of(way) for way in ways}
    closed = next(
        facts.key
        for (facts,) in stage(window).model.rows()
        if not isinstance(facts, HallFacts) and (facts.ballroom, facts.row) not in open_
    )
    hands = Hands(window, "drag")
    hands._carry(cafe, cafe.model.index_of(where), stage(window), stage(window).model.index_of(closed))
    assert page.refusal.isVisible()


def test_undo_brings_the_dancer_back(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path)
    ways = to_a_dance(window)
    rows = stage(window).model.rows()
    Hands(window).do(ways[0])
    assert stage(window).model.rows() != rows
    window.session.undo()
    assert stage(window).model.rows() == rows


def test_a_dancer_walks_from_its_area_to_its_row(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path)
    ways = to_a_dance(window)
    window.session.settings.animation = "normal"
    page = window.table_page
    area = page.interactions["rehearsal"]
    action = ways[0]
    assert isinstance(action, SendDancer)
    begins = area.rect_of(area.model.index_of(action.area)).center()
    assert window.session.try_apply(action) is None
    flights = page.animation.flights
    starts = [page.mapToGlobal(flight.start.center().toPoint()) for flight in flights]
    assert any((start - begins).manhattanLength() < 8 for start in starts)
    page.animation.stop()


# What it shows


@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("players", [pytest.param(2, marks=pytest.mark.slow), 4])
def test_the_whole_table_is_in_sight(
    qtbot: QtBot, tmp_path: Path, shape: tuple[int, int, int], players: int
) -> None:
    window = opened(qtbot, tmp_path, shape, players=players)
    window.session.lift_curtain()
    whole(window)
    hands = Hands(window)
    while window.session.state.round == 0:
        hands.lift()
        assert window.session.try_apply(window.session.options[0]) is None
    hands.lift()
    QApplication.processEvents()
    whole(window)
    readable(window)
    room = window.table_page.interactions["rehearsal"].view
    assert room.visualRect(room.model().index(0, 0)).height() >= 30


def test_in_the_usual_window_all_three_ballrooms_are_open(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path)
    assert keys_of(window) == ["left", 2, 1, 0, "middle", 5, 4, 3, "right", 8, 7, 6, 9]


def test_with_large_letters_one_is_open_and_another_opens_in_its_place(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path, (1280, 800, 200))
    window.session.lift_curtain()
    assert keys_of(window) == ["left", 2, 1, 0, "middle", "right", 9], "the next to be scored"
    Hands(window)._point(stage(window), stage(window).model.index_of("right"))
    assert keys_of(window) == ["left", "middle", "right", 8, 7, 6, 9]
    Hands(window, "keys")._point(stage(window), stage(window).model.index_of("middle"))
    assert keys_of(window) == ["left", "middle", 5, 4, 3, "right", 9]
    view = stage(window).view
    assert view.currentIndex().data(Role.Key) == "middle"
    window.context.settings.text_scale = 100
    QApplication.processEvents()
    assert len(keys_of(window)) == 13


def test_a_guest_let_go_on_a_folded_ballroom_is_asked_for_the_row(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path, (1280, 800, 200))
    to_a_dance(window)
    page = window.table_page
    content = page.parts.content("ballrooms", Stage)
    other = next(f.key for (f,) in stage(window).model.rows() if isinstance(f, HallFacts) and f.due)
    content.open(stage(window).model.index_of("left" if other != "left" else "middle"))
    QApplication.processEvents()
    assert stage(window).model.index_of(other).data(Role.Legal)
    action = next(way for way in dances(window) if place_of(way)[0] == other)
    hands = Hands(window, "drag")
    hands.do(action)
    assert ("turn", "send_dancer", "drag") in hands.done


def test_the_foot_of_a_ballroom_belongs_to_its_heading(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path)
    view = stage(window).view
    low = view.visualRect(stage(window).model.index_of(0))
    below = QPoint(low.center().x(), low.bottom() + 8)
    assert view.indexAt(below).data(Role.Key) == "left"
    assert view.indexAt(low.center()).data(Role.Key) == 0


@pytest.mark.parametrize(
    ("name", "topic"), [("ballrooms", "five-ballrooms"), ("rehearsal", "rehearsal-rooms")]
)
def test_f1_opens_their_rules(qtbot: QtBot, tmp_path: Path, name: str, topic: str) -> None:
    assert topic in contents().topics
    window = opened(qtbot, tmp_path)
    window.session.lift_curtain()
    page = window.table_page
    view = page.interactions[name].view
    view.setFocus()
    view.setCurrentIndex(view.model().index(0, 0))
    with qtbot.waitSignal(page.referenceRequested) as asked:
        QTest.keyClick(view, Qt.Key.Key_F1)
    assert asked.args == ["rule", topic]


def test_a_screen_reader_is_told_every_place_and_where_it_is(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path)
    window.session.lift_curtain()
    view = stage(window).view
    told = QAccessible.queryAccessibleInterface(view)
    names = [told.child(nth).text(QAccessible.Text.Name) for nth in range(told.childCount())]
    model = stage(window).model
    assert names == [
        model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(model.rowCount())
    ]
    assert told.child(3).rect() == stage(window).rect_of(model.index(3, 0))


def test_arrows_lead_through_rows_and_ballrooms(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path)
    window.session.lift_curtain()
    view = stage(window).view
    view.setFocus()
    seen = []
    keys = (Qt.Key.Key_Home, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Right,
            Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_End)  # fmt: skip
    for key in keys:
        QTest.keyClick(view, key)
        seen.append(view.currentIndex().data(Role.Key))
    assert seen == ["left", 2, 1, 4, 7, 9, 7, 8, "right", 9]


def test_the_house_of_another_has_its_rehearsal_room(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path)
    to_a_dance(window)
    page = window.table_page
    other = next(seat for seat in page.parts.opponents.cards)
    assert "Rehearsal room" in page.parts.opponents.cards[other].accessibleDescription()
    page.call_on(other)
    view = next(view for view in page.visit.views if view.objectName() == "visitRehearsalView")
    assert view.isVisible() and view.model().rowCount() == 4
    assert view.model().index(0, 0).data(Role.Facts).seat == other


def test_without_the_module_nothing_of_it_is_at_the_table(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path, modules=())
    page = window.table_page
    assert not {"ballrooms", "rehearsal"} & set(page.interactions)
    assert page.interactions["kitchen"].model.rowCount() == 4
    page.call_on(1 - window.session.game.seat)
    assert "visitRehearsalView" not in [view.objectName() for view in page.visit.views]


def test_a_game_that_is_watched_again_shows_them_too(qtbot: QtBot, tmp_path: Path) -> None:
    page = ReplayPage(make_context(tmp_path))
    qtbot.addWidget(page)
    page.show_loaded(demonstration.noted(demonstration.play(demonstration.setup(modules=BALL), 4)))
    shown(page, (1280, 800))
    replay = page.replay
    assert replay is not None
    replay.go_to(replay.turns[-1].position)
    watched = part(page, TablePage)
    rows = watched.interactions["ballrooms"].model.rows()
    house = house_of(replay.state)
    there = sum(facts.dancers[seat] for (facts,) in rows if isinstance(facts, HallFacts) for seat in (0, 1))
    assert there == sum(house.in_ballrooms(seat) for seat in (0, 1)) > 0
    assert watched.interactions["rehearsal"].model.rowCount() == 4
