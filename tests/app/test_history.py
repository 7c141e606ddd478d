"""The history: what is kept of a finished game, what can be asked, and how it comes back from the logs."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from gah_desktop.app.history import SCHEMA_VERSION, Filter, History
from gah_desktop.app.meta import Meta
from gah_desktop.app.paths import Paths
from gah_desktop.app.sheet import SOURCES, sheets, vp_by_round, winners
from gah_desktop.engine import Setup
from gah_desktop.record import Journal, loads


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


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    made = Paths(tmp_path)
    history = History(made)
    for journal, meta in GAMES:
        history.record(journal, meta)
    history.close()
    return made


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
    assert Setup.from_dict(row.setup) == TWO.game.setup
    history.close()


def test_the_log_can_be_replayed(paths: Paths) -> None:
    history = History(paths)
    assert loads(history.load("two")).journal.game.hash() == TWO.game.hash()
    with pytest.raises(KeyError):
        history.load("no such game")
    history.close()


def test_statistics(paths: Paths) -> None:
    history = History(paths)
    (hard,) = history.against_leopold()
    own, rival = SOLO.game.state.scores
    assert (hard.level, hard.games, hard.best) == ("hard", 1, own.total)
    assert hard.mean == own.total and hard.leopold_mean == rival.total
    assert hard.won == (own.total > rival.total)
    best = history.best(2)
    assert [row.vp for row in best] == sorted((row.vp for row in best), reverse=True)
    assert all(row.kind == "human" for row in best)
    assert len(history.best(10, None)) == 7
    averages = history.averages("heuristic")
    assert sum(averages.values()) == pytest.approx(TWO.game.state.scores[1].total)
    assert history.averages("nobody") == {}
    history.close()


def test_the_same_game_again_replaces_itself(paths: Paths) -> None:
    history = History(paths)
    history.record(TWO, Meta("two", "", "2026-04-01T10:00:00+01:00"))
    assert ids(history, Filter()) == ["two", "solo", "three"]
    assert len(list(paths.games.iterdir())) == 3
    history.remove("two")
    assert ids(history, Filter()) == ["solo", "three"]
    assert len(list(paths.games.iterdir())) == 2
    history.close()


def shape(history: History) -> list[object]:
    found: list[object] = [*history.games(), *history.best(), *history.against_leopold()]
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


@pytest.mark.parametrize("damage", ["noise", "cut", "foreign", "newer", "empty"])
def test_a_damaged_database_is_set_aside_and_rebuilt(paths: Paths, damage: str) -> None:
    before = shape(History(paths))
    file = paths.history_file
    whole = file.read_bytes()
    if damage == "noise":
        file.write_bytes(b"noise" * 1000)
    elif damage == "cut":
        file.write_bytes(whole[: len(whole) // 2])
    elif damage == "empty":
        file.write_bytes(b"")
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
