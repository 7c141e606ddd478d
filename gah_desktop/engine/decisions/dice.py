"""Dice: which may be taken and at what cost, the six main actions, and action spaces used without a die."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any

from gah_desktop.engine import changes, pending, sources
from gah_desktop.engine.actions import Action, Decline, ExtraAction, Split, TakeDie
from gah_desktop.engine.decisions import extra
from gah_desktop.engine.decisions.base import DECLINE, Decision, TurnAction, comes_first, told_decline
from gah_desktop.engine.events import TURN, Acted, Source
from gah_desktop.engine.items import INDEX
from gah_desktop.engine.reasons import Code, Reason, reason
from gah_desktop.engine.spaces import FACES, space_price, surcharge
from gah_desktop.engine.state import GameState, PlayerState

BOOST = 1  # krones, for one more strength
DIE = tuple(("die", face) for face in range(7))
# what the actions 1 and 2 bring: of each not more than of the one before it
CHAINS = {1: (INDEX["strudel"], INDEX["cake"]), 2: (INDEX["wine"], INDEX["coffee"])}


def stands_for(face: int) -> tuple[int, ...]:
    """The actions a die can be used for: a six is any other."""
    return (1, 2, 3, 4, 5) if face == 6 else (face,)


@lru_cache(maxsize=1 << 12)
def _takeable(faces: int, krones: int, free_six: bool) -> tuple[Action, ...]:
    """By the faces that are there (bits 1-6), the krones up to 2, and whether a six is free."""
    return tuple(
        TakeDie(face, action, boost)
        for face in FACES
        if faces >> face & 1
        for action in stands_for(face)
        for boost in (False, True)
        if boost + (face == 6 and not free_six) <= krones
    )


def takeable(s: GameState, p: PlayerState) -> tuple[Action, ...]:
    d = s.dice
    faces = (
        (d[1] > 0) << 1
        | (d[2] > 0) << 2
        | (d[3] > 0) << 3
        | (d[4] > 0) << 4
        | (d[5] > 0) << 5
        | (d[6] > 0) << 6
    )
    krones = p.krones
    if s.hooks.die_price or s.hooks.colors_on:
        return _payable(s, faces, krones, lambda option: price(s, p, option))
    return _takeable(faces, krones if krones < 2 else 2, bool(p.has & s.t.triggers.free_six))


def _payable(s: GameState, faces: int, krones: int, cost: Callable[[TakeDie], int]) -> tuple[Action, ...]:
    """The ways to take a die of these faces that cost no more than these krones."""
    return tuple(
        _in_color(option, color)
        for option in _takeable(faces, 2, True)
        if isinstance(option, TakeDie) and cost(option) <= krones
        for color in colors_on(s, option.face)
    )


def takeable_for(s: GameState, p: PlayerState, face: int, plain: int) -> tuple[Action, ...]:
    """The ways to take a die of a space that costs so much without a boost."""
    return _payable(s, 1 << face, p.krones, lambda option: plain + option.boost * BOOST)


@cache
def _in_color(option: TakeDie, color: str) -> TakeDie:
    return option._replace(color=color)


def colors_on(s: GameState, face: int) -> tuple[str, ...]:
    """The colours of the dice on a space, each once; one without a name where they are all alike."""
    for i in s.hooks.colors_on:
        return s.modules[i].colors_on(s, face)
    return ("",)


def can_take(s: GameState, p: PlayerState) -> bool:
    """Whether there is a die that can be paid for, where it lies or where it may be moved to."""
    return bool(takeable(s, p)) or any(s.modules[i].die_moves(s, p, True) for i in s.hooks.die_moves)


def any_free(s: GameState) -> bool:
    """Whether there is a die that nobody has to pay for."""
    d = s.dice
    return bool((d[1] or d[2] or d[3] or d[4] or d[5]) and not s.hooks.die_price)


def _turn_options(s: GameState, p: PlayerState) -> tuple[Action, ...]:
    return () if s.extra_turn else takeable(s, p)


def price(s: GameState, p: PlayerState, action: TakeDie) -> int:
    """Krones for the boost, for a six, and for what modules ask."""
    six = action.face == 6 and not p.has & s.t.triggers.free_six
    return action.boost + six + surcharge(s, p, action.face)


def take(s: GameState, p: PlayerState, action: TakeDie, plain: int | None = None) -> None:
    """Take a die and begin what follows. `plain` is a price agreed before, to which a boost is added."""
    face, as_action, boost, color, _ = action
    triggers, hooks = s.t.triggers, s.hooks
    cost = price(s, p, action) if plain is None else plain + boost
    strength = s.dice[face] + boost
    for owner, amount in triggers.strength[face]:
        if p.has & owner:
            strength += amount
    s.dice[face] -= 1
    s.die_taken = True
    p.numbers = p.numbers[1:]
    if s.sink is not None:
        details: dict[str, Any] = {
            "face": face,
            "as": as_action,
            "boost": boost,
            "cost": cost,
            "strength": strength,
        }
        if color:
            details["color"] = color
        s.sink.append(Acted(p.seat, "take_die", details, TURN))
    for i in hooks.space_entered:
        s.modules[i].space_entered(s, p, face)
    p.krones -= cost
    for i in hooks.color_taken:
        s.modules[i].color_taken(s, p, color)
    if p.has & triggers.die_vp_mask[face]:
        for owner, staff, vp in triggers.die_vp[face]:
            if p.has & owner:
                changes.score(s, p, vp, ("staff", staff))
    both = face == 4 and bool(p.has & triggers.both_on_four)
    for owner, staff in triggers.extra[face]:
        if p.has & owner:
            extra.grant(s, p, staff)
    for i in hooks.before_action:
        s.modules[i].before_action(s, p, face)
    _do_action(s, p, as_action, strength, DIE[face], both)
    for i in hooks.space_used:
        s.modules[i].space_used(s, p, face)
    for i in hooks.die_taken:
        s.modules[i].die_taken(s, p, face)


def _do_action(
    s: GameState, p: PlayerState, action: int, strength: int, source: Source, both: bool = False
) -> None:
    """One of the main actions 1-5. `both` gives krones and steps instead of a split."""
    mark = sources.opened(s, p.seat, source) if s.hooks.gained else 0
    if action in CHAINS:
        items = chain(s, action) if s.hooks.chain else CHAINS[action]
        s.stack.append(pending.ItemsOfDie(p.seat, source, strength, items))
    elif action == 3:
        s.stack.append(pending.Rooms(p.seat, source, strength))
    elif action == 4:
        s.stack.append(pending.Split(p.seat, source, strength, both))
    else:
        s.stack.append(pending.PlayStaff(p.seat, source, 1, strength))
    if mark:
        sources.closed(s, mark)


def chain(s: GameState, action: int) -> tuple[int, ...]:
    """The items of main action 1 or 2."""
    for i in s.hooks.chain:
        found = s.modules[i].chain(s, action)
        if found is not None:
            return found
    return CHAINS[action]


def _turn_why(s: GameState, p: PlayerState, action: TakeDie) -> Reason:
    if s.extra_turn:
        return reason(Code.EXTRA_TURN_NO_DIE)
    if s.die_taken:
        return reason(Code.DIE_TAKEN)
    return why_not_take(s, p, action)


def why_not_take(s: GameState, p: PlayerState, action: TakeDie, plain: int | None = None) -> Reason:
    """Why this die is none to take from its space, for its price or for the one agreed before."""
    if refusal := _why_no_space(s, action):
        return refusal
    return _why_not_pay(s, p, action, price(s, p, action) if plain is None else plain + action.boost)


def _why_no_space(s: GameState, action: TakeDie | ExtraAction) -> Reason | None:
    if action.face not in FACES or not s.dice[action.face]:
        return reason(Code.NO_DIE, face=action.face)
    if action.as_action not in stands_for(action.face):
        return reason(Code.BAD_AS_ACTION, face=action.face, as_action=action.as_action)
    if isinstance(action, TakeDie) and action.color not in colors_on(s, action.face):
        return reason(Code.NO_DIE_OF_COLOR, face=action.face)
    return None


def _why_not_pay(s: GameState, p: PlayerState, action: TakeDie | ExtraAction, cost: int) -> Reason:
    """The part of the price that is too much: the boost, what modules ask, or all of it."""
    plain, krones = cost - action.boost, p.krones
    if plain <= krones < cost:
        return reason(Code.BOOST_TOO_EXPENSIVE, cost=BOOST, rest=plain, krones=krones)
    toll = surcharge(s, p, action.face)
    rest = plain - toll
    if rest <= krones < plain:
        return reason(Code.ENTRANCE_TOLL, cost=toll, rest=rest, krones=krones)
    return reason(Code.TOO_EXPENSIVE, cost=plain, krones=krones)


# Krones or steps


@cache
def _splits(strength: int) -> tuple[Action, ...]:
    return tuple(Split(strength - steps, steps) for steps in range(strength + 1))


def _split_options(s: GameState, f: pending.Split) -> list[Action]:
    return [] if f.both else list(_splits(f.strength))


def _split_resolve(s: GameState, f: pending.Split, action: Split) -> None:
    if s.sink is not None:
        details = {"krones": action.krones, "steps": action.steps}
        s.sink.append(Acted(f.seat, "split", details, f.source))
    _gain_share(s, f, action.krones, action.steps)


def _split_done(s: GameState, f: pending.Split) -> None:
    _gain_share(s, f, f.strength, f.strength)


def _gain_share(s: GameState, f: pending.Split, krones: int, steps: int) -> None:
    p = s.players[f.seat]
    s.stack.pop()
    changes.gain_krones(s, p, krones, f.source)
    changes.advance(s, p, steps, f.source)


def _split_why(s: GameState, f: pending.Split, action: Action) -> Reason:
    if isinstance(action, Split):
        return reason(Code.WRONG_SPLIT, total=f.strength)
    return comes_first(f)


# An action space without a die


def spaces(s: GameState, p: PlayerState, boosts: tuple[bool, ...] = (False,)) -> list[Action]:
    return [
        ExtraAction(face, action, boost)
        for face in FACES
        if s.dice[face]
        for action in stands_for(face)
        for boost in boosts
        if space_price(s, p, face) + boost <= p.krones
    ]


def use_space(
    s: GameState, p: PlayerState, action: ExtraAction, source: Source, plain: int | None = None
) -> None:
    """Use a space by a card, as an action of its own. `plain` is a price agreed before."""
    if s.hooks.action_over:
        s.stack.append(pending.ActionFrame(p.seat, source))
    _use_space(s, p, action, source, plain)


def _use_space(
    s: GameState, p: PlayerState, action: ExtraAction, source: Source, plain: int | None = None
) -> None:
    """The strength as it stands, no staff that asks for taking a die; a boost where it is offered."""
    face, as_action, boost, _ = action
    cost = (space_price(s, p, face) if plain is None else plain) + boost
    strength = s.dice[face] + boost
    if s.sink is not None:
        details = {"face": face, "as": as_action, "boost": boost, "cost": cost, "strength": strength}
        s.sink.append(Acted(p.seat, "extra_action", details, source))
    for i in s.hooks.space_entered:
        s.modules[i].space_entered(s, p, face)
    p.krones -= cost
    _do_action(s, p, as_action, strength, source)
    for i in s.hooks.space_used:
        s.modules[i].space_used(s, p, face)


def why_not_space(s: GameState, p: PlayerState, action: ExtraAction) -> Reason:
    if refusal := _why_no_space(s, action):
        return refusal
    if action.boost and not s.extra_turn:
        return reason(Code.NO_BOOST)
    return _why_not_pay(s, p, action, space_price(s, p, action.face) + action.boost)


def _extra_options(s: GameState, f: pending.ExtraAction) -> list[Action]:
    p = s.players[f.seat]
    options = spaces(s, p)
    for i in s.hooks.die_moves:
        options += s.modules[i].die_moves(s, p, False)
    return [*options, DECLINE["extra_action"]] if options else []


def _extra_resolve(s: GameState, f: pending.ExtraAction, action: Action) -> None:
    s.stack.pop()
    p = s.players[f.seat]
    if isinstance(action, ExtraAction):
        use_space(s, p, action, f.source)
    elif isinstance(action, Decline):
        told_decline(s, p, "extra_action", f.source)
    else:
        for i in s.hooks.move_die:
            s.modules[i].move_die(s, p, action, f.source)


def _extra_why(s: GameState, f: pending.ExtraAction, action: Action) -> Reason:
    if isinstance(action, ExtraAction):
        return why_not_space(s, s.players[f.seat], action)
    return comes_first(f)


# First edition, E. Gizia: a turn with the action of a space instead of a die, which may be boosted


def _gizia_options(s: GameState, p: PlayerState) -> list[Action]:
    return spaces(s, p, (False, True)) if s.extra_turn else []


def _gizia(s: GameState, p: PlayerState, action: ExtraAction) -> None:
    s.die_taken = True
    _use_space(s, p, action, TURN)


def _gizia_why(s: GameState, p: PlayerState, action: ExtraAction) -> Reason:
    if not s.extra_turn:
        return reason(Code.NOT_AN_OPTION)
    return reason(Code.SPACE_USED) if s.die_taken else why_not_space(s, p, action)


SPLIT = Decision(_split_options, _split_resolve, _split_why, _split_done)
EXTRA_ACTION = Decision(_extra_options, _extra_resolve, _extra_why)
TAKE_IN_TURN: TurnAction = TurnAction(TakeDie, _turn_options, take, _turn_why, before_die=True)
SPACE_IN_TURN: TurnAction = TurnAction(
    ExtraAction, _gizia_options, _gizia, _gizia_why, before_die=True, classic=True
)
