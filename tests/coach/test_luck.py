"""Luck apart from skill: what came, against what might have come."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from gah_desktop.bots import Budget
from gah_desktop.bots.learned.bot import LearnedBot
from gah_desktop.coach import luck
from gah_desktop.coach.luck import CARDS, DICE, GUESTS, KINDS, LuckTask, Step, prospect, steps, stroke
from gah_desktop.engine import Game, Setup, new_game
from gah_desktop.engine.actions import Pass
from gah_desktop.engine.events import Rolled
from tests.coach.helpers import play_to, whole


def test_every_roll_and_card_is_a_step_of_its_kind() -> None:
    journal = whole()
    found = steps(journal)
    rolls = sum(any(isinstance(event, Rolled) for event in entry.events) for entry in journal.entries)
    assert sum(step.kind == DICE for step in found) == rolls >= 7
    assert {step.kind for step in found} <= set(KINDS)
    assert any(step.kind == GUESTS for step in found)
    drew = steps(play_to(Setup(seed=4), 28, "heuristic"))
    assert any(step.kind == CARDS for step in drew)


def test_luck_does_not_depend_on_what_was_looked_into_before() -> None:
    found = steps(play_to(Setup(seed=4), 8))[2:5]
    together = LuckTask(tuple(found), (0, 1), "test").run()
    alone = tuple(LuckTask((step,), (0, 1), "test").run()[0] for step in found)
    assert together == alone


def test_where_nothing_else_could_have_come_there_is_no_luck() -> None:
    journal = play_to(Setup(seed=4), 8)
    step = next(step for step in steps(journal) if step.kind == GUESTS)
    before = Game(step.before).position()
    one_card = Game.from_position(replace(before, guest_deck=before.guest_deck[:1]))
    game = one_card.clone()
    game.push(step.action)
    found = stroke(
        Step(0, GUESTS, one_card.state, step.action, game.state), (0, 1), "test", LearnedBot(), Budget
    )
    assert found.seats == (0.0, 0.0)


def test_dice_and_decks_come_otherwise_and_what_was_put_under_the_deck_stays_there() -> None:
    s = play_to(Setup(seed=4), 8).game.state.clone()
    s.under = (0, 1)
    others = [luck._otherwise(s, Random(seed)).state for seed in range(6)]
    for deck in ("guest_deck", "staff_deck"):
        orders = {tuple(getattr(other, deck)) for other in others}
        assert len(orders) == 6 and tuple(getattr(s, deck)) not in orders
        assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(getattr(s, deck)))}
    assert {tuple(other.staff_deck[:2]) for other in others} == {tuple(s.staff_deck[:2])}
    assert len({other.staff_deck[2] for other in others}) > 1, "the next one may come"
    assert len({other.chance.key() for other in others if other.chance}) == 6


def test_over_many_rolls_luck_evens_out() -> None:
    """Any of the rolls may be the real one, so their luck sums up to about nothing."""
    journal = play_to(Setup(seed=4), 4)
    before = next(step for step in steps(journal) if step.kind == DICE).before
    action = next(step for step in steps(journal) if step.kind == DICE).action
    found = []
    for seed in range(12):
        game = luck._otherwise(before, Random(seed))
        game.push(action)
        step = Step(0, DICE, before, action, game.state)
        found.append(stroke(step, (0,), "test", LearnedBot(), Budget).seats[0])
    assert abs(sum(found) / len(found)) < 3
    assert max(found) > 0.4
    assert min(found) < -0.4


def test_what_can_be_expected_at_the_end_is_what_came_of_it() -> None:
    journal = whole()
    s = journal.game.state
    assert prospect(s, 0, LearnedBot(), Budget) == s.scores[0].total


def test_a_seat_that_waits_is_asked_as_if_it_were_its_turn() -> None:
    game = play_to(Setup(seed=4), 8).game
    before = game.hash()
    for seat in (0, 1):
        assert 40 < prospect(game.state, seat, LearnedBot(), Budget) < 250
    assert game.hash() == before, "nothing is changed by asking"


def test_modules_and_the_opponent() -> None:
    modules = ("ballrooms", "celebrities", "hotels", "more")
    for setup, seats in ((Setup(seed=2, modules=modules), (0, 1)), (Setup(seed=2, solo="leopold"), (0,))):
        game, rng = new_game(setup), Random(1)
        while game.state.round < 2:
            options = [option for option in game.legal_actions() if option != Pass()] or [Pass()]
            game.apply(rng.choice(options))
        assert all(-50 < prospect(game.state, seat, LearnedBot(), Budget) < 250 for seat in seats)
