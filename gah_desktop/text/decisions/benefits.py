"""What is said of benefits that wait: the parts of a reward, krones from staff, the occupancy bonus."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from gah_desktop.engine import actions as a
from gah_desktop.engine import hotel
from gah_desktop.engine.events import Acted
from gah_desktop.engine.pending import Benefits, Part
from gah_desktop.engine.state import GameState
from gah_desktop.text.decisions.base import ActionWords, Asked, DecisionWords, DeclineWords, Details
from gah_desktop.text.effects import effect_short
from gah_desktop.text.part import TEXT_PARTS
from gah_desktop.text.sources import gain_label, source_label
from gah_desktop.text.terms import fill, labelled, translate

if TYPE_CHECKING:
    from gah_desktop.catalog.basics import Ruleset

# by the kind of source, what it gives in a few words: of the state, the seat and the source's id
GAINS: dict[str, Callable[[GameState, int, int | str], str]] = {}
TEXT_PARTS.extend(GAINS, lambda part: part.gains)
UNIT = {0: "vp", 1: "krones", 2: "steps"}  # the occupancy bonus of blue, red, yellow


def _prompt(asked: Asked) -> str:
    if sum(isinstance(option, a.Collect) for option in asked.options) == 1:
        return fill(translate("prompts", "%1: collect what waits for you, or do without."), asked.name)
    if asked.can("decline"):
        text = translate("prompts", "%1: collect what waits in the order you like, or do without any of it.")
    else:
        text = translate("prompts", "%1: collect what waits, in the order you like.")
    return fill(text, asked.name)


def benefit(state: GameState, decision: Benefits, index: int) -> str:
    """What a part gives."""
    part = decision.parts[index]
    if part is None:
        return ""
    if part.sort == "bonus":
        color, amount = hotel.bonus_of(state, state.players[decision.seat], part.effect.amount)
        return gain_label(UNIT[color], amount, part.source)
    if part.sort == "trigger":
        return gain_label("krones", part.effect.amount, part.source)
    return _reward(state, part, decision.seat)


def _reward(state: GameState, part: Part, seat: int) -> str:
    """The effect in a few words, as its card or tile prints it; of other sources what they are, and give."""
    (kind, id), place = part.source, part.place
    ruleset: Ruleset = "classic" if state.t.classic else "deluxe"
    catalog = state.t.catalog
    if kind == "guest" and place >= 0:
        return effect_short(catalog.guests[int(id)].rewards[place], ruleset)
    if kind in ("emperor", "own") and place >= 0:
        return effect_short(catalog.emperor_tiles[str(id)].reward[place], ruleset)
    gain = GAINS.get(kind)
    label = source_label(part.source)
    return labelled(label, gain(state, seat, id)) if gain is not None else label


def _part(state: GameState, decision: Benefits, action: a.Collect) -> str:
    return benefit(state, decision, action.part)


def _collect_option(action: a.Collect, d: Details, subject: str) -> str:
    return fill(translate("options", "Collect: %1"), subject)


def _collect_told(name: str, d: Details, act: Acted) -> str:
    return fill(translate("events", "%1 collects a part of the reward: %2."), name, source_label(act.source))


def _extra_turn_told(name: str, d: Details, act: Acted) -> str:
    return fill(translate("events", "%1 will have an extra turn right after this one."), name)


DECISIONS = {
    "benefits": DecisionWords(_prompt, "First collect or decline what waits for you.", "guest-rewards"),
}
ACTIONS = {"collect": ActionWords(_collect_option, _collect_told, subject=_part)}
ACTS = {"extra_turn": _extra_turn_told}
DECLINES: dict[str, DeclineWords] = {}
