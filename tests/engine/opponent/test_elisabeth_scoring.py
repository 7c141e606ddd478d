"""Digest 6.12 to 6.14 and 6.19: ballrooms against Elisabeth, the Emperor, her staff cards, the end."""

from __future__ import annotations

import pytest

from gah_desktop.engine import emperor, scoring
from gah_desktop.engine.events import BallroomScored
from gah_desktop.engine.state import GameState
from gah_desktop.engine.tables import Effect
from gah_desktop.modules.ballrooms.rules.house import house_of
from gah_desktop.modules.ballrooms.rules.scoring import score
from gah_desktop.modules.ballrooms.rules.sending import discount_of
from gah_desktop.modules.promo.rules.ballroom_guests import EFFECTS
from tests.engine.opponent import tables as t
from tests.engine.opponent.tables import human, rival, solo, started
from tests.helpers.waltz import stand

HERS, YOURS = 1, 0
SECRETARY, ASSISTANT, RECEPTIONIST, MARKETING, LEADING_DANCER = 29, 32, 34, 40, 126
SPERL, STRAUSS, ODEON, APOLLO, KETTEN = (
    "zum-sperl",
    "goldener-strauss",
    "odeonsaal",
    "apollosaal",
    "zur-kettenbruecke",
)


def ball(yours: str = "", hers: str = "", left: str = SPERL) -> GameState:
    s = started(modules=("ballrooms",)).state
    house = house_of(s)
    others = [board for board in (SPERL, STRAUSS, ODEON) if board != left][:2]
    room = house.rehearsal[YOURS]
    house.open_house(s, (left, *others), ())
    house.furnish(s, YOURS, room)
    stand(s, YOURS, yours)
    stand(s, HERS, hers)
    return s


def owns(s: GameState, seat: int, *cards: int) -> None:
    s.players[seat].staff = list(cards)
    s.players[seat].has = sum(1 << card for card in cards)


def scored(s: GameState) -> list[int]:
    """VP of the left ballroom, yours and hers."""
    before = [p.vp for p in s.players]
    score(s, 0)
    return [p.vp - vp for p, vp in zip(s.players, before, strict=True)]


@pytest.mark.parametrize(
    ("board", "yours", "hers", "vp"),
    [
        (SPERL, "left-1 left-1", "left-1", [10, 3]),
        (SPERL, "left-1", "left-1", [6, 6]),
        (SPERL, "left-1", "", [10, -5]),
        (SPERL, "", "left-1 left-1", [-5, 10]),
        (SPERL, "", "", [-5, -5]),
        (STRAUSS, "left-1 left-2", "left-1 left-1", [2 + 7, 7]),
        (ODEON, "left-1", "left-1 left-1 left-1", [1, 9]),
        (APOLLO, "left-3", "left-1 left-1", [3, 2]),
        (KETTEN, "left-1", "left-1 left-1", [0, 7]),
    ],
)
def test_12_she_scores_ballrooms_like_a_player_with_the_values_for_two(
    board: str, yours: str, hers: str, vp: list[int]
) -> None:
    assert scored(ball(yours, hers, board)) == vp


def test_12_hers_on_the_balcony_count_in_the_top_row_of_the_right_ballroom() -> None:
    s = ball("right-2", "balcony")
    s.sink = []
    score(s, 2)
    (event,) = [e for e in s.sink if isinstance(e, BallroomScored)]
    assert event.dancers == ((0, 1, 0), (0, 0, 1))


def test_13_the_emperor_gives_her_vp_and_takes_steps_back_and_nothing_else() -> None:
    s = ball(hers="left-1")
    s.sink, s.round = [], 3
    rival(s).emperor = 0
    emperor._visit(s, rival(s))  # where a penalty would wait
    rival(s).emperor = 8
    emperor._visit(s, rival(s))  # where a reward would
    assert s.stack == [] and (rival(s).vp, rival(s).emperor) == (5, 5)
    assert house_of(s).rows(HERS, 0) == (1, 0, 0)


