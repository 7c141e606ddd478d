"""The registry of what modules bring to a layer: what it refuses, and what it says is missing."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field

import pytest

from gah_desktop.bots.evaluate.position import Judge
from gah_desktop.bots.part import BOT_PARTS, BotPart
from gah_desktop.bots.weights import DEFAULT
from gah_desktop.parts import Parts
from tests.helpers.fountain.playing import in_a_turn, known
from tests.helpers.imports import ROOT
from tests.helpers.parts import registered

__all__ = ["known"]


@dataclass(frozen=True, kw_only=True)
class Voice:
    module: str
    words: Mapping[str, str] = field(default_factory=dict)


def test_a_table_has_the_entries_of_parts_registered_before_and_after() -> None:
    voices, words = Parts[Voice]("text"), {"yes": "ja"}
    voices.register(Voice(module="well", words={"deep": "tief"}))
    voices.extend(words, lambda voice: voice.words)
    voices.register(Voice(module="lake", words={"wide": "weit"}))
    assert words == {"yes": "ja", "deep": "tief", "wide": "weit"}


@pytest.mark.parametrize("taken", [{"yes": "jo"}, {"deep": "unten"}])
def test_an_entry_that_is_taken_is_refused_and_nothing_is_added(taken: dict[str, str]) -> None:
    voices, words = Parts[Voice]("text"), {"yes": "ja"}
    voices.extend(words, lambda voice: voice.words)
    voices.register(Voice(module="well", words={"deep": "tief"}))
    with pytest.raises(ValueError, match=f"text: module 'lake' brings what is taken: {next(iter(taken))}"):
        voices.register(Voice(module="lake", words={"wide": "weit", **taken}))
    assert words == {"yes": "ja", "deep": "tief"}
    with pytest.raises(ValueError, match="'lake' has no part"):
        voices.of("lake")


def test_two_parts_may_share_an_entry() -> None:
    voices, words = Parts[Voice]("text"), dict[str, str]()
    voices.extend(words, lambda voice: voice.words)
    shared = {"deep": "tief"}
    voices.register(Voice(module="well", words=shared))
    voices.register(Voice(module="lake", words=shared))
    assert words == shared


def test_a_module_has_one_part() -> None:
    voices = Parts[Voice]("text")
    voices.register(Voice(module="well"))
    with pytest.raises(ValueError, match="text: module 'well' is already registered"):
        voices.register(Voice(module="well"))


def test_a_part_is_loaded_once_when_it_is_asked_for() -> None:
    voices, words, loaded = Parts[Voice]("text"), dict[str, str](), list[str]()
    voices.extend(words, lambda voice: voice.words)

    def load(module: str) -> Voice | None:
        loaded.append(module)
        return Voice(module=module, words={module: "!"}) if module == "well" else None

    voices.load_with(load)
    assert words == {}
    assert voices.of("well") is voices.of("well")
    assert (words, loaded) == ({"well": "!"}, ["well"])
    with pytest.raises(ValueError, match=r"no part; import gah_desktop\.composition\.text first"):
        voices.of("lake")


@pytest.mark.parametrize("wrong", [{"width": {}}, {"widths": {}, "modul": "well"}])
def test_a_misspelt_or_missing_field_is_an_error(wrong: dict[str, object]) -> None:
    with pytest.raises(TypeError):
        BotPart(**wrong)  # type: ignore[arg-type]


@pytest.mark.usefixtures("known")
def test_a_game_with_a_module_that_the_bots_have_no_part_of_is_refused() -> None:
    game = in_a_turn()
    with pytest.raises(ValueError, match="bots: module 'fountain' has no part"):
        Judge(game.state, 0, DEFAULT)
    with registered(BOT_PARTS, BotPart(module="fountain")):
        Judge(game.state, 0, DEFAULT)
    with pytest.raises(ValueError, match="bots: module 'fountain' has no part"):
        BOT_PARTS.of("fountain")


FIRST_JUDGE = """
import gah_desktop.rules
from gah_desktop.bots.evaluate.position import Judge
from gah_desktop.bots.weights import DEFAULT
from gah_desktop.rules import Setup, new_game
print(Judge(new_game(Setup(players=3, modules=("ballrooms", "more"))).state, 2, DEFAULT).steps["champagne"])
"""


def test_the_first_judge_of_a_process_has_what_modules_bring() -> None:
    call = [sys.executable, "-c", FIRST_JUDGE]
    assert subprocess.run(call, cwd=ROOT, capture_output=True, text=True, check=True).stdout == "1.0\n"
