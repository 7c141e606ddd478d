"""How the heuristic bot plays the expansion: what it does with dancers, celebrities, entrances and cards."""

from __future__ import annotations

from random import Random

import pytest

from gah_desktop.bots import make_player
from gah_desktop.bots.arena import play_game
from gah_desktop.bots.budget import Budget
from gah_desktop.bots.evaluate.position import Judge
from gah_desktop.bots.heuristic import HeuristicBot
from gah_desktop.bots.narrow import best_cards, best_items, best_moves, best_places
from gah_desktop.bots.plan import MOST_WITH_MODULES
from gah_desktop.bots.weights import DEFAULT
from gah_desktop.engine import Game, Setup, new_game
from gah_desktop.engine import actions as a
from gah_desktop.engine.actions import Action
from gah_desktop.engine.events import Acted, BallroomScored
from gah_desktop.engine.module_registry import EXPANSIONS
from gah_desktop.engine.pending import ItemsOfChoice, PlaceItems, PlayStaff
from gah_desktop.modules.ballrooms.bot import balls, rehearsal
from gah_desktop.modules.ballrooms.rules.sending import SendDancer
from gah_desktop.modules.celebrities.rules.exchange import Exchange, Exchanging
from gah_desktop.modules.hotels.bot import WORTH
from gah_desktop.modules.hotels.rules.auction import Bid
from gah_desktop.modules.hotels.rules.moved_die import MoveDie
from gah_desktop.modules.hotels.rules.own_objectives import ClaimOwn
from gah_desktop.modules.hotels.rules.own_tiles import Retreat
from gah_desktop.modules.more.rules.turning_down import TurnDown, TurningDown
from tests.helpers.houses import KOZI, MELANGE, WRAY
from tests.helpers.houses import house as hotel_of
from tests.helpers.lounge import EINSTEIN, salon
from tests.helpers.tables import table
from tests.helpers.waltz import ball

EVERYTHING = tuple(EXPANSIONS)
CHAMPAGNE = "h"


def choice(game: Game) -> Action:
    options = game.legal_actions()
    return HeuristicBot().choose(game.view_for(game.seat), options, Random(1), Budget(20_000))


def judge(game: Game) -> Judge:
    return Judge(game.state, game.seat, DEFAULT)


def by_bot(game: Game, until: str) -> list[Action]:
    """What the bot does until it ends its turn or does this."""
    done: list[Action] = []
    while not done or done[-1].kind not in (until, "end_turn", "pass"):
        done.append(choice(game))
        game.apply(done[-1])
    return done


# Ballrooms


def test_a_guest_without_a_room_goes_to_a_ball() -> None:
    game = ball(cafe={65: None}, kitchen=CHAMPAGNE * 2)
    found = by_bot(game, "send_dancer")[-1]
    assert isinstance(found, SendDancer)
    assert found.guest == 65


def test_nobody_stays_away_from_a_ballroom_that_is_about_to_be_scored() -> None:
    """The last die of round 3: five points would be lost there, though there is a room too."""
    game = ball(cafe={65: None}, vacant="11", kitchen=CHAMPAGNE, round=3, numbers=(4,))
    found = choice(game)
    assert isinstance(found, SendDancer)
    assert (found.ballroom, found.row) == ("left", 1)


def test_a_scored_ballroom_is_worth_nothing_and_one_with_everybody_in_it_less_than_a_lonely_one() -> None:
    t = ball().state.t
    alone = balls.expected(t, "zum-sperl", ((1, 0, 0), (0, 0, 0)), 0, 0, 2)
    crowded = balls.expected(t, "zum-sperl", ((1, 0, 0), (2, 1, 0)), 0, 0, 2)
    absent = balls.expected(t, "zum-sperl", ((0, 0, 0), (2, 1, 0)), 0, 0, 2)
    assert alone > crowded > absent
    none_to_come = [balls.expected(t, "odeonsaal", ((n, 0, 0), (0, 0, 0)), 0, 0, 0) for n in range(7)]
    assert none_to_come == [-5, 1, 4, 9, 16, 25, 25]


