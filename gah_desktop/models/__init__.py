"""Qt item models over the table: what is where, what can be done there, and why not. No rules, no looks."""

from gah_desktop.models.base import Model, Role
from gah_desktop.models.cafe import CafeModel
from gah_desktop.models.choice import ChoiceModel
from gah_desktop.models.dice import DiceModel
from gah_desktop.models.holdings import HoldingsModel
from gah_desktop.models.hotel import HotelModel
from gah_desktop.models.kitchen import KitchenModel, ReceivedModel
from gah_desktop.models.log import LogModel
from gah_desktop.models.main_board import EmperorModel, ObjectivesModel, RoundsModel, TurnOrderModel
from gah_desktop.models.queue import QueueModel
from gah_desktop.models.scores import ScoreSheetModel, ScoresModel
from gah_desktop.models.staff import DisplayModel, HandModel
from gah_desktop.models.tiles import RoomTilesModel

__all__ = [
    "CafeModel",
    "ChoiceModel",
    "DiceModel",
    "DisplayModel",
    "EmperorModel",
    "HandModel",
    "HoldingsModel",
    "HotelModel",
    "KitchenModel",
    "LogModel",
    "Model",
    "ObjectivesModel",
    "QueueModel",
    "ReceivedModel",
    "Role",
    "RoomTilesModel",
    "RoundsModel",
    "ScoreSheetModel",
    "ScoresModel",
    "TurnOrderModel",
]
