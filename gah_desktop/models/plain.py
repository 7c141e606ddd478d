"""Texts with names in them for places where Qt would read HTML. Knows no game."""

from __future__ import annotations

from PySide6.QtGui import Qt


def as_plain(text: str) -> str:
    """For a tool tip: what looks like HTML to Qt is written so that it is seen as it was typed."""
    if not Qt.mightBeRichText(text):
        return text
    return f"<p>{as_html(text)}</p>"


def as_html(text: str) -> str:
    """Every character as itself, a new line where the text has one."""
    from html import escape  # with every name that HTML has for a character

    return escape(text).replace("\n", "<br>")
