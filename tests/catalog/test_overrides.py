"""An owner's corrections: good ones count, bad ones are named one by one and change nothing."""

import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from gah_desktop.catalog import corrected_catalog, load_catalog
from gah_desktop.catalog.basics import OVERRIDES_FILE
from gah_desktop.catalog.overrides import apply_overrides, open_values
from gah_desktop.files import Fault, FileError

BUILT_IN = load_catalog()


def test_good_corrections_count() -> None:
    data = {
        "guests": {"117": {"vp": 4, "order": {"strudel": 2, "wine": 1}, "color": "blue"}},
        "boards": {"day-B": {"colors": list(BUILT_IN.board("day-A").colors)}},
    }
    catalog, problems = apply_overrides(BUILT_IN, data)
    assert problems == []
    guest = catalog.guests[117]
    assert (guest.vp, guest.order.counts, guest.color) == (4, (2, 0, 1, 0, 0), "blue")
    assert guest.rewards == BUILT_IN.guests[117].rewards
    assert catalog.board("day-B").rooms == BUILT_IN.board("day-A").rooms
    assert catalog.overrides == data
    assert BUILT_IN.guests[117].vp == 3


def test_starter_sets_change_as_a_whole() -> None:
    swap = {"staff": {"1": {"starter_set": "A"}, "3": {"starter_set": "B"}}}
    catalog, problems = apply_overrides(BUILT_IN, swap)
    assert problems == []
    assert catalog.starter_set("A") == (1, 6, 9, 38, 39, 48)
    assert catalog.starter_set("B") == (3, 13, 25, 30, 32, 44)

    catalog, problems = apply_overrides(BUILT_IN, {"staff": {"1": {"starter_set": None}}})
    assert [(p.section, p.field, p.expected) for p in problems] == [
        ("staff", "starter_set", "starter_sets_of_six")
    ]
    assert catalog is BUILT_IN


@pytest.mark.parametrize(
    ("data", "card", "field", "expected"),
    [
        ({"guests": {"117": {"color": "purple"}}}, "117", "color", "guest_color"),
        ({"guests": {"117": {"vp": -1}}}, "117", "vp", "vp"),
        ({"guests": {"117": {"vp": "4"}}}, "117", "vp", "vp"),
        ({"guests": {"117": {"vp": 100}}}, "117", "vp", "vp"),  # no save file could hold 10 ** 30
        ({"guests": {"118": {"order": {"beer": 1}}}}, "118", "order", "plain_order"),
        ({"guests": {"118": {"order": {"wine": 5}}}}, "118", "order", "plain_order"),
        ({"guests": {"118": {"order": {}}}}, "118", "order", "plain_order"),
        ({"guests": {"49": {"vp": 3}}}, "49", "vp", "open_value"),
        ({"guests": {"117": {"rewards": []}}}, "117", "rewards", "open_value"),
        ({"guests": {"117": {"name": "x"}}}, "117", "name", "known_field"),
        ({"guests": {"119": {"vp": 3}}}, "119", "", "known_id"),
        ({"guests": {"117": 3}}, "117", "", "object"),
        ({"guests": []}, "", "", "object"),
        ({"staff": {"2": {"starter_set": "E"}}}, "2", "starter_set", "starter_letter"),
        ({"staff": {"2": {"cost": 1}}}, "2", "cost", "open_value"),
        ({"boards": {"day-A": {"colors": ["bbbbb"] * 4}}}, "day-A", "colors", "board_colors"),
        ({"boards": {"night": {"colors": ["bbbbb"] * 4}}}, "night", "colors", "open_value"),
        ({"dice": {"2": 11}}, "", "", "section"),
        ({"guests": {"117": {"set": "base"}}}, "117", "set", "known_field"),
        ({"guests": {"117": {"order": [2, 0, 1, 0]}}}, "117", "order", "plain_order"),
        ({"guests": {"117": {"order": {"wine": -1, "cake": 2}}}}, "117", "order", "plain_order"),
        ({"guests": {"117": {"vp": True}}}, "117", "vp", "vp"),
        ({"boards": {"day-A": {"colors": {"byrrb": 1}}}}, "day-A", "colors", "board_colors"),
        ({"boards": {"day-A": {"colors": "byrr"}}}, "day-A", "colors", "board_colors"),
    ],
)
def test_a_bad_correction_is_named(data: dict[str, Any], card: str, field: str, expected: str) -> None:
    catalog, problems = apply_overrides(BUILT_IN, data, file="mine.json")
    assert [(p.file, p.id, p.field, p.expected) for p in problems] == [("mine.json", card, field, expected)]
    assert catalog is BUILT_IN


