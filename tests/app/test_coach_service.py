"""Hints and reviews in the background, and how reviews are kept."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable, Iterable, Iterator
from multiprocessing import active_children
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from gah_desktop.app.background import Background, Request
from gah_desktop.app.coach_service import CoachService
from gah_desktop.app.meta import Meta
from gah_desktop.app.paths import Paths
from gah_desktop.app.reviews import Reviews
from gah_desktop.coach.judge import HintTask
from gah_desktop.coach.stored import _seal
from gah_desktop.coach.turns import last_turn
from gah_desktop.engine import Setup
from gah_desktop.engine.fingerprint import facts
from gah_desktop.record import Journal
from gah_desktop.workers import Control
from tests.coach.helpers import at_turn, made_up, play_to, whole
from tests.coach.helpers import last_turn as end_game
from tests.helpers.odd_files import KINDS, POSIX, Make, nowhere, refuse, unreadable
from tests.helpers.processes import ends
from tests.models.helpers import session

AT_ONCE = 0.1  # seconds
FIRST = 0.3


class Asking(QObject):
    """Who asks the coach, and what is answered."""

    def __init__(self) -> None:
        super().__init__()
        self.background = Background(self)
        self.coach = CoachService(self.background)
        self.results: list[Any] = []
        self.reported: list[Any] = []

    def submit(self, run: Callable[[Control], Any]) -> Request:
        return self.background.submit(self, run, self.results.append, self._fail, self.reported.append)

    def _fail(self, error: Exception) -> None:
        raise error


@pytest.fixture
def asking(qtbot: QtBot) -> Iterator[Asking]:
    asking = Asking()
    yield asking
    asking.background.close()


def test_a_hint_task_holds_a_view_alone() -> None:
    game = at_turn(7, 24)
    task = HintTask(game.view_for(game.seat), list(game.legal_actions()), "test")
    sent: HintTask = pickle.loads(pickle.dumps(task))
    assert facts(sent.view.state) == facts(task.view.state)
    assert sent.view.state.chance is None
    assert sent.view.state.setup.seed == 0


def test_the_first_answer_comes_at_once_and_the_last_one_is_the_result(qtbot: QtBot, asking: Asking) -> None:
    game = end_game(7)
    asking.submit(asking.coach.hint(game, 3))
    qtbot.waitUntil(lambda: bool(asking.results), timeout=60_000)
    (advice,) = asking.results
    assert advice.final and not asking.reported[0].final
    assert advice.lines[0].actions[0] in game.legal_actions()


def test_an_answer_at_once_is_soon_enough() -> None:
    """Measured as the machine's work for it, for others are at work here too."""
    from time import process_time

    from gah_desktop.coach.judge import at_once

    spent = []
    for seed, number in ((7, 4), (5, 10), (9, 16)):
        game = at_turn(seed, number)
        view, options = game.view_for(game.seat), game.legal_actions()
        began = process_time()
        at_once(view, options)
        spent.append(process_time() - began)
    assert max(spent) < FIRST


def test_a_hint_that_is_cancelled_is_never_told(qtbot: QtBot, asking: Asking) -> None:
    first = asking.submit(asking.coach.hint(at_turn(7, 6), 1))
    qtbot.waitUntil(lambda: bool(asking.reported), timeout=20_000)
    began = perf_counter()
    first.cancel()
    assert perf_counter() - began < AT_ONCE
    asking.reported.clear()
    game = end_game(7)
    asking.submit(asking.coach.hint(game, 2))
    qtbot.waitUntil(lambda: bool(asking.results), timeout=60_000)
    told = [*asking.reported, *asking.results]
    assert all(advice.lines[0].actions[0] in game.legal_actions() for advice in told)
    assert len(asking.results) == 1


def test_a_single_choice_needs_no_process(qtbot: QtBot, asking: Asking) -> None:
    game = end_game(9)
    assert len(game.legal_actions()) == 1
    asking.submit(asking.coach.hint(game, 1))
    qtbot.waitUntil(lambda: bool(asking.results), timeout=20_000)
    assert [worker.pid for worker in asking.background._workers] == [None]


def test_a_turn_just_made_is_reviewed(qtbot: QtBot, asking: Asking) -> None:
    journal = play_to(Setup(seed=6), 27)
    turn = last_turn(journal, 1 - journal.game.seat)
    assert turn is not None
    asking.submit(asking.coach.review_turn(turn, journal.game))
    qtbot.waitUntil(lambda: bool(asking.results), timeout=120_000)
    assert asking.results[0].position == turn.position


