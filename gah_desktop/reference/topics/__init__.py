"""All topics of the reference, in chapters. Content as data: English literals of the context "rules", no Qt.

Markup inside titles and paragraphs:
`**bold**`; `[[staff:14]]`, `[[guest:97]]`, `[[objective:A1]]`, `[[emperor:C2]]`, `[[rule:serving]]` stand
for the name of the card or the title of the topic, as a link. A paragraph that begins with "- " is an item
of a list, one that begins with "| " and ends with " |" is a row of a table; the first row is its head.
Neighbouring items or rows belong together. Translations keep links, bold and the number of cells.

A module of rules brings its `TOPICS` and a `CHAPTER` for them in its own `topics.py`. All topics are
there whatever is played; a chapter of the expansion says so.
"""

from gah_desktop.modules import brought
from gah_desktop.text.literals import QT_TRANSLATE_NOOP

from . import (
    actions,
    additional,
    basics,
    cards,
    emperor,
    expansion,
    questions_ballrooms,
    questions_end,
    questions_hotels,
    questions_house,
    questions_turn,
    questions_waltz,
    solo,
    symbols,
    variants,
)
from .model import CONTEXT, LINK_KINDS, Chapter, Topic, cells, is_item, links, plain

__all__ = [
    "CHAPTERS",
    "CONTEXT",
    "LINK_KINDS",
    "TOPICS",
    "Chapter",
    "Topic",
    "cells",
    "is_item",
    "links",
    "plain",
]

#: The order in which the modules of the expansion are read; others follow.
_READING = ("ballrooms", "celebrities", "hotels", "more", "promo", "elisabeth")


def _reading(module: str) -> int:
    return _READING.index(module) if module in _READING else len(_READING)


_MODULES = brought("topics")
_BROUGHT = tuple(_MODULES[id] for id in sorted(_MODULES, key=_reading))
_FILES = (
    basics,
    actions,
    additional,
    emperor,
    cards,
    solo,
    variants,
    questions_turn,
    questions_house,
    questions_end,
    symbols,
    expansion,
    questions_ballrooms,
    questions_hotels,
    questions_waltz,
    *_BROUGHT,
)

TOPICS: dict[str, Topic] = {topic.id: topic for file in _FILES for topic in file.TOPICS}


def _ids(topics: tuple[Topic, ...]) -> tuple[str, ...]:
    return tuple(topic.id for topic in topics)


def _chapter(id: str, title: str, topics: str) -> Chapter:
    return Chapter(id, title, tuple(topics.split()))


CHAPTERS: tuple[Chapter, ...] = (
    _chapter(
        "aim",
        QT_TRANSLATE_NOOP("rules", "Welcome to the house"),
        "goal victory-points components the-hotel room-vp krones",
    ),
    _chapter(
        "set-up",
        QT_TRANSLATE_NOOP("rules", "Setting up the game"),
        "setup setup-guest-rooms starter-sets draft boards promo-guests",
    ),
    _chapter(
        "rounds",
        QT_TRANSLATE_NOOP("rules", "Rounds and turns"),
        "round turn taking-guest queue free-guests no-die passing end-of-round",
    ),
    _chapter(
        "dice",
        QT_TRANSLATE_NOOP("rules", "Dice and actions"),
        "dice-strength boost action-1 action-2 action-3 action-4 action-5 action-6 receiving-items",
    ),
    _chapter(
        "additional",
        QT_TRANSLATE_NOOP("rules", "Serving, moving in, objectives"),
        "additional-actions serving moving-guest occupancy-bonus objectives staff-round",
    ),
    _chapter(
        "emperor",
        QT_TRANSLATE_NOOP("rules", "The Emperor"),
        "emperor-track emperor-scoring emperor-rewards emperor-penalties removed-rooms",
    ),
    _chapter("end", QT_TRANSLATE_NOOP("rules", "The end of the game"), "end-scoring tie"),
    Chapter("cards", QT_TRANSLATE_NOOP("rules", "The cards"), (*_ids(cards.TOPICS), "effect-rooms")),
    Chapter("solo", QT_TRANSLATE_NOOP("rules", "Solo against Leopold"), _ids(solo.TOPICS)),
    _chapter(
        "editions",
        QT_TRANSLATE_NOOP("rules", "Deluxe and Classic"),
        "editions edition-cards edition-emperor edition-unchanged edition-printings",
    ),
    Chapter(
        "questions-turn",
        QT_TRANSLATE_NOOP("rules", "Questions: turns, dice, guests"),
        _ids(questions_turn.TOPICS),
    ),
    Chapter(
        "questions-house",
        QT_TRANSLATE_NOOP("rules", "Questions: items, rooms, staff"),
        _ids(questions_house.TOPICS),
    ),
    Chapter(
        "questions-end",
        QT_TRANSLATE_NOOP("rules", "Questions: Emperor, end, solo"),
        _ids(questions_end.TOPICS),
    ),
    Chapter(
        "expansion",
        QT_TRANSLATE_NOOP("rules", "Let’s Waltz!: all modules"),
        _ids(expansion.TOPICS),
        expansion=True,
    ),
    *(file.CHAPTER for file in _BROUGHT),
    Chapter(
        "questions-ballrooms",
        QT_TRANSLATE_NOOP("rules", "Questions: champagne, dancers, ballrooms"),
        _ids(questions_ballrooms.TOPICS),
        expansion=True,
    ),
    Chapter(
        "questions-hotels",
        QT_TRANSLATE_NOOP("rules", "Questions: celebrities and entrances"),
        _ids(questions_hotels.TOPICS),
        expansion=True,
    ),
    Chapter(
        "questions-waltz",
        QT_TRANSLATE_NOOP("rules", "Questions: more cards, Elisabeth"),
        _ids(questions_waltz.TOPICS),
        expansion=True,
    ),
    Chapter("symbols", QT_TRANSLATE_NOOP("rules", "Symbols and words"), _ids(symbols.TOPICS)),
)
