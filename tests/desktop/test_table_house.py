"""The hotel on the table: who lives in it, what it owns, how it follows the game."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gah_desktop.app.replay import Replay
from gah_desktop.app.session import Session
from gah_desktop.engine.actions import MoveGuest
from gah_desktop.models import HoldingsModel, HotelModel
from gah_desktop.record import Journal, dumps, loads
from gah_desktop.widgets.table.house import House
from gah_desktop.widgets.table.pictures import front, room_of
from tests.desktop.pages_helpers import loaded, make_context, played
from tests.desktop.table_hands import Hands, open_window

Rooms = dict[tuple[int, int], int]


def moved_in(journal: Journal, seat: int) -> Rooms:
    """By what the players did, not by what was told of it."""
    found = {}
    for entry in journal.entries[: journal.position]:
        if isinstance(entry.action, MoveGuest) and entry.seat == seat:
            found[entry.action.floor, entry.action.column] = entry.action.guest
    return found


def shown(model: HotelModel) -> Rooms:
    """Who looks out of which window."""
    return {facts.key: facts.guest for row in model.rows() for facts in row if facts.guest}


def lit(model: HotelModel) -> set[tuple[int, int]]:
    return {facts.key for row in model.rows() for facts in row if facts.state == "occupied"}


@pytest.mark.parametrize("seed", [2, 3, 4])
def test_guests_look_out_of_the_rooms_they_moved_into(seed: int) -> None:
    game = loaded(2, seed)
    replay = Replay(game)
    models = [HotelModel(replay, seat) for seat in range(2)]
    people = 0
    for position in (0, 40, replay.length, 90, replay.length // 2, replay.length):
        replay.go_to(position)
        so_far = loads(played(2, seed)).journal
        so_far.go_to(position)
        for seat, model in enumerate(models):
            still = {at: guest for at, guest in moved_in(so_far, seat).items() if at in lit(model)}
            assert shown(model) == still
            people += len(still)
    assert people >= 5


def test_a_room_that_a_card_has_lit_shows_light_and_nobody() -> None:
    seen = 0
    for seed in (2, 3, 4, 5):
        replay = Replay(loaded(2, seed))
        replay.go_to(replay.length)
        for seat in range(2):
            model, moved = HotelModel(replay, seat), moved_in(loaded(2, seed).journal, seat)
            for floor, column in lit(model) - set(moved):
                art = room_of(replay, model.facts(model.index(4 - floor, column - 1)))
                assert art.guest is None and art.status.value == "occupied"
                seen += 1
    assert seen


def test_who_lives_there_is_known_again_after_loading_and_undoing(tmp_path: Path) -> None:
    journal = loads(played(2, 3)).journal
    places = [n for n, entry in enumerate(journal.entries) if isinstance(entry.action, MoveGuest)]
    moved = next(n for n in places if journal.entries[n].seat == 0)
    journal.go_to(moved + 1)
    journal.forget_undone()
    action = journal.entries[moved].action
    assert isinstance(action, MoveGuest)
    context = make_context(tmp_path)
    context.session.open_text(dumps(journal, {}))
    context.session.set_paused(True)
    model = HotelModel(context.session, 0)
    assert shown(model)[action.floor, action.column] == action.guest
    context.session.undo()
    assert context.session.journal.position <= moved
    assert (action.floor, action.column) not in shown(model)
    context.session.redo()
    assert shown(model)[action.floor, action.column] == action.guest
    context.session.close()


def test_another_game_has_no_guests_of_the_one_before(tmp_path: Path) -> None:
    context = make_context(tmp_path)
    session: Session = context.session
    session.open_text(played(2, 3))
    session.set_paused(True)
    model = HotelModel(session, 0)
    assert shown(model)
    session.open_text(played(2, 3, 20))
    session.set_paused(True)
    assert shown(model) == {}
    session.close()


def test_the_wing_tells_what_the_house_owns() -> None:
    replay = Replay(loaded(2, 3))
    replay.go_to(replay.length)
    model = HoldingsModel(replay, 1)
    p = replay.player(1)
    told = [model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(4)]
    lit_rooms, rooms = p.occupied.bit_count(), (p.occupied | p.vacant).bit_count()
    assert told[0] == f"{p.vp} VP" and told[1].startswith(str(p.krones))
    assert told[2].startswith(f"{lit_rooms} room") and told[3].startswith(f"{rooms} room")
    assert [facts.limit for (facts,) in model.rows()] == [None, 20, None, 20]


def test_every_place_of_the_house_lies_where_the_front_has_it(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(tmp_path, seed=8)
    qtbot.addWidget(window)
    house = window.table_page.parts.house
    for size in ((1280, 800), (1024, 680), (1600, 1000)):
        window.resize(*size)
        QApplication.processEvents()
        layout = house.layout_of()
        for floor, bays in enumerate(reversed(layout.bays)):
            for column, place in enumerate(bays):
                rect = house.rooms.visualRect(house.model.index(floor, column))
                rect.translate(house.rooms.geometry().topLeft())
                assert QRectF(rect) == place, (size, floor, column)
        for view, places in ((house.cafe, layout.tables), (house.kitchen, (layout.kitchen,))):
            whole = places[0].united(places[-1])
            assert QRectF(view.geometry()).intersected(whole) == whole.toRect()


def test_a_suite_has_one_plaque_with_its_bonus_and_a_tick_once_it_is_paid() -> None:
    replay = Replay(loaded(2, 3))
    replay.go_to(replay.length)
    for seat in range(2):
        model = HotelModel(replay, seat)
        groups = [facts.group for row in model.rows() for facts in row]
        bays = [bay for floor in front(replay, model).floors for bay in floor]
        assert len([bay for bay in bays if bay.bonus is not None]) == len(set(groups))
        paid = {facts.group for row in model.rows() for facts in row if facts.bonus_taken}
        assert len([bay for bay in bays if bay.bonus is not None and bay.paid]) == len(paid) > 0


def test_the_sign_names_whose_hotel_it_is(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(tmp_path, seed=8)
    qtbot.addWidget(window)
    Hands(window).lift()
    page = window.table_page
    assert page.parts.house._roof.sign == f"Hotel {window.session.names[window.session.viewer]}"
    page.call_on_nth(0)
    (other,) = page.visit.findChildren(House)
    assert other._roof.sign == f"Hotel {window.session.names[page.visiting]}"
