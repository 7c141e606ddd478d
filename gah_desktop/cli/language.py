"""The terminal speaks the language of --lang, else the one chosen in the window, else the system's."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication

from gah_desktop.app.paths import Paths
from gah_desktop.app.settings import Settings
from gah_desktop.app.translator import LANGUAGES, Translator


@contextmanager
def speak(arguments: Sequence[str]) -> Iterator[None]:
    """Install the texts before any sentence is said, and take them off again."""
    app = QCoreApplication.instance() or QCoreApplication(["gah-desktop"])
    translator = Translator(app)
    translator.set_language(wanted(arguments))
    try:
        yield
    finally:
        translator.set_language("en")
        translator.deleteLater()


def wanted(arguments: Sequence[str]) -> str:
    for i, word in enumerate(arguments):
        code = arguments[i + 1] if word == "--lang" and i + 1 < len(arguments) else ""
        code = word.removeprefix("--lang=") if word.startswith("--lang=") else code
        if code in LANGUAGES:
            return code
    return Settings(Paths().settings_file).language


def make_way() -> None:
    """End the terminal's application: a process can have only one, and a window needs another kind."""
    app = QCoreApplication.instance()
    if type(app) is QCoreApplication:
        app.shutdown()
