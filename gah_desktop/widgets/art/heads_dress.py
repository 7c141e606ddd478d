"""Collars, and what people wear or hold besides, one small function each, in a field of 48; knows no card."""

from __future__ import annotations

from itertools import pairwise

from gah_desktop.widgets.art.heads_pen import INKS, Pen, blended, darker, lighter
from gah_desktop.widgets.art.heads_spec import Head

# collars

_KNOTS = {
    "tie": "M23 41 H26.6 L26 43.6 L27.6 50 H22 L23.6 43.6 Z",
    "bow": "M24.8 42 L18.6 39.6 Q17.8 42.4 18.8 45 L24.8 43 L31 45 Q32 42.4 31 39.6 Z",
}


def shirt(knot: str, pen: Pen, head: Head, main: str, trim: str) -> None:
    """A white front with lapels, wing collar and a tie."""
    coat = darker(head.cloth, 0.34)
    pen.lay("M18.4 38 L24 50 H25.8 L32 38 Q25 44 18.4 38 Z", main)
    pen.lay("M18.4 38.2 L12.8 42.8 L16.6 44.2 L15.8 45.8 L22 50.6 H24.6 Z", coat)
    pen.lay("M32 38.2 L37.4 42.8 L33.8 44.2 L34.6 45.8 L28.4 50.6 H25.4 Z", coat)
    pen.cut("M18.8 36.2 L17.6 39 L22.4 43 L24.6 40.6 Q20.4 39.6 18.8 36.2 Z", main, width=0.7)
    pen.cut("M31.2 36 L32.8 39 L27.6 43 L24.8 40.6 Q29.6 39.6 31.2 36 Z", main, width=0.7)
    pen.cut(_KNOTS[knot], trim, width=0.7)


def _scallops(x: float, y: float, reach: float, sag: float, depth: float, count: int) -> str:
    """A hanging edge: along the upper side to the right, back below in so many bows."""

    def at(share: float, down: float) -> str:
        side = 2 * share - 1
        return f"{x + reach * side:.2f} {y + sag * (1 - side * side) + down:.2f}"

    steps = [1 - i / count for i in range(count + 1)]
    bows = " ".join(f"Q{at((a + b) / 2, depth * 1.7)} {at(b, depth * 0.6)}" for a, b in pairwise(steps))
    return f"M{at(0, 0)} Q{x} {y + sag * 2} {at(1, 0)} L{at(1, depth * 0.6)} {bows} Z"


def lace(pen: Pen, head: Head, main: str, trim: str) -> None:
    """A high collar with two rows of frills and a brooch."""
    pen.cut(_scallops(25, 39.6, 11.4, 3.6, 5.4, 6), main, width=0.7)
    pen.cut(_scallops(25, 38.4, 8.4, 3.2, 3.6, 5), main, width=0.7)
    pen.cut("M20 34.4 Q25 37.6 29.8 34.2 L30.8 39.6 Q25 43.8 19 39.6 Z", main, width=0.7)
    pen.line("M22 37.4 V41 M25 38.2 V42 M28 37.2 V41", blended(main, trim, 0.4), 0.6)
    pen.dot(24.8, 43.4, 1.5, trim, 0.5)


def fur(pen: Pen, head: Head, main: str, trim: str) -> None:
    """A boa or a fur collar."""
    pen.cut(
        "M17.8 37.4 Q15.6 35.6 13.6 38 Q10.4 37.2 9.4 40 Q5.8 39.8 5.2 43 Q2.4 43.6 2.8 47 L3.6 50 H46 "
        "L46.8 46.6 Q46.8 43.4 44 42.8 Q43.4 39.6 40 40 Q38.8 37.2 35.8 38 Q34 35.6 31.8 37.2 "
        "Q30.4 42.4 25 43 Q19.4 42.6 17.8 37.4 Z",
        main,
    )
    pen.line(
        "M13.6 41.6 L13 43.8 M9 45 L8.4 47 M19.6 44.4 L19.4 46.6 M26 46 V48.2 M32 44 L32.4 46.2 "
        "M38.4 42.4 L39.2 44.6 M42 46 L42.6 48",
        trim,
        1.2,
    )


