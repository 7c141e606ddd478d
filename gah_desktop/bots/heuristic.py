"""The bot that plays sensibly: it plans its turn from its own view alone."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from gah_desktop.bots import choices
from gah_desktop.bots.budget import Budget
from gah_desktop.bots.evaluate.position import Judge
from gah_desktop.bots.plan import Planner
from gah_desktop.bots.weights import DEFAULT, Weights
from gah_desktop.engine.actions import Action
from gah_desktop.engine.state import GameState
from gah_desktop.engine.views import View


class HeuristicBot:
    def __init__(self, weights: Weights = DEFAULT) -> None:
        self.weights = weights
        self._planners: dict[int, tuple[Any, Planner]] = {}

    def choose(self, view: View, options: Sequence[Action], rng: Random, budget: Budget) -> Action:
        if len(options) == 1:
            return options[0]
        planner = self.planner_for(view)
        direct = choices.CHOOSERS.get(view.state.stack[-1].kind) if view.state.stack else None
        if direct is not None:
            planner.look(view.state)
            return direct(view, options, planner.judge)
        return planner.best(view, options, budget)

    def planner_for(self, view: View) -> Planner:
        """One for each table and seat; what it remembers are values that never change."""
        s = view.state
        table = (s.t, s.setup, s.objectives, s.emperor, s.players[view.seat].board)
        known = self._planners.get(view.seat)
        if known is None or known[0] != table:
            known = self._planners[view.seat] = (table, self.planner(s, view.seat))
        return known[1]

    def judge(self, s: GameState, seat: int) -> Judge:
        """Who judges the positions of a seat in this game."""
        return Judge(s, seat, self.weights)

    def planner(self, s: GameState, seat: int) -> Planner:
        return Planner(self.judge(s, seat))
