"""The stage: three ballrooms and the balcony; where letters are large, one of them is open at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QFontInfo, QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from gah_desktop.modules.ballrooms.models import BallroomsModel, HallFacts
from gah_desktop.modules.ballrooms.panel import pictures
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.widgets.art.ballrooms import hall, hall_layout, hall_letters
from gah_desktop.widgets.table.desk import Desk
from gah_desktop.widgets.table.interaction import Index
from gah_desktop.widgets.table.panel import Content
from gah_desktop.widgets.table.placed import PlacedView
from gah_desktop.widgets.table.views import GridSpec, ViewSpec

STAGE = ViewSpec(
    "ballrooms", BallroomsModel, pictures.place,
    QT_TRANSLATE_NOOP("panels", "Ballrooms"),
    QT_TRANSLATE_NOOP("panels", "Three ballrooms, the rows of each from the top, and the balcony"),
    grid=GridSpec(room=(10, 1.25)),
)  # fmt: skip
BALCONY, FOLDED = 0.46, 0.5  # as wide as so much of an open hall
GAP = 5
LEAST = 12.0  # letters across: a hall narrower than that is folded
ROWS = 3


class HallsView(PlacedView):
    """A ballroom's foot belongs to its heading."""

    def beside(self, point: QPoint) -> int:
        for row, facts in enumerate(self._facts()):
            if isinstance(facts, HallFacts) and self.hall(facts.key).contains(point.toPointF()):
                return row
        return -1

    def hall(self, which: str) -> QRectF:
        """All of a ballroom."""
        return _halls(QRectF(self.viewport().rect()), self._facts())[which]


class Stage(Content):
    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._chosen = ""  # the ballroom that somebody opened
        self._due = ""
        self.model = BallroomsModel(desk.table, -1, self)
        self.view = HallsView(STAGE, self.model, desk, self._lie, self._draw_halls, self)
        self.view.interaction.instead = self.open
        self.view.interaction.topic = lambda: "five-ballrooms"
        desk.look.changed.connect(self._fold)
        self.setMinimumSize(1, 1)

    def sync(self) -> None:
        """The next ballroom is open until somebody opens another."""
        due = next((facts.key for facts in self._halls() if facts.due), "right")
        if due != self._due:
            self._due, self._chosen = due, ""
        self._fold()

    def open(self, index: Index) -> bool:
        """A folded ballroom opens in its place, and the others fold."""
        facts = self.model.facts(index)
        if not (isinstance(facts, HallFacts) and facts.folded):
            return False
        self._chosen = facts.key
        self._fold()
        self.view.setCurrentIndex(self.model.index_of(facts.key))
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.view.setGeometry(self.rect())
        self._fold()

    def _halls(self) -> list[HallFacts]:
        return [facts for (facts,) in self.model.rows() if isinstance(facts, HallFacts)]

    def _fold(self) -> None:
        names = [facts.key for facts in self._halls()]
        letter = QFontInfo(self._desk.letters(self)).pixelSize()
        across = self.width() / (len(names) + BALCONY) if names else 0
        folds = bool(names) and across < letter * LEAST
        stays = self._chosen or self._due
        self.model.fold(frozenset(name for name in names if folds and name != stays))
        self.view.arrange()

    # -- where things lie

    def _lie(self, rect: QRectF, rows: Sequence[Any]) -> list[QRectF]:
        halls = _halls(rect, rows)
        letter = QFontInfo(self._desk.letters(self)).pixelSize()
        found: list[QRectF] = []
        for facts in rows:
            if isinstance(facts, HallFacts):
                whole = halls[facts.key]
                inside = hall_layout(whole, hall_letters(letter, whole))
                found.append(whole if facts.folded else inside.head)
            elif facts.row:
                whole = halls[facts.ballroom]
                inside = hall_layout(whole, hall_letters(letter, whole))
                found.append(inside.rows[ROWS - facts.row])
            else:
                found.append(halls["balcony"])
        return found

    def _draw_halls(self, painter: QPainter, rect: QRectF, rows: Sequence[Any]) -> None:
        for facts in rows:
            if isinstance(facts, HallFacts):
                whole = _halls(rect, rows)[facts.key]
                art = pictures.hall_art(self._desk.table, facts)
                hall(painter, whole, self._desk.theme, art)


def _halls(rect: QRectF, rows: Sequence[Any]) -> dict[str, QRectF]:
    """The ballrooms side by side and the balcony, by their shares."""
    shares = {facts.key: FOLDED if facts.folded else 1.0 for facts in rows if isinstance(facts, HallFacts)}
    if not shares:
        return {}
    shares["balcony"] = BALCONY
    room, x, found = rect.width() - GAP * (len(shares) - 1), rect.left(), {}
    for name, share in shares.items():
        width = room * share / sum(shares.values())
        found[name] = QRectF(round(x), rect.top(), round(width), rect.height())
        x += width + GAP
    return found
