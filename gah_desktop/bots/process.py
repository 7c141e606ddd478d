"""A process that thinks for the window: it is sent tasks, and sends back what they found. It knows no game.

The other end of the pipe is in `app/beside.py`. A task is any plain tuple with `run(budget, tell)`. While it
runs, the process looks whether anything new has come: then nobody waits for that any more, or whoever asked
is gone, and so it ends.
"""

from __future__ import annotations

import io
import os
import pickle
import sys
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import Any, Protocol

from gah_desktop.bots.budget import Budget, BudgetFor
from gah_desktop.engine.tables import Tables
from gah_desktop.named import NamedTuple

LOOK = 32  # nodes between two looks whether there is something new
STOP = b""  # a message that only ends a task
BEHIND = 5  # by how much the window goes before, as `nice` counts
_BELOW_NORMAL = 0x4000  # the same as Windows has it


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


class Watchful(Budget):
    """Ends when something new comes over the pipe, be it its end."""

    __slots__ = ("_calls", "_pipe", "_stopped")

    def __init__(self, nodes: int, pipe: Connection) -> None:
        super().__init__(nodes)
        self._pipe = pipe
        self._calls = 0
        self._stopped = False

    def go_on(self) -> bool:
        self._calls += 1
        if self._calls % LOOK == 0 and self._pipe.poll():
            self._stopped = True
        return not self._stopped and self.spent < self.nodes


def step_back() -> None:
    """Where both want the same processor, the window has it: that its thoughts take longer is not seen."""
    if sys.platform == "win32":
        import ctypes

        system = ctypes.windll.kernel32
        system.SetPriorityClass(system.GetCurrentProcess(), _BELOW_NORMAL)
    else:
        os.nice(BEHIND)


def serve(pipe: Connection) -> None:
    """Do tasks until whoever asks is gone."""
    import gah_desktop.composition.bots  # this function is the entry point of its process
    import gah_desktop.composition.rules  # noqa: F401  # this function is the entry point of its process

    step_back()
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
    def tell(what: Any) -> None:
        pipe.send(Found(number, what, final=False))

    try:
        what = task.run(lambda nodes: Watchful(nodes, pipe), tell)
    except (EOFError, OSError):
        raise
    except Exception as error:
        return Found(number, None, error=repr(error))
    return Found(number, what, stopped=pipe.poll())
