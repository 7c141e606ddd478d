"""The catalog compiled for the rules: small tuples and bit masks by id, for one ruleset. No state."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from gah_desktop.catalog.basics import COLUMNS, FLOORS
from gah_desktop.catalog.effects import Effect as PrintedEffect
from gah_desktop.catalog.models import Board, Catalog, DeckKind
from gah_desktop.engine.items import NOTHING, Items, pack, vector
from gah_desktop.engine.staff import Triggers, compile_triggers

COLORS = ("blue", "red", "yellow", "green")
BLUE, RED, YELLOW, GREEN = range(4)
PAY_FOR = "pay_for"
IN_TURN = ("once", "round")  # timings of what a card does when it is played or used
FREE = 99  # a discount no cost survives
ALL_ROOMS = (1 << 20) - 1
# rooms as bits, see `hotel.index`
FLOOR = tuple(0b11111 << (COLUMNS * floor) for floor in range(FLOORS))
UP_TO_FLOOR = tuple((1 << COLUMNS * floor) - 1 for floor in range(FLOORS + 1))
COLUMN = tuple(0b00001_00001_00001_00001 << column for column in range(COLUMNS))


class Effect(NamedTuple):
    """An effect as the rules read it; `discount` FREE means at no cost."""

    kind: str
    amount: int = 0
    discount: int = 0
    max_floor: int = 4
    items: Items = NOTHING
    number: int = 0  # items of a penalty that takes something else too
    per_player: int = 0  # more discount for each other player
    by_round: tuple[int, ...] = ()
    falls: int = 0  # so much less of the discount each further time
    then: "tuple[Effect, ...]" = ()  # what follows where it is done


class Price(NamedTuple):
    """Exactly this for that. Payments are items by index, or those of `KRONES` and so on."""

    pay: tuple[tuple[str, int], ...]
    effects: tuple[Effect, ...]


class GuestFacts(NamedTuple):
    color: int
    order: int  # packed
    size: int
    vp: int
    rewards: tuple[Effect, ...]
    spaces: int = ALL_ROOMS  # the rooms it may go to
    ball: bool = True
    rooms: int = 1  # so many, side by side
    table: Price | None = None  # what its staying at the table is for


class StaffFacts(NamedTuple):
    cost: int
    timing: str
    effects: tuple[Effect, ...]
    price: Price | None = None  # of a once-per-round card that wants to be paid


class BoardFacts(NamedTuple):
    colors: tuple[int, ...]  # by room
    color_mask: tuple[int, int, int]
    group_of: tuple[int, ...]  # by room
    group_mask: tuple[int, ...]
    bonus: tuple[tuple[int, int], ...]  # by group: colour, amount


class ObjectiveFacts(NamedTuple):
    kind: str
    amount: int
    rooms: tuple[int, int, int]  # by colour, where it asks for those
    least: int  # so many rooms must be occupied at the very least


class TileFacts(NamedTuple):
    reward: tuple[Effect, ...]
    left: Effect
    right: Effect | None


class Tables:
    """Everything the rules look up, by number; built once per catalog and ruleset."""

    def __init__(self, catalog: Catalog, ruleset: str) -> None:
        self.catalog = catalog
        self.ruleset = ruleset
        self.classic = ruleset == "classic"
        tracks = catalog.tracks
        self.guests = {
            g.id: GuestFacts(
                COLORS.index(g.color),
                pack(dict(g.order.pairs())),
                g.order.total,
                g.vp,
                tuple(map(effect, g.rewards)),
                UP_TO_FLOOR[g.where.max_floor] if g.where.room and g.where.adjacent_rooms == 1 else 0,
                g.where.ballroom,
                g.where.adjacent_rooms,
                None if g.table is None else Price(tuple(g.table.pay.items()), compiled(g.table.effects)),
            )
            for g in catalog.guests.values()
        }
        self.staff = {
            c.id: StaffFacts(
                c.cost_in("classic" if self.classic else "deluxe"),
                c.timing,
                tuple(effect(e) for e in c.effects if e.kind != PAY_FOR) if c.timing in IN_TURN else (),
                next((price(e) for e in c.effects if e.kind == PAY_FOR), None),
            )
            for c in catalog.staff.values()
        }
        self.triggers: Triggers = compile_triggers(catalog, self.classic, compiled)
        self.board_ids = tuple(catalog.boards)
        self.boards = tuple(self._board(board) for board in catalog.boards.values())
        self.objective_ids = tuple(catalog.objectives)
        self.objectives = tuple(
            _objective(o.needs.kind, o.needs.amount, (o.needs.blue, o.needs.red, o.needs.yellow))
            for o in catalog.objectives.values()
        )
        self.points = catalog.objective_points
        self.emperor_ids = tuple(catalog.emperor_tiles)
        self.emperor = tuple(
            TileFacts(
                tuple(map(effect, tile.reward)),
                effect(tile.penalty.left),
                None if tile.penalty.right is None else effect(tile.penalty.right),
            )
            for tile in catalog.emperor_tiles.values()
        )
        self.floor_cost = tracks.floor_cost
        self.floor_vp = tracks.floor_vp
        self.room_vp = tuple(
            tracks.prepare_vp(floor, column)
            for floor in range(1, FLOORS + 1)
            for column in range(1, COLUMNS + 1)
        )
        self.queue_cost = tracks.queue_cost
        self.track_vp = tracks.emperor_vp
        self.track_end = len(tracks.emperor_vp) - 1
        self.retreat = dict(tracks.emperor_retreat)
        self.visits = tuple(sorted(self.retreat))  # the rounds after which the Emperor comes
        self.last_round = self.visits[-1]
        self.max_krones = tracks.krones_max
        self._decks: dict[tuple[DeckKind, tuple[str, ...], str], list[Any]] = {}

    def deck(self, kind: DeckKind, sets: tuple[str, ...], letter: str = "") -> list[Any]:
        """As the catalog deals it; found once."""
        which = (kind, sets, letter)
        cards = self._decks.get(which)
        if cards is None:
            cards = self._decks[which] = self.catalog.deck(kind, sets, letter)
        return cards[:]

    def _board(self, board: Board) -> BoardFacts:
        rooms = board.rooms
        masks = [0] * (max(room.group for room in rooms) + 1)
        for i, room in enumerate(rooms):
            masks[room.group] |= 1 << i
        colors = tuple(COLORS.index(room.color) for room in rooms)
        bonuses = self.catalog.tracks.occupancy_bonus
        return BoardFacts(
            colors,
            tuple(sum(1 << i for i in range(20) if colors[i] == c) for c in range(3)),  # type: ignore[arg-type]
            tuple(room.group for room in rooms),
            tuple(masks),
            tuple(
                (colors[first], bonuses[rooms[first].color].by_size[mask.bit_count() - 1])
                for mask in masks
                for first in [(mask & -mask).bit_length() - 1]
            ),
        )


# occupied rooms for one of what an objective counts
ROOMS_EACH = {
    "krones": 0,
    "emperor_space": 0,
    "staff_played": 0,
    "room_tiles": 0,
    "full_floors": 5,
    "full_columns": 4,
    "full_groups": 1,
    "full_colors": 1,
    "occupied": 1,
    "champagne": 0,
    "dancers_in_ballrooms": 0,
    "green_guests_completed": 0,
    "each_dish_and_drink": 0,
    "occupied_top_floor": 1,
    "large_guests_completed": 0,
}


def _objective(kind: str, amount: int, rooms: tuple[int, int, int]) -> ObjectiveFacts:
    amount = amount or sum(rooms)
    return ObjectiveFacts(kind, amount, rooms, amount * ROOMS_EACH[kind])


def compiled(printed: Iterable[PrintedEffect]) -> tuple[Effect, ...]:
    return tuple(map(effect, printed))


def price(printed: PrintedEffect) -> Price:
    return Price(tuple((printed.pay or {}).items()), compiled(printed.effects or ()))


def effect(printed: PrintedEffect) -> Effect:
    """A printed effect, compiled: counts and amounts are one number, "free" is a large discount."""
    discount = printed.discount
    return Effect(
        printed.kind,
        printed.amount or printed.count or 0,
        FREE if discount == "free" else discount or 0,
        printed.max_floor or 4,
        printed.items.counts if printed.items else _one(printed),
        printed.count or 0 if printed.amount else 0,
        printed.less_per_other_player or 0,
        printed.by_round or (),
        printed.discount_falls or 0,
        compiled(printed.effects or ()),
    )


def _one(printed: PrintedEffect) -> Items:
    return vector({printed.item: 1}) if printed.item else NOTHING
