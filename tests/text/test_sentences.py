"""Whatever happens in whole games has a whole sentence, with nothing left to fill in."""

from __future__ import annotations

import random
import re

import pytest

from gah_desktop.engine import Setup, new_game
from gah_desktop.engine.events import Event
from gah_desktop.text.decisions import option_text
from gah_desktop.text.events import event_text, is_worth_logging

NAMES = ("Anna", "Ben", "Carl", "Dora")


def whole(text: str) -> bool:
    return bool(text) and not re.search(r"%[1-9]", text) and text[0] == text[0].upper()


def events_of(setup: Setup) -> list[Event]:
    game = new_game(setup)
    rng = random.Random(setup.seed)
    while not game.over:
        for action in game.legal_actions()[:6]:
            assert whole(option_text(action, {"cost": 1, "strength": 2}, "Something").capitalize())
        game.apply(rng.choice(list(game.legal_actions())))
    return game.events


SETUPS = [Setup(players=2 + seed % 3, seed=seed, deal=("normal", "draft")[seed % 2]) for seed in range(8)]
SETUPS += [Setup(players=3, seed=seed, ruleset="classic", boards="day") for seed in range(4)]
SETUPS += [
    Setup(seed=seed, solo="leopold", level=level, entrance=entrance)
    for seed, entrance in enumerate((None, "hautel", "stars", "sushi", "toll"))
    for level in ("easy", "hard")
]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_events_of_whole_games(setup: Setup) -> None:
    for event in events_of(setup):
        for viewer in (None, 0, 1):
            text = event_text(event, NAMES, viewer)
            assert whole(text) if is_worth_logging(event) else text == "", event
