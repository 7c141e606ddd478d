"""gah-desktop without a command: opens the window where there is a display. Does nothing else."""

from __future__ import annotations

import argparse

from gah_desktop.cli.language import speak
from gah_desktop.cli.streams import tell
from gah_desktop.desktop import run
from gah_desktop.text.terms import fill, translate
from gah_desktop.widgets.display import has_display

WITHOUT_DISPLAY = "simulate, rate, replay, transcript, cards, rules, bench, screenshot"


def window(options: argparse.Namespace) -> int:
    if has_display():
        return run(options.open, options.lang, options.theme)
    with speak(options.lang):
        text = translate("cli", "There is no display to open the window on; these commands need none: %1.")
        tell(fill(text, WITHOUT_DISPLAY))
    return 2
