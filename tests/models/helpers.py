"""Models around a session in a test's own folders, or around a table laid by hand; and how to read them."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QMimeData, QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

import gah_desktop.models as models
from gah_desktop.app.paths import Paths
from gah_desktop.app.session import Session
from gah_desktop.app.settings import Settings
from gah_desktop.app.table import Table
from gah_desktop.engine import Game
from gah_desktop.engine.actions import Action
from gah_desktop.engine.events import Event
from gah_desktop.engine.reasons import Reason
from gah_desktop.modules.ballrooms.models import BallroomsModel, RehearsalModel
from gah_desktop.modules.celebrities.models import CompanyModel, ExchangeModel, LoungeModel
from gah_desktop.modules.hotels.models import AuctionModel, EntranceModel, PiecesModel, PurseModel
from gah_desktop.modules.solo.models import InstructionsModel, OpponentModel

CLASSES: tuple[type[models.Model], ...] = (
    models.HotelModel,
    models.HoldingsModel,
    models.QueueModel,
    models.DiceModel,
    models.CafeModel,
    models.KitchenModel,
    models.ReceivedModel,
    models.RoomTilesModel,
    models.HandModel,
    models.DisplayModel,
    models.ObjectivesModel,
    OpponentModel,
    InstructionsModel,
    models.EmperorModel,
    models.RoundsModel,
    models.TurnOrderModel,
    models.ScoresModel,
    models.ScoreSheetModel,
    models.LogModel,
    models.ChoiceModel,
    BallroomsModel,
    RehearsalModel,
    LoungeModel,
    CompanyModel,
    ExchangeModel,
    EntranceModel,
    PiecesModel,
    AuctionModel,
    PurseModel,
)
OF_A_SEAT = (
    models.HotelModel,
    models.HoldingsModel,
    models.CafeModel,
    models.KitchenModel,
    models.HandModel,
    models.DisplayModel,
    RehearsalModel,
    CompanyModel,
    EntranceModel,
    PiecesModel,
)


def session(folder: Path, **options: object) -> Session:
    paths = Paths(folder)
    settings = Settings(paths.settings_file)
    settings.bot_pace = "instant"
    for name, value in options.items():
        setattr(settings, name, value)
    made = Session(settings, paths)
    settings.setParent(made)
    return made


class Watched:
    """Every model of a table, each with Qt's tester on it, and a count of the resets."""

    def __init__(self, table: Table) -> None:
        self.all: list[models.Model] = [kind(table) for kind in CLASSES]
        self.all += [kind(table, 1) for kind in OF_A_SEAT]
        self.all.append(models.ChoiceModel(table, everything=True))
        fatal = QAbstractItemModelTester.FailureReportingMode.Fatal
        self._testers = [QAbstractItemModelTester(model, fatal) for model in self.all]
        self.resets: list[str] = []
        for model in self.all:
            model.modelReset.connect(partial(self.resets.append, type(model).__name__))

    def read_all(self) -> None:
        """Ask for everything a view or a screen reader might ask for."""
        roles = (0, 3, 11, 12, *models.Role)
        for model in self.all:
            for row in range(model.rowCount()):
                for column in range(model.columnCount()):
                    told = [model.data(model.index(row, column), role) for role in roles]
                    assert told[0] is not None
                    assert all("%1" not in text for text in told[:4] if text)

    def up_to_date(self) -> None:
        """What was told bit by bit is what a new model reads."""
        for model in self.all:
            if isinstance(model, models.CafeModel):
                continue  # guests keep their tables; a new model seats them in order
            in_play = not model.module or model.module in model.table.modules
            fresh = model.build() if in_play else []
            shown = [
                tuple(model.facts(model.index(r, c)) for c in range(model.columnCount()))
                for r in range(model.rowCount())
            ]
            assert shown == fresh, type(model).__name__


def play_randomly(game: Session, rng: random.Random, steps: int = 10_000) -> int:
    """Everyone at the table chooses at random; returns how many choices were made."""
    made = 0
    while not game.over and made < steps:
        if game.curtain:
            game.lift_curtain()
        action = rng.choice(game.options)
        assert game.try_apply(action) is None
        made += 1
    return made


NAMES = ("Anna", "Ben", "Carl", "Dora")


