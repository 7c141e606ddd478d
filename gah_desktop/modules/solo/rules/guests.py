"""The upper part of an instruction card: which guest the opponent takes, and the room it gets.

It pays nothing, needs no orders filled, keeps no adjacency, and gets neither reward nor bonus.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gah_desktop.engine import changes, hotel
from gah_desktop.engine.events import Acted
from gah_desktop.engine.seats import OPPONENT
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.engine.tables import ALL_ROOMS, COLORS, COLUMN, GREEN
from gah_desktop.modules.solo.rules import entrance_of, opponent_of, reading

if TYPE_CHECKING:
    from gah_desktop.catalog.models import InstructionGuest


class Choice(NamedTuple):
    """Queue slots from the left: all that were considered, the best of them, and the one chosen."""

    rule: str  # "color", "any", "no_match", "color_full"
    candidates: tuple[int, ...]
    best: tuple[int, ...]
    slot: int  # -1: none


def spaces_for(s: GameState, p: PlayerState, color: int) -> int:
    """The spaces without a tile that suit a guest of this colour; green suits all."""
    free = ALL_ROOMS & ~(p.vacant | p.occupied)
    return free if color == GREEN else free & s.t.boards[p.board].color_mask[color]


def housable(s: GameState, p: PlayerState) -> tuple[int, ...]:
    """The slots whose guests still find a room in the opponent's hotel."""
    return tuple(
        slot for slot, guest in enumerate(s.queue) if guest and spaces_for(s, p, s.t.guests[guest].color)
    )


def candidates(s: GameState, p: PlayerState, color: str) -> tuple[str, tuple[int, ...]]:
    """The guests of the colour shown if that is possible, else everyone he can house."""
    if color == "any":
        return "any", housable(s, p)
    wanted = COLORS.index(color)
    if not spaces_for(s, p, wanted):
        return "color_full", housable(s, p)
    matching = tuple(
        slot for slot, guest in enumerate(s.queue) if guest and s.t.guests[guest].color == wanted
    )
    return ("color", matching) if matching else ("no_match", housable(s, p))


def most_vp(s: GameState, slots: tuple[int, ...]) -> tuple[int, ...]:
    """Those of the slots whose guests bring the most VP."""
    vp = [s.t.guests[s.queue[slot]].vp for slot in slots]
    return tuple(slot for slot, value in zip(slots, vp, strict=True) if value == max(vp))


def choose(s: GameState, p: PlayerState, color: str, hand: str) -> Choice:
    rule, slots = candidates(s, p, color)
    if not slots:
        return Choice(rule, (), (), -1)
    best = most_vp(s, slots)
    return Choice(rule, slots, best, reading.by_hand(best, hand))


def room_for(s: GameState, p: PlayerState, color: int) -> int:
    """The room a guest of this colour gets, as an index; there must be one.

    A coloured guest: the lowest floor with a matching space, from the left. A green one: the
    rightmost column with a space, from the bottom.
    """
    spaces = spaces_for(s, p, color)
    if color == GREEN:
        spaces = next(spaces & column for column in reversed(COLUMN) if spaces & column)
    return (spaces & -spaces).bit_length() - 1


def take(s: GameState, p: PlayerState, symbol: InstructionGuest, hand: str) -> None:
    """One guest symbol that counts: the choice, the guest, the refilled queue, then a room or a ball."""
    choice = choose(s, p, symbol.color, hand)
    wanted = {"color": symbol.color, "from_level": symbol.from_level, "rule": choice.rule}
    if choice.slot < 0:
        reading.tell(s, "no_guest", **wanted)
        return
    guest = s.queue[choice.slot]
    if s.sink is not None:
        reading.tell(
            s,
            "guest",
            **wanted,
            candidates=[[i, s.queue[i], s.t.guests[s.queue[i]].vp] for i in choice.candidates],
            guest=guest,
            slot=choice.slot,
            vp=s.t.guests[guest].vp,
            why=reading.why(choice.candidates, choice.best, "best_vp"),
            tied=list(choice.best) if len(choice.best) > 1 else [],
        )
    _leave_queue(s, guest, choice.slot)
    own = opponent_of(s)
    assert own is not None
    if symbol.dancer_to is None or not own.guest_dances(s, p, guest, symbol):
        _house(s, p, guest)


def _leave_queue(s: GameState, guest: int, slot: int) -> None:
    s.queue[slot] = 0
    if s.sink is not None:
        details = {"guest": guest, "slot": slot, "cost": 0}
        s.sink.append(Acted(OPPONENT, "take_guest", details, reading.source(s)))
    if entrance := entrance_of(s):
        entrance.opponent_took_guest(s, guest)
    changes.refill_queue(s)


def _house(s: GameState, p: PlayerState, guest: int) -> None:
    """The tile comes with its occupied side up; VP of the guest, and of the space if it has any."""
    color = s.t.guests[guest].color
    index = room_for(s, p, color)
    floor, column = hotel.place_of(index)
    rule = "green" if color == GREEN else "color"
    reading.tell(s, "room", guest=guest, color=COLORS[color], floor=floor, column=column, rule=rule)
    move_in(s, p, guest, index, reading.source(s))
    vp = s.t.room_vp[index]
    if vp:
        changes.score(s, p, vp, ("room", floor * 100 + column))
    if entrance := entrance_of(s):
        entrance.opponent_placed_room(s, index)


def move_in(s: GameState, p: PlayerState, guest: int, index: int, source: tuple[str, int | str]) -> None:
    """The room is occupied, the card is discarded, the VP on it are the opponent's."""
    room = 1 << index
    p.vacant &= ~room
    p.occupied |= room
    s.guest_discard.append(guest)
    if s.sink is not None:
        floor, column = hotel.place_of(index)
        details = {"guest": guest, "floor": floor, "column": column}
        s.sink.append(Acted(p.seat, "move_guest", details, source))
    changes.score(s, p, s.t.guests[guest].vp, ("guest", guest))
