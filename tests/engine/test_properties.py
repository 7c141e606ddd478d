"""What holds in every game, whoever plays whatever: checked in random games of all kinds."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gah_desktop.engine import Game, Setup, new_game
from gah_desktop.engine.breakdown import breakdown
from gah_desktop.engine.events import Ended
from gah_desktop.engine.invariants import BrokenInvariant, check
from tests.helpers.games import SEEDS, SETUPS, SOLO_SETUPS, played, steps
from tests.helpers.tables import table


def public_face(game: Game) -> tuple[object, ...]:
    return game.hash(), tuple(game.legal_actions()), game.seat, game.decision


def play_and_check(setup: Setup, seed: int) -> None:
    game = new_game(setup)
    check(game.state)
    for game, action in steps(setup, seed):  # noqa: B007
        check(game.state)
    check(game.state)
    assert game.over
    assert isinstance(game.events[-1], Ended)
    assert game.decision is None
    assert game.seat == -1


@given(setup=SETUPS, seed=SEEDS)
@settings(max_examples=100)
def test_invariants_hold_after_every_action(setup: Setup, seed: int) -> None:
    play_and_check(setup, seed)


@given(setup=SOLO_SETUPS, seed=SEEDS)
@settings(max_examples=30)
def test_invariants_hold_alone_at_the_table(setup: Setup, seed: int) -> None:
    play_and_check(setup, seed)


@pytest.mark.slow
@given(setup=SETUPS | SOLO_SETUPS, seed=SEEDS)
@settings(max_examples=400)
def test_invariants_hold_in_many_games(setup: Setup, seed: int) -> None:
    play_and_check(setup, seed)


@given(setup=SETUPS, seed=SEEDS)
@settings(max_examples=10)
def test_same_seed_and_actions_same_game(setup: Setup, seed: int) -> None:
    actions = []
    hashes = []
    for game, action in steps(setup, seed):
        actions.append(action)
        hashes.append(game.hash())
    again = new_game(setup)
    for action, expected in zip(actions, hashes, strict=True):
        assert again.hash() == expected
        again.apply(action)
    assert again.hash() == game.hash()
    assert again.events == game.events


@given(setup=SETUPS, seed=SEEDS)
@settings(max_examples=10)
def test_asking_changes_nothing(setup: Setup, seed: int) -> None:
    for game, _ in steps(setup, seed, 120):
        before = game.hash()
        for action in game.legal_actions():
            assert game.why_not(action) is None
        Game.sample(game.view_for(0), Random(1))
        assert game.hash() == before


@given(setup=SETUPS, seed=SEEDS, at=st.integers(0, 250))
@settings(max_examples=40)
def test_a_clone_goes_its_own_way(setup: Setup, seed: int, at: int) -> None:
    game = played(setup, seed, at)
    face, events = public_face(game), list(game.events)
    clone = game.clone()
    assert public_face(clone) == face
    rng = Random(seed)
    for _ in range(60):
        if clone.over:
            break
        clone.apply(rng.choice(clone.legal_actions()))
        check(clone.state)
    assert public_face(game) == face
    assert game.events == events
    assert clone.events == []


@given(setup=SETUPS, seed=SEEDS, at=st.integers(0, 250))
@settings(max_examples=20)
def test_a_clone_plays_the_same_game(setup: Setup, seed: int, at: int) -> None:
    game = played(setup, seed, at)
    clone, rng = game.clone(), Random(seed)
    for _ in range(60):
        if game.over:
            break
        action = rng.choice(game.legal_actions())
        game.apply(action)
        clone.apply(action)
        assert clone.hash() == game.hash()


@given(setup=SETUPS)
@settings(max_examples=10)
def test_every_legal_action_can_be_applied(setup: Setup) -> None:
    rng = Random(setup.seed)
    for number, (game, _) in enumerate(steps(setup, setup.seed)):
        if number % 12 == 0:
            for action in rng.sample(list(game.legal_actions()), min(6, len(game.legal_actions()))):
                clone = game.clone()
                clone.apply(action)
                check(clone.state)


PLAY = """
from gah_desktop.engine import Setup, new_game
game = new_game(Setup(players=3, seed=7, boards="day", deal="draft"))
step = 0
while not game.over:
    options = game.legal_actions()
    game.apply(options[step % len(options)])
    step += 1
print(step, game.hash())
"""


def test_a_game_does_not_depend_on_how_python_hashes() -> None:
    """No set or dictionary order may leak into a game."""
    told = {
        subprocess.run(
            [sys.executable, "-c", PLAY],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(told) == 1


@given(setup=SETUPS, seed=SEEDS)
@settings(max_examples=15)
def test_the_score_sheets_add_up(setup: Setup, seed: int) -> None:
    """The sums by source and the final scores tell the same story."""
    game = played(setup, seed)
    for sheet, score in zip(breakdown(game.events, setup.players), game.state.scores, strict=True):
        lines = [sum(line.values()) if isinstance(line, dict) else line for line in sheet.values()]
        assert sum(lines) == score.total


@pytest.mark.parametrize(
    "damage",
    [
        "p.krones = 21",
        "p.krones = -1",
        "p.emperor = 14",
        "p.occupied = p.vacant = 1",
        "p.vp = 1",
        "p.kitchen[0] = -1",
        "p.cafe = [75]",
        "p.hand.append(s.staff_deck[0])",
        "p.has = 2",
        "s.staff_deck.pop()",
        "s.guest_deck.append(75)",
        "s.dice[1] += 1",
        "s.dustbin = 1",
        "s.options = []",
        "s.options = s.options * 2",
        "p.claimed = (7, 0, 0)",
    ],
)
def test_the_check_notices(damage: str) -> None:
    game = table()
    check(game.state)
    exec(damage, {"s": game.state, "p": game.state.players[0]})
    with pytest.raises(BrokenInvariant):
        check(game.state)
