"""What an effect looks like as a row of pictograms, to stand beside its words. Paints nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from gah_desktop.widgets.art import Amount

if TYPE_CHECKING:
    from gah_desktop.catalog.effects import Effect
    from gah_desktop.catalog.models import Objective

_PLAIN: dict[str, tuple[str, ...]] = {
    "extra_action": ("joker-die",),
    "both_on_four": ("die-4", "krone", "emperor"),
    "free_serving": ("serve",),
    "free_queue": ("guest",),
    "ignore_penalty": ("emperor", "krone"),
    "end_copy": ("staff", "timing-end"),
    "empty_kitchen": ("dustbin",),
    "empty_kitchen_and_cafe": ("dustbin", "guest"),
}
# kind: the number's field, what stands before it, the pictogram
_COUNTED: dict[str, tuple[str, str, str]] = {
    "gain_items_of_choice": ("count", "", "any-item"),
    "gain_krones": ("amount", "", "krone"),
    "gain_vp": ("amount", "", "vp"),
    "advance_emperor": ("amount", "+", "emperor"),
    "draw_staff": ("count", "", "deck"),
    "occupy_room": ("count", "", "bed"),
    "fill_order": ("count", "", "serve"),
    "take_guest_free": ("count", "", "guest"),
    "lose_krones": ("amount", "−", "krone"),
    "lose_vp": ("amount", "−", "vp"),
    "return_staff_from_hand": ("count", "−", "staff"),
    "remove_vacant_rooms": ("count", "−", "room-ajar"),
    "remove_occupied_rooms_top_two_floors": ("count", "−", "room"),
    "remove_played_end_staff": ("count", "−", "timing-end"),
}
_PER: dict[str, str] = {
    "gain_vp_per_staff": "staff",
    "lose_vp_per_staff": "staff",
    "end_vp_per_staff": "staff",
    "end_vp_per_tile": "room-ajar",
    "end_vp_per_group": "hotel",
    "end_vp_per_objective": "objective",
    "end_vp_per_emperor_space": "emperor",
    "end_vp_per_floor": "hotel",
    "end_vp_per_column": "hotel",
    "end_vp_per_color_set": "hotel",
}


def effect_icons(effect: Effect) -> tuple[Amount, ...]:
    kind = effect.kind
    if kind in _PLAIN:
        return tuple(Amount(name) for name in _PLAIN[kind])
    if kind in _COUNTED:
        field, sign, name = _COUNTED[kind]
        return (Amount(name, f"{sign}{getattr(effect, field)}"),)
    if kind in _PER:
        sign = "−" if kind.startswith("lose") else ""
        return Amount("vp", f"{sign}{effect.amount}"), Amount(_PER[kind])
    return _pictured(effect)


def _pictured(effect: Effect) -> tuple[Amount, ...]:
    inner = effect_icons(effect.effect) if effect.effect else ()
    price = (Amount("krone", "0" if effect.discount == "free" else f"−{effect.discount}"),)
    discount = price if effect.discount else ()
    match effect.kind:
        case "gain_items" if effect.items:
            return tuple(Amount(item, str(count)) for item, count in effect.items.pairs())
        case "play_staff":
            return Amount("staff", str(effect.count)), *discount
        case "draw_three_play_one":
            return Amount("deck", "3"), Amount("staff", "1"), *discount
        case "prepare_room":
            return Amount("room-ajar", str(effect.count)), *discount
        case "prepare_and_occupy":
            return Amount("room-ajar", "1"), Amount("bed"), *discount
        case "when_guest_moves_in":
            return Amount(f"mark-{effect.color}" if effect.color else "guest"), *inner
        case "when_room_occupied":
            return Amount("bed"), *inner
        case "when_die_taken" | "extra_with_die":
            return *_faces(effect.faces), *inner
        case "when_emperor_reward":
            return Amount("emperor"), *inner
        case "strength":
            return *_faces(effect.faces), Amount("plus", str(effect.amount))
        case "free_six":
            return Amount("die-6"), Amount("krone", "0")
        case "free_rooms":
            return Amount(f"mark-{effect.color}"), Amount("krone", "0")
        case "end_vp_per_room":
            return Amount("vp", str(effect.amount)), Amount(
                f"mark-{effect.color}" if effect.color else "room"
            )
    return ()


def _faces(faces: Sequence[int] | None) -> tuple[Amount, ...]:
    return tuple(Amount(f"die-{face}") for face in faces or ())


_NEEDS = {
    "krones": "krone",
    "emperor_space": "emperor",
    "staff_played": "staff",
    "room_tiles": "room-ajar",
    "full_floors": "hotel",
    "full_columns": "hotel",
    "full_groups": "hotel",
    "full_colors": "hotel",
}


def objective_icons(objective: Objective) -> tuple[Amount, ...]:
    needs = objective.needs
    if needs.kind != "occupied":
        return (Amount(_NEEDS[needs.kind], str(needs.amount)),)
    counts = (("red", needs.red), ("blue", needs.blue), ("yellow", needs.yellow))
    return tuple(Amount(f"mark-{color}", str(count)) for color, count in counts if count)
