"""What every head has: shoulders, neck, face, hair and beard, one small function each; knows no card."""

from __future__ import annotations

from gah_desktop.widgets.art.heads_pen import HAIRS, INKS, Pen, blended, darker, lighter
from gah_desktop.widgets.art.heads_spec import Head

_LIGHT_HAIR = {HAIRS[name] for name in ("white", "fair", "blond")}
_OLD_HAIR = {HAIRS[name] for name in ("white", "grey")}
_BROWS = {
    "man": "M16.8 21 Q18.8 19.4 20.9 20.6 M24.2 20.5 Q27 19 29.8 21",
    "woman": "M17.2 20.8 Q19 19.6 20.8 20.6 M24.6 20.5 Q27 19.2 29.4 20.7",
    "stern": "M16.8 19.8 Q19 19.9 21 21.4 M24 21.2 Q27 19.2 30 19.8",
}
INK = INKS["ink"]
_FACES = {
    False: "M15.9 22.5 Q14.8 12.6 24.8 12.4 Q35 12.6 34.6 23.4 Q34.6 29.4 31.6 32.4 Q28.4 36 24.6 36.8 "
    "Q21.6 37.2 19.6 35.4 Q17.4 33 17 30 Q15.2 27.4 15.9 25 Q15.4 24 15.9 22.5 Z",
    True: "M16.2 22.5 Q15 12.6 24.8 12.4 Q34.8 12.6 34.2 23.4 Q34 28.8 30.6 32.4 Q27 36 23.6 36.6 "
    "Q20.8 36.8 19 34.4 Q17.2 31.8 16.9 29.4 Q15.4 27 16.2 25 Q15.8 24 16.2 22.5 Z",
}
_SHADES = {
    False: "M30.4 14.4 Q35 17 34.6 23.4 Q34.6 29.4 31.6 32.4 Q28.4 36 24.6 36.8 Q23 37 21.8 36.6 "
    "Q27.6 34.6 29.8 30.6 Q31.6 26.6 30.6 21 Z",
    True: "M31 15 Q34.6 18 34.2 23.4 Q34 28.8 30.6 32.4 Q27 36 23.6 36.6 Q22.4 36.7 21.6 36.2 "
    "Q27.6 34 29.8 30 Q31.4 26.4 30.8 21 Z",
}


def bust(pen: Pen, head: Head) -> None:
    cloth = head.cloth
    if head.woman:
        pen.cut(
            "M5.4 50 Q6 42.4 13.6 40 Q19.4 38.4 20.6 36 H29 Q30.4 38.6 35.6 40 Q42.6 42.2 43.4 50 Z", cloth
        )
        pen.lay("M33 40 Q42 42 42.8 50 H36 Q36.4 44 33 40 Z", darker(cloth))
    else:
        pen.cut("M1.8 50 Q2.4 42 11 39.6 Q18 38 20 35.6 H30 Q32 38 38 39.6 Q46 42 46.8 50 Z", cloth)
        pen.lay("M36 39.8 Q45.6 42 46.2 50 H39 Q39.6 44 36 39.8 Z", darker(cloth))


def neck(pen: Pen, head: Head) -> None:
    skin = head.skin
    if head.woman:
        pen.cut("M21 31 H28.8 V37.6 Q30 39.4 32.6 40.4 Q25 45.4 17.4 40.4 Q20.6 39.4 21 37.6 Z", skin)
        pen.lay("M21.6 36 Q26.6 36 29.8 32.4 L28.6 38.4 Q25 40.4 21.4 37.6 Z", darker(skin, 0.24))
    else:
        pen.cut("M20.4 31 H29.8 V37.4 L32 39.6 Q25 45 18.4 39.6 L20.4 37.4 Z", skin)
        pen.lay("M20.8 36.4 Q27 36.8 30 32.6 L29.6 39 Q25 41.4 20.8 38 Z", darker(skin, 0.24))


def face(pen: Pen, head: Head) -> None:
    """Turned a little to the left; one side lies in shadow."""
    skin, shade = head.skin, darker(head.skin, 0.2)
    line = darker(skin, 0.5)
    if not head.woman:  # a lady's ears are under her hair
        pen.cut("M33 22.6 Q36.4 21.4 36.8 24.8 Q36.8 29 33.8 29.4 Z", skin)
        pen.line("M34.4 24.6 Q35.6 24.6 35 27.4", line, 0.8)
    pen.cut(_FACES[head.woman], skin)
    pen.lay(_SHADES[head.woman], shade)
    _features(pen, head, line)


