"""Python's logging into a file that does not grow without end, and Qt's messages with it. No looks."""

from __future__ import annotations

import logging
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Any, cast

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from gah_desktop.app.paths import make_way
from gah_desktop.files import opened_to_append

LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class _File(logging.Handler):
    """Opens the file with the first record: most of the time there is none. Without it, nothing is kept."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self._path = file
        self._file: logging.Handler | None = None

    def emit(self, record: logging.LogRecord) -> None:
        if self._file is None:
            self._file = logging.NullHandler()  # for what is told meanwhile
            for file in (self._path, self._path.with_name(f"{self._path.name}.1")):
                make_way(file)
            self._file = self._rotating()
        self._file.handle(record)

    def _rotating(self) -> logging.Handler:
        from logging.handlers import RotatingFileHandler

        handler: Any = RotatingFileHandler(self._path, maxBytes=256_000, backupCount=1, delay=True)
        handler._open = lambda: TextIOWrapper(opened_to_append(self._path), "utf-8", "backslashreplace")
        handler.setFormatter(self.formatter)
        handler.handleError = lambda record: None  # no folder, a full disk: the terminal hears of it too
        return cast("logging.Handler", handler)

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
        super().close()


def start_logging(file: Path) -> None:
    """Warnings and worse also go to the terminal; the file holds the last half megabyte."""
    to_file = _File(file)
    to_file.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    to_terminal = logging.StreamHandler(sys.stderr)
    to_terminal.setLevel(logging.WARNING)
    to_terminal.setFormatter(logging.Formatter("%(levelname)s: %(message)s"))
    stop_logging()
    root = logging.getLogger("gah_desktop")
    root.setLevel(logging.INFO)
    root.handlers[:] = [to_file, to_terminal]
    root.propagate = False
    qInstallMessageHandler(_qt_message)


def stop_logging() -> None:
    """Let go of the files, so that their folder can be removed."""
    root = logging.getLogger("gah_desktop")
    for handler in root.handlers[:]:
        root.removeHandler(handler)
        handler.close()


def _qt_message(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    logging.getLogger("gah_desktop.qt").log(LEVELS.get(kind, logging.WARNING), "%s", message)
