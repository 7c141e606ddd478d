"""Random games for the tests of records. Plays by the engine's list of legal actions alone."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from gah_desktop.engine import Setup
from gah_desktop.engine.actions import Action
from gah_desktop.record import Journal

IDLE = ("pass", "decline", "end_turn")
EAGER = ("move_guest", "serve", "claim", "take_guest", "play_staff", "collect", "use_staff")

SETUPS = (
    Setup(players=2, seed=1),
    Setup(players=3, seed=2, ruleset="classic", boards="day"),
    Setup(players=4, seed=3, boards="day", deal="starter", promo=True, names=("Anna", "Béla", "Čech", "陳")),
    Setup(players=2, seed=4, deal="draft", boards=("day-B", "day-C")),
    Setup(players=4, seed=5, ruleset="classic"),
)
SOLO_SETUPS = (
    Setup(solo="leopold", seed=6, level="easy", boards="day-B"),
    Setup(solo="leopold", seed=7, level="hard", ruleset="classic"),
    *(
        Setup(solo="leopold", seed=8, entrance=entrance)
        for entrance in ("hautel", "stars", "sushi", "toll", "random")
    ),
)
ALL_SETUPS = SETUPS + SOLO_SETUPS


def name_of(setup: Setup) -> str:
    if setup.solo:
        return f"solo-{setup.level}-{setup.entrance or 'plain'}"
    return f"{setup.players}-{setup.ruleset}-{setup.deal}"


def choose(journal: Journal, rng: Random) -> Action:
    """Any legal action, but mostly one that does something: idle games would prove little."""
    options = journal.game.legal_actions()
    busy = [action for action in options if action.kind not in IDLE]
    best = [action for action in busy if action.kind in EAGER]
    if best and rng.random() < 0.8:
        return rng.choice(best)
    return rng.choice(busy if busy and rng.random() < 0.9 else options)


def play(journal: Journal, rng: Random, steps: int = 1_000_000) -> Journal:
    """So many random steps, or to the end."""
    for _ in range(steps):
        if journal.game.over:
            break
        journal.apply(choose(journal, rng))
    return journal


def played(setup: Setup, steps: int = 1_000_000, seed: int = 0) -> Journal:
    return play(Journal.new(setup), Random(seed), steps)


setups = st.builds(
    Setup,
    players=st.integers(2, 4),
    seed=st.integers(0, 10_000),
    ruleset=st.sampled_from(("deluxe", "classic")),
    boards=st.sampled_from(("night", "day")),
    deal=st.sampled_from(("normal", "starter", "draft")),
    promo=st.booleans(),
) | st.builds(
    Setup,
    solo=st.just("leopold"),
    seed=st.integers(0, 10_000),
    ruleset=st.sampled_from(("deluxe", "classic")),
    boards=st.sampled_from(("night", "day-A", "day-D")),
    level=st.sampled_from(("easy", "medium", "hard")),
    entrance=st.sampled_from((None, "hautel", "stars", "sushi", "toll", "random")),
)