def test_one_bad_field_does_not_spoil_the_others() -> None:
    catalog, problems = apply_overrides(BUILT_IN, {"guests": {"117": {"vp": 9, "color": "pink"}}})
    assert (catalog.guests[117].vp, catalog.guests[117].color) == (9, "red")
    assert len(problems) == 1
    assert catalog.overrides == {"guests": {"117": {"vp": 9}}}


def test_corrections_build_up() -> None:
    first, _ = apply_overrides(BUILT_IN, {"guests": {"117": {"vp": 9}}})
    second, _ = apply_overrides(first, {"guests": {"117": {"color": "blue"}, "118": {"vp": 2}}})
    assert second.overrides == {"guests": {"117": {"vp": 9, "color": "blue"}, "118": {"vp": 2}}}
    again, problems = apply_overrides(BUILT_IN, dict(second.overrides))
    assert problems == []
    assert again == second


def test_the_file_is_read(tmp_path: Path) -> None:
    file = tmp_path / OVERRIDES_FILE
    assert load_catalog(file) is BUILT_IN
    file.write_text(json.dumps({"guests": {"118": {"vp": 5, "color": "pink"}}}), encoding="utf-8")
    catalog = load_catalog(file)
    assert catalog.guests[118].vp == 5
    (problem,) = catalog.override_problems
    assert (problem.file, problem.id, problem.found) == (str(file), "118", '"pink"')


@pytest.mark.parametrize(
    ("text", "expected"), [("{", "readable_file"), ("[]", "object"), ("\udcff", "readable_file")]
)
def test_a_damaged_file_leaves_the_built_in_values(tmp_path: Path, text: str, expected: str) -> None:
    file = tmp_path / OVERRIDES_FILE
    file.write_bytes(text.encode("utf-8", "surrogateescape"))
    catalog = load_catalog(file)
    assert catalog.guests == BUILT_IN.guests
    assert [problem.expected for problem in catalog.override_problems] == [expected]


@pytest.mark.skipif(sys.platform == "win32", reason="pipes of POSIX")
def test_a_pipe_does_not_keep_anybody_waiting(tmp_path: Path) -> None:
    file = tmp_path / OVERRIDES_FILE
    os.mkfifo(file)
    catalog = load_catalog(file)
    assert catalog.guests == BUILT_IN.guests
    assert [problem.expected for problem in catalog.override_problems] == ["readable_file"]


def test_a_file_of_gigabytes_is_not_read(tmp_path: Path) -> None:
    file = tmp_path / OVERRIDES_FILE
    with file.open("wb") as made:
        made.truncate(8 << 30)  # nothing of it is on the disk
    catalog = load_catalog(file)
    (problem,) = catalog.override_problems
    assert isinstance(problem.error, FileError) and problem.error.code is Fault.TOO_LARGE


@pytest.mark.parametrize("depth", [50, 900, 990, 5_000, 200_000])
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("", ""),
        ('{"guests": ', "}"),
        ('{"guests": {"117": ', "}}"),
        ('{"guests": {"117": {"order": ', "}}}"),
        ('{"boards": {"day-A": {"colors": ', "}}}"),
    ],
)
def test_a_file_nested_thousands_deep_is_one_problem(
    tmp_path: Path, depth: int, before: str, after: str
) -> None:
    file = tmp_path / OVERRIDES_FILE
    for left, right in (("[", "]"), ('{"a": ', "}")):
        file.write_text(f"{before}{left * depth}1{right * depth}{after}", encoding="utf-8")
        catalog = load_catalog(file)
        assert len(catalog.override_problems) == 1
        assert catalog.guests == BUILT_IN.guests


