"""The rules digest, "A turn", points 1 to 11: guests, dice and the actions."""

from __future__ import annotations

import pytest

from gah_desktop.engine.actions import (
    Action,
    ChooseItems,
    Claim,
    Decline,
    EndTurn,
    MoveGuest,
    Pass,
    Place,
    PlayStaff,
    Prepare,
    Serve,
    Split,
    StopServing,
    TakeDie,
    TakeGuest,
    UseStaff,
)
from gah_desktop.engine.events import (
    Acted,
    Gained,
    Revealed,
)
from gah_desktop.engine.reasons import Code, reason
from tests.helpers.tables import (
    acts,
    asked,
    chosen,
    legal,
    me,
    play,
    rooms,
    table,
    vp_of,
)


def test_digest_turn_01_pass_or_turn() -> None:
    assert Pass() in table().legal_actions()
    for action in (UseStaff(1), Serve("wine", 75), Claim(0), MoveGuest(92, 1, 1)):
        game = table(krones=20, staff=(1,), kitchen="ww", cafe={75: "", 92: None}, vacant="11")
        play(game, action)
        if asked(game) == "serve":
            play(game, StopServing())
        while asked(game) == "benefits":
            play(game, game.legal_actions()[0])
        assert game.why_not(Pass()) == (Code.PASS_AFTER_START, ()), action
        assert legal(game, TakeDie) and not legal(game, EndTurn), action
    game = table(krones=20, dice="44")
    play(game, TakeGuest(4))
    assert game.why_not(Pass()) == (Code.PASS_AFTER_START, ())
    play(game, TakeDie(4, 4), Split(0, 2))
    assert game.why_not(Pass()) == (Code.PASS_AFTER_DIE, ())


def test_digest_turn_02_one_guest_before_the_die_then_exactly_one_die() -> None:
    game = table(queue=(64, 65, 66, 67, 68), krones=10, dice="44")
    assert not legal(game, EndTurn)
    play(game, TakeGuest(3))
    assert not legal(game, TakeGuest)
    play(game, TakeDie(4, 4), Split(2, 0))
    assert game.legal_actions() == [EndTurn()]


@pytest.mark.parametrize(("slot", "cost"), [(0, 3), (1, 2), (2, 1), (3, 0), (4, 0)])
def test_digest_turn_02_the_queue_costs(slot: int, cost: int) -> None:
    game = table(queue=(64, 65, 66, 67, 68), krones=5)
    events = play(game, TakeGuest(slot))
    assert acts(events, "take_guest") == [{"guest": 64 + slot, "slot": slot, "cost": cost}]
    assert me(game).krones == 5 - cost


def test_digest_turn_02_not_without_the_krones() -> None:
    game = table(krones=1)
    assert {action.slot for action in legal(game, TakeGuest)} == {2, 3, 4}


def test_digest_turn_02_a_free_table_is_needed_and_may_be_made() -> None:
    game = table(cafe={65: None, 75: "", 90: ""}, vacant="31")
    assert not legal(game, TakeGuest)
    play(game, MoveGuest(65, 3, 1))
    assert legal(game, TakeGuest)


def test_digest_turn_02_additional_actions_before_between_and_after() -> None:
    for place in range(3):
        game = table(staff=(1,), dice="44", queue=(64, 65, 66, 67, 68))
        steps: list[Action] = [TakeGuest(4), TakeDie(4, 4)]
        steps.insert(place, UseStaff(1))
        for step in steps:
            play(game, step)
            while asked(game) != "turn":
                play(game, game.legal_actions()[0])
        assert game.state.die_taken
        assert me(game).used == 1 << 1


def test_digest_turn_02_never_in_the_middle_of_an_action() -> None:
    game = table(staff=(1,), dice="33", vacant="11", krones=20)
    play(game, TakeDie(3, 3))
    for action in (UseStaff(1), Claim(0), EndTurn(), Pass(), TakeGuest(0)):
        assert game.why_not(action) == (Code.PENDING, (("pending", "rooms"),))


def test_digest_turn_03_the_queue_slides_and_is_refilled_at_once() -> None:
    game = table(queue=(64, 65, 66, 67, 68), next_guests=(69,), krones=10)
    events = play(game, TakeGuest(2))
    assert game.state.queue == [69, 64, 65, 67, 68]
    assert [type(e) for e in events] == [Acted, Revealed]


def test_digest_turn_03_an_empty_deck_is_rebuilt_from_the_discards() -> None:
    game = table(queue=(64, 65, 66, 67, 68), guest_deck=(), guest_discard=(91, 92), chance=(0,))
    play(game, TakeGuest(4))
    assert sorted([game.state.queue[0], *game.state.guest_deck]) == [91, 92]
    assert game.state.guest_discard == []


