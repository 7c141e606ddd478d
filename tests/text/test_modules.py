"""A module brings its texts, which are registered as a part of its own."""

from __future__ import annotations

import pytest

from gah_desktop.app.spots import by_spot
from gah_desktop.engine import Game
from gah_desktop.engine.events import Acted
from gah_desktop.engine.module_registry import MODULES, OPPONENTS
from gah_desktop.engine.reasons import Code, reason
from gah_desktop.text import decisions
from gah_desktop.text.names import opponent_name
from gah_desktop.text.part import TEXT_PARTS
from gah_desktop.text.reasons import reason_text
from tests.helpers.fountain.playing import in_a_turn
from tests.helpers.fountain.rules import Throw, Wish
from tests.helpers.fountain.speaking import known as known
from tests.helpers.fountain.speaking import spoken as spoken


def test_the_name_of_an_opponent_stands_in_its_own_module() -> None:
    assert [opponent_name(id) for id in OPPONENTS] == ["Leopold", "Elisabeth"]


def test_every_module_has_its_texts() -> None:
    assert [TEXT_PARTS.of(id).module for id in MODULES] == list(MODULES)


@pytest.mark.usefixtures("known")
def test_a_game_with_a_module_that_has_no_texts_is_refused() -> None:
    game = in_a_turn()
    decision = game.decision
    assert decision is not None
    with pytest.raises(ValueError, match="text: module 'fountain' has no part"):
        decisions.option_line(game.state, decision, game.legal_actions()[0], {})


@pytest.fixture
def fountain(spoken: None) -> Game:
    """In a turn of a game with the fountain."""
    return in_a_turn()


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
