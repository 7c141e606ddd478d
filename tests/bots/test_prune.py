"""What a plan leaves out, and what it never does."""

from collections.abc import Sequence
from random import Random

import pytest

from gah_desktop.bots import Budget, make_player
from gah_desktop.bots.learned.bot import AT_ONCE, DICE, LearnedBot
from gah_desktop.bots.prune import COLLECTED, prune
from gah_desktop.coach.lines import beginning_with
from gah_desktop.engine import Game, Setup, new_game
from gah_desktop.engine.actions import Action, Place, Serve, TakeDie
from gah_desktop.engine.pending import Benefits, Part, PlaceItems
from gah_desktop.engine.tables import Effect
from tests.helpers.tables import table

GAMES = (Setup(seed=1), Setup(seed=2, ruleset="classic", boards="day", players=3))


def followed(game: Game) -> list[Action]:
    assert game.decision is not None
    groups = prune(game.state, game.seat, game.decision.kind, game.legal_actions())
    return [action for group, _ in groups for action in group]


@pytest.mark.parametrize("setup", GAMES, ids=str)
def test_pruning_only_leaves_out(setup: Setup) -> None:
    game, bot = new_game(setup), make_player("heuristic")
    while not game.over:
        found = followed(game)
        assert found
        assert set(found) <= set(game.legal_actions())
        game.apply(bot.choose(game.view_for(game.seat), game.legal_actions(), Random(1)))


def kinds(actions: Sequence[Action]) -> set[str]:
    return {action.kind for action in actions}


def test_a_turn_never_ends_by_itself_while_there_is_something_to_do() -> None:
    game = table()
    assert "pass" in kinds(game.legal_actions())
    assert kinds(followed(game)) == {"take_guest", "take_die"}


def test_whoever_is_ready_moves_in_before_anything_else() -> None:
    game = table(cafe={65: None}, vacant="11 21 31")
    assert kinds(followed(game)) == {"move_guest"}
    assert {"take_die", "take_guest"} <= kinds(game.legal_actions())


def test_only_guests_who_will_have_everything_are_served_from_the_kitchen() -> None:
    """60 orders two cakes and two wines, 75 two wines and two coffees."""
    game = table(cafe={60: "", 75: ""}, kitchen="wwkk")
    assert {action.guest for action in game.legal_actions() if isinstance(action, Serve)} == {60, 75}
    assert {action.guest for action in followed(game) if isinstance(action, Serve)} == {75}


def test_items_go_to_guests_as_long_as_one_wants_them() -> None:
    game = table(cafe={75: ""}, stack=[PlaceItems(0, ("die", 2), (0, 0, 1, 0))])
    assert Place("wine", 0) in game.legal_actions()  # into the kitchen
    found = followed(game)
    assert found
    assert all(isinstance(action, Place) and action.guest == 75 for action in found)


def test_krones_are_collected_before_a_card_is_played_with_them() -> None:
    parts = (
        Part("reward", Effect("play_staff", 1, 0), ("guest", 56)),
        Part("reward", Effect("gain_krones", 3), ("guest", 56)),
    )
    game = table(hand=(1,), stack=[Benefits(0, ("guest", 56), parts)])
    (found,) = followed(game)
    assert found.kind == "collect" and getattr(found, "part", None) == 1
    assert COLLECTED["gain_krones"] < COLLECTED["play_staff"]


def left_out(dice: int) -> int:
    """In how many turns of two games a die is worth over 3 VP more than all that a plan so wide looks at."""
    found = 0
    for seed in (209, 216):
        game, bots = new_game(Setup(seed=seed)), [make_player("learned") for _ in range(2)]
        while not game.over:
            s, view, options = game.state, game.view_for(game.seat), game.legal_actions()
            taken = [action for action in options if isinstance(action, TakeDie)]
            if taken and not s.stack:
                bot = LearnedBot(dice=dice)
                best = beginning_with(view, bot.planner_for(view).best(view, options, Budget(20_000)), bot)
                most = max(beginning_with(view, action, bot).value for action in taken)
                found += most > best.value + 3
            game.apply(bots[game.seat].choose(view, options, Random(1)))
    return found


@pytest.mark.slow
def test_ten_ways_to_use_a_die_leave_out_few_that_are_better() -> None:
    assert left_out(DICE) <= 2
    assert left_out(AT_ONCE) <= 5
    assert left_out(6) > 12
