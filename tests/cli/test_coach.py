"""gah-desktop hint and review: what the coach says of a saved game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from gah_desktop.bots.search.search import Effort
from gah_desktop.coach import judge as judging
from gah_desktop.coach import luck
from gah_desktop.coach import review as reviewing
from gah_desktop.engine import Setup
from gah_desktop.record import Recording, dumps
from gah_desktop.text.coach import LUCK
from gah_desktop.text.seats import seat_names
from gah_desktop.workers import DIRECT
from tests.cli.terminal import call
from tests.coach.helpers import play_to, whole
from tests.helpers.languages import LANGUAGES

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """In this process, and without long thought."""
    effort = Effort(2, ((2, 1),), nodes=5)
    monkeypatch.setattr(judging, "HINT", effort)
    monkeypatch.setattr(judging.advise, "__defaults__", (None, effort))
    monkeypatch.setattr(judging, "REVIEW", effort)
    monkeypatch.setattr(judging, "ROUNDS", 1)
    monkeypatch.setattr(judging, "ROUND", 1)
    monkeypatch.setattr(luck, "SAMPLES", 1)
    monkeypatch.setattr(reviewing, "run_all", lambda tasks, *_: enumerate(task.run(DIRECT) for task in tasks))


@pytest.fixture
def half(tmp_path: Path) -> Path:
    file = tmp_path / "half.gah"
    file.write_text(dumps(play_to(Setup(seed=6), 12)), "utf-8")
    return file


@pytest.fixture
def over(tmp_path: Path) -> Path:
    file = tmp_path / "over.gah"
    file.write_text(dumps(whole()), "utf-8")
    return file


def test_a_hint_where_the_game_stands(capsys: Capture, quick: None, half: Path) -> None:
    answer = call(capsys, "hint", half)
    assert (answer.code, answer.err) == (0, "")
    lines = answer.out.splitlines()
    assert lines[0].startswith("Round ")
    assert lines[1].startswith("  1. ")
    assert "possible game" in lines[-1]
    assert call(capsys, "hint", half).out == answer.out


def test_a_hint_at_the_start_of_a_turn(capsys: Capture, quick: None, over: Path) -> None:
    answer = call(capsys, "hint", over, "--turn", "3")
    assert answer.code == 0
    assert answer.out.startswith("Round 1, turn ")


def test_a_decision_beside_the_turns_is_not_called_that_of_another(
    capsys: Capture, quick: None, tmp_path: Path
) -> None:
    """The Emperor comes: the turn before was somebody else's."""
    journal = whole()
    turns, position = Recording(journal), len(journal.entries)
    while True:
        position -= 1
        game, turn = journal.game_at(position), turns.turn_at(position)
        assert turn is not None
        if not game.over and turn.seat != game.seat and len(game.legal_actions()) > 1:
            break
    file = tmp_path / "visit.gah"
    file.write_text(dumps(journal.up_to(position)), "utf-8")
    answer = call(capsys, "hint", file)
    name = seat_names(game.setup)[game.seat]
    assert answer.out.splitlines()[0] == f"Round {turn.round}, beside the turns: {name}"


def test_the_opponents_turn_has_no_hint(capsys: Capture, quick: None, tmp_path: Path) -> None:
    journal = play_to(Setup(seed=3, solo="leopold"), 6)
    number, turn = next(
        (at, turn)
        for at, turn in enumerate(Recording(journal).turns, 1)
        if turn.seat == journal.game.setup.opponent
    )
    file = tmp_path / "solo.gah"
    file.write_text(dumps(journal), "utf-8")
    answer = call(capsys, "hint", file, "--turn", str(number))
    assert (answer.code, answer.out) == (2, "")
    told = f"Turn {number} is that of Leopold, who has nothing to decide."
    assert answer.err == f"gah-desktop hint: {told}\n"
    assert turn.number >= 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_in_every_language(capsys: Capture, quick: None, half: Path, language: str) -> None:
    answer = call(capsys, "hint", half, "--lang", language)
    assert answer.code == 0
    assert ("1. " in answer.out) and (("Compared" in answer.out) == (language == "en"))


def test_wrong_calls_are_one_clear_line(capsys: Capture, half: Path, over: Path) -> None:
    for words, told in (
        (("hint", over), "gah-desktop hint: The game is over; name a turn with --turn.\n"),
        (("hint", over, "--turn", "999"), "gah-desktop hint: The game has only "),
        (("hint", over, "--turn", "0"), "gah-desktop hint: "),
        (("review", half), "gah-desktop review: The game is not over yet; ask for a hint instead.\n"),
        (("review",), "gah-desktop review: "),
        (("hint", over, "--json"), "gah-desktop hint: "),
    ):
        answer = call(capsys, *words)
        assert answer.code == 2
        assert answer.out == ""
        assert answer.err.startswith(told)
        assert answer.err.count("\n") == 1


def test_a_file_that_is_no_game(capsys: Capture, tmp_path: Path) -> None:
    for name in ("hint", "review"):
        answer = call(capsys, name, tmp_path / "none.gah")
        assert answer.code == 1
        assert answer.err.count("\n") == 1


@pytest.mark.slow
def test_a_review_in_words_and_as_json(capsys: Capture, quick: None, over: Path) -> None:
    answer = call(capsys, "review", over)
    assert (answer.code, answer.err) == (0, "")
    lines = answer.out.splitlines()
    assert " play, " in lines[0] and "VP lost to errors a turn" in lines[0]
    assert "VP by luck" in lines[1]
    told = call(capsys, "review", over, "--json")
    data: dict[str, Any] = json.loads(told.out)
    assert data["seats"] == [0, 1]
    assert {rating["seat"] for rating in data["ratings"]} == {0, 1}
    errors = sum(bool(verdict["better"]) for turn in data["turns"] for verdict in turn["verdicts"])
    assert answer.out.count("Better: ") == errors
    assert [len(rating["luck"]) for rating in data["ratings"]] == [len(LUCK), len(LUCK)]
    assert answer.out.count("the lead shifts by") == len(data["turning_points"])
    for turn in data["turns"]:
        assert turn["cost"] == pytest.approx(sum(verdict["cost"] for verdict in turn["verdicts"]), abs=0.01)
