"""What kind of player somebody is, in a sentence. The names stand in `names.py`."""

from __future__ import annotations

from gah_desktop.bots import BOTS

from .voices import translate


def player_kind_sentence(kind: str) -> str:
    """How this kind of player plays; nothing for people and for those with rules of their own."""
    return translate("players", BOTS[kind].manner) if kind in BOTS else ""
