"""Elisabeth: the opponent wherever there are ballrooms or celebrities, with twenty cards of her own."""

from __future__ import annotations

from gah_desktop.engine.opponent.rules import Opponent


class Elisabeth(Opponent):
    __slots__ = ()
    name = "elisabeth"
    deck_name = "elisabeth"
    plays_with = frozenset(("ballrooms", "celebrities"))
