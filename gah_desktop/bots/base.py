"""What a bot is: it gets a view of its seat and the options, and returns one of them. No bot lives here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple, Protocol

from gah_desktop.bots.budget import Budget
from gah_desktop.engine.actions import Action
from gah_desktop.engine.views import View


class Bot(Protocol):
    """Whoever chooses. The choice depends on nothing but the arguments; the view is not to be changed."""

    def choose(self, view: View, options: Sequence[Action], rng: Random, budget: Budget) -> Action: ...


class Player(NamedTuple):
    """A bot at its level: so many nodes for each choice."""

    bot: Bot
    level: int

    def choose(self, view: View, options: Sequence[Action], rng: Random) -> Action:
        return self.bot.choose(view, options, rng, Budget(self.level))


class BotInfo(NamedTuple):
    """A bot to play against; another level of it is another entry.

    `name` is what stands in saves, `title` what people read of it: a literal of the context "players".
    """

    name: str
    title: str
    make: Callable[[], Bot]
    level: int

    def player(self) -> Player:
        return Player(self.make(), self.level)
