"""The panel that asks: everything that is chosen by words or cards, and the things just received. No rules.

It lies over the part of the table that is not needed for the decision and goes away with it. While
the player has pointed at something that could mean several things, it lists these.
"""

from __future__ import annotations

from PySide6.QtCore import QMimeData, QModelIndex, QPersistentModelIndex, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QToolButton, QVBoxLayout, QWidget

from gah_desktop.app.table import Table
from gah_desktop.models import ReceivedModel, RoomTilesModel
from gah_desktop.models.mime import STAFF, unpack
from gah_desktop.models.tiles import TileFacts
from gah_desktop.text.decisions import DECISIONS, cause, pointed_question, remaining
from gah_desktop.text.names import color_name
from gah_desktop.text.terms import fill
from gah_desktop.widgets import art
from gah_desktop.widgets.art import RoomStatus, State
from gah_desktop.widgets.art.facade_specs import BayArt
from gah_desktop.widgets.art.facade_walls import bay
from gah_desktop.widgets.retranslate import Retranslated
from gah_desktop.widgets.table import pictures
from gah_desktop.widgets.table.choice_list import ChoiceList
from gah_desktop.widgets.table.desk import Desk
from gah_desktop.widgets.table.fitted import Fitted
from gah_desktop.widgets.table.focus import FocusReturn
from gah_desktop.widgets.table.popup import draw_frame
from gah_desktop.widgets.table.views import CardsView, GridSpec, ViewSpec
from gah_desktop.widgets.theme import Theme

Index = QModelIndex | QPersistentModelIndex
TOKENS = ViewSpec("received", ReceivedModel, pictures.token, grid=GridSpec(aspect=1.0, max_aspect=1.2))


