"""Lets bots that search think in a process of their own, which is given views and nothing else.

The process begins with the first question and ends with the window, also if that is killed: its pipe ends.
"""

from __future__ import annotations

import logging
import multiprocessing
from collections.abc import Sequence
from itertools import count
from multiprocessing.connection import Connection
from random import Random
from threading import Lock
from typing import Any

from gah_desktop.bots import Budget
from gah_desktop.bots.process import STOP, Answer, Question, Writer, serve
from gah_desktop.engine.actions import Action
from gah_desktop.engine.views import View

log = logging.getLogger(__name__)

LOOK = 0.02  # seconds between two looks whether the answer is still wanted
LEAVE = 0.25  # seconds that a thought gets to end, before its process is ended


class BotError(RuntimeError):
    """The process has failed; its message is the other's."""


class Beside:
    """The process, and one question at a time; the next one begins another if it had to be ended."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._numbers = count(1)
        self._process: Any = None
        self._pipe: Connection | None = None
        self._writer = Writer()

    @property
    def pid(self) -> int | None:
        """Of the process, if there is one."""
        return None if self._process is None else self._process.pid

    def ask(self, question: Question, budget: Budget) -> Action | None:
        """What the bot would do; None if the budget ended and there was no answer soon after."""
        with self._lock:
            question = question._replace(number=next(self._numbers))
            try:
                pipe = self._started()
                for message in self._writer.dumps(question):
                    pipe.send_bytes(message)
                answer = self._wait(pipe, budget)
            except (EOFError, OSError) as error:
                self._end()
                if not budget.go_on():  # it was ended because nobody waits any more
                    return None
                raise BotError(f"the process is gone: {error!r}") from None
            if answer is None:
                self._end()
                return None
            if answer.error:
                raise BotError(answer.error)
            return answer.action

    def _wait(self, pipe: Connection, budget: Budget) -> Answer | None:
        while not pipe.poll(LOOK):
            if not budget.go_on():
                pipe.send_bytes(STOP)
                if not pipe.poll(LEAVE):
                    return None
        answer: Answer = pipe.recv()
        return answer

    def close(self) -> None:
        """End it, whatever it is at."""
        process = self._process
        if process is not None:
            process.kill()

    def _started(self) -> Connection:
        if self._pipe is None or not self._process.is_alive():
            context = multiprocessing.get_context("spawn")
            self._pipe, other = context.Pipe()
            self._writer = Writer()
            self._process = context.Process(target=serve, args=(other,), name="bots", daemon=True)
            self._process.start()
            other.close()  # so that its end is noticed here
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
        question = Question(0, self._head, self._name, view, options, rng, budget.nodes)
        return self._beside.ask(question, budget) or options[0]  # nobody waits for that one any more
