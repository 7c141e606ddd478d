"""The command gah-desktop: opens the window, or does one of the things that need no display."""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from gah_desktop.cli import streams


def main(arguments: Sequence[str] | None = None) -> int:
    """The exit code: 0 done, 1 it could not be done, 2 the words of the call are wrong, 130 Ctrl-C."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    streams.prepare()
    try:
        try:
            return _run(given)
        finally:
            print(end="", flush=True)  # unbuffered, what failed to be written waits for the next word
    except KeyboardInterrupt:
        return 130
    except ImportError as error:
        if "PySide6" not in f"{error.name} {error.path}":
            raise
        # the translations are Qt's too, so this is said in English alone
        streams.tell(f"gah-desktop: Qt can't be loaded: {error}")
        return 1
    except BrokenPipeError:  # the reader has had enough
        streams.drop(sys.stdout)
        return 0
    except OSError as error:
        streams.drop(sys.stdout)
        _tell_error(error, given)
        return 1


@contextmanager
def loading() -> Iterator[None]:
    """While modules are loaded, Ctrl-C ends the process at once: an exception would meet Qt half ready.

    What is made now stays; looking for garbage among it would take as long as a command.
    """
    ours = signal.getsignal(signal.SIGINT) is signal.default_int_handler  # nobody has asked to ignore it
    if ours:
        signal.signal(signal.SIGINT, lambda *_: os._exit(130))
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        if ours:
            signal.signal(signal.SIGINT, signal.default_int_handler)


def _run(given: Sequence[str]) -> int:
    with loading():
        import gah_desktop.composition.bots
        import gah_desktop.composition.rules
        import gah_desktop.composition.text  # noqa: F401
        from gah_desktop.cli.calls import CallError
        from gah_desktop.cli.language import asked_for, speak
        from gah_desktop.cli.parser import parse
        from gah_desktop.text.terms import labelled
    with speak(asked_for(given)):
        try:
            with loading():
                options = parse(given)
                command = options.load()
            if not options.window:
                return int(command(options))
        except CallError as error:
            streams.tell(labelled(error.call or options.call, str(error)))
            return 2
    try:
        return int(command(options))
    except CallError as error:
        streams.tell(labelled(error.call or options.call, str(error)))
        return 2


def _tell_error(error: OSError, given: Sequence[str]) -> None:
    from gah_desktop.cli.language import asked_for, speak
    from gah_desktop.text.errors import os_error_text
    from gah_desktop.text.terms import labelled

    with speak(asked_for(given)):
        streams.tell(labelled(str(error.filename or "gah-desktop"), os_error_text(error)))
