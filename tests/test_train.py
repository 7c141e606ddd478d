"""`make train`: what is noted and fitted; the same words write the same file, in the shipped one's format."""

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from gah_desktop.bots import Budget
from gah_desktop.bots.learned.model import FILE, KNOTS, WITH_MODULES, load
from gah_desktop.engine import Setup, new_game
from gah_desktop.resources import resource_path
from tests.test_calibrate import script

SCRIPT = Path(__file__).resolve().parent.parent / "packaging" / "train.py"


def train(folder: Path, *words: str) -> list[str]:
    """The files a small run writes: without modules, and with them."""
    small = ("--games", "5", "--rounds", "2", "--search-turns", "28")
    command = [sys.executable, SCRIPT, *small, "--into", folder, *words]
    subprocess.run(list(map(str, command)), check=True, capture_output=True)
    files = [folder / Path(name).name for name in (FILE, WITH_MODULES)]
    return [file.read_text("utf-8") for file in files if file.exists()]


def test_kinds_with_the_features_of_another_are_searched_less() -> None:
    games_of = script("train").games_of
    assert [games_of(kind, 8000) for kind in ("2", "3", "4", "solo")] == [286, 96, 72, 286]
    assert [games_of(kind, 8000) for kind in ("2+", "3+", "4+", "solo+")] == [286, 48, 36, 143]


@pytest.mark.slow
def test_a_small_run_writes_what_is_shipped_and_the_same_again(tmp_path: Path) -> None:
    kinds = "2,solo,2+,solo+"
    texts = train(tmp_path, "--kinds", kinds)
    for text, file, written in zip(
        texts, (FILE, WITH_MODULES), (["2", "solo"], ["2+", "solo+"]), strict=True
    ):
        found, shipped = json.loads(text), json.loads(resource_path(file).read_text("utf-8"))
        assert found["features"] == shipped["features"]
        assert list(found["weights"]) == written
        for rows in found["weights"].values():
            assert [len(row) for row in rows] == [len(shipped["features"])] * len(KNOTS)
            assert any(row != rows[0] for row in rows)
    assert train(tmp_path, "--kinds", kinds) == texts


@pytest.mark.slow
def test_a_run_that_was_broken_off_goes_on_to_the_same_end(tmp_path: Path) -> None:
    rows = tmp_path / "rows"
    rows.mkdir()
    text = train(tmp_path, "--kinds", "2", "--rows", str(rows))
    for name in ("2-1", "2-search-0"):
        (rows / f"{name}.npz").unlink()
    assert train(tmp_path, "--kinds", "2", "--rows", str(rows)) == text


@pytest.mark.slow
def test_search_begins_with_what_planners_have_found(tmp_path: Path) -> None:
    """So it can be done again without them, and comes to other weights."""
    text, *_ = train(tmp_path / "whole", "--kinds", "2,3", "--search-rounds", "0")
    whole = json.loads(text)["weights"]
    (again, *_) = train(tmp_path / "again", "--kinds", "2,3", "--planned", str(tmp_path / "whole"))
    found = json.loads(again)["weights"]
    assert found["2"] != whole["2"]
    assert found["3"] != whole["3"]


@pytest.fixture(scope="module")
def games() -> ModuleType:
    return script("train_games")


@pytest.fixture(scope="module")
def fits(games: ModuleType) -> ModuleType:
    return script("train")


class Pages:
    """Notes what is noted."""

    def __init__(self) -> None:
        self.noted: list[tuple[int, Any, Any]] = []

    def note(self, dice: int, values: Any, gains: Any) -> None:
        self.noted.append((dice, values, gains))


