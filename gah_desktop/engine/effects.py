"""What cards and tiles do: effect kind -> function, shared by guests, Emperor tiles and one-time staff.

`begin` starts an effect: a plain gain happens at once, anything with a choice puts its decision on
the stack. `possible` says whether it would do anything now, so that nobody is asked in vain.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gah_desktop.engine import changes, hotel, pending, sources, spaces
from gah_desktop.engine.events import Acted, Source
from gah_desktop.engine.queue import SLOTS, surcharge, tables
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.engine.tables import UP_TO_FLOOR, Effect


def begin(s: GameState, p: PlayerState, e: Effect, source: Source) -> None:
    BEGIN[e.kind](s, p, e, source)


def fire(s: GameState, p: PlayerState, effects: Sequence[Effect], source: Source) -> None:
    """Begin all effects of one firing of a card, tile or bonus: plain gains first, then the one that asks."""
    mark = sources.opened(s, p.seat, source) if s.hooks.gained else 0
    for e in sorted(effects, key=lambda e: e.kind in ASKS_ITSELF):
        begin(s, p, e, source)
    sources.leave(s, mark)


def possible(s: GameState, p: PlayerState, e: Effect) -> bool:
    return POSSIBLE[e.kind](s, p, e)


def _gain_items(s: GameState, p: PlayerState, e: Effect, source: Source) -> None:
    changes.receive(s, p, e.items, source)


def _gain_items_of_choice(s: GameState, p: PlayerState, e: Effect, source: Source) -> None:
    s.stack.append(pending.ItemsOfChoice(p.seat, source, e.amount))


def _gain_krones(s: GameState, p: PlayerState, e: Effect, source: Source) -> None:
    changes.gain_krones(s, p, e.amount, source)


def _advance(s: GameState, p: PlayerState, e: Effect, source: Source) -> None:
    changes.advance(s, p, e.amount, source)


def _gain_vp(s: GameState, p: PlayerState, e: Effect, source: Source) -> None:
    changes.score(s, p, e.amount, source)


def _gain_vp_per_staff(s: GameState, p: PlayerState, e: Effect, source: Source) -> None:
    changes.score(s, p, e.amount * len(p.staff), source)


def _draw_staff(s: GameState, p: PlayerState, e: Effect, source: Source) -> None:
    changes.draw_staff(s, p, e.amount, "hand", source)


def _draw_three(s: GameState, p: PlayerState, e: Effect, source: Source) -> None:
    cards = changes.draw_staff(s, p, 3, "offer", source)
    if cards:
        s.stack.append(pending.Offer(p.seat, source, cards, e.discount))


def _play_staff(s: GameState, p: PlayerState, e: Effect, source: Source) -> None:
    s.stack.append(pending.PlayStaff(p.seat, source, e.amount, e.discount))


def _prepare(s: GameState, p: PlayerState, e: Effect, source: Source) -> None:
    s.stack.append(pending.Rooms(p.seat, source, e.amount, e.discount, e.max_floor))


def _prepare_and_occupy(s: GameState, p: PlayerState, e: Effect, source: Source) -> None:
    s.stack.append(pending.Rooms(p.seat, source, e.amount or 1, e.discount, e.max_floor, occupy=True))


def _occupy(s: GameState, p: PlayerState, e: Effect, source: Source) -> None:
    s.stack.append(pending.OccupyRooms(p.seat, source, e.amount, e.max_floor))


def _fill_order(s: GameState, p: PlayerState, e: Effect, source: Source) -> None:
    for _ in range(e.amount):
        s.stack.append(pending.FillOrder(p.seat, source))


def _take_guest(s: GameState, p: PlayerState, e: Effect, source: Source) -> None:
    s.stack.append(pending.TakeGuests(p.seat, source, e.amount))


def _extra_action(s: GameState, p: PlayerState, e: Effect, source: Source) -> None:
    if s.t.classic:  # the first edition: a whole turn more, right after this one
        s.bonus_turns += 1
        if s.sink is not None:
            s.sink.append(Acted(p.seat, "extra_turn", {}, source))
    else:
        s.stack.append(pending.ExtraAction(p.seat, source))


BEGIN: dict[str, Callable[[GameState, PlayerState, Effect, Source], None]] = {
    "gain_items": _gain_items,
    "gain_items_of_choice": _gain_items_of_choice,
    "gain_krones": _gain_krones,
    "gain_vp": _gain_vp,
    "gain_vp_per_staff": _gain_vp_per_staff,
    "advance_emperor": _advance,
    "draw_staff": _draw_staff,
    "draw_three_play_one": _draw_three,
    "play_staff": _play_staff,
    "prepare_room": _prepare,
    "prepare_and_occupy": _prepare_and_occupy,
    "occupy_room": _occupy,
    "fill_order": _fill_order,
    "take_guest_free": _take_guest,
    "extra_action": _extra_action,
}


# where the effect's own decision can be declined, asking before would be a nuisance
ASKS_ITSELF = {"prepare_room", "prepare_and_occupy", "occupy_room", "play_staff", "take_guest_free"}


def _can_prepare(s: GameState, p: PlayerState, e: Effect) -> bool:
    return bool(hotel.affordable(s, p, e.discount, e.max_floor))


def _can_play(s: GameState, p: PlayerState, e: Effect) -> bool:
    budget = p.krones + e.discount
    return any(s.t.staff[card].cost <= budget for card in p.hand)


def _can_take_guest(s: GameState, p: PlayerState, e: Effect) -> bool:
    return len(p.cafe) < tables(s, p) and any(
        s.queue[slot] and surcharge(s, p, slot) <= p.krones for slot in SLOTS
    )


def _can_gain_krones(s: GameState, p: PlayerState, e: Effect) -> bool:
    """Return whether the purse has room, or a gain counts even if it has none."""
    return p.krones < s.t.max_krones or any(s.modules[i].krones_count(s, p) for i in s.hooks.krones_count)


def _can_use_space(s: GameState, p: PlayerState, e: Effect) -> bool:
    """Return whether a space can be used; the first edition gives a whole turn instead."""
    return s.t.classic or spaces.usable(s, p)


def _always(s: GameState, p: PlayerState, e: Effect) -> bool:
    return True


POSSIBLE: dict[str, Callable[[GameState, PlayerState, Effect], bool]] = {
    "gain_items": _always,
    "gain_items_of_choice": _always,
    "gain_krones": _can_gain_krones,
    "gain_vp": _always,
    "gain_vp_per_staff": lambda s, p, e: bool(p.staff),
    "advance_emperor": _always,
    "draw_staff": lambda s, p, e: bool(s.staff_deck),
    "draw_three_play_one": lambda s, p, e: bool(s.staff_deck),
    "play_staff": _can_play,
    "prepare_room": _can_prepare,
    "prepare_and_occupy": _can_prepare,
    "occupy_room": lambda s, p, e: bool(p.vacant & UP_TO_FLOOR[e.max_floor]),
    "fill_order": lambda s, p, e: any(p.needs),
    "take_guest_free": _can_take_guest,
    "extra_action": _can_use_space,
}
