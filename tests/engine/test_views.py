"""What a seat may see, and the possible games it can imagine."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from gah_desktop.engine import Game, Setup, new_game, pending
from gah_desktop.engine.actions import Collect, Draft, PlayStaff
from gah_desktop.engine.fingerprint import facts
from gah_desktop.engine.invariants import check
from gah_desktop.engine.opponent import opponent_of
from gah_desktop.engine.state import GameState
from tests.helpers.games import SEEDS, SETUPS, SOLO_SETUPS, played, sensible
from tests.helpers.tables import Seat, collect, guest_ready, move_in, play, table

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


def secrets(s: GameState, seat: int) -> set[int]:
    """The staff cards that this seat cannot know."""
    cards = set(s.staff_deck)
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
        assert not any(view.state.staff_deck) and not any(view.state.guest_deck)
        assert all(not any(p.hand) for p in view.state.players if p.seat != seat)
        assert view.state.players[seat].hand == s.players[seat].hand
        assert public(view.state, seat) == public(s, seat)
        assert set(view.unseen_staff()) == secrets(s, seat)
        assert sorted(view.unseen_guests()) == sorted(s.guest_deck)
        assert list(view.legal_actions()) == (list(game.legal_actions()) if game.seat == seat else [])


@given(setup=SETUPS | SOLO_SETUPS, seed=SEEDS, at=st.integers(0, 300))
@settings(max_examples=60)
def test_a_sample_could_be_the_game(setup: Setup, seed: int, at: int) -> None:
    game = played(setup, seed, at)
    for seat in range(setup.players):
        sample = game.view_for(seat).sample(Random(at))
        check(sample.state)
        assert sample.over == game.over
        if game.seat == seat:
            assert public(sample.state, seat) == public(game.state, seat)
            assert list(sample.legal_actions()) == list(game.legal_actions())


@given(setup=SETUPS | SOLO_SETUPS, seed=SEEDS, at=st.integers(0, 200))
@settings(max_examples=20)
def test_a_sample_can_be_played_on_by_everyone(setup: Setup, seed: int, at: int) -> None:
    game, rng = played(setup, seed, at), Random(seed)
    for seat in range(setup.players):
        sample = game.view_for(seat).sample(rng)
        for _ in range(80):
            if sample.over:
                break
            sample.apply(sensible(sample, rng))
            check(sample.state)


def test_samples_differ_and_the_same_generator_gives_the_same_one() -> None:
    view = new_game(Setup(players=3, seed=4)).view_for(1)
    first, same, other = (view.sample(Random(n)).hash() for n in (1, 1, 2))
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
