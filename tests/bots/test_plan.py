"""What the heuristic bot never misses, what it remembers, and how it plays with modules of rules."""

from itertools import pairwise
from random import Random

import pytest

from gah_desktop.bots import Budget, make_player
from gah_desktop.bots.evaluate.position import Judge
from gah_desktop.bots.heuristic import HeuristicBot
from gah_desktop.bots.learned.bot import LearnedBot
from gah_desktop.bots.part import BOT_PARTS, BotPart
from gah_desktop.bots.plan import Planner
from gah_desktop.bots.prune import DICE
from gah_desktop.bots.weights import DEFAULT
from gah_desktop.engine import Game, Setup, new_game
from gah_desktop.engine.actions import Action, Claim, MoveGuest, TakeDie
from gah_desktop.engine.state import GameState, PlayerState
from tests.helpers.fountain.playing import in_a_turn, known
from tests.helpers.fountain.rules import Fountain
from tests.helpers.parts import registered
from tests.helpers.tables import table

__all__ = ["known"]  # a fixture

GAMES = (Setup(seed=1), Setup(seed=2, ruleset="classic", boards="day", players=3))


def choice(game: Game) -> Action:
    return make_player("heuristic").choose(game.view_for(game.seat), game.legal_actions(), Random(1))


def positions(setup: Setup) -> list[Game]:
    """Every position of a game of bots."""
    game, bot, found = new_game(setup), make_player("heuristic"), []
    while not game.over:
        found.append(game.clone())
        game.apply(bot.choose(game.view_for(game.seat), game.legal_actions(), Random(1)))
    return found


@pytest.mark.parametrize("setup", GAMES, ids=str)
def test_an_objective_is_claimed_at_once(setup: Setup) -> None:
    claims = 0
    for game in positions(setup):
        if any(action.kind == "claim" for action in game.legal_actions()):
            claims += 1
            assert isinstance(choice(game), Claim)
    assert claims


def test_it_does_not_pass_while_a_die_can_be_taken() -> None:
    for game in positions(Setup(seed=4)):
        if any(action.kind == "take_die" for action in game.legal_actions()):
            assert choice(game).kind not in ("pass", "end_turn")


def test_a_guest_who_is_ready_moves_in_before_the_die_is_taken() -> None:
    game = table(cafe={65: None}, vacant="11 21 31")
    assert isinstance(choice(game), MoveGuest)


def test_the_die_is_taken_that_the_guests_wait_for() -> None:
    """90 orders a strudel and three cakes, 58 three wines and a coffee."""
    for guest, face in ((90, 1), (58, 2)):
        game = table(dice="1111222234", cafe={guest: ""}, vacant="11 12 13 21 22 31", krones=0, round=2)
        while not isinstance(found := choice(game), TakeDie):
            game.apply(found)
        assert found.face == face


def test_one_bot_can_play_every_seat_and_every_game() -> None:
    """What it remembers is kept apart by table and seat."""
    shared = HeuristicBot()
    for seed in (1, 2, 1):
        game = new_game(Setup(seed=seed, players=3, boards="day"))
        for _ in range(80):
            view, options = game.view_for(game.seat), game.legal_actions()
            found = shared.choose(view, options, Random(1), Budget(50_000))
            assert found == choice(game)
            game.apply(found)


def test_a_plan_is_not_made_twice() -> None:
    """The values of positions are kept while the turn goes on as planned, and forgotten with the next one."""
    game = table(cafe={65: None}, vacant="11 21 31", dice="1122334456")
    planner = Planner(Judge(game.state, 0, DEFAULT))
    costs = []
    while game.seat == 0:
        budget = Budget(50_000)
        game.apply(planner.best(game.view_for(0), game.legal_actions(), budget))
        costs.append(budget.spent)
    assert len(costs) > 3
    assert sum(costs[1:]) < costs[0] / 2


def fountain_worth(s: GameState, p: PlayerState, judge: Judge) -> float:
    (own,) = (module for module in s.modules if isinstance(module, Fountain))
    return 6.0 * own.thrown.count(p.seat)


@pytest.mark.usefixtures("known")
@pytest.mark.parametrize("told", [False, True])
def test_a_modules_action_is_followed_and_judged_by_what_the_module_says(
    told: bool,
) -> None:
    """The fountain takes a krone. Only its own part says what that is good for."""
    part = BotPart(
        module="fountain",
        quick_estimates={"wish": lambda s, p, f, judge: 1.0},
        value=fountain_worth if told else None,
    )
    game = in_a_turn()
    thrown = []
    with registered(BOT_PARTS, part):
        for _ in range(60):
            found = choice(game)
            thrown.append(found.kind)
            game.apply(found)
    assert ("throw" in thrown) is told


def thinking_once(game: Game, nodes: int) -> list[tuple[Action, int]]:
    """What somebody does who thinks once a turn, with so many nodes, and what each step has cost."""
    planner = Planner(LearnedBot().judge(game.state, 0), once=True)
    found = []
    while game.seat == 0 and not game.over:
        budget = Budget(nodes)
        options = game.legal_actions()
        action = planner.best(game.view_for(0), options, budget)
        assert action in options
        found.append((action, budget.spent))
        game.apply(action)
    return found


@pytest.mark.parametrize("nodes", [0, 10, 100, 50_000])
def test_who_thinks_once_a_turn_follows_what_has_been_planned(nodes: int) -> None:
    """However little that was: nothing is planned again as long as nothing unforeseen comes up."""
    game = table(cafe={65: None}, vacant="11 21 31", dice="1122334456")
    steps = thinking_once(game, nodes)
    assert len(steps) > 3
    assert steps[0][1] > 0
    for (before, _), (_, spent) in pairwise(steps):  # who comes into the queue is never foreseen
        assert (spent == 0) is (before.kind != "take_guest")


def test_who_thinks_once_plans_anew_for_what_was_not_foreseen() -> None:
    """A guest taken later than planned is no longer part of the plan."""
    game = table(cafe={65: None}, vacant="11 21 31", dice="1122334456")
    planner = Planner(LearnedBot().judge(game.state, 0), once=True)
    planned = planner.best(game.view_for(0), game.legal_actions(), Budget(0))
    other = next(
        action for action in game.legal_actions() if action.kind == "take_guest" and action != planned
    )
    game.apply(other)
    budget = Budget(0)
    assert planner.best(game.view_for(0), game.legal_actions(), budget) in game.legal_actions()
    assert budget.spent > 0


def test_with_all_the_nodes_it_takes_once_is_as_good_as_every_time() -> None:
    one = table(cafe={65: None}, vacant="11 21 31", dice="1122334456")
    other, bot, moves = one.clone(), LearnedBot(dice=DICE), []
    while other.seat == 0:
        found = bot.choose(other.view_for(0), other.legal_actions(), Random(1), Budget(50_000))
        moves.append(found)
        other.apply(found)
    assert [action for action, _ in thinking_once(one, 50_000)] == moves
