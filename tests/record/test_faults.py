"""What a fault of a save file tells: its code, and every number and name that its sentence needs."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gah_desktop.engine import Setup
from gah_desktop.files import Fault
from gah_desktop.record import Journal, SaveCode, SaveError, dumps, loads
from gah_desktop.record.hidden import decode
from gah_desktop.record.save import MAX_CORRECTIONS, _seal
from tests.record.playing import played

META = {"note": "Kaffee"}


@pytest.fixture(scope="module")
def journal() -> Journal:
    """Twelve steps are done, three more have been undone."""
    journal = played(Setup(seed=1), 15)
    journal.go_to(12)
    return journal


@pytest.fixture(scope="module")
def text(journal: Journal) -> str:
    return dumps(journal, META)


def refused(text: str) -> SaveError:
    with pytest.raises(SaveError) as caught:
        loads(text)
    return caught.value


def fault(text: str) -> tuple[SaveCode | Fault, dict[str, Any]]:
    error = refused(text)
    return error.code, error.params


def sealed(text: str, **changes: Any) -> str:
    """The file with other values, `None` taking one away, by someone who knows how to seal it again."""
    data = json.loads(text) | changes
    data = {key: value for key, value in data.items() if value is not None}
    data["seal"] = _seal(data)
    return json.dumps(data)


def test_a_save_holds_all_there_is_to_know_of_a_game(text: str, journal: Journal) -> None:
    data = json.loads(text)
    assert list(data) == [
        *("format", "version", "rules", "meta", "setup", "catalog", "deal", "entries", "fingerprint"),
        *("hash", "undone", "undone_hash", "seal"),
    ]
    assert (data["format"], data["version"], data["rules"], data["fingerprint"]) == (
        *("gah-desktop game", 2, 3),
        3,
    )
    assert data["meta"] == META and decode(data["setup"]["seed"]) == 1
    assert (len(data["entries"]), len(data["undone"])) == (12, 3)
    assert data["hash"] == journal.game.hash()
    assert data["undone_hash"] == journal.game_at(15).hash() != data["hash"]
    assert json.loads(dumps(journal))["meta"] == {}


def test_what_is_undone_can_be_done_again(text: str, journal: Journal) -> None:
    loaded = loads(text)
    assert loaded.meta == META
    assert (loaded.journal.position, loaded.journal.entries) == (12, journal.entries)


def test_a_game_without_undone_steps_says_nothing_of_them() -> None:
    data = json.loads(dumps(played(Setup(seed=1), 3)))
    assert "undone" not in data and "undone_hash" not in data


@pytest.mark.parametrize(
    "part", ["version", "rules", "meta", "setup", "catalog", "deal", "entries", "fingerprint", "hash"]
)
def test_a_part_that_is_missing_is_named(text: str, part: str) -> None:
    assert fault(sealed(text, **{part: None})) == (SaveCode.MISSING, {"path": part})


def test_the_digest_of_the_undone_steps_may_not_be_missing(text: str) -> None:
    assert fault(sealed(text, undone_hash=None)) == (SaveCode.MISSING, {"path": "undone_hash"})


@pytest.mark.parametrize(
    ("part", "value", "expected"),
    [
        *(("version", 0, "int"), ("version", -1, "int"), ("version", True, "int"), ("rules", 0, "int")),
        *(("rules", "2", "int"), ("meta", [], "dict"), ("setup", [], "dict"), ("catalog", [], "dict")),
        *(("deal", {}, "list"), ("entries", {}, "list"), ("undone", {}, "list"), ("hash", 5, "str")),
        *(("undone_hash", 5, "str"), ("fingerprint", "2", "int")),
    ],
)
def test_a_part_of_the_wrong_type_is_named_with_the_right_one(
    text: str, part: str, value: Any, expected: str
) -> None:
    assert fault(sealed(text, **{part: value})) == (
        SaveCode.WRONG_TYPE,
        {"path": part, "expected": expected},
    )


@pytest.mark.parametrize(("part", "known"), [("version", 2), ("rules", 3), ("fingerprint", 3)])
def test_a_newer_file_says_what_is_newer(text: str, part: str, known: int) -> None:
    assert fault(sealed(text, **{part: known + 1})) == (
        SaveCode.NEWER_VERSION,
        {"what": part, "found": known + 1, "known": known},
    )


@pytest.mark.parametrize("rules", [0, 3, "2", True, None])
def test_a_step_under_rules_that_are_not_earlier_ones_is_refused(text: str, rules: object) -> None:
    entries = json.loads(text)["entries"]
    entries[6]["rules"] = rules
    error = refused(sealed(text, entries=entries))
    assert (error.code, error.params) == (
        SaveCode.WRONG_TYPE,
        {"path": "entries.7.rules", "expected": "int"},
    )


def test_a_step_that_is_no_step_is_named_by_its_place(text: str) -> None:
    data = json.loads(text)
    entries = [*data["entries"][:4], "pass", *data["entries"][4:]]
    error = refused(sealed(text, entries=entries))
    assert (error.code, error.params) == (SaveCode.WRONG_TYPE, {"path": "entries.5", "expected": "dict"})
    assert error.readable is not None and error.readable.position == 4


def test_undone_steps_are_counted_after_those_that_are_done(text: str) -> None:
    error = refused(sealed(text, undone=[3]))
    assert (error.code, error.params) == (SaveCode.WRONG_TYPE, {"path": "entries.13", "expected": "dict"})
    assert error.readable is not None and error.readable.position == 12


def test_a_step_nobody_knows_says_which_and_why(text: str) -> None:
    error = refused(sealed(text, entries=[*json.loads(text)["entries"], {"kind": "fly" * 200}]))
    assert error.code is SaveCode.UNKNOWN_ACTION and error.params["entry"] == 13
    assert len(str(error.params["detail"])) == 200


def test_another_end_than_the_digest_says(text: str, journal: Journal) -> None:
    assert fault(sealed(text, hash="0")) == (SaveCode.HASH_DIFFERS, {"entry": 12})
    assert fault(sealed(text, undone_hash="0")) == (SaveCode.HASH_DIFFERS, {"entry": 15})


def test_older_rules_are_no_sign_of_a_changed_file(text: str) -> None:
    data = json.loads(text)
    assert fault(sealed(text, rules=1, hash="0")) == (SaveCode.OLDER_RULES, {"entry": 12})
    assert fault(sealed(text, rules=1, deal=[])) == (SaveCode.OLDER_RULES, {"entry": 0})
    assert fault(sealed(text, deal=[])) == (SaveCode.DEAL_DIFFERS, {})
    step = {"kind": "move_guest", "guest": 49, "floor": 4, "column": 5}
    entries = [*data["entries"], step]
    illegal = {"entry": 13, "kind": "move_guest"}
    assert fault(sealed(text, entries=entries)) == (SaveCode.ILLEGAL_MOVE, illegal)
    assert fault(sealed(text, rules=1, entries=entries)) == (SaveCode.OLDER_RULES, {"entry": 13})
    error = refused(sealed(text, rules=1, entries=entries))
    assert error.readable is not None and error.readable.position == 12


def test_other_dice_than_the_game_had_are_named_by_their_step(text: str) -> None:
    entries = json.loads(text)["entries"]
    place = next(n for n, entry in enumerate(entries) if "then" in entry)
    entries[place]["then"] = []
    told = {"entry": place + 1, "kind": entries[place]["kind"]}
    assert fault(sealed(text, entries=entries)) == (SaveCode.CHANCE_DIFFERS, told)


def test_a_set_up_that_is_not_possible_says_why_at_no_great_length(text: str) -> None:
    setup = json.loads(text)["setup"]
    code, params = fault(sealed(text, setup={**setup, "players": 7}))
    assert (code, params) == (SaveCode.UNKNOWN_SETUP, {"detail": "players: expected 2, 3 or 4"})
    code, params = fault(sealed(text, setup={**setup, "x" * 900: 1}))
    assert code is SaveCode.UNKNOWN_SETUP and len(str(params["detail"])) == 200


def test_the_first_correction_that_makes_no_sense_is_named(text: str) -> None:
    wrong = {"guests": {"49": {"vp": 99}, "50": {"vp": 99}}}
    told = {"section": "guests", "id": "49", "field": "vp"}
    assert fault(sealed(text, catalog=wrong)) == (SaveCode.UNUSABLE_CORRECTIONS, told)


def test_corrections_may_be_as_long_as_all_cards_and_no_longer(text: str) -> None:
    def of_length(length: int) -> dict[str, Any]:
        return {"x": "y" * (length - len(json.dumps({"x": ""})))}

    assert fault(sealed(text, catalog=of_length(MAX_CORRECTIONS + 1))) == (
        Fault.TOO_LARGE,
        {"bytes": 65_537, "limit": 65_536},
    )
    assert fault(sealed(text, catalog=of_length(MAX_CORRECTIONS)))[0] is SaveCode.UNUSABLE_CORRECTIONS


# The text of the file


def test_what_could_be_ours_is_told_by_its_head(text: str) -> None:
    assert fault('{\n"format": "gah-desk')[0] is Fault.TRUNCATED
    assert fault('{\n"format": "gah-desk!')[0] is SaveCode.NOT_A_SAVE
    assert fault('{"x": 1, "format": "gah-desktop game", "v')[0] is Fault.TRUNCATED
    assert fault(" " * 400 + '{"format": "gah-desktop game", "v')[0] is SaveCode.NOT_A_SAVE
    assert fault(" " * 380 + '{"format": "gah-desktop game", "v')[0] is SaveCode.NOT_A_SAVE


def test_what_can_be_read_of_a_file_that_was_cut(text: str, journal: Journal) -> None:
    lines = text.split("\n")
    first = lines.index('"entries": [') + 1
    cut = refused("\n".join(lines[: first + 7]) + "\n")
    assert cut.readable is not None and cut.readable.entries == journal.entries[:7]
    assert refused("\n".join(lines[: first - 1])).readable is None
    barely = refused("\n".join(lines[:first]))
    assert barely.readable is not None and barely.readable.position == 0


def test_an_error_reads_like_its_code_and_its_parameters() -> None:
    assert str(SaveError(SaveCode.EMPTY)) == "empty"
    assert str(SaveError(Fault.NOT_TEXT, byte=3)) == "not_text {'byte': 3}"
    assert SaveError(SaveCode.EMPTY).readable is None and SaveError(SaveCode.EMPTY).why is None


def test_every_fault_has_a_name_of_its_own() -> None:
    assert [code.value for code in SaveCode] == [code.name.lower() for code in SaveCode]
