"""Pictures kept on disk from one start to the next, by what they show. Nothing depends on them: a file that
is missing, damaged or of another version only means that they are drawn again."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from contextlib import suppress
from hashlib import blake2b
from io import BufferedReader
from pathlib import Path
from typing import Any
from weakref import finalize
from zlib import crc32

from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication, QImage, QPixmap

from gah_desktop import __version__
from gah_desktop.named import NamedTuple

LIMIT_BYTES = 16_000_000
FORMAT = QImage.Format.Format_ARGB32_Premultiplied
_WIDGETS = Path(__file__).resolve().parents[1]

Key = tuple[Any, ...]


class Entry(NamedTuple):
    """Where a picture lies in the file, after its first line, and how large it is."""

    start: int
    width: int
    height: int
    ratio: float
    check: int


class Kept:
    """The pictures of the last time; each is read when it is asked for."""

    def __init__(self, file: Path) -> None:
        self._opened: BufferedReader | None = None
        self._begin = 0
        self._entries: dict[str, Entry] = {}
        with suppress(OSError, ValueError, TypeError, KeyError):
            self._opened = opened = file.open("rb")
            finalize(self, opened.close)
            head = opened.readline()
            found = json.loads(head)
            if found["mark"] == mark():
                self._begin = len(head)
                self._entries = {key: Entry(*entry) for key, entry in found["pictures"].items()}

    def close(self) -> None:
        """Nothing is found any more."""
        self._entries = {}
        if self._opened is not None:
            self._opened.close()

    def find(self, key: Key) -> QPixmap | None:
        entry = self._entries.get(_name(key)) if self._entries else None
        if entry is None or self._opened is None:
            return None
        size = entry.width * entry.height * 4
        try:
            self._opened.seek(self._begin + entry.start)
            data = self._opened.read(size)
        except OSError:
            return None
        if len(data) != size or crc32(data) != entry.check:
            return None
        image = QImage(data, entry.width, entry.height, entry.width * 4, FORMAT)
        image.setDevicePixelRatio(entry.ratio)
        return QPixmap.fromImage(image)


def write(file: Path, pictures: Iterable[tuple[Key, QPixmap]]) -> None:
    """As many as there is room for; those that matter most come first. OSError if that is not possible."""
    entries, parts, total = dict[str, Entry](), list[bytes](), 0
    for key, picture in pictures:
        image = picture.toImage().convertToFormat(FORMAT)
        size = image.width() * image.height() * 4
        if total + size > LIMIT_BYTES:
            break
        data = bytes(image.constBits())[:size]
        entries[_name(key)] = Entry(
            total, image.width(), image.height(), picture.devicePixelRatio(), crc32(data)
        )
        parts.append(data)
        total += size
    head = json.dumps({"mark": mark(), "pictures": entries}) + "\n"
    half = file.with_name(f".{file.name}.{os.getpid()}.tmp")
    try:
        half.write_bytes(head.encode() + b"".join(parts))
        half.replace(file)
    except OSError:
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
