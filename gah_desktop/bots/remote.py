"""Bots that search in a worker process."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from itertools import count
from random import Random
from typing import NamedTuple

from gah_desktop.bots import BOTS, Bot, make_player
from gah_desktop.bots.budget import Budget, CancellableBudget
from gah_desktop.engine.actions import Action
from gah_desktop.engine.tables import Tables
from gah_desktop.engine.views import View
from gah_desktop.workers import Cancelled, Control
from gah_desktop.workers.process import WorkerProcess

log = logging.getLogger(__name__)

FALLBACK_BOT = "learned"
MAX_BOTS = 8  # one for each seat, of this game and the one before
_bots: dict[int, tuple[Bot, Tables]] = {}  # by number, in the worker process


class ChooseTask(NamedTuple):
    """A choice of a bot. The bot with the same number keeps what it remembers of its game."""

    number: int
    bot: str
    view: View
    options: Sequence[Action]
    rng: Random
    nodes: int

    def run(self, control: Control) -> Action:
        bot, tables = _bots[self.number] = (
            _bots.pop(self.number) if self.number in _bots else (BOTS[self.bot].make(), self.view.state.t)
        )
        while len(_bots) > MAX_BOTS:
            del _bots[next(iter(_bots))]
        self.view.state.t = tables  # the same object each time, since the bot remembers values by it
        return bot.choose(self.view, self.options, self.rng, CancellableBudget(self.nodes, control))


class RemoteBot:
    """A bot whose choices come from a worker process. They are the same as in this process."""

    _numbers = count(1)

    def __init__(self, name: str, worker: WorkerProcess) -> None:
        self._number, self._name, self._worker = next(self._numbers), name, worker

    def choose(self, view: View, options: Sequence[Action], rng: Random, budget: Budget) -> Action:
        if len(options) == 1:
            return options[0]
        task = ChooseTask(self._number, self._name, view, options, rng, budget.nodes)
        try:
            return self._worker.run(task, Control(lambda: not budget.go_on()))
        except Cancelled:
            log.info("%s did not answer in time. A planned move replaces its choice.", self._name)
            return make_player(FALLBACK_BOT).choose(view, options, rng)
