"""What people wear on their heads, one small function each, in a field of 48; knows no card."""

from __future__ import annotations

from typing import NamedTuple

from gah_desktop.widgets.art.heads_pen import INKS, Pen, darker, lighter
from gah_desktop.widgets.art.heads_spec import Head


class Brim(NamedTuple):
    """A hat with a brim in numbers: half widths, heights, how far the brim hangs and turns up."""

    base: float
    top: float
    height: float
    dome: bool
    reach: float
    hang: float
    turn: float
    dent: float = 0.0


BRIMS = {
    "topper": Brim(9.8, 10.6, 15.2, False, 15.2, 3.2, 1.6),
    "bowler": Brim(11.0, 0, 12.6, True, 15.6, 3.4, 2.6),
    "boater": Brim(10.2, 9.8, 8.0, False, 17.4, 2.2, -0.4),
    "wide": Brim(10.6, 0, 10.4, True, 20.6, 3.8, -0.2),
    "felt": Brim(10.8, 7.6, 11.4, False, 17.2, 3.4, 0.6, 2.6),
}
SEAM = (25.2, 15.4)  # the middle of a hat's lower edge, on the forehead


def _crown(cut: Brim) -> str:
    """The hat's body, seen from its seam; round on top, or flat, or dented."""
    a, b, top, d = cut.base, cut.top, -cut.height, cut.dent
    if cut.dome:
        rise = top * 1.32
        return f"M{-a} 0 C{-a * 1.02} {rise} {a * 1.02} {rise} {a} 0 Q0 4 {-a} 0 Z"
    edge, rim = top + 1.6 + d * 0.6, top - d * 0.4
    return (
        f"M{-a} 0 L{-b} {edge} Q{-b} {top} {2.4 - b} {rim} Q-1 {top + d + 1} {b - 2.4} {rim} "
        f"Q{b} {top} {b} {edge} L{a} 0 Q0 4 {-a} 0 Z"
    )


def brimmed(cut: Brim, pen: Pen, head: Head, main: str, trim: str) -> None:
    """Top hats, bowlers, boaters, ladies' wide hats, felt hats."""
    a, b, top = cut.base, cut.top, -cut.height
    shadow = top + 2.6 + (3 if cut.dome else 0)
    band = min(4.0, cut.height * 0.36)
    reach, low, up = cut.reach, cut.hang, -cut.turn
    pen.painter.translate(*SEAM)
    pen.cut(_crown(cut), main)
    pen.lay(
        f"M{a * 0.45} 1 L{max(a, b) * 0.5} {top + 2.4} L{max(b, a * 0.72) - 0.8} {shadow} L{a - 0.6} 0 Z",
        darker(main, 0.35),
    )
    pen.lay(
        f"M{0.4 - a} {-band} Q0 {3.4 - band} {a - 0.4} {-band} L{a - 0.4} 0.4 Q0 4 {0.4 - a} 0.4 Z",
        trim,
    )
    pen.cut(
        f"M{-reach} {up} Q{-reach * 0.52} {low + 0.8} 0 {low + 0.8} Q{reach * 0.52} {low + 0.8} {reach} {up} "
        f"Q{reach * 1.02} {up + 2.6} {reach * 0.62} {low + 1.6} Q0 {low + 3.6} {-reach * 0.62} {low + 1.6} "
        f"Q{-reach * 1.02} {up + 2.6} {-reach} {up} Z",
        main,
    )
    pen.painter.translate(-SEAM[0], -SEAM[1])


class Cap(NamedTuple):
    """A cap in numbers: half widths below and above, its height at the sides, and whether it has a peak."""

    base: float
    top: float
    height: float
    peak: bool


CAPS = {"cap": Cap(11.0, 12.8, 8.6, True), "pillbox": Cap(9.6, 8.7, 9.2, False)}