def test_digest_turn_03_without_discards_the_space_stays_empty() -> None:
    game = table(queue=(64, 65, 66, 67, 68), guest_deck=())
    play(game, TakeGuest(4))
    assert game.state.queue == [0, 64, 65, 66, 67]
    assert TakeGuest(0) not in game.legal_actions()


@pytest.mark.parametrize(
    ("face", "boost", "staff", "strength"),
    [(1, False, (), 3), (1, True, (), 4), (1, True, (13,), 5), (4, False, (13,), 2), (5, False, (18,), 3)],
)
def test_digest_turn_04_the_space_gives_the_strength(
    face: int, boost: bool, staff: tuple[int, ...], strength: int
) -> None:
    game = table(dice="111445", staff=staff)
    events = play(game, TakeDie(face, face, boost))
    (act,) = acts(events, "take_die")
    assert (act["strength"], act["cost"]) == (strength, int(boost))
    assert game.state.dice[face] == "111445".count(str(face)) - 1
    assert me(game).numbers == (4,)


def test_digest_turn_04_boost_with_exactly_one_krone() -> None:
    game = table(krones=0, dice="44")
    assert legal(game, TakeDie) == [TakeDie(4, 4)]
    assert game.why_not(TakeDie(4, 4, True)) == reason(Code.BOOST_TOO_EXPENSIVE, cost=1, rest=0, krones=0)


def test_digest_turn_04_a_die_that_gives_nothing_may_be_taken() -> None:
    game = table(dice="5", hand=())
    play(game, TakeDie(5, 5))
    assert game.legal_actions() == [EndTurn()]


def test_digest_turn_05_a_six_is_any_other_action_for_a_krone() -> None:
    game = table(dice="666", krones=2)
    assert {(a.as_action, a.boost) for a in legal(game, TakeDie)} == {
        (action, boost) for action in (1, 2, 3, 4, 5) for boost in (False, True)
    }
    events = play(game, TakeDie(6, 4, True))
    assert acts(events, "take_die") == [{"face": 6, "as": 4, "boost": True, "cost": 2, "strength": 4}]
    assert me(game).krones == 0


@pytest.mark.parametrize(("krones", "boosts"), [(0, set()), (1, {False}), (2, {False, True})])
def test_digest_turn_05_who_cannot_pay_cannot_take_it(krones: int, boosts: set[bool]) -> None:
    game = table(dice="46", krones=krones)
    assert {a.boost for a in legal(game, TakeDie) if a.face == 6} == boosts


def test_digest_turn_05_it_stays_a_six_for_every_staff_card() -> None:
    game = table(dice="66", staff=(12, 13, 14, 15, 16, 18, 19, 20, 22), hand=(24,), vacant="11", krones=20)
    for action in (1, 2, 3, 4, 5):
        other = game.clone()
        other.apply(TakeDie(6, action))
        assert other.state.extra == 0
        assert me(other).vp == 0
        assert asked(other) in ("items", "rooms", "split", "staff")


@pytest.mark.parametrize(
    ("face", "dice", "choices"),
    [
        (1, "1", []),
        (1, "11", [(2, 0, 0, 0), (1, 1, 0, 0)]),
        (1, "111", [(3, 0, 0, 0), (2, 1, 0, 0)]),
        (2, "22", [(0, 0, 2, 0), (0, 0, 1, 1)]),
        (2, "2222", [(0, 0, 4, 0), (0, 0, 3, 1), (0, 0, 2, 2)]),
    ],
)
def test_digest_turn_06_no_more_cake_than_strudel_no_more_coffee_than_wine(
    face: int, dice: str, choices: list[tuple[int, int, int, int]]
) -> None:
    game = table(dice=dice)
    play(game, TakeDie(face, face))
    assert legal(game, ChooseItems) == [chosen(*choice) for choice in choices]
    if not choices:  # a single strudel is no choice
        assert me(game).kitchen == [1, 0, 0, 0, 0]


def test_digest_turn_06_items_never_run_out() -> None:
    game = table(kitchen="s" * 30 + "c" * 30, dice="11")
    play(game, TakeDie(1, 1), chosen(1, 1))
    assert me(game).kitchen == [31, 31, 0, 0, 0]


def test_digest_turn_07_each_item_to_a_guest_or_the_kitchen() -> None:
    game = table(dice="2222", cafe={54: "", 67: ""})  # two wines, two coffees
    play(game, TakeDie(2, 2), chosen(wine=2, coffee=2))
    assert set(game.legal_actions()) == {
        Place("wine"),
        Place("wine", 54),
        Place("coffee"),
        Place("coffee", 67),
    }
    play(game, Place("coffee", 67), Place("wine"), Place("coffee"), Place("wine", 54))
    assert (me(game).kitchen, me(game).needs) == ([0, 0, 1, 1, 0], [0x0100, 0x1000])
    assert asked(game) == "turn"


