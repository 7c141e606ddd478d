"""A turn played by hand at a real session: things are dragged, dropped and clicked, and the game follows."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData
from pytestqt.qtbot import QtBot

import gah_desktop.models as m
from gah_desktop.app.session import Session
from gah_desktop.engine import Setup
from gah_desktop.engine import actions as a
from gah_desktop.engine.reasons import Code, Reason
from gah_desktop.models.mime import DIE, GUEST, ROOM, STAFF, Carried, pack, unpack
from tests.helpers.tables import chosen, room_names
from tests.models.helpers import dragged, let_go, playable, session, spoken, texts, tip


@pytest.fixture
def game(qtbot: QtBot, tmp_path: Path) -> Session:
    """The first turn of a game that is always the same: seat 0 has the Medicinal Councillor and three rooms.

    The dice show 1, 2, 3, 3, 3, 4, 5, 5, 6 and 6; the Actress waits in the last place of the queue.
    """
    made = session(tmp_path)
    made.new_game(Setup(players=2, seed=0, kinds=("human", "human")))
    while made.decision is not None and made.decision.kind != "turn":
        made.lift_curtain()
        made.try_apply(made.options[0])
    made.lift_curtain()
    assert made.viewer == 0
    return made


@pytest.fixture
def refused(game: Session) -> list[Reason]:
    told: list[Reason] = []
    game.illegal.connect(told.append)
    return told


@pytest.fixture
def asked(game: Session) -> list[list[a.Action]]:
    told: list[list[a.Action]] = []
    game.choiceNeeded.connect(told.append)
    return told


def test_a_guest_is_dragged_to_a_table(game: Session, refused: list[Reason]) -> None:
    queue, cafe = m.QueueModel(game), m.CafeModel(game)
    assert texts(cafe) == ["Medicinal Councillor", "", ""]
    actress = dragged(queue, 4)
    assert len(cafe.targets_for(actress)) == 3
    assert let_go(cafe, actress, 1)
    assert texts(cafe) == ["Medicinal Councillor", "Actress", ""]
    assert game.player(0).cafe == [87, 58]
    assert not let_go(cafe, dragged(queue, 4), 2)
    assert [why.code for why in refused] == [Code.GUEST_TAKEN]


def test_a_card_is_played_with_a_die_dropped_on_the_cards_in_play(
    game: Session, refused: list[Reason], asked: list[list[a.Action]]
) -> None:
    dice, hand, display = m.DiceModel(game), m.HandModel(game), m.DisplayModel(game)
    assert not let_go(display, dragged(hand, 12))
    assert [why.code for why in refused] == [Code.STAFF_BY_ACTION]
    assert let_go(display, dragged(dice, 5))
    assert asked == [[a.TakeDie(5, 5), a.TakeDie(5, 5, True)]]
    game.choose(asked[0][:1])
    assert tip(hand, 13)[1] == "Costs 0 krones."  # two dice, two krones less
    assert let_go(display, dragged(hand, 13))
    assert texts(display) == ["Restaurant Manager"]
    assert 13 not in game.player(0).hand
    assert game.player(0).krones == 10


def test_rooms_are_prepared_by_a_click_and_with_a_tile(game: Session, refused: list[Reason]) -> None:
    hotel, tiles, dice = m.HotelModel(game), m.RoomTilesModel(game), m.DiceModel(game)
    assert room_names(game.player(0).vacant) == "11 12 13"
    game.choose([a.TakeDie(3, 3)])
    hotel.activate(hotel.index_of((1, 4)))
    assert let_go(hotel, dragged(tiles, "yellow"), (2, 1))
    assert room_names(game.player(0).vacant) == "11 12 13 14 21"
    assert game.player(0).krones == 9
    assert not let_go(hotel, dragged(dice, 3), (2, 2))
    hotel.activate(hotel.index_of((1, 1)))
    assert [why.code for why in refused] == [Code.PENDING, Code.ROOM_TAKEN]
    assert playable(hotel) == [(3, 1), (2, 2), (2, 3), (2, 4), (1, 5)]


def test_items_go_to_guests_and_kitchen(game: Session) -> None:
    received, kitchen, cafe = m.ReceivedModel(game), m.KitchenModel(game), m.CafeModel(game)
    for action in (a.TakeDie(6, 1), chosen(strudel=1, cake=1)):
        assert game.try_apply(action) is None
    assert texts(received) == ["Cake"]  # nobody waits for strudel
    assert cafe.targets_for(dragged(received, ("cake", 0))) == [cafe.index_of(0)]
    assert let_go(cafe, dragged(received, ("cake", 0)), 0)
    assert spoken(cafe)[0] == "table 1: Medicinal Councillor, red, waits for 1 cake and 2 coffee"
    assert spoken(kitchen)[0] == "kitchen, Strudel: 2"
    assert received.rowCount() == 0


def test_a_hand_lies_face_down_while_the_next_player_is_called(game: Session) -> None:
    hand = m.HandModel(game)
    assert len(set(texts(hand))) == 6 and "" not in texts(hand)
    for action in (a.TakeDie(4, 4), a.Split(1, 0), a.EndTurn()):
        assert game.try_apply(action) is None
    assert game.curtain and game.decision is not None and game.decision.seat == 1
    assert texts(hand) == [""] * 6


def test_what_is_carried_survives_the_clipboard() -> None:
    for carried in (
        Carried(ROOM, {"color": "red"}),
        Carried(DIE, {"face": 6}),
        Carried(STAFF, {"staff": 14}),
        Carried(GUEST, {"guest": 75, "slot": -1}),
    ):
        assert unpack(pack(carried)) == carried


@pytest.mark.parametrize("content", [b"{broken", b"[1, 2]", b"", b"\xff"])
def test_what_another_program_carries_is_not_taken(content: bytes) -> None:
    foreign = QMimeData()
    foreign.setData(GUEST, content)
    assert unpack(foreign) is None
    assert unpack(QMimeData()) is None
