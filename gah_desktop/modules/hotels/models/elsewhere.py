"""What entrances allow at places of the base game: dice moved, a second guest, pieces brought there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gah_desktop.app.table import Table
from gah_desktop.engine import actions as a
from gah_desktop.engine.decisions.dice import colors_on
from gah_desktop.engine.spaces import FACES
from gah_desktop.models import CafeModel, DiceModel, EmperorModel, HotelModel, ObjectivesModel, QueueModel
from gah_desktop.models.dice import DiceFacts
from gah_desktop.models.mime import DIE, GUEST, PIECE, Carried
from gah_desktop.models.part import Extension
from gah_desktop.models.queue import SlotFacts
from gah_desktop.modules.hotels.rules.moved_die import MoveDie
from gah_desktop.modules.hotels.rules.own_objectives import ClaimOwn
from gah_desktop.modules.hotels.rules.own_tiles import Retreat
from gah_desktop.modules.hotels.rules.rooms import TakeToken
from gah_desktop.modules.hotels.rules.second_guest import SecondGuest


def _second_asked(table: Table) -> bool:
    return table.decision is not None and table.decision.kind == "second_guest"


def _die_onto_space(table: Table, carried: Carried, facts: DiceFacts | None) -> Sequence[a.Action]:
    if facts is None:
        return ()
    start = int(carried.values["face"])
    there = colors_on(table.state, start) if start in FACES else ()
    colors = (str(carried.values["color"]),) if "color" in carried.values else there
    return tuple(MoveDie(start, facts.key, color) for color in colors)


def _second_to_table(table: Table, carried: Carried, facts: Any) -> Sequence[a.Action]:
    slot = int(carried.values["slot"])
    return (SecondGuest(slot),) if slot >= 0 and _second_asked(table) else ()


def _second_in_queue(table: Table, facts: SlotFacts) -> Sequence[a.Action]:
    return (SecondGuest(facts.key),) if _second_asked(table) else ()


def _into_house(table: Table, carried: Carried, facts: Any) -> Sequence[a.Action]:
    """A token is taken into the house, and a personal objective is claimed there."""
    match carried.values["kind"]:
        case "token":
            return (TakeToken(int(carried.values["id"])),)
        case "goal":
            return (ClaimOwn(str(carried.values["id"])),)
    return ()


def _onto_track(table: Table, carried: Carried, facts: Any) -> Sequence[a.Action]:
    return (Retreat(str(carried.values["id"])),) if carried.values["kind"] == "tile" else ()


def _to_objectives(table: Table, carried: Carried, facts: Any) -> Sequence[a.Action]:
    return (ClaimOwn(str(carried.values["id"])),) if carried.values["kind"] == "goal" else ()


EXTENSIONS: dict[type[Any], Extension] = {
    DiceModel: Extension((DIE,), _die_onto_space),
    CafeModel: Extension((GUEST,), _second_to_table),
    QueueModel: Extension(attempts=_second_in_queue),
    HotelModel: Extension((PIECE,), _into_house),
    EmperorModel: Extension((PIECE,), _onto_track),
    ObjectivesModel: Extension((PIECE,), _to_objectives),
}
