"""What caused something, as a short label: "Prince", "floor 4, column 3", "action 2". No sentences."""

from collections.abc import Callable

from gah_desktop.engine.changes import BEYOND_TRACK
from gah_desktop.engine.events import Source
from gah_desktop.text.voices import counted

from .names import component_name, emperor_name, guest_name, objective_name, staff_name
from .part import TEXT_PARTS
from .terms import fill, translate

Id = int | str


def _room(id: Id) -> str:
    return fill(translate("sources", "room on floor %1, column %2"), int(id) // 100, int(id) % 100)


def _track(id: Id) -> str:
    if id == BEYOND_TRACK[1]:
        return translate("sources", "beyond the Emperor track")
    return fill(translate("sources", "Emperor track, round %1"), id)


LABELS: dict[str, Callable[[Id], str]] = {
    "guest": lambda id: guest_name(int(id)),
    "staff": lambda id: staff_name(int(id)),
    "objective": lambda id: objective_name(str(id)),
    "emperor": lambda id: emperor_name(str(id)),
    "die": lambda id: fill(translate("sources", "die showing %1"), id),
    "group": lambda id: translate("sources", "occupancy bonus"),
    "room": _room,
    "track": _track,
    "serve": lambda id: translate("sources", "serving"),
    "turn": lambda id: translate("sources", "turn"),
    "setup": lambda id: translate("sources", "set-up"),
    "final": lambda id: translate("sources", "final scoring"),
    "entrance": lambda id: component_name("entrance", id),
}
TEXT_PARTS.extend(LABELS, lambda part: part.sources)


def source_label(source: Source) -> str:
    kind, id = source
    return LABELS[kind](id)


def gain_label(unit: str, amount: int, source: Source) -> str:
    """What something gives and where it comes from, as one benefit among others."""
    label = source_label(source)
    match unit:
        case "vp":
            return fill(counted("sources", "%n VP, %1", amount), label)
        case "krones":
            return fill(counted("sources", "%n krone(s), %1", amount), label)
    return fill(counted("sources", "%n step(s) on the Emperor track, %1", amount), label)
