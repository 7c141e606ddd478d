"""The entrance at the hotel's front: the portal, and beside it what belongs to it, where there is room.

A click on the portal shows all of it in large, over the storeys of the house. No rules.
"""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, Qt
from PySide6.QtGui import QFontInfo, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from gah_desktop.app.table import Table
from gah_desktop.modules.hotels.models import EntranceFacts, EntranceModel, PiecesModel
from gah_desktop.modules.hotels.panel import pictures
from gah_desktop.modules.hotels.rules.owners import owners_of
from gah_desktop.modules.hotels.words.places import no_entrance_yet
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.names import component_name
from gah_desktop.widgets.art.alphabet import draw_title
from gah_desktop.widgets.art.canvas import box
from gah_desktop.widgets.art.facade_specs import colours
from gah_desktop.widgets.table.desk import Desk
from gah_desktop.widgets.table.panel import Content
from gah_desktop.widgets.table.views import CardsView, GridSpec, ViewSpec

Index = QModelIndex | QPersistentModelIndex
UNFOLD = "entrance"  # what is asked for of the desk
COLUMNS = {"token": 5, "tile": 2, "goal": 1, "sum": 3, "group": 1, "bonus": 1}
WIDTHS = {1: 176, 2: 254, 3: 236, 4: 118, 5: 138, 6: 206, 7: 156, 8: 206, 9: 130, 10: 138}
PORTAL_SHARE = {"token": 0.26, "sum": 0.22, "rule": 0.44, "guests": 0.44}  # of the width, beside pieces
USUAL_SHARE = 0.34
NO_WIDTH = 84  # while there is none
NARROW = {"token": 2.3, "sum": 3.2, "rule": 3.0, "guests": 3.0}  # letters wide
LEAST = {"token": 3.4, "tile": 1.5, "goal": 1.5, "sum": 1.9, "group": 1.4, "bonus": 1.4}  # letters high

PORTAL = ViewSpec(
    "entrance", EntranceModel, pictures.entrance,
    QT_TRANSLATE_NOOP("panels", "Entrance"),
    QT_TRANSLATE_NOOP("panels", "The entrance of the hotel and what it allows; open it to see all of it"),
    grid=GridSpec(columns=1, room=(3, 3), lowest=0.5),
)  # fmt: skip
PIECES = ViewSpec(
    "pieces", PiecesModel, pictures.piece_picture,
    QT_TRANSLATE_NOOP("panels", "Beside the entrance"),
    QT_TRANSLATE_NOOP("panels", "What lies beside the entrance of the hotel, or follows from it"),
    grid=GridSpec(columns=1, room=(7, 1.6), lowest=0.5),
)  # fmt: skip


def share(table: Table) -> float:
    """As wide as what lies beside it asks for."""
    owned = owners_of(table.state).owned
    return WIDTHS.get(owned[table.viewer], NO_WIDTH) if owned else NO_WIDTH


class Entrance(Content):
    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self.portal = CardsView(PORTAL, EntranceModel(desk.table, -1, self), desk, self)
        self.pieces = CardsView(PIECES, PiecesModel(desk.table, -1, self), desk, self)
        self.portal.interaction.instead = self._open
        self.setMinimumSize(1, 1)
        desk.look.changed.connect(self._arrange)

    @property
    def _facts(self) -> EntranceFacts | None:
        rows = self.portal.interaction.model.rows()
        return rows[0][0] if rows else None

    @property
    def folded(self) -> bool:
        """Whether what lies beside it is told in large alone."""
        return self.pieces.isHidden()

    def _open(self, index: Index) -> bool:
        facts = self._facts
        if facts is None or not facts.entrance:
            return False
        self._desk.unfold.emit(UNFOLD, self.portal.interaction.model.seat)
        return True

    def sync(self) -> None:
        self._arrange()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _head(self) -> int:
        letter = QFontInfo(self._desk.letters(self)).pixelSize() / max(1.0, self._desk.look.scale)
        return round(min(letter * 1.25, self.height() * 0.2))

    def _arrange(self) -> None:
        """The portal beside its pieces, under the name; alone where these would be too small to read."""
        inside = self.rect().adjusted(4, 4 + self._head(), -4, -2)
        model = self.pieces.interaction.model
        sort = model.rows()[0][0].key[0] if model.rowCount() else ""
        letter = QFontInfo(self._desk.letters(self)).pixelSize() / max(1.0, self._desk.look.scale)
        side = min(inside.height(), round(inside.width() * PORTAL_SHARE.get(sort, USUAL_SHARE)))
        columns = COLUMNS.get(sort, 1)
        lines = -(-model.rowCount() // columns) if model.rowCount() else 1
        room = QRect(inside.left() + side + 2, inside.top(), inside.width() - side - 2, inside.height())
        fits = (
            bool(sort)
            and room.height() / lines >= letter * LEAST.get(sort, 1.8)
            and room.width() / columns >= letter * NARROW.get(sort, 4.0)
        )
        self.pieces.setVisible(fits)
        if fits:
            if self.pieces.spec.grid.columns != columns:
                room_for = (7 if columns < 3 else 3, 1.6)
                self.pieces.set_grid(PIECES.grid._replace(columns=columns, room=room_for))
            self.pieces.setGeometry(room)
        self.portal.setGeometry(
            inside.left(), inside.top(), side if fits else inside.width(), inside.height()
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """A piece of wall with the name over the way in."""
        facts, c = self._facts, colours(self._desk.theme)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect())
        painter.fillRect(whole, c.wall)
        box(painter, whole, c.gold, 1.5)
        head = QRectF(4, 3, self.width() - 8, self._head())
        name = component_name("entrance", facts.entrance) if facts is not None and facts.entrance else ""
        told = name if name else no_entrance_yet() if self._desk.table.has_game else ""
        size = head.height() * 0.72
        draw_title(painter, head, told, c.gold_text, size, Qt.AlignmentFlag.AlignHCenter)
        painter.end()
