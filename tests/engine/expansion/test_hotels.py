"""Digest section 3: the auction, the set-up, and one test or more for each of the ten entrances."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from gah_desktop.engine import Game, Setup, hotel, new_game
from gah_desktop.engine import actions as a
from gah_desktop.engine.decisions.registry import settle
from gah_desktop.engine.events import Acted, Dealt, Drew, Gained, Scored, TokenTaken
from gah_desktop.engine.invariants import problems
from gah_desktop.engine.module import add
from gah_desktop.engine.reasons import Code
from gah_desktop.engine.scoring import score_of
from gah_desktop.engine.seats import seats_from_first
from gah_desktop.modules.ballrooms.rules.facts import CHAMPAGNE
from gah_desktop.modules.ballrooms.rules.scoring import score
from gah_desktop.modules.hotels.rules.auction import Bid, ChooseEntrance
from gah_desktop.modules.hotels.rules.facts import facts
from gah_desktop.modules.hotels.rules.moved_die import MoveDie
from gah_desktop.modules.hotels.rules.own_objectives import ClaimOwn
from gah_desktop.modules.hotels.rules.own_tiles import Retreat
from gah_desktop.modules.hotels.rules.owners import owners_of
from gah_desktop.modules.hotels.rules.rooms import TakeToken
from gah_desktop.modules.hotels.rules.second_guest import SecondGuest
from gah_desktop.modules.solo.rules import opponent_of
from gah_desktop.modules.solo.rules.entrances.toll import TollBridge
from tests.helpers.houses import (
    COROGARI,
    DOVE,
    KAUFMAN,
    KOZI,
    MAYENFELS,
    MELANGE,
    PAULWEI,
    REN,
    STROUP,
    WRAY,
    house,
    owners,
)
from tests.helpers.lounge import CURIE, GANDHI, lounge
from tests.helpers.tables import Seat, acts, asked, legal, me, options, play, vp_of
from tests.helpers.waltz import send

HOTELS = ("hotels",)
WITH_BALL = ("ballrooms", "hotels")
EVERYWHERE = " ".join(f"{floor}{column}" for floor in range(1, 5) for column in range(1, 6))


def dealt_with(*entrances: int, players: int = 2, modules: tuple[str, ...] = HOTELS, **more: object) -> Game:
    """A new game in which at least these are offered."""
    for seed in range(4000):
        game = new_game(Setup(players=players, modules=modules, seed=seed, **more))  # type: ignore[arg-type]
        if set(entrances) <= set(owners(game).offered):
            return game
    raise AssertionError("never dealt")


def sold(
    entrance: int, players: int = 2, modules: tuple[str, ...] = HOTELS, price: int = 0
) -> tuple[Game, int]:
    """The first player has it for so many krones, the others have what is left for nothing."""
    game = dealt_with(entrance, players=players, modules=modules)
    first = game.seat
    play(game, Bid(entrance, price))
    while asked(game) == "bid":
        taken = {bid for bid, _ in owners(game).bids if bid}
        play(game, Bid(next(e for e in owners(game).offered if e not in taken), 0))
    return game, first


def collect_all(game: Game) -> None:
    while asked(game) == "benefits":
        play(game, legal(game, a.Collect)[0])


# 3.1 The auction


def test_as_many_entrances_as_players_and_the_first_player_begins() -> None:
    """3.1."""
    for players in (2, 3, 4):
        game = new_game(Setup(players=players, modules=HOTELS, seed=players))
        assert len(set(owners(game).offered)) == players
        assert (asked(game), game.seat) == ("bid", game.state.first)
        assert [p.krones for p in game.state.players] == [10] * players


def test_the_ren_needs_ballrooms() -> None:
    seen: Counter[int] = Counter()
    for seed in range(60):
        seen.update(owners(new_game(Setup(players=4, modules=HOTELS, seed=seed))).offered)
    assert set(seen) == set(range(1, 10))


def test_a_bid_is_nothing_or_more_on_a_free_entrance_and_more_than_the_bid_on_another() -> None:
    """3.1."""
    game = new_game(Setup(modules=HOTELS, seed=1))
    one, two = owners(game).offered
    assert set(game.legal_actions()) == {Bid(e, n) for e in (one, two) for n in range(11)}
    play(game, Bid(one, 4))
    assert set(game.legal_actions()) == {
        *(Bid(one, n) for n in range(5, 11)), *(Bid(two, n) for n in range(11))}  # fmt: skip
    assert game.why_not(Bid(one, 4)) == (Code.BID_TOO_LOW, (("least", 5),))
    assert game.why_not(Bid(one, 11)) == (Code.TOO_EXPENSIVE, (("cost", 11), ("krones", 10)))
    assert game.why_not(Bid(99, 1)) == (Code.NOT_OFFERED_ENTRANCE, ())


def test_who_is_overbid_is_next_and_all_pay_when_all_stand() -> None:
    """3.1."""
    game = new_game(Setup(players=3, modules=HOTELS, seed=1))
    one, two, three = owners(game).offered
    first, second, third = seats_from_first(game.state)
    play(game, Bid(one, 2), Bid(one, 3))
    assert game.seat == first
    play(game, Bid(two, 0))
    assert game.seat == third
    play(game, Bid(two, 1))
    assert game.seat == first
    before = len(game.events)
    play(game, Bid(three, 4))
    krones = {p.seat: p.krones for p in game.state.players}
    paid = [(e.seat, e.krones) for e in game.events[before:] if isinstance(e, Gained) and e.krones < 0]
    assert paid == [(first, -4), (second, -3), (third, -1)], "in turn order"
    assert (krones[second], krones[third]) == (7, 9)
    assert owners(game).owned[first] == three


def test_bids_are_never_above_the_krones_and_every_entrance_is_sold() -> None:
    """3.7: so the bidding ends."""
    for seed in range(10):
        game, rng = new_game(Setup(players=4, modules=HOTELS, seed=seed)), Random(seed)
        while asked(game) == "bid":
            p = game.state.players[game.seat]
            assert all(bid.amount <= p.krones for bid in legal(game, Bid))
            play(game, rng.choice(game.legal_actions()))
        assert sorted(owners(game).owned) == sorted(owners(game).offered)


def test_alone_three_are_drawn_and_the_human_takes_one_with_seven_krones() -> None:
    """3.1, with either opponent."""
    for solo, modules in (("leopold", HOTELS), ("elisabeth", WITH_BALL)):
        game = new_game(Setup(solo=solo, modules=modules, seed=6))
        assert asked(game) == "keep_staff", "3.7: the staff cards come first"
        play(game, game.legal_actions()[0])
        while asked(game) == "return_staff":
            play(game, game.legal_actions()[0])
        offered = owners(game).offered
        assert legal(game, ChooseEntrance) == [ChooseEntrance(e) for e in offered] and len(offered) == 3
        assert me(game).krones == 7
        missing = next(e for e in range(1, 11) if e not in offered)
        assert game.why_not(ChooseEntrance(missing)) == (Code.NOT_OFFERED_ENTRANCE, ())
        play(game, ChooseEntrance(offered[1]))
        assert owners(game).owned == (offered[1], 0)
        assert me(game).krones >= 6 and asked(game) != "choose_entrance"


# 3.2, 3.3 and 3.7 The set-up


def test_nobody_starts_with_dishes_and_drinks_and_champagne_comes_on_top() -> None:
    """3.2."""
    game = new_game(Setup(players=3, modules=WITH_BALL, seed=2))
    assert [p.kitchen for p in game.state.players] == [[0, 0, 0, 0, 1]] * 3
    game, seat = sold(REN, modules=WITH_BALL)
    assert game.state.players[seat].kitchen == [1, 1, 1, 0, 2], "The Ren: one more champagne"


@pytest.mark.parametrize(
    ("entrance", "kitchen"),
    [
        (PAULWEI, [0, 1, 1, 1]),
        (COROGARI, [1, 0, 1, 0]),
        (DOVE, [1, 0, 1, 0]),
        (KAUFMAN, [1, 1, 1, 1]),
        (MAYENFELS, [0, 1, 0, 1]),
        (MELANGE, [1, 1, 1, 1]),
        (STROUP, [1, 1, 1, 1]),
        (WRAY, [1, 0, 0, 0]),
        (KOZI, [0, 1, 0, 1]),
    ],
)
def test_what_is_in_the_kitchen_when_gained(entrance: int, kitchen: list[int]) -> None:
    """3.2: one gain, and no placing."""
    game, seat = sold(entrance)
    assert game.state.players[seat].kitchen[:4] == kitchen
    source = ("entrance", entrance)
    gains = [e for e in game.events if isinstance(e, Gained) and e.source == source and e.items]
    assert len(gains) == 1
    assert not [e for e in game.events if isinstance(e, Acted) and e.kind == "place"]


def test_the_order_of_the_set_up() -> None:
    """3.7: auction, rehearsal rooms from the last player, guests from the last player, rooms."""
    game = dealt_with(STROUP, players=3, modules=WITH_BALL)
    order: list[tuple[str, int]] = []
    while asked(game) != "turn":
        if not order or order[-1] != (asked(game), game.seat):
            order.append((asked(game), game.seat))
        play(game, game.legal_actions()[0])
    kinds = list(dict.fromkeys(kind for kind, _ in order))
    wanted = ["bid", "choose_rehearsal", "choose_guest", "rooms"]
    assert [kind for kind in kinds if kind in wanted] == wanted
    first, second, third = seats_from_first(game.state)
    told = [e.seat for e in game.events if isinstance(e, Acted) and e.kind == "choose_guest"]
    assert list(dict.fromkeys(told)) == [third, second, first]


def test_a_draft_comes_before_the_auction() -> None:
    """3.7: staff cards, then the auction."""
    game = new_game(Setup(modules=HOTELS, seed=3, deal="draft"))
    assert asked(game) == "draft"
    while asked(game) == "draft":
        play(game, game.legal_actions()[0])
    assert (asked(game), game.seat) == ("bid", game.state.first)


def test_what_lies_beside_entrances_is_dealt_before_the_staff_and_open() -> None:
    """3.7; nothing of it is in the game for all."""
    game = dealt_with(MELANGE, WRAY, players=4)
    dealt = next(e for e in game.events if isinstance(e, Dealt))
    own = owners(game)
    assert dealt.more["own"] == [
        {"seat": None, "objectives": list(own.own_objectives)},
        {"seat": None, "tiles": list(own.own_tiles)},
    ]
    assert [name[0] for name in own.own_objectives] == list("ABC")
    assert [name[0] for name in own.own_tiles] == list("AABBCC") and len(set(own.own_tiles)) == 6
    assert not set(own.own_objectives) & set(dealt.objectives)
    assert not set(own.own_tiles) & set(dealt.emperor)
    assert owners_of(game.view_for(1).state).own_objectives == own.own_objectives


# 3.4 and 3.8 Chateau Paulwei


def test_1_paulwei_two_more_rooms_at_set_up_at_their_cost() -> None:
    game, seat = sold(PAULWEI)
    while asked(game) != "turn":
        options = [x for x in legal(game, a.Prepare) if x.floor == 2] or list(game.legal_actions())
        play(game, options[0])
    prepared = [e for e in game.events if isinstance(e, Acted) and e.kind == "prepare"]
    mine = [e for e in prepared if e.seat == seat]
    assert len(mine) == 5 and len(prepared) == 8
    assert [e.source for e in mine[3:]] == [("entrance", PAULWEI)] * 2, "after its three"
    assert sum(e.details["cost"] for e in mine) == 10 - game.state.players[seat].krones


def before_the_rooms_of_the_entrance(entrance: int) -> Game:
    """Everybody chooses what comes first, up to the rooms that this entrance brings."""
    game, _ = sold(entrance)
    while game.decision is not None and game.decision.source != ("entrance", entrance):
        play(game, game.legal_actions()[0])
    return game


@pytest.mark.parametrize(("entrance", "left"), [(PAULWEI, 2), (DOVE, 1)])
def test_the_further_rooms_of_paulwei_and_dove_may_be_declined(entrance: int, left: int) -> None:
    """3.10a: they are optional, the three of the set-up are not."""
    game = before_the_rooms_of_the_entrance(entrance)
    seat = game.seat
    assert legal(game, a.Prepare) and legal(game, a.Decline) == [a.Decline("rooms")]
    play(game, a.Decline("rooms"))
    assert game.state.players[seat].vacant.bit_count() == 3
    assert game.seat != seat or asked(game) == "turn"


def test_1_paulwei_may_stop_after_a_fourth_room() -> None:
    game = before_the_rooms_of_the_entrance(PAULWEI)
    seat = game.seat
    play(game, legal(game, a.Prepare)[0], a.Decline("rooms"))
    assert game.state.players[seat].vacant.bit_count() == 4


@pytest.mark.parametrize(
    ("vacant", "occupied", "what", "amount"),
    [
        ("41", "31", "vp", 8),
        ("24", "13 14 23", "krones", 13),
        ("22", "12 21", "steps", 8),
        ("15", "", "vp", 4),
    ],
)
def test_1_paulwei_has_occupancy_bonuses_of_its_own(
    vacant: str, occupied: str, what: str, amount: int
) -> None:
    """Blue 4 8 13 20 VP, red and yellow 2 4 8 13."""
    game = house(PAULWEI, vacant=vacant, occupied=occupied, krones=3, hand=(35,), dice="55")
    play(game, a.TakeDie(5, 5), a.PlayStaff(35))
    before = (me(game).vp, me(game).krones, me(game).emperor)
    play(game, legal(game, a.Occupy)[0])
    after = (me(game).vp, me(game).krones, me(game).emperor)
    gained = dict(
        zip(("vp", "krones", "steps"), (n - m for m, n in zip(before, after, strict=True)), strict=True)
    )
    assert {name: n for name, n in gained.items() if n} == {what: amount}


def test_1_paulweis_bonuses_are_its_owners_alone() -> None:
    game = house({1: PAULWEI}, vacant="41", occupied="31")
    group = game.state.t.boards[me(game).board].group_of[hotel.index(4, 1)]
    own, other = (hotel.bonus_of(game.state, game.state.players[seat], group)[1] for seat in (0, 1))
    assert (own, other) == (5, 8)


# 3.4, 3.5 and 3.10 Corogari Zant-Mainz


def second_die(first: int, second: int, **changes: object) -> Game:
    game = house(COROGARI, dice=str(second) * 2, numbers=(4,), **changes)  # type: ignore[arg-type]
    owners(game).first_die = first
    play(game, a.TakeDie(second, second if second < 6 else 1))
    return game


def test_2_corogari_seven_gives_nothing() -> None:
    game = second_die(3, 4)
    assert asked(game) == "split"


@pytest.mark.parametrize(("first", "second"), [(2, 4), (5, 3)])
def test_2_corogari_six_and_eight_a_card_for_one_less(first: int, second: int) -> None:
    game = second_die(first, second, hand=(14,), vacant="11")
    assert asked(game) == "benefits" or asked(game) == "staff"
    collect_all(game)
    events = play(game, a.PlayStaff(14))
    assert acts(events, "play_staff") == [{"staff": 14, "cost": 1, "from": "hand"}]
    assert asked(game) in ("split", "rooms"), "before the main action"


@pytest.mark.parametrize(("first", "second"), [(1, 4), (5, 4)])
def test_2_corogari_five_and_nine_strudel_and_wine(first: int, second: int) -> None:
    game = second_die(first, second)
    play(game, a.Collect(0))
    assert (me(game).kitchen[:4], asked(game)) == ([1, 0, 1, 0], "split")


def test_2_corogari_four_and_ten_a_krone_and_a_step_and_either_may_be_declined() -> None:
    game = second_die(6, 4)
    play(game, a.Collect(0))
    assert (me(game).krones, me(game).emperor) == (11, 1)
    game = second_die(6, 4)
    play(game, a.Decline("gain_krones", 0))
    assert (me(game).krones, me(game).emperor, asked(game)) == (10, 0, "split")


def test_2_corogari_three_and_eleven_cake_and_coffee() -> None:
    game = second_die(5, 6)
    play(game, a.Collect(0))
    assert me(game).kitchen[:4] == [0, 1, 0, 1]


def test_2_corogari_two_and_twelve_a_room_for_nothing_and_a_vp() -> None:
    game = second_die(6, 6, vacant="11 21 31", krones=1)
    collect_all(game)
    events = play(game, a.Prepare(4, 1))
    assert acts(events, "prepare")[0]["cost"] == 0
    assert vp_of(game.events, "entrance", COROGARI) == 1
    game = second_die(1, 1, vacant="11")
    play(game, *(x for x in legal(game, a.Decline)))
    assert me(game).vp == 1, "the VP come also without the room"


def test_2_corogari_the_first_die_is_remembered_for_the_round_and_no_longer() -> None:
    """3.10."""
    game = house(COROGARI, dice="44", rivals=(Seat(numbers=()),), numbers=(1, 4))
    play(game, a.TakeDie(4, 4), a.Split(2, 0))
    assert owners(game).first_die == 4
    play(game, a.EndTurn(), a.TakeDie(4, 4))
    while asked(game) != "turn":
        play(game, game.legal_actions()[0])
    play(game, a.EndTurn())
    assert game.state.round == 2 and owners(game).first_die == 0


def test_2_corogari_comes_before_what_the_bootblack_gives_for_the_same_die() -> None:
    """3.10a: his krones and steps are not there yet when a card is paid for."""
    game = house(COROGARI, dice="44", numbers=(4,), staff=(15,), hand=(16, 23), krones=1)
    owners(game).first_die = 4
    play(game, a.TakeDie(4, 4))
    assert (asked(game), me(game).krones, me(game).emperor) == ("staff", 1, 0)
    assert legal(game, a.PlayStaff) == [a.PlayStaff(16)], "2 krones, 1 less; the Custodian costs more"
    play(game, a.PlayStaff(16))
    assert (asked(game), me(game).krones, me(game).emperor) == ("turn", 2, 2)
    assert me(game).vp == 0, "a card played with this very die does not count for it"


def test_2_corogari_comes_before_what_the_conductor_gives_for_the_same_die() -> None:
    """3.10a, with three players and the second of them on turn."""
    conductor = Seat(numbers=(5,), staff=(124,), krones=0)
    game = house({1: COROGARI}, modules=WITH_BALL, players=3, seat=1, rivals=(conductor,), dice="44")
    owners(game).first_die = 6
    play(game, a.TakeDie(4, 4))
    p = game.state.players[1]
    assert (asked(game), game.seat, p.krones, p.kitchen[CHAMPAGNE]) == ("benefits", 1, 0, 0)
    play(game, a.Collect(0))
    assert (asked(game), p.krones, p.emperor, p.kitchen[CHAMPAGNE]) == ("split", 2, 1, 1)


def test_2_corogari_the_others_have_no_bonus() -> None:
    game = house({1: COROGARI}, dice="44", numbers=(4,))
    owners(game).first_die = 6
    play(game, a.TakeDie(4, 4))
    assert asked(game) == "split"


# 3.4, 3.8 and 3.12 Dove

ALMOST: dict[str, Any] = {"vacant": "15", "occupied": "11 12 13 14", "bonus": (0, 2)}


def test_3_dove_a_fourth_room_for_nothing() -> None:
    """3.8."""
    game, seat = sold(DOVE)
    while asked(game) != "turn":
        options = sorted(legal(game, a.Prepare), key=lambda x: -x.floor) or list(game.legal_actions())
        play(game, options[0])
    mine = [e for e in game.events if isinstance(e, Acted) and e.kind == "prepare" and e.seat == seat]
    assert len(mine) == 4
    assert (mine[3].details["cost"], mine[3].source) == (0, ("entrance", DOVE))
    assert mine[3].details["floor"] > 1


def test_3_dove_a_token_for_a_full_floor() -> None:
    game = house(DOVE, cafe={65: None}, **ALMOST)
    play(game, a.MoveGuest(65, 1, 5))
    assert {x.part for x in legal(game, a.Collect)} == {0, 1}, "3.5: with the occupancy bonus, in any order"
    play(game, a.Collect(1))
    assert legal(game, TakeToken) == [TakeToken(n) for n in range(1, 6)]
    events = play(game, TakeToken(5))
    assert [e for e in events if isinstance(e, TokenTaken)] == [TokenTaken(0, 5, "floor", ("entrance", DOVE))]
    assert vp_of(events, "entrance", DOVE) == 8, "the floor half"
    assert owners(game).tokens == (1, 2, 3, 4)


COLUMN_1: dict[str, Any] = {"vacant": "41", "occupied": "11 21 31", "bonus": (0, 5)}


@pytest.mark.parametrize(("token", "krones", "steps", "vp"), [(1, 14, 0, 0), (2, 10, 4, 0), (5, 10, 0, 6)])
def test_3_dove_the_column_half(token: int, krones: int, steps: int, vp: int) -> None:
    game = house(DOVE, dice="55", hand=(35,), krones=10, **COLUMN_1)
    play(game, a.TakeDie(5, 5), a.PlayStaff(35), a.Occupy(4, 1))
    assert asked(game) == "take_token", "by an effect, without an occupancy bonus"
    play(game, TakeToken(token))
    assert (me(game).krones, me(game).emperor, vp_of(game.events, "entrance")) == (krones, steps, vp)


def test_3_dove_a_card_for_nothing_after_two_drawn_for_a_floor() -> None:
    game = house(DOVE, cafe={65: None}, next_staff=(26, 29), **ALMOST)
    play(game, a.MoveGuest(65, 1, 5), a.Collect(1), TakeToken(3))
    assert set(me(game).hand) == {26, 29}
    events = play(game, a.PlayStaff(26))
    assert acts(events, "play_staff")[0]["cost"] == 0


def test_3_dove_a_room_occupied_may_bring_the_next_token() -> None:
    game = house(DOVE, vacant="15 25", occupied="11 12 13 14 35 45", bonus=(0, 2, 9), cafe={65: None})
    play(game, a.MoveGuest(65, 1, 5))
    token = next(x for x in legal(game, a.Collect) if game.decision.parts[x.part].sort == "opening")  # type: ignore[union-attr]
    play(game, token, TakeToken(4))
    assert vp_of(game.events, "entrance") == 2
    play(game, a.Occupy(2, 5))
    assert asked(game) in ("benefits", "take_token"), "column 5 is full"


def test_3_dove_a_room_that_fills_both_gives_two_tokens() -> None:
    """3.12."""
    game = house(DOVE, vacant="15", occupied="11 12 13 14 25 35 45", bonus=(0, 2, 4, 9), cafe={65: None})
    play(game, a.MoveGuest(65, 1, 5))
    tokens = [x for x in game.decision.parts if x is not None and x.sort == "opening"]  # type: ignore[union-attr]
    assert len(tokens) == 2
    while asked(game) in ("benefits", "take_token"):
        play(game, (legal(game, TakeToken) or legal(game, a.Collect))[-1])
    assert len(owners(game).tokens) == 3


def test_3_dove_once_for_each_floor_also_if_a_room_is_lost_and_occupied_again() -> None:
    """3.12 and 3.5: tokens taken stay."""
    game = house(DOVE, cafe={65: None, 63: None}, **ALMOST)
    owners(game).filled = 1
    play(game, a.MoveGuest(65, 1, 5))
    assert asked(game) == "turn" and owners(game).tokens == (1, 2, 3, 4, 5)


def test_3_dove_a_token_is_taken_at_once_and_not_saved() -> None:
    """3.10a: the player chooses which."""
    game = house(DOVE, cafe={65: None}, **ALMOST)
    play(game, a.MoveGuest(65, 1, 5))
    assert not legal(game, a.Decline)
    play(game, a.Collect(1))
    assert options(game) == [TakeToken(n) for n in range(1, 6)]
    assert game.why_not(a.Decline("token")) == (Code.PENDING, (("pending", "take_token"),))


def test_3_dove_the_last_token_comes_without_a_question_and_then_nothing() -> None:
    """3.12: no token left, nothing. With three players, for the third of them."""
    dove = Seat(cafe={65: None}, **ALMOST)
    game = house({2: DOVE}, players=3, seat=2, rivals=(Seat(), dove))
    owners(game).tokens = (5,)
    play(game, a.MoveGuest(65, 1, 5), a.Collect(1))
    assert (asked(game), owners(game).tokens) == ("turn", ())
    assert vp_of(game.events, "entrance", DOVE, seat=2) == 8
    game = house(DOVE, cafe={65: None}, **ALMOST)
    owners(game).tokens = ()
    play(game, a.MoveGuest(65, 1, 5))
    assert asked(game) == "turn"


# 3.4, 3.5, 3.8 and 3.9 Kaufman

GUESTS = (49, 50, 51, 52, 53)


def test_4_kaufman_a_second_guest_at_set_up_before_the_next_player_chooses() -> None:
    """3.8."""
    game, seat = sold(KAUFMAN, players=3)
    while asked(game) != "rooms":
        play(game, game.legal_actions()[0])
    told = [e.seat for e in game.events if isinstance(e, Acted) and e.kind == "choose_guest"]
    first, second, third = seats_from_first(game.state)
    assert seat == first and told == [third, second, first, first]
    assert len(game.state.players[seat].cafe) == 2


def test_4_kaufman_the_second_guest_at_set_up_may_be_declined_the_first_may_not() -> None:
    """3.10a."""
    game, seat = sold(KAUFMAN, players=3)
    while game.seat != seat:
        play(game, game.legal_actions()[0])
    assert not legal(game, a.Decline)
    play(game, legal(game, a.ChooseGuest)[0])
    assert len(legal(game, a.ChooseGuest)) == 5 and legal(game, a.Decline) == [a.Decline("guest")]
    play(game, a.Decline("guest"))
    assert len(game.state.players[seat].cafe) == 1
    assert asked(game) == "rooms"


def test_4_kaufman_a_second_guest_in_a_turn_for_its_cost() -> None:
    """3.9: at once after the first and the refill, nothing in between."""
    game = house(KAUFMAN, queue=GUESTS, next_guests=(63,), dice="44", krones=10)
    events = play(game, a.TakeGuest(4))
    assert acts(events, "take_guest")[0]["cost"] == 0
    assert game.state.queue == [63, 49, 50, 51, 52]
    assert {x.slot for x in legal(game, SecondGuest)} == set(range(5))
    assert not [x for x in game.legal_actions() if x.kind not in ("second_guest", "decline")]
    events = play(game, SecondGuest(2))
    cost = game.state.t.queue_cost[2]
    assert acts(events, "second_guest") == [{"guest": 50, "slot": 2, "cost": cost}]
    assert (me(game).cafe, me(game).krones, asked(game)) == ([53, 50], 10 - cost, "turn")


def test_4_kaufman_the_second_guest_may_be_declined_and_leaves_krones_for_a_die() -> None:
    game = house(KAUFMAN, queue=GUESTS, dice="66", krones=1)
    cost = game.state.t.queue_cost
    play(game, a.TakeGuest(4))
    assert {x.slot for x in legal(game, SecondGuest)} == {slot for slot in range(5) if not cost[slot]}
    assert game.why_not(SecondGuest(2)) == (Code.GUEST_NEEDS_DIE, (("cost", 1), ("krones", 1)))
    play(game, a.Decline("guest"))
    assert (me(game).cafe, asked(game)) == ([53], "turn")


def test_4_kaufman_nothing_with_the_delivery_boy() -> None:
    """3.9 and 9.5: [25] for both guests."""
    game = house(KAUFMAN, queue=GUESTS, dice="44", krones=0, staff=(25,))
    events = play(game, a.TakeGuest(0), SecondGuest(0))
    assert acts(events, "second_guest")[0]["cost"] == 0


def test_4_kaufman_never_after_a_guest_that_an_effect_gave() -> None:
    """3.9: the Dame [63] brings a guest."""
    game = house(KAUFMAN, queue=GUESTS, cafe={63: None}, vacant="31")
    play(game, a.MoveGuest(63, 3, 1))
    collect_all(game)
    assert asked(game) == "take_guest"
    play(game, a.TakeGuest(4))
    assert asked(game) == "turn"


def test_4_kaufman_has_a_fourth_table() -> None:
    three = {49: "", 50: "", 51: ""}
    game = house(KAUFMAN, cafe=three, dice="44", queue=(63, 64, 65, 66, 67))
    play(game, a.TakeGuest(4))
    assert (len(me(game).cafe), asked(game)) == (4, "turn"), "3.9: the second one needs a free table"
    other = house(STROUP, cafe=three, dice="44")
    assert other.why_not(a.TakeGuest(4)) == (Code.CAFE_FULL, ())


@pytest.mark.parametrize(("completed", "vp"), [(0, 0), (1, 0), (2, 1), (3, 3), (4, 6), (5, 9), (6, 9)])
def test_4_kaufman_vp_at_the_end_of_a_round_for_guests_completed_in_it(completed: int, vp: int) -> None:
    game = house(KAUFMAN, dice="4", numbers=(4,), rivals=(Seat(numbers=()),))
    mine = tuple(game.state.guest_deck[:completed])
    del game.state.guest_deck[:completed]
    owners(game).completed = mine
    play(game, a.TakeDie(4, 4), a.Split(1, 0), a.EndTurn())
    assert vp_of(game.events, "entrance", KAUFMAN) == vp
    assert owners(game).completed == () and set(mine) <= set(game.state.guest_discard)


def test_4_kaufmans_guests_are_not_in_the_discards_until_the_round_ends() -> None:
    """3.9; they are seen, so nobody thinks them in the deck."""
    game = house(KAUFMAN, cafe={65: None}, vacant="31")
    play(game, a.MoveGuest(65, 3, 1))
    assert owners(game).completed == (65,) and 65 not in game.state.guest_discard
    assert 65 not in game.view_for(1).unseen_guests()


def test_4_kaufman_counts_guests_that_dance() -> None:
    """Digest 1.13."""
    game = house(KAUFMAN, modules=WITH_BALL, cafe={140: None}, kitchen="h")
    play(game, send("left-1", 140))
    assert owners(game).completed == (140,)


# 3.4 and 3.8 Mayenfels


def test_5_mayenfels_draws_a_card_and_may_play_one_for_three_less_at_set_up() -> None:
    """3.8: before guests and rooms; it may play none; its own reward is not for that card."""
    game, seat = sold(MAYENFELS)
    p = game.state.players[seat]
    assert (asked(game), game.seat, len(p.hand)) == ("staff", seat, 7)
    assert a.Decline("staff") in game.legal_actions()
    card = legal(game, a.PlayStaff)[0].staff
    cost = max(0, game.state.t.staff[card].cost - 3)
    before = p.krones
    events = play(game, a.PlayStaff(card))
    assert acts(events, "play_staff")[0]["cost"] == cost
    mine = [e for e in events if isinstance(e, (Gained, Drew)) and e.source == ("entrance", MAYENFELS)]
    assert not mine
    assert p.krones <= before


def test_5_mayenfels_a_krone_and_a_card_after_every_staff_card() -> None:
    game = house(MAYENFELS, dice="55", hand=(45,), next_staff=(9,), krones=5)
    play(game, a.TakeDie(5, 5), a.PlayStaff(45))
    assert (asked(game), me(game).emperor) == ("benefits", 3), "after the card's own effect"
    play(game, a.Collect(0))
    assert (me(game).krones, me(game).hand) == (6, [9])


def test_5_mayenfels_and_curie_in_an_order_of_choice() -> None:
    """Digest 9.3."""
    game = house(
        MAYENFELS, modules=("celebrities", "hotels"), held=(CURIE,), dice="55", hand=(14,), next_staff=(9,)
    )
    play(game, a.TakeDie(5, 5, color="white"), a.PlayStaff(14))
    assert legal(game, a.Collect) == [a.Collect(0), a.Collect(1)]


# 3.4, 3.5 and 3.13 Ninas Melange

A3 = {"staff": tuple(range(1, 7))}


@pytest.mark.parametrize(("round_", "vp"), [(1, 15), (3, 15), (4, 10), (5, 10), (6, 5), (7, 5)])
def test_6_melange_claims_its_own_objectives_for_less_and_less(round_: int, vp: int) -> None:
    game = house(MELANGE, own_objectives="A2 B2 C2", round=round_, emperor=13)
    assert legal(game, ClaimOwn) == [ClaimOwn("A2")]
    events = play(game, ClaimOwn("A2"))
    assert acts(events, "claim") == [{"objective": "A2", "own": True}]
    assert vp_of(events, "own_objective", "A2") == vp
    assert me(game).claimed == (0, 0, 0), "3.4: they are no markers"
    assert game.why_not(ClaimOwn("A2")) == (Code.OBJECTIVE_CLAIMED, ())
    assert game.why_not(ClaimOwn("B2")) == (Code.OBJECTIVE_NOT_MET, (("objective", "B2"),))


def test_6_melange_while_the_condition_holds() -> None:
    """3.13."""
    game = house(MELANGE, own_objectives="A2 B2 C2", emperor=0)
    assert not legal(game, ClaimOwn)
    assert house({1: MELANGE}, own_objectives="A2", emperor=13).why_not(ClaimOwn("A2")) == (
        Code.NOT_THIS_ENTRANCE, ())  # fmt: skip


@pytest.mark.parametrize(
    ("own", "common", "vp"), [(3, 0, 0), (2, 2, 3), (3, 2, 6), (3, 3, 10), (1, 3, 3), (0, 0, 0)]
)
def test_6_melange_in_the_end_vp_for_objectives_of_both_sorts(own: int, common: int, vp: int) -> None:
    game = house(MELANGE, claimed=tuple(15 * (i < common) for i in range(3)))
    owners(game).claimed = ("A2", "B2", "C2")[:own]
    sheet = score_of(game.state, me(game))
    assert sheet.line("entrance").vp == vp
    assert score_of(game.state, game.state.players[1]).line("entrance").vp == 0


def test_6_melanges_objectives_are_nothing_to_the_marketing_director() -> None:
    """3.13: [40] counts no personal objective."""
    game = house(MELANGE, staff=(40,))
    owners(game).claimed = ("A2", "B2", "C2")
    assert score_of(game.state, me(game)).line("end_staff").vp == 0


def test_6_melange_is_told_in_the_end_with_its_own_source() -> None:
    game = house(MELANGE, round=7, dice="4", numbers=(4,), rivals=(Seat(numbers=()),), claimed=(15, 15, 15))
    owners(game).claimed = ("A2",)
    play(game, a.TakeDie(4, 4), a.Split(1, 0), a.EndTurn())
    while not game.over:
        play(game, game.legal_actions()[0])
    assert vp_of(game.events, "entrance", MELANGE) == 3


# 3.4 and 3.12 Stroup


@pytest.mark.parametrize(
    ("guest", "room", "what"), [(65, (3, 1), (3, 0, 0)), (77, (1, 3), (0, 3, 0)), (51, (2, 1), (0, 0, 2))]
)
def test_7_stroup_the_first_room_of_a_group(guest: int, room: tuple[int, int], what: tuple[int, ...]) -> None:
    """Blue 3 VP, red 2 krones, yellow 2 steps; the Apothecary brings a krone of her own."""
    game = house(STROUP, cafe={guest: None}, vacant="31 13 21", krones=0)
    play(game, a.MoveGuest(guest, *room))
    while asked(game) in ("benefits", "place"):
        play(game, game.legal_actions()[0])
    stroup = vp_of(game.events, "entrance", STROUP)
    assert (stroup, me(game).krones, me(game).emperor) == what


def test_7_stroup_once_for_each_group_also_by_an_effect_and_with_the_bonus() -> None:
    """3.5 and 3.12: a group of one: its bonus and Stroup's in the player's order."""
    game = house(STROUP, dice="55", hand=(35,), vacant="15 31", occupied="41", bonus=())
    owners(game).opened_groups = 1 << 5
    play(game, a.TakeDie(5, 5), a.PlayStaff(35), a.Occupy(1, 5))
    assert set(legal(game, a.Collect)) == {a.Collect(0), a.Collect(1)}
    collect_all(game)
    assert vp_of(game.events, "group") > 0
    assert vp_of(game.events, "entrance", STROUP) == 3
    play(game, a.Occupy(3, 1))
    collect_all(game)
    assert vp_of(game.events, "entrance", STROUP) == 3, "the group was opened before"


def test_7_stroup_in_the_middle_of_a_reward_like_the_bonus() -> None:
    """3.5: before the first part or after the last."""
    game = house(STROUP, cafe={79: None}, vacant="13", krones=0)
    play(game, a.MoveGuest(79, 1, 3))
    opening = next(i for i, x in enumerate(game.decision.parts) if x and x.sort == "opening")  # type: ignore[union-attr]
    assert a.Collect(opening) in game.legal_actions()
    play(game, a.Collect(0))
    assert game.why_not(a.Collect(opening)) == (Code.BONUS_BETWEEN, ())
    play(game, a.Collect(1), a.Collect(opening))
    assert me(game).krones == 3


# 3.4, 3.5 and 3.13 The Grand Wray Hotel


def test_8_wray_two_steps_when_gained() -> None:
    game, seat = sold(WRAY)
    assert game.state.players[seat].emperor == 2
    assert len(owners(game).own_tiles) == 6


@pytest.mark.parametrize(("tile", "steps"), [("A1", 1), ("B2", 2), ("C1", 3)])
def test_8_wray_steps_back_for_the_reward_of_an_own_tile(tile: str, steps: int) -> None:
    game = house(WRAY, own_tiles="A1 B2 C1", emperor=5)
    events = play(game, Retreat(tile))
    assert acts(events, "retreat") == [{"steps": steps, "tile": tile}]
    collect_all(game)
    assert me(game).emperor == 5 - steps
    assert tile not in owners(game).own_tiles
    assert {e.source for e in game.events if isinstance(e, (Gained, Scored))} == {("own", tile)}


def test_8_wray_once_a_turn_only_as_far_as_the_marker_stands_before_and_after_the_die() -> None:
    """3.13."""
    game = house(WRAY, own_tiles="A1 B2 C1", emperor=2, dice="44")
    assert set(legal(game, Retreat)) == {Retreat("A1"), Retreat("B2")}
    assert game.why_not(Retreat("C1")) == (Code.MARKER_TOO_LOW, (("steps", 3),))
    play(game, a.TakeDie(4, 4), a.Split(0, 2))
    assert Retreat("C1") in game.legal_actions()
    play(game, Retreat("A1"))
    collect_all(game)
    assert game.why_not(Retreat("B2")) == (Code.RETREATED, ())
    assert game.why_not(Retreat("C4")) == (Code.TILE_NOT_HERE, ())


def test_8_wray_steps_back_for_nothing_are_not_offered() -> None:
    """1.24: what cannot be done is not paid."""
    game = house(WRAY, own_tiles="A4 B2 C3", emperor=5, vacant=EVERYWHERE, hand=())
    assert set(legal(game, Retreat)) == {Retreat("B2")}
    assert game.why_not(Retreat("C3")) == (Code.IN_VAIN, ())
    assert game.why_not(Retreat("A4")) == (Code.IN_VAIN, ())
    game = house(WRAY, own_tiles="A4 C3", emperor=5, vacant="11", staff=(24,))
    assert set(legal(game, Retreat)) == {Retreat("A4"), Retreat("C3")}


def test_8_wray_again_in_the_next_turn_and_before_passing() -> None:
    game = house(WRAY, own_tiles="A1 B2", emperor=6, rivals=(Seat(numbers=()),), numbers=(1, 4), dice="44")
    play(game, Retreat("A1"))
    collect_all(game)
    play(game, a.TakeDie(4, 4), a.Split(2, 0), a.EndTurn())
    assert Retreat("B2") in game.legal_actions()
    play(game, Retreat("B2"))
    collect_all(game)
    assert a.Pass() in game.legal_actions()


def test_8_wray_the_gardener_gives_nothing() -> None:
    """3.13: [42] answers to the Emperor's visit alone."""
    game = house(WRAY, own_tiles="B2", emperor=6, staff=(42,))
    events = play(game, Retreat("B2"))
    assert vp_of(events, "staff", 42) == 0


