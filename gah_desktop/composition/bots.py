"""Where the bots find the parts of the modules. Each is imported for the first game that needs it."""

from __future__ import annotations

from gah_desktop.bots.part import BOT_PARTS, FEATURE_PARTS, BotPart, FeaturePart


def _bot_part(module: str) -> BotPart | None:
    match module:
        case "leopold" | "elisabeth":
            from gah_desktop.modules.solo.bot import opponent_part

            return opponent_part(module)
        case "hautel":
            from gah_desktop.modules.solo.bot import HAUTEL

            return HAUTEL
        case "stars" | "sushi" | "toll":
            return BotPart(module=module)
        case "ballrooms":
            from gah_desktop.modules.ballrooms.bot import PART as ballrooms

            return ballrooms
        case "celebrities":
            from gah_desktop.modules.celebrities.bot import PART as celebrities

            return celebrities
        case "hotels":
            from gah_desktop.modules.hotels.bot import PART as hotels

            return hotels
        case "more":
            from gah_desktop.modules.more.bot import PART as more

            return more
        case "promo":
            from gah_desktop.modules.promo.bot import PART as promo

            return promo
    return None


def _feature_part(module: str) -> FeaturePart | None:
    match module:
        case "ballrooms":
            from gah_desktop.modules.ballrooms.learned import PART as ballrooms

            return ballrooms
        case "celebrities":
            from gah_desktop.modules.celebrities.learned import PART as celebrities

            return celebrities
        case "hotels":
            from gah_desktop.modules.hotels.learned import PART as hotels

            return hotels
        case "more":
            from gah_desktop.modules.more.learned import PART as more

            return more
    return None


BOT_PARTS.load_with(_bot_part)
FEATURE_PARTS.load_with(_feature_part)
