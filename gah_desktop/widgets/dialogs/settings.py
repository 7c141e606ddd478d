"""The settings, in force the moment they are chosen. Stores nothing itself, `Settings` does."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QFrame,
    QLabel,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from gah_desktop.app.settings import (
    ANIMATIONS,
    ANNOUNCEMENTS,
    HINTS,
    PACES,
    POLICIES,
    TEXT_SCALE,
    THEMES,
    Settings,
)
from gah_desktop.app.translator import LANGUAGES, OWN_NAMES, system_language
from gah_desktop.text.terms import fill
from gah_desktop.widgets.context import Context
from gah_desktop.widgets.flow import FlowLayout, wrapped
from gah_desktop.widgets.message import show_folder
from gah_desktop.widgets.pages.common import FieldWord, button, fill_combo, label, panel, select
from gah_desktop.widgets.retranslate import Retranslated


class SettingsDialog(Retranslated, QDialog):
    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("settingsDialog")
        self._settings, self._paths = context.settings, context.paths
        self._look = context.look
        self._fitted = QSize()
        self._titles: dict[str, QLabel] = {}
        self._words: dict[str, QLabel] = {}
        self._lists: dict[str, QComboBox] = {}
        self._switches: dict[str, QCheckBox] = {}
        self._flow_widget = QWidget()
        self._flow = FlowLayout(self._flow_widget, spacing=7, most=2)
        look = self._group("look")
        self._list(look, "language", ("", *LANGUAGES))
        self._list(look, "theme", THEMES)
        self._size = QSpinBox()
        self._size.setRange(TEXT_SCALE.start, TEXT_SCALE.stop - 1)
        self._size.setSingleStep(10)
        self._size.setSuffix(" %")
        self._size.setKeyboardTracking(False)
        self._size.valueChanged.connect(lambda value: setattr(self._settings, "text_scale", value))
        self._row(look, "text_scale", self._size)
        pace = self._group("pace")
        self._list(pace, "animation", tuple(ANIMATIONS))
        self._motion = label("muted", wrap=True)
        pace.addRow(self._motion)
        self._list(pace, "bot_pace", tuple(PACES))
        self._switch(pace, "auto_collect")
        self._list(pace, "hint", HINTS)
        self._switch(pace, "count_hints")
        play = self._group("play")
        for switch in ("confirm_pass", "confirm_end", "reminders"):
            self._switch(play, switch)
        self._list(play, "announcements", ANNOUNCEMENTS)
        self._list(play, "undo_policy", POLICIES)
        self._undo_what = label("muted", wrap=True)
        play.addRow(self._undo_what)
        files = self._group("files")
        self._reset = button("turn-start", context.settings.reset_layout)
        self._folders = {"games": label("", wrap=True), "settings": label("", wrap=True)}
        for folder in self._folders.values():
            folder.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
            files.addRow(folder)
        self._open_folder = button("open", self._show_folder)
        files.addRow(wrapped(self._reset, self._open_folder))
        for plain in (self._reset, self._open_folder):
            plain.setAutoDefault(False)  # Enter belongs to the close button
        self._lay_out()
        context.settings.changed.connect(self._setting_changed)
        context.look.changed.connect(self._refit)
        self.retranslate()
        self._show_values()

    def setVisible(self, visible: bool) -> None:
        """Only what is seen knows how much room it asks for; a size that was given stays."""
        fresh = visible and not self.testAttribute(Qt.WidgetAttribute.WA_Resized)
        super().setVisible(visible)
        if fresh:
            self._fit()
            self._to_the_middle()

    def _to_the_middle(self) -> None:
        """Of the window behind it, without leaving the screen."""
        parent, screen = self.parentWidget(), self.screen().availableGeometry()
        behind = parent.frameGeometry() if parent is not None else screen
        place = QRect(QPoint(), self.size())
        place.moveCenter(behind.center())
        right, bottom = screen.right() - place.width(), screen.bottom() - place.height()
        x, y = max(screen.left(), min(place.x(), right)), max(screen.top(), min(place.y(), bottom))
        self.move(x, y)

    def _refit(self) -> None:
        """Other words or other letters may need more room, once they are laid out."""
        if self.isVisible():
            QTimer.singleShot(0, self, self._fit)

    # -- building

    def _lay_out(self) -> None:
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidget(self._flow_widget)
        self._close = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._close.rejected.connect(self.reject)
        self._whole = QVBoxLayout(self)
        self._whole.addWidget(self._scroll, 1)
        self._whole.addWidget(self._close)

    def _fit(self) -> None:
        """As large as its words ask for in two columns, but never larger than the screen.

        Whoever has given it another size is left in peace.
        """
        if self.testAttribute(Qt.WidgetAttribute.WA_Resized) and self.size() != self._fitted:
            return
        margins, room = self._whole.contentsMargins(), self.screen().availableSize()
        beside = margins.left() + margins.right()
        bar = self._scroll.verticalScrollBar().sizeHint().width()  # while it is there it must not push
        width = min(self._flow.width_of(2) + beside + bar, room.width() - 40)
        below = margins.top() + margins.bottom() + self._whole.spacing() + self._close.sizeHint().height()
        height = min(self._flow.heightForWidth(width - beside) + below, room.height() - 60)
        self._fitted = self.size().expandedTo(QSize(width, height))
        self.resize(self._fitted)

    def _group(self, key: str) -> QFormLayout:
        frame = panel()
        column = QVBoxLayout(frame)
        self._titles[key] = label("heading")
        column.addWidget(self._titles[key])
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        column.addLayout(form)
        column.addStretch(1)
        self._flow.addWidget(frame)
        return form

    def _row(self, form: QFormLayout, key: str, field: QWidget) -> None:
        self._words[key] = FieldWord("")
        self._words[key].setBuddy(field)
        field.setObjectName(f"{key}Setting")
        form.addRow(self._words[key], field)

    def _list(self, form: QFormLayout, key: str, values: Sequence[str]) -> None:
        combo = QComboBox()
        for value in values:
            combo.addItem(value, value)
        self._lists[key] = combo
        self._row(form, key, combo)
        combo.activated.connect(lambda: setattr(self._settings, key, combo.currentData()))

    def _switch(self, form: QFormLayout, key: str) -> None:
        box = QCheckBox()
        box.setObjectName(f"{key}Setting")
        self._switches[key] = box
        form.addRow(box)
        box.toggled.connect(lambda on: setattr(self._settings, key, on))

    # -- values

    def _setting_changed(self, name: str) -> None:
        if name in self._lists or name in self._switches or name == "text_scale":
            self._show_values()

    def _show_values(self) -> None:
        settings = self._settings
        for key, combo in self._lists.items():
            select(combo, getattr(settings, key))
        for key, box in self._switches.items():
            box.setChecked(getattr(settings, key))
        self._size.setValue(settings.text_scale)
        self._undo_what.setText(self._about_undo(settings))

    def _about_undo(self, settings: Settings) -> str:
        if settings.undo_policy == "fair":
            return self.tr("Back to the last roll, the last card revealed or another player’s last step")
        return self.tr("As far back as you like, even past dice and cards")

    def _show_folder(self) -> None:
        show_folder(self, self._paths.data)

    # -- words

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Settings"))
        self._titles["look"].setText(self.tr("Language and look"))
        self._titles["pace"].setText(self.tr("Pace and hints"))
        self._titles["play"].setText(self.tr("Questions and reminders"))
        self._titles["files"].setText(self.tr("Window and files"))
        for key, text in (
            ("language", self.tr("&Language")),
            ("theme", self.tr("&Theme")),
            ("text_scale", self.tr("Text &size")),
            ("animation", self.tr("A&nimations")),
            ("bot_pace", self.tr("Pace of &bots and solo opponents")),
            ("hint", self.tr("A hint be&gins with")),
            ("announcements", self.tr("Tell &a screen reader")),
            ("undo_policy", self.tr("&Undo")),
        ):
            self._words[key].setText(text)
            self._words[key].buddy().setAccessibleName(text.replace("&", ""))
        for key, text in (
            ("auto_collect", self.tr("&Collect plain gains automatically when there is nothing to choose")),
            ("confirm_pass", self.tr("Ask before &passing")),
            ("confirm_end", self.tr("Ask before &ending a turn")),
            ("reminders", self.tr("Before a turn ends, &remind me what I could still do")),
            ("count_hints", self.tr("Count hints on the sc&ore sheet")),
        ):
            self._switches[key].setText(text)
        speeds = {
            "none": self.tr("None"),
            "instant": self.tr("At once"),
            "fast": self.tr("Fast"),
            "normal": self.tr("Normal"),
            "slow": self.tr("Slow"),
        }
        system = fill(self.tr("Same as the system: %1"), OWN_NAMES[system_language()])
        fill_combo(self._lists["language"], [("", system), *((code, OWN_NAMES[code]) for code in LANGUAGES)])
        themes = {"system": self.tr("Same as the system"), "day": self.tr("Day"), "night": self.tr("Night")}
        fill_combo(self._lists["theme"], [(theme, themes[theme]) for theme in THEMES])
        fill_combo(self._lists["animation"], [(speed, speeds[speed]) for speed in ANIMATIONS])
        fill_combo(self._lists["bot_pace"], [(pace, speeds[pace]) for pace in PACES])
        fill_combo(self._lists["undo_policy"], [("fair", self.tr("Fair")), ("free", self.tr("Free"))])
        hinted = {
            "where": self.tr("Where to look"),
            "what": self.tr("What to do"),
            "why": self.tr("What to do, and why"),
        }
        fill_combo(self._lists["hint"], [(degree, hinted[degree]) for degree in HINTS])
        heard = {
            "none": self.tr("Nothing by itself"),
            "turns": self.tr("A line for each turn"),
            "all": self.tr("Everything that happens"),
        }
        fill_combo(self._lists["announcements"], [(degree, heard[degree]) for degree in ANNOUNCEMENTS])
        self._motion.setText(
            self.tr("Your system asks for reduced motion; as long as it does, nothing moves.")
            if self._look.motion_reduced
            else ""
        )
        self._motion.setVisible(self._look.motion_reduced)
        self._reset.setText(self.tr("Reset the window layout"))
        folders = self._folders
        folders["games"].setText(fill(self.tr("Games and history: %1"), self._paths.data))
        folders["settings"].setText(fill(self.tr("Settings: %1"), self._paths.settings_file))
        self._open_folder.setText(self.tr("Open the folder"))
        self._show_values()
        self._refit()
