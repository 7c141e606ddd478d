"""The command gah-desktop: opens the window, or does one of the things that need no display."""

from __future__ import annotations

import errno
import io
import os
import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """The exit code: 0 done, 1 it could not be done, 2 the words of the call are wrong, 130 Ctrl-C."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a terminal without some letter still shows the rest
            stream.reconfigure(errors="replace")
    try:
        try:
            return _run(given)
        finally:
            print(end="", flush=True)
    except KeyboardInterrupt:
        return 130
    except ImportError as error:
        if "PySide6" not in f"{error.name} {error.path}":
            raise
        # the translations are Qt's too, so this is said in English alone
        print(f"gah-desktop: Qt can't be loaded: {error}", file=sys.stderr)
        return 1
    except BrokenPipeError:  # the reader has had enough
        _drop_output()
        return 0
    except OSError as error:
        if error.errno != errno.ENOSPC:
            raise
        _drop_output()
        _tell_error(error, given)
        return 1


def _tell_error(error: OSError, given: Sequence[str]) -> None:
    from gah_desktop.cli.language import speak
    from gah_desktop.text.errors import os_error_text
    from gah_desktop.text.terms import labelled

    with speak(given):
        print(labelled("gah-desktop", os_error_text(error)), file=sys.stderr)


def _drop_output() -> None:
    """What is left can't be written at the end either."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(given: Sequence[str]) -> int:
    from gah_desktop.cli.language import make_way, speak
    from gah_desktop.cli.parser import CallError, parse
    from gah_desktop.text.terms import labelled

    with speak(given):
        try:
            options = parse(given)
            if not options.window:
                return int(options.run(options))
        except CallError as error:
            print(labelled(error.call or options.call, str(error)), file=sys.stderr)
            return 2
    make_way()
    return int(options.run(options))
