"""A process that works for the coach, seen from the window: one task at a time, which can be given up.

It begins with the first task and ends with the window, also if that is killed: its pipe ends.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from itertools import count
from multiprocessing.connection import Connection
from threading import Lock
from typing import Any

from gah_desktop.app.beside import LEAVE, LOOK, BotError
from gah_desktop.coach.process import STOP, Found, Task, Writer, serve
from gah_desktop.engine.tables import Tables

Heard = Callable[[Any], None]
Wanted = Callable[[], bool]


def _nobody(what: Any) -> None:
    pass


class Worker:
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

    def run(self, task: Task, tables: Tables, wanted: Wanted, heard: Heard = _nobody) -> Any:
        """What it found; None if nobody wanted it any more. BotError with the message of what failed."""
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
        return found.what if wanted() and not found.stopped else None

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
            process = context.Process(target=serve, args=(other,), name="coach", daemon=True)
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
