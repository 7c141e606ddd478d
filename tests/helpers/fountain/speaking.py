"""The fountain with its words, for what shows or reads a game aloud."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gah_desktop.text.part import TEXT_PARTS
from tests.helpers.fountain import words
from tests.helpers.fountain.playing import known as known
from tests.helpers.parts import registered


@pytest.fixture
def spoken(known: None) -> Iterator[None]:
    """Its rules and its texts are registered."""
    with registered(TEXT_PARTS, words.PART):
        yield
