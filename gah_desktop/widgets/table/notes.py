"""Small notes over the table: why something is not possible, and what a card says in full. No rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtWidgets import QLabel, QWidget

from gah_desktop.models.plain import as_html
from gah_desktop.widgets.context import Look
from gah_desktop.widgets.spoken import announce

if TYPE_CHECKING:
    from PySide6.QtCore import QPropertyAnimation
    from PySide6.QtWidgets import QGraphicsOpacityEffect

SHOWN_MS = 4500
FADE_MS = 350
HOVER_MS = 350
SURELY = 50  # times as bad


class Spare(NamedTuple):
    """What a note should not cover: surely not, or rather not."""

    surely: Sequence[QRect] = ()
    rather: Sequence[QRect] = ()


def _nothing(place: QRect) -> Spare:
    return Spare()


class Note(QLabel):
    """A label that floats over its parent, near a place but not on it. The mouse goes through."""

    def __init__(self, look: Look, parent: QWidget, rule: str) -> None:
        super().__init__(parent)
        self._host = parent
        self.spare: Callable[[QRect], Spare] = _nothing
        self._look = look
        self._rule = rule  # the theme's colour of the frame
        self.setWordWrap(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.hide()
        look.changed.connect(self._restyle)
        self._restyle()

    def show_at(self, text: str, place: QRect) -> None:
        self.setText(text)
        host = self._host
        em = self.fontMetrics().height()
        widest = min(em * 20, host.width() - em)
        self.setFixedWidth(widest)
        self.setMinimumHeight(0)
        wanted = self.fontMetrics().boundingRect(QRect(0, 0, widest, 10000), 0, self._longest(text)).width()
        width = min(widest, max(em * 9, wanted + em * 2))
        self.setFixedWidth(width)
        self.resize(width, self.heightForWidth(width))
        local = QRect(host.mapFromGlobal(place.topLeft()), place.size())
        self.move(beside(local, self.size(), host.rect(), em // 3, self.spare(local)))
        self.raise_()
        self.show()

    def forget(self) -> None:
        """Hide the note, and keep nothing of what it says."""
        self.hide()
        self.clear()

    def _longest(self, text: str) -> str:
        plain = text.replace("<b>", "").replace("</b>", "")
        return max(plain.split("<br>"), key=len, default="")

    def _restyle(self) -> None:
        self.hide()  # letters of another size, and what it was said of is elsewhere
        theme = self._look.theme
        colour = getattr(theme, self._rule).name()
        self.setStyleSheet(
            f"QLabel {{ background: {theme.card.name()}; color: {theme.text.name()};"
            f" border: 2px solid {colour}; padding: 6px; }}"
        )


def beside(place: QRect, note: QSize, host: QRect, gap: int, spare: Spare) -> QPoint:
    """Above the place, below it or at its side, wherever it covers least of what is to be spared; then
    the same around all that is to be spared. Of what is as good, the nearest; always inside the host."""
    told = [place, *spare.rather, *spare.surely]
    around = [rect for rect in told[1:] if rect.contains(place.center())]
    beyond = [rect.united(place) for rect in told[1:]]  # what is near may have to be stepped over
    rooms = [place, *around, *beyond]
    best, least = QPoint(), (-1, 0)
    for corner in (corner for room in rooms for corner in _corners(place, room, note, gap)):
        x = max(host.left() + gap, min(corner.x(), host.right() - note.width() - gap))
        y = max(host.top() + gap, min(corner.y(), host.bottom() - note.height() - gap))
        here = QRect(QPoint(x, y), note)
        covered = sum(_area(here, rect) for rect in told)
        covered += SURELY * sum(_area(here, rect) for rect in spare.surely)
        cost = (covered, max(_way(here, place), gap + 1))  # right beside it is near enough
        if least[0] < 0 or cost < least:
            best, least = QPoint(x, y), cost
    return best


def _corners(place: QRect, room: QRect, note: QSize, gap: int) -> Iterator[QPoint]:
    """Where a note about the place may begin outside the room: in the middle of each side, or at its ends."""
    xs = (place.center().x() - note.width() // 2, room.left(), room.right() - note.width())
    ys = (place.center().y() - note.height() // 2, room.top(), room.bottom() - note.height())
    for x, y in zip(xs, ys, strict=True):
        yield QPoint(x, room.top() - gap - note.height())
        yield QPoint(x, room.bottom() + gap)
        yield QPoint(room.left() - gap - note.width(), y)
        yield QPoint(room.right() + gap, y)


def _way(one: QRect, other: QRect) -> int:
    """How far apart they are."""
    x = max(one.left() - other.right(), other.left() - one.right(), 0)
    return x + max(one.top() - other.bottom(), other.top() - one.bottom(), 0)


def _area(one: QRect, other: QRect) -> int:
    both = one.intersected(other)
    return both.width() * both.height()


class Refusal(Note):
    """Why not: said at the place, read aloud, gone by itself."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent, "danger")
        self.setObjectName("refusalNote")
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(SHOWN_MS)
        self._wait.timeout.connect(self._go)

    @cached_property
    def _effect(self) -> QGraphicsOpacityEffect:
        from PySide6.QtWidgets import QGraphicsOpacityEffect  # takes long, and nothing is refused at a start

        effect = QGraphicsOpacityEffect(self)
        self.setGraphicsEffect(effect)
        return effect

    @cached_property
    def _fade(self) -> QPropertyAnimation:
        from PySide6.QtCore import QEasingCurve, QPropertyAnimation

        fade = QPropertyAnimation(self._effect, b"opacity", self)
        fade.setEndValue(0.0)
        fade.setDuration(FADE_MS)
        fade.setEasingCurve(QEasingCurve.Type.InQuad)
        fade.finished.connect(self.hide)
        return fade

    def say(self, text: str, place: QRect) -> None:
        self._fade.stop()
        self._effect.setOpacity(1.0)
        self.show_at(as_html(text), place)
        self._wait.start()
        announce(self, text)

    def _go(self) -> None:
        if self._look.animation:
            self._fade.start()
        else:
            self.hide()


class Reading(Note):
    """The full text of what the mouse or the keyboard is on."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent, "gold")
        self.setObjectName("readingNote")
        self._text = ""
        self._place = QRect()
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(HOVER_MS)
        self._wait.timeout.connect(self._show)

    def point(self, text: str, place: QRect) -> None:
        """Read this soon; an empty text puts the note away."""
        if text and (text, place) == (self._text, self._place):
            return  # a drag tells it again with every movement
        self._text, self._place = text, place
        if not text:
            self._wait.stop()
            self.hide()
        elif self.isVisible():
            self._show()
        else:
            self._wait.start()

    def forget(self) -> None:
        super().forget()
        self.point("", QRect())

    def _show(self) -> None:
        first, _, rest = self._text.partition("\n")
        first = first[:1].upper() + first[1:]
        told = f"<b>{as_html(first)}</b>"
        if rest:
            told += "<br>" + as_html(rest)
        self.show_at(told, self._place)