# 3.4, 3.5 and 3.11 The Kozi Palace


def test_9_kozi_moves_a_neighbouring_die_which_adds_to_the_strength() -> None:
    game = house(KOZI, dice="344")
    events = play(game, MoveDie(3, 4))
    assert acts(events, "move_die") == [{"from": 3, "to": 4, "color": "white"}]
    assert asked(game) == "die_moved"
    assert {x.face for x in legal(game, a.TakeDie)} == {4}, "moving and taking are one choice"
    events = play(game, a.TakeDie(4, 4))
    assert acts(events, "take_die")[0]["strength"] == 3
    assert game.state.dice == [0, 0, 0, 0, 2, 0, 0]


def test_9_kozi_one_and_six_are_no_neighbours() -> None:
    game = house(KOZI, dice="16", krones=3)
    assert {(x.start, x.to) for x in legal(game, MoveDie)} == {(1, 2), (6, 5)}
    assert game.why_not(MoveDie(1, 6)) == (Code.NO_NEIGHBORS, ())


def test_9_kozi_the_space_used_may_have_been_empty() -> None:
    """3.11: and cards ask for the face the die has then."""
    game = house(KOZI, dice="33", staff=(16,))
    events = play(game, MoveDie(3, 4), a.TakeDie(4, 4))
    assert vp_of(events, "staff", 16) == 4


