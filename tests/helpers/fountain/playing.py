"""Games with the fountain."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from gah_desktop.engine import Game, Setup, module_registry, new_game
from gah_desktop.engine.actions import CLASSES, FIELDS
from gah_desktop.engine.decisions.registry import DECISIONS, settle
from gah_desktop.engine.module_registry import EXPANSIONS, MODULES, install
from tests.helpers.fountain.position import FountainPosition
from tests.helpers.fountain.rules import Fountain


@pytest.fixture
def known() -> Iterator[None]:
    """The fountain is installed as a real module would be, by one line."""
    registries: tuple[dict[str, Any], ...] = (EXPANSIONS, MODULES, DECISIONS, CLASSES, FIELDS)
    before = [dict(registry) for registry in registries]
    install("expansion", Fountain)
    module_registry.install_positions(lambda: {Fountain: FountainPosition})
    yield
    module_registry._positions.pop()
    for registry, entries in zip(registries, before, strict=True):
        for name in set(registry) - set(entries):
            del registry[name]


def in_a_turn(seed: int = 1) -> Game:
    game = new_game(Setup(modules=("fountain",), seed=seed))
    while game.decision is not None and game.decision.kind != "turn":
        game.apply(game.legal_actions()[0])
    game.state.dice, game.state.dustbin = [0, 1, 1, 1, 1, 1, 1], 4
    game.state.players[game.seat].krones = 2
    settle(game.state)
    return game
