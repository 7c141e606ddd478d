"""The fountain with its words, for what shows or reads a game aloud."""

from __future__ import annotations

import pytest

from gah_desktop.modules import brought
from gah_desktop.text import decisions, lines, sources
from tests.helpers.fountain.playing import known as known
from tests.helpers.fountain.rules import Fountain


@pytest.fixture
def spoken(known: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Registered with its rules, and each of its words where the text would have put them at the start."""
    words = brought("words", {"fountain": Fountain})["fountain"]
    for table, own in (
        (decisions.DECISIONS, words.DECISIONS),
        (decisions.ACTIONS, words.ACTIONS),
        (sources.LABELS, words.SOURCES),
        (lines.LINES, words.LINES),
    ):
        for kind, said in own.items():
            monkeypatch.setitem(table, kind, said)
    decisions.register(words)
