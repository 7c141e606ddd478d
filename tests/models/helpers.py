"""A session in a test's own folders, and all the models there are around it."""

from __future__ import annotations

import random
from functools import partial
from pathlib import Path

from PySide6.QtTest import QAbstractItemModelTester

import gah_desktop.models as models
from gah_desktop.app.paths import Paths
from gah_desktop.app.session import Session
from gah_desktop.app.settings import Settings
from gah_desktop.app.table import Table

CLASSES: tuple[type[models.Model], ...] = (
    models.HotelModel,
    models.QueueModel,
    models.DiceModel,
    models.CafeModel,
    models.KitchenModel,
    models.ReceivedModel,
    models.RoomTilesModel,
    models.HandModel,
    models.DisplayModel,
    models.ObjectivesModel,
    models.EmperorModel,
    models.RoundsModel,
    models.TurnOrderModel,
    models.ScoresModel,
    models.ScoreSheetModel,
    models.LogModel,
    models.ChoiceModel,
)
OF_A_SEAT = (
    models.HotelModel,
    models.CafeModel,
    models.KitchenModel,
    models.HandModel,
    models.DisplayModel,
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
            fresh = model.build()
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
