"""Save files: what is written comes back exactly, and nothing damaged is taken for a game."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gah_desktop.catalog import load_catalog
from gah_desktop.catalog.overrides import apply_overrides
from gah_desktop.engine import Setup
from gah_desktop.files import Fault
from gah_desktop.record import Journal, SaveCode, SaveError, dumps, loads, read_save, write_atomic
from gah_desktop.record.hidden import encode
from gah_desktop.record.save import MAX_CORRECTIONS, _seal
from gah_desktop.text.errors import save_error_text
from tests.record.playing import ALL_SETUPS, SETUPS, name_of, play, played

META = {"colors": ["#aa3344", "teal"], "note": "Zum Kaffee ☕"}
Data = dict[str, Any]


def same_game(one: Journal, two: Journal) -> bool:
    return (
        one.game.setup == two.game.setup
        and one.entries == two.entries
        and one.position == two.position
        and one.game.hash() == two.game.hash()
        and one.events == two.events == two.game.events
    )


def refused(text: str | bytes) -> SaveError:
    with pytest.raises(SaveError) as caught:
        loads(text)
    return caught.value


def edited(text: str, change: Callable[[Data], None], seal: bool = True) -> str:
    """A save changed by hand, by someone who knows how to seal it again or does not."""
    data = json.loads(text)
    change(data)
    if seal:
        data["seal"] = _seal(data)
    return json.dumps(data)


@pytest.fixture(scope="module")
def journal() -> Journal:
    return played(SETUPS[0], 100)


@pytest.fixture(scope="module")
def text(journal: Journal) -> str:
    return dumps(journal, META)


# What is written comes back


@pytest.mark.parametrize("setup", ALL_SETUPS, ids=name_of)
def test_a_finished_game_comes_back(setup: Setup) -> None:
    journal = played(setup)
    text = dumps(journal, META)
    loaded = loads(text)
    assert same_game(loaded.journal, journal)
    assert loaded.meta == META
    assert dumps(loaded.journal, loaded.meta) == text


def test_games_in_progress_and_undone_steps_come_back() -> None:
    journal, rng = Journal.new(SETUPS[2]), Random(3)
    for undone in (0, 1, 7, 30, 0):
        play(journal, rng, 45)
        journal.go_to(journal.position - undone)
        loaded = loads(dumps(journal)).journal
        assert same_game(loaded, journal)
        assert loaded.can_redo == (undone > 0)
        while loaded.can_redo:
            loaded.redo()
    journal.go_to(0)
    assert same_game(loads(dumps(journal)).journal, journal)


def test_a_save_can_be_read_by_people(text: str) -> None:
    lines = text.splitlines()
    assert lines[1] == '"format": "gah-desktop game",'
    assert sum(line.startswith('{"kind": ') for line in lines) == 100
    assert any(line.startswith('{"kind": "take_die", "face": ') for line in lines)
    assert "☕" in text


def test_corrections_in_force_are_part_of_a_save() -> None:
    catalog, problems = apply_overrides(load_catalog(), {"guests": {"117": {"vp": 1}}})
    assert not problems
    journal = play(Journal.new(Setup(promo=True), catalog), Random(1), 20)
    loaded = loads(dumps(journal)).journal
    assert same_game(loaded, journal)
    assert loaded.game.state.t.catalog.guests[117].vp == 1


def test_other_layouts_and_line_ends_are_read(journal: Journal, text: str) -> None:
    assert same_game(loads(json.dumps(json.loads(text), indent=1)).journal, journal)
    windows = text.replace("\n", "\r\n").encode("utf-8-sig")
    assert same_game(loads(windows).journal, journal)


# What is not a save


@pytest.mark.parametrize("content", ("", " \n\n", b"", b"\xef\xbb\xbf"))
def test_an_empty_file(content: str | bytes) -> None:
    assert refused(content).code is SaveCode.EMPTY


@pytest.mark.parametrize(
    "content",
    ("hello", "[]", "{}", "17", "null", '{"format": "other"}', '{"a": NaN}', "[" * 99_999, "<html>\n</html>"),
)
def test_foreign_files(content: str) -> None:
    assert refused(content).code is SaveCode.NOT_A_SAVE


def test_a_file_that_is_not_text(text: str) -> None:
    damaged = text.encode()[:500] + b"\xff\xfe" + text.encode()[500:]
    error = refused(damaged)
    assert error.code is Fault.NOT_TEXT and error.params == {"byte": 501}


# Damage to the text


def test_a_truncated_file_is_read_up_to_the_cut(journal: Journal, text: str) -> None:
    entries = text.index('"entries"')
    for end in range(1, len(text) - 3, 97):
        error = refused(text[:end])
        assert error.code is Fault.TRUNCATED, end
        assert error.params["line"] == text[:end].rstrip().count("\n") + 1
        if end > entries + 12:
            assert error.readable is not None
            kept = error.readable
            assert kept.entries == journal.entries[: kept.position]
            assert kept.position >= text[entries:end].count("\n") - 2 or kept.position == 100
        else:
            assert error.readable is None


def test_a_fault_in_the_middle_names_its_line(journal: Journal, text: str) -> None:
    lines = text.split("\n")
    start = next(i for i, line in enumerate(lines) if line.startswith('"entries"'))
    lines[start + 60] = lines[start + 60].replace('"', "", 1)
    error = refused("\n".join(lines))
    assert error.code is Fault.MALFORMED
    assert error.params["line"] == start + 61
    assert error.readable is not None
    assert error.readable.entries == journal.entries[:59]


@pytest.mark.parametrize(
    ("found", "put", "code"),
    [
        ('"version": 2', '"version": 2, "version": 2', Fault.DUPLICATE_KEY),
        ('"version": 2', '"version": NaN', Fault.BAD_NUMBER),
        ('"version": 2', '"version": 2e999', Fault.BAD_NUMBER),
        ('"version": 2', '"version": ' + "9" * 9_999, Fault.BAD_NUMBER),
        ('"note": ', '"deep": ' + "[" * 40 + "]" * 40 + ', "note": ', Fault.TOO_DEEP),
        ('"note": ', '"deep": ' + "[" * 50_000 + "]" * 50_000 + ', "note": ', Fault.TOO_DEEP),
        ('"note": "', '"note": "\\ud800', SaveCode.BAD_TEXT),
        ('"version": 2', '"version": 3', SaveCode.NEWER_VERSION),
        ('"rules": 3', '"rules": 9', SaveCode.NEWER_VERSION),
        ('"version": 2', '"version": 0', SaveCode.WRONG_TYPE),
        ('"version": 2', '"version": true', SaveCode.WRONG_TYPE),
        ('"version": 2', '"version": 2.0', SaveCode.WRONG_TYPE),
        ('"version": 2', '"version": "1"', SaveCode.WRONG_TYPE),
        ("Zum Kaffee", "Zum Tee", SaveCode.EDITED),
        (f'"seed": "{encode(1)}"', '"seed": 2', SaveCode.DEAL_DIFFERS),
        (f'"seed": "{encode(1)}"', f'"seed": "{encode(2)}"', SaveCode.DEAL_DIFFERS),
        ('"players": 2', '"players": 7', SaveCode.UNKNOWN_SETUP),
        ('"ruleset": "deluxe"', '"ruleset": "chess"', SaveCode.UNKNOWN_SETUP),
        ('"ruleset": "deluxe"', '"ruleset": {"a": []}', SaveCode.UNKNOWN_SETUP),
        ('"catalog": {}', '"catalog": {"guests": {"49": {"vp": 99}}}', SaveCode.UNUSABLE_CORRECTIONS),
        ('"catalog": {}', '"catalog": []', SaveCode.WRONG_TYPE),
        ('"seal": ', '"leal": ', SaveCode.EDITED),
        ('"hash": "', '"hash": "0', SaveCode.HASH_DIFFERS),
        ('"hash": ', '"mash": ', SaveCode.MISSING),
    ],
)
def test_damage_is_named(text: str, found: str, put: str, code: SaveCode | Fault) -> None:
    assert found in text
    assert refused(text.replace(found, put, 1)).code is code


# Damage to the game


def test_an_illegal_move_is_named_with_its_reason(journal: Journal, text: str) -> None:
    def change(data: Data) -> None:
        data["entries"].insert(70, {"kind": "move_guest", "guest": 49, "floor": 4, "column": 5})

    error = refused(edited(text, change))
    assert error.code is SaveCode.ILLEGAL_MOVE
    assert error.params == {"entry": 71, "kind": "move_guest"}
    assert error.why is not None
    assert error.readable is not None and error.readable.entries == journal.entries[:70]


@pytest.mark.parametrize(
    "entry",
    (
        {"kind": "fly"},
        {},
        {"kind": ["take_die"]},
        {"kind": "take_die"},
        {"kind": "take_die", "face": "1", "as_action": 1, "boost": False},
        {"kind": "take_die", "face": 1, "as_action": 1, "boost": 0},
        {"kind": "pass", "more": 1},
        {"kind": "keep_staff", "staff": [[1], 2]},
    ),
)
def test_unknown_actions(text: str, entry: Data) -> None:
    def change(data: Data) -> None:
        data["entries"][10] = entry

    error = refused(edited(text, change))
    assert error.code is SaveCode.UNKNOWN_ACTION and error.params["entry"] == 11
    assert error.readable is not None and error.readable.position == 10


@pytest.mark.parametrize("entry", (None, 3, [], "pass"))
def test_entries_of_the_wrong_type(text: str, entry: object) -> None:
    error = refused(edited(text, lambda data: data["entries"].append(entry)))
    assert error.code is SaveCode.WRONG_TYPE and error.params["path"] == "entries.101"


def test_another_chance_than_the_game_had(journal: Journal, text: str) -> None:
    where, entry = next((i, each) for i, each in enumerate(journal.entries) if each.chance and i > 20)

    def change(data: Data) -> None:
        data["entries"][where]["then"] = [{"guest": 104}, *entry.chance[1:]]

    error = refused(edited(text, change))
    assert error.code is SaveCode.CHANCE_DIFFERS and error.params["entry"] == where + 1
    assert error.readable is not None
    assert error.readable.entries == journal.entries[:where]


def test_a_shorter_game_under_the_old_hash(journal: Journal, text: str) -> None:
    error = refused(edited(text, lambda data: data["entries"].pop()))
    assert error.code is SaveCode.HASH_DIFFERS
    assert error.readable is not None and error.readable.position == 99


def test_damage_among_the_undone_steps(journal: Journal) -> None:
    again = loads(dumps(journal)).journal
    again.go_to(90)

    def change(data: Data) -> None:
        data["undone"][3] = {"kind": "fly"}

    error = refused(edited(dumps(again), change))
    assert error.code is SaveCode.UNKNOWN_ACTION and error.params["entry"] == 94
    assert error.readable is not None and error.readable.position == 90


def test_an_edit_that_nothing_else_would_notice(text: str) -> None:
    for change in (
        lambda data: data["setup"].update(names=["Someone", "Else"]),
        lambda data: data["setup"].update(kinds=["human", "random"]),
        lambda data: data["meta"].clear(),
    ):
        assert refused(edited(text, change, seal=False)).code is SaveCode.EDITED


# Damage of every kind


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


def replace_somewhere(data: Any, rng: Random, value: object) -> None:
    """Put a value somewhere deep into JSON data, or drop what is there."""
    while True:
        keys = list(data) if isinstance(data, dict) else list(range(len(data)))
        if not keys:
            return
        key = rng.choice(keys)
        if isinstance(data[key], (dict, list)) and data[key] and rng.random() < 0.8:
            data = data[key]
        elif rng.random() < 0.2:
            del data[key]
            return
        else:
            data[key] = value
            return


def harmless(mutated: str | bytes, journal: Journal) -> None:
    """Either the very same game, or a typed error with what is still good."""
    try:
        loaded = loads(mutated)
    except SaveError as error:
        assert save_error_text(error)
        kept = error.readable
        if kept is not None and error.code is not SaveCode.EDITED and kept.game.setup == journal.game.setup:
            assert kept.game.events == kept.events
    else:
        assert same_game(loaded.journal, journal)


@settings(max_examples=150)
@given(value=values, seed=st.integers(0, 1 << 30), seal=st.booleans())
def test_changed_values_are_never_a_crash(value: object, seed: int, seal: bool) -> None:
    journal = played(SETUPS[seed % 2], 40)
    journal.go_to(36)
    data = json.loads(dumps(journal, META))
    replace_somewhere(data, Random(seed), value)
    if not seal:
        harmless(json.dumps(data), journal)
        return
    try:
        data["seal"] = _seal(data)
        loads(json.dumps(data))  # whoever seals it again may have made another game, but a whole one
    except SaveError as error:
        assert save_error_text(error)
    except ValueError:
        pass


@settings(max_examples=150)
@given(data=st.data())
def test_changed_bytes_are_never_another_game(data: st.DataObject) -> None:
    journal = played(SETUPS[0], 40)
    raw = bytearray(dumps(journal, META).encode())
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(raw) - 1))
        what = data.draw(st.sampled_from(("change", "drop", "insert", "cut")))
        if what == "change":
            raw[place] = data.draw(st.integers(0, 255))
        elif what == "drop":
            del raw[place : place + data.draw(st.integers(1, 40))]
        elif what == "insert":
            raw[place:place] = data.draw(st.binary(max_size=5))
        else:
            del raw[place:]
            break
        if not raw:
            break
    harmless(bytes(raw), journal)


@settings(max_examples=300)
@given(seed=st.integers(0, 1 << 30), setup=st.sampled_from(ALL_SETUPS))
def test_one_flipped_bit_is_told_in_a_sentence(seed: int, setup: Setup) -> None:
    """Among the steps of the game, where a letter makes an item, a card or a kind that does not exist."""
    rng = Random(seed)
    journal = played(setup, 60)
    raw = bytearray(dumps(journal, META).encode())
    start, end = raw.index(b'"entries"') + 12, raw.index(b'"hash"')
    raw[rng.randrange(start, end)] ^= 1 << rng.randrange(8)
    harmless(bytes(raw), journal)


@pytest.mark.parametrize(("found", "put"), [('"strudel"', '"strtdel"'), ('"guest": ', '"guest": 9')])
def test_a_damaged_letter_in_a_step_is_that_step_and_no_other(text: str, found: str, put: str) -> None:
    head, tail = text.split('"entries"')
    lines = tail.split("\n")
    step = next(n for n, line in enumerate(lines) if '{"kind": "place"' in line and found in line)
    lines[step] = lines[step].replace(found, put, 1)
    error = refused(head + '"entries"' + "\n".join(lines))
    assert error.code is SaveCode.UNKNOWN_ACTION and error.params["entry"] == step
    assert save_error_text(error).startswith(f"Step {step} of the file makes no sense.")


def test_endless_corrections_are_refused_at_once(text: str) -> None:
    endless = {"guests": {"117": {"vp": 1, "note": "x" * MAX_CORRECTIONS}}}
    error = refused(edited(text, lambda data: data.update(catalog=endless)))
    assert error.code is Fault.TOO_LARGE
    assert save_error_text(error) == "The file is too large."


# On the disk


def test_writing_replaces_the_file_in_one_move(tmp_path: Path, text: str) -> None:
    path = tmp_path / "game.gah"
    write_atomic(path, "old")
    write_atomic(path, text)
    assert read_save(path).decode() == text
    assert list(tmp_path.iterdir()) == [path]


def test_a_failed_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.gah"
    write_atomic(path, "old")

    def fail(file: int) -> None:
        raise OSError("no space")

    monkeypatch.setattr("os.fsync", fail)
    with pytest.raises(OSError, match="no space"):
        write_atomic(path, "new")
    with pytest.raises(UnicodeEncodeError):
        write_atomic(path, "\ud800")
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_loading_leaves_the_file_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "damaged.gah"
    path.write_text(text[:900], encoding="utf-8")
    with pytest.raises(SaveError):
        loads(read_save(path))
    assert path.read_text(encoding="utf-8") == text[:900]


def test_a_save_after_each_step_is_as_one_that_is_written_anew() -> None:
    """What is kept of earlier saves follows every step back and every other step instead."""
    journal = Journal.new(Setup(players=2, seed=5))
    fresh = Journal.new(Setup(players=2, seed=5))

    def same() -> None:
        fresh.written.clear()
        assert dumps(journal, {"id": "a"}) == dumps(fresh, {"id": "a"})
        assert loads(dumps(journal)).journal.game.hash() == journal.game.hash()

    for number in range(30):
        options = journal.game.legal_actions()
        for each in (journal, fresh):
            each.apply(options[number % len(options)])
        same()
    for each in (journal, fresh):
        for _ in range(4):
            each.go_to(each.position - 1)
    same()
    options = journal.game.legal_actions()
    other = next(action for action in options if action != journal.entries[journal.position].action)
    for each in (journal, fresh):
        each.apply(other)
    same()