def flat_cap(cut: Cap, pen: Pen, head: Head, main: str, trim: str) -> None:
    """Peaked, of porters, postmen and officers; without a peak, of bell boys, a fez, a cardinal's."""
    a, b, top = cut.base, cut.top, -cut.height
    pen.painter.translate(*SEAM)
    pen.cut(f"M{-a} -0.4 L{-b} {top} Q0 {top - 4.6} {b} {top} L{a} 0 Q0 4 {-a} -0.4 Z", main)
    pen.lay(
        f"M{b * 0.52} {top - 1.9} Q{b * 0.85} {top - 1.2} {b - 0.4} {top + 0.2} L{a - 0.5} -0.2 "
        f"Q{a * 0.8} 1.2 {a * 0.5} 1.5 Z",
        darker(main),
    )
    pen.lay(f"M{-a - 0.1} -3.2 Q0 0.8 {a + 0.1} -3 L{a - 0.5} -0.2 Q0 3.4 {0.4 - a} -0.6 Z", trim)
    if cut.peak:
        pen.cut(
            "M-11.2 -0.2 Q-14.2 1.4 -14.2 4.4 Q-7.6 2.6 0.4 3.6 Q7.8 3.8 11.2 0.4 Q0 3.4 -11.2 -0.2 Z",
            INKS["coal"],
        )
        pen.dot(-2.8, -6.2, 1.9, INKS["gold"])
    pen.painter.translate(-SEAM[0], -SEAM[1])


def toque(pen: Pen, head: Head, main: str, trim: str) -> None:
    """The chef's."""
    pen.cut(
        "M16.2 10.4 Q8.6 9.4 10.6 4.2 Q12.8 0.4 17.8 1.8 Q20.4 -1.6 25.8 -0.4 Q31 -1.8 33.4 1.8 "
        "Q39.8 1 39.8 6 Q39.4 10 34.4 10.6 L34.6 15.4 Q25 18.4 16 15.2 Z",
        main,
    )
    pen.lay("M31.6 11 L34.4 10.6 Q39 10 39.2 6 Q39 3 36.4 2.2 Q37 7 31.4 10 Z", trim)
    pen.line("M16.4 10.6 Q25 13.4 34.2 10.8 M21 6 L21.8 10.8 M26.4 5 L26.4 11 M31.4 6 L30.6 10.4", trim, 0.9)


def beret(pen: Pen, head: Head, main: str, trim: str) -> None:
    pen.line("M26.6 4.4 L27.4 1.6", darker(main, 0.4), 1.6)
    pen.cut(
        "M13.4 15.4 Q7 12.4 11 8.4 Q17 2.8 27.6 3.2 Q41.4 4.2 42 10.4 Q41.8 14.4 36 15.8 "
        "Q25 18.8 13.4 15.4 Z",
        main,
    )
    pen.lay("M36 5 Q41.4 7 41.4 10.4 Q41.2 14 36 15.2 Q33 16 30.4 16.3 Q38.4 12.4 36 5 Z", darker(main))
    pen.lay("M14.4 13.4 Q25 16.4 36 13.8 L35.6 15.6 Q25 18.2 14.2 15.3 Z", trim)


def frill(pen: Pen, head: Head, main: str, trim: str) -> None:
    """The maid's: a scalloped band."""
    pen.cut(
        "M16.4 14 Q12.6 11.4 15.8 9.2 Q15.4 5.2 19.6 5.8 Q21.6 2.6 25.4 4.2 Q29.4 2.4 31.4 5.6 "
        "Q35.6 5 35.6 9.2 Q38.8 11.2 35.4 14.4 Q25.4 9.4 16.4 14 Z",
        main,
    )
    pen.line("M17 12.2 Q25.6 7.6 34.8 12.4", trim, 1.6)


def kerchief(pen: Pen, head: Head, main: str, trim: str) -> None:
    """Tied under the chin."""
    pen.cut(
        "M15.8 27 Q9.8 7 25.4 6.6 Q41.4 7 39 26 Q37.6 33.6 31 38.4 Q27 41.6 23.2 39 Q30.8 34.6 33 27 "
        "Q33.6 17.8 25 14.8 Q17.6 17 15.8 27 Z",
        main,
    )
    pen.lay("M35.2 11 Q39.6 15 38.4 26 Q37 33 30.8 38 Q35 30 35.4 24 Q35.8 16 35.2 11 Z", darker(main))
    pen.cut("M24.6 37.4 L18.6 44.6 L23.4 44 L25 46.8 L29.8 45.4 L27.6 37.6 Z", main)
    pen.dots(((20, 11.6), (25.6, 9.4), (31.4, 11.2), (35.8, 16.4), (36.8, 23), (34.8, 30)), 0.9, trim)


