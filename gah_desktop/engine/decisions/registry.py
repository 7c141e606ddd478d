"""Every kind of decision by its name, and the loop that runs until a real choice is asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gah_desktop.engine import actions, effects, emperor, objectives, rounds, scoring, sources
from gah_desktop.engine.actions import Action
from gah_desktop.engine.decisions import benefits, dice, extra, guests, items, prices, rooms, staff, turn
from gah_desktop.engine.decisions.base import Decision, never, nothing
from gah_desktop.engine.module import Module
from gah_desktop.engine.pending import Pending, Turn
from gah_desktop.engine.reasons import Reason
from gah_desktop.engine.state import GameState


def _begin(s: GameState, f: Pending) -> None:
    s.stack.pop()
    rounds.start_round(s)


def _go_on(s: GameState, f: Pending) -> None:
    s.stack.pop()
    rounds.after_emperor(s)


DECISIONS: dict[str, Decision] = {
    "begin": Decision(nothing, never, turn.TURNS.why, _begin),
    "draft": staff.DRAFT,
    "choose_guest": guests.CHOOSE_GUEST,
    "turn": turn.TURNS,
    "items": items.ITEMS_OF_DIE,
    "items_of_choice": items.ITEMS_OF_CHOICE,
    "place": items.PLACE,
    "pay": prices.PAY,
    "serve": items.SERVE,
    "fill_order": items.FILL,
    "rooms": rooms.ROOMS,
    "occupy": rooms.OCCUPIES,
    "remove_room": rooms.REMOVES,
    "split": dice.SPLIT,
    "extra_action": dice.EXTRA_ACTION,
    "staff": staff.STAFF,
    "offer": staff.OFFER,
    "return_staff": staff.RETURN,
    "return_hand": staff.RETURN_HAND,
    "discard_staff": staff.DISCARD,
    "extra": extra.EXTRA,
    "take_guest": guests.TAKE_GUEST,
    "benefits": benefits.BENEFITS,
    "emperor": emperor.VISIT,
    "penalty": emperor.PENALTY,
    "take_penalty": emperor.SIDE,
    "round_over": Decision(nothing, never, turn.TURNS.why, _go_on),
    "source": sources.SOURCE,
    "action": sources.ACTION,
    "staff_played": sources.STAFF_PLAYED,
}


def register(module: type[Module]) -> None:
    """Add the decisions, actions and effects of a module. Raise ValueError if one of their kinds is taken."""
    tables: tuple[tuple[str, Mapping[str, Any], Mapping[str, Any]], ...] = (
        ("decisions", DECISIONS, module.decisions),
        ("actions", actions.CLASSES, {action._field_defaults["kind"]: action for action in module.actions}),
        ("effects", effects.BEGIN, {kind: rule.begin for kind, rule in module.effects.items()}),
        ("penalties", emperor.SUFFER, {kind: rule.suffer for kind, rule in module.penalties.items()}),
        ("objectives", objectives.PROGRESS, module.objectives),
        ("end cards", scoring.COUNTED, module.counted),
    )
    for what, table, entries in tables:  # solo opponents share theirs
        if taken := [kind for kind, entry in entries.items() if table.get(kind, entry) is not entry]:
            raise ValueError(f"module {module.name!r}: {what} of other rules: {', '.join(taken)}")
    DECISIONS.update(module.decisions)
    for kind, rule in module.effects.items():
        effects.BEGIN[kind], effects.POSSIBLE[kind] = rule.begin, rule.possible
        if rule.asks:
            effects.ASKS_ITSELF.add(kind)
    for kind, penalty in module.penalties.items():
        emperor.SUFFER[kind], emperor.IN_FULL[kind] = penalty.suffer, penalty.in_full
    objectives.PROGRESS.update(module.objectives)
    scoring.COUNTED.update(module.counted)
    actions.register(module.actions)


def settle(s: GameState) -> None:
    """Resolve what needs no choice, until a choice is asked or the game is over.

    The options of a turn are listed when somebody asks for them: plans are made by the thousand, and
    most are dropped unread.
    """
    stack = s.stack
    while stack:
        f = stack[-1]
        decision = DECISIONS[f.kind]
        options = decision.options(s, f)
        if len(options) > 1:
            s.options = options
            return
        if options:
            decision.resolve(s, f, options[0])
        else:
            decision.done(s, f)
    s.options = [] if s.over else None


def options(s: GameState) -> list[Action]:
    """What the seat that is asked may do. Not to be changed."""
    found = s.options
    if found is None:
        found = s.options = turn.options(s)
    return found


def top(s: GameState) -> Pending:
    """The decision asked now."""
    return s.stack[-1] if s.stack else Turn(s.seat)


def resolve(s: GameState, action: Action) -> None:
    """Carry out a legal action and everything that follows without a choice."""
    if s.stack:
        f = s.stack[-1]
        DECISIONS[f.kind].resolve(s, f, action)
    else:
        turn.resolve(s, action)
    settle(s)


def why(s: GameState, action: Action) -> Reason:
    """Why an action that is not among the options is none."""
    f = top(s)
    return DECISIONS[f.kind].why(s, f, action)