def _features(pen: Pen, head: Head, line: str) -> None:
    hair = head.hair.main
    brow = darker(hair, 0.35) if hair in _LIGHT_HAIR else hair
    blush = blended(head.skin, "#DD4F3C", 0.3)
    pen.dot(27.8, 28.6, 2.4, blush)
    pen.dot(18.3, 28.4, 1.5, blush)
    pen.line("M22.5 22.6 Q21.6 26 20.3 28.2 Q21 29.5 23 28.9", line, 1.0)
    _eyes(pen, head)
    brows = "stern" if head.mood == "stern" else "woman" if head.woman else "man"
    pen.line(_BROWS[brows], brow, 0.9 if head.woman else 1.35)
    if head.mood == "merry":
        pen.lay("M19.2 31 Q22 32.2 25.4 30.8 Q24.8 34.8 22 34.8 Q19.6 34.4 19.2 31 Z", "#8E2B2A")
        pen.lay("M19.6 31.3 Q22 32.3 25 31.1 L24.6 32.6 Q22 33.4 19.9 32.6 Z", "#FFFBF0")
    elif head.woman:
        pen.lay("M19.6 31.6 Q20.8 30.6 21.9 31 Q23.2 30.5 24.9 31.6 Q22.4 34.4 19.6 31.6 Z", "#BE3B36")
    else:
        mouth = "M20 32.4 Q22 31.8 24.6 32.4" if head.mood == "stern" else "M19.9 32 Q22 33.2 24.8 31.8"
        pen.line(mouth, darker(head.skin, 0.6), 1.1)
    if hair in _OLD_HAIR:
        pen.line("M28.4 29 Q29 31.4 27.4 33.4 M25 26.4 Q26.8 27.2 28.6 26.2", line, 0.6)


def _eyes(pen: Pen, head: Head) -> None:
    if head.mood == "asleep":
        pen.line("M17.4 24 Q19 25.4 20.6 24.2 M24.6 24.2 Q26.8 25.8 29.2 24", INK, 1.1)
    elif head.young:
        for x in (19.2, 26.6):
            pen.dot(x, 24.3, 1.75, INK)
            pen.dot(x - 0.5, 23.7, 0.5, "#FFFFFF")
        pen.line("M17.2 22.8 Q19 21.6 20.8 22.6 M24.6 22.6 Q26.8 21.4 29 22.8", INK, 0.7)
    else:
        pen.line("M17.2 23.6 Q18.8 22.4 20.7 23.5 M24.3 23.5 Q26.6 22 29.2 23.6", INK, 0.9)
        pen.dot(19.2, 24.1, 1.25, INK)
        pen.dot(26.5, 24.1, 1.35, INK)
    if head.woman:
        pen.line("M28.8 23.4 L30.2 22.6", INK, 0.9)


# hair


def crop(pen: Pen, head: Head, main: str, trim: str) -> None:
    """Short, parted on the side."""
    pen.cut(
        "M15.2 22.4 Q12.6 8.6 25.4 8.6 Q37.2 8.8 36.4 23 L35.6 27.2 L33.4 27.6 Q33.4 22.6 31.6 18.4 "
        "Q24.4 18.6 19.6 15 Q16.4 17.4 15.2 22.4 Z",
        main,
    )
    pen.line("M21.4 11.4 Q28 9.4 32.4 14", lighter(main), 1.0)


def sides(pen: Pen, head: Head, main: str, trim: str) -> None:
    """Bald above."""
    pen.cut("M32 19.6 Q33.6 17.4 35.4 19.4 Q37.6 22.4 36.6 26.8 Q36 29.6 34.2 30 Q32.2 25.6 32 19.6 Z", main)
    pen.cut("M16 19.4 Q13.8 20 14 25.2 L15.9 25.2 Z", main)
    pen.line("M20.4 14.8 Q22.4 13.6 24.6 13.8", lighter(head.skin, 0.7), 1.2)


def curls(pen: Pen, head: Head, main: str, trim: str) -> None:
    pen.cut(
        "M15 22.6 Q11 22 12.4 18 Q10.4 14 14.4 12.6 Q14.6 8.4 19 8.8 Q21.6 5 25.6 7.4 Q30 4.8 32.4 8.6 "
        "Q37 8.4 36.8 13 Q40.4 15.6 38 19.4 Q39.8 23.4 36.8 25.2 Q37 28.6 33.8 28 Q34 22.6 31.6 19.4 "
        "Q29 20.4 27.4 18 Q24.6 20 22.4 17.2 Q19.6 19.6 17.8 17.8 Q15.6 19.6 15 22.6 Z",
        main,
    )
    pen.line("M18 12.4 Q20 10.2 22.4 11.4 M27.4 10.4 Q30 8.8 31.6 11.4", lighter(main), 1.0)


def updo_back(pen: Pen, head: Head, main: str, trim: str) -> None:
    pen.cut("M22.6 7.4 Q22.4 2 28.4 2 Q34 2.6 33.4 8.4 Q30 12 25.4 11 Q22.6 10 22.6 7.4 Z", main)


def updo(pen: Pen, head: Head, main: str, trim: str) -> None:
    """Swept up around the face, a knot on top."""
    pen.cut(
        "M15.6 23.6 Q10.6 20.4 12.2 14.6 Q14.4 7 25 7 Q37 7.2 37.8 16.4 Q38.6 23.4 34.4 28.4 "
        "Q34.4 21.4 30 17.2 Q24 13.4 18.4 17.6 Q16.2 19.8 15.6 23.6 Z",
        main,
    )
    pen.line("M16.4 15 Q19.4 10.4 25.4 10 M29.4 10.8 Q34.4 13.4 35 19", lighter(main), 1.0)


