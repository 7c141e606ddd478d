"""Doing things through the models: clicks, drags, drops, and a reason whenever it is not possible."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QModelIndex, Qt
from pytestqt.qtbot import QtBot

import gah_desktop.models as m
from gah_desktop.app.session import Session
from gah_desktop.engine import Setup
from gah_desktop.engine import actions as a
from gah_desktop.engine.reasons import Code, Reason
from gah_desktop.models import Role
from gah_desktop.models.mime import DIE, GUEST, ITEM, ROOM, STAFF, Carried, pack, unpack
from tests.helpers.tables import chosen
from tests.models.helpers import session

HERE = Qt.DropAction.CopyAction


@pytest.fixture
def game(qtbot: QtBot, tmp_path: Path) -> Session:
    """The human in seat 0 has set up and is asked for the first turn."""
    made = session(tmp_path)
    for seed in range(40):
        made.new_game(Setup(players=2, seed=seed, kinds=("human", "human")))
        while made.decision is not None and made.decision.kind != "turn":
            made.lift_curtain()
            made.try_apply(made.options[0])
        made.lift_curtain()
        if made.viewer == 0 and made.state.dice[1] and made.state.dice[3] and made.state.dice[6]:
            return made
    raise AssertionError("no such game")


def dropped(target: m.Model, mime: QMimeData, index: QModelIndex) -> bool:
    return target.dropMimeData(mime, HERE, -1, -1, index)


def drag(source: m.Model, row: int) -> QMimeData:
    return source.mimeData([source.index(row, 0)])


def test_a_guest_is_dragged_to_a_table(game: Session) -> None:
    queue, cafe = m.QueueModel(game), m.CafeModel(game)
    mime = drag(queue, 4)
    assert mime.hasFormat(GUEST)
    assert len(cafe.targets_for(mime)) == 3
    guest = queue.facts(queue.index(4, 0)).guest
    assert cafe.canDropMimeData(mime, HERE, -1, -1, cafe.index(1, 0))
    assert dropped(cafe, mime, cafe.index(1, 0))
    assert guest in game.player(0).cafe
    assert [cafe.facts(cafe.index(r, 0)).guest for r in range(3)].count(guest) == 1
    assert cafe.targets_for(drag(queue, 4)) == []
    why = cafe.refusal(drag(queue, 4), cafe.index(2, 0))
    assert why is not None and why.code is Code.GUEST_TAKEN


def test_a_die_is_dropped_where_its_action_happens(game: Session) -> None:
    dice, hotel, display = m.DiceModel(game), m.HotelModel(game), m.DisplayModel(game)
    asked: list[list[a.Action]] = []
    game.choiceNeeded.connect(asked.append)
    assert dropped(hotel, drag(dice, 2), hotel.index(3, 0))
    assert asked == [[a.TakeDie(3, 3), a.TakeDie(3, 3, True)]]
    assert dropped(display, drag(dice, 5), QModelIndex())
    assert asked[1] == [a.TakeDie(6, 5), a.TakeDie(6, 5, True)]
    why = hotel.refusal(drag(dice, 0), hotel.index(0, 0))
    assert why is not None and why.code is Code.BAD_AS_ACTION
    assert dice.facts(dice.index(2, 0)).strength == game.state.dice[3]


def test_rooms_are_prepared_by_drag_and_by_click(game: Session) -> None:
    hotel, tiles = m.HotelModel(game), m.RoomTilesModel(game)
    assert game.try_apply(a.TakeDie(3, 3, True)) is None
    rooms = [(o.floor, o.column) for o in game.options if isinstance(o, a.Prepare)]
    floor, column = rooms[0]
    cell = hotel.index(4 - floor, column - 1)
    facts = hotel.facts(cell)
    assert facts.cost is not None and cell.data(Role.Legal)
    pile = next(r for r in range(3) if tiles.facts(tiles.index(r, 0)).color == facts.color)
    other = (pile + 1) % 3
    why = hotel.refusal(drag(tiles, other), cell)
    assert why == Reason(Code.PENDING, (("pending", "tile_color"),))
    assert dropped(hotel, drag(tiles, pile), cell)
    assert hotel.facts(cell).state == "vacant"
    assert cell.data(Role.Reason) is not None or game.decision is None
    nexts = [o for o in game.options if isinstance(o, a.Prepare)]
    if nexts:
        hotel.activate(hotel.index_of((nexts[0].floor, nexts[0].column)))
        assert hotel.facts(hotel.index_of((nexts[0].floor, nexts[0].column))).state == "vacant"


def test_items_go_to_guests_and_kitchen_one_by_one(game: Session) -> None:
    received, kitchen, cafe = m.ReceivedModel(game), m.KitchenModel(game), m.CafeModel(game)
    state = game.state
    guest = game.player(0).cafe[0]
    state.players[0].needs[0] = 0x0011  # a strudel and a cake
    assert game.try_apply(a.TakeDie(1, 1, True)) is None
    strudel = max(o.items[0] for o in game.options if isinstance(o, a.ChooseItems))
    assert game.try_apply(chosen(strudel, state.dice[1] + 2 - strudel)) is None or strudel
    assert received.rowCount() == strudel
    mime = drag(received, 0)
    assert mime.hasFormat(ITEM)
    table = next(r for r in range(3) if cafe.facts(cafe.index(r, 0)).guest == guest)
    assert cafe.targets_for(mime) == [cafe.index(table, 0)]
    assert kitchen.canDropMimeData(mime, HERE, -1, -1, kitchen.index(0, 0))
    assert dropped(cafe, mime, cafe.index(table, 0))
    assert state.players[0].needs[0] == 0x0010
    received.place_all()
    assert received.rowCount() == 0


def test_staff_are_played_from_hand_to_display(game: Session) -> None:
    hand, display = m.HandModel(game), m.DisplayModel(game)
    mime = drag(hand, 0)
    assert mime.hasFormat(STAFF)
    told: list[Reason] = []
    game.illegal.connect(told.append)
    assert not dropped(display, mime, QModelIndex())
    assert told and told[0].code is not Code.GAME_OVER
    six = a.TakeDie(6, 5, True)
    assert game.try_apply(six) is None
    cards = [o.staff for o in game.options if isinstance(o, a.PlayStaff)]
    if cards:
        row = hand.index_of(cards[0]).row()
        price = hand.facts(hand.index(row, 0)).price
        krones = game.player(0).krones
        assert dropped(display, drag(hand, row), QModelIndex())
        assert display.index_of(cards[0]).isValid()
        assert not hand.index_of(cards[0]).isValid()
        assert game.player(0).krones >= krones - price


def test_a_click_that_does_nothing_says_why(game: Session) -> None:
    told: list[Reason] = []
    game.illegal.connect(told.append)
    objectives = m.ObjectivesModel(game)
    objectives.activate(objectives.index(0, 0))
    assert [why.code for why in told] == [Code.OBJECTIVE_NOT_MET]
    assert objectives.index(0, 0).data(Role.Reason).code is Code.OBJECTIVE_NOT_MET
    assert len(objectives.index(0, 0).data(Qt.ItemDataRole.ToolTipRole).splitlines()) == 4


def test_other_hands_stay_hidden(game: Session) -> None:
    other = m.HandModel(game, 1)
    assert other.rowCount() == 6
    assert all(other.facts(other.index(r, 0)).staff == 0 for r in range(6))
    own = m.HandModel(game)
    cards = [own.facts(own.index(r, 0)).staff for r in range(own.rowCount())]
    assert cards == game.player(0).hand


def test_the_log_hides_what_others_drew(game: Session) -> None:
    log = m.LogModel(game)
    log_of_all = "\n".join(log.index(r, 0).data() for r in range(log.rowCount()))
    assert "Player 1" in log_of_all


def test_names_for_the_ear(game: Session) -> None:
    hotel = m.HotelModel(game)
    spoken = hotel.index(3, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "room on floor 1, column 1, blue, vacant"


def test_what_is_carried_survives_the_clipboard() -> None:
    for carried in (Carried(ROOM, {"color": "red"}), Carried(DIE, {"face": 6})):
        assert unpack(pack(carried)) == carried
    foreign = QMimeData()
    foreign.setData(GUEST, b"{broken")
    assert unpack(foreign) is None
    assert unpack(QMimeData()) is None
