"""Digest 6.9 to 6.11, 6.16 and 6.18: her dice, with celebrities and without."""

from __future__ import annotations

from typing import Any

import pytest

from gah_desktop.engine.events import Acted, CelebrityTaken, Event, Gained
from gah_desktop.engine.rounds import end_round
from gah_desktop.engine.state import GameState
from gah_desktop.modules.celebrities.rules.lounge import Lounge, facts, lounge_of
from gah_desktop.modules.elisabeth.rules.coloured import Colored, choose
from gah_desktop.modules.solo.rules import entrance_of
from gah_desktop.modules.solo.rules.entrances.stars import NineStars
from gah_desktop.modules.solo.rules.entrances.toll import TollBridge
from tests.engine.opponent import tables as t
from tests.engine.opponent.tables import rival, solo, started
from tests.helpers.lounge import lay

LEFT, RIGHT = "left_to_right", "right_to_left"
COLOURED_RIGHT_TO_LEFT, COLOURED_LEFT_TO_RIGHT = 230, 231
THREE_OR_FOUR = 228


def salon(
    faces: tuple[int, int, int] = (0, 0, 0),
    vp: tuple[int, int, int] = (1, 2, 4),
    dice: tuple[int, ...] = (2, 2, 2, 2, 2, 1),
    entrance: str | None = None,
    modules: tuple[str, ...] = ("celebrities",),
    round: int = 2,
) -> GameState:
    """A round with celebrities: where the red, yellow and blue die lie, and the VP of the tiles above."""
    s = started(modules=modules, entrance=entrance).state
    tiles: list[int] = []
    for wanted in vp:
        tiles.append(next(c.id for c in facts(s.t).values() if c.vp == wanted and c.id not in tiles))
    lay(s, (), tiles, faces, None, ())
    t.dice(s, *dice)
    s.round = round
    return s


def taken(events: list[Event]) -> list[tuple[int, str]]:
    return [
        (e.details["face"], e.details.get("color", ""))
        for e in events
        if isinstance(e, Acted) and e.kind == "take_die"
    ]


def told(events: list[Event], name: str) -> dict[str, Any]:
    (step,) = t.steps(events, name)
    return step


def test_9_a_coloured_symbol_takes_the_die_with_the_best_celebrity() -> None:
    s = salon(faces=(1, 5, 3), vp=(1, 4, 2))
    events = t.turn_of(s, COLOURED_RIGHT_TO_LEFT)
    assert taken(events) == [(5, "yellow")]
    die = told(events, "die")
    assert (die["rule"], die["candidates"], die["why"]) == ("coloured", ["red", "yellow", "blue"], "best_vp")
    assert s.dice == [0, 2, 2, 2, 2, 1, 1] and lounge_of(s).faces == (1, 0, 3)


@pytest.mark.parametrize(
    ("card", "vp", "color"),
    [
        (COLOURED_RIGHT_TO_LEFT, (3, 3, 3), "blue"),
        (COLOURED_LEFT_TO_RIGHT, (3, 3, 3), "red"),
        (COLOURED_RIGHT_TO_LEFT, (3, 3, 1), "yellow"),
        (COLOURED_LEFT_TO_RIGHT, (1, 3, 3), "yellow"),
    ],
)
def test_9_equally_good_ones_by_the_hand_in_the_lounges_order(
    card: int, vp: tuple[int, int, int], color: str
) -> None:
    """6.18: red, yellow, blue from the left, wherever the dice lie."""
    events = t.turn_of(salon(faces=(6, 3, 1), vp=vp), card)
    assert [c for _, c in taken(events)] == [color]
    assert told(events, "celebrity")["why"] == "hand"


def test_9_no_coloured_die_is_left_and_she_takes_from_the_fullest_space() -> None:
    s = salon(dice=(1, 3, 3, 2))
    events = t.turn_of(s, COLOURED_RIGHT_TO_LEFT)
    assert taken(events) == [(3, "white")]
    assert told(events, "die")["rule"] == "none_coloured"
    assert t.steps(events, "celebrity") == []


