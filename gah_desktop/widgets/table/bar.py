"""The prompt line: what is expected now, undo, the bots' pace, pass, and the end of the turn. No rules."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFontInfo, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QToolButton, QWidget

from gah_desktop.widgets import art
from gah_desktop.widgets.pages.common import with_key
from gah_desktop.widgets.retranslate import Retranslated
from gah_desktop.widgets.table.desk import Desk
from gah_desktop.widgets.table.fitted import Fitted

PROMPT = 1.25  # letters
TIGHT, ROOM = 0.68, 9  # part of their letters on tight buttons; letters beside each other for the prompt
USUAL = 64  # letters: the height of a window that is not large


class Bar(Retranslated, QWidget):
    """Buttons stay clickable when they can't do anything: then they say why."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._letters = -1  # their size on the buttons, -1 for the usual one
        self._share = 1.0  # of it, where room is tight
        self._tips: dict[QToolButton, str] = {}
        self.prompt = Fitted(desk, self, size=PROMPT, bold=True)
        self.prompt.setObjectName("promptLabel")
        self.hint = self._tool("hintButton", "hint")
        self.undo_turn = self._tool("undoTurnButton", "turn-start")
        self.undo = self._tool("undoButton", "undo")
        self.redo = self._tool("redoButton", "redo")
        self.pause = self._tool("pauseButton", "replay-pause")
        self.pause.setCheckable(True)
        self.skip = self._tool("skipButton", "replay-last")
        self.pass_button = QPushButton(self)
        self.pass_button.setObjectName("passButton")
        self.end_turn = QPushButton(self)
        self.end_turn.setObjectName("endTurnButton")
        self.end_turn.setProperty("primary", True)
        self.buttons = (
            self.pause,
            self.skip,
            self.hint,
            self.undo_turn,
            self.undo,
            self.redo,
            self.pass_button,
            self.end_turn,
        )
        self._layout = QHBoxLayout(self)
        self._layout.addWidget(self.prompt, 1)
        for button in self.buttons:
            self._layout.addWidget(button)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        for button in (self.pause, self.skip):
            policy = button.sizePolicy()
            policy.setRetainSizeWhenHidden(False)
            button.setSizePolicy(policy)
            button.hide()
        desk.look.changed.connect(self._restyle)
        self._restyle()
        self.retranslate()

    def _tool(self, name: str, icon: str) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(name)
        button.setProperty("gahIcon", icon)
        return button

    @property
    def waiting(self) -> bool:
        """Whether the keyboard is where it waits while bots play."""
        focus = self.window().focusWidget()
        return focus in (self.pause, self.skip) and not focus.isHidden()

    def watch_only(self) -> None:
        """Nothing can be done here; the table can use the room."""
        self.prompt.set_size(0.8 if self._desk.look.scale > 1.5 else 1.0)
        for button in self.buttons:
            button.hide()

    def retranslate(self) -> None:
        self.end_turn.setText(self.tr("End turn"))
        self.pass_button.setText(self.tr("Pass"))
        keys = QKeySequence.StandardKey
        for button, text, key in (
            (self.hint, self.tr("Hint"), QKeySequence("H")),
            (self.undo_turn, self.tr("Back to the start of the turn"), QKeySequence("Ctrl+Backspace")),
            (self.undo, self.tr("Undo the last step"), QKeySequence(keys.Undo)),
            (self.redo, self.tr("Redo the step taken back"), QKeySequence(keys.Redo)),
            (self.pause, self.tr("Pause the bots"), QKeySequence("B")),
            (self.skip, self.tr("Skip to your next decision"), QKeySequence("S")),
        ):
            self._tips[button] = with_key(text, key)
            button.setToolTip(self._tips[button])
            button.setAccessibleName(text)
        self.end_turn.setAccessibleDescription(self.tr("Ends your turn once a die has been taken"))
        self.pass_button.setAccessibleDescription(self.tr("Takes no turn now and waits for the next roll"))

    def allow(self, button: QToolButton, why_not: str) -> None:
        """A button can be used, or says why not, to whoever points at it too."""
        button.setEnabled(not why_not)
        button.setToolTip("\n".join(filter(None, (self._tips[button], why_not))))
        button.setAccessibleDescription(why_not)

    def set_letters(self) -> None:
        """The window has another size."""
        font = self._desk.letters(self)
        if font.pixelSize() != self._letters:
            self._letters = font.pixelSize()
            self._fit()

    def _fit(self) -> None:
        """The buttons in the reader's letters, or smaller where they would leave no room for the prompt."""
        for share in (1.0, TIGHT):
            self._share = share
            font = self._desk.letters(self)
            pixels = QFontInfo(font).pixelSize()
            if share < 1.0:
                font.setPixelSize(round(pixels * share))
            for button in self.buttons:
                button.setFont(font)
            font.setBold(True)
            self.end_turn.setFont(font)
            self._restyle()
            shown = [button for button in self.buttons if button.isVisibleTo(self)]
            taken = sum(button.sizeHint().width() + self._layout.spacing() for button in shown)
            if self._desk.look.scale <= 1.0 or self.width() - taken > pixels * ROOM:
                break

    def _restyle(self) -> None:
        theme = self._desk.theme
        em = round(self.fontMetrics().height() * self._desk.grown * self._share)
        self._layout.setContentsMargins(em // 2, em // 5, em // 2, em // 5)
        self._layout.setSpacing(max(4, em // 4))
        for button in self.findChildren(QToolButton):
            name = button.property("gahIcon")
            if name:
                button.setIcon(art.icon(str(name), theme.gold, theme.muted, em * self.devicePixelRatioF()))
                button.setIconSize(QSize(em, em))
        self.prompt.updateGeometry()
        self.update()

    def event(self, event: QEvent) -> bool:
        """On another screen the icons have more pixels, or fewer."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._restyle()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a large window the prompt may speak up."""
        super().resizeEvent(event)
        if self.end_turn.isHidden():
            return
        if event.size().width() != event.oldSize().width():
            self._fit()
        usual = self.fontMetrics().height() * USUAL
        self.prompt.set_size(PROMPT * max(1.0, min(1.5, self.window().height() / usual)))
