"""The shipped files are as they have to be, what is not is refused, and no start pays for that."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from gah_desktop.catalog import Catalog, load_catalog
from gah_desktop.catalog.effects import EFFECT_FIELDS, Effect
from gah_desktop.catalog.loader import shipped
from gah_desktop.catalog.models import Board
from gah_desktop.catalog.schema import validated, validated_catalog

Data = dict[str, Any]


def effects_in(effect: Effect) -> list[Effect]:
    return [effect, *(effects_in(effect.effect) if effect.effect else [])]


def all_effects(catalog: Catalog) -> list[Effect]:
    top = [e for guest in catalog.guests.values() for e in guest.rewards]
    top += [e for card in catalog.staff.values() for e in card.effects]
    for tile in catalog.emperor_tiles.values():
        top += [*tile.reward, tile.penalty.left, *([tile.penalty.right] if tile.penalty.right else [])]
    return [inner for effect in top for inner in effects_in(effect)]


def test_the_shipped_files_are_valid_and_read_as_they_are_validated() -> None:
    assert validated_catalog() == load_catalog()


def test_a_start_validates_nothing() -> None:
    code = (
        "import sys; from gah_desktop.engine import Setup, new_game; new_game(Setup()); "
        "print('pydantic' in sys.modules)"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert told.strip() == "False"


def test_every_effect_kind_is_described_and_used() -> None:
    assert {effect.kind for effect in all_effects(load_catalog())} == set(EFFECT_FIELDS)


def _set(*path: Any) -> Callable[[Data], None]:
    """Puts the last of these where the others lead."""
    *way, name, value = path

    def change(data: Data) -> None:
        place: Any = data
        for step in way:
            place = place[step]
        place[name] = value

    return change


def _without(*path: Any) -> Callable[[Data], None]:
    *way, name = path

    def change(data: Data) -> None:
        place: Any = data
        for step in way:
            place = place[step]
        del place[name]

    return change


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (_set("guests", 49, "vp", "3"), "vp"),
        (_set("guests", 49, "vp", -1), "guest 49"),
        (_set("guests", 49, "vip", 1), "vip"),
        (_set("guests", 49, "set", "ballroom"), "set"),
        (_set("guests", 49, "order", {"wine": 5}), "guest 49"),
        (_set("guests", 49, "order", {"wine": 0}), "items"),
        (_set("guests", 49, "order", {"tea": 1}), "tea"),
        (_set("guests", 49, "rewards", 0, "kind", "gain_gold"), "kind"),
        (_set("guests", 49, "rewards", 0, "color", "red"), "prepare_room has no color"),
        (_set("guests", 49, "provenance", {"hat": "cards"}), "provenance"),
        (_set("guests", 49, "provenance", {"vp": "rumour"}), "provenance"),
        (_without("guests", 50), "guests"),
        (_set("staff", 12, "effects", 0, "faces", [7]), "faces"),
        (_set("staff", 12, "effects", []), "staff 12"),
        (_set("staff", 12, "cost", -1), "staff 12"),
        (_without("staff", 9, "starter_set"), "starter set"),
        (_set("objectives", "A1", "needs", {"kind": "occupied", "amount": 2}), "amount"),
        (_set("objectives", "A1", "letter", "D"), "letter"),
        (_without("emperor_tiles", "C4"), "emperor_tiles"),
        (_set("boards", "day-D", "colors", ["byrrb"] * 4), "day-D"),
        (_set("tracks", "emperor_vp", [0, 1, 2]), "spaces"),
        (_set("tracks", "turn_order_tiles", "2", [[1, 4], [2, 2]]), "2 players"),
        (_without("tracks", "provenance", "dice"), "provenance"),
        (_without("tracks", "dice", "3"), "dice"),
        (_set("instruction_decks", "leopold", 0, "actions", 0, "steps", 2), "steps"),
        (_without("instruction_decks", "leopold", 3), "instruction cards"),
        (_set("objective_points", [15, 10]), "objective_points"),
    ],
)
def test_a_file_with_a_fault_is_refused(
    change: Callable[[Data], None], what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = shipped()
    change(data)
    monkeypatch.setattr("gah_desktop.catalog.schema.shipped", lambda: data)
    with pytest.raises(ValueError, match=what):
        validated_catalog()


@pytest.mark.parametrize(
    "raw",
    [
        {"kind": "gain_krones"},
        {"kind": "gain_krones", "amount": 2, "color": "red"},
        {"kind": "gain_krones", "amount": "2"},
        {"kind": "gain_gold", "amount": 2},
        {"kind": "strength", "faces": [7], "amount": 1},
        {"kind": "gain_items", "items": {}},
        {"kind": "gain_items", "items": {"tea": 1}},
        {"kind": "when_room_occupied", "effect": {"kind": "gain_krones"}},
    ],
    ids=json.dumps,
)
def test_a_wrong_effect_is_refused(raw: Data) -> None:
    with pytest.raises(ValueError):
        validated(Effect, raw)


@pytest.mark.parametrize(
    "colors",
    [
        ["byrrb", "yyrry", "brbyy"],
        ["byrrb", "yyrry", "brbyy", "brbr"],
        ["byrrb", "yyrry", "brbyy", "brbrg"],
        ["bbbbb", "yyrry", "brbyy", "brbrb"],
        ["byrby", "rbyrb", "yrbyr", "byrby"],
    ],
)
def test_a_wrong_board_is_refused(colors: list[str]) -> None:
    with pytest.raises(ValueError):
        validated(Board, {"id": "day-A", "colors": colors, "provenance": {"colors": "cards"}})
