"""What is said of the turn itself: what can be done in it now, objectives, cards used, passing, ending it.

The prompt is looked up by what is possible. Of the additional actions it names those that matter most:
one while a die is to be chosen, two when only they are left.
"""

from __future__ import annotations

from gah_desktop.engine import actions as a
from gah_desktop.engine.events import Acted
from gah_desktop.engine.state import GameState
from gah_desktop.text.decisions.base import (
    ActionWords,
    Asked,
    DecisionWords,
    DeclineWords,
    Details,
    Spot,
    staff_spots,
)
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.names import objective_name
from gah_desktop.text.sources import source_label
from gah_desktop.text.terms import fill, translate

CLAIM, BOTH, BALL, MOVE, USE, SERVE = ADDITIONAL = (
    "claim",
    "a room or a ball",  # where both can be done
    "send_dancer",
    "move_guest",
    "use_staff",
    "serve",
)  # what matters most first
LIKE = {"claim_own": CLAIM, "move_guest_wide": MOVE}  # what modules bring, said in the same words
Can = frozenset[str]
NONE: Can = frozenset()


def _can(*kinds: str) -> Can:
    return frozenset(kinds)


# by the one additional action that matters most
GUEST_AND_DIE: dict[Can, str] = {
    NONE: QT_TRANSLATE_NOOP("prompts", "%1: take a guest if you like, then choose a die."),
    _can(CLAIM): QT_TRANSLATE_NOOP(
        "prompts", "%1: you may claim an objective; take a guest if you like, then choose a die."
    ),
    _can(BOTH): QT_TRANSLATE_NOOP(
        "prompts",
        "%1: you may send a guest to a room or to a ball; take a guest if you like, then choose a die.",
    ),
    _can(BALL): QT_TRANSLATE_NOOP(
        "prompts", "%1: you may send a guest to a ball; take a guest if you like, then choose a die."
    ),
    _can(MOVE): QT_TRANSLATE_NOOP(
        "prompts", "%1: you may move a guest into a room; take a guest if you like, then choose a die."
    ),
    _can(USE): QT_TRANSLATE_NOOP(
        "prompts", "%1: you may use a staff card; take a guest if you like, then choose a die."
    ),
    _can(SERVE): QT_TRANSLATE_NOOP(
        "prompts", "%1: you may serve your guests; take a guest if you like, then choose a die."
    ),
}
DIE: dict[Can, str] = {
    NONE: QT_TRANSLATE_NOOP("prompts", "%1: choose a die."),
    _can(CLAIM): QT_TRANSLATE_NOOP("prompts", "%1: you may claim an objective; then choose a die."),
    _can(BOTH): QT_TRANSLATE_NOOP(
        "prompts", "%1: you may send a guest to a room or to a ball; then choose a die."
    ),
    _can(BALL): QT_TRANSLATE_NOOP("prompts", "%1: you may send a guest to a ball; then choose a die."),
    _can(MOVE): QT_TRANSLATE_NOOP("prompts", "%1: you may move a guest into a room; then choose a die."),
    _can(USE): QT_TRANSLATE_NOOP("prompts", "%1: you may use a staff card; then choose a die."),
    _can(SERVE): QT_TRANSLATE_NOOP("prompts", "%1: you may serve your guests; then choose a die."),
}
NO_DIE: dict[Can, str] = {
    NONE: QT_TRANSLATE_NOOP("prompts", "%1: there is no die you can take; pass."),
    _can(CLAIM): QT_TRANSLATE_NOOP(
        "prompts", "%1: there is no die you can take; claim an objective, or pass."
    ),
    _can(BOTH): QT_TRANSLATE_NOOP(
        "prompts", "%1: there is no die you can take; send a guest to a room or to a ball, or pass."
    ),
    _can(BALL): QT_TRANSLATE_NOOP(
        "prompts", "%1: there is no die you can take; send a guest to a ball, or pass."
    ),
    _can(MOVE): QT_TRANSLATE_NOOP(
        "prompts", "%1: there is no die you can take; move a guest into a room, or pass."
    ),
    _can(USE): QT_TRANSLATE_NOOP("prompts", "%1: there is no die you can take; use a staff card, or pass."),
    _can(SERVE): QT_TRANSLATE_NOOP(
        "prompts", "%1: there is no die you can take; serve your guests, or pass."
    ),
}
# by the two that matter most
END: dict[Can, str] = {
    NONE: QT_TRANSLATE_NOOP("prompts", "%1: end your turn."),
    _can(CLAIM): QT_TRANSLATE_NOOP("prompts", "%1: claim an objective, or end your turn."),
    _can(BOTH): QT_TRANSLATE_NOOP("prompts", "%1: send a guest to a room or to a ball, or end your turn."),
    _can(BALL): QT_TRANSLATE_NOOP("prompts", "%1: send a guest to a ball, or end your turn."),
    _can(CLAIM, BOTH): QT_TRANSLATE_NOOP(
        "prompts", "%1: claim an objective, send a guest to a room or to a ball, or end your turn."
    ),
    _can(BOTH, USE): QT_TRANSLATE_NOOP(
        "prompts", "%1: send a guest to a room or to a ball, use a staff card, or end your turn."
    ),
    _can(BOTH, SERVE): QT_TRANSLATE_NOOP(
        "prompts", "%1: send a guest to a room or to a ball, serve your guests, or end your turn."
    ),
    _can(CLAIM, BALL): QT_TRANSLATE_NOOP(
        "prompts", "%1: claim an objective, send a guest to a ball, or end your turn."
    ),
    _can(BALL, USE): QT_TRANSLATE_NOOP(
        "prompts", "%1: send a guest to a ball, use a staff card, or end your turn."
    ),
    _can(BALL, SERVE): QT_TRANSLATE_NOOP(
        "prompts", "%1: send a guest to a ball, serve your guests, or end your turn."
    ),
    _can(MOVE): QT_TRANSLATE_NOOP("prompts", "%1: move a guest into a room, or end your turn."),
    _can(USE): QT_TRANSLATE_NOOP("prompts", "%1: use a staff card, or end your turn."),
    _can(SERVE): QT_TRANSLATE_NOOP("prompts", "%1: serve your guests, or end your turn."),
    _can(CLAIM, MOVE): QT_TRANSLATE_NOOP(
        "prompts", "%1: claim an objective, move a guest into a room, or end your turn."
    ),
    _can(CLAIM, USE): QT_TRANSLATE_NOOP(
        "prompts", "%1: claim an objective, use a staff card, or end your turn."
    ),
    _can(CLAIM, SERVE): QT_TRANSLATE_NOOP(
        "prompts", "%1: claim an objective, serve your guests, or end your turn."
    ),
    _can(MOVE, USE): QT_TRANSLATE_NOOP(
        "prompts", "%1: move a guest into a room, use a staff card, or end your turn."
    ),
    _can(MOVE, SERVE): QT_TRANSLATE_NOOP(
        "prompts", "%1: move a guest into a room, serve your guests, or end your turn."
    ),
    _can(USE, SERVE): QT_TRANSLATE_NOOP(
        "prompts", "%1: use a staff card, serve your guests, or end your turn."
    ),
}
# E. Gizia's in the first edition, before its action
EXTRA: dict[Can, str] = {
    _can("take_guest", "extra_action"): QT_TRANSLATE_NOOP(
        "prompts",
        "%1: an extra turn: take a guest if you like, then use one space without taking its die, "
        "or end your turn.",
    ),
    _can("take_guest"): QT_TRANSLATE_NOOP(
        "prompts", "%1: an extra turn: take a guest if you like, or end your turn."
    ),
    _can("extra_action"): QT_TRANSLATE_NOOP(
        "prompts", "%1: an extra turn: use one space without taking its die, or end your turn."
    ),
}


