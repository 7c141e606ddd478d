"""Fits the learned value: rounds of self-play with noise, after each a ridge regression of what came of it.

    python packaging/train.py [--games 700] [--rounds 2] [--kinds 2,3,4,solo] [--seed N] [--into FILE]

Every position in which a seat ended a turn is a row; it is fitted what the seat scored from there on. With
the same words it writes the same file. With `PYTHONPATH=build/compiled` the compiled bots play: compiled.py.
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
from gah_desktop.bots.learned.model import KNOTS, MOST_DICE, Model, model_of, shares, to_json  # noqa: E402
from gah_desktop.bots.weights import DEFAULT  # noqa: E402
from gah_desktop.engine import Setup, new_game  # noqa: E402
from gah_desktop.engine.game import tables_for  # noqa: E402

STAFF = sorted(tables_for(None, "deluxe").staff)
NAMES = names(STAFF)
KINDS = ("2", "3", "4", "solo")
SEATS = {"2": 2, "3": 3, "4": 4, "solo": 1}  # whose scores count
BATCH = 20  # games that are handed over at once
SEEDS = 31_500_000  # far from those that anything is measured with
NODES = 20_000  # for each choice
RIDGE = 600.0  # rows of doubt about each weight
SMOOTH = 1000.0  # and about its change from knot to knot
# what the heuristic makes of its own estimates: there the fit begins, and thither it shrinks
HEURISTIC = {
    "hotel": 1.0, "emperor": 1.0, "objectives": 1.0, "cards in play": 0.9, "end cards": 0.9, "hand 1": 0.25,
    "hand 2": 0.25, "hand 3": 0.25, "service": 1.0, "purse": 1.0,
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
    def none(cls) -> Sums:
        n = len(NAMES)
        return cls(np.zeros((MOST_DICE + 1, n, n)), np.zeros((MOST_DICE + 1, n)))

    @classmethod
    def of(cls, rows: Rows) -> Sums:
        sums = cls.none()
        for number in range(MOST_DICE + 1):
            at = rows.dice == number
            x = rows.values[at].astype(float)
            sums.squares[number] = x.T @ x
            sums.products[number] = x.T @ rows.gains[at]
        return sums

    def add(self, other: Sums) -> Sums:
        return Sums(self.squares + other.squares, self.products + other.products)


def setup_of(kind: str, seed: int) -> Setup:
    rng = Random(seed)
    boards = rng.choice(("night", "night", "day"))
    if kind == "solo":
        entrance = rng.choice((None, None, "random"))
        level = rng.choice(("easy", "medium", "hard"))
        return Setup(
            seed=seed, solo="leopold", level=level, entrance=entrance, boards=boards.replace("day", "day-A")
        )
    return Setup(players=int(kind), seed=seed, boards=boards)


def strayed(model: Model, rng: Random) -> Model:
    """The model as a player sees it who errs in everything by a little."""
    much = rng.choice(STRAYING)
    if not much:
        return model
    factors = {name: math.exp(much * rng.gauss(0, 1)) for name in DENSE}
    extra = {name: CARD_NOISE * much * rng.gauss(0, 1) for name in NAMES if name.startswith("plays ")}
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
    bots = {seat: LearnedBot(partial(_always, strayed(model, rng))) for seat in people}
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
            found.append((seat, reader.judge.dice(s, p), p.vp, reader.all(s, p, STAFF)))
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


def fit(sums: Sums, ridge: float = RIDGE, smooth: float = SMOOTH) -> Any:
    """The weights, a row for each knot: least squares, drawn to the heuristic and to each other."""
    n, knots = len(NAMES), len(KNOTS)
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
    prior = np.array([HEURISTIC.get(name, 0.0) for name in NAMES])
    every = np.arange(n)
    for knot in range(knots):
        squares[knot, every, knot, every] += ridge * spread
        products[knot] += ridge * spread * prior
        for other in (knot - 1, knot + 1):
            if 0 <= other < knots:
                squares[knot, every, knot, every] += smooth * spread
                squares[knot, every, other, every] -= smooth * spread
    found = np.linalg.solve(squares.reshape(knots * n, -1), products.ravel())
    return found.reshape(knots, n)


def rounded(weights: Any) -> list[list[float]]:
    """As they will be read from the file."""
    return [[float(f"{weight:.3g}") if abs(weight) >= 0.0005 else 0.0 for weight in row] for row in weights]


def heuristic() -> list[list[float]]:
    return [[HEURISTIC.get(name, 0.0) for name in NAMES] for _ in KNOTS]


def train(
    kind: str, options: argparse.Namespace, first: list[list[float]] | None = None
) -> Iterator[list[list[float]]]:
    """The weights after each round, which is played with those of the round before."""
    weights = first or heuristic()
    sums = Sums.none()
    rounds, games = (options.rounds, options.games) if first is None else (1, options.games * 2 // 5)
    for number in range(rounds):
        model = model_of({"features": NAMES, "weights": {kind: weights}}, kind)
        start = options.seed + 1_000_000 * KINDS.index(kind) + 100_000 * number
        end = start + games
        batches = [range(i, min(i + BATCH, end)) for i in range(start, end, BATCH)]
        file = None if options.rows is None else options.rows / f"{kind}-{number}.npz"
        found, totals = _kept(file)
        left = batches[len(totals) // SEATS[kind] // BATCH :]
        for rows, vps in results(partial(played, kind, model), left, options.jobs):
            found.append(rows)
            totals += vps
            if file is not None:
                _keep(file, found, totals)
        sums = sums.add(Sums.of(_together(found)))
        weights = rounded(fit(sums))
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
    parser.add_argument("--games", type=int, default=700)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--kinds", default=",".join(KINDS))
    parser.add_argument("--seed", type=int, default=SEEDS)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--into", type=Path, default=ROOT / "resources" / "bots" / "value.json")
    parser.add_argument("--rows", type=Path, help="keep the rows in this folder, and go on with them")
    options = parser.parse_args(arguments)
    found: dict[str, list[list[float]]] = {}
    for kind in options.kinds.split(","):
        # the others begin where two players have come to
        for weights in train(kind, options, found.get("2")):
            found[kind] = weights
            options.into.parent.mkdir(parents=True, exist_ok=True)
            options.into.write_text(to_json(NAMES, found), "utf-8")


if __name__ == "__main__":
    main()
