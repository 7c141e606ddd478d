"""Every printed component, and the catalog that holds them: plain, and never changed. No rules, no names.

They are tuples with named fields because a start makes hundreds of them; `schema` says what they may hold.
"""

from collections.abc import Collection, Mapping
from functools import cache
from typing import Any, Literal, NamedTuple

from .basics import (
    COLUMNS,
    FLOORS,
    ComponentSet,
    GuestColor,
    Item,
    Letter,
    Level,
    Provenance,
    RoomColor,
    Ruleset,
    StarterLetter,
    Timing,
)
from .effects import Effect, ItemCounts, Penalty
from .problems import OverrideProblem


class Where(NamedTuple):
    """Where a guest of the expansion may go once the order is complete; `adjacent_rooms` side by side."""

    room: bool = True
    ballroom: bool = True
    max_floor: int = FLOORS
    adjacent_rooms: int = 1


class TableCard(NamedTuple):
    """A guest who stays at the table: once per round, this for that."""

    pay: Mapping[str, int]
    effects: tuple[Effect, ...]


class Guest(NamedTuple):
    """A guest card: what is ordered, the VP, and the parts of the reward."""

    id: int
    color: GuestColor
    order: ItemCounts
    vp: int
    rewards: tuple[Effect, ...]
    provenance: Mapping[str, Provenance]
    set: ComponentSet = "base"
    only_with: ComponentSet | None = None  # another set that has to be in play
    where: Where = Where()
    table: TableCard | None = None


class Staff(NamedTuple):
    """A staff card. `starter_set` is the letter of the beginners' set it belongs to, if any."""

    id: int
    cost: int
    timing: Timing
    effects: tuple[Effect, ...]
    provenance: Mapping[str, Provenance]
    classic_cost: int | None = None
    starter_set: StarterLetter | None = None
    set: ComponentSet = "base"
    only_with: ComponentSet | None = None

    def cost_in(self, ruleset: Ruleset) -> int:
        if ruleset == "classic" and self.classic_cost is not None:
            return self.classic_cost
        return self.cost


class ObjectiveNeeds(NamedTuple):
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
        "champagne",
        "dancers_in_ballrooms",
        "green_guests_completed",
        "each_dish_and_drink",
        "occupied_top_floor",
        "large_guests_completed",
    ]
    amount: int = 0
    blue: int = 0
    red: int = 0
    yellow: int = 0


class Objective(NamedTuple):
    """An objective card."""

    id: str
    letter: Letter
    needs: ObjectiveNeeds
    provenance: Mapping[str, Provenance]
    set: ComponentSet = "base"
    only_with: ComponentSet | None = None


class EmperorTile(NamedTuple):
    """An Emperor tile: the reward's parts, and one or two penalties."""

    id: str
    letter: Letter
    reward: tuple[Effect, ...]
    penalty: Penalty
    provenance: Mapping[str, Provenance]
    set: ComponentSet = "base"
    only_with: ComponentSet | None = None


class Room(NamedTuple):
    """One room space of a hotel board; floors from the bottom, columns from the left, both from 1."""

    floor: int
    column: int
    color: RoomColor
    group: int


class Board(NamedTuple):
    """A side of a hotel board. Only colours are written down: a group is all touching rooms of one colour."""

    id: str
    colors: tuple[str, ...]
    provenance: Mapping[str, Provenance]
    set: ComponentSet = "base"

    @property
    def rooms(self) -> tuple[Room, ...]:
        """All 20 rooms, bottom floor first, left to right; groups are numbered in the same order."""
        return _rooms("".join(self.colors))

    def room(self, floor: int, column: int) -> Room:
        return self.rooms[(floor - 1) * COLUMNS + column - 1]


