"""Every model through whole random games: Qt's tester finds nothing, nothing is reset, nothing is stale."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gah_desktop.engine import Setup
from tests.models.helpers import Watched, play_randomly, session

GAMES = {
    "two": Setup(players=2, seed=1, kinds=("human",) * 2),
    "three-classic-draft": Setup(
        players=3, seed=2, ruleset="classic", deal="draft", boards="day", kinds=("human",) * 3
    ),
    "four-starter": Setup(players=4, seed=3, deal="starter", promo=True, kinds=("human",) * 4),
    "solo": Setup(players=2, seed=4, solo="leopold", level="hard", kinds=("human", "leopold")),
    "ballrooms": Setup(players=3, seed=6, modules=("ballrooms",), kinds=("human",) * 3),
    "elisabeth": Setup(
        players=2, seed=7, solo="elisabeth", modules=("ballrooms",), kinds=("human", "elisabeth")
    ),
    "company": Setup(
        players=3, seed=8, modules=("celebrities", "hotels", "more"), promo=True, kinds=("human",) * 3
    ),
    "everything": Setup(
        players=2,
        seed=11,
        modules=("ballrooms", "celebrities", "hotels", "more"),
        promo=True,
        kinds=("human",) * 2,
    ),
    "elisabeth-celebrities": Setup(
        players=2, seed=9, solo="elisabeth", modules=("celebrities", "hotels"), kinds=("human", "elisabeth")
    ),
    "solo-hautel": Setup(players=2, seed=5, solo="leopold", entrance="hautel"),
}


# every day's; the others are with the slow tests
DAILY = ("solo", "elisabeth", "everything")


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[] if name in DAILY else pytest.mark.slow) for name in GAMES]
)
def test_game(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    game = session(tmp_path, auto_collect=False)
    game.new_game(GAMES[name])
    watched = Watched(game)
    rng = random.Random(name)
    while not game.over:
        play_randomly(game, rng, 12)
        watched.read_all()
        watched.up_to_date()
    assert watched.resets == []
    game.close()


@pytest.mark.slow
@pytest.mark.parametrize("rounds", [1, pytest.param(7, marks=pytest.mark.slow)])
def test_undo_and_redo_reset_nothing(qtbot: QtBot, tmp_path: Path, rounds: int) -> None:
    game = session(tmp_path, undo_policy="free")
    game.new_game(GAMES["two"])
    watched = Watched(game)
    rng = random.Random(7)
    while not game.over and game.game.state.round <= rounds:
        play_randomly(game, rng, rng.randint(1, 9))
        for _ in range(rng.randint(0, 5)):
            if game.can_undo:
                game.undo()
        watched.up_to_date()
        if game.can_redo and rng.random() < 0.5:
            game.redo()
            watched.up_to_date()
    assert watched.resets == []
    game.close()


def test_models_made_before_the_game(qtbot: QtBot, tmp_path: Path) -> None:
    game = session(tmp_path)
    watched = Watched(game)
    game.new_game(GAMES["two"])
    watched.up_to_date()
    game.new_game(GAMES["four-starter"])
    watched.up_to_date()
    assert watched.resets == 2 * [type(model).__name__ for model in watched.all]  # each game from its start
    game.close()
