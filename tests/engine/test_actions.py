"""Actions as plain JSON values: written, read back, and refused when they are anything else."""

from __future__ import annotations

import json
import re
from typing import Any, get_origin, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gah_desktop.catalog import expanded_catalog
from gah_desktop.catalog.basics import ITEMS
from gah_desktop.engine import actions as a
from gah_desktop.engine.actions import ACTIONS, CLASSES, FIELDS, Action, from_dict, to_dict
from gah_desktop.engine.items import vector
from gah_desktop.engine.module_registry import MODULES
from gah_desktop.engine.tables import Tables
from gah_desktop.modules.solo.rules.keeping import KeepStaff
from tests.helpers.universe import UNIVERSE

EVERY = {*ACTIONS, *(action for module in MODULES.values() for action in module.actions)}
TABLES = Tables(expanded_catalog(), "deluxe")

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


def test_every_action_survives_json() -> None:
    for action in UNIVERSE:
        data = json.loads(json.dumps(to_dict(action)))
        if names_nothing(action):
            with pytest.raises(ValueError):
                from_dict(data, TABLES)
            continue
        again = from_dict(data, TABLES)
        assert again == action
        assert type(again) is type(action)


def names_nothing(action: Action) -> bool:
    """Whether it is about an item or a card that is not in the game."""
    cards = getattr(action, "staff", ())
    guest = getattr(action, "guest", 49)
    return (
        getattr(action, "item", "cake") not in ITEMS
        or not set(cards if isinstance(cards, tuple) else (cards,)) <= set(expanded_catalog().staff)
        or (
            guest not in expanded_catalog().guests
            and (guest, action.kind) not in ((0, "place"), (0, "send_dancer"))
        )
    )


def test_every_class_is_there() -> None:
    assert {type(action) for action in UNIVERSE} == EVERY == set(CLASSES.values())
    assert all(cls._field_defaults["kind"] == kind for kind, cls in CLASSES.items())
    assert len(CLASSES) == len(EVERY)


def test_actions_are_written_and_read_without_annotations(monkeypatch: pytest.MonkeyPatch) -> None:
    for cls in EVERY:
        left = {name: get_origin(hint) or hint for name, hint in get_type_hints(cls).items()}
        monkeypatch.setattr(cls, "__annotations__", left)  # what a compiled class keeps of them
    assert to_dict(a.ChooseItems(vector({"wine": 3}))) == {"kind": "choose_items", "items": {"wine": 3}}
    assert from_dict({"kind": "choose_items", "items": {"cake": 1}}, TABLES).items == (0, 1, 0, 0, 0)  # type: ignore[attr-defined]
    test_every_action_survives_json()


@pytest.mark.parametrize("kind", sorted(CLASSES))
def test_the_stated_types_are_those_of_the_annotations(kind: str) -> None:
    types = {"int": int, "bool": bool, "str": str, "items": tuple[int, ...], "cards": tuple[int, ...]}
    stated = {name: types[field.type] for name, field in FIELDS[kind].items()}
    assert stated | {"kind": str} == get_type_hints(CLASSES[kind])


def test_the_kind_comes_first_and_names_are_those_of_the_fields() -> None:
    assert list(to_dict(a.TakeDie(6, 3, True)).items()) == [
        ("kind", "take_die"),
        ("face", 6),
        ("as_action", 3),
        ("boost", True),
    ]
    assert to_dict(KeepStaff((1, 2))) == {"kind": "keep_staff", "staff": [1, 2]}


def test_defaults_may_be_left_out() -> None:
    assert from_dict({"kind": "take_die", "face": 1, "as_action": 1}, TABLES) == a.TakeDie(1, 1)
    assert from_dict({"kind": "place", "item": "cake"}, TABLES) == a.Place("cake")


