"""Shapes written as text, the way SVG writes them: M, L, H, V, Q, C and Z, all absolute; knows no picture."""

from __future__ import annotations

import re
from functools import lru_cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

_TOKEN = re.compile(r"[MLHVQCZ]|-?\d*\.?\d+")


@lru_cache(maxsize=1024)
def outline(text: str) -> QPainterPath:
    """The path of a text such as "M0 0 H10 Q10 10 0 10 Z"; each text is read once."""
    path = QPainterPath()
    numbers: list[float] = []
    letter = ""
    for token in _TOKEN.findall(text):
        if not token.isalpha():
            numbers.append(float(token))
            if len(numbers) == _LENGTHS[letter]:
                _add(path, letter, numbers)
                letter = "L" if letter == "M" else letter
                numbers.clear()
        elif token == "Z":
            path.closeSubpath()
        else:
            letter = token
    return path


_LENGTHS = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "C": 6}


def _add(path: QPainterPath, letter: str, n: list[float]) -> None:
    if letter == "M":
        path.moveTo(n[0], n[1])
    elif letter == "L":
        path.lineTo(n[0], n[1])
    elif letter == "H":
        path.lineTo(n[0], path.currentPosition().y())
    elif letter == "V":
        path.lineTo(path.currentPosition().x(), n[0])
    elif letter == "Q":
        path.quadTo(n[0], n[1], n[2], n[3])
    else:
        path.cubicTo(QPointF(n[0], n[1]), QPointF(n[2], n[3]), QPointF(n[4], n[5]))
