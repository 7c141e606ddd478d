"""The search: its lines, its rollouts, how it compares them, and that it never sees more than a view."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from gah_desktop.bots import Budget, make_player
from gah_desktop.bots.learned.bot import LearnedBot
from gah_desktop.bots.search.bot import SearchBot
from gah_desktop.bots.search.lines import Candidate, best_lines
from gah_desktop.bots.search.rollout import Rollouts
from gah_desktop.bots.search.search import Effort, Judged, search
from gah_desktop.engine import Game, Setup, new_game
from gah_desktop.engine.fingerprint import facts
from gah_desktop.engine.views import View

QUICK = Effort(3, ((3, 1), (2, 1)), nodes=40)
ENDLESS = 10**9


def at_turn(seed: int, number: int, players: int = 2) -> Game:
    """The start of a later turn, after learned bots have played."""
    game = new_game(Setup(seed=seed, players=players))
    bots = [make_player("learned") for _ in range(players)]
    while True:
        s = game.state
        if s.phase == "round" and not s.stack and not (s.die_taken or s.guest_taken):
            if not number:
                return game
            number -= 1
            seat = s.seat
            while game.state.seat == seat and game.state.phase == "round":
                game.apply(bots[game.seat].choose(game.view_for(game.seat), game.legal_actions(), Random(1)))
        else:
            game.apply(bots[game.seat].choose(game.view_for(game.seat), game.legal_actions(), Random(1)))


@pytest.mark.parametrize("number", [0, 5, 12, 20])
def test_the_lines_of_a_turn(number: int) -> None:
    game = at_turn(7, number)
    view, options, bot = game.view_for(game.seat), game.legal_actions(), LearnedBot()
    planner = bot.planner_for(view)
    planned = planner.best(view, options, Budget(ENDLESS))
    lines = best_lines(planner, planner.start(view), options, 5)
    values = [line.value for line in lines]
    assert values == sorted(values, reverse=True)
    assert lines[0].actions[0] == planned or values.count(values[0]) > 1 or len(lines[0].actions) > 1
    assert len({str(facts(line.end)) + str(line.actions[-1]) for line in lines}) == len(lines)
    for line in lines:
        assert line.actions[0] in options
        assert line.actions[-1].kind in ("end_turn", "pass", "take_die") or not line.end.options


class Made(Rollouts):
    """Results that are made up: what a line is worth, and the luck of each possible game."""

    def __init__(self, worth: dict[int, float]) -> None:
        self.worth_of, self.games, self.left = worth, list[tuple[int, str]](), 10**6

    def play(self, view: View, actions: Sequence[Any], chance: str, budget: Budget) -> float | None:
        if not self.left:
            return None
        self.left -= 1
        line = actions[0]
        self.games.append((line, chance))
        return self.worth_of[line] + Random(chance).gauss(0, 20)


class Line(Candidate):
    @property
    def actions(self) -> list[Any]:
        return list(self.steps)


def line(number: int, value: float) -> Candidate:
    return Line(value, (number,), None)  # type: ignore[arg-type]


def searched(worth: Sequence[float], priors: Sequence[float], effort: Effort, left: int = 10**6) -> Any:
    rollouts = Made(dict(enumerate(worth)))
    rollouts.left = left
    lines = [line(number, value) for number, value in enumerate(priors)]
    judged = search(None, lines, rollouts, effort, 1, Budget(1))  # type: ignore[arg-type]
    return judged, rollouts


def first(judged: Sequence[Judged]) -> Any:
    return judged[0].line.actions[0]


def test_the_luck_of_a_game_is_the_same_for_all_lines() -> None:
    """So two lines that differ by 2 VP are told apart by games whose luck spreads by 20."""
    judged, rollouts = searched([100, 102, 99], [100, 100, 100], Effort(3, ((3, 4),)))
    assert first(judged) == 1
    assert judged[0].mean - judged[1].mean == pytest.approx(2)
    assert len({chance for _, chance in rollouts.games}) == 4


def test_half_of_the_lines_go_on() -> None:
    judged, rollouts = searched([1, 2, 3, 4], [0, 0, 0, 0], Effort(4, ((4, 2), (2, 3), (1, 5))))
    played = [sum(number == one for number, _ in rollouts.games) for one in range(4)]
    assert played == [2, 2, 5, 5]
    assert [one.rollouts for one in judged] == [5, 5, 2, 2]
    assert first(judged) == 3


def test_few_rollouts_are_trusted_little() -> None:
    """One rollout says 4 VP more, the planner 2 VP less, which counts three times: it is followed."""
    effort = Effort(2, ((2, 1),), prior=3)
    judged, _ = searched([100, 104], [102, 100], effort)
    assert first(judged) == 0
    assert judged[0].value - judged[1].value == pytest.approx((-4 + 3 * 2) / 4)
    judged, _ = searched([100, 104], [102, 100], Effort(2, ((2, 9),), prior=3))
    assert first(judged) == 1


def test_a_thought_that_is_broken_off_answers_with_what_it_has() -> None:
    for left in range(9):
        judged, _ = searched([1, 2, 9], [3, 2, 1], Effort(3, ((3, 3),), prior=0.1), left)
        assert len(judged) == 3
        assert first(judged) == (0 if left < 3 else 2)


def test_the_same_seed_gives_the_same_turn_and_another_player_no_other() -> None:
    game = at_turn(11, 9)
    view, options = game.view_for(game.seat), game.legal_actions()
    found = [SearchBot(QUICK).judged(view, options, 5, Budget(ENDLESS)) for _ in range(2)]
    one, other = ([(line.line.actions, line.value, line.results) for line in judged] for judged in found)
    assert one == other
    assert len(found[0][0].results) == 2


@pytest.mark.slow
def test_what_is_hidden_makes_no_difference() -> None:
    """Another game that would look the same gets the same judgement."""
    for seed, number in ((3, 4), (3, 15)):
        game = at_turn(seed, number)
        view, options = game.view_for(game.seat), game.legal_actions()
        other = Game.sample(view, Random(17))
        assert other.hash() != game.hash()
        judged = [
            SearchBot(QUICK).judged(one.view_for(game.seat), options, 5, Budget(ENDLESS))
            for one in (game, other)
        ]
        assert [line.results for line in judged[0]] == [line.results for line in judged[1]]


def test_a_turn_is_searched_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """But for what could not be foreseen: some 100 choices, 14 turns, and hardly more searches."""
    searches = []
    real = SearchBot.judged
    monkeypatch.setattr(SearchBot, "judged", lambda *args: searches.append(1) or real(*args))  # type: ignore[func-returns-value]
    game, bot, other = new_game(Setup(seed=21)), SearchBot(QUICK), make_player("heuristic")
    choices, rng = 0, Random(1)
    while not game.over:
        view, options = game.view_for(game.seat), game.legal_actions()
        if game.seat == 0:
            choices += 1
            game.apply(bot.choose(view, options, rng, Budget(ENDLESS)))
        else:
            game.apply(other.choose(view, options, rng))
    assert choices > 60
    assert 12 <= len(searches) <= 26


def test_the_budget_bounds_every_choice() -> None:
    """Wherever it ends, the answer is legal, and little more was spent."""
    game = at_turn(11, 9)
    view, options = game.view_for(game.seat), game.legal_actions()
    for nodes in (0, 50, 500, 2000):
        budget = Budget(nodes)
        assert SearchBot(QUICK).choose(view, options, Random(1), budget) in options
        assert budget.spent < nodes + 3000


def test_progress_is_told_after_every_stage() -> None:
    told: list[list[int]] = []
    game = at_turn(11, 9)
    bot = SearchBot(QUICK)
    judged = bot.judged(
        game.view_for(game.seat),
        game.legal_actions(),
        5,
        Budget(ENDLESS),
        lambda lines: told.append([one.rollouts for one in lines]),
    )
    assert told == [[1, 1, 1], [2, 2, 1]]
    assert [one.rollouts for one in judged] == told[-1]
