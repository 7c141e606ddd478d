"""gah-desktop rate: what it plays, what it tells, and that it goes on where it was broken off."""

import json
from pathlib import Path

import pytest

from tests.cli.terminal import call

Capture = pytest.CaptureFixture[str]
WORDS = ("rate", "--bots", "random,heuristic", "--games", "4", "--seed", "7")


def test_a_table_of_ratings_and_one_of_pairs(capsys: Capture) -> None:
    answer = call(capsys, *WORDS)
    assert (answer.code, answer.err) == (0, "")
    ratings, pairs = answer.out.strip().split("\n\n")
    heading, first, second = (line.split() for line in ratings.splitlines())
    assert heading == ["Player", "Elo", "±", "Games", "Wins", "Average", "VP"]
    assert (first[0], first[3], first[4]) == ("heuristic", "4", "100.0%")
    assert (second[0], second[3], second[4]) == ("random", "4", "0.0%")
    assert int(first[1]) + int(second[1]) in (2999, 3000, 3001), (
        "as in README and New game: no mark of thousands"
    )
    line = pairs.splitlines()[1]
    assert line.startswith("heuristic – random")
    assert "4  100.0%" in line


def test_it_goes_on_where_the_file_ends(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    whole = call(capsys, *WORDS, "--into", file)
    games = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert [(game["bots"], game["seed"]) for game in games] == [
        (bots, seed) for seed in (7, 8) for bots in (["random", "heuristic"], ["heuristic", "random"])
    ]
    lines = file.read_text("utf-8").splitlines()
    # it was broken off in the middle of a line, and one game is told otherwise to see that it is read
    lines[0] = lines[0].replace('"share": 0.0', '"share": 1.0')
    file.write_text("\n".join(lines[:3]) + "\n" + lines[3][:20] + "\n", "utf-8")
    again = call(capsys, *WORDS, "--into", file)
    assert "75.0%" in again.out
    assert "100.0%" in whole.out
    assert len(file.read_text("utf-8").splitlines()) == 5


def test_a_line_that_was_broken_off_at_the_end_takes_no_other_with_it(
    capsys: Capture, tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    whole = call(capsys, *WORDS, "--into", file).out
    file.write_bytes(file.read_bytes()[:-30])
    assert call(capsys, *WORDS, "--into", file).out == whole
    assert len(file.read_text("utf-8").splitlines()) == 5
    assert call(capsys, *WORDS, "--into", file).out == whole
    assert len(file.read_text("utf-8").splitlines()) == 5, "nothing was missing any more"


@pytest.mark.parametrize("damage", [b'"share": null', b'"share": "z"', b'"share": 7', b'"share": \xff'])
def test_a_damaged_line_is_played_again(capsys: Capture, tmp_path: Path, damage: bytes) -> None:
    file = tmp_path / "games.jsonl"
    whole = call(capsys, *WORDS, "--into", file).out
    file.write_bytes(file.read_bytes().replace(b'"share": 1.0', damage, 1))
    answer = call(capsys, *WORDS, "--into", file)
    assert (answer.code, answer.out, answer.err) == (0, whole, "")


def test_another_file_is_never_added_to(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "game.gah"
    file.write_text('{"format": "gah"}\n', "utf-8")
    answer = call(capsys, *WORDS, "--into", file)
    assert answer.code == 2
    assert answer.err.strip().endswith("there are no games of bots in this file")
    assert file.read_text("utf-8") == '{"format": "gah"}\n'


def test_all_that_the_file_holds_of_these_bots_counts(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    whole = call(capsys, *WORDS, "--into", file).out
    game = {"bots": ["random", "page"], "seed": 7, "vp": [90, 1], "share": 1.0}  # page is not asked about
    with file.open("a", encoding="utf-8") as more:
        more.write(json.dumps(game) + "\n")
    assert call(capsys, *WORDS[:3], "--games", "2", "--seed", "7", "--into", file).out == whole


def test_two_processes_rate_alike(capsys: Capture) -> None:
    assert call(capsys, *WORDS, "--jobs", "2").out == call(capsys, *WORDS).out


@pytest.mark.parametrize("bots", ["random", "random,random"])
def test_it_takes_two(capsys: Capture, bots: str) -> None:
    answer = call(capsys, "rate", "--bots", bots)
    assert answer.code == 2
    assert "two different bots" in answer.err
