"""The review of a finished game: how everybody played, what luck brought, what was better. Judges nothing.

It is made in the background while the page shows how far it is, and can be given up.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QProgressBar,
    QScrollArea,
    QSplitter,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from gah_desktop.app.background import Request
from gah_desktop.app.meta import Meta
from gah_desktop.coach.review import Review
from gah_desktop.coach.turns import Judged
from gah_desktop.record import Loaded
from gah_desktop.text.terms import fill, join_list
from gah_desktop.widgets.art.course import course
from gah_desktop.widgets.context import Context
from gah_desktop.widgets.flow import wrapped
from gah_desktop.widgets.pages import review_parts as parts
from gah_desktop.widgets.pages.about_games import date_text, played_with, who_plays
from gah_desktop.widgets.pages.common import Page, button, em, label, narrow, panel
from gah_desktop.widgets.pages.history_figures import plain_table
from gah_desktop.widgets.pages.history_model import TextTable
from gah_desktop.widgets.pages.picture import Picture


class ReviewPage(Page):
    in_the_street = True

    closed = Signal()
    showRequested = Signal(object, int)  # Loaded, and a position in it
    playOnRequested = Signal(object, int)

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(context.look, parent)
        self.setObjectName("reviewPage")
        self._session = context.session
        self._loaded: Loaded | None = None
        self._told: parts.Told | None = None
        self._request: Request | None = None
        self._done, self._of = 0, 0
        self._failed = self._given_up = False
        self._listed: list[Judged] = []
        self._title, self._about = label("title", wrap=True), label("muted", wrap=True)
        self._state = label("", wrap=True)
        self._state.setObjectName("reviewState")
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._cancel = button("close", self._give_up)
        self._cancel.setObjectName("reviewCancel")
        self._anew = button("replay-play", self._begin, primary=True)
        self._anew.setObjectName("reviewAnew")
        self._back = button("back", self._leave)
        self._lay_out()
        QShortcut(QKeySequence(QKeySequence.StandardKey.Cancel), self, self._leave)
        self.retranslate()
        self.restyle()

    # -- building

    def _lay_out(self) -> None:
        self._waiting = panel()
        column = QVBoxLayout(self._waiting)
        column.addWidget(self._state)
        column.addWidget(self._bar)
        column.addWidget(wrapped(self._cancel, self._anew))
        column.addStretch(1)
        self._tabs = QTabWidget()
        self._tabs.setObjectName("reviewTabs")
        for tab in (self._overview(), self._turn_list(), self._over_games()):
            self._tabs.addTab(tab, "")
        layout = QVBoxLayout(self)
        layout.addWidget(self._title)
        layout.addWidget(self._about)
        layout.addWidget(self._waiting, 1)
        layout.addWidget(self._tabs, 1)
        foot = QHBoxLayout()
        foot.addWidget(self._back)
        foot.addStretch(1)
        layout.addLayout(foot)

    def _overview(self) -> QWidget:
        inside = QWidget()
        self._column = QVBoxLayout(inside)
        self._summaries = QVBoxLayout()
        self._chart = Picture(self.look, course, 30, 15)
        self._points = label("", wrap=True)
        self._points.setObjectName("reviewTurningPoints")
        self._worst = label("heading", wrap=True)
        self._costly = QVBoxLayout()
        self._column.addLayout(self._summaries)
        self._column.addWidget(self._chart, 1)
        self._column.addWidget(self._points)
        self._column.addWidget(self._worst)
        self._column.addLayout(self._costly)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidget(inside)
        return scroll

    def _turn_list(self) -> QWidget:
        self._model = TextTable(1, self)
        self._view = plain_table(self._model)
        self._view.setObjectName("reviewTurns")
        self._view.selectionModel().currentRowChanged.connect(self._chosen)
        self._only = QCheckBox()
        self._only.setObjectName("reviewOnlyErrors")
        self._only.setChecked(True)
        self._only.toggled.connect(lambda on: self._list_turns())
        self._details = label("", wrap=True)
        self._details.setObjectName("reviewDetails")
        self._details.setAlignment(Qt.AlignmentFlag.AlignTop)
        interaction = Qt.TextInteractionFlag
        self._details.setTextInteractionFlags(
            interaction.TextSelectableByMouse | interaction.TextSelectableByKeyboard
        )
        self._show = button("eye", self._show_chosen)
        self._show.setObjectName("reviewShow")
        self._play = button("replay-play", self._play_chosen)
        self._play.setObjectName("reviewPlayOn")
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._view, 1)
        column.addWidget(self._only)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(self._details)
        self._details.setMargin(8)
        right = QWidget()
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(scroll, 1)
        column.addWidget(wrapped(self._show, self._play))
        self._split = QSplitter(Qt.Orientation.Horizontal)
        self._split.addWidget(left)
        self._split.addWidget(right)
        self._split.setSizes([400, 600])
        self._split.setChildrenCollapsible(False)
        tab = QWidget()
        QVBoxLayout(tab).addWidget(self._split)
        return tab

    def _over_games(self) -> QWidget:
        tab = QWidget()
        column = QVBoxLayout(tab)
        self._few = label("muted", wrap=True)
        self._trend = Picture(self.look, course, 30, 15)
        column.addWidget(self._few)
        column.addWidget(self._trend, 1)
        return tab

    # -- the review

    def show_loaded(self, loaded: Loaded) -> None:
        """A finished game: what was found in it before, or it is looked into now."""
        if self._loaded is not None and self._loaded.journal is loaded.journal and self._request:
            return  # it is being made
        self._give_up()
        self._loaded, self._told = loaded, None
        found = self._session.reviews.read(loaded.journal)
        if found is None:
            self._begin()
        else:
            self._adopt(found)

    def _begin(self) -> None:
        assert self._loaded is not None
        self._failed = self._given_up = False
        self._done = self._of = 0
        review = self._session.coach.review(self._loaded.journal)
        self._request = self._session.background.submit(
            self, review, self._reviewed, self._has_failed, self._progressed
        )
        self.retranslate()
        self._lead_to(self._cancel)

    def _give_up(self) -> None:
        if self._request is not None:
            self._request.cancel()
            self._request = None
            self._given_up = True
            self.retranslate()
            self._lead_to(self._anew)

    def _progressed(self, progress: tuple[int, int]) -> None:
        self._done, self._of = progress
        self._tell_state()

    def _reviewed(self, review: Review) -> None:
        assert self._loaded is not None
        self._request = None
        meta = Meta.from_dict(self._loaded.meta)
        self._session.saving.keep_review(self._loaded.journal, review, meta.finished)
        self._adopt(review)

    def _has_failed(self, error: Exception) -> None:
        self._request = None
        self._failed = True
        self.retranslate()

    def _adopt(self, review: Review) -> None:
        assert self._loaded is not None
        colours = Meta.from_dict(self._loaded.meta).colours
        players = self._loaded.journal.game.setup.players
        self._told = parts.Told(self._loaded.journal, review, colours or tuple(range(players)))
        self.retranslate()
        self._tabs.setCurrentIndex(0)
        self._lead_to(self._tabs)

    def _lead_to(self, widget: QWidget) -> None:
        """The keyboard goes there, unless it is at work on another page."""
        if self.isVisible():
            widget.setFocus()

    def _leave(self) -> None:
        self._give_up()
        self.closed.emit()

    # -- turns

    def _list_turns(self) -> None:
        told = self._told
        if told is None:
            return
        chosen = self._chosen_turn()
        seats = told.people
        self._listed = [
            turn
            for turn in told.review.turns
            if turn.seat in seats and (turn.cost or not self._only.isChecked())
        ]
        headings = (self.tr("Turn"), self.tr("VP lost"))
        self._model.show_rows(headings, [parts.row(told, turn) for turn in self._listed])
        header = self._view.horizontalHeader()
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        if self._listed:
            place = self._listed.index(chosen) if chosen in self._listed else 0
            self._view.setCurrentIndex(self._model.index(place, 0))
        self._chosen()

    def _chosen_turn(self) -> Judged | None:
        row = self._view.currentIndex().row()
        return self._listed[row] if 0 <= row < len(self._listed) else None

    def _chosen(self, *changed: QModelIndex) -> None:
        turn, told = self._chosen_turn(), self._told
        for control in (self._show, self._play):
            control.setEnabled(turn is not None)
        if turn is None or told is None:
            self._details.setText(self.tr("There is no error in this game."))
            return
        lines = [parts.turn_title(told, turn), "", *parts.details(told, turn)]
        self._details.setText("\n".join(lines))

    def _show_chosen(self) -> None:
        if (turn := self._chosen_turn()) is not None:
            self.showRequested.emit(self._loaded, turn.position)

    def _play_chosen(self) -> None:
        if (turn := self._chosen_turn()) is not None:
            self.playOnRequested.emit(self._loaded, turn.position)

    # -- words

    def retranslate(self) -> None:
        self._title.setText(self.tr("Review"))
        self._back.setText(self.tr("Back"))
        self._cancel.setText(self.tr("Stop"))
        self._anew.setText(self.tr("Go on") if self._given_up else self.tr("Begin again"))
        self._only.setText(self.tr("Only turns with errors"))
        self._worst.setText(self.tr("The costliest turns"))
        self._show.setText(self.tr("Show"))
        self._play.setText(self.tr("Play on from here"))
        for place, text in enumerate((self.tr("Overview"), self.tr("Turns"), self.tr("Over the games"))):
            self._tabs.setTabText(place, text)
        self._view.setAccessibleName(self.tr("Turns"))
        self._bar.setAccessibleName(self.tr("How far the review has got"))
        self._waiting.setVisible(self._told is None)
        self._tabs.setVisible(self._told is not None)
        self._tell_state()
        if self._loaded is not None:
            setup, meta = self._loaded.journal.game.setup, Meta.from_dict(self._loaded.meta)
            about = (who_plays(setup), played_with(setup), date_text(meta.finished))
            self._about.setText(" · ".join(part for part in about if part))
        if self._told is not None:
            self._fill(self._told)

    def _tell_state(self) -> None:
        working = self._request is not None
        self._bar.setVisible(working)
        self._cancel.setVisible(working)
        self._anew.setVisible(not working)
        self._bar.setRange(0, self._of)
        self._bar.setValue(self._done)
        if self._failed:
            self._state.setText(self.tr("The review could not be made."))
        elif self._given_up:
            self._state.setText(self.tr("The review was stopped."))
        elif self._of:
            text = self.tr("Every decision is judged by what could be seen then: %1 of %2.")
            self._state.setText(fill(text, self._done, self._of))
        else:
            self._state.setText(self.tr("The game is being looked through…"))

    def _fill(self, told: parts.Told) -> None:
        _clear(self._summaries)
        for how, fortune in parts.summaries(told):
            first, second = label("heading", wrap=True), label("muted", wrap=True)
            first.setText(how)
            second.setText(fortune)
            self._summaries.addWidget(first)
            self._summaries.addWidget(second)
        points = parts.turning_points(told)
        art = parts.course_art(told)
        ends = [f"{series.name} {series.values[-1]:.0f}" for series in art.series if series.values]
        self._chart.show_art(art, fill(self.tr("%1, ending at %2"), art.title, join_list(ends)))
        numbered = [f"{number}. {text}" for number, text in enumerate(points, 1)]
        self._points.setText("\n".join(numbered))
        self._points.setVisible(bool(points))
        self._fill_costly(told)
        self._list_turns()
        rated = self._session.reviews.ratings()
        self._trend.setVisible(len(rated) > 1)
        self._few.setVisible(len(rated) < 2)
        self._few.setText(self.tr("A trend needs two reviewed games played by a person."))
        trend = parts.trend_art(rated)
        self._trend.show_art(trend, trend.title)

    def _fill_costly(self, told: parts.Told) -> None:
        _clear(self._costly)
        turns = told.review.costliest(told.people)
        self._worst.setVisible(bool(turns))
        for turn in turns:
            frame = panel()
            column = QVBoxLayout(frame)
            for text, role in zip(parts.costly(told, turn), ("", "muted"), strict=True):
                line = label(role, wrap=True)
                line.setText(text)
                column.addWidget(line)
            show = button("eye", partial(self.showRequested.emit, self._loaded, turn.position))
            play = button("replay-play", partial(self.playOnRequested.emit, self._loaded, turn.position))
            show.setText(self.tr("Show"))
            play.setText(self.tr("Play on from here"))
            for control in (show, play):
                narrow(control)
                control.setAccessibleDescription(parts.turn_title(told, turn))
            column.addWidget(wrapped(show, play))
            self._costly.addWidget(frame)
        self.restyle()

    # -- size

    def fit(self) -> None:
        """Beside each other where there is room, else below."""
        unit = em(self)
        self._view.verticalHeader().setDefaultSectionSize(round(unit * 2.2))
        wide = self.width() >= unit * 60
        self._split.setOrientation(Qt.Orientation.Horizontal if wide else Qt.Orientation.Vertical)


def _clear(column: QVBoxLayout) -> None:
    while (item := column.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
