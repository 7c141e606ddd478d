"""The supply of room tiles as it is shown, and where a tile may go."""

from __future__ import annotations

import gah_desktop.models as m
from gah_desktop.engine import actions as a
from gah_desktop.models.mime import ROOM, Carried, unpack
from tests.helpers.tables import Seat, table
from tests.models.helpers import Laid, dragged, facts, playable, texts


def test_what_is_left_when_everything_is_on_a_board() -> None:
    laid = Laid(table(vacant="11 12 13", occupied="14 23", rivals=(Seat(vacant="31", occupied="21 22"),)))
    tiles = m.RoomTilesModel(laid)
    assert texts(tiles) == [
        "room tiles, blue: 28 left",  # of 30
        "room tiles, red: 26 left",  # of 29
        "room tiles, yellow: 22 left",  # of 25
    ]
    assert [fact.color for fact in facts(tiles)] == ["blue", "red", "yellow"]


def test_a_tile_glows_when_a_room_of_its_colour_can_be_prepared() -> None:
    laid = Laid(table(vacant="11", dice="33"))
    tiles = m.RoomTilesModel(laid)
    assert playable(tiles) == []
    laid.do(a.TakeDie(3, 3))
    assert playable(tiles) == ["yellow"]
    assert tiles.index_of("yellow").data(m.Role.Actions) == (a.Prepare(1, 2), a.Prepare(2, 1))
    assert unpack(dragged(tiles, "red")) == Carried(ROOM, {"color": "red"})
