"""Tasks in threads, with callbacks in the GUI thread. The contract is in `gah_desktop.workers`."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from threading import Thread
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QObject, Signal
from shiboken6 import isValid

from gah_desktop.workers import FAILURE, PROGRESS, RESULT, Control

if TYPE_CHECKING:
    from gah_desktop.workers.process import WorkerProcess

log = logging.getLogger(__name__)

JOIN_TIMEOUT_S = 0.05
SWITCH_INTERVAL_S = 0.0005  # a busy thread lets the GUI thread run after this time

T = TypeVar("T")


class Request:
    """A task that was submitted. Its owner can cancel it."""

    def __init__(self, owner: QObject, *callbacks: Callable[[Any], object]) -> None:
        self.is_cancelled = False
        self.is_running = True
        self._owner: QObject | None = owner
        self._callbacks = callbacks

    def cancel(self) -> None:
        """Call nothing any more. The task may take a moment to end."""
        self.is_cancelled = True
        self._forget()

    def call(self, kind: int, value: Any) -> None:
        """Run a callback, unless its owner is deleted. Runs in the GUI thread."""
        if self._owner is not None and isValid(self._owner):
            callback = self._callbacks[kind]
            if kind != PROGRESS:
                self._forget()
            callback(value)

    def _forget(self) -> None:
        """Release the widgets, because the thread may be the last to release this object."""
        self._owner, self._callbacks = None, ()


class Background(QObject):
    """Runs tasks in threads, and owns the worker processes."""

    _posted = Signal(object, int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        sys.setswitchinterval(SWITCH_INTERVAL_S)
        self._requests: list[tuple[Request, Thread]] = []
        self._workers: list[WorkerProcess] = []
        self._closed = False
        self._posted.connect(self._call)

    def submit(
        self,
        owner: QObject,
        run: Callable[[Control], T],
        on_result: Callable[[T], object],
        on_failure: Callable[[Exception], object],
        on_progress: Callable[[Any], object] = lambda progress: None,
    ) -> Request:
        """Run a task in a thread of its own. Nothing is called after `owner` is deleted."""
        request = Request(owner, on_progress, on_result, on_failure)
        if self._closed:
            request.cancel()
            return request
        thread = Thread(target=self._run, args=(run, request), daemon=True)
        self._requests = [each for each in self._requests if each[1].is_alive()]
        self._requests.append((request, thread))
        thread.start()
        return request

    def worker(self) -> WorkerProcess:
        """Return a worker process that ends with this object. It starts with its first task."""
        from gah_desktop.workers.process import WorkerProcess  # slow to import, and many games need none

        worker = WorkerProcess(low_priority=True)
        self._workers.append(worker)
        if self._closed:
            worker.close()
        return worker

    def close(self) -> None:
        """Cancel all requests and end the worker processes. A task that does not end is left behind."""
        self._closed = True
        for request, _ in self._requests:
            request.cancel()
        for worker in self._workers:
            worker.close()
        for _, thread in self._requests:
            thread.join(JOIN_TIMEOUT_S)

    def _call(self, request: Request, kind: int, value: Any) -> None:
        request.call(kind, value)

    # -- in the thread of a request

    def _run(self, run: Callable[[Control], Any], request: Request) -> None:
        def post(kind: int, value: Any) -> None:
            if not request.is_cancelled:
                self._posted.emit(request, kind, value)

        control = Control(lambda: request.is_cancelled, lambda progress: post(PROGRESS, progress))
        kind, value = RESULT, None
        try:
            value = run(control)
        except Exception as error:
            if not request.is_cancelled:
                log.exception("A task failed.")
            kind, value = FAILURE, error.with_traceback(None)  # its frames would keep themselves alive
        request.is_running = False
        post(kind, value)
