"""What stands on the table and where: an entry for each panel, and the loop that builds them. No rules.

A module of rules brings its own entries; these are loaded with the first game in which it is in play, and
hidden while it is not.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QAbstractItemView, QVBoxLayout, QWidget

from gah_desktop.app.settings import Settings
from gah_desktop.app.table import Table
from gah_desktop.models import (
    CafeModel,
    DiceModel,
    DisplayModel,
    EmperorModel,
    HandModel,
    HotelModel,
    ObjectivesModel,
    QueueModel,
    RoundsModel,
    ScoresModel,
    TurnOrderModel,
)
from gah_desktop.modules import brought
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.widgets.table import pictures
from gah_desktop.widgets.table.bar import Bar
from gah_desktop.widgets.table.desk import Desk
from gah_desktop.widgets.table.interaction import Interaction
from gah_desktop.widgets.table.kitchen import Kitchen
from gah_desktop.widgets.table.log import LogPanel
from gah_desktop.widgets.table.opponents import Opponents
from gah_desktop.widgets.table.panel import Content, Panel, PanelSpec
from gah_desktop.widgets.table.split import Split
from gah_desktop.widgets.table.views import ONE_ROW, CardsView, GridSpec, House, RoomsView, ViewSpec, said

W = TypeVar("W", bound=QWidget)

QUEUE = ViewSpec(
    "queue", QueueModel, pictures.slot,
    QT_TRANSLATE_NOOP("panels", "Guests waiting"),
    QT_TRANSLATE_NOOP("panels", "Guests who wait, from the left; the price is under each"),
    sort="guest", grid=GridSpec(columns=5, max_aspect=1.3),
)  # fmt: skip
DICE = ViewSpec(
    "dice", DiceModel, pictures.dice,
    QT_TRANSLATE_NOOP("panels", "Dice"),
    QT_TRANSLATE_NOOP("panels", "The action spaces one to six with their dice"),
    grid=GridSpec(columns=6),
)  # fmt: skip
HOTEL = ViewSpec(
    "hotel", HotelModel, pictures.room,
    lambda table: table.names[table.viewer],
    QT_TRANSLATE_NOOP("panels", "Four floors of five rooms; the top floor is the first row"),
)  # fmt: skip
CAFE = ViewSpec(
    "cafe", CafeModel, pictures.cafe,
    QT_TRANSLATE_NOOP("panels", "Café"),
    QT_TRANSLATE_NOOP("panels", "Your three tables"),
    sort="guest", grid=GridSpec(columns=3, max_aspect=1.5),
)  # fmt: skip
HAND = ViewSpec(
    "hand", HandModel, pictures.hand,
    QT_TRANSLATE_NOOP("panels", "Your staff at hand"),
    QT_TRANSLATE_NOOP("panels", "Staff cards you can play"),
    sort="staff", grid=GridSpec(aspect=1.7, portraits=True, least=6),
    empty=QT_TRANSLATE_NOOP("panels", "You have no staff cards at hand."),
)  # fmt: skip
DISPLAY = ViewSpec(
    "display", DisplayModel, pictures.played,
    QT_TRANSLATE_NOOP("panels", "Your staff in play"),
    QT_TRANSLATE_NOOP("panels", "Staff cards you have played"),
    sort="staff", grid=GridSpec(aspect=4.2, least=4, room=(12, 2.7)),
    empty=QT_TRANSLATE_NOOP("panels", "Staff cards you play are laid out here."),
)  # fmt: skip
OBJECTIVES = ViewSpec(
    "objectives", ObjectivesModel, pictures.objective,
    QT_TRANSLATE_NOOP("panels", "Objectives"),
    QT_TRANSLATE_NOOP("panels", "The three objectives of this game"),
    sort="objective", grid=GridSpec(columns=3),
)  # fmt: skip
EMPEROR = ViewSpec(
    "emperor", EmperorModel, pictures.emperor,
    QT_TRANSLATE_NOOP("panels", "Emperor"),
    QT_TRANSLATE_NOOP("panels", "The Emperor track, then the tiles of his three visits"),
    sort="emperor", grid=GridSpec(weights=(4.2, 1, 1, 1)),
)  # fmt: skip
SCORES = ViewSpec(
    "scores", ScoresModel, pictures.seat,
    QT_TRANSLATE_NOOP("panels", "Scores"),
    QT_TRANSLATE_NOOP("panels", "Everybody’s victory points and krones"),
    grid=GridSpec(columns=1, lowest=0.8, room=(14, 1.7)),
)  # fmt: skip
TURNS = ViewSpec(
    "turns", TurnOrderModel, pictures.turn,
    QT_TRANSLATE_NOOP("panels", "Order of turns"),
    QT_TRANSLATE_NOOP("panels", "The order of turns in this round"),
    grid=GridSpec(columns=8, max_aspect=1.3),
)  # fmt: skip
ROUNDS = ViewSpec(
    "rounds", RoundsModel, pictures.round_space,
    QT_TRANSLATE_NOOP("panels", "Round"),
    QT_TRANSLATE_NOOP("panels", "The seven rounds"),
    grid=GridSpec(columns=ONE_ROW),
)  # fmt: skip


def _standing(desk: Desk, parent: QWidget) -> QWidget:
    """Everybody's points over the order of turns."""
    content = QWidget(parent)
    stack = QVBoxLayout(content)
    stack.setContentsMargins(0, 0, 0, 0)
    stack.setSpacing(3)
    for spec, stretch in ((SCORES, 3), (TURNS, 2)):
        stack.addWidget(CardsView(spec, spec.model(desk.table, -1, content), desk, content), stretch)
    return content


