"""Hautel Couture: three guests in his café and the items the human has to bring them."""

from __future__ import annotations

import pytest

from gah_desktop.engine import Game, Setup, new_game, pending
from gah_desktop.engine.actions import ExtraAction, TakeDie
from gah_desktop.engine.events import Acted, SoloStep
from gah_desktop.engine.items import ONE, count, unpack
from gah_desktop.engine.reasons import Code
from gah_desktop.engine.tables import BLUE, YELLOW
from gah_desktop.modules.solo.rules import entrance_of, guests
from gah_desktop.modules.solo.rules.entrances import hautel
from gah_desktop.modules.solo.rules.entrances.hautel import FeedRival, HautelCouture
from tests.engine.opponent import tables as t
from tests.engine.opponent.tables import human, rival
from tests.helpers.tables import chosen

SOURCE = ("entrance", "hautel")
STRUDEL, CAKE, WINE, COFFEE = range(4)
FIRST, SECOND = t.BLUE_7, t.RED_5


def waiting(item: int, *needs: int) -> Game:
    """An item on space 1; his guests FIRST and SECOND need this, rooms 4-1 and 4-2 are reserved."""
    game = t.started("hautel")
    s = game.state
    human(s).cafe, human(s).needs = [], []
    t.dice(s, 2, 2)
    rival(s).cafe = [FIRST, SECOND]
    rival(s).needs = list(needs)
    rival(s).vacant = t.rooms((4, 1), (4, 2))
    house(game).spaces = (-1, item, -1, -1, -1, -1, -1)
    house(game).reserved = ((FIRST, 15), (SECOND, 16))
    return t.asked(game)


def house(game: Game) -> HautelCouture:
    found = entrance_of(game.state)
    assert isinstance(found, HautelCouture)
    return found


@pytest.mark.parametrize("seed", range(8))
def test_three_guests_worth_5_6_or_7_wait_in_his_cafe(seed: int) -> None:
    s = t.started("hautel", seed=seed).state
    p = rival(s)
    assert len(p.cafe) == 3
    assert all(s.t.guests[guest].vp in (5, 6, 7) for guest in p.cafe)
    assert p.needs == [s.t.guests[guest].order for guest in p.cafe]
    assert not {*p.cafe} & {*s.queue, *s.guest_deck, *s.guest_discard, *human(s).cafe}


@pytest.mark.parametrize(
    ("guest", "taken", "room"),
    [
        (t.BLUE_7, (), (4, 1)),
        (t.BLUE_7, ((4, 1),), (4, 3)),
        (t.RED_5, (), (4, 2)),
        (t.YELLOW_7, (), (3, 4)),  # the top floor has no yellow room
        (t.GREEN_5, (), (4, 1)),
        (t.GREEN_5, ((4, 1), (4, 2)), (4, 3)),
    ],
)
def test_a_room_is_reserved_from_the_top_floor_and_from_the_left(
    guest: int, taken: tuple[tuple[int, int], ...], room: tuple[int, int]
) -> None:
    s = t.started().state
    rival(s).vacant = t.rooms(*taken)
    assert 1 << hautel.room_to_reserve(s, rival(s), guest) == t.rooms(room)


def test_the_vp_of_a_reserved_space_are_his_at_once() -> None:
    game = t.started("hautel")
    s = game.state
    p = rival(s)
    p.vacant, p.cafe, p.needs = t.rooms((4, 1)), [t.BLUE_7], [s.t.guests[t.BLUE_7].order]
    house(game).reserved, house(game).spaces = (), (-1,) * 7
    s.sink = []
    house(game).opened(s)
    assert t.scored(s.sink, 1) == [(2, ("room", 403))]
    assert house(game).reserved == ((t.BLUE_7, 17),)


def test_the_pool_has_18_items_and_one_lies_on_each_space() -> None:
    s = t.started("hautel").state
    game = Game(s)
    assert all(item in range(4) for item in house(game).spaces[1:])
    assert sum(house(game).pool) == 12


def test_the_pool_is_filled_up_in_the_order_of_the_items() -> None:
    assert hautel.first_pool([ONE[COFFEE] * 4, ONE[COFFEE] * 4, ONE[WINE] * 4]) == (2, 2, 5, 9, 0)


def test_a_die_from_a_space_with_an_item_feeds_one_of_his_guests_before_its_action() -> None:
    game = waiting(CAKE, 2 * ONE[CAKE], ONE[CAKE] + ONE[WINE])
    game.apply(TakeDie(1, 1))
    assert game.decision is not None and game.decision.kind == "feed_rival"
    assert game.legal_actions() == [FeedRival(FIRST), FeedRival(SECOND)]
    refusal = game.why_not(chosen(2))
    assert refusal is not None and refusal.code is Code.PENDING
    events = game.apply(FeedRival(SECOND))
    assert rival(game.state).needs == [2 * ONE[CAKE], ONE[WINE]]
    assert Acted(0, "feed_rival", {"item": "cake", "guest": SECOND}, SOURCE) in events
    assert game.decision is not None and game.decision.kind == "items"


