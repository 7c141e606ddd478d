"""The parts of a call: a parser with our words, and what the values of options may be. Knows no command."""

from __future__ import annotations

import argparse
import re
from ast import literal_eval
from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, NoReturn

from gah_desktop.app.settings import TEXT_SCALE
from gah_desktop.app.translator import LANGUAGES
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.terms import fill, heading, join_or, labelled, translate
from gah_desktop.tools import LARGEST, SMALLEST

# Messages of argparse, and our text for each. It takes the group of the pattern, which may be in quotes.
MESSAGES = {
    "expected one argument": QT_TRANSLATE_NOOP("cli", "a value is missing"),
    "the following arguments are required: (.+)": QT_TRANSLATE_NOOP("cli", "missing: %1"),
    "one of the arguments (.+) is required": QT_TRANSLATE_NOOP("cli", "missing: %1"),
    "not allowed with argument (.+)": QT_TRANSLATE_NOOP("cli", "not possible together with %1"),
    "ignored explicit argument (.+)": QT_TRANSLATE_NOOP("cli", "takes no value: %1"),
    r"invalid choice: (.+?)(?:, maybe you meant .+)? \(choose from .+\)": QT_TRANSLATE_NOOP(
        "cli", "there is no command %1; see --help"
    ),
}


def translated(message: str) -> str:
    """Translate a message of argparse. What a later Python words differently stays English."""
    for pattern, text in MESSAGES.items():
        if found := re.fullmatch(pattern, message, re.DOTALL):
            words = (literal_eval(word) if word[0] in "'\"" else word for word in found.groups())
            return fill(translate("cli", text), *words)
    return message


def title(text: str) -> str:
    """Return the title of a list without the colon, which argparse adds."""
    return heading(text).removesuffix(":")


class CallError(Exception):
    """The words of the call are wrong; one line says how. `call` is the command, if it is not yet known."""

    def __init__(self, message: str, call: str = "") -> None:
        super().__init__(message)
        self.call = call


def apart(one: str, other: str) -> CallError:
    """Two words of a call that exclude each other."""
    return CallError(fill(translate("cli", "%1 and %2 cannot be used together"), one, other))


class Help(argparse.HelpFormatter):
    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, translate("cli", "Usage: ") if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """An argparse parser that speaks the user's language. It answers a wrong call with one line."""

    commands: Mapping[str, argparse.ArgumentParser] = {}

    def __init__(self, **options: Any) -> None:
        super().__init__(
            allow_abbrev=False, add_help=False, exit_on_error=False, formatter_class=Help, **options
        )
        self.set_defaults(call=self.prog, window=False)

    @cached_property
    def _arguments(self) -> Any:
        return self.add_argument_group(title(translate("cli", "Arguments")))

    @cached_property
    def _options(self) -> Any:
        group = self.add_argument_group(title(translate("cli", "Options")))
        group.add_argument("-h", "--help", action="help", help=translate("cli", "show this help"))
        return group

    def add_argument(self, *names: Any, **options: Any) -> argparse.Action:
        group = self._options if names[0].startswith("-") else self._arguments
        action: argparse.Action = group.add_argument(*names, **options)
        return action

    def add_mutually_exclusive_group(self, **options: Any) -> Any:
        return self._options.add_mutually_exclusive_group(**options)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        try:
            return super().parse_known_args(args, namespace)
        except argparse.ArgumentError as error:
            name, message = error.argument_name or "", translated(error.message)
            has_label = name.startswith("-") or (name and not self.commands)  # else it is the command
            raise CallError(labelled(name, message) if has_label else message, self.prog) from None

    def error(self, message: str) -> NoReturn:
        raise CallError(translated(message), self.prog)


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
