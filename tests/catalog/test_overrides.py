"""An owner's corrections: good ones count, bad ones are named one by one and change nothing."""

import json
from pathlib import Path
from typing import Any

import pytest

from gah_desktop.catalog import apply_overrides, load_catalog
from gah_desktop.catalog.basics import OVERRIDES_FILE
from gah_desktop.catalog.house import house_values

BUILT_IN = load_catalog()


def test_good_corrections_count() -> None:
    data = {
        "guests": {"117": {"vp": 4, "order": {"strudel": 2, "wine": 1}, "color": "red"}},
        "boards": {"day-B": {"colors": list(BUILT_IN.board("day-A").colors)}},
    }
    catalog, problems = apply_overrides(BUILT_IN, data)
    assert problems == []
    guest = catalog.guests[117]
    assert (guest.vp, guest.order.counts, guest.color) == (4, (2, 0, 1, 0), "red")
    assert guest.rewards == BUILT_IN.guests[117].rewards
    assert catalog.board("day-B").rooms == BUILT_IN.board("day-A").rooms
    assert catalog.overrides == data
    assert BUILT_IN.guests[117].vp == 3


def test_starter_sets_change_as_a_whole() -> None:
    swap = {"staff": {"1": {"starter_set": "B"}, "3": {"starter_set": "A"}}}
    catalog, problems = apply_overrides(BUILT_IN, swap)
    assert problems == []
    assert 3 in catalog.starter_set("A")
    assert 1 in catalog.starter_set("B")

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
        ({"guests": {"118": {"order": {"beer": 1}}}}, "118", "order", "order"),
        ({"guests": {"118": {"order": {"wine": 5}}}}, "118", "order", "order"),
        ({"guests": {"118": {"order": {}}}}, "118", "order", "order"),
        ({"guests": {"49": {"vp": 3}}}, "49", "vp", "house_value"),
        ({"guests": {"117": {"rewards": []}}}, "117", "rewards", "house_value"),
        ({"guests": {"117": {"name": "x"}}}, "117", "name", "known_field"),
        ({"guests": {"119": {"vp": 3}}}, "119", "", "known_id"),
        ({"guests": {"117": 3}}, "117", "", "object"),
        ({"guests": []}, "", "", "object"),
        ({"staff": {"2": {"starter_set": "E"}}}, "2", "starter_set", "starter_letter"),
        ({"staff": {"2": {"cost": 1}}}, "2", "cost", "house_value"),
        ({"boards": {"day-A": {"colors": ["bbbbb"] * 4}}}, "day-A", "colors", "board_colors"),
        ({"boards": {"night": {"colors": ["bbbbb"] * 4}}}, "night", "colors", "house_value"),
        ({"dice": {"2": 11}}, "", "", "section"),
    ],
)
def test_a_bad_correction_is_named(data: dict[str, Any], card: str, field: str, expected: str) -> None:
    catalog, problems = apply_overrides(BUILT_IN, data, file="mine.json")
    assert [(p.file, p.id, p.field, p.expected) for p in problems] == [("mine.json", card, field, expected)]
    assert catalog is BUILT_IN


def test_one_bad_field_does_not_spoil_the_others() -> None:
    catalog, problems = apply_overrides(BUILT_IN, {"guests": {"117": {"vp": 9, "color": "pink"}}})
    assert (catalog.guests[117].vp, catalog.guests[117].color) == (9, "green")
    assert len(problems) == 1
    assert catalog.overrides == {"guests": {"117": {"vp": 9}}}


def test_corrections_build_up() -> None:
    first, _ = apply_overrides(BUILT_IN, {"guests": {"117": {"vp": 9}}})
    second, _ = apply_overrides(first, {"guests": {"117": {"color": "red"}, "118": {"vp": 2}}})
    assert second.overrides == {"guests": {"117": {"vp": 9, "color": "red"}, "118": {"vp": 2}}}
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
    ("text", "expected"), [("{", "readable_json"), ("[]", "object"), ("\udcff", "readable_json")]
)
def test_a_damaged_file_leaves_the_built_in_values(tmp_path: Path, text: str, expected: str) -> None:
    file = tmp_path / OVERRIDES_FILE
    file.write_bytes(text.encode("utf-8", "surrogateescape"))
    catalog = load_catalog(file)
    assert catalog.guests == BUILT_IN.guests
    assert [problem.expected for problem in catalog.override_problems] == [expected]


def test_house_values_are_listed() -> None:
    values = house_values(BUILT_IN)
    assert len([v for v in values if v.section == "guests"]) == 6
    assert len([v for v in values if v.section == "staff"]) == 24
    assert [v.id for v in values if v.section == "boards"] == ["day-A", "day-B", "day-C", "day-D"]
    assert not any(v.corrected for v in values)
    catalog, _ = apply_overrides(BUILT_IN, {"guests": {"117": {"vp": 9}}})
    assert [(v.id, v.field, v.value) for v in house_values(catalog) if v.corrected] == [("117", "vp", 9)]
