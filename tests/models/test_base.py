"""What every model does: it tells what has changed and no more, does what is clicked, and says why not."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMimeData, QModelIndex, Qt

import gah_desktop.models as m
from gah_desktop.engine import actions as a
from gah_desktop.engine.reasons import Code
from gah_desktop.models import Role
from gah_desktop.models.mime import GUEST, unpack
from tests.helpers.tables import Seat, guest_ready, me, table
from tests.models.helpers import Laid, Told, cells, dragged, facts, playable, spoken, texts, tip

DONE = [Role.Legal, Role.Reason, Role.Action, Role.Actions]


# What has changed


def test_a_change_is_told_for_its_cell_alone() -> None:
    laid = Laid(table(kitchen="ww"))
    kitchen = m.KitchenModel(laid)
    told = Told(kitchen)
    me(laid.game).kitchen[2] = 3
    laid.changed()
    assert told.said == ["changed 2.0"]
    assert told.roles == [[]]  # everything about it
    assert texts(kitchen) == ["Strudel", "Cake", "Wine", "Coffee"]
    assert [stock.stock for stock in facts(kitchen)] == [0, 0, 3, 0]


def test_of_a_row_only_the_cell_that_changed_is_told() -> None:
    laid = Laid(table(vacant="11", krones=10))
    hotel = m.HotelModel(laid)
    told = Told(hotel)
    me(laid.game).vacant = 0b11  # floor 1, columns 1 and 2
    laid.changed()
    assert told.said == ["changed 3.1"]


def test_nothing_is_told_when_nothing_changed() -> None:
    laid = Laid(table(staff=(1,), kitchen="ww", cafe={75: ""}))
    every = [kind(laid) for kind in (m.HotelModel, m.CafeModel, m.KitchenModel, m.DisplayModel, m.QueueModel)]
    told = [Told(model) for model in every]
    laid.changed()
    assert [one.said for one in told] == [[]] * 5


def test_what_can_no_longer_be_done_is_told_though_nothing_else_changed() -> None:
    laid = Laid(table(staff=(1, 31), dice="44"))
    display = m.DisplayModel(laid)
    told = Told(display)
    assert (playable(display), display.is_live) == ([1], True)
    before = facts(display)
    laid.do(a.TakeDie(4, 4))
    assert facts(display) == before
    assert told.said == ["changed 0.0"]
    assert told.roles == [DONE]
    assert (playable(display), display.is_live) == ([], False)
    laid.do(a.Split(2, 0))
    assert told.said == ["changed 0.0"] * 2
    assert (playable(display), display.is_live) == ([1], True)


def test_rows_go_come_and_change_places() -> None:
    laid = Laid(table(hand=(14, 20, 7)))
    hand = m.HandModel(laid)
    told = Told(hand)
    me(laid.game).hand = [20, 7]
    laid.changed()
    assert told.said == ["removed 0-0"]
    me(laid.game).hand = [7, 20, 31]
    laid.changed()
    assert told.said[1:] == ["moved 1 to 0", "inserted 2-2"]
    assert texts(hand) == ["Masseuse", "Detective", "Chambermaid"]
    assert [hand.index_of(card).row() for card in (7, 20, 31, 14)] == [0, 1, 2, -1]


def test_what_lies_where_something_was_removed_can_be_played() -> None:
    laid = Laid(table(hand=(38, 14, 20), krones=1, dice="55"))
    hand = m.HandModel(laid)
    laid.do(a.TakeDie(5, 5))
    assert playable(hand) == [14, 20]  # the Porter costs too much
    laid.do(a.PlayStaff(14))
    assert texts(hand) == ["Porter", "Detective"]
    assert playable(hand) == []


def test_another_language_is_told_of_everything() -> None:
    laid = Laid(table(vacant="11"))
    hotel = m.HotelModel(laid)
    told = Told(hotel)
    headers: list[tuple[Qt.Orientation, int, int]] = []
    hotel.headerDataChanged.connect(lambda *how: headers.append(how))
    laid.languageChanged.emit()
    assert told.said == ["changed 0.0 to 3.4"]
    assert headers == [(Qt.Orientation.Horizontal, 0, 4), (Qt.Orientation.Vertical, 0, 3)]


def test_an_empty_model_has_nothing_to_say_in_another_language() -> None:
    laid = Laid(table())
    hand = m.HandModel(laid)
    told = Told(hand)
    laid.languageChanged.emit()
    assert told.said == []


def test_more_players_are_told_as_a_new_table() -> None:
    laid = Laid(table(2))
    sheet = m.ScoreSheetModel(laid)
    told = Told(sheet)
    laid.lay(table(3))
    assert told.said == ["reset"]
    assert sheet.columnCount() == 3


def test_without_a_game_there_is_nothing() -> None:
    laid = Laid(None)
    every = [kind(laid) for kind in (m.HotelModel, m.CafeModel, m.LogModel, m.ScoreSheetModel)]
    laid.changed()
    assert [model.rowCount() for model in every] == [0, 0, 0, 0]
    laid.lay(table(vacant="11"))
    assert [model.rowCount() for model in every] == [4, 3, 0, 19]


def test_a_seat_that_is_not_in_the_game_has_nothing() -> None:
    laid = Laid(table(3))
    kitchen = m.KitchenModel(laid, 2)
    assert kitchen.rowCount() == 4
    laid.lay(table(2))
    assert kitchen.rowCount() == 0


# Reading


def test_the_roles_of_a_cell() -> None:
    laid = Laid(table(dice="1144", krones=1))
    dice = m.DiceModel(laid)
    one, two = dice.index_of(1), dice.index_of(2)
    assert one.data(Role.Key) == 1
    assert one.data(Role.Facts) == dice.facts(one)
    assert one.data(Role.Actions) == (a.TakeDie(1, 1), a.TakeDie(1, 1, True))
    assert one.data(Role.Action) is None  # two of them: somebody has to choose
    assert one.data(Role.Legal) is True and one.data(Role.Reason) is None
    assert two.data(Role.Legal) is False and two.data(Role.Actions) == ()
    assert two.data(Role.Reason).code is Code.NO_DIE
    assert one.data(Qt.ItemDataRole.DecorationRole) is None
    assert dice.data(QModelIndex()) is None


def test_the_one_action_of_a_cell() -> None:
    laid = Laid(table(staff=(1,)))
    assert m.DisplayModel(laid).index_of(1).data(Role.Action) == a.UseStaff(1)


def test_cells_have_no_children() -> None:
    hotel = m.HotelModel(Laid(table()))
    assert (hotel.rowCount(), hotel.columnCount()) == (4, 5)
    inside = hotel.index(0, 0)
    assert (hotel.rowCount(inside), hotel.columnCount(inside)) == (0, 0)


def test_the_reason_is_the_last_line_for_who_may_act() -> None:
    laid = Laid(table(dice="44"))
    dice = m.DiceModel(laid)
    assert tip(dice, 2) == ["space 2, wine and coffee: no dice", "No die shows a 2."]
    assert tip(dice, 4)[0] == "space 4, krones and Emperor: 2 dice, strength 2"
    other = m.DiceModel(Laid(laid.game, viewer=1))
    assert tip(other, 2) == ["space 2, wine and coffee: no dice"]


def test_a_die_tells_what_there_is_to_choose_then_and_its_price_once() -> None:
    laid = Laid(table(dice="44", krones=3))
    assert tip(m.DiceModel(laid), 4)[1:] == [
        "Die 4: krones and Emperor, strength 2: You may then choose: 2 krones · 1 krone and 1 step · 2 steps",
        "Die 4: krones and Emperor, boosted to strength 3, for 1 krone: "
        "You may then choose: 3 krones · 2 krones and 1 step · 1 krone and 2 steps · 3 steps",
    ]


# Whose it is


def test_what_belongs_to_others_cannot_be_played() -> None:
    laid = Laid(table(staff=(1,), rivals=(Seat(staff=(2,), kitchen="w"),)))
    own, others = m.DisplayModel(laid), m.DisplayModel(laid, 1)
    assert (own.seat, own.own, texts(own)) == (0, True, ["Breakfast Server"])
    assert (others.seat, others.own, texts(others)) == (1, False, ["Waitress"])
    assert playable(others) == [] and playable(own) == [1]
    kitchen = m.KitchenModel(laid, 1)
    flags = kitchen.flags(kitchen.index_of("wine"))
    assert not flags & Qt.ItemFlag.ItemIsDragEnabled
    assert not kitchen.canDropMimeData(
        dragged(m.DiceModel(laid), 1), Qt.DropAction.CopyAction, -1, -1, QModelIndex()
    )


def test_a_model_shows_another_seat_when_told_to() -> None:
    laid = Laid(table(staff=(1,), rivals=(Seat(staff=(2,)),)))
    display = m.DisplayModel(laid)
    display.set_seat(1)
    assert texts(display) == ["Waitress"]
    told = Told(display)
    display.set_seat(1)
    assert told.said == []
    display.set_seat(-1)
    laid.look_as(1)
    assert (display.seat, texts(display)) == (1, ["Waitress"])


# Clicks


def test_a_click_does_the_one_thing_that_can_be_done() -> None:
    laid = Laid(table(staff=(1,)))
    display = m.DisplayModel(laid)
    display.activate(display.index_of(1))
    assert me(laid.game).used == 1 << 1
    assert (laid.refused, laid.asked) == ([], [])


def test_a_click_that_could_mean_several_things_asks_which() -> None:
    laid = Laid(table(dice="1144", krones=1))
    dice = m.DiceModel(laid)
    dice.activate(dice.index_of(4))
    assert laid.asked == [[a.TakeDie(4, 4), a.TakeDie(4, 4, True)]]
    assert sum(laid.state.dice) == 4


def test_a_click_that_does_nothing_says_why() -> None:
    laid = Laid(table(dice="44", staff=(31,)))
    dice, display = m.DiceModel(laid), m.DisplayModel(laid)
    dice.activate(dice.index_of(3))
    display.activate(display.index_of(31))
    assert [why.code for why in laid.refused] == [Code.NO_DIE, Code.STAFF_AT_END]


def test_a_click_where_nothing_ever_happens_is_answered_too() -> None:
    laid = Laid(table())
    cafe, rounds = m.CafeModel(laid), m.RoundsModel(laid)
    cafe.activate(cafe.index_of(0))
    rounds.activate(rounds.index_of(3))
    assert [why.code for why in laid.refused] == [Code.NOT_AN_OPTION] * 2


# Dragging


def test_what_may_be_dragged_and_where_something_may_be_let_go() -> None:
    laid = Laid(table(kitchen="w", dice="44"))
    kitchen, rounds = m.KitchenModel(laid), m.RoundsModel(laid)
    drag, drop = Qt.ItemFlag.ItemIsDragEnabled, Qt.ItemFlag.ItemIsDropEnabled
    assert [bool(kitchen.flags(cell) & drag) for cell in cells(kitchen)] == [False, False, True, False]
    assert all(kitchen.flags(cell) & drop for cell in cells(kitchen))
    assert kitchen.flags(QModelIndex()) & drop and not kitchen.flags(QModelIndex()) & drag
    assert not any(rounds.flags(cell) & (drag | drop) for cell in cells(rounds))
    assert kitchen.supportedDropActions() == Qt.DropAction.CopyAction
    assert kitchen.mimeTypes() == [
        "application/x-gah-guest",
        "application/x-gah-die",
        "application/x-gah-item",
        "application/x-gah-room",
        "application/x-gah-staff",
        "application/x-gah-dancer",
        "application/x-gah-bid",
        "application/x-gah-entrance",
        "application/x-gah-piece",
    ]


@pytest.mark.parametrize(
    "data", [b"", b"\xff", b"[" * 200_000, b'{"guest": 1e999}', b"[]", b"7", b'{"guest": 7, "guest": 8}']
)
def test_what_another_program_carries_is_nothing(data: bytes) -> None:
    mime = QMimeData()
    mime.setData(GUEST, data)
    assert unpack(mime) is None


def test_nothing_is_carried_from_nowhere() -> None:
    laid = Laid(table())
    assert m.RoundsModel(laid).mimeData(cells(m.RoundsModel(laid))).formats() == []
    assert m.QueueModel(laid).mimeData([]).formats() == []


def test_the_cells_where_something_may_be_let_go_glow() -> None:
    laid = Laid(table(cafe={65: None}, vacant="11 12 13 31"))
    cafe, hotel = m.CafeModel(laid), m.HotelModel(laid)
    blue = [hotel.index_of((3, 1)), hotel.index_of((1, 1))]
    assert hotel.targets_for(dragged(cafe, 0)) == blue
    assert [spoken(hotel)[5 * cell.row() + cell.column()] for cell in blue] == [
        "room on floor 3, column 1, blue, vacant",
        "room on floor 1, column 1, blue, vacant",
    ]


def test_a_row_and_a_column_name_a_cell_too() -> None:
    laid = Laid(table(cafe={65: None}, vacant="11"))
    cafe, hotel = m.CafeModel(laid), m.HotelModel(laid)
    mime, copy = dragged(cafe, 0), Qt.DropAction.CopyAction
    assert hotel.canDropMimeData(mime, copy, 3, 0, QModelIndex())
    assert hotel.canDropMimeData(mime, copy, 3, -1, QModelIndex())
    assert not hotel.canDropMimeData(mime, copy, 2, 0, QModelIndex())
    assert not hotel.canDropMimeData(mime, copy, 4, 0, QModelIndex())
    assert hotel.dropMimeData(mime, copy, 3, 0, QModelIndex())
    assert me(laid.game).occupied == 1


def test_a_place_tells_what_a_move_there_would_bring() -> None:
    """The guest's points at once, what then waits, and the krones that a price alone already names."""
    laid = Laid(guest_ready(65, vacant="11 12"))
    hotel = m.HotelModel(laid)
    room = next(i for i in hotel.legal_places() if hotel.facts(i).key == (1, 1))
    told = room.data(Qt.ItemDataRole.AccessibleDescriptionRole).split("\n")
    assert [line for line in told if line.startswith("You get")] == ["You get: 3 VP"]


def test_what_is_carried_tells_what_letting_go_would_bring() -> None:
    laid = Laid(guest_ready(65, vacant="11 12"))
    cafe, hotel = m.CafeModel(laid), m.HotelModel(laid)
    guest = next(cafe.index(r, 0) for r in range(cafe.rowCount()) if cafe.facts(cafe.index(r, 0)).guest == 65)
    mime = cafe.mimeData([guest])
    by_place = {hotel.facts(i).key: hotel.brings(mime, i) for i in hotel.targets_for(mime)}
    assert by_place
    assert all(lines[0] == "You get: 3 VP" for lines in by_place.values())
    elsewhere = hotel.index(0, 4)
    assert hotel.brings(mime, elsewhere) == []
