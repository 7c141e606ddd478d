"""Permanent and final-scoring staff: which card answers at which trigger point.

The catalog says what a card does; here every kind of permanent effect is hung on the point of the
rules that asks for it. A new card of a known kind is an entry in the JSON; a new kind is a line in
`HUNG_ON` and the line that asks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from gah_desktop.catalog.effects import Effect as PrintedEffect
    from gah_desktop.catalog.models import Catalog
    from gah_desktop.engine.tables import Effect

    Compiled = Callable[[Iterable[PrintedEffect]], tuple[Effect, ...]]


class Answer(NamedTuple):
    """A card in play that answers to something, by effects; the printed one says to what exactly."""

    owner: int  # as a bit
    staff: int
    printed: PrintedEffect
    effects: tuple[Effect, ...]


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
    extra_effect: dict[int, tuple[Effect, ...]]  # by staff
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
    priced_mask: int  # those that want to be paid
    asking_mask: int  # permanent cards that wait for an answer when their moment comes
    end: dict[int, tuple[str, int, int, int]]  # staff: (kind, amount, colour or -1, most VP)
    answers: dict[str, tuple[Answer, ...]]  # of the expansion's cards, by kind


class _Found:
    """What the cards read so far hang on each point; named as in `Triggers`."""

    def __init__(self, classic: bool, compiled: Compiled) -> None:
        self.classic = classic
        self.compiled = compiled
        self.strength: list[list[tuple[int, int]]] = [[] for _ in range(7)]
        self.die_vp: list[list[tuple[int, int, int]]] = [[] for _ in range(7)]
        self.extra: list[list[tuple[int, int]]] = [[] for _ in range(7)]
        self.extra_effect: dict[int, tuple[Effect, ...]] = {}
        self.answers: dict[str, list[Answer]] = {}
        self.masks = {"free_six": 0, "both_on_four": 0, "free_serving": 0, "free_queue": 0}
        self.free_rooms = [0, 0, 0]
        self.move_in: list[MoveIn] = []
        self.room_occupied: list[tuple[int, int, int]] = []
        self.ignore_penalty: list[tuple[int, int, int]] = []
        self.emperor_reward: list[tuple[int, int, int]] = []
        self.round_mask = 0
        self.priced_mask = 0
        self.asking_mask = 0
        self.end: dict[int, tuple[str, int, int, int]] = {}


_COLORS = ("blue", "red", "yellow", "green")


def _color(e: PrintedEffect) -> int:
    return _COLORS.index(e.color) if e.color else -1


def _inner(e: PrintedEffect) -> tuple[str, int]:
    """What a card gives when it answers: kind and amount."""
    inner = e.effect
    return (inner.kind, inner.amount or inner.count or 0) if inner else ("", 0)


def _strength(found: _Found, card: int, e: PrintedEffect) -> None:
    for face in e.faces or ():
        found.strength[face].append((1 << card, e.amount or 0))


def _when_die_taken(found: _Found, card: int, e: PrintedEffect) -> None:
    if e.effects:
        _answer(found, card, e)
        return
    for face in e.faces or ():
        found.die_vp[face].append((1 << card, card, _inner(e)[1]))


def _extra_with_die(found: _Found, card: int, e: PrintedEffect) -> None:
    found.extra_effect[card] = found.compiled(e.effects or ((e.effect,) if e.effect else ()))
    for face in e.faces or ():
        found.extra[face].append((1 << card, card))


def _answer(found: _Found, card: int, e: PrintedEffect) -> None:
    effects = found.compiled(e.effects or ())
    found.answers.setdefault(e.kind, []).append(Answer(1 << card, card, e, effects))


def _mask(found: _Found, card: int, e: PrintedEffect) -> None:
    found.masks[e.kind] |= 1 << card


def _free_rooms(found: _Found, card: int, e: PrintedEffect) -> None:
    found.free_rooms[_color(e)] |= 1 << card


def _when_guest_moves_in(found: _Found, card: int, e: PrintedEffect) -> None:
    most = e.classic_exact_items if found.classic and e.classic_exact_items else 99
    found.move_in.append(MoveIn(card, _color(e), e.min_items or 0, most, *_inner(e)))


def _when_room_occupied(found: _Found, card: int, e: PrintedEffect) -> None:
    found.room_occupied.append((1 << card, card, _inner(e)[1]))


def _ignore_penalty(found: _Found, card: int, e: PrintedEffect) -> None:
    found.ignore_penalty.append((1 << card, card, e.cost or 0))


def _when_emperor_reward(found: _Found, card: int, e: PrintedEffect) -> None:
    found.emperor_reward.append((1 << card, card, _inner(e)[1]))


def _end(found: _Found, card: int, e: PrintedEffect) -> None:
    most = e.classic_max if found.classic and e.classic_max else 999
    found.end[card] = (e.kind, e.amount or 0, _color(e), most)


HUNG_ON: dict[str, Callable[[_Found, int, PrintedEffect], None]] = {
    "strength": _strength,
    "when_die_taken": _when_die_taken,
    "extra_with_die": _extra_with_die,
    "free_six": _mask,
    "both_on_four": _mask,
    "free_serving": _mask,
    "free_queue": _mask,
    "free_rooms": _free_rooms,
    "when_guest_moves_in": _when_guest_moves_in,
    "when_room_occupied": _when_room_occupied,
    "ignore_penalty": _ignore_penalty,
    "when_emperor_reward": _when_emperor_reward,
    "end_vp_per_room": _end,
    "end_vp_per_staff": _end,
    "end_vp_per_tile": _end,
    "end_vp_per_group": _end,
    "end_vp_per_objective": _end,
    "end_vp_per_emperor_space": _end,
    "end_vp_per_floor": _end,
    "end_vp_per_column": _end,
    "end_vp_per_color_set": _end,
    "end_copy": _end,
    "end_vp_per_dancer": _end,
    "after_main_action": _answer,
    "after_staff_played": _answer,
    "turn_down_after": _answer,
    "when_dancer_sent": _answer,
    "when_objective_claimed": _answer,
    "when_champagne_spent_in_action": _answer,
}


# kinds of permanent cards whose owner decides whether to use them
_OPTIONAL = frozenset(("extra_with_die", "ignore_penalty", "after_staff_played", "turn_down_after"))
# kinds whose cards stand in `Triggers.answers`
_ANSWERING = (*(kind for kind, hang in HUNG_ON.items() if hang is _answer), "when_die_taken")


def compile_triggers(catalog: Catalog, classic: bool, compiled: Compiled) -> Triggers:
    found = _Found(classic, compiled)
    for card in catalog.staff.values():
        if card.timing == "round":
            found.round_mask |= 1 << card.id
            if any(e.kind == "pay_for" for e in card.effects):
                found.priced_mask |= 1 << card.id
        if card.timing in ("permanent", "end"):
            for e in card.effects:
                if e.kind not in HUNG_ON:
                    raise ValueError(f"staff {card.id}: no trigger point for {e.kind}")
                HUNG_ON[e.kind](found, card.id, e)
                if e.kind in _OPTIONAL:
                    found.asking_mask |= 1 << card.id
    blue, red, yellow = found.free_rooms
    return Triggers(
        strength=tuple(map(tuple, found.strength)),
        die_vp=tuple(map(tuple, found.die_vp)),
        die_vp_mask=tuple(sum(entry[0] for entry in face) for face in found.die_vp),
        extra=tuple(map(tuple, found.extra)),
        extra_effect=found.extra_effect,
        free_rooms=(blue, red, yellow),
        free_rooms_any=blue | red | yellow,
        move_in=tuple(found.move_in),
        move_in_mask=sum(1 << entry.staff for entry in found.move_in),
        room_occupied=tuple(found.room_occupied),
        room_occupied_mask=sum(entry[0] for entry in found.room_occupied),
        ignore_penalty=tuple(found.ignore_penalty),
        emperor_reward=tuple(found.emperor_reward),
        round_mask=found.round_mask,
        priced_mask=found.priced_mask,
        asking_mask=found.asking_mask,
        end=found.end,
        answers={kind: tuple(found.answers.get(kind, ())) for kind in _ANSWERING},
        **found.masks,
    )