class Laid(Table):
    """A table as a test has laid it, seen from a seat; what is chosen goes straight to the rules."""

    def __init__(self, game: Game | None, viewer: int = 0, names: Sequence[str] = NAMES) -> None:
        super().__init__()
        self._laid = game
        self._viewer = viewer
        self._names = tuple(names)
        self.refused: list[Reason] = []
        self.asked: list[list[Action]] = []
        self.illegal.connect(self.refused.append)
        self.choiceNeeded.connect(self.asked.append)

    @property
    def has_game(self) -> bool:
        return self._laid is not None

    @property
    def game(self) -> Game:
        assert self._laid is not None
        return self._laid

    @property
    def record(self) -> object:
        return self._laid

    @property
    def events(self) -> Sequence[Event]:
        return self.game.events

    @property
    def names(self) -> tuple[str, ...]:
        return self._names[: self.setup.players]

    @property
    def may_act(self) -> bool:
        return self._laid is not None and self.game.seat == self.viewer

    def lay(self, game: Game) -> None:
        """Another game."""
        self._laid = game
        self.changed()

    def changed(self) -> None:
        """Something on the table is different: the models catch up."""
        self._announce()

    def look_as(self, seat: int) -> None:
        self._viewer = seat
        self.changed()

    def do(self, *actions: Action) -> None:
        """These choices, all of them legal, with the models catching up after each."""
        for action in actions:
            assert self.try_apply(action) is None, self.refused

    def try_apply(self, action: Action) -> Reason | None:
        why = self.why_not(action)
        if why is not None:
            self.illegal.emit(why)
            return why
        self.game.apply(action)
        self.changed()
        return None


class Told:
    """What a model has told of its changes, as short texts: "changed 3.0", "removed 1-1", "moved 2 to 0"."""

    def __init__(self, model: models.Model) -> None:
        self.said: list[str] = []
        self.roles: list[list[int]] = []
        model.dataChanged.connect(self._changed)
        model.rowsInserted.connect(lambda _, first, last: self.said.append(f"inserted {first}-{last}"))
        model.rowsRemoved.connect(lambda _, first, last: self.said.append(f"removed {first}-{last}"))
        model.rowsMoved.connect(lambda _, first, last, __, to: self.said.append(f"moved {first} to {to}"))
        model.modelReset.connect(lambda: self.said.append("reset"))

    def _changed(self, first: QModelIndex, last: QModelIndex, roles: list[int]) -> None:
        self.said.append(f"changed {first.row()}.{first.column()}")
        if (first.row(), first.column()) != (last.row(), last.column()):
            self.said[-1] += f" to {last.row()}.{last.column()}"
        self.roles.append(roles)


def cells(model: models.Model) -> list[QModelIndex]:
    """All of a model, row by row."""
    return [
        model.index(row, column) for row in range(model.rowCount()) for column in range(model.columnCount())
    ]


def texts(model: models.Model) -> list[str]:
    """What stands in each cell."""
    return [str(cell.data()) for cell in cells(model)]


def spoken(model: models.Model) -> list[str]:
    """What a screen reader calls each cell."""
    return [str(cell.data(Qt.ItemDataRole.AccessibleTextRole)) for cell in cells(model)]


def tip(model: models.Model, key: object) -> list[str]:
    """The lines that hovering over something shows; a screen reader describes it with the same."""
    cell = model.index_of(key)
    shown = cell.data(Qt.ItemDataRole.ToolTipRole)
    assert cell.data(Qt.ItemDataRole.AccessibleDescriptionRole) == shown
    return str(shown).split("\n")


def playable(model: models.Model) -> list[object]:
    """The keys of what glows because something can be done with it."""
    return [cell.data(models.Role.Key) for cell in cells(model) if cell.data(models.Role.Legal)]


def facts(model: models.Model) -> list[Any]:
    return [cell.data(models.Role.Facts) for cell in cells(model)]


def dragged(model: models.Model, key: object) -> QMimeData:
    return model.mimeData([model.index_of(key)])


def let_go(model: models.Model, mime: QMimeData, key: object = None) -> bool:
    """Let something go on a cell, or beside all cells; whether that did anything."""
    there = QModelIndex() if key is None else model.index_of(key)
    return model.dropMimeData(mime, Qt.DropAction.CopyAction, -1, -1, there)
