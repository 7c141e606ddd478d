"""Where the reference finds the parts of the modules. Each is imported when the reference is opened."""

from __future__ import annotations

from gah_desktop.reference.part import REFERENCE_PARTS, ReferencePart


def _reference_part(module: str) -> ReferencePart | None:
    match module:
        case "hautel" | "stars" | "sushi" | "toll":
            return ReferencePart(module=module)
        case "leopold":
            from gah_desktop.modules.leopold.topics import PART as leopold

            return leopold
        case "elisabeth":
            from gah_desktop.modules.elisabeth.topics import PART as elisabeth

            return elisabeth
        case "ballrooms":
            from gah_desktop.modules.ballrooms.topics import PART as ballrooms

            return ballrooms
        case "celebrities":
            from gah_desktop.modules.celebrities.topics import PART as celebrities

            return celebrities
        case "hotels":
            from gah_desktop.modules.hotels.topics import PART as hotels

            return hotels
        case "more":
            from gah_desktop.modules.more.topics import PART as more

            return more
        case "promo":
            from gah_desktop.modules.promo.topics import PART as promo

            return promo
    return None


REFERENCE_PARTS.load_with(_reference_part)
