"""The Emperor's visit on a page of its own: what it brought to whom. Reads events, changes nothing."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QObject,
    QPoint,
    QRectF,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from gah_desktop.app.table import Table
from gah_desktop.engine.events import Event
from gah_desktop.models import HotelModel
from gah_desktop.modules.ballrooms.words.spots import ballroom_name, ballroom_points
from gah_desktop.text.events import event_text
from gah_desktop.text.terms import fill, join_list, labelled
from gah_desktop.widgets import art
from gah_desktop.widgets.art.ballrooms import ball as painted_ball
from gah_desktop.widgets.art.carriage import ArrivalArt, backdrop, draw_carriage
from gah_desktop.widgets.art.season import WHOLE, lit
from gah_desktop.widgets.art.specs import EmperorTrackArt, MarkerArt
from gah_desktop.widgets.context import Context
from gah_desktop.widgets.flow import FlowLayout
from gah_desktop.widgets.pages.balls import ball_art
from gah_desktop.widgets.pages.common import Page, button, em, enlarge, grown, label, panel
from gah_desktop.widgets.pages.picture import Picture, SeatMark
from gah_desktop.widgets.pages.visits import Ball, Visit, ball_after, visited_round, visits
from gah_desktop.widgets.portray import ROMAN, tile_art
from gah_desktop.widgets.table.interaction import ENTER
from gah_desktop.widgets.table.pictures import front

DRIVE = 5  # times as long as a movement on the table
RESULT_ICONS = {"reward": "laurel", "nothing": "minus", "penalty": "warning", "avoided": "tick"}


class Scene(Picture):
    """The lower part of what the page paints up to its edges, behind the words as well."""

    come = 1.0  # how much of its way the carriage has behind it

    def paint_on(self, page: QWidget) -> None:
        at = self.mapTo(page, QPoint(0, 0))
        if self._empty or not isinstance(self._art, ArrivalArt):
            return
        painter = QPainter(page)
        place = QRectF(0, 0, page.width(), at.y() + self.height())
        art = self._art._replace(head=float(max(0, at.y())))
        painter.setFont(self.font())
        backdrop(painter, place, self._look.theme, art)
        draw_carriage(painter, place, art, self.come)
        painter.end()

    def paintEvent(self, event: QPaintEvent) -> None:
        pass


class EmperorPage(Page):
    closed = Signal()

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(context.look, parent)
        self.setObjectName("emperorPage")
        self._table: Table | None = None
        self._round = 0
        self._visits: list[Visit] = []
        self._title = label("title", wrap=True)
        self._about = label("", wrap=True)
        self._scene = Scene(self.look, backdrop, 30, 9)
        self._track = Picture(self.look, art.emperor_track, 24, 9)
        self._tile = Picture(self.look, art.emperor_tile, 15, 10)
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._clock.valueChanged.connect(self._drive)
        self._cards = QWidget()
        self._flow = FlowLayout(self._cards)
        self._go_on = button("replay-play", self.closed.emit, primary=True)
        self._go_on.setObjectName("emperorContinueButton")
        self._go_on.installEventFilter(self)
        self._room = QTimer(self)  # when all else has its place
        self._room.setSingleShot(True)
        self._room.timeout.connect(self._make_room)
        self._lay_out()
        context.session.stateReset.connect(self._forget)
        self.retranslate()
        self.restyle()

    def _forget(self) -> None:
        """The next game may have fewer players than the one that was visited."""
        self._visits = []

    def _lay_out(self) -> None:
        self._top = panel()
        beside = QHBoxLayout(self._top)
        beside.addWidget(self._tile, 2)
        beside.addSpacing(8)
        beside.addWidget(self._track, 7)
        inside = QWidget()
        inside.installEventFilter(self)
        column = self._column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._scene, 12)
        column.addSpacing(6)
        column.addWidget(self._top, 6)
        column.addSpacing(6)
        column.addWidget(self._cards)
        self._ball_room = QWidget()
        self._balls = QVBoxLayout(self._ball_room)
        self._balls.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._ball_room)
        scroll = self._scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidget(inside)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self._go_on)
        layout = QVBoxLayout(self)
        layout.addWidget(self._title)
        layout.addWidget(self._about)
        layout.addWidget(scroll, 1)
        layout.addLayout(foot)

    def show_visit(self, table: Table, events: Sequence[Event]) -> None:
        """The last visit among the events, with what it brought so far."""
        self._table = table
        self._round = visited_round(events) or visited_round(table.events)
        self._visits = visits(table.events, self._round)
        self.retranslate()
        self._clock.stop()
        self._drive(0.0 if self.look.animation else 1.0)
        if self.look.animation:
            self._clock.setDuration(self.look.animation * DRIVE)
            self._clock.start()
        self._go_on.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A key that is still held down from the step before goes on with nothing."""
        if event.type() == QEvent.Type.LayoutRequest:  # something inside takes another room than before
            self._room.start()
        return isinstance(event, QKeyEvent) and event.isAutoRepeat()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Whoever scrolls with the keys goes on with Enter all the same."""
        if event.key() in ENTER and not event.isAutoRepeat():
            self._go_on.click()
        else:
            super().keyPressEvent(event)

    def _drive(self, come: object) -> None:
        self._scene.come = float(come) if isinstance(come, float) else 1.0
        self.update()

    def retranslate(self) -> None:
        self._go_on.setText(self.tr("Continue"))
        table = self._table
        if table is None or not self._visits:
            return
        roman = ROMAN[self._round] if 0 <= self._round < len(ROMAN) else str(self._round)
        self._title.setText(fill(self.tr("The Emperor’s visit after round %1"), roman))
        tracks = table.catalog.tracks
        back = tracks.emperor_retreat[self._round]
        text = self.tr(
            "Everybody scores their space on the track and goes back %n space(s); whoever then "
            "stands on %1 or beyond is rewarded, whoever stands on %2 is punished.",
            "",
            back,
        )
        text = fill(text, tracks.emperor_reward_from, tracks.emperor_penalty_at)
        opponent = table.setup.opponent
        if opponent is not None:
            spared = fill(self.tr("%1 is neither rewarded nor punished."), table.names[opponent])
            text = f"{text} {spared}"
        self._about.setText(text)
        index = table.state.t.visits.index(self._round)
        tile = table.catalog.emperor_tiles[table.state.t.emperor_ids[table.state.emperor[index]]]
        shown = tile_art(tile, self._round, table.setup.ruleset)
        self._tile.show_art(shown, self.tr("The tile for this visit"))
        markers = tuple(
            MarkerArt(table.colours[visit.seat], visit.space, visit.to, table.names[visit.seat][:1].upper())
            for visit in self._visits
        )
        self._track.show_art(
            EmperorTrackArt(
                tuple(tracks.emperor_vp), markers, tracks.emperor_reward_from, tracks.emperor_penalty_at,
                vp_label=self.tr("VP"),
            ),
            self.tr("The Emperor track, before and after the visit"),
        )  # fmt: skip
        came = fill(self.tr("The Emperor’s carriage before the hotel of %1"), table.names[table.viewer])
        fronts = [lit(front(table, HotelModel(table, visit.seat)), WHOLE) for visit in self._visits]
        own = next(n for n, visit in enumerate(self._visits) if visit.seat == table.viewer)
        arrival = ArrivalArt(fronts[own], others=tuple(one for n, one in enumerate(fronts) if n != own))
        self._scene.show_art(arrival, came)
        self.update()
        self._show_cards(table)

    def _show_cards(self, table: Table) -> None:
        self._flow.clear()
        for visit in self._visits:
            self._flow.addWidget(self._card(table, visit))
        while (old := self._balls.takeAt(0)) is not None:
            if (widget := old.widget()) is not None:
                widget.deleteLater()
        ball = ball_after(table.events, self._round)
        if ball is not None:
            self._balls.addWidget(self._ball(table, ball))
        self._cards.updateGeometry()

    def _ball(self, table: Table, ball: Ball) -> QWidget:
        """The ballroom that was scored, and what everybody has for it."""
        card = panel()
        beside = QHBoxLayout(card)
        picture = Picture(self.look, painted_ball, 19, 9.5)
        picture.show_art(ball_art(table, ball), ballroom_name(ball.scored.board))
        beside.addWidget(picture)
        column = QVBoxLayout()
        beside.addLayout(column, 1)
        name = label("heading")
        name.setText(ballroom_name(ball.scored.board))
        told = label("", wrap=True)
        told.setText(event_text(ball.scored, table.names, table.common_reader))
        rows = QHBoxLayout()
        spoken = []
        for seat, vp in sorted(ball.vp.items()):
            points = label("prompt")
            points.setText(labelled(table.names[seat], ballroom_points(vp)))
            rows.addWidget(SeatMark(self.look, table.colours[seat]))
            rows.addWidget(points)
            rows.addSpacing(12)
            spoken.append(points.text())
        rows.addStretch(1)
        column.addWidget(name)
        column.addWidget(told)
        column.addLayout(rows)
        column.addStretch(1)
        card.setAccessibleName(labelled(name.text(), join_list(spoken)))
        return card

    def _card(self, table: Table, visit: Visit) -> QWidget:
        card = panel()
        column = QVBoxLayout(card)
        name = label("heading")
        name.setText(table.names[visit.seat])
        head = QHBoxLayout()
        head.addWidget(SeatMark(self.look, table.colours[visit.seat]))
        head.addWidget(name, 1)
        column.addLayout(head)
        vp = label("prompt")
        vp.setText(self.tr("%n VP from the track", "", visit.vp))
        way = label("", wrap=True)
        way.setText(fill(self.tr("From space %1 back to space %2"), visit.space, visit.to))
        column.addWidget(vp)
        column.addWidget(way)
        column.addLayout(self._result(visit))
        for event in visit.told:
            sentence = event_text(event, table.names, table.common_reader)
            if sentence:
                line = label("", wrap=True)
                line.setText(sentence)
                column.addWidget(line)
        total = label("muted")
        total.setText(fill(self.tr("VP before the visit: %1, after it: %2"), visit.before, visit.after))
        column.addStretch(1)
        column.addWidget(total)
        told = (name.text(), vp.text(), way.text(), self._word(visit.result))
        card.setAccessibleName(fill(self.tr("%1: %2. %3. %4."), *told))
        return card

    def _result(self, visit: Visit) -> QHBoxLayout:
        theme = self.look.theme
        bad = visit.result == "penalty"
        ink = theme.danger if bad else theme.gold
        icon = QLabel()
        icon.setPixmap(art.pixmap(RESULT_ICONS[visit.result], ink, em(self) * 1.6, self.devicePixelRatioF()))
        word = label("danger" if bad else "heading")
        word.setText(self._word(visit.result))
        line = QHBoxLayout()
        line.addWidget(icon)
        line.addWidget(word, 1)
        return line

    def _word(self, result: str) -> str:
        return {
            "reward": self.tr("Emperor’s reward"),
            "nothing": self.tr("Neither reward nor penalty"),
            "penalty": self.tr("Penalty"),
            "avoided": self.tr("Penalty avoided"),
        }[result]

    def restyle(self) -> None:
        super().restyle()
        QTimer.singleShot(0, self, self._renew_cards)  # none may come or go while the style changes

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._scene.isVisible():
            self._scene.paint_on(self)

    def fit(self) -> None:
        """The track grows with the page."""
        for part in (self._about, self._cards, self._ball_room):
            enlarge(part, grown(self))
        self._top.setMaximumHeight(max(round(em(self) * 14), round(self.height() * 0.2)))
        self._room.start()

    def _make_room(self) -> None:
        """The carriage comes where the panels leave enough of the page for it."""
        view, scene = self._scroll.viewport(), self._scene
        needed = self._column.totalMinimumHeightForWidth(view.width())
        if scene.isHidden():
            needed += scene.minimumSizeHint().height() + self._column.spacing()
        scene.setVisible(needed <= view.height())

    def _renew_cards(self) -> None:
        if self._table is not None and self._visits:
            self._show_cards(self._table)
