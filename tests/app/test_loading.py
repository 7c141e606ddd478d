"""A game out of a file: whoever played in it has to be known here, and that is said in a sentence."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest

import gah_desktop
from gah_desktop.app.loading import load_game, player_kinds
from gah_desktop.bots import BOT_NAMES
from gah_desktop.record import SaveCode, SaveError, dumps
from gah_desktop.record.save import _seal
from gah_desktop.text.errors import save_error_text
from tests.app.test_history import SOLO, TWO

SENTENCE = "The game was played by a bot that this version does not know."


def refused(text: str) -> SaveError:
    with pytest.raises(SaveError) as caught:
        load_game(text)
    return caught.value


@pytest.mark.parametrize("kind", ["heuristib", "", "nonsense", "Human", "x" * 10_000, "<b>bot</b>"])
def test_a_bot_that_this_version_does_not_know(kind: str) -> None:
    data = json.loads(dumps(TWO))
    data["setup"]["kinds"][1] = kind
    data["seal"] = _seal(data)
    error = refused(json.dumps(data))
    assert error.code is SaveCode.UNKNOWN_PLAYER and error.params["seat"] == 1
    assert save_error_text(error) == SENTENCE


def test_one_damaged_letter_in_a_bots_name_offers_nothing_to_play_on_with() -> None:
    error = refused(dumps(TWO).replace("heuristic", "heuristib"))
    assert error.code is SaveCode.UNKNOWN_PLAYER and error.readable is None


def test_leopold_at_an_ordinary_table_is_no_set_up() -> None:
    data = json.loads(dumps(TWO))
    data["setup"]["kinds"][1] = "leopold"
    data["seal"] = _seal(data)
    assert refused(json.dumps(data)).code is SaveCode.UNKNOWN_SETUP


def test_everybody_who_is_known_plays() -> None:
    assert ("human", "leopold", "elisabeth", *BOT_NAMES) == player_kinds()
    for journal in (TWO, SOLO):
        assert load_game(dumps(journal)).journal.game.hash() == journal.game.hash()


def test_every_file_is_read_by_way_of_it() -> None:
    package = Path(gah_desktop.__file__).parent
    found = {
        file.relative_to(package).as_posix()
        for file in package.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("gah_desktop.record")
        if any(alias.name == "loads" for alias in node.names)
    }
    assert found == {"app/loading.py", "record/__init__.py"}
