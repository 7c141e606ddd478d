"""The words of the command and what they mean. Reads no game and writes nothing."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from gah_desktop.app.translator import LANGUAGES
from gah_desktop.bots import BOT_NAMES
from gah_desktop.catalog.basics import LEVELS
from gah_desktop.engine import Setup
from gah_desktop.engine.opponent.entrances import ENTRANCES
from gah_desktop.engine.setup import DAY_BOARDS, DEALS, RULESETS
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.terms import fill, heading, join_or, labelled, translate

BOARDS = ("night", "day", *DAY_BOARDS)
PAGES = ("table", "start", "new", "score", "reference", "history")
# What stands for the value of an option in --help.
VALUES: dict[str, str] = {
    "CODE": QT_TRANSLATE_NOOP("cli", "CODE"),
    "FILE": QT_TRANSLATE_NOOP("cli", "FILE"),
    "FOLDER": QT_TRANSLATE_NOOP("cli", "FOLDER"),
    "N": QT_TRANSLATE_NOOP("cli", "N"),
    "NAME": QT_TRANSLATE_NOOP("cli", "NAME"),
    "NAMES": QT_TRANSLATE_NOOP("cli", "NAMES"),
    "PAGE": QT_TRANSLATE_NOOP("cli", "PAGE"),
    "PERCENT": QT_TRANSLATE_NOOP("cli", "PERCENT"),
    "TEXT": QT_TRANSLATE_NOOP("cli", "TEXT"),
    "THEME": QT_TRANSLATE_NOOP("cli", "THEME"),
    "WxH": QT_TRANSLATE_NOOP("cli", "WxH"),
}

# What a game of bots is set up with unless the call says otherwise.
GAME = {
    "players": None,
    "bots": ("heuristic",),
    "seed": 1,
    "ruleset": "deluxe",
    "board": ("night",),
    "deal": "normal",
    "promo": False,
    "solo": None,
    "level": None,
    "entrance": None,
}


class CallError(Exception):
    """The words of the call are wrong; one line says how. `call` is the command, if it is not yet known."""

    def __init__(self, message: str, call: str = "") -> None:
        super().__init__(message)
        self.call = call


class Parser(argparse.ArgumentParser):
    """An argparse parser that speaks our languages and answers a wrong call with one line."""

    def __init__(self, **options: Any) -> None:
        super().__init__(
            add_help=False,
            allow_abbrev=False,
            formatter_class=_Formatter,
            **options,
        )
        self.set_defaults(call=self.prog, window=False)
        self._optionals.title = translate("cli", "Options")
        self._positionals.title = translate("cli", "Arguments")
        self.add_argument("-h", "--help", action="help", help=translate("cli", "show this help"))

    def add_argument(self, *names: Any, **options: Any) -> argparse.Action:
        if options.get("metavar") in VALUES:
            options["metavar"] = translate("cli", VALUES[options["metavar"]])
        return super().add_argument(*names, **options)

    def error(self, message: str) -> NoReturn:
        found = re.match(r"argument ([^:]+): (.*)", message)
        if found and not found[2].startswith("invalid choice"):
            message = labelled(found[1], _translated(found[2]))
        else:
            message = _translated(found[2] if found else message)
        raise CallError(message, self.prog)


def _translated(message: str) -> str:
    """The few things argparse says itself, in the language of the moment."""
    patterns = (
        (r"expected one argument", translate("cli", "a value is missing")),
        (r"the following arguments are required: (.*)", translate("cli", "missing: %1")),
        (r"invalid choice: '?([^' ]*)'?.*", translate("cli", "there is no command %1; see --help")),
        (r"ignored explicit argument (.*)", translate("cli", "takes no value: %1")),
    )
    for pattern, text in patterns:
        found = re.fullmatch(pattern, message)
        if found:
            return fill(text, *found.groups())
    return message


class _Formatter(argparse.HelpFormatter):
    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        own = translate("cli", "Usage: ") if prefix is None else prefix
        super().add_usage(usage, actions, groups, own)

    def start_section(self, title: str | None) -> None:
        # argparse sets the colon itself; what a language sets before it belongs to the title
        super().start_section(title and heading(title).removesuffix(":"))


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


def one_of(*known: str) -> Callable[[str], str]:
    def read(word: str) -> str:
        if word not in known:
            text = translate("cli", "expected %1, not %2")
            raise argparse.ArgumentTypeError(fill(text, join_or(known), word or "“”"))
        return word

    return read


def several_of(*known: str) -> Callable[[str], tuple[str, ...]]:
    read = one_of(*known)
    return lambda words: tuple(read(word) for word in words.split(","))


def size(word: str) -> tuple[int, int]:
    found = re.fullmatch(r"(\d{2,5})[x×](\d{2,5})", word)
    if not found:
        text = translate("cli", "expected a size such as 1280x800, not %1")
        raise argparse.ArgumentTypeError(fill(text, word))
    return int(found[1]), int(found[2])


def percent(word: str) -> float:
    """A size of text: 150 and 1.5 mean the same."""
    try:
        value = float(word)
    except ValueError:
        value = 0
    value = value * 100 if value <= 4 else value
    if not 100 <= value <= 200:
        text = translate("cli", "expected a size of text from 100 to 200, not %1")
        raise argparse.ArgumentTypeError(fill(text, word))
    return value


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """What is wanted, as `run` and its options; CallError if that is not clear."""
    options, unknown = build_parser().parse_known_args(arguments)
    if unknown:
        raise CallError(fill(translate("cli", "unknown: %1"), " ".join(unknown)), options.call)
    for word in ("open", "theme"):  # they are the window's, and would stand before the command
        if getattr(options, word) is not None and not options.window:
            raise CallError(fill(translate("cli", "unknown: %1"), f"--{word}"), options.call)
    return options


def build_parser() -> Parser:
    parser = Parser(
        prog="gah-desktop",
        description=translate(
            "cli", "Grand Austria Hotel on the desktop. Without a command it opens the window."
        ),
    )
    from gah_desktop import __version__

    parser.add_argument("--version", action="version", version=f"gah-desktop {__version__}",
                        help=translate("cli", "show the version"))  # fmt: skip
    parser.add_argument(
        "--open", type=Path, metavar="FILE", help=translate("cli", "a saved game to continue")
    )
    _add_language(parser)
    parser.add_argument("--theme", type=one_of("day", "night", "system"), metavar="THEME",
                        help=translate("cli", "day, night or system"))  # fmt: skip
    parser.set_defaults(run=_window, window=True, lang=None)
    parser._positionals.title = translate("cli", "What to do")
    commands = parser.add_subparsers(metavar=translate("cli", "COMMAND"), parser_class=Parser)
    _add_simulate(commands)
    _add_records(commands)
    _add_bench(commands)
    _add_texts(commands)
    _add_screenshot(commands)
    return parser


def _window(options: argparse.Namespace) -> int:
    from gah_desktop.cli_window import run_window

    return run_window(options.open, options.lang, options.theme)


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", type=one_of(*LANGUAGES), metavar="CODE", default=argparse.SUPPRESS,
                        help=translate("cli", "the language: en, de, fr or it"))  # fmt: skip


def add_game_options(parser: argparse.ArgumentParser) -> None:
    """The words of GAME, with their defaults."""
    add = parser.add_argument
    add("--players", type=whole(2, 4), metavar="2-4", help=translate("cli", "number of players (2)"))
    add("--bots", type=several_of(*BOT_NAMES), metavar="NAMES",
        help=fill(translate("cli", "one bot for all seats, or one per seat, separated by commas: %1"),
                  ", ".join(BOT_NAMES)))  # fmt: skip
    add("--seed", type=whole(-(2**62), 2**62), metavar="N",
        help=translate("cli", "the seed of the first game; the next games count up (1)"))  # fmt: skip
    add("--ruleset", type=one_of(*RULESETS), metavar="NAME",
        help=translate("cli", "the edition of the rules: deluxe (2021) or classic (2015)"))  # fmt: skip
    add("--board", type=several_of(*BOARDS), metavar="NAMES",
        help=translate("cli", "night, day, or one board per seat: night, or day-A to day-D"))  # fmt: skip
    add("--deal", type=one_of(*DEALS), metavar="NAME",
        help=translate("cli", "how staff cards are dealt: normal, starter or draft"))  # fmt: skip
    add("--promo", action="store_true", help=translate("cli", "with the two promo guests"))
    add("--solo", type=one_of("leopold"), metavar="leopold",
        help=translate("cli", "one bot alone against Leopold"))  # fmt: skip
    add("--level", type=one_of(*LEVELS), metavar="NAME",
        help=translate("cli", "Leopold’s level: easy, medium or hard"))  # fmt: skip
    add("--entrance", type=one_of(*ENTRANCES, "random"), metavar="NAME",
        help=fill(translate("cli", "Leopold’s hotel entrance: %1"),
                  ", ".join((*ENTRANCES, "random"))))  # fmt: skip
    parser.set_defaults(**GAME)


def game_of(options: argparse.Namespace) -> tuple[Setup, tuple[str, ...]]:
    """The set-up and the bots that the options describe."""
    solo = options.solo is not None
    if solo:
        for word, fits in (("--players", options.players in (None, 2)), ("--deal", options.deal == "normal")):
            if not fits:
                raise apart("--solo", word)
    else:
        for word, given in (("--level", options.level), ("--entrance", options.entrance)):
            if given is not None:
                text = translate("cli", "%1 is possible only together with %2")
                raise CallError(fill(text, word, "--solo"))
    players = options.players or (2 if solo or len(options.bots) == 1 else min(len(options.bots), 4))
    seats = 1 if solo else players
    for word, names in (("--bots", options.bots), ("--board", options.board)):
        if len(names) not in (1, seats):
            text = translate("cli", "%1: expected one name for all or one per seat (%2), not %3")
            raise CallError(fill(text, word, seats, len(names)))
    if len(options.board) > 1 and "day" in options.board:
        text = translate("cli", "expected %1, not %2")
        raise CallError(labelled("--board", fill(text, join_or(("night", *DAY_BOARDS)), "day")))
    bots = options.bots * seats if len(options.bots) == 1 else options.bots
    bots = (*bots, options.solo) if solo else bots
    setup = Setup(
        players=players,
        seed=options.seed,
        ruleset=options.ruleset,
        boards=options.board[0] if len(options.board) == 1 else options.board,
        deal=options.deal,
        promo=options.promo,
        kinds=bots,
        solo=options.solo,
        level=options.level or "medium",
        entrance=options.entrance,
    )
    return setup, bots


def apart(one: str, other: str) -> CallError:
    """Two words of a call that exclude each other."""
    return CallError(fill(translate("cli", "%1 and %2 cannot be used together"), one, other))


def _add_simulate(commands: Any) -> None:
    parser = commands.add_parser(
        "simulate",
        help=translate("cli", "play whole games of bots and compare them"),
        description=translate("cli", "Plays whole games of bots and compares what they score."),
    )
    add_game_options(parser)
    parser.add_argument("--games", type=whole(1, 10**7), metavar="N", default=100,
                        help=translate("cli", "how many games (100)"))  # fmt: skip
    parser.add_argument("--jobs", type=whole(1, 256), metavar="N", default=1,
                        help=translate("cli", "how many processes at once (1)"))  # fmt: skip
    parser.add_argument("--json", action="store_true", help=translate("cli", "one JSON object per game"))
    parser.add_argument("--save", type=Path, metavar="FOLDER",
                        help=translate("cli", "keep every game as a file in this folder"))  # fmt: skip
    _add_language(parser)
    parser.set_defaults(run=_later("simulate"))


def _add_records(commands: Any) -> None:
    parser = commands.add_parser(
        "replay",
        help=translate("cli", "tell a saved game move by move, and check it"),
        description=translate(
            "cli", "Plays a saved game again, checks every step and tells it move by move."
        ),
    )
    parser.add_argument("file", type=Path, metavar="FILE", help=translate("cli", "a saved game"))
    parser.add_argument("--turn", type=whole(1, 10**6), metavar="N",
                        help=translate("cli", "only this turn, counted from 1"))  # fmt: skip
    _add_language(parser)
    parser.set_defaults(run=_later("replay"))
    parser = commands.add_parser(
        "transcript",
        help=translate("cli", "write a game as JSON lines, for analysis by programs"),
        description=translate(
            "cli", "Writes one game as JSON lines: a saved one, or a fresh one played by bots."
        ),
    )
    parser.add_argument("file", type=Path, metavar="FILE", nargs="?",
                        help=translate("cli", "a saved game; without one, bots play a new game"))  # fmt: skip
    parser.add_argument("--out", type=Path, metavar="FILE",
                        help=translate("cli", "write into this file instead of the terminal"))  # fmt: skip
    add_game_options(parser)
    _add_language(parser)
    parser.set_defaults(run=_later("transcript"))


def _add_bench(commands: Any) -> None:
    parser = commands.add_parser(
        "bench",
        help=translate("cli", "measure speed and memory; prints JSON"),
        description=translate("cli", "Measures speed and memory on this machine and prints them as JSON."),
    )
    parser.add_argument("--seconds", type=whole(1, 600), metavar="N", default=5,
                        help=translate("cli", "how many seconds each measurement may take (5)"))  # fmt: skip
    parser.add_argument("--ui", action="store_true", help=translate("cli", "measure the window as well"))
    _add_language(parser)
    parser.set_defaults(run=_later("bench"))


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
        parser.add_argument("--search", metavar="TEXT",
                            help=translate("cli", "only what matches, in any of the languages"))  # fmt: skip
        parser.add_argument("--json", action="store_true", help=translate("cli", "as JSON"))
        _add_language(parser)
        parser.set_defaults(run=_later(name))


def _add_screenshot(commands: Any) -> None:
    parser = commands.add_parser(
        "screenshot",
        help=translate("cli", "draw a page of the window into a picture, without a display"),
        description=translate("cli", "Draws a page of the window into a PNG picture, without a display."),
    )
    add = parser.add_argument
    add("--open", type=Path, metavar="FILE", default=argparse.SUPPRESS,
        help=translate("cli", "a saved game to show"))  # fmt: skip
    add("--turn", type=whole(1, 10**6), metavar="N", help=translate("cli", "as it stood at this turn"))
    add("--theme", type=one_of("day", "night"), metavar="THEME", default=argparse.SUPPRESS,
        help=translate("cli", "day or night"))  # fmt: skip
    add("--size", type=size, metavar="WxH", default=(1280, 800),
        help=translate("cli", "the size in pixels (1280x800)"))  # fmt: skip
    add("--scale", type=percent, metavar="PERCENT", default=100,
        help=translate("cli", "the size of text in percent (100)"))  # fmt: skip
    add("--page", type=one_of(*PAGES), metavar="PAGE", default="table",
        help=fill(translate("cli", "which page: %1"), ", ".join(PAGES)))  # fmt: skip
    add("--out", type=Path, metavar="FILE", required=True, help=translate("cli", "the picture to write"))
    _add_language(parser)
    parser.set_defaults(run=_screenshot, window=True)


def _screenshot(options: argparse.Namespace) -> int:
    from gah_desktop.cli_window import screenshot

    return screenshot(
        open_file=options.open,
        turn=options.turn,
        lang=options.lang,
        theme=options.theme,
        size=options.size,
        scale=options.scale,
        page=options.page,
        out=options.out,
    )


def _later(name: str) -> Callable[[argparse.Namespace], int]:
    """The function that does it, imported only when it is wanted."""

    def run(options: argparse.Namespace) -> int:
        from gah_desktop.cli import bench, records, simulate, texts

        commands: dict[str, Callable[[argparse.Namespace], int]] = {
            "simulate": simulate.simulate,
            "replay": records.replay,
            "transcript": records.write_transcript,
            "bench": bench.bench,
            "cards": texts.cards,
            "rules": texts.rules,
        }
        return commands[name](options)

    return run
