"""Games of the expansion, followed line by line by a reader that knows only the printed rules."""

from __future__ import annotations

import ast
import json
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gah_desktop.bots.arena import play_journal
from gah_desktop.catalog import corrected_catalog
from gah_desktop.catalog.overrides import OpenValue
from gah_desktop.engine import Setup
from gah_desktop.record import Journal, dumps, loads
from gah_desktop.record.transcript import transcript
from tests.golden.make_waltz import SENSIBLE, played
from tests.helpers.corrections import another, corrected, highest, lowest
from tests.helpers.games import sensible
from tests.helpers.waltz_reader import WaltzReader
from tests.helpers.waltz_reader.cards import TranscriptError

ALL = ("ballrooms", "celebrities", "hotels", "more")
RANDOM = ("random",) * 4
SETUPS = [
    Setup(2, 1, modules=("ballrooms",)),
    Setup(3, 2, modules=("celebrities",)),
    Setup(4, 3, modules=("hotels",)),
    Setup(2, 4, modules=("more",), promo=True),
    Setup(3, 5, modules=ALL, promo=True, deal="draft"),
    Setup(4, 6, modules=ALL),
    Setup(modules=ALL, promo=True, solo="elisabeth", level="hard", entrance="toll", seed=7),
    Setup(modules=("ballrooms",), solo="elisabeth", level="easy", seed=8),
    Setup(modules=("celebrities", "hotels"), solo="elisabeth", level="medium", entrance="stars", seed=9),
    Setup(modules=("hotels", "more"), solo="leopold", level="hard", entrance="sushi", seed=10),
]


def name(setup: Setup) -> str:
    return f"{'-'.join(setup.modules)}-{setup.solo or setup.players}"


@cache
def told(setup: Setup) -> tuple[str, ...]:
    return tuple(transcript(play_journal(setup, RANDOM[: setup.players])))


@pytest.mark.parametrize("setup", SETUPS, ids=name)
def test_a_game_of_the_expansion_can_be_followed_by_a_reader_that_knows_only_the_printed_rules(
    setup: Setup,
) -> None:
    reader = WaltzReader()
    reader.read(told(setup))
    assert reader.ended and reader.counts["state"] > 40


def test_a_game_with_an_owners_corrections_is_read_by_the_values_of_its_set_up() -> None:
    catalog, problems = corrected_catalog(
        {"ballroom_rows": {"bottom": {"champagne": 0}, "top": {"spaces": 3}}, "guests": {"148": {"vp": 6}}}
    )
    assert not problems
    setup = Setup(2, 11, modules=("ballrooms",))
    journal, rng = Journal.new(setup, catalog), Random(11)
    while not journal.game.over:
        journal.apply(sensible(journal.game, rng))
    lines = list(transcript(journal))
    assert len(json.loads(lines[0])["values"]) == 3
    reader = WaltzReader()
    reader.read(lines)
    assert reader.cards.rows["bottom"]["champagne"] == 0 and reader.cards.guests[148]["vp"] == 6
    lines[0] = json.dumps({**json.loads(lines[0]), "values": []})
    with pytest.raises(TranscriptError):
        WaltzReader().read(lines)


@pytest.mark.parametrize("correction", [another, lowest, highest], ids=lambda made: made.__name__)
@pytest.mark.parametrize("solo", [None, pytest.param("elisabeth", marks=pytest.mark.slow)])
def test_whatever_the_owner_has_set_right_holds_in_play_and_is_told(
    correction: Callable[[OpenValue], Any], solo: str | None
) -> None:
    """Every figure of the house is another one; the reader takes them from the set-up line alone."""
    catalog = corrected(correction)
    setup = Setup(2 if solo else 3, 17, modules=ALL, promo=True, solo=solo)
    bots = ("heuristic", solo) if solo else ("heuristic", "random", "receptionist")
    journal = play_journal(setup, bots, catalog=catalog)
    lines = list(transcript(journal))
    changed = sum(len(fields) for cards in catalog.overrides.values() for fields in cards.values())
    assert len(json.loads(lines[0])["values"]) == changed > 150
    reader = WaltzReader()
    reader.read(lines)
    assert reader.ended
    assert loads(dumps(journal)).journal.game.hash() == journal.game.hash()


@pytest.mark.slow
@pytest.mark.parametrize("number", range(120))
def test_random_games_of_every_combination_can_be_followed(number: int) -> None:
    reader = WaltzReader()
    reader.read(transcript(played(f"{'random' if number % 3 else SENSIBLE} {5000 + number}")))
    assert reader.ended


def damaged(lines: tuple[str, ...]) -> Iterator[list[str]]:
    """The game with one line told a little wrong, for lines all over the game."""
    for number in range(40, len(lines) - 1, 29):
        line = json.loads(lines[number])
        if wrong(line):
            yield [*lines[:number], json.dumps(line), *lines[number + 1 :]]


def wrong(line: dict[str, Any]) -> bool:
    """Makes a mistake in a line; False if nothing of it is a number that could be wrong."""
    for key in ("amount", "krones", "steps", "strength", "cost", "vp", "slot", "floor", "number"):
        if isinstance(line.get(key), int):
            line[key] += 1
            return True
    if isinstance(line.get("items"), dict):
        line["items"]["wine"] = line["items"].get("wine", 0) + 1
        return True
    if isinstance(line.get("tiles"), list):
        line["tiles"].reverse()
        return True
    return False


@pytest.mark.parametrize("setup", SETUPS[4:7], ids=name)
def test_a_number_that_is_told_wrong_is_noticed(setup: Setup) -> None:
    noticed = 0
    for lines in damaged(told(setup)):
        with pytest.raises(TranscriptError):
            WaltzReader().read(lines)
        noticed += 1
    assert noticed > 10


@pytest.mark.parametrize("kind", ["vp", "gain", "place", "celebrity", "reveal", "lounge", "ballroom"])
def test_a_line_that_is_left_out_is_noticed(kind: str) -> None:
    lines = told(SETUPS[4])
    places = [number for number, text in enumerate(lines) if json.loads(text).get("t") == kind]
    places = places or [n for n, text in enumerate(lines) if json.loads(text).get("kind") == kind]
    for number in places[: 3 * len(places) // 2 : max(1, len(places) // 4)]:
        with pytest.raises(TranscriptError):
            WaltzReader().read([*lines[:number], *lines[number + 1 :]])


def test_the_reader_imports_nothing_of_the_game() -> None:
    folder = Path(__file__).resolve().parents[1] / "helpers"
    for path in (*(folder / "waltz_reader").glob("*.py"), folder / "printed.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            assert not [name for name in names if name.startswith("gah_desktop")], path.name