def test_dancers_leave_the_area_whose_bonus_is_nearest() -> None:
    """Of the Treasury's areas: one dancer for a krone, four for six."""
    game = ball(rehearsal=("treasury", "cellar"))
    t = game.state.t
    assert rehearsal.best_area(DEFAULT, t, "treasury", (1, 2, 3, 1), 8) == 3
    assert rehearsal.best_area(DEFAULT, t, "treasury", (0, 2, 0, 4), 4) == 1
    full = rehearsal.promised(DEFAULT, t, "treasury", (1, 2, 3, 4), 14)
    late = rehearsal.promised(DEFAULT, t, "treasury", (1, 2, 3, 4), 2)
    assert full > late > 0
    assert rehearsal.promised(DEFAULT, t, "treasury", (0, 0, 0, 0), 14) == 0
    rooms = ("antechamber", "treasury", "pantry", "cellar", "mirror-hall")  # as games with them are won
    whole = [rehearsal.promised(DEFAULT, t, room, (1, 2, 3, 4), 14) for room in rooms]
    assert whole == sorted(whole, reverse=True)


def test_champagne_is_kept_where_no_dancer_can_use_it() -> None:
    """Without dancers bottles are worth their point alone."""
    with_dancers = ball(kitchen=CHAMPAGNE * 2)
    without = ball(kitchen=CHAMPAGNE * 2, areas=(0, 0, 0, 0))
    assert judge(with_dancers).value(with_dancers.state) > judge(without).value(without.state) + 3


# Celebrities


def test_a_coloured_die_is_taken_before_a_white_one_beside_it() -> None:
    game = salon(dice="1122334456", faces=(4, 0, 0), hand=())
    die = next(action for action in by_bot(game, "take_die") if isinstance(action, a.TakeDie))
    assert die.face != 4 or die.color == "red"


def test_einstein_exchanges_what_is_left_over_for_what_a_guest_waits_for() -> None:
    """75 wants two wines and two coffees: one coffee is lacking, three strudels are of no use."""
    game = salon((EINSTEIN,), cafe={75: "wwk"}, kitchen="sss", numbers=())
    game.state.die_taken = True
    assert choice(game) == Exchange()
    game.apply(Exchange())
    given = choice(game)
    game.apply(given)
    if isinstance(game.decision, Exchanging):
        game.apply(choice(game))
    assert isinstance(given, a.ChooseItems)
    assert given.items == (1, 0, 0, 0, 0)


def test_einstein_waits_while_nobody_needs_anything() -> None:
    game = salon((EINSTEIN,), kitchen="sss", numbers=())
    game.state.die_taken = True
    assert choice(game) == a.EndTurn()


# Entrances


@pytest.mark.parametrize("seed", range(4))
def test_bids_are_bargains(seed: int) -> None:
    """Never above what an entrance is worth, unless all are."""
    game = new_game(Setup(players=3, modules=("hotels",), seed=seed))
    while game.decision is not None and game.decision.kind == "bid":
        found = choice(game)
        assert isinstance(found, Bid)
        options = [action for action in game.legal_actions() if isinstance(action, Bid)]
        assert WORTH[found.entrance] - found.amount == max(WORTH[b.entrance] - b.amount for b in options)
        game.apply(found)


def test_melange_claims_its_own_objective_at_once() -> None:
    """A2 asks for five staff cards... whichever is met is claimed before anything else."""
    game = hotel_of(MELANGE, own_objectives="A1 B1", objectives="A2 B2 C2", krones=20, staff=range(1, 9))
    own = [action for action in game.legal_actions() if isinstance(action, ClaimOwn)]
    if own:
        assert choice(game) in own


def test_wray_goes_back_for_a_reward_once_the_die_is_taken() -> None:
    game = hotel_of(WRAY, own_tiles="A1 B2", emperor=8, round=7, numbers=(4,))
    assert not isinstance(choice(game), Retreat)
    game = hotel_of(WRAY, own_tiles="A1 B2", emperor=8, round=7, numbers=())
    game.state.die_taken = True
    assert isinstance(choice(game), Retreat)


def test_kozi_moves_a_die_where_it_makes_the_most_of_it() -> None:
    """Three fours, and one of the fives beside them makes four."""
    game = hotel_of(KOZI, dice="4445")
    assert any(isinstance(action, MoveDie) for action in by_bot(game, "take_die"))


# Cards


def test_a_card_is_turned_down_where_that_brings_something() -> None:
    """166: five steps in one action, then it is turned down."""
    game = table(modules=("more",), staff=(168,), stack=[TurningDown(0, ("die", 4), (168,))])
    assert choice(game) == TurnDown(168)


# What is looked into


