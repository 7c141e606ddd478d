"""What caused something, as a short label: "Prince", "floor 4, column 3", "action 2". No sentences."""

from gah_desktop.engine.changes import BEYOND_TRACK
from gah_desktop.engine.events import Source
from gah_desktop.text.voices import counted

from .names import emperor_name, entrance_name, guest_name, objective_name, staff_name
from .terms import fill, translate


def source_label(source: Source) -> str:
    kind, id = source
    match kind:
        case "guest":
            return guest_name(int(id))
        case "staff":
            return staff_name(int(id))
        case "objective":
            return objective_name(str(id))
        case "emperor":
            return emperor_name(str(id))
        case "die":
            return fill(translate("sources", "die showing %1"), id)
        case "group":
            return translate("sources", "occupancy bonus")
        case "room":
            return fill(translate("sources", "room on floor %1, column %2"), int(id) // 100, int(id) % 100)
        case "track":
            if source == BEYOND_TRACK:
                return translate("sources", "beyond the Emperor track")
            return fill(translate("sources", "Emperor track, round %1"), id)
        case "serve":
            return translate("sources", "serving")
        case "turn":
            return translate("sources", "turn")
        case "setup":
            return translate("sources", "set-up")
        case "final":
            return translate("sources", "final scoring")
        case "solo":
            return translate("sources", "instruction card")
        case "entrance":
            return entrance_name(str(id))
    raise KeyError(kind)


def gain_label(unit: str, amount: int, source: Source) -> str:
    """What something gives and where it comes from, as one benefit among others."""
    label = source_label(source)
    match unit:
        case "vp":
            return fill(counted("sources", "%n VP, %1", amount), label)
        case "krones":
            return fill(counted("sources", "%n krone(s), %1", amount), label)
    return fill(counted("sources", "%n step(s) on the Emperor track, %1", amount), label)
