"""What is wrong with a position: a sentence for every code, with its place and its values."""

from __future__ import annotations

from typing import Any

import pytest

from gah_desktop.engine.problems import ProblemCode, problem
from gah_desktop.text.problems import SENTENCES, problem_text

ANY: dict[str, int | str] = {"guest": 75, "item": "wine", "entrance": 3, "color": "blue", "letter": "B"}
TOLD: list[tuple[str, ProblemCode, dict[str, Any], str]] = [
    ("", ProblemCode.NOT_A_POSITION, {}, "This is not a position."),
    (
        "version",
        ProblemCode.NEWER_POSITION,
        {"found": 7, "known": 1},
        "version: The position comes from a newer version of the game (7; this one reads up to 1).",
    ),
    (
        "players[1].krones",
        ProblemCode.OUT_OF_RANGE,
        {"value": 25, "least": 0, "most": 20},
        "players[1].krones: 25 is not possible here; possible is 0 to 20.",
    ),
    (
        "players[2].cafe[0]",
        ProblemCode.CARD_TWICE,
        {"card": 75, "other": "queue[3]"},
        "players[2].cafe[0]: Card 75 is there twice; the other place is queue[3].",
    ),
    (
        "players[2].cafe[0].items",
        ProblemCode.NOT_ORDERED,
        {"guest": 75, "item": "strudel", "number": 2},
        "players[2].cafe[0].items: The guest Baroness has not ordered as much as this: 2 strudel.",
    ),
    (
        "players[0].cafe",
        ProblemCode.CAFE_FULL,
        {"number": 4, "tables": 3},
        "players[0].cafe: The café has more guests (4) than tables (3).",
    ),
    (
        "players[0].vacant",
        ProblemCode.ROOM_ALONE,
        {"room": "3-3"},
        "players[0].vacant: Room 3-3 is not connected with the room at the bottom left.",
    ),
    (
        "dice",
        ProblemCode.DICE_DIFFER,
        {"number": 15, "expected": 12},
        "dice: This makes 15 dice with those on tiles and in the dustbin; the game has 12.",
    ),
    (
        "players[3].vp_sources",
        ProblemCode.VP_DIFFER,
        {"vp": -3, "total": 11},
        "players[3].vp_sources: The sources come to 11 VP, but the player has −3 VP.",
    ),
    (
        "modules.hotels.owned[1]",
        ProblemCode.NOT_OFFERED,
        {"entrance": 3},
        "modules.hotels.owned[1]: The entrance Dove is not among those offered.",
    ),
    (
        "pending[0]",
        ProblemCode.UNKNOWN_DECISION,
        {"kind": "juggle"},
        "pending[0]: There is no decision “juggle” in this game.",
    ),
]


@pytest.mark.parametrize(("path", "code", "values", "told"), TOLD, ids=[code.value for _, code, _, _ in TOLD])
def test_a_problem_is_told_with_its_place(
    path: str, code: ProblemCode, values: dict[str, Any], told: str
) -> None:
    assert problem_text(problem(path, code, **values)) == told


@pytest.mark.parametrize("code", ProblemCode)
def test_every_code_has_a_sentence(code: ProblemCode) -> None:
    _, names = SENTENCES[code]
    values = {name: ANY.get(name, 7) for name in (*names, "number")}
    told = problem_text(problem("turn", code, **values))
    assert told.startswith("turn: ") and told.endswith(".") and "%" not in told
    for name in names:
        assert name in ("guest", "item", "entrance", "color") or str(values[name]) in told
