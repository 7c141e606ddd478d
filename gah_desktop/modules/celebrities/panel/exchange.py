"""Items are exchanged here: first what is given, then what is had for it, each in one go. No rules."""

from __future__ import annotations

from PySide6.QtCore import QMimeData, QModelIndex, QPersistentModelIndex, QRect, QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from gah_desktop.app.table import Table
from gah_desktop.engine.items import named
from gah_desktop.models import Role
from gah_desktop.models.mime import ITEM, unpack
from gah_desktop.modules.celebrities.models import ExchangeModel, ItemFacts
from gah_desktop.text.decisions import cause
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.terms import fill, items, join_list
from gah_desktop.widgets import art
from gah_desktop.widgets.art import State
from gah_desktop.widgets.art.canvas import box, shrunk
from gah_desktop.widgets.art.icons import paint_svg
from gah_desktop.widgets.retranslate import Retranslated
from gah_desktop.widgets.table.desk import Desk
from gah_desktop.widgets.table.fitted import Fitted
from gah_desktop.widgets.table.panel import Content
from gah_desktop.widgets.table.views import CardsView, GridSpec, ViewSpec
from gah_desktop.widgets.theme import Theme

Index = QModelIndex | QPersistentModelIndex


def _item(
    table: Table, painter: QPainter, rect: QRectF, theme: Theme, facts: ItemFacts, state: State
) -> None:
    """Those picked stand in a frame, with a tick."""
    side = min(rect.width(), rect.height())
    body = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
    body = shrunk(body, 3)
    if facts.picked:
        painter.fillRect(body, theme.card)
        box(painter, body, theme.gold, 2)
    art.item_token(painter, shrunk(body, body.height() * 0.08), theme, facts.item, state & ~State.SELECTABLE)
    if facts.picked:
        side = body.height() * 0.3
        place = QRectF(body.right() - side - 2, body.bottom() - side - 2, side, side)
        paint_svg(painter, "tick", place, theme.gold)


TOKENS = ViewSpec(
    "exchange", ExchangeModel, _item,
    QT_TRANSLATE_NOOP("panels", "Items to exchange"),
    QT_TRANSLATE_NOOP("panels", "Pick items, then confirm; what you bring from the kitchen is picked too"),
    grid=GridSpec(aspect=1.0, max_aspect=1.2, lowest=2.2, room=(3, 3)),
)  # fmt: skip


class Exchange(Retranslated, Content):
    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self.setObjectName("exchangePanel")
        self.model = ExchangeModel(desk.table, -1, self)
        self._title = Fitted(desk, self, size=1.15, bold=True, ink="gold")
        self._note = Fitted(desk, self, ink="muted")
        self.view = CardsView(TOKENS, self.model, desk, self)
        self.view.interaction.instead = self._pick
        self.view.interaction.instead_of_drop = self._brought
        self._button = QPushButton(self)
        self._button.setObjectName("exchangeButton")
        self._button.setProperty("primary", True)
        self._button.clicked.connect(self._confirm)
        self.model.dataChanged.connect(self.retranslate)
        desk.look.changed.connect(self._arrange)
        self.retranslate()

    @property
    def wanted(self) -> bool:
        return self.model.decision is not None

    def sync(self) -> None:
        self.retranslate()
        self._arrange()

    # -- picking

    def _pick(self, index: Index) -> bool:
        self.model.pick(index.data(Role.Facts).key)
        return True

    def _brought(self, mime: QMimeData) -> bool:
        """From the kitchen, while things are given."""
        carried, asked = unpack(mime), self.model.decision
        if carried is None or carried.type != ITEM or asked is None or any(asked.given):
            return False
        return self.model.pick_item(carried.values["item"])

    def _confirm(self) -> None:
        corner = self._button.mapToGlobal(self._button.rect().topLeft())
        self._desk.place = QRect(corner, self._button.size())
        self.model.confirm()

    # -- where things are

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        em = self.fontMetrics().height()
        inside = self.rect().adjusted(em, em // 2, -em, -em // 2)
        line, low = round(em * 1.8), self._button.sizeHint().height() + 4
        self._title.setGeometry(inside.left(), inside.top(), inside.width(), line)
        self._note.setGeometry(inside.left(), inside.top() + line, inside.width(), line)
        wide = min(inside.width(), self._button.sizeHint().width() + em * 2)
        self._button.setGeometry(inside.right() - wide, inside.bottom() - low, wide, low)
        top = inside.top() + line * 2
        room = max(8, self._button.y() - top - em // 2)
        self.view.setGeometry(inside.left(), top, inside.width(), room)

    # -- words

    def retranslate(self) -> None:
        asked = self.model.decision if self._desk.table.has_game else None
        if asked is None:
            return
        number, picked = sum(asked.given), sum(self.model.picked)
        source = cause(asked)
        if number:
            self._title.say(fill(self.tr("%1: what do you get?"), source))
            given = join_list([items(item, n) for item, n in named(asked.given).items()])
            self._note.say(fill(self.tr("You give %1, and get as many items of other kinds."), given))
            self._button.setText(fill(self.tr("Exchange (%1 of %2)"), picked, number))
        else:
            self._title.say(fill(self.tr("%1: what do you give?"), source))
            self._note.say(
                self.tr("Up to %n item(s) from your kitchen; then you choose what you get.", None, asked.most)
            )
            self._button.setText(fill(self.tr("Give (%1)"), picked))
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = self._desk.theme
        painter.fillRect(self.rect(), theme.panel)
        for by in (0, 3):
            box(painter, QRectF(self.rect()).adjusted(by, by, -by, -by), theme.glow, 1)
        painter.end()
