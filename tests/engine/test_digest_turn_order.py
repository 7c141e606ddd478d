"""The rules digest, "A turn", points 12 to 16: moving guests, the order of turns, the end of a round."""

from __future__ import annotations

import pytest

from gah_desktop.engine import Game
from gah_desktop.engine.actions import (
    Collect,
    Decline,
    EndTurn,
    MoveGuest,
    Pass,
    PlayStaff,
    Serve,
    Split,
    TakeDie,
    TakeGuest,
    UseStaff,
)
from gah_desktop.engine.chance import Scripted
from gah_desktop.engine.events import (
    Acted,
    EmperorVisited,
    Gained,
    Passed,
    Rolled,
    Scored,
    TurnBegan,
)
from gah_desktop.engine.reasons import Code
from tests.helpers.tables import (
    Seat,
    asked,
    collect,
    guest_ready,
    legal,
    me,
    move_in,
    options,
    play,
    table,
    vp_of,
)

# Moving a guest


def test_digest_turn_12_the_guest_leaves_first_then_vp_then_the_reward() -> None:
    game = guest_ready(79)
    events = move_in(game, 79)
    events += play(game, Collect(0))
    collect(game, 1)
    kinds = [type(e).__name__ for e in events]
    assert kinds[0] == "Acted"
    assert me(game).cafe == []
    events = move_in(guest_ready(74), 74)
    assert [type(e) for e in events] == [Acted, Scored]


def test_digest_turn_12_bonus_before_or_after_the_reward() -> None:
    for bonus_first in (True, False):
        # room 44 is a red group of one: 1 krone; the Lord High Commissioner brings 4
        game = table(cafe={89: None}, vacant="44", krones=10)
        play(game, MoveGuest(89, 4, 4))
        assert set(options(game)) == {Collect(0), Collect(1), Decline("gain_krones", 0)}
        events = play(game, Collect(1 if bonus_first else 0))
        if asked(game) == "benefits":
            events += play(game, Collect(0))
        gained = [e.krones for e in events if isinstance(e, Gained)]
        assert gained == ([1, 4] if bonus_first else [4, 1])


def test_digest_turn_12_bonus_never_between_two_parts() -> None:
    game = table(cafe={79: None}, vacant="44")
    play(game, MoveGuest(79, 4, 4), Collect(0))
    assert game.why_not(Collect(2)) == (Code.BONUS_BETWEEN, ())
    play(game, Collect(1))
    assert (me(game).krones, me(game).emperor) == (12, 1)


def test_digest_turn_12_a_bonus_of_krones_can_pay_for_the_reward() -> None:
    # a green guest into 44, a red group of one; a card for a krone less costs 1
    game = table(cafe={94: None}, vacant="44", hand=(8,), krones=0)
    play(game, MoveGuest(94, 4, 4), PlayStaff(8))
    assert (me(game).krones, me(game).staff, asked(game)) == (0, [8], "turn")


def test_digest_turn_12_parts_in_any_order_and_each_may_be_declined() -> None:
    game = guest_ready(79)
    move_in(game, 79)
    assert set(options(game)) == {
        Collect(0),
        Collect(1),
        Decline("gain_krones", 0),
        Decline("advance_emperor", 1),
    }
    play(game, Collect(1), Decline("gain_krones", 0))
    assert (me(game).emperor, me(game).krones) == (1, 10)


def test_digest_turn_12_a_complete_order_and_a_vacant_room_of_the_color() -> None:
    game = table(cafe={65: None, 92: None, 75: "w"}, vacant="12 13", occupied="31")
    assert {(a.guest, a.floor, a.column) for a in legal(game, MoveGuest)} == {(92, 1, 2), (92, 1, 3)}
    assert game.why_not(MoveGuest(65, 1, 2)) == (
        Code.WRONG_COLOR,
        (("guest", 65), ("color", "yellow")),
    )


@pytest.mark.parametrize(
    ("guest", "vacant", "occupied", "vp", "krones", "steps"),
    [
        (65, "11", "", 2, 0, 0),
        (65, "31", "41", 5, 0, 0),
        (82, "44", "", 0, 1, 0),
        (82, "32", "42", 0, 3, 0),
        (82, "13", "14 23 24", 0, 10, 0),
        (58, "12", "21 22", 0, 0, 6),
        (58, "25", "34 35", 0, 0, 6),
    ],
    ids=["blue_1", "blue_2", "red_1", "red_2", "red_4", "yellow_3_left", "yellow_3_right"],
)
def test_digest_turn_12_bonus_by_color_and_size(
    guest: int, vacant: str, occupied: str, vp: int, krones: int, steps: int
) -> None:
    game = table(cafe={guest: None}, vacant=vacant, occupied=occupied, krones=5)
    room = vacant.split()[0]
    events = play(game, MoveGuest(guest, int(room[0]), int(room[1])))
    while asked(game) != "turn":
        play(game, game.legal_actions()[-1])
    assert vp_of(events, "group") == vp
    assert (me(game).krones - 5, me(game).emperor) == (krones, steps)


