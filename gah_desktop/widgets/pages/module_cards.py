"""The modules of the expansion as cards to switch on and off, and what follows from them. Starts no game."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from gah_desktop.engine.module_registry import EXPANSIONS
from gah_desktop.text.names import module_name, module_summary
from gah_desktop.widgets.art.canvas import box, focus_ring
from gah_desktop.widgets.art.icons import paint_svg
from gah_desktop.widgets.context import Look
from gah_desktop.widgets.flow import FlowLayout
from gah_desktop.widgets.pages.common import button, em, label, narrow
from gah_desktop.widgets.pages.module_picture import module_picture
from gah_desktop.widgets.retranslate import Retranslated

_WRAPPED = int(Qt.TextFlag.TextWordWrap)
NARROWEST = 16.0  # letter heights
WIDE = 10_000


class ModuleCard(QCheckBox):
    """A card with a picture, a name and a sentence; it looks like a card and behaves like a check box."""

    def __init__(self, module: str, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.module = module
        self._look = look
        self._sentence = ""
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def say(self, name: str, sentence: str) -> None:
        self.setText(name)
        self._sentence = sentence
        self.setAccessibleName(name)
        self.setAccessibleDescription(sentence)
        self.updateGeometry()
        self.update()

    def _fonts(self) -> tuple[QFont, QFont]:
        bold = QFont(self.font())
        bold.setBold(True)
        return bold, self.font()

    def _places(self, width: int) -> tuple[QRect, QRect, QRect]:
        """Of the picture, the name and the sentence."""
        unit = em(self)
        edge, side = round(unit * 0.6), round(unit * 3.4)
        picture = QRect(edge, edge, side, side)
        left = picture.right() + edge + 1
        words = QRect(left, edge, max(10, width - left - edge), 10_000)
        tick = round(unit * 1.4)
        bold, plain = (QFontMetrics(font) for font in self._fonts())
        name = bold.boundingRect(words.adjusted(0, 0, -tick, 0), _WRAPPED, self.text())
        below = words.translated(0, name.height() + round(unit * 0.15))
        return picture, name, plain.boundingRect(below, _WRAPPED, self._sentence)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        picture, _, sentence = self._places(width)
        return max(picture.bottom(), sentence.bottom()) + round(em(self) * 0.6) + 1

    def sizeHint(self) -> QSize:
        """As flat as it can be; how high it is follows from its width."""
        return QSize(round(em(self) * NARROWEST), self.heightForWidth(WIDE))

    minimumSizeHint = sizeHint

    def hitButton(self, position: QPoint) -> bool:
        return bool(self.rect().contains(position))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, rect = self._look.theme, QRectF(self.rect())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        on, can = self.isChecked(), self.isEnabled()
        painter.fillRect(rect, theme.card if on else theme.panel)
        picture, name, sentence = self._places(self.width())
        painter.setOpacity(1.0 if can else 0.45)
        module_picture(painter, QRectF(picture), theme, self.module)
        painter.setOpacity(1.0)
        bold, plain = self._fonts()
        painter.setFont(bold)
        painter.setPen(theme.gold if can else theme.muted)
        painter.drawText(name, _WRAPPED, self.text())
        painter.setFont(plain)
        painter.setPen(theme.text if on and can else theme.muted)
        painter.drawText(sentence.adjusted(0, 0, 2, 2), _WRAPPED, self._sentence)
        self._tick(painter, rect)
        rule = theme.gold if on and can else theme.rule
        box(painter, rect, theme.gold if self.underMouse() and can else rule, 2.0 if on and can else 1.0)
        if self.hasFocus():
            focus_ring(painter, rect, theme)
        painter.end()

    def _tick(self, painter: QPainter, rect: QRectF) -> None:
        theme, unit = self._look.theme, em(self)
        place = QRectF(rect.right() - unit * 1.7, rect.top() + unit * 0.6, unit * 1.1, unit * 1.1)
        on = self.isChecked() and self.isEnabled()
        painter.fillRect(place, theme.accent if on else theme.inset)
        box(painter, place, theme.rule, 1.0)
        if on:
            paint_svg(painter, "tick", place, theme.on_accent)


class ModuleChoices(Retranslated, QWidget):
    """Every combination; with the Classic rules none, and why."""

    changed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards = {module: ModuleCard(module, look) for module in EXPANSIONS}
        self.title = label("heading")
        self.note = label("muted", wrap=True)
        self.all = button("", self._all)
        narrow(self.all)
        head = QHBoxLayout()
        head.addWidget(self.title)
        head.addWidget(self.note, 1)
        head.addWidget(self.all)
        shelf = QWidget()
        flow = FlowLayout(shelf, spacing=6)
        for card in self.cards.values():
            flow.addWidget(card)
            card.toggled.connect(self._toggled)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        column.addLayout(head)
        column.addWidget(shelf)
        self._offered = True
        self.retranslate()

    @property
    def chosen(self) -> tuple[str, ...]:
        """In the order of the box; none with rules that know none."""
        return tuple(module for module, card in self.cards.items() if self._offered and card.isChecked())

    def choose(self, modules: Collection[object]) -> None:
        for module, card in self.cards.items():
            card.setChecked(module in modules)

    def offer(self, offered: bool) -> None:
        """What was chosen stays chosen for when they are offered again."""
        self._offered = offered
        for card in self.cards.values():
            card.setEnabled(offered)
        self.all.setEnabled(offered)
        self.retranslate()

    def _all(self) -> None:
        self.choose(() if len(self.chosen) == len(self.cards) else EXPANSIONS)

    def _toggled(self) -> None:
        self.retranslate()
        self.changed.emit()

    def retranslate(self) -> None:
        self.title.setText(self.tr("The expansion"))
        for module, card in self.cards.items():
            card.say(module_name(module), module_summary(module))
        self.all.setText(
            self.tr("None of it") if len(self.chosen) == len(self.cards) else self.tr("All four")
        )
        self.note.setText(
            self.tr("One module is left out, Start Player: none of the sources gives its rules.")
            if self._offered
            else self.tr("The expansion is made for the Deluxe rules; Classic is played without it.")
        )