def _text(asked: Asked) -> str:
    main = asked.can("take_guest", "take_die", "extra_action")
    if asked.can("move_die") and not asked.state.extra_turn:  # and then taken
        main |= {"take_die"}
    can = asked.can(*ADDITIONAL) | {LIKE[kind] for kind in asked.can(*LIKE)}
    if BALL in can and MOVE in can:
        can = can - {BALL, MOVE} | {BOTH}
    first, second = ([kind for kind in ADDITIONAL if kind in can] + ["", ""])[:2]
    one = frozenset((first,)) - {""}
    if asked.state.extra_turn and main:
        return EXTRA[main]
    if main:
        return (GUEST_AND_DIE if "take_guest" in main else DIE)[one]
    return NO_DIE[one] if asked.can("pass") else END[frozenset((first, second)) - {""}]


def _prompt(asked: Asked) -> str:
    return fill(translate("prompts", _text(asked)), asked.name)


# What was pointed at and can mean several things


def choose_prompt(name: str) -> str:
    return fill(translate("prompts", "%1: choose what you want to do."), name)


# Actions


def _objective(state: GameState, decision: object, action: a.Claim) -> str:
    return objective_name(state.t.objective_ids[state.objectives[action.objective]])


def _claim_option(action: a.Claim, d: Details, subject: str) -> str:
    return fill(translate("options", "Claim the objective: %1"), subject)


def _claim_told(name: str, d: Details, _: Acted) -> str:
    label = source_label(("objective", d["objective"]))
    return fill(translate("events", "%1 claims an objective: %2."), name, label)


def _claim_spots(action: a.Claim) -> tuple[Spot, ...]:
    return (("objective", action.objective),)


DECISIONS = {
    "turn": DecisionWords(_prompt, "That does not belong to your turn just now.", "turn", caused=False),
}
ACTIONS = {
    "claim": ActionWords(_claim_option, _claim_told, subject=_objective, spots=_claim_spots, at="table"),
    "use_staff": ActionWords("Use %1", "%1 uses %2.", "staff", spots=staff_spots, at="turn"),
    "pass": ActionWords("Pass", "%1 passes.", at="button"),
    "end_turn": ActionWords("End turn", "%1 ends the turn.", at="button"),
}
DECLINES: dict[str, DeclineWords] = {}
