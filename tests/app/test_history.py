"""The history: what is kept of a finished game, what can be asked, and how it comes back from the logs."""

from __future__ import annotations

import errno
import json
import shutil
import sqlite3
import time
from pathlib import Path
from random import Random

import pytest

from gah_desktop.app.game_rows import SCHEMA_VERSION
from gah_desktop.app.history import Filter, History, HistoryInUse
from gah_desktop.app.meta import Meta
from gah_desktop.app.paths import Paths
from gah_desktop.app.sheet import SOURCES, sheets, vp_by_round, winners
from gah_desktop.engine import Setup
from gah_desktop.record import Journal, dumps, loads
from gah_desktop.record.save import _seal
from gah_desktop.text.errors import history_error_text
from tests.record.test_hidden import plain


def played(setup: Setup) -> Journal:
    journal = Journal.new(setup)
    while not journal.game.over:
        options = journal.game.legal_actions()
        journal.apply(options[journal.position * 7 % len(options)])
    return journal


TWO = played(Setup(players=2, seed=1, names=("Anna", "Ben"), kinds=("human", "heuristic")))
THREE = played(Setup(players=3, seed=2, ruleset="classic", kinds=("human", "human", "random")))
SOLO = played(Setup(players=2, seed=3, solo="leopold", level="hard"))
GAMES = (
    (TWO, Meta("two", "", "2026-03-01T20:00:00+01:00")),
    (THREE, Meta("three", "", "2026-03-02T20:00:00+01:00")),
    (SOLO, Meta("solo", "", "2026-03-03T20:00:00+01:00")),
)


def filled(folder: Path) -> Paths:
    """Folders in which three games are kept."""
    made = Paths(folder)
    history = History(made)
    for journal, meta in GAMES:
        history.record(journal, meta)
    history.close()
    return made


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return filled(tmp_path)


def ids(history: History, wanted: Filter) -> list[str]:
    return [row.id for row in history.games(wanted)]


def test_the_newest_first_and_filters(paths: Paths) -> None:
    history = History(paths)
    assert ids(history, Filter()) == ["solo", "three", "two"]
    assert ids(history, Filter(players=3)) == ["three"]
    assert ids(history, Filter(ruleset="deluxe", solo=False)) == ["two"]
    assert ids(history, Filter(solo=True)) == ["solo"]
    assert ids(history, Filter(level="hard")) == ["solo"]
    assert ids(history, Filter(text="anna")) == ["two"]
    assert ids(history, Filter(since="2026-03-02")) == ["solo", "three"]
    history.close()


def test_a_row_tells_the_score_sheet(paths: Paths) -> None:
    history = History(paths)
    row = history.games(Filter(text="ben"))[0]
    assert [seat.name for seat in row.seats] == ["Anna", "Ben"]
    assert [seat.vp for seat in row.seats] == [score.total for score in TWO.game.state.scores]
    for seat in row.seats:
        assert sum(seat.sheet.values()) == seat.vp
        assert tuple(seat.sheet) == SOURCES
    assert [seat.seat for seat in row.seats if seat.won] == list(winners(TWO.events))
    assert row.setup == TWO.game.setup
    history.close()


def test_the_log_can_be_replayed(paths: Paths) -> None:
    history = History(paths)
    assert history.load("two").journal.game.hash() == TWO.game.hash()
    with pytest.raises(FileNotFoundError):
        history.load("no such game")
    history.close()


def test_statistics(paths: Paths) -> None:
    history = History(paths)
    hard, *others = history.against()
    assert [(found.opponent, found.level) for found in others] == [("heuristic", "")]
    own, rival = SOLO.game.state.scores
    assert (hard.opponent, hard.level, hard.games, hard.best) == ("leopold", "hard", 1, own.total)
    assert hard.mean == own.total and hard.opponent_mean == rival.total
    assert hard.won == (own.total > rival.total)
    best = history.best(2)
    assert [row.vp for row in best] == sorted((row.vp for row in best), reverse=True)
    assert all(row.kind == "human" for row in best)
    assert len(history.best(10, None)) == 7
    averages = history.averages("heuristic")
    assert sum(averages.values()) == pytest.approx(TWO.game.state.scores[1].total)
    assert history.averages("nobody") == {}
    history.close()


