"""How the ground of a room runs on into the rooms of its suite: geometry alone, no painting."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from gah_desktop.widgets.art.specs import Join

# a corner, the two sides that meet there, and whether it is at the right and below
CORNERS = (
    (Join.NE, Join.N | Join.E, 1, 0),
    (Join.SE, Join.S | Join.E, 1, 1),
    (Join.SW, Join.S | Join.W, 0, 1),
    (Join.NW, Join.N | Join.W, 0, 0),
)


def suite_parts(rect: QRectF, join: Join, gap: float) -> list[QRectF]:
    """The ground of a room, running on into its neighbours, and into a corner only if that is theirs."""
    body = rect.adjusted(gap, gap, -gap, -gap)
    reach = gap * 2  # they overlap the room, so that no seam shows between device pixels
    parts = [body]
    if join & Join.N:
        parts.append(QRectF(body.left(), rect.top(), body.width(), reach))
    if join & Join.S:
        parts.append(QRectF(body.left(), body.bottom() - gap, body.width(), reach))
    if join & Join.W:
        parts.append(QRectF(rect.left(), body.top(), reach, body.height()))
    if join & Join.E:
        parts.append(QRectF(body.right() - gap, body.top(), reach, body.height()))
    for corner, sides, right, low in CORNERS:
        if join & corner and join & sides == sides:
            parts.append(
                QRectF(
                    rect.right() - reach if right else rect.left(),
                    rect.bottom() - reach if low else rect.top(),
                    reach,
                    reach,
                )
            )
    return parts
