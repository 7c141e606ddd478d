"""Random games of all combinations of modules: no dead end, and what must hold holds after every action."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gah_desktop.engine import Setup, new_game
from gah_desktop.engine.events import Acted, CelebrityTaken, Gained, Scored, Source
from gah_desktop.engine.invariants import check
from gah_desktop.engine.module_registry import EXPANSIONS, opponent_for
from gah_desktop.modules.hotels.rules.owners import owners_of
from tests.helpers.games import SEEDS, steps


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    modules = tuple(name for name in EXPANSIONS if draw(st.booleans()))
    seed, promo = draw(st.integers(0, 1 << 40)), draw(st.booleans())
    if draw(st.integers(0, 3)) == 0:
        level = draw(st.sampled_from(("easy", "medium", "hard")))
        return Setup(solo=opponent_for(modules), modules=modules, seed=seed, promo=promo, level=level)
    return Setup(
        players=draw(st.integers(2, 4)),
        modules=modules,
        seed=seed,
        promo=promo,
        deal=draw(st.sampled_from(("normal", "starter", "draft"))),
        boards=draw(st.sampled_from(("night", "day"))),
    )


def play_and_check(setup: Setup, seed: int) -> None:
    game = new_game(setup)
    check(game.state)
    for game, _ in steps(setup, seed):
        check(game.state)
    check(game.state)
    assert game.over


@given(setup=setups(), seed=SEEDS)
@settings(max_examples=30, deadline=None)
def test_invariants_hold_after_every_action(setup: Setup, seed: int) -> None:
    play_and_check(setup, seed)


@pytest.mark.slow
@given(setup=setups(), seed=SEEDS)
@settings(max_examples=400, deadline=None)
def test_invariants_hold_in_many_games(setup: Setup, seed: int) -> None:
    play_and_check(setup, seed)


@given(setup=setups(), seed=SEEDS)
@settings(max_examples=10, deadline=None)
def test_views_and_samples_of_every_seat_are_possible_games(setup: Setup, seed: int) -> None:
    for number, (game, action) in enumerate(steps(setup, seed)):
        if number % 25 == 0:
            before = game.hash()
            for seat in range(setup.players):
                check(game.view_for(seat).sample(Random(seed)))
            assert game.hash() == before
            copy = game.clone()
            copy.apply(action)
            assert game.hash() == before


@pytest.mark.slow
def test_random_games_reach_every_celebrity_every_entrance_and_what_they_allow() -> None:
    celebrities: set[int] = set()
    entrances: set[int] = set()
    kinds: set[str] = set()
    sources: set[Source] = set()
    for seed in range(60):
        setup = Setup(players=4, modules=tuple(EXPANSIONS), seed=seed)
        for game, _ in steps(setup, 2 * seed + 1):  # noqa: B007
            pass
        entrances |= set(owners_of(game.state).owned)
        for event in game.events:
            if isinstance(event, CelebrityTaken):
                celebrities.add(event.tile)
            elif isinstance(event, Acted):
                kinds.add(event.kind)
            elif isinstance(event, (Gained, Scored)):
                sources.add(event.source)
    assert celebrities == set(range(1, 13))
    assert entrances == set(range(1, 11))
    assert kinds >= {"exchange", "bid", "second_guest", "move_die", "retreat"}
    # those that give something themselves; the others make other things cheaper, or possible
    assert {("celebrity", tile) for tile in (2, 3, 5, 6, 8, 9, 10, 12)} <= sources
    assert {("entrance", own) for own in (2, 3, 4, 5, 7, 10)} <= sources
