"""Fits the learned value: rounds of self-play with noise, after each a ridge regression of what came of it.

    python packaging/train.py [--kinds 2,3,4,solo,2+] [--games 1000] [--rounds 3] [--seed N] [--into FOLDER]
                              [--search-rounds 1] [--search-turns 8000]

First bots that plan play: every position in which a seat ended a turn is a row, and it is fitted what the
seat scored from there on. Kinds with a plus are games with modules. Two players are learned from nothing; all
others begin where the kind before them has come to, and are drawn to it. Then bots that search play: what
the lines of a turn come to against each other is fitted as well, and drawn to what planners have found;
`train_games.py` says why. With the same words it writes the same files. With `PYTHONPATH=build/compiled` the
compiled bots play: compiled.py.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
# after those of PYTHONPATH: a compiled copy comes first
sys.path += [str(HERE), str(ROOT)]

import numpy as np  # noqa: E402
from train_games import KINDS, SEATS, Noted, Sums, names_of, played  # noqa: E402

from gah_desktop.bots.learned.model import (  # noqa: E402
    FILE,
    KNOTS,
    MODULES,
    MOST_DICE,
    WITH_MODULES,
    model_of,
    shares,
    to_json,
)
from gah_desktop.workers.process import map_in_processes  # noqa: E402

FOLLOWS = {"3": "2", "4": "3", "solo": "2", "2+": "2", "3+": "2+", "4+": "3+", "solo+": "2+"}
BATCH = 20  # games that are handed over at once
SEEDS = 31_500_000  # far from those that anything is measured with
SEARCHED = 50_000  # behind those of the rounds before
TURNS = 14  # of a seat in a game
# what the turns of search are divided by: a kind with the same features has been searched before these
FEWER = {"3": 2, "4": 2, "solo": 2, "3+": 4, "4+": 4, "solo+": 4}
RIDGE = 600.0  # rows of doubt about each weight
# alone, what two players have taught is nearly right: less doubt played no better, docs/opponents.md
RIDGE_ALONE = 40_000.0
SMOOTH = 1000.0  # and about its change from knot to knot
LINE = 10.0  # rows that a line is worth: what it came to has far less chance in it
RIDGE_OF_LINES = 1500.0  # they are drawn to what planners have found
# what the heuristic makes of its own estimates: there the fit begins, and thither it shrinks
HEURISTIC = {
    "hotel": 1.0, "emperor": 1.0, "objectives": 1.0, "cards in play": 0.9, "end cards": 0.9, "hand 1": 0.25,
    "hand 2": 0.25, "hand 3": 0.25, "service": 1.0, "purse": 1.0, "modules": 1.0,
}  # fmt: skip

Weights = list[list[float]]  # a row for each knot


def fit(noted: Noted, prior: Any, ridge: float) -> Any:
    """The weights, a row for each knot: least squares, drawn to what was known before and to each other."""
    knots, n = prior.shape
    sums = noted.rows.plus(noted.lines, LINE)
    squares, products = np.zeros((knots, n, knots, n)), np.zeros((knots, n))
    for dice in range(1, MOST_DICE + 1):
        for a, part in shares(dice):
            products[a] += part * sums.products[dice]
            for b, other in shares(dice):
                squares[a, :, b] += part * other * sums.squares[dice]
    spread = spreads(noted.rows)
    every = np.arange(n)
    for knot in range(knots):
        squares[knot, every, knot, every] += ridge * spread
        products[knot] += ridge * spread * prior[knot]
        for other in (knot - 1, knot + 1):
            if 0 <= other < knots:
                squares[knot, every, knot, every] += SMOOTH * spread
                squares[knot, every, other, every] -= SMOOTH * spread
    found = np.linalg.solve(squares.reshape(knots * n, -1), products.ravel())
    return found.reshape(knots, n)


def spreads(rows: Sums) -> Any:
    """Each weight is doubted in its own measure."""
    total = rows.squares[1:].sum(axis=0)
    number = total[0, 0]
    mean = total[0] / number
    spread = np.maximum(total.diagonal() / number - mean**2, 1e-4)
    spread[0] = 0.02
    return spread


def rounded(weights: Any) -> Weights:
    """As they will be read from the file."""
    return [[float(f"{weight:.3g}") if abs(weight) >= 0.0005 else 0.0 for weight in row] for row in weights]


def beginning(kind: str, found: dict[str, Weights]) -> Weights:
    """What is known before the first game: the heuristic, and what the kind before has come to."""
    wanted, before = names_of(kind), FOLLOWS.get(kind, "")
    if before not in found:
        return [[HEURISTIC.get(name, 0.0) for name in wanted] for _ in KNOTS]
    known = [dict(zip(names_of(before), row, strict=True)) for row in found[before]]
    return [[row.get(name, HEURISTIC.get(name, 0.0)) for name in wanted] for row in known]


def moved(kind: str, planned: dict[str, Weights], searched: dict[str, Weights]) -> Weights:
    """What planners have found, moved as search has moved the kind before."""
    wanted, before = names_of(kind), FOLLOWS.get(kind, "")
    if before not in searched:
        return planned[kind]
    by_name = names_of(before)
    found = []
    for own, was, now in zip(planned[kind], planned[before], searched[before], strict=True):
        more = {name: b - a for name, a, b in zip(by_name, was, now, strict=True)}
        found.append([weight + more.get(name, 0.0) for name, weight in zip(wanted, own, strict=True)])
    return rounded(found)


def train(kind: str, options: argparse.Namespace, found: dict[str, Weights]) -> Weights:
    """Rounds of planners, each played with the weights of the round before."""
    weights = beginning(kind, found)
    rounds, games = options.rounds, options.games
    if FOLLOWS.get(kind) in found:  # with modules there is much to learn, else little
        rounds, games = (max(rounds - 1, 1), games) if kind == "2+" else (1, games * 2 // 5)
    ridge = RIDGE_ALONE if kind.startswith("solo") else RIDGE
    return _rounds(kind, weights, options, rounds, games, ridge, search=False)


def search(kind: str, options: argparse.Namespace, weights: Weights) -> Weights:
    """Rounds of searchers."""
    games = games_of(kind, options.search_turns)
    return _rounds(kind, weights, options, options.search_rounds, games, RIDGE_OF_LINES, search=True)


def games_of(kind: str, turns: int) -> int:
    """In a round of search: it is as costly as there are turns, whoever takes them."""
    return -(-turns // (FEWER.get(kind, 1) * TURNS * SEATS[kind.removesuffix(MODULES)]))


def _rounds(
    kind: str,
    weights: Weights,
    options: argparse.Namespace,
    rounds: int,
    games: int,
    ridge: float,
    search: bool,
) -> Weights:
    prior, noted = np.array(weights), Noted.nothing(len(names_of(kind)))
    for number in range(rounds):
        model = model_of({"features": names_of(kind), "weights": {kind: weights}}, kind)
        start = options.seed + 1_000_000 * KINDS.index(kind) + 100_000 * number + search * SEARCHED
        name = f"{kind}-{'search-' if search else ''}{number}.npz"
        file = None if options.rows is None else options.rows / name
        new = _kept(file, kind)
        began = start + len(new.totals) // SEATS[kind.removesuffix(MODULES)]
        batches = [range(i, min(i + BATCH, start + games)) for i in range(began, start + games, BATCH)]
        for more in map_in_processes(partial(played, kind, model, search), batches, options.jobs):
            new = new.plus(more)
            if file is not None:
                _keep(file, new)
        noted = noted.plus(new)
        weights = rounded(fit(noted, prior, ridge))
        how = "search" if search else "round"
        print(
            f"{kind}, {how} {number + 1}: {len(new.totals)} seats, {np.mean(new.totals):.1f} VP", flush=True
        )
    return weights


def _keep(file: Path, noted: Noted) -> None:
    """What a round has brought so far: a run that is broken off goes on from there."""
    half = file.with_suffix(".part.npz")
    rows, lines = noted.rows, noted.lines
    np.savez(
        half,
        totals=noted.totals,
        rows=rows.squares,
        gains=rows.products,
        lines=lines.squares,
        leads=lines.products,
    )
    half.replace(file)


def _kept(file: Path | None, kind: str) -> Noted:
    if file is None or not file.exists():
        return Noted.nothing(len(names_of(kind)))
    data = np.load(file)
    rows, lines = Sums(data["rows"], data["gains"]), Sums(data["lines"], data["leads"])
    return Noted(rows, lines, data["totals"].tolist())


def file_of(kind: str) -> str:
    return Path(WITH_MODULES if kind.endswith(MODULES) else FILE).name


def write(into: Path, weights: dict[str, Weights]) -> None:
    for name in (FILE, WITH_MODULES):
        file = Path(name).name
        known = {kind: rows for kind, rows in weights.items() if file_of(kind) == file}
        if known:
            (into / file).write_text(to_json(names_of(next(iter(known))), known), "utf-8")


def read(folder: Path, kinds: Sequence[str]) -> dict[str, Weights]:
    """What has been written there."""
    data = {file_of(kind): json.loads((folder / file_of(kind)).read_text("utf-8")) for kind in kinds}
    return {kind: data[file_of(kind)]["weights"][kind] for kind in kinds}


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Fit the learned value by self-play.")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--search-rounds", type=int, default=1)
    parser.add_argument("--search-turns", type=int, default=8000, help="in each round of search")
    parser.add_argument("--kinds", default=",".join(KINDS))
    parser.add_argument("--seed", type=int, default=SEEDS)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--into", type=Path, default=ROOT / "resources" / "bots")
    parser.add_argument("--planned", type=Path, help="begin with what planners have found, from this folder")
    parser.add_argument("--rows", type=Path, help="keep what was noted in this folder, and go on with it")
    options = parser.parse_args(arguments)
    kinds = options.kinds.split(",")
    options.into.mkdir(parents=True, exist_ok=True)
    planned: dict[str, Weights] = {}
    if options.planned is not None:
        planned = read(options.planned, kinds)
    for kind in kinds[len(planned) :]:
        planned[kind] = train(kind, options, planned)
        write(options.into, planned)
    searched: dict[str, Weights] = {}
    for kind in kinds:
        searched[kind] = search(kind, options, moved(kind, planned, searched))
        write(options.into, planned | searched)


if __name__ == "__main__":
    main()
