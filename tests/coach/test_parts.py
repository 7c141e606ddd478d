"""A value by what it is made of: every part in its place, and all of them together the whole."""

from __future__ import annotations

import pytest

from gah_desktop.bots.learned.bot import LearnedBot
from gah_desktop.bots.learned.judge import LearnedJudge
from gah_desktop.coach.parts import POINTS, RIVALS, Ledger, names, parts
from gah_desktop.engine import Game, Setup, new_game
from gah_desktop.engine.state import GameState
from tests.coach.helpers import at_turn, whole
from tests.helpers.tables import Seat, table

MODULES = ("ballrooms", "celebrities", "hotels", "more")


def judge(game: Game, seat: int = 0) -> LearnedJudge:
    found = LearnedBot().judge(game.state, seat)
    assert isinstance(found, LearnedJudge)
    return found


def with_points(s: GameState) -> None:
    s.players[0].vp = 31


def last_score() -> Game:
    """Nothing is left to be taken; what is scored at the end lies on the table."""
    return table(
        round=7,
        krones=7,
        prepare=with_points,
        occupied="11 12 21",
        bonus=range(16),  # whatever groups there are have brought theirs
        cafe={49: "ss"},
        kitchen="sc",
        numbers=(),
        rivals=(Seat(numbers=(), emperor=9),),
    )


@pytest.mark.parametrize("seat", [0, 1])
def test_a_final_scoring_is_told_by_its_lines(seat: int) -> None:
    game = whole().game
    score = game.state.scores[seat]
    lines = {line.name: line.vp for line in score.lines}
    found = parts(judge(game, seat), game.state)
    assert set(found) == set(names())
    assert sum(found.values()) == score.total
    told = {"staff": "end_staff", "rooms": "rooms", "krones": "krones", "items": "items", "guests": "cafe"}
    assert {part: found[part] for part in told} == {part: lines.get(line, 0) for part, line in told.items()}
    assert any(found[part] for part in told)
    assert found[POINTS] >= score.game


@pytest.mark.parametrize("setup", [Setup(seed=4), Setup(seed=4, players=3), Setup(seed=4, modules=MODULES)])
def test_all_parts_together_are_the_value(setup: Setup) -> None:
    game = new_game(setup)
    one = judge(game)
    assert sum(parts(one, game.state).values()) == pytest.approx(one.value(game.state))
    if not setup.modules and setup.players == 2:
        later = at_turn(7, 12)
        one = judge(later)
        assert sum(parts(one, later.state).values()) == pytest.approx(one.value(later.state))


def test_with_no_die_to_come_each_part_is_what_the_rules_will_count() -> None:
    game = last_score()
    one = judge(game)
    assert one.dice(game.state, game.state.players[0]) == 0
    found = parts(one, game.state)
    assert found[POINTS] == 31
    assert found["krones"] == 7
    assert found["rooms"] == 2 * 1 + 2  # two on the first floor, one on the second
    assert found["guests"] == -5 + 2  # one who stays in the café, two items
    assert sum(found.values()) == pytest.approx(one.value(game.state))


def test_lines_are_told_by_the_mean_of_their_games() -> None:
    game = last_score()
    view = game.view_for(0)
    ledger, actions = Ledger(LearnedBot(), view), view.legal_actions()[:1]
    assert ledger.mean(actions) is None
    worth = judge(game).value(game.state)
    ledger.note(actions, game.state, worth - 10)
    ledger.note(actions, game.state, worth - 20)
    found = ledger.mean(actions)
    assert found is not None
    assert (found[POINTS], found["krones"], found[RIVALS]) == (31, 7, -15)
