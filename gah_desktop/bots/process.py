"""A process that thinks for bots: it is sent views, and sends back what the bots would do. It knows no game.

The other end of the pipe is in `app/beside.py`. While it thinks it looks whether anything new has come: then
nobody waits for the thought any more, or whoever asked is gone, and so it ends.
"""

from __future__ import annotations

import io
import pickle
from collections.abc import Sequence
from multiprocessing.connection import Connection
from random import Random
from typing import Any, NamedTuple

from gah_desktop.bots import BOTS, Bot
from gah_desktop.bots.budget import Budget
from gah_desktop.engine.actions import Action
from gah_desktop.engine.tables import Tables
from gah_desktop.engine.views import View

HEADS = 8  # bots that are kept, one for each seat of a game
LOOK = 32  # nodes between two looks whether there is something new


class Question(NamedTuple):
    number: int
    head: int  # a bot that keeps what it thought of has the same number again
    bot: str
    view: View
    options: Sequence[Action]
    rng: Random
    nodes: int


class Answer(NamedTuple):
    number: int
    action: Action | None
    error: str = ""


STOP = b""  # a message that only ends the thought


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
    """Questions as bytes: the tables, which never change, are sent with the first one only."""

    def __init__(self) -> None:
        self._known: list[Tables] = []

    def dumps(self, question: Question) -> list[bytes]:
        """The messages to send, in this order."""
        tables = question.view.state.t
        messages = []
        if not any(tables is known for known in self._known):
            self._known.append(tables)
            messages.append(pickle.dumps(tables))
        buffer = io.BytesIO()
        _Pickler(buffer, self._known).dump(question)
        return [*messages, buffer.getvalue()]


class Reader:
    """The same the other way."""

    def __init__(self) -> None:
        self._known: list[Tables] = []

    def loads(self, message: bytes) -> Question | None:
        """None for what is only to be remembered."""
        thing: Any = _Unpickler(io.BytesIO(message), self._known).load()
        if isinstance(thing, Tables):
            self._known.append(thing)
            return None
        assert isinstance(thing, Question)
        return thing


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


def serve(pipe: Connection) -> None:
    """Answer questions until whoever asks is gone."""
    reader, heads = Reader(), dict[tuple[int, str], Bot]()
    try:
        while True:
            message = pipe.recv_bytes()
            question = reader.loads(message) if message else None
            if question is not None:
                pipe.send(_answer(question, heads, pipe))
    except (EOFError, OSError):
        return


def _answer(question: Question, heads: dict[tuple[int, str], Bot], pipe: Connection) -> Answer:
    try:
        key = (question.head, question.bot)
        bot = heads.pop(key, None) or BOTS[question.bot].make()
        heads[key] = bot
        while len(heads) > HEADS:
            del heads[next(iter(heads))]
        budget = Watchful(question.nodes, pipe)
        return Answer(question.number, bot.choose(question.view, question.options, question.rng, budget))
    except Exception as error:
        return Answer(question.number, None, repr(error))
