"""Texts with names in them for places where Qt would read HTML. Knows no game."""

from __future__ import annotations

from html import escape

from PySide6.QtGui import Qt


def as_plain(text: str) -> str:
    """For a tool tip: what looks like HTML to Qt is written so that it is seen as it was typed."""
    if not Qt.mightBeRichText(text):
        return text
    return "<p>{}</p>".format(escape(text).replace("\n", "<br>"))