@cache
def _rooms(letters: str) -> tuple[Room, ...]:
    names: dict[str, RoomColor] = {"b": "blue", "r": "red", "y": "yellow"}
    groups = _groups(letters)
    return tuple(
        Room(index // COLUMNS + 1, index % COLUMNS + 1, names[letter], groups[index])
        for index, letter in enumerate(letters)
    )


def _groups(letters: str) -> list[int]:
    groups = [-1] * len(letters)
    found = 0
    for start in range(len(letters)):
        if groups[start] >= 0:
            continue
        pending = [start]
        while pending:
            here = pending.pop()
            if groups[here] < 0:
                groups[here] = found
                pending += [near for near in neighbours(here) if letters[near] == letters[here]]
        found += 1
    return groups


def neighbours(index: int) -> list[int]:
    """The orthogonal neighbours of a room, all as indices into `Board.rooms`."""
    floor, column = divmod(index, COLUMNS)
    return [
        f * COLUMNS + c
        for f, c in ((floor - 1, column), (floor, column - 1), (floor, column + 1), (floor + 1, column))
        if 0 <= f < FLOORS and 0 <= c < COLUMNS
    ]


class RoomVp(NamedTuple):
    """VP printed on a room, scored when it is prepared."""

    floor: int
    column: int
    vp: int


class OccupancyBonus(NamedTuple):
    """What a full group of a colour gives, by its size from one to four."""

    unit: Literal["vp", "krones", "emperor"]
    by_size: tuple[int, int, int, int]


class Tracks(NamedTuple):
    """Numbers on the main board, the roofs and the tracks, and how many pieces there are."""

    floor_cost: tuple[int, int, int, int]
    floor_vp: tuple[int, int, int, int]
    room_vp: tuple[RoomVp, ...]
    occupancy_bonus: Mapping[RoomColor, OccupancyBonus]
    queue_cost: tuple[int, int, int, int, int]
    emperor_vp: tuple[int, ...]
    emperor_retreat: Mapping[int, int]
    emperor_reward_from: int
    emperor_penalty_at: int
    krones_start: int
    krones_max: int
    dice: Mapping[int, int]
    turn_order_tiles: Mapping[int, tuple[tuple[int, int], ...]]
    room_tiles: Mapping[RoomColor, int]
    provenance: Mapping[str, Provenance]

    def prepare_vp(self, floor: int, column: int) -> int:
        """The VP for preparing this room; most have none."""
        return next((r.vp for r in self.room_vp if (r.floor, r.column) == (floor, column)), 0)


DancerTo = Literal["next", "after_next"]


class InstructionGuest(NamedTuple):
    """A guest symbol of an instruction card, counting at its level and above."""

    color: GuestColor | Literal["any"]
    from_level: Level
    dancer_to: DancerTo | None = None  # the guest goes to a ball


class InstructionAction(NamedTuple):
    """An action symbol of an instruction card, counting at its level and above."""

    kind: Literal["emperor", "staff", "objective", "dancer"]
    from_level: Level
    steps: int | None = None
    letter: Letter | Literal["any"] | None = None
    to: DancerTo | None = None


class InstructionCard(NamedTuple):
    """A card of a solo opponent's deck, read from top to bottom."""

    id: int
    guests: tuple[InstructionGuest, ...]
    die: tuple[int, ...] | Literal["any", "coloured"]
    actions: tuple[InstructionAction, ...]
    hand: Literal["left_to_right", "right_to_left"]
    set: ComponentSet = "base"


class BallroomRow(NamedTuple):
    """A row of every ballroom, or the balcony, whose spaces have no end: what each space costs."""

    id: Literal["bottom", "middle", "top", "balcony"]
    champagne: int
    provenance: Mapping[str, Provenance]
    spaces: int | None = None
    set: ComponentSet = "ballrooms"


class Scoring(NamedTuple):
    """How a ballroom scores: a kind, and its VP by rank or by number, for some by players too."""

    kind: Literal[
        "dancers_times_highest_row", "majority_each_row", "by_dancers", "majority", "each_pair_of_dancers"
    ]
    vp: int | tuple[int, ...] | Mapping[int, tuple[int, ...]] = 0


class Ballroom(NamedTuple):
    """A ballroom: what its rows give at once, and how it scores."""

    id: str
    bonus: Mapping[str, tuple[Effect, ...]]  # by row
    scoring: Scoring
    provenance: Mapping[str, Provenance]
    set: ComponentSet = "ballrooms"


class Area(NamedTuple):
    """Where so many dancers rehearse, and what is had when the last one leaves."""

    dancers: int
    bonus: tuple[Effect, ...]


class RehearsalRoom(NamedTuple):
    id: str
    areas: tuple[Area, ...]
    provenance: Mapping[str, Provenance]
    set: ComponentSet = "ballrooms"


class DieAction(NamedTuple):
    """What main action 1 or 2 brings with ballrooms in play: of each not more than of the one before it."""

    id: int
    items: tuple[Item, ...]
    provenance: Mapping[str, Provenance]
    set: ComponentSet = "ballrooms"


class Celebrity(NamedTuple):
    id: int
    vp: int
    effect: Effect
    provenance: Mapping[str, Provenance]
    set: ComponentSet = "celebrities"
    only_with: ComponentSet | None = None


class Auction(NamedTuple):
    """How rivals bid for entrances: the least that may be bid, and by how much a bid has to be raised."""

    id: str
    lowest: int
    raise_by: int
    provenance: Mapping[str, Provenance]
    set: ComponentSet = "hotels"


class Token(NamedTuple):
    """What a token gives for a full column, or for a full floor."""

    column: tuple[Effect, ...]
    floor: tuple[Effect, ...]


class Entrance(NamedTuple):
    """The entrance of a player's own hotel: what is had when it is gained, and what it changes for good."""

    id: int
    gained: tuple[Effect, ...]
    provenance: Mapping[str, Provenance]
    set: ComponentSet = "hotels"
    only_with: ComponentSet | None = None
    first_rooms: int = 0  # so many rooms more at set-up, paid
    free_rooms: int = 0  # and for nothing
    first_guests: int = 0  # so many guests more at set-up
    occupancy_bonus: Mapping[RoomColor, OccupancyBonus] | None = None
    second_die_bonus: Mapping[int, tuple[Effect, ...]] | None = None  # by the sum of both dice
    tokens: tuple[Token, ...] = ()
    tables: int = 3
    second_guest: bool = False
    guests_vp: Mapping[int, int] | None = None  # at the end of a round, by the guests completed
    after_staff: tuple[Effect, ...] = ()
    own_objectives_vp: tuple[int, ...] | None = None  # by round
    objectives_vp: Mapping[int, int] | None = None  # at the end, by the objectives of both sorts
    group_opened: Mapping[RoomColor, tuple[Effect, ...]] | None = None
    own_tiles: int = 0  # of each letter
    tile_steps: Mapping[Letter, int] | None = None  # what the reward of an own tile costs
    moves_die: bool = False
    row_bonus_times: int = 1
    alone_most: tuple[Effect, ...] = ()


DeckKind = Literal["guests", "staff", "objectives", "emperor_tiles", "celebrities", "entrances"]


class Catalog(NamedTuple):
    """Everything printed, by id. `overrides` is what an owner's file changed, for saves to keep.

    What belongs to the expansion is there only in an expanded catalog, see `loader`.
    """

    guests: Mapping[int, Guest]
    staff: Mapping[int, Staff]
    objectives: Mapping[str, Objective]
    objective_points: tuple[int, int, int]
    emperor_tiles: Mapping[str, EmperorTile]
    boards: Mapping[str, Board]
    tracks: Tracks
    instruction_decks: Mapping[str, tuple[InstructionCard, ...]]  # by the solo opponent's name
    ballroom_rows: Mapping[str, BallroomRow] = {}
    ballrooms: Mapping[str, Ballroom] = {}
    rehearsal_rooms: Mapping[str, RehearsalRoom] = {}
    die_actions: Mapping[int, DieAction] = {}
    celebrities: Mapping[int, Celebrity] = {}
    entrances: Mapping[int, Entrance] = {}
    auction: Mapping[str, Auction] = {}
    overrides: Mapping[str, Any] = {}
    override_problems: tuple[OverrideProblem, ...] = ()

    def board(self, board_id: str) -> Board:
        return self.boards[board_id]

    def deck(
        self,
        kind: DeckKind,
        sets: Collection[str],
        letter: str = "",
    ) -> list[Any]:
        """The ids of the cards of a kind that belong to these sets, and to a letter if one is given."""
        cards: Mapping[Any, Any] = getattr(self, kind)
        return [
            card_id
            for card_id, card in cards.items()
            if card.set in sets
            and (not letter or card.letter == letter)
            and (card.only_with is None or card.only_with in sets)
        ]

    def starter_set(self, letter: StarterLetter) -> tuple[int, ...]:
        """The staff cards a beginner is dealt."""
        return tuple(card.id for card in self.staff.values() if card.starter_set == letter)
