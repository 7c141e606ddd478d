"""The terminal speaks the language of --lang, else the one chosen in the window, else the system's."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise

from PySide6.QtCore import QLocale

from gah_desktop.app.paths import Paths
from gah_desktop.app.settings import Settings
from gah_desktop.app.translator import LANGUAGES, LOCALES, system_language
from gah_desktop.text.voices import speaking, voice


@contextmanager
def speak(code: str | None) -> Iterator[None]:
    """Within, every sentence is said in this language; None is the user's."""
    code = code or chosen()
    before = QLocale()  # the one in force
    QLocale.setDefault(QLocale(LOCALES[code]))
    try:
        with speaking(voice(code)):
            yield
    finally:
        QLocale.setDefault(before)


def asked_for(arguments: Sequence[str]) -> str | None:
    """What --lang says, before anything else of the call is understood."""
    for word, following in pairwise((*arguments, "")):
        code = following if word == "--lang" else word.removeprefix("--lang=")
        if word.startswith("--lang") and code in LANGUAGES:
            return code
    return None


def chosen() -> str:
    """Reads the settings without making them: a command of the terminal needs no folder."""
    return Settings(Paths().settings_file).language or system_language()
