"""Plays random games over all combinations of modules and looks after every action whether all still holds.

    python packaging/random_games.py [--games 20000] [--from 0]

The modules in every combination, two to four players and alone, with promotional cards and without: 128 in
all, each as often as the others. Half of the games choose anything, half like what brings the game on. The
number of a game says everything about it, so one that fails is played again by `--from NUMBER --games 1`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from gah_desktop.engine import Setup  # noqa: E402
from gah_desktop.engine.invariants import check  # noqa: E402
from gah_desktop.modules import EXPANSIONS, opponent_for  # noqa: E402
from tests.helpers.games import steps  # noqa: E402

ALONE = 1
TOLD = 1000  # so many games from one line of progress to the next
COMBINATIONS = [
    (tuple(name for name, there in zip(EXPANSIONS, chosen, strict=True) if there), players, promo)
    for chosen in product((False, True), repeat=len(EXPANSIONS))
    for players in (2, 3, 4, ALONE)
    for promo in (False, True)
]


def setup_of(number: int) -> Setup:
    """The combinations in turn; what else there is to choose, by chance."""
    modules, players, promo = COMBINATIONS[number % len(COMBINATIONS)]
    rng = Random(f"random games {number}")
    boards = rng.choice(("night", "day"))
    if players == ALONE:
        return Setup(
            solo=opponent_for(modules),
            level=rng.choice(("easy", "medium", "hard")),
            entrance=rng.choice((None, "random")),
            boards=boards if boards == "night" else "day-A",
            modules=modules,
            promo=promo,
            seed=number,
        )
    deal = rng.choice(("normal", "starter", "draft"))
    return Setup(players, number, boards=boards, deal=deal, modules=modules, promo=promo)


def play(number: int) -> int:
    """One game to its end; how many decisions it took."""
    decisions = 0
    for game, _ in steps(setup_of(number), number + number // len(COMBINATIONS)):
        check(game.state)
        decisions += 1
    check(game.state)
    if not game.over:
        raise AssertionError("a dead end")
    return decisions


def played(first: int, games: int) -> Iterator[int]:
    for number in range(first, first + games):
        try:
            yield play(number)
        except BaseException:
            print(f"game {number}: {setup_of(number)}", file=sys.stderr)
            raise


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--from", type=int, default=0, dest="first", metavar="NUMBER")
    options = parser.parse_args()
    decisions = 0
    for done, number in enumerate(played(options.first, options.games), 1):
        decisions += number
        if done % TOLD == 0 or done == options.games:
            print(f"{done} games, {decisions} decisions", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
