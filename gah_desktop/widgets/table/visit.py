"""Another player's hotel, large, over the own one until it is closed. No rules."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from gah_desktop.models import DisplayModel
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.terms import fill
from gah_desktop.widgets.art.facade_roof import QUIET, sky
from gah_desktop.widgets.retranslate import Retranslated
from gah_desktop.widgets.table import pictures
from gah_desktop.widgets.table.desk import Desk
from gah_desktop.widgets.table.focus import FocusReturn
from gah_desktop.widgets.table.house import OF_A_HOUSE, House, views_in
from gah_desktop.widgets.table.layout import build
from gah_desktop.widgets.table.panel import Content, Panel
from gah_desktop.widgets.table.part import panel_parts
from gah_desktop.widgets.table.placed import View
from gah_desktop.widgets.table.views import CardsView, GridSpec, ViewSpec, said

AT_THE_FRONT = 206.0  # what stands between café and kitchen, in a house as wide as the usual one
SPECS = tuple(spec._replace(name=f"visit{spec.name.capitalize()}", hint="") for spec in OF_A_HOUSE)
DISPLAY = ViewSpec(
    "visitDisplay",
    DisplayModel,
    pictures.played,
    QT_TRANSLATE_NOOP("panels", "Staff in play"),
    sort="staff",
    grid=GridSpec(aspect=4.2, room=(15, 2.2)),
)


class Visit(Retranslated, QWidget):
    closed = Signal()

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("visitPanel")
        self._desk = desk
        self.seat = -1
        self._focus_return = FocusReturn(self, desk)
        self._house = House(desk, self, SPECS)
        self.rooms, self.cafe = self._house.rooms, self._house.cafe
        self._staff = CardsView(DISPLAY, DISPLAY.model(desk.table, -1, self), desk)
        self._panel = Panel(desk, self._staff)
        self._more: dict[str, tuple[Panel, CardsView]] = {}  # of modules
        self._built: dict[str, Panel] = {}  # of modules, between café and kitchen
        self._title = QLabel(self)
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self._title.setProperty("role", "heading")
        self._close = QToolButton(self)
        self._close.setObjectName("visitClose")
        self._close.clicked.connect(self.closed)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._close)
        layout = QVBoxLayout(self)
        layout.addLayout(head)
        layout.addWidget(self._house, 80)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self._panel, 2)
        layout.addLayout(self._foot, 20)
        desk.look.changed.connect(self.update)
        self.retranslate()
        self.hide()

    @property
    def views(self) -> list[View]:
        more = [view for panel, view in self._more.values() if not panel.isHidden()]
        built = (panel for panel in self._built.values() if not panel.isHidden())
        at_front = [view for panel in built for view in views_in(panel)]
        return [*self._house.views, *at_front, self._staff, *more]

    def call_on(self, seat: int) -> None:
        self.seat = seat
        self._load_modules()
        for view in self.views:
            view.interaction.model.set_seat(seat)
        self._staff.arrange()
        for panel in self._built.values():
            if isinstance(panel.content, Content):
                panel.content.sync()
        self._house.sync()
        self.retranslate()
        self.show()
        self.raise_()
        self._focus_return.note()
        self._close.setFocus(Qt.FocusReason.OtherFocusReason)

    def _load_modules(self) -> None:
        """What modules in play show of a hotel, beside the staff."""
        parts = panel_parts(self._desk.table)
        wanted = [spec for part in parts for spec in part.visited]
        for spec in wanted:
            if spec.name not in self._more:
                view = CardsView(spec, spec.model(self._desk.table, -1, self), self._desk)
                panel = Panel(self._desk, view, self)
                self._more[spec.name] = (panel, view)
                self._foot.addWidget(panel, 1)
        for name, (panel, _) in self._more.items():
            panel.setVisible(any(spec.name == name for spec in wanted))
        panels = [spec for part in parts for spec in part.panels if spec.place[0] == "ground"]
        for front in panels:
            if front.name not in self._built:
                panel = build(front, self._desk, self._house)
                self._built[front.name] = panel
                self._house.build_between(panel, lambda: AT_THE_FRONT, front.place[1])
        for name, panel in self._built.items():
            panel.setVisible(any(front.name == name for front in panels))

    def leave(self) -> None:
        self._focus_return.hide()

    def retranslate(self) -> None:
        self._close.setText(self.tr("Close"))
        self._close.setToolTip(self.tr("Back to your own hotel (Esc)"))
        table = self._desk.table
        below = [(self._panel, self._staff), *self._more.values()]
        for view in (*self._house.views, *(view for _, view in below)):
            view.setAccessibleName(said(view.spec.title, table))
        for panel, view in below:
            panel.set_title(view.accessibleName())
        self._house.retranslate()
        if 0 <= self.seat < len(table.names):
            self._title.setText(fill(self.tr("The hotel of %1"), table.names[self.seat]))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = self._desk.theme
        sky(painter, QRectF(self.rect()), theme, QUIET)
        painter.setPen(theme.gold)
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()
