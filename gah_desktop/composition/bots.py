"""Tell the bots where the modules have their parts. Each is imported for the first game that needs it."""

from __future__ import annotations

from gah_desktop.bots.learned.part import FEATURE_PARTS, FeaturePart
from gah_desktop.bots.part import BOT_PARTS, BotPart


def _bot_part(module: str) -> BotPart | None:
    match module:
        case "leopold":
            from gah_desktop.modules.leopold.bot import PART as part
        case "elisabeth":
            from gah_desktop.modules.elisabeth.bot import PART as part
        case "ballrooms":
            from gah_desktop.modules.ballrooms.bot import PART as part
        case "celebrities":
            from gah_desktop.modules.celebrities.bot import PART as part
        case "hotels":
            from gah_desktop.modules.hotels.bot import PART as part
        case "more":
            from gah_desktop.modules.more.bot import PART as part
        case "promo":
            from gah_desktop.modules.promo.bot import PART as part
        case "hautel":
            from gah_desktop.modules.solo.bot import HAUTEL as part
        case "stars":
            from gah_desktop.modules.solo.bot import STARS as part
        case "sushi":
            from gah_desktop.modules.solo.bot import SUSHI as part
        case "toll":
            from gah_desktop.modules.solo.bot import TOLL as part
        case _:
            return None
    return part


def _feature_part(module: str) -> FeaturePart | None:
    match module:
        case "ballrooms":
            from gah_desktop.modules.ballrooms.learned import PART as part
        case "celebrities":
            from gah_desktop.modules.celebrities.learned import PART as part
        case "hotels":
            from gah_desktop.modules.hotels.learned import PART as part
        case "more":
            from gah_desktop.modules.more.learned import PART as part
        case _:
            return None
    return part


BOT_PARTS.load_with(_bot_part)
FEATURE_PARTS.load_with(_feature_part)