def test_9_kozi_a_six_that_nobody_can_pay_is_moved_away() -> None:
    """The turn needs no krone: so a guest may be taken, and the turn does not end without a die."""
    game = house(KOZI, dice="6", krones=0, queue=GUESTS)
    assert not legal(game, a.TakeDie) and legal(game, MoveDie) == [MoveDie(6, 5)]
    play(game, a.TakeGuest(4))
    assert a.EndTurn() not in game.legal_actions()
    assert game.why_not(a.EndTurn()) == (Code.DIE_FIRST, ())
    events = play(game, MoveDie(6, 5))
    assert acts(events, "take_die") == [
        {"face": 5, "as": 5, "boost": False, "cost": 0, "strength": 1}], "the only way to go on"  # fmt: skip


def test_9_kozi_coloured_dice_are_moved_with_their_celebrities() -> None:
    """3.11: any die there may then be taken, white or coloured."""
    game = house(
        KOZI,
        modules=("celebrities", "hotels"),
        dice="334",
        faces=(3, 0, 0),
        tiles=(GANDHI, 1, 2),
        vacant="11",
    )
    assert {(x.start, x.to, x.color) for x in legal(game, MoveDie)} >= {(3, 4, "white"), (3, 4, "red")}
    play(game, MoveDie(3, 4, "red"))
    assert lounge(game).faces == (4, 0, 0)
    assert {x.color for x in legal(game, a.TakeDie)} == {"white", "red"}
    play(game, a.TakeDie(4, 4, color="red"))
    assert lounge(game).held[0] == (GANDHI,)


