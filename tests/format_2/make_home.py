"""Make the profile folder of a user of version 1.0.0, with the application of that version; see `make.py`."""

# mypy: ignore-errors
# The types are those of version 1.0.0.

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path
from random import Random
from typing import Any

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QCoreApplication, QEventLoop

from gah_desktop.app.corrections import Corrections
from gah_desktop.app.meta import Meta
from gah_desktop.app.paths import Paths
from gah_desktop.app.session import Session
from gah_desktop.coach.review import gathered, tasks
from gah_desktop.desktop import start
from gah_desktop.engine import Setup
from gah_desktop.record import Journal
from tests.format_2.figures import seats

HOME = Path(__file__).resolve().parent / "home"
FACTS = HOME.with_name("expected_home.json")
ALL = ("ballrooms", "celebrities", "hotels", "more")
STARTED = "2026-11-{:02}T19:30:00+01:00"
OPTIONS: dict[str, Any] = {
    "language": "de", "theme": "day", "text_scale": 110, "animation": "none", "bot_pace": "instant",
    "marks": False, "confirm_pass": False, "confirm_end": True, "reminders": False, "undo_policy": "free",
    "auto_collect": False, "announcements": "all", "hint": "why", "count_hints": True,
}  # fmt: skip
FINISHED = (
    Setup(solo="leopold", seed=31, level="easy", names=("Anna", "Leopold"), kinds=("human", "leopold")),
    Setup(2, 32, boards="day", promo=True, names=("Anna", "Page"), kinds=("human", "page")),
    Setup(3, 33, ruleset="classic", deal="draft", names=("Anna", "Béla", "Čech"), kinds=("human",) * 3),
    Setup(2, 34, modules=ALL, promo=True, names=("Anna", "Waiter"), kinds=("human", "waiter")),
)
LEFT = Setup(2, 41, names=("Anna", "Béla"), kinds=("human", "human"))
NAMED = Setup(
    solo="elisabeth",
    seed=42,
    modules=("ballrooms", "more"),
    names=("Anna", "Elisabeth"),
    kinds=("human", "elisabeth"),
)
IN_PROGRESS = Setup(2, 43, modules=ALL, promo=True, names=("Anna", "Béla"), kinds=("human", "human"))
NAME = "Sonntagabend"


def make_home() -> None:
    shutil.rmtree(HOME, ignore_errors=True)
    paths = Paths(HOME)
    application, window = start(None, None, None, paths)
    settings, session = application.settings, application.session
    for name, value in OPTIONS.items():
        setattr(settings, name, value)
    corrections = Corrections(paths.overrides_file)
    corrections.keep("guests", "117", {"vp": 9})
    corrections.keep("celebrities", "3", {"vp": 4})
    window.open()
    facts: dict[str, Any] = {"games": {}}
    for day, setup in enumerate(FINISHED, 10):
        session.new_game(setup, Meta(f"game{day}", STARTED.format(day), colours=(2, 0, 1)[: setup.players]))
        play(session, 1_000_000)
        facts["games"][session.meta.id] = seats(session.game)
        if day == 10:
            review(session, session.journal)
    session.history.catch_up()
    session.new_game(LEFT, Meta("left", STARTED.format(20)))
    play(session, 15)
    facts["left"] = seats(session.game)
    session.new_game(NAMED, Meta("named", STARTED.format(21)))
    play(session, 25)
    facts["named"] = seats(session.game)
    session.save_as(paths.saves / f"{NAME}.gah")
    session.new_game(IN_PROGRESS, Meta("running", STARTED.format(22)))
    play(session, 40)
    session.undo()
    session.undo()
    facts["in_progress"] = seats(session.game)
    remember_choice(window.page("new"))
    settings.undo_policy = OPTIONS["undo_policy"]
    window.close()
    session.close()
    for name in ("cache", "data/lock", "data/gah-desktop.log"):
        shutil.rmtree(HOME / name, ignore_errors=True)
        (HOME / name).unlink(missing_ok=True)
    FACTS.write_text(json.dumps(facts, separators=(",", ":")) + "\n", encoding="utf-8")


def play(session: Session, steps: int) -> None:
    """Play so many random actions of the people at the table, or to the end of the game."""
    rng = Random(session.setup.seed)
    while steps and not session.over:
        session.lift_curtain()
        if session.may_act:
            session.try_apply(rng.choice(session.options))
            steps -= 1
        else:
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 10)


def review(session: Session, journal: Journal) -> None:
    found = gathered(journal, [task.run() for task in tasks(journal)])
    session.reviews.keep(journal, found, session.meta.finished)


def remember_choice(page: Any) -> None:
    """Choose a game on the page, and keep the choice as its button does."""
    page.rules.promo.setChecked(True)
    page.modules.choose(ALL)
    page._remember()
