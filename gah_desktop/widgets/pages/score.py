"""The end of a game: the complete score sheet, VP over the rounds, what can be done then. Counts nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QAbstractAnimation, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QBoxLayout,
    QFrame,
    QHeaderView,
    QScrollArea,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from gah_desktop.app.replay import Replay
from gah_desktop.app.session import Session
from gah_desktop.app.table import Table
from gah_desktop.text.coach import hints_used
from gah_desktop.text.errors import os_error_text
from gah_desktop.text.numbers import spoken_number
from gah_desktop.text.terms import fill, join_list, labelled
from gah_desktop.widgets.art.chart import score_chart
from gah_desktop.widgets.context import Context
from gah_desktop.widgets.flow import wrapped
from gah_desktop.widgets.pages.about_games import date_text, played_with
from gah_desktop.widgets.pages.common import Page, button, em, label
from gah_desktop.widgets.pages.picture import Picture
from gah_desktop.widgets.pages.season import Season, hotels_of, whose
from gah_desktop.widgets.pages.sheet_bars import BarDelegate
from gah_desktop.widgets.pages.sheet_header import SeatHeader
from gah_desktop.widgets.pages.sheet_model import SheetModel
from gah_desktop.widgets.pages.sheet_print import save_pdf, save_png
from gah_desktop.widgets.pages.sheet_rows import TOTAL, ScoreTable, difference, score_table
from gah_desktop.widgets.save_name import ask_save_name, documents

TOLD = 9  # times as long as a movement on the table
COLUMN = 10  # letters for a bar and its figure
EDGES = 4  # letters: margins and a scroll bar
NO_LIMIT = (1 << 24) - 1  # Qt's word for any width
SHEET = """QTableView, QHeaderView, QHeaderView::section { font-size: @size; }
QTableView::item { padding: 0px 2px; }"""


class ScorePage(Page):
    replayRequested = Signal()
    reviewRequested = Signal()
    againRequested = Signal()
    homeRequested = Signal()

    def __init__(self, context: Context, parent: QWidget | None = None, at_table: bool = True) -> None:
        """Away from the table, in a replay, there is nothing to go on to from here."""
        super().__init__(context.look, parent)
        self.setObjectName("scorePage")
        self._at_table = at_table
        self._settings = context.settings
        self._table: Table | None = None
        self._sheet: ScoreTable | None = None
        self._season = Season(self.look)
        self._title, self._about = self._season.words()
        self._notice = label("muted", wrap=True)
        self._model = SheetModel(self.look, self)
        self._view = QTableView()
        self._view.setObjectName("scoreSheetView")
        self._view.setHorizontalHeader(SeatHeader(self.look, self._view))
        self._bars = BarDelegate(self.look, self._view)
        self._view.setItemDelegate(self._bars)
        self._chart = Picture(self.look, score_chart, 26, 13)
        self._home = button("home", self.homeRequested.emit)
        self._pdf = button("pdf", self._ask_pdf)
        self._png = button("export", self._ask_png)
        self._replay = button("replay-play", self.replayRequested.emit)
        self._review = button("search", self.reviewRequested.emit)
        self._review.setObjectName("scoreReviewButton")
        self._again = button("new", self.againRequested.emit, primary=True)
        self._clock = QVariantAnimation(self)  # the score is told, and the hotels light up
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._tell)
        self._lay_out()
        for part in (self._home, self._replay, self._review, self._again):
            part.setVisible(at_table)
        self.retranslate()
        self.restyle()

    def _lay_out(self) -> None:
        view = self._view
        view.setModel(self._model)
        view.verticalHeader().hide()
        view.setShowGrid(False)
        view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        view.setTabKeyNavigation(False)
        view.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        inside = QWidget()
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, inside)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._left = QVBoxLayout()
        self._left.addWidget(self._season, 9)
        self._left.addWidget(self._chart, 4)
        self._box.addLayout(self._left, 3)
        right = QVBoxLayout()
        right.addWidget(view)
        right.addStretch(1)
        self._box.addLayout(right, 2)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidget(inside)
        foot = wrapped(self._home, self._pdf, self._png, self._replay, self._review, self._again)
        layout = QVBoxLayout(self)
        layout.addWidget(self._scroll, 1)
        layout.addWidget(self._notice)
        layout.addWidget(foot)

    def show_game(self, table: Table) -> None:
        """The sheet of this game as it stands; at the end with its final scoring."""
        self._table = table
        self._notice.hide()
        self.retranslate()
        self._begin()
        self._again.setFocus()

    # -- telling

    def _begin(self) -> None:
        """From nothing to all of it, where things may move and a game has just ended."""
        self._clock.stop()
        ended = self._sheet is not None and bool(self._sheet.winners)
        duration = self.look.animation * TOLD if self._at_table and ended else 0
        self._tell(0.0 if duration else 1.0)
        if duration:
            self._clock.setDuration(duration)
            self._clock.start()

    def _tell(self, share: object) -> None:
        reached = float(share) if isinstance(share, float) else 1.0
        self._season.set_share(reached)
        self._bars.set_share(reached)

    def tell_all(self) -> None:
        """Whoever clicks has seen enough of it."""
        if self._clock.state() == QAbstractAnimation.State.Running:
            self._clock.stop()
            self._tell(1.0)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.tell_all()
        super().mousePressEvent(event)

    # -- words

    def retranslate(self) -> None:
        self._home.setText(self.tr("Start page"))
        self._pdf.setText(self.tr("Save as PDF…"))
        self._png.setText(self.tr("Save as picture…"))
        self._replay.setText(self.tr("Replay the game"))
        self._review.setText(self.tr("Review the game"))
        self._again.setText(self.tr("Play again"))
        self._view.setAccessibleName(self.tr("Score sheet"))
        if self._table is None:
            return
        self._sheet = score_table(self._table)
        self._title.setText(self._sheet.title)
        self._about.setText("\n".join(filter(None, (difference(self._sheet), self.caption))))
        self._show_hotels(self._table)
        self._model.show_sheet(self._sheet)
        self._bars.show_sheet(self._sheet)
        series = self._sheet.chart.series
        last = join_list(
            [labelled(line.name, spoken_number(line.values[-1])) for line in series if line.values]
        )
        self._chart.show_art(self._sheet.chart, fill(self.tr("Victory points by round, ending at %1"), last))
        if self.isVisible():  # else when it is shown
            self.fit()

    def _show_hotels(self, table: Table) -> None:
        """The winner's in front, as the evening has lit it; without a winner that of the one who looks."""
        assert self._sheet is not None
        won = self._sheet.winners
        first = won[0] if len(won) == 1 else table.viewer
        totals = next(row.values for row in self._sheet.rows if row.kind == TOTAL)
        hotels = hotels_of(table, [total or 0 for total in totals], first)
        self._season.show_hotels(hotels, whose(table.names[first]))

    @property
    def caption(self) -> str:
        """How and when the game was played."""
        table = self._table
        if table is None:
            return ""
        meta = table.meta if isinstance(table, (Session, Replay)) else None
        when = date_text(meta.finished or meta.started) if meta is not None else ""
        told = [played_with(table.setup), when]
        if meta is not None and self._settings.count_hints:
            given = [(table.names[seat], times) for seat, times in enumerate(meta.hints) if times]
            told.append(hints_used(given) if given else self.tr("No hints"))
        return " · ".join(part for part in told if part)

    # -- size

    def fit(self) -> None:
        """The table is as high as its rows; the chart stands beside it where there is room, else below."""
        unit, view = em(self), self._view
        wide = self.width() >= unit * 76
        directions = QBoxLayout.Direction
        self._box.setDirection(directions.LeftToRight if wide else directions.TopToBottom)
        if self._sheet is None:
            return
        layout = self.layout()
        if layout is not None:
            layout.activate()  # how high the sheet may be shows only when all else has its place
        rows = len(self._sheet.rows)
        room = (self._scroll.viewport().height() - view.horizontalHeader().sizeHint().height() - 8) / rows
        larger = max(1.0, min(1.5, room / (unit * 2.4)))  # where there is room letters grow as well
        sheet = SHEET.replace("@size", f"{self.font().pointSizeF() * larger:.1f}pt")
        if view.styleSheet() != sheet:
            view.setStyleSheet(sheet)
        unit *= larger
        view.setMaximumWidth(round(unit * 64) if wide else NO_LIMIT)
        columns = len(self._sheet.names)
        words = view.sizeHintForColumn(0)
        needed = words + round(unit * COLUMN) * columns + 12
        beside = self.width() - self._left.minimumSize().width() - round(em(self) * EDGES)
        view.setMinimumWidth(max(0, min(needed, round(self.width() * 0.6), beside)) if wide else 0)
        height = int(max(unit * 1.55, min(unit * 2.4, room)))
        view.verticalHeader().setDefaultSectionSize(height)
        view.verticalHeader().setMinimumSectionSize(height)
        head = view.horizontalHeader()
        modes = QHeaderView.ResizeMode
        figures = round(unit * 8) * (head.count() - 1)
        roomy = view.width() - figures >= words
        head.setMinimumSectionSize(round(unit * 8) if roomy else -1)
        if roomy:  # what the words leave is for the bars
            each = (view.width() - words - 8) // max(1, head.count() - 1)
            head.setSectionResizeMode(modes.Fixed)
            for column in range(1, head.count()):
                head.resizeSection(column, max(round(unit * 8), min(round(unit * 20), each)))
        else:
            head.setSectionResizeMode(modes.Stretch)
        head.setSectionResizeMode(0, modes.Stretch if roomy else modes.ResizeToContents)
        view.setFixedHeight(height * rows + head.sizeHint().height() + 4)

    # -- files

    def _ask_pdf(self) -> None:
        suggested, kinds = documents() / self.tr("score.pdf"), self.tr("PDF (*.pdf)")
        file = ask_save_name(self, self.tr("Save the score sheet"), suggested, kinds, ".pdf")
        if file is not None:
            self.save_pdf(file)

    def _ask_png(self) -> None:
        suggested, kinds = documents() / self.tr("score.png"), self.tr("Picture (*.png)")
        file = ask_save_name(self, self.tr("Save the score sheet"), suggested, kinds, ".png")
        if file is not None:
            self.save_png(file)

    def save_pdf(self, path: Path) -> None:
        if self._sheet is not None:
            self._save(path, lambda sheet: save_pdf(path, sheet, self.caption, QApplication.font()))

    def save_png(self, path: Path) -> None:
        if self._sheet is not None:
            self._save(
                path, lambda sheet: save_png(path, sheet, self.caption, QApplication.font(), self.look.theme)
            )

    def _save(self, path: Path, write: Callable[[ScoreTable], None]) -> None:
        """Write and say so in the page; what went wrong is said there too."""
        assert self._sheet is not None
        try:
            write(self._sheet)
        except OSError as error:
            self._notice.setText(fill(self.tr("%1 could not be saved. %2"), path.name, os_error_text(error)))
        else:
            self._notice.setText(fill(self.tr("Saved as %1"), path))
        self._notice.show()
