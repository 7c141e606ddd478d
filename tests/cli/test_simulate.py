"""gah-desktop simulate: what it plays, what it tells of it, and the files it keeps."""

import re
import statistics
from pathlib import Path
from typing import Any

import pytest

from gah_desktop.catalog.basics import LEVELS
from gah_desktop.engine import Setup
from gah_desktop.engine.breakdown import total
from gah_desktop.engine.module_registry import ENTRANCES, EXPANSIONS
from gah_desktop.engine.setup import DAY_BOARDS
from gah_desktop.record import loads, read_save
from tests.cli.terminal import Answer, call
from tests.helpers.odd_files import POSIX, pipe

Capture = pytest.CaptureFixture[str]
QUICK = ("simulate", "--bots", "random")


def played(capsys: Capture, folder: Path, *words: str) -> Setup:
    """The set-up of the one game that these words play."""
    answer = call(capsys, *QUICK, "--games", "1", "--json", "--save", folder, *words)
    assert (answer.code, answer.err) == (0, "")
    (file,) = folder.iterdir()
    return loads(read_save(file)).journal.game.setup


def winners_of(game: dict[str, Any]) -> set[int]:
    best = max(player["vp"] for player in game["players"])
    return {player["seat"] for player in game["players"] if player["vp"] == best}


# One object a game


def test_an_object_a_game_with_exactly_these_keys(capsys: Capture) -> None:
    answer = call(capsys, "simulate", "--bots", "heuristic,random", "--games", "4", "--seed", "30", "--json")
    assert (answer.code, answer.err) == (0, "")
    assert [game["seed"] for game in answer.objects] == [30, 31, 32, 33]
    for game in answer.objects:
        assert list(game) == ["seed", "players", "winners", "decisions"]
        assert [list(player) for player in game["players"]] == [["seat", "bot", "vp", "breakdown"]] * 2
        assert [player["seat"] for player in game["players"]] == [0, 1]
        assert [player["bot"] for player in game["players"]] == ["heuristic", "random"]
        assert all(total(player["breakdown"]) == player["vp"] for player in game["players"])
        assert game["winners"] and set(game["winners"]) <= winners_of(game)
        assert game["decisions"] > 50


def test_a_game_depends_on_its_seed_alone(capsys: Capture) -> None:
    several = call(capsys, *QUICK, "--games", "3", "--seed", "-1", "--json").objects
    assert call(capsys, *QUICK, "--games", "1", "--seed", "1", "--json").objects == several[2:]


@pytest.mark.parametrize("more", [(), ("--solo", "leopold")], ids=["normal", "solo"])
def test_two_processes_play_the_same_games_in_the_same_order(capsys: Capture, more: tuple[str, ...]) -> None:
    words = (*QUICK, "--games", "7", "--json", *more)
    alone, together = call(capsys, *words), call(capsys, *words, "--jobs", "2")
    assert alone.out == together.out
    assert (together.code, together.err) == (0, "")


# The table


def cells(answer: Answer) -> list[list[str]]:
    return [re.split(r"\s{2,}", line) for line in answer.out.splitlines()]


def written(figure: float) -> str:
    """As English writes it, with a true minus."""
    return f"{figure:.1f}".replace("-", "−")


def figure(cell: str) -> float:
    return float(cell.replace("−", "-"))


def test_the_table_sums_the_games_up(capsys: Capture) -> None:
    words = ("simulate", "--bots", "heuristic,random", "--games", "3", "--ruleset", "classic")
    table = call(capsys, *words)
    games = call(capsys, *words, "--json").objects
    assert (table.code, table.err) == (0, "")
    rows = cells(table)
    assert rows[0] == ["Seat", "Player", "Average VP", "Spread", "Wins"]
    for seat in (0, 1):
        vp = [game["players"][seat]["vp"] for game in games]
        wins = sum(1 / len(game["winners"]) for game in games if seat in game["winners"])
        numbers = [written(statistics.fmean(vp)), written(statistics.stdev(vp)), f"{100 * wins / 3:.1f}%"]
        assert rows[1 + seat][:1] + rows[1 + seat][2:] == [str(seat + 1), *numbers]
    assert rows[4] == ["VP by source", "1", "2"]
    sources = rows[5 : rows.index([""], 5)]
    for seat in (0, 1):
        parts = sum(figure(row[1 + seat]) for row in sources)
        assert parts == pytest.approx(figure(rows[1 + seat][2]), abs=0.05 * len(sources))
    mean = statistics.fmean(game["decisions"] for game in games)
    assert table.out.endswith(f"\n\n3 games, {mean:.1f} decisions per game.\n")
    widths = {len(line) for line in table.out.splitlines()[:3]}
    assert len(widths) == 1, "numbers stand under each other"


