"""One whole sentence for each kind of effect that only celebrities print. Knows no single one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gah_desktop.text.voices import counted

from .expansion_sentences import Sentence, giving, of_base
from .literals import QT_TRANSLATE_NOOP
from .terms import fill, translate

if TYPE_CHECKING:
    from gah_desktop.catalog.effects import Effect


def _when(text: str) -> Sentence:
    """A moment, as a literal of the context "effects"; what comes of it does not set it off again."""

    def says(effect: Effect, gives: str) -> str:
        told = fill(translate("effects", text), gives)
        if not effect.not_itself:
            return told
        return " ".join((told, translate("effects", "What this adds does not count again.")))

    return giving(says)


SENTENCES: dict[str, Sentence] = {
    "after_emperor_advance": _when(
        QT_TRANSLATE_NOOP("effects", "After anything that has advanced you on the Emperor track: %1")
    ),
    "when_emperor_advance": _when(
        QT_TRANSLATE_NOOP("effects", "Whenever anything advances you on the Emperor track: %1")
    ),
    "when_vp_gained": _when(QT_TRANSLATE_NOOP("effects", "Whenever anything scores you VP: %1")),
    "after_krones_gained": _when(
        QT_TRANSLATE_NOOP("effects", "After anything that has brought you krones: %1")
    ),
    "when_champagne_gained": _when(
        QT_TRANSLATE_NOOP("effects", "Whenever anything brings you champagne: %1")
    ),
    "when_room_occupied": of_base(
        "when_room_occupied",
        lambda _, gives: fill(
            translate("effects", "Whenever one of your rooms is turned to occupied: %1"), gives
        ),
    ),
    "exchange_items": lambda effect, _: counted(
        "effects",
        "Once, on your turn, you may exchange up to %n dish(es) and drink(s) from your kitchen for as many "
        "of other kinds; these may go onto your guests.",
        effect.max or 0,
    ),
    "free_rooms_any": lambda _, __: translate("effects", "Preparing rooms costs you nothing."),
    "order_waiver": lambda effect, _: fill(
        counted(
            "effects",
            "A guest with an order of %1 or more items may leave your café with %n item(s) missing.",
            effect.waived or 0,
        ),
        effect.min_items,
    ),
}
