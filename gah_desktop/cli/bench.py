"""gah-desktop bench: how fast the game is, alone or against another checkout. Measures nothing itself."""

from __future__ import annotations

import argparse
import json

from gah_desktop.cli.streams import Progress, tell
from gah_desktop.cli.table import print_table
from gah_desktop.text.terms import fill, translate
from gah_desktop.tools.bench import MeasureError, against, rules


def bench(options: argparse.Namespace) -> int:
    if options.against is not None and not against.is_checkout(options.against):
        tell(fill(translate("cli", "%1: this is not the folder of a checkout of the game."), options.against))
        return 1
    try:
        if options.against is None:
            _alone(options)
        else:
            _against(options)
    except MeasureError as error:
        tell(str(error))
        return 1
    return 0


def _alone(options: argparse.Namespace) -> None:
    found = rules.measure(options.seconds)
    if options.ui:
        from gah_desktop.tools.bench import window

        found["window"] = window.measure()
    print(json.dumps(found, indent=2))


def _against(options: argparse.Namespace) -> None:
    bar, wanted = Progress(), against.runs(options.ui)
    try:
        found = against.compare(
            options.against, options.seconds, options.ui, lambda done: bar.tell(done, wanted)
        )
    finally:
        bar.wipe()
    if options.json:
        print(json.dumps({name: figure._asdict() for name, figure in found.items()}, indent=2))
        return
    rows = [
        [
            translate("cli", "Figure"),
            translate("cli", "This"),
            translate("cli", "Other"),
            translate("cli", "Ratio"),
            translate("cli", "lowest"),
            translate("cli", "highest"),
        ],
        *([name, *map(_number, figure)] for name, figure in found.items()),
    ]
    print_table(rows)
    print()
    print(translate("cli", "Medians of several runs. Where the ratio is above 1, this one is better."))


def _number(value: float | None) -> str:
    """As in JSON, since programs are compared by it."""
    return "" if value is None else f"{value:.0f}" if value >= 1000 else f"{value:g}"
