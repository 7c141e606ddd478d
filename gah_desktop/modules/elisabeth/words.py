"""Elisabeth's words: what she is called."""

from gah_desktop.text.literals import QT_TRANSLATE_NOOP

NAME = QT_TRANSLATE_NOOP("solo", "Elisabeth")