def test_9_kozi_for_gizia_a_die_may_be_moved_too() -> None:
    """3.11 and 9.2."""
    game = house(KOZI, cafe={97: None}, vacant="11 13", bonus=(0,), dice="344")
    play(game, a.MoveGuest(97, 1, 3))
    collect_all(game)
    assert MoveDie(3, 4) in game.legal_actions()
    play(game, MoveDie(3, 4))
    events = play(game, *legal(game, a.ExtraAction)) if asked(game) == "die_moved" else game.events
    told = acts(events, "extra_action")
    assert told == [{"face": 4, "as": 4, "boost": False, "cost": 0, "strength": 3}]
    assert game.state.dice == [0, 0, 0, 0, 3, 0, 0], "no die is taken"


def against_toll(tokens: str, **changes: Any) -> Game:
    """Alone against Leopold with the Toll Bridge Hotel: spaces with a cogwheel each."""
    game = house(KOZI, solo="leopold", **changes)
    s = game.state
    add(s, TollBridge(tuple(tokens.count(str(face)) for face in range(7))))
    opponent_of(s).entrance = "toll"  # type: ignore[union-attr]
    settle(s)
    return game


def test_9_kozi_the_toll_is_that_of_the_space_used() -> None:
    """3.11."""
    game = against_toll("3", dice="34", krones=5)
    events = play(game, MoveDie(3, 4), a.TakeDie(4, 4))
    assert acts(events, "take_die")[0]["cost"] == 0
    game = against_toll("4", dice="33", krones=5)
    events = play(game, MoveDie(3, 4), a.TakeDie(4, 4))
    assert acts(events, "take_die")[0]["cost"] == 1
    assert vp_of(events, "entrance", "toll", seat=1) == 1


