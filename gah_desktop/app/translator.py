"""Loads the compiled translations and switches between them while everything runs. Holds no texts."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from gah_desktop.resources import translation_path

log = logging.getLogger(__name__)

# A language's name in itself, which is never translated, and its locale. Austria's German: the game is set
# in Vienna.
_SPOKEN = {
    "en": ("English", "en_GB"),
    "de": ("Deutsch", "de_AT"),
    "fr": ("Français", "fr_FR"),
    "it": ("Italiano", "it_IT"),
}
LANGUAGES = tuple(_SPOKEN)
OWN_NAMES = {code: name for code, (name, _) in _SPOKEN.items()}
LOCALES = {code: locale for code, (_, locale) in _SPOKEN.items()}


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
