"""The rules digest, "Emperor scoring" and "End", point by point."""

from __future__ import annotations

from typing import Any

import pytest

from gah_desktop.engine import Game
from gah_desktop.engine.actions import (
    Claim,
    Collect,
    Decline,
    EndTurn,
    MoveGuest,
    Pass,
    Prepare,
    RemoveRoom,
    TakeDie,
)
from gah_desktop.engine.events import EmperorVisited, Ended
from gah_desktop.engine.reasons import Code
from tests.helpers.tables import Seat, acts, asked, legal, me, play, room_names, table, vp_of

RULESETS = pytest.mark.parametrize("ruleset", ["deluxe", "classic"])


def end_round(number: int, players: int = 2, rivals: tuple[Seat, ...] = (), **mine: Any) -> Game:
    """The last die of a round is taken, for a krone that is lost again at 20."""
    rivals = rivals or tuple(Seat() for _ in range(players - 1))
    for seat in rivals:
        seat.numbers = ()
    mine = {"numbers": (4,)} | mine
    game = table(players, round=number, dice="5", rivals=rivals, **mine)
    play(game, TakeDie(5, 5), EndTurn())
    return game


@pytest.mark.parametrize(
    ("space", "vp"), list(enumerate([0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9])), ids=lambda value: str(value)
)
def test_digest_emperor_01_vp_of_the_space(space: int, vp: int) -> None:
    game = end_round(3, emperor=space)
    assert vp_of(game.events, "track", 3) == vp


@pytest.mark.parametrize(("number", "back"), [(3, 3), (5, 5), (7, 7)])
@pytest.mark.parametrize("space", [0, 2, 8, 13])
def test_digest_emperor_01_the_way_back(number: int, back: int, space: int) -> None:
    game = end_round(number, emperor=space)
    assert me(game).emperor == max(0, space - back)


@pytest.mark.parametrize(
    ("space", "result"),
    [(3, "penalty"), (4, "nothing"), (5, "nothing"), (6, "reward"), (13, "reward"), (0, "penalty")],
)
def test_digest_emperor_01_reward_nothing_or_penalty(space: int, result: str) -> None:
    game = end_round(3, emperor=space)
    visit = next(e for e in game.events if isinstance(e, EmperorVisited) and e.seat == 0)
    assert (visit.space, visit.to, visit.result) == (space, max(0, space - 3), result)


@RULESETS
def test_digest_emperor_01_in_the_turn_order_of_the_ended_round(ruleset: str) -> None:
    game = table(
        4,
        ruleset,
        round=3,
        dice="5",
        first=2,
        numbers=(6,),
        krones=0,
        rivals=tuple(Seat(numbers=(), krones=0) for _ in range(3)),
    )
    events = play(game, TakeDie(5, 5), EndTurn())
    visits = [e.seat for e in events if isinstance(e, EmperorVisited)]
    assert visits == [2, 3, 0, 1]


def test_digest_emperor_01_vp_may_go_below_zero() -> None:
    game = end_round(3, krones=0)
    assert me(game).vp == -5


def test_digest_emperor_02_vacant_rooms_from_the_highest_floor_then_again() -> None:
    game = end_round(5, tiles="A1 B4 C1", vacant="11 12 21 31 32", occupied="22")
    assert legal(game, RemoveRoom) == [RemoveRoom(3, 1), RemoveRoom(3, 2)]
    assert game.why_not(RemoveRoom(2, 1)) == (Code.HIGHER_FIRST, (("floor", 3),))
    play(game, RemoveRoom(3, 1))
    assert room_names(me(game).vacant) == "11 12 21"


def test_digest_emperor_02_the_hotel_may_fall_apart_and_grows_from_any_tile() -> None:
    game = table(vacant="11", occupied="35", dice="33")
    play(game, TakeDie(3, 3))
    assert {(a.floor, a.column) for a in legal(game, Prepare)} == {(1, 2), (2, 1), (2, 5), (3, 4), (4, 5)}


def test_digest_emperor_02_with_no_tile_left_the_bottom_left_one_is_next() -> None:
    game = table(dice="33")
    play(game, TakeDie(3, 3))
    assert legal(game, Prepare) == [Prepare(1, 1)]


def test_digest_emperor_03_c2_only_the_first_when_no_lower_floor_has_one() -> None:
    game = end_round(7, tiles="A1 B1 C2", occupied="31 32")
    play(game, RemoveRoom(3, 2))
    assert room_names(me(game).occupied) == "31"