def test_9_kozi_a_space_that_a_die_can_be_moved_to_is_not_closed() -> None:
    """Digest 6 and 3.11: without a krone the toll is not waived while a free space is within reach."""
    game = against_toll("3", dice="33", krones=0)
    assert not legal(game, a.TakeDie)
    assert {(x.start, x.to) for x in legal(game, MoveDie)} == {(3, 2), (3, 4)}
    closed = against_toll("234", dice="33", krones=0)
    assert legal(closed, a.TakeDie), "all are: it costs VP"


def test_9_kozi_a_moved_die_is_taken_for_the_price_of_the_moment_it_was_moved() -> None:
    """3.10a: the move opens another space, where no toll would be asked; yet the 5 VP are lost."""
    game = against_toll("234", dice="3", krones=0)
    assert legal(game, MoveDie) == [MoveDie(3, 2), MoveDie(3, 4)]
    events = play(game, MoveDie(3, 4))
    assert [e.kind for e in events if isinstance(e, Acted)] == ["move_die", "take_die"], "the only way"
    assert acts(events, "take_die")[0]["cost"] == 0
    assert vp_of(events, "entrance", "toll") == -5
    assert (asked(game), game.state.die_taken) == ("split", True)


def test_9_kozi_so_it_is_for_gizias_action_without_a_die() -> None:
    """3.11: nothing is taken, and the space is used for the price agreed."""
    game = against_toll("234", dice="3", krones=0, cafe={97: None}, vacant="13", occupied="11")
    play(game, a.MoveGuest(97, 1, 3))
    assert asked(game) == "extra_action"
    events = play(game, MoveDie(3, 4))
    assert acts(events, "extra_action") == [
        {"face": 4, "as": 4, "boost": False, "cost": 0, "strength": 1}]  # fmt: skip
    assert (asked(game), vp_of(events, "entrance", "toll")) == ("split", -5)


