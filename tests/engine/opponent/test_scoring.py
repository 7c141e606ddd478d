"""The end against Leopold: his sheet, his four staff cards, and who wins."""

from __future__ import annotations

import pytest

from gah_desktop.engine import scoring
from gah_desktop.engine.state import GameState
from tests.engine.opponent import tables as t
from tests.engine.opponent.tables import human, rival, started

SECRETARY, ASSISTANT, RECEPTIONIST, MARKETING = 29, 32, 34, 40


def owns(s: GameState, seat: int, *cards: int) -> None:
    s.players[seat].staff = list(cards)
    s.players[seat].has = sum(1 << card for card in cards)


def test_his_rooms_count_by_floor() -> None:
    s = started().state
    rival(s).occupied = t.rooms((1, 1), (1, 2), (2, 1), (3, 1), (4, 1))
    assert scoring.score_of(s, rival(s)).line("rooms").parts == ((1, 2), (2, 2), (3, 3), (4, 4))


def test_nothing_for_krones_items_or_guests_left() -> None:
    s = started("hautel").state
    score = scoring.score_of(s, rival(s))
    assert [score.line(name).vp for name in ("krones", "items", "cafe")] == [0, 0, 0]
    assert len(rival(s).cafe) == 3


def test_a_secretary_copies_the_humans_best_end_card_for_his_own_hotel() -> None:
    s = started().state
    owns(s, 1, SECRETARY)
    assert scoring.end_vp(s, rival(s), SECRETARY) == 0
    owns(s, 0, ASSISTANT, RECEPTIONIST)
    rival(s).occupied = t.rooms((1, 1), (1, 2), (1, 3), (1, 4))
    expected = max(scoring.end_vp(s, rival(s), card) for card in (ASSISTANT, RECEPTIONIST))
    assert scoring.end_vp(s, rival(s), SECRETARY) == expected > 0


def test_the_assistant_counts_only_cards_turned_up() -> None:
    s = started().state
    owns(s, 1, ASSISTANT, MARKETING)
    assert len(t.solo(s).pile) > 0
    assert scoring.end_vp(s, rival(s), ASSISTANT) == 4


def test_the_receptionist_counts_his_tiles_not_his_spaces() -> None:
    s = started().state
    owns(s, 1, RECEPTIONIST)
    one = scoring.end_vp(s, human(s), RECEPTIONIST) // (human(s).vacant | human(s).occupied).bit_count()
    rival(s).occupied = t.rooms((1, 1), (1, 2), (1, 3))
    assert scoring.end_vp(s, rival(s), RECEPTIONIST) == 3 * one
    rival(s).vacant = t.rooms((4, 1))  # reserved by Hautel Couture
    assert scoring.end_vp(s, rival(s), RECEPTIONIST) == 4 * one


def test_marketing_counts_only_claimed_objectives() -> None:
    s = started().state
    owns(s, 1, MARKETING)
    t.solo(s).markers = (3, 2, 1)
    rival(s).claimed = (10, 0, 0)
    once = scoring.end_vp(s, rival(s), MARKETING)
    rival(s).claimed = (10, 15, 0)
    assert scoring.end_vp(s, rival(s), MARKETING) == 2 * once > 0


@pytest.mark.parametrize(("more", "winner"), [(1, 0), (0, 1), (-1, 1)])
def test_the_human_wins_only_with_more_vp(more: int, winner: int) -> None:
    s = started().state
    totals = [scoring.score_of(s, p).total for p in s.players]
    human(s).vp += totals[1] - totals[0] + more
    scoring.final(s)
    assert scoring.winners(s) == (winner,)


def test_the_emperor_gives_him_vp_and_nothing_else() -> None:
    from gah_desktop.engine import emperor

    s = started().state
    s.sink = []
    s.round = 3
    rival(s).emperor = 0
    emperor._visit(s, rival(s))
    rival(s).emperor = 8
    emperor._visit(s, rival(s))
    assert s.stack == []
    assert (rival(s).vp, rival(s).emperor) == (5, 5)
