"""Unfinished games beside the one in progress: left for another, or saved by hand. Changes no game.

They are files among the saves. Whoever left a game for another named no file, so its name is a date
and a number; it is one game of the list all the same, and leaves the list when it is played on.
"""

from __future__ import annotations

import os
import re
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from gah_desktop.app.loading import load_game, was_played
from gah_desktop.app.meta import Meta, iso, now
from gah_desktop.app.paths import Paths, found_in
from gah_desktop.engine import Game
from gah_desktop.record import Loaded, read_save, write_atomic

SUFFIX = ".gah"
NO_MOMENT = "0000-00-00T00:00:00"  # in the name of a file that the clock of the system has no date for
_LEFT = re.compile(r"\d{4}-\d\d-\d\d-\d{6}-\d+\.gah")


class UnfinishedGame(NamedTuple):
    """What a list shows of a game: its last moment without the way there."""

    file: Path
    game: Game
    meta: Meta
    identity: tuple[str, int, str]  # the same for two files that hold the same moment of the same game
    changed: str  # ISO date and time
    title: str  # the name that somebody gave the file; "" if nobody did
    in_progress: bool  # it is the one that the start page continues


class Deleted(NamedTuple):
    """What it takes to put a game back."""

    file: Path
    data: bytes
    changed: float


def was_left(file: Path) -> bool:
    """Whether the program gave the file its name, when the game was left for another."""
    return _LEFT.fullmatch(file.name) is not None


def shelve(file: Path, folder: Path) -> Path:
    """Keep a game under a name of its own, unless the very same is there already; returns where it is."""
    changed = file.stat()
    for other in found_in(folder, f"*{SUFFIX}"):
        if _same(file, other, changed.st_size):
            file.unlink()
            return other
    moment = iso(changed.st_mtime) or NO_MOMENT
    name, number = moment[:19].replace("T", "-").replace(":", ""), 1
    while os.path.lexists(new := folder / f"{name}-{number}{SUFFIX}"):
        number += 1
    return file.rename(new)


def _same(file: Path, other: Path, size: int) -> bool:
    try:
        if other.stat().st_size != size or other.samefile(file):
            return False
        return read_save(other) == read_save(file)
    except OSError:  # it has just gone, or cannot be read
        return False


def files(paths: Paths) -> list[Path]:
    """Everything that may be one of these games, the latest first."""
    found = list[tuple[float, Path]]()
    for file in found_in(paths.saves, f"*{SUFFIX}"):
        with suppress(OSError):  # it has just gone
            if file.is_file():
                found.append((file.stat().st_mtime, file))
    return [file for _, file in sorted(found, reverse=True)]


def read(file: Path) -> UnfinishedGame | None:
    """The game in a file; None if it is over, or if nobody has chosen anything in it yet.

    SaveError or OSError if it can't be read.
    """
    title = "" if was_left(file) else " ".join(file.stem.split())
    return _listed(file, load_game(read_save(file)), iso(file.stat().st_mtime), title)


def going(file: Path, loaded: Loaded) -> UnfinishedGame | None:
    """The game in progress, of which the file may be behind; None as for `read`."""
    changed = iso(file.stat().st_mtime) if file.exists() else now()
    return _listed(file, loaded, changed, "", in_progress=True)


def _listed(
    file: Path, loaded: Loaded, changed: str, title: str, in_progress: bool = False
) -> UnfinishedGame | None:
    journal = loaded.journal
    if journal.game.over or not was_played(journal):
        return None
    identity = str(loaded.meta.get("id")), journal.position, journal.game.hash()
    meta = Meta.from_dict(loaded.meta)
    return UnfinishedGame(file, journal.game.clone(), meta, identity, changed, title, in_progress)


def delete(file: Path) -> Deleted:
    """Take a game off the list; `put_back` undoes that."""
    deleted = Deleted(file, read_save(file), file.stat().st_mtime)
    file.unlink()
    return deleted


def put_back(deleted: Deleted) -> None:
    write_atomic(deleted.file, deleted.data)
    os.utime(deleted.file, (deleted.changed, deleted.changed))
