"""What lies on the table and where: an entry for each part, and the loop that builds them. No rules.

A module of rules brings its own entries; these are loaded with the first game in which it is in play, and
hidden while it is not.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import TypeVar

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontInfo, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from gah_desktop.app.table import Table
from gah_desktop.models import (
    DiceModel,
    DisplayModel,
    EmperorModel,
    HandModel,
    ObjectivesModel,
    QueueModel,
    RoundsModel,
    TurnOrderModel,
)
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.widgets.table import pictures
from gah_desktop.widgets.table.bar import Bar
from gah_desktop.widgets.table.desk import Desk
from gah_desktop.widgets.table.ground import depends_on, draw_ground
from gah_desktop.widgets.table.house import House, views_in
from gah_desktop.widgets.table.interaction import Interaction
from gah_desktop.widgets.table.log import LogPanel
from gah_desktop.widgets.table.opponents import Opponents
from gah_desktop.widgets.table.panel import Content, Panel, PanelSpec
from gah_desktop.widgets.table.part import panel_parts
from gah_desktop.widgets.table.placed import View
from gah_desktop.widgets.table.views import ONE_ROW, CardsView, GridSpec, ViewSpec, said
from gah_desktop.widgets.table.zones import FOLDING, IN_A_ROW, Part, Wants, Zones, grown, zones

W = TypeVar("W", bound=QWidget)

QUEUE = ViewSpec(
    "queue", QueueModel, pictures.slot,
    QT_TRANSLATE_NOOP("panels", "Guests waiting"),
    QT_TRANSLATE_NOOP("panels", "Guests waiting, from the left; the price is under each"),
    sort="guest", grid=GridSpec(columns=5, room=(8, 12)),
)  # fmt: skip
DICE = ViewSpec(
    "dice", DiceModel, pictures.dice,
    QT_TRANSLATE_NOOP("panels", "Dice"),
    QT_TRANSLATE_NOOP("panels", "The action spaces one to six with their dice"),
    grid=GridSpec(columns=3, room=(7, 5)),
)  # fmt: skip
HAND_CARDS, HAND_LINES = GridSpec(columns=2, room=(9, 5)), GridSpec(columns=1, room=(17, 2.8))
PLATES, HEADS = GridSpec(columns=1, room=(17, 2.2)), GridSpec(columns=IN_A_ROW, room=(3.2, 3.2))
HAND = ViewSpec(
    "hand", HandModel, pictures.hand,
    QT_TRANSLATE_NOOP("panels", "Your staff in hand"),
    QT_TRANSLATE_NOOP("panels", "Staff cards you can play"),
    sort="staff", grid=HAND_CARDS,
    empty=QT_TRANSLATE_NOOP("panels", "You have no staff cards in hand."),
)  # fmt: skip
DISPLAY = ViewSpec(
    "display", DisplayModel, pictures.played,
    QT_TRANSLATE_NOOP("panels", "Your staff in play"),
    QT_TRANSLATE_NOOP("panels", "Staff cards you have played"),
    sort="staff", grid=PLATES,
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
TURNS = ViewSpec(
    "turns", TurnOrderModel, pictures.turn,
    QT_TRANSLATE_NOOP("panels", "Turn order"),
    QT_TRANSLATE_NOOP("panels", "The turn order of this round"),
    grid=GridSpec(columns=ONE_ROW, max_aspect=1.1, lowest=1.0),
)  # fmt: skip
ROUNDS = ViewSpec(
    "rounds", RoundsModel, pictures.round_space,
    QT_TRANSLATE_NOOP("panels", "Round"),
    QT_TRANSLATE_NOOP("panels", "The seven rounds"),
    grid=GridSpec(columns=ONE_ROW, narrowest=1.25),
)  # fmt: skip


def _turns_share(table: Table) -> float:
    return 40 * 2 * table.setup.players


# from what is done first in a turn to what is only read, as the keyboard goes
PANELS = (
    PanelSpec("queue", ("street", 10), 610, QUEUE.title, QUEUE, titled=False),
    PanelSpec("dice", ("street", 20), 344, DICE.title, DICE, titled=False),
    PanelSpec("hotel", ("house", 0), 0, QT_TRANSLATE_NOOP("panels", "Your hotel"), House, titled=False),
    PanelSpec("hand", ("desk", 20), 0, HAND.title, HAND),
    PanelSpec("display", ("desk", 30), 0, DISPLAY.title, DISPLAY),
    PanelSpec("objectives", ("palace", 30), 290, OBJECTIVES.title, OBJECTIVES),
    PanelSpec("emperor", ("palace", 20), 770, EMPEROR.title, EMPEROR),
    PanelSpec("turns", ("caption", 10), _turns_share, TURNS.title, TURNS, titled=False),
    PanelSpec("rounds", ("palace", 10), 178, ROUNDS.title, ROUNDS),
    PanelSpec(
        "opponents", ("neighbours", 20), 0, QT_TRANSLATE_NOOP("panels", "Opponents"), Opponents, titled=False,
    ),
    PanelSpec("log", ("desk", 40), 0, QT_TRANSLATE_NOOP("panels", "Log"), LogPanel),
)  # fmt: skip
FIRST = ("house", "ground", "over")  # zones that are painted first
LOW_STOREYS = 13  # letters
PROMPT_SHARE = 1000  # of the caption


class TableLayout(QWidget):
    """The whole table; the page makes it live."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._specs: dict[str, PanelSpec] = {}
        self._brought_by: dict[str, set[str]] = {}  # modules, by the panel that is shown for them
        self._looked_at: set[str] = set()  # modules that have been in play
        self._wants: Wants | None = None  # for which everything lies where it lies
        self._zones: Zones | None = None
        self._ground: QPixmap | None = None
        self._ground_seen = False
        self.panels: dict[str, Panel] = {}
        self._views: dict[str, tuple[View, ...]] = {}  # by panel
        self.bar = Bar(desk, self)
        for spec in PANELS:
            self._add(spec)
        self.log = self.content("log", LogPanel)
        self.opponents = self.content("opponents", Opponents)
        self.house = self.content("hotel", House)
        self._order_tabs()
        desk.look.changed.connect(self._restyle)
        desk.overChanged.connect(self.look_over)
        self.retranslate()

    def content(self, name: str, kind: type[W]) -> W:
        """What a panel holds."""
        found = self.panels[name].content
        assert isinstance(found, kind)
        return found

    @property
    def interactions(self) -> dict[str, Interaction]:
        """The views on show by name, in the order in which the keyboard goes through them."""
        shown = [view for name in self._shown() for view in self._views[name] if not view.isHidden()]
        return {view.spec.name: view.interaction for view in sorted(shown, key=_only_read)}

    def _shown(self) -> list[str]:
        return [name for name, panel in self.panels.items() if not panel.isHidden()]

    # -- building

    def _add(self, spec: PanelSpec) -> None:
        desk, in_house = self._desk, spec.place[0] == "ground"
        panel = build(spec, desk, self.house if in_house else self)
        self._specs[spec.name] = spec
        self.panels[spec.name] = panel
        self._views[spec.name] = views_in(panel)
        for one in self._views[spec.name]:
            one.can_wait = spec.place[0] not in FIRST
        if in_house:
            self.house.build_between(panel, lambda: self._share(spec), spec.place[1])
        if self.isVisible():
            panel.show()

    def _share(self, spec: PanelSpec) -> float:
        if not callable(spec.share):
            return spec.share
        return spec.share(self._desk.table) if self._desk.table.has_game else 100

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
        for name in self._shown():
            content = self.panels[name].content
            if isinstance(content, Content):
                content.sync()
        self.look_over()
        self.arrange()
        self._name()

    def look_over(self) -> None:
        """What lies over the house is there while it is wanted, and may be so by a click alone."""
        for panel in self.over:
            content = panel.content
            there = self._desk.table.has_game and isinstance(content, Content) and content.wanted
            if there and not panel.isHidden():
                continue
            panel.setVisible(there and self._is_played(panel))
            if there:
                self._lay_over(panel)

    @property
    def over(self) -> list[Panel]:
        return [panel for name, panel in self.panels.items() if self._specs[name].place[0] == "over"]

    def _is_played(self, panel: Panel) -> bool:
        name = next(name for name, one in self.panels.items() if one is panel)
        return bool(self._brought_by.get(name, set()) & set(self._desk.table.modules))

    def _lay_over(self, panel: Panel) -> None:
        """Over roof and storeys; café, entrance and kitchen stay free, unless that were too little room."""
        if self._zones is not None:
            place = self._zones.panels["hotel"]
            street = round(self.house.layout_of(place).ground.top())
            storeys = place.adjusted(0, 0, 0, street - place.bottom() - 3)
            letter = QFontInfo(self._desk.letters(self)).pixelSize()
            panel.setGeometry(storeys if storeys.height() > letter * LOW_STOREYS else place)
            panel.raise_()

    def _load_modules(self) -> None:
        """The panels of modules that are in play for the first time."""
        new = [part for part in panel_parts(self._desk.table) if part.module not in self._looked_at]
        if not new:
            return
        for part in new:
            self._looked_at.add(part.module)
            for spec in part.panels:
                self._brought_by.setdefault(spec.name, set()).add(part.module)
                if spec.name not in self.panels:
                    self._add(spec)
        self._order_tabs()

    # -- sizes

    def arrange(self) -> None:
        """Everything in its zone; nothing is done twice for the same table."""
        table = self._desk.table
        if not table.has_game:
            return
        self._desk.grown = grown(self.width(), self.height())
        self.bar.set_letters()
        wants = self._wanted()
        if wants == self._wants:
            return
        before, self._wants, self._zones = self._zones, wants, zones(wants)
        self._fold(self._zones, wants)
        if self._zones == before:
            return
        for name, rect in self._zones.panels.items():
            (self.bar if name == "bar" else self.panels[name]).setGeometry(rect)
        for panel in self.over:
            self._lay_over(panel)
        if before is None or depends_on(before) != depends_on(self._zones):
            self._another_ground()
            self.update()

    def _wanted(self) -> Wants:
        specs = [self._specs[name] for name in self._shown()]
        parts = [Part(spec.name, *spec.place, self._share(spec)) for spec in specs]
        parts.append(Part("bar", "caption", 20, PROMPT_SHARE))
        look, models = self._desk.look, {name: one.model for name, one in self.interactions.items()}
        return Wants(
            self.width(),
            self.height(),
            QFontInfo(self._desk.letters(self)).pixelSize(),
            look.scale,
            self.bar.sizeHint().height() + 4,
            len(self.opponents.cards),
            models["hand"].rowCount(),
            models["display"].rowCount(),
            tuple(part for part in parts if part.zone not in ("house", "ground", "over")),
        )

    def _fold(self, zones: Zones, wants: Wants) -> None:
        views = {name: one.view for name, one in self.interactions.items()}
        for name, grid in (
            ("hand", HEADS if zones.faces else HAND_LINES if zones.lines else HAND_CARDS),
            ("display", HEADS if zones.heads else PLATES),
            ("emperor", self._next_visit() if wants.scale >= FOLDING else EMPEROR.grid),
        ):
            view = views[name]
            assert isinstance(view, CardsView)
            if view.spec.grid != grid:
                view.set_grid(grid)

    def _next_visit(self) -> GridSpec:
        """The tile of the next visit has the room of all three."""
        facts = [facts for (facts,) in self.interactions["emperor"].model.rows()][1:]
        nearest = next((tile.key for tile in facts if not tile.done), 0)
        track, *_ = EMPEROR.grid.weights
        return EMPEROR.grid._replace(weights=(track, *(1.9 if t.key == nearest else 0.55 for t in facts)))

    @property
    def middle(self) -> QRect:
        """Where another hotel is shown large: over house and street."""
        return self._zones.left.united(self._zones.street) if self._zones is not None else self.rect()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def showEvent(self, event: object) -> None:
        super().showEvent(event)  # type: ignore[arg-type]
        self._desk.frames.all_anew(self.window())
        self.arrange()

    def _restyle(self) -> None:
        if self.isVisible():
            self._desk.frames.all_anew(self.window())
        self._another_ground()
        self.arrange()
        self.update()

    def _another_ground(self) -> None:
        self._ground, self._ground_seen = None, False

    def paintEvent(self, event: QPaintEvent) -> None:
        """A picture of the ground is worth making from the second time on; where pixels are broken it alone
        has its rules in the same place each time."""
        if self._zones is None:
            return
        painter = QPainter(self)
        if self._ground_seen or self.devicePixelRatioF() % 1:
            painter.drawPixmap(0, 0, self._picture_of_ground(self._zones))
        else:
            draw_ground(painter, self._zones, self._desk.theme)
            self._ground_seen = True
        painter.end()

    def _picture_of_ground(self, zones: Zones) -> QPixmap:
        ratio = self.devicePixelRatioF()
        if self._ground is None or self._ground.devicePixelRatio() != ratio:
            self._ground = QPixmap(self.size() * ratio)
            self._ground.setDevicePixelRatio(ratio)
            painter = QPainter(self._ground)
            draw_ground(painter, zones, self._desk.theme)
            painter.end()
        return self._ground

    # -- words

    def retranslate(self) -> None:
        self._name()
        self.house.retranslate()
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


def build(spec: PanelSpec, desk: Desk, parent: QWidget) -> Panel:
    """A panel with what it holds."""
    panel = Panel(desk, parent=parent, titled=spec.titled)
    if isinstance(spec.content, ViewSpec):
        view = spec.content
        panel.set_content(CardsView(view, view.model(desk.table, -1, panel), desk, panel))
    else:
        panel.set_content(spec.content(desk, panel))
    return panel


def _stops(panel: Panel) -> Iterator[QWidget]:
    for child in panel.findChildren(QWidget):
        if child.focusPolicy() & Qt.FocusPolicy.TabFocus:
            yield child


def _only_read(widget: QWidget) -> bool:
    if not isinstance(widget, View):
        return True
    model = widget.interaction.model
    return not (model.acts or model.accepts)
