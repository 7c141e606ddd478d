"""The short texts about a game name its modules and its opponents."""

from __future__ import annotations

import pytest

from gah_desktop.engine import Setup
from gah_desktop.engine.module_registry import EXPANSIONS
from gah_desktop.widgets.pages.about_games import modules_text, opponents, played_with

ALONE = Setup(solo="elisabeth", level="hard", entrance="toll", kinds=("human", "elisabeth"),
              modules=("ballrooms",))  # fmt: skip


@pytest.mark.parametrize(
    ("setup", "told"),
    [
        (Setup(), "Deluxe"),
        (Setup(modules=("hotels", "more")), "Deluxe · Unique Hotels and Some More"),
        (Setup(modules=tuple(EXPANSIONS), promo=True), "Deluxe · promo guests · all modules"),
        (ALONE, "Deluxe · Hard · Toll Bridge Hotel · Vienna Ballrooms"),
    ],
)
def test_what_a_game_is_played_with(setup: Setup, told: str) -> None:
    assert played_with(setup) == told


@pytest.mark.parametrize(
    ("setup", "told"),
    [
        (ALONE, "Elisabeth, Hard"),
        (Setup(players=3, kinds=("human", "random", "random")), "Bot: carefree"),
        (Setup(players=3, kinds=("human", "random", "heuristic")), "Bot: carefree and Bot: prudent"),
        (Setup(kinds=("human", "human")), ""),
    ],
)
def test_who_plays_against_the_people(setup: Setup, told: str) -> None:
    assert opponents(setup) == told


def test_without_modules_nothing_is_said() -> None:
    assert modules_text(Setup()) == ""