def _opponents_weight(table: Table) -> float:
    if table.setup.solo is not None:
        return 270
    return 330 if table.setup.players == 2 else 470


def _log_weight(table: Table) -> float:
    if table.setup.solo is not None:
        return 120
    return 300 if table.setup.players == 2 else 160


# from what is done first in a turn to what is only read, as the keyboard goes
PANELS = (
    PanelSpec("queue", ("centre", 10), 168, QUEUE.title, QUEUE),
    PanelSpec("dice", ("centre", 20), 84, DICE.title, DICE, titled=False),
    PanelSpec(
        "hotel", ("centre", 30), 236, QT_TRANSLATE_NOOP("panels", "Your hotel"),
        lambda desk, parent: House(HOTEL, desk, parent), titled=False,
    ),
    PanelSpec("cafe", ("cafe", 10), 430, CAFE.title, CAFE),
    PanelSpec("kitchen", ("cafe", 20), 254, QT_TRANSLATE_NOOP("panels", "Kitchen"), Kitchen),
    PanelSpec("hand", ("right", 20), 300, HAND.title, HAND),
    PanelSpec("display", ("right", 30), 200, DISPLAY.title, DISPLAY),
    PanelSpec("objectives", ("top", 30), 290, OBJECTIVES.title, OBJECTIVES),
    PanelSpec("emperor", ("top", 20), 780, EMPEROR.title, EMPEROR),
    PanelSpec("scores", ("right", 10), lambda table: 66 + 30 * table.setup.players, SCORES.title, _standing),
    PanelSpec("rounds", ("top", 10), 150, ROUNDS.title, ROUNDS),
    PanelSpec(
        "opponents", ("left", 10), _opponents_weight, QT_TRANSLATE_NOOP("panels", "Opponents"),
        Opponents, titled=False,
    ),
    PanelSpec("log", ("left", 30), _log_weight, QT_TRANSLATE_NOOP("panels", "Log"), LogPanel),
)  # fmt: skip