def test_of_the_cards_in_hand_the_best_are_looked_into() -> None:
    hand = (1, 14, 21, 35, 38, 47)
    game = table(modules=("more",), hand=hand, krones=20, stack=[PlayStaff(0, ("die", 5), 1, 9)])
    options = game.legal_actions()
    found = best_cards(game.state, options, 2, judge(game))
    assert set(found) < set(options)
    assert [action.kind for action in found] == ["play_staff", "decline"]


def test_of_the_rooms_for_a_guest_the_best_are_looked_into() -> None:
    game = table(modules=("more",), cafe={65: None}, vacant="11 21 31 41")
    options = [action for action in game.legal_actions() if isinstance(action, a.MoveGuest)]
    assert len(options) > 1
    (found,) = best_moves(game.state, options, 1, judge(game))
    assert isinstance(found, a.MoveGuest)
    assert found.floor == max(option.floor for option in options)


def test_items_of_choice_are_those_that_guests_wait_for() -> None:
    game = table(modules=("more",), cafe={75: "ww"}, stack=[ItemsOfChoice(0, ("staff", 35), 2)])
    found = best_items(game.state, game.legal_actions(), 1, judge(game))
    assert found == [a.ChooseItems((0, 0, 0, 2, 0))]


def test_items_go_to_the_guest_who_lacks_least() -> None:
    game = table(
        modules=("more",), cafe={75: "", 60: "cc"}, stack=[PlaceItems(0, ("die", 2), (0, 0, 1, 0, 0))]
    )
    options = [x for x in game.legal_actions() if isinstance(x, a.Place) and x.guest]
    assert {x.guest for x in options} == {60, 75}
    (found,) = best_places(game.state, options, 1, judge(game))
    assert isinstance(found, a.Place)
    assert found.guest == 60


@pytest.mark.parametrize("players", [2, 4])
def test_no_decision_takes_more_than_its_budget(players: int) -> None:
    """Nor more than so much beyond it: what is left goes straight on to the end of the turn."""
    game = new_game(Setup(players=players, modules=EVERYTHING, promo=True, seed=8))
    bots = [HeuristicBot() for _ in range(players)]
    most = 0
    while not game.over and game.state.round < 4:
        budget = Budget(100_000)
        view = game.view_for(game.seat)
        game.apply(bots[game.seat].choose(view, game.legal_actions(), Random(1), budget))
        most = max(most, budget.spent)
    assert 100 < most < 3 * MOST_WITH_MODULES


def test_thinking_changes_nothing_at_the_table() -> None:
    """Not even with guests that let others choose in the middle of a turn."""
    game = new_game(Setup(players=3, modules=EVERYTHING, promo=True, seed=5))
    bots = [HeuristicBot() for _ in range(3)]
    while not game.over and game.state.round < 3:
        before, view = game.hash(), game.view_for(game.seat)
        found = bots[game.seat].choose(view, game.legal_actions(), Random(1), Budget(3000))
        assert game.hash() == before
        game.apply(found)


# Whole games


@pytest.mark.parametrize("seed", [3, 4])
def test_heuristic_beats_random_with_all_modules(seed: int) -> None:
    bots = ("heuristic", "random") if seed % 2 else ("random", "heuristic")
    result = play_game(Setup(modules=EVERYTHING, seed=seed), bots)
    assert result.winners == (1 - seed % 2,)


@pytest.mark.slow
def test_heuristic_beats_random_every_time_with_all_modules() -> None:
    for seed in range(100):
        bots = ("heuristic", "random") if seed % 2 else ("random", "heuristic")
        assert play_game(Setup(modules=EVERYTHING, seed=seed), bots).winners == (1 - seed % 2,)


@pytest.mark.slow
def test_hotels_send_dancers_and_stand_in_the_ballrooms() -> None:
    """Over two hundred games of two: nine hotels of ten, four scorings of five."""
    sends, stands = [], []
    for seed in range(200):
        game = new_game(Setup(modules=EVERYTHING, seed=seed))
        players = [make_player("heuristic") for _ in range(2)]
        while not game.over:
            seat = game.seat
            game.apply(players[seat].choose(game.view_for(seat), game.legal_actions(), Random(1)))
        sent = {e.seat for e in game.events if isinstance(e, Acted) and e.kind == "send_dancer"}
        sends += [seat in sent for seat in range(2)]
        scored = {e.which: e.dancers for e in game.events if isinstance(e, BallroomScored)}
        stands += [any(rows) for dancers in scored.values() for rows in dancers]
    assert sum(sends) >= 0.9 * len(sends)
    assert sum(stands) >= 0.8 * len(stands)
