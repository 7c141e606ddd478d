"""Reviews beside the logs of the games they are about, and the ratings over all of them. It judges nothing.

A file that is damaged, or about another game, is as good as none: the review is made again.
"""

from __future__ import annotations

import logging
from pathlib import Path

from gah_desktop.app.paths import Paths, found_in, make_way
from gah_desktop.coach.review import Review, play_of
from gah_desktop.coach.stored import about, from_text, to_text
from gah_desktop.engine.seats import HUMAN
from gah_desktop.files import read_text
from gah_desktop.named import NamedTuple
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

    def file(self, journal: Journal) -> Path:
        return self._paths.games / f"{play_of(journal)[:24]}{SUFFIX}"

    def read(self, journal: Journal) -> Review | None:
        try:
            text = read_text(self.file(journal), MAX_BYTES)
        except FileNotFoundError:
            return None
        except OSError as error:
            log.warning("A review cannot be read and is made again: %r", error)
            return None
        found = from_text(text, journal)
        if found is None:
            log.warning("A review is damaged and is made again: %s", self.file(journal).name)
        return found

    def keep(self, journal: Journal, review: Review, finished: str) -> None:
        """What can't be written is made again the next time."""
        if not self._keeps:
            return
        try:
            make_way(self.file(journal))
            write_atomic(self.file(journal), to_text(review, journal, finished))
        except OSError as error:
            log.warning("A review cannot be kept: %r", error)

    def remove(self, journal: Journal) -> None:
        self.file(journal).unlink(missing_ok=True)

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
