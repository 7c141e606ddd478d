"""A process that works for the coach: it is sent tasks, and sends back what they found. It knows no window.

A task is any plain tuple with `run(budget, tell)`. While it runs, the process looks whether anything new has
come: then nobody waits for that any more, or whoever asked is gone.
"""

from __future__ import annotations

import io
import pickle
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, Protocol

from gah_desktop.bots.process import Watchful
from gah_desktop.coach.turns import BudgetFor
from gah_desktop.engine.tables import Tables

STOP = b""  # a message that only ends a task


class Task(Protocol):
    def run(self, budget: BudgetFor, tell: Any) -> Any: ...


class Found(NamedTuple):
    """An answer; before the last one there may be others. `stopped`: it was not brought to its end."""

    number: int
    what: Any
    final: bool = True
    stopped: bool = False
    error: str = ""


class _Pickler(pickle.Pickler):
    """Of tables that are known it writes only which they are."""

    def __init__(self, buffer: io.BytesIO, known: Sequence[Tables]) -> None:
        super().__init__(buffer, pickle.HIGHEST_PROTOCOL)
        self._places = {id(tables): place for place, tables in enumerate(known)}

    def persistent_id(self, obj: object) -> int | None:
        return self._places.get(id(obj))


class _Unpickler(pickle.Unpickler):
    def __init__(self, buffer: io.BytesIO, known: Sequence[Tables]) -> None:
        super().__init__(buffer)
        self._known = known

    def persistent_load(self, pid: int) -> Tables:
        return self._known[pid]


class Writer:
    """Tasks as bytes: the tables, which never change, are sent once."""

    def __init__(self) -> None:
        self._known: list[Tables] = []

    def dumps(self, number: int, task: Task, tables: Tables) -> list[bytes]:
        """The messages to send, in this order."""
        messages = []
        if not any(tables is known for known in self._known):
            self._known.append(tables)
            messages.append(pickle.dumps(tables))
        buffer = io.BytesIO()
        _Pickler(buffer, self._known).dump((number, task))
        return [*messages, buffer.getvalue()]


class Reader:
    """The same the other way."""

    def __init__(self) -> None:
        self._known: list[Tables] = []

    def loads(self, message: bytes) -> tuple[int, Task] | None:
        """None for what is only to be remembered."""
        thing: Any = _Unpickler(io.BytesIO(message), self._known).load()
        if isinstance(thing, Tables):
            self._known.append(thing)
            return None
        number, task = thing
        return number, task


def serve(pipe: Connection) -> None:
    """Do tasks until whoever asks is gone."""
    reader = Reader()
    try:
        while True:
            message = pipe.recv_bytes()
            asked = reader.loads(message) if message else None
            if asked is not None:
                pipe.send(_found(*asked, pipe))
    except (EOFError, OSError):
        return


def _found(number: int, task: Task, pipe: Connection) -> Found:
    budgets: list[Watchful] = []

    def budget(nodes: int) -> Watchful:
        budgets.append(Watchful(nodes, pipe))
        return budgets[-1]

    def tell(what: Any) -> None:
        pipe.send(Found(number, what, final=False))

    try:
        what = task.run(budget, tell)
    except (EOFError, OSError):
        raise
    except Exception as error:
        return Found(number, None, error=repr(error))
    return Found(number, what, stopped=pipe.poll())
