"""Leopold's texts: what he is called."""

from gah_desktop.modules.solo.words import opponent_part
from gah_desktop.text.literals import QT_TRANSLATE_NOOP

PART = opponent_part("leopold", QT_TRANSLATE_NOOP("solo", "Leopold"), {})
