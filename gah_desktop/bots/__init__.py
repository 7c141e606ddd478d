"""Players made of code. They see a view of their seat alone; no Qt, no clock, no chance but theirs."""

from __future__ import annotations

from functools import partial

from gah_desktop.bots.base import Bot, BotInfo, Player
from gah_desktop.bots.budget import Budget
from gah_desktop.text.literals import QT_TRANSLATE_NOOP


def _random() -> Bot:
    from gah_desktop.bots.randomly import RandomBot

    return RandomBot()


def _heuristic() -> Bot:
    from gah_desktop.bots.heuristic import HeuristicBot

    return HeuristicBot()


def _learned() -> Bot:
    from gah_desktop.bots.learned.bot import AT_ONCE, LearnedBot

    return LearnedBot(dice=AT_ONCE)


def _erring(name: str) -> Bot:
    from gah_desktop.bots.learned.people import ERRORS, SHORT_SIGHTED, ErringBot, Style

    return ErringBot(ERRORS[name], SHORT_SIGHTED if name == "page" else Style())


def _of_style(name: str) -> Bot:
    from gah_desktop.bots.learned.bot import AT_ONCE, LearnedBot
    from gah_desktop.bots.learned.people import STYLES

    return LearnedBot(STYLES[name].model, AT_ONCE)


def _searching(effort: str) -> Bot:
    from gah_desktop.bots.search.bot import SearchBot
    from gah_desktop.bots.search.search import EFFORTS

    return SearchBot(EFFORTS[effort])


_PLAN = 20_000  # nodes for a turn: one in a thousand takes more
# alone the best one spends a half of this in the mean, of two players most of it: six seconds at most
_SEARCH = {"strong": 180_000, "best": 320_000}

# By strength, the weakest first; a bot's file is read when it first plays. Who searches, and all that is
# not for people to choose, has a yardstick's name; the others are people of the hotel.
BOTS: dict[str, BotInfo] = {
    info.name: info
    for info in (
        BotInfo(
            "random",
            QT_TRANSLATE_NOOP("players", "Bot: carefree"),
            QT_TRANSLATE_NOOP("players", "Plays whatever comes to mind."),
            _random,
            1,
            elo=161,
        ),
        BotInfo(
            "page",
            QT_TRANSLATE_NOOP("players", "Bot: page boy"),
            QT_TRANSLATE_NOOP(
                "players", "It is his first week: he overlooks a great deal and forgets the Emperor."
            ),
            partial(_erring, "page"),
            _PLAN,
            elo=738,
        ),
        BotInfo(
            "waiter",
            QT_TRANSLATE_NOOP("players", "Bot: waiter"),
            QT_TRANSLATE_NOOP(
                "players", "Knows the trade, but in the bustle misses many a good opportunity."
            ),
            partial(_erring, "waiter"),
            _PLAN,
            elo=1310,
        ),
        BotInfo(
            "heuristic",
            QT_TRANSLATE_NOOP("players", "Bot: prudent"),
            QT_TRANSLATE_NOOP("players", "Plans each turn by fixed rules of thumb."),
            _heuristic,
            100_000,  # the costliest turn of 1,000 games took 40,000
            elo=1490,
        ),
        BotInfo(
            "housekeeper",
            QT_TRANSLATE_NOOP("players", "Bot: housekeeper"),
            QT_TRANSLATE_NOOP("players", "Plays soundly, with a slip now and then."),
            partial(_erring, "housekeeper"),
            _PLAN,
            elo=1592,
        ),
        BotInfo(
            "croupier",
            QT_TRANSLATE_NOOP("players", "Bot: gambler"),
            QT_TRANSLATE_NOOP("players", "Plays well, and bets on staff cards and objectives."),
            partial(_of_style, "croupier"),
            _PLAN,
            elo=1700,
        ),
        BotInfo(
            "cashier",
            QT_TRANSLATE_NOOP("players", "Bot: cashier"),
            QT_TRANSLATE_NOOP("players", "Plays well, and does not like to part with krones."),
            partial(_of_style, "cashier"),
            _PLAN,
            elo=1729,
        ),
        BotInfo(
            "learned",
            QT_TRANSLATE_NOOP("players", "Bot: well trained"),
            QT_TRANSLATE_NOOP("players", "Plays by what thousands of games have taught."),
            _learned,
            _PLAN,
            elo=1732,
            shown=False,
        ),
        BotInfo(
            "receptionist",
            QT_TRANSLATE_NOOP("players", "Bot: front desk"),
            QT_TRANSLATE_NOOP("players", "Makes few mistakes and answers at once."),
            _learned,
            _PLAN,
            elo=1732,
        ),
        BotInfo(
            "foreman",
            QT_TRANSLATE_NOOP("players", "Bot: master builder"),
            QT_TRANSLATE_NOOP("players", "Plays well, and wants to see every room finished."),
            partial(_of_style, "foreman"),
            _PLAN,
            elo=1742,
        ),
        BotInfo(
            "chamberlain",
            QT_TRANSLATE_NOOP("players", "Bot: chamberlain"),
            QT_TRANSLATE_NOOP("players", "Plays well, and will do anything for the Emperor’s favour."),
            partial(_of_style, "chamberlain"),
            _PLAN,
            elo=1744,
        ),
        BotInfo(
            "strong",
            QT_TRANSLATE_NOOP("players", "Bot: strong"),
            QT_TRANSLATE_NOOP("players", "Thinks one round ahead."),
            partial(_searching, "strong"),
            _SEARCH["strong"],
            elo=1985,
            searches=True,
            shown=False,
        ),
        BotInfo(
            "concierge",
            QT_TRANSLATE_NOOP("players", "Bot: concierge"),
            QT_TRANSLATE_NOOP(
                "players", "Thinks one round ahead, for a second or so: an opponent for experienced players."
            ),
            partial(_searching, "strong"),
            _SEARCH["strong"],
            elo=1985,
            searches=True,
        ),
        BotInfo(
            "best",
            QT_TRANSLATE_NOOP("players", "Bot: strongest"),
            QT_TRANSLATE_NOOP("players", "Thinks one round ahead, for longer."),
            partial(_searching, "best"),
            _SEARCH["best"],
            elo=2077,
            searches=True,
            shown=False,
        ),
        BotInfo(
            "director",
            QT_TRANSLATE_NOOP("players", "Bot: hotel director"),
            QT_TRANSLATE_NOOP(
                "players", "Takes a few seconds for each turn. Nobody in this hotel plays better."
            ),
            partial(_searching, "best"),
            _SEARCH["best"],
            elo=2077,
            searches=True,
        ),
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
