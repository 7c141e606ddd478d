"""Unique Hotels: an entrance for each player's hotel."""

from __future__ import annotations

from gah_desktop.engine.module import Module


class Hotels(Module):
    __slots__ = ()
    name = "hotels"
