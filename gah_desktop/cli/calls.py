"""The parts of a call: a parser with our words, and what the values of options may be. Knows no command."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

from gah_desktop.app.settings import TEXT_SCALE
from gah_desktop.app.translator import LANGUAGES
from gah_desktop.cli.argparse_words import teach_argparse
from gah_desktop.text.terms import fill, join_or, translate
from gah_desktop.tools import LARGEST, SMALLEST

teach_argparse()


class CallError(Exception):
    """The words of the call are wrong; one line says how. `call` is the command, if it is not yet known."""

    def __init__(self, message: str, call: str = "") -> None:
        super().__init__(message)
        self.call = call


def apart(one: str, other: str) -> CallError:
    """Two words of a call that exclude each other."""
    return CallError(fill(translate("cli", "%1 and %2 cannot be used together"), one, other))


class Parser(argparse.ArgumentParser):
    """An argparse parser that answers a wrong call with one line."""

    def __init__(self, **options: Any) -> None:
        super().__init__(allow_abbrev=False, **options)
        self.set_defaults(call=self.prog, window=False)

    def error(self, message: str) -> NoReturn:
        raise CallError(message, self.prog)


Adder = Callable[..., argparse.Action]


def add_language(add: Adder) -> None:
    add("--lang", type=OneOf(*LANGUAGES), metavar=translate("cli", "CODE"), default=argparse.SUPPRESS,
        help=fill(translate("cli", "the language: %1"), join_or(LANGUAGES)))  # fmt: skip


# What a value may be


def whole(least: int, most: int) -> Callable[[str], int]:
    def read(word: str) -> int:
        try:
            number = int(word)
        except ValueError:
            number = least - 1
        if not least <= number <= most:
            text = translate("cli", "expected a whole number from %1 to %2, not %3")
            raise argparse.ArgumentTypeError(fill(text, least, most, word))
        return number

    return read


class OneOf:
    """One of the words that are `known`, which is also what a shell may offer."""

    def __init__(self, *known: str) -> None:
        self.known = known

    def __call__(self, word: str) -> str:
        if word not in self.known:
            text = translate("cli", "expected %1, not %2")
            raise argparse.ArgumentTypeError(fill(text, join_or(self.known), word or "“”"))
        return word


class SeveralOf(OneOf):
    """The same, separated by commas."""

    def __call__(self, words: str) -> tuple[str, ...]:  # type: ignore[override]
        return tuple(OneOf.__call__(self, word) for word in words.split(","))


def path(word: str) -> Path:
    if not word:  # `--save=$FOLDER` with nothing in it; a path of its own would be the folder one is in
        raise argparse.ArgumentTypeError(translate("cli", "a value is missing"))
    return Path(word)


def size(word: str) -> tuple[int, int]:
    found = re.fullmatch(r"(\d{1,9})[x×](\d{1,9})", word)
    wide, high = (int(found[1]), int(found[2])) if found else (0, 0)
    if not (SMALLEST[0] <= wide <= LARGEST[0] and SMALLEST[1] <= high <= LARGEST[1]):
        text = translate("cli", "expected a size from %1 to %2, such as 1280x800, not %3")
        raise argparse.ArgumentTypeError(fill(text, _times(SMALLEST), _times(LARGEST), word))
    return wide, high


def _times(size: tuple[int, int]) -> str:
    return f"{size[0]}x{size[1]}"


def percent(word: str) -> int:
    """A size of text: 150 and 1.5 mean the same."""
    try:
        value = float(word)
    except ValueError:
        value = 0
    for wanted in (value, value * 100):  # nobody wants text of one or two percent
        if TEXT_SCALE.start <= wanted < TEXT_SCALE.stop:
            return round(wanted)
    text = translate("cli", "expected a size of text from 100 to 200, not %1")
    raise argparse.ArgumentTypeError(fill(text, word))
