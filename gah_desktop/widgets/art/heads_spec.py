"""What a head is made of: small frozen values, read from the lines of heads_data.py; draws nothing."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from gah_desktop.widgets.art import heads_data
from gah_desktop.widgets.art.heads_pen import HAIRS, INKS, SKINS


class Part(NamedTuple):
    """A part by its name, with its main colour and that of its trimming."""

    name: str
    main: str
    trim: str


class Figure(NamedTuple):
    """How wide and high the head is and how wide the shoulders, measured by a grown person's."""

    woman: bool
    width: float = 1.0
    height: float = 1.0
    shoulders: float = 1.0


class Head(NamedTuple):
    figure: Figure
    to_the_right: bool
    mood: str  # "" or one of MOODS
    skin: str
    hair: Part
    beard: Part | None
    hat: Part | None
    collar: Part | None
    cloth: str
    more: tuple[Part, ...]

    @property
    def young(self) -> bool:
        return self.figure.height < 0.9

    @property
    def woman(self) -> bool:
        return self.figure.woman


MOODS = {"~": "asleep", "+": "merry", "!": "stern"}
FIGURES = {
    "man": Figure(False),
    "lean": Figure(False, 0.91, 1.0, 0.88),
    "stout": Figure(False, 1.1, 0.99, 1.04),
    "boy": Figure(False, 0.94, 0.88, 0.8),
    "woman": Figure(True),
    "slim": Figure(True, 0.91, 0.98, 0.9),
    "dame": Figure(True, 1.09, 0.98, 1.16),
    "girl": Figure(True, 0.95, 0.88, 0.86),
}
# the colours of a part of which a line says nothing
_USUAL = {
    "topper": "ink ink", "bowler": "ink ink", "boater": "straw ink", "wide": "ink gold", "felt": "umber gold",
    "cap": "navy gold", "pillbox": "wine gold", "toque": "white silver", "beret": "wine ink",
    "frill": "white ink", "kerchief": "red white", "hood": "ink white",
    "crown": "gold red", "cocked": "ink gold", "wreath": "red green", "tie": "white ink", "bow": "white ink",
    "lace": "white gold", "fur": "white grey", "pearls": "white gold", "uniform": "gold gold",
    "apron": "white white", "scarf": "red white", "glasses": "ink ink", "monocle": "gold gold",
    "patch": "ink ink", "mask": "white ink", "plume": "white grey", "sash": "red gold", "book": "white umber",
    "fan": "cream red", "violin": "ochre cream", "note": "ink ink", "glass": "wine silver",
    "cup": "white umber", "mug": "ochre white", "rod": "umber gold", "brush": "tan red", "key": "gold gold",
    "quill": "tan white", "palette": "tan tan",
}  # fmt: skip


def _part(text: str) -> Part | None:
    if text == "-":
        return None
    name, *colours = text.split(":")
    main, trim = (*colours, *_USUAL[name].split()[len(colours) :])
    return Part(name, INKS[main], INKS[trim])


def read(line: str) -> Head:
    """One line of the table, without its number."""
    who, skin, hair, beard, hat, collar, cloth, *more = line.split()
    cut, _, hue = hair.partition(":")
    of_hair = HAIRS[hue]  # the beard's colour too
    return Head(
        FIGURES[who.rstrip(">~+!")],
        ">" in who,
        next((mood for mark, mood in MOODS.items() if mark in who), ""),
        SKINS[skin],
        Part(cut, of_hair, of_hair),
        None if beard == "-" else Part(beard, of_hair, of_hair),
        _part(hat),
        _part(collar),
        INKS[cloth],
        tuple(part for text in more if (part := _part(text)) is not None),
    )


@lru_cache(maxsize=1)
def heads() -> dict[tuple[str, str], Head]:
    """Everybody, by kind and id."""
    tables = {
        "guest": heads_data.GUESTS,
        "staff": heads_data.STAFF,
        "court": heads_data.COURT,
        "celebrity": heads_data.CELEBRITIES,
    }
    result = {}
    for kind, table in tables.items():
        for line in table.strip().splitlines():
            id, _, rest = line.partition("#")[0].partition(" ")
            result[kind, id] = read(rest)
    return result
