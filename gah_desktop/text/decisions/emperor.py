"""What is said when the Emperor is displeased: paying him off, and which half of a penalty."""

from __future__ import annotations

from gah_desktop.engine import actions as a
from gah_desktop.engine.emperor import tile
from gah_desktop.engine.events import Acted
from gah_desktop.engine.state import GameState
from gah_desktop.text.decisions.base import ActionWords, DecisionWords, DeclineWords, Details
from gah_desktop.text.effects import effect_short
from gah_desktop.text.terms import fill, krones, translate


def _pay_option(action: a.PayPenalty, d: Details, subject: str) -> str:
    text = translate("options", "Pay %1 and be forgiven")
    return fill(text, krones(d.get("cost", 1)))


def _pay_told(name: str, d: Details, _: Acted) -> str:
    return fill(
        translate("events", "%1 pays %2, and the Emperor overlooks everything."), name, krones(d["cost"])
    )


def _half(state: GameState, decision: object, action: a.TakePenalty) -> str:
    """What this half of the tile's penalty does."""
    penalty = state.t.catalog.emperor_tiles[str(tile(state)[1][1])].penalty
    effect = penalty.left if action.which == "left" or penalty.right is None else penalty.right
    return effect_short(effect, "classic" if state.t.classic else "deluxe")


def _take_option(action: a.TakePenalty, d: Details, subject: str) -> str:
    if action.which == "left":
        return fill(translate("options", "The left penalty: %1"), subject)
    return fill(translate("options", "The right penalty: %1"), subject)


def _take_told(name: str, d: Details, _: Acted) -> str:
    if d["which"] == "left":
        return fill(translate("events", "%1 chooses the left penalty."), name)
    return fill(translate("events", "%1 chooses the right penalty."), name)


DECISIONS = {
    "penalty": DecisionWords(
        "%1: the Emperor is displeased; pay to be forgiven, or bear his penalty.",
        "First decide whether to pay to avoid the Emperor’s penalty.",
        "emperor-penalties",
    ),
    "take_penalty": DecisionWords(
        "%1: the Emperor’s penalty: choose which of its two halves you suffer.",
        "First choose which penalty you suffer.",
        "emperor-penalties",
    ),
}
ACTIONS = {
    "pay_penalty": ActionWords(_pay_option, _pay_told, costs=True),
    "take_penalty": ActionWords(_take_option, _take_told, subject=_half),
}
DECLINES = {
    "pay_penalty": DeclineWords("Pay nothing and bear the penalty", "%1 does not pay to avoid the penalty."),
}