def long_back(pen: Pen, head: Head, main: str, trim: str) -> None:
    pen.cut(
        "M13.6 22 Q12 8 25 8 Q38 8.2 37.6 24 Q38 32 41 37.6 Q37 43 31 41.4 L18 40.6 Q12.6 42 9.4 38.4 "
        "Q13.8 31 13.6 22 Z",
        main,
    )


def long(pen: Pen, head: Head, main: str, trim: str) -> None:
    """Falling on the shoulders."""
    pen.cut(
        "M15.9 26 Q12.6 9.4 25 8.8 Q37.8 9 36.4 27 Q36.6 32 37.6 36 Q33.8 36.4 32.8 32.4 "
        "Q34.4 23.4 29.4 18 Q24.4 17.4 21.6 14.4 Q16.6 18 15.9 26 Z",
        main,
    )
    pen.line("M25 11.4 Q33.4 12 34 21", lighter(main), 1.0)


def braids_back(pen: Pen, head: Head, main: str, trim: str) -> None:
    for x in (11.6, 38):
        pen.cut(
            f"M{x - 2.6} 27 Q{x - 3.8} 30.4 {x - 2} 32.6 Q{x - 3.8} 36 {x - 1.8} 38.4 Q{x - 2.4} 42 "
            f"{x - 1.2} 44 H{x + 1.4} "
            f"Q{x + 2.8} 42 {x + 2} 38.4 Q{x + 3.8} 36 {x + 2.2} 32.6 Q{x + 3.8} 30.4 {x + 2.6} 27 Z",
            main,
        )
        pen.line(f"M{x - 2} 32.6 H{x + 2.2} M{x - 1.8} 38.4 H{x + 2}", darker(main, 0.5), 0.8)


def braids(pen: Pen, head: Head, main: str, trim: str) -> None:
    """Two plaits."""
    pen.cut(
        "M15.4 26 Q9.6 29 10 26 Q11.2 8.6 25 8.4 Q39.2 8.6 39.8 27 Q36 31 34.4 27.6 Q34.6 19.6 24 14.6 "
        "Q16 19 15.4 26 Z",
        main,
    )
    pen.line("M24 8.8 V14", darker(main, 0.5), 0.8)


# beards


def moustache(pen: Pen, head: Head, main: str, trim: str) -> None:
    pen.cut(
        "M22 30 Q19.4 29 17.2 31.2 Q15.2 32.2 13.6 29.8 Q13.6 34.4 18 34 Q20.6 33.6 22.2 32 "
        "Q24.6 34.2 28.4 33.8 Q32.6 33.4 32.6 29.2 Q30.6 32 28 31 Q25 28.8 22 30 Z",
        main,
        width=0.9,
    )


def goatee(pen: Pen, head: Head, main: str, trim: str) -> None:
    pen.cut("M22 30 Q19.6 29 18 31.2 Q20.4 31.8 22 31.2 Q24.6 32 27.4 31.2 Q25 29 22 30 Z", main, width=0.8)
    pen.cut("M19.8 34 Q22 33 25 34 Q25.2 38.4 22 41.4 Q19.4 38 19.8 34 Z", main, width=0.9)


def chops(pen: Pen, head: Head, main: str, trim: str) -> None:
    """Whiskers down the cheeks, joined above the lip, the chin bare."""
    pen.cut(
        "M35.8 22.6 Q33.4 24 32.4 27.4 Q30.4 30 26.4 29.8 Q24 28.8 22 30 Q19.8 29 17.8 30.6 "
        "Q16.6 29 16 25.6 Q12.4 30.4 14.4 35.8 Q16.4 39 18.8 36.4 Q18 33.6 20 32.6 Q22 33 24.6 32.6 "
        "Q26.8 33.6 26.6 37.4 Q30 41.4 34.6 37.6 Q38.6 32.4 35.8 22.6 Z",
        main,
        width=0.9,
    )
    pen.line("M33.8 28 Q34.6 32 32.6 35.6 M30.6 31.6 Q31 34.4 29.6 36.6", darker(main, 0.35), 0.7)


def full(pen: Pen, head: Head, main: str, trim: str) -> None:
    pen.cut(
        "M35.6 22.6 Q33.4 24.6 32.6 27.6 Q29.6 30.4 26 29.6 Q24 28.8 22 30 Q19.8 28.8 17.8 30.2 "
        "Q16.4 28.6 16 25.2 Q12.4 36 18.4 40.4 Q21.4 43.6 24.6 42.4 Q33 41.4 35.4 33.6 Q37 28 35.6 22.6 Z",
        main,
        width=0.9,
    )
    pen.line("M19.8 33 Q22 34.2 24.8 32.8", "#8E2F2C", 1.1)
    pen.line("M32.4 31.4 Q32 36 28.4 39 M27.6 35 Q26.6 38 24 40", darker(main, 0.35), 0.7)
