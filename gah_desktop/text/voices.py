"""The game's texts in a chosen language beside the one the application speaks. Installs no translator."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QTranslator

from gah_desktop.resources import translation_path


class Voice(Protocol):
    """Says a text of a context; `n` chooses the plural form and takes the place of %n."""

    def __call__(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str: ...


class Speaker:
    """A voice out of a compiled translation; without one it says the English literals."""

    def __init__(self, language: str) -> None:
        self._translator = QTranslator()
        file = translation_path(language)
        if file.is_file():
            self._translator.load(str(file))

    def __call__(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
        said = self._translator.translate(context, text, disambiguation, n) or text
        return said if n < 0 else said.replace("%Ln", str(n)).replace("%n", str(n))


@cache
def voice(language: str) -> Voice:
    return Speaker(language)


_speaking: list[Voice] = []


@contextmanager
def speaking(wanted: Voice | None) -> Iterator[None]:
    """Within, `translate` speaks with this voice; None leaves the application's language."""
    if wanted is None:
        yield
        return
    _speaking.append(wanted)
    try:
        yield
    finally:
        _speaking.pop()


def translate(context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
    """The text in the language of the moment."""
    if _speaking:
        return _speaking[-1](context, text, disambiguation, n)
    return QCoreApplication.translate(context, text, disambiguation, n)


def counted(context: str, text: str, n: int) -> str:
    """The same for a text with %n, in the form that goes with so many.

    pyside6-lupdate takes a text for a plural one only if it sees the number itself in the call.
    `packaging/translations.py` lists these texts for it.
    """
    return translate(context, text, None, n)
