"""Where everybody stands: the score as if the game ended now, and what is still within reach."""

from __future__ import annotations

import pytest

from gah_desktop.app.sheet import sheets
from gah_desktop.app.standing import NextBall, NextVisit, sheets_now, standing, told
from gah_desktop.engine import Setup
from tests.helpers.games import played, steps
from tests.helpers.languages import english as english
from tests.helpers.tables import Seat, table
from tests.helpers.waltz import ball


@pytest.fixture(autouse=True)
def in_english(english: None) -> None:
    """With its plurals, whatever was spoken before."""


def test_krones_items_rooms_and_waiting_guests_count_as_at_the_end() -> None:
    game = table(krones=7, kitchen="ssc", occupied="11 21", cafe={75: ""}, rivals=(Seat(krones=2),))
    mine, other = sheets_now([], game.state)
    assert (mine.lines["krones"], mine.lines["items"], mine.lines["cafe"]) == (7, 3, -5)
    assert mine.parts["rooms"] == {"1": 1, "2": 2, "3": 0, "4": 0}
    assert (mine.total, other.total) == (7 + 3 + 3 - 5, 2)


@pytest.mark.parametrize("seed", range(3))
def test_at_the_end_it_is_the_score_sheet(seed: int) -> None:
    game = played(Setup(players=2 + seed, seed=seed), seed)
    assert sheets_now(game.events, game.state) == sheets(game.events, 2 + seed)
    assert standing(game.state, 0).visit is None


@pytest.mark.parametrize("seed", range(3))
def test_at_every_moment_all_lines_add_up(seed: int) -> None:
    for game, _ in steps(Setup(players=2, seed=seed), seed, 120):
        for sheet, p in zip(sheets_now(game.events, game.state), game.state.players, strict=True):
            end = sum(sheet.lines[line] for line in ("end_staff", "rooms", "krones", "items", "cafe"))
            assert sheet.total == p.vp + end


def test_objectives_within_reach_are_counted_out() -> None:
    """One that has been claimed is told no more."""
    game = table(objectives="A1 B1 C1", claimed=(15, 0, 0))
    names = [each.name for each in standing(game.state, 0).objectives]
    assert names == ["B1", "C1"]
    assert [each.vp for each in standing(game.state, 0).objectives] == [15, 15]


def test_a_suite_that_lacks_one_room_is_told_with_its_bonus() -> None:
    game = table(boards="night", occupied="11", vacant="12")
    board = game.state.t.boards[game.state.players[0].board]
    for suite in standing(game.state, 0).suites:
        group = board.group_of[5 * (suite.floor - 1) + suite.column - 1]
        assert suite.missing == (board.group_mask[group] & ~game.state.players[0].occupied).bit_count() <= 2
        assert suite.amount == board.bonus[group][1]


@pytest.mark.parametrize(
    ("emperor", "to", "result", "steps"),
    [
        (6, 3, "reward", 0),
        (5, 2, "nothing", 1),
        (4, 1, "nothing", 2),
        (3, 0, "penalty", 1),
        (0, 0, "penalty", 4),
    ],
)
def test_the_emperor_after_round_three(emperor: int, to: int, result: str, steps: int) -> None:
    """He moves a marker back by three."""
    game = table(emperor=emperor, round=2, tiles="A2 B1 C1")
    visit = standing(game.state, 0).visit
    assert visit is not None
    assert visit == NextVisit(3, "A2", emperor, to, game.state.t.track_vp[emperor], result, steps)


def test_all_of_it_in_words() -> None:
    game = table(emperor=5, round=2, krones=20, tiles="A1 B1 C1", objectives="A1 B1 C1")
    lines = told(standing(game.state, 0))
    assert lines[-2].startswith("After round 3 the Emperor gives ")
    assert lines[-2].endswith("VP for space 5 and moves you back to 2.")
    assert lines[-1].endswith("does nothing; 1 step more, and it rewards you.")
    assert (
        len([line for line in lines if "for the next to claim it" in line or "when you claim it" in line])
        == 3
    )


def test_the_next_ballroom_is_told_as_it_would_be_scored_now() -> None:
    """Apollosaal: own dancers times own highest row."""
    game = ball(dancers={0: "left-1 left-3"})
    found = standing(game.state, 0)
    assert found.ball == NextBall(3, "left", "apollosaal", 2, 6)
    assert told(found)[-1] == "After round 3, Apollosaal is scored; your 2 dancers there bring 6 VP."


def test_without_a_dancer_there_it_costs_five() -> None:
    found = standing(ball(scored=1).state, 0)
    assert found.ball == NextBall(5, "middle", "goldener-strauss", 0, -5)
    assert told(found)[-1] == (
        "After round 5, Goldener Strauß is scored; without a dancer there you lose 5 VP."
    )


def test_when_all_ballrooms_are_scored_none_is_left() -> None:
    assert standing(ball(scored=3).state, 0).ball is None
    assert standing(table().state, 0).ball is None
