"""Games saved by version 1.0.0 open, replay step by step as they were played, and go on.

`tests/format_2/make.py` made the files with version 1.0.0. Some show its own readings of the rules.
`expected.json` holds the figures that version 1.0.0 computed, so no hash of the present program decides here.
"""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gah_desktop.engine.invariants import check
from gah_desktop.record import Journal, dumps, loads
from tests.format_2.figures import DIGITS, digest, seats

FOLDER = Path(__file__).resolve().parent.parent / "format_2"
SAVES = sorted((FOLDER / "saves").glob("*.gah"))
EXPECTED: dict[str, dict[str, Any]] = json.loads((FOLDER / "expected.json").read_text("utf-8"))
FURTHER = 10


def name_of(path: Path) -> str:
    return path.stem


def opened(path: Path) -> Journal:
    return loads(path.read_bytes()).journal


def recorded(path: Path) -> list[str]:
    """Return the digests of the game before its first step and after each step."""
    steps = EXPECTED[path.stem]["steps"]
    return [steps[at : at + DIGITS] for at in range(0, len(steps), DIGITS)]


def walked(journal: Journal) -> list[str]:
    """Undo a game to its start, redo it to its end, and return the digest of each position in order."""
    end = journal.position
    while journal.position:
        journal.undo()
    found = [digest(journal.game)]
    while journal.can_redo:
        journal.redo()
        found.append(digest(journal.game))
    journal.go_to(end)
    return found


def come_in_order(wanted: list[str], found: list[str]) -> bool:
    """Return whether all wanted states are among the found ones, in this order and up to the last.

    A later version may ask what an earlier version settled without a question. Then it has more steps.
    """
    rest = iter(found)
    return wanted[-1] == found[-1] and all(any(state == other for other in rest) for state in wanted)


def test_there_is_a_save_of_everything() -> None:
    names = {path.stem for path in SAVES}
    assert names == set(EXPECTED)
    for players, ruleset, deal in product((2, 3, 4), ("deluxe", "classic"), ("normal", "starter", "draft")):
        assert any(name.startswith(f"{players}-{ruleset}-{deal}-") for name in names)
    for part in ("solo-leopold-", "solo-elisabeth-", "corrected-", "set-up-", "asks-", "pass-after-"):
        assert sum(name.startswith(part) for name in names) >= 3


@pytest.mark.parametrize("path", SAVES, ids=name_of)
def test_it_opens_as_it_was_saved(path: Path) -> None:
    journal, expected = opened(path), EXPECTED[path.stem]
    assert seats(journal.game) == expected["seats"]
    assert journal.position >= expected["position"]
    assert journal.can_redo == (expected["position"] + 1 < len(recorded(path)))
    check(journal.game.state)


@pytest.mark.parametrize("path", SAVES, ids=name_of)
def test_it_is_undone_to_its_start_and_done_again_as_it_was_played(path: Path) -> None:
    journal = opened(path)
    there = digest(journal.game)
    assert come_in_order(recorded(path), walked(journal))
    assert digest(journal.game) == there


@pytest.mark.parametrize("path", SAVES, ids=name_of)
def test_it_goes_on_and_is_saved_again(path: Path) -> None:
    journal, rng = opened(path), Random(path.stem)
    for _ in range(FURTHER):
        if journal.game.over:
            break
        journal.apply(rng.choice(journal.game.legal_actions()))
        check(journal.game.state)
    again = loads(dumps(journal)).journal
    assert again.game.setup == journal.game.setup
    assert [entry.action for entry in again.entries] == [entry.action for entry in journal.entries]
    assert (again.position, seats(again.game)) == (journal.position, seats(journal.game))


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (["a", "b"], ["b", "a"]),
        (["a", "b", "c"], ["a", "c"]),
        (["a", "b"], ["a", "b", "c"]),
        (["a", "b", "a"], ["a", "b"]),
    ],
)
def test_a_game_that_plays_out_otherwise_is_noticed(wanted: list[str], found: list[str]) -> None:
    assert come_in_order(wanted, wanted)
    assert not come_in_order(wanted, found)
