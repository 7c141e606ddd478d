"""What the coach says of a position: deterministic, from the view alone, honest about doubt."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar

import pytest

from gah_desktop.bots import Budget
from gah_desktop.bots.learned.bot import LearnedBot
from gah_desktop.bots.search.lines import Candidate, Step
from gah_desktop.bots.search.search import Effort
from gah_desktop.coach import judge as judging
from gah_desktop.coach.judge import MOST, Advice, Told, advise, at_once, judge, spread
from gah_desktop.coach.parts import names
from gah_desktop.engine import Setup, new_game
from gah_desktop.engine.actions import Action, Pass, TakeDie
from gah_desktop.engine.views import View
from tests.coach.helpers import at_turn, otherwise
from tests.helpers.tables import Seat, table

QUICK = Effort(3, ((3, 2), (2, 2)), nodes=10)


def advised(seed: int = 7, number: int = 12, players: int = 2) -> Advice:
    game = at_turn(seed, number, players)
    view = game.view_for(game.seat)
    return advise(view, game.legal_actions(), "test", Budget(MOST), effort=QUICK)


def test_the_same_view_gives_the_same_advice() -> None:
    assert advised() == advised()


@pytest.mark.parametrize("players", [2, pytest.param(3, marks=pytest.mark.slow)])
def test_what_is_hidden_has_no_say_in_it(players: int) -> None:
    """Everything that the seat cannot see is dealt anew: the advice stays."""
    game = at_turn(9, 10, players)
    view, options = game.view_for(game.seat), list(game.legal_actions())
    expected = advise(view, options, "test", Budget(MOST), effort=QUICK)
    for seed in (1, 2):
        other = otherwise(view, seed)
        assert advise(other, options, "test", Budget(MOST), effort=QUICK) == expected
        assert at_once(other, options) == at_once(view, options)


@pytest.mark.slow
def test_a_verdict_does_not_depend_on_what_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "REVIEW", QUICK)
    monkeypatch.setattr(judging, "ROUNDS", 1)
    game = at_turn(4, 16)
    view, options = game.view_for(game.seat), list(game.legal_actions())
    played = Random(3).choice(options)
    expected = judge(view, options, played, "test", Budget(MOST))[0]
    assert judge(otherwise(view, 5), options, played, "test", Budget(MOST))[0] == expected


def test_better_answers_come_on_the_way_and_the_first_at_once() -> None:
    game = at_turn(7, 8)
    view, options = game.view_for(game.seat), game.legal_actions()
    first = at_once(view, options)
    assert not first.final
    assert {line.rollouts for line in first.lines} == {0}
    heard: list[Advice] = []
    last = advise(view, options, "test", Budget(MOST), heard.append, QUICK)
    assert [advice.final for advice in (*heard, last)] == [False, False, True]
    games = [advice.lines[0].rollouts for advice in (*heard, last)]
    assert games == sorted(games)
    assert set(last.lines[0].parts) == set(names())


def test_a_thought_that_is_broken_off_answers_with_what_it_has() -> None:
    game = at_turn(7, 8)
    view, options = game.view_for(game.seat), game.legal_actions()
    for nodes in (1, 500, 3000):
        assert advise(view, options, "test", Budget(nodes), effort=QUICK).lines[0].actions


def line(behind: float, doubt: float, rollouts: int = 9) -> Told:
    return Told((Pass(),), rollouts, 100.0, 6.0, behind, doubt, {})


def test_lines_that_cannot_be_told_apart_are_called_equal() -> None:
    assert line(1.9, 1.0).equal
    assert not line(2.1, 1.0).equal
    assert line(-3.0, 1.0).equal
    assert not line(0.0, 0.0, rollouts=0).equal, "an opinion alone says nothing of it"
    assert line(0.0, 0.0, rollouts=0)._replace(exact=True).equal
    assert not line(1.0, 0.0, rollouts=0)._replace(exact=True).equal


def test_a_mean_and_how_sure_it_is() -> None:
    assert spread([]) == (0.0, 0.0)
    assert spread([4.0]) == (4.0, 0.0)
    mean, doubt = spread([1.0, 2.0, 3.0, 4.0])
    assert mean == 2.5
    assert doubt == pytest.approx((5 / 3 / 4) ** 0.5)


def test_passing_with_full_hands_is_an_error() -> None:
    """Two guests could move in, and there is a die: who passes ends the round without it."""
    game = table(
        round=6,
        cafe={75: None, 76: None},
        vacant="11 12 13 21",
        dice="3",
        krones=6,
        numbers=(4,),
        rivals=(Seat(numbers=()),),
    )
    view, options = game.view_for(0), game.legal_actions()
    verdict, _ = judge(view, options, Pass(), "test", Budget(MOST))
    assert verdict.wrong
    assert verdict.cost > 1
    assert verdict.cost > 2 * verdict.doubt
    assert verdict.better[0] != Pass()


class Played:
    """Possible games of which each comes to what the test says: so many VP for the line that is better."""

    made: ClassVar[list[tuple[int, int]]] = []

    def __init__(self, bot: object, nodes: int, rounds: int, envy: float) -> None:
        self.made.append((nodes, rounds))
        self.watch = None

    def play(self, view: View, actions: Sequence[Action], chance: str, budget: Budget) -> float:
        return 0.0 if actions[0] in (TakeDie(3, 3), Pass()) else 4.5 + int(chance.rsplit(":", 1)[1]) % 2


@pytest.mark.parametrize(
    ("own", "opinion", "cost"),
    [
        (TakeDie(3, 3), 0.0, 5.0),
        (TakeDie(3, 3), 14.0, 5.0),
        (TakeDie(3, 3), -2.0, 5.0),
        (TakeDie(3, 3), -14.0, 0.0),
        (Pass(), -14.0, 5.0),
    ],
    ids=["no opinion", "the same", "somewhat another", "quite another", "who passes"],
)
def test_a_plan_that_thinks_otherwise_counts_for_some_games(
    own: Action, opinion: float, cost: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """These go a round further than the search; of who passes a plan knows nothing."""
    monkeypatch.setattr(judging, "Rollouts", Played)
    Played.made.clear()
    game = table(dice="34", vacant="11 12", krones=6)
    view = game.view_for(0)

    def candidate(action: Action, value: float) -> Candidate:
        return Candidate(value, (Step(0, (), action),), view.state)

    best = candidate(TakeDie(4, 4), 20.0 + opinion)
    verdict = judging._compared(view, candidate(own, 20.0), best, "test", Budget(MOST), LearnedBot())
    assert Played.made == [(judging.NODES, 2)]
    assert verdict.cost == pytest.approx(cost)
    assert verdict.wrong == (cost > 0)


@pytest.mark.slow
def test_every_kind_of_decision_can_be_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole game with modules, and one against the opponent: small choices too, from the first one on."""
    monkeypatch.setattr(judging, "REVIEW", Effort(2, ((2, 1),), nodes=5))
    monkeypatch.setattr(judging, "ROUNDS", 1)
    monkeypatch.setattr(judging, "ROUND", 1)
    modules = ("ballrooms", "celebrities", "hotels", "more")
    seen: set[tuple[Setup, str]] = set()
    for setup in (Setup(seed=2, modules=modules), Setup(seed=2, solo="leopold"), Setup(seed=3, deal="draft")):
        game, rng = new_game(setup), Random(1)
        while not game.over and len(seen) < 40:
            options = list(game.legal_actions())
            played = rng.choice(options)
            kind = game.state.stack[-1].kind if game.state.stack else "turn"
            if len(options) > 1 and (setup, kind) not in seen:
                seen.add((setup, kind))
                view = game.view_for(game.seat)
                verdict, own = judge(view, options, played, "test", Budget(20_000))
                assert verdict.played[0] == played == own.actions[0] if own.steps else verdict.played
                assert at_once(view, options).lines[0].actions[0] in options
            game.apply(played)
    assert len({kind for _, kind in seen}) > 10
