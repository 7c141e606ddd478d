"""Earlier rules, so that a saved game replays as it was played.

`RULES_VERSION` counts up whenever the rules change so that an older log would play out differently. A game
of earlier rules replays with the decisions, effects and cards as those rules had them. This file contains
all that differs from today. The next action after the log is chosen under today's rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from typing import Any, NamedTuple

from gah_desktop.engine import Game, IllegalAction
from gah_desktop.engine import actions as a
from gah_desktop.engine.actions import Action
from gah_desktop.engine.decisions import benefits, dice, turn
from gah_desktop.engine.decisions.base import Decision, told_decline
from gah_desktop.engine.decisions.registry import DECISIONS, settle
from gah_desktop.engine.effects import POSSIBLE
from gah_desktop.engine.emperor import IN_FULL
from gah_desktop.engine.events import SETUP, Event
from gah_desktop.engine.items import KINDS
from gah_desktop.engine.pending import Benefits, ChooseGuest, Offer, Rooms
from gah_desktop.engine.reasons import Code
from gah_desktop.engine.spaces import space_price
from gah_desktop.engine.state import GameState
from gah_desktop.engine.tables import FREE, GuestFacts, Tables

RULES_VERSION = 3
Decisions = Mapping[str, Decision]


def play(game: Game, action: Action, rules: int) -> list[Event]:
    """Carry out an action under these rules, and return its events."""
    if rules == RULES_VERSION:
        return game.apply(action)
    s, before = game.state, len(game.events)
    refusal = game.why_not(action)
    with _in_force(s, rules) as decisions:
        if refusal is not None and not _allowed(s, action, decisions, rules, refusal.code):
            raise IllegalAction(refusal)
        _resolve(s, action, decisions)
        _settle(s, decisions)
    s.options = _todays_options(s)
    return game.events[before:]


def resume(game: Game) -> None:
    """Go on under today's rules: a decision that they do not ask is made."""
    s = game.state
    if s.stack and not s.options:
        settle(s)


def _todays_options(s: GameState) -> list[Action] | None:
    if s.stack:
        f = s.stack[-1]
        return DECISIONS[f.kind].options(s, f)
    return [] if s.over else None


def _allowed(s: GameState, action: Action, decisions: Decisions, rules: int, refused: Code) -> bool:
    """Return whether these rules allow an action that today's refuse."""
    if s.stack:
        f = s.stack[-1]
        return action in decisions[f.kind].options(s, f)
    if isinstance(action, a.Pass):  # additional actions did not start a turn
        return not (s.die_taken or s.extra_turn or s.over)
    if rules < 2 and isinstance(action, a.TakeGuest):
        # a guest could be taken although no die could be paid for, and another one after the re-roll
        return refused in (Code.GUEST_NEEDS_DIE, Code.GUEST_TAKEN)
    return False


def _resolve(s: GameState, action: Action, decisions: Decisions) -> None:
    if s.stack:
        f = s.stack[-1]
        decisions[f.kind].resolve(s, f, action)
    else:
        turn.resolve(s, action)
        _staff_before_entrance(s, action, decisions)


def _settle(s: GameState, decisions: Decisions) -> None:
    while s.stack:
        f = s.stack[-1]
        options = decisions[f.kind].options(s, f)
        if len(options) > 1:
            return
        if options:
            decisions[f.kind].resolve(s, f, options[0])
        else:
            decisions[f.kind].done(s, f)


@contextmanager
def _in_force(s: GameState, rules: int) -> Iterator[Decisions]:
    """Put earlier rules in force for a moment. Nothing else may play meanwhile in this thread."""
    changed: list[tuple[dict[Any, Any], dict[Any, Any]]] = [*_OLD_EFFECTS, (s.t.guests, _old_guests(s.t))]
    todays = [(table, {key: table[key] for key in old}) for table, old in changed]
    for table, old in changed:
        table.update(old)
    try:
        yield _old_decisions(rules)
    finally:
        for table, kept in todays:
            table.update(kept)


@cache
def _old_decisions(rules: int) -> Decisions:
    changed = {**_CHANGED_AFTER[2], **_CHANGED_AFTER[1]} if rules < 2 else _CHANGED_AFTER[2]
    return {kind: changed.get(kind, _Change()).applied_to(today) for kind, today in DECISIONS.items()}


class _Change(NamedTuple):
    """What differed in the decisions of a kind."""

    options: Callable[..., list[Action]] | None = None
    resolve: Callable[..., None] | None = None
    done: Callable[..., None] | None = None

    def applied_to(self, today: Decision) -> Decision:
        options, resolve, done = self
        return today._replace(
            options=options or today.options, resolve=resolve or today.resolve, done=done or today.done
        )


# Rules 1: a card offered at no cost had to be played, in the first edition too


def _offer_options(s: GameState, f: Offer) -> list[Action]:
    found = DECISIONS["offer"].options(s, f)
    return [option for option in found if f.discount < FREE or not isinstance(option, a.Decline)]


# Rules 2: an answer that could not be used at once was lost, and VP that come anyway could be declined


def _benefits_options(s: GameState, f: Benefits) -> list[Action]:
    found = DECISIONS["benefits"].options(s, f)
    for option in list(found):
        part = f.parts[option.part] if isinstance(option, a.Collect) else None
        if part is not None and any(e.kind == "gain_vp" for e in part.effects):
            decline = a.Decline(part.effect.kind, f.parts.index(part))
            if decline not in found:
                found.append(decline)
    return found


def _benefits_done(s: GameState, f: Benefits) -> None:
    if benefits.due(f):
        DECISIONS["benefits"].done(s, f)
    else:
        s.stack.pop()


# Rules 2: krones were offered to a full purse, and [97] where no space could be paid for; champagne counted
# for the penalty of tile A6 and could be given up


