"""Every finished game: its log in a folder, and an SQLite file over all of them that is made anew when
it is missing or damaged. Nothing that is read there is believed unless it fits together. No looks.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from gah_desktop.app.game_rows import SCHEMA, SCHEMA_VERSION, GameRow, SeatRow, insert, read_rows, upgrade
from gah_desktop.app.loading import load_game
from gah_desktop.app.meta import Meta, iso
from gah_desktop.app.paths import Paths, found_in, make_way, set_aside
from gah_desktop.bots import BOT_NAMES
from gah_desktop.catalog.basics import LEVELS
from gah_desktop.engine.module_registry import OPPONENTS
from gah_desktop.engine.seats import HUMAN
from gah_desktop.files import FileError, check, decoded
from gah_desktop.parsing import parse
from gah_desktop.record import Journal, Loaded, SaveError, dumps, read_save, write_atomic
from gah_desktop.record.files import MAX_BYTES as MAX_SAVE_BYTES
from gah_desktop.record.hidden import decode_entry
from gah_desktop.text.seats import seat_names

if TYPE_CHECKING:
    import sqlite3

log = logging.getLogger(__name__)

T = TypeVar("T")
Progress = Callable[[int, int], None]
PARTS = ("-journal", "-wal", "-shm")  # what SQLite keeps beside a file
MAX_BYTES = 1 << 30  # some ten thousand games; beyond that it is made anew
NONSENSE = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)  # of what the file holds


class Filter(NamedTuple):
    """What a game must be like to be listed; None and "" let everything through."""

    players: int | None = None
    ruleset: str | None = None
    solo: bool | None = None
    level: str | None = None
    opponent: str | None = None  # a kind of bot, or a solo opponent
    module: str | None = None  # of the expansion; "" for games without any
    text: str = ""  # part of a name or of the date
    since: str = ""  # ISO date

    def passes(self, game: GameRow) -> bool:
        text = self.text.casefold()
        return (
            self.players in (None, game.players)
            and self.ruleset in (None, game.ruleset)
            and self.solo in (None, game.solo is not None)
            and self.level in (None, game.level)
            and (self.opponent is None or any(seat.kind == self.opponent for seat in game.seats))
            and (self.module is None or self.module in (game.setup.modules or ("",)))
            and self.since <= game.finished
            and any(text in told.casefold() for told in (game.finished, *(seat.name for seat in game.seats)))
        )


EVERYTHING = Filter()


class LevelResult(NamedTuple):
    opponent: str
    level: str
    games: int
    won: int
    best: int
    mean: float
    opponent_mean: float


class BestRow(NamedTuple):
    game: str
    finished: str
    name: str
    kind: str
    players: int
    vp: int


class HistoryInUse(BlockingIOError):
    """Another program holds the file; that passes, and says nothing against the file."""


class History:
    """Opened when first asked. `notice` names a database that was set aside, None if all is well."""

    def __init__(self, paths: Paths, keeps: bool = True) -> None:
        """`keeps` False: no file is written; what the logs say is gathered in memory."""
        self._paths = paths
        self._keeps = keeps
        self._open: sqlite3.Connection | None = None
        self._rows: list[GameRow] | None = None  # as they were last read
        self._at_hand: tuple[str, Loaded] | None = None  # the log that was just written, and its game
        self._behind = False  # a log was written and is not entered yet
        self.notice: Path | None = None
        self.unreadable: list[Path] = []  # logs that had to be left out

    # -- the file

    def connect(self, progress: Progress = lambda done, of: None) -> sqlite3.Connection:
        """The database, with every game whose log is there; a damaged one is set aside and made anew."""
        file = self._paths.history_file
        if self._open is not None and self._keeps and not file.exists():  # the folder has vanished
            self.close()
        if self._open is None:
            self._open = _usable(file) if self._keeps else None
            if self._open is None:
                self._open = self._made_anew(file, progress)
            else:
                self._enter_what_is_new(self._open, progress)
        elif self._behind:
            self._enter_what_is_new(self._open, progress)
        return self._open

    def _enter_what_is_new(self, connection: sqlite3.Connection, progress: Progress) -> None:
        """Enter new logs, unless the file is in use or the disk is full. Reading must work all the same."""
        import sqlite3

        try:
            self._enter_logs(connection, progress)
        except sqlite3.OperationalError as error:
            if _not_damage(error) is None:
                raise
            log.info("The history cannot be written: %s", error)

    def close(self) -> None:
        self._rows = None
        if self._open is not None:
            self._open.close()
            self._open = None

    def _made_anew(self, file: Path, progress: Progress) -> sqlite3.Connection:
        """Under another name until it is whole, so that a full disk leaves no half of one."""
        import sqlite3

        if not self._keeps:
            memory = sqlite3.connect(":memory:")
            memory.executescript(SCHEMA)
            self._enter_logs(memory, progress)
            return memory
        self._set_aside(file)
        new = file.with_name(f"{file.name}.new")
        for part in _with_parts(new):
            make_way(part)
            part.unlink(missing_ok=True)
        connection = sqlite3.connect(new)
        try:
            connection.executescript(SCHEMA)
            self._enter_logs(connection, progress)
            connection.close()
            new.replace(file)
        except BaseException:
            connection.close()
            new.unlink(missing_ok=True)
            raise
        return _connected(file)

    def _set_aside(self, file: Path) -> None:
        """Give a file that cannot be used another name, and SQLite's parts of it that name too."""
        here = [part for part in _with_parts(file) if os.path.lexists(part)]
        if file in here and file.is_file() and file.stat().st_size == 0:  # nothing that anybody could miss
            here.remove(file)
            file.unlink()
        for part in here:
            if part == file:
                self.notice = set_aside(file)
                log.warning("The history is damaged and is now %s; it is made anew.", self.notice.name)
            elif file in here and self.notice is not None:
                part.rename(self.notice.with_name(self.notice.name + part.name.removeprefix(file.name)))
            else:
                set_aside(part)

    def _ask(self, read: Callable[[sqlite3.Connection], T]) -> T:
        """What the database says; a damaged one is made anew from the logs, and asked again."""
        import sqlite3

        try:
            return read(self.connect())
        except (sqlite3.DatabaseError, *NONSENSE) as error:
            if (passing := _not_damage(error)) is not None:
                raise passing from error
            log.warning("The history makes no sense: %r", error)
        self.close()
        self._open = self._made_anew(self._paths.history_file, lambda done, of: None)
        return read(self._open)

    # -- writing

    def record(self, journal: Journal, meta: Meta) -> None:
        """Keep a finished game and enter it."""
        self.keep(journal, meta)
        self.catch_up()

    def keep(self, journal: Journal, meta: Meta, lasting: bool = True) -> Path | None:
        """Write the log of a finished game; the very same play is kept once, another ending beside it.

        Answers the file that was written, as `write_atomic` does it; it is entered when anybody asks for
        games, or told to catch up, which has to be before the game is taken back and played on.
        """
        text = dumps(journal, meta.to_dict())
        if any(_same_play(file, text) for file in found_in(self._paths.games, f"*-{meta.id[:12]}*.gah")):
            return None
        stamp = "".join(c for c in meta.finished[:19] if c.isdigit())
        name, number = f"{stamp}-{meta.id[:12]}", 1
        file = self._paths.games / f"{name}.gah"
        while os.path.lexists(file):
            number += 1
            file = self._paths.games / f"{name}-{number}.gah"
        write_atomic(file, text, lasting)
        self._at_hand = (text, Loaded(journal, meta.to_dict()))
        self._behind = True
        return file

    def catch_up(self) -> None:
        """Enter every game whose log is there and that could not be entered before."""
        try:
            self._ask(lambda connection: self._enter_logs(connection, lambda done, of: None))
        finally:
            self._at_hand = None  # it may be taken back and played on

    def _enter_logs(self, connection: sqlite3.Connection, progress: Progress) -> None:
        entered = {str(row[0]) for row in connection.execute("SELECT file FROM games")}
        logs = sorted(found_in(self._paths.games, "*.gah"), key=lambda file: file.stem)
        logs = [file for file in logs if file.name not in entered]
        self.unreadable = []
        with connection:
            for number, file in enumerate(logs, 1):
                try:
                    text = decoded(read_save(file))
                    loaded, changed = self._just_played(text) or load_game(text), file.stat().st_mtime
                except (SaveError, OSError) as error:
                    log.warning("%s is left out of the history: %s", file.name, error)
                    self.unreadable.append(file)
                else:
                    self._enter(connection, file, loaded, text, iso(changed))
                progress(number, len(logs))
        self._behind = False

    def _just_played(self, text: str) -> Loaded | None:
        """A game whose log was written a moment ago need not be played again."""
        return self._at_hand[1] if self._at_hand is not None and self._at_hand[0] == text else None

    def _enter(
        self, connection: sqlite3.Connection, file: Path, loaded: Loaded, text: str, changed: str
    ) -> None:
        meta = Meta.from_dict(loaded.meta)
        if not meta.finished:  # it could not be noted when it ended
            meta = replace(meta, finished=changed)
        row = connection.execute("SELECT log, file FROM games WHERE id = ?", (meta.id,)).fetchone()
        if row is not None and not (self._paths.games / Path(str(row[1])).name).is_file():
            # it names a log that is not there; this is the game's
            connection.execute("DELETE FROM games WHERE id = ?", (meta.id,))
            row = None
        if not loaded.journal.game.over or (row is not None and _play(str(row[0])) == _play(text)):
            return
        self._rows = None
        insert(connection, meta.id if row is None else file.stem, file.name, meta, loaded.journal, text)

    def remove(self, game: str) -> None:
        """Take a game out, its log included."""
        if not self._keeps:
            return

        def delete(connection: sqlite3.Connection) -> None:
            with connection:
                connection.execute("BEGIN IMMEDIATE")
                row = connection.execute("SELECT file, log FROM games WHERE id = ?", (game,)).fetchone()
                connection.execute("DELETE FROM games WHERE id = ?", (game,))
                if row is not None:  # it would come back with its log
                    self._remove_review(str(row[1]))
                    (self._paths.games / Path(str(row[0])).name).unlink(missing_ok=True)

        self._rows = None
        self._ask(delete)

    def _remove_review(self, text: str) -> None:
        from gah_desktop.app.reviews import Reviews

        with suppress(SaveError, OSError):
            Reviews(self._paths).remove(load_game(text).journal)

    # -- asking

    @property
    def rows(self) -> Sequence[GameRow]:
        """All games, the newest first, as they were played."""
        if self._rows is None or self._behind:
            self._rows = self._ask(read_rows)
        return self._rows

    def games(self, wanted: Filter = EVERYTHING) -> list[GameRow]:
        """The newest first, with the players called what the language of the moment calls them."""
        found = []
        for game in self.rows:
            names = seat_names(game.setup)
            seats = tuple(seat._replace(name=names[seat.seat]) for seat in game.seats)
            found.append(game._replace(seats=seats))
        return [game for game in found if wanted.passes(game)]

    def load(self, game: str) -> Loaded:
        """A game with all its steps; OSError if there is none, SaveError if its log is damaged."""

        def read(connection: sqlite3.Connection) -> tuple[str, str] | None:
            row: tuple[str, str] | None = connection.execute(
                "SELECT log, file FROM games WHERE id = ?", (game,)
            ).fetchone()
            return row

        row = self._ask(read)
        if row is None:
            raise FileNotFoundError(game)
        try:
            return load_game(str(row[0]))
        except SaveError:
            return load_game(read_save(self._paths.games / Path(str(row[1])).name))

    def against(self) -> list[LevelResult]:
        """How one person did against each opponent: the solo ones by level, then bots of one kind."""
        met: dict[tuple[str, str], list[tuple[SeatRow, int]]] = {
            key: [] for key in (*product(OPPONENTS, LEVELS), *((bot, "") for bot in BOT_NAMES))
        }
        for game in self.rows:
            kinds = {seat.kind for seat in game.seats if seat.kind != HUMAN}
            people = [seat for seat in game.seats if seat.kind == HUMAN]
            key = (next(iter(kinds), ""), game.level or "")
            if len(people) == 1 and len(kinds) == 1 and key in met:
                met[key].append((people[0], max(seat.vp for seat in game.seats if seat.kind != HUMAN)))
        return [_result(*key, pairs) for key, pairs in met.items() if pairs]

    def best(self, limit: int = 10, kind: str | None = HUMAN) -> list[BestRow]:
        """The highest scores, of people unless told otherwise; the older one first if equal."""
        found = [
            BestRow(game.id, game.finished, seat.name, seat.kind, game.players, seat.vp)
            for game in self.games()
            for seat in game.seats
            if kind in (None, seat.kind)
        ]
        return sorted(found, key=lambda row: (-row.vp, row.finished))[:limit]

    def averages(self, kind: str | None = HUMAN) -> dict[str, float]:
        """Mean VP by source over all seats of a kind; {} if there are none."""
        sheets = [seat.sheet for game in self.rows for seat in game.seats if kind in (None, seat.kind)]
        return {
            source: sum(lines[source] for lines in sheets) / len(sheets)
            for source in (sheets[0] if sheets else ())
        }


