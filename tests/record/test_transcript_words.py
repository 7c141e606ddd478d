"""The page about transcripts lists every word: kinds of acts and their keys, sources, what is declined."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from gah_desktop.engine import Setup
from gah_desktop.engine.decisions.base import DECLINE
from gah_desktop.engine.effects import BEGIN
from gah_desktop.record import Journal
from gah_desktop.record.transcript import DECLINED, transcript
from tests.helpers.games import steps

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "transcript.md").read_text(encoding="utf-8")
WORD = re.compile(r"`([a-z_]+)`")
MODULES = ("ballrooms", "celebrities", "hotels", "more")
ALWAYS = {"t", "seat", "kind", "source"}
#: Games in which much happens: rivals and solo, both editions, all modules.
GAMES = (
    Setup(players=3, seed=5, promo=True),
    Setup(players=2, seed=8, ruleset="classic", deal="draft"),
    Setup(players=2, seed=3, solo="leopold", entrance="hautel", level="hard"),
    *(Setup(players=2 + seed % 3, seed=seed, modules=MODULES, promo=True) for seed in range(6)),
    Setup(players=2, seed=4, modules=MODULES, promo=True, solo="elisabeth", entrance="sushi"),
)


def rows(head: str) -> Iterator[tuple[set[str], set[str]]]:
    """The words of the first two columns of each row in the tables under this head."""
    for table in PAGE.split(f"\n| {head} |")[1:]:
        first: set[str] = set()
        for line in table.split("\n\n")[0].splitlines()[2:]:
            left, right = line.split("|")[1:3]
            first = set(WORD.findall(left)) or first  # an empty cell goes on with the row above
            yield first, set(WORD.findall(right))


def acts() -> dict[str, set[str]]:
    """The keys on the page by kind of act."""
    found: dict[str, set[str]] = {}
    for kinds, keys in rows("`kind`"):
        for kind in kinds:
            found.setdefault(kind, set()).update(keys)
    return found


def calls(name: str) -> Iterator[ast.Call]:
    """Every call of this name in the rules."""
    for folder in ("engine", "modules"):
        for file in (ROOT / "gah_desktop" / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                    yield node


def texts(name: str, place: int) -> set[str]:
    """The literals that stand in this place of the calls."""
    placed = (call.args[place] for call in calls(name) if len(call.args) > place)
    return {node.value for node in placed if isinstance(node, ast.Constant) and isinstance(node.value, str)}


@cache
def told() -> tuple[dict[str, Any], ...]:
    found: list[dict[str, Any]] = []
    for setup in GAMES:
        journal = Journal.new(setup)
        for _, action in steps(setup, setup.seed):
            journal.apply(action)
        found += map(json.loads, transcript(journal))
    return tuple(found)


def test_the_page_lists_what_can_be_declined() -> None:
    words = {word for first, _ in rows("`what`") for word in first}
    code = {*texts("Decline", 0), *DECLINE, *BEGIN}
    assert words == {DECLINED.get(word, word) for word in code}


def test_nothing_else_is_declined() -> None:
    words = {word for first, _ in rows("`what`") for word in first}
    found = {line["what"] for line in told() if line.get("kind") == "decline"}
    assert len(found) > 7
    assert found <= words


def test_the_page_lists_every_kind_of_act() -> None:
    assert set(acts()) == {*texts("Acted", 1), "pass", "end_turn"}


def test_every_key_of_an_act_is_on_the_page() -> None:
    keys = acts()
    for line in told():
        if line["t"] == "act":
            assert set(line) - ALWAYS <= keys[line["kind"]], line


def test_every_source_is_on_the_page() -> None:
    """With a number or name after a colon, or alone."""
    named = set(re.findall(r"`([a-z]+):[^`]*`", PAGE))
    alone = {"serve", "turn", "setup", "final"}
    assert all(f"`{word}`" in PAGE for word in alone)
    for line in told():
        if "source" in line:
            kind, _, what = line["source"].partition(":")
            assert kind in (named if what else alone), line


def test_every_line_and_its_keys_are_on_the_page() -> None:
    keys: dict[str, set[str]] = {}
    for kinds, words in rows("`t`"):
        for kind in kinds:
            keys.setdefault(kind, {"t"}).update(words)
    for line in told():
        if line["t"] != "act":
            assert set(line) <= keys[line["t"]], line
