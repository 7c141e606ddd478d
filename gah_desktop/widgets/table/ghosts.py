"""The moves of a hint as ghosts on the table: numbers in their order, frames, and things where they would go.

A sheet of glass over the table; clicks go through it. No rules: a move says which places it is about.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QWidget

from gah_desktop.app.advice import Move
from gah_desktop.engine.actions import Prepare
from gah_desktop.models import Role
from gah_desktop.text.decisions import Spot
from gah_desktop.widgets.art import RoomStatus
from gah_desktop.widgets.art.facade_specs import BayArt
from gah_desktop.widgets.art.facade_walls import bay
from gah_desktop.widgets.context import Look
from gah_desktop.widgets.table.interaction import Interaction

SEEN_THROUGH = 0.62


class Mark(NamedTuple):
    """A place on the sheet, and the numbers of the moves that are about it."""

    place: QRectF
    numbers: list[int]


class Ghosts(QWidget):
    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("ghosts")
        self._host, self._look = parent, look
        self.marks: list[Mark] = []
        self._ways: list[QLineF] = []
        self._pictures: list[tuple[QPixmap, QRectF]] = []
        self._tables: dict[int, QRect | None] = {}
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        look.changed.connect(self.update)
        self.hide()

    def show_moves(self, moves: Sequence[Move], views: dict[str, Interaction]) -> None:
        self.setGeometry(self._host.rect())
        self.marks, self._ways, self._pictures = [], [], []
        self._tables = self._taken(moves, views)
        for number, move in enumerate(moves, 1):
            places = [place for spot in move.spots if (place := self._place(spot, views)) is not None]
            for place in places[-1:]:
                self._mark(place, number)
            if len(places) > 1 and places[0] != places[-1]:
                self._ways.append(QLineF(places[0].center(), places[-1].center()))
            self._picture(move, views)
        self.setVisible(bool(self.marks))
        self.raise_()
        self.update()

    def put_away(self) -> None:
        self.marks, self._ways, self._pictures = [], [], []
        self.hide()

    # -- where

    def _place(self, spot: Spot, views: dict[str, Interaction]) -> QRectF | None:
        found = next(_cells(spot, views), None)
        if found is None and spot[0] == "guest":  # still in the queue, but a move before invites it
            queue = views["queue"]
            for slot, table in self._tables.items():
                index = queue.model.index_of(slot)
                if index.data(Role.Facts).guest == spot[1]:
                    found = table or queue.rect_of(index)
        return None if found is None else self._local(found)

    def _taken(self, moves: Sequence[Move], views: dict[str, Interaction]) -> dict[int, QRect | None]:
        """Who is invited, by slot, takes the free tables of the own café in turn, as far as there are any."""
        cafe = views["cafe"]
        indices = (cafe.model.index(row, 0) for row in range(cafe.model.rowCount()))
        free = (cafe.rect_of(index) for index in indices if not index.data(Role.Facts).guest)
        return {move.slot: next(free, None) for move in moves if move.slot is not None}

    def _mark(self, place: QRectF, number: int) -> None:
        for mark in self.marks:
            if mark.place == place:
                mark.numbers.append(number)
                return
        self.marks.append(Mark(place, [number]))

    def _local(self, rect: QRect) -> QRectF:
        return QRectF(QRect(self._host.mapFromGlobal(rect.topLeft()), rect.size()))

    # -- what would be there

    def _picture(self, move: Move, views: dict[str, Interaction]) -> None:
        action = move.action
        if move.slot is not None:
            queue, table = views["queue"], self._tables[move.slot]
            if table is not None:
                picture = queue.picture_of(queue.model.index_of(move.slot))
                self._pictures.append((picture, self._local(table)))
        elif isinstance(action, Prepare):
            hotel = views["hotel"]
            index = hotel.model.index_of((action.floor, action.column))
            if index.isValid():
                room = BayArt(index.data(Role.Facts).color, RoomStatus.VACANT)
                place = self._local(hotel.rect_of(index))
                self._pictures.append((self._drawn(room, place.size().toSize()), place))

    def _drawn(self, room: BayArt, size: QSize) -> QPixmap:
        ratio = self.devicePixelRatioF()
        picture = QPixmap(size * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setFont(self.font())
        bay(painter, QRectF(0, 0, size.width(), size.height()), self._look.theme, room)
        painter.end()
        return picture

    # -- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setOpacity(SEEN_THROUGH)
        for picture, place in self._pictures:
            side = picture.deviceIndependentSize().scaled(place.size(), Qt.AspectRatioMode.KeepAspectRatio)
            target = QRectF(QPointF(), side)
            target.moveCenter(place.center())
            painter.drawPixmap(target, picture, QRectF(picture.rect()))
        painter.setOpacity(1.0)
        em = self.fontMetrics().height()
        gold = self._look.theme.gold
        for mark in self.marks:
            painter.setPen(QPen(gold, max(2.0, em / 8)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(mark.place.adjusted(2, 2, -2, -2))
        for way in self._ways:
            self._arrow(painter, way, em)
        for mark in self.marks:
            self._badges(painter, mark, em)
        painter.end()

    def _arrow(self, painter: QPainter, way: QLineF, em: float) -> None:
        gold = self._look.theme.gold
        painter.setPen(QPen(gold, max(2.0, em / 9), Qt.PenStyle.DashLine))
        painter.drawLine(way)
        if way.length() < em:
            return
        along = way.unitVector()
        step = QPointF(along.dx(), along.dy()) * em * 0.7
        side = QPointF(-step.y(), step.x()) * 0.45
        tip = way.p2()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(gold)
        painter.drawPolygon(QPolygonF([tip, tip - step + side, tip - step - side]))

    def _badges(self, painter: QPainter, mark: Mark, em: float) -> None:
        """The numbers side by side in the corner, told apart from anything below them."""
        theme = self._look.theme
        side = em * 1.35
        font = QFont(self.font())
        font.setBold(True)
        painter.setFont(font)
        corner = QPointF(2, 2)
        for text in runs(mark.numbers):
            width = max(side, painter.fontMetrics().horizontalAdvance(text) + em * 0.5)
            if corner.x() > 2 and corner.x() + width > mark.place.width() - 2:
                corner = QPointF(2, corner.y() + side)
            badge = QRectF(mark.place.topLeft() + corner, QSizeF(round(width), round(side)))
            corner += QPointF(round(width), 0)
            painter.setPen(QPen(theme.on_accent, 1.5))
            painter.setBrush(theme.accent)
            painter.drawRect(badge)
            painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, text)


def runs(numbers: Sequence[int]) -> list[str]:
    """As they are written, three or more in a row as one: 1, 3–6."""
    told, at = list[str](), 0
    while at < len(numbers):
        end = at
        while end + 1 < len(numbers) and numbers[end + 1] == numbers[end] + 1:
            end += 1
        if end - at < 2:
            end = at
        told.append(str(numbers[at]) if end == at else f"{numbers[at]}–{numbers[end]}")
        at = end + 1
    return told


def _cells(spot: Spot, views: dict[str, Interaction]) -> Iterator[QRect]:
    """On the screen: everything on the table that is this spot."""
    if spot == ("kitchen",):
        for name in ("kitchen",):
            yield views[name].rect_of(views[name].model.index(-1, 0))
    for one in views.values():
        if not one.model.own or not one.view.isVisible():
            continue
        for row in one.model.rows():
            for facts in row:
                if spot in one.model.spots(facts):
                    yield one.rect_of(one.model.index_of(facts[0]))
