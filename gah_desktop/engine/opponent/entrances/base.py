"""What the entrances of the opponent's hotel have in common: modules of rules that have a place there."""

from __future__ import annotations

from gah_desktop.engine.module import Module


class Entrance(Module):
    __slots__ = ()
