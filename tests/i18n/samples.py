"""For the tests of the translations: one of each act, event, step and reason, in each way it can be told."""

from __future__ import annotations

from itertools import product
from typing import Any, NamedTuple

from gah_desktop.engine import events as e
from gah_desktop.modules.elisabeth.words import AIMED, PLACED, TAKEN
from gah_desktop.modules.solo.words.steps import (
    DIE_RULES,
    DIE_WHY,
    GUEST_RULES,
    GUEST_WHY,
    OBJECTIVE_RULES,
    ROOM_RULES,
)
from gah_desktop.text.decisions import DECLINES

NAMES = ("Anna", "Ben", "Carl", "Dora")
NO_ITEMS = {"strudel": 0, "cake": 0, "wine": 0, "coffee": 0, "champagne": 0}
ROOM = {"floor": 2, "column": 3}

ACTS: dict[str, tuple[dict[str, Any], ...]] = {
    "draft": ({"staff": 14},),
    "keep_staff": ({"staff": (1, 2, 3, 4, 5, 6)},),
    "choose_guest": ({"guest": 75},),
    "take_guest": ({"guest": 75, "cost": 0}, {"guest": 75, "cost": 1}, {"guest": 75, "cost": 3}),
    "take_die": (
        {"face": 2, "as": 0},
        {"face": 2, "as": 2, "strength": 3, "cost": 0},
        {"face": 2, "as": 2, "strength": 3, "cost": 1},
        {"face": 6, "as": 4, "strength": 1, "cost": 0},
        {"face": 6, "as": 4, "strength": 1, "cost": 2},
    ),
    "extra_action": (
        {"face": 5, "as": 5, "boost": False, "strength": 2, "cost": 0},
        {"face": 6, "as": 4, "boost": True, "strength": 2, "cost": 2},
    ),
    "choose_items": ({"items": NO_ITEMS}, {"items": {"strudel": 2, "cake": 1, "wine": 1, "coffee": 3}}),
    "place": ({"item": "cake", "to": "kitchen"}, {"item": "cake", "to": 75}),
    "prepare": ({**ROOM, "cost": 0}, {**ROOM, "cost": 1}),
    "occupy": (ROOM,),
    "split": ({"krones": 2, "steps": 0}, {"krones": 0, "steps": 1}, {"krones": 1, "steps": 2}),
    "play_staff": ({"staff": 14, "cost": 0}, {"staff": 14, "cost": 1}, {"staff": 14, "cost": 4}),
    "return_staff": ({"staff": 14},),
    "fill_order": ({"guest": 75},),
    "serve": (
        {"moves": [{"item": "wine", "guest": 75}], "cost": 0},
        {"moves": [{"item": "wine", "guest": 75}, {"item": "cake", "guest": 60}], "cost": 1},
    ),
    "move_guest": ({"guest": 75, **ROOM},),
    "use_staff": ({"staff": 2},),
    "collect": ({"part": 1},),
    "extra_turn": ({},),
    "claim": ({"objective": "B2"},),
    "remove_room": (ROOM,),
    "discard_staff": ({"staff": 30},),
    "pay_penalty": ({"cost": 1},),
    "take_penalty": ({"which": "left"}, {"which": "right"}),
    "feed_rival": ({"guest": 75},),
    "choose_rehearsal": ({"room": "cellar"},),
    "send_dancer": (
        {"guest": 75, "ballroom": "left", "row": 1, "space": 2, "area": 3, "cost": 1},
        {"guest": None, "ballroom": "balcony", "row": None, "space": None, "area": 1, "cost": 0},
    ),
    "remove_dancer": ({"ballroom": "right", "row": 3, "space": 1},),
    "turn_down": ({"staff": 166},),
    "exchange": ({"give": {"strudel": 2}, "take": {"wine": 1, "coffee": 1}},),
    "bid": ({"entrance": 4, "amount": 0}, {"entrance": 4, "amount": 3}),
    "choose_entrance": ({"entrance": 7},),
    "second_guest": ({"guest": 75, "slot": 4, "cost": 0}, {"guest": 75, "slot": 2, "cost": 2}),
    "move_die": tuple({"from": 2, "to": 3, "color": color} for color in ("white", "red", "yellow", "blue")),
    "retreat": ({"steps": 1, "tile": "A2"}, {"steps": 3, "tile": "C4"}),
    "use_guest": ({"guest": 190},),
    "decline": tuple({"what": what} for what in (*DECLINES, "gain_krones")),
    "pass": ({},),
    "end_turn": ({},),
}

