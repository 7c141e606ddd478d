"""Games begun in the terminal go by the owner's corrections, as those of the window do."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from gah_desktop.app.paths import Paths
from gah_desktop.record import loads, read_save
from tests.cli.terminal import call

Capture = pytest.CaptureFixture[str]
GAME = ("--modules", "all", "--bots", "random", "--seed", "12")
CHEAPER: dict[str, Any] = {"ballroom_rows": {"top": {"champagne": 0}}, "staff": {"119": {"cost": 5}}}
TOLD = [
    {"file": "expansion/staff.json", "id": 119, "field": "cost", "value": 5},
    {"file": "expansion/ballrooms.json", "id": "top", "field": "champagne", "value": 0},
]


@pytest.fixture
def house(capsys: Capture) -> str:
    """The games without a correction."""
    return call(capsys, "simulate", *GAME, "--games", "2", "--json").out


@pytest.fixture
def corrected(house: str) -> None:
    file = Paths().overrides_file
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(CHEAPER), encoding="utf-8")


@pytest.mark.usefixtures("corrected")
def test_a_fresh_transcript_tells_them_in_its_first_line(capsys: Capture) -> None:
    answer = call(capsys, "transcript", *GAME)
    assert (answer.code, answer.err) == (0, "")
    assert json.loads(answer.out.split("\n", 1)[0])["values"] == TOLD


@pytest.mark.usefixtures("corrected")
def test_simulated_games_are_played_by_them_in_one_process_or_several(capsys: Capture, house: str) -> None:
    alone = call(capsys, "simulate", *GAME, "--games", "2", "--json")
    assert (alone.code, alone.err) == (0, "")
    assert alone.out != house
    assert call(capsys, "simulate", *GAME, "--games", "2", "--json", "--jobs", "2").out == alone.out


@pytest.mark.usefixtures("corrected")
def test_games_that_are_kept_bring_them_along(capsys: Capture, tmp_path: Path) -> None:
    kept = tmp_path / "games"
    assert call(capsys, "simulate", *GAME, "--games", "1", "--save", kept).code == 0
    Paths().overrides_file.unlink()
    journal = loads(read_save(kept / "game-12.gah")).journal
    assert journal.game.state.t.catalog.overrides == CHEAPER
    first = call(capsys, "transcript", kept / "game-12.gah").out.split("\n", 1)[0]
    assert json.loads(first)["values"] == TOLD


def test_one_that_cannot_be_used_is_told_and_the_game_played_without_it(capsys: Capture, house: str) -> None:
    file = Paths().overrides_file
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text('{"celebrities": {"3": {"vp": 1000}}}', encoding="utf-8")
    answer = call(capsys, "simulate", *GAME, "--games", "2", "--json")
    assert answer.code == 0 and answer.out == house
    assert answer.err.count("\n") == 1 and "celebrities, 3, vp" in answer.err
