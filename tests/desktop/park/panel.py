"""The park beside the hotel."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gah_desktop.app.table import Table
from gah_desktop.widgets.art import State
from gah_desktop.widgets.table.panel import PanelSpec
from gah_desktop.widgets.table.views import GridSpec, ViewSpec
from gah_desktop.widgets.theme import Theme
from tests.desktop.park.models import BenchFacts, ParkModel

GRASS = "#2f9e44"


def bench(
    table: Table, painter: QPainter, rect: QRectF, theme: Theme, facts: BenchFacts, state: State
) -> None:
    painter.fillRect(rect, GRASS)


BENCHES = ViewSpec("park", ParkModel, bench, "Park", "Two benches", grid=GridSpec(columns=2))
PANELS = (PanelSpec("park", ("centre", 25), 100, "Park", BENCHES),)
