"""Fits the learned value: rounds of self-play with noise, after each a ridge regression of what came of it.

    python packaging/train.py [--games 1000] [--rounds 3] [--kinds 2,3,4,solo,2+] [--seed N] [--into FOLDER]

Every position in which a seat ended a turn is a row; it is fitted what the seat scored from there on. Kinds
with a plus are games with modules. Two players are learned from nothing; all others begin where the kind
before them has come to, and are drawn to it. With the same words it writes the same files. With
`PYTHONPATH=build/compiled` the compiled bots play: compiled.py.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import os
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))  # after those of PYTHONPATH: a compiled copy comes first
for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
    os.environ.setdefault(name, "1")  # the same sums everywhere

import numpy as np  # noqa: E402

from gah_desktop.bots import Budget  # noqa: E402
from gah_desktop.bots.evaluate.position import Judge  # noqa: E402
from gah_desktop.bots.learned.bot import LearnedBot  # noqa: E402
from gah_desktop.bots.learned.features import DENSE, Features, names  # noqa: E402
from gah_desktop.bots.learned.model import (  # noqa: E402
    FILE,
    KNOTS,
    MODULES,
    MOST_DICE,
    WITH_MODULES,
    Model,
    model_of,
    shares,
    to_json,
)
from gah_desktop.bots.prune import DICE  # noqa: E402
from gah_desktop.bots.weights import DEFAULT  # noqa: E402
from gah_desktop.engine import Setup, new_game  # noqa: E402
from gah_desktop.modules import EXPANSIONS, opponent_for  # noqa: E402

BASE = ("2", "3", "4", "solo")
KINDS = (*BASE, *(kind + MODULES for kind in BASE))
SEATS = {"2": 2, "3": 3, "4": 4, "solo": 1}  # whose scores count
FOLLOWS = {"3": "2", "4": "3", "solo": "2", "2+": "2", "3+": "2+", "4+": "3+", "solo+": "2+"}
BATCH = 20  # games that are handed over at once
SEEDS = 31_500_000  # far from those that anything is measured with
NODES = 20_000  # for each choice
RIDGE = 600.0  # rows of doubt about each weight
# alone, what two players have taught is nearly right: less doubt played no better, docs/opponents.md
RIDGE_ALONE = 40_000.0
SMOOTH = 1000.0  # and about its change from knot to knot
# what the heuristic makes of its own estimates: there the fit begins, and thither it shrinks
HEURISTIC = {
    "hotel": 1.0, "emperor": 1.0, "objectives": 1.0, "cards in play": 0.9, "end cards": 0.9, "hand 1": 0.25,
    "hand 2": 0.25, "hand 3": 0.25, "service": 1.0, "purse": 1.0, "modules": 1.0,
}  # fmt: skip
# how far the players of a game stray from the model: a factor for its weights, VP for single cards
STRAYING = (0.0, 0.1, 0.2)
CARD_NOISE = 15.0


class Rows(NamedTuple):
    """Positions in which a turn ended, with what came of them."""

    dice: Any  # to come
    values: Any  # of the features
    gains: Any


class Sums(NamedTuple):
    """All that a fit needs to know of any number of rows, by dice to come."""

    squares: Any  # dice x features x features
    products: Any  # dice x features

    @classmethod
    def of(cls, rows: Rows) -> Sums:
        n = rows.values.shape[1]
        sums = cls(np.zeros((MOST_DICE + 1, n, n)), np.zeros((MOST_DICE + 1, n)))
        for number in range(MOST_DICE + 1):
            at = rows.dice == number
            x = rows.values[at].astype(float)
            sums.squares[number] = x.T @ x
            sums.products[number] = x.T @ rows.gains[at]
        return sums

    def add(self, other: Sums) -> Sums:
        return Sums(self.squares + other.squares, self.products + other.products)


def staff_of(kind: str) -> list[int]:
    """Those that may be in such a game."""
    everything = Setup(modules=tuple(EXPANSIONS), promo=True)
    return sorted(new_game(everything if kind.endswith(MODULES) else Setup()).state.t.staff)


def names_of(kind: str) -> tuple[str, ...]:
    return names(staff_of(kind), kind.endswith(MODULES))


def setup_of(kind: str, seed: int) -> Setup:
    rng = Random(seed)
    boards = rng.choice(("night", "night", "day"))
    players, plus, _ = kind.partition(MODULES)
    modules, promo = (_some_modules(rng), rng.random() < 0.3) if plus else ((), False)
    if players == "solo":
        entrance = rng.choice((None, None, "random"))
        level = rng.choice(("easy", "medium", "hard"))
        return Setup(
            seed=seed,
            solo=opponent_for(modules),
            level=level,
            entrance=entrance if not modules or "hotels" in modules else None,
            boards=boards.replace("day", "day-A"),
            modules=modules,
            promo=promo,
        )
    return Setup(players=int(players), seed=seed, boards=boards, modules=modules, promo=promo)


def _some_modules(rng: Random) -> tuple[str, ...]:
    """All of them in every second game."""
    if rng.random() < 0.5:
        return tuple(EXPANSIONS)
    return tuple(name for name in EXPANSIONS if rng.random() < 0.5) or (rng.choice(tuple(EXPANSIONS)),)


def strayed(model: Model, rng: Random, named: Sequence[str]) -> Model:
    """The model as a player sees it who errs in everything by a little."""
    much = rng.choice(STRAYING)
    if not much:
        return model
    factors = {name: math.exp(much * rng.gauss(0, 1)) for name in DENSE}
    extra = {name: CARD_NOISE * much * rng.gauss(0, 1) for name in named if name.startswith("plays ")}
    return Model(
        tuple(
            {
                name: weight * factors.get(name, 1.0) + extra.get(name, 0.0) * dice / MOST_DICE
                for name, weight in row.items()
            }
            for dice, row in enumerate(model.rows)
        )
    )


def _always(model: Model, kind: str) -> Model:
    return model


def play(kind: str, model: Model, seed: int) -> tuple[list[int], list[list[float]], list[float], list[int]]:
    """A game's rows: the dice to come, the features, and what the seat scored from there on; the VP."""
    game = new_game(setup_of(kind, seed))
    game.state.sink = None
    rng = Random(f"stray {seed}")
    people = [seat for seat in range(game.setup.players) if seat != game.setup.opponent]
    staff = staff_of(kind)
    straying = strayed(model, rng, names_of(kind))
    # as wide as the shipped numbers were made with; who plays by them looks wider
    bots = {seat: LearnedBot(partial(_always, straying), DICE) for seat in people}
    readers: dict[int, Features] = {}
    found: list[tuple[int, int, int, list[float]]] = []
    while not game.over:
        seat = game.seat
        view = game.view_for(seat)
        action = bots[seat].choose(view, game.legal_actions(), rng, Budget(NODES))
        if action.kind in ("end_turn", "pass"):
            s = view.state
            reader = readers.get(seat)
            if reader is None:
                reader = readers[seat] = Features(Judge(s, seat, DEFAULT))
            reader.judge.look(s)
            p = s.players[seat]
            found.append((seat, reader.judge.dice(s, p), p.vp, reader.all(s, p, staff)))
        game.apply(action)
    totals = [score.total for score in game.state.scores]
    rows = [row for row in found if row[1]]
    return (
        [dice for _, dice, _, _ in rows],
        [values for _, _, _, values in rows],
        [float(totals[seat] - vp) for seat, _, vp, _ in rows],
        [totals[seat] for seat in people],
    )


