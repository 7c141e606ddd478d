"""For the tests of the translations: what stands in the .ts files, and what is the same in two languages."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QTranslator

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "i18n"

#: Whole texts that no language changes: people, houses, what is called so everywhere.
EVERYWHERE = frozenset(
    (
        *("Tezcatlipoca", "Mr. Horsa", "M. Ingalls", "Mr. Boydell", "Mr. Oundo", "E. Gizia", "M. Polo"),
        *("Cramersopholus", "Durgoing", "MacLeod", "Mag. Ferdinand", "Mr. Moras"),
        *("Grand Austria Hotel", "Hautel Couture", "Nine Stars Inn", "Sushi Resort", "Toll Bridge Hotel"),
        *("Agatha Christie", "Albert Einstein", "Charlie Chaplin", "Elizabeth Magie", "Giacomo Puccini"),
        *("J.R.R. Tolkien", "Mahatma Gandhi", "Marie Curie", "Mata Hari", "Pablo Picasso", "Sigmund Freud"),
        *("Winston Churchill", "E. Doolittle", "J. Kesselhut"),
        *("Diva", "Khan", "Laird", "Maharani", "Consigliere"),
        *("Barista", "Sommelier", "Strudel", "Deluxe", "Draft", "PDF (*.pdf)"),
    )
)
#: Whole texts that are written alike in English and in one language.
ALIKE: dict[str, frozenset[str]] = {
    "de": frozenset(
        (
            *(
                "Baron",
                "Butler",
                "Chauffeur",
                "Concierge",
                "General",
                "Leopold",
                "Liftboy",
                "Major",
                "Person",
            ),
            *("Fair", "Hotel %1", "Name", "Normal", "Orange", "Pause", "Permanent", "Set", "Symbol"),
            *("Admiral Winterbottom", "Kapellmeister Palfy", "M. Antoinette", "Dr. Hagedorn", "Elisabeth"),
            *("Contessa", "Impresario", "Mannequin", "Marquis", "Medium", "Phantom", "Tenno"),
            *("Cellist", "Chef de Rang", "Pianist", "permanent"),
            *(
                "Classic",
                "**Classic:** %1",
                "%1 in Deluxe, %2 in Classic",
                "%1 (Classic: %2)",
                "NAME",
                "TEXT",
                "Lounge",
            ),
        )
    ),
    "fr": frozenset(
        (
            *(
                "Baron",
                "Capt. Goldhaken",
                "Chauffeur",
                "Chef",
                "Concierge",
                "Dame",
                "Groom",
                "Landgrave",
                "Major",
                "Masseuse",
            ),
            *(
                "Nobles",
                "Prince",
                "Action",
                "Café",
                "Date",
                "Normal",
                "Options",
                "Orange",
                "Pause",
                "Permanent",
            ),
            *("Cardinal", "Contessa", "M. Antoinette", "Mannequin", "Marquis", "Champagne"),
            *("Place", "points", "Questions", "Total", "Violet", "score.pdf", "score.png", "CODE", "PAGE"),
            *("Licence", "Licences", "&Licences…", "permanent"),
        )
    ),
    "it": frozenset(
        (
            *("Detective", "Leopold", "Hotel %1", "Replay", "Set"),
            *("Area", "Champagne", "Impresario", "Medium", "Tenno"),
            *("Round", "round %1", "Round %1, %2: %3", "FILE"),
        )
    ),
}


class Message(NamedTuple):
    """A text of the code and its translation, in as many forms as the language counts."""

    context: str
    source: str
    forms: tuple[str, ...]
    plural: bool
    state: str | None

    @property
    def key(self) -> tuple[str, str]:
        return self.context, self.source

    def __str__(self) -> str:
        return f"{self.context}: {self.source!r} -> {' // '.join(self.forms)!r}"


def read(file: Path) -> Iterator[Message]:
    for context in ElementTree.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.iter("numerusform")]
            yield Message(
                context.findtext("name", ""),
                message.findtext("source", ""),
                tuple(forms or [translation.text or ""]),
                message.get("numerus") == "yes",
                translation.get("type"),
            )


@cache
def messages(language: str) -> tuple[Message, ...]:
    return tuple(read(FOLDER / f"gah_{language}.ts"))


def alike(text: str, language: str) -> bool:
    """Whether a text may read the same in the language as in English: no word in it, or a word of both."""
    words = re.search(r"[^\W\d_]{2}", re.sub(r"%[n1-9]", "", text))
    return not words or text in EVERYWHERE or text in ALIKE.get(language, ())


class Listener:
    """A voice out of one .qm file that remembers what it was asked to say and has no words for."""

    def __init__(self, language: str, file: Path) -> None:
        self.language = language
        self.translator = QTranslator()
        assert self.translator.load(str(file)) and not self.translator.isEmpty()
        self.speechless: set[tuple[str, str]] = set()

    def __call__(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
        said = self.translator.translate(context, text, disambiguation, n)
        needed = self.language != "en" or n >= 0
        if (needed and not said) or ("%n" in text) != (n >= 0):
            self.speechless.add((context, text))
        return (said or text).replace("%n", str(n)) if n >= 0 else said or text
