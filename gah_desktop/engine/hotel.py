"""The hotel as bits: where a room may come, what it costs, and what happens when one is made or filled."""

from __future__ import annotations

from gah_desktop.catalog.basics import COLUMNS
from gah_desktop.engine import changes
from gah_desktop.engine.events import Acted, Source
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.engine.tables import ALL_ROOMS, COLUMN, FLOOR, FREE

_NOT_LEFT = ALL_ROOMS & ~COLUMN[0]
_NOT_RIGHT = ALL_ROOMS & ~COLUMN[4]
BOTTOM_LEFT = 1


def index(floor: int, column: int) -> int:
    """A room as the number of its bit."""
    return COLUMNS * (floor - 1) + column - 1


def bit(floor: int, column: int) -> int:
    return 1 << index(floor, column)


def place_of(room: int) -> tuple[int, int]:
    """Floor and column of a room's bit index."""
    return room // COLUMNS + 1, room % COLUMNS + 1


def room_name(room: int) -> str:
    """Floor and column of a room's bit index, as text."""
    floor, column = place_of(room)
    return f"{floor}-{column}"


def indices(mask: int) -> list[int]:
    return [i for i in range(20) if mask >> i & 1]


def open_spaces(p: PlayerState) -> int:
    """Empty spaces next to a tile; the bottom left one while there is no tile at all."""
    tiles = p.vacant | p.occupied
    if not tiles:
        return BOTTOM_LEFT
    return beside(tiles) & ~tiles


def beside(tiles: int) -> int:
    """The spaces above, below, left and right of these."""
    return (tiles << 5 | tiles >> 5 | (tiles & _NOT_RIGHT) << 1 | (tiles & _NOT_LEFT) >> 1) & ALL_ROOMS


def cost(s: GameState, p: PlayerState, index: int, discount: int) -> int:
    """Krones for a room here; a card may make its colour free."""
    if s.hooks.rooms_free and _free(s, p):
        return 0
    if p.has & s.t.triggers.free_rooms[s.t.boards[p.board].colors[index]]:
        return 0
    return max(0, s.t.floor_cost[index // COLUMNS] - discount)


def _free(s: GameState, p: PlayerState) -> bool:
    return any(s.modules[i].rooms_free(s, p) for i in s.hooks.rooms_free)


def affordable(s: GameState, p: PlayerState, discount: int, max_floor: int) -> int:
    """The spaces where a room may be prepared now."""
    spaces = open_spaces(p)
    if max_floor < 4:
        spaces &= sum(FLOOR[:max_floor])
    if discount >= FREE or p.krones + discount >= 3 or (s.hooks.rooms_free and _free(s, p)):
        return spaces
    budget = p.krones + discount
    allowed = 0
    for floor in range(4):
        if s.t.floor_cost[floor] <= budget:
            allowed |= FLOOR[floor]
    if p.has & s.t.triggers.free_rooms_any:
        masks = s.t.boards[p.board].color_mask
        for color in range(3):
            if p.has & s.t.triggers.free_rooms[color]:
                allowed |= masks[color]
    return spaces & allowed


def prepare(s: GameState, p: PlayerState, index: int, price: int, source: Source) -> None:
    """A vacant room tile comes onto the board; some spaces give VP at once."""
    p.krones -= price
    p.vacant |= 1 << index
    floor, column = place_of(index)
    if s.sink is not None:
        s.sink.append(Acted(p.seat, "prepare", {"floor": floor, "column": column, "cost": price}, source))
    vp = s.t.room_vp[index]
    if vp:
        changes.score(s, p, vp, ("room", floor * 100 + column))


def occupy(s: GameState, p: PlayerState, index: int, by_guest: bool) -> int:
    """A room turns to its occupied side. Returns the group whose bonus is now due, or -1."""
    room = 1 << index
    p.vacant &= ~room
    p.occupied |= room
    triggers = s.t.triggers
    # a guest that moves in brings these krones among its benefits; by an effect they come at once,
    # but the first edition's Custodian answers only to guests
    if p.has & triggers.room_occupied_mask and not by_guest and not s.t.classic:
        for owner, staff, krones in triggers.room_occupied:
            if p.has & owner:
                changes.gain_krones(s, p, krones, ("staff", staff))
    for i in s.hooks.room_occupied:
        s.modules[i].room_occupied(s, p, index)
    board = s.t.boards[p.board]
    group = board.group_of[index]
    mask = board.group_mask[group]
    if p.occupied & mask == mask and not p.bonus >> group & 1:
        return group
    return -1


def bonus_of(s: GameState, p: PlayerState, group: int) -> tuple[int, int]:
    """The occupancy bonus of a group: its colour, and how much it gives."""
    color, amount = s.t.boards[p.board].bonus[group]
    for i in s.hooks.bonus_amount:
        amount = s.modules[i].bonus_amount(s, p, group) or amount
    return color, amount


def give_bonus(s: GameState, p: PlayerState, group: int) -> None:
    """The occupancy bonus of a group, once in the whole game."""
    p.bonus |= 1 << group
    color, amount = bonus_of(s, p, group)
    source = ("group", group)
    if color == 0:
        changes.score(s, p, amount, source)
    elif color == 1:
        changes.gain_krones(s, p, amount, source)
    else:
        changes.advance(s, p, amount, source)


def full_floors(occupied: int) -> int:
    number = 0
    for floor in FLOOR:
        if occupied & floor == floor:
            number += 1
    return number


def full_columns(occupied: int) -> int:
    number = 0
    for column in COLUMN:
        if occupied & column == column:
            number += 1
    return number


def full_groups(occupied: int, groups: tuple[int, ...]) -> int:
    number = 0
    for group in groups:
        if occupied & group == group:
            number += 1
    return number