@pytest.mark.parametrize(
    "data",
    [
        None,
        7,
        "pass",
        [],
        ["pass"],
        {},
        {"kind": None},
        {"kind": []},
        {"kind": {}},
        {"kind": "Pass"},
        {"kind": "pass", "kind_": 1},
        {"kind": "pass", "extra": 1},
        {"kind": "take_guest"},
        {"kind": "take_guest", "slot": "0"},
        {"kind": "take_guest", "slot": 0.0},
        {"kind": "take_guest", "slot": True},
        {"kind": "take_guest", "slot": None},
        {"kind": "take_guest", "slot": [0]},
        {"kind": "take_guest", "slot": {"0": 0}},
        {"kind": "take_die", "face": 1, "as_action": 1, "boost": 1},
        {"kind": "take_die", "face": 1, "as_action": 1, "boost": "yes"},
        {"kind": "keep_staff", "staff": 1},
        {"kind": "keep_staff", "staff": [1, "2"]},
        {"kind": "keep_staff", "staff": [[1]]},
        {"kind": "keep_staff", "staff": [True]},
        {"kind": "place", "item": 1},
        {"kind": "place", "item": ["cake"]},
        {"kind": "place", "item": "strtdel"},
        {"kind": "place", "item": "cake", "guest": 7},
        {"kind": "serve", "item": "wine", "guest": 0},
        {"kind": "serve", "item": "Wine", "guest": 49},
        {"kind": "move_guest", "guest": 48, "floor": 1, "column": 1},
        {"kind": "fill_order", "guest": 1 << 62},
        {"kind": "play_staff", "staff": 49},
        {"kind": "draft", "staff": 0},
        {"kind": "keep_staff", "staff": [1, 2, 3, 4, 5, 49]},
        {"kind": "decline", "what": None},
        {"kind": "__class__"},
        {"kind": "pass", "__init__": 1},
        {1: 2, "kind": "pass"},
        {"kind": "pass", "_fields": []},
    ],
    ids=repr,
)
def test_anything_else_is_refused(data: Any) -> None:
    with pytest.raises(ValueError):
        from_dict(data, TABLES)


@given(data=JSON)
@settings(max_examples=150)
def test_random_json_is_refused(data: Any) -> None:
    with pytest.raises(ValueError):
        from_dict(data, TABLES)


@given(kind=st.sampled_from(sorted(CLASSES)), values=st.data())
@settings(max_examples=200)
def test_wrong_values_in_right_fields_never_get_through(kind: str, values: st.DataObject) -> None:
    names = [name for name in CLASSES[kind]._fields if name != "kind"]
    data = {"kind": kind} | {name: values.draw(JSON) for name in names}
    try:
        action = from_dict(data, TABLES)
    except ValueError:
        return
    assert to_dict(action) == data
    json.dumps(to_dict(action))


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ([], "an action must be an object"),
        ({"kind": "sing"}, "unknown kind of action: 'sing'"),
        ({"kind": "take_guest", "slot": "0"}, "slot has the wrong type"),
        ({"kind": "keep_staff", "staff": ["1"]}, "staff has the wrong type"),
    ],
)
def test_what_is_wrong_is_said(data: Any, why: str) -> None:
    with pytest.raises(ValueError, match=re.escape(why)):
        from_dict(data, TABLES)


def test_what_a_file_may_leave_out_is_what_it_always_was() -> None:
    given = {kind: {**cls._field_defaults} for kind, cls in CLASSES.items()}
    left_out = {kind: {k: v for k, v in found.items() if k != "kind"} for kind, found in given.items()}
    assert {kind: found for kind, found in left_out.items() if found} == {
        "take_die": {"boost": False, "color": ""},
        "extra_action": {"boost": False},
        "place": {"guest": 0},
        "decline": {"part": -1},
        "move_die": {"color": ""},
    }


def test_the_kinds_that_files_know() -> None:
    of_base_game = [
        *("draft", "choose_guest", "take_guest", "take_die", "extra_action", "choose_items"),
        *("place", "prepare", "occupy", "split", "play_staff", "return_staff", "fill_order", "serve"),
        *("stop_serving", "move_guest", "collect", "use_staff", "claim", "remove_room", "discard_staff"),
        *("pay_penalty", "take_penalty", "decline", "pass", "end_turn"),
    ]
    of_modules = [
        *("keep_staff", "feed_rival", "choose_rehearsal", "send_dancer", "remove_dancer", "exchange"),
        *("bid", "choose_entrance", "second_guest", "take_token", "claim_own", "retreat", "move_die"),
        *("turn_down", "move_guest_wide", "use_guest"),
    ]
    assert [cls._field_defaults["kind"] for cls in ACTIONS] == of_base_game
    assert set(CLASSES) == {*of_base_game, *of_modules}