_PEARLS = (
    (18.4, 38.8), (19.4, 40.9), (21.2, 42.6), (23.6, 43.5), (26.3, 43.5), (28.7, 42.6), (30.6, 40.9),
    (31.6, 38.8),
)  # fmt: skip


def pearls(pen: Pen, head: Head, main: str, trim: str) -> None:
    """Bare shoulders and a necklace."""
    pen.cut("M12.4 41 Q16 39.6 19.4 39.4 H30.6 Q34 39.8 37 41 Q25 52.6 12.4 41 Z", head.skin, width=0.7)
    pen.lay("M28 41 Q32 39.4 36 41 Q31 45.6 26.4 46.4 Z", darker(head.skin, 0.2))
    pen.dots(_PEARLS, 1.3, main, 0.45)
    pen.dot(25, 45, 1.6, trim, 0.5)


def uniform(pen: Pen, head: Head, main: str, trim: str) -> None:
    """A stand-up collar, epaulettes and buttons."""
    pen.cut("M19.2 36 Q25 39.6 30.8 35.8 L31.8 40.6 Q25 44.8 18.2 40.6 Z", main, width=0.8)
    pen.cut("M2.4 45.4 Q3.4 40 12.2 39.2 L13.4 42 Q7.4 42.8 6.2 46.2 Z", trim, width=0.7)
    pen.cut("M46.2 45.4 Q45.2 40 36.8 39.4 L35.6 42.2 Q41.4 42.8 42.6 46.2 Z", trim, width=0.7)
    pen.dots(((21.8, 44.4), (28, 44.4), (21.8, 47.6), (28, 47.6)), 1.0, trim)


def apron(pen: Pen, head: Head, main: str, trim: str) -> None:
    """A bib and a round collar."""
    pen.cut(
        "M15.4 39.4 L18 44.4 L17 50 H33 L32 44.4 L34.6 39.6 L32 38.8 L29.6 43.6 H20.6 L18 38.8 Z",
        main,
        width=0.7,
    )
    pen.cut(
        "M19.2 37.2 Q16.6 38.4 16.2 40.8 Q20.4 43.4 24.6 41.4 Q29 43.4 33.6 40.8 Q33 38.4 30.8 37.2 "
        "Q25 42.8 19.2 37.2 Z",
        trim,
        width=0.7,
    )


def scarf(pen: Pen, head: Head, main: str, trim: str) -> None:
    """Knotted in front."""
    pen.cut("M18.4 36.4 Q25 42.4 31.8 36.2 L33 40 Q25 46.4 17 40.2 Z", main, width=0.8)
    pen.cut("M23.4 42.4 L20 49.4 L24.6 48 L28.4 50.4 L27 42.4 Z", main, width=0.8)
    pen.dots(((20.6, 40), (29.6, 40), (25.2, 41.8)), 0.8, trim)


# before the eyes

_LENSES = {
    "glasses": "M16 24.4 Q16 21.4 19 21.4 Q22 21.4 22 24.4 Q22 27.4 19 27.4 Q16 27.4 16 24.4 Z "
    "M23.2 24.4 Q23.2 21 26.6 21 Q30 21 30 24.4 Q30 27.8 26.6 27.8 Q23.2 27.8 23.2 24.4 Z",
    "monocle": "M23 24.4 Q23 20.8 26.6 20.8 Q30.2 20.8 30.2 24.4 Q30.2 28 26.6 28 Q23 28 23 24.4 Z",
    "patch": "M23 22 Q26.4 21 30.2 22 Q30.6 27.6 26.6 28 Q22.8 27.4 23 22 Z",
    "mask": "M22.4 21 Q26 17.4 32.6 18.4 Q34.6 23 33 28.4 Q29 31 24.8 29.6 Q24 26 22.4 24 Z",
}
_STRAPS = {
    "glasses": "M22 24 Q22.6 23.4 23.2 24 M30 24 L34 23.4",
    "monocle": "M30 26 Q34 33 31.4 41",
    "patch": "M16 17.4 L23.4 22.2 M30 22.6 L35.4 24.4",
    "mask": "M32.8 22 L36 22.6",
}


