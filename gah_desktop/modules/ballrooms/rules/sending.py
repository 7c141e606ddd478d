"""Sending dancers: a completed guest goes to a ball, or a card sends a dancer without one."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from gah_desktop.engine import effects
from gah_desktop.engine.actions import Action, Decline
from gah_desktop.engine.decisions import benefits, guests
from gah_desktop.engine.decisions.base import Decision, TurnAction, comes_first, told_decline
from gah_desktop.engine.events import Acted, Source
from gah_desktop.engine.pending import Benefits, Part
from gah_desktop.engine.reasons import Code, Reason, reason
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.engine.tables import Effect
from gah_desktop.modules.ballrooms.rules.facts import (
    BALCONY,
    CHAMPAGNE,
    facts,
    name_of,
    place_of,
    row_of,
)
from gah_desktop.modules.ballrooms.rules.house import House, house_of

DECLINE_DANCER = Decline("dancer")
JOINS = "second_dancer_same_space"  # a kind of effect


class SendDancer(NamedTuple):
    """A dancer to a row of a ballroom (1-3 from the bottom) or to the balcony (row 0), out of an area.

    `guest` is the completed guest that dances, 0 where a card sends the dancer.
    """

    guest: int
    ballroom: str
    row: int
    area: int
    kind: str = "send_dancer"


class Dancing(NamedTuple):
    """A card sends up to so many dancers, one after the other, the next one for so much champagne less.

    The discount falls by `falls` for each further dancer. The effects in `then` follow when one is sent.
    """

    seat: int
    source: Source
    left: int
    discount: int
    falls: int = 0
    then: tuple[Effect, ...] = ()
    kind: str = "send_dancer"


# Where to, and for how much


def price(s: GameState, place: int, discount: int) -> int:
    return max(0, facts(s.t).price[place] - discount)


def ways(s: GameState, p: PlayerState, discount: int) -> list[tuple[int, int]]:
    """The places and areas a dancer may be sent to and from now."""
    house = house_of(s)
    areas = [area for area, dancers in enumerate(house.areas[p.seat]) if dancers]
    if not areas:
        return []
    stock = p.kitchen[CHAMPAGNE]
    return [
        (place, area) for place in house.open_places() if price(s, place, discount) <= stock for area in areas
    ]


@cache
def _action(guest: int, place: int, area: int) -> SendDancer:
    ballroom, row = name_of(place)
    return SendDancer(guest, ballroom, row, area + 1)


def why_not(s: GameState, p: PlayerState, action: SendDancer, discount: int) -> Reason:
    house = house_of(s)
    place = place_of(action.ballroom, action.row)
    areas = house.areas[p.seat]
    if place < 0:
        return reason(Code.NOT_AN_OPTION)
    if not sum(areas):
        return reason(Code.NO_DANCER_LEFT)
    if not 1 <= action.area <= len(areas) or not areas[action.area - 1]:
        return reason(Code.AREA_EMPTY, area=action.area)
    if place not in house.open_places():
        scored = place // 3 < house.scored
        return reason(Code.BALLROOM_SCORED if scored else Code.ROW_FULL)
    cost, stock = price(s, place, discount), p.kitchen[CHAMPAGNE]
    if cost > stock:
        return reason(Code.TOO_LITTLE_CHAMPAGNE, cost=cost, champagne=stock)
    return reason(Code.NOT_AN_OPTION)


# Sending one


def send(s: GameState, p: PlayerState, action: SendDancer, discount: int, source: Source) -> list[Part]:
    """The champagne is paid, the dancer placed; what its row and its area bring comes back as parts."""
    house = house_of(s)
    place = place_of(action.ballroom, action.row)
    cost = price(s, place, discount)
    space = house.put(p.seat, place)
    if not _to_be_joined(s):
        house.last = (place, space)
    p.kitchen[CHAMPAGNE] -= cost
    last = house.take_from_area(p.seat, action.area - 1)
    tell(s, p, place, space, source, guest=action.guest, area=action.area, cost=cost)
    if cost:
        for i in s.hooks.champagne_paid:
            s.modules[i].champagne_paid(s, p, cost)
    parts = _row_bonus(s, p, house, place)
    if last:
        parts += _area_bonus(s, p, house, action.area)
    return parts


def _to_be_joined(s: GameState) -> bool:
    """A reward is still to send another dancer to where the last one has gone: that place is remembered."""
    return any(
        part and part.effect.kind == JOINS
        for frame in s.stack
        if isinstance(frame, Benefits)
        for part in frame.parts
    )


def send_beside(
    s: GameState, p: PlayerState, action: SendDancer, place: int, space: int, source: Source
) -> None:
    """A second dancer onto a space: no cost and no row bonus."""
    house = house_of(s)
    house.put_beside(p.seat, place, space)
    last = house.take_from_area(p.seat, action.area - 1)
    tell(s, p, place, space, source, area=action.area)
    _collect(s, p, _area_bonus(s, p, house, action.area) if last else [])


def _collect(s: GameState, p: PlayerState, parts: list[Part]) -> None:
    """What a dancer without a guest brings."""
    parts += answers(s, p)
    if parts:
        s.stack.append(Benefits(p.seat, parts[0].source, tuple(parts)))
    told_to_others(s, p)


def tell(
    s: GameState,
    p: PlayerState,
    place: int,
    space: int,
    source: Source,
    *,
    guest: int = 0,
    area: int | None = None,
    cost: int = 0,
) -> None:
    """A dancer stands there; the opponent's come out of no area."""
    if s.sink is not None:
        ballroom, row = name_of(place)
        ends = place != BALCONY
        details = {
            "guest": guest or None,
            "ballroom": ballroom,
            "row": row if ends else None,
            "space": space + 1 if ends else None,
            "area": area,
            "cost": cost,
        }
        s.sink.append(Acted(p.seat, "send_dancer", details, source))


