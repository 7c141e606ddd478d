"""What the solo opponent has on the table; the points of the rules where it has a say."""

from __future__ import annotations


class SoloState:
    __slots__ = ()
