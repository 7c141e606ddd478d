"""What the user has chosen, typed, in one INI file. Decides nothing about how it is used."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Generic, TypeVar, overload

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

from gah_desktop.app.paths import make_way, name_for_qt, refusal
from gah_desktop.app.translator import LANGUAGES
from gah_desktop.files import FileError, read_text
from gah_desktop.parsing import parse

T = TypeVar("T")

THEMES = ("system", "day", "night")
ANIMATIONS = {"none": 0, "fast": 120, "normal": 200, "slow": 400}  # milliseconds a movement
PACES = {"instant": 0, "fast": 350, "normal": 900, "slow": 1800}  # milliseconds between bot actions
POLICIES = ("fair", "free")
HINTS = ("where", "what", "why")  # how much is said at first
ANNOUNCEMENTS = ("none", "turns", "all")  # what a screen reader is told of the others
TEXT_SCALE = range(100, 201)
MAX_BYTES = 1 << 20  # some hundred times what there is to keep


class Option(Generic[T]):
    """A property of `Settings`, stored under its own name; a stored value that makes no sense is ignored."""

    def __init__(self, default: T, valid: Callable[[T], bool] = lambda value: True) -> None:
        self.default = default
        self.valid = valid
        self.name = ""

    def __set_name__(self, owner: type[object], name: str) -> None:
        self.name = name

    @overload
    def __get__(self, obj: None, owner: type[object]) -> Option[T]: ...
    @overload
    def __get__(self, obj: Settings, owner: type[object]) -> T: ...
    def __get__(self, obj: Settings | None, owner: type[object]) -> Option[T] | T:
        if obj is None:
            return self
        stored: Any = obj.store.value(f"options/{self.name}")
        if stored is None:
            return self.default
        try:
            value = self._read(stored)
        except (ValueError, TypeError):  # a list, say
            return self.default
        return value if self.valid(value) else self.default

    def __set__(self, obj: Settings, value: T) -> None:
        if not self.valid(value):
            raise ValueError(f"{self.name}: {value!r}")
        if value != self.__get__(obj, type(obj)):
            obj.store.setValue(f"options/{self.name}", value)
            obj.unsaved = True
            obj.changed.emit(self.name)

    def _read(self, stored: Any) -> T:
        # INI files hold texts
        kind: Callable[[Any], Any] = type(self.default)
        if isinstance(self.default, bool):
            kind = _truth
        value: T = kind(stored)
        return value


def _truth(stored: Any) -> bool:
    return str(stored).lower() in ("true", "1")


def _clear(lock: Path) -> bool:
    """Delete a lock that names no process. Qt, which makes it to write, would wait for half a minute."""
    make_way(lock)
    try:
        return int(read_text(lock, MAX_BYTES).partition("\n")[0]) > 0
    except (OSError, ValueError):
        with suppress(OSError):
            lock.unlink()
    return not os.path.lexists(lock)


class Settings(QObject):
    changed = Signal(str)

    language = Option("", lambda value: value in ("", *LANGUAGES))  # "": the system's
    theme = Option("system", THEMES.__contains__)
    text_scale = Option(100, TEXT_SCALE.__contains__)
    animation = Option("normal", ANIMATIONS.__contains__)
    bot_pace = Option("normal", PACES.__contains__)
    confirm_pass = Option(True)
    confirm_end = Option(False)
    reminders = Option(True)
    undo_policy = Option("fair", POLICIES.__contains__)
    auto_collect = Option(True)
    announcements = Option("turns", ANNOUNCEMENTS.__contains__)
    hint = Option("where", HINTS.__contains__)
    count_hints = Option(False)  # on the score sheet
    evening = Option("")  # the guided games, and the steps that have been said in each

    def __init__(self, file: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        if not (make_way(file, MAX_BYTES) and _clear(file.with_name(f"{file.name}.lock"))):
            file /= "nothing"  # where nothing can be read, nor kept
        self.store = QSettings(name_for_qt(file), QSettings.Format.IniFormat, self)
        self.unsaved = False  # whether an option has changed since the last `save`

    @property
    def new_game_choice(self) -> dict[str, Any]:
        """What was chosen for the last new game, in the words of the page that asked; {} at first."""
        try:
            value = parse(str(self.store.value("new_game", "{}")))
        except FileError:
            return {}
        return value if isinstance(value, dict) else {}

    @new_game_choice.setter
    def new_game_choice(self, choice: dict[str, Any]) -> None:
        self.store.setValue("new_game", json.dumps(choice))

    def layout(self, name: str) -> QByteArray:
        """A window's geometry, its docks or a splitter, as Qt saved it; empty if it was not."""
        value = self.store.value(f"layout/{name}")
        return value if isinstance(value, QByteArray) else QByteArray()

    def set_layout(self, name: str, value: QByteArray) -> None:
        self.store.setValue(f"layout/{name}", value)

    def reset_layout(self) -> None:
        self.store.remove("layout")
        self.changed.emit("layout")

    def save(self) -> None:
        """Write what has changed; OSError if that is not possible."""
        file = self.store.fileName()
        probe = QSettings(file, QSettings.Format.IniFormat)  # `store` keeps its first error for ever
        probe.sync()  # writes what `store` has changed
        if probe.status() == QSettings.Status.AccessError:
            raise refusal(Path(file).parent) or OSError(errno.EACCES, os.strerror(errno.EACCES), file)
        self.unsaved = False
