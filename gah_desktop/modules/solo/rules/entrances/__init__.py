"""The hotel entrances of the solo opponents, a file each."""

from gah_desktop.modules.solo.rules.entrance import Entrance
from gah_desktop.modules.solo.rules.entrances.hautel import HautelCouture
from gah_desktop.modules.solo.rules.entrances.stars import NineStars
from gah_desktop.modules.solo.rules.entrances.sushi import SushiResort
from gah_desktop.modules.solo.rules.entrances.toll import TollBridge

ALL: tuple[type[Entrance], ...] = (HautelCouture, NineStars, SushiResort, TollBridge)
