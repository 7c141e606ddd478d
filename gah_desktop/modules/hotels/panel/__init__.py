"""The entrance at the front of each hotel, and the hall in which entrances are sold or seen in large."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gah_desktop.app.table import Table
from gah_desktop.modules.hotels.panel.entrance import PORTAL, Entrance, share
from gah_desktop.modules.hotels.panel.hall import LOTS, Hall
from gah_desktop.modules.hotels.rules.owners import owners_of
from gah_desktop.modules.solo.rules import entrance_of
from gah_desktop.widgets.art.portals import portal
from gah_desktop.widgets.table.panel import PanelSpec
from gah_desktop.widgets.table.part import Emblem, PanelPart
from gah_desktop.widgets.theme import Theme


def _entrance(table: Table, seat: int) -> int | str:
    if seat == table.setup.opponent:
        own = entrance_of(table.state)
        return 0 if own is None else own.name
    owned = owners_of(table.state).owned
    return owned[seat] if owned else 0


def _small(table: Table, seat: int, painter: QPainter, rect: QRectF, theme: Theme) -> None:
    portal(painter, rect, theme, _entrance(table, seat))


PART = PanelPart(
    module="hotels",
    panels=(
        PanelSpec("entrance", ("ground", 10), share, PORTAL.title, Entrance, titled=False),
        PanelSpec("hall", ("over", 10), 0, LOTS.title, Hall, titled=False),
    ),
    emblems=(Emblem(_small, lambda table, seat: int(bool(_entrance(table, seat)))),),
)
