"""Reads save files and writes files of any kind, whole or not at all. Knows nothing of what is in them."""

from __future__ import annotations

import os
import stat
from pathlib import Path

from gah_desktop.record.errors import SaveCode, SaveError

MAX_BYTES = 16 << 20


def read_save(path: Path) -> bytes:
    """The bytes of a file, for `loads`; OSError if it can't be read."""
    kind = path.stat().st_mode
    if not (stat.S_ISREG(kind) or stat.S_ISDIR(kind)):  # a pipe could keep us waiting for ever
        raise SaveError(SaveCode.NOT_A_FILE)
    with path.open("rb") as file:
        data = file.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise SaveError(SaveCode.TOO_LARGE, bytes=path.stat().st_size, limit=MAX_BYTES)
    return data


def write_atomic(path: Path, content: str | bytes, lasting: bool = True) -> None:
    """Put it there in one move: whatever happens, the old file or the new one is whole.

    With `lasting` a power cut does not take it back either; else that is so after `make_lasting`.
    """
    data = content.encode("utf-8") if isinstance(content, str) else content
    path = Path(os.path.realpath(path))  # a link stays a link
    if path.exists() and not (path.is_file() or path.is_dir()):  # a device or a pipe stays one
        path.write_bytes(data)
        return
    temporary = path.with_name(f".{os.urandom(8).hex()}.tmp")
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
