"""What a bot is asked in a process of its own."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from gah_desktop.bots import BOTS, Bot
from gah_desktop.bots.budget import BudgetFor
from gah_desktop.engine.actions import Action
from gah_desktop.engine.views import View
from gah_desktop.named import NamedTuple

HEADS = 8  # bots that are kept, one for each seat of a game
_heads: dict[tuple[int, str], Bot] = {}


class Question(NamedTuple):
    head: int  # a bot that keeps what it thought of has the same number again
    bot: str
    view: View
    options: Sequence[Action]
    rng: Random
    nodes: int

    def run(self, budget: BudgetFor, tell: Any) -> Action:
        key = (self.head, self.bot)
        bot = _heads.pop(key, None) or BOTS[self.bot].make()
        _heads[key] = bot
        while len(_heads) > HEADS:
            del _heads[next(iter(_heads))]
        return bot.choose(self.view, self.options, self.rng, budget(self.nodes))
