"""Every objective: met exactly at its mark, claimed for the highest points that are left."""

from __future__ import annotations

from typing import Any

import pytest

from gah_desktop.engine import Game
from gah_desktop.engine.actions import Claim, EndTurn, Split, TakeDie
from gah_desktop.engine.reasons import Code
from tests.helpers.tables import Seat, acts, column, floor, legal, me, play, table, vp_of

# Night board. Blue: 11 15 31 33 41 43 45; red: 13 14 23 24 32 42 44; yellow: 12 21 22 25 34 35.
BLUE, RED, YELLOW = "11 15 31 33 41 43 45", "13 14 23 24 32 42 44", "12 21 22 25 34 35"
TWELVE = "11 12 13 14 15 21 22 23 24 25 31 32"
CASES: list[tuple[str, str, dict[str, Any], dict[str, Any]]] = [
    ("A1", "twenty_krones", {"krones": 20}, {"krones": 19}),
    ("A2", "space_ten_of_the_emperor_track", {"emperor": 10}, {"emperor": 9}),
    ("A3", "six_staff_cards_played", {"staff": (1, 2, 21, 27, 28, 30)}, {"staff": (1, 2, 21, 27, 28)}),
    ("A4", "twelve_tiles", {"vacant": TWELVE[:17], "occupied": TWELVE[18:]}, {"vacant": TWELVE[:-3]}),
    (
        "B1",
        "two_full_floors",
        {"occupied": f"{floor(1)} {floor(4)}"},
        {"occupied": f"{floor(1)} 21 22 23 24 31 32 33 34 41 42 43 44", "vacant": "25 35 45"},
    ),
    (
        "B2",
        "two_full_columns",
        {"occupied": f"{column(1)} {column(5)}"},
        {"occupied": f"{column(1)} 12 22 32 13 23 33", "vacant": "42 43"},
    ),
    ("B3", "six_full_groups", {"occupied": "11 15 44 45 31 41 32 42"}, {"occupied": "11 15 44 45 31 41 32"}),
    ("B4", "every_room_of_a_color", {"occupied": YELLOW}, {"occupied": YELLOW[3:], "vacant": "12"}),
    (
        "C1",
        "three_of_each_color",
        {"occupied": f"{BLUE[:8]} {RED[:8]} {YELLOW[:8]}"},
        {"occupied": f"{BLUE} {RED} {YELLOW[:5]}"},
    ),
    (
        "C2",
        "four_red_and_three_yellow",
        {"occupied": f"{RED[:11]} {YELLOW[:8]}"},
        {"occupied": f"{RED[:8]} {YELLOW}"},
    ),
    (
        "C3",
        "four_yellow_and_three_blue",
        {"occupied": f"{YELLOW[:11]} {BLUE[:8]}"},
        {"occupied": f"{YELLOW[:8]} {BLUE}"},
    ),
    (
        "C4",
        "four_blue_and_three_red",
        {"occupied": f"{BLUE[:11]} {RED[:8]}"},
        {"occupied": f"{BLUE} {RED[:5]}"},
    ),
]
CARDS = pytest.mark.parametrize(
    ("card", "name", "met", "short"),
    [pytest.param(*case, id=f"objective_{case[0]}_{case[1]}") for case in CASES],
)
RULESETS = pytest.mark.parametrize("ruleset", ["deluxe", "classic"])


def with_card(card: str, ruleset: str, changes: dict[str, Any], **more: Any) -> Game:
    objectives = " ".join(card if card[0] == letter else f"{letter}1" for letter in "ABC")
    return table(ruleset=ruleset, objectives=objectives, **changes, **more)


@RULESETS
@CARDS
def test_met(card: str, name: str, met: dict[str, Any], short: dict[str, Any], ruleset: str) -> None:
    game = with_card(card, ruleset, met)
    index = "ABC".index(card[0])
    assert Claim(index) in game.legal_actions()
    events = play(game, Claim(index))
    assert acts(events, "claim") == [{"objective": card}]
    assert vp_of(events, "objective", card) == me(game).vp == 15
    assert me(game).claimed[index] == 15


@RULESETS
@CARDS
def test_not_met(card: str, name: str, met: dict[str, Any], short: dict[str, Any], ruleset: str) -> None:
    game = with_card(card, ruleset, short)
    refused = game.why_not(Claim("ABC".index(card[0])))
    assert refused == (Code.OBJECTIVE_NOT_MET, (("objective", card),))


def test_not_met_objectives_do_not_hide_behind_vacant_rooms() -> None:
    for card, _, met, _ in CASES:
        if "occupied" in met and card != "A4":
            game = with_card(card, "deluxe", {"vacant": met["occupied"]})
            assert Claim("ABC".index(card[0])) not in game.legal_actions()


@pytest.mark.parametrize(
    ("taken", "points"), [((), 15), ((15,), 10), ((15, 10), 5), ((10,), 15), ((15, 10, 5), 0)]
)
def test_the_highest_points_left(taken: tuple[int, ...], points: int) -> None:
    rivals = [Seat(claimed=(amount, 0, 0)) for amount in taken]
    game = table(4, rivals=rivals, krones=20)
    if points:
        assert vp_of(play(game, Claim(0)), "objective", "A1") == points
    else:
        refused = game.why_not(Claim(0))
        assert refused is not None and refused.code is Code.OBJECTIVE_FULL


def test_at_most_one_marker_on_a_card() -> None:
    game = table(krones=20)
    play(game, Claim(0))
    refused = game.why_not(Claim(0))
    assert refused is not None and refused.code is Code.OBJECTIVE_CLAIMED


def test_claimed_after_the_main_action_too() -> None:
    game = table(krones=19, dice="44", vacant="11")
    play(game, TakeDie(4, 4), Split(1, 1), Claim(0), EndTurn())
    assert me(game).vp == 15


def test_never_during_another_players_turn() -> None:
    game = table(rivals=(Seat(krones=20),), dice="44")
    play(game, TakeDie(4, 4), Split(1, 1))
    assert not legal(game, Claim)