def test_digest_emperor_03_c2_skips_floors_without_an_occupied_room() -> None:
    game = end_round(7, tiles="A1 B1 C2", occupied="11 41", vacant="21 31")
    assert (me(game).occupied, room_names(me(game).vacant)) == (0, "21 31")


def test_digest_emperor_04_c4_takes_an_end_card_out_of_the_game() -> None:
    game = end_round(7, tiles="A1 B1 C4", staff=(1, 28), occupied="11", krones=0)
    assert (me(game).staff, game.state.gone) == ([1], [28])
    assert game.state.scores[0].line("end_staff").parts == ()


def test_digest_emperor_05_objectives_wait_until_a_turn() -> None:
    game = end_round(5, tiles="A1 B2 C1", emperor=8, krones=16, objectives="A1 B1 C1")
    assert game.why_not(Claim(0)) == (Code.PENDING, (("pending", "benefits"),))
    play(game, Collect(0))
    assert me(game).krones == 20
    while game.seat != 0:
        play(game, game.legal_actions()[0])
    assert asked(game) == "turn"
    assert Claim(0) in game.legal_actions()


def test_digest_emperor_05_rewards_may_be_declined() -> None:
    game = end_round(5, tiles="A1 B2 C1", emperor=8)
    play(game, Decline("gain_krones", 0))
    assert me(game).krones == 10


# The end


def test_digest_end_01_everything_is_counted() -> None:
    game = end_round(
        7,
        emperor=8,
        krones=6,
        kitchen="sck",
        occupied="11 12 21 31 41 42",
        vacant="13 22",
        staff=(27, 31, 1),
        cafe={75: "w", 92: None},
    )
    assert game.over
    sheet = game.state.scores[0]
    assert sheet.game == 5  # space 8
    assert sheet.line("end_staff").parts == ((27, 3), (31, 6))
    assert sheet.line("rooms").parts == ((1, 2), (2, 2), (3, 3), (4, 8))
    assert [sheet.line(name).vp for name in ("krones", "items", "cafe")] == [6, 3, -10]
    assert sheet.total == me(game).vp == 5 + 9 + 15 + 9 - 10
    assert game.legal_actions() == []
    assert vp_of(game.events, "final") == 15 + 9 - 10


def test_digest_end_02_more_krones_and_items_break_a_tie() -> None:
    # room 41 is 4 VP; three krones and an item are 4 too
    rich, poor = {"krones": 3, "kitchen": "s"}, {"krones": 0, "occupied": "41", "kitchen": ""}
    game = end_round(7, emperor=8, rivals=(Seat(emperor=8, **poor),), **rich)  # type: ignore[arg-type]
    ended = game.events[-1]
    assert isinstance(ended, Ended)
    assert [score.total for score in ended.scores] == [9, 9]
    assert ended.winners == (0,)


def test_digest_end_02_still_tied_is_a_shared_win() -> None:
    game = end_round(7, emperor=8, krones=3, rivals=(Seat(emperor=8, krones=3),))
    ended = game.events[-1]
    assert isinstance(ended, Ended)
    assert ended.winners == (0, 1)


def test_digest_end_02_most_vp_wins_whatever_the_purse() -> None:
    game = end_round(7, 3, emperor=8, krones=0, occupied="41 42", rivals=(Seat(emperor=8, krones=7), Seat()))
    ended = game.events[-1]
    assert isinstance(ended, Ended)
    assert ended.winners == (0,)


@RULESETS
def test_digest_turn_13_the_bonus_of_a_room_removed_and_occupied_again_does_not_come_twice(
    ruleset: str,
) -> None:
    """The Emperor comes early with the tile that takes occupied rooms; afterwards all dice show a three."""
    end: dict[str, Any] = {
        "numbers": (4,),
        "round": 3,
        "tiles": "C2 B1 C1",
        "rivals": (Seat(numbers=(), emperor=4),),
    }
    threes = (2,) * 10
    game = table(ruleset=ruleset, cafe={65: None, 64: None}, vacant="11", dice="5", chance=threes, **end)
    events = play(game, MoveGuest(65, 1, 1))
    assert vp_of(events, "group") == 2
    events = play(game, TakeDie(5, 5), EndTurn())
    assert acts(events, "remove_room") == [{"floor": 1, "column": 1}]
    assert room_names(me(game).occupied | me(game).vacant) == ""
    play(game, Pass(), TakeDie(3, 3), Prepare(1, 1), Decline("rooms"))
    events = play(game, MoveGuest(64, 1, 1))
    assert room_names(me(game).occupied) == "11"
    assert vp_of(events, "group") == 0