GUEST = {"color": "blue", "guest": 60, "vp": 4, "slot": 0}
SOLO: dict[str, tuple[dict[str, Any], ...]] = {
    "card": tuple(
        {"level": level, "hand": hand, "left": 3}
        for level, hand in product(("easy", "medium", "hard"), ("left_to_right", "right_to_left"))
    ),
    "ignored": (
        *(
            {"symbol": symbol, "from_level": "hard", "color": "any", "steps": steps}
            for symbol, steps in (("guest", 0), ("emperor", 1), ("emperor", 2), ("staff", 0))
        ),
        {"symbol": "objective", "from_level": "hard", "letter": "any"},
        {"symbol": "dancer", "from_level": "hard", "to": "next"},
        {"symbol": "dancer", "to": "next"},
    ),
    "guest": tuple(
        {**GUEST, "rule": rule, "why": why, "candidates": [[0, 60, 4], [2, 75, 5]]}
        for rule, why in product(GUEST_RULES, GUEST_WHY)
    ),
    "no_guest": ({"color": "red"},),
    "room": tuple({"guest": 60, "color": "blue", **ROOM, "rule": rule} for rule in ROOM_RULES),
    "die": tuple(
        {"wanted": [1, 2], "face": 2, "rule": rule, "why": why} for rule, why in product(DIE_RULES, DIE_WHY)
    ),
    "no_die": ({},),
    "emperor": ({"steps": 1, "to": 3, "beyond": 0}, {"steps": 3, "to": 13, "beyond": 1}),
    "staff": ({"staff": 30, "left": 1}, {"staff": 30, "left": 4}),
    "pile_empty": ({},),
    "objective": tuple(
        {"letter": "B", "objective": "B2", "rule": rule, "why": why, "marker": marker}
        for rule, why, marker in product(OBJECTIVE_RULES, ("only", "least", "hand"), (1, 2, 3))
    ),
    "objectives_done": ({},),
    "dancer": tuple(
        {"ballroom": "right", "row": row, "guest": guest, "to": to, "aimed": "middle", "rule": rule}
        for row, guest, to, rule in product((2, None), (140, None), AIMED, PLACED)
    ),
    "no_dancer": ({"guest": 140, "to": "next"}, {"guest": None, "to": "next"}),
    "celebrity": tuple(
        {"color": color, "tile": 2, "vp": 4, "candidates": [["red", 1, 3], ["blue", 2, 4]], "why": why}
        for color, why in product(TAKEN, ("only", "best_vp", "hand"))
    ),
    "entrance": tuple({"name": name} for name in ("hautel", "stars", "sushi", "toll")),
    "reserved": ({"guest": 60, **ROOM},),
    "pool": ({"items": [1, 2, 0, 3]},),
    "refilled": ({"face": 3, "item": "wine"}, {"face": 3, "item": 0}),
    "star": ({"tokens": 1}, {"tokens": 5}),
    "stars_full": ({"tokens": 9},),
    "star_removed": ({"floor": 2, "tokens": 1}, {"column": 2, "tokens": 5}),
    "stars_scored": ({"row": 2, "vp": 1}, {"row": 2, "vp": 6}),
    "token_moved": ({"guest": 60, **ROOM},),
    "token_lost": (ROOM,),
    "token_scored": ({"guest": 60, "why": "rightmost"}, {"guest": 60, "why": "taken"}),
    "token_returned": ({"guest": 60},),
    "toll_token": ({"face": 3, "tokens": 1}, {"face": 3, "tokens": 2}),
    "toll_waived": ({"face": 3},),
    "toll_scored": ({"face": 3, "tokens": 2},),
    "item_returned": ({"item": "coffee"},),
    "order_filled": ({"guest": 60, **ROOM},),
}

