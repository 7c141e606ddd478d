"""What a module of rules can do, shown by one of this test alone: a fountain for krones."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from gah_desktop.engine import Game, Setup, new_game
from gah_desktop.engine.actions import Action, Pass, TakeDie, TakeGuest, from_dict, to_dict
from gah_desktop.engine.decisions.registry import settle
from gah_desktop.engine.events import Acted, Rolled
from gah_desktop.engine.invariants import check
from gah_desktop.engine.module import NO_HOOKS, Hooks, Module
from gah_desktop.engine.module_registry import position_type
from gah_desktop.engine.position import from_json, problems_of, to_json
from gah_desktop.engine.reasons import Code
from gah_desktop.engine.scoring import ScoreLine, score_of
from gah_desktop.record import Journal, dumps, loads
from tests.helpers.fountain.playing import in_a_turn, known
from tests.helpers.fountain.rules import SOURCE, Fountain, Throw, Wish, Wishing, fountain

__all__ = ["known"]


@pytest.mark.usefixtures("known")
def test_a_module_is_in_play_only_where_the_set_up_says_so() -> None:
    assert new_game(Setup()).state.hooks is NO_HOOKS
    assert new_game(Setup()).state.modules == ()
    (own,) = new_game(Setup(modules=("fountain",))).state.modules
    assert isinstance(own, Fountain)
    with pytest.raises(ValueError, match="modules"):
        Setup(modules=("well",))


@pytest.mark.usefixtures("known")
def test_only_the_hooks_it_has_are_asked() -> None:
    hooks = new_game(Setup(modules=("fountain",))).state.hooks
    asked = {name for name in Hooks._fields if getattr(hooks, name)}
    assert asked == {"round_started", "die_price", "guest_price", "score_lines", "mask", "turn", "at"}


def test_there_is_a_field_for_every_hook() -> None:
    hooks = {name for name in vars(Module) if not name.startswith("_") and callable(getattr(Module, name))}
    assert set(Hooks._fields) == hooks - {"clone"} | {"turn", "at", "others_act"}


@pytest.mark.usefixtures("known")
def test_its_action_is_one_of_the_turn_and_asks_its_own_decision() -> None:
    game = in_a_turn()
    seat = game.seat
    assert Throw() in game.legal_actions()
    game.apply(Throw())
    assert game.decision == Wishing(seat, SOURCE, ())
    assert game.legal_actions() == [Wish("points"), Wish("luck")]
    assert game.why_not(Throw()) == (Code.PENDING, (("pending", "wish"),))
    before = game.state.players[seat].vp
    game.apply(Wish("points"))
    assert game.state.players[seat].vp == before + 1
    assert Throw() not in game.legal_actions()
    assert game.why_not(Throw()) == (Code.TOO_EXPENSIVE, (("cost", 1), ("krones", 1)))


@pytest.mark.usefixtures("known")
def test_what_is_over_with_the_die_is_not_offered_after_it() -> None:
    game = in_a_turn()
    game.apply(TakeDie(4, 4))
    game.apply(game.legal_actions()[0])
    assert Throw() not in game.legal_actions()


@pytest.mark.usefixtures("known")
def test_its_prices_are_added() -> None:
    game = in_a_turn()
    p = game.state.players[game.seat]
    p.krones = 0
    settle(game.state)
    faces = {action.face for action in game.legal_actions() if isinstance(action, TakeDie)}
    assert faces == {1, 2, 3, 4}
    assert game.why_not(TakeGuest(4)) == (Code.TOO_EXPENSIVE, (("cost", 1), ("krones", 0)))
    assert Pass() in game.legal_actions()


@pytest.mark.usefixtures("known")
def test_a_clone_goes_its_own_way_and_a_view_is_masked() -> None:
    game = in_a_turn()
    game.apply(Throw())
    copy = game.clone()
    copy.apply(Wish("luck"))
    assert fountain(game.state).krones == fountain(copy.state).krones == 1
    fountain(copy.state).krones = 7
    assert fountain(game.state).krones == 1
    view = game.view_for(0)
    assert fountain(view.state).krones == 0
    assert fountain(game.state).krones == 1
    check(view.sample(Random(1)))


@pytest.mark.usefixtures("known")
def test_its_state_is_part_of_a_position() -> None:
    game = in_a_turn()
    game.apply(Throw())
    position = from_json(to_json(game.position()))
    assert position.modules["fountain"].krones == 1
    assert position.pending[0].kind == "wish" and position.pending[0].source == "fountain:1"
    again = Game.from_position(position, game.state.chance)
    assert again.hash() == game.hash() and again.legal_actions() == [Wish("points"), Wish("luck")]
    twice = replace(position, modules={"fountain": replace(position.modules["fountain"], thrown=(1, 1))})
    assert [str(each) for each in problems_of(twice)] == ["modules.fountain.thrown: twice value=1"]


def test_a_module_with_a_state_needs_a_place_in_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gah_desktop.engine.module_registry._positions", [])
    with pytest.raises(LookupError, match="module 'fountain' has a state but no place in positions"):
        position_type(Fountain)


@pytest.mark.usefixtures("known")
def test_its_line_is_on_the_score_sheet() -> None:
    game = in_a_turn()
    game.apply(Throw())
    game.apply(Wish("luck"))
    p = game.state.players[0]
    score = score_of(game.state, p)
    assert score.line("fountain") == ScoreLine("fountain", 1, SOURCE)
    assert score.total == p.vp + sum(line.vp for line in score.lines)


@pytest.mark.usefixtures("known")
def test_its_actions_are_written_and_read() -> None:
    for action in (Throw(), Wish("luck")):
        assert from_dict(to_dict(action), in_a_turn().state.t) == action


@pytest.mark.usefixtures("known")
@pytest.mark.parametrize("seed", range(6))
def test_whole_games_are_played_saved_and_told(seed: int) -> None:
    journal = Journal.new(Setup(modules=("fountain",), seed=seed, players=2 + seed % 3))
    rng = Random(seed)
    while not journal.game.over:
        options: list[Action] = list(journal.game.legal_actions())
        thrown: Any = Throw()
        journal.apply(thrown if thrown in options else rng.choice(options))
    rounds = {event.round for event in journal.events if isinstance(event, Rolled)}
    assert rounds == set(range(1, 8))
    assert sum(isinstance(e, Acted) and e.kind == "throw" for e in journal.events) > 4
    assert loads(dumps(journal)).journal.game.hash() == journal.game.hash()