def test_a_guest_that_does_not_wait_for_the_item_cannot_get_it() -> None:
    game = waiting(CAKE, 2 * ONE[CAKE], ONE[CAKE] + ONE[WINE])
    game.state.players[1].cafe.append(t.YELLOW_5)
    game.state.players[1].needs.append(ONE[WINE])
    game.apply(TakeDie(1, 1))
    codes = [game.why_not(FeedRival(guest)) for guest in (t.YELLOW_5, t.RED_0)]
    assert [refusal and refusal.code for refusal in codes] == [
        Code.ORDER_LACKS_NOT,
        Code.PENDING,
    ]


def test_the_only_guest_that_waits_for_it_gets_it_without_a_question() -> None:
    game = waiting(WINE, 2 * ONE[CAKE], ONE[CAKE] + ONE[WINE])
    game.apply(TakeDie(1, 1))
    assert rival(game.state).needs == [2 * ONE[CAKE], ONE[CAKE]]
    assert game.decision is not None and game.decision.kind == "items"


def test_an_item_nobody_waits_for_goes_back_to_the_supply() -> None:
    game = waiting(COFFEE, 2 * ONE[CAKE], ONE[CAKE])
    pool = house(game).pool
    events = game.apply(TakeDie(1, 1))
    assert t.steps(events, "item_returned") == [{"item": "coffee"}]
    assert rival(game.state).needs == [2 * ONE[CAKE], ONE[CAKE]]
    assert house(game).spaces[1] == -1 and house(game).pool == pool


def test_the_last_item_moves_the_guest_into_its_room_and_scores_at_once() -> None:
    game = waiting(CAKE, 2 * ONE[CAKE], ONE[CAKE])
    game.apply(TakeDie(1, 1))
    events = game.apply(FeedRival(SECOND))
    p = rival(game.state)
    assert t.scored(events, 1) == [(5, ("guest", SECOND))]
    assert (p.cafe, p.needs) == ([FIRST], [2 * ONE[CAKE]])
    assert (p.occupied, p.vacant) == (t.rooms((4, 2)), t.rooms((4, 1)))
    assert game.state.guest_discard[-1] == SECOND
    assert house(game).reserved == ((FIRST, 15),)


def test_a_space_without_an_item_asks_nothing() -> None:
    game = waiting(CAKE, 2 * ONE[CAKE], ONE[CAKE])
    game.apply(TakeDie(2, 2))
    assert game.decision is not None and game.decision.kind == "items"


def test_an_action_without_a_die_moves_no_item() -> None:
    game = waiting(CAKE, 2 * ONE[CAKE], ONE[CAKE])
    game.state.stack.append(pending.ExtraAction(0, ("guest", 97)))
    t.asked(game)
    game.apply(ExtraAction(1, 1))
    assert game.decision is not None and game.decision.kind == "items"
    assert house(game).spaces[1] == CAKE


def test_leopolds_die_moves_no_item() -> None:
    game = waiting(CAKE, 2 * ONE[CAKE], ONE[CAKE])
    t.turn_of(game.state, 193)
    assert house(game).spaces[1] == CAKE


def test_empty_spaces_are_refilled_from_the_pool_when_the_next_round_begins() -> None:
    game = waiting(CAKE, 2 * ONE[CAKE], ONE[CAKE])
    house(game).pool = (0, 0, 3, 1, 0)
    house(game).round_started(game.state)
    spaces = house(game).spaces
    assert spaces[1] == CAKE
    assert sorted(spaces[2:]) == [-1, WINE, WINE, WINE, COFFEE]  # the pool is used up
    assert house(game).pool == (0, 0, 0, 0, 0)


def test_reserved_rooms_are_not_for_guests_of_the_queue() -> None:
    s = waiting(CAKE, ONE[CAKE], ONE[CAKE]).state
    assert not guests.spaces_for(s, rival(s), BLUE) & t.rooms((4, 1))
    t.fill_color(s, rival(s), YELLOW)
    rival(s).vacant = t.rooms((1, 1))
    assert guests.room_for(s, rival(s), BLUE) == 4


def test_every_item_ends_on_a_guest_or_in_the_supply() -> None:
    game = t.started("hautel", seed=5)
    while not game.over:
        game.apply(game.legal_actions()[0])
        p = rival(game.state)
        assert len(p.cafe) == len(house(game).reserved)
        for guest, need in zip(p.cafe, p.needs, strict=True):
            order = game.state.t.guests[guest].order
            assert 0 < count(need) <= count(order)
            assert all(n <= m for n, m in zip(unpack(need), unpack(order), strict=True))


def test_an_item_lies_on_every_space_from_the_start() -> None:
    game = new_game(Setup(solo="leopold", entrance="hautel", seed=2))
    own = house(game)
    assert own.spaces[0] == -1 and [face for face, _ in own.lying()] == [1, 2, 3, 4, 5, 6]
    told = [event for event in game.events if isinstance(event, SoloStep)]
    assert [event.step for event in told] == [
        *("entrance", "reserved", "reserved", "reserved", "pool"),
        *["refilled"] * 6,
    ]
    assert [event.details["face"] for event in told[5:]] == [1, 2, 3, 4, 5, 6]
    pool, laid = told[4].details["items"], [item for _, item in own.lying()]
    assert (sum(pool), sum(own.pool)) == (18, 12)
    assert [left + laid.count(item) for item, left in enumerate(own.pool)] == [*pool, 0]  # no champagne
