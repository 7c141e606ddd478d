"""What a save hides from a glance: the seed, the deal, chance and hidden choices. Version 1.0.0 hid none."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gah_desktop.engine import Setup
from gah_desktop.engine.actions import FIELDS, hidden_fields
from gah_desktop.engine.events import Dealt
from gah_desktop.files import Fault
from gah_desktop.record import Journal, SaveCode, SaveError, dumps, loads
from gah_desktop.record.hidden import decode, decode_entry, decode_head, encode
from gah_desktop.record.save import _seal
from tests.record.playing import ALL_SETUPS, name_of, played
from tests.record.test_save import same_game

Data = dict[str, Any]
DRAFT = Setup(players=3, seed=5010, deal="draft", names=("Anna", "Ben", "Carl"))
SOLO = Setup(solo="leopold", seed=5151)


def drafted() -> Journal:
    """A game of three people with cards drafted, drawn and returned, and steps undone."""
    journal = played(DRAFT, 150)
    assert {"draft", "return_staff"} <= {entry.action.kind for entry in journal.entries}
    journal.go_to(140)
    return journal


def sealed(data: Data) -> str:
    return json.dumps({**data, "seal": _seal(data)})


def plain(text: str) -> Data:
    """The save as version 1.0.0 wrote it."""
    data = decode_head(json.loads(text))
    return {
        key: [decode_entry(entry) for entry in value] if key in ("entries", "undone") else value
        for key, value in data.items()
    }


def code_of(data: Data) -> SaveCode | Fault:
    with pytest.raises(SaveError) as caught:
        loads(sealed(data))
    return caught.value.code


# What is hidden


@pytest.mark.parametrize("journal", [drafted(), played(SOLO, 60)], ids=["draft", "solo"])
def test_a_save_of_an_unfinished_game_shows_no_secret(journal: Journal) -> None:
    text = dumps(journal)
    assert not re.search(r'"(seed|deal|then)": [^"]', text)
    assert not re.search(r'"(hands|pile|dice|queue|first|dustbin)"', text)
    secret = [
        line for line in text.splitlines() if re.search(r'"kind": "(draft|keep_staff|return_staff)"', line)
    ]
    assert secret
    assert not any(re.search(r'"staff": [^"]', line) for line in secret)
    assert not re.search(rf"\b{journal.game.setup.seed}\b", text)
    dealt = journal.opening[0]
    assert isinstance(dealt, Dealt)
    for hand in dealt.hands:
        assert ", ".join(map(str, hand)) not in text or not hand


def test_only_what_others_do_not_see_is_hidden() -> None:
    assert {kind: hidden_fields(kind) for kind in FIELDS if hidden_fields(kind)} == {
        "draft": ("staff",),
        "keep_staff": ("staff",),
        "return_staff": ("staff",),
    }
    text = dumps(drafted())
    assert '{"kind": "take_die", "face": ' in text and '{"kind": "play_staff", "staff": ' in text
    assert '"players": 3' in text and "Anna" in text


def test_a_line_can_be_read_by_itself() -> None:
    journal = drafted()
    lines = [line.rstrip(",") for line in dumps(journal).splitlines() if line.startswith('{"kind": ')]
    assert len(lines) == 150
    for line, entry in zip(lines, journal.entries, strict=True):
        assert decode_entry(json.loads(line)).get("then", []) == entry.chance


# What is read


@pytest.mark.parametrize("setup", ALL_SETUPS, ids=name_of)
def test_the_plain_form_of_earlier_versions_is_read(setup: Setup) -> None:
    journal = played(setup, 90)
    data = plain(dumps(journal))
    assert data["setup"]["seed"] == setup.seed
    assert same_game(loads(sealed(data)).journal, journal)


def test_both_forms_may_be_mixed() -> None:
    journal = drafted()
    data = json.loads(dumps(journal))
    old = plain(dumps(journal))
    data["entries"][::2] = old["entries"][::2]
    data["undone"][1:4] = old["undone"][1:4]
    assert same_game(loads(sealed({**data, "deal": old["deal"]})).journal, journal)
    assert same_game(loads(sealed({**data, "setup": old["setup"]})).journal, journal)


def test_hash_and_seal_are_those_of_the_game_and_of_the_text() -> None:
    journal = drafted()
    data = json.loads(dumps(journal))
    assert data["hash"] == journal.game.hash()
    assert data["seal"] == _seal(data)
    edited = {**data, "deal": encode([*decode(data["deal"]), 1])}
    with pytest.raises(SaveError) as caught:
        loads(json.dumps(edited))
    assert caught.value.code is SaveCode.DEAL_DIFFERS
    assert loads(json.dumps(data)).journal.game.hash() == data["hash"]


NUMBERS = st.integers(-(1 << 63), 1 << 63)


@given(st.recursive(NUMBERS | st.text() | st.booleans(), lambda inner: st.lists(inner), max_leaves=9))
def test_every_value_comes_back(value: object) -> None:
    assert decode(encode(value)) == value


# What is damaged


@pytest.mark.parametrize("damaged", ["", "5", "%%%", "é", "W10", encode("5"), encode([1])[:-2], encode({})])
def test_a_damaged_head_is_named(damaged: str) -> None:
    data = json.loads(dumps(drafted()))
    assert code_of({**data, "deal": damaged}) is SaveCode.WRONG_TYPE
    assert code_of({**data, "setup": {**data["setup"], "seed": damaged}}) is SaveCode.UNKNOWN_SETUP


@pytest.mark.parametrize("damaged", ["", "%%%", encode("5"), encode(None), encode(True), encode([[1]])])
def test_a_damaged_step_is_named(damaged: str) -> None:
    data = json.loads(dumps(drafted()))
    data["entries"][0] = {"kind": "draft", "staff": damaged}
    assert code_of(data) is SaveCode.UNKNOWN_ACTION
    data = json.loads(dumps(drafted()))
    where = next(place for place, entry in enumerate(data["entries"]) if "then" in entry)
    data["entries"][where]["then"] = damaged
    assert code_of(data) is SaveCode.CHANCE_DIFFERS


def test_what_is_too_deep_or_too_long_stays_as_it_is() -> None:
    for value in ("[" * 50_000 + "]" * 50_000, "9" * 9_999, '{"a": 1, "a": 2}', "NaN"):
        hidden = b64encode(value.encode()).decode()
        assert decode(hidden) == hidden
