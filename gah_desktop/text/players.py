"""What kind of player somebody is, in a sentence each. The names stand in `names.py`."""

from __future__ import annotations

from .literals import QT_TRANSLATE_NOOP
from .voices import translate

PLAYS: dict[str, str] = {
    "random": QT_TRANSLATE_NOOP("players", "Plays whatever comes to mind."),
    "page": QT_TRANSLATE_NOOP(
        "players", "It is his first week: he overlooks a great deal and forgets the Emperor."
    ),
    "waiter": QT_TRANSLATE_NOOP(
        "players", "Knows the trade, but in the bustle misses many a good opportunity."
    ),
    "housekeeper": QT_TRANSLATE_NOOP("players", "Plays soundly, with a slip now and then."),
    "heuristic": QT_TRANSLATE_NOOP("players", "Plans each turn by fixed rules of thumb."),
    "chamberlain": QT_TRANSLATE_NOOP("players", "Plays well, and will do anything for the Emperor’s favour."),
    "foreman": QT_TRANSLATE_NOOP("players", "Plays well, and wants to see every room finished."),
    "cashier": QT_TRANSLATE_NOOP("players", "Plays well, and does not like to part with krones."),
    "croupier": QT_TRANSLATE_NOOP("players", "Plays well, and bets on staff cards and objectives."),
    "learned": QT_TRANSLATE_NOOP("players", "Plays by what thousands of games have taught."),
    "receptionist": QT_TRANSLATE_NOOP("players", "Makes few mistakes and answers at once."),
    "strong": QT_TRANSLATE_NOOP("players", "Thinks one round ahead."),
    "concierge": QT_TRANSLATE_NOOP(
        "players", "Thinks one round ahead, for a second or so: an opponent for experienced players."
    ),
    "best": QT_TRANSLATE_NOOP("players", "Thinks one round ahead, for longer."),
    "director": QT_TRANSLATE_NOOP(
        "players", "Takes a few seconds for each turn. Nobody in this hotel plays better."
    ),
}


def player_kind_sentence(kind: str) -> str:
    """How this kind of player plays; nothing for people and for those with rules of their own."""
    return translate("players", PLAYS[kind]) if kind in PLAYS else ""
