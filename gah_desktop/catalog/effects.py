"""The effects that cards and tiles print, as data: a kind and its numbers. Says nothing of how they work."""

from collections.abc import Iterator
from typing import Any, Literal, NamedTuple, Self

from .basics import ITEMS, GuestColor, Item

# kind: the fields it needs, the fields it may have
EFFECT_FIELDS: dict[str, tuple[frozenset[str], frozenset[str]]] = {
    kind: (frozenset(needs.split()), frozenset(may.split()))
    for kind, needs, may in (
        # done at once: guests, Emperor tiles, one-time and once-per-round staff
        ("gain_items", "items", ""),
        ("gain_items_of_choice", "count", ""),
        ("gain_krones", "amount", ""),
        ("gain_vp", "amount", ""),
        ("gain_vp_per_staff", "amount", ""),
        ("advance_emperor", "amount", ""),
        ("draw_staff", "count", ""),
        ("play_staff", "discount count", ""),
        ("draw_three_play_one", "discount", ""),
        ("prepare_room", "discount count", "max_floor"),
        ("occupy_room", "count", ""),
        ("prepare_and_occupy", "discount", "max_floor"),
        ("fill_order", "count", ""),
        ("take_guest_free", "count", ""),
        ("extra_action", "", ""),
        # permanent staff
        ("when_guest_moves_in", "effect", "color min_items classic_exact_items"),
        ("when_room_occupied", "effect", ""),
        ("when_die_taken", "faces effect", ""),
        ("when_emperor_reward", "effect", ""),
        ("extra_with_die", "faces effect", ""),
        ("strength", "faces amount", ""),
        ("both_on_four", "", ""),
        ("free_six", "", ""),
        ("free_rooms", "color", ""),
        ("free_serving", "", ""),
        ("free_queue", "", ""),
        ("ignore_penalty", "cost", ""),
        # final scoring
        ("end_vp_per_room", "amount", "color"),
        ("end_vp_per_staff", "amount", ""),
        ("end_vp_per_tile", "amount", ""),
        ("end_vp_per_group", "amount", ""),
        ("end_vp_per_objective", "amount", ""),
        ("end_vp_per_emperor_space", "amount", "classic_max"),
        ("end_vp_per_floor", "amount", ""),
        ("end_vp_per_column", "amount", ""),
        ("end_vp_per_color_set", "amount", ""),
        ("end_copy", "", ""),
        # penalties of Emperor tiles
        ("lose_krones", "amount", ""),
        ("lose_vp", "amount", ""),
        ("lose_vp_per_staff", "amount", ""),
        ("empty_kitchen", "", ""),
        ("empty_kitchen_and_cafe", "", ""),
        ("return_staff_from_hand", "count", ""),
        ("remove_vacant_rooms", "count", ""),
        ("remove_occupied_rooms_top_two_floors", "count", ""),
        ("remove_played_end_staff", "count", ""),
    )
}


class ItemCounts(NamedTuple):
    """How many of each item, in the order of `ITEMS`: an order or a gain."""

    counts: tuple[int, ...]

    @classmethod
    def by_name(cls, **named: int) -> Self:
        return cls(tuple(named.get(item, 0) for item in ITEMS))

    @property
    def total(self) -> int:
        return sum(self.counts)

    def pairs(self) -> Iterator[tuple[Item, int]]:
        """The items that are there at all, with their number."""
        return ((item, count) for item, count in zip(ITEMS, self.counts, strict=True) if count)

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: Any) -> Any:
        """For `schema`: files name the items."""
        from pydantic_core.core_schema import no_info_after_validator_function

        by_name = handler.generate_schema(dict[Item, int])
        return no_info_after_validator_function(lambda named: cls.by_name(**named), by_name)


class Effect(NamedTuple):
    """One thing a card does. Which fields go with a kind stands above; the others are None."""

    kind: str
    amount: int | None = None
    count: int | None = None  # type: ignore[assignment]  # hides the method of tuples
    discount: int | Literal["free"] | None = None
    cost: int | None = None
    max_floor: int | None = None
    min_items: int | None = None
    classic_exact_items: int | None = None
    classic_max: int | None = None
    color: GuestColor | None = None
    faces: tuple[int, ...] | None = None
    items: ItemCounts | None = None
    effect: "Effect | None" = None


class Penalty(NamedTuple):
    """An Emperor tile's penalty: the left one, and the right one if the tile has two."""

    left: Effect
    right: Effect | None = None
