"""A process that plays a game until somebody pulls the plug; run by `test_autosave.py`, never by pytest.

Prints the position it starts from, then each position as soon as the action is done. What is chosen
depends on the position alone, so that an interrupted game and a whole one are the same game.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from gah_desktop.app.paths import Paths
from gah_desktop.app.session import Session
from gah_desktop.app.settings import Settings
from gah_desktop.engine import Setup

SETUP = Setup(players=2, seed=11, kinds=("human", "human"))


def main(folder: str) -> None:
    application = QCoreApplication([])
    paths = Paths(Path(folder))
    settings = Settings(paths.settings_file)
    session = Session(settings, paths)
    found = session.continue_last()
    assert not found.damaged, found.damaged
    if found.loaded is None:
        session.new_game(SETUP)
    say(session.journal.position)
    while not session.over:
        session.lift_curtain()
        rng = random.Random(session.journal.position)
        session.try_apply(rng.choice(session.options))
        say(session.journal.position)
    say(session.game.hash())
    session.close()
    del application


def say(what: object) -> None:
    print(what, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