def played(kind: str, model: Model, seeds: Sequence[int]) -> tuple[Rows, list[int]]:
    """The rows of several games, and what all seats scored."""
    dice, values, gains, totals = list[int](), list[list[float]](), list[float](), list[int]()
    for seed in seeds:
        d, v, g, t = play(kind, model, seed)
        dice, values, gains, totals = dice + d, values + v, gains + g, totals + t
    return Rows(np.array(dice), np.array(values, dtype=np.float32), np.array(gains)), totals


def fit(sums: Sums, prior: Any, ridge: float = RIDGE, smooth: float = SMOOTH) -> Any:
    """The weights, a row for each knot: least squares, drawn to what was known before and to each other."""
    knots, n = prior.shape
    squares, products = np.zeros((knots, n, knots, n)), np.zeros((knots, n))
    for dice in range(1, MOST_DICE + 1):
        for a, part in shares(dice):
            products[a] += part * sums.products[dice]
            for b, other in shares(dice):
                squares[a, :, b] += part * other * sums.squares[dice]
    total = sums.squares.sum(axis=0)
    rows = total[0, 0]
    mean = total[0] / rows
    spread = np.maximum(total.diagonal() / rows - mean**2, 1e-4)  # each weight is doubted in its own measure
    spread[0] = 0.02
    every = np.arange(n)
    for knot in range(knots):
        squares[knot, every, knot, every] += ridge * spread
        products[knot] += ridge * spread * prior[knot]
        for other in (knot - 1, knot + 1):
            if 0 <= other < knots:
                squares[knot, every, knot, every] += smooth * spread
                squares[knot, every, other, every] -= smooth * spread
    found = np.linalg.solve(squares.reshape(knots * n, -1), products.ravel())
    return found.reshape(knots, n)


