"""Players made of code. They see a view of their seat alone; no Qt, no clock, no chance but theirs."""

from __future__ import annotations

from functools import partial

from gah_desktop.bots.base import Bot, BotInfo, Player
from gah_desktop.bots.budget import Budget


def _random() -> Bot:
    from gah_desktop.bots.randomly import RandomBot

    return RandomBot()


def _heuristic() -> Bot:
    from gah_desktop.bots.heuristic import HeuristicBot

    return HeuristicBot()


def _learned() -> Bot:
    from gah_desktop.bots.learned.bot import LearnedBot

    return LearnedBot()


def _erring(name: str) -> Bot:
    from gah_desktop.bots.learned.people import ERRORS, SHORT_SIGHTED, ErringBot, Style

    return ErringBot(ERRORS[name], SHORT_SIGHTED if name == "page" else Style())


def _of_style(name: str) -> Bot:
    from gah_desktop.bots.learned.bot import LearnedBot
    from gah_desktop.bots.learned.people import STYLES

    return LearnedBot(STYLES[name].model)


def _searching(effort: str) -> Bot:
    from gah_desktop.bots.search.bot import SearchBot
    from gah_desktop.bots.search.search import EFFORTS

    return SearchBot(EFFORTS[effort])


_PLAN = 20_000  # nodes for a turn: one in a thousand takes more
# a search spends half of this at most, but for a few turns with a café and a hand full of possibilities
_SEARCH = {"strong": 150_000, "best": 300_000}

# By strength, the weakest first; a bot's file is read when it first plays. Who searches, and all that is
# not for people to choose, has a yardstick's name; the others are people of the hotel.
BOTS: dict[str, BotInfo] = {
    info.name: info
    for info in (
        BotInfo("random", _random, level=1),
        BotInfo("page", partial(_erring, "page"), level=_PLAN),
        BotInfo("waiter", partial(_erring, "waiter"), level=_PLAN),
        BotInfo("housekeeper", partial(_erring, "housekeeper"), level=_PLAN),
        BotInfo("heuristic", _heuristic, level=100_000),  # the costliest turn of 1,000 games took 40,000
        BotInfo("chamberlain", partial(_of_style, "chamberlain"), level=_PLAN),
        BotInfo("foreman", partial(_of_style, "foreman"), level=_PLAN),
        BotInfo("cashier", partial(_of_style, "cashier"), level=_PLAN),
        BotInfo("croupier", partial(_of_style, "croupier"), level=_PLAN),
        BotInfo("learned", _learned, level=_PLAN, shown=False),
        BotInfo("receptionist", _learned, level=_PLAN),
        BotInfo("strong", partial(_searching, "strong"), _SEARCH["strong"], searches=True, shown=False),
        BotInfo("concierge", partial(_searching, "strong"), _SEARCH["strong"], searches=True),
        BotInfo("best", partial(_searching, "best"), _SEARCH["best"], searches=True, shown=False),
        BotInfo("director", partial(_searching, "best"), _SEARCH["best"], searches=True),
    )
}
BOT_NAMES: tuple[str, ...] = tuple(BOTS)
SHOWN_BOTS: tuple[str, ...] = tuple(name for name, info in BOTS.items() if info.shown)
QUICK_BOT = "heuristic"  # whom a quick game is played against
BEST_BOT = "heuristic"  # plays the games that are shown in pictures and measured

__all__ = [
    "BEST_BOT",
    "BOTS",
    "BOT_NAMES",
    "QUICK_BOT",
    "SHOWN_BOTS",
    "Bot",
    "BotInfo",
    "Budget",
    "Player",
    "make_player",
]


def make_player(name: str) -> Player:
    """A new bot at its level; ValueError names the bots there are."""
    if name not in BOTS:
        raise ValueError(f"unknown bot {name!r}: {', '.join(BOT_NAMES)}")
    return BOTS[name].player()