def hood_back(pen: Pen, head: Head, main: str, trim: str) -> None:
    pen.cut("M8 46 Q10.6 34 12 22 Q12.4 5.6 25.4 5 Q39 5.4 39 22 Q40.4 34 43.4 46 Z", main)


def hood(pen: Pen, head: Head, main: str, trim: str) -> None:
    """A cowl or a nun's veil."""
    pen.cut(
        "M15.6 33 Q14.6 26 15.6 21.4 Q17.4 14.2 25 14 Q33 14.2 34.2 22 Q34.8 30 31.6 35.4 "
        "Q36.4 36 38.6 42 Q40.4 30 39 21 Q38.6 4.6 25.4 4.4 Q12.2 5 12 22 Q12.4 29 10.4 38 "
        "Q12.4 33.6 15.6 33 Z",
        main,
    )
    pen.line("M16 22.4 Q17.6 14.8 25 14.6 Q32.6 14.8 33.8 22.6", trim, 1.8)


def crown(pen: Pen, head: Head, main: str, trim: str) -> None:
    """A lord's, with a band and pearls; a lady's is small and set into her hair."""
    if head.woman:
        pen.cut(
            "M15.8 14.4 Q16 10.4 17.4 8.4 L20 10.4 L22 5.4 L24 8.6 L25 3.6 L27.4 8.4 L30.4 5.8 L31.6 10.6 "
            "L34.6 9 Q36 11 35.6 15 Q25.4 10.4 15.8 14.4 Z",
            main,
        )
        pen.dots(((25, 8.8), (20, 10.8), (31, 11)), 1.3, trim)
        return
    pen.cut(
        "M15.6 14.6 L13 4.8 L18.8 8.8 L21 2 L25.2 7.6 L29.8 2 L31.8 8.8 L38 4.8 L35.4 14.8 "
        "Q25.4 18.6 15.6 14.6 Z",
        main,
    )
    pen.lay("M15.2 12 Q25.4 15.6 35.9 12.2 L35.2 14.7 Q25.4 18.2 15.8 14.5 Z", trim)
    pen.dots(((13, 4.6), (21, 1.9), (29.8, 1.9), (38, 4.6)), 1.5, INKS["white"], 0.6)


def cocked(pen: Pen, head: Head, main: str, trim: str) -> None:
    """A general's, an admiral's, a pirate's."""
    pen.cut("M4 18.4 Q5.4 2.6 25 2.2 Q45 2.6 46.4 18.4 Q36.6 13.8 25.4 15 Q14 13.8 4 18.4 Z", main)
    pen.line("M5.4 16.6 Q14 12 25.4 13.2 Q36.4 12 45 16.6", trim, 1.7)
    pen.lay("M21.6 4.4 L27.6 4.4 L25.6 12.4 L23.6 12.4 Z", trim)
    pen.dot(24.6, 10, 1.8, INKS["red"])


_LEAVES = ((15.2, 15.4, -1), (18.4, 10.8, -1), (22, 7.6, -1), (29, 7.4, 1), (32.6, 10.4, 1), (36, 15.2, 1))
_FLOWERS = ((16.6, 13, 2.6), (20.6, 9.4, 3.0), (25.6, 8, 3.2), (30.6, 9.2, 3.0), (34.8, 12.8, 2.6))


def wreath(pen: Pen, head: Head, main: str, trim: str) -> None:
    """Of flowers among leaves."""
    for x, y, turn in _LEAVES:
        pen.lay(
            f"M{x - 3} {y + 1.6} Q{x - 2 * turn} {y - 4.4} {x + 3} {y - 1.2} "
            f"Q{x + turn} {y + 3} {x - 3} {y + 1.6} Z",
            trim,
        )
    for x, y, radius in _FLOWERS:
        pen.dot(x, y, radius, main, 0.7)
        pen.dot(x - 0.3, y + 0.2, radius * 0.4, lighter(main, 0.5))
