"""The command gah-desktop: opens the window, or does one of the things that need no display."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """The exit code: 0 done, 1 it could not be done, 2 the words of the call are wrong."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    from gah_desktop.cli.language import speak
    from gah_desktop.cli.parser import CallError, build_parser

    with speak(given):
        try:
            options = build_parser().parse_args(given)
            return int(options.run(options))
        except CallError as error:
            print(error, file=sys.stderr)
            return 2
        except KeyboardInterrupt:
            return 130
        except BrokenPipeError:  # the reader has had enough; nor can what is left be written at the end
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0
