"""The animation of the table: pictures that fly over it for a moment. Never blocks, knows no rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from gah_desktop.widgets.context import Look

if TYPE_CHECKING:
    from PySide6.QtCore import QVariantAnimation

MOST = 12  # more at once explain nothing


class Flight(NamedTuple):
    picture: QPixmap
    start: QRectF  # on the overlay
    end: QRectF


class AnimationOverlay(QWidget):
    """A sheet of glass over the table on which pictures fly; clicks go through it."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.host = parent
        self.setObjectName("animationOverlay")
        self._look = look
        self._flights: list[Flight] = []
        self._share = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.hide()

    @cached_property
    def _clock(self) -> QVariantAnimation:
        """Made for the first flight."""
        from PySide6.QtCore import QEasingCurve, QVariantAnimation

        clock = QVariantAnimation(self)
        clock.setStartValue(0.0)
        clock.setEndValue(1.0)
        clock.setEasingCurve(QEasingCurve.Type.InOutCubic)
        clock.valueChanged.connect(self._tick)
        clock.finished.connect(self.stop)
        return clock

    @property
    def flights(self) -> tuple[Flight, ...]:
        """What is under way."""
        return tuple(self._flights)

    @property
    def running(self) -> bool:
        return "_clock" in vars(self) and self._clock.state() == self._clock.State.Running

    def start(self, flights: Sequence[Flight]) -> None:
        """All at once; what still flies is there at once."""
        self.stop()
        if not flights or not self.host.isVisible():
            return
        duration = self._look.animation
        if not duration:
            return
        self._flights = list(flights[:MOST])
        self.setGeometry(self.host.rect())
        self.raise_()
        self.show()
        self._clock.setDuration(duration)
        self._clock.start()

    def stop(self) -> None:
        if self.running:
            self._clock.stop()
        self._flights = []
        self.hide()

    def _tick(self, share: object) -> None:
        self._share = float(share) if isinstance(share, float) else 1.0
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        s = self._share
        for flight in self._flights:
            size = flight.start.size() * (1 - s) + flight.end.size() * s
            middle = flight.start.center() * (1 - s) + flight.end.center() * s
            lift = QPointF(0, -18 * 4 * s * (1 - s))
            place = QRectF(QPointF(0, 0), size)
            place.moveCenter(middle + lift)
            painter.drawPixmap(place, flight.picture, QRectF(flight.picture.rect()))
        painter.end()
