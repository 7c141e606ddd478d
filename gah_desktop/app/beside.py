"""Lets bots that search, and the coach, think in a process of their own, which is given views and no game.

The process begins with the first task and ends with the window, also if that is killed: its pipe ends.
"""

from __future__ import annotations

import logging
import multiprocessing
from collections.abc import Callable, Sequence
from itertools import count
from multiprocessing.connection import Connection
from random import Random
from threading import Lock
from typing import Any

from gah_desktop.bots import Budget, make_player
from gah_desktop.bots.process import STOP, Found, Task, Writer, serve
from gah_desktop.bots.question import Question
from gah_desktop.engine.actions import Action
from gah_desktop.engine.tables import Tables
from gah_desktop.engine.views import View

log = logging.getLogger(__name__)

LOOK = 0.02  # seconds between two looks whether the answer is still wanted
AT_ONCE = "learned"  # who answers for a bot that does not
LEAVE = 0.25  # seconds that a thought gets to end, before its process is ended

Heard = Callable[[Any], None]
Wanted = Callable[[], bool]


class BotError(RuntimeError):
    """The process has failed; its message is the other's."""


def _nobody(what: Any) -> None:
    pass


class Beside:
    """The process, and one task at a time; the next one begins another if it had to be ended."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._numbers = count(1)
        self._process: Any = None
        self._pipe: Connection | None = None
        self._writer = Writer()
        self._closed = False

    @property
    def pid(self) -> int | None:
        """Of the process, if there is one."""
        return None if self._process is None else self._process.pid

    def run(self, task: Task, tables: Tables, wanted: Wanted, heard: Heard = _nobody) -> Found | None:
        """What it found. If nobody wants it any more: as far as it came, or None if it did not end soon.

        BotError has the message of what failed.
        """
        with self._lock:
            self._closed = False
            number = next(self._numbers)
            try:
                pipe = self._started()
                for message in self._writer.dumps(number, task, tables):
                    pipe.send_bytes(message)
                found = self._wait(pipe, number, wanted, heard)
            except (EOFError, OSError) as error:
                self._end()
                if not wanted():  # it was ended because nobody waits any more
                    return None
                raise BotError(f"the process is gone: {error!r}") from None
            if found is None:
                self._end()
                return None
        if found.error:
            raise BotError(found.error)
        return found

    def _wait(self, pipe: Connection, number: int, wanted: Wanted, heard: Heard) -> Found | None:
        """None if it does not even stop."""
        stopping = False
        while True:
            if not pipe.poll(LEAVE if stopping else LOOK):
                if stopping:
                    return None
                if not wanted():
                    pipe.send_bytes(STOP)
                    stopping = True
                continue
            found: Found = pipe.recv()
            if found.number == number and found.final:
                return found
            if not stopping and wanted():
                heard(found.what)

    def close(self) -> None:
        """End it, whatever it is at; one that is just beginning ends as soon as it has begun."""
        self._closed = True
        process = self._process
        if process is not None:
            process.kill()

    def _started(self) -> Connection:
        if self._pipe is None or not self._process.is_alive():
            context = multiprocessing.get_context("spawn")
            self._pipe, other = context.Pipe()
            self._writer = Writer()
            process = context.Process(target=serve, args=(other,), name="beside", daemon=True)
            process.start()
            other.close()  # so that its end is noticed here
            self._process = process
            if self._closed:
                raise OSError("nobody waits any more")
        return self._pipe

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None


class Distant:
    """A bot that thinks there: the same choices as its own self would make here."""

    _heads = count(1)

    def __init__(self, name: str, beside: Beside) -> None:
        self._name, self._beside = name, beside
        self._head = next(self._heads)

    def choose(self, view: View, options: Sequence[Action], rng: Random, budget: Budget) -> Action:
        if len(options) == 1:
            return options[0]
        question = Question(self._head, self._name, view, options, rng, budget.nodes)
        found = self._beside.run(question, view.state.t, budget.go_on)
        if found is None:  # nobody waits any more, or it has been silent for much too long
            log.info("%s gave no answer; a planned move takes its place, if one is still wanted.", self._name)
            return make_player(AT_ONCE).choose(view, options, rng)
        action: Action = found.what
        return action