def lens(kind: str, pen: Pen, head: Head, main: str, trim: str) -> None:
    """Spectacles, a monocle with its cord, a patch, half a mask."""
    pen.line(_STRAPS[kind], main, 0.9)
    if kind in ("glasses", "monocle"):
        pen.line(_LENSES[kind], main, 1.05)
        return
    pen.cut(_LENSES[kind], main)
    if kind == "mask":
        pen.lay("M24.4 24.2 Q26.4 22.4 29.4 24 Q27 26.4 24.4 24.2 Z", trim)


# worn or held


def plume(pen: Pen, head: Head, main: str, trim: str) -> None:
    """An ostrich feather on the hat."""
    pen.cut(
        "M30.4 12.6 Q28.4 3 36 -0.6 Q43.6 -3 46 2.6 Q44.4 3 43.6 5 Q45.6 6 45.6 9 Q42 8 40.2 9.6 "
        "Q40.4 12 38.6 13.4 Q36.4 11 34.6 13.4 Q32.4 14 30.4 12.6 Z",
        main,
    )
    pen.line("M32.4 11.6 Q34 4.6 42.4 2.6", trim, 0.8)


def sash(pen: Pen, head: Head, main: str, trim: str) -> None:
    """The ribbon of an order, and its star."""
    pen.cut("M37.6 39.6 L32.6 38.8 L16 50 H23.4 Z", main, width=0.7)
    pen.cut(
        "M15.6 42 L16.7 44.4 L19.3 44.6 L17.4 46.3 L18 48.9 L15.6 47.5 L13.2 48.9 L13.8 46.3 L11.9 44.6 "
        "L14.5 44.4 Z",
        trim,
        width=0.6,
    )


def book(pen: Pen, head: Head, main: str, trim: str) -> None:
    pen.cut(
        "M31.4 36.4 Q35.4 35.4 38.6 37.4 Q41.8 35.4 46 36.4 V46.4 Q41.8 45.6 38.6 47.6 "
        "Q35.4 45.6 31.4 46.4 Z",
        main,
    )
    pen.line(
        "M38.6 37.4 V47 M33.4 39.4 L36.8 39.8 M33.4 42 L36.8 42.4 M40.6 39.8 L44 39.4 M40.6 42.4 L44 42",
        trim,
        0.8,
    )


def fan(pen: Pen, head: Head, main: str, trim: str) -> None:
    pen.cut("M38.6 48.4 L28.4 39.4 Q31.6 31.6 38.8 31.2 Q46 31.6 48 38.8 Z", main)
    pen.line("M38.6 48 L31.6 36.4 M38.6 48 L35.4 33.6 M38.6 48 L40 32.4 M38.6 48 L44.6 35", trim, 0.9)


def violin(pen: Pen, head: Head, main: str, trim: str) -> None:
    pen.line("M37.4 33 L44.4 21", "#3A2418", 2.0)
    pen.cut(
        "M30.4 45.6 Q27.4 41.4 31.2 38.6 Q33.4 37.4 33.8 34.6 Q36 31.4 39.4 34 Q42.4 36.6 39.6 38.8 "
        "Q37.6 40.4 38.2 43.4 Q37.4 48.6 33.6 48 Q31.6 47.4 30.4 45.6 Z",
        main,
    )
    pen.line("M32.8 45.4 L39.4 34", trim, 0.8)


def note(pen: Pen, head: Head, main: str, trim: str) -> None:
    pen.line("M36.4 45 V34.6 L43.6 32.6 V43", main, 1.7, True)
    pen.line("M36.4 36 L43.6 34", main, 2.6, True)
    pen.dot(34.6, 45.2, 2.5, main)
    pen.dot(41.8, 43.2, 2.5, main)


