"""For the tests of the terminal: one application for all of them, and recorded games to read."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from gah_desktop.bots.arena import play_journal
from gah_desktop.engine import Setup
from gah_desktop.record import Journal, dumps, write_atomic


@pytest.fixture(autouse=True)
def application(qapp: QApplication) -> None:
    """Tests of windows follow in the same process: the terminal must make no application of its own."""


@pytest.fixture(scope="session")
def journal() -> Journal:
    return play_journal(Setup(players=3, seed=6, ruleset="classic"), ("heuristic", "random", "random"))


@pytest.fixture(scope="session")
def solo_journal() -> Journal:
    setup = Setup(seed=4, solo="leopold", level="hard", entrance="toll", kinds=("random", "leopold"))
    return play_journal(setup, ("random", "leopold"))


@pytest.fixture
def saved(tmp_path: Path, journal: Journal) -> Path:
    file = tmp_path / "game.gah"
    write_atomic(file, dumps(journal))
    return file
