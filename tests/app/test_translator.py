"""Which language is spoken: the game's own texts, Qt's, and how numbers and dates are written."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from pytestqt.qtbot import QtBot

from gah_desktop.app.translator import LANGUAGES, LOCALES, OWN_NAMES, Translator
from gah_desktop.text.names import item_name

QT_CANCEL = {"en": "Cancel", "de": "Abbrechen", "fr": "Annuler", "it": "Annulla"}
CAKE = {"en": "Cake", "de": "Torte", "fr": "Gâteau", "it": "Torta"}


@pytest.fixture
def translator(qtbot: QtBot) -> Iterator[Translator]:
    application = QCoreApplication.instance()
    assert application is not None
    made = Translator(application)
    yield made
    made.set_language("en")
    QLocale.setDefault(QLocale.c())


def test_languages_and_what_they_call_themselves() -> None:
    assert OWN_NAMES == {"en": "English", "de": "Deutsch", "fr": "Français", "it": "Italiano"}
    assert LANGUAGES == ("en", "de", "fr", "it")
    assert LOCALES == {"en": "en_GB", "de": "de_AT", "fr": "fr_FR", "it": "it_IT"}


@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_speaks_the_language_that_was_chosen(translator: Translator, code: str) -> None:
    told: list[str] = []
    translator.changed.connect(told.append)
    assert translator.set_language(code)
    assert (translator.language, told) == (code, [code])
    assert item_name("cake") == CAKE[code]
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == QT_CANCEL[code]
    assert QLocale().name() == LOCALES[code]


def test_nothing_of_the_language_before_remains(translator: Translator) -> None:
    assert translator.language == "en"
    translator.set_language("de")
    translator.set_language("en")
    assert item_name("cake") == "Cake"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"
    assert QLocale().name() == "en_GB"