@pytest.mark.slow
def test_a_review_tells_how_far_it_is_and_can_be_cancelled(qtbot: QtBot, asking: Asking) -> None:
    request = asking.submit(asking.coach.review(whole()))
    qtbot.waitUntil(lambda: bool(asking.reported), timeout=120_000)
    done, total = asking.reported[0]
    assert 1 <= done < total
    pids = [child.pid for child in active_children() if child.pid]
    assert 1 <= len(pids) <= 2
    began = perf_counter()
    request.cancel()
    assert perf_counter() - began < AT_ONCE
    assert all(ends(pid) for pid in pids)
    assert asking.results == []


def test_a_review_that_was_cancelled_resumes(
    qtbot: QtBot, asking: Asking, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    cancel_at = 2

    def run_all(tasks: Iterable[str], workers: object, control: Control) -> Iterator[tuple[int, str]]:
        for number, task in enumerate(tasks):
            if len(asked) == cancel_at:
                while not control.is_cancelled():
                    pass
                yield number, "half of it"
                return
            asked.append(task)
            yield number, task.upper()

    monkeypatch.setattr("gah_desktop.coach.review.run_all", run_all)
    monkeypatch.setattr("gah_desktop.coach.review.tasks", lambda journal: ["a", "b", "c", "d"])
    monkeypatch.setattr("gah_desktop.coach.review.gathered", lambda journal, found: sorted(found))
    game, other = Journal.new(Setup(seed=4)), Journal.new(Setup(seed=5))

    request = asking.submit(asking.coach.review(game))
    qtbot.waitUntil(lambda: asking.reported == [(1, 4), (2, 4)])
    request.cancel()
    qtbot.waitUntil(lambda: not request.is_running)
    cancel_at = 99
    asking.submit(asking.coach.review(game))
    qtbot.waitUntil(lambda: bool(asking.results))
    assert asking.results == [["A", "B", "C", "D"]]
    assert asking.reported[2:] == [(2, 4), (3, 4), (4, 4)]
    assert asked == ["a", "b", "c", "d"]
    for again in (other, game, game):  # of another game nothing is known, and what is done is not kept
        asking.results.clear()
        asking.submit(asking.coach.review(again))
        qtbot.waitUntil(lambda: bool(asking.results))
        assert asking.results == [["A", "B", "C", "D"]]
    assert asked == ["a", "b", "c", "d"] * 4


# Kept beside the games


def test_a_review_is_kept_and_found_again(tmp_path: Path) -> None:
    reviews, journal = Reviews(Paths(tmp_path)), whole()
    review = made_up(journal)
    assert reviews.read(journal) is None
    reviews.keep(journal, review, "2026-01-01T10:00:00+00:00")
    assert reviews.file(journal).parent == Paths(tmp_path).games
    assert reviews.read(journal) == review
    assert reviews.read(whole(4)) is None


def test_a_damaged_review_is_as_good_as_none(tmp_path: Path) -> None:
    reviews, journal = Reviews(Paths(tmp_path)), whole()
    reviews.keep(journal, made_up(journal), "")
    file = reviews.file(journal)
    file.write_text(file.read_text("utf-8").replace("12.5", "99.5"), "utf-8")
    assert reviews.read(journal) is None
    file.write_bytes(b"\xff\xfe")
    assert reviews.read(journal) is None
    assert reviews.ratings() == []


@POSIX
@pytest.mark.parametrize("make", [kind for kind in KINDS if kind not in (nowhere, unreadable)])
def test_what_is_no_review_is_as_good_as_none(tmp_path: Path, make: Make) -> None:
    reviews, journal = Reviews(Paths(tmp_path)), whole()
    review = made_up(journal)
    make(reviews.file(journal))
    assert reviews.read(journal) is None
    assert reviews.ratings() == []
    reviews.keep(journal, review, "2026-01-01T10:00:00+00:00")
    assert reviews.read(journal) == review and len(reviews.ratings()) == 1


def test_a_review_that_cannot_be_read_is_as_good_as_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reviews, journal = Reviews(Paths(tmp_path)), whole()
    reviews.keep(journal, made_up(journal), "2026-01-01T10:00:00+00:00")
    monkeypatch.setattr("os.open", refuse)
    assert reviews.read(journal) is None and reviews.ratings() == []


@pytest.mark.parametrize("value", [float("inf"), float("nan"), 10**400, "deep"])
@pytest.mark.parametrize("place", ["round", "position", "seat"])
def test_a_review_that_somebody_has_sealed_over_nonsense_is_as_good_as_none(
    tmp_path: Path, value: object, place: str
) -> None:
    reviews, journal = Reviews(Paths(tmp_path)), whole()
    reviews.keep(journal, made_up(journal), "")
    file = reviews.file(journal)
    data = json.loads(file.read_text("utf-8"))
    del data["seal"]
    data["turns"][0][place] = json.loads("[" * 20 + "]" * 20) if value == "deep" else value
    file.write_text(json.dumps(data | {"seal": _seal(data)}), "utf-8")
    assert reviews.read(journal) is None and reviews.ratings() == []


def test_ratings_over_the_games_of_people(tmp_path: Path) -> None:
    reviews = Reviews(Paths(tmp_path))
    for seed, day, costs in ((3, "02", (14.0,)), (4, "01", (28.0,))):
        journal = whole(seed)
        reviews.keep(journal, made_up(journal, costs), f"2026-01-{day}T10:00:00+00:00")
    bots = whole(3, ("random", "random"))
    reviews.keep(bots, made_up(bots), "2026-01-03T10:00:00+00:00")
    found = reviews.ratings()
    assert [rated.finished[:10] for rated in found] == ["2026-01-01", "2026-01-02"]
    assert found[0].a_turn > found[1].a_turn > 0


def test_a_second_copy_of_the_program_keeps_nothing(tmp_path: Path) -> None:
    reviews, journal = Reviews(Paths(tmp_path), keeps=False), whole()
    reviews.keep(journal, made_up(journal), "")
    assert not reviews.file(journal).exists()


# What the game notes of hints


def test_hints_are_counted_by_seat() -> None:
    meta = Meta.new().hinted(1, "a" * 64).hinted(1, "b" * 64).hinted(0, "c" * 64)
    assert meta.hints == (1, 2)
    assert meta.hinted(0, "b" * 64) == meta, "told of the same again"
    assert Meta.from_dict(json.loads(json.dumps(meta.to_dict()))) == meta
    assert not {"hints", "hinted_at"} & set(Meta.new().to_dict())


@pytest.mark.parametrize("hints", ["x", [1.5], [-1], [1] * 5, [True], None])
def test_counts_that_make_no_sense_are_left_out(hints: object) -> None:
    read = Meta.from_dict({"hints": hints, "hinted_at": ["a" * 12]})
    assert (read.hints, read.hinted_at) == ((), ())


@pytest.mark.parametrize(
    ("at", "read"),
    [("a" * 12, ()), (["a" * 12, 3, "A" * 12, "a" * 13], ("a" * 12,)), ({}, ()), (None, ())],
)
def test_names_of_play_that_make_no_sense_are_left_out(at: object, read: tuple[str, ...]) -> None:
    assert Meta.from_dict({"hints": [1], "hinted_at": at}).hinted_at == read


def test_a_hint_told_again_after_its_game_was_loaded_is_the_same(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = session(tmp_path)
    first.new_game(Setup(seed=3, kinds=("human", "heuristic")))
    qtbot.waitUntil(lambda: first.may_act)
    first.note_hint()
    first.save_as(tmp_path / "left.gah")
    first.close()
    later = session(tmp_path)
    later.open(tmp_path / "left.gah")
    with monkeypatch.context() as watched:
        watched.setattr(later.autosave, "save", lambda *what: pytest.fail("nothing new to save"))
        later.note_hint()
    assert later.meta.hints == (1,)
    qtbot.waitUntil(lambda: later.may_act)
    later.try_apply(later.options[0])
    qtbot.waitUntil(lambda: later.may_act)
    later.note_hint()
    assert later.meta.hints == (2,)
    later.close()


def test_a_game_goes_another_way_from_a_moment_of_it() -> None:
    journal = whole()
    before = journal.game.hash()
    half = journal.up_to(60)
    assert half.position == len(half.entries) == 60
    assert half.game.hash() == journal.game_at(60).hash()
    assert half.events[: len(half.opening)] == list(journal.opening)
    half.apply(half.game.legal_actions()[0])
    assert journal.game.hash() == before
