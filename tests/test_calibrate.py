"""What is counted over games of bots: the script in `packaging/`."""

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

PACKAGING = Path(__file__).resolve().parent.parent / "packaging"


def script(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, PACKAGING / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def calibrate() -> ModuleType:
    return script("calibrate")


@pytest.fixture(scope="module")
def games(calibrate: ModuleType) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = [calibrate.played(3, seed, "random") for seed in (1, 2)]
    return found


def test_every_ballroom_is_scored_once_for_every_hotel(calibrate: ModuleType, games: list[Any]) -> None:
    rows = calibrate.count(games)["ballroom"].values()
    assert sum(row.there for row in rows) == 2 * 3 * 3
    assert all(row.used <= row.there for row in rows)


def test_everybody_has_a_rehearsal_room_and_an_entrance(calibrate: ModuleType, games: list[Any]) -> None:
    tables = calibrate.count(games)
    assert sum(row.had for row in tables["rehearsal room"].values()) == 6
    assert sum(row.used for row in tables["rehearsal room"].values()) == 2, "one of a game was chosen first"
    assert sum(row.there for row in tables["entrance"].values()) == 6
    assert sum(row.there for row in tables["area"].values()) == 4 * 6


def test_wins_are_shared_out_once_a_game(calibrate: ModuleType, games: list[Any]) -> None:
    tables = calibrate.count(games)
    assert sum(row.wins for row in tables["entrance"].values()) == pytest.approx(2)
    assert sum(row.wins for row in tables["dancers"].values()) == pytest.approx(2)


def test_no_celebrity_is_taken_more_often_than_it_waits(calibrate: ModuleType, games: list[Any]) -> None:
    for row in calibrate.count(games)["celebrity"].values():
        assert row.used <= row.there


def test_a_run_that_was_broken_off_goes_on(
    calibrate: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    into = tmp_path / "games"
    words = ["calibrate", "--bot", "random", "--seed", "5", "--into", str(into), "--games"]
    monkeypatch.setattr(sys, "argv", [*words, "1"])
    assert calibrate.main() == 0
    first = into.read_text("utf-8")
    monkeypatch.setattr(sys, "argv", [*words, "2"])
    assert calibrate.main() == 0
    assert into.read_text("utf-8").startswith(first)
    assert [json.loads(line)["seed"] for line in into.read_text("utf-8").splitlines()] == [5, 6]
    assert "2 games of 2 players, seeds 5 to 6" in capsys.readouterr().out
