"""The bar of the reference window: actions with their keys, the search field, languages. Shows no page."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QMenu, QToolButton, QWidget

from gah_desktop.app.translator import LANGUAGES, OWN_NAMES
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.terms import translate
from gah_desktop.widgets import art
from gah_desktop.widgets.context import Look
from gah_desktop.widgets.pages.common import with_key

LABELS: dict[str, str] = {
    "home": QT_TRANSLATE_NOOP("reference", "First page"),
    "back": QT_TRANSLATE_NOOP("reference", "Back"),
    "forward": QT_TRANSLATE_NOOP("reference", "Forward"),
    "larger": QT_TRANSLATE_NOOP("reference", "Larger text"),
    "smaller": QT_TRANSLATE_NOOP("reference", "Smaller text"),
    "find": QT_TRANSLATE_NOOP("reference", "Search"),
    "close": QT_TRANSLATE_NOOP("reference", "Close"),
    "print_page": QT_TRANSLATE_NOOP("reference", "Print this page…"),
    "print_all": QT_TRANSLATE_NOOP("reference", "Print everything…"),
    "print_aid": QT_TRANSLATE_NOOP("reference", "Print the player aid…"),
    "pdf_page": QT_TRANSLATE_NOOP("reference", "This page as PDF…"),
    "pdf_all": QT_TRANSLATE_NOOP("reference", "Everything as PDF…"),
    "pdf_aid": QT_TRANSLATE_NOOP("reference", "Player aid as PDF…"),
}


class Bar(QWidget):
    languageChosen = Signal(str)

    def __init__(self, look: Look, window: QWidget) -> None:
        super().__init__(window)
        self._look = look
        self._actions: dict[str, QAction] = {}
        self._icons: list[tuple[QToolButton, str, QAction | None]] = []
        key = QKeySequence.StandardKey
        self.home = self._action("home", QKeySequence("Alt+Home"))
        self.back = self._action("back", key.Back)
        self.forward = self._action("forward", key.Forward)
        self.larger = self._action("larger", key.ZoomIn)
        self.smaller = self._action("smaller", key.ZoomOut)
        self.find_words = self._action("find", key.Find)
        self.close_window = self._action("close", QKeySequence(Qt.Key.Key_Escape))
        self.print_page = self._action("print_page", key.Print)
        self.print_all = self._action("print_all")
        self.print_aid = self._action("print_aid")
        self.pdf_page = self._action("pdf_page")
        self.pdf_all = self._action("pdf_all")
        self.pdf_aid = self._action("pdf_aid")
        window.addActions(list(self._actions.values()))
        self.field = QLineEdit()
        self.field.setObjectName("referenceSearch")
        self.field.setClearButtonEnabled(True)
        self._languages = QMenu(self)
        self._group = QActionGroup(self)
        self._fill_languages()
        self._paper = QMenu(self)
        self._paper.addActions([self.print_page, self.print_all, self.print_aid])
        self._paper.addSeparator()
        self._paper.addActions([self.pdf_page, self.pdf_all, self.pdf_aid])
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        for action, icon in ((self.home, "home"), (self.back, "back"), (self.forward, "forward")):
            line.addWidget(self._button(icon, action))
        line.addWidget(self.field, 1)
        self._language_button = self._button("flip-language", None, self._languages)
        self._paper_button = self._button("print", None, self._paper)
        line.addWidget(self._language_button)
        line.addWidget(self._button("reduce", self.smaller))
        line.addWidget(self._button("enlarge", self.larger))
        line.addWidget(self._paper_button)

    def _action(self, name: str, key: QKeySequence | QKeySequence.StandardKey | None = None) -> QAction:
        action = QAction(self)
        action.setObjectName(f"reference-{name}")
        if isinstance(key, QKeySequence):
            action.setShortcut(key)
        elif key is not None:
            action.setShortcuts(key)
        self._actions[name] = action
        return action

    def _button(self, icon: str, action: QAction | None, menu: QMenu | None = None) -> QToolButton:
        button = QToolButton()
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        if action is not None:
            # as a default action, Qt 6.11 would connect it once more with each of its changes
            button.clicked.connect(action.trigger)
            action.enabledChanged.connect(button.setEnabled)
        if menu is not None:
            button.setMenu(menu)
            button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._icons.append((button, icon, action))
        return button

    def _fill_languages(self) -> None:
        for language in ("", *LANGUAGES):
            action = QAction(OWN_NAMES.get(language, ""), self._group)
            action.setCheckable(True)
            action.setData(language)
            action.triggered.connect(lambda _=False, chosen=language: self.languageChosen.emit(chosen))
            self._languages.addAction(action)
        self.offer_languages("", "")

    def offer_languages(self, second: str, own: str) -> None:
        """Which one stands beside the window's own now, and which could."""
        for action in self._group.actions():
            action.setChecked(action.data() == second)
            action.setVisible(action.data() != own)

    def retranslate(self) -> None:
        for name, action in self._actions.items():
            words = translate("reference", LABELS[name])
            action.setText(words)
            action.setToolTip(with_key(words, action.shortcut()))
        self._group.actions()[0].setText(translate("reference", "One language"))
        search = translate("reference", "Search in all languages")
        self.field.setPlaceholderText(search)
        self.field.setAccessibleName(search)
        self.field.setToolTip(with_key(search, self.find_words.shortcut()))
        for button, words in (
            (self._language_button, translate("reference", "A second language beside the first")),
            (self._paper_button, translate("reference", "Print or save as PDF")),
        ):
            button.setToolTip(words)
            button.setAccessibleName(words)
        for button, _, done in self._icons:
            if done is not None:
                button.setToolTip(done.toolTip())
                button.setAccessibleName(done.text())
        self.restyle()

    def restyle(self) -> None:
        theme = self._look.theme
        side = round(self.fontMetrics().height() * 1.1)
        for button, name, action in self._icons:
            icon = art.icon(name, theme.gold, theme.muted)
            if action is not None:
                action.setIcon(icon)
            button.setIcon(icon)
            button.setIconSize(button.iconSize().scaled(side, side, Qt.AspectRatioMode.KeepAspectRatio))
