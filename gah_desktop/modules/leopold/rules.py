"""Leopold: an opponent with the twenty instruction cards that bear his name."""

from __future__ import annotations

from gah_desktop.modules.solo.rules.opponent import Opponent


class Leopold(Opponent):
    __slots__ = ()
    name = "leopold"
