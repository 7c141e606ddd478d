"""The panel that asks: everything that is chosen by words or cards, and the things just received. No rules.

It lies over the part of the table that is not needed for the decision and goes away with it. While
the player has pointed at something that could mean several things, it lists these.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QMimeData, QModelIndex, QPersistentModelIndex, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QToolButton, QVBoxLayout, QWidget

from gah_desktop.engine.actions import Decline, StopServing
from gah_desktop.engine.reasons import Code, reason
from gah_desktop.models import ChoiceModel, ReceivedModel, Role, RoomTilesModel
from gah_desktop.models.choice import OptionFacts
from gah_desktop.models.mime import STAFF, unpack
from gah_desktop.models.tiles import TileFacts
from gah_desktop.text.decisions import DECISIONS, cause, pointed_question, remaining
from gah_desktop.text.names import color_name
from gah_desktop.text.terms import fill
from gah_desktop.widgets import art
from gah_desktop.widgets.art import RoomArt, RoomStatus, State
from gah_desktop.widgets.art.text import common_size
from gah_desktop.widgets.table.desk import Desk
from gah_desktop.widgets.table.fitted import Fitted
from gah_desktop.widgets.table.focus import WayBack
from gah_desktop.widgets.table.pictures import Pictures
from gah_desktop.widgets.table.views import CardsView
from gah_desktop.widgets.theme import Theme

Index = QModelIndex | QPersistentModelIndex


class ChoicePanel(QWidget):
    """`choose` shows what must be decided, `ask` what was meant, `list_all` everything that can be done."""

    closed = Signal()
    focusWanted = Signal()

    def __init__(self, desk: Desk, pictures: Pictures, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("choicePanel")
        self._desk = desk
        self._pictures = pictures
        self._ticked: list[int] = []
        self._region = QRect()
        self._texts: dict[object, str] = {}
        self._common: tuple[Any, float] = (None, 0.0)
        self._title = Fitted(desk, self, size=1.15, bold=True, ink="gold")
        self._close = QToolButton(self)
        self._close.setObjectName("choiceClose")
        self._close.setProperty("autoRaise", True)
        self._close.clicked.connect(self.closed)
        self._models = {
            "choose": ChoiceModel(desk.table, -1, self),
            "ask": ChoiceModel(desk.table, -1, self, everything=True),
            "all": ChoiceModel(desk.table, -1, self, everything=True),
        }
        self._views = {
            name: CardsView(
                f"{name}View",
                model,
                desk,
                self._draw,
                sort="staff",
                aspect=0.2,
                room=(12, 1.9),
                scrolls=name != "choose",
                parent=self,
            )
            for name, model in self._models.items()
        }
        self._received = ReceivedModel(desk.table, -1, self)
        self.tokens = CardsView(
            "receivedView", self._received, desk, pictures.token, aspect=1.0, max_aspect=1.2, parent=self
        )
        self._tiles = RoomTilesModel(desk.table, -1, self)
        self.tiles = CardsView(
            "tilesView", self._tiles, desk, self._draw_tile, columns=3, room=(12, 2), parent=self
        )
        self._all_button = QPushButton(self)
        self._all_button.setObjectName("placeAllButton")
        self._all_button.clicked.connect(self.place_all)
        self._keep_button = QPushButton(self)
        self._keep_button.setObjectName("keepButton")
        self._keep_button.setProperty("primary", True)
        self._keep_button.clicked.connect(self._keep)
        self.mode = ""
        self._content = (0, False, False)
        self._way_back = WayBack(self)
        self._views["choose"].places.instead = self._tick
        for view in self._views.values():
            view.places.topic = self._topic
        desk.look.changed.connect(self._restyle)
        desk.table.decisionChanged.connect(self._texts.clear)
        self._build()
        self.retranslate()
        self.hide()

    def _build(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._keep_button)
        head.addWidget(self._all_button)
        head.addWidget(self._close)
        self._layout = QVBoxLayout(self)
        self._layout.addLayout(head)
        for view in (self.tokens, self.tiles, *self._views.values()):
            self._layout.addWidget(view)
        self._layout.addStretch(1)
        self._restyle()

    def place_all(self) -> None:
        self._received.place_all()

    # -- what is shown

    def choose(self, region: QRect) -> None:
        """What must be decided now, if any of it is not done on the table itself; else the panel goes."""
        decision = self._desk.table.game.decision if self._desk.table.may_act else None
        if decision is None:
            self.put_away()
            return
        cards = set(self._cards())
        self._ticked = [card for card in self._ticked if card in cards] if self._keeps() else []
        rows = self._models["choose"].rowCount()
        tokens, tiles = self._received.rowCount(), decision.kind == "rooms"
        if not (rows or tokens or tiles):
            self.put_away()
            return
        self._show("choose", region, tokens=bool(tokens), tiles=tiles, rows=rows)

    def ask(self, region: QRect) -> None:
        """What was meant."""
        self._models["ask"].set_actions(self._desk.asked)
        self._show("ask", region, rows=self._models["ask"].rowCount())

    def list_all(self, region: QRect) -> None:
        """Everything that can be done now."""
        self._show("all", region, rows=self._models["all"].rowCount())

    def put_away(self) -> None:
        if not self.isHidden():  # also while another page is shown
            self._way_back.hide()
        self.mode = ""

    def follow(self, region: QRect) -> None:
        """The table has another shape now."""
        self._region = region
        self._arrange(*self._content)

    @property
    def view(self) -> CardsView:
        """The list on show."""
        return self._views[self.mode or "choose"]

    def _show(
        self, mode: str, region: QRect, *, rows: int, tokens: bool = False, tiles: bool = False
    ) -> None:
        had_focus = self.isVisible() and self._way_back.is_needed
        self.mode = mode
        self._region = region
        for name, view in self._views.items():
            view.setVisible(name == mode and rows > 0)
        self.tokens.setVisible(tokens)
        self.tiles.setVisible(tiles)
        self._all_button.setVisible(tokens)
        self._keep_button.setVisible(mode == "choose" and bool(self._keeps()))
        self._close.setVisible(mode != "choose")
        self.retranslate()
        self._content = (rows, tokens, tiles)
        self._arrange(*self._content)
        self.show()
        self.raise_()
        if had_focus or mode != "choose" or self._desk.by_keyboard:
            self.focusWanted.emit()

    @property
    def may_wait(self) -> bool:
        """Whether it only offers to do without what is done on the table."""
        model = self.view.places.model
        rows = [model.index(row, 0).data(Role.Facts).action for row in range(model.rowCount())]
        idle = all(isinstance(action, Decline | StopServing) for action in rows)
        return idle and self.mode == "choose" and not self.tokens.isVisibleTo(self)

    def take_focus(self) -> None:
        self._way_back.note()
        for view in (self.tokens, self.view, self.tiles):
            if view.isVisibleTo(self) and view.model().rowCount():
                view.setFocus(Qt.FocusReason.OtherFocusReason)
                if not view.currentIndex().isValid():
                    view.setCurrentIndex(view.model().index(0, 0))
                return

    def _arrange(self, rows: int, tokens: bool, tiles: bool) -> None:
        """As high as its content asks for, at the lower edge of the region; less if there is less room."""
        em = self.fontMetrics().height()
        heights: dict[CardsView, float] = {}
        if tokens:
            heights[self.tokens] = em * 3.2
        if tiles:
            heights[self.tiles] = em * 2.8
        head = em * 2.0
        if self.mode != "choose" or tokens or self._keeps():  # buttons are higher than words
            head = max(head, self._close.sizeHint().height() + 4.0)
        room = self._region.height() - head - em * 1.3
        if rows:
            taken = sum(heights.values())
            heights[self.view] = self._rows_height(rows, room - taken)
        wanted = sum(heights.values()) + em * 0.25 * len(heights)
        share = min(1.0, room / wanted) if wanted else 1.0
        for view, height in heights.items():
            view.setFixedHeight(max(8, int(height * share)))
        height = min(round(head + wanted * share + em * 1.3), self._region.height())
        self.setGeometry(
            self._region.left(), self._region.bottom() - height + 1, self._region.width(), height
        )

    def _rows_height(self, rows: int, room: float) -> float:
        """As few columns as make the list fit; the lines of a column are of about the same number."""
        if self.mode != "choose":
            return self._list_height(rows)
        em = self.fontMetrics().height()
        pictured = self._pictured()
        letters = em * 17.0
        if pictured:  # a picture makes do with smaller letters than a line of words
            letters = em / self._desk.look.scale * 9
        most = max(1, min(rows, int(self._region.width() // letters)))
        columns, line = min(most, 6 if pictured else 3), em * (7.5 if pictured else 2.2)
        for more in range(columns + 1, min(rows, 3) + 1):  # a list that has to scroll has wide lines instead
            if not pictured and -(-rows // columns) * line > room >= -(-rows // more) * line:
                columns = more
        columns = -(-rows // -(-rows // columns))
        self.view.set_columns(columns)
        return -(-rows // columns) * line

    def _list_height(self, rows: int) -> float:
        """A list that scrolls is written in the reader's own letters: in columns as wide as its lines."""
        model, metrics = self._models[self.mode], self.view.fontMetrics()
        texts = [self._text(model.index(row, 0).data(Role.Facts)) for row in range(rows)]
        em = metrics.height()
        edges = em + 8  # what the frame of a line takes, see `_draw_words`
        width = self._region.width() - em * 2  # without the panel's margins and the scroll bar
        longest = max(map(metrics.horizontalAdvance, texts)) * 1.1 + edges
        columns = max(1, min(rows, 3, int(width // longest)))
        columns = -(-rows // -(-rows // columns))
        cell = QRect(0, 0, int((width / columns - edges) / 1.1), 0)
        wrap = Qt.TextFlag.TextWordWrap
        tall = max(metrics.boundingRect(cell, wrap, text).height() for text in texts)
        line = max(min(tall, em * 2) * 1.1 + 8, em * 1.6)  # two lines at most: a list is to be looked over
        self.view.set_lowest(line / em)
        self.view.set_columns(columns)
        return -(-rows // columns) * line

    def _pictured(self) -> bool:
        """Whether cards are to be chosen from, rather than words."""
        decision = self._desk.table.game.decision
        return self.mode == "choose" and decision is not None and DECISIONS[decision.kind].pictured

    # -- six of ten

    def _keeps(self) -> int:
        model = self._models["choose"]
        return model.keeps if self._desk.table.may_act else 0

    def _cards(self) -> list[int]:
        model = self._models["choose"]
        return [model.index(row, 0).data(Role.Facts).staff for row in range(model.rowCount())]

    def _tick(self, index: Index) -> bool:
        facts = index.data(Role.Facts)
        if facts.action is not None:
            return False
        if facts.staff in self._ticked:
            self._ticked.remove(facts.staff)
        elif not self._is_full():
            self._ticked.append(facts.staff)
        self.retranslate()
        self._views["choose"].viewport().update()
        return True

    def _is_full(self) -> bool:
        """Whether as many cards are ticked as may be kept; then it is said."""
        full = len(self._ticked) == self._keeps()
        if full:
            self._desk.table.illegal.emit(reason(Code.WRONG_NUMBER_OF_CARDS, total=self._keeps()))
        return full

    def keep_dropped(self, mime: QMimeData) -> bool:
        """A card that is carried to the hand while six are to be kept is one of them."""
        carried = unpack(mime)
        if not self._keeps() or carried is None or carried.type != STAFF:
            return False
        card = carried.values["staff"]
        if card in self._cards() and card not in self._ticked and not self._is_full():
            self._ticked.append(card)
            self.retranslate()
            self._views["choose"].viewport().update()
        return True

    def _keep(self) -> None:
        self._desk.place = QRect(
            self._keep_button.mapToGlobal(self._keep_button.rect().topLeft()), self._keep_button.size()
        )
        if len(self._ticked) == self._keeps():
            self._models["choose"].keep(self._ticked)
        else:
            self._desk.table.illegal.emit(reason(Code.WRONG_NUMBER_OF_CARDS, total=self._keeps()))

    # -- drawing

    def _draw(self, painter: QPainter, rect: QRectF, theme: Theme, facts: OptionFacts, state: State) -> None:
        if facts.staff and self._pictured():
            if facts.staff in self._ticked:
                state |= State.SELECTED
            self._pictures.option(painter, rect, theme, facts, state & ~State.DIMMED)
            return
        self._draw_words(painter, rect, theme, self._text(facts), state)

    def _draw_words(self, painter: QPainter, rect: QRectF, theme: Theme, text: str, state: State) -> None:
        body = rect.adjusted(3, 3, -3, -3)
        painter.fillRect(body, theme.inset if not state & State.HOVER else theme.card)
        painter.setPen(theme.gold if state & State.HOVER else theme.rule)
        painter.drawRect(body)
        size = art.em(painter)
        inner = body.adjusted(size * 0.5, 1, -size * 0.5, -1)
        art.draw_text(painter, inner, text, theme.text, self._common_size(painter, inner))
        if state & State.FOCUSED:
            art.focus_ring(painter, rect.adjusted(1, 1, -1, -1), theme)

    def _text(self, facts: OptionFacts) -> str:
        """What an option says; finding out what it costs takes a moment, so it is remembered."""
        if facts.key not in self._texts:
            self._texts[facts.key] = self._models["all"].text(facts)
        return self._texts[facts.key]

    def _common_size(self, painter: QPainter, rect: QRectF) -> float:
        """All lines of a list in letters of the same size."""
        model = self._models[self.mode or "choose"]
        texts = [self._text(model.index(row, 0).data(Role.Facts)) for row in range(model.rowCount())]
        key = (rect.width(), rect.height(), art.em(painter), tuple(texts))
        if self._common[0] != key:
            size = common_size(painter, [rect] * len(texts), texts, art.em(painter) * 1.05)
            self._common = (key, size)
        return self._common[1]

    def _draw_tile(
        self, painter: QPainter, rect: QRectF, theme: Theme, facts: TileFacts, state: State
    ) -> None:
        side = min(rect.height(), rect.width() * 0.4)
        place = QRectF(rect.left() + 4, rect.center().y() - side / 2, side, side)
        dim = state & (State.DIMMED | State.FOCUSED | State.HOVER | State.SELECTABLE)
        art.room_cell(painter, place, theme, RoomArt(facts.color, RoomStatus.VACANT), dim & ~State.FOCUSED)
        words = QRectF(place.right() + 6, rect.top(), rect.right() - place.right() - 8, rect.height())
        told = fill(self.tr("%1: %n left", None, facts.left), color_name(facts.color))
        art.draw_text(painter, words, told, theme.text, art.em(painter), align=Qt.AlignmentFlag.AlignLeft)
        if state & State.FOCUSED:
            art.focus_ring(painter, rect, theme)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = self._desk.theme
        painter.fillRect(self.rect(), theme.panel)
        painter.setPen(theme.glow)
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.drawRect(self.rect().adjusted(3, 3, -4, -4))
        painter.end()

    # -- words

    def retranslate(self) -> None:
        self._close.setText(self.tr("Close"))
        self._close.setToolTip(self.tr("Close without choosing (Esc)"))
        self._close.setAccessibleName(self.tr("Close without choosing"))
        self._all_button.setText(self.tr("All where they fit"))
        self._all_button.setToolTip(self.tr("Guests first, the rest into the kitchen"))
        keeps = self._keeps() if self._desk.table.has_game else 0
        self._keep_button.setText(fill(self.tr("Keep (%1 of %2)"), len(self._ticked), keeps))
        names = {
            "choose": self.tr("What can be chosen"),
            "ask": self.tr("What is meant"),
            "all": self.tr("Everything that can be done now"),
        }
        for name, view in self._views.items():
            view.setAccessibleName(names[name])
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
        return " · ".join(told) or self.tr("Your choice")

    def _topic(self) -> str:
        decision = self._desk.table.game.decision
        return DECISIONS[decision.kind].topic if decision is not None else ""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._texts.clear()
            self.retranslate()

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