def test_9_without_celebrities_a_coloured_symbol_is_any_die() -> None:
    s = started(modules=("ballrooms",)).state
    t.dice(s, 1, 3, 3, 2)
    events = t.turn_of(s, COLOURED_LEFT_TO_RIGHT)
    assert taken(events) == [(2, "")]
    die = told(events, "die")
    assert (die["rule"], die["wanted"], die["why"]) == ("any", [], "hand")


def test_10_any_other_symbol_takes_the_coloured_die_of_its_space() -> None:
    s = salon(faces=(1, 2, 5), dice=(1, 3, 1, 1, 2))
    events = t.turn_of(s, 227)  # 1 or 2
    assert taken(events) == [(2, "yellow")]
    assert told(events, "die")["why"] == "most"
    assert told(events, "celebrity")["why"] == "only"


def test_10_of_several_there_the_one_with_the_best_celebrity() -> None:
    s = salon(faces=(3, 3, 5), vp=(4, 2, 5), dice=(1, 1, 2))
    events = t.turn_of(s, 215)  # a 3
    assert taken(events) == [(3, "red")]
    celebrity = told(events, "celebrity")
    assert [color for color, _, _ in celebrity["candidates"]] == ["red", "yellow"]
    assert celebrity["why"] == "best_vp"


def test_10_equally_good_ones_there_by_the_hand() -> None:
    there = [Colored("red", 3, 7, 2), Colored("yellow", 3, 8, 3), Colored("blue", 3, 9, 3)]
    assert choose(there, LEFT).die.color == "yellow"
    assert choose(there, RIGHT).die.color == "blue"
    assert choose(there, RIGHT).why == "hand"


def test_10_only_white_dice_on_the_space_and_she_takes_a_white_one() -> None:
    """However good the celebrities elsewhere are."""
    s = salon(faces=(5, 5, 6), dice=(1, 3, 1, 1, 2, 1))
    events = t.turn_of(s, 227)
    assert taken(events) == [(2, "white")]
    assert t.steps(events, "celebrity") == []
    assert lounge_of(s).faces == (5, 5, 6)


def test_10_coloured_dice_count_as_dice_of_their_space() -> None:
    s = salon(faces=(4, 4, 4), dice=(1, 2, 2, 3))
    assert taken(t.turn_of(s, THREE_OR_FOUR))[0][0] == 4


def test_10_no_die_at_all() -> None:
    s = salon(dice=())
    events = t.turn_of(s, COLOURED_RIGHT_TO_LEFT)
    assert taken(events) == [] and len(t.steps(events, "no_die")) == 1


def test_11_she_takes_the_tile_and_scores_it() -> None:
    s = salon(faces=(0, 0, 2))
    tile = lounge_of(s).tiles[2]
    events = t.turn_of(s, COLOURED_RIGHT_TO_LEFT)
    assert CelebrityTaken(1, tile, "blue") in events
    assert t.scored(events, 1)[-2:] == [(4, ("celebrity", tile)), (2, ("celebrity", tile))]
    assert lounge_of(s).held[1] == (tile,) and lounge_of(s).tiles[2] == 0


def test_11_the_red_die_is_a_step_on_the_objective_advanced_least() -> None:
    s = salon(faces=(2, 0, 0))
    solo(s).markers = (1, 0, 0)
    events = t.turn_of(s, COLOURED_RIGHT_TO_LEFT)
    assert solo(s).markers == (1, 0, 1)  # of B and C, the hand points left
    step = told(events, "objective")
    assert (step["letter"], step["rule"], step["why"], step["marker"]) == ("any", "any", "hand", 1)
    assert rival(s).emperor == 4  # of the card


def test_11_the_red_die_can_claim_an_objective() -> None:
    s = salon(faces=(2, 0, 0))
    solo(s).markers = (2, 2, 2)
    events = t.turn_of(s, COLOURED_RIGHT_TO_LEFT)
    assert solo(s).markers == (2, 2, 3) and rival(s).claimed == (0, 0, 15)
    assert (15, ("objective", s.t.objective_ids[s.objectives[2]])) in t.scored(events, 1)


