"""Her dancers: which ballroom an arrow means, which row, and a guest who dances instead of taking a room.

She pays no champagne and gets no row bonus, and her dancers rehearse nowhere.
"""

from __future__ import annotations

from typing import NamedTuple

from gah_desktop.engine import changes
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.modules.ballrooms.rules import sending
from gah_desktop.modules.ballrooms.rules.facts import BALCONY, RIGHT, ROWS, WHICH, name_of
from gah_desktop.modules.ballrooms.rules.house import House, house_of
from gah_desktop.modules.solo.rules import reading

BESIDE_THE_HOTEL = 0  # the one area her dancers wait in


class Target(NamedTuple):
    """Where a dancer goes: the ballroom the symbol means, and the place there or further on."""

    aimed: int  # left, middle, right
    place: int

    @property
    def rule(self) -> str:
        """ "shown": where the symbol says; "full": further to the right; "balcony": no ballroom has space."""
        if self.place == BALCONY:
            return "balcony"
        return "shown" if self.place // len(ROWS) == self.aimed else "full"


def in_play(s: GameState) -> bool:
    return any(isinstance(module, House) for module in s.modules)


def aimed_at(s: GameState, to: str) -> int:
    """One arrow: the ballroom scored next. Two: the one after that, in the end the right one."""
    after = 0 if to == "next" else 1
    return min(house_of(s).next_scored(s) + after, RIGHT)


def lowest_row(house: House, which: int) -> int:
    """The place of the lowest row with a free space; -1: the ballroom is full."""
    places = (len(ROWS) * which + row for row in range(len(ROWS)))
    return next((place for place in places if house.free_space(place) >= 0), -1)


def target(s: GameState, to: str) -> Target:
    """From the ballroom meant to the right: the first with a free space, at last the balcony."""
    aimed = aimed_at(s, to)
    found = (lowest_row(house_of(s), which) for which in range(aimed, RIGHT + 1))
    return Target(aimed, next((place for place in found if place >= 0), BALCONY))


def send(s: GameState, p: PlayerState, to: str, from_level: str, guest: int = 0) -> bool:
    """A dancer goes, for a guest or without one; False if none is left."""
    house = house_of(s)
    shown = {"guest": guest or None, "to": to, "from_level": from_level}
    if not house.resting(p.seat):
        reading.tell(s, "no_dancer", **shown)
        return False
    found = target(s, to)
    ballroom, row = name_of(found.place)
    reading.tell(
        s, "dancer", ballroom=ballroom, row=row or None, **shown, aimed=WHICH[found.aimed], rule=found.rule
    )
    if guest:
        s.guest_discard.append(guest)
    space = house.put(p.seat, found.place)
    house.take_from_area(p.seat, BESIDE_THE_HOTEL)
    source = ("guest", guest) if guest else reading.source(s)
    sending.tell(s, p, found.place, space, source, guest=guest)
    if guest:
        changes.score(s, p, s.t.guests[guest].vp, source)
    return True
