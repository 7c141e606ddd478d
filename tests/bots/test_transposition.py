"""Two positions of a plan share a value only if nothing that could matter differs between them."""

from __future__ import annotations

from typing import Any

import pytest

from gah_desktop.bots.transposition import PLAYERS_LEAVE_OUT, STATES_LEAVE_OUT, key, slots
from gah_desktop.engine import Game, Setup, new_game, pending
from gah_desktop.engine.state import GameState, PlayerState
from tests.helpers.fountain.playing import in_a_turn, known
from tests.helpers.fountain.rules import Fountain
from tests.helpers.tables import table

__all__ = ["known"]  # a fixture

DIE = ("die", 4)


def other(value: Any) -> Any:
    """A value that differs, whatever it is."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "!"
    assert isinstance(value, (list, tuple))
    return type(value)([*value, 7])


def game() -> Game:
    return table(krones=5, cafe={65: ""}, hand=(27,), staff=(17,), kitchen="sc", vacant="11 12")


@pytest.mark.parametrize("slot", [name for name in PlayerState.__slots__ if name not in PLAYERS_LEAVE_OUT])
def test_every_slot_of_a_player_tells_positions_apart(slot: str) -> None:
    s = game().state
    before = key(s, 0, True)
    setattr(s.players[0], slot, other(getattr(s.players[0], slot)))
    assert key(s, 0, True) != before


@pytest.mark.parametrize("slot", [name for name in GameState.__slots__ if name not in STATES_LEAVE_OUT])
def test_every_slot_of_the_state_tells_positions_apart(slot: str) -> None:
    s = game().state
    before = key(s, 0, True)
    setattr(s, slot, other(getattr(s, slot)))
    assert key(s, 0, True) != before


def test_what_is_left_out_is_a_slot_and_named_for_a_reason() -> None:
    assert set(PlayerState.__slots__) > PLAYERS_LEAVE_OUT
    assert set(GameState.__slots__) > STATES_LEAVE_OUT


class LaterPlayer(PlayerState):
    """Of a version with ballrooms."""

    __slots__ = ("dancers", "partners")

    def __init__(self, seat: int, board: int) -> None:
        super().__init__(seat, board)
        self.dancers = 0
        self.partners: list[int] = []


def test_a_slot_of_a_later_version_is_part_of_it_without_being_named() -> None:
    names = (*PlayerState.__slots__, *LaterPlayer.__slots__)
    read = slots(LaterPlayer(0, 0), names, PLAYERS_LEAVE_OUT)
    p = LaterPlayer(0, 0)
    plain = read(p)
    p.dancers = 1
    dancing = read(p)
    p.partners.append(3)
    assert len({plain, dancing, read(p)}) == 3


def test_what_is_asked_tells_positions_apart() -> None:
    s = game().state
    found = set()
    for stack in ([], [pending.Split(0, DIE, 2)], [pending.Split(0, DIE, 3)], [pending.Rooms(0, DIE, 2)]):
        s.stack = list(stack)
        found.add(key(s, 0, True))
    assert len(found) == 4


def test_a_serving_is_what_is_left_of_it_however_it_began() -> None:
    s = game().state
    s.stack = [pending.Serving(0, DIE, 2, (("strudel", 65),))]
    one = key(s, 0, True)
    s.stack = [pending.Serving(0, DIE, 2, (("cake", 65),))]
    assert key(s, 0, True) == one
    s.stack = [pending.Serving(0, DIE, 1, (("cake", 65),))]
    assert key(s, 0, True) != one


def test_the_queue_counts_only_where_a_guest_can_still_be_taken() -> None:
    s = game().state
    seen, unseen = key(s, 0, True), key(s, 0, False)
    s.queue.reverse()
    assert key(s, 0, False) == unseen
    assert key(s, 0, True) != seen


def test_the_others_count_where_a_module_lets_them_change() -> None:
    s = new_game(Setup(solo="leopold", entrance="hautel", seed=3)).state
    before = key(s, 0, True)
    s.players[1].needs[0] -= 1
    assert key(s, 0, True) != before


@pytest.mark.usefixtures("known")
def test_what_a_module_keeps_tells_positions_apart() -> None:
    s = in_a_turn().state
    (own,) = s.modules
    assert isinstance(own, Fountain)
    before = key(s, 0, True)
    own.krones += 1
    paid = key(s, 0, True)
    own.thrown += (0,)
    assert len({before, paid, key(s, 0, True)}) == 3
