"""The commands of gah-desktop and their options, and what a call means. Reads no game and writes nothing."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

from gah_desktop import __version__
from gah_desktop.app.unfinished import SUFFIX
from gah_desktop.bots import BOT_NAMES
from gah_desktop.cli.calls import (
    CallError,
    OneOf,
    Parser,
    SeveralOf,
    add_language,
    path,
    percent,
    size,
    title,
    whole,
)
from gah_desktop.cli.game_options import add_game_options, add_modules
from gah_desktop.text.terms import fill, translate
from gah_desktop.tools import PICTURES

Command = Callable[[argparse.Namespace], int]


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """What is wanted, as `load`, which gets the command, and its options; CallError if that is not clear."""
    parser = build_parser()
    options: argparse.Namespace
    options, unknown = parser.parse_known_args(_opening(arguments, parser))
    if unknown:
        raise CallError(fill(translate("cli", "unknown: %1"), " ".join(unknown)), options.call)
    for word in ("open", "theme"):  # given before a command that has no use for them
        if getattr(options, word) is not None and not options.window:
            raise CallError(fill(translate("cli", "unknown: %1"), f"--{word}"), options.call)
    return options


def _opening(arguments: Sequence[str], parser: Parser) -> Sequence[str]:
    """A file that comes first, or after how it looks, is one to open: so do desktops call."""
    at = 0
    while at < len(arguments) and arguments[at].partition("=")[0] in ("--lang", "--theme"):
        at += 1 if "=" in arguments[at] else 2
    first = arguments[at] if at < len(arguments) else ""
    if first.startswith("-") or first in parser.commands:
        return arguments
    is_file = first.lower().endswith(SUFFIX) or os.path.isfile(first)  # noqa: PTH113 (a Path may refuse a word)
    return (*arguments[:at], "--open", *arguments[at:]) if is_file else arguments


def build_parser() -> Parser:
    parser = Parser(
        prog="gah-desktop",
        description=translate(
            "cli", "Grand Austria Hotel on the desktop. Without a command it opens the window."
        ),
    )
    # `window`: it makes one, which speaks a language of its own, and knows --open and --theme
    parser.set_defaults(load=_later("window", "window"), window=True, lang=None)
    commands = parser.add_subparsers(
        title=title(translate("cli", "What to do")),
        metavar=translate("cli", "COMMAND"),
        parser_class=Parser,
    )
    parser.commands = commands.choices
    _add_simulate(commands)
    _add_rate(commands)
    _add_records(commands)
    _add_position(commands)
    _add_coach(commands)
    _add_bench(commands)
    _add_texts(commands)
    _add_screenshot(commands)
    add = parser.add_argument
    add("--version", action="version", version=f"gah-desktop {__version__}",
        help=translate("cli", "show the version"))  # fmt: skip
    add("--open", type=path, metavar=translate("cli", "FILE"),
        help=translate("cli", "a saved game to continue; a file alone means the same"))  # fmt: skip
    add_language(add)
    add("--theme", type=OneOf("day", "night", "system"), metavar=translate("cli", "THEME"),
        help=translate("cli", "day, night or system"))  # fmt: skip
    return parser


def _later(module: str, name: str) -> Callable[[], Command]:
    """Gets a command from its module, which is imported only when the command is wanted."""
    return lambda: getattr(import_module(f"gah_desktop.cli.{module}"), name)


def _add_simulate(commands: Any) -> None:
    parser = commands.add_parser(
        "simulate",
        help=translate("cli", "play whole games of bots and compare them"),
        description=translate("cli", "Plays whole games of bots and compares what they score."),
    )
    add_game_options(parser)
    parser.add_argument("--games", type=whole(1, 10**7), metavar=translate("cli", "N"), default=100,
                        help=translate("cli", "how many games (100)"))  # fmt: skip
    parser.add_argument("--jobs", type=whole(1, 256), metavar=translate("cli", "N"), default=1,
                        help=translate("cli", "how many processes at once (1)"))  # fmt: skip
    parser.add_argument("--json", action="store_true", help=translate("cli", "one JSON object per game"))
    parser.add_argument("--save", type=path, metavar=translate("cli", "FOLDER"),
                        help=translate("cli", "keep every game as a file in this folder"))  # fmt: skip
    add_language(parser.add_argument)
    parser.set_defaults(load=_later("simulate", "simulate"))


def _add_rate(commands: Any) -> None:
    parser = commands.add_parser(
        "rate",
        help=translate("cli", "let bots play each other and rate them"),
        description=translate(
            "cli",
            "Lets each pair of bots play each other, each deal once from either side, and rates them.",
        ),
    )
    add = parser.add_argument
    add("--bots", type=SeveralOf(*BOT_NAMES), metavar=translate("cli", "NAMES"), required=True,
        help=fill(translate("cli", "the bots, separated by commas: %1"), ", ".join(BOT_NAMES)))  # fmt: skip
    add("--games", type=whole(2, 10**6), metavar=translate("cli", "N"), default=100,
        help=translate("cli", "how many games each pair plays (100)"))  # fmt: skip
    add("--seed", type=whole(-(2**62), 2**62), metavar=translate("cli", "N"), default=1,
        help=translate("cli", "the seed of the first deal; the next ones count up (1)"))  # fmt: skip
    add("--jobs", type=whole(1, 256), metavar=translate("cli", "N"), default=1,
        help=translate("cli", "how many processes at once (1)"))  # fmt: skip
    add("--into", type=path, metavar=translate("cli", "FILE"),
        help=translate("cli", "keep the games in this file, and go on where it ends"))  # fmt: skip
    add_language(add)
    parser.set_defaults(load=_later("rate", "rate"))


def _add_records(commands: Any) -> None:
    parser = commands.add_parser(
        "replay",
        help=translate("cli", "describe a saved game move by move, and check it"),
        description=translate(
            "cli", "Plays a saved game again, checks every step and describes it move by move."
        ),
    )
    parser.add_argument(
        "file", type=path, metavar=translate("cli", "FILE"), help=translate("cli", "a saved game")
    )
    parser.add_argument("--turn", type=whole(1, 10**6), metavar=translate("cli", "N"),
                        help=translate("cli", "only this turn, counted from 1"))  # fmt: skip
    _add_viewer(parser)
    add_language(parser.add_argument)
    parser.set_defaults(load=_later("records", "replay"))
    parser = commands.add_parser(
        "transcript",
        help=translate("cli", "write a game as JSON lines, for analysis by programs"),
        description=translate(
            "cli", "Writes one game as JSON lines: a saved one, or a fresh one played by bots."
        ),
    )
    parser.add_argument("file", type=path, metavar=translate("cli", "FILE"), nargs="?",
                        help=translate("cli", "a saved game; without one, bots play a new game"))  # fmt: skip
    parser.add_argument("--out", type=path, metavar=translate("cli", "FILE"),
                        help=translate("cli", "write into this file instead of the terminal"))  # fmt: skip
    _add_viewer(parser)
    add_game_options(parser)
    add_language(parser.add_argument)
    parser.set_defaults(load=_later("records", "write_transcript"))


def _add_position(commands: Any) -> None:
    parser = commands.add_parser(
        "position",
        help=translate("cli", "write what a saved game has come to, as JSON or as one line of text"),
        description=translate(
            "cli",
            "Writes the position of a saved game: every fact of it, by name. A position in a file is checked"
            " and written again.",
        ),
    )
    parser.add_argument("file", type=path, metavar=translate("cli", "FILE"), nargs="?",
                        help=translate("cli", "a saved game, or a position"))  # fmt: skip
    parser.add_argument("--turn", type=whole(1, 10**6), metavar=translate("cli", "N"),
                        help=translate("cli", "at the start of this turn, counted from 1"))  # fmt: skip
    parser.add_argument("--text", action="store_true",
                        help=translate("cli", "as one line of text, for the clipboard"))  # fmt: skip
    parser.add_argument("--schema", action="store_true",
                        help=translate("cli", "the JSON schema of positions instead"))  # fmt: skip
    _add_viewer(parser)
    add_language(parser.add_argument)
    parser.set_defaults(load=_later("position", "write_position"))


def _add_viewer(parser: argparse.ArgumentParser) -> None:
    """Options for a saved game that is not over. Its hidden cards stay hidden without them."""
    add = parser.add_mutually_exclusive_group().add_argument
    add("--seat", type=whole(1, 4), metavar=translate("cli", "N"),
        help=translate("cli", "only what the player in this seat sees, counted from 1"))  # fmt: skip
    add("--all", action="store_true",
        help=translate("cli", "hidden cards as well, in a game that is not over"))  # fmt: skip


def _add_coach(commands: Any) -> None:
    parser = commands.add_parser(
        "hint",
        help=translate("cli", "say what is best in a saved game"),
        description=translate(
            "cli", "Says what is best where a saved game stands, or at the start of a turn, and why."
        ),
    )
    parser.add_argument(
        "file", type=path, metavar=translate("cli", "FILE"), help=translate("cli", "a saved game")
    )
    parser.add_argument("--turn", type=whole(1, 10**6), metavar=translate("cli", "N"),
                        help=translate("cli", "at the start of this turn, counted from 1"))  # fmt: skip
    add_language(parser.add_argument)
    parser.set_defaults(load=_later("coach", "give_hint"))
    parser = commands.add_parser(
        "review",
        help=translate("cli", "look back on a finished game: errors, luck, turning points"),
        description=translate(
            "cli",
            "Judges every decision of a finished game from what could be seen, and tells luck from skill.",
        ),
    )
    parser.add_argument(
        "file", type=path, metavar=translate("cli", "FILE"), help=translate("cli", "a saved game")
    )
    parser.add_argument("--json", action="store_true", help=translate("cli", "as JSON"))
    add_language(parser.add_argument)
    parser.set_defaults(load=_later("coach", "review"))


def _add_bench(commands: Any) -> None:
    parser = commands.add_parser(
        "bench",
        help=translate("cli", "measure speed and memory; prints JSON"),
        description=translate(
            "cli",
            "Measures speed and memory on this machine and prints them as JSON, or beside those of another"
            " checkout of the game.",
        ),
    )
    parser.add_argument("--seconds", type=whole(1, 600), metavar=translate("cli", "N"), default=5,
                        help=translate("cli", "how many seconds each measurement may take (5)"))  # fmt: skip
    parser.add_argument("--ui", action="store_true", help=translate("cli", "measure the window as well"))
    parser.add_argument("--against", type=path, metavar=translate("cli", "FOLDER"),
                        help=translate("cli", "measure another checkout as well, and compare"))  # fmt: skip
    parser.add_argument("--json", action="store_true", help=translate("cli", "the comparison as JSON"))
    add_language(parser.add_argument)
    parser.set_defaults(load=_later("bench", "bench"))


def _add_texts(commands: Any) -> None:
    for name, about, description in (
        (
            "cards",
            translate("cli", "all cards, tiles and boards: names, numbers and what they do"),
            translate("cli", "Prints all cards, tiles and boards: names, numbers and what they do."),
        ),
        (
            "rules",
            translate("cli", "the rules reference, with questions and answers"),
            translate("cli", "Prints the rules reference, with questions and answers."),
        ),
    ):
        parser = commands.add_parser(name, help=about, description=description)
        if name == "cards":
            parser.add_argument("--house", action="store_true",
                                help=translate("cli", "only the values that can be corrected"))  # fmt: skip
        parser.add_argument("--search", metavar=translate("cli", "TEXT"),
                            help=translate("cli", "only what matches, in any of the languages"))  # fmt: skip
        parser.add_argument("--json", action="store_true", help=translate("cli", "as JSON"))
        add_language(parser.add_argument)
        parser.set_defaults(load=_later("texts", name))


def _add_screenshot(commands: Any) -> None:
    parser = commands.add_parser(
        "screenshot",
        help=translate("cli", "draw a page of the window into a picture, without a display"),
        description=translate("cli", "Draws a page of the window into a PNG picture, without a display."),
    )
    add = parser.add_argument
    add("--open", type=path, metavar=translate("cli", "FILE"), default=argparse.SUPPRESS,
        help=translate("cli", "a saved game to show"))  # fmt: skip
    add(
        "--turn",
        type=whole(1, 10**6),
        metavar=translate("cli", "N"),
        help=translate("cli", "as it stood at this turn"),
    )
    add("--theme", type=OneOf("day", "night"), metavar=translate("cli", "THEME"), default=argparse.SUPPRESS,
        help=translate("cli", "day or night"))  # fmt: skip
    add("--size", type=size, metavar=translate("cli", "WxH"), default=(1280, 800),
        help=translate("cli", "the size in pixels (1280x800)"))  # fmt: skip
    add("--scale", type=percent, metavar=translate("cli", "PERCENT"), default=100,
        help=translate("cli", "the size of text in per cent (100)"))  # fmt: skip
    add_modules(add)
    add("--page", type=OneOf(*PICTURES), metavar=translate("cli", "PAGE"), default="table",
        help=fill(translate("cli", "which page: %1"), ", ".join(PICTURES)))  # fmt: skip
    where = parser.add_mutually_exclusive_group(required=True).add_argument
    where("--out", type=path, metavar=translate("cli", "FILE"), help=translate("cli", "the picture to write"))
    told = translate("cli", "all pages in all looks, sizes and languages, as sheets in this folder")
    where("--sheet", type=path, metavar=translate("cli", "FOLDER"), help=told)
    add_language(parser.add_argument)
    parser.set_defaults(load=_later("screenshot", "screenshot"), window=True, modules=())
