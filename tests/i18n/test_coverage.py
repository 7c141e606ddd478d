"""Everything has its text in all four languages: ids, effects, acts, events, reasons, topics."""

from __future__ import annotations

import re

import pytest

from gah_desktop.catalog.effects import EFFECT_FIELDS, EXPANSION_FIELDS
from gah_desktop.engine.events import EmperorSettled, Event
from gah_desktop.engine.module_registry import EXPANSIONS
from gah_desktop.modules.solo.words.steps import STEPS
from gah_desktop.reference.topics import CONTEXT, contents
from gah_desktop.text import effects, events, names
from gah_desktop.text.decisions import ACTIONS, ACTS
from gah_desktop.text.voices import speaking
from tests.helpers.languages import FOREIGN, LANGUAGES

from .everything import CATALOG, everything
from .linguist import Listener, alike
from .samples import ACTS as TOLD
from .samples import EVENTS, SOLO

#: Texts filled with numbers or names that a language spells as English does.
FILLED_ALIKE = {
    "de": {"permanent", "%n in Deluxe, %n in Classic", "Bonus"},
    "fr": {"permanent", "nobles", "action %n", "%n pages", "Bonus"},
    "it": {"round %n", "Bonus"},
}
#: Called so in every language, so nobody is asked to translate them.
NAMES_OF_HOUSES = {
    *(names.component_name("entrance", id) for id in CATALOG.entrances),
    *(names.component_name("ballroom", id) for id in CATALOG.ballrooms),
}
Spoken = dict[str, dict[str, str]]


@pytest.fixture(scope="module")
def spoken(listeners: dict[str, Listener]) -> Spoken:
    """Everything, in each language."""
    said = {}
    for language, listener in listeners.items():
        with speaking(listener):
            said[language] = dict(everything())
    return said


def test_the_samples_are_complete() -> None:
    assert set(TOLD) == {kind for kind, said in ACTIONS.items() if said.told} | set(ACTS)
    assert set(SOLO) == set(STEPS)
    assert {event.name for event in EVENTS} == set(events.TELL)
    assert {type(event) for event in EVENTS} == set(Event.__args__) - {EmperorSettled}
    assert set(effects.ROWS) == {*EFFECT_FIELDS, *EXPANSION_FIELDS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_at_a_loss_for_words(spoken: Spoken, listeners: dict[str, Listener], language: str) -> None:
    """Whatever was asked for while everything was said is in the .ts, counted where a number is in it."""
    assert [label for label, text in spoken[language].items() if not text] == []
    assert listeners[language].speechless == set()


@pytest.mark.parametrize("language", FOREIGN)
def test_nothing_is_said_in_english(spoken: Spoken, language: str) -> None:
    assert spoken[language].keys() == spoken["en"].keys()
    found = {
        label: text
        for label, text in spoken[language].items()
        if text == spoken["en"][label]
        and text not in NAMES_OF_HOUSES
        and not _alike(re.sub(r"\d+", "%n", text), language)
    }
    assert found == {}


def _alike(text: str, language: str) -> bool:
    return alike(text, language) or text in FILLED_ALIKE.get(language, ())


@pytest.mark.parametrize("language", FOREIGN)
def test_no_two_cards_have_the_same_name(spoken: Spoken, language: str) -> None:
    for kind in ("guest", "staff", "objective", "emperor", "board", "celebrity"):
        called = [text for label, text in spoken[language].items() if label.startswith(f"{kind}_name ")]
        assert len(called) == len(set(called)) > 4, kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_reads_the_same_wherever_it_is_printed(
    listeners: dict[str, Listener], language: str
) -> None:
    with speaking(listeners[language]):
        for guest in CATALOG.guests.values():
            if guest.id == 61:  # the Painter's two rooms are one sentence
                continue
            for effect in guest.rewards:
                assert effects.effect_text(effect) in effects.guest_text(guest)
        for card in CATALOG.staff.values():
            for effect in card.effects:
                assert effects.effect_text(effect) in effects.staff_text(card)


@pytest.mark.parametrize("language", FOREIGN)
def test_a_module_is_called_alike_wherever_it_is_chosen_and_explained(
    listeners: dict[str, Listener], language: str
) -> None:
    say = listeners[language]
    titles = {chapter.id: chapter.title for chapter in contents().chapters}
    for module in EXPANSIONS:
        assert say(CONTEXT, titles[module]) == say("modules", titles[module]) != titles[module]


@pytest.mark.parametrize("language", FOREIGN)
def test_every_topic_is_told(listeners: dict[str, Listener], language: str) -> None:
    say = listeners[language]
    for topic in contents().topics.values():
        for text in (topic.title, *topic.paragraphs):
            said = say(CONTEXT, text)
            assert said != text or alike(text, language), topic.id
    for chapter in contents().chapters:
        assert say(CONTEXT, chapter.title) != chapter.title, chapter.id
    assert say.speechless == set()
