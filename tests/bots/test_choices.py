"""Choices without a plan: the best cards are drafted and kept, the worst given back, penalties paid off."""

from random import Random

import pytest

from gah_desktop.bots import make_player
from gah_desktop.bots.choices import CHOOSERS
from gah_desktop.bots.evaluate.position import Judge
from gah_desktop.bots.weights import DEFAULT
from gah_desktop.engine import Game, Setup, new_game, pending
from gah_desktop.engine.actions import Action, DiscardStaff, Draft, PayPenalty, ReturnStaff
from gah_desktop.engine.decisions.registry import DECISIONS
from gah_desktop.engine.position import PendingDecision
from gah_desktop.modules.solo.rules.keeping import KeepStaff
from tests.helpers.parts import load_bot_parts
from tests.helpers.positions import game_at
from tests.helpers.tables import table


def choice(game: Game) -> Action:
    return make_player("heuristic").choose(game.view_for(game.seat), game.legal_actions(), Random(1))


def worths(game: Game, seat: int) -> dict[int, float]:
    judge = Judge(game.state, seat, DEFAULT)
    return {card: judge.card(game.state, card) for card in game.state.t.staff}


def test_the_best_card_is_drafted() -> None:
    game = new_game(Setup(seed=3, deal="draft"))
    found, worth = choice(game), worths(game, game.seat)
    assert isinstance(found, Draft)
    assert worth[found.staff] == max(worth[card] for card in game.state.packs[game.seat])


def test_alone_at_the_table_the_six_best_are_kept() -> None:
    game = new_game(Setup(seed=3, solo="leopold"))
    found, worth = choice(game), worths(game, 0)
    assert isinstance(found, KeepStaff)
    ranked = sorted((worth[card] for card in game.state.packs[0]), reverse=True)
    assert sorted((worth[card] for card in found.staff), reverse=True) == ranked[:6]


@pytest.mark.parametrize(
    ("hand", "stack"),
    [
        ((), (pending.ReturnStaff(0, ("guest", 75), (17, 18, 2)),)),
        ((17, 18, 2), (pending.ReturnHand(0, ("tile", "A3"), 1),)),
    ],
)
def test_the_worst_card_goes_under_the_deck(
    hand: tuple[int, ...], stack: tuple[pending.Pending, ...]
) -> None:
    game = table(hand=hand, stack=stack, krones=10)
    found, worth = choice(game), worths(game, 0)
    assert found == ReturnStaff(min((17, 18, 2), key=worth.__getitem__))
    assert found == ReturnStaff(18)


def test_the_end_card_that_counts_least_is_given_up() -> None:
    """32 counts staff cards in play, of which there are five; 46 full floors, of which there is none."""
    game = table(
        round=7,
        numbers=(1,),
        staff=(32, 46, 1, 2, 3),
        stack=[pending.DiscardStaff(0, ("tile", "C4"))],
    )
    assert choice(game) == DiscardStaff(46)


@pytest.mark.parametrize("tile", ["A1", "A2", "A3"])
def test_the_emperors_penalty_is_paid_off_with_the_card_that_allows_it(tile: str) -> None:
    others = PendingDecision("emperor", 1, details={"left": [2, 0]})
    asked = (PendingDecision("penalty", 1, f"emperor:{tile}"), others)
    game = game_at(
        3, seats={1: {"staff": (26,)}}, phase="emperor", round=3, emperor_tiles=f"{tile} B1 C1", pending=asked
    )
    assert game.seat == 1 and isinstance(choice(game), PayPenalty)


def test_they_are_decisions_there_are() -> None:
    load_bot_parts()
    assert set(CHOOSERS) <= set(DECISIONS)
