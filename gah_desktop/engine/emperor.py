"""The Emperor's visit after rounds 3, 5 and 7: VP, retreat, then reward, nothing or penalty."""

from __future__ import annotations

from collections.abc import Callable

from gah_desktop.engine import changes, effects, pending, sources
from gah_desktop.engine.actions import Action, Decline, PayPenalty, TakePenalty
from gah_desktop.engine.decisions.base import Decision, comes_first, never, nothing, told_decline
from gah_desktop.engine.decisions.rooms import highest
from gah_desktop.engine.decisions.staff import end_cards
from gah_desktop.engine.events import Acted, EmperorSettled, EmperorVisited, Gained, Source
from gah_desktop.engine.items import KINDS, NOTHING, OF_CHOICE, ONE, wants
from gah_desktop.engine.reasons import Code, Reason, reason
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.engine.tables import Effect

PAY = PayPenalty()
DECLINE_PAYING = Decline("pay_penalty")
SIDES = (TakePenalty("left"), TakePenalty("right"))


def tile(s: GameState) -> tuple[int, Source]:
    """The tile of this round, and as a source."""
    index = s.emperor[s.t.visits.index(s.round)]
    return index, ("emperor", s.t.emperor_ids[index])


def _visit_next(s: GameState, f: pending.Visits) -> None:
    if f.seat >= 0 and s.sink is not None:
        s.sink.append(EmperorSettled(s.round, f.seat))
    if f.left:
        seat = f.left[0]
        s.stack[-1] = pending.Visits(seat, f.source, f.left[1:])
        _visit(s, s.players[seat])
    else:
        s.stack[-1] = pending.RoundOver()
        for i in s.hooks.emperor_left:
            s.modules[i].emperor_left(s)
        for i in s.hooks.visits_over:
            s.modules[i].visits_over(s)


def _visit(s: GameState, p: PlayerState) -> None:
    tracks = s.t.catalog.tracks
    to = max(0, p.emperor - s.t.retreat[s.round])
    if any(s.modules[i].emperor_spares(s, p) for i in s.hooks.emperor_spares):
        _score(s, p, to, "nothing")
    elif to >= tracks.emperor_reward_from:
        _score(s, p, to, "reward")
        _reward(s, p)
    elif to > tracks.emperor_penalty_at:
        _score(s, p, to, "nothing")
    else:
        s.stack.append(pending.Penalty(p.seat, tile(s)[1]))


def _score(s: GameState, p: PlayerState, to: int, result: str) -> None:
    """The VP of the space, and the way back."""
    space = p.emperor
    vp = s.t.track_vp[space]
    p.emperor = to
    if s.sink is not None:
        s.sink.append(EmperorVisited(s.round, p.seat, space, vp, to, result))
    changes.score(s, p, vp, ("track", s.round))


def _reward(s: GameState, p: PlayerState) -> None:
    index, source = tile(s)
    for owner, staff, vp in s.t.triggers.emperor_reward:
        if p.has & owner:
            changes.score(s, p, vp, ("staff", staff))
    give_reward(s, p, index, source)


def give_reward(s: GameState, p: PlayerState, index: int, source: Source) -> None:
    """What a tile rewards with: VP at once, all else in an order of choice."""
    facts = s.t.emperor[index]
    mark = sources.opened(s, p.seat, source) if s.hooks.gained else 0
    parts = []
    for place, e in enumerate(facts.reward):
        if e.kind.startswith("gain_vp"):
            effects.begin(s, p, e, source)
        else:
            parts.append(pending.Part("reward", e, source, place))
    if parts:
        s.stack.append(pending.Benefits(p.seat, source, tuple(parts)))
    sources.leave(s, mark)


# The penalty: may it be avoided? Then perhaps which half of it


def _penalty_options(s: GameState, f: pending.Penalty) -> list[Action]:
    p = s.players[f.seat]
    for owner, _, cost in s.t.triggers.ignore_penalty:
        if p.has & owner and p.krones >= cost:
            return [PAY, DECLINE_PAYING]
    return []


def _penalty_resolve(s: GameState, f: pending.Penalty, action: Action) -> None:
    p = s.players[f.seat]
    _, staff, cost = s.t.triggers.ignore_penalty[0]
    source = ("staff", staff)
    if isinstance(action, PayPenalty):
        s.stack.pop()
        p.krones -= cost
        if s.sink is not None:
            s.sink.append(Acted(p.seat, "pay_penalty", {"cost": cost}, source))
        _score(s, p, s.t.catalog.tracks.emperor_penalty_at, "avoided")
    else:
        told_decline(s, p, "pay_penalty", source)
        _penalty_done(s, f)


def _penalty_done(s: GameState, f: pending.Penalty) -> None:
    s.stack[-1] = pending.TakePenalty(f.seat, f.source)
    _score(s, s.players[f.seat], s.t.catalog.tracks.emperor_penalty_at, "penalty")


def _sides(s: GameState, p: PlayerState) -> list[TakePenalty]:
    """The halves of the penalty that can happen: deluxe forces the left one if it can be suffered."""
    facts = s.t.emperor[tile(s)[0]]
    if facts.right is None:
        return [SIDES[0]]
    if not IN_FULL[facts.left.kind](s, p, facts.left):
        return [SIDES[1]]
    return list(SIDES) if s.t.classic else [SIDES[0]]