def test_of_the_lines_of_a_turn_it_is_noted_what_they_have_come_to(games: ModuleType) -> None:
    """Less the points that are there already, and less what no plan can show; all by their mean."""
    game, pages = new_game(Setup(seed=9, solo="leopold")), Pages()
    model = load("solo")
    seat = 0
    searcher = games.Searcher(seat, model, model, games.Reader("solo", game.state, seat), pages)
    judged: list[Any] = []
    told = searcher.bot.told

    def both(view: Any, found: Any) -> None:
        judged.extend(found)
        told(view, found)

    searcher.bot.told = both
    while not judged:
        found = searcher.bot.choose(
            game.view_for(seat), game.legal_actions(), Random(1), Budget(games.SEARCH)
        )
        if not judged:
            game.apply(found)
    judge = searcher.bot.planning.planner_for(game.view_for(seat)).judge
    expected = np.array(
        [
            one.results[0] - one.line.end.players[seat].vp - (one.line.value - judge.value(one.line.end))
            for one in judged
        ]
    )
    ((dice, values, gains),) = pages.noted
    assert dice == 13
    assert len(judged) == 8
    assert gains == pytest.approx(expected - expected.mean())
    assert values.shape == (8, len(games.names_of("solo")))
    assert values.sum(axis=0) == pytest.approx(0, abs=1e-9)
    assert values.any()


def noted(fits: ModuleType, rows: Any, lines: Any) -> Any:
    """Made-up positions with 6 dice to come, and their gains."""
    found = fits.Noted.nothing(3)
    found.rows.note(6, *rows)
    found.lines.note(6, *lines)
    return found


def test_who_stands_well_is_no_reason_but_lines_are(fits: ModuleType) -> None:
    """In rows the second number comes with 4 VP more, because the third does; lines tell them apart."""
    rng = np.random.default_rng(1)
    third = rng.normal(size=4000)
    second = third + 0.1 * rng.normal(size=4000)
    rows = np.stack([np.ones(4000), second, np.zeros(4000)], axis=1)
    choices = rng.normal(size=(4000, 3)) * (0, 1, 1)
    told = noted(fits, (rows, 30 + 4 * third), (choices, choices @ (0, -1, 5)))
    prior = np.zeros((len(KNOTS), 3))
    at_six = KNOTS.index(6)
    blind = fits.fit(told._replace(lines=fits.Sums.nothing(3)), prior, 1.0)[at_six]
    assert blind[1] == pytest.approx(4, abs=0.5)
    seeing = fits.fit(told, prior, 1.0)[at_six]
    assert seeing[0] == pytest.approx(30, abs=0.5)
    assert seeing[1] == pytest.approx(-1, abs=0.7)
    assert seeing[2] == pytest.approx(5, abs=0.7)


def test_doubt_draws_a_fit_to_what_was_known(fits: ModuleType) -> None:
    rng = np.random.default_rng(2)
    rows = np.stack([np.ones(500), rng.normal(size=500), rng.normal(size=500)], axis=1)
    told = noted(fits, (rows, rows @ (20, 3, -3)), (np.zeros((1, 3)), np.zeros(1)))
    prior = np.tile([20.0, 1.0, 0.0], (len(KNOTS), 1))
    found = [fits.fit(told, prior, ridge)[KNOTS.index(6)] for ridge in (1.0, 300.0, 1e6)]
    assert found[0] == pytest.approx([20, 3, -3], abs=0.1)
    assert 1.1 < found[1][1] < 2.9
    assert found[2] == pytest.approx([20, 1, 0], abs=0.1)


def test_what_search_has_moved_is_moved_for_the_next_kind(fits: ModuleType) -> None:
    named = fits.names_of("2")
    planned = {kind: [[float(i % 9) for i in range(len(named))] for _ in KNOTS] for kind in ("2", "3")}
    searched = {"2": [[weight + 0.5 for weight in row] for row in planned["2"]]}
    assert fits.moved("2", planned, {}) == planned["2"]
    assert fits.moved("3", planned, searched) == searched["2"]
    planned["3"][0][4] = 20.0
    assert fits.moved("3", planned, searched)[0][4] == 20.5
