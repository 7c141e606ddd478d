"""How the states of all modules stand in positions."""

from typing import Any

from gah_desktop.engine.module import Module
from gah_desktop.engine.position.model import ModulePosition
from gah_desktop.modules.ballrooms.rules import Ballrooms
from gah_desktop.modules.ballrooms.rules.position import BallroomsPosition
from gah_desktop.modules.celebrities.rules import Celebrities
from gah_desktop.modules.celebrities.rules.position import CelebritiesPosition
from gah_desktop.modules.elisabeth.rules import Elisabeth
from gah_desktop.modules.hotels.rules import Hotels
from gah_desktop.modules.hotels.rules.position import HotelsPosition
from gah_desktop.modules.leopold.rules import Leopold
from gah_desktop.modules.more.rules import More
from gah_desktop.modules.more.rules.position import MorePosition
from gah_desktop.modules.promo.rules import Promo
from gah_desktop.modules.promo.rules.position import PromoPosition
from gah_desktop.modules.solo.rules.entrances.hautel import HautelCouture
from gah_desktop.modules.solo.rules.entrances.stars import NineStars
from gah_desktop.modules.solo.rules.entrances.sushi import SushiResort
from gah_desktop.modules.solo.rules.entrances.toll import TollBridge
from gah_desktop.modules.solo.rules.position import (
    HautelPosition,
    OpponentPosition,
    StarsPosition,
    SushiPosition,
    TollPosition,
)

POSITIONS: dict[type[Module], type[ModulePosition[Any]]] = {
    Leopold: OpponentPosition,
    Elisabeth: OpponentPosition,
    HautelCouture: HautelPosition,
    NineStars: StarsPosition,
    SushiResort: SushiPosition,
    TollBridge: TollPosition,
    Ballrooms: BallroomsPosition,
    Celebrities: CelebritiesPosition,
    Hotels: HotelsPosition,
    More: MorePosition,
    Promo: PromoPosition,
}