class ChoicePanel(Retranslated, QWidget):
    """`choose` shows what must be decided, `ask` what was meant, `list_all` everything that can be done."""

    closed = Signal()
    placed = Signal()  # it is there now, or it is gone

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("choicePanel")
        self._desk = desk
        self._region = QRect()
        self._title = Fitted(desk, self, size=1.15, bold=True, ink="gold")
        self._close = QToolButton(self)
        self._close.setObjectName("choiceClose")
        self._close.setProperty("autoRaise", True)
        self._close.clicked.connect(self.closed)
        self.view = ChoiceList(desk, self)
        self.view.interaction.instead = self._tick
        self.view.interaction.topic = self._topic
        self._received = ReceivedModel(desk.table, -1, self)
        self.tokens = CardsView(TOKENS, self._received, desk, self)
        tiles = ViewSpec("tiles", RoomTilesModel, self._draw_tile, grid=GridSpec(columns=3, room=(12, 2)))
        self.tiles = CardsView(tiles, RoomTilesModel(desk.table, -1, self), desk, self)
        self._all_button = QPushButton(self)
        self._all_button.setObjectName("placeAllButton")
        self._all_button.clicked.connect(self.place_all)
        self._keep_button = QPushButton(self)
        self._keep_button.setObjectName("keepButton")
        self._keep_button.setProperty("primary", True)
        self._keep_button.clicked.connect(self._keep)
        self._rows = 0  # of the list, as they are shown
        self._focus_return = FocusReturn(self, desk)
        desk.look.changed.connect(self._restyle)
        self._build()
        self.retranslate()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # nothing beneath shows through
        self.hide()

    def _build(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._keep_button)
        head.addWidget(self._all_button)
        head.addWidget(self._close)
        self._layout = QVBoxLayout(self)
        self._layout.addLayout(head)
        for view in (self.tokens, self.tiles, self.view):
            self._layout.addWidget(view)
        self._layout.addStretch(1)
        self._restyle()

    @property
    def mode(self) -> str:
        return self.view.mode

    def place_all(self) -> None:
        self._received.place_all()

    # -- what is shown

    def choose(self, region: QRect) -> None:
        """What must be decided now, if any of it is not done on the table itself; else the panel goes."""
        decision = self._desk.table.game.decision if self._desk.table.may_act else None
        rows = self.view.choose()
        tokens, tiles = self._received.rowCount(), decision is not None and decision.kind == "rooms"
        if decision is None or not (rows or tokens or tiles):
            self.put_away()
            return
        self._show(region, rows, tokens=bool(tokens), tiles=tiles)

    def ask(self, region: QRect) -> None:
        """What was meant."""
        self._show(region, self.view.ask(self._desk.asked))

    def list_all(self, region: QRect) -> None:
        """Everything that can be done now."""
        self._show(region, self.view.list_all())

    def put_away(self) -> None:
        if not self.isHidden():  # also while another page is shown
            self._focus_return.hide()
            self.placed.emit()
        self.view.mode = ""

    def follow(self, region: QRect) -> None:
        """The table has another shape now."""
        self._region = region
        self._arrange()

    def _show(self, region: QRect, rows: int, *, tokens: bool = False, tiles: bool = False) -> None:
        had_focus = self.isVisible() and self._focus_return.is_needed
        self._region, self._rows = region, rows
        self.view.setVisible(rows > 0)
        self.tokens.setVisible(tokens)
        self.tiles.setVisible(tiles)
        self._all_button.setVisible(tokens)
        self._keep_button.setVisible(self.mode != "ask" and bool(self.view.keeps))
        self._close.setVisible(self.mode != "choose")
        self.retranslate()
        self._arrange()
        if self.isHidden():  # what lies beneath need not be painted while it stays
            self.show()
            self.raise_()
        self.placed.emit()
        if had_focus or self.mode != "choose" or self._desk.by_keyboard:
            self._desk.focusWanted.emit()

    @property
    def may_wait(self) -> bool:
        """Whether it only offers to do without what is done on the table."""
        return self.mode == "choose" and self.view.is_optional and not self.tokens.isVisibleTo(self)

    def take_focus(self) -> None:
        self._focus_return.note()
        for view in (self.tokens, self.view, self.tiles):
            if view.isVisibleTo(self) and view.model().rowCount():
                view.setFocus(Qt.FocusReason.OtherFocusReason)
                if not view.currentIndex().isValid():
                    view.setCurrentIndex(view.model().index(0, 0))
                return

    def _arrange(self) -> None:
        """As high as its content asks for, at the lower edge of the region; less if there is less room."""
        em = self.fontMetrics().height()
        heights: dict[CardsView, float] = {}
        if self.tokens.isVisibleTo(self):
            heights[self.tokens] = em * 3.2
        if self.tiles.isVisibleTo(self):
            heights[self.tiles] = em * 2.8
        head = em * 2.0
        has_buttons = self.mode != "choose" or self.tokens in heights or self.view.keeps
        if has_buttons:  # they are higher than words
            head = max(head, self._close.sizeHint().height() + 4.0)
        room = self._region.height() - head - em * 1.3
        if self._rows:
            taken = sum(heights.values())
            heights[self.view] = self.view.fit(self._rows, self._region.width(), room - taken)
        wanted = sum(heights.values()) + em * 0.25 * len(heights)
        share = min(1.0, room / wanted) if wanted else 1.0
        for view, height in heights.items():
            view.setFixedHeight(max(8, int(height * share)))
        height = min(round(head + wanted * share + em * 1.3), self._region.height())
        self.setGeometry(
            self._region.left(), self._region.bottom() - height + 1, self._region.width(), height
        )

    # -- six of ten

    def _tick(self, index: Index) -> bool:
        ticked = self.view.tick(index)
        if ticked:
            self.retranslate()
        return ticked

    def keep_dropped(self, mime: QMimeData) -> bool:
        """A card that is carried to the hand while six are to be kept is one of them."""
        carried = unpack(mime)
        if not self.view.keeps or carried is None or carried.type != STAFF:
            return False
        self.view.choices.tick(carried.values["staff"])
        self.retranslate()
        return True

    def _keep(self) -> None:
        self._desk.place = QRect(
            self._keep_button.mapToGlobal(self._keep_button.rect().topLeft()), self._keep_button.size()
        )
        self.view.choices.keep()

    # -- drawing

    def _draw_tile(
        self, table: Table, painter: QPainter, rect: QRectF, theme: Theme, facts: TileFacts, state: State
    ) -> None:
        side = min(rect.height(), rect.width() * 0.4)
        place = QRectF(rect.left() + 4, rect.center().y() - side / 2, side, side)
        dim = state & (State.DIMMED | State.FOCUSED | State.HOVER | State.SELECTABLE)
        bay(painter, place, theme, BayArt(facts.color, RoomStatus.VACANT), dim & ~State.FOCUSED)
        words = QRectF(place.right() + 6, rect.top(), rect.right() - place.right() - 8, rect.height())
        told = fill(self.tr("%1: %n left", None, facts.left), color_name(facts.color))
        art.draw_text(painter, words, told, theme.text, art.em(painter), align=Qt.AlignmentFlag.AlignLeft)
        if state & State.FOCUSED:
            art.focus_ring(painter, rect, theme)

    def paintEvent(self, event: QPaintEvent) -> None:
        draw_frame(self, self._desk.theme.panel, self._desk.theme.glow)

    # -- words

    def retranslate(self) -> None:
        self._close.setText(self.tr("Close"))
        self._close.setToolTip(self.tr("Close without choosing (Esc)"))
        self._close.setAccessibleName(self.tr("Close without choosing"))
        self._all_button.setText(self.tr("All where they fit"))
        self._all_button.setToolTip(self.tr("Guests first, the rest into the kitchen"))
        keeps = self.view.keeps if self._desk.table.has_game else 0
        self._keep_button.setText(fill(self.tr("Keep (%1 of %2)"), len(self.view.ticked), keeps))
        names = {
            "choose": self.tr("What can be chosen"),
            "ask": self.tr("What is meant"),
            "all": self.tr("Everything that can be done now"),
        }
        self.view.setAccessibleName(names[self.mode or "choose"])
        self.tokens.setAccessibleName(self.tr("Items received"))
        self.tiles.setAccessibleName(self.tr("Room tiles"))
        headings = {"ask": pointed_question(self._desk.asked), "all": names["all"]}
        self._title.say(headings.get(self.mode) or self._heading())

    def _heading(self) -> str:
        table = self._desk.table
        decision = table.game.decision if table.has_game and table.may_act else None
        if decision is None:
            return ""
        told = [part for part in (cause(decision), remaining(decision)) if part]
        title = " · ".join(told) or self.tr("Your choice")
        return title[:1].upper() + title[1:]

    def _topic(self) -> str:
        decision = self._desk.table.game.decision
        return DECISIONS[decision.kind].topic if decision is not None else ""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.mode in ("ask", "all"):
            self.closed.emit()
            return
        super().keyPressEvent(event)

    def _restyle(self) -> None:
        em = self.fontMetrics().height()
        self._layout.setContentsMargins(em // 2, em // 2, em // 2, em // 2)
        self._layout.setSpacing(em // 4)
        self.update()
