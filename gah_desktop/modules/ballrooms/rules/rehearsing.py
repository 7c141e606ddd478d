"""The set-up's choice of a rehearsal room."""

from __future__ import annotations

from typing import NamedTuple

from gah_desktop.engine.actions import Action
from gah_desktop.engine.decisions.base import Decision, comes_first
from gah_desktop.engine.events import SETUP, Acted, Source
from gah_desktop.engine.pending import Pending
from gah_desktop.engine.reasons import Code, Reason, reason
from gah_desktop.engine.state import GameState
from gah_desktop.modules.ballrooms.rules.house import house_of


class ChooseRehearsal(NamedTuple):
    """Take one of the rehearsal rooms that are left."""

    room: str
    kind: str = "choose_rehearsal"


class Rehearsing(NamedTuple):
    seat: int
    source: Source = SETUP
    kind: str = "choose_rehearsal"


def _options(s: GameState, f: Rehearsing) -> list[Action]:
    return [ChooseRehearsal(room) for room in house_of(s).offered]


def _resolve(s: GameState, f: Rehearsing, action: ChooseRehearsal) -> None:
    s.stack.pop()
    house = house_of(s)
    house.offered = tuple(room for room in house.offered if room != action.room)
    house.furnish(s, f.seat, action.room)
    if s.sink is not None:
        s.sink.append(Acted(f.seat, "choose_rehearsal", {"room": action.room}, SETUP))


def _why(s: GameState, f: Rehearsing, action: Action) -> Reason:
    return reason(Code.NOT_OFFERED_ROOM) if isinstance(action, ChooseRehearsal) else comes_first(f)


def added(choices: list[Pending], seats: list[int]) -> None:
    """Before the guests, from the last player to the first: the last decision of the list comes first."""
    guests = max(i for i, f in enumerate(choices) if f.kind == "choose_guest")
    choices[guests + 1 : guests + 1] = [Rehearsing(seat) for seat in seats]


CHOOSE = Decision(_options, _resolve, _why)
