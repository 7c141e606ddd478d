"""The languages there are, for every test that goes through them; and English as it is really said."""

from collections.abc import Iterator

import pytest

from gah_desktop.app.translator import LANGUAGES as LANGUAGES
from gah_desktop.text.voices import speaking, voice

#: English is the language of the code; its file holds plural forms alone.
FOREIGN = tuple(language for language in LANGUAGES if language != "en")

#: Of a typographic quotation, what opens and what closes it. French sets a space inside.
QUOTES = {"en": ("“", "”"), "de": ("„", "“"), "fr": ("«", "»"), "it": ("«", "»")}
#: None and three of something.
KRONES = {
    "en": ("0 krones", "3 krones"),
    "de": ("0 Kronen", "3 Kronen"),
    "fr": ("0\u00a0Couronne", "3\u00a0Couronnes"),
    "it": ("0 Corone", "3 Corone"),
}


@pytest.fixture
def english() -> Iterator[None]:
    """English with its plurals: the literals in the code say "krone(s)"."""
    with speaking(voice("en")):
        yield