def test_digest_turn_07_what_no_guest_waits_for_goes_to_the_kitchen_unasked() -> None:
    game = table(dice="11", cafe={67: "", 92: None})
    play(game, TakeDie(1, 1), chosen(1, 1))
    assert (me(game).kitchen, asked(game)) == ([1, 1, 0, 0, 0], "turn")


def test_digest_turn_07_placing_is_free() -> None:
    game = table(dice="2", cafe={54: ""}, krones=0)
    play(game, TakeDie(2, 2), Place("wine", 54))
    assert (me(game).krones, me(game).needs) == (0, [0x0100])


def test_digest_turn_08_rooms_one_after_the_other_each_next_to_a_tile() -> None:
    game = table(dice="333", vacant="11", krones=6)
    play(game, TakeDie(3, 3))
    assert {(a.floor, a.column) for a in legal(game, Prepare)} == {(1, 2), (2, 1)}
    play(game, Prepare(2, 1), Prepare(3, 1))
    assert game.why_not(Prepare(3, 3)) == (Code.NOT_ADJACENT, ())
    play(game, Prepare(4, 1))
    assert (me(game).krones, asked(game)) == (0, "turn")


@pytest.mark.parametrize(
    ("room", "vp"),
    [("34", 1), ("35", 1), ("43", 2), ("44", 2), ("45", 2), ("33", 0), ("42", 0), ("25", 0)],
)
def test_digest_turn_08_five_rooms_give_vp(room: str, vp: int) -> None:
    game = table(dice="3", vacant="24 32 31 41", occupied="15 23", krones=9)
    me(game).vacant |= rooms("34 35 44 45 43 33 42 25") & ~rooms(room)
    play(game, TakeDie(3, 3))
    events = play(game, Prepare(int(room[0]), int(room[1])))
    assert vp_of(events, "room") == vp


def test_digest_turn_08_the_action_may_be_left_unused() -> None:
    game = table(dice="33", vacant="11")
    play(game, TakeDie(3, 3), Decline("rooms"))
    assert asked(game) == "turn"


def test_digest_turn_09_strength_split_freely() -> None:
    game = table(dice="444")
    play(game, TakeDie(4, 4))
    assert set(game.legal_actions()) == {Split(3, 0), Split(2, 1), Split(1, 2), Split(0, 3)}


def test_digest_turn_09_krones_stop_at_twenty() -> None:
    game = table(dice="444", krones=19)
    events = play(game, TakeDie(4, 4), Split(3, 0))
    assert me(game).krones == 20
    assert [e.krones for e in events if isinstance(e, Gained)] == [1]


def test_digest_turn_09_steps_past_thirteen_are_vp() -> None:
    game = table(dice="4444", emperor=11)
    events = play(game, TakeDie(4, 4), Split(0, 4))
    assert (me(game).emperor, me(game).vp, vp_of(events, "track")) == (13, 2, 2)


@pytest.mark.parametrize(("dice", "cost"), [("5", 5), ("555", 3), ("5555555", 0)])
def test_digest_turn_10_one_card_for_less_never_below_nothing(dice: str, cost: int) -> None:
    game = table(dice=dice, hand=(25, 2, 24))
    events = play(game, TakeDie(5, 5), PlayStaff(2))
    assert acts(events, "play_staff")[0]["cost"] == cost
    assert asked(game) == "turn"


def test_digest_turn_10_none_need_be_played() -> None:
    game = table(dice="5", hand=(24,))
    play(game, TakeDie(5, 5), Decline("staff"))
    assert (me(game).hand, asked(game)) == ([24], "turn")


def test_digest_turn_11_a_krone_carries_up_to_three_items() -> None:
    game = table(krones=1, kitchen="wwww", cafe={54: "", 55: ""})
    play(game, Serve("wine", 54), Serve("wine", 55))
    events = play(game, Serve("wine", 55))
    assert acts(events, "serve") == [
        {
            "moves": [
                {"item": "wine", "guest": 54},
                {"item": "wine", "guest": 55},
                {"item": "wine", "guest": 55},
            ],
            "cost": 1,
        }
    ]
    assert (me(game).krones, me(game).kitchen, asked(game)) == (0, [0, 0, 1, 0, 0], "turn")
    assert not legal(game, Serve)


def test_digest_turn_11_a_serving_may_stop_early() -> None:
    game = table(krones=3, kitchen="wwww", cafe={55: ""})
    play(game, Serve("wine", 55), StopServing(), Serve("wine", 55), StopServing())
    assert (me(game).krones, me(game).needs) == (1, [0x0100])
