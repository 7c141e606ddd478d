"""Splitters that keep their proportions until somebody moves them, and then remember where. No rules."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Mapping

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget


class Split(QSplitter):
    """Children with weights; once moved by hand the user's sizes are kept."""

    def __init__(self, name: str, across: bool, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal if across else Qt.Orientation.Vertical, parent)
        self.setObjectName(name)
        self.key = ""  # under which its sizes are remembered: they belong to the panels it shows
        self.moved = False
        self._places: list[int] = []
        self._weights: dict[QWidget, float] = {}
        self.setChildrenCollapsible(False)
        self.setHandleWidth(6)
        self.setMinimumSize(1, 1)
        self.splitterMoved.connect(self._by_hand)

    def add(self, widget: QWidget, place: int, weight: float) -> None:
        """A child; to be made with it as the parent, for a new parent costs time."""
        index = bisect(self._places, place)
        self._places.insert(index, place)
        self._weights[widget] = weight
        self.insertWidget(index, widget)
        self.setStretchFactor(index, round(weight))

    def set_weights(self, weights: Mapping[QWidget, float]) -> None:
        self._weights |= weights
        self._spread()

    def restore(self, state: QByteArray) -> None:
        self.moved = not state.isEmpty() and self.restoreState(state)
        self._spread()

    def reset(self) -> None:
        self.moved = False
        self._spread()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._spread()

    def _spread(self) -> None:
        if self.moved:
            return
        across = self.orientation() == Qt.Orientation.Horizontal
        parts = [part for part in map(self.widget, range(self.count())) if part is not None]
        weights = [0.0 if part.isHidden() else self._weights[part] for part in parts]
        handles = self.handleWidth() * (sum(not part.isHidden() for part in parts) - 1)
        room = (self.width() if across else self.height()) - handles
        total = sum(weights) or 1
        self.setSizes([max(1, round(room * weight / total)) if weight else 0 for weight in weights])

    def _by_hand(self) -> None:
        self.moved = True
