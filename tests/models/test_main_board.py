"""The main board as it is shown: objectives, the Emperor, the rounds and the order of turns."""

from __future__ import annotations

from typing import Any

import pytest

import gah_desktop.models as m
from gah_desktop.engine import actions as a
from gah_desktop.engine.reasons import Code
from tests.helpers.tables import Seat, column, floor, me, play, table
from tests.models.helpers import Laid, Told, dragged, facts, let_go, playable, spoken, texts, tip

# Objectives


def test_the_three_objectives_and_how_far_one_is() -> None:
    laid = Laid(table(objectives="A1 B1 C1", krones=12, occupied=floor(1), rivals=(Seat(krones=20),)))
    objectives = m.ObjectivesModel(laid)
    assert texts(objectives) == ["A Full Till", "Two Full Floors", "A House for Everyone"]
    assert spoken(objectives) == [
        "objective A: A Full Till, you have 12/20",
        "objective B: Two Full Floors, you have 1/2",
        "objective C: A House for Everyone, you have 5/9",
    ]
    assert tip(objectives, 0) == [
        "A Full Till",
        "You own 20 krones.",
        "Worth 15 VP to the next to claim it.",
        "You have not reached this objective yet: A Full Till.",
    ]
    assert spoken(m.ObjectivesModel(laid, 1))[0] == "objective A: A Full Till, you have 20/20"


def test_who_has_claimed_what() -> None:
    rivals = (Seat(claimed=(0, 15, 0)), Seat(claimed=(15, 5, 10)), Seat(claimed=(5, 0, 15)))
    laid = Laid(table(4, claimed=(10, 10, 5), rivals=rivals))
    assert [fact.claimed for fact in facts(m.ObjectivesModel(laid))] == [(2, 0, 3), (1, 0, 2), (3, 2, 0)]
    assert [fact.points for fact in facts(m.ObjectivesModel(laid))] == [0, 0, 0]


def test_nobody_has_claimed_anything_yet() -> None:
    laid = Laid(table(3, rivals=(Seat(), Seat(claimed=(15, 0, 0)))))
    objectives = m.ObjectivesModel(laid)
    assert [fact.claimed for fact in facts(objectives)] == [(2, None, None), (None,) * 3, (None,) * 3]
    assert [fact.points for fact in facts(objectives)] == [10, 15, 15]


def test_an_objective_that_is_met_glows_and_is_claimed_by_a_click() -> None:
    laid = Laid(table(krones=20, rivals=(Seat(claimed=(15, 0, 0)),)))
    objectives = m.ObjectivesModel(laid)
    told = Told(objectives)
    assert [fact.met for fact in facts(objectives)] == [True, False, False]
    assert playable(objectives) == [0]
    objectives.activate(objectives.index_of(0))
    assert me(laid.game).claimed == (10, 0, 0)
    assert facts(objectives)[0].claimed == (1, 0, None)
    assert told.said == ["changed 0.0"]
    assert tip(objectives, 0)[-2:] == [
        "Worth 5 VP to the next to claim it.",
        "You have already claimed this objective.",
    ]


def test_an_objective_without_points_left() -> None:
    rivals = (Seat(claimed=(15, 0, 0)), Seat(claimed=(10, 0, 0)), Seat(claimed=(5, 0, 0)))
    objectives = m.ObjectivesModel(Laid(table(4, krones=20, rivals=rivals)))
    assert playable(objectives) == []
    assert tip(objectives, 0)[-2:] == [
        "All points have been claimed.",
        "All points of this objective have been claimed.",
    ]


@pytest.mark.parametrize(
    ("objective", "has", "progress"),
    [
        ("A1", {"krones": 7}, "7/20"),
        ("A2", {"emperor": 4}, "4/10"),
        ("A3", {"staff": (1, 2, 13)}, "3/6"),
        ("A4", {"occupied": "11 12", "vacant": "21 13 14"}, "5/12"),
        ("B1", {"occupied": f"{floor(1)} {floor(3)} 21"}, "2/2"),
        ("B2", {"occupied": f"{column(2)} 11"}, "1/2"),
        ("B3", {"occupied": "11 31 41 15 32"}, "3/6"),
        ("B4", {"occupied": "12 21 22 25 34 35"}, "1/1"),
        ("B4", {"occupied": "11 15 12 21 22 25 34"}, "0/1"),
        ("C1", {"occupied": "13 14 23 24 11 12"}, "5/9"),  # of four red rooms only three count
        ("C2", {"occupied": "13 14 23 24 42 12 11 15"}, "5/7"),
        ("C3", {"occupied": "12 11 15 31 41"}, "4/7"),
        ("C4", {"vacant": "11 13", "occupied": "15 14"}, "2/7"),
    ],
)
def test_how_far_an_objective_is(objective: str, has: dict[str, Any], progress: str) -> None:
    names = {"A": "A1", "B": "B1", "C": "C1"} | {objective[0]: objective}
    laid = Laid(table(objectives=" ".join(names.values()), **has))
    shown = facts(m.ObjectivesModel(laid))["ABC".index(objective[0])]
    assert (shown.objective, shown.progress) == (objective, progress)
    have, needed = map(int, progress.split("/"))
    assert shown.met == (have >= needed)


# The Emperor


def test_the_markers_on_the_emperors_track() -> None:
    laid = Laid(table(3, round=2, emperor=6, rivals=(Seat(emperor=5), Seat(emperor=2))))
    emperor = m.EmperorModel(laid)
    assert texts(emperor)[0].splitlines() == [
        "Anna is on space 6, worth 4 VP, and will go back to 3",
        "Ben is on space 5, worth 4 VP, and will go back to 2",
        "Carl is on space 2, worth 2 VP, and will go back to 0",
    ]
    assert tip(emperor, "track")[-1] == "The Emperor's reward awaits you."
    track = facts(emperor)[0]
    assert track.visit == 3
    assert [tuple(marker) for marker in track.markers] == [
        (0, 6, 4, 3, "reward"),
        (1, 5, 4, 2, "nothing"),
        (2, 2, 2, 0, "penalty"),
    ]


