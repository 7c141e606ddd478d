"""Hands for the tests: they do an action at the table by mouse, by keyboard, or by dragging.

Nothing here tells the session what to do; everything goes through the views and buttons on the screen.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData, QModelIndex, QPoint, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from gah_desktop.app.meta import Meta
from gah_desktop.catalog.basics import ITEMS
from gah_desktop.engine import Setup
from gah_desktop.engine.actions import Action, ChooseItems, EndTurn, Pass
from gah_desktop.models import Role
from gah_desktop.modules.celebrities.panel.exchange import Exchange
from gah_desktop.modules.solo.rules.keeping import KeepStaff
from gah_desktop.widgets.main_window import MainWindow
from gah_desktop.widgets.table.hints import OPTION
from gah_desktop.widgets.table.interaction import Interaction
from gah_desktop.widgets.table.page import TablePage
from tests.desktop.pages_helpers import make_context

LEFT = Qt.MouseButton.LeftButton
WAYS = ("click", "keys", "drag")


def open_window(folder: Path, size: tuple[int, int] = (1280, 800), **fields: object) -> MainWindow:
    """A window with a new game on the table."""
    context = make_context(folder)
    context.settings.auto_collect = False
    context.settings.bot_pace = "instant"
    window = MainWindow(context)
    window.resize(*size)
    names = ("Anna", "Ben", "Clara", "David")[: int(str(fields.get("players", 2)))]
    setup = Setup(**{"names": names, "kinds": ("human",) * len(names), **fields})  # type: ignore[arg-type]
    window.start_game(setup, Meta.new())
    window.show()
    QApplication.processEvents()
    return window


class Hands:
    def __init__(self, window: MainWindow, way: str = "click") -> None:
        self.window = window
        self.page: TablePage = window.table_page
        self.session = window.session
        self.way = way
        self.done: set[tuple[str, str, str]] = set()  # decision, action, and the way it was really done

    # -- whole actions

    def do(self, action: Action) -> None:
        """Do it; it must have happened afterwards."""
        decision = self.session.game.decision
        assert decision is not None
        before = self.session.journal.position
        if isinstance(action, EndTurn | Pass):
            way = self._turn(action)
        elif isinstance(action, KeepStaff):
            way = self._keep(action)
        elif decision.kind == "exchange":
            way = self._exchange(action)
        else:
            way = self._act(action)
        if self.page.question.isVisible():
            self._press("questionYes")
        position = self.session.journal.position
        assert position > before, f"{self.way}: {action} was not done"
        assert self.session.journal.entries[before].action == action
        self.done.add((decision.kind, action.kind, way))

    def lift(self) -> None:
        """The next person sits down."""
        if self.session.curtain:
            assert self.page.curtain.isVisible()
            self._press("curtainButton")

    # -- finding things

    def _views(self) -> list[Interaction]:
        panel = self.page.choice
        asked = panel.view.interaction
        views = [panel.tokens.interaction, panel.tiles.interaction, *self.page.interactions.values()]
        if panel.mode == "ask":
            views.insert(0, asked)
        else:
            views.append(asked)
        if self.page.visiting >= 0:
            views.append(self.page.visit.cafe.interaction)
        return [places for places in views if places.view.isVisible()]

    def _places_of(self, action: Action) -> list[tuple[Interaction, QModelIndex]]:
        found = []
        for places in self._views():
            model = places.model
            for row in range(model.rowCount()):
                for column in range(model.columnCount() if places.view.objectName() == "hotelView" else 1):
                    index = model.index(row, column)
                    if action in model.actions(model.facts(index)):
                        found.append((places, index))
        return found

    def _fewest(self, action: Action) -> tuple[Interaction, QModelIndex]:
        """Where the action is meant most plainly."""
        found = self._places_of(action)
        portal = self.page.interactions.get("entrance")
        if not found and portal is not None:  # what lies beside an entrance may be folded into it
            self._point(portal, portal.model.index(0, 0))
            QApplication.processEvents()
            found = self._places_of(action)
        if not found:
            assert hasattr(action, "guest"), f"{action} is nowhere to be seen"
            seat = next((s for s, p in enumerate(self.session.state.players) if action.guest in p.cafe), -1)
            assert seat >= 0, f"{action} is nowhere to be seen"
            self.page.call_on(seat)
            QApplication.processEvents()
            found = self._places_of(action)
        return min(found, key=lambda place: len(place[0].model.actions(place[0].model.facts(place[1]))))

    # -- clicking and typing

    def _act(self, action: Action) -> str:
        before = self.session.journal.position
        if self.way == "drag":
            if not self._drag(action):
                self._drag_from_list(action)
        else:
            self._point(*self._fewest(action))
        asks = self.session.journal.position == before and not self.page.question.isVisible()
        if asks:  # what was meant
            assert self.page.choice.mode == "ask" and self.page.choice.isVisible()
            view = self.page.choice.view
            index = view.interaction.model.index_of(action)
            assert index.isValid()
            if self.way == "drag":
                self._carry(view.interaction, index, self._house(), QModelIndex())
            else:
                self._point(view.interaction, index)
        return self.way

    def _point(self, places: Interaction, index: QModelIndex) -> None:
        if self.way == "keys":
            self._walk(places, index)
            QTest.keyClick(places.view, Qt.Key.Key_Return)
        else:
            places.view.scrollTo(index)
            middle = places.view.visualRect(index).center()
            QTest.mouseClick(places.view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, middle)

    def _walk(self, places: Interaction, index: QModelIndex) -> None:
        """To a view with Tab or F6, to a place in it with the arrows."""
        view = places.view
        if not view.hasFocus():
            for _ in range(40):
                focus = QApplication.focusWidget() or self.window
                if focus is view:
                    break
                QTest.keyClick(focus, Qt.Key.Key_Tab)
            assert QApplication.focusWidget() is view, f"{view.objectName()} cannot be reached by Tab"
        QTest.keyClick(view, Qt.Key.Key_Home)
        for _ in range(60):
            here = view.currentIndex()
            if here == index:
                return
            rect, goal = view.visualRect(here), view.visualRect(index)
            if goal.center().y() > rect.bottom():
                key = Qt.Key.Key_Down
            elif goal.center().y() < rect.top():
                key = Qt.Key.Key_Up
            else:
                key = Qt.Key.Key_Right if goal.center().x() > rect.center().x() else Qt.Key.Key_Left
            QTest.keyClick(view, key)
            if view.currentIndex() == here:  # the last line is shorter
                QTest.keyClick(view, Qt.Key.Key_Left if key == Qt.Key.Key_Down else Qt.Key.Key_Down)
        raise AssertionError(f"{view.objectName()}: {index.row()} cannot be reached by arrows")

    # -- dragging

    def _drag(self, action: Action) -> bool:
        """From wherever it can be taken to wherever letting go means it."""
        for source in self._views():
            for row in range(source.model.rowCount()):
                index = source.model.index(row, 0)
                mime = source.carried(index)
                if mime is None:
                    continue
                if mime.hasFormat(OPTION):
                    if index.data(Role.Action) == action:
                        self._carry(source, index, self._house(), QModelIndex())
                        return True
                    continue
                target = self._target(mime, action)
                if target is not None:
                    self._carry(source, index, *target)
                    return True
        return False

    def _drag_from_list(self, action: Action) -> None:
        """Whatever can't be carried itself can be carried from the list of everything."""
        self.page.list_all()
        assert self.page.choice.mode == "all"
        places = self.page.choice.view.interaction
        self._carry(places, places.model.index_of(action), self._house(), QModelIndex())

    def _house(self) -> Interaction:
        away = self.page.visiting >= 0
        return self.page.visit.rooms.interaction if away else self.page.interactions["hotel"]

    def _target(self, mime: QMimeData, action: Action) -> tuple[Interaction, QModelIndex] | None:
        for places in self._views():
            model = places.model
            columns = model.columnCount() if places.view.objectName() == "hotelView" else 1
            cells = [model.index(row, column) for row in range(model.rowCount()) for column in range(columns)]
            for index in [*cells, QModelIndex()]:
                if action in model.meant(mime, index):
                    return places, index
        return None

    def _carry(self, source: Interaction, index: QModelIndex, target: Interaction, goal: QModelIndex) -> None:
        mime = source.carried(index)
        assert mime is not None
        source.view.setCurrentIndex(index)
        self.page.desk.carry(mime)
        viewport = target.view.viewport()
        point = target.view.visualRect(goal).center() if goal.isValid() else QPoint(3, viewport.height() - 3)
        if not goal.isValid() and target.view.indexAt(point).isValid() and not mime.hasFormat(OPTION):
            raise AssertionError("no free room to let go")
        copy, left, none = Qt.DropAction.CopyAction, LEFT, Qt.KeyboardModifier.NoModifier
        for event in (
            QDragEnterEvent(point, copy, mime, left, none),
            QDragMoveEvent(point, copy, mime, left, none),
            QDropEvent(point.toPointF(), copy, mime, left, none),
        ):
            QApplication.sendEvent(viewport, event)
            assert event.isAccepted()
        self.page.desk.carry(None)

    # -- buttons

    def _turn(self, action: Action) -> str:
        if self.way == "drag":
            self._drag_from_list(action)
            return self.way
        name = "endTurnButton" if isinstance(action, EndTurn) else "passButton"
        if self.way == "keys":
            focus = QApplication.focusWidget() or self.window
            key = Qt.Key.Key_E if isinstance(action, EndTurn) else Qt.Key.Key_P
            QTest.keyClick(focus, key)
        else:
            self._press(name)
        return self.way

    def _keep(self, action: KeepStaff) -> str:
        view = self.page.choice.view
        for row in range(view.model().rowCount()):
            index = view.model().index(row, 0)
            if index.data(Role.Facts).staff not in action.staff:
                continue
            if self.way == "drag":
                self._carry(view.interaction, index, self.page.interactions["hand"], QModelIndex())
            else:
                self._point(view.interaction, index)
        self._press("keepButton")
        return self.way

    def _exchange(self, action: Action) -> str:
        """Items are picked, then confirmed."""
        panel = self.page.parts.content("exchange", Exchange)
        model = panel.model
        assert isinstance(action, ChooseItems)
        wanted = dict(zip(ITEMS, action.items, strict=True))
        places = [facts.key for (facts,) in model.rows() if facts.key[1] < wanted[facts.item]]
        for key in places:
            index = model.index_of(key)
            if self.way == "drag" and key[2]:  # from the kitchen
                kitchen = self.page.interactions["kitchen"]
                source = kitchen.model.index_of(key[0])
                self._carry(kitchen, source, panel.view.interaction, model.index(0, 0))
            else:
                self._point(panel.view.interaction, index)
        self._press("exchangeButton")
        return self.way

    def _press(self, name: str) -> None:
        button = self.page.findChild(QAbstractButton, name)
        assert isinstance(button, QWidget) and button.isVisible() and button.isEnabled(), name
        if self.way == "keys":
            button.setFocus()
            QTest.keyClick(button, Qt.Key.Key_Space)
        else:
            QTest.mouseClick(button, LEFT)
