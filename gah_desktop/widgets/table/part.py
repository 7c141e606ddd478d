"""What a module can bring to the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from gah_desktop.parts import Parts

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from gah_desktop.app.table import Table
    from gah_desktop.widgets.table.panel import PanelSpec
    from gah_desktop.widgets.table.views import ViewSpec
    from gah_desktop.widgets.theme import Theme


class Emblem(NamedTuple):
    """What shows at another player's place, in small: so many square pictures."""

    draw: Callable[[Table, int, QPainter, QRectF, Theme], None]
    squares: Callable[[Table, int], int]


@dataclass(frozen=True, kw_only=True)
class PanelPart:
    """What a module brings to the table while it is in play."""

    module: str
    panels: tuple[PanelSpec, ...] = ()
    visited: tuple[ViewSpec, ...] = ()  # of another player's hotel, large
    emblems: tuple[Emblem, ...] = ()  # the models say the same


PANEL_PARTS: Parts[PanelPart] = Parts("panels")


def panel_parts(table: Table) -> list[PanelPart]:
    """Return the parts of the modules in play, in their order."""
    return [PANEL_PARTS.of(module.name) for module in table.state.modules] if table.has_game else []


def emblems(table: Table) -> tuple[Emblem, ...]:
    return tuple(emblem for part in panel_parts(table) for emblem in part.emblems)
