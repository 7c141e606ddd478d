"""Celebrities: who takes a coloured die has its celebrity until the round ends."""

from __future__ import annotations

from gah_desktop.engine.module import Module


class Celebrities(Module):
    __slots__ = ()
    name = "celebrities"
