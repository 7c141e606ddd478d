"""All models, views and panels of the table and how they stand in the room. Decides nothing."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontInfo, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gah_desktop.app.settings import Settings
from gah_desktop.engine.seats import OPPONENT
from gah_desktop.models import (
    CafeModel,
    DiceModel,
    DisplayModel,
    EmperorModel,
    HandModel,
    HotelModel,
    KitchenModel,
    ObjectivesModel,
    QueueModel,
    RoundsModel,
    ScoresModel,
    TurnOrderModel,
)
from gah_desktop.widgets.table.bar import Bar
from gah_desktop.widgets.table.desk import Desk
from gah_desktop.widgets.table.log import LogPanel
from gah_desktop.widgets.table.opponents import Opponents
from gah_desktop.widgets.table.panel import Panel
from gah_desktop.widgets.table.pictures import Pictures, hotel_art
from gah_desktop.widgets.table.places import Places
from gah_desktop.widgets.table.purse import Purse
from gah_desktop.widgets.table.split import Split
from gah_desktop.widgets.table.views import CardsView, House, RoomsView

if TYPE_CHECKING:
    from gah_desktop.widgets.table.rival import RivalPanel

UNTITLED = ("dice", "hotel", "opponents")


class Furniture(QWidget):
    """The whole table; the page makes it live."""

    def __init__(self, desk: Desk, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._settings = settings
        self.pictures = Pictures(desk.table)
        self._arrange()
        self._make_views()
        self._fill()
        self._order_tabs()
        self.retranslate()

    def _order_tabs(self) -> None:
        """From what is done first in a turn to what is only read."""
        b = self.bar
        order: list[QWidget] = [
            self.queue, self.dice, self.hotel, self.cafe, self.kitchen, self.hand, self.display,
            self.objectives, self.emperor, b.pause, b.skip, b.undo_turn, b.undo, b.redo, b.pass_button,
            b.end_turn, self.scores, self.turns, self.rounds, self.opponents, self.log.view,
            self.log.back, self.log.forward,
        ]  # fmt: skip
        for one, other in pairwise(order):
            QWidget.setTabOrder(one, other)

    def _arrange(self) -> None:
        """Splitters and panels, from the outside in: each is made in its place."""
        whole = Split("wholeSplit", False, self)
        top = Split("topSplit", True, whole)
        body = QWidget(whole)
        self.bar = Bar(self._desk, body)
        self.columns = Split("tableSplit", True, body)
        left = Split("leftSplit", False, self.columns)
        centre = Split("centreSplit", False, self.columns)
        right = Split("rightSplit", False, self.columns)
        low = Split("cafeSplit", True, centre)
        self.panels = {
            name: Panel(self._desk.look, parent=split, titled=name not in UNTITLED)
            for split, names in (
                (top, ("rounds", "emperor", "objectives")),
                (centre, ("queue", "dice", "hotel")),
                (low, ("cafe", "kitchen")),
                (right, ("scores", "hand", "display")),
                (left, ("opponents", "rival", "log")),
            )
            for name in names
        }
        p = self.panels
        top.fill((p["rounds"], 150), (p["emperor"], 780), (p["objectives"], 290))
        low.fill((p["cafe"], 430), (p["kitchen"], 254))
        centre.fill((p["queue"], 168), (p["dice"], 84), (p["hotel"], 236), (low, 132))
        left.fill((p["opponents"], 330), (p["rival"], 240), (p["log"], 300))
        right.fill((p["scores"], 126), (p["hand"], 300), (p["display"], 200))
        self.columns.fill((left, 236), (centre, 690), (right, 320))
        whole.fill((top, 106), (body, 684))
        # the tiles stay legible, whatever else needs room
        top.setMinimumHeight(round(QFontInfo(self.font()).pixelSize() / self._desk.look.scale * 6.7))
        self.splits = [top, low, centre, left, right, self.columns, whole]
        self._left, self._right = left, right
        self.centre = centre
        below = QVBoxLayout(body)
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(6)
        below.addWidget(self.bar)
        below.addWidget(self.columns, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 4, 6, 6)
        layout.addWidget(whole)

    def _make_views(self) -> None:
        table, desk, draw, p = self._desk.table, self._desk, self.pictures, self.panels
        self.scores_model = ScoresModel(table, -1, self)
        hotel = HotelModel(table, -1, self)
        self._standing = QWidget(p["scores"])
        self._kitchen = _Side(p["kitchen"])
        self.house = House(desk, p["hotel"])
        self.hotel = RoomsView("hotelView", hotel, desk, draw.room_of(hotel), self.house)
        self.hotel.places.takes_options = True
        self.house.take_in(self.hotel)
        self.queue = CardsView(
            "queueView",
            QueueModel(table, -1, self),
            desk,
            draw.slot,
            sort="guest",
            columns=5,
            max_aspect=1.3,
            parent=p["queue"],
        )
        self.dice = CardsView(
            "diceView", DiceModel(table, -1, self), desk, draw.dice, columns=6, parent=p["dice"]
        )
        self.cafe = CardsView(
            "cafeView",
            CafeModel(table, -1, self),
            desk,
            draw.cafe,
            sort="guest",
            columns=3,
            max_aspect=1.5,
            parent=p["cafe"],
        )
        self.kitchen = CardsView(
            "kitchenView", KitchenModel(table, -1, self), desk, draw.stock, columns=4, parent=self._kitchen
        )
        self.hand = CardsView(
            "handView",
            HandModel(table, -1, self),
            desk,
            draw.hand,
            sort="staff",
            aspect=1.7,
            portraits=True,
            least=6,
            parent=p["hand"],
        )
        self.display = CardsView(
            "displayView",
            DisplayModel(table, -1, self),
            desk,
            draw.played,
            sort="staff",
            aspect=4.2,
            least=4,
            room=(12, 2.7),
            parent=p["display"],
        )
        self.objectives = CardsView(
            "objectivesView",
            ObjectivesModel(table, -1, self),
            desk,
            draw.objective,
            sort="objective",
            columns=3,
            parent=p["objectives"],
        )
        self.emperor = CardsView(
            "emperorView", EmperorModel(table, -1, self), desk, draw.emperor, sort="emperor",
            weights=(4.2, 1, 1, 1), parent=p["emperor"])  # fmt: skip
        self.rounds = CardsView(
            "roundsView", RoundsModel(table, -1, self), desk, draw.round, columns=7, parent=p["rounds"]
        )
        self.turns = CardsView(
            "turnsView",
            TurnOrderModel(table, -1, self),
            desk,
            draw.turn,
            columns=8,
            max_aspect=1.3,
            parent=self._standing,
        )
        self.scores = CardsView(
            "scoresView",
            self.scores_model,
            desk,
            draw.seat,
            columns=1,
            lowest=0.8,
            room=(14, 1.7),
            parent=self._standing,
        )
        self.opponents = Opponents(desk, self.scores_model, draw, p["opponents"])
        self.log = LogPanel(desk, p["log"])
        self._rival: RivalPanel | None = None
        self.purse = Purse(desk, self._kitchen)

    @property
    def places(self) -> dict[str, Places]:
        views: dict[str, CardsView | RoomsView] = {
            "queue": self.queue, "dice": self.dice, "hotel": self.hotel, "cafe": self.cafe,
            "kitchen": self.kitchen, "hand": self.hand, "display": self.display,
            "objectives": self.objectives, "emperor": self.emperor, "rounds": self.rounds,
            "turns": self.turns, "scores": self.scores,
        }  # fmt: skip
        return {name: view.places for name, view in views.items()}

    def _fill(self) -> None:
        """Each panel's content."""
        stack = QVBoxLayout(self._standing)
        stack.setContentsMargins(0, 0, 0, 0)
        stack.setSpacing(3)
        stack.addWidget(self.scores, 3)
        stack.addWidget(self.turns, 2)
        self._kitchen.hold((self.kitchen, 4), (self.purse, 1))
        for name, content in (
            ("rounds", self.rounds), ("emperor", self.emperor), ("objectives", self.objectives),
            ("queue", self.queue), ("dice", self.dice), ("hotel", self.house), ("cafe", self.cafe),
            ("kitchen", self._kitchen), ("scores", self._standing), ("hand", self.hand),
            ("display", self.display), ("opponents", self.opponents), ("log", self.log),
        ):  # fmt: skip
            self.panels[name].set_content(content)
        for split in self.splits:
            split.restore(self._settings.layout(split.objectName()))

    def save_layout(self) -> None:
        for split in self.splits:
            if split.moved:
                self._settings.set_layout(split.objectName(), split.saveState())

    def reset_layout(self) -> None:
        for split in self.splits:
            split.reset()

    @property
    def rival(self) -> RivalPanel:
        """Only a solo game needs it."""
        if self._rival is None:
            from gah_desktop.widgets.table.rival import RivalPanel

            self._rival = RivalPanel(self._desk, self.panels["rival"])
            self.panels["rival"].set_content(self._rival)
            self._rival.show()
        return self._rival

    def forget(self) -> None:
        """The game went back, or is another one."""
        if self._rival is not None:
            self._rival.forget()

    def sync(self) -> None:
        """What depends on who looks and on how many play."""
        table = self._desk.table
        if not table.has_game:
            return
        self.house.set_art(hotel_art(table, table.viewer))
        self.opponents.sync()
        others = len(self.opponents.cards)
        solo = table.setup.solo is not None
        self.panels["rival"].setVisible(solo)
        self._left.set_weights([270, 240, 120] if solo else [330, 0, 300] if others == 1 else [470, 0, 160])
        if solo:
            self.panels["rival"].set_title(self._opponent())
            self.rival.sync()
        self._right.set_weights([66 + 30 * (others + 1), 300, 200])
        self.hotel.setAccessibleName(table.names[table.viewer])

    def _opponent(self) -> str:
        """The name of who plays alone against the person."""
        table = self._desk.table
        return table.names[OPPONENT] if table.has_game and table.setup.solo else ""

    def retranslate(self) -> None:
        titles = {
            "rounds": self.tr("Round"),
            "emperor": self.tr("Emperor"),
            "objectives": self.tr("Objectives"),
            "queue": self.tr("Guests waiting"),
            "cafe": self.tr("Café"),
            "kitchen": self.tr("Kitchen"),
            "scores": self.tr("Scores"),
            "hand": self.tr("Your staff at hand"),
            "display": self.tr("Your staff in play"),
            "opponents": self.tr("Opponents"),
            "log": self.tr("Log"),
            "rival": self._opponent(),
            "dice": self.tr("Dice"),
            "hotel": self.tr("Your hotel"),
        }
        for name, panel in self.panels.items():
            panel.set_title(titles[name])
        hints = {
            "hotel": self.tr("Four floors of five rooms; the top floor is the first row"),
            "queue": self.tr("Guests who wait, from the left; the price is under each"),
            "dice": self.tr("The action spaces one to six with their dice"),
            "cafe": self.tr("Your three tables"),
            "kitchen": self.tr("What your kitchen holds"),
            "hand": self.tr("Staff cards you can play"),
            "display": self.tr("Staff cards you have played"),
            "objectives": self.tr("The three objectives of this game"),
            "emperor": self.tr("The Emperor track, then the tiles of his three visits"),
            "rounds": self.tr("The seven rounds"),
            "turns": self.tr("The order of turns in this round"),
            "scores": self.tr("Everybody's victory points and krones"),
        }
        self.display.set_empty_text(self.tr("Staff cards you play are laid out here."))
        self.hand.set_empty_text(self.tr("You have no staff cards at hand."))
        names = titles | {"turns": self.tr("Order of turns")}
        for name, places in self.places.items():
            places.view.setAccessibleName(names[name])
            places.view.setAccessibleDescription(hints[name])
            places.view.viewport().update()


class _Side(QWidget):
    """Two widgets beside each other, by weight alone."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._parts: tuple[tuple[QWidget, int], ...] = ()
        self.setMinimumSize(1, 1)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def hold(self, *parts: tuple[QWidget, int]) -> None:
        """Its children, from the left."""
        self._parts = parts

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        total = sum(weight for _, weight in self._parts) or 1
        left = 0
        for widget, weight in self._parts:
            width = round(self.width() * weight / total)
            widget.setGeometry(left, 0, width, self.height())
            left += width
