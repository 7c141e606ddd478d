"""The translations keep to i18n/glossary.csv: where the English text says a term, they say theirs.

In the glossary, `forms_en` are the words a term has in the texts, separated by "|". `forms_de`, `forms_fr`
and `forms_it` are the beginnings of its words there, of which one has to occur; "bereit+vor" are two, in
this order. German looks inside compounds too. A form with a capital wants the capital in French and Italian.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from functools import cache

import pytest

from tests.helpers.languages import FOREIGN

from .linguist import FOLDER, Message, messages

#: Names are translated in their spirit, not word by word.
NAMES = {"guests", "staff", "objectives", "emperor", "boards"}

#: Where an English word is not the term, and why. Taken out before the terms are looked for.
OTHER_SENSES: dict[str, str] = {
    "Grand Austria Hotel": "the game's name",
    "Toll Bridge Hotel": "a name",
    "any order": "a sequence",
    "in which order": "a sequence",
    "in the order": "a sequence",
    "this is the order in": "a sequence",
    "in this order": "a sequence",
    "chooses the order": "a sequence",
    "an order of your choice": "a sequence",
    "turns up": "uncovers",
    "turns each": "changes",
    "turns the room": "to its occupied side",
    "turns no more rooms": "to their occupied side",
    "turns a die": "changes its face",
    "turn a die": "changes its face",
    "turn one die": "changes its face",
    "turn a 6": "changes its face",
    "may turn %n": "to its occupied side",
    "turn only one room": "to its occupied side",
    "turn it to": "to its occupied side",
    "turn a vacant room": "to its occupied side",
    "[[staff:35]] turns": "to its occupied side",
    "passes the rest": "hands on",
    "passed on": "hands on",
    "pass the others": "hands on",
    "passes their turn order tile": "hands on",
    "face up": "a card, not a die",
    "face down": "a card, not a die",
    "at once": "immediately",
    "draw a page": "paint",
    "draws a page": "paint",
    "a display": "a screen",
    "no display": "a screen",
    "bow tie": "a piece of clothing",
    "light blue": "one colour, azure in Italian",
    "table is set": "laid",
    "points have been claimed": "they are awarded, the objective is claimed",
    "of this objective have been claimed": "they are awarded, the objective is claimed",
    "covered dish": "the symbol's picture, for any item",
    "rewards or punishes": "what the Emperor does, a verb",
}

#: Where a translation says it without the term: term, language, beginnings of the English texts, and why.
FREE: tuple[tuple[str, str, tuple[str, ...], str], ...] = (
    (
        "item",
        "de",
        (
            "Put &items where they fit",
            "%1: put each item onto a guest",
            "First choose which guest of the opponent gets the item.",
            "You have not received this item",
            "This item is not in your kitchen",
            "- **serve** items from your kitchen",
            "May [[staff:38]] fill an order that has no items yet?",
            "The pool of items",
            "This item goes onto action space",
            "None of %1’s guests is waiting for this item",
        ),
        "German has no short word for food and drink alike; what is meant stands beside it",
    ),
    ("guest", "de", ("VP and reward come when the guest moves in",), "moving in says who"),
    ("guest", "it", ("Only one from the queue by your own choice.",), "the question says who"),
    ("cost", "de", ("A die showing 6 costs you", "Once on your turn, **before**"), "paying instead"),
    ("cost", "it", ("one staff card from your hand, the strength off its cost",), "a discount instead"),
    ("turn", "de", ("No, only on your own turn.",), "the question says of what"),
    ("move_in", "fr", ("No one has to move in at once",), "a proverb instead"),
    ("player", "fr", ("Several players may stand on the same space.",), "their markers instead"),
    (
        "hotel",
        "fr",
        ("All rooms of the colour shown are occupied in Leopold’s hotel.", "The Emperor’s carriage before"),
        "at Leopold's, at the player's",
    ),
    ("table", "fr", ("Yes, always. The guest whose reward you take",), "the question says of what"),
    ("table", "fr", ("At the table",), "“à table” calls to a meal; several players instead"),
    ("prepare", "fr", ("Yes, the strength is the most you may prepare.",), "the question says what"),
    ("staff", "de", ("−%n staff in hand",), "a small card has no room for more than the hand"),
    ("emperor_reward", "de", ("after the visit: %1, his reward",), "a narrow line, and the Emperor's visit"),
    ("emperor_reward", "it", ("after the visit: %1, his reward",), "a narrow line, and the Emperor's visit"),
    ("reward", "de", ("Leopold scores the VP of his space and",), "the Emperor’s reward"),
    ("reward", "it", ("Leopold scores the VP of his space and",), "the Emperor’s reward"),
    *(
        (
            "room",
            language,
            ("Your dancers who are still rehearsing",),
            "rehearsal rooms are no rooms of the hotel",
        )
        for language in FOREIGN
    ),
    ("move_in", "it", ("guest moves in: %1",), "a small card has no room for more than the room"),
)


@cache
def glossary() -> tuple[dict[str, str], ...]:
    with (FOLDER / "glossary.csv").open(encoding="utf-8", newline="") as file:
        return tuple(csv.DictReader(file))


@cache
def english_forms() -> tuple[tuple[re.Pattern[str], str], ...]:
    """Every form with its term, longest first: an action space is no space."""
    forms = [(form, row["term_en"]) for row in glossary() for form in row["forms_en"].split("|")]
    return tuple(
        (re.compile(rf"(?<![\w-]){re.escape(form)}(?![\w-])", re.IGNORECASE), term)
        for form, term in sorted(forms, key=lambda pair: -len(pair[0]))
    )


@cache
def wanted(language: str) -> dict[str, re.Pattern[str]]:
    def pattern(form: str) -> str:
        beginning = "" if language == "de" else r"(?<!\w)"
        words = r".*".join(beginning + re.escape(part) for part in form.split("+"))
        return words if language != "de" and form[0].isupper() else f"(?i:{words})"

    return {
        row["term_en"]: re.compile("|".join(map(pattern, row[f"forms_{language}"].split("|"))))
        for row in glossary()
    }


def bare(text: str) -> str:
    """Without links, bold and mnemonics."""
    return re.sub(r"\[\[.*?\]\]|\*\*|&", "", text)


@cache
def terms(source: str) -> frozenset[str]:
    """The terms an English text speaks of."""
    text = source
    for phrase in OTHER_SENSES:
        text = re.sub(re.escape(phrase), "·", text, flags=re.IGNORECASE)
    text = bare(text)
    found = set()
    for form, term in english_forms():
        text, times = form.subn("·", text)
        if times:
            found.add(term)
    return frozenset(found)


def free(term: str, language: str, source: str) -> bool:
    return any(
        (term, language) == (free_term, free_language) and source.startswith(beginnings)
        for free_term, free_language, beginnings, _ in FREE
    )


def strays(language: str, found: Iterator[Message] | tuple[Message, ...]) -> Iterator[str]:
    """Each translation that leaves the glossary, with the term it should have used."""
    for message in found:
        if message.context in NAMES:
            continue
        for term in sorted(terms(message.source)):
            if free(term, language, message.source):
                continue
            if not all(wanted(language)[term].search(bare(form)) for form in message.forms):
                yield f"{term}: {message}"


def test_every_term_is_complete() -> None:
    for row in glossary():
        for column in ("en", "forms_en", *FOREIGN, *(f"forms_{language}" for language in FOREIGN)):
            assert row[column], (row["term_en"], column)
        for language in FOREIGN:
            assert wanted(language)[row["term_en"]].search(row[language]), (row["term_en"], language)
    assert len({row["term_en"] for row in glossary()}) == len(glossary())


@pytest.mark.parametrize("language", FOREIGN)
def test_translations_keep_to_the_glossary(language: str) -> None:
    assert list(strays(language, messages(language))) == []


def test_a_stray_word_is_found() -> None:
    def stray(source: str, said: str, language: str = "de") -> list[str]:
        return list(strays(language, (Message("rules", source, (said,), False, None),)))

    assert stray("A guest pays %1.", "Ein Gast zahlt %1.") == []
    assert stray("A guest pays %1.", "Ein Kunde zahlt %1.")
    assert stray("This action space is empty.", "Dieses Feld ist leer.")
    assert stray("Prepare a room.", "Bereiten Sie ein Zimmer vor.") == []
    assert stray("A guest is here.", "Un hôte est là.", "fr")
    assert stray("You may take it in any order.", "In beliebiger Reihenfolge.") == []


def test_every_exception_is_needed() -> None:
    sources = [message.source.casefold() for message in messages("de")]
    assert [phrase for phrase in OTHER_SENSES if not any(phrase.casefold() in s for s in sources)] == []
    for term, language, beginnings, _ in FREE:
        for beginning in beginnings:
            excused = [
                message
                for message in messages(language)
                if message.source.startswith(beginning)
                and term in terms(message.source)
                and not all(wanted(language)[term].search(bare(form)) for form in message.forms)
            ]
            assert excused, (term, language, beginning)
