"""Each kind of effect that only celebrities print, as a whole sentence and in a few words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gah_desktop.text.expansion_sentences import giving
from gah_desktop.text.expansion_shorts import plain, when
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.terms import fill, translate
from gah_desktop.text.voices import counted

if TYPE_CHECKING:
    from gah_desktop.catalog.effects import Effect
    from gah_desktop.text.part import Sentence, Short


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
SHORTS: dict[str, Short] = {
    "after_emperor_advance": when(QT_TRANSLATE_NOOP("short", "after Emperor steps: %1")),
    "when_emperor_advance": when(QT_TRANSLATE_NOOP("short", "Emperor steps: %1 more")),
    "when_vp_gained": when(QT_TRANSLATE_NOOP("short", "VP scored: %1 more")),
    "after_krones_gained": when(QT_TRANSLATE_NOOP("short", "after krones: %1")),
    "when_champagne_gained": when(QT_TRANSLATE_NOOP("short", "champagne gained: %1")),
    "exchange_items": lambda effect, _: counted("short", "exchange up to %n item(s)", effect.max or 0),
    "free_rooms_any": plain(QT_TRANSLATE_NOOP("short", "rooms free")),
    "order_waiver": lambda effect, _: counted("short", "orders may lack %n item(s)", effect.waived or 0),
}
