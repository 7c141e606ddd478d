"""The owner's file behind the page of house values: values are checked, counted, kept and handed on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gah_desktop.app.corrections import Component, Corrections
from gah_desktop.catalog import load_catalog
from gah_desktop.catalog.basics import OVERRIDES_FILE
from gah_desktop.catalog.house import GROUPS
from gah_desktop.catalog.overrides import open_values
from tests.helpers.odd_files import KINDS, POSIX, Make, mark, nowhere, refuse, unreadable


@pytest.fixture
def corrections(tmp_path: Path) -> Corrections:
    return Corrections(tmp_path / "config" / OVERRIDES_FILE)


def component(corrections: Corrections, section: str, id: str) -> Component:
    return next(
        c for group in GROUPS for c in corrections.components(group) if (c.section, c.id) == (section, id)
    )


def in_file(corrections: Corrections) -> object:
    return json.loads(corrections.file.read_text(encoding="utf-8"))


def test_every_house_value_belongs_to_a_group(corrections: Corrections) -> None:
    found = [value for group in GROUPS for c in corrections.components(group) for value in c.values]
    house = [value for value in open_values(corrections.catalog) if value.source == "house"]
    assert [value for value in house if value not in found] == []
    assert all(group_of for group_of in (corrections.count(group)[1] for group in GROUPS))


def test_what_is_left_to_check_is_counted(corrections: Corrections) -> None:
    """The twelve VP of the celebrities."""
    assert corrections.count("celebrities") == (12, 12)
    corrections.keep("celebrities", "1", {"vp": 3})  # as we have it
    corrections.keep("celebrities", "2", {"vp": 5})
    assert corrections.count("celebrities") == (10, 12)
    assert corrections.catalog.celebrities[2].vp == 5
    assert component(corrections, "celebrities", "1").left == 0
    corrections.drop("celebrities", "2", ["vp"])
    assert corrections.count("celebrities") == (11, 12)
    assert corrections.catalog.celebrities[2].vp == 4


def test_the_file_is_the_one_that_new_games_read(corrections: Corrections) -> None:
    corrections.keep("guests", "140", {"vp": 11, "order": {"champagne": 2}})
    assert in_file(corrections) == {"guests": {"140": {"vp": 11, "order": {"champagne": 2}}}}
    guest = load_catalog(corrections.file).guests[140]
    assert (guest.vp, guest.order.total) == (11, 2)


def test_without_a_correction_there_is_no_file(corrections: Corrections) -> None:
    corrections.keep("staff", "119", {"cost": 4})
    corrections.drop("staff", "119", ["cost"])
    assert not corrections.file.exists()


@pytest.mark.parametrize(
    ("section", "id", "field", "value", "expected"),
    [
        ("ballroom_rows", "top", "champagne", 4, None),
        ("ballroom_rows", "top", "champagne", "four", "champagne"),
        ("guests", "134", "order", {}, "order"),
        ("auction", "bids", "lowest", -1, "lowest"),
    ],
)
def test_a_value_is_checked_before_it_is_kept(
    corrections: Corrections, section: str, id: str, field: str, value: object, expected: str | None
) -> None:
    problem = corrections.why_not(section, id, field, value)
    assert (problem and problem.expected) == expected
    assert not corrections.file.exists()


def test_a_file_is_handed_on_and_taken_over(corrections: Corrections, tmp_path: Path) -> None:
    corrections.keep(
        "rehearsal_rooms",
        "cellar",
        {"areas": component(corrections, "rehearsal_rooms", "cellar").values[0].value},
    )
    corrections.keep("staff", "119", {"cost": 4})
    corrections.hand_on(tmp_path / "mine.json")
    other = Corrections(tmp_path / "other" / OVERRIDES_FILE)
    other.keep("staff", "120", {"cost": 1})
    assert other.take_from(tmp_path / "mine.json") == (2, ())
    assert other.catalog.staff[119].cost == 4 and other.catalog.staff[120].cost == 1
    assert component(other, "rehearsal_rooms", "cellar").left == 0


def test_what_cannot_be_used_of_a_file_is_told_and_the_rest_taken(
    corrections: Corrections, tmp_path: Path
) -> None:
    theirs = tmp_path / "theirs.json"
    theirs.write_text(
        '{"staff": {"119": {"cost": 4}, "120": {"cost": -1}, "1": {"cost": 2}}}', encoding="utf-8"
    )
    taken = corrections.take_from(theirs)
    assert taken.values == 1 and corrections.catalog.staff[119].cost == 4
    assert [(p.file, p.id, p.expected) for p in taken.problems] == [
        ("theirs.json", "120", "cost"), ("theirs.json", "1", "open_value")
    ]  # fmt: skip


def test_a_damaged_file_is_told_of_and_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / OVERRIDES_FILE
    file.write_text('{"staff": {"119": {"cost": 4}, "120": {"cost": "much"}}}', encoding="utf-8")
    corrections = Corrections(file)
    assert [problem.id for problem in corrections.problems] == ["120"]
    corrections.keep("staff", "121", {"cost": 2})
    assert in_file(corrections) == {"staff": {"119": {"cost": 4}, "121": {"cost": 2}}}
    assert corrections.problems == ()
    kept = corrections.kept_as
    assert kept is not None and '"much"' in kept.read_text(encoding="utf-8")


def test_no_json_at_all_is_kept_beside(tmp_path: Path) -> None:
    file = tmp_path / OVERRIDES_FILE
    file.write_text("{", encoding="utf-8")
    corrections = Corrections(file)
    assert corrections.count("celebrities") == (12, 12)
    corrections.keep("celebrities", "1", {"vp": 1})
    assert corrections.kept_as is not None and corrections.kept_as.read_text(encoding="utf-8") == "{"


def test_what_another_program_has_written_meanwhile_stays(corrections: Corrections) -> None:
    corrections.keep("staff", "119", {"cost": 4})
    text = corrections.file.read_text(encoding="utf-8").replace("4", "3")
    corrections.file.write_text(text[:-2] + ', "guests": {"117": {"vp": 9}}}', encoding="utf-8")
    corrections.keep("staff", "120", {"cost": 1})
    assert in_file(corrections) == {
        "staff": {"119": {"cost": 3}, "120": {"cost": 1}},
        "guests": {"117": {"vp": 9}},
    }
    corrections.file.write_text("{", encoding="utf-8")
    corrections.keep("staff", "119", {"cost": 4})
    assert corrections.kept_as is not None and corrections.kept_as.read_text(encoding="utf-8") == "{"


@POSIX
@pytest.mark.parametrize("make", [kind for kind in KINDS if kind not in (nowhere, unreadable)])
def test_what_is_no_file_of_corrections_is_told_of_and_set_aside(tmp_path: Path, make: Make) -> None:
    file = tmp_path / OVERRIDES_FILE
    make(file)
    corrections = Corrections(file)
    assert len(corrections.problems) == (0 if make is mark else 1), "a byte order mark does no harm"
    corrections.keep("staff", "119", {"cost": 4})
    assert in_file(corrections) == {"staff": {"119": {"cost": 4}}}
    assert (corrections.kept_as is None) == (make is mark)
    assert corrections.take_from(file) == (1, ())


def test_who_may_not_read_them_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / OVERRIDES_FILE
    file.write_text("{}")
    monkeypatch.setattr("os.open", refuse)
    assert [problem.expected for problem in Corrections(file).problems] == ["readable_file"]
