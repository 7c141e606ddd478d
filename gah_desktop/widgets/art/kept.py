"""Pictures kept on disk from one start to the next, by what they show.

Nothing depends on them: a file that is missing or of another version only means that they are drawn again.
Whatever is wrong with a file means no more than that, and the file is deleted.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple
from weakref import finalize
from zlib import crc32

from PySide6.QtCore import QSize, qVersion
from PySide6.QtGui import QGuiApplication, QImage, QPixmap

from gah_desktop import __version__
from gah_desktop.files import opened
from gah_desktop.parsing import parse

LIMIT_BYTES = 16_000_000  # of all pictures
HEAD_BYTES = 1_000_000  # of the line that lists them
FORMAT = QImage.Format.Format_ARGB32_Premultiplied
_WIDGETS = Path(__file__).resolve().parents[1]

# what is raised over numbers, types and names that make no sense
DAMAGE = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)

Key = tuple[Any, ...]


class Entry(NamedTuple):
    """Where a picture begins in the file, after its first line. How large it is depends on what it shows."""

    start: int
    check: int


class Kept:
    """The pictures of the last time; each is read when it is asked for."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._opened: BinaryIO | None = None
        self._begin = 0
        self._entries: dict[str, Entry] = {}
        try:
            self._opened = opened(file, HEAD_BYTES + LIMIT_BYTES)
            finalize(self, self._opened.close)
            self._read_head(self._opened)
        except FileNotFoundError:
            pass
        except (*DAMAGE, OSError):
            self._delete()

    def _read_head(self, file: BinaryIO) -> None:
        head = file.readline(HEAD_BYTES)
        found = parse(head.decode())
        if found["mark"] == mark():
            self._begin = len(head)
            self._entries = {key: Entry(*entry) for key, entry in found["pictures"].items()}

    def close(self) -> None:
        """Nothing is found any more."""
        self._entries = {}
        if self._opened is not None:
            self._opened.close()

    def _delete(self) -> None:
        self.close()
        remove(self._file)

    def find(self, key: Key, size: QSize, ratio: float) -> QPixmap | None:
        """Return the picture of this size in pixels; `ratio` is that of its device."""
        entry = self._entries.get(_name(key)) if self._entries else None
        if entry is None or self._opened is None:
            return None
        length = size.width() * size.height() * 4
        try:
            self._opened.seek(self._begin + entry.start)
            data = self._opened.read(length)
            if len(data) != length or crc32(data) != entry.check:
                raise ValueError("not as it was kept")
        except (*DAMAGE, OSError):
            self._delete()
            return None
        image = QImage(data, size.width(), size.height(), size.width() * 4, FORMAT)
        image.setDevicePixelRatio(ratio)
        return QPixmap.fromImage(image)


def remove(file: Path) -> None:
    """Delete what has this name; a folder only if it is empty."""
    with suppress(OSError):
        if file.is_dir() and not file.is_symlink():
            file.rmdir()
        else:
            file.unlink()


def write(file: Path, pictures: Iterable[tuple[Key, QPixmap]]) -> None:
    """As many as there is room for; those that matter most come first. OSError if that is not possible."""
    entries, parts, total, listed = dict[str, Entry](), list[bytes](), 0, 200
    for key, picture in pictures:
        image = picture.toImage().convertToFormat(FORMAT)
        size = image.width() * image.height() * 4
        name = _name(key)
        listed += len(json.dumps(name)) + 40
        if total + size > LIMIT_BYTES or listed > HEAD_BYTES:
            break
        data = bytes(image.constBits())[:size]
        entries[name] = Entry(total, crc32(data))
        parts.append(data)
        total += size
    head = json.dumps({"mark": mark(), "pictures": entries}) + "\n"
    half = file.with_name(f".{file.name}.{os.getpid()}.tmp")
    if file.is_dir():
        remove(file)
    try:
        half.write_bytes(head.encode() + b"".join(parts))
        half.replace(file)
    except BaseException:
        half.unlink(missing_ok=True)
        raise


def _name(key: Key) -> str:
    """A name that does not show which cards were painted: another player's hand may be among them."""
    return blake2b(repr(key).encode(), digest_size=16).hexdigest()


def mark() -> str:
    """What pictures depend on beside what they show: this version of the game, of Qt, and the platform."""
    return f"{__version__} {qVersion()} {QGuiApplication.platformName()} {_newest()}"


def _newest() -> int:
    """When the drawing code was last changed; 0 where it lies in no folder."""
    newest = 0
    for folder in (_WIDGETS, _WIDGETS / "art", _WIDGETS / "table", _WIDGETS / "pages"):
        with suppress(OSError), os.scandir(folder) as files:
            newest = max(newest, *(file.stat().st_mtime_ns for file in files if file.name.endswith(".py")), 0)
    return newest