def rounded(weights: Any) -> list[list[float]]:
    """As they will be read from the file."""
    return [[float(f"{weight:.3g}") if abs(weight) >= 0.0005 else 0.0 for weight in row] for row in weights]


def beginning(kind: str, found: dict[str, list[list[float]]]) -> list[list[float]]:
    """What is known before the first game: the heuristic, and what the kind before has come to."""
    wanted, before = names_of(kind), FOLLOWS.get(kind, "")
    if before not in found:
        return [[HEURISTIC.get(name, 0.0) for name in wanted] for _ in KNOTS]
    known = [dict(zip(names_of(before), row, strict=True)) for row in found[before]]
    return [[row.get(name, HEURISTIC.get(name, 0.0)) for name in wanted] for row in known]


def train(
    kind: str, options: argparse.Namespace, found_before: dict[str, list[list[float]]]
) -> Iterator[list[list[float]]]:
    """The weights after each round, which is played with those of the round before."""
    weights = beginning(kind, found_before)
    prior = np.array(weights)
    sums: Sums | None = None
    rounds, games = options.rounds, options.games
    if FOLLOWS.get(kind) in found_before:  # with modules there is much to learn, else little
        rounds, games = (max(rounds - 1, 1), games) if kind == "2+" else (1, games * 2 // 5)
    for number in range(rounds):
        model = model_of({"features": names_of(kind), "weights": {kind: weights}}, kind)
        start = options.seed + 1_000_000 * KINDS.index(kind) + 100_000 * number
        end = start + games
        batches = [range(i, min(i + BATCH, end)) for i in range(start, end, BATCH)]
        file = None if options.rows is None else options.rows / f"{kind}-{number}.npz"
        found, totals = _kept(file)
        kept = start + len(totals) // SEATS[kind.removesuffix(MODULES)]
        left = [batch for batch in batches if batch.start >= kept]
        for rows, vps in results(partial(played, kind, model), left, options.jobs):
            found.append(rows)
            totals += vps
            if file is not None:
                _keep(file, found, totals)
        new = Sums.of(_together(found))
        sums = new if sums is None else sums.add(new)
        weights = rounded(fit(sums, prior, RIDGE_ALONE if kind.startswith("solo") else RIDGE))
        print(f"{kind}, round {number + 1}: {len(totals)} seats, {np.mean(totals):.1f} VP", flush=True)
        yield weights


def _together(found: Sequence[Rows]) -> Rows:
    return Rows(*(np.concatenate(parts) for parts in zip(*found, strict=True)))


def _keep(file: Path, found: Sequence[Rows], totals: Sequence[int]) -> None:
    """What a round has brought so far: a run that is broken off goes on from there."""
    half = file.with_suffix(".part.npz")
    np.savez(half, totals=totals, **_together(found)._asdict())
    half.replace(file)


def _kept(file: Path | None) -> tuple[list[Rows], list[int]]:
    if file is None or not file.exists():
        return [], []
    data = np.load(file)
    return [Rows(*(data[name] for name in Rows._fields))], data["totals"].tolist()


def results(one: Any, batches: Sequence[Any], jobs: int) -> Iterator[Any]:
    if jobs == 1:
        yield from map(one, batches)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(one, batches)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Fit the learned value by self-play.")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--kinds", default=",".join(KINDS))
    parser.add_argument("--seed", type=int, default=SEEDS)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--into", type=Path, default=ROOT / "resources" / "bots")
    parser.add_argument("--rows", type=Path, help="keep the rows in this folder, and go on with them")
    options = parser.parse_args(arguments)
    found: dict[str, list[list[float]]] = {}
    options.into.mkdir(parents=True, exist_ok=True)
    for kind in options.kinds.split(","):
        name, plus = (WITH_MODULES, MODULES) if kind.endswith(MODULES) else (FILE, "")
        for weights in train(kind, options, found):
            found[kind] = weights
            known = {k: rows for k, rows in found.items() if k.endswith(MODULES) == bool(plus)}
            (options.into / Path(name).name).write_text(to_json(names_of(kind), known), "utf-8")


if __name__ == "__main__":
    main()