class TableLayout(QWidget):
    """The whole table; the page makes it live."""

    def __init__(self, desk: Desk, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._settings = settings
        self._specs: dict[str, PanelSpec] = {}
        self._brought_by: dict[str, set[str]] = {}  # modules, by the panel that is shown for them
        self._looked_at: set[str] = set()  # modules that have been in play
        self.panels: dict[str, Panel] = {}
        self._views: dict[str, tuple[CardsView | RoomsView, ...]] = {}  # by panel
        self._splits: dict[str, Split] = {}
        self._arrange()
        for spec in PANELS:
            self._add(spec)
        self.log = self.content("log", LogPanel)
        self.opponents = self.content("opponents", Opponents)
        self._order_tabs()
        self._recall()
        self.retranslate()

    def content(self, name: str, kind: type[W]) -> W:
        """What a panel holds."""
        found = self.panels[name].content
        assert isinstance(found, kind)
        return found

    @property
    def interactions(self) -> dict[str, Interaction]:
        """The views on show by name, in the order in which the keyboard goes through them."""
        shown = [view for name in self._shown() for view in self._views[name]]
        return {view.spec.name: view.interaction for view in sorted(shown, key=_only_read)}

    def _shown(self) -> list[str]:
        return [name for name, panel in self.panels.items() if not panel.isHidden()]

    # -- building

    def _arrange(self) -> None:
        """Splitters from the outside in: each is made in its place."""
        whole = self._split("whole", False, self)
        top = self._split("top", True, whole)
        body = QWidget(whole)
        self.bar = Bar(self._desk, body)
        self.columns = self._split("table", True, body)
        left = self._split("left", False, self.columns)
        self.centre = self._split("centre", False, self.columns)
        right = self._split("right", False, self.columns)
        for part, weight in ((top, 106), (body, 684)):
            whole.add(part, 0, weight)
        for part, weight in ((left, 236), (self.centre, 690), (right, 320)):
            self.columns.add(part, 0, weight)
        self.centre.add(self._split("cafe", True, self.centre), 40, 132)
        # the tiles stay legible, whatever else needs room
        top.setMinimumHeight(round(QFontInfo(self.font()).pixelSize() / self._desk.look.scale * 6.7))
        below = QVBoxLayout(body)
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(6)
        below.addWidget(self.bar)
        below.addWidget(self.columns, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 4, 6, 6)
        layout.addWidget(whole)

    def _split(self, name: str, across: bool, parent: QWidget) -> Split:
        split = self._splits[name] = Split(f"{name}Split", across, parent)
        return split

    def _add(self, spec: PanelSpec) -> None:
        desk, split, place = self._desk, self._splits[spec.place[0]], spec.place[1]
        panel = Panel(desk.look, parent=split, titled=spec.titled)
        if isinstance(spec.content, ViewSpec):
            view = spec.content
            panel.set_content(CardsView(view, view.model(desk.table, -1, panel), desk, panel))
        else:
            panel.set_content(spec.content(desk, panel))
        split.add(panel, place, self._weight(spec))
        self._specs[spec.name] = spec
        self.panels[spec.name] = panel
        children = panel.findChildren(QAbstractItemView)
        self._views[spec.name] = tuple(v for v in children if isinstance(v, CardsView | RoomsView))

    def _weight(self, spec: PanelSpec) -> float:
        if not callable(spec.weight):
            return spec.weight
        return spec.weight(self._desk.table) if self._desk.table.has_game else 100

    def _order_tabs(self) -> None:
        """From what is done first in a turn to what is only read, with the buttons between."""
        stops = [stop for panel in self.panels.values() for stop in _stops(panel)]
        done = [stop for stop in stops if not _only_read(stop)]
        for one, other in pairwise((*done, *self.bar.buttons, *filter(_only_read, stops))):
            QWidget.setTabOrder(one, other)

    # -- following the game

    def sync(self) -> None:
        """What depends on who looks, on how many play, and on the modules in play."""
        table = self._desk.table
        if not table.has_game:
            return
        self._load_modules()
        playing = set(table.modules)
        for name, panel in self.panels.items():
            panel.setVisible(name not in self._brought_by or bool(self._brought_by[name] & playing))
        weights = {self.panels[name]: self._weight(spec) for name, spec in self._specs.items()}
        for split in self._splits.values():
            split.set_weights({panel: weight for panel, weight in weights.items() if panel.parent() is split})
        self._recall()
        for name in self._shown():
            content = self.panels[name].content
            if isinstance(content, Content):
                content.sync()
        self._name()

    def _load_modules(self) -> None:
        """The panels of modules that are in play for the first time."""
        new = {m.name: type(m) for m in self._desk.table.state.modules if m.name not in self._looked_at}
        if not new:
            return
        self._looked_at |= set(new)
        for module, file in brought("panel", new).items():
            for spec in file.PANELS:
                self._brought_by.setdefault(spec.name, set()).add(module)
                if spec.name not in self.panels:
                    self._add(spec)
        self._order_tabs()

    # -- sizes

    def _recall(self) -> None:
        """What the user has moved is remembered for the panels that were there."""
        for split in self._splits.values():
            here = [name for name in self._brought_by if self.panels[name].parent() is split]
            extra = [name for name in here if not self.panels[name].isHidden()]
            key = "+".join((split.objectName(), *sorted(extra)))
            if key != split.key:
                self._keep(split)
                split.key = key
                split.restore(self._settings.layout(key))

    def _keep(self, split: Split) -> None:
        if split.moved:
            self._settings.set_layout(split.key, split.saveState())

    def save_layout(self) -> None:
        for split in self._splits.values():
            self._keep(split)

    def reset_layout(self) -> None:
        for split in self._splits.values():
            split.reset()

    # -- words

    def retranslate(self) -> None:
        self._name()
        for views in self._views.values():
            for view in views:
                view.viewport().update()

    def _name(self) -> None:
        table = self._desk.table
        for name, panel in self.panels.items():
            panel.set_title(said(self._specs[name].title, table))
            for view in self._views[name]:
                view.setAccessibleName(said(view.spec.title, table))
                view.setAccessibleDescription(said(view.spec.hint, table))


def _stops(panel: Panel) -> Iterator[QWidget]:
    for child in panel.findChildren(QWidget):
        if child.focusPolicy() & Qt.FocusPolicy.TabFocus:
            yield child


def _only_read(widget: QWidget) -> bool:
    if not isinstance(widget, CardsView | RoomsView):
        return True
    model = widget.interaction.model
    return not (model.acts or model.accepts)
