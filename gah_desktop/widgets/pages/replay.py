"""A finished or saved game to look at: step by step, turn by turn, from any seat. Changes nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QKeyCombination, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QPushButton,
    QSlider,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from gah_desktop.app.replay import Replay
from gah_desktop.app.settings import PACES
from gah_desktop.engine.events import EmperorSettled, EmperorVisited, Event
from gah_desktop.record import Loaded
from gah_desktop.text.terms import fill
from gah_desktop.widgets.context import Context
from gah_desktop.widgets.flow import WrapLayout
from gah_desktop.widgets.pages.common import (
    ICON,
    LongList,
    Page,
    button,
    em,
    fill_combo,
    label,
    narrow,
    select,
    with_key,
)
from gah_desktop.widgets.pages.emperor import EmperorPage
from gah_desktop.widgets.pages.score import ScorePage

if TYPE_CHECKING:
    from gah_desktop.widgets.table.page import TablePage

ROOMY = 70  # letters; a narrower page says less
FASTEST = 150  # milliseconds a step, so that something can be seen
KEYS = {
    "first": QKeyCombination(Qt.KeyboardModifier.ControlModifier, Qt.Key.Key_Home),
    "turn_back": QKeyCombination(Qt.KeyboardModifier.ControlModifier, Qt.Key.Key_Left),
    "back": QKeyCombination(Qt.KeyboardModifier.AltModifier, Qt.Key.Key_Left),
    "play": QKeyCombination(Qt.KeyboardModifier.ControlModifier, Qt.Key.Key_Space),
    "step": QKeyCombination(Qt.KeyboardModifier.AltModifier, Qt.Key.Key_Right),
    "turn": QKeyCombination(Qt.KeyboardModifier.ControlModifier, Qt.Key.Key_Right),
    "last": QKeyCombination(Qt.KeyboardModifier.ControlModifier, Qt.Key.Key_End),
}
ICONS = {
    "first": "replay-first",
    "turn_back": "replay-back",
    "back": "back",
    "play": "replay-play",
    "step": "forward",
    "turn": "replay-step",
    "last": "replay-last",
}


class ReplayPage(Page):
    closed = Signal()
    referenceRequested = Signal(str, str)
    reviewRequested = Signal(object)  # Loaded

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(context.look, parent)
        self.setObjectName("replayPage")
        self._context = context
        self.replay: Replay | None = None
        self._table: TablePage | None = None  # the table, made anew for each game
        self._stack = QStackedWidget()
        self._emperor, self._score = EmperorPage(context), ScorePage(context, at_table=False)
        self._emperor.closed.connect(self._show_table)
        for page in (self._emperor, self._score):
            self._stack.addWidget(page)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)
        self._buttons = {key: self._control(key) for key in KEYS}
        self._slider = QSlider(Qt.Orientation.Horizontal)
        self._slider.setObjectName("replaySlider")
        self._slider.valueChanged.connect(self._slid)
        self._turns, self._seats = LongList(), QComboBox()
        self._turns.setObjectName("replayTurns")
        self._turns.activated.connect(lambda: self._go_to(self._turns.currentData()))
        self._seats.activated.connect(lambda: self._look_as(self._seats.currentData()))
        self._turn_word, self._seat_word = label("muted"), label("muted")
        self._where = label("muted")
        self._sheet = button("laurel", self._toggle_sheet)
        self._sheet.setCheckable(True)
        self._review = button("search", self._ask_review)
        self._review.setObjectName("replayReviewButton")
        self._loaded: Loaded | None = None
        self._close = button("close", self._leave)
        self._lay_out()
        self.retranslate()
        self.restyle()

    def _control(self, key: str) -> QPushButton:
        result = button(ICONS[key], getattr(self, f"_{key}"))
        result.setObjectName(f"replay_{key}")
        shortcut = QShortcut(QKeySequence(KEYS[key]), self, result.click)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        return result

    def _lay_out(self) -> None:
        bar = QWidget()
        controls = WrapLayout(bar, 6)
        steps = QWidget()
        line = QHBoxLayout(steps)
        line.setContentsMargins(0, 0, 0, 0)
        for control in self._buttons.values():
            narrow(control)
            line.addWidget(control)
        pairs = [QWidget(), QWidget()]
        for pair, word, combo in zip(
            pairs, (self._turn_word, self._seat_word), (self._turns, self._seats), strict=True
        ):
            word.setBuddy(combo)
            combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            beside = QHBoxLayout(pair)
            beside.setContentsMargins(0, 0, 0, 0)
            beside.addWidget(word)
            beside.addWidget(combo)
        for part in (*pairs, self._where, self._sheet, self._review, self._close):
            controls.addWidget(part)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._stack, 1)
        below = QVBoxLayout()
        below.setContentsMargins(9, 0, 9, 6)
        top = QHBoxLayout()
        top.addWidget(steps)
        top.addWidget(self._slider, 1)
        below.addLayout(top)
        below.addWidget(bar)
        layout.addLayout(below)

    # -- the game

    def show_loaded(self, loaded: Loaded, position: int = 0) -> None:
        """Another game, at its beginning or some other moment."""
        from gah_desktop.widgets.table.page import TablePage  # it is large, and pages are made first

        self._pause()
        old, before = self._table, self.replay
        replay = Replay(loaded, self)
        self.replay = replay
        self._table = TablePage(self._context, replay)
        self._table.referenceRequested.connect(self.referenceRequested)
        self._stack.addWidget(self._table)
        if old is not None:
            self._stack.removeWidget(old)
            old.deleteLater()
        if before is not None:
            before.deleteLater()
        replay.positionChanged.connect(self._moved)
        replay.eventsHappened.connect(self._happened)
        self._slider.blockSignals(True)
        self._slider.setRange(0, replay.length)
        self._slider.setPageStep(max(1, replay.length // 14))
        self._slider.blockSignals(False)
        self._sheet.setChecked(False)
        self._loaded = loaded
        self._review.setVisible(loaded.journal.game.over)
        self._show_table()
        self.retranslate()
        replay.go_to(position)
        self._moved()
        self._buttons["play"].setFocus()

    @property
    def table_page(self) -> TablePage | None:
        """The table, while it is what is shown."""
        return self._table if self._stack.currentWidget() is self._table else None

    def _need(self) -> Replay:
        if self.replay is None:
            raise RuntimeError("no game to look at")
        return self.replay

    # -- steps

    def _first(self) -> None:
        self._go_to(0)

    def _last(self) -> None:
        self._go_to(self._need().length)

    def _turn_back(self) -> None:
        self._still()
        self._need().previous_turn()

    def _turn(self) -> None:
        self._still()
        self._need().next_turn()

    def _back(self) -> None:
        self._still()
        self._need().step_back()

    def _step(self) -> None:
        self._still()
        self._need().step()

    def _play(self) -> None:
        if self._timer.isActive():
            self._pause()
            return
        replay = self._need()
        if replay.position == replay.length:
            replay.go_to(0)
        self._show_table()
        self._timer.start(max(FASTEST, PACES[self._context.settings.bot_pace]))
        self._tell_play()

    def _tick(self) -> None:
        replay = self._need()
        replay.step()
        if replay.position == replay.length:
            self._pause()

    def _pause(self) -> None:
        self._timer.stop()
        self._tell_play()

    def _still(self) -> None:
        """Going somewhere by hand ends the playing, and shows the table."""
        self._pause()
        self._show_table()

    def _go_to(self, position: int) -> None:
        self._still()
        self._need().go_to(position)

    def _slid(self, position: int) -> None:
        if self.replay is not None and position != self.replay.position:
            self._go_to(position)

    def _look_as(self, seat: int) -> None:
        self._need().look_as(seat)

    def _ask_review(self) -> None:
        self._pause()
        self.reviewRequested.emit(self._loaded)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What the table does not need Escape for."""
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        else:
            super().keyPressEvent(event)

    def _leave(self) -> None:
        self._pause()
        self.closed.emit()

    # -- what is shown

    def _show_table(self) -> None:
        self._sheet.setChecked(False)
        if self._table is not None:
            self._stack.setCurrentWidget(self._table)

    def _toggle_sheet(self) -> None:
        if not self._sheet.isChecked():
            self._show_table()
            return
        self._pause()
        self._score.show_game(self._need())
        self._stack.setCurrentWidget(self._score)

    def _happened(self, events: Sequence[Event]) -> None:
        """When the Emperor has been with everybody, his page is shown and the playing waits."""
        replay = self._need()
        done = [event for event in events if isinstance(event, EmperorSettled)]
        if not done:
            return
        round = done[-1].round
        settled = sum(isinstance(e, EmperorSettled) and e.round == round for e in replay.events)
        if settled >= replay.setup.players:
            self._pause()
            visited = [e for e in replay.events if isinstance(e, EmperorVisited) and e.round == round]
            self._emperor.show_visit(replay, visited)
            self._stack.setCurrentWidget(self._emperor)

    def _moved(self) -> None:
        replay = self.replay
        if replay is None:
            return
        self._slider.blockSignals(True)
        self._slider.setValue(replay.position)
        self._slider.blockSignals(False)
        turn = replay.turn
        select(self._turns, turn.position if turn is not None else 0)
        self._where.setText(fill(self.tr("Step %1 of %2"), replay.position, replay.length))
        at_start, at_end = replay.position == 0, replay.position == replay.length
        for key in ("first", "turn_back", "back"):
            self._buttons[key].setEnabled(not at_start)
        for key in ("step", "turn", "last"):
            self._buttons[key].setEnabled(not at_end)
        if self._sheet.isChecked():
            self._score.show_game(replay)

    def _tell_play(self) -> None:
        playing = self._timer.isActive()
        control = self._buttons["play"]
        control.setProperty(ICON, "replay-pause" if playing else "replay-play")
        self._name(control, self.tr("Pause") if playing else self.tr("Play"), "play")
        self.restyle()

    # -- words

    def _name(self, control: QPushButton, text: str, key: str) -> None:
        control.setToolTip(with_key(text, QKeySequence(KEYS[key])))
        control.setAccessibleName(text)

    def retranslate(self) -> None:
        for key, text in (
            ("first", self.tr("To the start")),
            ("turn_back", self.tr("Previous turn")),
            ("back", self.tr("Previous step")),
            ("step", self.tr("Next step")),
            ("turn", self.tr("Next turn")),
            ("last", self.tr("To the end")),
        ):
            self._name(self._buttons[key], text, key)
        self._tell_play()
        self._slider.setAccessibleName(self.tr("Position in the game"))
        self._turn_word.setText(self.tr("Turn"))
        self._seat_word.setText(self.tr("As seen by"))
        for combo, word in ((self._turns, self._turn_word), (self._seats, self._seat_word)):
            combo.setAccessibleName(word.text())
            combo.setToolTip(word.text())
        for part, text in (
            (self._sheet, self.tr("Score sheet")),
            (self._review, self.tr("Review")),
            (self._close, self.tr("Close")),
        ):
            part.setAccessibleName(text)
            part.setToolTip(text)
        self._spare_room()
        replay = self.replay
        if replay is None:
            return
        names = replay.names
        text = self.tr("Round %1, %2: %3")
        turns = [
            (turn.position, fill(text, turn.round, turn.number, names[turn.seat])) for turn in replay.turns
        ]
        fill_combo(self._turns, [(0, self.tr("Set-up")), *turns])
        fill_combo(self._seats, list(enumerate(names)))
        select(self._seats, replay.viewer)
        self._moved()

    def restyle(self) -> None:
        super().restyle()
        self._slider.setMinimumHeight(round(em(self) * 1.8))
        self._spare_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._spare_room()

    def _spare_room(self) -> None:
        """Where letters are large the table needs the room more than a few words do."""
        roomy = self.width() >= em(self) * ROOMY
        for word in (self._turn_word, self._seat_word):
            word.setVisible(roomy)
        for part in (self._sheet, self._review, self._close):
            part.setText(part.accessibleName() if roomy else "")
            narrow(part, "" if roomy else "tight")
        for control in self._buttons.values():
            narrow(control, "true" if roomy else "tight")
