"""Games saved in format 1, by the program as it was before format 2: they open, replay, are undone and go on.

The files in `tests/format_1` were made then and stay as they are.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gah_desktop.engine.actions import EndTurn
from gah_desktop.engine.invariants import check
from gah_desktop.engine.reasons import Code
from gah_desktop.record import Journal, SaveCode, SaveError, dumps, loads
from gah_desktop.record.save import _seal
from tests.helpers.tables import chosen

FOLDER = Path(__file__).resolve().parent.parent / "format_1"
FILES = sorted(FOLDER.rglob("*.gah"))
HALF_A_TURN = ("half-a-turn-finished.gah", "half-a-turn-middle.gah")


def name_of(path: Path) -> str:
    return path.stem


def unplayable(name: str) -> str:
    """A sound file of rules 1 with a step that no reading of the rules allows: the 172nd."""
    data = json.loads((FOLDER / "saves" / name).read_text(encoding="utf-8"))
    data["entries"][171] = {"kind": "end_turn"}
    return json.dumps({**data, "seal": _seal(data)})


def test_the_files_are_there() -> None:
    names = {path.name for path in FILES}
    assert len(FILES) >= 90
    for players in (2, 3, 4):
        for ruleset in ("deluxe", "classic"):
            for deal in ("normal", "starter", "draft"):
                assert {f"{players}-{ruleset}-{deal}-{end}.gah" for end in ("finished", "middle")} <= names
    assert {"autosave.gah", "autosave-previous.gah"} <= names


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_it_opens_and_is_the_game_that_was_saved(path: Path) -> None:
    data = json.loads(path.read_text(encoding="utf-8"))
    journal = loads(path.read_bytes()).journal
    assert (journal.position, len(journal.entries)) == (
        len(data["entries"]),
        len(data["entries"]) + len(data.get("undone", [])),
    )
    assert journal.game.setup.players == data["setup"]["players"]
    assert tuple(data["setup"]["names"]) == journal.game.setup.names
    check(journal.game.state)


@pytest.mark.parametrize("path", FILES[::4], ids=name_of)
def test_it_is_undone_step_by_step_and_done_again(path: Path) -> None:
    journal = loads(path.read_bytes()).journal
    end, now = journal.position, journal.game.hash()
    for _ in range(min(12, end)):
        journal.undo()
        check(journal.game.state)
    for _ in range(min(12, end)):
        journal.redo()
    assert (journal.position, journal.game.hash()) == (end, now)


@pytest.mark.parametrize("path", FILES[1::4], ids=name_of)
def test_it_goes_on_to_the_end_and_is_saved_in_the_present_format(path: Path) -> None:
    journal = loads(path.read_bytes()).journal
    rng = Random(path.name)
    while not journal.game.over:
        options = journal.game.legal_actions()
        journal.apply(options[int(rng.random() * len(options))])
    text = dumps(journal)
    assert json.loads(text)["version"] == 2
    assert loads(text).journal.game.hash() == journal.game.hash()


@pytest.mark.parametrize("name", HALF_A_TURN)
def test_a_guest_taken_where_no_die_could_be_paid_for(name: str) -> None:
    """Step 172: today that is refused. Step 175: after the re-roll the same number took another guest."""
    loaded = loads((FOLDER / "saves" / name).read_bytes())
    journal = loaded.journal
    assert loaded.old_rules
    assert {entry.rules for entry in journal.entries} == {1}
    journal.go_to(174)
    refusal = journal.game.why_not(journal.entries[174].action)
    assert refusal is not None and refusal.code is Code.GUEST_TAKEN
    journal.go_to(171)
    refusal = journal.game.why_not(journal.entries[171].action)
    assert refusal is not None and refusal.code is Code.GUEST_NEEDS_DIE
    journal.redo()
    assert journal.game.legal_actions() == [EndTurn()]


@pytest.mark.parametrize("name", HALF_A_TURN)
def test_a_game_that_no_reading_allows_is_said_to_be_of_older_rules(name: str) -> None:
    with pytest.raises(SaveError) as raised:
        loads(unplayable(name))
    error = raised.value
    assert (error.code, error.params) == (SaveCode.OLDER_RULES, {"entry": 172})
    assert error.readable is not None and error.readable.position == 171
    check(error.readable.game.state)
    assert error.readable.game.legal_actions()


def test_a_changed_game_of_older_rules_is_still_a_damaged_file() -> None:
    text = (FOLDER / "saves" / "2-deluxe-normal-middle.gah").read_text(encoding="utf-8")
    for found, put, code in (
        ('"players": 2', '"players": 9', SaveCode.UNKNOWN_SETUP),
        ("Anna", "Anne", SaveCode.EDITED),
        ('"entries": [', '"entries": [\n7,', SaveCode.WRONG_TYPE),
        ('"seal": "', '"seal": "0', SaveCode.EDITED),
    ):
        with pytest.raises(SaveError) as raised:
            loads(text.replace(found, put, 1))
        assert raised.value.code is code


def test_a_damaged_step_is_no_matter_of_older_rules() -> None:
    """Only what is sealed is as it was saved; without its seal, what does not fit has been changed."""
    text = unplayable("half-a-turn-middle.gah")
    for found, put in (('"seal": "', '"seal": "0'), ('"meta": {', '"meta": {"x": 1, ')):
        assert found in text
        with pytest.raises(SaveError) as raised:
            loads(text.replace(found, put, 1))
        assert raised.value.code is SaveCode.ILLEGAL_MOVE
        assert raised.value.params["entry"] == 172


def test_items_stood_in_fields_of_their_own() -> None:
    path = FOLDER / "saves" / "2-deluxe-normal-finished.gah"
    entries: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))["entries"]
    journal: Journal = loads(path.read_bytes()).journal
    found = [(old, new.action) for old, new in zip(entries, journal.entries, strict=True)]
    items = [(old, action) for old, action in found if old["kind"] == "choose_items"]
    assert len(items) > 5
    for old, action in items:
        assert action == chosen(old["strudel"], old["cake"], old["wine"], old["coffee"])
