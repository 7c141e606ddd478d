"""Where the table finds the parts of the modules. Each is imported for the first game that needs it."""

from __future__ import annotations

from gah_desktop.widgets.table.part import PANEL_PARTS, PanelPart


def _panel_part(module: str) -> PanelPart | None:
    match module:
        case "leopold" | "elisabeth":
            from gah_desktop.modules.solo.panel import opponent_part

            return opponent_part(module)
        case "hautel" | "stars" | "sushi" | "toll" | "more" | "promo":
            return PanelPart(module=module)
        case "ballrooms":
            from gah_desktop.modules.ballrooms.panel import PART as ballrooms

            return ballrooms
        case "celebrities":
            from gah_desktop.modules.celebrities.panel import PART as celebrities

            return celebrities
        case "hotels":
            from gah_desktop.modules.hotels.panel import PART as hotels

            return hotels
    return None


PANEL_PARTS.load_with(_panel_part)
