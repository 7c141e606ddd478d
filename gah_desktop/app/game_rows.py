"""The tables of the history: a row a game, a row a seat, and how they have to fit together. No files."""

from __future__ import annotations

import json
from datetime import datetime
from typing import TYPE_CHECKING, Any, NamedTuple

from gah_desktop.app.loading import player_kinds
from gah_desktop.app.meta import Meta
from gah_desktop.app.sheet import SOURCES, sheets, winners
from gah_desktop.engine import Setup
from gah_desktop.parsing import parse
from gah_desktop.record import Journal

if TYPE_CHECKING:
    import sqlite3

SCHEMA_VERSION = 2
# The lines of a score sheet that had other names in version 1.
_LINES_1 = {"rooms": "prepared", "bonus": "groups", "entrance": "entrances", "floors": "rooms"}
SCHEMA = f"""
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
PRAGMA user_version = {SCHEMA_VERSION};
"""


class SeatRow(NamedTuple):
    seat: int
    name: str
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
    setup: Setup
    seats: tuple[SeatRow, ...]


def insert(
    connection: sqlite3.Connection, id: str, file: str, meta: Meta, journal: Journal, text: str
) -> None:
    """Enter a finished game."""
    setup, events = journal.game.setup, journal.events
    connection.execute(
        "INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (id, file, meta.finished, *_about(setup), json.dumps(setup.to_dict()), text),
    )
    won = winners(events)
    connection.executemany(
        "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (
                id,
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


def upgrade(connection: sqlite3.Connection, version: int) -> None:
    """Bring the tables of an earlier version up to date; its games may be too old to be played anew."""
    if version == 1:
        rows = connection.execute("SELECT game, seat, sheet FROM seats").fetchall()
        for game, seat, told in rows:
            sheet = {_LINES_1.get(line, line): vp for line, vp in parse(told).items()}
            new = json.dumps(sheet)
            connection.execute("UPDATE seats SET sheet = ? WHERE game = ? AND seat = ?", (new, game, seat))
        connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")


def read_rows(connection: sqlite3.Connection) -> list[GameRow]:
    """All games, the newest first; ValueError, KeyError or TypeError if one of them makes no sense."""
    seats: dict[str, list[tuple[Any, ...]]] = {}
    for game, *seat in connection.execute(
        "SELECT game, seat, name, kind, board, vp, won, sheet FROM seats ORDER BY game, seat"
    ):
        seats.setdefault(game, []).append(tuple(seat))
    games = connection.execute(
        "SELECT id, finished, ruleset, players, seed, solo, level, entrance, setup FROM games"
        " ORDER BY finished DESC, id"
    ).fetchall()
    found = [_game(row, seats.pop(row[0], [])) for row in games]
    _expect(not seats, "seats without a game")
    return found


def _about(setup: Setup) -> tuple[object, ...]:
    """What of the set-up stands in columns of its own."""
    solo = setup.solo is not None
    level, entrance = (setup.level, setup.entrance) if solo else (None, None)
    return setup.ruleset, setup.players, setup.seed, setup.solo, level, entrance


def _game(row: tuple[Any, ...], seats: list[tuple[Any, ...]]) -> GameRow:
    id, finished, ruleset, players, seed, solo, level, entrance, told = row
    setup = Setup.from_dict(parse(told))
    _expect(isinstance(id, str) and isinstance(finished, str), "id")
    if finished:
        datetime.fromisoformat(finished)
    about = (ruleset, players, seed, solo, level, entrance)
    _expect(about == _about(setup), "set-up")
    _expect([seat[0] for seat in seats] == list(range(setup.players)), "seats")
    return GameRow(id, finished, *about, setup, tuple(_seat(setup, seat) for seat in seats))


def _seat(setup: Setup, row: tuple[Any, ...]) -> SeatRow:
    seat, name, kind, board, vp, won, told = row
    _expect((name, kind, board) == (setup.name(seat), setup.kind(seat), setup.board(seat)), "seat")
    _expect(kind in player_kinds(), "kind")
    known = parse(told)
    _expect(isinstance(known, dict) and known.keys() <= set(SOURCES), "sheet")
    sheet = {source: known.get(source, 0) for source in SOURCES}  # a later version may have a line more
    _expect(all(type(line) is int for line in sheet.values()), "sheet")
    _expect(type(vp) is int and vp == sum(sheet.values()) and won in (0, 1), "vp")
    return SeatRow(seat, name, kind, board, vp, bool(won), sheet)


def _expect(holds: bool, what: str) -> None:
    if not holds:
        raise ValueError(what)
