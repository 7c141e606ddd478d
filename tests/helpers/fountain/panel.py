"""The fountain in the street, between the queue and the dice."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gah_desktop.app.table import Table
from gah_desktop.widgets.art import State
from gah_desktop.widgets.table.panel import PanelSpec
from gah_desktop.widgets.table.part import PanelPart
from gah_desktop.widgets.table.views import ViewSpec
from gah_desktop.widgets.theme import Theme
from tests.helpers.fountain.models import BasinFacts, FountainModel

WATER = "#1c7ed6"


def basin(
    table: Table, painter: QPainter, rect: QRectF, theme: Theme, facts: BasinFacts, state: State
) -> None:
    painter.fillRect(rect, WATER)


BASIN = ViewSpec("fountain", FountainModel, basin, "Fountain", "Krones can be thrown in")
PART = PanelPart(module="fountain", panels=(PanelSpec("fountain", ("street", 15), 100, BASIN.title, BASIN),))
