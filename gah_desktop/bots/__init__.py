"""Players made of code. They see a view of their seat alone; no Qt, no clock, no chance but theirs."""

from __future__ import annotations

from gah_desktop.bots.base import Bot, BotInfo, Player
from gah_desktop.bots.budget import Budget
from gah_desktop.text.literals import QT_TRANSLATE_NOOP


def _random() -> Bot:
    from gah_desktop.bots.randomly import RandomBot

    return RandomBot()


def _heuristic() -> Bot:
    from gah_desktop.bots.heuristic import HeuristicBot

    return HeuristicBot()


# by strength, the weakest first; a bot's file is read when it first plays
BOTS: dict[str, BotInfo] = {
    info.name: info
    for info in (
        BotInfo("random", QT_TRANSLATE_NOOP("players", "Bot: carefree"), _random, level=1),
        # the costliest turn of 1,000 games took 40,000
        BotInfo("heuristic", QT_TRANSLATE_NOOP("players", "Bot: prudent"), _heuristic, level=100_000),
    )
}
BOT_NAMES: tuple[str, ...] = tuple(BOTS)
QUICK_BOT = "heuristic"  # whom a quick game is played against
BEST_BOT = "heuristic"  # plays the games that are shown in pictures and measured

__all__ = ["BEST_BOT", "BOTS", "BOT_NAMES", "QUICK_BOT", "Bot", "BotInfo", "Budget", "Player", "make_player"]


def make_player(name: str) -> Player:
    """A new bot at its level; ValueError names the bots there are."""
    if name not in BOTS:
        raise ValueError(f"unknown bot {name!r}: {', '.join(BOT_NAMES)}")
    return BOTS[name].player()
