"""Shares work among processes. Whoever stops asking for what they find stops them at once."""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

_PATIENCE = 0.2  # seconds between two looks whether somebody wants to stop

Task = TypeVar("Task")
Found = TypeVar("Found")


def shared(one: Callable[[Task], Found], todo: Sequence[Task], jobs: int) -> Iterator[Found]:
    """What `one` makes of each, in that order, as soon as it and those before are done."""
    if jobs <= 1 or len(todo) <= 1:
        yield from map(one, todo)
        return
    pool = _pool(min(jobs, len(todo)))
    try:
        results = pool.imap(one, todo)
        for _ in todo:
            while True:
                try:
                    result = results.next(timeout=_PATIENCE)
                except multiprocessing.TimeoutError:
                    continue
                break
            yield result
    finally:
        pool.terminate()
        pool.join()


def _pool(jobs: int) -> Any:
    """Processes that leave Ctrl-C to the one that asked: they inherit that it is to be ignored."""
    context = multiprocessing.get_context("spawn")
    if threading.current_thread() is not threading.main_thread():
        return context.Pool(jobs, _begin)
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return context.Pool(jobs, _begin, (signal.SIG_IGN,))
    finally:
        signal.signal(signal.SIGINT, before)


def _begin(interrupt: signal.Handlers | None = None) -> None:
    """Start a process of the pool. This function is its entry point."""
    import gah_desktop.composition.bots
    import gah_desktop.composition.rules  # noqa: F401

    if interrupt is not None:
        signal.signal(signal.SIGINT, interrupt)
