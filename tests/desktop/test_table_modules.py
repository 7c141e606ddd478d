"""A module of rules brings its own panel: on the table while it is in play, nowhere otherwise."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gah_desktop.engine import Setup
from gah_desktop.modules import brought
from gah_desktop.text import decisions
from gah_desktop.widgets.art import State
from gah_desktop.widgets.main_window import MainWindow
from gah_desktop.widgets.table.page import TablePage
from tests.desktop.table_hands import Hands, open_window
from tests.helpers.fountain.playing import known as known
from tests.helpers.fountain.rules import Fountain, Throw, Wish

FILES = ("tests.helpers.fountain.panel", "tests.helpers.fountain.models")


@pytest.fixture(autouse=True)
def spoken(known: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """In play it can be talked about; nobody has looked at its other files yet."""
    for table in (decisions.DECISIONS, decisions.ACTIONS):
        monkeypatch.setattr(decisions, "ACTIONS" if table is decisions.ACTIONS else "DECISIONS", dict(table))
    decisions.register(brought("words", {"fountain": Fountain})["fountain"])
    for name in FILES:
        monkeypatch.delitem(sys.modules, name, raising=False)
    yield