def test_13_at_the_end_rooms_and_end_cards_no_krones_items_or_guests() -> None:
    s = ball()
    rival(s).occupied = t.rooms((1, 1), (2, 1), (4, 1))
    owns(s, HERS, RECEPTIONIST)
    found = scoring.score_of(s, rival(s))
    assert found.line("rooms").parts == ((1, 1), (2, 2), (3, 0), (4, 4))
    assert found.line("end_staff").vp == scoring.end_vp(s, rival(s), RECEPTIONIST) > 0
    assert [found.line(name).vp for name in ("krones", "items", "cafe")] == [0, 0, 0]


@pytest.mark.parametrize(("more", "winner"), [(1, YOURS), (0, HERS), (-1, HERS)])
def test_13_the_human_wins_only_with_more(more: int, winner: int) -> None:
    s = ball()
    totals = [scoring.score_of(s, p).total for p in s.players]
    human(s).vp += totals[HERS] - totals[YOURS] + more
    scoring.final(s)
    assert scoring.winners(s) == (winner,)


def test_14_the_leading_dancer_counts_her_dancers_in_all_ballrooms_and_on_the_balcony() -> None:
    s = ball("left-1 left-1 left-1", "left-1 middle-1 right-3 balcony balcony")
    owns(s, HERS, LEADING_DANCER)
    assert scoring.end_vp(s, rival(s), LEADING_DANCER) == 2 * 5


def test_14_dancers_of_scored_ballrooms_stay_and_count() -> None:
    s = ball("", "left-1 left-1")
    owns(s, HERS, LEADING_DANCER)
    house_of(s).scored = 1
    assert scoring.end_vp(s, rival(s), LEADING_DANCER) == 4


def test_14_her_secretary_copies_the_humans_leading_dancer_for_her_own_dancers() -> None:
    s = ball("left-1", "left-1 middle-1 right-1")
    owns(s, HERS, SECRETARY)
    owns(s, YOURS, LEADING_DANCER)
    assert scoring.end_vp(s, rival(s), SECRETARY) == 6


def test_14_her_secretary_takes_the_humans_end_card_worth_most_to_her() -> None:
    s = ball("left-1 left-1 left-1 left-1", "left-2")
    owns(s, HERS, SECRETARY)
    owns(s, YOURS, LEADING_DANCER, RECEPTIONIST)
    rival(s).occupied = t.rooms((1, 1), (1, 2), (1, 3), (1, 4))
    receptionist = scoring.end_vp(s, rival(s), RECEPTIONIST)
    assert scoring.end_vp(s, rival(s), SECRETARY) == receptionist > 2
    owns(s, YOURS)
    assert scoring.end_vp(s, rival(s), SECRETARY) == 0


def test_14_assistant_receptionist_and_marketing_as_for_leopold() -> None:
    s = ball()
    owns(s, HERS, ASSISTANT, RECEPTIONIST, MARKETING)
    assert len(solo(s).pile) > 0
    assert scoring.end_vp(s, rival(s), ASSISTANT) == 6  # three shown, none of the pile
    rival(s).occupied = t.rooms((1, 1))
    one = scoring.end_vp(s, rival(s), RECEPTIONIST)
    rival(s).occupied = t.rooms((1, 1), (1, 2))
    assert scoring.end_vp(s, rival(s), RECEPTIONIST) == 2 * one > 0
    solo(s).markers, rival(s).claimed = (3, 2, 1), (15, 0, 0)
    once = scoring.end_vp(s, rival(s), MARKETING)
    rival(s).claimed = (15, 15, 0)
    assert scoring.end_vp(s, rival(s), MARKETING) == 2 * once > 0


def test_19_an_early_scoring_compares_her_dancers_like_a_players() -> None:
    """The Lord Mayor of London: the ballroom next to be scored is scored at once, for her too."""
    s = ball("left-1", "left-1 left-1")
    effect = Effect("score_current_ballroom")
    EFFECTS[effect.kind].begin(s, human(s), effect, ("guest", 186))
    assert (human(s).vp, rival(s).vp) == (3, 10)
    assert house_of(s).scored == 0  # and it stays open


def test_19_of_m_antoinette_she_takes_nothing_but_counts_as_another_player() -> None:
    s = ball()
    stack = list(s.stack)
    effect = Effect("others_gain_items_of_choice", 1)
    EFFECTS[effect.kind].begin(s, human(s), effect, ("guest", 185))
    assert s.stack == stack and sum(rival(s).kitchen) == 0
    assert discount_of(s, Effect("send_dancer", 1, per_player=1)) == 1
