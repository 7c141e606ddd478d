"""The rehearsal room on the desk: its four areas side by side; before it is chosen the rooms in lines."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from gah_desktop.app.table import Table
from gah_desktop.modules.ballrooms.models import OfferedFacts, RehearsalModel
from gah_desktop.modules.ballrooms.panel import pictures
from gah_desktop.modules.ballrooms.rules.house import house_of
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.widgets.table.desk import Desk
from gah_desktop.widgets.table.panel import Content
from gah_desktop.widgets.table.views import CardsView, GridSpec, ViewSpec

AREAS = GridSpec(weights=(0.9, 1.25, 1.6, 1.95), room=(3.4, 3.2))  # more dancers, more room
LINES = GridSpec(columns=1, lowest=0.8, room=(17, 2.6))
HEIGHT, LINE = 96.0, 40.0  # of the areas, and of a room that may be chosen
REHEARSAL = ViewSpec(
    "rehearsal", RehearsalModel, pictures.rehearsal,
    QT_TRANSLATE_NOOP("panels", "Rehearsal room"),
    QT_TRANSLATE_NOOP("panels", "Your dancers who are still rehearsing, or the rooms to choose from"),
    grid=AREAS,
)  # fmt: skip


def share(table: Table) -> float:
    """The height it asks for: while rooms are chosen there may be four of them."""
    house = house_of(table.state)
    return HEIGHT if house.rehearsal[table.viewer] else max(HEIGHT, 20 + LINE * len(house.offered))


class RehearsalRoom(Content):
    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = RehearsalModel(desk.table, -1, self)
        self.view = CardsView(REHEARSAL, self.model, desk, self)
        self.view.interaction.topic = lambda: "rehearsal-rooms"
        for change in (self.model.rowsInserted, self.model.rowsRemoved, self.model.modelReset):
            change.connect(self.sync)
        self.setMinimumSize(1, 1)
        self.sync()

    def sync(self) -> None:
        choosing = any(isinstance(facts, OfferedFacts) for (facts,) in self.model.rows())
        grid = LINES if choosing else AREAS
        if self.view.spec.grid != grid:
            self.view.set_grid(grid)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.view.setGeometry(self.rect())
