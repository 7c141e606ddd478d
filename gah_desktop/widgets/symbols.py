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
    return effect_icons(effect.effect) if effect.effect else ()


def _faces(effect: Effect) -> Icons:
    return tuple(Amount(f"die-{face}") for face in effect.faces or ())


def _less(effect: Effect) -> Icons:
    """The discount, if there is one."""
    if not effect.discount:
        return ()
    return (Amount("krone", "0" if effect.discount == "free" else f"−{effect.discount}"),)


def _mark(effect: Effect, other: str) -> Amount:
    return Amount(f"mark-{effect.color}" if effect.color else other)


def _items(effect: Effect) -> Icons:
    assert effect.items is not None
    return tuple(Amount(item, str(count)) for item, count in effect.items.pairs())


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
    "champagne": "any-item",
    "dancers_in_ballrooms": "guest",
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
