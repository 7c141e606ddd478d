"""Dice: which may be taken and at what cost, the six main actions, and E. Gizia's action without a die."""

from __future__ import annotations

from functools import cache

from gah_desktop.engine import changes, frames
from gah_desktop.engine.actions import Action, Decline, ExtraAction, Split, TakeDie
from gah_desktop.engine.decisions.base import DECLINE, Decision, pending, told_decline
from gah_desktop.engine.events import Acted, Source
from gah_desktop.engine.reasons import Code, Reason, reason
from gah_desktop.engine.state import Frame, GameState, PlayerState

TURN = ("turn", 0)
DIE = tuple(("die", face) for face in range(7))


def _stands_for(face: int) -> tuple[int, ...]:
    """The actions a die can be used for: a six is any other."""
    return (1, 2, 3, 4, 5) if face == 6 else (face,)


@cache
def _takeable(faces: int, krones: int, free_six: bool) -> tuple[Action, ...]:
    """By the faces that are there (bits 1-6), the krones up to 2, and whether a six is free."""
    return tuple(
        TakeDie(face, action, boost)
        for face in range(1, 7)
        if faces >> face & 1
        for action in _stands_for(face)
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
    options = _takeable(faces, krones if krones < 2 else 2, bool(p.has & s.t.triggers.free_six))
    if s.solo is not None and s.solo.tolls:
        options = tuple(
            option
            for option in _takeable(faces, 2, True)
            if isinstance(option, TakeDie) and price(s, p, option) <= krones
        )
    return options


def price(s: GameState, p: PlayerState, action: TakeDie) -> int:
    """Krones for the boost, for a six, and for an opponent's toll."""
    six = action.face == 6 and not p.has & s.t.triggers.free_six
    toll = 0 if s.solo is None else s.solo.toll(s, p, action.face)
    return action.boost + six + toll


def take(s: GameState, p: PlayerState, action: TakeDie) -> None:
    face, as_action, boost, _ = action
    triggers = s.t.triggers
    cost = price(s, p, action)
    strength = s.dice[face] + boost
    for owner, amount in triggers.strength[face]:
        if p.has & owner:
            strength += amount
    s.dice[face] -= 1
    s.die_taken = True
    p.numbers = p.numbers[1:]
    if s.sink is not None:
        details = {
            "face": face,
            "as": as_action,
            "boost": boost,
            "cost": cost,
            "strength": strength,
        }
        s.sink.append(Acted(p.seat, "take_die", details, TURN))
    if s.solo is not None:
        s.solo.toll_waived(s, p, face)
    p.krones -= cost
    if p.has & triggers.die_vp_mask[face]:
        for owner, staff, vp in triggers.die_vp[face]:
            if p.has & owner:
                changes.score(s, p, vp, ("staff", staff))
    both = face == 4 and bool(p.has & triggers.both_on_four)
    for owner, staff in triggers.extra[face]:
        if p.has & owner:
            s.extra = staff
            s.stack.append(frames.extra(p.seat, staff))
    do_action(s, p, as_action, strength, DIE[face], both)
    if s.solo is not None:
        s.solo.space_used(s, p, face)
        s.solo.die_taken(s, p, face)


def do_action(
    s: GameState, p: PlayerState, action: int, strength: int, source: Source, both: bool = False
) -> None:
    """One of the main actions 1-5. `both` gives krones and steps instead of a split."""
    if action == 1:
        s.stack.append(frames.items(p.seat, strength, 0, source))
    elif action == 2:
        s.stack.append(frames.items(p.seat, strength, 2, source))
    elif action == 3:
        s.stack.append(frames.rooms(p.seat, strength, source))
    elif action == 4:
        if both:
            changes.gain_krones(s, p, strength, source)
            changes.advance(s, p, strength, source)
        else:
            s.stack.append(frames.split(p.seat, strength, source))
    else:
        s.stack.append(frames.staff(p.seat, 1, strength, source))


def why_not_die(s: GameState, p: PlayerState, action: TakeDie) -> Reason:
    if not 1 <= action.face <= 6 or not s.dice[action.face]:
        return reason(Code.NO_DIE, face=action.face)
    if action.as_action not in _stands_for(action.face):
        return reason(Code.BAD_AS_ACTION, face=action.face, as_action=action.as_action)
    cost = price(s, p, action)
    if cost > p.krones:
        return why_not_pay(s, p, action.face, action.boost, cost)
    return reason(Code.NOT_AN_OPTION)


def why_not_pay(s: GameState, p: PlayerState, face: int, boost: bool, cost: int) -> Reason:
    if boost and cost - 1 <= p.krones:
        return reason(Code.BOOST_TOO_EXPENSIVE, cost=cost, krones=p.krones)
    if s.solo is not None and s.solo.toll(s, p, face):
        return reason(Code.ENTRANCE_TOLL, cost=cost, krones=p.krones)
    return reason(Code.TOO_EXPENSIVE, cost=cost, krones=p.krones)


# Krones or steps: ("split", seat, strength, source)


@cache
def _splits(strength: int) -> tuple[Action, ...]:
    return tuple(Split(strength - steps, steps) for steps in range(strength + 1))


def _split_options(s: GameState, f: Frame) -> list[Action]:
    return list(_splits(f[2]))


def _split_resolve(s: GameState, f: Frame, action: Action) -> None:
    assert isinstance(action, Split)
    _, seat, _, source = f
    p = s.players[seat]
    s.stack.pop()
    if s.sink is not None:
        details = {"krones": action.krones, "steps": action.steps}
        s.sink.append(Acted(seat, "split", details, source))
    changes.gain_krones(s, p, action.krones, source)
    changes.advance(s, p, action.steps, source)


def _split_why(s: GameState, f: Frame, action: Action) -> Reason:
    if isinstance(action, Split):
        return reason(Code.WRONG_TOTAL, total=f[2])
    return pending(f)


# An action space without a die: ("extra_action", seat, source)


def extra_actions(s: GameState, p: PlayerState) -> list[Action]:
    return [
        ExtraAction(face, action)
        for face in range(1, 7)
        if s.dice[face] and extra_price(s, p, face) <= p.krones
        for action in _stands_for(face)
    ]


def extra_price(s: GameState, p: PlayerState, face: int) -> int:
    toll = 0 if s.solo is None else s.solo.toll(s, p, face)
    return (face == 6) + toll


def use_space(s: GameState, p: PlayerState, action: ExtraAction, source: Source) -> None:
    """The strength as it stands; no boost, and no staff that asks for taking a die."""
    face, as_action, _ = action
    cost = extra_price(s, p, face)
    strength = s.dice[face]
    if s.sink is not None:
        details = {"face": face, "as": as_action, "cost": cost, "strength": strength}
        s.sink.append(Acted(p.seat, "extra_action", details, source))
    if s.solo is not None:
        s.solo.toll_waived(s, p, face)
    p.krones -= cost
    do_action(s, p, as_action, strength, source)
    if s.solo is not None:
        s.solo.space_used(s, p, face)


def why_not_extra(s: GameState, p: PlayerState, action: ExtraAction) -> Reason:
    if not 1 <= action.face <= 6 or not s.dice[action.face]:
        return reason(Code.NO_DIE, face=action.face)
    if action.as_action not in _stands_for(action.face):
        return reason(Code.BAD_AS_ACTION, face=action.face, as_action=action.as_action)
    return why_not_pay(s, p, action.face, False, extra_price(s, p, action.face))


def _extra_options(s: GameState, f: Frame) -> list[Action]:
    options = extra_actions(s, s.players[f[1]])
    return [*options, DECLINE["extra_action"]] if options else []


def _extra_resolve(s: GameState, f: Frame, action: Action) -> None:
    _, seat, source = f
    s.stack.pop()
    if isinstance(action, ExtraAction):
        use_space(s, s.players[seat], action, source)
    else:
        told_decline(s, s.players[seat], "extra_action", source)


def _extra_why(s: GameState, f: Frame, action: Action) -> Reason:
    if isinstance(action, ExtraAction):
        return why_not_extra(s, s.players[f[1]], action)
    if isinstance(action, Decline):
        return reason(Code.NOT_AN_OPTION)
    return pending(f)


SPLIT = Decision(_split_options, _split_resolve, _split_why)
EXTRA_ACTION = Decision(_extra_options, _extra_resolve, _extra_why)
