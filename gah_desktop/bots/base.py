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

    `name` is what stands in saves, `title` and `manner` what people read of it: literals of "players".
    """

    name: str
    title: str
    manner: str  # how it plays, in a sentence
    make: Callable[[], Bot]
    level: int
    elo: int  # measured: docs/opponents.md
    searches: bool = False  # thinks for so long that the window lets it do so in a process of its own
    shown: bool = True  # among those that people choose between

    def player(self) -> Player:
        return Player(self.make(), self.level)
