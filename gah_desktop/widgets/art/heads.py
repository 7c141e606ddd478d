"""The heads of guests, staff and court, put together from parts and kept as pictures; knows no rules.

The table of who looks how is heads_data.py; faces, hair and beards are heads_face.py, hats heads_hats.py,
collars and what is worn or held heads_dress.py, the pen and its colours heads_pen.py.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap

from gah_desktop.widgets.art import heads_dress as dress
from gah_desktop.widgets.art import heads_face as faces
from gah_desktop.widgets.art import heads_hats as hats
from gah_desktop.widgets.art.canvas import drawn_once
from gah_desktop.widgets.art.heads_pen import Pen
from gah_desktop.widgets.art.heads_spec import Head, Part, heads

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

    `kind` is "guest", "staff", "celebrity" or "court"; the court are "emperor", "leopold" and "elisabeth".
    """
    side = min(rect.width(), rect.height())
    place = QRectF(rect.center().x() - side / 2, rect.bottom() - side, side, side)
    key = ("head", kind, str(id), light)
    drawn_once(painter, place, key, lambda inner, square: _draw(inner, square, kind, id, light))


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
    painter.save()
    painter.translate(square.topLeft())
    painter.scale(square.width() / FIELD, square.height() / FIELD)
    if light:
        _disc(painter, QColor(LIGHTS[light]))
    _put_together(Pen(painter), heads()[kind, str(id)])
    painter.restore()


def _disc(painter: QPainter, colour: QColor) -> None:
    """A light behind the head; the shoulders end with it, hats may stand out."""
    field = QRectF(0, 0, FIELD, FIELD)
    disc = QPainterPath()
    disc.addEllipse(field)
    painter.fillPath(disc, colour)
    upper = QPainterPath()
    upper.addRect(QRectF(-FIELD, -FIELD, FIELD * 3, FIELD * 1.5))
    painter.setClipPath(disc.united(upper))


def _put_together(pen: Pen, head: Head) -> None:
    """From the back to the front; what grows or sits on the head takes part in its size."""
    painter, figure = pen.painter, head.figure
    if head.to_the_right:
        painter.translate(FIELD, 0)
        painter.scale(-1, 1)
    small = (1 - figure.height) * 16  # a child stands lower
    with_head = [head.hair, head.beard, head.hat, *head.more]

    def paint(table: dict[str, Drawing], parts: list[Part | None]) -> None:
        for part in parts:
            if part is not None and part.name in table:
                table[part.name](pen, head, part.main, part.trim)

    def sized(width: float, height: float) -> None:
        painter.translate(25, 37 + small)
        painter.scale(width, height)
        painter.translate(-25, -37)

    painter.save()
    sized(figure.width, figure.height)
    paint(BEHIND, with_head)
    painter.restore()
    painter.save()
    sized(figure.shoulders, 1.0)
    faces.bust(pen, head)
    faces.neck(pen, head)
    paint(COLLARS, [head.collar])
    painter.restore()
    painter.save()
    sized(figure.width, figure.height)
    faces.face(pen, head)
    paint(BEARDS, with_head)
    paint(HAIR, with_head)
    paint(LENSES, with_head)
    paint(HATS, with_head)
    paint(ON_HATS, with_head)
    painter.restore()
    painter.setClipping(False)  # what is held may stand out of the light
    paint(HELD, list(head.more))
