"""Last turns are counted to the end: the review says to the point what a full enumeration says."""

from __future__ import annotations

from random import Random

import pytest

from gah_desktop.bots import Budget
from gah_desktop.coach.exact import solved as counted
from gah_desktop.coach.judge import MOST, advise, judge
from gah_desktop.engine import Game
from gah_desktop.engine.actions import TakeGuest
from tests.coach.helpers import TooLarge, after, at_turn, last_turn, otherwise, solved, worth
from tests.helpers.tables import Seat, table

SEEDS = [seed for seed in range(36) if seed not in (21, 22)]  # those two are too large to enumerate in a test


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
def test_the_review_agrees_with_the_enumeration(seed: int) -> None:
    game = last_turn(seed)
    best, options = solved(game), list(game.legal_actions())
    view = game.view_for(game.seat)
    for played in Random(seed).sample(options, min(3, len(options))):
        if len(options) < 2:
            continue
        lost = best - worth(game, played)
        verdict, _ = judge(view, options, played, "test", Budget(MOST))
        assert verdict.cost == lost
        assert verdict.wrong == (lost > 0)
        if verdict.wrong:
            assert followed(seed, verdict.better) == best


def followed(seed: int, actions: tuple[object, ...]) -> int:
    game = last_turn(seed)
    for action in actions:
        game = after(game, action)  # type: ignore[arg-type]
    assert game.over
    return int(game.state.scores[0].total)


@pytest.mark.parametrize("seed", [0, 7, 24, 38])
def test_a_hint_is_the_best_line_there_is(seed: int) -> None:
    game = last_turn(seed)
    advice = advise(game.view_for(0), list(game.legal_actions()), "test", Budget(MOST))
    assert advice.final
    assert advice.lines[0].exact
    assert followed(seed, advice.lines[0].actions) == solved(game)
    assert [line.behind for line in advice.lines] == sorted(line.behind for line in advice.lines)


def test_what_chance_would_decide_is_not_counted() -> None:
    game = at_turn(5, 10)
    assert counted(game.view_for(game.seat), list(game.legal_actions()), 0.3) is None


def test_counting_never_looks_at_what_is_hidden() -> None:
    game = last_turn(4)
    view, options = game.view_for(0), list(game.legal_actions())
    told = [counted(seen, options, 0.3) for seen in (view, otherwise(view, 3))]
    assert told[0] is not None
    assert told[1] is not None
    assert {a: s.worth for a, s in told[0].items()} == {a: s.worth for a, s in told[1].items()}


def with_guests_to_come(guest: int, deck: tuple[int, ...]) -> Game:
    """The last turn of all, a full queue, and one in the café who waits for nothing but a room."""
    return table(
        round=7,
        dice="1",
        krones=3,
        emperor=4,
        occupied="11 12 21",
        vacant="13 22 31 41",
        cafe={guest: None},
        queue=(49, 51, 54, 60, 66),
        guest_deck=deck,
        staff_deck=(),
        numbers=(4,),
        rivals=(Seat(numbers=(), emperor=9),),
    )


def test_a_guest_who_comes_too_late_to_be_invited_changes_nothing() -> None:
    found = []
    for deck in ((71, 90), (90, 71)):
        game = with_guests_to_come(75, deck)
        options = list(game.legal_actions())
        known = counted(game.view_for(0), options, 0.3)
        assert known is not None
        assert {TakeGuest(slot) for slot in range(1, 5)} < set(known)
        found.append({action: solution.worth for action, solution in known.items()})
    assert found[0] == found[1]


def test_a_guest_nobody_has_seen_and_who_could_be_invited_is_not_counted_on() -> None:
    """Moving in, 63 invites a second guest, and one may be who enters the queue after the first."""
    game = with_guests_to_come(63, (71, 90))
    assert counted(game.view_for(0), list(game.legal_actions()), 0.3) is None


def test_the_helper_knows_what_it_cannot_solve() -> None:
    with pytest.raises(TooLarge):
        solved(at_turn(5, 10))
