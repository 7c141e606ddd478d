"""A module of rules brings its words: a file beside its rules, found by its name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from gah_desktop.app.spots import by_spot
from gah_desktop.engine import Game, Setup, new_game
from gah_desktop.engine.actions import CLASSES
from gah_desktop.engine.decisions import registry
from gah_desktop.engine.events import Acted
from gah_desktop.engine.reasons import Code, reason
from gah_desktop.modules import EXPANSIONS, MODULES, OPPONENTS, brought
from gah_desktop.text import decisions
from gah_desktop.text.names import opponent_name
from gah_desktop.text.reasons import reason_text
from tests.helpers.fountain.rules import Fountain, Throw, Wish


def test_the_name_of_an_opponent_stands_in_its_own_module() -> None:
    assert brought("words").keys() >= OPPONENTS.keys()
    assert opponent_name("leopold") == brought("words")["leopold"].NAME == "Leopold"


def test_a_file_that_a_module_does_without_is_not_missed() -> None:
    assert brought("panel", {"fountain": Fountain}) == {}
    assert brought("words", {"fountain": Fountain}).keys() == {"fountain"}
    assert all(brought("rules", MODULES)[id].__name__.endswith(f"{id}.rules") for id in OPPONENTS)


@pytest.fixture
def fountain() -> Iterator[Game]:
    """The fountain as a real module would be there: registered with its rules and its words."""
    tables: tuple[dict[str, Any], ...] = (
        registry.DECISIONS,
        CLASSES,
        decisions.DECISIONS,
        decisions.ACTIONS,
    )
    before = [dict(table) for table in tables]
    EXPANSIONS["fountain"] = Fountain
    registry.register(Fountain)
    decisions.register(brought("words", {"fountain": Fountain})["fountain"])
    game = new_game(Setup(modules=("fountain",), seed=1))
    while game.decision is not None and game.decision.kind != "turn":
        game.apply(game.legal_actions()[0])
    yield game
    del EXPANSIONS["fountain"]
    for table, known in zip(tables, before, strict=True):
        for kind in set(table) - set(known):
            del table[kind]


def test_its_actions_and_decisions_speak(fountain: Game) -> None:
    game = fountain
    throw = Throw()
    assert by_spot(game.legal_actions())["fountain",] == (throw,)
    decision = game.decision
    assert decision is not None
    assert decisions.option_line(game.state, decision, throw, {}) == "Throw a krone into the fountain"
    game.apply(throw)
    asked = game.decision
    assert asked is not None
    told = decisions.Asked("Anna", asked, game.legal_actions(), game.state)
    assert decisions.prompt(told) == "Anna: what do you wish for?"
    assert [decisions.option_text(option, {}) for option in game.legal_actions()] == [
        "Wish for points",
        "Wish for luck",
    ]
    assert decisions.spots(Wish("luck")) == ()
    assert reason_text(reason(Code.PENDING, pending="wish")) == "First wish for something."
    acted = next(event for event in reversed(game.events) if isinstance(event, Acted))
    assert decisions.act_text(acted, "Anna") == "Anna throws a krone into the fountain."
