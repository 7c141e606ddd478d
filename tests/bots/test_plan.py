"""The parts of the heuristic bot: what a plan leaves out, what it never misses, what it remembers."""

from random import Random

import pytest

from gah_desktop.bots.evaluate.position import Judge
from gah_desktop.bots.heuristic import HeuristicBot
from gah_desktop.bots.prune import worthwhile
from gah_desktop.bots.weights import DEFAULT
from gah_desktop.engine import Game, Setup, new_game
from gah_desktop.engine.actions import Draft, KeepStaff


def positions(setup: Setup) -> list[Game]:
    """Every position of a game of two bots."""
    game, bot, found = new_game(setup), HeuristicBot(), []
    while not game.over:
        found.append(game.clone())
        game.apply(bot.choose(game.view_for(game.seat), game.legal_actions(), Random(1)))
    return found


GAMES = (Setup(seed=1), Setup(seed=2, ruleset="classic", boards="day", players=3))


@pytest.mark.parametrize("setup", GAMES, ids=str)
def test_a_plan_only_leaves_out(setup: Setup) -> None:
    for game in positions(setup):
        state, decision = game.state, game.decision
        assert decision is not None
        judge = Judge(state, game.seat, DEFAULT)
        groups = worthwhile(state, game.seat, decision.kind, game.legal_actions(), judge)
        kept = [action for group, limit in groups for action in group[:limit]]
        assert kept
        assert set(kept) <= set(game.legal_actions())


@pytest.mark.parametrize("setup", GAMES, ids=str)
def test_an_objective_is_claimed_at_once(setup: Setup) -> None:
    for game in positions(setup):
        if any(action.kind == "claim" for action in game.legal_actions()):
            choice = HeuristicBot().choose(game.view_for(game.seat), game.legal_actions(), Random(1))
            assert choice.kind == "claim"


def test_it_does_not_pass_while_a_die_can_be_taken() -> None:
    for game in positions(Setup(seed=4)):
        options = game.legal_actions()
        if any(action.kind == "take_die" for action in options):
            choice = HeuristicBot().choose(game.view_for(game.seat), options, Random(1))
            assert choice.kind not in ("pass", "end_turn")


def test_one_bot_can_play_every_seat_and_every_game() -> None:
    """What it remembers is kept apart by table and seat."""
    shared = HeuristicBot()
    for seed in (1, 2, 1):
        game = new_game(Setup(seed=seed, players=3))
        for _ in range(80):
            view, options = game.view_for(game.seat), game.legal_actions()
            choice = shared.choose(view, options, Random(1))
            assert choice == HeuristicBot().choose(view, options, Random(2))
            game.apply(choice)


def test_the_best_cards_are_drafted_and_kept() -> None:
    draft = new_game(Setup(seed=3, deal="draft"))
    view = draft.view_for(draft.seat)
    judge = Judge(view.state, draft.seat, DEFAULT)
    choice = HeuristicBot().choose(view, draft.legal_actions(), Random(1))
    assert isinstance(choice, Draft)
    pack = view.state.packs[draft.seat]
    assert judge.card(view.state, choice.staff) == max(judge.card(view.state, card) for card in pack)

    solo = new_game(Setup(seed=3, solo="leopold"))
    view = solo.view_for(0)
    judge = Judge(view.state, 0, DEFAULT)
    kept = HeuristicBot().choose(view, solo.legal_actions(), Random(1))
    assert isinstance(kept, KeepStaff)
    ranked = sorted(view.state.packs[0], key=lambda card: judge.card(view.state, card), reverse=True)
    assert {judge.card(view.state, card) for card in kept.staff} == {
        judge.card(view.state, card) for card in ranked[:6]
    }


def test_a_guest_who_cannot_be_housed_any_more_costs_what_it_costs() -> None:
    game = positions(Setup(seed=1))[-1].clone()
    player = game.state.players[game.seat]
    player.numbers, player.cafe, player.needs = (), [], []
    judge = Judge(game.state, game.seat, DEFAULT)
    empty = judge.value(game.state)
    player.cafe, player.needs = [65], [1 << 12]
    assert judge.value(game.state) == pytest.approx(empty - 5)