def _result(opponent: str, level: str, pairs: Sequence[tuple[SeatRow, int]]) -> LevelResult:
    own, others = [seat.vp for seat, _ in pairs], [vp for _, vp in pairs]
    won = sum(seat.won for seat, _ in pairs)
    means = sum(own) / len(pairs), sum(others) / len(pairs)
    return LevelResult(opponent, level, len(pairs), won, max(own), *means)


def _connected(file: Path) -> sqlite3.Connection:
    """Waits for nobody: whoever asks is painting a window."""
    import sqlite3

    connection = sqlite3.connect(file, timeout=0)
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, MAX_SAVE_BYTES)
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def _with_parts(file: Path) -> list[Path]:
    return [file, *(file.with_name(file.name + part) for part in PARTS)]


def _usable(file: Path) -> sqlite3.Connection | None:
    """Return the open database, if it is whole and ours; OSError if it cannot be read at all."""
    import sqlite3

    for part in _with_parts(file):
        try:
            check(part, MAX_BYTES)
        except FileNotFoundError:
            pass
        except (FileError, IsADirectoryError) as error:
            log.warning("%s cannot be used: %s", part.name, error)
            return None
    if not file.exists():
        return None
    connection = _connected(file)
    try:
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        whole = connection.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
        strange = "SELECT 1 FROM sqlite_master WHERE type NOT IN ('table', 'index')"  # views may have no end
        if whole and connection.execute(strange).fetchone() is None and 1 <= version <= SCHEMA_VERSION:
            with connection:  # what makes no sense is left as it is
                upgrade(connection, version)
                read_rows(connection)
            return connection
    except (sqlite3.DatabaseError, *NONSENSE) as error:
        if (passing := _not_damage(error)) is not None:
            connection.close()
            raise passing from error
    connection.close()
    return None


def _not_damage(error: Exception) -> Exception | None:
    """What to raise instead if the file is not to blame: it is in use, or the system refuses it."""
    import sqlite3

    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return HistoryInUse(str(error))
    refused = (
        sqlite3.SQLITE_FULL, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_PERM, sqlite3.SQLITE_NOMEM, sqlite3.SQLITE_INTERRUPT,
    )  # fmt: skip
    return error if code in refused else None


def _same_play(file: Path, text: str) -> bool:
    try:
        return _play(decoded(read_save(file))) == _play(text)
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        return False


def _play(text: str) -> object:
    """The steps of a game in a log that was read before, or was just written."""
    return [decode_entry(entry) for entry in parse(text)["entries"]]
