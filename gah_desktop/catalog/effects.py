"""The effects that cards and tiles print, as data: a kind and its numbers. Says nothing of how they work."""

from collections.abc import Iterator, Mapping
from typing import Any, Literal, NamedTuple, Self

from .basics import ITEMS, GuestColor, Item

Fields = dict[str, tuple[frozenset[str], frozenset[str]]]


def _fields(*rows: tuple[str, str, str]) -> Fields:
    """By kind: the fields it needs, the fields it may have."""
    return {kind: (frozenset(needs.split()), frozenset(may.split())) for kind, needs, may in rows}


EFFECT_FIELDS = _fields(
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
# what only the cards of the expansion print
EXPANSION_FIELDS = _fields(
    # done at once
    ("send_dancer", "discount", "count discount_falls less_per_other_player effects"),
    ("second_dancer_same_space", "", ""),
    ("gain_vp_per_dancer", "amount", ""),
    ("score_current_ballroom", "", ""),
    ("others_gain_items_of_choice", "count", ""),
    ("gain_vp_by_round", "by_round", ""),
    ("fill_items", "item", ""),
    ("take_guest_and_fill_order", "", ""),
    ("gain_other_items_of_choice", "count", ""),
    ("gain_vp_per_objective_marker", "amount", ""),
    # cards in play
    ("pay_for", "pay effects", ""),
    ("after_main_action", "faces effects", ""),
    ("turn_down_after", "event effects", "color min_items min min_rooms"),
    ("after_staff_played", "effects", "once_per_round not_itself not_at_setup"),
    ("when_dancer_sent", "effects", ""),
    ("when_objective_claimed", "effects", ""),
    ("when_champagne_spent_in_action", "min effects", ""),
    ("end_vp_per_dancer", "amount", ""),
    # celebrities
    ("after_emperor_advance", "min per effects", ""),
    ("when_emperor_advance", "min per effects", "not_itself"),
    ("when_vp_gained", "min per effects", "not_itself"),
    ("after_krones_gained", "min per effects", ""),
    ("when_champagne_gained", "min per effects", ""),
    ("exchange_items", "max uses", ""),
    ("free_rooms_any", "", ""),
    ("order_waiver", "min_items waived", ""),
    # penalties
    ("lose_champagne", "amount", ""),
    ("remove_dancer_from_scored_ballroom", "count", ""),
    ("lose_krones_and_item", "amount count", ""),
    ("lose_all_krones_and_kitchen", "", ""),
)
# kinds of the base game that the expansion prints with fields of their own
MORE_FIELDS = {
    "when_die_taken": "effects",
    "extra_with_die": "effects",
    "when_room_occupied": "effects",
    "occupy_room": "max_floor",
    "prepare_and_occupy": "count",
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

    kind: str  # one that `EFFECT_FIELDS` or `EXPANSION_FIELDS` names
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
    effects: "tuple[Effect, ...] | None" = None
    pay: Mapping[str, int] | None = (
        None  # items by name, "krones", "emperor_steps", "dish_or_drink", "any_item"
    )
    event: str | None = None
    min: int | None = None
    max: int | None = None
    uses: int | None = None
    per: Literal["source"] | None = None
    item: Item | None = None
    min_rooms: int | None = None
    waived: int | None = None  # items
    less_per_other_player: int | None = None
    discount_falls: int | None = None  # so much less of a discount each further time
    by_round: tuple[int, ...] | None = None
    once_per_round: bool | None = None
    not_itself: bool | None = None
    not_at_setup: bool | None = None


class Penalty(NamedTuple):
    """An Emperor tile's penalty: the left one, and the right one if the tile has two."""

    left: Effect
    right: Effect | None = None


def of_expansion(effect: Effect) -> bool:
    """Whether only the expansion prints it: its kind, or the field that the kind has of its own there."""
    own = MORE_FIELDS.get(effect.kind)
    return effect.kind in EXPANSION_FIELDS or (own is not None and getattr(effect, own) is not None)
