"""Digest 6.3 to 6.8, 6.16 and 6.17: guests who dance, dancers without a guest, and where they go."""

from __future__ import annotations

import pytest

from gah_desktop.engine.events import Acted, Event
from gah_desktop.engine.state import GameState
from gah_desktop.engine.tables import ALL_ROOMS, RED
from gah_desktop.modules.ballrooms.rules.house import House, house_of
from gah_desktop.modules.elisabeth.rules.dancers import target
from gah_desktop.modules.solo.rules import entrance_of
from gah_desktop.modules.solo.rules.entrances.sushi import SushiResort
from tests.engine.opponent import tables as t
from tests.engine.opponent.tables import RED_1, RED_4, rival, solo, started
from tests.helpers.tables import rooms
from tests.helpers.waltz import stand

RED_TWO_ARROWS, ANY_AND_ONE_MORE, GREEN_LOW_TWO_ARROWS = 214, 228, 223
NOT_ALLOWED_OR_BOUND = 155, 184, 187, 190  # the beast, who dances only, rooms only, who stays
HERS, YOURS = 1, 0
FULL = {"left": "left-1 left-1 left-1 left-1 left-2 left-2 left-2 left-3 left-3"}
FULL |= {which: FULL["left"].replace("left", which) for which in ("middle", "right")}


def ball(
    round: int = 1, hers: str = "", yours: str = "", level: str = "hard", entrance: str | None = None
) -> GameState:
    """A round of a game with ballrooms and all promotional cards; these dancers stand there."""
    s = started(level=level, modules=("ballrooms",), promo=True, entrance=entrance).state
    house = house_of(s)
    offered, room = house.offered, house.rehearsal[YOURS]
    house.open_house(s, house.boards, offered)
    house.furnish(s, YOURS, room)
    stand(s, HERS, hers)
    stand(s, YOURS, yours)
    s.round = round
    t.dice(s, 2, 2, 2, 2, 2)
    return s


def dancers(s: GameState, which: int, seat: int = HERS) -> tuple[int, ...]:
    return house_of(s).rows(seat, which)


def sent(events: list[Event]) -> list[tuple[int | None, str, int | None]]:
    return [
        (e.details["guest"], e.details["ballroom"], e.details["row"])
        for e in events
        if isinstance(e, Acted) and e.kind == "send_dancer"
    ]


def test_3_the_guest_who_dances_is_chosen_as_any_other() -> None:
    """Of the colour the one with most VP, the hand settles the rest."""
    s = ball()
    t.queue(s, RED_4, t.BLUE_10, RED_1, t.GREEN_5, t.YELLOW_7)
    events = t.turn_of(s, RED_TWO_ARROWS)
    (step,) = t.steps(events, "guest")
    assert (step["guest"], step["rule"], step["why"]) == (RED_4, "color", "best_vp")


def test_3_all_rooms_of_the_colour_occupied_the_best_she_can_house_dances() -> None:
    s = ball()
    t.fill_color(s, rival(s), RED)
    t.queue(s, RED_4, t.BLUE_10, RED_1, t.GREEN_5, t.YELLOW_7)
    events = t.turn_of(s, RED_TWO_ARROWS)
    assert t.steps(events, "guest")[0]["rule"] == "color_full"
    assert sent(events) == [(t.BLUE_10, "middle", 1)]


def test_4_a_guest_who_dances_scores_and_takes_no_room() -> None:
    s = ball()
    t.queue(s, RED_4, t.BLUE_10, RED_1, t.GREEN_5, t.YELLOW_7)
    events = t.turn_of(s, RED_TWO_ARROWS)
    assert t.scored(events, HERS)[0] == (4, ("guest", RED_4))
    assert rival(s).occupied == 0 and rival(s).cafe == []
    assert s.guest_discard[-1] == RED_4 and RED_4 not in s.queue
    assert t.steps(events, "room") == []


def test_4_no_reward_for_a_guest_who_dances() -> None:
    """The Prima Ballerina and all others: nothing but the VP on the card."""
    s = ball()
    rewarded = [g for g, facts in s.t.guests.items() if facts.rewards and facts.color == RED]
    for guest in rewarded:
        s = ball()
        t.queue(s, guest, t.BLUE_10, t.YELLOW_1, t.GREEN_5, t.YELLOW_7)
        events = t.turn_of(s, RED_TWO_ARROWS)
        vp = s.t.guests[guest].vp
        assert t.scored(events, HERS) == ([(vp, ("guest", guest))] if vp else [])
        assert (rival(s).emperor, sum(rival(s).kitchen), rival(s).krones) == (1, 0, 0)
    assert len(rewarded) > 5


