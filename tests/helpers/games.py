"""Set-ups and random games for property tests: every number of players, board, ruleset and deal."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st

from gah_desktop.engine import Game, Setup, new_game
from gah_desktop.engine.actions import Action

BOARDS = ("night", "day")
SETUPS = st.builds(
    Setup,
    players=st.integers(2, 4),
    seed=st.integers(0, 1 << 40),
    ruleset=st.sampled_from(("deluxe", "classic")),
    boards=st.sampled_from(BOARDS),
    deal=st.sampled_from(("normal", "starter", "draft")),
    promo=st.booleans(),
)
SOLO_SETUPS = st.builds(
    Setup,
    solo=st.just("leopold"),
    seed=st.integers(0, 1 << 40),
    ruleset=st.sampled_from(("deluxe", "classic")),
    boards=st.sampled_from(("night", "day-A", "day-B", "day-C", "day-D")),
    level=st.sampled_from(("easy", "medium", "hard")),
    entrance=st.sampled_from((None, "hautel", "stars", "sushi", "toll", "random")),
    promo=st.booleans(),
)
SEEDS = st.integers(0, 1 << 30)


def sensible(game: Game, rng: Random) -> Action:
    """A random action that passes seldom and likes what brings the game on, so that much happens."""
    options = game.legal_actions()
    liked = [a for a in options if a.kind not in ("pass", "decline", "stop_serving", "end_turn")]
    for kind in ("claim", "move_guest"):
        best = [a for a in liked if a.kind == kind]
        if best and rng.random() < 0.8:
            return rng.choice(best)
    if liked and rng.random() < 0.9:
        return rng.choice(liked)
    return rng.choice(options)


def steps(setup: Setup, seed: int, limit: int = 1_000_000) -> Iterator[tuple[Game, Action]]:
    """A game played out: the game before each action, and the action about to be applied."""
    game, rng = new_game(setup), Random(seed)
    uniform = seed % 2 == 0
    while not game.over and limit:
        limit -= 1
        action = rng.choice(game.legal_actions()) if uniform else sensible(game, rng)
        yield game, action
        game.apply(action)


def played(setup: Setup, seed: int, limit: int = 1_000_000) -> Game:
    """A game after so many steps."""
    return next((game for game, _ in reversed(list(steps(setup, seed, limit)))), new_game(setup))
