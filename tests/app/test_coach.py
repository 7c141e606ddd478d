"""The coach beside the window: answers at once and better ones later, given up at once, no process left."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter
from typing import ClassVar

import pytest
from pytestqt.qtbot import QtBot

from gah_desktop.app.beside import Beside, BotError
from gah_desktop.app.coach import Coach
from gah_desktop.app.meta import Meta
from gah_desktop.app.paths import Paths
from gah_desktop.app.reviews import Reviews
from gah_desktop.bots.process import Found, Reader, Writer
from gah_desktop.coach.hint import HintTask
from gah_desktop.coach.stored import _seal
from gah_desktop.coach.turns import last_turn
from gah_desktop.engine import Setup
from gah_desktop.engine.fingerprint import facts
from gah_desktop.record import Journal
from tests.app.test_beside import gone, running
from tests.coach.helpers import at_turn, made_up, play_to, whole
from tests.coach.helpers import last_turn as end_game
from tests.helpers.odd_files import KINDS, POSIX, Make, nowhere, refuse, unreadable
from tests.models.helpers import session

AT_ONCE = 0.1  # seconds
FIRST = 0.3


@pytest.fixture
def coach(qtbot: QtBot) -> Iterator[Coach]:
    coach = Coach()
    yield coach
    coach.close()


def task() -> HintTask:
    game = at_turn(7, 24)
    return HintTask(game.view_for(game.seat), list(game.legal_actions()), "test")


def test_a_task_is_small_and_holds_a_view_alone() -> None:
    writer, reader, hint = Writer(), Reader(), task()
    for messages in (2, 1):
        sent = writer.dumps(1, hint, hint.view.state.t)
        assert len(sent) == messages
        assert len(sent[-1]) < 8000
        heard = [reader.loads(message) for message in sent][-1]
        assert heard is not None
        number, told = heard
        assert number == 1
        assert isinstance(told, HintTask)
        assert facts(told.view.state) == facts(hint.view.state)
        assert told.view.state.chance is None
        assert told.view.state.setup.seed == 0


def test_the_first_answer_comes_at_once_and_the_last_one_says_so(qtbot: QtBot, coach: Coach) -> None:
    game = end_game(7)
    heard = []
    coach.advised.connect(lambda token, advice: heard.append((token, advice)))
    token = coach.hint(game, 3)
    qtbot.waitUntil(lambda: bool(heard) and heard[-1][1].final, timeout=60_000)
    assert {each for each, _ in heard} == {token}
    assert not heard[0][1].final
    assert heard[-1][1].lines[0].actions[0] in game.legal_actions()


def test_an_answer_at_once_is_soon_enough(qtbot: QtBot, coach: Coach) -> None:
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


def test_what_was_given_up_is_never_told(qtbot: QtBot, coach: Coach) -> None:
    heard = []
    coach.advised.connect(lambda token, advice: heard.append(token))
    game = at_turn(7, 6)
    coach.hint(game, 1)
    began = perf_counter()
    coach.cancel()
    assert perf_counter() - began < AT_ONCE
    later = end_game(7)
    second = coach.hint(later, 2)
    qtbot.waitUntil(lambda: second in heard, timeout=60_000)
    assert set(heard) == {second}


def test_a_single_choice_needs_no_process(qtbot: QtBot, coach: Coach) -> None:
    game = end_game(9)
    assert len(game.legal_actions()) == 1
    with qtbot.waitSignal(coach.advised, timeout=20_000):
        coach.hint(game, 1)
    qtbot.waitUntil(lambda: not any(thread.is_alive() for thread in coach._threads), timeout=20_000)
    assert coach.pids == []


def test_a_turn_just_made_is_looked_into(qtbot: QtBot, coach: Coach) -> None:
    journal = play_to(Setup(seed=6), 27)
    turn = last_turn(journal, 1 - journal.game.seat)
    assert turn is not None
    with qtbot.waitSignal(coach.judged, timeout=120_000) as answer:
        coach.look_into(turn, journal.game)
    assert answer.args is not None
    assert answer.args[1].position == turn.position


@pytest.mark.slow
def test_a_review_tells_how_far_it_is_and_can_be_given_up(qtbot: QtBot, coach: Coach) -> None:
    reviewed = []
    coach.reviewed.connect(lambda token, review: reviewed.append(review))
    with qtbot.waitSignal(coach.progress, timeout=120_000) as heard:
        coach.review(whole())
    assert heard.args is not None
    _, done, of = heard.args
    assert 1 <= done < of
    pids = coach.pids
    began = perf_counter()
    coach.cancel_review()
    assert perf_counter() - began < AT_ONCE
    assert all(gone(lambda pid=pid: not running(pid)) for pid in pids)  # type: ignore[misc]
    assert reviewed == []


class Counting:
    """In place of a process: what it was asked, and when it is too much."""

    asked: ClassVar[list[str]] = []
    until = 0
    pid = None

    def run(self, task: str, tables: object, wanted: Callable[[], bool]) -> Found:
        if len(self.asked) == self.until:
            while wanted():
                pass
            return Found(1, "half of it", stopped=True)
        self.asked.append(task)
        return Found(1, task.upper())

    def close(self) -> None:
        pass


def test_a_review_that_was_broken_off_goes_on(
    qtbot: QtBot, coach: Coach, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gah_desktop.app.coach.PROCESSES", 1)
    monkeypatch.setattr("gah_desktop.app.coach.Beside", Counting)
    monkeypatch.setattr("gah_desktop.app.coach.tasks", lambda journal: ["a", "b", "c", "d"])
    monkeypatch.setattr("gah_desktop.app.coach.gathered", lambda journal, found: sorted(found))
    monkeypatch.setattr(Counting, "asked", [])
    monkeypatch.setattr(Counting, "until", 2)
    game, other = Journal.new(Setup(seed=4)), Journal.new(Setup(seed=5))
    with qtbot.waitSignal(coach.progress, check_params_cb=lambda token, done, of: done == 2):
        coach.review(game)
    coach.cancel_review()
    monkeypatch.setattr(Counting, "until", 99)
    with qtbot.waitSignal(coach.reviewed) as answer:
        coach.review(game)
    assert answer.args is not None
    assert answer.args[1] == ["A", "B", "C", "D"]
    assert Counting.asked == ["a", "b", "c", "d"]
    for again in (other, game):  # of another game nothing is known, and what is done is not kept
        with qtbot.waitSignal(coach.reviewed) as answer:
            coach.review(again)
        assert answer.args is not None
        assert answer.args[1] == ["A", "B", "C", "D"]
    assert Counting.asked == ["a", "b", "c", "d"] * 3


def test_what_went_wrong_there_is_told_here() -> None:
    worker, hint = Beside(), task()
    with pytest.raises(BotError, match="AttributeError"):
        worker.run(hint._replace(view=None), hint.view.state.t, lambda: True)  # type: ignore[arg-type]
    worker.close()


def test_a_task_that_nobody_wants_any_more_ends() -> None:
    worker, hint = Beside(), task()
    given_up = worker.run(hint, hint.view.state.t, lambda: False)
    assert given_up is None or given_up.stopped
    found = worker.run(hint, hint.view.state.t, lambda: True)
    assert found is not None and found.final and not found.stopped
    worker.close()


HOST = """
import sys, time
from threading import Thread
from tests.app.test_coach import task
from gah_desktop.app.beside import Beside
if __name__ == "__main__":
    worker, hint = Beside(), task()
    Thread(target=lambda: worker.run(hint, hint.view.state.t, lambda: True), daemon=True).start()
    while worker.pid is None:
        time.sleep(0.01)
    print(worker.pid, flush=True)
    time.sleep(60)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="reads the process table as Linux and macOS have it")
def test_no_process_is_left_when_the_window_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "host.py"
    script.write_text(HOST, "utf-8")
    root = Path(__file__).resolve().parents[2]
    environment = os.environ | {"PYTHONPATH": str(root)}
    host = subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True, env=environment)
    assert host.stdout is not None
    pid = int(host.stdout.readline())
    assert running(pid)
    host.kill()
    host.wait()
    host.stdout.close()
    assert gone(lambda: not running(pid))


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
