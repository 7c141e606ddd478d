"""Splitters that keep their proportions until somebody moves them, and then remember where. No rules."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget


class Split(QSplitter):
    """Children with weights; once moved by hand the user's sizes are kept."""

    def __init__(self, name: str, across: bool, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal if across else Qt.Orientation.Vertical, parent)
        self.setObjectName(name)
        self._weights: list[float] = []
        self.moved = False
        self.setChildrenCollapsible(False)
        self.setHandleWidth(6)
        self.setMinimumSize(1, 1)
        self.splitterMoved.connect(self._by_hand)

    def fill(self, *parts: tuple[QWidget, float]) -> None:
        """Its children, in this order; to be made with it as their parent, for a new parent costs time."""
        self._weights = [weight for _, weight in parts]
        for index, (widget, weight) in enumerate(parts):
            self.insertWidget(index, widget)
            self.setStretchFactor(index, round(weight))

    def set_weights(self, weights: list[float]) -> None:
        self._weights = weights
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
        shown = [part is not None and not part.isHidden() for part in map(self.widget, range(self.count()))]
        room = (self.width() if across else self.height()) - self.handleWidth() * (sum(shown) - 1)
        weights = [weight if seen else 0 for weight, seen in zip(self._weights, shown, strict=True)]
        total = sum(weights) or 1
        self.setSizes([max(1, round(room * weight / total)) if weight else 0 for weight in weights])

    def _by_hand(self) -> None:
        self.moved = True
