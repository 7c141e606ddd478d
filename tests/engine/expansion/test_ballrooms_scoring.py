"""Digest 1.15 to 1.20: how ballrooms score, with the test vectors."""

from __future__ import annotations

import pytest

from gah_desktop.catalog import expanded_catalog
from gah_desktop.engine import Game
from gah_desktop.engine.actions import Decline, EndTurn, TakeDie
from gah_desktop.engine.events import BallroomScored, EmperorVisited, Scored
from gah_desktop.modules.ballrooms.rules.scoring import points, ranked
from tests.helpers.tables import Seat, declines, play
from tests.helpers.waltz import ball, house, rows

ROOMS = expanded_catalog().ballrooms
Rows = tuple[int, int, int]


def scored(room: str, *dancers: Rows) -> list[int]:
    scoring = ROOMS[room].scoring
    return points(scoring.kind, scoring.vp, dancers)


BOTTOM, NONE = (1, 0, 0), (0, 0, 0)


@pytest.mark.parametrize(
    ("room", "dancers", "vp"),
    [
        ("apollosaal", [(1, 0, 1), BOTTOM, (0, 3, 0)], [6, 1, 6]),
        ("goldener-strauss", [(2, 1, 0), (1, 1, 0)], [7 + 4, 2 + 4]),
        ("odeonsaal", [(4, 1, 1), BOTTOM, NONE], [25, 1, -5]),
        ("zum-sperl", [(3, 0, 0), (2, 1, 0), BOTTOM], [12, 12, 5]),
        ("zur-kettenbruecke", [BOTTOM, (4, 0, 0), (3, 0, 0)], [0, 14, 7]),
        # computed
        ("zum-sperl", [BOTTOM, (0, 1, 0)], [6, 6]),
        ("zum-sperl", [BOTTOM] * 4, [7, 7, 7, 7]),
        ("zum-sperl", [(3, 0, 0), (2, 0, 0), BOTTOM, BOTTOM], [15, 10, 2, 2]),
        ("goldener-strauss", [BOTTOM, BOTTOM, BOTTOM], [3, 3, 3]),
        ("goldener-strauss", [(2, 0, 0), BOTTOM, BOTTOM], [7, 1, 1]),
        ("goldener-strauss", [(0, 0, 1), BOTTOM], [7, 7]),
        ("odeonsaal", [(1, 1, 0), (1, 1, 1), (4, 0, 0)], [4, 9, 16]),
        ("odeonsaal", [(4, 1, 0), (4, 3, 2)], [25, 25]),
        ("zum-sperl", [(2, 0, 0), BOTTOM], [10, 3]),
    ],
)  # fmt: skip
def test_vectors(room: str, dancers: list[Rows], vp: list[int]) -> None:
    assert scored(room, *dancers) == vp


@pytest.mark.parametrize("room", ROOMS)
def test_without_a_dancer_it_costs_five(room: str) -> None:
    """1.16."""
    assert scored(room, NONE, NONE) == [-5, -5]


def test_only_who_has_a_dancer_ranks() -> None:
    """1.17: so the second place goes to nobody."""
    assert ranked([3, 0, 0], [10, 3]) == [10, 0, 0]
    assert scored("zum-sperl", BOTTOM, NONE) == [10, -5]
    assert scored("goldener-strauss", (1, 0, 0), (0, 1, 0)) == [7, 7]


def last_turn(round_number: int, **more: object) -> Game:
    """The end of a round in which the Emperor comes; nobody is far enough for a reward or a penalty."""
    steps = round_number + 1
    has = {"numbers": (4,), "emperor": steps, "krones": 10} | more
    rival = Seat(numbers=(), emperor=steps)
    return ball(round=round_number, dice="5", rivals=(rival,), **has)  # type: ignore[arg-type]


def end(game: Game) -> None:
    play(game, TakeDie(5, 5))
    play(game, *(Decline(what) for what in declines(game)), EndTurn())


@pytest.mark.parametrize(("round_number", "which"), [(3, "left"), (5, "middle"), (7, "right")])
def test_one_ballroom_after_each_visit_of_the_emperor(round_number: int, which: str) -> None:
    """1.1 and 1.15: the left one in round 3, the middle one in 5, the right one in 7; the Emperor first."""
    game = last_turn(round_number, scored=(round_number - 3) // 2, dancers=f"{which}-1")
    end(game)
    (told,) = [event for event in game.events if isinstance(event, BallroomScored)]
    assert (told.which, told.round, told.dancers) == (which, round_number, ((1, 0, 0), (0, 0, 0)))
    visits = [i for i, event in enumerate(game.events) if isinstance(event, EmperorVisited)]
    assert visits and max(visits) < game.events.index(told)
    of_room = [e for e in game.events if isinstance(e, Scored) and e.source == ("ballroom", which)]
    assert [(e.seat, e.amount) for e in of_room if e.seat == 1] == [(1, -5)]
    assert house(game).scored == (round_number - 1) // 2


@pytest.mark.parametrize("round_number", [1, 2, 4, 6])
def test_no_ballroom_in_the_other_rounds(round_number: int) -> None:
    game = last_turn(round_number)
    end(game)
    assert not [event for event in game.events if isinstance(event, BallroomScored)]


def test_vp_can_fall_below_zero() -> None:
    game = last_turn(3)
    game.state.players[1].vp = 0
    end(game)
    track = sum(e.vp for e in game.events if isinstance(e, EmperorVisited) and e.seat == 1)
    assert game.state.players[1].vp == track - 5


def test_the_balcony_belongs_to_the_right_ballroom_as_in_its_top_row() -> None:
    """1.18."""
    game = ball(dancers="balcony right-1")
    assert rows(game, 2) == (1, 0, 1)
    assert rows(game, 1) == (0, 0, 0)
    assert house(game).in_ballrooms(0) == 2


def test_dancers_of_scored_ballrooms_stay() -> None:
    """1.18: they count for [126], B5 and C5."""
    game = ball(dancers="left-1 left-3", scored=1)
    assert house(game).in_ballrooms(0) == 2


def test_ballrooms_score_by_the_number_of_players() -> None:
    assert scored("zum-sperl", (2, 0, 0), BOTTOM) == [10, 3]
    assert scored("zum-sperl", (2, 0, 0), BOTTOM, NONE) == [15, 10, -5]
