"""The bot that plays anything, each legal action as likely as the others."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from gah_desktop.bots.budget import Budget
from gah_desktop.engine.actions import Action
from gah_desktop.engine.views import View


class RandomBot:
    def choose(self, view: View, options: Sequence[Action], rng: Random, budget: Budget) -> Action:
        return options[int(rng.random() * len(options))]
