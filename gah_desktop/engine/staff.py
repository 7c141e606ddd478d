"""Permanent and final-scoring staff: which card answers at which trigger point.

The catalog says what a card does; here every kind of permanent effect is hung on the point of the
rules that asks for it. A new card of a known kind is an entry in the JSON; a new kind is one line
in `compile_triggers` and the line that asks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from gah_desktop.catalog.models import Catalog


class MoveIn(NamedTuple):
    """A card that answers when a guest moves in: which guests, and what it gives."""

    staff: int
    color: int  # -1: any
    min_items: int
    max_items: int
    kind: str
    amount: int


class Triggers(NamedTuple):
    """By trigger point: the cards as bits (1 << number), with their numbers."""

    strength: tuple[tuple[tuple[int, int], ...], ...]  # by face: (bit, amount)
    die_vp: tuple[tuple[tuple[int, int, int], ...], ...]  # by face: (bit, staff, VP)
    die_vp_mask: tuple[int, ...]  # by face
    extra: tuple[tuple[tuple[int, int], ...], ...]  # by face: (bit, staff)
    extra_effect: dict[int, tuple[str, int]]  # staff: (kind, amount)
    free_six: int
    both_on_four: int
    free_rooms: tuple[int, int, int]  # by colour
    free_rooms_any: int
    free_serving: int
    free_queue: int
    move_in: tuple[MoveIn, ...]
    move_in_mask: int
    room_occupied: tuple[tuple[int, int, int], ...]  # (bit, staff, krones)
    room_occupied_mask: int
    ignore_penalty: tuple[tuple[int, int, int], ...]  # (bit, staff, krones to pay)
    emperor_reward: tuple[tuple[int, int, int], ...]  # (bit, staff, VP)
    round_mask: int  # once-per-round cards
    end: dict[int, tuple[str, int, int, int]]  # staff: (kind, amount, colour or -1, most VP)


def compile_triggers(catalog: Catalog, classic: bool) -> Triggers:
    colors = ("blue", "red", "yellow", "green")
    strength: list[list[tuple[int, int]]] = [[] for _ in range(7)]
    die_vp: list[list[tuple[int, int, int]]] = [[] for _ in range(7)]
    extra: list[list[tuple[int, int]]] = [[] for _ in range(7)]
    extra_effect: dict[int, tuple[str, int]] = {}
    masks = {"free_six": 0, "both_on_four": 0, "free_serving": 0, "free_queue": 0}
    free_rooms = [0, 0, 0]
    move_in: list[MoveIn] = []
    room_occupied: list[tuple[int, int, int]] = []
    ignore_penalty: list[tuple[int, int, int]] = []
    emperor_reward: list[tuple[int, int, int]] = []
    end: dict[int, tuple[str, int, int, int]] = {}
    round_mask = 0
    for card in catalog.staff.values():
        bit = 1 << card.id
        if card.timing == "round":
            round_mask |= bit
        if card.timing not in ("permanent", "end"):
            continue
        for e in card.effects:
            inner = e.effect
            given = (inner.amount or inner.count or 0) if inner else 0
            color = colors.index(e.color) if e.color else -1
            amount = e.amount or 0
            if e.kind == "strength":
                for face in e.faces or ():
                    strength[face].append((bit, amount))
            elif e.kind == "when_die_taken":
                for face in e.faces or ():
                    die_vp[face].append((bit, card.id, given))
            elif e.kind == "extra_with_die" and inner:
                extra_effect[card.id] = (inner.kind, given)
                for face in e.faces or ():
                    extra[face].append((bit, card.id))
            elif e.kind in masks:
                masks[e.kind] |= bit
            elif e.kind == "free_rooms":
                free_rooms[color] |= bit
            elif e.kind == "when_guest_moves_in" and inner:
                least = e.min_items or 0
                most = e.classic_exact_items if classic and e.classic_exact_items else 99
                move_in.append(MoveIn(card.id, color, least, most, inner.kind, given))
            elif e.kind == "when_room_occupied":
                room_occupied.append((bit, card.id, given))
            elif e.kind == "ignore_penalty":
                ignore_penalty.append((bit, card.id, e.cost or 0))
            elif e.kind == "when_emperor_reward":
                emperor_reward.append((bit, card.id, given))
            elif card.timing == "end":
                most = e.classic_max if classic and e.classic_max else 999
                end[card.id] = (e.kind, amount, color, most)
            else:
                raise ValueError(f"staff {card.id}: no trigger point for {e.kind}")
    return Triggers(
        tuple(map(tuple, strength)),
        tuple(map(tuple, die_vp)),
        tuple(sum(entry[0] for entry in face) for face in die_vp),
        tuple(map(tuple, extra)),
        extra_effect,
        masks["free_six"],
        masks["both_on_four"],
        (free_rooms[0], free_rooms[1], free_rooms[2]),
        sum(free_rooms),
        masks["free_serving"],
        masks["free_queue"],
        tuple(move_in),
        sum(1 << entry.staff for entry in move_in),
        tuple(room_occupied),
        sum(entry[0] for entry in room_occupied),
        tuple(ignore_penalty),
        tuple(emperor_reward),
        round_mask,
        end,
    )
