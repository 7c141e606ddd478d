"""Games of bots: whole, the same however they are played, and stopped at once."""

import json
import os
import signal
import subprocess
import sys
import time
from itertools import islice
from pathlib import Path

import pytest

from gah_desktop.bots.arena import play_game, play_journal, play_many
from gah_desktop.engine import Setup
from gah_desktop.engine.breakdown import total
from tests.cli.terminal import heed_ctrl_c

ROOT = Path(__file__).resolve().parents[2]


def test_a_result_is_complete() -> None:
    result = play_game(Setup(players=3, seed=5), ("heuristic", "random", "heuristic"))
    assert result.seed == 5
    assert [player.bot for player in result.players] == ["heuristic", "random", "heuristic"]
    assert [player.seat for player in result.players] == [0, 1, 2]
    best = max(player.vp for player in result.players)
    assert all(result.players[seat].vp == best for seat in result.winners)
    assert result.decisions > 50


@pytest.mark.parametrize("ruleset", ["deluxe", "classic"])
@pytest.mark.parametrize("seed", range(3))
def test_the_breakdown_adds_up(ruleset: str, seed: int) -> None:
    result = play_game(Setup(seed=seed, ruleset=ruleset), ("heuristic", "random"))
    for player in result.players:
        assert total(player.breakdown) == player.vp


def test_a_result_is_json() -> None:
    found = json.loads(json.dumps(play_game(Setup(seed=1), ("random", "random")).to_dict()))
    assert list(found) == ["seed", "players", "winners", "decisions"]
    assert set(found["players"][0]) == {"seat", "bot", "vp", "breakdown"}
    assert sum(found["players"][0]["breakdown"]["rooms"].values()) >= 0


def test_a_seed_of_its_own_replaces_that_of_the_setup() -> None:
    bots = ("random", "heuristic")
    assert play_game(Setup(seed=1), bots, seed=8) == play_game(Setup(seed=8), bots)


def test_the_record_is_of_the_same_game() -> None:
    setup, bots = Setup(seed=3), ("heuristic", "random")
    journal, result = play_journal(setup, bots), play_game(setup, bots)
    assert [score.total for score in journal.game.state.scores] == [player.vp for player in result.players]
    assert len(journal.entries) == result.decisions


def test_games_do_not_depend_on_each_other_or_on_processes() -> None:
    setup, bots = Setup(seed=20), ("heuristic", "random")
    alone = [play_game(setup, bots, seed) for seed in (20, 21, 22)]
    assert list(play_many(setup, bots, 3)) == alone
    assert list(play_many(setup, bots, 3, jobs=2)) == alone


def test_whoever_stops_asking_stops_the_processes() -> None:
    games = play_many(Setup(), ("heuristic", "heuristic"), 10_000, jobs=2)
    assert [result.seed for result in islice(games, 2)] == [0, 1]
    start = time.monotonic()
    games.close()  # type: ignore[attr-defined]
    assert time.monotonic() - start < 5


@pytest.mark.skipif(sys.platform == "win32", reason="no signals there")
@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_keeps_what_was_finished(jobs: int, tmp_path: Path) -> None:
    script = tmp_path / "play.py"
    script.write_text(
        "from gah_desktop.bots.arena import play_many\n"
        "from gah_desktop.engine import Setup\n"
        "if __name__ == '__main__':\n"
        "    done = 0\n"
        "    try:\n"
        f"        for _ in play_many(Setup(), ('random', 'random'), 10**6, jobs={jobs}):\n"
        "            done += 1\n"
        "            if done == 3:\n"
        "                print('ready', flush=True)\n"
        "    except KeyboardInterrupt:\n"
        "        print(done >= 3)\n",
        encoding="utf-8",
    )
    process = subprocess.Popen(
        [sys.executable, str(script)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=heed_ctrl_c,
        start_new_session=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: the helpers hear of it too
    out, err = process.communicate(timeout=20)
    assert (out, err) == ("True\n", "")
