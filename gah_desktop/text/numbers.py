"""Numbers as the language of the moment writes them, less than nothing with a true minus. Counts nothing."""

from PySide6.QtCore import QLocale

MINUS = "−"


def number(value: int) -> str:
    return _minus(QLocale().toString(value))


def decimal(value: float, places: int = 1) -> str:
    """With one place; what is nothing when rounded is not less than nothing."""
    return _minus(QLocale().toString(round(value, places) + 0.0, "f", places))


def spoken_number(value: object) -> str:
    """What fills a sentence: words as they are, a number without the marks of thousands."""
    if isinstance(value, (int, float)):
        return _minus(str(value))
    words = str(value)
    # a file's name need not be text; Qt would leave out what is none
    return words if words.isascii() else words.encode("utf-8", "replace").decode()


def _minus(digits: str) -> str:
    """Some locales write a hyphen, some have a minus already."""
    return digits.replace("-", MINUS)
