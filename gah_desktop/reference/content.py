"""What a page of the reference is made of: blocks of translated words, without looks. Knows no widgets.

Words keep the small markup of the topics: `**bold**` and `[[kind:id]]` for a link to another page.
"""

from __future__ import annotations

from dataclasses import dataclass

#: A page: its kind and its id there.
Ref = tuple[str, str]

HOME: Ref = ("home", "")
AID: Ref = ("aid", "")
#: The page of the house's own values; with a module's id, at that module.
HOUSE: Ref = ("house", "")


@dataclass(frozen=True, slots=True)
class Text:
    words: str


@dataclass(frozen=True, slots=True)
class Heading:
    words: str


@dataclass(frozen=True, slots=True)
class Bullets:
    items: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """`icons` are pictograms before the rows: a table of symbols shows what it speaks of."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    icons: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Facts:
    """What is printed on a component, label by label; pages with a picture show it beside them."""

    rows: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Note:
    """Said in a lower voice: about editions and house values."""

    words: str


@dataclass(frozen=True, slots=True)
class Links:
    """Pages that belong to this one, under a heading of their own."""

    title: str
    refs: tuple[Ref, ...]


@dataclass(frozen=True, slots=True)
class Showcase:
    """Pictures in a row, each with the page it leads to; words say the same elsewhere."""

    pictures: tuple[tuple[Ref, Ref], ...]


Block = Text | Heading | Bullets | Table | Facts | Note | Links | Showcase


@dataclass(frozen=True, slots=True)
class Page:
    ref: Ref
    title: str
    subtitle: str
    blocks: tuple[Block, ...]
    picture: bool = False  # the game's painters have one
