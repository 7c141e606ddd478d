"""Read the user's files: regular files only, up to a size limit, decoded strictly.

Every file that the program reads and that is not part of it is opened here. A pipe, a device, a socket or a
folder in the place of a file is refused before it can block the program or fill the memory.
"""

from __future__ import annotations

import errno
import os
import stat
from contextlib import suppress
from enum import Enum
from pathlib import Path
from typing import Any, BinaryIO, NoReturn, cast

# a pipe that takes the place of a file in the last moment does not block either; no newline is translated
_FLAGS = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_BINARY", 0)


class Fault(Enum):
    """What is wrong with a file, whatever should be in it."""

    NOT_A_FILE = "not_a_file"
    TOO_LARGE = "too_large"  # bytes, limit
    NOT_TEXT = "not_text"  # byte
    # JSON
    TRUNCATED = "truncated"  # line, column
    MALFORMED = "malformed"  # line, column
    DUPLICATE_KEY = "duplicate_key"  # key
    BAD_NUMBER = "bad_number"  # number
    TOO_DEEP = "too_deep"


class FileError(OSError, ValueError):
    """A file, or the text in it, cannot be used: a code and its parameters, never a sentence."""

    def __init__(self, code: Fault, **params: int | str) -> None:
        super().__init__(f"{code.value} {params or ''}".strip())
        self.code = code
        self.params: dict[str, Any] = params

    def __reduce__(self) -> tuple[Any, ...]:
        """Go whole from one process to another."""
        return _file_error, (self.code, self.params)


def _file_error(code: Fault, params: dict[str, Any]) -> FileError:
    return FileError(code, **params)


def opened(file: Path, limit: int) -> BinaryIO:
    """Open a regular file of at most `limit` bytes to read it. Links are followed."""
    found = _open(file, "rb")
    size = os.fstat(found.fileno()).st_size
    if size > limit:
        found.close()
        _too_large(size, limit)
    return found


def opened_to_append(file: Path) -> BinaryIO:
    """Open a regular file, or a new one, to read it and to write at its end."""
    return _open(file, "ab+")


def check(file: Path, limit: int) -> None:
    """Raise the error that `opened` would raise, for files that Qt or SQLite open themselves."""
    opened(file, limit).close()


def read_bytes(file: Path, limit: int) -> bytes:
    """Return what is in a file. OSError if it cannot be read; a part of it is never returned."""
    with opened(file, limit) as found:
        data = found.read(limit + 1) or b""  # some files of the system have nothing to read for now: None
    if len(data) > limit:  # it has grown, or the system states no size
        _too_large(len(data), limit)
    return data


def read_text(file: Path, limit: int) -> str:
    """Return the text in a file."""
    return decoded(read_bytes(file, limit))


def decoded(data: bytes) -> str:
    """Return UTF-8 as a text, without a byte order mark."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise FileError(Fault.NOT_TEXT, byte=error.start + 1) from None


def is_special(file: Path) -> bool:
    """Return whether a pipe, a device or a socket has this name, itself or by a link."""
    try:
        mode = file.stat().st_mode
    except (OSError, ValueError):
        return False
    return not (stat.S_ISREG(mode) or stat.S_ISDIR(mode))


def _open(file: Path, mode: str) -> BinaryIO:
    try:
        return cast("BinaryIO", open(file, mode, opener=_regular))
    except FileError:
        raise
    except ValueError:  # a name that no file can have, such as one with a zero byte
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(file)) from None
    except OSError as error:
        if error.errno == errno.ELOOP:  # a link that leads to itself
            raise FileError(Fault.NOT_A_FILE) from None
        raise


def _regular(file: str, flags: int) -> int:
    """Open a file for `open`. Some devices act when they are opened, so the name is looked up first."""
    with suppress(FileNotFoundError):
        _check_kind(Path(file).stat(), file)
    number = os.open(file, flags | _FLAGS, 0o666)
    try:
        _check_kind(os.fstat(number), file)
    except BaseException:
        os.close(number)
        raise
    return number


def _check_kind(found: os.stat_result, file: str) -> None:
    if stat.S_ISDIR(found.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), file)
    if not stat.S_ISREG(found.st_mode):
        raise FileError(Fault.NOT_A_FILE)


def _too_large(size: int, limit: int) -> NoReturn:
    raise FileError(Fault.TOO_LARGE, bytes=size, limit=limit)
