"""A hint as a task for a process: it is given a view and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gah_desktop.bots import Budget
from gah_desktop.bots.budget import BudgetFor
from gah_desktop.coach.judge import MOST, Advice, advise
from gah_desktop.engine.actions import Action
from gah_desktop.engine.views import View
from gah_desktop.named import NamedTuple


class HintTask(NamedTuple):
    """`stream` names the game and the moment."""

    view: View
    options: Sequence[Action]
    stream: str

    def run(self, budget: BudgetFor = Budget, tell: Any = None) -> Advice:
        return advise(self.view, self.options, self.stream, budget(MOST), tell)