def test_a_name_said_twice_counts_neither_time(tmp_path: Path) -> None:
    file = tmp_path / OVERRIDES_FILE
    file.write_text(
        """{
        "guests": {"117": {"vp": 5, "vp": 6, "color": "blue"}, "118": {"vp": 7}, "118": {"vp": 8}},
        "staff": {"1": {"starter_set": "A"}},
        "staff": {"2": {"starter_set": "A"}},
        "boards": {"day-A": {"colors": ["bbbbb"], "colors": ["rrrrr"]}}
        }""",
        encoding="utf-8",
    )
    catalog = load_catalog(file)
    assert catalog.overrides == {"guests": {"117": {"color": "blue"}}}
    assert [(p.section, p.id, p.field, p.expected) for p in catalog.override_problems] == [
        ("guests", "117", "vp", "once"),
        ("guests", "118", "", "once"),
        ("staff", "", "", "once"),
        ("boards", "day-A", "colors", "once"),
    ]


def test_an_item_said_twice_is_no_order(tmp_path: Path) -> None:
    file = tmp_path / OVERRIDES_FILE
    file.write_text('{"guests": {"117": {"order": {"wine": 1, "wine": 2}}}}', encoding="utf-8")
    (problem,) = load_catalog(file).override_problems
    assert (problem.id, problem.field, problem.expected) == ("117", "order", "plain_order")


def test_values_open_to_correction_are_listed() -> None:
    values = open_values(BUILT_IN)
    assert [(v.id, v.field, v.value) for v in values if v.section == "guests"] == [
        ("117", "order", {"wine": 2}),
        ("117", "vp", 3),
        ("117", "color", "red"),
        ("118", "order", {"cake": 1, "coffee": 1}),
        ("118", "vp", 4),
        ("118", "color", "yellow"),
    ]
    letters = {v.id: v.value for v in values if v.section == "staff"}
    assert len(letters) == 24
    assert (letters["9"], letters["25"], letters["40"], letters["2"]) == ("A", "B", "C", "D")
    boards = {v.id: v.value for v in values if v.section == "boards"}
    assert list(boards) == ["day-A", "day-B", "day-C", "day-D"]
    assert boards["day-A"] == ["ryrry", "bybbb", "byrry", "bybbr"]
    assert {v.source for v in values} == {"transcription"}
    assert not any(v.corrected for v in values)
    catalog, _ = apply_overrides(BUILT_IN, {"guests": {"117": {"vp": 9}}})
    assert [(v.id, v.field, v.value) for v in open_values(catalog) if v.corrected] == [("117", "vp", 9)]


def test_what_is_listed_can_be_written_into_a_file_as_it_stands(tmp_path: Path) -> None:
    data: dict[str, Any] = {}
    for value in open_values(BUILT_IN):
        data.setdefault(value.section, {}).setdefault(value.id, {})[value.field] = value.value
    file = tmp_path / OVERRIDES_FILE
    file.write_text(json.dumps(data), encoding="utf-8")
    catalog = load_catalog(file)
    assert catalog.override_problems == ()
    assert catalog.overrides == data
    assert catalog._replace(overrides={}) == BUILT_IN


def test_a_house_value_is_open_to_correction_too() -> None:
    guest = BUILT_IN.guests[49]
    guest = guest._replace(provenance={**guest.provenance, "vp": "house"})
    catalog = BUILT_IN._replace(guests={**BUILT_IN.guests, 49: guest})
    assert [v.source for v in open_values(catalog) if v.id == "49"] == ["house"]
    corrected, problems = apply_overrides(catalog, {"guests": {"49": {"vp": 3, "color": "red"}}})
    assert corrected.guests[49].vp == 3
    assert [(p.field, p.expected) for p in problems] == [("color", "open_value")]


def test_the_same_corrections_are_one_catalog(tmp_path: Path) -> None:
    """Games keep their catalog, and an owner's games all have the same."""
    data = {"guests": {"117": {"vp": 4}}}
    file = tmp_path / OVERRIDES_FILE
    file.write_text(json.dumps(data), encoding="utf-8")
    first, problems = corrected_catalog(data)
    assert (problems, first.guests[117].vp) == ([], 4)
    assert corrected_catalog(data)[0] is first
    assert load_catalog(file) is load_catalog(file)
    assert corrected_catalog({"guests": {"117": {"vp": 5}}})[0].guests[117].vp == 5


def test_problems_are_told_each_time() -> None:
    data = {"guests": {"117": {"vp": "many"}}}
    found = [corrected_catalog(data)[1] for _ in range(2)]
    found[0].clear()
    assert [problem.field for problem in found[1]] == ["vp"]
    assert [problem.field for problem in corrected_catalog(data)[1]] == ["vp"]
