"""Games saved in format 1 open with the boards, starter sets and promo guests they were dealt with."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from gah_desktop.catalog import corrected_catalog, load_catalog
from gah_desktop.engine import Setup
from gah_desktop.record import Journal, dumps, loads
from gah_desktop.record.chance import chance_of
from gah_desktop.record.migrations import FORMAT_VERSION, migrate
from gah_desktop.record.old_values import old_corrections

FOLDER = Path(__file__).resolve().parents[1] / "format_1"
FILES = sorted(FOLDER.rglob("*.gah"))
SWAP = {"staff": {"13": {"starter_set": "B"}, "3": {"starter_set": "A"}}}


def data_of(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_save_of_format_1_is_dealt_as_it_was(path: Path) -> None:
    data = data_of(path)
    assert data["version"] == 1
    migrated = migrate(data, 1)
    catalog, problems = corrected_catalog(migrated["catalog"])
    assert problems == []
    assert chance_of(Journal.new(Setup.from_dict(migrated["setup"]), catalog).opening) == data["deal"]


def test_a_game_saved_again_keeps_its_old_values() -> None:
    first = loads((FOLDER / "saves" / "3-deluxe-starter-finished.gah").read_bytes()).journal
    catalog = first.game.state.t.catalog
    assert catalog.starter_set("A") == (1, 13, 14, 21, 31, 45)
    text = dumps(first)
    assert json.loads(text)["version"] == FORMAT_VERSION
    again = loads(text).journal
    assert again.game.state.t.catalog == catalog
    assert again.events == first.events


def test_only_what_the_set_up_uses_is_written() -> None:
    assert old_corrections(Setup(players=4, seed=1).to_dict(), {}) == {}
    found = old_corrections(Setup(boards=("day-C", "night"), mixed=True).to_dict(), {})
    assert found == {"boards": {"day-C": {"colors": ["brrry", "bbrby", "ybyrr", "rryby"]}}}
    assert list(old_corrections(Setup(players=3, boards="day").to_dict(), {})["boards"]) == [
        "day-A",
        "day-B",
        "day-C",
    ]
    solo = Setup(solo="leopold", boards="day", promo=True)
    assert old_corrections(solo.to_dict(), {}) == {
        "guests": {
            "117": {"order": {"strudel": 1, "cake": 1, "coffee": 1}, "vp": 3, "color": "green"},
            "118": {"order": {"strudel": 1, "wine": 1}, "vp": 1, "color": "green"},
        },
        "boards": {"day-A": {"colors": ["yryrb", "bbbrb", "rryyb", "byyrr"]}},
    }


def test_starter_sets_of_format_1_come_whole() -> None:
    catalog, problems = corrected_catalog(old_corrections(Setup(deal="starter").to_dict(), {}))
    assert problems == []
    assert [catalog.starter_set(letter) for letter in ("A", "B", "C", "D")] == [
        (1, 13, 14, 21, 31, 45),
        (3, 12, 24, 36, 37, 48),
        (6, 16, 23, 28, 35, 44),
        (7, 8, 20, 30, 38, 42),
    ]
    assert catalog.guests == load_catalog().guests


@pytest.mark.parametrize("deal", ["normal", "starter"])
def test_what_the_file_has_corrected_itself_stays_so(deal: str) -> None:
    own = {**SWAP, "guests": {"117": {"order": {"wine": 2}}}, "boards": {"day-A": {"colors": ["bryry"]}}}
    found = old_corrections(Setup(deal=deal, promo=True, boards="day").to_dict(), own)
    assert found["guests"]["117"] == {"order": {"wine": 2}, "vp": 3, "color": "green"}
    assert found["boards"]["day-A"] == {"colors": ["bryry"]}
    assert found["boards"]["day-B"] == {"colors": ["bbybr", "byrbb", "ryryr", "rbbyy"]}
    catalog, problems = corrected_catalog({"staff": found["staff"]})
    assert problems == []
    assert catalog.starter_set("A") == (1, 3, 14, 21, 31, 45)
    assert catalog.starter_set("B") == (12, 13, 24, 36, 37, 48)


@pytest.mark.parametrize("setup", [{}, {"players": 9}, {"players": "2"}, {"color": "red"}])
def test_a_set_up_that_makes_no_sense_is_left_to_who_reads_on(setup: dict[str, Any]) -> None:
    own = {"guests": {"117": {"vp": 1}}}
    assert old_corrections({**setup, "boards": 3}, own) is own


@pytest.mark.parametrize("own", [{"staff": 3}, {"guests": {"117": 3}}, {"boards": []}])
def test_corrections_that_make_no_sense_are_left_as_they_are(own: dict[str, Any]) -> None:
    found = old_corrections(Setup(deal="starter", promo=True, boards="day").to_dict(), own)
    section, value = next(iter(own.items()))
    assert found[section] == value or found[section]["117"] == 3
    assert corrected_catalog(found)[1]