def _row_bonus(s: GameState, p: PlayerState, house: House, place: int) -> list[Part]:
    if place == BALCONY:
        return []
    ballroom, row = name_of(place)
    board = house.boards[place // 3]
    bonus = firing(facts(s.t).rooms[board].bonus[row_of(place)], ("row", f"{ballroom}-{row}"))
    times = max((s.modules[i].row_bonus_times(s, p) for i in s.hooks.row_bonus_times), default=1)
    return bonus * times


def _area_bonus(s: GameState, p: PlayerState, house: House, area: int) -> list[Part]:
    room = house.rehearsal[p.seat]
    return firing(facts(s.t).area_bonus[room][area - 1], ("area", area))


def firing(what: tuple[Effect, ...], source: Source) -> list[Part]:
    """A bonus as one part of what is collected."""
    return [Part("firing", what[0], source, 0, what)] if what else []


def answers(s: GameState, p: PlayerState) -> list[Part]:
    """Cards that answer to a dancer that was sent do so at once; into a full purse only when collected."""
    parts = []
    for owner, staff, _, what in s.t.triggers.answers["when_dancer_sent"]:
        if p.has & owner:
            if p.krones < s.t.max_krones:
                effects.fire(s, p, what, ("staff", staff))
            else:
                parts += firing(what, ("staff", staff))
    return parts


def told_to_others(s: GameState, p: PlayerState) -> None:
    for i in s.hooks.dancer_sent:
        s.modules[i].dancer_sent(s, p)


# In a turn: a guest whose order is complete


def ready(s: GameState, p: PlayerState) -> list[int]:
    """The guests at the tables that may dance now."""
    return [
        guest
        for guest, need in zip(p.cafe, p.needs, strict=True)
        if s.t.guests[guest].ball and guests.complete(s, p, guest, need)
    ]


def _turn_options(s: GameState, p: PlayerState) -> list[Action]:
    dancing = ready(s, p)
    if not dancing:
        return []
    return [_action(guest, place, area) for guest in dancing for place, area in ways(s, p, 0)]


def _turn_send(s: GameState, p: PlayerState, action: SendDancer) -> None:
    """The card leaves the café, champagne is paid, the dancer placed, VP scored; then all that follows."""
    guest = action.guest
    guests.leave_cafe(s, p, guest)
    parts = send(s, p, action, 0, ("guest", guest))
    guests.score_guest(s, p, guest)
    parts += answers(s, p)
    benefits.guest_completed(s, p, guest, parts)
    told_to_others(s, p)


def _turn_why(s: GameState, p: PlayerState, action: SendDancer) -> Reason:
    if refusal := guests.why_not_leaving(s, p, action.guest):
        return refusal
    if not s.t.guests[action.guest].ball:
        return reason(Code.GUEST_DANCES_NOT, guest=action.guest)
    return why_not(s, p, action, 0)


# By a card


def _options(s: GameState, f: Dancing) -> list[Action]:
    if not f.left:
        return []
    found: list[Action] = [_action(0, place, area) for place, area in ways(s, s.players[f.seat], f.discount)]
    return [*found, DECLINE_DANCER] if found else []


def _resolve(s: GameState, f: Dancing, action: Action) -> None:
    p = s.players[f.seat]
    if not isinstance(action, SendDancer):
        s.stack.pop()
        told_decline(s, p, "dancer", f.source)
        return
    s.stack[-1] = f._replace(left=f.left - 1, discount=f.discount - f.falls)
    _collect(s, p, send(s, p, action, f.discount, f.source))
    for e in f.then:
        effects.begin(s, p, e, f.source)


def _why(s: GameState, f: Dancing, action: Action) -> Reason:
    if isinstance(action, SendDancer):
        if action.guest:
            return comes_first(f)
        return why_not(s, s.players[f.seat], action, f.discount)
    return comes_first(f)


def discount_of(s: GameState, e: Effect) -> int:
    return e.discount + e.per_player * (s.setup.players - 1)


def begin(s: GameState, p: PlayerState, e: Effect, source: Source) -> None:
    s.stack.append(Dancing(p.seat, source, e.amount or 1, discount_of(s, e), e.falls, e.then))


def possible(s: GameState, p: PlayerState, e: Effect) -> bool:
    return bool(ways(s, p, discount_of(s, e)))


SEND = Decision(_options, _resolve, _why)
SEND_IN_TURN = TurnAction(SendDancer, _turn_options, _turn_send, _turn_why)
