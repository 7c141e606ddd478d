"""Modules are installed by name; what is taken is refused, and what is missing is said."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from gah_desktop.engine import Setup
from gah_desktop.engine.actions import Claim
from gah_desktop.engine.decisions.base import Decision, never, nothing
from gah_desktop.engine.decisions.registry import DECISIONS
from gah_desktop.engine.module import EffectRule, Module, PenaltyRule
from gah_desktop.engine.module_registry import (
    ENTRANCES,
    EXPANSIONS,
    MODULES,
    OPPONENTS,
    install,
    opponent_for,
)
from gah_desktop.engine.reasons import Code, reason
from tests.helpers.fountain.playing import known
from tests.helpers.fountain.rules import Fountain
from tests.i18n.linguist import ROOT

__all__ = ["known"]

MISSING = """
from gah_desktop.engine import Setup, new_game
new_game(Setup(players=3))
for wanted in ({"modules": ("hotels",)}, {"solo": "leopold"}):
    try:
        Setup(**wanted)
    except ValueError as error:
        print(error)
import gah_desktop.rules
print(Setup(modules=("hotels",), solo="leopold").modules)
"""


def rule(*_: Any) -> Any:
    raise AssertionError


def test_the_box_and_its_order() -> None:
    assert list(EXPANSIONS) == ["ballrooms", "celebrities", "hotels", "more"]
    assert list(OPPONENTS) == ["leopold", "elisabeth"]
    assert list(ENTRANCES) == ["hautel", "stars", "sushi", "toll"]
    assert list(MODULES) == [*OPPONENTS, *ENTRANCES, *EXPANSIONS, "promo"]


def test_without_the_composition_a_set_up_with_modules_says_what_to_import() -> None:
    done = subprocess.run(
        [sys.executable, "-c", MISSING], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines() == [
        "modules: no modules are installed; import gah_desktop.rules first",
        "solo: no modules are installed; import gah_desktop.rules first",
        "('hotels',)",
    ]


@pytest.mark.usefixtures("known")
def test_a_name_is_given_once() -> None:
    with pytest.raises(ValueError, match="module 'fountain' is already installed"):
        install("promo", Fountain)


@pytest.mark.parametrize(
    ("brings", "what"),
    [
        (
            {"decisions": {"turn": Decision(nothing, never, lambda *_: reason(Code.PENDING))}},
            "decisions .* turn",
        ),
        (
            {"decisions": {"bid": Decision(nothing, never, lambda *_: reason(Code.PENDING))}},
            "decisions .* bid",
        ),
        (
            {"actions": {type("Other", Claim.__mro__[1:2], {"_field_defaults": {"kind": "claim"}}): ()}},
            "actions .* claim",
        ),
        ({"effects": {"gain_vp": EffectRule(rule, rule)}}, "effects .* gain_vp"),
        ({"penalties": {"lose_vp": PenaltyRule(rule, rule)}}, "penalties .* lose_vp"),
        ({"objectives": {"krones": rule}}, "objectives .* krones"),
        ({"counted": {"end_vp_per_staff": rule}}, "end cards .* end_vp_per_staff"),
    ],
)
def test_a_kind_of_other_rules_is_refused_and_nothing_is_installed(brings: dict[str, Any], what: str) -> None:
    before = dict(DECISIONS)
    well = type("Well", (Module,), {"__slots__": (), "name": "well", **brings})
    with pytest.raises(ValueError, match=f"module 'well': {what}"):
        install("expansion", well)
    assert "well" not in MODULES and before == DECISIONS


@pytest.mark.parametrize(
    ("modules", "opponent"),
    [
        ((), "leopold"),
        (("hotels",), "leopold"),
        (("more",), "leopold"),
        (("ballrooms",), "elisabeth"),
        (("celebrities", "more"), "elisabeth"),
    ],
)
def test_the_opponent_that_goes_with_the_modules(modules: tuple[str, ...], opponent: str) -> None:
    assert opponent_for(modules) == opponent
    other = "elisabeth" if opponent == "leopold" else "leopold"
    with pytest.raises(ValueError, match=f"solo: expected {opponent} with these modules"):
        Setup(solo=other, modules=modules)
