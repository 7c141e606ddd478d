"""What the pages of the player aid are made of. Knows no words."""

from __future__ import annotations

from typing import NamedTuple


class Line(NamedTuple):
    """Pictograms, and the words beside them."""

    words: str
    icons: tuple[str, ...] = ()


class Grid(NamedTuple):
    """A table of numbers; the first column and the first row are its heads."""

    rows: tuple[tuple[str, ...], ...]
    icons: tuple[str, ...] = ()  # before the rows, not before the head


class Section(NamedTuple):
    title: str
    parts: tuple[Line | Grid, ...]


#: A page is its columns, from left to right.
Sheet = tuple[tuple[Section, ...], ...]
