"""What is heard at the table, in whole games: nothing left to fill in, no double spaces, no English words."""

from __future__ import annotations

import re
from functools import cache

import pytest

from gah_desktop.engine import Setup
from gah_desktop.engine.events import Event
from gah_desktop.text.events import event_text
from gah_desktop.text.voices import speaking
from tests.helpers.games import played
from tests.helpers.languages import FOREIGN, LANGUAGES

from .everything import everything
from .linguist import Listener
from .samples import NAMES

LEFTOVERS = re.compile(r"%[n1-9]|\w\((?:s|n|en|e|i)\)|  |\*\*|\[\[|\]\]|\.\.| [.,]|^\s|\s$|[{}]")

#: Words of the game in English that are no words of the other languages.
ENGLISH = re.compile(
    r"\b(?:the|and|with|your|you|guests?|rooms?|krones?|staff|cards?|queue|kitchen|items?|dice|die showing|"
    r"turns?|rounds|strength|floor|column|steps?|spaces?|track|reward|penalty|objectives?|Emperor|claims?|"
    r"prepares?|occupied|vacant|serves?|gets|loses|scores|pays|takes|moves|plays|draws|from|onto|into|cost|"
    r"free|blue|red|yellow|green|cake|wine|coffee|VP|end of|cannot|file|player|opponent|hand of|each|every)\b"
)
#: Of these, what another language says too.
SHARED: dict[str, set[str]] = {
    "fr": {"file"},
    "it": {"dice", "file", "serve"},
}
#: Names that stay English, and JSON's own words between quotes.
KEPT = re.compile(r'Toll Bridge Hotel|Nine Stars Inn|"\w+"|\S+\.json|--\w+')


@cache
def games() -> tuple[Event, ...]:
    """What happened in some random games: two to four players, both editions, and against Leopold."""
    setups = [
        Setup(players=2, seed=1),
        Setup(players=4, seed=2, deal="draft", promo=True),
        Setup(players=3, seed=3, ruleset="classic", boards="day"),
        *(
            Setup(seed=seed, solo="leopold", level=level, entrance=entrance)
            for seed, (level, entrance) in enumerate(
                (("easy", None), ("medium", "hautel"), ("hard", "stars"), ("hard", "sushi"), ("hard", "toll"))
            )
        ),
    ]
    return tuple(event for seed, setup in enumerate(setups) for event in played(setup, seed + 1).events)


def said_in(listener: Listener) -> dict[str, str]:
    with speaking(listener):
        said = dict(everything())
        said |= {f"{event}": event_text(event, NAMES) for event in games()}
    return said


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_to_fill(listeners: dict[str, Listener], language: str) -> None:
    said = said_in(listeners[language])
    assert {label: text for label, text in said.items() if LEFTOVERS.search(text)} == {}
    assert listeners[language].speechless == set()


@pytest.mark.parametrize("language", FOREIGN)
def test_no_english_word_is_heard(listeners: dict[str, Listener], language: str) -> None:
    found = {}
    for label, text in said_in(listeners[language]).items():
        words = set(ENGLISH.findall(KEPT.sub("", text))) - SHARED.get(language, set())
        if words:
            found[label] = (text, words)
    assert found == {}


def test_an_english_word_would_be_heard() -> None:
    assert ENGLISH.search("Der Gast zahlt 3 krones.")
    assert ENGLISH.search("Anna prend the dé.")
    assert LEFTOVERS.search("Sie erhalten %n Kronen.")
    assert LEFTOVERS.search("3 Krone(n)")
    assert not LEFTOVERS.search("Sie erhalten 3 Kronen (sofort).")


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_of_the_log_are_whole(listeners: dict[str, Listener], language: str) -> None:
    with speaking(listeners[language]):
        for event in games():
            text = event_text(event, NAMES)
            assert not text or (text[0].isupper() and text[-1] in ".!?"), (event, text)
