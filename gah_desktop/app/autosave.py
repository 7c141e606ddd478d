"""The game in progress on disk after every action, and the way back to it. Overwrites no other game.

What was saved is there even if the program is killed the next moment. That a power cut does not take it
back either is seen to in a thread of its own, since disks take longer for that than a frame may; until
then the one before is kept as it is, so that a power cut takes back no more than the last moment.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Any, NamedTuple

from gah_desktop.app.loading import load_game, was_played
from gah_desktop.app.paths import Paths, make_way, set_aside
from gah_desktop.app.unfinished import shelve
from gah_desktop.record import Journal, Loaded, SaveError, dumps, read_save, write_atomic
from gah_desktop.record.files import keep_names, make_lasting

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
    file: Path | None = None


class Autosave:
    """One file for the game in progress, and beside it the one before the last action.

    Both belong to one journal. Before another one is saved, the game that they hold is put by.
    """

    def __init__(
        self, paths: Paths, keeps: bool = True, refused: Callable[[], object] = lambda: None
    ) -> None:
        """`refused` is called in the saving thread if what was saved may not last; see `settle`."""
        self._paths = paths
        self._keeps = keeps  # a second copy of the program reads, and changes nothing
        self.path = paths.autosave
        self.previous = self.path.with_name(f"{self.path.stem}-previous{self.path.suffix}")
        self._replaced = self.previous.with_suffix(".new")  # will be the previous one
        self._work: Thread | None = None  # the last of those that make lasting what was saved
        self._refused = refused
        self._failed: OSError | None = None  # as it did
        self.damaged: list[Damaged] = []  # all that was found so far
        self._journal: Journal | None = None
        self._own: bytes | None = None  # what this copy has written there, or read

    def save(self, journal: Journal, meta: Mapping[str, Any]) -> None:
        """OSError if that is not possible; whatever is there is then as it was."""
        if not self._keeps:
            return
        data = dumps(journal, meta).encode("utf-8")
        self._wait()
        for file in (self.path, self._replaced, self.previous):
            make_way(file)
        if journal is not self._journal:
            self.put_by()
        elif os.path.lexists(self.path):
            if self._there() == self._own:
                self._keep_replaced()
            else:  # another program has put a file there
                self._put_by_strange(journal)
        write_atomic(self._paths.autosave, data, lasting=False)  # in a new folder if that one has vanished
        self._journal, self._own = journal, data
        self._beside(self._make_lasting)

    def _there(self) -> bytes:
        """Return what is in the file; nothing if it cannot be read."""
        try:
            return read_save(self.path)
        except OSError:
            return b""

    def _put_by_strange(self, journal: Journal) -> None:
        """Keep a file that was not saved here, unless this journal holds all that is in it."""
        try:
            found = load_game(read_save(self.path)).journal
        except FileNotFoundError:  # it has just gone
            return
        except (SaveError, OSError) as error:
            self._set_aside(self.path, error)
            return
        known = journal.game.setup, journal.entries[: len(found.entries)]
        if was_played(found) and (found.game.setup, found.entries) != known:
            shelve(self.path, self._paths.saves)

    def _keep_replaced(self) -> None:
        # A second name for the same file, so that at every moment both names hold a whole game.
        self._replaced.unlink(missing_ok=True)
        try:
            os.link(self.path, self._replaced)
        except OSError:  # file systems without links
            self._replaced.write_bytes(read_save(self.path))

    def _beside(self, do: Callable[[], None]) -> None:
        """In a thread of its own, one thing after the other; nothing else changes these files meanwhile."""

        def work(before: Thread | None) -> None:
            if before is not None:
                before.join()
            try:
                do()
            except OSError as error:
                self._failed = error
                self._refused()

        self._work = Thread(target=work, args=(self._work,), name="saving")
        self._work.start()

    def _make_lasting(self) -> None:
        make_lasting(self.path)
        if self._replaced.exists():
            self._replaced.replace(self.previous)
        keep_names(self.path.parent)

    def _wait(self) -> None:
        if self._work is not None:
            self._work.join()
            self._work = None

    def settle(self) -> None:
        """Wait until what was saved survives a power cut too; OSError if it may not."""
        self._wait()
        failed, self._failed = self._failed, None
        if failed is not None:
            raise failed

    def holds(self, journal: Journal) -> bool:
        """Whether that game is safe here."""
        return journal is self._journal

    def belongs_to(self, journal: Journal) -> None:
        """The game that was recovered is played on."""
        self._journal, self._own = journal, self._there()

    def put_by(self) -> None:
        """Another game takes its place: keep the one in progress, if anybody has chosen anything in it."""
        self._journal = None
        found = self.recover()
        if found.file is None or found.loaded is None:
            return
        for older in (self._replaced, self.previous):
            if found.file != older:  # first, so that it can't be taken for part of the next game
                older.unlink(missing_ok=True)
        journal = found.loaded.journal
        if was_played(journal):
            with suppress(FileNotFoundError):  # it has just gone
                shelve(found.file, self._paths.games if journal.game.over else self._paths.saves)
        self._remove()

    def clear(self, journal: Journal, kept: Path | None = None) -> None:
        """That game is over, and kept in another file: it goes when a power cut cannot take that one."""
        own = journal is self._journal
        if own:
            self._journal = None

        def clear() -> None:
            if kept is not None:
                make_lasting(kept)
                keep_names(kept.parent)
            if own:
                self._remove()

        self._beside(clear)

    def _remove(self) -> None:
        for file in (self.previous, self._replaced, self.path):
            file.unlink(missing_ok=True)

    def recover(self) -> Recovery:
        """The game to continue. A file that can't be trusted gets another name, the one before is tried."""
        self._wait()
        damaged: list[Damaged] = []
        for path in (self.path, self._replaced, self.previous):
            if not os.path.lexists(path):
                continue
            try:
                loaded = load_game(read_save(path))
            except (SaveError, OSError) as error:
                damaged.append(self._set_aside(path, error))
                continue
            return Recovery(loaded, tuple(damaged), path != self.path, path)
        return Recovery(None, tuple(damaged))

    def _set_aside(self, path: Path, error: SaveError | OSError) -> Damaged:
        new = None
        if self._keeps:
            try:
                new = set_aside(path)
            except OSError as refusal:
                log.warning("%s is damaged and cannot be renamed: %s", path.name, refusal)
            else:
                log.warning("%s is damaged and is now %s.", path.name, new.name)
        damaged = Damaged(error, new)
        if new is not None or all(other.moved_to is not None for other in self.damaged):
            self.damaged.append(damaged)  # what can't be renamed is found again and again
        return damaged
