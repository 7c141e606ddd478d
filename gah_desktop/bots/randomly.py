"""The bot that plays anything, each legal action as likely as the others."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from gah_desktop.engine.actions import Action
from gah_desktop.engine.views import View


class RandomBot:
    name = "random"

    def choose(self, view: View, options: Sequence[Action], rng: Random) -> Action:
        return options[int(rng.random() * len(options))]
