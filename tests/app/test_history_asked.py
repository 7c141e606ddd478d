"""What the history answers, over rows laid by hand: filters, the best, solo results and averages."""

from __future__ import annotations

from pathlib import Path

import pytest

from gah_desktop.app.game_rows import GameRow, SeatRow
from gah_desktop.app.history import BestRow, Filter, History, LevelResult
from gah_desktop.app.meta import Meta
from gah_desktop.app.paths import Paths
from gah_desktop.engine import Setup
from tests.app.test_history import TWO, other_ending


def row(id: str, finished: str, setup: Setup, *vp: int, won: tuple[int, ...] = (0,)) -> GameRow:
    seats = tuple(
        SeatRow(
            seat,
            setup.name(seat),
            setup.kind(seat),
            setup.board(seat),
            points,
            seat in won,
            {"guests": points - 10, "rooms": 10},
        )
        for seat, points in enumerate(vp)
    )
    level, entrance = (setup.level, setup.entrance) if setup.solo else (None, None)
    about = (setup.ruleset, setup.players, setup.seed, setup.solo, level, entrance)
    return GameRow(id, finished, *about, setup, seats)


def alone(level: str) -> Setup:
    return Setup(solo="leopold", level=level, names=("Anna", ""), kinds=("human", "leopold"))


PAIR = Setup(names=("Anna", "Bot"), kinds=("human", "random"))
TRIO = Setup(players=3, ruleset="classic", names=("ANNA", "Ben", "Čech"), kinds=("human",) * 3)
ROWS = [
    row("e", "2026-03-05T20:00:00+01:00", alone("hard"), 80, 90, won=(1,)),
    row("d", "2026-03-04T20:00:00+01:00", alone("hard"), 100, 70),
    row("c", "2026-03-03T20:00:00+01:00", alone("easy"), 60, 30),
    row("b", "2026-03-02T20:00:00+01:00", TRIO, 70, 100, 40, won=(1,)),
    row("a", "2026-03-01T20:00:00+01:00", PAIR, 100, 120, won=(1,)),
]


@pytest.fixture
def history(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> History:
    monkeypatch.setattr(History, "rows", ROWS)
    return History(Paths(tmp_path))


def ball(opponent: str, *modules: str) -> Setup:
    solo = None if opponent == "random" else opponent
    return Setup(names=("Anna", "X"), kinds=("human", opponent), solo=solo, modules=modules)


DANCED = [
    row(
        "k",
        "2026-04-04T20:00:00+01:00",
        ball("elisabeth", "ballrooms", "celebrities", "hotels", "more"),
        90,
        200,
    ),
    row("j", "2026-04-03T20:00:00+01:00", ball("elisabeth", "ballrooms"), 150, 120),
    row("i", "2026-04-02T20:00:00+01:00", ball("leopold", "more"), 110, 100),
    row("h", "2026-04-01T20:00:00+01:00", ball("random", "ballrooms", "more"), 100, 30),
    *ROWS,
]


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (Filter(module="ballrooms"), "kjh"),
        (Filter(module="more"), "kih"),
        (Filter(module="hotels"), "k"),
        (Filter(module=""), "edcba"),
        (Filter(opponent="elisabeth"), "kj"),
        (Filter(opponent="leopold"), "iedc"),
        (Filter(opponent="random"), "ha"),
        (Filter(opponent="random", module="ballrooms"), "h"),
        (Filter(opponent="elisabeth", level="hard"), ""),
    ],
)
def test_by_module_and_by_opponent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wanted: Filter, found: str
) -> None:
    monkeypatch.setattr(History, "rows", DANCED)
    assert "".join(game.id for game in History(Paths(tmp_path)).games(wanted)) == found


def test_elisabeth_has_a_record_of_her_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(History, "rows", DANCED)
    assert LevelResult("elisabeth", "medium", 2, 2, 150, 120.0, 160.0) in History(Paths(tmp_path)).against()


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (Filter(), "edcba"),
        (Filter(players=2), "edca"),
        (Filter(players=3), "b"),
        (Filter(players=4), ""),
        (Filter(ruleset="deluxe"), "edca"),
        (Filter(ruleset="classic"), "b"),
        (Filter(solo=True), "edc"),
        (Filter(solo=False), "ba"),
        (Filter(level="hard"), "ed"),
        (Filter(level="medium"), ""),
        (Filter(text="anna"), "edcba"),
        (Filter(text="čECH"), "b"),
        (Filter(text="leopold"), "edc"),
        (Filter(text="03-02"), "b"),
        (Filter(text="nobody"), ""),
        (Filter(since="2026-03-03T20:00:00+01:00"), "edc"),
        (Filter(since="2026-03-04"), "ed"),
        (Filter(text="anna", players=2, solo=False, since="2026"), "a"),
    ],
)
def test_only_what_is_wanted_the_newest_first(history: History, wanted: Filter, found: str) -> None:
    assert "".join(game.id for game in history.games(wanted)) == found


def test_the_opponent_is_called_what_the_language_calls_it(history: History) -> None:
    assert [seat.name for seat in history.games()[0].seats] == ["Anna", "Leopold"]


def test_the_best_and_the_older_one_first_if_equal(history: History) -> None:
    best = [(told.game, told.name, told.vp) for told in history.best()]
    assert best == [
        *(("a", "Anna", 100), ("b", "Ben", 100), ("d", "Anna", 100), ("e", "Anna", 80)),
        *(("b", "ANNA", 70), ("c", "Anna", 60), ("b", "Čech", 40)),
    ]
    assert history.best(2) == [
        BestRow("a", "2026-03-01T20:00:00+01:00", "Anna", "human", 2, 100),
        BestRow("b", "2026-03-02T20:00:00+01:00", "Ben", "human", 3, 100),
    ]
    assert [told.vp for told in history.best(kind="leopold")] == [90, 70, 30]
    assert [told.vp for told in history.best(2, None)] == [120, 100]


def test_the_best_are_ten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    many = [row(str(vp), f"2026-04-{vp:02}", PAIR, vp, 0) for vp in range(10, 30)]
    monkeypatch.setattr(History, "rows", many)
    assert [told.vp for told in History(Paths(tmp_path)).best()] == list(range(29, 19, -1))


def test_the_record_of_one_person_against_each_opponent(history: History) -> None:
    assert history.against() == [
        LevelResult("leopold", "easy", 1, 1, 60, 60.0, 30.0),
        LevelResult("leopold", "hard", 2, 1, 100, 90.0, 80.0),
        LevelResult("random", "", 1, 0, 100, 100.0, 120.0),
    ]


def test_averages_by_line(history: History) -> None:
    assert history.averages() == {"guests": pytest.approx(480 / 7), "rooms": 10.0}
    assert history.averages("leopold") == {"guests": pytest.approx(160 / 3), "rooms": 10.0}
    assert history.averages("random") == {"guests": 110.0, "rooms": 10.0}
    assert history.averages(None) == {"guests": pytest.approx(750 / 11), "rooms": 10.0}
    assert history.averages("nobody") == {}


def test_logs_are_named_by_the_moment_and_by_the_game(tmp_path: Path) -> None:
    paths = Paths(tmp_path)
    meta = Meta("two-and-a-very-long-name", "", "2026-03-01T20:15:30+01:00")
    history = History(paths)
    for journal in (TWO, other_ending(), TWO):
        history.keep(journal, meta)
    assert sorted(file.name for file in paths.games.iterdir()) == [
        "20260301201530-two-and-a-ve-2.gah",
        "20260301201530-two-and-a-ve.gah",
    ]