def _always(s: GameState, p: Any, e: Any) -> bool:
    return True


def _krones_and_any_item(s: GameState, p: Any, e: Any) -> bool:
    return bool(p.krones >= e.amount and sum(p.kitchen) >= e.number)


_OLD_EFFECTS: tuple[tuple[dict[str, Callable[..., bool]], dict[str, Callable[..., bool]]], ...] = (
    (POSSIBLE, {"gain_krones": _always, "extra_action": _always}),
    (IN_FULL, {"lose_krones_and_item": _krones_and_any_item}),
)


def _lose_item_options(s: GameState, f: Any) -> list[Action]:
    kitchen = s.players[f.seat].kitchen
    if not f.left:
        return []
    return [a.ChooseItems(tuple(int(other == kind) for other in KINDS)) for kind in KINDS if kitchen[kind]]


# Rules 2: the gift of guest 185 was a part of the reward by itself


def _old_guests(tables: Tables) -> dict[int, GuestFacts]:
    if 185 not in tables.guests:
        return {}
    send, vp = tables.guests[185].rewards
    rewards = (send._replace(then=()), *send.then, vp)
    return {185: tables.guests[185]._replace(rewards=rewards)}


# Rules 2: the owner of the Harpist [127] said which of the two dancers came first


def _dancer_options(s: GameState, f: Any) -> list[Action]:
    found = DECISIONS["send_dancer"].options(s, f)
    if found and f.falls > 0 and f.left == 2:
        found = [*found, a.Collect(0), a.Collect(1)]
    return found


def _dancer_resolve(s: GameState, f: Any, action: Action) -> None:
    if isinstance(action, a.Collect):
        if action.part:
            s.stack[-1] = f._replace(discount=f.discount - f.falls, falls=-f.falls)
    elif f.falls and isinstance(action, a.Decline) and f.left == 2:
        told_decline(s, s.players[f.seat], "dancer", f.source)
        s.stack[-1] = f._replace(left=1, discount=f.discount - f.falls)
    else:
        DECISIONS["send_dancer"].resolve(s, f, action)


# Rules 2: a token of the Dove could be declined


def _token_options(s: GameState, f: Any) -> list[Action]:
    found = DECISIONS["take_token"].options(s, f)
    return [*found, a.Decline("token")] if found else []


def _token_resolve(s: GameState, f: Any, action: Action) -> None:
    if isinstance(action, a.Decline):
        s.stack.pop()
        told_decline(s, s.players[f.seat], "token", f.source)
    else:
        DECISIONS["take_token"].resolve(s, f, action)


# Rules 2: further rooms and guests at the set-up were mandatory


def _gaining_done(s: GameState, f: Any) -> None:
    DECISIONS[f.kind].done(s, f)
    for place, later in enumerate(s.stack):
        if later.source == f.source and isinstance(later, Rooms):
            s.stack[place] = later._replace(mandatory=True)
        elif later.source == f.source and isinstance(later, ChooseGuest):
            s.stack[place] = later._replace(source=SETUP)


# Rules 2: the price of a moved die was that after the move, and one that could not be paid for was left


def _moved_options(s: GameState, f: Any) -> list[Action]:
    p = s.players[f.seat]
    every = dice.takeable(s, p) if f.taken else dice.spaces(s, p)
    return [option for option in every if getattr(option, "face", 0) == f.face]


def _moved_resolve(s: GameState, f: Any, action: Action) -> None:
    p = s.players[f.seat]
    if isinstance(action, a.TakeDie):
        price = dice.price(s, p, action._replace(boost=False))
    else:
        price = space_price(s, p, f.face)
    DECISIONS["die_moved"].resolve(s, f._replace(price=price), action)
    _staff_before_entrance(s, action, DECISIONS)


# Rules 2: Corogari's bonus came after what staff gives for the same die, or in any order with it


def _staff_before_entrance(s: GameState, action: Action, decisions: Decisions) -> None:
    """Resolve what staff gives for a die just taken, and put the bonus of the entrance beside it."""
    if not isinstance(action, a.TakeDie):
        return

    def of_staff(f: Any) -> bool:
        return bool(f.both if f.kind == "split" else f.kind == "after_action" and f.event == "when_die_taken")

    at = max((place for place, f in enumerate(s.stack) if of_staff(f)), default=-1)
    above = s.stack[at + 1 :]
    if at < 0 or not any(isinstance(f, Benefits) and f.source[0] == "entrance" for f in above):
        return
    del s.stack[at + 1 :]
    cards = []
    while s.stack and s.stack[-1].kind == "after_action" and of_staff(s.stack[-1]):
        cards.append(s.stack.pop())
    if s.stack and of_staff(s.stack[-1]):
        decisions["split"].done(s, s.stack[-1])
        if s.stack and s.stack[-1].kind == "source":
            decisions["source"].done(s, s.stack[-1])
    for card in reversed(cards):
        s.stack.append(card)
        decisions[card.kind].done(s, card)
    for f in above:
        if isinstance(f, Benefits):
            benefits.wait(s, s.players[f.seat], [part for part in f.parts if part is not None])
        else:
            s.stack.append(f)


_CHANGED_AFTER: Mapping[int, Mapping[str, _Change]] = {
    1: {"offer": _Change(_offer_options)},
    2: {
        "benefits": _Change(_benefits_options, done=_benefits_done),
        "lose_item": _Change(_lose_item_options),
        "send_dancer": _Change(_dancer_options, _dancer_resolve),
        "take_token": _Change(_token_options, _token_resolve),
        "entrance_gained": _Change(done=_gaining_done),
        "die_moved": _Change(_moved_options, _moved_resolve),
    },
}
