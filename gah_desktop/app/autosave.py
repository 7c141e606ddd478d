"""The game in progress on disk after every action, and the way back to it. Overwrites no damaged file."""

from __future__ import annotations

import logging
import os
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QIODevice, QSaveFile

from gah_desktop.app.paths import set_aside
from gah_desktop.record import Journal, Loaded, SaveError, dumps, loads, read_save

log = logging.getLogger(__name__)


class Damaged(NamedTuple):
    """A file that could not be read: why, and the name it has now."""

    error: SaveError | OSError
    moved_to: Path | None


class Recovery(NamedTuple):
    """What was found at the start: a game to continue, if any, and the files that were set aside."""

    loaded: Loaded | None
    damaged: tuple[Damaged, ...] = ()
    from_previous: bool = False  # one action older than what was lost


def write(path: Path, text: str) -> None:
    """Replace a file in one move; OSError if that is not possible, and then the old one is still there."""
    file = QSaveFile(str(path))
    data = text.encode("utf-8")
    if not (file.open(QIODevice.OpenModeFlag.WriteOnly) and file.write(data) == len(data) and file.commit()):
        raise OSError(file.errorString())


class Autosave:
    """One file for the game in progress, and beside it the one before the last action."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.previous = path.with_name(f"{path.stem}-previous{path.suffix}")

    def save(self, journal: Journal, meta: Mapping[str, Any]) -> None:
        text = dumps(journal, meta)
        if self.path.exists():
            self._keep_previous()
        write(self.path, text)

    def _keep_previous(self) -> None:
        # A second name for the same file, so that at every moment both names hold a whole game.
        new = self.previous.with_suffix(".new")
        new.unlink(missing_ok=True)
        try:
            os.link(self.path, new)
        except OSError:  # file systems without links
            shutil.copy2(self.path, new)
        new.replace(self.previous)

    def put_by(self, folder: Path) -> Path | None:
        """Another game takes its place: keep the one in progress under a name of its own."""
        if not self.path.exists():
            return None
        from datetime import datetime

        left = datetime.fromtimestamp(self.path.stat().st_mtime)
        name, number = f"{left:%Y-%m-%d-%H%M%S}", 1
        while (new := folder / f"{name}-{number}{self.path.suffix}").exists():
            number += 1
        return self.path.rename(new)

    def clear(self) -> None:
        """The game is over and in the history."""
        self.path.unlink(missing_ok=True)
        self.previous.unlink(missing_ok=True)

    def recover(self) -> Recovery:
        """The game to continue. A file that can't be trusted gets another name, the one before is tried."""
        damaged: list[Damaged] = []
        for path in (self.path, self.previous):
            if not path.exists():
                continue
            try:
                loaded = loads(read_save(path))
            except (SaveError, OSError) as error:
                damaged.append(Damaged(error, self._set_aside(path)))
                continue
            return Recovery(loaded, tuple(damaged), path == self.previous)
        return Recovery(None, tuple(damaged))

    def _set_aside(self, path: Path) -> Path | None:
        try:
            new = set_aside(path)
        except OSError as error:
            log.warning("%s is damaged and cannot be renamed: %s", path.name, error)
            return None
        log.warning("%s is damaged and is now %s.", path.name, new.name)
        return new