def _side_options(s: GameState, f: pending.TakePenalty) -> list[Action]:
    sides: list[Action] = list(_sides(s, s.players[f.seat]))
    return sides if len(sides) > 1 else []


def _side_resolve(s: GameState, f: pending.TakePenalty, action: TakePenalty) -> None:
    p = s.players[f.seat]
    if s.sink is not None:
        s.sink.append(Acted(p.seat, "take_penalty", {"which": action.which}, tile(s)[1]))
    _suffer_side(s, p, action.which)


def _side_done(s: GameState, f: pending.TakePenalty) -> None:
    p = s.players[f.seat]
    _suffer_side(s, p, _sides(s, p)[0].which)


def _suffer_side(s: GameState, p: PlayerState, which: str) -> None:
    index, source = tile(s)
    facts = s.t.emperor[index]
    penalty = facts.left if which == "left" else facts.right
    assert penalty is not None
    s.stack.pop()
    SUFFER[penalty.kind](s, p, penalty, source)


def _lose_krones(s: GameState, p: PlayerState, e: Effect, source: Source) -> None:
    changes.lose_krones(s, p, e.amount, source)


def _lose_vp(s: GameState, p: PlayerState, e: Effect, source: Source) -> None:
    changes.score(s, p, -e.amount, source)


def _lose_vp_per_staff(s: GameState, p: PlayerState, e: Effect, source: Source) -> None:
    changes.score(s, p, -e.amount * len(p.staff), source)


def _empty_kitchen(s: GameState, p: PlayerState, e: Effect, source: Source) -> None:
    _empty(s, p, source, cafe=False)


def _empty_kitchen_and_cafe(s: GameState, p: PlayerState, e: Effect, source: Source) -> None:
    _empty(s, p, source, cafe=True)


def _return_staff(s: GameState, p: PlayerState, e: Effect, source: Source) -> None:
    s.stack.append(pending.ReturnHand(p.seat, source, e.amount))


def _remove_vacant(s: GameState, p: PlayerState, e: Effect, source: Source) -> None:
    then = "vacant" if e.amount > 1 else ""
    s.stack.append(pending.RemoveRoom(p.seat, source, highest(p.vacant), then))


def _remove_occupied(s: GameState, p: PlayerState, e: Effect, source: Source) -> None:
    s.stack.append(pending.RemoveRoom(p.seat, source, highest(p.occupied), "below"))


def _discard_end_staff(s: GameState, p: PlayerState, e: Effect, source: Source) -> None:
    s.stack.append(pending.DiscardStaff(p.seat, source))


def _always(s: GameState, p: PlayerState, e: Effect) -> bool:
    return True


# what a penalty does, and whether a player can suffer it in full
SUFFER: dict[str, Callable[[GameState, PlayerState, Effect, Source], None]] = {
    "lose_krones": _lose_krones,
    "lose_vp": _lose_vp,
    "lose_vp_per_staff": _lose_vp_per_staff,
    "empty_kitchen": _empty_kitchen,
    "empty_kitchen_and_cafe": _empty_kitchen_and_cafe,
    "return_staff_from_hand": _return_staff,
    "remove_vacant_rooms": _remove_vacant,
    "remove_occupied_rooms_top_two_floors": _remove_occupied,
    "remove_played_end_staff": _discard_end_staff,
}
IN_FULL: dict[str, Callable[[GameState, PlayerState, Effect], bool]] = {
    "lose_krones": lambda s, p, e: p.krones >= e.amount,
    "lose_vp": _always,
    "lose_vp_per_staff": _always,
    "empty_kitchen": _always,
    "empty_kitchen_and_cafe": _always,
    "return_staff_from_hand": lambda s, p, e: len(p.hand) >= e.amount,
    "remove_vacant_rooms": lambda s, p, e: p.vacant.bit_count() >= e.amount,
    "remove_occupied_rooms_top_two_floors": _always,
    "remove_played_end_staff": lambda s, p, e: len(end_cards(s, p)) >= e.amount,
}


def _empty(s: GameState, p: PlayerState, source: Source, *, cafe: bool) -> None:
    """Dishes and drinks; champagne stays where it is."""
    lost = [0 for _ in KINDS]
    for item in OF_CHOICE:
        lost[item] = p.kitchen[item]
        p.kitchen[item] = 0
    if cafe:
        for i, guest in enumerate(p.cafe):
            served = s.t.guests[guest].order - p.needs[i]
            for item in OF_CHOICE:
                number = wants(served, item)
                lost[item] += number
                p.needs[i] += ONE[item] * number
    items = tuple(-number for number in lost)
    if items != NOTHING and s.sink is not None:
        s.sink.append(Gained(p.seat, 0, 0, items, source))


def _why(s: GameState, f: pending.Pending, action: Action) -> Reason:
    return comes_first(f)


def _side_why(s: GameState, f: pending.TakePenalty, action: Action) -> Reason:
    return reason(Code.NOT_AN_OPTION) if isinstance(action, TakePenalty) else comes_first(f)


VISIT = Decision(nothing, never, _why, _visit_next)
PENALTY = Decision(_penalty_options, _penalty_resolve, _why, _penalty_done)
SIDE = Decision(_side_options, _side_resolve, _side_why, _side_done)
