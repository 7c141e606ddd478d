"""Games with the fountain."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gah_desktop.engine import Game, Setup, new_game
from gah_desktop.engine.actions import CLASSES
from gah_desktop.engine.decisions.registry import DECISIONS, register, settle
from gah_desktop.modules import EXPANSIONS
from tests.helpers.fountain.rules import Fountain


@pytest.fixture
def known() -> Iterator[None]:
    """The fountain is registered as a real module would be, by one line."""
    decisions, actions = dict(DECISIONS), dict(CLASSES)
    EXPANSIONS["fountain"] = Fountain
    register(Fountain)
    yield
    del EXPANSIONS["fountain"]
    for registry, before in ((DECISIONS, decisions), (CLASSES, actions)):
        for kind in set(registry) - set(before):
            del registry[kind]


def in_a_turn(seed: int = 1) -> Game:
    game = new_game(Setup(modules=("fountain",), seed=seed))
    while game.decision is not None and game.decision.kind != "turn":
        game.apply(game.legal_actions()[0])
    game.state.dice, game.state.dustbin = [0, 1, 1, 1, 1, 1, 1], 4
    game.state.players[game.seat].krones = 2
    settle(game.state)
    return game