def test_the_table_of_one_game(capsys: Capture) -> None:
    answer = call(capsys, *QUICK, "--games", "1")
    assert answer.out.splitlines()[-1].startswith("1 game, ")


def test_the_table_speaks_and_counts_as_the_language_does(capsys: Capture) -> None:
    answer = call(capsys, *QUICK, "--games", "2", "--lang", "de")
    assert answer.code == 0
    assert "Mean" not in answer.out
    assert re.search(r"\d,\d", answer.out) and not re.search(r"\d\.\d", answer.out)
    assert call(capsys, "--lang", "de", *QUICK, "--games", "2") == answer


def test_no_progress_bar_where_nobody_looks(capsys: Capture) -> None:
    assert call(capsys, *QUICK, "--games", "2").err == ""


# What is played


def test_the_usual_game(capsys: Capture, tmp_path: Path) -> None:
    setup = played(capsys, tmp_path / "games")
    assert setup == Setup(players=2, seed=1, kinds=("random", "random"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_players(capsys: Capture, players: int) -> None:
    answer = call(capsys, *QUICK, "--players", str(players), "--games", "1", "--json")
    assert [player["bot"] for player in answer.objects[0]["players"]] == ["random"] * players


def test_a_bot_a_seat_tells_the_number_of_players(capsys: Capture) -> None:
    answer = call(capsys, "simulate", "--bots", "random,heuristic,random", "--games", "1", "--json")
    assert [player["bot"] for player in answer.objects[0]["players"]] == ["random", "heuristic", "random"]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("--ruleset", "classic"), {"ruleset": "classic"}),
        (("--board", "day"), {"boards": "day"}),
        (("--players", "3", "--board", "day-B,day-A,day-D"), {"boards": ("day-B", "day-A", "day-D")}),
        (("--deal", "starter"), {"deal": "starter"}),
        (("--deal", "draft"), {"deal": "draft"}),
        (("--promo",), {"promo": True}),
        (("--seed", "77"), {"seed": 77}),
    ],
    ids=lambda value: "-".join(value) if isinstance(value, tuple) else "",
)
def test_options_reach_the_game(
    capsys: Capture, tmp_path: Path, words: tuple[str, ...], expected: dict[str, Any]
) -> None:
    setup = played(capsys, tmp_path / "games", *words)
    assert {name: getattr(setup, name) for name in expected} == expected


# Alone against Leopold


@pytest.mark.parametrize("level", LEVELS)
def test_solo_on_every_level(capsys: Capture, tmp_path: Path, level: str) -> None:
    setup = played(capsys, tmp_path / "games", "--solo", "leopold", "--level", level)
    assert (setup.solo, setup.level, setup.kinds) == ("leopold", level, ("random", "leopold"))
    assert setup.entrance is None


@pytest.mark.parametrize("entrance", [*ENTRANCES, "random"])
def test_solo_with_every_entrance(capsys: Capture, tmp_path: Path, entrance: str) -> None:
    setup = played(capsys, tmp_path / "games", "--solo", "leopold", "--entrance", entrance)
    assert (setup.entrance, setup.level) == (entrance, "medium")


def test_solo_on_a_day_side(capsys: Capture, tmp_path: Path) -> None:
    setup = played(capsys, tmp_path / "games", "--solo", "leopold", "--board", "day")
    assert [setup.board(seat) for seat in (0, 1)] == [DAY_BOARDS[0], "night"]


def test_leopolds_seat_is_leopolds(capsys: Capture) -> None:
    words = ("simulate", "--solo", "leopold", "--bots", "heuristic", "--games", "2", "--seed", "8")
    for game in call(capsys, *words, "--json").objects:
        assert [(player["seat"], player["bot"]) for player in game["players"]] == [
            (0, "heuristic"),
            (1, "leopold"),
        ]
        human, leopold = (player["vp"] for player in game["players"])
        assert game["winners"] == ([0] if human > leopold else [1])
    assert "Leopold" in call(capsys, *words).out