def test_4_without_ballrooms_the_guest_takes_a_room() -> None:
    s = started(modules=("celebrities",)).state
    t.queue(s, RED_4, t.BLUE_10, RED_1, t.GREEN_5, t.YELLOW_7)
    events = t.turn_of(s, RED_TWO_ARROWS)
    assert [step["guest"] for step in t.steps(events, "room")] == [RED_4]
    assert rival(s).occupied == t.rooms((1, 3))
    assert t.steps(events, "dancer") == t.steps(events, "ignored") == []


@pytest.mark.parametrize(
    ("round", "one_arrow", "two_arrows"),
    [
        (1, "left", "middle"),
        (2, "left", "middle"),
        (3, "left", "middle"),
        (4, "middle", "right"),
        (5, "middle", "right"),
        (6, "right", "right"),
        (7, "right", "right"),
    ],
)
def test_5_which_ballroom_by_round(round: int, one_arrow: str, two_arrows: str) -> None:
    s = ball(round)
    events = [*t.turn_of(s, 216), *t.turn_of(s, RED_TWO_ARROWS)]
    assert [where for _, where, _ in sent(events)] == [one_arrow, two_arrows]
    assert [step["rule"] for step in t.steps(events, "dancer")] == ["shown", "shown"]


@pytest.mark.parametrize(
    ("round", "to", "full", "goes", "rule"),
    [
        (1, "next", "left", ("middle", 1), "full"),
        (1, "next", "left middle", ("right", 1), "full"),
        (1, "next", "left middle right", ("balcony", None), "balcony"),
        (4, "next", "left middle", ("right", 1), "full"),
        (6, "next", "left right", ("balcony", None), "balcony"),
        (2, "after_next", "middle", ("right", 1), "full"),
        (2, "after_next", "middle right", ("balcony", None), "balcony"),
        (5, "after_next", "right", ("balcony", None), "balcony"),
        (7, "after_next", "left middle right", ("balcony", None), "balcony"),
    ],
)
def test_5_a_full_ballroom_sends_her_to_the_right_and_at_last_onto_the_balcony(
    round: int, to: str, full: str, goes: tuple[str, int | None], rule: str
) -> None:
    """Fewer dancers than spaces are in the game: the others are anybody's."""
    s = ball(round)
    house = house_of(s)
    house.spaces = tuple(
        tuple(8 + YOURS + 1 for _ in row) if ("left", "middle", "right", "")[i // 3] in full.split() else row
        for i, row in enumerate(house.spaces)
    )
    events = t.turn_of(s, 216 if to == "next" else RED_TWO_ARROWS)
    assert [where[1:] for where in sent(events)] == [goes]
    (step,) = t.steps(events, "dancer")
    assert (step["ballroom"], step["row"], step["rule"]) == (*goes, rule)


def test_5_a_full_ballroom_with_space_only_to_its_left_does_not_send_her_back() -> None:
    s = ball(6)
    house = house_of(s)
    house.spaces = tuple((9,) * len(row) if 6 <= i < 9 else row for i, row in enumerate(house.spaces))
    assert target(s, "next").rule == "balcony"


def test_6_the_lowest_row_with_a_free_space() -> None:
    s = ball(hers="left-1 left-1 left-1 left-1")
    assert sent(t.turn_of(s, 216))[0][1:] == ("left", 2)
    s = ball(hers="left-1 left-1 left-1 left-1 left-2 left-2 left-2")
    assert sent(t.turn_of(s, 216))[0][1:] == ("left", 3)


def test_6_a_space_that_has_become_free_below_comes_first() -> None:
    s = ball(hers="left-1 left-1 left-1 left-1 left-2")
    house_of(s).remove(HERS, 0, 2)
    events = t.turn_of(s, 216)
    (act,) = [e for e in events if isinstance(e, Acted) and e.kind == "send_dancer"]
    assert (act.details["row"], act.details["space"]) == (1, 3)


def test_6_she_pays_nothing_and_has_no_row_bonus() -> None:
    s = ball(hers="left-1 left-1 left-1 left-1")
    boards = house_of(s).boards
    house_of(s).boards = ("zur-kettenbruecke", *(b for b in boards if b != "zur-kettenbruecke"))[:3]
    t.queue(s, t.YELLOW_7, t.BLUE_10, RED_1, t.GREEN_5, t.RED_0)
    events = t.turn_of(s, 216)
    (act,) = [e for e in events if isinstance(e, Acted) and e.kind == "send_dancer"]
    assert act.details == {
        "guest": t.YELLOW_7, "ballroom": "left", "row": 2, "space": 1, "area": None, "cost": 0,
    }  # fmt: skip
    assert t.scored(events, HERS) == [(7, ("guest", t.YELLOW_7))]


def test_6_the_human_pays_for_it_as_ever_and_she_leaves_the_spaces_taken() -> None:
    """6.17: her dancers fill spaces as all others'."""
    s = ball(yours="left-1 left-1 left-1")
    t.turn_of(s, 216)
    house = house_of(s)
    assert house.free_space(0) == -1 and dancers(s, 0) == (1, 0, 0)
    assert dancers(s, 0, YOURS) == (3, 0, 0)


def test_7_a_dancer_below_goes_without_a_guest() -> None:
    s = ball()
    t.queue(s, RED_4, t.BLUE_10, RED_1, t.GREEN_5, t.YELLOW_7)
    events = t.turn_of(s, 215)  # any guest to a room, then a dancer
    assert sent(events) == [(None, "left", 1)]
    assert len(t.steps(events, "room")) == 1
    (act,) = [e for e in events if isinstance(e, Acted) and e.kind == "send_dancer"]
    assert act.source == ("solo", 215)


@pytest.mark.parametrize(("level", "number"), [("easy", 0), ("medium", 1), ("hard", 1)])
def test_7_a_dancer_below_counts_from_its_level_on(level: str, number: int) -> None:
    s = ball(level=level)
    events = t.turn_of(s, 217)  # two arrows from medium on
    assert len(sent(events)) == number
    ignored = [step for step in t.steps(events, "ignored") if step["symbol"] == "dancer"]
    expected = {"symbol": "dancer", "to": "after_next", "from_level": "medium"}
    assert ignored == ([] if number else [expected])


def test_7_without_ballrooms_a_dancer_below_is_nothing() -> None:
    s = started(modules=("celebrities",)).state
    events = t.turn_of(s, 215)
    assert sent(events) == []
    assert t.steps(events, "ignored") == [{"symbol": "dancer", "to": "next"}]


TEN = "left-1 left-1 left-1 left-1 left-2 left-2 left-2 left-3 left-3 middle-1"


def test_8_no_dancer_left_and_the_guest_takes_a_room() -> None:
    s = ball(hers=TEN)
    t.queue(s, RED_4, t.BLUE_10, RED_1, t.GREEN_5, t.YELLOW_7)
    events = t.turn_of(s, RED_TWO_ARROWS)
    assert sent(events) == []
    told = {"guest": RED_4, "to": "after_next", "from_level": "easy"}
    assert t.steps(events, "no_dancer") == [told]
    assert rival(s).occupied == t.rooms((1, 3))
    assert t.scored(events, HERS)[0] == (4, ("guest", RED_4))


def test_8_no_dancer_left_and_a_dancer_below_does_nothing() -> None:
    s = ball(hers=TEN)
    events = t.turn_of(s, 215)
    assert sent(events) == []
    assert t.steps(events, "no_dancer") == [{"guest": None, "to": "next", "from_level": "easy"}]


@pytest.mark.parametrize("card", [224, RED_TWO_ARROWS])  # a green guest to a room; red ones are out
@pytest.mark.parametrize("guest", NOT_ALLOWED_OR_BOUND)
def test_8_guests_bound_to_rooms_or_balls_are_not_bound_for_her(card: int, guest: int) -> None:
    s = ball()
    t.queue(s, guest, 0, 0, 0, 0)
    vp = rival(s).vp
    events = t.turn_of(s, card)
    assert [step["guest"] for step in t.steps(events, "guest")] == [guest]
    if card == 224:
        assert rival(s).occupied == t.rooms((1, 5))
    else:
        assert sent(events) == [(guest, "middle", 1)]
    assert s.guest_discard[-1] == guest and rival(s).cafe == []
    assert rival(s).vp - vp == s.t.guests[guest].vp


def test_8_two_rooms_side_by_side_are_one_for_her() -> None:
    s = ball()
    t.queue(s, 189, 0, 0, 0, 0)
    t.turn_of(s, 224)
    assert rival(s).occupied.bit_count() == 1


def test_8_whom_she_cannot_house_she_does_not_take_and_the_dancer_beside_stays() -> None:
    s = ball()
    rival(s).occupied = ALL_ROOMS
    events = t.turn_of(s, ANY_AND_ONE_MORE)
    assert len(t.steps(events, "no_guest")) == 1
    assert sent(events) == [(None, "left", 1)]  # the one below goes all the same


def test_worked_example_card_214_in_round_2_and_in_round_6() -> None:
    for round, ballroom in ((2, "middle"), (6, "right")):
        s = ball(round)
        t.queue(s, RED_4, t.BLUE_10, RED_1, t.GREEN_5, t.YELLOW_7)
        events = t.turn_of(s, 214)
        assert sent(events) == [(RED_4, ballroom, 1)]
        assert t.scored(events, HERS) == [(4, ("guest", RED_4))]


def test_worked_example_card_228_in_round_4_at_medium() -> None:
    s = ball(4, level="medium")
    t.queue(s, RED_4, t.BLUE_10, RED_1, t.GREEN_5, t.YELLOW_7)
    events = t.turn_of(s, 228)
    assert sent(events) == [(t.BLUE_10, "middle", 1), (None, "middle", 1)]
    assert solo(s).markers == (0, 0, 0)
    ignored = {"symbol": "objective", "letter": "C", "from_level": "hard"}
    assert t.steps(events, "ignored") == [ignored]


def test_worked_example_card_228_with_the_middle_full() -> None:
    s = ball(4, level="medium", hers="middle-1 middle-1 middle-1 middle-1 middle-2",
             yours="middle-2 middle-2 middle-3 middle-3")  # fmt: skip
    assert [where for _, where, _ in sent(t.turn_of(s, 228))] == ["right", "right"]


def test_worked_example_card_232_in_round_7_with_one_space_on_the_right() -> None:
    s = ball(7, hers="right-1 right-1 right-1 right-1 right-2", yours="right-2 right-2 right-3")
    t.queue(s, t.BLUE_10, t.YELLOW_7, RED_1, t.GREEN_5, t.YELLOW_0)
    events = t.turn_of(s, 232)
    assert [step["guest"] for step in t.steps(events, "room")] == [t.YELLOW_7]
    assert sent(events) == [(t.BLUE_10, "right", 3)]
    events = t.turn_of(s, 215)  # a further one
    assert sent(events) == [(None, "balcony", None)]
    assert dancers(s, 2) == (4, 1, 2)


def test_17_two_dancers_of_one_guest_take_one_space() -> None:
    """E. Doolittle's second dancer of the human stands beside the first."""
    s = ball(yours="left-1")
    house_of(s).take_from_area(YOURS, 3)
    house_of(s).put_beside(YOURS, 0, 0)
    t.turn_of(s, 216)
    assert dancers(s, 0, YOURS) == (2, 0, 0) and dancers(s, 0) == (1, 0, 0)
    assert house_of(s).spaces[0].count(0) == 2


def test_sushi_resort_a_guest_who_dances_moves_no_token() -> None:
    s = ball(entrance="sushi")
    entrance = entrance_of(s)
    assert isinstance(entrance, SushiResort)
    entrance.rooms, entrance.guests = rooms("13 14"), ()
    t.queue(s, RED_4, t.BLUE_10, RED_1, t.GREEN_5, t.YELLOW_7)
    events = t.turn_of(s, RED_TWO_ARROWS)
    assert (entrance.rooms, entrance.guests) == (rooms("13 14"), ())
    assert t.steps(events, "token_moved") == []


def test_sushi_resort_a_guest_with_a_token_gives_8_vp_at_a_ball_too() -> None:
    s = ball(entrance="sushi")
    entrance = entrance_of(s)
    assert isinstance(entrance, SushiResort)
    t.queue(s, RED_4, t.BLUE_10, RED_1, t.GREEN_5, t.YELLOW_7)
    entrance.guests = (RED_4,)
    events = t.turn_of(s, RED_TWO_ARROWS)
    assert t.scored(events, HERS)[:2] == [(8, ("entrance", "sushi")), (4, ("guest", RED_4))]
    assert not entrance.guests


def test_her_dancers_are_always_ten() -> None:
    s = ball()
    for card in (214, 215, 216, 217, 220, 223, 225, 228, 230, 232):
        t.queue(s, RED_4, t.BLUE_10, RED_1, t.GREEN_5, t.YELLOW_7)
        t.dice(s, 2, 2, 2, 2, 2)
        rival(s).occupied = 0
        t.turn_of(s, card)
        house: House = house_of(s)
        assert house.resting(HERS) + house.in_ballrooms(HERS) == 10
    assert house_of(s).resting(HERS) == 0
