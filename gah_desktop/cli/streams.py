"""Standard output and error where they are closed, full or gone, without a traceback. Has no texts."""

from __future__ import annotations

import io
import os
import sys
from typing import TextIO

BAR = 30
_STREAMS = ("stdin", "stdout", "stderr")


def prepare() -> None:
    """A stream that the shell has closed leads nowhere; a terminal without some letter shows the rest."""
    for number, name in enumerate(_STREAMS):
        if getattr(sys, name) is None:  # and the next file that is opened would stand in its place
            _lead_nowhere(number)
            mode = "r" if number == 0 else "w"
            setattr(sys, name, open(number, mode, encoding="utf-8", closefd=False))  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def tell(text: str, end: str = "\n") -> None:
    """A line on standard error. If that is full or gone, nobody can be told, and the rest goes on."""
    try:
        print(text, end=end, file=sys.stderr, flush=True)
    except OSError:
        drop(sys.stderr)


class Progress:
    """A bar on standard error that says how far something has come, while somebody looks."""

    def __init__(self, shown: bool = True) -> None:
        self._shown = shown and sys.stderr.isatty()

    def tell(self, done: int, wanted: int) -> None:
        if self._shown:
            filled = BAR * done // wanted
            tell(f"\r[{'#' * filled}{'.' * (BAR - filled)}] {done}/{wanted}", end="")

    def wipe(self) -> None:
        if self._shown:
            tell("\r" + " " * (BAR + 24) + "\r", end="")


def drop(stream: TextIO) -> None:
    """What is left in it can't be written at the end either."""
    _lead_nowhere(stream.fileno())


def _lead_nowhere(number: int) -> None:
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, number)
    if nowhere != number:
        os.close(nowhere)
