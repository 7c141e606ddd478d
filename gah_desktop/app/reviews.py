"""Reviews beside the logs of the games they are about, and the ratings over all of them. It judges nothing.

A file that is damaged, or about another game, is as good as none: the review is made again.
"""

from __future__ import annotations

import logging
from pathlib import Path
from typing import NamedTuple

from gah_desktop.app.paths import Paths, found_in, make_way
from gah_desktop.coach.review import Review, play_of
from gah_desktop.coach.stored import about, from_text, to_text
from gah_desktop.engine.seats import HUMAN
from gah_desktop.files import read_text
from gah_desktop.record import Journal, write_atomic

log = logging.getLogger(__name__)

SUFFIX = ".review"
MAX_BYTES = 4 << 20


class Rated(NamedTuple):
    """How people played in one game."""

    finished: str
    a_turn: float  # VP lost to errors, the mean of the people


class Reviews:
    def __init__(self, paths: Paths, keeps: bool = True) -> None:
        self._paths = paths
        self._keeps = keeps
        self._unwritten: dict[Path, str] = {}

    def file(self, journal: Journal) -> Path:
        return self._paths.games / f"{play_of(journal)[:24]}{SUFFIX}"

    def read(self, journal: Journal) -> Review | None:
        file = self.file(journal)
        try:
            text = self._unwritten.get(file) or read_text(file, MAX_BYTES)
        except FileNotFoundError:
            return None
        except OSError as error:
            log.warning("A review cannot be read and is made again: %r", error)
            return None
        found = from_text(text, journal)
        if found is None:
            log.warning("A review is damaged and is made again: %s", file.name)
        return found

    def keep(self, journal: Journal, review: Review, finished: str) -> None:
        """Write a review; OSError if that is not possible."""
        self.write(self.hold(journal, review, finished))

    def hold(self, journal: Journal, review: Review, finished: str) -> Path:
        """Keep a review in memory until `write` succeeds, and return its file."""
        file = self.file(journal)
        if self._keeps:
            self._unwritten[file] = to_text(review, journal, finished)
        return file

    def write(self, file: Path) -> None:
        """Write a review that is held; OSError if that is not possible."""
        if file in self._unwritten:
            make_way(file)
            write_atomic(file, self._unwritten[file])
            del self._unwritten[file]

    def remove(self, journal: Journal) -> None:
        file = self.file(journal)
        self._unwritten.pop(file, None)
        file.unlink(missing_ok=True)

    def ratings(self) -> list[Rated]:
        """Of the games in which people played, the oldest first."""
        found = []
        for file in found_in(self._paths.games, f"*{SUFFIX}"):
            try:
                head = about(read_text(file, MAX_BYTES))
            except OSError:
                continue
            if head is not None:
                people = [lost for kind, lost in head.lost if kind == HUMAN]
                if people:
                    found.append(Rated(head.finished, sum(people) / len(people)))
        return sorted(found)
