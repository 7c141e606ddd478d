"""Finished games of the expansion, kept: they play to the same end, and every line of them is as printed."""

from functools import cache
from pathlib import Path

import pytest

from gah_desktop.record import Journal, loads, read_save
from gah_desktop.record.transcript import transcript
from tests.golden.make_waltz import FOLDER, everything
from tests.helpers.waltz_reader import WaltzReader

GAMES = sorted(FOLDER.glob("*.gah"))


@cache
def followed(path: Path) -> tuple[Journal, frozenset[str]]:
    journal = loads(read_save(path)).journal  # every step, every card and the last state are compared
    reader = WaltzReader()
    reader.read(transcript(journal))
    assert reader.ended
    return journal, frozenset(reader.reached)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_golden_game_of_the_expansion_ends_as_it_did_and_is_followed_line_by_line(path: Path) -> None:
    journal, _ = followed(path)
    assert journal.game.over


@pytest.mark.parametrize(
    "kind",
    [
        *("guest", "staff", "celebrity", "entrance", "opponent", "ballroom", "row", "area", "objective"),
        *("reward", "left", "right"),
    ],
)
def test_everything_of_the_expansion_is_reached_in_one_of_them(kind: str) -> None:
    wanted = {name for name in everything() if name.split()[0] == kind}
    found = set().union(*(followed(path)[1] for path in GAMES))
    assert wanted and not sorted(wanted - found)


def test_every_kind_of_name_is_asked_for() -> None:
    kinds = {name.split()[0] for name in everything()}
    assert kinds == {
        *("guest", "staff", "celebrity", "entrance", "opponent", "ballroom", "row", "area", "objective"),
        *("reward", "left", "right"),
    }
