"""Finds the benefits that can be collected without asking: plain gains whose order changes nothing."""

from __future__ import annotations

from gah_desktop.engine import Game
from gah_desktop.engine.actions import Action, Collect
from gah_desktop.engine.pending import Benefits

# Gains that neither ask for a choice nor depend on what else is collected before them.
PLAIN = ("gain_krones", "gain_vp", "gain_vp_per_staff", "advance_emperor", "gain_items", "draw_staff")


def next_plain(game: Game) -> Action | None:
    """The next part to collect if all parts that wait are plain gains; cards are drawn last.

    The last, so that everything before the draw can still be taken back by itself.
    """
    decision = game.decision
    if not isinstance(decision, Benefits):
        return None
    all_parts = decision.parts
    parts = {
        option.part: part
        for option in game.legal_actions()
        if isinstance(option, Collect) and (part := all_parts[option.part]) is not None
    }
    waiting = [part for part in all_parts if part is not None]
    if not parts or any(part.sort == "reward" and part.effect.kind not in PLAIN for part in waiting):
        return None
    return Collect(min(parts, key=lambda index: (parts[index].effect.kind == "draw_staff", index)))
