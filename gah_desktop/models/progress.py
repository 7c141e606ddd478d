"""How far a player has come with an objective, as "3/6" to read at a glance. Whether it is met, rules say."""

from __future__ import annotations

from gah_desktop.engine import hotel
from gah_desktop.engine.state import GameState, PlayerState


def progress(state: GameState, p: PlayerState, index: int) -> str:
    kind, amount, rooms = state.t.objectives[state.objectives[index]]
    board = state.t.boards[p.board]
    occupied = p.occupied
    match kind:
        case "occupied":
            having = [(occupied & mask).bit_count() for mask in board.color_mask]
            have = sum(min(n, needed) for n, needed in zip(having, rooms, strict=True))
            amount = sum(rooms)
        case "krones":
            have = p.krones
        case "emperor_space":
            have = p.emperor
        case "staff_played":
            have = len(p.staff)
        case "room_tiles":
            have = (occupied | p.vacant).bit_count()
        case "full_floors":
            have = hotel.full_floors(occupied)
        case "full_columns":
            have = hotel.full_columns(occupied)
        case "full_groups":
            have = hotel.full_groups(occupied, board.group_mask)
        case _:
            have = sum(occupied & mask == mask for mask in board.color_mask)
    return f"{have}/{amount}"
