"""Background tasks of widgets, whose progress and results the test gives."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from gah_desktop.app.background import Background, Request
from gah_desktop.workers import FAILURE, PROGRESS, RESULT


class Submissions:
    """The requests of widgets, the latest last. The bots' own are made as always."""

    def __init__(self, background: Background) -> None:
        self._submit = background.submit
        self.requests: list[Request] = []
        background.submit = self.submit  # type: ignore[method-assign]

    def submit(
        self,
        owner: QObject,
        run: Callable[[Any], Any],
        on_result: Callable[[Any], object],
        on_failure: Callable[[Exception], object],
        on_progress: Callable[[Any], object] = lambda progress: None,
    ) -> Request:
        if not isinstance(owner, QWidget):
            return self._submit(owner, run, on_result, on_failure, on_progress)
        self.requests.append(Request(owner, on_progress, on_result, on_failure))
        return self.requests[-1]

    @property
    def number(self) -> int:
        return len(self.requests)

    def report(self, progress: Any, which: int = -1) -> None:
        self.requests[which].call(PROGRESS, progress)

    def finish(self, result: Any, which: int = -1) -> None:
        self.requests[which].call(RESULT, result)

    def fail(self) -> None:
        self.requests[-1].call(FAILURE, RuntimeError("out of ideas"))
