"""A process with the real window, played by a script until it is killed; started by `packaging/kills.py`.

    python -m tests.desktop.driven [--finish] [--file COUNT MICROSECONDS]

The script uses the pages of the window: it continues the game in progress or starts the next one, plays it,
looks at the score and the review, and begins again. It prints each event as a line of JSON as soon as it has
happened. With `--finish` the window closes after the game in progress. With `--file` the system ends the
process so many microseconds after it has opened the COUNTth file for writing.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QPushButton, QTabWidget

from gah_desktop import desktop
from gah_desktop.app.meta import Meta
from gah_desktop.app.start import Application
from gah_desktop.cli import main
from gah_desktop.coach import review
from gah_desktop.engine import Setup
from gah_desktop.widgets.main_window import MainWindow

ALL = ("ballrooms", "celebrities", "hotels", "more")
SETUPS = (
    Setup(solo="leopold", level="easy", kinds=("human", "leopold")),
    Setup(2, kinds=("human", "page")),
    Setup(2, ruleset="classic", deal="draft", kinds=("human", "human")),
    Setup(solo="elisabeth", modules=ALL, promo=True, kinds=("human", "elisabeth")),
)
INTERVAL_MS = 1
FEW = 3  # tasks of a review


def tell(what: str, **facts: Any) -> None:
    print(json.dumps({"what": what, **facts}), flush=True)


class Driver(QObject):
    """Does on each page what a player would do there, one step at a time."""

    def __init__(self, window: MainWindow, finish: bool) -> None:
        super().__init__(window)
        self.window, self.session = window, window.session
        self.finish = finish
        self.entered = self.ready = False
        self.session.eventsHappened.connect(lambda events: self.tell_position("at"))
        self.session.gameOver.connect(self.game_over)
        self.announce(self.session.history, "catch_up", "history")
        self.announce(self.session.reviews, "keep", "review")
        self.timer = QTimer(self, interval=INTERVAL_MS)
        self.timer.timeout.connect(self.step)
        window.seen.connect(self.timer.start)

    def announce(self, of: object, method: str, file: str) -> None:
        """Tell when this file begins to be written, and when it has been written."""
        write: Callable[..., Any] = getattr(of, method)

        def announced(*arguments: Any) -> Any:
            tell("writing", file=file)
            found = write(*arguments)
            tell("written", file=file)
            self.entered |= file == "history"
            return found

        setattr(of, method, announced)

    def tell_position(self, what: str) -> None:
        session = self.session
        tell(what, id=session.meta.id, position=session.journal.position, hash=session.game.hash())

    def game_over(self) -> None:
        self.entered = False
        vp = [score.total for score in self.session.state.scores]
        tell("over", id=self.session.meta.id, hash=self.session.game.hash(), vp=vp)

    def press(self, name: str) -> bool:
        """Press a button of the page on show, if it can be seen."""
        button = self.window.page(self.window.current).findChild(QPushButton, name)
        if not isinstance(button, QPushButton) or not button.isVisible():
            return False
        button.click()
        return True

    def step(self) -> None:
        if (box := QApplication.activeModalWidget()) is not None:
            tell("question", text=getattr(box, "text", str)())
            sys.stdout.flush()
            QApplication.exit(3)
            return
        getattr(self, f"on_{self.window.current}")()

    def on_start(self) -> None:
        if not self.ready:
            self.ready = True
            tell("ready")
        if self.press("continueButton"):
            self.tell_position("resumed")
            return
        if self.finish:
            self.timer.stop()
            self.window.close()
            return
        number = len(list(self.session.paths.games.glob("*.gah")))
        setup = SETUPS[number % len(SETUPS)]
        self.window.start_game(Setup(**{**setup.__dict__, "seed": number}), Meta.new())
        self.tell_position("begun")

    def on_table(self) -> None:
        session = self.session
        if session.curtain:
            session.lift_curtain()
        elif session.may_act:
            rng = Random(f"{session.meta.id} {session.journal.position}")
            session.try_apply(rng.choice(session.options))

    def on_emperor(self) -> None:
        self.press("emperorContinueButton")

    def on_score(self) -> None:
        if not self.entered:
            return  # until the game is in the history
        if not self.press("scoreReviewButton"):
            raise AssertionError("the score page offers no review")
        tell("reviewing", id=self.session.meta.id)

    def on_review(self) -> None:
        tabs = self.window.page("review").findChild(QTabWidget, "reviewTabs")
        assert isinstance(tabs, QTabWidget)
        if tabs.isVisible():
            tell("reviewed", id=self.session.meta.id)
            self.window.show_page("start")


def end_while_writing(count: int, microseconds: int) -> None:
    """Have the system end this process at once, as by a kill: nobody handles the alarm."""
    left = count

    def audit(event: str, arguments: tuple[Any, ...]) -> None:
        nonlocal left
        if event != "open" or not arguments[2] & (os.O_WRONLY | os.O_RDWR):
            return
        if Path(str(arguments[0])).is_relative_to(Path(os.environ["XDG_DATA_HOME"])):
            left -= 1
            if left == 0:
                signal.setitimer(signal.ITIMER_REAL, microseconds / 1_000_000)

    sys.addaudithook(audit)


def drive(finish: bool) -> int:
    """Run the program with its window, as the command does without words."""
    begin, every_task = desktop.start, review.tasks

    def start(*arguments: Any) -> tuple[Application, MainWindow]:
        application, window = begin(*arguments)
        Driver(window, finish)
        return application, window

    def few_tasks(journal: Any) -> list[Any]:
        """Return only the last tasks of a review, which take no time: a whole review takes minutes."""
        return every_task(journal)[-FEW:]

    for module, name, other in ((desktop, "start", start), (review, "tasks", few_tasks)):
        setattr(module, name, other)
    return main(["--lang", "en"])


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--finish", action="store_true")
    parser.add_argument("--file", type=int, nargs=2, metavar=("COUNT", "MICROSECONDS"))
    options = parser.parse_args()
    if options.file:
        end_while_writing(*options.file)
    sys.exit(drive(options.finish))
