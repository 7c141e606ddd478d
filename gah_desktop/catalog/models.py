"""Frozen models of every printed component, and the catalog that holds them. No rules, no names."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Literal, Self

from pydantic import Field, model_validator

from .answers import BoardAnswers, CatalogAnswers, StaffAnswers, TracksAnswers
from .basics import (
    COLUMNS,
    FLOORS,
    STARTER_LETTERS,
    GuestColor,
    Letter,
    Level,
    Provenance,
    RoomColor,
    StarterLetter,
    Timing,
)
from .effects import Effect, Penalty
from .printed import ItemCounts, Printed, Sourced
from .problems import OverrideProblem

GUEST_IDS = range(49, 105)
PROMO_IDS = (117, 118)
STAFF_IDS = range(1, 49)
TILE_IDS = tuple(f"{letter}{number}" for letter in "ABC" for number in range(1, 5))
BOARD_IDS = ("night", "day-A", "day-B", "day-C", "day-D")
INSTRUCTION_IDS = range(193, 213)
GROUPS = 10
LARGEST_GROUP = 4


class Guest(Sourced):
    """A guest card: what is ordered, the VP, and the parts of the reward."""

    id: int
    color: GuestColor
    order: ItemCounts
    vp: int = Field(ge=0)
    rewards: tuple[Effect, ...]
    set: Literal["base", "promo"] = "base"

    @model_validator(mode="after")
    def _order_fits_on_card(self) -> Self:
        if self.order.total > 4:
            raise ValueError("an order has one to four items")
        return self


class Staff(StaffAnswers, Sourced):
    """A staff card. `starter_set` is the letter of the beginners' set it belongs to, if any."""

    id: int
    cost: int = Field(ge=0)
    classic_cost: int | None = None
    timing: Timing
    starter_set: StarterLetter | None = None
    effects: tuple[Effect, ...] = Field(min_length=1)


class ObjectiveNeeds(Printed):
    """What an objective asks for: an amount of something, or occupied rooms by colour."""

    kind: Literal[
        "krones",
        "emperor_space",
        "staff_played",
        "room_tiles",
        "full_floors",
        "full_columns",
        "full_groups",
        "full_colors",
        "occupied",
    ]
    amount: int = 0
    blue: int = 0
    red: int = 0
    yellow: int = 0

    @model_validator(mode="after")
    def _one_sort(self) -> Self:
        by_color = self.blue + self.red + self.yellow
        if (self.kind == "occupied") != (by_color > 0) or (self.kind == "occupied") == (self.amount > 0):
            raise ValueError("an amount, or rooms by colour")
        return self


class Objective(Sourced):
    """An objective card."""

    id: str
    letter: Letter
    needs: ObjectiveNeeds


class EmperorTile(Sourced):
    """An Emperor tile: the reward's parts, and one or two penalties."""

    id: str
    letter: Letter
    reward: tuple[Effect, ...]
    penalty: Penalty


class Board(BoardAnswers, Printed):
    """A side of a hotel board. Only colours are written down: a group is all touching rooms of one colour."""

    id: str
    colors: tuple[str, ...]
    provenance: Provenance

    @model_validator(mode="after")
    def _printed_like_a_hotel(self) -> Self:
        if len(self.colors) != FLOORS or any(len(floor) != COLUMNS for floor in self.colors):
            raise ValueError(f"{FLOORS} floors of {COLUMNS} rooms")
        if set("".join(self.colors)) != set("bry"):
            raise ValueError("rooms are b, r or y, and each colour is there")
        sizes = Counter(room.group for room in self.rooms).values()
        if len(sizes) != GROUPS or max(sizes) > LARGEST_GROUP:
            raise ValueError(f"{GROUPS} groups of at most {LARGEST_GROUP} rooms")
        return self


class RoomVp(Printed):
    """VP printed on a room, scored when it is prepared."""

    floor: int
    column: int
    vp: int


class OccupancyBonus(Printed):
    """What a full group of a colour gives, by its size from one to four."""

    unit: Literal["vp", "krones", "emperor"]
    by_size: tuple[int, int, int, int]