def test_digest_turn_13_the_bonus_of_a_group_comes_once_in_a_game() -> None:
    game = table(cafe={65: None}, vacant="11", bonus=(0,))
    events = play(game, MoveGuest(65, 1, 1))
    assert vp_of(events, "group") == 0
    game = table(cafe={65: None}, vacant="11")
    play(game, MoveGuest(65, 1, 1))
    assert me(game).bonus == 1


# Turn order


def numbers(game: Game) -> list[tuple[int, ...]]:
    return [p.numbers for p in game.state.players]


@pytest.mark.parametrize(
    ("players", "tiles"),
    [
        (2, [(1, 4), (2, 3)]),
        (3, [(1, 6), (2, 5), (3, 4)]),
        (4, [(1, 8), (2, 7), (3, 6), (4, 5)]),
    ],
)
def test_digest_turn_14_turn_order_tiles(players: int, tiles: list[tuple[int, ...]]) -> None:
    game = table(players, dice="4" * 14)
    assert numbers(game) == tiles
    order = []
    while game.state.round == 1:
        order.append(game.seat)
        play(game, TakeDie(4, 4))
        play(game, game.legal_actions()[0], EndTurn())
    assert order == [*range(players), *reversed(range(players))]


def test_digest_turn_14_reroll_when_all_who_could_have_passed() -> None:
    game = table(3, dice="111111112", rivals=(Seat(numbers=(2, 5)), Seat(numbers=())), numbers=(6,), seat=1)
    play(game, Pass())
    assert game.seat == 0
    events = play(game, Pass())
    assert [type(e) for e in events[1:4]] == [Passed, Rolled, TurnBegan]
    assert (sum(game.state.dice), game.state.dustbin) == (8, 1)
    assert (game.seat, me(game).passed) == (1, False)  # the lowest number, 2, is Britta's
    play(game, TakeDie(*one(game)))
    finish_turn(game)
    assert game.seat == 1  # and so is 5


def one(game: Game) -> tuple[int, int]:
    face = next(face for face in range(1, 6) if game.state.dice[face])
    return face, face


def finish_turn(game: Game) -> None:
    while asked(game) != "turn":
        play(game, game.legal_actions()[-1])
    play(game, EndTurn())


def test_digest_turn_14_the_round_ends_when_no_die_is_left() -> None:
    game = table(dice="1", rivals=(Seat(passed=True),))
    play(game, Pass())
    assert game.state.round == 2
    assert sum(game.state.dice) == 10
    assert game.state.dustbin == 0


def test_digest_turn_14_the_round_ends_when_all_numbers_are_covered() -> None:
    game = table(dice="444444", numbers=(4,), rivals=(Seat(numbers=()),))
    play(game, TakeDie(4, 4), Split(6, 0), EndTurn())
    assert game.state.round == 2


def test_digest_turn_15_without_a_die_to_take_additional_actions_are_open() -> None:
    game = table(dice="66", krones=0, staff=(1,), cafe={92: None}, vacant="11", queue=(64, 65, 66, 67, 68))
    assert options(game) == [Pass(), MoveGuest(92, 1, 1), UseStaff(1)]
    assert game.why_not(TakeDie(6, 4)) == (Code.TOO_EXPENSIVE, (("cost", 1), ("krones", 0)))
    assert game.why_not(TakeGuest(4)) == (Code.GUEST_NEEDS_DIE, (("cost", 0), ("krones", 0)))
    assert game.why_not(EndTurn()) == (Code.MUST_PASS, ())


def test_digest_turn_15_the_krone_of_a_guest_who_moves_in_pays_the_six() -> None:
    game = table(dice="66", krones=0, cafe={92: None}, vacant="11", bonus=(0,))
    play(game, MoveGuest(92, 1, 1), Collect(0))
    assert me(game).krones == 1
    assert legal(game, TakeDie)
    assert game.why_not(EndTurn()) == (Code.DIE_FIRST, ())


def test_digest_turn_15_a_started_turn_ends_without_a_die_where_none_can_be_taken() -> None:
    game = table(dice="66", krones=0, staff=(1,))
    play(game, UseStaff(1))
    assert game.legal_actions() == [EndTurn()]
    assert game.why_not(Pass()) == (Code.PASS_AFTER_START, ())
    play(game, EndTurn())
    assert (me(game).passed, me(game).numbers) == (True, (1, 4))


