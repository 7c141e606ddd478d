"""Loads the compiled translations and switches between them while everything runs. Holds no texts."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from gah_desktop.resources import translation_path

log = logging.getLogger(__name__)

# A language's name in itself is never translated.
OWN_NAMES = {"en": "English", "de": "Deutsch", "fr": "Français", "it": "Italiano"}
LANGUAGES = tuple(OWN_NAMES)
# Austria's German: the game is set in Vienna.
LOCALES = {"en": "en_GB", "de": "de_AT", "fr": "fr_FR", "it": "it_IT"}


def system_language() -> str:
    """The first language of the system that the game speaks, else English."""
    for name in QLocale.system().uiLanguages():
        code = name.replace("_", "-").split("-")[0].lower()
        if code in LANGUAGES:
            return code
    return "en"


class Translator(QObject):
    """The application's translators: the game's own texts and Qt's."""

    changed = Signal(str)

    def __init__(self, app: QCoreApplication) -> None:
        super().__init__(app)
        self._app = app
        self._installed: list[QTranslator] = []
        self.language = "en"

    def set_language(self, code: str) -> bool:
        """Speak a language ("" follows the system); False if its texts are missing and English remains."""
        wanted = code or system_language()
        own = self._load(translation_path(wanted))
        found = own is not None or wanted == "en"
        if not found:
            log.warning("No translation for %s; falling back to English.", wanted)
            own = self._load(translation_path("en"))
        self.language = wanted if found else "en"
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        # Qt itself is written in English
        qts = None if self.language == "en" else self._load(Path(folder) / f"qtbase_{self.language}.qm")
        for old in self._installed:
            self._app.removeTranslator(old)
            old.deleteLater()
        self._installed = [translator for translator in (qts, own) if translator is not None]
        QLocale.setDefault(QLocale(LOCALES[self.language]))
        for new in self._installed:
            self._app.installTranslator(new)
        self.changed.emit(self.language)
        return found

    def _load(self, file: Path) -> QTranslator | None:
        translator = QTranslator(self)
        if file.is_file() and translator.load(str(file)) and not translator.isEmpty():
            return translator
        if file.is_file():
            log.warning("The translation %s cannot be read.", file.name)
        translator.deleteLater()
        return None
