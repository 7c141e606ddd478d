"""What is said of celebrities."""

from __future__ import annotations

from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.terms import translate

CELEBRITIES: dict[int, str] = {
    1: QT_TRANSLATE_NOOP("celebrities", "Agatha Christie"),
    2: QT_TRANSLATE_NOOP("celebrities", "Albert Einstein"),
    3: QT_TRANSLATE_NOOP("celebrities", "Charlie Chaplin"),
    4: QT_TRANSLATE_NOOP("celebrities", "Elizabeth Magie"),
    5: QT_TRANSLATE_NOOP("celebrities", "Giacomo Puccini"),
    6: QT_TRANSLATE_NOOP("celebrities", "J.R.R. Tolkien"),
    7: QT_TRANSLATE_NOOP("celebrities", "Mahatma Gandhi"),
    8: QT_TRANSLATE_NOOP("celebrities", "Marie Curie"),
    9: QT_TRANSLATE_NOOP("celebrities", "Mata Hari"),
    10: QT_TRANSLATE_NOOP("celebrities", "Pablo Picasso"),
    11: QT_TRANSLATE_NOOP("celebrities", "Sigmund Freud"),
    12: QT_TRANSLATE_NOOP("celebrities", "Winston Churchill"),
}
SOURCES = {"celebrity": lambda id: translate("celebrities", CELEBRITIES[int(id)])}
LINES = {"celebrities": QT_TRANSLATE_NOOP("scores", "Celebrities")}
