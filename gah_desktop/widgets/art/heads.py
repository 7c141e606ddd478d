"""The heads of guests, staff and court, put together from parts and kept as pictures; knows no rules.

The table of who looks how is heads_data.py; faces, hair and beards are heads_face.py, hats heads_hats.py,
collars and what is worn or held heads_dress.py, the pen and its colours heads_pen.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap

from gah_desktop.widgets.art import heads_dress as dress
from gah_desktop.widgets.art import heads_face as faces
from gah_desktop.widgets.art import heads_hats as hats
from gah_desktop.widgets.art.canvas import drawn_once
from gah_desktop.widgets.art.heads_pen import Pen
from gah_desktop.widgets.art.heads_spec import Figure, Head, Part, heads

Drawing = Callable[[Pen, Head, str, str], None]

HAIR: dict[str, Drawing] = {
    "crop": faces.crop, "sides": faces.sides, "curls": faces.curls, "updo": faces.updo, "long": faces.long,
    "braids": faces.braids,
}  # fmt: skip
BEARDS: dict[str, Drawing] = {
    "moustache": faces.moustache, "goatee": faces.goatee, "chops": faces.chops, "full": faces.full,
}  # fmt: skip
HATS: dict[str, Drawing] = {
    **{name: partial(hats.brimmed, cut) for name, cut in hats.BRIMS.items()},
    **{name: partial(hats.flat_cap, cut) for name, cut in hats.CAPS.items()},
    "toque": hats.toque, "beret": hats.beret, "frill": hats.frill,
    "kerchief": hats.kerchief, "hood": hats.hood, "crown": hats.crown, "cocked": hats.cocked,
    "wreath": hats.wreath,
}  # fmt: skip
COLLARS: dict[str, Drawing] = {
    "tie": partial(dress.shirt, "tie"), "bow": partial(dress.shirt, "bow"), "lace": dress.lace,
    "fur": dress.fur, "pearls": dress.pearls, "uniform": dress.uniform, "apron": dress.apron,
    "scarf": dress.scarf,
}  # fmt: skip
LENSES: dict[str, Drawing] = {
    name: partial(dress.lens, name) for name in ("glasses", "monocle", "patch", "mask")
}  # fmt: skip
HELD: dict[str, Drawing] = {
    "sash": dress.sash, "book": dress.book, "fan": dress.fan, "violin": dress.violin, "note": dress.note,
    "palette": dress.palette,
    **{name: partial(dress.vessel, name) for name in ("glass", "cup", "mug")},
    **{name: partial(dress.rod, name) for name in ("rod", "brush", "key", "quill")},
}  # fmt: skip
# what hangs down behind the head, or belongs on a hat
BEHIND: dict[str, Drawing] = {
    "updo": faces.updo_back, "long": faces.long_back, "braids": faces.braids_back, "hood": hats.hood_back,
}  # fmt: skip
ON_HATS: dict[str, Drawing] = {"plume": dress.plume}

# the light discs behind a head, by the colour of the card; in a lit window there is none
LIGHTS = {"blue": "#D3E3F8", "red": "#F8D6CF", "yellow": "#FCEBB4", "green": "#D6EBCB", "cream": "#F6E7BD"}
FIELD = 48.0


def draw_head(painter: QPainter, rect: QRectF, kind: str, id: int | str, light: str = "") -> None:
    """A head in the largest square of the rect, its foot on the rect's; `light`: one of LIGHTS, for a disc.

    `kind` is "guest", "staff", "celebrity" or "court": the Emperor and the solo opponents, by id.
    """
    side = min(rect.width(), rect.height())
    place = QRectF(rect.center().x() - side / 2, rect.bottom() - side, side, side)
    key = ("head", kind, str(id), light)
    drawn_once(painter, place, key, lambda inner, square: _draw(inner, square, kind, id, light))


def has_head(kind: str, id: int | str) -> bool:
    """Whether somebody of this number has been drawn."""
    return (kind, str(id)) in heads()


def head_pixmap(kind: str, id: int | str, side: int, ratio: float = 1.0, light: str = "") -> QPixmap:
    """The same as a picture of so many logical pixels, for labels and icons."""
    picture = QPixmap(round(side * ratio), round(side * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    draw_head(painter, QRectF(0, 0, side, side), kind, id, light)
    painter.end()
    return picture


def _draw(painter: QPainter, square: QRectF, kind: str, id: int | str, light: str) -> None:
    head = heads()[kind, str(id)]
    pen = Pen(painter)
    painter.save()
    painter.translate(square.topLeft())
    painter.scale(square.width() / FIELD, square.height() / FIELD)
    painter.setClipRect(QRectF(0, 0, FIELD, FIELD), Qt.ClipOperation.IntersectClip)
    if head.to_the_right:
        painter.translate(FIELD, 0)
        painter.scale(-1, 1)
    painter.save()
    if light:
        _disc(painter, QColor(LIGHTS[light]))
    _person(pen, head)
    painter.restore()
    _paint(pen, head, HELD, head.more)  # it may stand out of the light
    painter.restore()


def _disc(painter: QPainter, colour: QColor) -> None:
    """A light behind the head; the shoulders end with it, hats may stand out."""
    disc = QPainterPath()
    disc.addEllipse(QRectF(0, 0, FIELD, FIELD))
    painter.fillPath(disc, colour)
    upper = QPainterPath()
    upper.addRect(QRectF(0, 0, FIELD, FIELD / 2))
    painter.setClipPath(disc.united(upper), Qt.ClipOperation.IntersectClip)


def _person(pen: Pen, head: Head) -> None:
    """From the back to the front; what grows or sits on the head takes part in its size."""
    figure = head.figure
    of_the_head = (head.hair, head.beard, head.hat, *head.more)
    with _sized(pen.painter, figure.width, figure):
        _paint(pen, head, BEHIND, of_the_head)
    with _sized(pen.painter, figure.shoulders, figure, 1.0):
        faces.bust(pen, head)
        faces.neck(pen, head)
        _paint(pen, head, COLLARS, (head.collar,))
    with _sized(pen.painter, figure.width, figure):
        faces.face(pen, head)
        for table in (BEARDS, HAIR, LENSES, HATS, ON_HATS):
            _paint(pen, head, table, of_the_head)


@contextmanager
def _sized(painter: QPainter, width: float, figure: Figure, height: float = 0.0) -> Iterator[None]:
    """Wider or narrower about the chin; a child's chin is lower."""
    painter.save()
    painter.translate(25, 37 + (1 - figure.height) * 16)
    painter.scale(width, height or figure.height)
    painter.translate(-25, -37)
    yield
    painter.restore()


def _paint(pen: Pen, head: Head, table: dict[str, Drawing], parts: Iterable[Part | None]) -> None:
    for part in parts:
        if part is not None and part.name in table:
            table[part.name](pen, head, part.main, part.trim)
