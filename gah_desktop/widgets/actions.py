"""The menus and everything in them: actions with names, keys, icons and macOS roles. Does nothing itself."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from gah_desktop.app.settings import THEMES
from gah_desktop.app.translator import OWN_NAMES
from gah_desktop.widgets import art
from gah_desktop.widgets.context import Look

Key = QKeySequence.StandardKey | str | None | tuple[QKeySequence.StandardKey | str, ...]
Role = QAction.MenuRole


class Spec(NamedTuple):
    name: str  # the object name is "action" and this
    key: Key = None
    icon: str = ""
    role: QAction.MenuRole = Role.NoRole


# "" is a separator.
MENUS: dict[str, tuple[Spec | str, ...]] = {
    "game": (
        Spec("NewGame", QKeySequence.StandardKey.New, "new"),
        Spec("QuickGame", "Ctrl+Shift+N", "bot"),
        Spec("FirstEvening", None, "person"),
        Spec("DaysDeal", None, "new"),
        Spec("Unfinished", "Ctrl+Shift+U", "hotel"),
        Spec("Open", QKeySequence.StandardKey.Open, "open"),
        Spec("SaveAs", (QKeySequence.StandardKey.SaveAs, QKeySequence.StandardKey.Save), "save"),
        "",
        Spec("StartPage", "Alt+Home", "home"),
        Spec("History", "Ctrl+Shift+H", "history"),
        "",
        Spec("Quit", QKeySequence.StandardKey.Quit, "", Role.QuitRole),
    ),
    "move": (
        Spec("Undo", QKeySequence.StandardKey.Undo, "undo"),
        Spec("Redo", (QKeySequence.StandardKey.Redo, "Ctrl+Y"), "redo"),
        Spec("UndoTurn", "Ctrl+Backspace", "turn-start"),
        "",
        Spec("Options", "O", "step"),
        Spec("PlaceAll", "A", "serve"),
        Spec("Pass", "P", "pass"),
        Spec("EndTurn", "E", "end-turn"),
        "",
        Spec("Hint", "H", "hint"),
        Spec("LastTurn", "Shift+H", "search"),
        "",
        Spec("PauseBots", "B", "replay-pause"),
        Spec("SkipBots", "S", "replay-last"),
        Spec("News", "N", "replay-step"),
        Spec("NewsBack", "Shift+N", "replay-back"),
    ),
    "view": (
        Spec("Standing", "W", "laurel"),
        "",
        Spec("NextPanel", "F6"),
        Spec("PreviousPanel", "Shift+F6"),
        Spec("Opponent1", "Ctrl+1", "enlarge"),
        Spec("Opponent2", "Ctrl+2", "enlarge"),
        Spec("Opponent3", "Ctrl+3", "enlarge"),
        "",
        Spec("Larger", QKeySequence.StandardKey.ZoomIn, "plus"),
        Spec("Smaller", QKeySequence.StandardKey.ZoomOut, "minus"),
        Spec("NormalSize", "Ctrl+0"),
        "",
        Spec("FullScreen", QKeySequence.StandardKey.FullScreen, "enlarge"),
        Spec("ResetLayout"),
    ),
    "settings": (Spec("Settings", QKeySequence.StandardKey.Preferences, "settings", Role.PreferencesRole),),
    "help": (
        Spec("Reference", QKeySequence.StandardKey.HelpContents, "reference"),
        Spec("About", None, "info", Role.AboutRole),
        Spec("AboutQt", None, "", Role.AboutQtRole),
    ),
}


# Where a system has no key of its own for these.
FALLBACK = {"SaveAs": "Ctrl+Shift+S", "Settings": "Ctrl+,", "FullScreen": "F11", "Quit": "Ctrl+Q"}


def _sequences(key: QKeySequence.StandardKey | str, name: str) -> list[QKeySequence]:
    if isinstance(key, str):
        return [QKeySequence(key)]
    return QKeySequence.keyBindings(key) or [QKeySequence(FALLBACK[name])]


class Actions(QObject):
    """All actions by name, in their menus."""

    def __init__(self, window: QMainWindow, look: Look) -> None:
        super().__init__(window)
        self._look = look
        self._named: dict[str, QAction] = {}
        self._menus: dict[str, QMenu] = {}
        self._icons: dict[str, str] = {}
        for menu_name, specs in MENUS.items():
            menu = self._menus[menu_name] = window.menuBar().addMenu("")
            menu.setObjectName(f"menu{menu_name.capitalize()}")
            menu.aboutToShow.connect(self._colour)  # drawing all the icons takes a while
            for spec in specs:
                if isinstance(spec, Spec):
                    menu.addAction(self._make(window, spec))
                else:
                    menu.addSeparator()
        self["PauseBots"].setCheckable(True)
        self["FullScreen"].setCheckable(True)
        self.themes = self._choices("theme", THEMES, window)
        self.languages = self._choices("language", ("", *OWN_NAMES), window)
        self._coloured = ""
        self.retranslate()

    def __getitem__(self, name: str) -> QAction:
        return self._named[name]

    def _make(self, window: QMainWindow, spec: Spec) -> QAction:
        action = QAction(window)
        action.setObjectName(f"action{spec.name}")
        action.setMenuRole(spec.role)
        keys = spec.key if isinstance(spec.key, tuple) else (spec.key,)
        found = [key for each in keys if each is not None for key in _sequences(each, spec.name)]
        action.setShortcuts([key for n, key in enumerate(found) if key not in found[:n]])
        if spec.icon:
            self._icons[spec.name] = spec.icon
        self._named[spec.name] = action
        return action

    def _choices(self, name: str, values: tuple[str, ...], window: QMainWindow) -> QActionGroup:
        """A submenu of the settings to choose one of; the value is the action's data."""
        group = QActionGroup(window)
        menu = self._menus[name] = self._menus["settings"].addMenu("")
        menu.setObjectName(f"menu{name.capitalize()}")
        menu.menuAction().setMenuRole(Role.NoRole)
        for value in values:
            action = QAction(window)
            action.setObjectName(f"action{name.capitalize()}{value.capitalize() or 'System'}")
            action.setData(value)
            action.setCheckable(True)
            action.setMenuRole(Role.NoRole)
            group.addAction(action)
            menu.addAction(action)
        return group

    def _colour(self) -> None:
        """Icons in the colours of the theme, made when they are first seen."""
        theme = self._look.theme
        if theme.name == self._coloured:
            return
        self._coloured = theme.name
        for name, icon in self._icons.items():
            self._named[name].setIcon(art.icon(icon, theme.gold, theme.muted))

    def retranslate(self) -> None:
        menus = {
            "game": self.tr("&Game"),
            "move": self.tr("&Move"),
            "view": self.tr("&View"),
            "settings": self.tr("&Settings"),
            "help": self.tr("&Help"),
            "theme": self.tr("&Theme"),
            "language": self.tr("&Language"),
        }
        for name, menu in self._menus.items():
            menu.setTitle(menus[name])
        texts = {
            "NewGame": self.tr("&New game…"),
            "QuickGame": self.tr("Q&uick game against one bot"),
            "FirstEvening": self.tr("First e&vening, with advice"),
            "DaysDeal": self.tr("The &day’s deal"),
            "Unfinished": self.tr("Un&finished games"),
            "Open": self.tr("&Open…"),
            "SaveAs": self.tr("&Save as…"),
            "StartPage": self.tr("Start &page"),
            "History": self.tr("&History"),
            "Quit": self.tr("&Quit"),
            "Undo": self.tr("&Undo"),
            "Redo": self.tr("&Redo"),
            "UndoTurn": self.tr("Back to the &start of the turn"),
            "Options": self.tr("&All you can do now"),
            "PlaceAll": self.tr("Put &items where they fit"),
            "Pass": self.tr("&Pass"),
            "EndTurn": self.tr("&End turn"),
            "Hint": self.tr("&Hint"),
            "LastTurn": self.tr("&Look into my last turn"),
            "PauseBots": self.tr("Pause the &bots"),
            "SkipBots": self.tr("S&kip to your next decision"),
            "News": self.tr("&Next step since your turn"),
            "NewsBack": self.tr("Pre&vious step since your turn"),
            "Standing": self.tr("&Where everybody stands"),
            "NextPanel": self.tr("&Next panel"),
            "PreviousPanel": self.tr("&Previous panel"),
            "Opponent1": self.tr("&First opponent’s hotel"),
            "Opponent2": self.tr("&Second opponent’s hotel"),
            "Opponent3": self.tr("&Third opponent’s hotel"),
            "Larger": self.tr("&Larger text"),
            "Smaller": self.tr("S&maller text"),
            "NormalSize": self.tr("N&ormal text"),
            "FullScreen": self.tr("F&ull screen"),
            "ResetLayout": self.tr("&Reset layout"),
            "Settings": self.tr("&Settings…"),
            "Reference": self.tr("&Rules and cards"),
            "About": self.tr("&About Grand Austria Hotel"),
            "AboutQt": self.tr("About &Qt"),
        }
        for name, action in self._named.items():
            action.setText(texts[name])
        themes = {
            "system": self.tr("Same as the &system"),
            "day": self.tr("&Day"),
            "night": self.tr("&Night"),
        }
        for action in self.themes.actions():
            action.setText(themes[action.data()])
        for action in self.languages.actions():
            action.setText(OWN_NAMES.get(action.data()) or self.tr("Same as the &system"))