def test_digest_turn_15_after_the_re_roll_a_turn_begins_anew() -> None:
    """Seat 2 of three has used a staff card and could take no die: after the re-roll it may pass or start."""
    third = Seat(krones=0, staff=(1, 2), numbers=(3, 4))
    game = table(3, dice="66", seat=2, numbers=(), rivals=(Seat(numbers=()), third), chance=(4,))
    play(game, UseStaff(1), EndTurn())
    assert (game.seat, game.state.dice) == (2, [0, 0, 0, 0, 0, 1, 0])
    assert Pass() in game.legal_actions()
    play(game, UseStaff(2))
    assert Pass() not in game.legal_actions()


def test_digest_turn_15_the_turn_of_the_next_player_is_not_started() -> None:
    game = table(dice="44", staff=(1,), numbers=(1, 4), rivals=(Seat(numbers=(2, 3)),))
    play(game, UseStaff(1), TakeDie(4, 4), Split(2, 0), EndTurn())
    assert game.seat == 1
    assert Pass() in game.legal_actions()


@pytest.mark.parametrize(
    ("krones", "slots"), [(0, []), (1, [3, 4]), (2, [2, 3, 4]), (3, [1, 2, 3, 4]), (4, [0, 1, 2, 3, 4])]
)
def test_digest_turn_15_a_guest_only_with_a_krone_left_for_the_six(krones: int, slots: list[int]) -> None:
    game = table(dice="66", krones=krones)
    assert legal(game, TakeGuest) == [TakeGuest(slot) for slot in slots]


def test_digest_turn_15_any_guest_where_a_die_costs_nothing() -> None:
    assert len(legal(table(dice="566", krones=3), TakeGuest)) == 5
    assert len(legal(table(dice="66", krones=3, staff=(17,)), TakeGuest)) == 5  # Kitchen Hand: a six is free


def without_the_krone_for_a_die(staff: tuple[int, ...] = ()) -> Game:
    """A guest has been taken, then the krone for the six was spent on a serving."""
    game = table(dice="666", krones=1, kitchen="w", cafe={75: ""}, staff=staff, next_guests=(70, 71))
    play(game, TakeGuest(4), Serve("wine", 75))
    return game


def test_digest_turn_15_who_takes_a_guest_and_spends_the_krone_ends_the_turn_without_a_die() -> None:
    game = without_the_krone_for_a_die()
    assert game.legal_actions() == [EndTurn()]
    assert game.why_not(Pass()) == (Code.PASS_AFTER_START, ())
    play(game, EndTurn())
    assert (me(game).passed, me(game).numbers) == (True, (1, 4))


def test_digest_turn_15_no_second_guest_with_that_number_after_the_re_roll() -> None:
    game = without_the_krone_for_a_die()
    game.state.chance = Scripted((0, 1))
    play(game, EndTurn(), Pass())
    assert (game.seat, game.state.dice) == (0, [0, 1, 1, 0, 0, 0, 0])
    assert not legal(game, TakeGuest)
    assert game.why_not(TakeGuest(4)) == (Code.GUEST_TAKEN, ())
    assert Pass() in game.legal_actions()


def test_digest_turn_15_a_guest_again_with_the_next_number() -> None:
    game = without_the_krone_for_a_die()
    game.state.chance = Scripted((3, 3))
    play(
        game, EndTurn(), Pass(), TakeDie(4, 4), Split(2, 0), EndTurn(), TakeDie(4, 4), Split(1, 0), EndTurn()
    )
    assert game.state.round == 2 and me(game).guest_with == 0


def test_digest_turn_16_after_the_round_tiles_pass_to_the_left_and_cards_are_fresh() -> None:
    game = table(
        3,
        dice="4",
        first=1,
        seat=0,
        numbers=(6,),
        staff=(1,),
        used=(1,),
        rivals=(Seat(numbers=()), Seat(numbers=())),
    )
    play(game, TakeDie(4, 4), Split(1, 0), EndTurn())
    s = game.state
    assert (s.round, s.first, game.seat) == (2, 2, 2)
    assert numbers(game) == [(2, 5), (3, 4), (1, 6)]
    assert me(game).used == 0


@pytest.mark.parametrize("number", range(1, 8))
def test_digest_turn_16_emperor_after_rounds_three_five_and_seven(number: int) -> None:
    game = table(dice="4", round=number, numbers=(4,), rivals=(Seat(numbers=()),), emperor=8)
    events = play(game, TakeDie(4, 4), Split(1, 0), EndTurn())
    visited = [e.seat for e in events if isinstance(e, EmperorVisited)]
    assert bool(visited) == (number in (3, 5, 7))


def test_digest_turn_16_the_dice_of_the_dustbin_come_back() -> None:
    game = table(dice="12", rivals=(Seat(numbers=()),), numbers=(4,))
    play(game, Pass())
    assert game.state.dustbin == 1
    play(game, Pass())
    assert (game.state.round, game.state.dustbin, sum(game.state.dice)) == (2, 0, 10)