@pytest.mark.parametrize(
    ("round", "space", "zone"),
    [
        *((1, space, "penalty") for space in (0, 3)),
        *((3, space, "nothing") for space in (4, 5)),
        *((3, space, "reward") for space in (6, 13)),
        *((4, space, "penalty") for space in (0, 5)),
        *((5, space, "nothing") for space in (6, 7)),
        *((5, space, "reward") for space in (8, 13)),
        *((6, space, "penalty") for space in (0, 7)),
        *((7, space, "nothing") for space in (8, 9)),
        *((7, space, "reward") for space in (10, 13)),
    ],
)
def test_what_awaits_at_the_next_visit(round: int, space: int, zone: str) -> None:
    laid = Laid(table(round=round, emperor=space, tiles="A1 B2 C3"))
    emperor = m.EmperorModel(laid)
    said = {
        "penalty": "A penalty awaits you.",
        "nothing": "Neither reward nor penalty awaits you.",
        "reward": "The Emperor's reward awaits you.",
    }
    assert tip(emperor, "track")[-1] == said[zone]
    tiles = {fact.key: (fact.tile, fact.done, fact.zone) for fact in facts(emperor)[1:]}
    next_visit = 3 if round <= 3 else 5 if round <= 5 else 7
    assert tiles == {
        visit: (tile, visit < next_visit, zone if visit == next_visit else "")
        for visit, tile in ((3, "A1"), (5, "B2"), (7, "C3"))
    }


def test_a_tile_to_read() -> None:
    emperor = m.EmperorModel(Laid(table(round=4, emperor=8, tiles="A1 B2 C3")))
    assert texts(emperor)[1:] == ["The Privy Purse", "The Treasury", "Inspection of the Staff"]
    assert tip(emperor, 5) == [
        "The Treasury",
        "You get 5 krones.",
        "You lose 5 krones. If that is not possible in full: You lose 7 VP.",
        "The Emperor's reward awaits you.",
    ]
    assert tip(emperor, 3)[-1] != "The Emperor's reward awaits you."
    assert playable(emperor) == []


def test_the_track_shows_what_awaits_the_one_who_looks() -> None:
    laid = Laid(table(round=2, emperor=6, rivals=(Seat(emperor=2),)))
    emperor = m.EmperorModel(laid)
    laid.look_as(1)
    assert tip(emperor, "track")[-1] == "A penalty awaits you."
    assert facts(emperor)[1].zone == "penalty"


def test_a_die_for_action_4_is_let_go_on_the_track() -> None:
    laid = Laid(table(dice="4455"))
    emperor, dice = m.EmperorModel(laid), m.DiceModel(laid)
    assert let_go(emperor, dragged(dice, 4), "track")
    assert laid.asked == [[a.TakeDie(4, 4), a.TakeDie(4, 4, True)]]
    assert not let_go(emperor, dragged(dice, 5))
    assert [why.code for why in laid.refused] == [Code.BAD_AS_ACTION]


# Rounds


def test_the_seven_rounds() -> None:
    rounds = m.RoundsModel(Laid(table(round=3)))
    assert texts(rounds) == [
        "round 1",
        "round 2",
        "round 3, then the Emperor comes",
        "round 4",
        "round 5, then the Emperor comes",
        "round 6",
        "round 7, then the Emperor comes",
    ]
    assert [fact.key for fact in facts(rounds) if fact.current] == [3]
    assert [fact.key for fact in facts(rounds) if fact.past] == [1, 2]


# The order of turns


def test_whose_turn_comes_when() -> None:
    turns = m.TurnOrderModel(Laid(table(3, first=1)))
    assert texts(turns) == [
        "turn 1, Ben",
        "turn 2, Carl",
        "turn 3, Anna",
        "turn 4, Anna",
        "turn 5, Carl",
        "turn 6, Ben",
    ]


def test_turns_that_are_over_are_covered_and_one_is_in_progress() -> None:
    laid = Laid(table(3, dice="444444", numbers=(1, 6)))
    turns = m.TurnOrderModel(laid)
    assert [fact.key for fact in facts(turns) if fact.current] == [1]
    laid.do(a.TakeDie(4, 4))
    assert [fact.key for fact in facts(turns) if fact.current] == [1]
    assert texts(turns)[0] == "turn 1, Anna: done"
    laid.do(laid.options[0], a.EndTurn())
    assert [fact.key for fact in facts(turns) if fact.current] == [2]
    assert [fact.key for fact in facts(turns) if fact.covered] == [1]


def test_the_second_turn_of_a_round_is_in_progress() -> None:
    laid = Laid(table(2, numbers=(4,), dice="4444", rivals=(Seat(numbers=()),)))
    turns = m.TurnOrderModel(laid)
    assert [fact.key for fact in facts(turns) if fact.current] == [4]
    laid.do(a.TakeDie(4, 4))
    assert [fact.key for fact in facts(turns) if fact.current] == [4]
    assert [fact.covered for fact in facts(turns)] == [True, True, True, True]


def test_who_has_passed_is_shown_as_such() -> None:
    laid = Laid(table(2, dice="1", rivals=(Seat(),)))
    turns = m.TurnOrderModel(laid)
    told = Told(turns)
    play(laid.game, a.Pass())
    laid.changed()
    assert {fact.key: fact.passed for fact in facts(turns)} == {1: True, 2: False, 3: False, 4: True}
    assert "changed 3.0" in told.said
