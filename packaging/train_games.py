"""The games that the learned value is taught by, and what is noted of them, for `train.py`.

In games of planners every position in which a seat ended a turn is a row: what the seat scored from there
on. In games of searchers there are besides the lines that each turn was chosen from, all played on to the
end of the next round in the same possible game: what they came to, less the mean of their turn. Rows tell
how much is still to come; but who stands well has mostly played well before, and only lines tell what
choosing one thing rather than another brings.
"""

from __future__ import annotations

import math
import os
from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any, NamedTuple

for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
    os.environ.setdefault(name, "1")  # the same sums everywhere

import numpy as np  # noqa: E402

import gah_desktop.composition.bots  # noqa: E402
import gah_desktop.composition.rules  # noqa: E402, F401
from gah_desktop.bots import Bot, Budget  # noqa: E402
from gah_desktop.bots.evaluate.position import Judge  # noqa: E402
from gah_desktop.bots.learned.bot import LearnedBot  # noqa: E402
from gah_desktop.bots.learned.features import DENSE, Features, names  # noqa: E402
from gah_desktop.bots.learned.model import MODULES, MOST_DICE, Model  # noqa: E402
from gah_desktop.bots.prune import DICE  # noqa: E402
from gah_desktop.bots.search.bot import SearchBot  # noqa: E402
from gah_desktop.bots.search.search import Effort, Judged  # noqa: E402
from gah_desktop.bots.weights import DEFAULT  # noqa: E402
from gah_desktop.engine import Setup, new_game  # noqa: E402
from gah_desktop.engine.actions import Action  # noqa: E402
from gah_desktop.engine.module_registry import EXPANSIONS, opponent_for  # noqa: E402
from gah_desktop.engine.state import GameState  # noqa: E402
from gah_desktop.engine.views import View  # noqa: E402

BASE = ("2", "3", "4", "solo")
KINDS = (*BASE, *(kind + MODULES for kind in BASE))
SEATS = {"2": 2, "3": 3, "4": 4, "solo": 1}  # whose scores count
NODES = 20_000  # of a planner for each choice
EFFORT = Effort(8, ((8, 1),), nodes=100)  # of a searcher: one possible game is enough to learn from
SEARCH = 2_000_000  # nodes: no search is cut short
# how far the players of a game stray from the model: a factor for its weights, VP for single cards
STRAYING = (0.0, 0.1, 0.2)
CARD_NOISE = 15.0


class Sums(NamedTuple):
    """All that a fit needs to know of any number of rows or lines, by dice to come."""

    squares: Any  # dice x features x features
    products: Any  # dice x features

    @classmethod
    def nothing(cls, features: int) -> Sums:
        return cls(np.zeros((MOST_DICE + 1, features, features)), np.zeros((MOST_DICE + 1, features)))

    def note(self, dice: int, values: Any, gains: Any) -> None:
        self.squares[dice] += values.T @ values
        self.products[dice] += values.T @ gains

    def plus(self, other: Sums, weight: float = 1.0) -> Sums:
        return Sums(self.squares + weight * other.squares, self.products + weight * other.products)


class Noted(NamedTuple):
    """What some games have told, and the VP of all seats."""

    rows: Sums
    lines: Sums
    totals: list[int]

    @classmethod
    def nothing(cls, features: int) -> Noted:
        return cls(Sums.nothing(features), Sums.nothing(features), [])

    def plus(self, other: Noted) -> Noted:
        return Noted(self.rows.plus(other.rows), self.lines.plus(other.lines), self.totals + other.totals)


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


class Reader:
    """Reads the positions of one seat in one game as rows of numbers."""

    def __init__(self, kind: str, s: GameState, seat: int) -> None:
        self._staff = staff_of(kind)
        self._seat = seat
        self._features = Features(Judge(s, seat, DEFAULT))

    def read(self, s: GameState) -> tuple[int, int, list[float]]:
        """The dice to come, the VP on the table, and the features."""
        judge, p = self._features.judge, s.players[self._seat]
        judge.look(s)
        return judge.dice(s, p), p.vp, self._features.all(s, p, self._staff)


class Searcher:
    """Somebody who strays in planning, but not in thinking a plan through; notes what all lines came to."""

    def __init__(self, seat: int, model: Model, straying: Model, reader: Reader, lines: Sums) -> None:
        self.bot = SearchBot(EFFORT, *(LearnedBot(partial(_always, each)) for each in (straying, model)))
        self.bot.watch, self.bot.told = self._played_on, self._searched
        self._seat, self._reader, self._lines = seat, reader, lines
        self._judge: Judge | None = None
        self._came_to: dict[tuple[Action, ...], float] = {}

    def _played_on(self, actions: Sequence[Action], s: GameState, worth: float) -> None:
        """To what the line has come, in VP of this seat alone."""
        if s.over:
            value = float(s.scores[self._seat].total)
        else:
            if self._judge is None:
                self._judge = self.bot.playing.judge(s, self._seat)
            self._judge.look(s)
            value = self._judge.value(s)
        self._came_to[tuple(actions)] = value

    def _searched(self, view: View, judged: Sequence[Judged]) -> None:
        """Lines that leave as many dice to come are compared with each other."""
        planner = self.bot.planning.planner_for(view)
        by_dice: dict[int, list[tuple[list[float], float]]] = {}
        for one in judged:
            line = one.line
            came_to = self._came_to.get(tuple(line.actions))
            if came_to is None or line.end.over:
                continue
            dice, vp, values = self._reader.read(line.end)
            unseen = line.value - planner.judge.value(
                line.end
            )  # what a plan cannot show, such as cards drawn
            by_dice.setdefault(dice, []).append((values, came_to - vp - unseen))
        self._came_to.clear()
        for dice, lines in by_dice.items():
            values, gains = np.array([values for values, _ in lines]), np.array([gain for _, gain in lines])
            self._lines.note(dice, values - values.mean(axis=0), gains - gains.mean())


def play(kind: str, model: Model, search: bool, seed: int) -> Noted:
    """One game, in which all play by the model, but stray from it."""
    game = new_game(setup_of(kind, seed))
    game.state.sink = None
    rng = Random(f"stray {seed}")
    named = names_of(kind)
    noted = Noted.nothing(len(named))
    straying = strayed(model, rng, named)
    people = [seat for seat in range(game.setup.players) if seat != game.setup.opponent]
    readers = {seat: Reader(kind, game.state, seat) for seat in people}
    bots: dict[int, Bot] = {
        seat: Searcher(seat, model, straying, readers[seat], noted.lines).bot
        if search
        # as wide as the heuristic plans; who plays by the shipped numbers looks wider
        else LearnedBot(partial(_always, straying), DICE)
        for seat in people
    }
    ended: list[tuple[int, int, int, list[float]]] = []
    while not game.over:
        seat = game.seat
        view = game.view_for(seat)
        options = game.legal_actions()
        action = bots[seat].choose(view, options, rng, Budget(SEARCH if search else NODES))
        if action.kind in ("end_turn", "pass"):
            ended.append((seat, *readers[seat].read(view.state)))
        game.apply(action)
    totals = [score.total for score in game.state.scores]
    for seat, dice, vp, values in ended:
        noted.rows.note(dice, np.array([values]), np.array([float(totals[seat] - vp)]))
    return noted._replace(totals=[totals[seat] for seat in people])


def played(kind: str, model: Model, search: bool, seeds: Sequence[int]) -> Noted:
    """Several games."""
    found = Noted.nothing(len(names_of(kind)))
    for seed in seeds:
        found = found.plus(play(kind, model, search, seed))
    return found
