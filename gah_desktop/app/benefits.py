"""Finds the benefits that can be collected without asking: plain gains whose order changes nothing."""

from __future__ import annotations

from gah_desktop.engine import Game
from gah_desktop.engine.actions import Action, Collect
from gah_desktop.engine.pending import Benefits, Part

# Whether an effect is a plain gain: one that neither asks for a choice nor depends on what else is
# collected before it.
PLAIN: dict[str, bool] = {
    "gain_items": True,
    "gain_items_of_choice": False,
    "gain_krones": True,
    "gain_vp": True,
    "gain_vp_per_staff": True,
    "advance_emperor": True,
    "draw_staff": True,
    "draw_three_play_one": False,
    "play_staff": False,
    "prepare_room": False,
    "prepare_and_occupy": False,
    "occupy_room": False,
    "fill_order": False,
    "take_guest_free": False,
    "extra_action": False,
    "send_dancer": False,
    "second_dancer_same_space": False,
    "take_token": False,
    "use_captain": False,
    "gain_vp_per_dancer": False,
    "score_current_ballroom": False,
    "others_gain_items_of_choice": False,
    "gain_vp_by_round": True,
    "fill_items": True,
    "take_guest_and_fill_order": False,
    "gain_other_items_of_choice": False,
    "gain_vp_per_objective_marker": True,
}


def _plain(part: Part) -> bool:
    """Krones from staff and the occupancy bonus come by themselves."""
    if part.sort in ("trigger", "bonus"):
        return True
    return all(PLAIN[effect.kind] for effect in part.effects or (part.effect,))


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
    if not parts or any(not _plain(part) for part in waiting):
        return None
    return Collect(min(parts, key=lambda index: (parts[index].effect.kind == "draw_staff", index)))
