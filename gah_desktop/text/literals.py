"""Marks English literals for pyside6-lupdate, typed, without Qt. Translates nothing itself."""


def QT_TRANSLATE_NOOP(context: str, text: str, comment: str | None = None, count: int = 1) -> str:
    """The text as it is; lupdate finds it by this name (Qt's own version is typed `object`).

    A fourth argument, any number, says that the text has plural forms.
    """
    return text