_VESSELS = {
    "glass": "M34.6 31.6 H43.4 Q44 41 39 41 Q34 41 34.6 31.6 Z",
    "cup": "M33.2 38.6 H43.4 V42.6 Q43.4 46.4 38.4 46.4 Q33.2 46.4 33.2 42.6 Z",
    "mug": "M34 34 H43.4 L43 47.4 H34.4 Z",
}


def vessel(kind: str, pen: Pen, head: Head, main: str, trim: str) -> None:
    """A glass of wine, a cup of coffee, a mug of beer."""
    if kind == "glass":
        pen.line("M39 41 V47 M35.8 47.4 H42.2", trim, 1.3)
        pen.cut(_VESSELS[kind], main)
        pen.lay("M35.4 32.4 H37 Q36.8 37 38 39.4 Q35 38 35.4 32.4 Z", lighter(main, 0.5))
        return
    pen.line("M43.4 38 Q47.4 37.6 47 41 Q46.4 43.6 43 43.6", darker(main, 0.45), 1.9)
    pen.cut(_VESSELS[kind], main)
    if kind == "mug":
        pen.cut(
            "M33.2 35.4 Q32.6 32.4 35.2 32.6 Q36.4 30.4 38.6 31.8 Q41 30.2 42.2 32.4 Q45 32.6 44.2 35.4 "
            "Q39 37.6 33.2 35.4 Z",
            trim,
            width=0.7,
        )
    else:
        pen.cut("M33.2 38.6 Q38.4 36.4 43.4 38.6 Q38.4 40.8 33.2 38.6 Z", trim, width=0.6)
        pen.line("M37 35.4 Q36 33.6 37.4 32 M40 35.6 Q39 33.8 40.4 32.2", lighter(trim, 0.55), 0.8)


_TIPS = {
    "rod": "M41.2 31.6 Q41.2 29.2 43.4 29.2 Q45.7 29.2 45.7 31.6 Q45.7 33.9 43.4 33.9 Q41.2 33.9 41.2 31.6 Z",
    "brush": "M41.4 32.6 L44.2 34 Q46 31 46.2 27.8 Q42.6 29 41.4 32.6 Z",
    "key": "M40 31.4 Q39.4 27.2 43.4 27 Q47.4 27.2 47 31.4 Q46 34.4 43.2 34.2 Q40.6 34 40 31.4 Z",
    "quill": "M36.4 43.6 Q36 33 46.6 27.4 Q47.6 38 38.6 44.4 Z",
}


def rod(kind: str, pen: Pen, head: Head, main: str, trim: str) -> None:
    """A baton or a cane with its knob, a brush, a key, a quill."""
    shaft = "M34.4 48.6 L42.6 33.4"
    pen.line(shaft, darker(main, 0.5), 2.9)
    pen.line(shaft, main, 1.7)
    pen.cut(_TIPS[kind], trim, width=0.8)
    if kind == "key":
        pen.dot(43.5, 30.6, 1.4, darker(main, 0.6))
        pen.line("M36.6 44.6 L40 46.4 M38.4 41.4 L41 42.8", main, 1.7)
    elif kind == "quill":
        pen.line("M36.6 44.4 L44.6 31.4", main, 0.8)


def palette(pen: Pen, head: Head, main: str, trim: str) -> None:
    pen.cut(
        "M29.8 42 Q30 34.4 38.4 34 Q47 34.6 47.2 41.4 Q46.8 49 40 49 Q37 48.4 38 45.4 "
        "Q37.6 43.6 34.4 44.8 Q30 45.6 29.8 42 Z",
        main,
    )
    for x, y, ink in ((33.8, 40, "red"), (37.4, 37.2, "blue"), (42, 38, "yellow"), (43.6, 42.4, "white")):
        pen.dot(x, y, 1.6, INKS[ink])
