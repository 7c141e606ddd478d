"""Dragging and dropping on the table: what is taken along, its picture, and letting go. No rules."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QModelIndex, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QDrag, QDropEvent, QPainter, QPixmap

from gah_desktop.engine.actions import from_dict, to_dict
from gah_desktop.engine.reasons import Code, reason
from gah_desktop.files import decoded
from gah_desktop.models import ChoiceModel, Role
from gah_desktop.models.base import Model
from gah_desktop.parsing import parse
from gah_desktop.widgets.table.hints import OPTION, carry_hint

if TYPE_CHECKING:
    from gah_desktop.widgets.table.interaction import Interaction


def carried(model: Model, index: QModelIndex) -> QMimeData | None:
    """What is taken along from a place; an option of the panel that asks if it is nothing else."""
    if not index.isValid():
        return None
    action = index.data(Role.Action)
    words = isinstance(model, ChoiceModel) and action and action.kind not in ("play_staff", "draft")
    if not words:
        draggable = model.flags(index) & Qt.ItemFlag.ItemIsDragEnabled
        return model.mimeData([index]) if draggable else None
    mime = QMimeData()
    mime.setData(OPTION, json.dumps(to_dict(action)).encode())
    return mime


def start(source: Interaction) -> None:
    """Carry the current thing; everything else shows whether it may be put there."""
    view, desk = source.view, source.desk
    index = view.currentIndex()
    mime = source.carried(index)
    if mime is None:
        return
    rect = view.visualRect(index)
    drag = QDrag(view)
    drag.setMimeData(mime)
    drag.setPixmap(_captioned(source, source.picture_of(index), carry_hint(desk.table, mime)))
    drag.setHotSpot(QPoint(rect.width() // 2, rect.height() // 2))
    source.leave()
    desk.carry(mime)
    drag.exec(Qt.DropAction.CopyAction)
    desk.carry(None)


def _captioned(source: Interaction, picture: QPixmap, words: str) -> QPixmap:
    """The picture that is carried, with what it costs below it."""
    if not words:
        return picture
    view, theme = source.view, source.desk.theme
    ratio = picture.devicePixelRatio()
    metrics = view.fontMetrics()
    size = picture.deviceIndependentSize().toSize()
    width, line = metrics.horizontalAdvance(words) + 12, metrics.height() + 6
    whole = QPixmap(QSize(max(width, size.width()), size.height() + line) * ratio)
    whole.setDevicePixelRatio(ratio)
    whole.fill("transparent")
    painter = QPainter(whole)
    painter.setFont(view.font())
    painter.drawPixmap(0, 0, picture)
    caption = QRect(0, size.height(), width, line)
    painter.fillRect(caption, theme.card)
    painter.setPen(theme.text)
    painter.drawText(caption, Qt.AlignmentFlag.AlignCenter, words)
    painter.end()
    return whole


def take(event: QDropEvent) -> None:
    """Copied, never moved: what leaves a place, the game takes away."""
    event.setDropAction(Qt.DropAction.CopyAction)
    event.accept()


def drop(target: Interaction, event: QDropEvent) -> None:
    view, desk, mime = target.view, target.desk, event.mimeData()
    point = event.position().toPoint()
    index = view.indexAt(point)
    where = view.viewport().mapToGlobal(point)
    desk.place = target.rect_of(index) if index.isValid() else QRect(where, where)
    take(event)
    desk.carry(None)
    if target.instead_of_drop is not None and target.instead_of_drop(mime):
        return
    if not mime.hasFormat(OPTION):
        target.model.dropMimeData(mime, Qt.DropAction.CopyAction, -1, -1, index)
    elif target.takes_options:
        try:
            option = from_dict(parse(decoded(bytes(mime.data(OPTION).data()))), desk.table.state.t)
        except ValueError:  # another program has made it
            return
        desk.table.choose([option])
    else:
        desk.table.illegal.emit(reason(Code.WRONG_PLACE, thing="option"))
