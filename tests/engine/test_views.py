"""What a seat may see, and the possible games it can imagine."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gah_desktop.engine import Game, Setup, changes, new_game, pending
from gah_desktop.engine.actions import Collect, Draft, PlayStaff, ReturnStaff
from gah_desktop.engine.events import SETUP, Acted, Dealt, Drew, Event, Revealed, Rolled
from gah_desktop.engine.fingerprint import facts
from gah_desktop.engine.invariants import check
from gah_desktop.engine.state import GameState
from gah_desktop.engine.views import EVERYONE, is_covered, seen
from gah_desktop.modules.solo.rules import opponent_of
from tests.helpers.games import SEEDS, SETUPS, SOLO_SETUPS, played, sensible
from tests.helpers.tables import Seat, asked, collect, guest_ready, legal, move_in, play, table

IDS = frozenset(range(1, 49))


def public(s: GameState, seat: int) -> dict[str, Any]:
    """All that a seat knows: everything but chance, decks, other hands, packs and offers."""
    copy = s.clone()
    copy.chance = None
    copy.guest_deck = [0] * len(copy.guest_deck)
    copy.staff_deck = [0] * len(copy.staff_deck)
    copy.packs = [pack if i == seat else [0] * len(pack) for i, pack in enumerate(copy.packs)]
    for i, f in enumerate(copy.stack):
        if isinstance(f, (pending.Offer, pending.ReturnStaff)) and f.seat != seat:
            copy.stack[i] = f._replace(cards=(0,) * len(f.cards))
    for p in copy.players:
        if p.seat != seat:
            p.hand = [0] * len(p.hand)
    own = opponent_of(copy)
    if own is not None:
        own.deck, own.pile = (0,) * len(own.deck), (0,) * len(own.pile)
    return everything(copy)


def everything(s: GameState) -> dict[str, Any]:
    """The facts of a state, with how many cards lie where nobody sees them."""
    hidden = [len(s.guest_deck), len(s.staff_deck), *map(len, s.packs), *(len(p.hand) for p in s.players)]
    return {**facts(s), "hidden": hidden}


def returned(game: Game, seat: int) -> list[int]:
    """The staff deck with what this seat has put under it and nobody has drawn since; 0 for all others."""
    whose: dict[int, int] = {}
    for event in game.events:
        if isinstance(event, Acted) and event.kind == "return_staff":
            whose.update((card, event.seat) for card in event.details["staff"])
    return [card if whose.get(card) == seat else 0 for card in game.state.staff_deck]


def secrets(game: Game, seat: int) -> set[int]:
    """The staff cards that this seat cannot know."""
    s = game.state
    cards = set(s.staff_deck) - set(returned(game, seat))
    for p in s.players:
        if p.seat != seat:
            cards.update(p.hand)
    for i, pack in enumerate(s.packs):
        if i != seat:
            cards.update(pack)
    for f in s.stack:
        if isinstance(f, (pending.Offer, pending.ReturnStaff)) and f.seat != seat:
            cards.update(f.cards)
    own = opponent_of(s)
    if own is not None:
        cards.update(own.pile)
    return cards


@given(setup=SETUPS | SOLO_SETUPS, seed=SEEDS, at=st.integers(0, 300))
@settings(max_examples=60)
def test_a_view_hides_what_is_hidden_and_shows_the_rest(setup: Setup, seed: int, at: int) -> None:
    game = played(setup, seed, at)
    s = game.state
    for seat in range(setup.players):
        view = game.view_for(seat)
        assert view.state.chance is None
        assert view.state.sink is None
        assert not any(view.state.guest_deck)
        assert view.state.staff_deck == returned(game, seat)
        assert all(not any(p.hand) for p in view.state.players if p.seat != seat)
        assert view.state.players[seat].hand == s.players[seat].hand
        assert public(view.state, seat) == public(s, seat)
        assert set(view.unseen_staff()) == secrets(game, seat)
        assert sorted(view.unseen_guests()) == sorted(s.guest_deck)
        assert list(view.legal_actions()) == (list(game.legal_actions()) if game.seat == seat else [])


@given(setup=SETUPS | SOLO_SETUPS, seed=SEEDS, at=st.integers(0, 300))
@settings(max_examples=60)
def test_a_sample_could_be_the_game(setup: Setup, seed: int, at: int) -> None:
    game = played(setup, seed, at)
    for seat in range(setup.players):
        sample = Game.sample(game.view_for(seat), Random(at))
        check(sample.state)
        assert sample.over == game.over
        own = returned(game, seat)
        assert [card and mine for card, mine in zip(own, sample.state.staff_deck, strict=True)] == own
        if game.seat == seat:
            assert public(sample.state, seat) == public(game.state, seat)
            assert list(sample.legal_actions()) == list(game.legal_actions())


@given(setup=SETUPS | SOLO_SETUPS, seed=SEEDS, at=st.integers(0, 200))
@settings(max_examples=20)
def test_a_sample_can_be_played_on_by_everyone(setup: Setup, seed: int, at: int) -> None:
    game, rng = played(setup, seed, at), Random(seed)
    for seat in range(setup.players):
        sample = Game.sample(game.view_for(seat), rng)
        for _ in range(80):
            if sample.over:
                break
            sample.apply(sensible(sample, rng))
            check(sample.state)


def test_samples_differ_and_the_same_generator_gives_the_same_one() -> None:
    view = new_game(Setup(players=3, seed=4)).view_for(1)
    first, same, other = (Game.sample(view, Random(n)).hash() for n in (1, 1, 2))
    assert first == same != other


def hides(game: Game, seat: int, *cards: int) -> bool:
    return not set(cards) & set(numbers_in(game.view_for(seat).state.stack))


def numbers_in(value: object) -> list[int]:
    if isinstance(value, (list, tuple)):
        return [number for part in value for number in numbers_in(part)]
    return [value] if isinstance(value, int) else []


def test_an_offer_is_for_its_owner_alone() -> None:
    game = guest_ready(76, next_staff=(27, 28, 30))
    move_in(game, 76)
    play(game, Collect(0))
    assert [a.staff for a in game.view_for(0).legal_actions() if isinstance(a, PlayStaff)] == [27, 28, 30]
    assert hides(game, 1, 27, 28, 30)
    play(game, PlayStaff(28))
    assert hides(game, 1, 27, 30)
    assert not hides(game, 0, 27, 30)


def test_cards_drawn_into_the_hand_are_for_its_owner_alone() -> None:
    game = guest_ready(91, next_staff=(27, 28, 30))
    move_in(game, 91)
    collect(game, 0)
    assert game.view_for(0).state.players[0].hand == [27, 28, 30]
    assert game.view_for(1).state.players[0].hand == [0, 0, 0]


def test_whoever_puts_cards_under_the_deck_knows_them_there_and_nobody_else() -> None:
    game = guest_ready(76, next_staff=(27, 28, 30))
    move_in(game, 76)
    play(game, Collect(0), PlayStaff(28), ReturnStaff(30))  # 27 follows by itself, and lies lowest
    deck = len(game.state.staff_deck)
    assert game.view_for(0).state.staff_deck == [27, 30, *[0] * (deck - 2)]
    assert game.view_for(1).state.staff_deck == [0] * deck
    for number in range(20):
        assert game.view_for(0).sample(Random(number)).staff_deck[:2] == [27, 30]
    others = {tuple(game.view_for(1).sample(Random(n)).staff_deck[:2]) for n in range(20)}
    assert len(others) > 10


def test_cards_put_under_the_deck_are_forgotten_when_they_are_drawn() -> None:
    """And those of two players are told apart."""
    game = guest_ready(76, staff_deck=(1, 2, 3, 4), next_staff=(27, 28, 30))
    move_in(game, 76)
    play(game, Collect(0), PlayStaff(28), ReturnStaff(30))
    s = game.state
    s.staff_deck.insert(0, 9)
    s.under = (1, *s.under)
    assert game.view_for(0).state.staff_deck == [0, 27, 30, 0, 0, 0, 0]
    assert game.view_for(1).state.staff_deck == [9, 0, 0, 0, 0, 0, 0]
    changes.draw_staff(s, s.players[1], 5, "hand", ("guest", 91))
    assert game.view_for(0).state.staff_deck == [0, 27]
    changes.draw_staff(s, s.players[1], 1, "hand", ("guest", 91))
    assert game.view_for(0).state.staff_deck == [0]
    assert game.view_for(1).state.staff_deck == [9]


def test_packs_are_for_their_owners_alone() -> None:
    game = new_game(Setup(players=3, seed=9, deal="draft"))
    play(game, Draft(game.state.packs[game.seat][0]))
    for seat in range(3):
        packs = game.view_for(seat).state.packs
        assert packs[seat] == game.state.packs[seat]
        assert all(not any(pack) for i, pack in enumerate(packs) if i != seat)


def test_a_view_is_a_picture_not_a_window() -> None:
    game = table(rivals=(Seat(hand=(27,)),))
    view = game.view_for(0)
    view.state.players[0].krones = 0
    view.state.queue[0] = 0
    assert (game.state.players[0].krones, all(game.state.queue)) == (10, True)


def test_the_cards_another_is_offered_are_dealt_anew() -> None:
    game = guest_ready(75, hand=(20,), next_staff=(14, 38, 31), bonus=())
    move_in(game, 75)
    collect(game, 0)
    assert asked(game) == "offer"
    offers = set()
    for seed in range(20):
        sample = Game.sample(game.view_for(1), Random(seed))
        check(sample.state)
        assert sample.seat == 0
        offers.add(frozenset(action.staff for action in legal(sample, PlayStaff)))
    assert len(offers) > 10
    samples = [Game.sample(game.view_for(0), Random(seed)) for seed in range(5)]
    own = {frozenset(action.staff for action in legal(sample, PlayStaff)) for sample in samples}
    assert own == {frozenset((14, 38, 31))}


# Events


DEALT = Dealt(1, ("A1",), ("A2",), (49, 50), ((1, 2), (3, 4), (5, 6)), {"pile": (40, 41), "entrance": "toll"})
DREW = Drew(2, (14, 20), "offer", ("guest", 75))


def test_of_the_deal_a_seat_sees_its_own_cards_and_nobody_the_pile() -> None:
    open_cards = {"pile": (0, 0), "entrance": "toll"}
    assert seen(DEALT, 2) == DEALT._replace(hands=((0, 0), (0, 0), (5, 6)), more=open_cards)
    assert seen(DEALT, EVERYONE) == DEALT._replace(hands=((0, 0), (0, 0), (0, 0)), more=open_cards)


def test_of_cards_drawn_others_see_how_many() -> None:
    assert seen(DREW, 2) == DREW
    assert seen(DREW, 0) == seen(DREW, EVERYONE) == DREW._replace(staff=(0, 0))


@pytest.mark.parametrize(
    ("kind", "staff", "covered"),
    [("draft", 14, 0), ("keep_staff", [1, 2, 3, 4, 5, 6], [0] * 6), ("return_staff", [14], [0])],
)
def test_of_a_hidden_choice_others_see_that_it_was_made(kind: str, staff: object, covered: object) -> None:
    act = Acted(1, kind, {"staff": staff}, SETUP)
    assert seen(act, 1) == act and not is_covered(act)
    for seat in (0, 2, EVERYONE):
        other = seen(act, seat)
        assert other == act._replace(details={"staff": covered})
        assert isinstance(other, Acted) and is_covered(other)
    assert act.details == {"staff": staff}


@pytest.mark.parametrize(
    "event",
    [
        Acted(1, "play_staff", {"staff": 14, "cost": 0, "from": "hand"}, ("die", 5)),
        Acted(1, "take_die", {"face": 1, "as": 1, "boost": False, "cost": 0, "strength": 2}, ("die", 1)),
        Rolled(1, (1, 2, 3, 4, 0, 0), 0),
        Revealed(0),
    ],
)
def test_what_lies_open_is_seen_by_everyone(event: Event) -> None:
    assert seen(event, 0) is seen(event, EVERYONE) is event
    assert not (isinstance(event, Acted) and is_covered(event))


def test_what_everyone_knows_is_a_view_without_a_hand() -> None:
    game = new_game(Setup(players=3, seed=9))
    view = game.view_for(EVERYONE)
    assert [p.hand for p in view.state.players] == [[0] * 6] * 3
    assert not any(view.state.staff_deck) and view.legal_actions() == []
