"""Guests whose reward is a staff card, another guest, or E. Gizia's action."""

from __future__ import annotations

import pytest

from gah_desktop.engine.actions import (
    Collect,
    Decline,
    EndTurn,
    ExtraAction,
    MoveGuest,
    Pass,
    PlayStaff,
    ReturnStaff,
    Split,
    TakeDie,
    TakeGuest,
)
from gah_desktop.engine.reasons import Code
from tests.helpers.tables import (
    acts,
    asked,
    collect,
    declines,
    guest_ready,
    legal,
    me,
    move_in,
    play,
    vp_of,
)

RULESETS = pytest.mark.parametrize("ruleset", ["deluxe", "classic"])
QUEUE = (77, 78, 79, 80, 81)


def test_guest_rewards_of_one_card_from_hand_are_listed() -> None:
    assert [card[0] for card in ONE_CARD] == [56, 59, 64, 70, 86, 94, 96]


# guest, name, the part that plays a card, krones less, steps, cakes that come too
ONE_CARD = [
    (56, "vocalist", 1, 3, 0, 1),
    (59, "poet", 1, 2, 0, 1),
    (64, "duchess", 0, 1, 0, 0),
    (70, "elector", 0, 1, 3, 0),
    (86, "veterinary_councillor", 0, 3, 0, 0),
    (94, "m_ingalls", 0, 1, 0, 0),
    (96, "mr_oundo", 0, 3, 0, 0),
]


@RULESETS
@pytest.mark.parametrize(
    ("guest", "name", "part", "less", "steps", "cakes"),
    [pytest.param(*card, id=f"guest_{card[0]}_{card[1]}") for card in ONE_CARD],
)
def test_one_card_for_less(
    guest: int, name: str, part: int, less: int, steps: int, cakes: int, ruleset: str
) -> None:
    game = guest_ready(guest, ruleset, hand=(25, 24, 9))  # printed costs 6, 1, 5
    move_in(game, guest)
    collect(game, part)
    assert {a.staff for a in legal(game, PlayStaff)} == {25, 24, 9}
    events = play(game, PlayStaff(25))
    assert acts(events, "play_staff") == [{"staff": 25, "cost": 6 - less, "from": "hand"}]
    while asked(game) == "benefits":
        play(game, legal(game, Collect)[0])
    p = me(game)
    assert (p.krones, p.emperor, p.kitchen) == (10 - 6 + less, steps, [0, cakes, 0, 0, 0])
    assert (p.staff, p.hand, asked(game)) == ([25], [24, 9], "turn")


def test_the_price_of_a_card_never_falls_below_nothing() -> None:
    game = guest_ready(86, hand=(24, 25))
    move_in(game, 86)
    collect(game, 0)
    play(game, PlayStaff(24))
    assert me(game).krones == 10


def test_a_card_that_is_still_too_expensive_cannot_be_played() -> None:
    game = guest_ready(64, krones=3, hand=(24, 25))
    move_in(game, 64)
    collect(game, 0)
    assert legal(game, PlayStaff) == [PlayStaff(24)]
    refused = game.why_not(PlayStaff(25))
    assert refused == (Code.TOO_EXPENSIVE, (("cost", 5), ("krones", 3)))


@RULESETS
def test_guest_73_count_up_to_two_cards_each_for_one_krone_less(ruleset: str) -> None:
    game = guest_ready(73, ruleset, hand=(5, 3, 24))
    move_in(game, 73)
    collect(game, 0)
    play(game, PlayStaff(5), PlayStaff(3))
    assert (me(game).krones, me(game).staff, asked(game)) == (4, [5, 3], "turn")


@RULESETS
def test_guest_75_baroness_three_drawn_one_played_for_three_krones_less(ruleset: str) -> None:
    game = guest_ready(75, ruleset, next_staff=(25, 24, 9))
    move_in(game, 75)
    play(game, Collect(0))
    assert declines(game) == ["offer"]
    events = play(game, PlayStaff(25))
    assert acts(events, "play_staff") == [{"staff": 25, "cost": 3, "from": "offer"}]
    play(game, ReturnStaff(9))
    assert game.state.staff_deck[:2] == [24, 9]  # 24 lies at the very bottom
    assert (me(game).krones, me(game).hand, asked(game)) == (7, [], "turn")


