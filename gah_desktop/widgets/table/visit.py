"""Another player's hotel, large, over the own one until it is closed. No rules."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from gah_desktop.models import DisplayModel
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.terms import fill
from gah_desktop.widgets.art.facade_roof import sky
from gah_desktop.widgets.retranslate import Retranslated
from gah_desktop.widgets.table import pictures
from gah_desktop.widgets.table.desk import Desk
from gah_desktop.widgets.table.emblems import at_a_house
from gah_desktop.widgets.table.focus import FocusReturn
from gah_desktop.widgets.table.house import OF_A_HOUSE, House, views_in
from gah_desktop.widgets.table.layout import build
from gah_desktop.widgets.table.panel import Content, Panel, PanelSpec
from gah_desktop.widgets.table.views import CardsView, GridSpec, RoomsView, ViewSpec, said

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
        self._focus_return = FocusReturn(self)
        self._house = House(desk, self, SPECS)
        self._extra: dict[str, tuple[PanelSpec, Panel]] = {}  # of modules
        self.rooms, self.cafe = self._house.rooms, self._house.cafe
        self._staff = CardsView(DISPLAY, DISPLAY.model(desk.table, -1, self), desk)
        self._panel = Panel(desk, self._staff)
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
        self._below = QHBoxLayout()
        self._below.addWidget(self._panel, 3)
        layout.addLayout(self._below, 20)
        desk.look.changed.connect(self.update)
        self.retranslate()
        self.hide()

    @property
    def views(self) -> list[CardsView | RoomsView]:
        extra = (view for _, panel in self._shown() for view in views_in(panel))
        return [*self._house.views, *extra, self._staff]

    def _shown(self) -> list[tuple[PanelSpec, Panel]]:
        return [built for built in self._extra.values() if not built[1].isHidden()]

    def _furnish(self) -> None:
        """What modules have at a player's house, as at one's own."""
        wanted = at_a_house(self._desk.table)
        for spec in wanted:
            if spec.name in self._extra:
                continue
            ground = spec.place[0] == "ground"
            panel = build(spec, self._desk, self._house if ground else self)
            self._extra[spec.name] = (spec, panel)
            if ground:
                share = spec.share(self._desk.table) if callable(spec.share) else spec.share
                self._house.build_between(panel, share, spec.place[1])
            else:
                self._below.addWidget(panel, 2)
        names = {spec.name for spec in wanted}
        for name, (_, panel) in self._extra.items():
            panel.setVisible(name in names)

    def call_on(self, seat: int) -> None:
        self.seat = seat
        self._furnish()
        for view in self.views:
            view.interaction.model.set_seat(seat)
        self._staff.arrange()
        for _, panel in self._shown():
            if isinstance(panel.content, Content):
                panel.content.sync()
        self._house.sync()
        self.retranslate()
        self.show()
        self.raise_()
        self._focus_return.note()
        self._close.setFocus(Qt.FocusReason.OtherFocusReason)

    def leave(self) -> None:
        self._focus_return.hide()

    def retranslate(self) -> None:
        self._close.setText(self.tr("Close"))
        self._close.setToolTip(self.tr("Back to your own hotel (Esc)"))
        table = self._desk.table
        for view in self.views:
            view.setAccessibleName(said(view.spec.title, table))
        self._panel.set_title(self._staff.accessibleName())
        for spec, panel in self._extra.values():
            panel.set_title(said(spec.title, table))
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
        sky(painter, QRectF(self.rect()), theme, None)
        painter.setPen(theme.gold)
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()
