"""Register the texts of the modules."""

import gah_desktop.app  # noqa: F401  # before the texts import Qt: see `app/sources.py`
from gah_desktop.modules.ballrooms import words as ballrooms
from gah_desktop.modules.celebrities import words as celebrities
from gah_desktop.modules.elisabeth import words as elisabeth
from gah_desktop.modules.hotels import words as hotels
from gah_desktop.modules.leopold import words as leopold
from gah_desktop.modules.more import words as more
from gah_desktop.modules.promo import words as promo
from gah_desktop.modules.solo import words as solo
from gah_desktop.text.part import TEXT_PARTS

for part in (
    *(leopold.PART, elisabeth.PART, solo.HAUTEL, solo.STARS, solo.SUSHI, solo.TOLL),
    *(ballrooms.PART, celebrities.PART, hotels.PART, more.PART, promo.PART),
):
    TEXT_PARTS.register(part)
