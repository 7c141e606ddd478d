"""The display alphabet as data: the middle lines of each capital, figure and sign; draws nothing.

A letter stands in a field 100 high, as wide as its number says. Its lines are drawn 16 thick and trimmed to
the field, so slanted strokes begin and end outside of it. The waist of all letters is at 40. What may leave
the field (tails, commas) is its third part.
"""

from __future__ import annotations

from typing import NamedTuple

STROKE = 16.0


class Glyph(NamedTuple):
    width: float
    lines: str
    loose: str = ""


_BOWL = "M24 8 H{r} Q{e} 8 {e} 24 V76 Q{e} 92 {r} 92 H24 Q8 92 8 76 V24 Q8 8 24 8 Z"
_O = _BOWL.format(r=40, e=56)
_C = "M48 30 V24 Q48 8 32 8 H24 Q8 8 8 24 V76 Q8 92 24 92 H32 Q48 92 48 76 V70"

LETTERS = {
    "A": Glyph(62, "M8 104 V28 Q8 8 28 8 H34 Q54 8 54 28 V104 M8 46 H54"),
    "B": Glyph(58, "M8 0 V100 M8 8 H33 Q47 8 47 21 V27 Q47 40 33 40 H8 M33 40 H36 Q50 40 50 54 V78 Q50 "
               "92 36 92 H8"),
    "C": Glyph(56, _C),
    "D": Glyph(62, "M8 0 V100 M8 8 H34 Q54 8 54 28 V72 Q54 92 34 92 H8"),
    "E": Glyph(46, "M8 0 V100 M8 8 H46 M8 40 H42 M8 92 H46"),
    "F": Glyph(45, "M8 0 V100 M8 8 H45 M8 40 H40"),
    "G": Glyph(60, "M52 30 V24 Q52 8 36 8 H24 Q8 8 8 24 V76 Q8 92 24 92 H36 Q52 92 52 76 V52 H30"),
    "H": Glyph(62, "M8 0 V100 M54 0 V100 M8 40 H54"),
    "I": Glyph(16, "M8 0 V100"),
    "J": Glyph(46, "M38 0 V77 Q38 92 23 92 Q8 92 8 77 V68"),
    "K": Glyph(58, "M8 0 V100 M53 -10 L8 45 M22 30 L54 110"),
    "L": Glyph(44, "M8 0 V92 H44"),
    "M": Glyph(80, "M8 0 V100 M72 0 V100 M4 -14 L40 62 L76 -14"),
    "N": Glyph(64, "M8 0 V100 M56 0 V100 M5 -8 L59 108"),
    "O": Glyph(64, _O),
    "P": Glyph(56, "M8 0 V100 M8 8 H34 Q48 8 48 22 V40 Q48 54 34 54 H8"),
    "Q": Glyph(64, _O, "M36 68 L60 108"),
    "R": Glyph(59, "M8 0 V100 M8 8 H34 Q48 8 48 21 V27 Q48 40 34 40 H8 M27 36 L54 108"),
    "S": Glyph(54, "M46 28 V22 Q46 8 32 8 H22 Q8 8 8 22 V26 Q8 40 22 40 H32 Q46 40 46 54 V78 Q46 92 32 "
               "92 H22 Q8 92 8 78 V72"),
    "T": Glyph(56, "M0 8 H56 M28 0 V100"),
    "U": Glyph(62, "M8 0 V76 Q8 92 24 92 H38 Q54 92 54 76 V0"),
    "V": Glyph(62, "M5 -12 L31 96 L57 -12"),
    "W": Glyph(88, "M5 -12 L24 96 L44 26 L64 96 L83 -12"),
    "X": Glyph(62, "M4 -8 L58 108 M58 -8 L4 108"),
    "Y": Glyph(58, "M8 0 V26 Q8 44 26 44 H32 Q50 44 50 26 V0 M29 44 V100"),
    "Z": Glyph(54, "M2 8 H43 L11 92 H54"),
    "Æ": Glyph(84, "M8 104 V28 Q8 8 28 8 H84 M46 0 V100 M8 46 H80 M46 92 H84"),
    "Œ": Glyph(92, "M58 8 H24 Q8 8 8 24 V76 Q8 92 24 92 H92 M54 0 V100 M54 8 H92 M54 40 H88"),
    "Ø": Glyph(64, _O, "M58 -6 L6 106"),
    "ẞ": Glyph(60, "M8 104 V28 Q8 8 28 8 H50 L30 38 H36 Q52 38 52 54 V76 Q52 92 36 92 H26"),
    "0": Glyph(58, _BOWL.format(r=34, e=50)),
    "1": Glyph(32, "M24 0 V100 M27 3 L0 27"),
    "2": Glyph(54, "M8 30 V23 Q8 8 23 8 H31 Q46 8 46 23 V31 Q46 42 39 52 L12 92 M4 92 H54"),
    "3": Glyph(54, "M8 28 V22 Q8 8 22 8 H30 Q44 8 44 20 V28 Q44 40 30 40 H20 M30 40 Q46 40 46 56 V76 "
               "Q46 92 30 92 H23 Q8 92 8 77 V72"),
    "4": Glyph(60, "M44 30 V104 M36 -10 L10 66 H60"),
    "5": Glyph(54, "M48 8 H11 V41 H30 Q46 41 46 57 V76 Q46 92 30 92 H23 Q8 92 8 77 V72"),
    "6": Glyph(56, "M46 26 V23 Q46 8 31 8 H24 Q8 8 8 24 V76 Q8 92 24 92 H32 Q48 92 48 76 V57 Q48 41 32 "
               "41 H8"),
    "7": Glyph(50, "M0 8 H41 L13 108"),
    "8": Glyph(58, "M24 8 H34 Q48 8 48 20 V28 Q48 40 34 40 H24 Q10 40 10 28 V20 Q10 8 24 8 Z "
                   "M24 40 H34 Q50 40 50 56 V76 Q50 92 34 92 H24 Q8 92 8 76 V56 Q8 40 24 40 Z"),
    "9": Glyph(56, "M10 74 V77 Q10 92 25 92 H32 Q48 92 48 76 V24 Q48 8 32 8 H24 Q8 8 8 24 V43 Q8 59 24 "
               "59 H48"),
    ".": Glyph(17, "M8.5 83 V100"),
    ",": Glyph(18, "", "M10 83 V98 L4 113"),
    ":": Glyph(17, "M8.5 32 V49 M8.5 83 V100"),
    ";": Glyph(18, "M10 32 V49", "M10 83 V98 L4 113"),
    "…": Glyph(81, "M8.5 83 V100 M40.5 83 V100 M72.5 83 V100"),
    "!": Glyph(17, "M8.5 0 V68 M8.5 83 V100"),
    "?": Glyph(50, "M8 28 V22 Q8 8 22 8 H28 Q42 8 42 22 V32 Q42 42 34 46 Q25 51 25 60 V68 M25 83 V100"),
    "’": Glyph(18, "", "M10 0 V15 L4 30"),
    "'": Glyph(14, "M7 0 V28"),
    '"': Glyph(38, "M8 0 V28 M30 0 V28"),
    "“": Glyph(44, "", "M14 0 L8 15 V30 M40 0 L34 15 V30"),
    "”": Glyph(44, "", "M10 0 V15 L4 30 M36 0 V15 L30 30"),
    "„": Glyph(44, "", "M10 83 V98 L4 113 M36 83 V98 L30 113"),
    "«": Glyph(62, "", "M29 30 L11 52 L29 74 M57 30 L39 52 L57 74"),
    "»": Glyph(62, "", "M5 30 L23 52 L5 74 M33 30 L51 52 L33 74"),
    "-": Glyph(34, "M0 52 H34"),
    "–": Glyph(54, "M0 52 H54"),
    "—": Glyph(84, "M0 52 H84"),
    "−": Glyph(46, "M0 52 H46"),
    "+": Glyph(48, "M0 52 H48 M24 28 V76"),
    "×": Glyph(44, "M4 34 L40 70 M40 34 L4 70"),
    "=": Glyph(46, "M0 42 H46 M0 62 H46"),
    "·": Glyph(17, "M8.5 41 V58"),
    "/": Glyph(46, "M42 -12 L4 112"),
    "&": Glyph(70, "M60 46 V60 Q60 92 34 92 H26 Q8 92 8 76 V58 Q8 44 22 42 Q12 38 12 26 V22 Q12 8 26 8 "
               "H30 Q44 8 44 22 V26 M22 42 H70"),
    "%": Glyph(86, "M74 -10 L12 110", "M17 6 H25 Q32 6 32 13 V27 Q32 34 25 34 H17 Q10 34 10 27 V13 Q10 "
               "6 17 6 Z "
                   "M61 66 H69 Q76 66 76 73 V87 Q76 94 69 94 H61 Q54 94 54 87 V73 Q54 66 61 66 Z"),
    "(": Glyph(34, "", "M32 -6 Q8 14 8 50 Q8 86 32 106"),
    ")": Glyph(34, "", "M2 -6 Q26 14 26 50 Q26 86 2 106"),
}  # fmt: skip

# marks stand above the middle of their letter, a cedilla below; by what Unicode calls them
MARKS = {
    "\u0300": "M9 -17 L-9 -35",
    "\u0301": "M-9 -17 L9 -35",
    "\u0302": "M-16 -17 L0 -33 L16 -17",
    "\u0303": "M-18 -20 V-24 Q-18 -32 -10 -31 L10 -21 Q18 -20 18 -28 V-32",
    "\u0308": "M-14 -33 V-17 M14 -33 V-17",
    "\u030a": "M-9 -32 H9 V-16 H-9 Z",
    "\u030c": "M-16 -33 L0 -17 L16 -33",
    "\u0327": "M0 96 V112 Q12 112 10 120 Q8 127 -10 124",
}
