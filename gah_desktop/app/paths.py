"""Where the application keeps its files. Creates folders when they are asked for; writes no file itself.

A folder that can't be made is named all the same: whoever reads there finds nothing, and whoever
writes there is told by the system why that is not possible.
"""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import NamedTuple

import appdirs

from gah_desktop.catalog.basics import OVERRIDES_FILE
from gah_desktop.files import FileError, check

log = logging.getLogger(__name__)

BLOCK = 4096  # bytes; a full disk still takes empty files
APP = "gah-desktop"
APP_ID = "io.github.gah_desktop.GahDesktop"


class Unusable(NamedTuple):
    """A folder in which nothing can be kept: "data" for games, "config" for settings."""

    kind: str
    folder: Path
    error: OSError


class Paths:
    """The user's folders; tests give folders of their own."""

    def __init__(self, root: Path | None = None) -> None:
        self._config = root / "config" if root else _usual(appdirs.user_config_dir, "XDG_CONFIG_HOME")
        self._data = root / "data" if root else _usual(appdirs.user_data_dir, "XDG_DATA_HOME")
        self._cache = root / "cache" if root else _usual(appdirs.user_cache_dir, "XDG_CACHE_HOME")

    @property
    def config(self) -> Path:
        return _made(self._config)

    @property
    def data(self) -> Path:
        return _made(self._data)

    @property
    def pictures(self) -> Path:
        """Drawings kept for the next start; whoever deletes them loses nothing."""
        return self._cache / "pictures"

    def unusable(self) -> list[Unusable]:
        """Where nothing can be written, or the settings cannot be read."""
        folders = (("data", self._data), ("config", self._config))
        found = [Unusable(kind, folder, error) for kind, folder in folders if (error := refusal(folder))]
        try:
            check(self.settings_file, sys.maxsize)
        except FileNotFoundError:
            pass
        except OSError as unreadable:
            if not any(kind == "config" for kind, _, _ in found):
                found.append(Unusable("config", self.settings_file, unreadable))
        for _, folder, why in found:
            log.warning("Nothing can be written in %s: %r", folder, why)
        return found

    def sweep(self) -> None:
        """Take away what a copy that was killed left half written; only for who holds the lock."""
        for folder in (self._data, self._data / "games", self._data / "saves", self._cache):
            for half in found_in(folder, ".*.tmp"):
                with suppress(OSError):
                    half.unlink()

    @property
    def games(self) -> Path:
        """Logs of finished games, from which the history can be rebuilt."""
        return _made(self._data / "games")

    @property
    def saves(self) -> Path:
        """Games the user saves, and unfinished ones that were left for another."""
        return _made(self._data / "saves")

    @property
    def settings_file(self) -> Path:
        """Its folder is made with the first setting that is kept, so that reading it needs none."""
        return self._config / "settings.ini"

    @property
    def overrides_file(self) -> Path:
        """The owner's corrections to the cards; usually there is none."""
        return self._config / OVERRIDES_FILE

    @property
    def has_overrides(self) -> bool:
        try:
            return self.overrides_file.exists()
        except OSError:  # nothing may be read there
            return False

    @property
    def autosave(self) -> Path:
        return self.data / "autosave.gah"

    @property
    def history_file(self) -> Path:
        return self.data / "history.sqlite"

    @property
    def log_file(self) -> Path:
        return self.data / "gah-desktop.log"

    @property
    def lock(self) -> Path:
        """Held by the one copy of the program that plays and writes here."""
        return self.data / "lock"


def _usual(find: Callable[[str, bool], str], variable: str) -> Path:
    """A variable that is empty or no whole path counts as not set: games are not kept wherever one is."""
    folder = Path(find(APP, False))
    if not folder.is_absolute():
        os.environ.pop(variable, None)
        folder = Path(find(APP, False))
    return folder


def _made(folder: Path) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        log.info("%s cannot be made: %r", folder, error)
    return folder


def refusal(folder: Path) -> OSError | None:
    """Return why nothing can be written in a folder. Only an attempt shows that."""
    from tempfile import TemporaryFile  # much of it, and terminal commands never ask

    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder) as file:
            file.write(bytes(BLOCK))
        return None
    except OSError as error:
        return error


def found_in(folder: Path, pattern: str) -> list[Path]:
    """Return the files of a folder whose names are like this; none if nobody may look into it."""
    try:
        return list(folder.glob(pattern))
    except OSError:
        return []


def set_aside(path: Path) -> Path:
    """Rename a damaged file to a free name beside it, so that nothing is lost; returns the new name."""
    number = 1
    while os.path.lexists(new := path.with_name(f"{path.name}.damaged-{number}")):
        number += 1
    return path.rename(new)


def make_way(file: Path, limit: int = sys.maxsize) -> bool:
    """Set aside what has a file's name and is none, or is too large: for files that others open by name.

    Qt, SQLite and `write_atomic` would wait for a pipe, or read without end. Return whether they may open it.
    """
    try:
        check(file, limit)
    except (FileNotFoundError, NotADirectoryError):  # a folder that is missing may come back
        return True
    except (FileError, IsADirectoryError) as error:
        try:
            new = set_aside(file)
        except OSError as refusal:
            log.warning("%s cannot be used (%s) or renamed: %r", file.name, error, refusal)
            return False
        log.warning("%s cannot be used (%s) and is now %s.", file.name, error, new.name)
    except OSError:
        return False
    return True


def name_for_qt(file: Path) -> str:
    """Return the name by which Qt opens a file. If it is not UTF-8, that is a way through the open folder.

    Qt would leave out what is not UTF-8, and open another file. Python holds such bytes as surrogates.
    """
    try:
        str(file).encode()
    except UnicodeEncodeError:
        with suppress(OSError):
            return f"/proc/self/fd/{_descriptor(file.parent)}/{file.name}"
        return os.devnull + "/" + file.name  # nothing can be there
    return str(file)


@cache
def _descriptor(folder: Path) -> int:
    """Open a folder for the rest of the run."""
    folder.mkdir(parents=True, exist_ok=True)
    return os.open(folder, getattr(os, "O_PATH", os.O_RDONLY))
