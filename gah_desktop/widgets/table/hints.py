"""What is said while something is carried: what it costs and where it may go. No rules."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QMimeData

from gah_desktop.app.table import Table
from gah_desktop.engine.actions import Action, Serve, TakeDie
from gah_desktop.engine.pending import Serving
from gah_desktop.models.mime import DANCER, DIE, GUEST, ITEM, ROOM, STAFF, unpack
from gah_desktop.text.terms import fill, krones
from gah_desktop.text.voices import counted

OPTION = "application/x-gah-option"  # a line of the panel that asks


def carry_hint(table: Table, mime: QMimeData) -> str:
    """One sentence, or "" if there is nothing to say."""
    translate = QCoreApplication.translate
    if mime.hasFormat(OPTION):
        return translate("hints", "Let go over your hotel to choose this.")
    carried = unpack(mime)
    if carried is None:
        return ""
    values = carried.values
    if carried.type == ITEM:
        return _item(table, values["item"], values["origin"])
    if carried.type == GUEST and values["slot"] < 0:
        if "ballrooms" in table.modules and table.state.t.guests[values["guest"]].ball:
            return translate("hints", "Into a vacant room or to a ball, once the order is complete.")
        return translate("hints", "Into a vacant room, once the order is complete.")
    if carried.type == DANCER:
        return translate("hints", "Onto a free space; the champagne it costs is shown beside it.")
    if carried.type == ROOM:
        return translate("hints", "The price is shown on each room.")
    place: dict[str, tuple[str, int]] = {
        GUEST: ("slot", int(values.get("slot", -1))),
        DIE: ("face", int(values.get("face", 0))),
    }
    key = place.get(carried.type, ("staff", int(values.get("staff", 0))))
    options = table.at(key)
    if not options:
        return ""
    return _price(table, carried.type, options[0])


def _item(table: Table, item: str, origin: str) -> str:
    translate = QCoreApplication.translate
    if origin == "received":
        return translate("hints", "Onto a guest or into the kitchen, at no cost.")
    decision = table.game.decision
    if isinstance(decision, Serving):
        return counted("hints", "%n more item(s) for the krone already paid.", decision.left)
    serving = next((option for option in table.at(("item", item)) if isinstance(option, Serve)), None)
    if serving is None:
        return ""
    trial = table.game.clone()
    before = trial.state.players[table.viewer].krones
    trial.apply(serving)
    if trial.state.players[table.viewer].krones == before:
        return translate("hints", "Serving costs you nothing.")
    return translate("hints", "1 krone for serving up to three items.")


def _price(table: Table, kind: str, action: Action) -> str:
    translate = QCoreApplication.translate
    told = table.preview(action)
    cost, strength = told.get("cost", 0), told.get("strength", 0)
    if kind == DIE and isinstance(action, TakeDie):
        if not cost:
            return fill(translate("hints", "Strength %1, at no cost."), strength)
        return fill(translate("hints", "Strength %1, for %2."), strength, krones(cost))
    if kind == STAFF and "cost" not in told:
        return ""
    if not cost:
        return translate("hints", "This costs nothing.")
    return fill(translate("hints", "This costs %1."), krones(cost))