SOURCES: tuple[e.Source, ...] = (
    *(("guest", 75), ("staff", 14), ("objective", "A1"), ("emperor", "B2"), ("die", 3), ("group", 2)),
    *(("room", 403), ("track", 3), ("track", 13), ("serve", 0), ("turn", 0), ("setup", 0), ("final", 0)),
    *(("solo", 203), ("entrance", "sushi")),
    *(("ballroom", "left"), ("row", "middle-2"), ("area", 3), ("celebrity", 2)),
    *(("entrance", 4), ("own", "A3"), ("own_objective", "A3")),
)


class Total(NamedTuple):
    """What the sentence about the end reads of a score."""

    seat: int
    total: int


EVENTS: tuple[e.Event, ...] = (
    e.Dealt(1, ("A1", "B1", "C1"), ("A1", "B1", "C1"), (50, 51, 52, 53, 54), (), {}),
    e.Rolled(1, (0, 2, 1, 3, 0, 1, 3), 0),
    e.TurnBegan(2, 1, 3),
    e.TurnBegan(2, 1, 0),
    e.Revealed(0),
    e.Revealed(75),
    e.Reshuffled("guests"),
    e.Drew(0, (14,), "hand", ("guest", 75)),
    e.Drew(0, (14, 20), "hand", ("guest", 75)),
    *(
        e.Gained(0, krones, 0, None, source)
        for krones in (1, 3, -1, -3)
        for source in SOURCES
        if source[0] not in ("solo", "entrance")
    ),
    *(e.Gained(0, 0, steps, None, ("guest", 75)) for steps in (1, 2, -1, -2)),
    e.Gained(0, 0, 0, (1, 2, 0, 3, 1), ("guest", 75)),
    e.Gained(0, 0, 0, (0, -1, -2, 0, 0), ("emperor", "C4")),
    *(e.Scored(0, amount, ("guest", 75)) for amount in (1, 5, -1, -5)),
    e.Passed(3),
    *(e.EmperorVisited(3, 0, 6, 5, 3, result) for result in ("reward", "nothing", "penalty", "avoided")),
    e.BallroomScored(3, "left", "odeonsaal", ((1, 0, 0), (2, 1, 0))),
    *(e.DancersGone(0, number, ("emperor", "C5")) for number in (1, 2)),
    e.CelebrityTaken(0, 7, "red"),
    e.LoungeChanged((1, 7, 2), (3,)),
    e.TokenTaken(0, 4, "column", ("entrance", 3)),
    e.RoundEnded(3),
    e.Ended((Total(0, 88), Total(1, 74)), (0,)),
    e.Ended((Total(0, 88), Total(1, 88)), (0, 1)),
    *(e.Acted(0, kind, details, ("turn", 0)) for kind, ways in ACTS.items() for details in ways),
    *(e.SoloStep(203, step, details) for step, ways in SOLO.items() for details in ways),
)

PARAMS: dict[str, int | str] = {
    "pending": "place",
    "cost": 2,
    "rest": 1,
    "krones": 1,
    "face": 3,
    "as_action": 4,
    "item": "wine",
    "guest": 75,
    "total": 3,
    "max_floor": 2,
    "rooms": 2,
    "color": "red",
    "floor": 4,
    "staff": 14,
    "objective": "A1",
    "area": 2,
    "champagne": 1,
    "steps": 2,
    "thing": "guest",
    "celebrity": 2,
    "least": 3,
}
#: What the errors of save files tell.
ERROR: dict[str, int | str] = dict.fromkeys(
    (
        *("bytes", "limit", "byte", "found", "known", "line", "column", "key", "number", "path", "what"),
        *("expected", "detail", "section", "id", "field", "entry", "kind"),
    ),
    7,
)
