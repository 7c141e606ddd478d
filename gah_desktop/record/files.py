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


def write_atomic(path: Path, content: str | bytes) -> None:
    """Put it there in one move: whatever happens, the old file or the new one is whole."""
    data = content.encode("utf-8") if isinstance(content, str) else content
    path = Path(os.path.realpath(path))  # a link stays a link
    if path.exists() and not (path.is_file() or path.is_dir()):  # a device or a pipe stays one
        path.write_bytes(data)
        return
    temporary = path.with_name(f".{os.urandom(8).hex()}.tmp")
    try:
        with temporary.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    if os.name == "posix":  # the new name must survive a power cut too
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
