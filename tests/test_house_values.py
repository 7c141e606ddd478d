"""What the page about house values says is so: which there are, the example, and where they are set right."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from gah_desktop.catalog import corrected_catalog, expanded_catalog
from gah_desktop.catalog.basics import OURS
from gah_desktop.catalog.overrides import open_values
from gah_desktop.catalog.schema import AT_A_PLACE

TEXT = (Path(__file__).resolve().parent.parent / "docs" / "house-values.md").read_text(encoding="utf-8")
HOUSE = [value for value in open_values(expanded_catalog()) if value.source in OURS]


def table() -> dict[tuple[str, str], str]:
    """By section and field: the ids."""
    found, section, ids = {}, "", ""
    for row in re.findall(r"^\| (`.*|) ?\|(.*)\| `(\w+)` \|", TEXT, re.MULTILINE):
        first, second, field = (part.strip() for part in row)
        section = first.strip("`") or section
        ids = second or ids
        found[section, field] = ids
    return found


def test_the_table_names_every_house_value_and_no_other() -> None:
    assert set(table()) == {(value.section, value.field) for value in HOUSE}


def test_the_ids_in_the_table_are_those_with_such_values() -> None:
    known = {("ballroom_rows", "champagne"): {"bottom", "middle", "top", "balcony"}}
    for (section, field), told in table().items():
        ids: set[str] = set()
        for part in told.replace("`", "").split(", "):
            first, _, last = part.partition("-")
            numbers = range(int(first), int(last or first) + 1) if first.isdecimal() else ()
            ids |= set(map(str, numbers)) or {part}
        ids = known.get((section, field), ids)
        fitting = {value.id for value in HOUSE if value.section == section}
        own = {value.id for value in HOUSE if (value.section, value.field) == (section, field)}
        assert own <= ids == fitting or own == ids


def test_the_parts_of_a_bonus_are_named() -> None:
    assert {kind for kind in AT_A_PLACE if f"`{kind}`" in TEXT} == AT_A_PLACE


EXAMPLES = re.findall(r"^    \{$.*?^    \}$", TEXT, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_an_example_is_a_file_of_corrections(example: str) -> None:
    data = json.loads(example)
    catalog, problems = corrected_catalog(data)
    assert problems == [] and catalog.overrides == data
