"""The list of the panel that asks: lines of words, or cards to choose among; how high it has to be. No rules.

It lists what must be chosen beside the table, what was pointed at, or everything that can be done.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from gah_desktop.app.table import Table
from gah_desktop.engine.actions import Action, ChooseItems, Decline, StopServing
from gah_desktop.engine.items import named
from gah_desktop.models import ChoiceModel, Role
from gah_desktop.models.choice import OptionFacts
from gah_desktop.text.decisions import DECISIONS
from gah_desktop.widgets import art
from gah_desktop.widgets.art import Amount, State
from gah_desktop.widgets.art.text import common_size
from gah_desktop.widgets.table import pictures
from gah_desktop.widgets.table.desk import Desk
from gah_desktop.widgets.table.views import CardsView, GridSpec, ViewSpec
from gah_desktop.widgets.theme import Theme

Index = QModelIndex | QPersistentModelIndex
GRID = GridSpec(aspect=0.2, room=(12, 1.9))
CARD_LETTERS, CARD_LINE, CARDS_ACROSS = 9.0, 7.5, 6
SYMBOLS = 0.35  # of a line that names items
WORD_LETTERS, WORD_LINE, WORDS_ACROSS = 17.0, 2.2, 3
TIGHT = 1.2  # times the room that lines of words may ask for before they stand in two columns


class ChoiceList(CardsView):
    """One list with a mode: "choose", "ask" or "all"; "" while it is not needed."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        self.choices = ChoiceModel(desk.table, -1)
        self.mode = ""
        self._common: tuple[object, float] = (None, 0.0)
        spec = ViewSpec("choice", ChoiceModel, self._draw, sort="staff", grid=GRID)
        super().__init__(spec, self.choices, desk, parent)
        self.choices.setParent(self)
        self.interaction.says_itself = lambda index: self.choices.text(index.data(Role.Facts))
        self._desk = desk

    def choose(self) -> int:
        """What must be chosen beside the table; how many lines that is."""
        return self._list("choose", None)

    def ask(self, actions: Sequence[Action]) -> int:
        """What was meant."""
        return self._list("ask", actions)

    def list_all(self) -> int:
        return self._list("all", None)

    def _list(self, mode: str, actions: Sequence[Action] | None) -> int:
        if mode != self.mode:
            self.setCurrentIndex(QModelIndex())
        self.mode = mode
        self.choices.set_actions(actions, everything=mode == "all")
        return self.choices.rowCount()

    @property
    def keeps(self) -> int:
        """How many cards are to be ticked and kept; 0 if that is not the question."""
        return self.choices.keeps if self._desk.table.may_act else 0

    @property
    def is_optional(self) -> bool:
        """Whether it only offers to do without something."""
        actions = [facts.action for facts in self._facts()]
        return all(isinstance(action, Decline | StopServing) for action in actions)

    @property
    def pictured(self) -> bool:
        """Whether cards are to be chosen from, rather than words."""
        decision = self._desk.table.game.decision
        return self.mode == "choose" and decision is not None and DECISIONS[decision.kind].pictured

    def _facts(self) -> list[OptionFacts]:
        model = self.choices
        return [model.facts(model.index(row, 0)) for row in range(model.rowCount())]

    # -- six of ten

    @property
    def ticked(self) -> list[int]:
        """Cards, of those to be kept."""
        return self.choices.ticked

    def tick(self, index: Index) -> bool:
        """A card to be kept, or not after all; False for anything else."""
        facts = index.data(Role.Facts)
        if facts.action is not None:
            return False
        if facts.staff in self.ticked:
            self.choices.untick(facts.staff)
        else:
            self.choices.tick(facts.staff)
        return True

    # -- its height

    def fit(self, rows: int, width: int, room: float) -> float:
        """As few columns as make the list fit; the lines of a column are of about the same number."""
        if self.mode != "choose":
            return self._fit_scrolling(rows, width)
        em = self.fontMetrics().height()
        pictured = self.pictured
        letters, line, across = em * WORD_LETTERS, em * WORD_LINE, WORDS_ACROSS
        if pictured:  # a picture makes do with smaller letters than a line of words
            letters = em / self._desk.look.scale * CARD_LETTERS
            line, across = em * CARD_LINE, CARDS_ACROSS
        columns = min(max(1, min(rows, int(width // letters))), across)
        for more in range(columns + 1, min(rows, 3) + 1):  # a list that has to scroll has wide lines instead
            if not pictured and -(-rows // columns) * line > room >= -(-rows // more) * line:
                columns = more
        if not pictured and -(-rows // columns) * line > room * TIGHT:  # rather narrow lines than low ones
            columns = max(columns, min(rows, 2))
        columns = -(-rows // -(-rows // columns))
        self.set_grid(GRID._replace(columns=columns))
        return -(-rows // columns) * line

    def _fit_scrolling(self, rows: int, width: int) -> float:
        """A list that scrolls is written in the reader's own letters: in columns as wide as its lines."""
        metrics, texts = self.fontMetrics(), self.choices.texts()
        em = metrics.height()
        edges = em + 8  # what the frame of a line takes, see `_draw_words`
        width -= em * 2  # the panel's margins and the scroll bar
        longest = max(map(metrics.horizontalAdvance, texts)) * 1.1 + edges
        columns = max(1, min(rows, 3, int(width // longest)))
        columns = -(-rows // -(-rows // columns))
        cell = QRect(0, 0, int((width / columns - edges) / 1.1), 0)
        wrap = Qt.TextFlag.TextWordWrap
        tall = max(metrics.boundingRect(cell, wrap, text).height() for text in texts)
        line = max(min(tall, em * 2) * 1.1 + 8, em * 1.6)  # two lines at most: a list is to be looked over
        self.set_grid(GRID._replace(columns=columns, lowest=line / em, scrolls=True))
        return -(-rows // columns) * line

    # -- drawing

    def _draw(
        self, table: Table, painter: QPainter, rect: QRectF, theme: Theme, facts: OptionFacts, state: State
    ) -> None:
        if facts.staff and self.pictured:
            if facts.staff in self.ticked:
                state |= State.SELECTED
            pictures.option(table, painter, rect, theme, facts, state & ~State.DIMMED)
            return
        body = rect.adjusted(3, 3, -3, -3)
        painter.fillRect(body, theme.inset if not state & State.HOVER else theme.card)
        painter.setPen(theme.gold if state & State.HOVER else theme.rule)
        painter.drawRect(body)
        size = art.em(painter)
        inner = body.adjusted(size * 0.5, 1, -size * 0.5, -1)
        if facts.action is None:
            _draw_box(painter, inner, theme, facts.staff in self.ticked)
        elif isinstance(facts.action, ChooseItems):
            symbols = QRectF(inner.left(), inner.top(), inner.width() * SYMBOLS, inner.height())
            chosen = named(facts.action.items).items()
            amounts = tuple(Amount(item, str(count)) for item, count in chosen if count)
            art.draw_amounts(painter, symbols, theme, amounts, size * 1.5)
        words = inner.adjusted(self._indent(facts, inner), 0, 0, 0)
        art.draw_text(painter, words, self.choices.text(facts), theme.text, self._common_size(painter, words))
        if state & State.FOCUSED:
            art.focus_ring(painter, rect.adjusted(1, 1, -1, -1), theme)

    def _indent(self, facts: OptionFacts, inner: QRectF) -> float:
        """What the box to be ticked or the symbols take from the words."""
        if facts.action is None:
            return inner.height()
        return inner.width() * SYMBOLS if isinstance(facts.action, ChooseItems) else 0.0

    def _common_size(self, painter: QPainter, rect: QRectF) -> float:
        """All lines of a list in letters of the same size."""
        texts = self.choices.texts()
        key = (rect.width(), rect.height(), art.em(painter), tuple(texts))
        if self._common[0] != key:
            size = common_size(painter, [rect] * len(texts), texts, art.em(painter) * 1.05)
            self._common = (key, size)
        return self._common[1]


def _draw_box(painter: QPainter, line: QRectF, theme: Theme, ticked: bool) -> None:
    """Whether a card that can be kept is one of those that are."""
    side = min(line.height() * 0.6, art.em(painter) * 1.2)
    box = QRectF(line.left(), line.center().y() - side / 2, side, side)
    painter.setPen(theme.accent if ticked else theme.muted)
    painter.drawRect(box)
    if ticked:
        painter.fillRect(box.adjusted(3, 3, -2, -2), theme.accent)
