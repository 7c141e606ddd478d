"""What the entrances of the opponent's hotel have in common: modules of rules that have a place there."""

from __future__ import annotations

from gah_desktop.engine.module import Module


class Entrance(Module):
    __slots__ = ()

    def lying(self) -> tuple[tuple[int, int], ...]:
        """What of it lies where: pairs of an action space, 0 for anywhere else, and what is there."""
        return ()
