"""gah-desktop rate: what it plays, what it tells, and that it goes on where it was broken off."""

import json
from pathlib import Path

import pytest

from tests.cli.terminal import call
from tests.helpers.odd_files import (
    POSIX,
    SPECIAL,
    Make,
    deep,
    folder,
    garbage,
    gigantic,
    loop,
    mark,
    refuse,
)

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


@pytest.mark.slow
def test_two_processes_rate_alike(capsys: Capture) -> None:
    assert call(capsys, *WORDS, "--jobs", "2").out == call(capsys, *WORDS).out


@pytest.mark.parametrize("bots", ["random", "random,random"])
def test_it_takes_two(capsys: Capture, bots: str) -> None:
    answer = call(capsys, "rate", "--bots", bots)
    assert answer.code == 2
    assert "two different bots" in answer.err


# Files that hold no games


@POSIX
@pytest.mark.parametrize("make", [*SPECIAL, loop])
def test_what_is_no_file_is_said_and_not_waited_for(capsys: Capture, tmp_path: Path, make: Make) -> None:
    file = tmp_path / "games.jsonl"
    make(file)
    told = f"{file}: This is a device or a pipe, not a file.\n"
    assert call(capsys, *WORDS, "--into", file) == (1, "", told)


@pytest.mark.parametrize(
    ("make", "why"), [(folder, "This is a folder, not a file."), (gigantic, "The file is too large.")]
)
def test_a_folder_or_gigabytes_are_said(capsys: Capture, tmp_path: Path, make: Make, why: str) -> None:
    file = tmp_path / "games.jsonl"
    make(file)
    assert call(capsys, *WORDS, "--into", file) == (1, "", f"{file}: {why}\n")


def test_who_may_not_read_it_is_told(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.jsonl"
    file.touch()
    monkeypatch.setattr("gah_desktop.files.open", refuse, raising=False)
    assert call(capsys, *WORDS, "--into", file) == (1, "", f"{file}: Access is not permitted.\n")


@pytest.mark.slow
@pytest.mark.parametrize("make", [deep, garbage, mark])
def test_no_other_file_is_added_to(capsys: Capture, tmp_path: Path, make: Make) -> None:
    file = tmp_path / "games.jsonl"
    make(file)
    before = file.read_bytes()
    answer = call(capsys, *WORDS, "--into", file)
    assert answer.code == 2 and answer.err.endswith("there are no games of bots in this file\n")
    assert file.read_bytes() == before


def test_a_byte_order_mark_does_no_harm(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    whole = call(capsys, *WORDS, "--into", file).out
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
    assert call(capsys, *WORDS, "--into", file) == (0, whole, "")
    assert len(file.read_text("utf-8").splitlines()) == 4


@pytest.mark.slow
@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("bots", '["random", "random"]'),
        ("bots", '[["random"], "heuristic"]'),
        ("bots", '{"random": 1, "heuristic": 2}'),
        ("seed", "9" * 30),
        ("seed", "9" * 5_000),
        ("vp", f"[{'9' * 30}, 1]"),
        ("vp", "[1e308, 1]"),
        ("share", "1e999"),
        ("share", "NaN"),
        ("share", "[1]"),
        ("share", "0.25"),
    ],
)
def test_a_line_that_is_no_game_of_two_bots_is_played_again(
    capsys: Capture, tmp_path: Path, field: str, value: str
) -> None:
    file = tmp_path / "games.jsonl"
    whole = call(capsys, *WORDS, "--into", file).out
    lines = file.read_text("utf-8").splitlines()
    game = json.loads(lines[1])
    lines[1] = json.dumps(game).replace(json.dumps(game[field]), value, 1)
    file.write_text("\n".join(lines) + "\n", "utf-8")
    assert call(capsys, *WORDS, "--into", file) == (0, whole, "")


@pytest.mark.slow
@pytest.mark.parametrize("line", ["[" * 200_000, '{"bots": ' * 5_000, "7", "null", '{"bots"'])
def test_nesting_without_end_is_one_damaged_line(capsys: Capture, tmp_path: Path, line: str) -> None:
    file = tmp_path / "games.jsonl"
    whole = call(capsys, *WORDS, "--into", file).out
    file.write_text(file.read_text("utf-8") + line + "\n", "utf-8")
    assert call(capsys, *WORDS, "--into", file) == (0, whole, "")
