"""The table page: panels around your hotel, all in one screen, and what the player is told there. No rules."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QVBoxLayout, QWidget

from gah_desktop.app.session import Session
from gah_desktop.app.table import Table
from gah_desktop.engine.actions import Action, EndTurn, Pass, TakeDie
from gah_desktop.engine.events import Event
from gah_desktop.engine.reasons import Reason
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
from gah_desktop.text.reasons import reason_text, reminder_text
from gah_desktop.text.terms import fill
from gah_desktop.widgets.context import Context
from gah_desktop.widgets.table.bar import Bar
from gah_desktop.widgets.table.choice import ChoicePanel
from gah_desktop.widgets.table.curtain import Curtain
from gah_desktop.widgets.table.desk import Desk
from gah_desktop.widgets.table.flights import Sky
from gah_desktop.widgets.table.log import LogPanel
from gah_desktop.widgets.table.moves import Mover
from gah_desktop.widgets.table.notes import Reading, Refusal
from gah_desktop.widgets.table.opponents import Opponents, Visit
from gah_desktop.widgets.table.panel import Panel
from gah_desktop.widgets.table.pictures import Pictures, hotel_art
from gah_desktop.widgets.table.places import Places
from gah_desktop.widgets.table.prompts import prompt
from gah_desktop.widgets.table.purse import Purse
from gah_desktop.widgets.table.question import Question
from gah_desktop.widgets.table.split import Split
from gah_desktop.widgets.table.views import CardsView, House, RoomsView

