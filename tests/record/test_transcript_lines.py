"""Transcripts line by line: what each event is told as, and in which order."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gah_desktop.engine import Setup
from gah_desktop.engine import events as e
from gah_desktop.engine.scoring import Score, ScoreLine
from gah_desktop.record.transcript import lines, source_name

GUEST: e.Source = ("guest", 75)
PLAIN = Setup(seed=1, names=("Anna", "Ben"), kinds=("human", "random"), boards=("day-A", "day-C"))
SOLO = Setup(solo="leopold", level="hard", entrance="random")
DEALT = e.Dealt(1, ("A1", "B1", "C1"), ("A2", "B2", "C2"), (50, 51), ((1, 2), (3,)), {"pile": (4, 5)})
Line = dict[str, Any]


def told(*events: e.Event, setup: Setup = PLAIN) -> list[Line]:
    return [json.loads(line) for line in lines(events, setup)]


def solo(step: str, card: int = 203, **details: Any) -> e.SoloStep:
    return e.SoloStep(card, step, details)


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (
            e.Rolled(2, (0, 2, 1, 0, 0, 1, 3), 1),
            {"t": "roll", "round": 2, "dice": [0, 2, 1, 0, 0, 1, 3], "dustbin": 1},
        ),
        (e.TurnBegan(3, 1, 4), {"t": "turn", "round": 3, "seat": 1, "number": 4}),
        (e.Revealed(75), {"t": "reveal", "guest": 75}),
        (e.Revealed(0), {"t": "reveal", "guest": None}),
        (e.Reshuffled("guests"), {"t": "deck", "what": "guests"}),
        (
            e.Drew(1, (14, 20), "hand", GUEST),
            {"t": "draw", "seat": 1, "staff": [14, 20], "to": "hand", "source": "guest:75"},
        ),
        (
            e.Acted(1, "use_staff", {"staff": 7, "cost": 2}, ("staff", 7)),
            {"t": "act", "seat": 1, "kind": "use_staff", "staff": 7, "cost": 2, "source": "staff:7"},
        ),
        (e.Gained(0, 3, 0, None, GUEST), {"t": "gain", "seat": 0, "krones": 3, "source": "guest:75"}),
        (e.Gained(0, 0, -2, None, GUEST), {"t": "gain", "seat": 0, "steps": -2, "source": "guest:75"}),
        (
            e.Gained(1, 0, 0, (1, 0, 2, 0, 0), GUEST),
            {
                "t": "gain",
                "seat": 1,
                "source": "guest:75",
                "items": {"strudel": 1, "wine": 2},
            },
        ),
        (e.Scored(1, 8, ("track", 3)), {"t": "vp", "seat": 1, "amount": 8, "source": "track:3"}),
        (
            e.EmperorVisited(3, 1, 8, 5, 4, "reward"),
            {"t": "emperor", "round": 3, "seat": 1, "space": 8, "vp": 5, "to": 4, "result": "reward"},
        ),
    ],
)
def test_an_event_is_a_line(event: e.Event, line: Line) -> None:
    assert told(event) == [line]


@pytest.mark.parametrize("event", [e.EmperorSettled(3, 0), e.Passed(2), e.RoundEnded(2)])
def test_what_its_lines_around_it_say_has_no_line(event: e.Event) -> None:
    assert told(event) == []


@pytest.mark.parametrize(
    ("source", "name"),
    [
        *((("serve", 0), "serve"), (("turn", 0), "turn"), (("setup", 0), "setup"), (("final", 0), "final")),
        *((("room", 403), "room:4-3"), (("room", 110), "room:1-10"), (("room", "all"), "room:all")),
        *((("die", 3), "die:3"), (("emperor", "B2"), "emperor:B2"), (("solo", 203), "solo:203")),
        (("entrance", "sushi"), "entrance:sushi"),
    ],
)
def test_where_something_comes_from(source: e.Source, name: str) -> None:
    assert source_name(source) == name


def test_the_set_up() -> None:
    assert told(DEALT) == [
        {
            "t": "setup",
            "format": 1,
            "ruleset": "deluxe",
            "deal": "normal",
            "promo": False,
            "players": [
                {"seat": 0, "name": "Anna", "kind": "human", "board": "day-A"},
                {"seat": 1, "name": "Ben", "kind": "random", "board": "day-C"},
            ],
            "first": 1,
            "objectives": ["A1", "B1", "C1"],
            "emperor": ["A2", "B2", "C2"],
            "queue": [50, 51],
            "hands": [[1, 2], [3]],
        }
    ]


def test_the_set_up_of_a_solo_game_knows_the_entrance_that_is_drawn_after_it() -> None:
    drawn = solo("entrance", 0, name="sushi")
    first, second = told(DEALT, drawn, setup=SOLO)
    assert first["solo"] == {"opponent": "leopold", "level": "hard", "entrance": "sushi", "seat": 1}
    assert first["pile"] == [4, 5]
    step = {"step": "entrance", "name": "sushi"}
    assert second == {"t": "solo", "card": None, "level": "hard", "steps": [step]}
    assert told(DEALT, setup=SOLO)[0]["solo"]["entrance"] == "random"


def test_the_end() -> None:
    sheet = (
        ScoreLine("end_staff", 7, parts=((31, 4), (41, 3))),
        ScoreLine("rooms", 12, parts=((1, 5), (2, 7))),
        *(ScoreLine("krones", 9), ScoreLine("items", 2), ScoreLine("cafe", -5)),
    )
    (line,) = told(e.Ended((Score(0, 61, sheet, 86, 11), Score(1, 40, (), 40, 0)), (0,)))
    assert line == {
        "t": "end",
        "scores": [
            {
                "seat": 0,
                "game": 61,
                "staff": {"31": 4, "41": 3},
                "rooms": 12,
                "krones": 9,
                "items": 2,
                "cafe": -5,
                "total": 86,
                "tie": 11,
            },
            {
                "seat": 1,
                "game": 40,
                "staff": {},
                "rooms": 0,
                "krones": 0,
                "items": 0,
                "cafe": 0,
                "total": 40,
                "tie": 0,
            },
        ],
        "winners": [0],
    }


# States


def kinds(found: list[Line]) -> list[str]:
    return [f"{line['t']} {line['seat']}" if line["t"] == "state" else line["t"] for line in found]


def test_a_state_that_changed_stands_before_the_next_thing_that_is_done() -> None:
    gain, act = e.Gained(1, 3, 0, None, GUEST), e.Acted(0, "use_staff", {"staff": 31}, ("staff", 31))
    found = told(DEALT, gain, e.Scored(1, 2, GUEST), act)
    assert kinds(found) == ["setup", "gain", "vp", "state 1", "act"]
    assert found[3] == {
        "t": "state",
        "seat": 1,
        "krones": 13,
        "emperor": 0,
        "vp": 2,
        "kitchen": {"strudel": 1, "cake": 1, "wine": 1, "coffee": 1},
        "cafe": [],
        "rooms": "." * 20,
        "hand": [3],
        "staff": [],
        "used": [],
        "objectives": [],
    }


@pytest.mark.parametrize(
    "event",
    [
        e.Acted(0, "use_staff", {"staff": 31}, ("staff", 31)),
        e.TurnBegan(1, 0, 1),
        e.Rolled(1, (0, 1, 0, 0, 0, 0, 0), 0),
        e.EmperorVisited(3, 0, 0, 0, 0, "nothing"),
        e.Passed(1),
        e.Ended((), (0,)),
    ],
)
def test_states_stand_before_each_of_these(event: e.Event) -> None:
    told_before = kinds(told(DEALT, e.Scored(1, 2, GUEST), event))
    assert told_before[:3] == ["setup", "vp", "state 1"]


@pytest.mark.parametrize("event", [e.Revealed(75), e.Reshuffled("guests"), e.RoundEnded(1)])
def test_states_wait_for_the_end_otherwise(event: e.Event) -> None:
    assert kinds(told(DEALT, e.Scored(1, 2, GUEST), event))[-1] == "state 1"


def test_a_state_that_is_as_before_is_not_told_again() -> None:
    turn = e.TurnBegan(1, 0, 1)
    assert kinds(told(DEALT, turn, e.Scored(0, 2, GUEST), turn, turn)) == [
        *("setup", "turn", "vp", "state 0", "turn", "turn"),
    ]


def test_after_the_emperor_the_state_is_told_though_nothing_changed() -> None:
    assert kinds(told(DEALT, e.EmperorSettled(3, 0), e.EmperorSettled(3, 1))) == [
        "setup",
        "state 0",
        "state 1",
    ]


# The solo opponent's turn


def test_the_steps_of_a_card_are_one_line_before_what_followed_from_them() -> None:
    took = e.Acted(1, "take_die", {"face": 3}, ("solo", 203))
    found = told(
        *(DEALT, e.TurnBegan(1, 1, 2), solo("card", hand="left_to_right"), solo("die", face=3), took),
        *(e.Scored(1, 4, ("solo", 203)), solo("no_guest"), e.TurnBegan(1, 0, 3)),
        setup=SOLO,
    )
    assert kinds(found) == ["setup", "turn", "solo", "act", "vp", "state 1", "turn"]
    assert found[2] == {
        "t": "solo",
        "card": 203,
        "level": "hard",
        "steps": [
            {"step": "card", "hand": "left_to_right"},
            {"step": "die", "face": 3},
            {"step": "no_guest"},
        ],
    }


def test_what_an_entrance_does_beside_the_card_has_a_line_of_its_own() -> None:
    found = told(DEALT, solo("card"), solo("star_removed", 0, floor=2), e.TurnBegan(1, 0, 3), setup=SOLO)
    assert kinds(found) == ["setup", "solo", "solo", "turn"]
    assert [line["card"] for line in found[1:3]] == [203, None]


def test_the_opponents_turn_may_be_the_last_that_is_told() -> None:
    found = told(DEALT, solo("card"), e.Scored(1, 4, ("solo", 203)), setup=SOLO)
    assert kinds(found) == ["setup", "state 1", "solo", "vp"]


def test_names_are_written_as_they_are() -> None:
    first = next(lines([DEALT], Setup(names=("Béla", "陳"))))
    assert '"Béla"' in first and '"陳"' in first


# What is declined


@pytest.mark.parametrize(
    ("what", "word"),
    [
        *(("prepare_room", "rooms"), ("prepare_and_occupy", "rooms"), ("rooms", "rooms")),
        *(("occupy_room", "occupy"), ("play_staff", "staff"), ("take_guest_free", "guest")),
        *(("take_guest_and_fill_order", "guest"), ("send_dancer", "dancer"), ("gain_krones", "gain_krones")),
    ],
)
def test_one_thing_that_is_declined_has_one_name(what: str, word: str) -> None:
    (line,) = told(e.Acted(0, "decline", {"what": what, "part": "all"}, ("row", "left-2")))
    assert line == {
        "t": "act",
        "seat": 0,
        "kind": "decline",
        "what": word,
        "part": "all",
        "source": "row:left-2",
    }
