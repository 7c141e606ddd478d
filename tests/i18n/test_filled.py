"""Sentences with a name filled in: elision, articles and agreement, and a guest who is two people."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from gah_desktop.catalog import load_catalog
from gah_desktop.reference.book import Book
from gah_desktop.text.voices import speaking

from . import everything
from .linguist import Listener, Message, messages

BOOK = Book(load_catalog())
LINK = re.compile(r"\[\[(\w+):([^]]+)\]\]")
START, END = "\ue000", "\ue001"  # around a title that a link is replaced by

#: French words that lose their vowel before another one, in front of a place to fill.
UNELIDED = re.compile(
    r"\b(?:de|que|le|la|je|me|te|se|ne|ce|jusque|lorsque|puisque)\s(?:\*\*)?(%[1-9])(?!\sPV)"
)
#: Where no name is filled in: place, beginning of the English text, and what stands there.
NO_NAME: tuple[tuple[str, str, str], ...] = (
    ("%1", "expected a whole number from %1 to %2", "a number"),
    ("%1", "expected a size from %1 to %2", "a number"),
    ("%2", "Your first die is a %1: a second one of %2", "a number"),
    ("%1", "a bid of %1", "so many krones"),
    ("%2", "%1 goes back %2 on the Emperor track", "so many steps"),
    ("%2", "%1 turns a die from %2 to %3", "a number"),
    ("%1", "Turn a die from %1 to %2", "a number"),
    ("%2", "%1 with strength %2", "a number"),
    ("%1", "The toll of this action space is %1", "so many krones"),
    ("%3", "The toll of this action space is %1", "so many krones"),
    ("%3", "Boosting costs %1 on top of", "so many krones"),
    ("%2", "%1 instead of %2", "an amount"),
)


def unelided(found: tuple[Message, ...]) -> Iterator[tuple[str, str]]:
    """Each place that a name could be filled into after a French word that would have to be elided."""
    for message in found:
        for form in message.forms:
            for place in UNELIDED.findall(form):
                yield place, message.source


def numeric(place: str, source: str) -> bool:
    return any(place == known and source.startswith(beginning) for known, beginning, _ in NO_NAME)


def test_no_name_follows_a_french_word_that_would_be_elided() -> None:
    """ "La carte de Élisabeth", "tout Hôte que Élisabeth peut loger", "l’hôtel de Anna"."""
    assert [found for found in unelided(messages("fr")) if not numeric(*found)] == []


def test_a_name_after_such_a_word_is_found() -> None:
    def found(form: str) -> list[tuple[str, str]]:
        return list(unelided((Message("opponent", "%1’s cards", (form,), False, None),)))

    assert found("La carte de %1") == found("tout Hôte que\u00a0%1 peut loger") == [("%1", "%1’s cards")]
    assert found("Chez %1") == found("Cartes\u00a0: %1") == found("C’est à %1 de jouer.") == []


def test_every_place_without_a_name_is_there() -> None:
    found = set(unelided(messages("fr")))
    for place, beginning, _ in NO_NAME:
        assert any(place == at and source.startswith(beginning) for at, source in found), beginning


#: A preposition or article before a title, which may begin with an article of its own or with a vowel.
BEFORE_TITLES = {
    "fr": re.compile(
        rf"\b(?:(?:[Dd]e|[Àà]) {START}(?:Le|La|Les|L’|Un|Une|Des)(?!\w)"
        rf"|(?:[Dd]e|[Qq]ue|[Ll]e|[Ll]a) {START}[AEIOUYÂÉÈÊÎÔ])"
    ),
    "it": re.compile(rf"\b(?:[Dd]i|[Aa]|[Dd]a|[Ii]n|[Ss]u) {START}(?:Il|Lo|La|L’|I|Gli|Le|Un|Uno|Una)(?!\w)"),
}


def with_titles(form: str) -> str:
    """The text with every link replaced by the title it shows."""
    return LINK.sub(lambda link: f"{START}{BOOK.title((link[1], link[2]))}{END}", form)


@pytest.mark.parametrize("language", BEFORE_TITLES)
def test_no_title_with_an_article_follows_a_preposition(
    listeners: dict[str, Listener], language: str
) -> None:
    """ "Les pénalités de La cuisine de la cour", "le penalità di La cucina di corte"."""
    with speaking(listeners[language]):
        told = [with_titles(form) for message in messages(language) for form in message.forms]
    assert any(START in words for words in told)
    assert [words for words in told if BEFORE_TITLES[language].search(words)] == []


#: "Gardien réagit-elle": words that agree with the unspoken word for a card; the name may be masculine.
UNSPOKEN_CARD = {
    "fr": re.compile(
        r"(?<!carte )(?<!ou )\[\[(?:staff|guest):\d+\]\] (?:\w+-(?:t-)?elle\b|(?:est|peut être) \w+ée\b)"
        r"|\[\[staff:\d+\]\] [^.?:]*elle-même comprise|\]\] peut la \w+er\b"
    ),
    "it": re.compile(
        r"(?<!carta )\[\[(?:staff|guest):\d+\]\] "
        r"(?:(?:viene|è|può essere) \w+ta\b|[^.?]*\b(?:sé|lei) stessa|può \w+arla\b)"
    ),
}


@pytest.mark.parametrize("language", UNSPOKEN_CARD)
def test_what_agrees_with_a_card_says_card(language: str) -> None:
    wrong = UNSPOKEN_CARD[language]
    assert [message.source for message in messages(language) if any(map(wrong.search, message.forms))] == []


class Naming:
    """A voice that calls every guest by one name."""

    def __init__(self, listener: Listener, name: str) -> None:
        self._listener = listener
        self._name = name

    def __call__(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
        if context == "guests":
            return self._name
        return self._listener(context, text, disambiguation, n)


def told_of(listener: Listener, name: str) -> list[str]:
    """Everything the game says about a guest of this name, apart from names, effects and pages."""
    said = (everything.told, everything.objected, everything.offered, everything.placed)
    with speaking(Naming(listener, name)):
        return [words for part in said for _, words in part() if name in words]


#: J. Gatsby and D. Buchanan, guest 187, as the subject of a verb in the singular.
TWO = {
    "en": (
        "J. Gatsby and D. Buchanan",
        re.compile(r"(?<!of )J\. Gatsby and D\. Buchanan (?!dances)[a-z]+s\b"),
    ),
    "de": (
        "J. Gatsby und D. Buchanan",
        re.compile(r"Buchanan (?:zieht|wartet|hat|ist|nimmt|geht|bekommt|bringt)\b"),
    ),
}
#: What is never said of guest 187: it concerns guests bound to a ball, to two rooms or to a table.
NOT_OF_TWO = ("does not move into a single room", "has already been used")


@pytest.mark.parametrize("language", TWO)
def test_a_guest_who_is_two_people_is_no_singular_subject(
    listeners: dict[str, Listener], language: str
) -> None:
    name, wrong = TWO[language]
    told = told_of(listeners[language], name)
    assert len(told) > 50
    wanted = [words for words in told if not any(other in words for other in NOT_OF_TWO)]
    assert [words for words in wanted if wrong.search(words)] == []


def test_a_french_guest_is_no_subject_without_an_article(listeners: dict[str, Listener]) -> None:
    """ "Tailleur emménage": a common noun."""
    told = told_of(listeners["fr"], "Architecte")
    bare = re.compile(r"(?:^|[.!?:]\s)Architecte\s[a-zàâéêè]")
    assert len(told) > 50
    assert [words for words in told if bare.search(words)] == []
