"""Play random games of every set-up, and check all invariants after every action.

    python packaging/random_games.py [--games 20000] [--from 0] [--jobs 2] [--positions]

The set-ups are every combination of edition, modules, promotional cards, boards, and of players and deal or
of opponent, level and entrance. Each block of `len(SETUPS)` games plays every set-up once. Half of the games
choose any legal action, half prefer actions that bring the game on. The number of a game determines the rest:
`--from NUMBER --games 1` repeats a game, and `--from` continues an interrupted run. With `--positions` every
position is written and read again, and from one of them the game is played twice.

The script prints each failure with game number and set-up, then the counts. It exits with 1 if a game failed.
"""

from __future__ import annotations

import argparse
import sys
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import product
from pathlib import Path
from random import Random
from time import monotonic
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import gah_desktop.composition.bots  # noqa: E402
import gah_desktop.composition.rules  # noqa: E402, F401
from gah_desktop.catalog.basics import LEVELS  # noqa: E402
from gah_desktop.engine import Game, Setup  # noqa: E402
from gah_desktop.engine.invariants import check  # noqa: E402
from gah_desktop.engine.module_registry import (  # noqa: E402
    ENTRANCES,
    EXPANSIONS,
    opponent_for,
)
from gah_desktop.engine.position import from_json, from_text, to_json, to_text  # noqa: E402
from gah_desktop.engine.setup import DAY_BOARDS, DEALS, NIGHT  # noqa: E402
from gah_desktop.workers.process import map_in_processes  # noqa: E402
from tests.helpers.games import steps  # noqa: E402

PROGRESS_INTERVAL = 1000  # games
MOST_DECISIONS = 20_000  # of a game; the longest ones have some 500
TWIN_FROM = 80  # the second game begins at a decision before this one


def _editions() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Return both editions, the second one with every combination of modules."""
    yield "classic", ()
    for chosen in product((False, True), repeat=len(EXPANSIONS)):
        yield "deluxe", tuple(name for name, there in zip(EXPANSIONS, chosen, strict=True) if there)


def _setups() -> Iterator[Setup]:
    for (ruleset, modules), promo, boards in product(_editions(), (False, True), (NIGHT, "day")):
        common = Setup(ruleset=ruleset, modules=modules, promo=promo, boards=boards)
        for players, deal in product((2, 3, 4), DEALS):
            yield replace(common, players=players, deal=deal)
        for level, entrance in product(LEVELS, (None, *ENTRANCES, "random")):
            yield replace(common, solo=opponent_for(modules), level=level, entrance=entrance)


def _shuffled(setups: Iterator[Setup]) -> list[Setup]:
    """Return them in a fixed random order, so that a short run is spread over all of them."""
    found = list(setups)
    Random("set-ups").shuffle(found)
    return found


SETUPS = _shuffled(_setups())


class Played(NamedTuple):
    """A game that was played. `failure` is the traceback of what went wrong, "" for nothing."""

    number: int
    decisions: int
    failure: str = ""


def setup_of(number: int) -> Setup:
    """Return the set-up of a game. The day sides of the boards are drawn."""
    setup = replace(SETUPS[number % len(SETUPS)], seed=number)
    if setup.boards == NIGHT:
        return setup
    sides = Random(f"boards of game {number}").sample(DAY_BOARDS, setup.players)
    return replace(setup, boards=sides[0] if setup.solo else tuple(sides))


def play(number: int, positions: bool = False) -> int:
    """Play a game to its end and return the number of its decisions."""
    decisions = 0
    twin: Game | None = None
    for game, action in steps(setup_of(number), number + number // len(SETUPS), MOST_DECISIONS):
        check(game.state)
        if positions:
            again = check_position(game)
            twin = again if decisions == number % TWIN_FROM else twin
            if twin is not None:
                twin.apply(action)
        decisions += 1
    check(game.state)
    if not game.over:
        raise AssertionError(f"the game is not over after {decisions} decisions")
    if positions:
        check_position(game)
        _require(twin is None or twin.hash() == game.hash(), "a game from a position went another way")
    return decisions


def check_position(game: Game) -> Game:
    """Write and read the position of a game in each form, and return a game from it."""
    position = game.position()
    _require(from_json(to_json(position)) == position, "the JSON of a position differs")
    _require(from_text(to_text(position)) == position, "the text of a position differs")
    assert game.state.chance is not None
    again = Game.from_position(position, game.state.chance.clone())
    _require(again.hash() == game.hash(), "the fingerprint of a position differs")
    _require(again.legal_actions() == game.legal_actions(), "the options of a position differ")
    _require(again.position() == position, "a position differs")
    return again


def _require(holds: bool, what: str) -> None:
    if not holds:
        raise AssertionError(what)


def tried(number: int, positions: bool = False) -> Played:
    try:
        return Played(number, play(number, positions))
    except Exception:
        return Played(number, 0, traceback.format_exc())


def group_of(setup: Setup) -> str:
    """Return the name of the group in which a game is counted."""
    people = setup.solo or f"{setup.players} players"
    return f"{people}, {setup.ruleset}{', modules' if setup.modules else ''}"


def report(found: Sequence[Played], seconds: float) -> Iterator[str]:
    """Return the counts as lines."""
    games: Counter[str] = Counter()
    decisions: Counter[str] = Counter()
    for each in found:
        group = group_of(setup_of(each.number))
        games[group] += 1
        decisions[group] += each.decisions
    for group in sorted(games):
        yield f"{group}: {games[group]} games, {decisions[group]} decisions"
    kinds = len({each.number % len(SETUPS) for each in found})
    failed = sum(bool(each.failure) for each in found)
    yield (
        f"{len(found)} games of {kinds} of {len(SETUPS)} set-ups, {decisions.total()} decisions, "
        f"{failed} failures, {seconds:.0f} s"
    )


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--from", type=int, default=0, dest="first", metavar="NUMBER")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--positions", action="store_true", help="check that every position comes back")
    options = parser.parse_args()
    began, found = monotonic(), list[Played]()
    try:
        numbers = range(options.first, options.first + options.games)
        played = partial(tried, positions=options.positions)
        for each in map_in_processes(played, numbers, options.jobs):
            found.append(each)
            if each.failure:
                print(f"error: game {each.number}: {setup_of(each.number)}\n{each.failure}", flush=True)
            if len(found) % PROGRESS_INTERVAL == 0:
                print(f"{len(found)} games, next game {each.number + 1}", flush=True)
    except KeyboardInterrupt:
        print(f"interrupted; continue with --from {options.first + len(found)}", flush=True)
    print("\n".join(report(found, monotonic() - began)), flush=True)
    return int(len(found) < options.games or any(each.failure for each in found))


if __name__ == "__main__":
    sys.exit(main())
