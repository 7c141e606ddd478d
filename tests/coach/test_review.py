"""The review of a game put together, rated, and kept as text that is not believed unless it fits."""

from __future__ import annotations

import json

import pytest

from gah_desktop.app.advice import turned
from gah_desktop.bots.search.search import Effort
from gah_desktop.coach import judge as judging
from gah_desktop.coach import luck
from gah_desktop.coach.review import (
    Course,
    Rating,
    gathered,
    judged_seats,
    play_of,
    tasks,
)
from gah_desktop.coach.stored import about, from_text, to_text
from tests.coach.helpers import made_up, whole


@pytest.mark.slow
def test_a_review_is_the_same_in_whatever_order_it_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "REVIEW", Effort(2, ((2, 1),), nodes=5))
    monkeypatch.setattr(judging, "ROUNDS", 1)
    monkeypatch.setattr(luck, "SAMPLES", 2)
    journal = whole()
    todo = tasks(journal)
    one = gathered(journal, [task.run() for task in todo])
    other = gathered(journal, [task.run() for task in reversed(todo)])
    assert one == other
    assert from_text(to_text(one, journal), journal) == one
    assert one.course[-1].expected == tuple(float(s.total) for s in journal.game.state.scores)


def test_parts_of_a_turn_that_another_decision_splits_keep_their_order() -> None:
    judged = list(made_up(whole()).turns)
    split = {
        turn.position for turn in judged if [other.position for other in judged].count(turn.position) > 1
    }
    assert split, "in this game another seat's decision splits a turn"
    assert gathered(whole(), judged).turns == tuple(judged)
    assert gathered(whole(), reversed(judged)).turns == tuple(judged)


def test_errors_are_counted_a_turn() -> None:
    review = made_up(whole(), costs=(12.5, 4.0, 7.25))
    rating = review.rating(0)
    assert rating.lost == 23.75
    assert 12 <= rating.turns <= 14
    assert rating.a_turn == 23.75 / rating.turns
    assert review.rating(1).lost == 0
    assert review.rating(0).fortune == 3.0
    assert review.rating(1).luck["dice"] == -2.0


@pytest.mark.parametrize(
    ("lost", "word"),
    [(0.0, "masterly"), (4.9, "masterly"), (8, "strong"), (20, "sound"), (30, "uneven"), (60, "careless")],
)
def test_a_word_for_it(lost: float, word: str) -> None:
    assert Rating(0, 10, lost, {}).word == word


def test_the_costliest_turns_the_worst_first() -> None:
    review = made_up(whole(), costs=(2.0, 9.0, 4.0, 12.0))
    assert [turn.cost for turn in review.costliest((0,))] == [12.0, 9.0, 4.0]
    assert review.costliest((1,)) == []


def test_turning_points_are_where_the_lead_changes_most() -> None:
    review = made_up(whole())
    leads = (0, 1, 9, 9, 2, 3)
    course = tuple(Course(at, 1, at % 2, (100.0 + lead, 100.0)) for at, lead in enumerate(leads))
    found = review._replace(course=course).turning_points()
    assert [point.turn.position for point in found] == [1, 3]
    assert [(point.winner, point.swing) for point in found] == [(0, 8.0), (1, 7.0)]


def test_who_plays_alone_has_turning_points_where_the_prospects_change_most() -> None:
    prospects = (100.0, 101.0, 109.0, 109.0, 102.0, 103.0)
    course = tuple(Course(at, 1, 0, (expected,)) for at, expected in enumerate(prospects))
    points = made_up(whole())._replace(seats=(0,), course=course).turning_points()
    assert [(point.turn.position, point.winner, point.swing) for point in points] == [
        (1, 0, 8.0),
        (3, -1, 7.0),
    ]
    assert [turned(point, ("Resi", "Leopold"), True) for point in points] == [
        "Round 1, turn of Resi: the score to be expected rises by 8 VP.",
        "Round 1, turn of Resi: the score to be expected falls by 7 VP.",
    ]


def test_who_is_played_by_the_rules_is_not_judged() -> None:
    assert judged_seats(whole()) == (0, 1)


def test_what_was_kept_comes_back() -> None:
    journal, review = whole(), made_up(whole())
    text = to_text(review, journal, "2026-01-01T10:00:00+00:00")
    assert from_text(text, journal) == review
    head = about(text)
    assert head is not None
    assert head.finished == "2026-01-01T10:00:00+00:00"
    (who, lost), other = head.lost
    assert (who, other) == ("human", ("random", 0.0))
    assert lost == pytest.approx(review.rating(0).a_turn, abs=0.001)


def test_the_review_of_another_game_is_none() -> None:
    other = whole(4)
    assert play_of(other) != play_of(whole())
    assert from_text(to_text(made_up(whole()), whole()), other) is None


@pytest.mark.parametrize("key", ["seats", "turns", "luck", "course", "ratings", "game", "seal", "version"])
def test_a_changed_file_is_not_believed(key: str) -> None:
    journal = whole()
    data = json.loads(to_text(made_up(journal), journal))
    values: tuple[object, ...] = (None, [], "x")
    for value in values:
        assert from_text(json.dumps({**data, key: value}), journal) is None
        assert about(json.dumps({**data, key: value})) is None
    del data[key]
    assert from_text(json.dumps(data), journal) is None


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "7", "[" * 100_000])
def test_what_is_no_review_at_all(text: str) -> None:
    assert from_text(text, whole()) is None
    assert about(text) is None
