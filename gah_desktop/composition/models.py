"""Where the models find the parts of the modules. Each is imported for the first game that needs it."""

from __future__ import annotations

from gah_desktop.models.part import MODEL_PARTS, ModelPart


def _model_part(module: str) -> ModelPart | None:
    match module:
        case "leopold" | "elisabeth":
            from gah_desktop.modules.solo.models import opponent_part

            return opponent_part(module)
        case "hautel" | "stars" | "sushi" | "toll":
            return ModelPart(module=module)
        case "ballrooms":
            from gah_desktop.modules.ballrooms.models import PART as ballrooms

            return ballrooms
        case "celebrities":
            from gah_desktop.modules.celebrities.models import PART as celebrities

            return celebrities
        case "hotels":
            from gah_desktop.modules.hotels.models import PART as hotels

            return hotels
        case "more":
            from gah_desktop.modules.more.models import PART as more

            return more
        case "promo":
            from gah_desktop.modules.promo.models import PART as promo

            return promo
    return None


MODEL_PARTS.load_with(_model_part)
