"""The languages there are, for every test that goes through them; and English as it is really said."""

from collections.abc import Iterator

import pytest

from gah_desktop.app.translator import LANGUAGES as LANGUAGES
from gah_desktop.text.voices import speaking, voice

#: English is the language of the code; its file holds plural forms alone.
FOREIGN = tuple(language for language in LANGUAGES if language != "en")


@pytest.fixture
def english() -> Iterator[None]:
    """English with its plurals: the literals in the code say "krone(s)"."""
    with speaking(voice("en")):
        yield