def test_the_very_same_play_is_kept_once(paths: Paths) -> None:
    history = History(paths)
    history.record(TWO, Meta("two", "", "2026-04-01T10:00:00+01:00"))
    assert ids(history, Filter()) == ["solo", "three", "two"]
    assert len(list(paths.games.iterdir())) == 3
    history.close()


def test_a_log_of_version_1_0_0_is_the_same_play(paths: Paths) -> None:
    for file in paths.games.glob("*.gah"):
        data = plain(file.read_text("utf-8"))
        file.write_text(json.dumps({**data, "seal": _seal(data)}), "utf-8")
    history = History(paths)
    history.record(TWO, Meta("two", "", "2026-04-01T10:00:00+01:00"))
    assert ids(history, Filter()) == ["solo", "three", "two"]
    assert len(list(paths.games.iterdir())) == 3
    history.close()


def other_ending() -> Journal:
    """The same game, taken up in its middle and played on differently."""
    journal = loads(dumps(TWO)).journal
    journal.go_to(journal.position // 2)
    journal.forget_undone()
    while not journal.game.over:
        options = journal.game.legal_actions()
        journal.apply(options[journal.position * 5 % len(options)])
    return journal


def test_another_ending_of_the_same_game_is_kept_beside_the_first(paths: Paths) -> None:
    history, other = History(paths), other_ending()
    history.record(other, Meta("two", "", "2026-03-01T20:00:00+01:00"))  # within the same second
    both = [[seat.vp for seat in row.seats] for row in history.games(Filter(text="anna"))]
    wanted = [[score.total for score in journal.game.state.scores] for journal in (TWO, other)]
    assert sorted(both) == sorted(wanted) and wanted[0] != wanted[1]
    before = shape(history)
    paths.history_file.unlink()
    assert shape(History(paths)) == before, "and made anew they are both there"


def test_a_removed_game_does_not_come_back(paths: Paths) -> None:
    history = History(paths)
    history.remove("two")
    history.remove("no such game")
    assert ids(history, Filter()) == ["solo", "three"]
    assert len(list(paths.games.iterdir())) == 2
    history.close()
    again = History(paths)
    assert ids(again, Filter()) == ["solo", "three"]
    again.close()


def shape(history: History) -> list[object]:
    found: list[object] = [*history.games(), *history.best(), *history.against()]
    history.close()
    return found


def test_a_missing_database_is_rebuilt(paths: Paths) -> None:
    before = shape(History(paths))
    paths.history_file.unlink()
    history = History(paths)
    steps: list[tuple[int, int]] = []
    history.connect(lambda done, of: steps.append((done, of)))
    assert steps == [(1, 3), (2, 3), (3, 3)]
    assert history.notice is None
    assert shape(history) == before


@pytest.mark.parametrize("damage", ["noise", "cut", "foreign", "newer"])
def test_a_damaged_database_is_set_aside_and_rebuilt(paths: Paths, damage: str) -> None:
    before = shape(History(paths))
    file = paths.history_file
    whole = file.read_bytes()
    if damage == "noise":
        file.write_bytes(b"noise" * 1000)
    elif damage == "cut":
        file.write_bytes(whole[: len(whole) // 2])
    else:
        connection = sqlite3.connect(file)
        connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
        if damage == "foreign":
            connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
            connection.execute("DROP TABLE games")
        connection.commit()
        connection.close()
    left = file.read_bytes()
    history = History(paths)
    history.connect()
    assert history.notice is not None and history.notice.name == "history.sqlite.damaged-1"
    assert history.notice.read_bytes() == left
    assert shape(history) == before


def test_empty_databases_do_not_pile_up(paths: Paths) -> None:
    before = shape(History(paths))
    for _ in range(3):
        paths.history_file.write_bytes(b"")
        history = History(paths)
        assert shape(history) == before and history.notice is None
    assert [file.name for file in paths.data.glob("history*")] == ["history.sqlite"]


def change(file: Path, *statements: str) -> None:
    connection = sqlite3.connect(file)
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE seats SET name = 'Anma' WHERE name = 'Anna'",
        "UPDATE seats SET name = CAST(x'41ff6e61' AS TEXT) WHERE name = 'Anna'",
        "UPDATE seats SET vp = vp + 64 WHERE seat = 0",
        "UPDATE seats SET vp = 'many'",
        "UPDATE seats SET kind = 'humao' WHERE kind = 'human'",
        "UPDATE seats SET board = 'nighu'",
        "UPDATE seats SET sheet = replace(sheet, 'guests', 'guesus')",
        "UPDATE seats SET sheet = '[]'",
        "UPDATE seats SET sheet = '{'",
        "UPDATE seats SET seat = 7 WHERE seat = 1",
        "UPDATE seats SET won = 2",
        "UPDATE seats SET game = 'twp' WHERE game = 'two'",
        "DELETE FROM seats WHERE seat = 1",
        "UPDATE games SET finished = '2026-03-1'",
        "UPDATE games SET finished = CAST(x'ff' AS TEXT)",
        "UPDATE games SET setup = replace(setup, 'deluxe', 'delvxe')",
        "UPDATE games SET setup = '7'",
        "UPDATE games SET players = 3",
        "UPDATE games SET ruleset = 'chess'",
        "UPDATE games SET seed = seed + 1",
        "UPDATE games SET level = 'hars' WHERE level = 'hard'",
        "UPDATE games SET id = x'00' WHERE id = 'two'",
    ],
)
def test_content_that_makes_no_sense_is_made_anew_from_the_logs(paths: Paths, statement: str) -> None:
    before = shape(History(paths))
    change(paths.history_file, "PRAGMA foreign_keys = OFF", statement)
    history = History(paths)
    assert history.games() and shape(history) == before
    assert history.notice is not None


def test_content_that_is_damaged_while_the_window_is_open(paths: Paths) -> None:
    before = shape(History(paths))
    history = History(paths)
    history.connect()
    change(paths.history_file, "UPDATE games SET setup = '{'")
    assert shape(history) == before


def test_a_damaged_log_in_the_database_is_read_from_its_file(paths: Paths) -> None:
    change(paths.history_file, "UPDATE games SET log = replace(log, 'seed', 'sced')")
    history = History(paths)
    assert history.load("two").journal.game.hash() == TWO.game.hash()
    history.close()


@pytest.mark.parametrize("flips", [40, pytest.param(400, marks=pytest.mark.slow)])
def test_flipped_bits_never_cost_a_game_or_raise(paths: Paths, flips: int) -> None:
    before = shape(History(paths))
    whole = paths.history_file.read_bytes()
    rng = Random(302)
    for _ in range(flips):
        damaged = bytearray(whole)
        for _ in range(rng.choice((1, 1, 8))):
            damaged[rng.randrange(len(damaged))] ^= 1 << rng.randrange(8)
        paths.history_file.write_bytes(damaged)
        history = History(paths)
        assert [row.id for row in history.games()] == ["solo", "three", "two"]
        assert history.load("two").journal.game.hash() == TWO.game.hash()
        assert shape(history) == before
        for file in paths.data.glob("history.sqlite.damaged-*"):
            file.unlink()


@pytest.mark.parametrize("lock", ["EXCLUSIVE", "IMMEDIATE"])
def test_a_history_in_use_is_neither_damaged_nor_waited_for(paths: Paths, lock: str) -> None:
    before = shape(History(paths))
    other = sqlite3.connect(paths.history_file, isolation_level=None)
    other.execute(f"BEGIN {lock}")
    other.execute("UPDATE games SET seed = seed + 1")
    start = time.perf_counter()
    history = History(paths)
    if lock == "EXCLUSIVE":
        with pytest.raises(HistoryInUse):
            history.games()
    else:
        assert shape(history) == before
    history.keep(other_ending(), Meta("two", "", "2026-03-04T20:00:00+01:00"))
    with pytest.raises(HistoryInUse):
        history.catch_up()
    assert time.perf_counter() - start < 1
    assert history.notice is None
    assert [file.name for file in paths.data.glob("history.sqlite*")].count("history.sqlite-journal") == 1
    other.execute("ROLLBACK")  # its journal was not taken away from it
    other.close()
    history.catch_up()
    assert len(history.games()) == 4
    history.close()


def test_games_that_could_not_be_entered_are_entered_at_the_next_opening(paths: Paths) -> None:
    history = History(paths)
    history.keep(other_ending(), Meta("late", "", "2026-03-04T20:00:00+01:00"))
    history.close()
    again = History(paths)
    assert ids(again, Filter()) == ["late", "solo", "three", "two"]
    again.close()


def test_a_full_disk_leaves_a_whole_database_and_says_so(paths: Paths) -> None:
    history = History(paths)
    history.games()
    full = history.connect()
    full.execute("PRAGMA max_page_count = 1")
    history.keep(other_ending(), Meta("late", "", "2026-03-04T20:00:00+01:00"))
    with pytest.raises(sqlite3.OperationalError) as caught:
        history.catch_up()
    assert history_error_text(caught.value) == "The disk is full."
    assert ids(history, Filter()) == ["solo", "three", "two"]
    history.close()
    assert history.notice is None
    assert ids(history, Filter()) == ["late", "solo", "three", "two"]
    history.close()


def test_making_it_anew_on_a_full_disk_leaves_no_half_of_one(
    paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths.history_file.unlink()

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "no room")

    with monkeypatch.context() as bad_luck:
        bad_luck.setattr("gah_desktop.app.history.insert", full)
        with pytest.raises(OSError):
            History(paths).connect()
        assert list(paths.data.glob("history*")) == []
    history = History(paths)
    assert ids(history, Filter()) == ["solo", "three", "two"]
    history.close()


def test_a_second_copy_of_the_program_reads_the_logs_and_writes_nothing(paths: Paths) -> None:
    before = shape(History(paths))
    paths.history_file.write_bytes(b"noise")
    paths.history_file.with_name("history.sqlite.new").write_bytes(b"the first copy is at work here")
    there = sorted(paths.data.rglob("*"))
    second = History(paths, keeps=False)
    second.remove("two")
    assert shape(second) == before
    assert sorted(paths.data.rglob("*")) == there
    assert paths.history_file.read_bytes() == b"noise"


def test_a_damaged_log_is_left_out(paths: Paths) -> None:
    paths.history_file.unlink()
    bad = sorted(paths.games.iterdir())[0]
    bad.write_text(bad.read_text()[:500])
    history = History(paths)
    assert ids(history, Filter()) == ["solo", "three"]
    assert history.unreadable == [bad]
    assert bad.exists()
    history.close()


def test_the_chart_ends_with_the_totals() -> None:
    for journal in (TWO, THREE, SOLO):
        players = journal.game.setup.players
        lines = vp_by_round(journal.events, players)
        assert [len(line) for line in lines] == [9] * players  # set-up, seven rounds, the end
        assert [line[-1] for line in lines] == [score.total for score in journal.game.state.scores]
        assert [line[-2] for line in lines] == [score.game for score in journal.game.state.scores]


def test_sheets_add_up_at_any_moment() -> None:
    for journal in (TWO, SOLO):
        for sheet, score in zip(sheets(journal.events, 2), journal.game.state.scores, strict=True):
            assert sheet.total == score.total
            assert sheet.parts["end_staff"] == {str(card): vp for card, vp in score.line("end_staff").parts}
            assert sheet.parts["rooms"] == {str(n): vp for n, vp in score.line("rooms").parts}
        half = len(journal.events) // 2
        assert all(sheet.lines["rooms"] == 0 for sheet in sheets(journal.events[:half], 2))


def test_the_history_of_an_earlier_version_is_taken_over(tmp_path: Path) -> None:
    """With its games that would play out otherwise today, and though their logs were lost."""
    home = Path(__file__).parents[1] / "format_1" / "home"
    shutil.copytree(home / "data", tmp_path / "data")
    shutil.rmtree(tmp_path / "data" / "games")
    old = sqlite3.connect(tmp_path / "data" / "history.sqlite")
    seats = old.execute("SELECT game, name, vp FROM seats ORDER BY game, seat").fetchall()
    old.close()
    history = History(Paths(tmp_path))
    told = [(row.id, seat.name, seat.vp) for row in history.games() for seat in row.seats]
    assert sorted(told) == sorted(seats) and len({row.id for row in history.games()}) == 5
    assert history.notice is None
    assert tuple(history.averages(None)) == SOURCES
    history.close()
    again = History(Paths(tmp_path))
    assert len(again.games()) == 5 and again.notice is None
    again.close()
