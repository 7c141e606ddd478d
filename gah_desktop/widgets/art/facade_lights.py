"""What lies over a finished place of the front: dimming, what is possible, what is chosen, the focus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from gah_desktop.widgets.art.canvas import box, chosen_mark, faded, focus_ring, shrunk
from gah_desktop.widgets.art.facade_specs import colours
from gah_desktop.widgets.art.specs import State

if TYPE_CHECKING:
    from gah_desktop.widgets.theme import Theme


def place_state(painter: QPainter, rect: QRectF, theme: Theme, state: State, *, strong: bool = False) -> None:
    """`strong`: the more so, for what is ready to be done at last."""
    if state is State.NORMAL:
        return
    c = colours(theme)
    if state & (State.DIMMED | State.DISABLED):
        painter.fillRect(rect, faded(c.ground, 165 if state & State.DIMMED else 110))
    if state & State.SELECTABLE:
        ring = max(1.8, min(3.4, min(rect.width(), rect.height()) * 0.028)) * (1.5 if strong else 1.0)
        for grow, alpha in ((2.6, 50), (1.8, 95)):
            box(painter, rect, faded(c.glow, alpha), ring * grow)
        box(painter, rect, c.glow, ring)
    elif state & State.HOVER:
        box(painter, rect, c.gold, 1.4)
    if state & State.SELECTED:
        chosen_mark(painter, rect, theme)
    if state & State.DROP_TARGET:
        painter.fillRect(rect, faded(c.glow, 34))
        box(painter, rect, c.glow, 2.6, Qt.PenStyle.DashLine)
    if state & State.FOCUSED:
        focus_ring(painter, shrunk(rect, -1), theme)
