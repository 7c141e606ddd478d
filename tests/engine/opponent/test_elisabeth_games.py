"""Whole solo games with modules, at random: both opponents, every level and entrance, promotional cards."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from gah_desktop.catalog.basics import LEVELS
from gah_desktop.engine import Game, Setup, new_game
from gah_desktop.engine.events import Acted, Event, Scored, SoloStep
from gah_desktop.engine.fingerprint import facts
from gah_desktop.engine.invariants import check
from gah_desktop.engine.module_registry import EXPANSIONS, opponent_for
from gah_desktop.engine.seats import OPPONENT, PERSON
from gah_desktop.modules.solo.rules import entrance_of, opponent_of
from tests.helpers.games import sensible

ENTRANCES = (None, "hautel", "stars", "sushi", "toll")
COMBINATIONS = [
    tuple(name for name, there in zip(EXPANSIONS, chosen, strict=True) if there)
    for chosen in product((False, True), repeat=len(EXPANSIONS))
][1:]


def setup(number: int, modules: tuple[str, ...], level: str, entrance: str | None) -> Setup:
    return Setup(
        solo=opponent_for(modules),
        modules=modules,
        level=level,
        entrance=entrance,
        seed=number,
        boards=("night", "day-B", "day-D")[number % 3],
        promo=number % 2 == 0,
    )


EVERY = [setup(i, *chosen) for i, chosen in enumerate(product(COMBINATIONS, LEVELS, ENTRANCES))]
SOME = [
    setup(i, modules, LEVELS[i % len(LEVELS)], ENTRANCES[i % len(ENTRANCES)])
    for i, modules in enumerate(COMBINATIONS)
]


def name_of(chosen: Setup) -> str:
    return "-".join((*chosen.modules, chosen.level, chosen.entrance or "none"))


def check_game(game: Game) -> None:
    s = game.state
    check(s)
    own, rival = opponent_of(s), s.players[OPPONENT]
    assert own is not None and own.card == 0
    assert game.over or (game.seat == PERSON and len(game.legal_actions()) > 0)
    assert len(rival.staff) + len(own.pile) == 5
    assert (rival.krones, sum(rival.kitchen), rival.hand, rival.bonus) == (0, 0, [], 0)
    deck = [card.id for card in own.instruction_cards(s)]
    assert sorted((*own.deck, *own.turned)) == sorted(deck)
    assert [marker == 3 for marker in own.markers] == [points > 0 for points in rival.claimed]


def vp_of(events: list[Event], seat: int) -> int:
    return sum(e.amount for e in events if isinstance(e, Scored) and e.seat == seat)


def play_out(chosen: Setup) -> Game:
    rng, game = Random(chosen.seed), new_game(chosen)
    check_game(game)
    while not game.over:
        game.apply(sensible(game, rng))
        check_game(game)
    return game


def check_ended(game: Game) -> None:
    for seat in (PERSON, OPPONENT):
        assert vp_of(game.events, seat) == game.state.scores[seat].total
    turned = [e.card for e in game.events if isinstance(e, SoloStep) and e.step == "card"]
    assert len(turned) == len(set(turned)) <= 14
    dancing = {e.seat for e in game.events if isinstance(e, Acted) and e.kind == "send_dancer"}
    assert (OPPONENT in dancing) == ("ballrooms" in game.setup.modules)
    assert (entrance_of(game.state) is not None) == bool(
        game.setup.entrance or "hotels" in game.setup.modules
    )


@pytest.mark.parametrize("chosen", SOME, ids=name_of)
def test_a_whole_game(chosen: Setup) -> None:
    check_ended(play_out(chosen))


@pytest.mark.slow
@pytest.mark.parametrize("chosen", EVERY, ids=name_of)
def test_a_whole_game_of_every_kind(chosen: Setup) -> None:
    check_ended(play_out(chosen))


@pytest.mark.parametrize("chosen", SOME, ids=name_of)
def test_a_view_hides_deck_and_pile_and_samples_a_game_that_looks_the_same(chosen: Setup) -> None:
    rng, game = Random(3), new_game(chosen)
    while not game.over:
        if rng.random() < 0.05:
            view = game.view_for(PERSON)
            seen = opponent_of(view.state)
            assert seen is not None and not any(seen.deck) and not any(seen.pile)
            sample = Game.sample(view, rng)
            check_game(sample)
            assert facts(sample.view_for(PERSON).state) == facts(view.state)
            for _ in range(10):
                if not sample.over:
                    sample.apply(sensible(sample, rng))
                    check_game(sample)
        game.apply(sensible(game, rng))


def test_samples_differ_in_what_is_hidden() -> None:
    game = new_game(setup(4, ("ballrooms", "celebrities"), "hard", None))
    for _ in range(30):
        game.apply(game.legal_actions()[0])
    decks, piles = set(), set()
    for seed in range(5):
        own = opponent_of(game.view_for(PERSON).sample(Random(seed)))
        assert own is not None
        decks.add(own.deck)
        piles.add(own.pile)
    assert len(decks) == 5 and len(piles) > 1


@pytest.mark.parametrize("chosen", SOME[::3], ids=name_of)
def test_the_same_actions_give_the_same_game_and_a_clone_goes_the_same_way(chosen: Setup) -> None:
    rng, first, second = Random(7), new_game(chosen), new_game(chosen)
    while not first.over:
        clone = first.clone()
        assert clone.hash() == first.hash() == second.hash()
        action = sensible(first, rng)
        assert second.apply(action) == first.apply(action)
        clone.apply(action)
        assert clone.hash() == first.hash()


def test_every_step_of_hers_is_told_in_some_game() -> None:
    expected = {"dancer", "no_dancer", "celebrity"}
    told: set[str] = set()
    seed = 0
    while not expected <= told and seed < 400:
        rng = Random(seed)
        game = new_game(Setup(solo="elisabeth", modules=COMBINATIONS[-1], level="hard", seed=seed))
        while not game.over:
            options = [a for a in game.legal_actions() if a.kind in ("take_die", "end_turn", "decline")]
            game.apply(rng.choice(options or list(game.legal_actions())))
        told |= {e.step for e in game.events if isinstance(e, SoloStep)}
        seed += 1
    assert expected <= told