def test_11_the_red_die_with_all_objectives_claimed() -> None:
    s = salon(faces=(2, 0, 0))
    solo(s).markers = (3, 3, 3)
    events = t.turn_of(s, COLOURED_RIGHT_TO_LEFT)
    assert len(t.steps(events, "objectives_done")) == 1


def test_11_the_red_bonus_is_no_objective_symbol_for_the_stars() -> None:
    s = salon(faces=(2, 0, 0), entrance="stars")
    entrance = entrance_of(s)
    assert isinstance(entrance, NineStars)
    before = entrance.lying()
    events = t.turn_of(s, COLOURED_RIGHT_TO_LEFT)  # no objective on this card
    assert len(t.steps(events, "objective")) == 1 and t.steps(events, "star") == []
    assert entrance.lying() == before


def test_11_the_yellow_die_is_two_steps_on_the_emperor_track() -> None:
    s = salon(faces=(0, 2, 0))
    tile = lounge_of(s).tiles[1]
    events = t.turn_of(s, COLOURED_LEFT_TO_RIGHT)  # two steps more
    assert rival(s).emperor == 4
    assert Gained(1, 0, 2, None, ("celebrity", tile)) in events


def test_11_steps_of_the_yellow_die_beyond_the_track_are_vp() -> None:
    s = salon(faces=(0, 2, 0))
    rival(s).emperor = 12
    events = t.turn_of(s, COLOURED_LEFT_TO_RIGHT)  # its own two steps are all beyond
    assert [vp for vp, source in t.scored(events, 1) if source == ("track", 13)] == [1, 2]


@pytest.mark.parametrize("tile", sorted(facts(salon(modules=("ballrooms", "celebrities")).t)))
def test_11_she_ignores_every_effect(tile: int) -> None:
    """Held, none of them changes what her next card brings."""
    results = []
    for held in ({}, {1: [tile]}):
        s = salon(modules=("ballrooms", "celebrities"))
        lay(s, held, (), (0, 0, 0), None, ())
        t.queue(s, t.RED_4, t.BLUE_10, t.RED_1, t.GREEN_5, t.YELLOW_7)
        for card in (214, 215, 218, 222):
            t.turn_of(s, card)
        p = rival(s)
        results.append((p.vp, p.emperor, p.occupied, p.krones, p.kitchen, solo(s).markers, len(p.staff)))
        assert s.stack == []
    assert results[0] == results[1]


def test_11_at_the_end_of_the_round_her_tiles_are_discarded() -> None:
    s = salon(faces=(0, 0, 2))
    tile = lounge_of(s).tiles[2]
    t.turn_of(s, COLOURED_RIGHT_TO_LEFT)
    end_round(s)
    lounge: Lounge = lounge_of(s)
    assert s.round == 3 and tile in lounge.discards


def test_worked_example_card_230_with_the_red_die_gone() -> None:
    """Celebrities yellow 2 VP, blue 4 VP: the blue die from wherever it lies, 4 VP and 2 VP."""
    s = salon(faces=(0, 1, 6), vp=(1, 2, 4))
    s.queue, s.guest_deck, s.guest_discard = [0] * 5, [], []
    events = t.turn_of(s, 230)
    tile = lounge_of(s).held[1][0]
    assert taken(events) == [(6, "blue")]
    assert t.scored(events, 1) == [(4, ("celebrity", tile)), (2, ("celebrity", tile))]


def test_18_a_die_that_was_moved_is_taken_where_it_lies_now() -> None:
    s = salon(faces=(2, 0, 0), dice=(1, 3, 2))
    lounge_of(s).move("red", 1)
    s.dice[2] -= 1
    s.dice[1] += 1
    assert taken(t.turn_of(s, COLOURED_LEFT_TO_RIGHT)) == [(1, "red")]


def test_toll_bridge_a_token_lies_on_the_space_of_the_coloured_die() -> None:
    s = salon(faces=(0, 5, 0), entrance="toll")
    assert isinstance(entrance_of(s), TollBridge)
    events = t.turn_of(s, COLOURED_LEFT_TO_RIGHT)
    assert told(events, "toll_token")["face"] == 5
