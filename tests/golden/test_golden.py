"""Finished games, kept: they still play to the same end, and what can be read from them still holds."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from gah_desktop.record import loads, read_save
from gah_desktop.record.transcript import transcript
from tests.golden.make import FOLDER, TILES, Seen, seen
from tests.helpers import printed
from tests.helpers.transcript_reader import TranscriptReader

GAMES = sorted(FOLDER.glob("*.gah"))


@cache
def _seen(path: Path) -> Seen:
    return seen(loads(read_save(path)).journal)


def _all_seen() -> Iterator[tuple[str, str]]:
    for path in GAMES:
        yield from _seen(path)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_golden_game_ends_as_it_did(path: Path) -> None:
    journal = loads(read_save(path)).journal  # every step, every card and the last state are compared
    assert journal.game.over


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_golden_game_can_be_followed_by_a_reader_that_knows_only_the_printed_rules(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = loads(read_save(path)).journal
    corrected = journal.game.state.t.catalog.overrides  # some were dealt before all was known
    for board, fields in corrected.get("boards", {}).items():
        monkeypatch.setitem(printed.BOARDS, board, "".join(fields["colors"]))
    for card, fields in corrected.get("staff", {}).items():
        monkeypatch.setitem(printed.STAFF, int(card), {**printed.STAFF[int(card)], **fields})
    for guest, fields in corrected.get("guests", {}).items():
        monkeypatch.setitem(printed.GUESTS, int(guest), {**printed.GUESTS[int(guest)], **fields})
    reader = TranscriptReader()
    reader.read(transcript(journal))
    assert reader.ended


@pytest.mark.parametrize("tile", TILES)
def test_every_emperor_tile_rewards_and_punishes_somewhere(tile: str) -> None:
    found = set(_all_seen())
    assert ("reward", tile) in found
    assert ("penalty", tile) in found


@pytest.mark.parametrize("objective", TILES)
def test_every_objective_is_reached_somewhere(objective: str) -> None:
    assert ("objective", objective) in set(_all_seen())


def test_every_table_is_there() -> None:
    tables = {name for kind, name in _all_seen() if kind == "table"}
    for players in (2, 3, 4):
        for ruleset in ("deluxe", "classic"):
            for boards in ("night", "day"):
                assert f"{players} {ruleset} {boards}" in tables
