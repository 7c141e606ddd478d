"""Leopold: an opponent with the twenty instruction cards that bear his name."""

from __future__ import annotations

from gah_desktop.engine.opponent.rules import Opponent


class Leopold(Opponent):
    __slots__ = ()
    name = "leopold"
    deck_name = "leopold"
