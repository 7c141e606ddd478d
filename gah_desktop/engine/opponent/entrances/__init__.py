"""The hotel entrances of the solo opponent, by name. One module each; `base` says where they have a say."""

from gah_desktop.engine.opponent.entrances.base import Entrance
from gah_desktop.engine.opponent.entrances.hautel import HautelCouture
from gah_desktop.engine.opponent.entrances.stars import NineStars
from gah_desktop.engine.opponent.entrances.sushi import SushiResort
from gah_desktop.engine.opponent.entrances.toll import TollBridge

ENTRANCES: dict[str, type[Entrance]] = {
    entrance.name: entrance for entrance in (HautelCouture, NineStars, SushiResort, TollBridge)
}
