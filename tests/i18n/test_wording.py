"""The words of the texts: printed terms, "up to", numbers that agree, and faults that readers have found."""

from __future__ import annotations

import re

import pytest

from tests.helpers.languages import FOREIGN, LANGUAGES

from .linguist import messages

#: Effects that a player may repeat, and what says so in each language.
REPEATED = re.compile(r"\bmay (?:also )?(?:play|prepare|send|take|turn|occupy|exchange) (?:up to )?%n\b")
UP_TO = {
    "en": re.compile(r"\bup to %n\b"),
    "de": re.compile(r"\bbis zu %n\b"),
    "fr": re.compile(r"\b(?:jusqu’à|au plus)\s%n"),
    "it": re.compile(r"\bfino a %n\b"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_may_be_repeated_says_up_to(language: str) -> None:
    """Two rooms, cards, guests or dancers are never forced on a player who wants one."""
    found = [message for message in messages(language) if REPEATED.search(message.source)]
    assert len(found) >= 12
    assert [str(message) for message in found if not UP_TO[language].search(message.forms[-1])] == []


#: French figures with a decimal comma are mostly below 2, and there a participle stands in the singular.
def test_french_points_without_a_plural_form_need_no_agreement() -> None:
    wrong = re.compile(r"%[1-9]\sPV\s(?:perdus?|dus?|gagnés?)\b")
    assert [m.source for m in messages("fr") if not m.plural and any(map(wrong.search, m.forms))] == []


@pytest.mark.parametrize("language", ("fr", "it"))
def test_two_counts_in_one_text_need_no_agreement(language: str) -> None:
    """ "Chambres : 1 occupées, 1 libres": one plural form cannot serve two numbers."""
    wrong = re.compile(r"(?:: |, )%[1-9]\s(?:occup|liber|libres)")
    assert [m.source for m in messages(language) if any(map(wrong.search, m.forms))] == []


@pytest.mark.parametrize("language", FOREIGN)
def test_a_discount_stays_with_its_card(language: str) -> None:
    """On a card "play 1, −3" does not break before the discount."""
    found = [form for m in messages(language) if m.context == "short" for form in m.forms if "−%1" in form]
    assert len(found) >= 5
    assert [form for form in found if re.search(r", −%1", form)] == []


def test_german_holds_cards_on_the_hand() -> None:
    wrong = re.compile(r"\b[Ii]n (?:der|Ihrer|seiner|ihrer) Hand\b")
    assert [str(message) for message in messages("de") if any(map(wrong.search, message.forms))] == []


#: Words of ours where print has another one.
NOT_PRINTED: dict[str, re.Pattern[str]] = {
    "boost": re.compile(r"\brais\w+\b[^.]*\bstrength\b|\bstrength\b[^.]*\brais\w+\b|\bor raise it\b"),
    "flip": re.compile(r"\bturn(?:s|ed|ing)? (?:\w+ ){0,3}down\b|\bcards? turned down\b", re.IGNORECASE),
    "occupied": re.compile(r"^lit$"),
    "permanent": re.compile(r"^always$"),
    "dustbin": re.compile(r"\bdie is put aside\b"),
    "space": re.compile(r"\btile goes (?:only )?onto a room\b"),
}


@pytest.mark.parametrize("word", NOT_PRINTED)
def test_english_uses_the_printed_word(word: str) -> None:
    wrong = NOT_PRINTED[word]
    assert [message.source for message in messages("de") if wrong.search(message.source)] == []


#: Clauses with a guest in them where "it" is something else.
NOT_THE_GUEST = (
    "In it you may take a guest",
    "In Classic it pays only when a guest moves in.",
    "%n more guest(s) make it %1 VP.",
    "Drag what you have received to a guest who has ordered it:",
    "drag the first one to its guest.",
    "it does not bring a guest by itself.",
    "after the die it is too late for the guest of your turn.",
    "even if [[guest:186]] has it scored early.",
    "The main action of [[guest:97]] is an action of its own;",
    "Champagne goes onto a guest who wants it at the moment you receive it",
    "it is one guest",
)


def test_an_english_guest_is_they() -> None:
    clauses = [clause for m in messages("de") for clause in re.split(r"(?<=[.;:?!])\s|,\s", m.source)]
    found = [clause for clause in clauses if re.search(r"(?i)\bguest\b", clause)]
    found = [clause for clause in found if re.search(r"\b(?:it|its|itself)\b", clause)]
    assert sorted(found) == sorted(NOT_THE_GUEST)


def test_italian_finche_says_until_with_non() -> None:
    """Without "non" it is "as long as"."""
    found = [
        clause
        for message in messages("it")
        if re.search(r"\buntil\b", message.source)
        for form in message.forms
        for clause in re.findall(r"\bfinché\b[^.;]*", form)
    ]
    assert len(found) >= 8
    assert [clause for clause in found if not re.search(r"\bnon\b", clause)] == []
