"""What kind of player somebody is, in a sentence. The names stand in `names.py`."""

from __future__ import annotations

from gah_desktop.bots import BOTS

from .terms import fill
from .voices import translate


def player_kind_sentence(kind: str) -> str:
    """How a kind of player plays, and how well; nothing for people and for those with rules of their own."""
    if kind not in BOTS:
        return ""
    return fill(translate("players", "%1 Elo %2."), translate("players", BOTS[kind].manner), BOTS[kind].elo)