def test_guest_75_baroness_may_send_all_three_away() -> None:
    game = guest_ready(75, next_staff=(25, 24, 9))
    move_in(game, 75)
    play(game, Collect(0), Decline("offer"), ReturnStaff(24), ReturnStaff(25))
    assert game.state.staff_deck[:3] == [9, 25, 24]
    assert (me(game).staff, me(game).krones) == ([], 10)


def test_guest_75_baroness_nothing_affordable_returns_all_three() -> None:
    game = guest_ready(75, krones=1, next_staff=(9, 10, 11))
    move_in(game, 75)
    play(game, Collect(0))
    assert asked(game) == "return_staff"
    assert legal(game, ReturnStaff) == [ReturnStaff(9), ReturnStaff(10), ReturnStaff(11)]


@RULESETS
def test_guest_76_duke_three_drawn_one_must_be_played_at_no_cost(ruleset: str) -> None:
    game = guest_ready(76, ruleset, krones=0, next_staff=(25, 24, 9))
    move_in(game, 76)
    play(game, Collect(0))
    assert game.legal_actions() == [PlayStaff(25), PlayStaff(24), PlayStaff(9)]
    refused = game.why_not(Decline("offer"))
    assert refused is not None and refused.code is Code.MUST_DECIDE
    play(game, PlayStaff(25), ReturnStaff(24))
    assert (me(game).krones, me(game).staff) == (0, [25])


def test_the_three_drawn_may_be_declined_unseen() -> None:
    game = guest_ready(76)
    move_in(game, 76)
    deck = list(game.state.staff_deck)
    play(game, Decline("draw_three_play_one", 0))
    assert (game.state.staff_deck, asked(game)) == (deck, "turn")


@RULESETS
def test_guest_104_macleod_one_card_from_hand_at_no_cost(ruleset: str) -> None:
    game = guest_ready(104, ruleset, krones=0, hand=(25, 9))
    move_in(game, 104)
    collect(game, 0)
    play(game, PlayStaff(25))
    assert (me(game).krones, me(game).staff, asked(game)) == (0, [25], "turn")


# guest, name, krones, steps that come with the free guest
FREE_GUEST = [
    (62, "opera_singer", 0, 3),
    (63, "dame", 0, 0),
    (78, "post_councillor", 0, 0),
    (80, "professor_emeritus", 0, 0),
    (84, "court_councillor", 3, 0),
    (101, "brother_uwe", 0, 3),
    (118, "mr_moras", 0, 0),
]


@RULESETS
@pytest.mark.parametrize(
    ("guest", "name", "krones", "steps"),
    [pytest.param(*card, id=f"guest_{card[0]}_{card[1]}") for card in FREE_GUEST],
)
def test_a_guest_from_the_queue_at_no_cost(
    guest: int, name: str, krones: int, steps: int, ruleset: str
) -> None:
    game = guest_ready(guest, ruleset, krones=0, queue=(64, 65, 66, 67, 68), next_guests=(69,))
    move_in(game, guest)
    while asked(game) == "benefits":
        play(game, legal(game, Collect)[-1])
    assert {a.slot for a in legal(game, TakeGuest)} == {0, 1, 2, 3, 4}
    events = play(game, TakeGuest(0))
    assert acts(events, "take_guest") == [{"guest": 64, "slot": 0, "cost": 0}]
    while asked(game) == "benefits":
        play(game, legal(game, Collect)[-1])
    p = me(game)
    assert (p.cafe, p.krones, p.emperor, asked(game)) == ([64], krones, steps, "turn")
    assert game.state.queue == [69, 65, 66, 67, 68]
    assert not game.state.guest_taken  # the guest of the turn may still be taken


@RULESETS
def test_guest_87_medicinal_councillor_two_guests_with_a_new_card_between_them(ruleset: str) -> None:
    game = guest_ready(87, ruleset, krones=0, queue=(64, 65, 66, 67, 68), next_guests=(69, 70))
    move_in(game, 87)
    play(game, Collect(1), TakeGuest(4))
    assert game.state.queue == [69, 64, 65, 66, 67]
    play(game, TakeGuest(0))
    assert (me(game).cafe, game.state.queue) == ([68, 69], [70, 64, 65, 66, 67])
    collect(game, 0)
    assert (me(game).krones, asked(game)) == (3, "turn")


