"""gah-desktop without a command: opens the window where there is a display, or says why not."""

from __future__ import annotations

import argparse

from gah_desktop.cli.language import speak
from gah_desktop.cli.streams import tell
from gah_desktop.desktop import run
from gah_desktop.text.terms import fill, translate
from gah_desktop.widgets.display import X_LIBRARIES, has_display, missing_libraries

WITHOUT_DISPLAY = (
    "simulate, rate, replay, hint, review, transcript, position, cards, rules, bench, screenshot"
)


def window(options: argparse.Namespace) -> int:
    there, missing = has_display(), missing_libraries()
    if there and not missing:
        return run(options.open, options.lang, options.theme)
    with speak(options.lang):
        if there:
            text = translate("cli", "The window cannot open: Qt lacks these libraries of the system: %1.")
            tell(fill(text, ", ".join(missing)))
            packages = [X_LIBRARIES[library][0] for library in missing if library in X_LIBRARIES]
            if packages:
                tell(
                    fill(
                        translate("cli", "On Debian and Ubuntu: %1"), f"sudo apt install {' '.join(packages)}"
                    )
                )
        else:
            text = translate(
                "cli", "There is no display to open the window on; these commands need none: %1."
            )
            tell(fill(text, WITHOUT_DISPLAY))
    return 2