# Files


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_saved_games_are_the_games_that_were_played(capsys: Capture, tmp_path: Path, jobs: str) -> None:
    folder = tmp_path / "a" / "b"
    words = (*QUICK, "--games", "3", "--seed", "5", "--json", "--jobs", jobs, "--save", folder)
    answer = call(capsys, *words)
    assert (answer.code, answer.err) == (0, "")
    assert sorted(file.name for file in folder.iterdir()) == ["game-5.gah", "game-6.gah", "game-7.gah"]
    for game in answer.objects:
        file = folder / f"game-{game['seed']}.gah"
        journal = loads(read_save(file)).journal
        assert [score.total for score in journal.game.state.scores] == [p["vp"] for p in game["players"]]
        assert len(journal.entries) == game["decisions"]
        assert call(capsys, "replay", file).code == 0
    assert answer.out == call(capsys, *words[:-2]).out, "keeping games changes nothing"


def test_a_folder_that_cannot_be_is_said_before_anything_is_played(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("mine")
    for folder in (file, file / "below"):
        answer = call(capsys, *QUICK, "--games", "1000000", "--save", folder)
        assert (answer.code, answer.out) == (1, "")
        assert answer.err == f"{folder}: There is a file where a folder should be.\n"
    assert file.read_text() == "mine"


def test_a_game_that_cannot_be_kept_ends_it(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "games" / "game-3.gah").mkdir(parents=True)
    answer = call(capsys, *QUICK, "--games", "9", "--json", "--save", tmp_path / "games")
    assert (answer.code, len(answer.objects)) == (1, 2)
    assert answer.err == f"{tmp_path / 'games'}: This is a folder, not a file.\n"


@POSIX
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_pipe_in_the_place_of_a_game_is_not_waited_for(capsys: Capture, tmp_path: Path, jobs: str) -> None:
    (tmp_path / "games").mkdir()
    pipe(tmp_path / "games" / "game-3.gah")
    words = (*QUICK, "--games", "9", "--json", "--jobs", jobs, "--save", tmp_path / "games")
    answer = call(capsys, *words)
    assert (answer.code, len(answer.objects)) == (1, 2)
    assert answer.err == f"{tmp_path / 'games'}: This is a device or a pipe, not a file.\n"
    assert not list((tmp_path / "games").glob(".*"))


# Modules of the expansion


@pytest.mark.parametrize(
    ("words", "modules"),
    [
        ("--modules ballrooms,more", ("ballrooms", "more")),
        ("--modules more,ballrooms", ("ballrooms", "more")),
        ("--modules all", tuple(EXPANSIONS)),
        ("--modules all,hotels", tuple(EXPANSIONS)),
    ],
)
def test_modules(capsys: Capture, tmp_path: Path, words: str, modules: tuple[str, ...]) -> None:
    setup = played(capsys, tmp_path, *words.split())
    assert (setup.modules, setup.promo, setup.solo) == (modules, False, None)


def test_alone_against_elisabeth_with_everything(capsys: Capture, tmp_path: Path) -> None:
    words = "--solo elisabeth --modules all --level hard --promo"
    setup = played(capsys, tmp_path, *words.split())
    assert (setup.solo, setup.level, setup.modules, setup.promo) == (
        "elisabeth", "hard", tuple(EXPANSIONS), True
    )  # fmt: skip


def test_leopold_plays_hotels_and_some_more(capsys: Capture, tmp_path: Path) -> None:
    words = "--solo leopold --modules hotels,more --entrance sushi"
    setup = played(capsys, tmp_path, *words.split())
    assert (setup.solo, setup.entrance, setup.modules) == ("leopold", "sushi", ("hotels", "more"))


def test_a_replay_says_which_modules_were_in_play(capsys: Capture, tmp_path: Path) -> None:
    played(capsys, tmp_path, "--modules", "celebrities,more")
    (file,) = tmp_path.iterdir()
    first = call(capsys, "replay", file).out.splitlines()[0]
    assert first == "Played with these modules: Celebrities and Some More."
    assert "modules" not in call(capsys, "replay", file, "--turn", "1").out


def test_lines_of_the_expansion_are_in_the_table(capsys: Capture) -> None:
    out = call(capsys, *QUICK, "--games", "2", "--modules", "all").out
    assert re.search(r"^Ballrooms +\S+ +\S+$", out, re.MULTILINE)
    assert re.search(r"^Celebrities +\S+ +\S+$", out, re.MULTILINE)
