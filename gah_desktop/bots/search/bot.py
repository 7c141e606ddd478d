"""The bot that searches: whole turns, planned by the learned value and played on in possible games.

It searches when its turn begins and keeps the line, until something comes up that it could not foresee.
What it plans by and what it plays on with may be two: so it can be taught by positions it would not seek.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from gah_desktop.bots import choices
from gah_desktop.bots.budget import Budget, Part
from gah_desktop.bots.learned.bot import LearnedBot
from gah_desktop.bots.search.lines import Step, best_lines, key
from gah_desktop.bots.search.rollout import Rollouts, Watch
from gah_desktop.bots.search.search import Effort, Judged, Progress, search
from gah_desktop.engine.actions import Action
from gah_desktop.engine.views import View

PLAN = 20_000  # nodes for the plan before the search


class SearchBot:
    """`watch` is told of each rollout, and `told` of each search, for those who learn from it."""

    def __init__(
        self, effort: Effort, planning: LearnedBot | None = None, playing: LearnedBot | None = None
    ) -> None:
        self.effort = effort
        self.planning = LearnedBot() if planning is None else planning
        self.playing = self.planning if playing is None else playing
        self.watch: Watch | None = None
        self.told: Callable[[View, Sequence[Judged]], None] | None = None
        self._rollouts: dict[Any, Rollouts] = {}
        self._kept: dict[Any, tuple[Step, bool]] = {}

    def choose(self, view: View, options: Sequence[Action], rng: Random, budget: Budget) -> Action:
        if len(options) == 1:
            return options[0]
        s = view.state
        direct = s.stack and s.stack[-1].kind in choices.CHOOSERS
        if direct or s.phase != "round" or s.seat != view.seat:
            return self.planning.choose(view, options, rng, Part(PLAN, budget))
        known = self._known(view, options)
        if known is not None:
            return known
        judged = self.judged(view, options, rng.getrandbits(32), budget)
        if not judged:
            return self.planning.choose(view, options, rng, Part(PLAN, budget))
        steps = judged[0].line.steps
        self._kept = {step.key: (step, _takes_guest(steps[at:])) for at, step in enumerate(steps)}
        return steps[0].action

    def judged(
        self,
        view: View,
        options: Sequence[Action],
        seed: int,
        budget: Budget,
        progress: Progress | None = None,
    ) -> list[Judged]:
        """The lines of the turn, the best first."""
        planner = self.planning.planner_for(view)
        planner.best(view, options, Part(PLAN, budget))
        lines = best_lines(planner, planner.start(view), options, self.effort.lines)
        judged = search(view, lines, self._rollouts_for(view), self.effort, seed, budget, progress)
        if self.told is not None:
            self.told(view, judged)
        return judged

    def _known(self, view: View, options: Sequence[Action]) -> Action | None:
        """What the kept line says here, if all is as it was foreseen."""
        if not self._kept:
            return None
        planner = self.planning.planner_for(view)
        found = self._kept.get(key(planner.start(view), view.seat))
        if found is None:
            return None
        step, queue_matters = found
        if step.action not in options or (queue_matters and tuple(view.state.queue) != step.queue):
            return None
        return step.action

    def _rollouts_for(self, view: View) -> Rollouts:
        s = view.state
        table = (s.t, s.setup, s.objectives, s.emperor, tuple(p.board for p in s.players))
        known = self._rollouts.get(table)
        if known is None:
            e = self.effort
            known = Rollouts(self.playing.again(), e.nodes, e.rounds, e.envy)
            known.watch = self.watch
            self._rollouts = {table: known}
        return known


def _takes_guest(steps: Sequence[Step]) -> bool:
    return any(step.action.kind == "take_guest" for step in steps)
