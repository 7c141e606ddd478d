"""Marks English literals for pyside6-lupdate, typed, without Qt. Translates nothing itself."""


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """The text as it is; lupdate finds it by this name (Qt's own version is typed `object`)."""
    return text
