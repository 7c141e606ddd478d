"""What is said of celebrities: names, and exchanging items."""

from __future__ import annotations

from typing import Any

from gah_desktop.engine.events import Acted
from gah_desktop.text.decisions.base import ActionWords, Asked, DecisionWords, Details
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.terms import fill, items, join_list, translate

MODULE = QT_TRANSLATE_NOOP("modules", "Celebrities")
BRINGS = QT_TRANSLATE_NOOP("modules", "Coloured dice bring a celebrity into your house for a round.")

CELEBRITIES: dict[int, str] = {
    1: QT_TRANSLATE_NOOP("celebrities", "Agatha Christie"),
    2: QT_TRANSLATE_NOOP("celebrities", "Albert Einstein"),
    3: QT_TRANSLATE_NOOP("celebrities", "Charlie Chaplin"),
    4: QT_TRANSLATE_NOOP("celebrities", "Elizabeth Magie"),
    5: QT_TRANSLATE_NOOP("celebrities", "Giacomo Puccini"),
    6: QT_TRANSLATE_NOOP("celebrities", "J.R.R. Tolkien"),
    7: QT_TRANSLATE_NOOP("celebrities", "Mahatma Gandhi"),
    8: QT_TRANSLATE_NOOP("celebrities", "Marie Curie"),
    9: QT_TRANSLATE_NOOP("celebrities", "Mata Hari"),
    10: QT_TRANSLATE_NOOP("celebrities", "Pablo Picasso"),
    11: QT_TRANSLATE_NOOP("celebrities", "Sigmund Freud"),
    12: QT_TRANSLATE_NOOP("celebrities", "Winston Churchill"),
}


def _prompt(asked: Asked) -> str:
    if any(asked.decision.given):
        text = translate("prompts", "%1: choose what you get, of other kinds than you give.")
    else:
        text = translate("prompts", "%1: choose the dishes and drinks that you exchange.")
    return fill(text, asked.name)


def _option(action: Any, d: Details, subject: str) -> str:
    return translate("options", "Exchange dishes and drinks of your kitchen")


def _told(name: str, d: Details, _: Acted) -> str:
    given, taken = (join_list([items(item, n) for item, n in d[what].items()]) for what in ("give", "take"))
    return fill(translate("events", "%1 exchanges %2 for %3."), name, given, taken)


DECISIONS = {
    "exchange": DecisionWords(
        _prompt,
        QT_TRANSLATE_NOOP("reasons", "First say what you exchange."),
        "celebrity-effects",
    ),
}
ACTIONS = {"exchange": ActionWords(_option, _told, at="button")}
SOURCES = {"celebrity": lambda id: translate("celebrities", CELEBRITIES[int(id)])}
LINES = {"celebrities": QT_TRANSLATE_NOOP("scores", "Celebrities")}