def test_guest_87_medicinal_councillor_needs_a_table_for_each() -> None:
    game = guest_ready(87, cafe={87: None, 91: "", 92: ""})
    move_in(game, 87)
    play(game, Collect(1), TakeGuest(4))
    assert len(me(game).cafe) == 3
    assert asked(game) == "benefits"


def test_guest_97_e_gizia_deluxe_uses_a_space_and_leaves_the_die() -> None:
    game = guest_ready(97, dice="44666", staff=(15, 16, 17), krones=5)
    events = move_in(game, 97)
    assert asked(game) == "extra_action"
    assert declines(game) == ["extra_action"]
    assert {(a.face, a.as_action) for a in legal(game, ExtraAction)} == {
        (4, 4),
        *((6, action) for action in (1, 2, 3, 4, 5)),
    }
    events = play(game, ExtraAction(4, 4))
    assert acts(events, "extra_action") == [{"face": 4, "as": 4, "boost": False, "cost": 0, "strength": 2}]
    assert asked(game) == "split"  # no Bootblack, no Laundress
    assert me(game).vp == 4
    assert game.state.dice[4] == 2


def test_guest_97_e_gizia_deluxe_space_six_costs_its_krone_whatever_the_kitchen_hand_says() -> None:
    game = guest_ready(97, dice="666", staff=(17,), krones=1)
    move_in(game, 97)
    events = play(game, ExtraAction(6, 3))
    assert acts(events, "extra_action") == [{"face": 6, "as": 3, "boost": False, "cost": 1, "strength": 3}]
    assert (me(game).krones, game.state.dice[6]) == (0, 3)


def test_guest_97_e_gizia_deluxe_does_not_touch_the_main_action() -> None:
    game = guest_ready(97, dice="44")
    move_in(game, 97)
    play(game, Decline("extra_action"))
    assert TakeDie(4, 4) in game.legal_actions()


def test_guest_97_e_gizia_deluxe_after_the_die() -> None:
    game = guest_ready(97, dice="44")
    play(game, TakeDie(4, 4))
    play(game, Split(2, 0))
    move_in(game, 97)
    play(game, ExtraAction(4, 4))
    assert asked(game) == "split"


def test_guest_97_e_gizia_deluxe_comes_last() -> None:
    game = guest_ready(97, vacant="11 12", bonus=(), dice="44")
    events = play(game, MoveGuest(97, 1, 1))  # the room fills a blue group of one
    assert (vp_of(events, "guest", 97), vp_of(events, "group", 0)) == (4, 2)
    assert asked(game) == "extra_action"
    assert me(game).vp == 4 + 2


def test_guest_97_e_gizia_classic_a_whole_turn_more_without_taking_a_die() -> None:
    game = guest_ready(97, "classic", dice="445", krones=9, queue=QUEUE)
    move_in(game, 97)
    play(game, Collect(0))
    assert asked(game) == "turn"  # the turn goes on
    play(game, TakeGuest(4), TakeDie(5, 5))
    play(game, EndTurn())
    s = game.state
    assert (s.seat, s.extra_turn, me(game).numbers) == (0, True, (4,))
    assert not legal(game, TakeDie)
    assert not legal(game, Pass)
    play(game, TakeGuest(4))  # a guest of this turn too
    events = play(game, ExtraAction(4, 4))
    assert acts(events, "extra_action")[0]["strength"] == 2
    play(game, Split(2, 0))
    assert (s.dice[4], game.legal_actions()) == (2, [EndTurn()])
    play(game, EndTurn())
    assert (s.seat, s.extra_turn) == (1, False)
    assert not me(game).passed


def test_guest_97_e_gizia_classic_the_extra_turn_may_do_nothing() -> None:
    game = guest_ready(97, "classic", dice="445")
    move_in(game, 97)
    play(game, Collect(0), TakeDie(4, 4))
    play(game, Split(2, 0))
    play(game, EndTurn(), EndTurn())
    assert (game.state.seat, me(game).passed) == (1, False)