def test_9_kozi_nobody_else_moves_dice() -> None:
    assert house(STROUP, dice="33").why_not(MoveDie(3, 4)) == (Code.NOT_THIS_ENTRANCE, ())


# 3.4 and 3.13 The Ren


def test_10_ren_row_bonus_twice_each_may_be_declined() -> None:
    game = house(REN, modules=WITH_BALL, cafe={140: None}, kitchen="hh", krones=0)
    play(game, send("left-2", 140))
    assert len(legal(game, a.Collect)) == 2, "Apollosaal, middle row: 2 krones, twice"
    play(game, a.Collect(0), a.Decline("gain_krones", 1))
    assert me(game).krones == 2
    other = house(STROUP, modules=WITH_BALL, cafe={140: None}, kitchen="hh", krones=0)
    play(other, send("left-2", 140))
    assert len(legal(other, a.Collect)) == 1


@pytest.mark.parametrize(
    ("dancers", "vp"),
    [
        ({0: "left-1 left-1", 1: "left-1"}, 4),
        ({0: "left-1", 1: "left-1"}, 0),
        ({0: "left-1", 1: "left-1 left-2"}, 0),
        ({0: "left-1"}, 4),
        ({}, 0),
    ],
)
def test_10_ren_four_vp_where_the_owner_alone_has_most(dancers: dict[int, str], vp: int) -> None:
    game = house(REN, modules=WITH_BALL, dancers=dancers)
    score(game.state, 0)
    assert vp_of(game.events, "entrance", REN) == vp


def test_10_ren_one_more_champagne() -> None:
    game, seat = sold(REN, modules=WITH_BALL)
    assert game.state.players[seat].kitchen[CHAMPAGNE] == 2


# The rest


def test_every_entrance_is_compiled_whole() -> None:
    t = new_game(Setup(modules=WITH_BALL)).state.t
    assert set(facts(t)) == set(range(1, 11))
    assert len(facts(t)[DOVE].tokens) == 5
    assert sorted(facts(t)[COROGARI].by_sum) == list(range(2, 13))


def test_the_watchdog_notices_entrances_and_pieces_of_nobody() -> None:
    game = house(STROUP)
    own = owners(game)
    own.own_tiles = ("A2",)
    assert "modules.hotels.own_tiles: nobodys" in map(str, problems(game.state))
    own.owned = (STROUP, STROUP)
    assert "modules.hotels.owned[1]: twice value=7" in map(str, problems(game.state))
    own.owned = (0, STROUP)
    own.offered = (DOVE,)
    assert "modules.hotels.owned[1]: not_offered entrance=7" in map(str, problems(game.state))
