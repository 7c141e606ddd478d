"""gah-desktop bench: how fast the game is on this machine, as JSON. Measures nothing itself."""

from __future__ import annotations

import argparse
import json

from gah_desktop.tools.bench import rules


def bench(options: argparse.Namespace) -> int:
    found = rules.measure(options.seconds)
    if options.ui:
        from gah_desktop.tools.bench import window

        found["window"] = window.measure()
    print(json.dumps(found, indent=2))
    return 0
