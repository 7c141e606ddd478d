"""What an effect looks like as a row of pictograms, to stand beside its words. Paints nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from gah_desktop.widgets.art import Amount

if TYPE_CHECKING:
    from gah_desktop.catalog.effects import Effect
    from gah_desktop.catalog.models import Objective

Icons = tuple[Amount, ...]
Picture = Callable[["Effect"], Icons]


def _plain(*names: str) -> Picture:
    """The same for all effects of a kind."""
    return lambda effect: tuple(Amount(name) for name in names)


def _counted(field: str, name: str, sign: str = "") -> Picture:
    """The number in a field, with what stands before it."""
    return lambda effect: (Amount(name, f"{sign}{getattr(effect, field)}"),)


def _per(name: str, sign: str = "") -> Picture:
    """VP for each."""
    return lambda effect: (Amount("vp", f"{sign}{effect.amount}"), Amount(name))


def _when(*names: str) -> Picture:
    """What a card gives when something happens."""
    return lambda effect: (*(Amount(name) for name in names), *_inner(effect))


def _inner(effect: Effect) -> Icons:
    inner = effect.effects or ((effect.effect,) if effect.effect else ())
    return tuple(icon for each in inner for icon in effect_icons(each))


def _faces(effect: Effect) -> Icons:
    return tuple(Amount(f"die-{face}") for face in effect.faces or ())


def _less(effect: Effect) -> Icons:
    """The discount, if there is one."""
    if not effect.discount:
        return ()
    return (Amount("krone", "0" if effect.discount == "free" else f"−{effect.discount}"),)


def _mark(effect: Effect, other: str) -> Amount:
    return Amount(f"mark-{effect.color}" if effect.color else other)


def _dancers(effect: Effect) -> Icons:
    """So many, and what a space costs less; one after the other if it costs the second one more."""
    less, fall = effect.less_per_other_player or effect.discount, effect.discount_falls
    if isinstance(less, int) and fall:
        return tuple(
            icon
            for i in range(effect.count or 1)
            for icon in (Amount("dancer", "1"), Amount("champagne", f"−{less - i * fall}"))
        )
    shown = Amount("dancer", str(effect.count or 1))
    cheaper = (Amount("champagne", "0" if less == "free" else f"−{less}"),) if less else ()
    return (shown, *cheaper, *_inner(effect))


def _price(effect: Effect) -> Icons:
    """What is given, as less of it, and what that brings."""
    paid = (Amount(PRICES.get(what, what), f"−{count}") for what, count in (effect.pay or {}).items())
    return (*paid, *_inner(effect))


def _turned_down(effect: Effect) -> Icons:
    return (*_event(effect), Amount("turned"), *_inner(effect))


def _event(effect: Effect) -> Icons:
    if effect.event == "guest_completed":
        return (Amount(f"mark-{effect.color}"), Amount("serve", f"{effect.min_items}"))
    least = effect.min or effect.min_rooms
    return (Amount(EVENTS[effect.event or ""], str(least) if least else ""),)


def _items(effect: Effect) -> Icons:
    assert effect.items is not None
    return tuple(Amount(item, str(count)) for item, count in effect.items.pairs())


PRICES = {
    "krones": "krone",
    "emperor_steps": "emperor",
    "dish_or_drink": "any-item",
    "any_item": "any-item",
}
EVENTS = {
    "emperor_steps_in_one_action": "emperor",
    "drinks_from_one_action": "wine",
    "dishes_from_one_action": "strudel",
    "group_completed": "hotel",
    "objective_claimed": "objective",
}
PICTURES: dict[str, Picture] = {
    "gain_items": _items,
    "gain_items_of_choice": _counted("count", "any-item"),
    "gain_krones": _counted("amount", "krone"),
    "gain_vp": _counted("amount", "vp"),
    "gain_vp_per_staff": _per("staff"),
    "advance_emperor": _counted("amount", "emperor", "+"),
    "draw_staff": _counted("count", "deck"),
    "play_staff": lambda effect: (Amount("staff", str(effect.count)), *_less(effect)),
    "draw_three_play_one": lambda effect: (Amount("deck", "3"), Amount("staff", "1"), *_less(effect)),
    "prepare_room": lambda effect: (Amount("room-ajar", str(effect.count)), *_less(effect)),
    "prepare_and_occupy": lambda effect: (Amount("room-ajar", "1"), Amount("bed"), *_less(effect)),
    "occupy_room": _counted("count", "bed"),
    "fill_order": _counted("count", "serve"),
    "take_guest_free": _counted("count", "guest"),
    "extra_action": _plain("joker-die"),
    "when_guest_moves_in": lambda effect: (_mark(effect, "guest"), *_inner(effect)),
    "when_room_occupied": _when("bed"),
    "when_die_taken": lambda effect: (*_faces(effect), *_inner(effect)),
    "when_emperor_reward": _when("emperor"),
    "extra_with_die": lambda effect: (*_faces(effect), *_inner(effect)),
    "strength": lambda effect: (*_faces(effect), Amount("plus", str(effect.amount))),
    "both_on_four": _plain("die-4", "krone", "emperor"),
    "free_six": lambda effect: (Amount("die-6"), Amount("krone", "0")),
    "free_rooms": lambda effect: (_mark(effect, "room"), Amount("krone", "0")),
    "free_serving": _plain("serve"),
    "free_queue": _plain("guest"),
    "ignore_penalty": _plain("emperor", "krone"),
    "end_vp_per_room": lambda effect: (Amount("vp", str(effect.amount)), _mark(effect, "room")),
    "end_vp_per_staff": _per("staff"),
    "end_vp_per_tile": _per("room-ajar"),
    "end_vp_per_group": _per("hotel"),
    "end_vp_per_objective": _per("objective"),
    "end_vp_per_emperor_space": _per("emperor"),
    "end_vp_per_floor": _per("hotel"),
    "end_vp_per_column": _per("hotel"),
    "end_vp_per_color_set": _per("hotel"),
    "end_copy": _plain("staff", "timing-end"),
    "lose_krones": _counted("amount", "krone", "−"),
    "lose_vp": _counted("amount", "vp", "−"),
    "lose_vp_per_staff": _per("staff", "−"),
    "empty_kitchen": _plain("dustbin"),
    "empty_kitchen_and_cafe": _plain("dustbin", "guest"),
    "return_staff_from_hand": _counted("count", "staff", "−"),
    "remove_vacant_rooms": _counted("count", "room-ajar", "−"),
    "remove_occupied_rooms_top_two_floors": _counted("count", "room", "−"),
    "remove_played_end_staff": _counted("count", "timing-end", "−"),
    # of the expansion
    "send_dancer": _dancers,
    "second_dancer_same_space": lambda effect: (Amount("dancer", "+1"),),
    "gain_vp_per_dancer": _per("dancer"),
    "score_current_ballroom": _plain("ballroom", "vp"),
    "others_gain_items_of_choice": lambda effect: (Amount("guest"), Amount("any-item", str(effect.count))),
    "gain_vp_by_round": lambda effect: (
        Amount("vp", str(max(effect.by_round or (0,)))),
        Amount("timing-round"),
    ),
    "fill_items": lambda effect: (Amount(effect.item or "any-item"), Amount("serve")),
    "take_guest_and_fill_order": _plain("guest", "serve"),
    "gain_other_items_of_choice": _counted("count", "any-item"),
    "gain_vp_per_objective_marker": _per("objective"),
    "pay_for": _price,
    "after_main_action": lambda effect: (*_faces(effect), *_inner(effect)),
    "turn_down_after": _turned_down,
    "after_staff_played": _when("staff"),
    "when_dancer_sent": _when("dancer"),
    "when_objective_claimed": _when("objective"),
    "when_champagne_spent_in_action": lambda effect: (Amount("champagne", "−"), *_inner(effect)),
    "end_vp_per_dancer": _per("dancer"),
    "after_emperor_advance": _when("emperor"),
    "when_emperor_advance": _when("emperor"),
    "when_vp_gained": _when("vp"),
    "after_krones_gained": _when("krone"),
    "when_champagne_gained": _when("champagne"),
    "exchange_items": lambda effect: (
        Amount("any-item", f"−{effect.max}"),
        Amount("any-item", f"+{effect.max}"),
    ),
    "free_rooms_any": lambda effect: (Amount("room"), Amount("krone", "0")),
    "order_waiver": lambda effect: (Amount("serve", f"−{effect.waived}"),),
    "lose_champagne": _counted("amount", "champagne", "−"),
    "remove_dancer_from_scored_ballroom": _counted("count", "dancer", "−"),
    "lose_krones_and_item": lambda effect: (
        Amount("krone", f"−{effect.amount}"),
        Amount("any-item", f"−{effect.count}"),
    ),
    "lose_all_krones_and_kitchen": _plain("krone", "dustbin"),
}


def effect_icons(effect: Effect) -> Icons:
    return PICTURES[effect.kind](effect)


NEEDS = {
    "krones": "krone",
    "emperor_space": "emperor",
    "staff_played": "staff",
    "room_tiles": "room-ajar",
    "full_floors": "hotel",
    "full_columns": "hotel",
    "full_groups": "hotel",
    "full_colors": "hotel",
    "champagne": "champagne",
    "dancers_in_ballrooms": "dancer",
    "green_guests_completed": "mark-green",
    "each_dish_and_drink": "any-item",
    "occupied_top_floor": "bed",
    "large_guests_completed": "guest",
}


def objective_icons(objective: Objective) -> tuple[Amount, ...]:
    needs = objective.needs
    if needs.kind != "occupied":
        return (Amount(NEEDS[needs.kind], str(needs.amount)),)
    counts = (("red", needs.red), ("blue", needs.blue), ("yellow", needs.yellow))
    return tuple(Amount(f"mark-{color}", str(count)) for color, count in counts if count)
