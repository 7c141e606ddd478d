"""One place at the table on the page for a new game: who sits there, name, colour, board. Checks nothing."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from gah_desktop.bots import QUICK_BOT, SHOWN_BOTS
from gah_desktop.engine.seats import HUMAN
from gah_desktop.engine.setup import LONGEST_NAME
from gah_desktop.text.names import board_name, player_kind_name
from gah_desktop.text.players import player_kind_sentence
from gah_desktop.text.terms import fill
from gah_desktop.widgets import art
from gah_desktop.widgets.context import Look
from gah_desktop.widgets.pages.about_games import BOTS, PEOPLE
from gah_desktop.widgets.pages.common import FieldWord, em, fill_combo, label, seat_icon, select
from gah_desktop.widgets.pages.hotel_preview import HotelPreview
from gah_desktop.widgets.retranslate import Retranslated

BOARDS = ("night", "day-A", "day-B", "day-C", "day-D")
NARROW = 19.5  # letters
KINDS = (HUMAN, *reversed(SHOWN_BOTS))


class SeatCard(Retranslated, QFrame):
    changed = Signal()
    removed = Signal()

    def __init__(
        self, seat: int, look: Look, corrections: Path | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self.setProperty("panel", True)
        self.seat = seat
        self._title = label("heading")
        self.manner = label("muted", wrap=True)
        self.manner.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.remove = QToolButton()
        self.remove.setAutoRaise(True)
        self.remove.clicked.connect(self.removed)
        self.kind, self.colour, self.board = QComboBox(), QComboBox(), QComboBox()
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.preview = HotelPreview(look, corrections)
        self._problem = label("danger", wrap=True)
        self._problem.hide()
        self._words = {key: FieldWord() for key in ("kind", "name", "colour", "board")}
        self.form = QFormLayout()
        self.form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.DontWrapRows)
        self.form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for key, field in (
            ("kind", self.kind), ("name", self.name), ("colour", self.colour), ("board", self.board)
        ):  # fmt: skip
            self._words[key].setBuddy(field)
            self.form.addRow(self._words[key], field)
        for combo in (self.kind, self.colour, self.board):
            combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            combo.setMinimumContentsLength(9)
        top = QHBoxLayout()
        top.addWidget(self._title)
        top.addWidget(self.manner, 1)
        top.addWidget(self.remove)
        layout = QVBoxLayout(self)
        layout.addLayout(top)
        layout.addLayout(self.form)
        layout.addWidget(self.preview)
        layout.addWidget(self._problem)
        layout.addStretch(1)
        self.retranslate()
        self.set_values({"colour": seat, "kind": HUMAN if seat == 0 else QUICK_BOT})
        self.kind.currentIndexChanged.connect(self._kind_changed)
        self.board.currentIndexChanged.connect(self._board_changed)
        for changed in (self.name.textChanged, self.colour.currentIndexChanged):
            changed.connect(self._show_owner)
            changed.connect(self.changed)

    # -- values

    def values(self) -> dict[str, Any]:
        return {
            "kind": self.kind.currentData(),
            "name": self.name.text().strip(),
            "colour": self.colour.currentData(),
            "board": self.board.currentData(),
        }

    def set_values(self, values: Mapping[str, Any]) -> None:
        """What does not fit, because it was written by another version, becomes the usual."""
        select(self.kind, values.get("kind"))
        select(self.colour, values.get("colour", self.seat))
        select(self.board, values.get("board"))
        name = values.get("name")
        self.name.setText(name if isinstance(name, str) and name else self._usual_name())
        self.preview.set_board(str(self.board.currentData()))
        self._show_manner()
        self._show_owner()

    def _show_owner(self) -> None:
        """The sign and the flags of the hotel."""
        self.preview.set_owner(self.name.text().strip(), int(self.colour.currentData() or 0))

    def show_problem(self, text: str) -> None:
        self._problem.setText(text)
        self._problem.setVisible(bool(text))
        self.setAccessibleDescription(text)

    @property
    def problem(self) -> str:
        return self._problem.text()

    def _usual_name(self) -> str:
        names = PEOPLE if self.kind.currentData() == HUMAN else BOTS
        return names[self.seat] if self.kind.currentData() == HUMAN else names[self.seat - 1]

    def _show_manner(self) -> None:
        """How a bot plays, and how well."""
        self.manner.setText(player_kind_sentence(self.kind.currentData()))
        self.kind.setAccessibleDescription(self.manner.text())

    def _kind_changed(self) -> None:
        self._show_manner()
        if self.name.text().strip() in ("", *PEOPLE, *BOTS):
            self.name.setText(self._usual_name())
        self.changed.emit()

    def _board_changed(self) -> None:
        self.preview.set_board(str(self.board.currentData()))
        self.changed.emit()

    # -- words and looks

    def retranslate(self) -> None:
        self._title.setText(fill(self.tr("Player %1"), self.seat + 1))
        self.setAccessibleName(self._title.text())
        self._words["kind"].setText(self.tr("Who"))
        self._words["name"].setText(self.tr("Name"))
        self._words["colour"].setText(self.tr("Colour"))
        self._words["board"].setText(self.tr("Board"))
        for key, field in (
            ("kind", self.kind), ("name", self.name), ("colour", self.colour), ("board", self.board)
        ):  # fmt: skip
            field.setAccessibleName(fill(self.tr("%1: %2"), self._title.text(), self._words[key].text()))
        self.remove.setToolTip(fill(self.tr("Remove player %1"), self.seat + 1))
        self.remove.setAccessibleName(self.remove.toolTip())
        fill_combo(self.kind, [(kind, player_kind_name(kind)) for kind in KINDS])
        for place, kind in enumerate(KINDS):
            self.kind.setItemData(place, player_kind_sentence(kind), Qt.ItemDataRole.ToolTipRole)
        self._show_manner()
        fill_combo(self.board, [(board, board_name(board)) for board in BOARDS])
        self.recolour()

    def recolour(self) -> None:
        """In another theme."""
        theme = self._look.theme
        words = (self.tr("Orange"), self.tr("Light blue"), self.tr("Violet"), self.tr("Grey"))
        icons = [seat_icon(theme, colour) for colour in range(len(words))]
        fill_combo(self.colour, list(enumerate(words)), icons)
        self.remove.setIcon(art.icon("close", theme.muted))
        self.setMinimumWidth(round(em(self) * NARROW))
        self.manner.setMinimumHeight(round(em(self) * 2.5))  # two lines: so the cards are in line


class OwnCard(SeatCard):
    """The person's place in the solo game."""

    def __init__(self, look: Look, corrections: Path | None = None, parent: QWidget | None = None) -> None:
        super().__init__(0, look, corrections, parent)
        self.form.setRowVisible(self.kind, False)
        self.remove.hide()

    def retranslate(self) -> None:
        super().retranslate()
        self._title.setText(self.tr("You"))
