"""Every finished game, in an SQLite file that can always be rebuilt from the saved logs. No looks."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from gah_desktop.app.autosave import write
from gah_desktop.app.meta import Meta
from gah_desktop.app.paths import Paths, set_aside
from gah_desktop.app.sheet import sheets, winners
from gah_desktop.engine import Setup
from gah_desktop.record import Journal, SaveError, dumps, loads, read_save
from gah_desktop.text.seats import seat_names

if TYPE_CHECKING:
    import sqlite3

log = logging.getLogger(__name__)

SCHEMA_VERSION = 2
SCHEMA = """
CREATE TABLE games (
    id TEXT PRIMARY KEY, file TEXT NOT NULL, finished TEXT NOT NULL, ruleset TEXT NOT NULL,
    players INTEGER NOT NULL, seed INTEGER NOT NULL, solo TEXT, level TEXT, entrance TEXT,
    setup TEXT NOT NULL, log TEXT NOT NULL
);
CREATE TABLE seats (
    game TEXT NOT NULL REFERENCES games(id) ON DELETE CASCADE, seat INTEGER NOT NULL,
    name TEXT NOT NULL, kind TEXT NOT NULL, board TEXT NOT NULL, vp INTEGER NOT NULL,
    won INTEGER NOT NULL, sheet TEXT NOT NULL, PRIMARY KEY (game, seat)
);
CREATE INDEX games_by_date ON games(finished);
"""


class SeatRow(NamedTuple):
    seat: int
    name: str  # as the language of the moment calls it
    kind: str
    board: str
    vp: int
    won: bool
    sheet: dict[str, int]  # by source, see `sheet.SOURCES`


class GameRow(NamedTuple):
    id: str
    finished: str  # ISO date and time
    ruleset: str
    players: int
    seed: int
    solo: str | None
    level: str | None
    entrance: str | None
    setup: dict[str, Any]
    seats: tuple[SeatRow, ...]


class Filter(NamedTuple):
    """What a game must be like to be listed; None and "" let everything through."""

    players: int | None = None
    ruleset: str | None = None
    solo: bool | None = None
    level: str | None = None
    text: str = ""  # part of a name or of the date
    since: str = ""  # ISO date


EVERYTHING = Filter()


class LevelResult(NamedTuple):
    level: str
    games: int
    won: int
    mean: float
    best: int
    leopold_mean: float


class BestRow(NamedTuple):
    game: str
    finished: str
    name: str
    kind: str
    players: int
    vp: int


class History:
    """Opened when first asked. `notice` names a database that was set aside, None if all is well."""

    def __init__(self, paths: Paths) -> None:
        self._paths = paths
        self._open: sqlite3.Connection | None = None
        self.notice: Path | None = None
        self.unreadable: list[Path] = []  # logs that the rebuilding had to leave out

    # -- the file

    def connect(self, progress: Callable[[int, int], None] = lambda done, of: None) -> sqlite3.Connection:
        """The database; a missing one is rebuilt, a damaged one set aside and rebuilt."""
        if self._open is not None:
            return self._open
        file = self._paths.history_file
        if file.exists():
            connection = _usable(file)
            if connection is not None:
                self._open = connection
                return connection
            for part in ("-wal", "-shm", "-journal"):
                file.with_name(file.name + part).unlink(missing_ok=True)
            self.notice = set_aside(file)
            log.warning("The history is damaged and is now %s; rebuilding it.", self.notice.name)
        import sqlite3

        connection = sqlite3.connect(file)
        connection.execute("PRAGMA foreign_keys = ON")
        with connection:
            connection.executescript(SCHEMA)
            connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
        self._open = connection
        self._rebuild(connection, progress)
        return connection

    def close(self) -> None:
        if self._open is not None:
            self._open.close()
            self._open = None

    def _rebuild(self, connection: sqlite3.Connection, progress: Callable[[int, int], None]) -> None:
        logs = sorted(self._paths.games.glob("*.gah"))
        for number, file in enumerate(logs, 1):
            try:
                text = read_save(file).decode("utf-8")
                loaded = loads(text)
            except (SaveError, OSError, UnicodeDecodeError) as error:
                log.warning("%s is left out of the history: %s", file.name, error)
                self.unreadable.append(file)
            else:
                if loaded.journal.game.over:
                    with connection:
                        self._insert(connection, loaded.journal, Meta.from_dict(loaded.meta), file.name, text)
            progress(number, len(logs))

    # -- writing

    def record(self, journal: Journal, meta: Meta) -> Path:
        """Keep a finished game: its log first, then its row. The same game again replaces itself."""
        connection = self.connect()
        text = dumps(journal, meta.to_dict())
        stamp = "".join(c for c in meta.finished[:19] if c.isdigit())
        file = self._paths.games / f"{stamp}-{meta.id[:12]}.gah"
        old = connection.execute("SELECT file FROM games WHERE id = ?", (meta.id,)).fetchone()
        write(file, text)
        with connection:
            self._insert(connection, journal, meta, file.name, text)
        if old is not None and old[0] != file.name:
            (self._paths.games / str(old[0])).unlink(missing_ok=True)
        return file

    def remove(self, game: str) -> None:
        """Take a game out, its log included."""
        connection = self.connect()
        row = connection.execute("SELECT file FROM games WHERE id = ?", (game,)).fetchone()
        with connection:
            connection.execute("DELETE FROM games WHERE id = ?", (game,))
        if row is not None:
            (self._paths.games / str(row[0])).unlink(missing_ok=True)

    @staticmethod
    def _insert(connection: sqlite3.Connection, journal: Journal, meta: Meta, file: str, text: str) -> None:
        setup, events = journal.game.setup, journal.events
        connection.execute("DELETE FROM games WHERE id = ?", (meta.id,))
        solo = setup.solo is not None
        connection.execute(
            "INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                meta.id,
                file,
                meta.finished,
                setup.ruleset,
                setup.players,
                setup.seed,
                setup.solo,
                setup.level if solo else None,
                setup.entrance if solo else None,
                json.dumps(setup.to_dict()),
                text,
            ),
        )
        won = winners(events)
        connection.executemany(
            "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            [
                (
                    meta.id,
                    sheet.seat,
                    setup.name(sheet.seat),
                    setup.kind(sheet.seat),
                    setup.board(sheet.seat),
                    sheet.total,
                    sheet.seat in won,
                    json.dumps(sheet.lines),
                )
                for sheet in sheets(events, setup.players)
            ],
        )

    # -- asking

    def games(self, wanted: Filter = EVERYTHING) -> list[GameRow]:
        """The newest first."""
        where, values = ["1"], list[Any]()
        for condition, value in (
            ("players = ?", wanted.players),
            ("ruleset = ?", wanted.ruleset),
            ("level = ?", wanted.level),
            ("finished >= ?", wanted.since or None),
        ):
            if value is not None:
                where.append(condition)
                values.append(value)
        if wanted.solo is not None:
            where.append(f"solo IS {'NOT ' if wanted.solo else ''}NULL")
        rows = self.connect().execute(
            "SELECT id, finished, ruleset, players, seed, solo, level, entrance, setup FROM games"
            f" WHERE {' AND '.join(where)} ORDER BY finished DESC, id",
            values,
        )
        found = [self._game(row) for row in rows.fetchall()]
        text = wanted.text.casefold()
        return [
            game
            for game in found
            if text in game.finished.casefold() or any(text in seat.name.casefold() for seat in game.seats)
        ]

    def _game(self, row: tuple[Any, ...]) -> GameRow:
        setup = json.loads(row[8])
        seats = tuple(seat._replace(name=_name(setup, seat.seat, seat.name)) for seat in self._seats(row[0]))
        return GameRow._make([*row[:8], setup, seats])

    def _seats(self, game: str) -> tuple[SeatRow, ...]:
        rows = self.connect().execute(
            "SELECT seat, name, kind, board, vp, won, sheet FROM seats WHERE game = ? ORDER BY seat", (game,)
        )
        return tuple(SeatRow._make([*row[:5], bool(row[5]), json.loads(row[6])]) for row in rows)

    def load(self, game: str) -> str:
        """The log of a game, as a save file's text; KeyError if there is none."""
        row = self.connect().execute("SELECT log FROM games WHERE id = ?", (game,)).fetchone()
        if row is None:
            raise KeyError(game)
        return str(row[0])

    def against_leopold(self) -> list[LevelResult]:
        rows = self.connect().execute(
            "SELECT g.level, COUNT(*), SUM(own.won), AVG(own.vp), MAX(own.vp), AVG(rival.vp) FROM games g"
            " JOIN seats own ON own.game = g.id AND own.kind != 'leopold'"
            " JOIN seats rival ON rival.game = g.id AND rival.kind = 'leopold'"
            " WHERE g.solo IS NOT NULL GROUP BY g.level"
        )
        found = {row[0]: LevelResult(*row) for row in rows}
        return [found[level] for level in ("easy", "medium", "hard") if level in found]

    def best(self, limit: int = 10, kind: str | None = "human") -> list[BestRow]:
        """The highest scores, of people unless told otherwise; the older one first if equal."""
        rows = self.connect().execute(
            "SELECT g.id, g.finished, s.name, s.kind, g.players, s.vp, s.seat, g.setup FROM seats s"
            " JOIN games g ON g.id = s.game WHERE ?1 IS NULL OR s.kind = ?1"
            " ORDER BY s.vp DESC, g.finished LIMIT ?2",
            (kind, limit),
        )
        return [
            BestRow(row[0], row[1], _name(json.loads(row[7]), row[6], row[2]), row[3], row[4], row[5])
            for row in rows
        ]

    def averages(self, kind: str | None = "human") -> dict[str, float]:
        """Mean VP by source over all seats of a kind; {} if there are none."""
        rows = self.connect().execute("SELECT sheet FROM seats WHERE ?1 IS NULL OR kind = ?1", (kind,))
        all_lines = [json.loads(row[0]) for row in rows]
        return {
            source: sum(lines[source] for lines in all_lines) / len(all_lines)
            for source in (all_lines[0] if all_lines else ())
        }


def _name(setup: dict[str, Any], seat: int, stored: str) -> str:
    """What the language of the moment calls a seat; as it was entered if the set-up is of another version."""
    try:
        return seat_names(Setup.from_dict(setup))[seat]
    except (ValueError, TypeError, IndexError):
        return stored


def _usable(file: Path) -> sqlite3.Connection | None:
    """The open database, if it is whole and ours."""
    import sqlite3

    connection = sqlite3.connect(file)
    try:
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        if version == SCHEMA_VERSION and _sound(connection):
            connection.execute("PRAGMA foreign_keys = ON")
            return connection
    except sqlite3.DatabaseError:
        pass
    connection.close()
    return None


def _sound(connection: sqlite3.Connection) -> bool:
    with closing(connection.execute("PRAGMA quick_check")) as answer:
        if answer.fetchone()[0] != "ok":
            return False
    connection.execute("SELECT id, file, finished, log FROM games LIMIT 1").fetchone()
    connection.execute("SELECT game, seat, sheet FROM seats LIMIT 1").fetchone()
    return True
