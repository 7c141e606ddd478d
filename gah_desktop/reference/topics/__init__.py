"""All topics of the reference, in chapters. Content as data: English literals of the context "rules", no Qt.

Markup inside titles and paragraphs:
`**bold**`; `[[staff:14]]`, `[[guest:97]]`, `[[objective:A1]]`, `[[emperor:C2]]`, `[[rule:serving]]` stand
for the name of the card or the title of the topic, as a link. A paragraph that begins with "- " is an item
of a list, one that begins with "| " and ends with " |" is a row of a table; the first row is its head.
Neighbouring items or rows belong together. Translations keep links, bold and the number of cells.

Modules bring chapters of their own.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from gah_desktop.engine.module_registry import ENTRANCES, EXPANSIONS, OPPONENTS, PROMO
from gah_desktop.reference.part import REFERENCE_PARTS
from gah_desktop.text.literals import QT_TRANSLATE_NOOP

from . import (
    actions,
    additional,
    basics,
    cards,
    emperor,
    questions_end,
    questions_hotels,
    questions_house,
    questions_turn,
    questions_waltz,
    symbols,
    variants,
)
from . import expansion as expansion_rules
from .model import CONTEXT, LINK_KINDS, Chapter, Topic, cells, is_item, links, plain

__all__ = [
    "CONTEXT",
    "LINK_KINDS",
    "Chapter",
    "Contents",
    "Topic",
    "cells",
    "contents",
    "is_item",
    "links",
    "plain",
]


class Contents(NamedTuple):
    """All topics by id, in the order in which lists of links name them, and all chapters in reading order."""

    topics: Mapping[str, Topic]
    chapters: tuple[Chapter, ...]

    def chapter(self, id: str) -> Chapter:
        return next(chapter for chapter in self.chapters if chapter.id == id)

    def chapter_of(self, topic: str) -> Chapter:
        return next(chapter for chapter in self.chapters if topic in chapter.topics)


def contents() -> Contents:
    """Return the content of the base game and of all installed modules."""
    return _contents((*EXPANSIONS, *PROMO, *OPPONENTS, *ENTRANCES))


@lru_cache(maxsize=2)
def _contents(modules: tuple[str, ...]) -> Contents:
    parts = [REFERENCE_PARTS.of(module) for module in modules]
    base, expansion = (
        [part for part in parts if part.chapter is not None and part.chapter.expansion is of_expansion]
        for of_expansion in (False, True)
    )
    topics = (
        *(topic for file in (basics, actions, additional, emperor, cards) for topic in file.TOPICS),
        *(topic for part in base for topic in part.topics),
        *(topic for file in (variants, questions_turn, questions_house) for topic in file.TOPICS),
        *(topic for file in (questions_end, symbols, expansion_rules) for topic in file.TOPICS),
        *(topic for part in parts for topic in part.question_topics),
        *(topic for file in (questions_hotels, questions_waltz) for topic in file.TOPICS),
        *(topic for part in expansion for topic in part.topics),
    )
    chapters = (
        *_FIRST,
        *(part.chapter for part in base if part.chapter is not None),
        *_MIDDLE,
        *(part.chapter for part in expansion if part.chapter is not None),
        *(part.questions for part in parts if part.questions is not None),
        *_LAST,
    )
    return Contents({topic.id: topic for topic in topics}, chapters)


def _ids(topics: tuple[Topic, ...]) -> tuple[str, ...]:
    return tuple(topic.id for topic in topics)


def _chapter(id: str, title: str, topics: str) -> Chapter:
    return Chapter(id, title, tuple(topics.split()))


# the chapters of modules come between these, those of the base game first
_FIRST: tuple[Chapter, ...] = (
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
)
_MIDDLE: tuple[Chapter, ...] = (
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
        _ids(expansion_rules.TOPICS),
        expansion=True,
    ),
)
_LAST: tuple[Chapter, ...] = (
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