class Tracks(TracksAnswers, Sourced):
    """Numbers on the main board, the roofs and the tracks, and how many pieces there are."""

    floor_cost: tuple[int, int, int, int]
    floor_vp: tuple[int, int, int, int]
    room_vp: tuple[RoomVp, ...]
    occupancy_bonus: Mapping[RoomColor, OccupancyBonus]
    queue_cost: tuple[int, int, int, int, int]
    emperor_vp: tuple[int, ...] = Field(min_length=14, max_length=14)
    emperor_retreat: Mapping[int, int]
    emperor_reward_from: int
    emperor_penalty_at: int
    krones_start: int
    krones_max: int
    dice: Mapping[int, int]
    turn_order_tiles: Mapping[int, tuple[tuple[int, int], ...]]
    room_tiles: Mapping[RoomColor, int]

    @model_validator(mode="after")
    def _complete(self) -> Self:
        if set(self.dice) != {2, 3, 4} or set(self.turn_order_tiles) != {2, 3, 4}:
            raise ValueError("dice and turn order tiles for 2, 3 and 4 players")
        for players, tiles in self.turn_order_tiles.items():
            numbers = sorted(number for tile in tiles for number in tile)
            if len(tiles) != players or numbers != list(range(1, 2 * players + 1)):
                raise ValueError(f"turn order tiles of {players} players")
        if set(self.provenance) != set(type(self).model_fields) - {"provenance"}:
            raise ValueError("every track names where it comes from")
        return self


class InstructionGuest(Printed):
    """A guest symbol of an instruction card, counting at its level and above."""

    color: GuestColor | Literal["any"]
    from_level: Level


class InstructionAction(Printed):
    """An action symbol of an instruction card, counting at its level and above."""

    kind: Literal["emperor", "staff", "objective"]
    steps: int | None = None
    letter: Letter | Literal["any"] | None = None
    from_level: Level

    @model_validator(mode="after")
    def _fields_of_kind(self) -> Self:
        if (self.kind == "emperor") != (self.steps is not None):
            raise ValueError("steps go with emperor")
        if (self.kind == "objective") != (self.letter is not None):
            raise ValueError("a letter goes with objective")
        return self


class InstructionCard(Printed):
    """A card of the solo opponent's deck, read from top to bottom."""

    id: int
    guests: tuple[InstructionGuest, ...]
    die: tuple[int, ...] | Literal["any"]
    actions: tuple[InstructionAction, ...]
    hand: Literal["left_to_right", "right_to_left"]


def starter_sets_complete(staff: Mapping[int, Staff]) -> bool:
    """Whether each of the four beginners' sets has its six cards."""
    letters = [card.starter_set for card in staff.values()]
    return all(letters.count(letter) == 6 for letter in STARTER_LETTERS)


class Catalog(CatalogAnswers, Printed):
    """Everything printed, by id. `overrides` is what an owner's file changed, for saves to keep."""

    guests: Mapping[int, Guest]
    staff: Mapping[int, Staff]
    objectives: Mapping[str, Objective]
    objective_points: tuple[int, int, int]
    emperor_tiles: Mapping[str, EmperorTile]
    boards: Mapping[str, Board]
    tracks: Tracks
    leopold: tuple[InstructionCard, ...]
    overrides: Mapping[str, Any] = Field(default_factory=dict)
    override_problems: tuple[OverrideProblem, ...] = ()

    @model_validator(mode="after")
    def _complete(self) -> Self:
        for what, found, expected in (
            ("guests", self.guests, (*GUEST_IDS, *PROMO_IDS)),
            ("staff", self.staff, STAFF_IDS),
            ("objectives", self.objectives, TILE_IDS),
            ("Emperor tiles", self.emperor_tiles, TILE_IDS),
            ("boards", self.boards, BOARD_IDS),
        ):
            if sorted(map(str, found)) != sorted(map(str, expected)):
                raise ValueError(f"the {what} are not complete")
        if [card.id for card in self.leopold] != list(INSTRUCTION_IDS):
            raise ValueError("the instruction cards are not complete")
        if not starter_sets_complete(self.staff):
            raise ValueError("each starter set has six staff cards")
        return self
