"""No English left: every word of every page, dialog and of the reference after a live change of language."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gah_desktop.app.translator import OWN_NAMES
from tests.desktop.pages_helpers import NAMES
from tests.desktop.scenes import BOXES, PAGES, SCENES, Stage, settle
from tests.desktop.walking import words
from tests.helpers.languages import FOREIGN

I18N = Path(__file__).resolve().parent.parent.parent / "i18n"
NAMED = (
    *NAMES, *OWN_NAMES.values(), "Resi", "Franzl", "Mizzi", "Leopold", "Qt",
    "Grand Austria Hotel", "Hautel Couture", "Nine Stars Inn", "Sushi Resort", "Toll Bridge Hotel",
    "Elisabeth", "Apollosaal", "Goldener Strauß", "Odeonsaal", "Zum Sperl", "Zur Kettenbrücke",
    "Chateau Paulwei", "Corogari Zant-Mainz", "Dove", "Kaufman", "Mayenfels", "Ninas Melange", "Stroup",
    "The Grand Wray Hotel", "The Kozi Palace", "The Ren",
    "Deluxe", "Classic", "OK", "PDF", "PNG", "autosave.gah", "cut.gah",
)  # fmt: skip
FILE = re.compile(r"\S*/\S*|\S+\.gah\S*|Ctrl\+\S*|Shift\+\S*|Esc\b|F\d+")
PLACE = re.compile(r"%\d|%n")
FIGURE = re.compile(r"[−+-]?\d+(?:[.,]\d+)?")
NAME = re.compile("|".join(map(re.escape, NAMED)))
WORD = re.compile(r"[^\W\d_]{2,}")
BETWEEN = re.compile(r" · |, |: |; | – | \(|\) ?|/")


class Dictionary:
    """What a language says for the English texts of the code."""

    def __init__(self, language: str) -> None:
        self.said: set[str] = set()  # whole translations
        self.same: set[str] = set()  # texts that are the same in both
        self.english: set[str] = set()  # texts that are not
        chunks: set[str] = set()
        for message in ElementTree.parse(I18N / f"gah_{language}.ts").iter("message"):
            source = (message.findtext("source") or "").replace("&", "")
            node = message.find("translation")
            forms = [form.text or "" for form in node.iter("numerusform")] if node is not None else []
            forms = forms or [(node.text or "") if node is not None else ""]
            forms = [form.replace("&", "") for form in forms]
            self.said.update(forms)
            (self.same if source in forms else self.english).add(source)
            if source not in forms:
                chunks.update(part.strip(" .:,;") for part in re.split(r"%\d|%n|\n|\(s\)", source))
        self.english -= self.same | self.said
        self.alike = {_bare(PLACE.sub("%", text)) for text in self.same}
        told = "\n".join(self.said)
        self.chunks: dict[tuple[str, ...], set[str]] = defaultdict(set)
        for chunk in chunks:
            pair = tuple(WORD.findall(chunk)[:2])
            if len(pair) == 2 and len(chunk) >= 8 and chunk not in told:
                self.chunks[pair].add(chunk)

    def english_in(self, text: str) -> str:
        """An English text of the code that stands there; "" if there is none."""
        if text in self.said or text in self.same or text in NAMED:
            return ""
        if text in self.english and WORD.search(text):
            return text
        found = WORD.findall(text)
        for pair in pairwise(found):
            for chunk in self.chunks.get(pair, ()):
                if chunk in text:
                    return chunk
        return ""

    def alike_in(self, text: str) -> bool:
        """The same in both, or what this language calls another English text: Countess, Contessa."""
        return text in self.said or self.common(text)

    def common(self, text: str) -> bool:
        """Whether the text may be the same in both languages: names, figures, and words that are alike."""
        text = FILE.sub("", _bare(text))
        return text in self.alike or all(
            part.strip(" .…:") in self.alike or not WORD.search(part) for part in BETWEEN.split(text)
        )


def _bare(text: str) -> str:
    """Without the names and figures in it."""
    return FIGURE.sub("%", NAME.sub("%", text))


@cache
def dictionary(language: str) -> Dictionary:
    return Dictionary(language)


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory, qapp: QApplication) -> Iterator[Stage]:
    result = Stage(tmp_path_factory.mktemp("languages"), (1280, 800))
    yield result
    result.close()


def foreign(place: str, text: str) -> bool:
    """The reference shows other languages on purpose, beside a page and where something was found; parts of
    the program have no name but their own."""
    where_found = "referenceResults" in place and any(name in text for name in OWN_NAMES.values())
    return where_found or "referenceSecondText" in place or "licencesList" in place


def left_over(language: str, before: set[tuple[str, str]], now: set[tuple[str, str]]) -> list[str]:
    known = dictionary(language)
    now = {(place, text) for place, text in now if not foreign(place, text)}
    kept = [f"unchanged: {place}: {text}" for place, text in now & before if not known.alike_in(text)]
    found = [
        f"English {english!r}: {place}: {text}" for place, text in now if (english := known.english_in(text))
    ]
    return sorted(kept + found)


# every day each scene in one of the languages, by turns
DAILY = {scene: FOREIGN[number % len(FOREIGN)] for number, scene in enumerate(SCENES)}


@pytest.mark.parametrize(
    ("scene", "languages"),
    [
        pytest.param(scene, languages, id=f"{scene}-{'-'.join(languages)}", marks=marks)
        for scene in SCENES
        for languages, marks in (((DAILY[scene],), ()), (FOREIGN, pytest.mark.slow))
    ],
)
def test_no_english_is_left(qtbot: QtBot, stage: Stage, scene: str, languages: tuple[str, ...]) -> None:
    stage.speak("en")
    window = SCENES[scene](stage)
    settle()
    english = words(window)
    assert any(WORD.search(text) for _, text in english)
    for language in languages:
        stage.speak(language)
        if scene in BOXES:
            window = SCENES[scene](stage)
        settle()
        assert left_over(language, english, words(window)) == [], language
    if window is not stage.window:
        window.close()


@pytest.mark.parametrize(
    "scene",
    [scene if n % 3 == 0 else pytest.param(scene, marks=pytest.mark.slow) for n, scene in enumerate(PAGES)],
)
def test_a_page_out_of_sight_learns_the_language_too(qtbot: QtBot, stage: Stage, scene: str) -> None:
    stage.speak("en")
    SCENES[scene](stage)
    shown = stage.window.current
    english = words(stage.window)
    stage.window.show_page("new" if shown == "start" else "start")
    stage.speak("de")
    stage.window.stack.setCurrentWidget(stage.window.page(shown))
    settle()
    assert left_over("de", english, words(stage.window)) == []


def test_an_english_word_would_be_found() -> None:
    german = dictionary("de")
    assert german.english_in("Guests waiting")
    assert german.english_in("Anna: Show the hotel of Ben in full.") == "Show the hotel of"
    assert not german.english_in("Wartende Gäste")
    assert not german.common("Back to the start")
    assert not german.common("Anna: 3 steps")
    assert german.common("Anna 12, Leopold −3") and german.common("Toll Bridge Hotel")
