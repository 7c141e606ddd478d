"""Read save files, and write files of any kind, whole or not at all."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from gah_desktop.files import Fault, FileError, is_special, read_bytes

MAX_BYTES = 16 << 20


def read_save(path: Path) -> bytes:
    """Return the bytes of a file, for `loads`; OSError if it can't be read."""
    return read_bytes(path, MAX_BYTES)


def write_atomic(path: Path, content: str | bytes, lasting: bool = True) -> None:
    """Put it there in one move: whatever happens, the old file or the new one is whole.

    With `lasting` a power cut does not take it back either; else that is so after `make_lasting`.
    A pipe or a device is refused, since it might never take what is written.
    """
    if is_special(path):
        raise FileError(Fault.NOT_A_FILE)
    data = _encoded(content)
    path = Path(os.path.realpath(path))  # a link stays a link
    temporary = path.with_name(f".{os.urandom(8).hex()}.tmp")
    with _undisturbed():
        try:
            _write_new(temporary, data, lasting)
            temporary.replace(path)
        except BaseException:
            temporary.unlink(missing_ok=True)
            raise
    if lasting:
        keep_names(path.parent)


def _write_new(path: Path, data: bytes, lasting: bool) -> None:
    with path.open("xb") as file:
        file.write(data)
        if lasting:
            file.flush()
            os.fsync(file.fileno())


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Have Ctrl-C and a request to end wait until nothing half written can be left."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT, signal.SIGTERM))
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def write_through(path: Path, content: str | bytes) -> None:
    """Write what a command was asked for: through a pipe or a device, or else as a whole file."""
    if is_special(path):
        path.write_bytes(_encoded(content))
    else:
        write_atomic(path, content)


def _encoded(content: str | bytes) -> bytes:
    return content.encode("utf-8") if isinstance(content, str) else content


def make_lasting(path: Path) -> None:
    """What is in the file survives a power cut; its name does so after `keep_names`."""
    with path.open("r+b") as file:
        os.fsync(file.fileno())


def keep_names(folder: Path) -> None:
    """The names that files have there by now survive a power cut too."""
    if os.name != "posix":
        return
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
