"""Random games of all set-ups: the script in `packaging/`."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from types import ModuleType
from typing import Any

import pytest

from gah_desktop.engine.module_registry import ENTRANCES
from tests.test_calibrate import PACKAGING, script

MODULES = 2**4  # combinations of the four modules


@pytest.fixture
def random_games() -> ModuleType:
    return script("random_games")


def run(random_games: ModuleType, monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    monkeypatch.setattr(sys, "argv", ["random_games", *words])
    code: int = random_games.main()
    return code


def test_every_set_up_is_played_once_in_a_block(random_games: ModuleType) -> None:
    setups = random_games.SETUPS
    editions, with_boards_and_promo = MODULES + 1, 2 * 2
    table, alone = 3 * 3, 3 * (1 + len(ENTRANCES) + 1)
    assert len(setups) == len(set(setups)) == editions * with_boards_and_promo * (table + alone)
    count = Counter((setup.solo, setup.ruleset) for setup in setups)
    assert count[None, "classic"] == count[None, "deluxe"] // MODULES == table * 4
    assert count["leopold", "classic"] == alone * 4
    assert count["elisabeth", "deluxe"] == alone * 4 * 12, "wherever there are ballrooms or celebrities"


def test_a_short_run_is_spread_over_all_kinds(random_games: ModuleType) -> None:
    played = [random_games.setup_of(number) for number in range(100)]
    assert {setup.players for setup in played if not setup.solo} == {2, 3, 4}
    assert {setup.solo for setup in played} == {None, "leopold", "elisabeth"}
    assert {setup.deal for setup in played} == {"normal", "draft", "starter"}
    assert {len(setup.modules) for setup in played} == {0, 1, 2, 3, 4}
    assert {setup.entrance for setup in played} == {None, *ENTRANCES, "random"}


@pytest.mark.parametrize("number", [0, 1, 2500])
def test_the_number_of_a_game_determines_it(random_games: ModuleType, number: int) -> None:
    assert random_games.setup_of(number) == random_games.setup_of(number)
    assert random_games.play(number) == random_games.play(number) > 30


def test_games_are_counted(
    random_games: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(random_games, monkeypatch, "--games", "12", "--from", "40") == 0
    *groups, total = capsys.readouterr().out.splitlines()
    assert sum(int(line.partition(": ")[2].split()[0]) for line in groups) == 12
    decisions = sum(random_games.play(number) for number in range(40, 52))
    assert total.startswith(f"12 games of 12 of 1836 set-ups, {decisions} decisions, 0 failures, ")


def test_a_failure_is_printed_with_its_number_and_set_up_and_the_rest_is_played(
    random_games: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    check = random_games.check

    def broken(state: Any) -> None:
        check(state)
        if state.setup.seed == 7 and state.round == 2:
            raise AssertionError("a krone too many")

    monkeypatch.setattr(random_games, "check", broken)
    assert run(random_games, monkeypatch, "--games", "3", "--from", "6") == 1
    out = capsys.readouterr().out
    assert f"error: game 7: {random_games.setup_of(7)}" in out
    assert "a krone too many" in out
    assert "3 games of 3 of 1836 set-ups" in out
    assert ", 1 failures, " in out


def test_a_game_without_an_end_is_a_failure(
    random_games: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(random_games, "MOST_DECISIONS", 20)
    played = random_games.tried(3)
    assert played.number == 3
    assert "the game is not over after 20 decisions" in played.failure


@pytest.mark.slow
def test_every_set_up_can_be_played(random_games: ModuleType) -> None:
    games = str(len(random_games.SETUPS))
    words = [sys.executable, str(PACKAGING / "random_games.py"), "--games", games, "--jobs", "2"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{games} games of {games} of {games} set-ups" in done.stdout
