"""Unfinished games beside the one in progress: left for another, or saved by hand. Changes no game.

They are files among the saves. Whoever left a game for another named no file, so its name is a date
and a number; it is one game of the list all the same, and leaves the list when it is played on.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

from gah_desktop.app.loading import load_game, was_played
from gah_desktop.app.meta import Meta, iso, now
from gah_desktop.app.paths import Paths
from gah_desktop.engine import Game
from gah_desktop.named import NamedTuple
from gah_desktop.record import Loaded, read_save, write_atomic

SUFFIX = ".gah"
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
    text: str
    changed: float


def was_left(file: Path) -> bool:
    """Whether the program gave the file its name, when the game was left for another."""
    return _LEFT.fullmatch(file.name) is not None


def shelve(file: Path, folder: Path) -> Path:
    """Keep a game under a name of its own, unless the very same is there already; returns where it is."""
    from datetime import datetime

    changed = file.stat()
    for other in folder.glob(f"*{SUFFIX}"):
        if other.stat().st_size == changed.st_size and other.read_bytes() == file.read_bytes():
            file.unlink()
            return other
    name, number = f"{datetime.fromtimestamp(changed.st_mtime):%Y-%m-%d-%H%M%S}", 1
    while os.path.lexists(new := folder / f"{name}-{number}{SUFFIX}"):
        number += 1
    return file.rename(new)


def files(paths: Paths) -> list[Path]:
    """Everything that may be one of these games, the latest first."""
    try:
        found = [(file.stat().st_mtime, file) for file in paths.saves.glob(f"*{SUFFIX}") if file.is_file()]
    except OSError:
        return []
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
    deleted = Deleted(file, file.read_text(encoding="utf-8"), file.stat().st_mtime)
    file.unlink()
    return deleted


def put_back(deleted: Deleted) -> None:
    write_atomic(deleted.file, deleted.text)
    os.utime(deleted.file, (deleted.changed, deleted.changed))
