"""The coach beside the window: hints, a turn looked into, whole games reviewed. Nobody waits for it."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any

from PySide6.QtCore import QObject, Signal

from gah_desktop.app.beside import Beside
from gah_desktop.coach.hint import HintTask
from gah_desktop.coach.judge import at_once
from gah_desktop.coach.review import Review, gathered, play_of, tasks
from gah_desktop.coach.turns import Turn, TurnTask, stream_of
from gah_desktop.engine import Game
from gah_desktop.record import Journal

log = logging.getLogger(__name__)

PROCESSES = min(2, os.cpu_count() or 1)  # for a review
LEAVE = 0.05  # seconds that a thread gets to notice that it is over, before it is left alone


class Wish:
    """Something that was asked for, as long as somebody wants it."""

    def __init__(self, token: int) -> None:
        self.token = token
        self.wanted = True

    def is_wanted(self) -> bool:
        return self.wanted


class Coach(QObject):
    """Answers carry the number that the wish was given; nothing is told of a wish that was given up."""

    advised = Signal(int, object)  # Advice; the last one is final
    judged = Signal(int, object)  # a Judged turn
    progress = Signal(int, int, int)  # done, of
    reviewed = Signal(int, object)  # Review
    failed = Signal(int)  # why is in the log
    _found = Signal(object, object, tuple)  # from the threads: the wish, the signal, what it says

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._token = 0
        self._adviser = Beside()
        self._helpers: list[Beside] = []
        self._hint: Wish | None = None
        self._review: Wish | None = None
        self._begun = ("", dict[int, Any]())  # a review that was broken off: what was played, what was found
        self._threads: list[Thread] = []
        self._found.connect(self._deliver)

    @property
    def pids(self) -> list[int]:
        """Of the processes that there are."""
        return [pid for worker in (self._adviser, *self._helpers) if (pid := worker.pid) is not None]

    # -- at the table

    def hint(self, game: Game, position: int) -> int:
        """Advice for the seat that is asked; the first is an opinion, and comes at once."""
        view, options = game.view_for(game.seat), list(game.legal_actions())
        task = HintTask(view, options, f"{stream_of(game.setup)}:{position}")

        def think(wish: Wish) -> None:
            self._tell(wish, self.advised, at_once(view, options))
            if len(options) < 2:
                return
            found = self._adviser.run(
                task, game.state.t, wish.is_wanted, lambda advice: self._tell(wish, self.advised, advice)
            )
            if found is not None and not found.stopped:
                self._tell(wish, self.advised, found.what)

        return self._ask(think)

    def look_into(self, turn: Turn, game: Game) -> int:
        """A turn that was just made."""
        task = TurnTask(turn, stream_of(game.setup))

        def think(wish: Wish) -> None:
            found = self._adviser.run(task, game.state.t, wish.is_wanted)
            if found is not None and not found.stopped:
                self._tell(wish, self.judged, found.what)

        return self._ask(think)

    def cancel(self) -> None:
        """Forget what was asked at the table."""
        if self._hint is not None:
            self._hint.wanted = False
            self._hint = None

    def _ask(self, think: Callable[[Wish], None]) -> int:
        self.cancel()
        self._token += 1
        wish = self._hint = Wish(self._token)
        self._start(think, wish)
        return wish.token

    # -- whole games

    def review(self, journal: Journal) -> int:
        """Everything that was asked of everybody in a finished game; one that was broken off goes on."""
        self.cancel_review()
        self._token += 1
        wish = self._review = Wish(self._token)
        self._start(lambda wish: self._share_out(journal, wish), wish)
        return wish.token

    def cancel_review(self) -> None:
        if self._review is not None:
            self._review.wanted = False
            self._review = None

    def _share_out(self, journal: Journal, wish: Wish) -> None:
        todo, left = tasks(journal), SimpleQueue[tuple[int, Any]]()
        tables, lock, played = journal.game.state.t, Lock(), play_of(journal)
        begun, found = self._begun
        if begun != played:
            found = {}
        self._begun = played, found
        if found:
            self._tell(wish, self.progress, len(found), len(todo))
        for number, task in enumerate(todo):
            if number not in found:
                left.put((number, task))
        errors: list[Exception] = []

        def work(worker: Beside) -> None:
            try:
                while wish.wanted and not errors:
                    number, task = left.get_nowait()
                    result = worker.run(task, tables, wish.is_wanted)
                    with lock:
                        if result is not None and not result.stopped:
                            found[number] = result.what
                        self._tell(wish, self.progress, len(found), len(todo))
            except Empty:
                pass
            except Exception as error:
                errors.append(error)
            finally:
                worker.close()

        helpers = [Beside() for _ in range(PROCESSES)]
        self._helpers += helpers
        threads = [Thread(target=work, args=(worker,), daemon=True) for worker in helpers]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self._helpers = [worker for worker in self._helpers if worker not in helpers]
        if errors:
            raise errors[0]
        if wish.wanted:
            self._begun = "", {}
            self._tell(wish, self.reviewed, gathered(journal, found.values()))

    # -- threads

    def _start(self, work: Callable[[Wish], None], wish: Wish) -> None:
        def run() -> None:
            try:
                work(wish)
            except Exception:
                log.exception("The coach failed.")
                self._tell(wish, self.failed)

        self._threads = [thread for thread in self._threads if thread.is_alive()]
        thread = Thread(target=run, name="coach", daemon=True)
        self._threads.append(thread)
        thread.start()

    def _tell(self, wish: Wish, signal: Any, *what: Any) -> None:
        if wish.wanted:
            self._found.emit(wish, signal, what)

    def _deliver(self, wish: Wish, signal: Any, what: tuple[Any, ...]) -> None:
        """In the window's thread, where it may have been given up meanwhile."""
        if wish.wanted:
            signal.emit(wish.token, *what)

    def close(self) -> None:
        """No answer comes any more; the processes end."""
        self.cancel()
        self.cancel_review()
        for worker in (self._adviser, *self._helpers):
            worker.close()
        for thread in self._threads:
            thread.join(LEAVE)


__all__ = ["Coach", "Review"]
