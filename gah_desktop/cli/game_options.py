"""The words of a call that describe a game of bots, and the set-up they come to. Plays nothing."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence

from gah_desktop.bots import BOT_NAMES
from gah_desktop.catalog.basics import LEVELS
from gah_desktop.cli.calls import CallError, OneOf, SeveralOf, apart, whole
from gah_desktop.engine import Setup
from gah_desktop.engine.module_registry import ENTRANCES, EXPANSIONS, OPPONENTS, opponent_for
from gah_desktop.engine.setup import DAY_BOARDS, DEALS, RULESETS, sides_match
from gah_desktop.text.terms import fill, join_or, labelled, translate

ALL = "all"  # the four modules; promotional cards are asked for by themselves
BOARDS = ("night", "day", *DAY_BOARDS)
# What a game of bots is set up with unless the call says otherwise.
GAME = {
    "players": None,
    "bots": ("heuristic",),
    "seed": 1,
    "ruleset": "deluxe",
    "board": ("night",),
    "deal": "normal",
    "promo": False,
    "modules": (),
    "solo": None,
    "level": None,
    "entrance": None,
}


def add_modules(add: Callable[..., argparse.Action]) -> None:
    add("--modules", type=SeveralOf(*EXPANSIONS, ALL), metavar=translate("cli", "NAMES"),
        help=fill(translate("cli", "modules of the expansion, separated by commas: %1"),
                  ", ".join((*EXPANSIONS, ALL))))  # fmt: skip


def chosen_modules(names: Sequence[str]) -> tuple[str, ...]:
    """In the order of the box; all: the four."""
    return tuple(name for name in EXPANSIONS if name in names or ALL in names)


def add_game_options(parser: argparse.ArgumentParser) -> None:
    """The words of GAME, with their defaults."""
    add = parser.add_argument
    add("--players", type=whole(2, 4), metavar="2-4", help=translate("cli", "number of players (2)"))
    add("--bots", type=SeveralOf(*BOT_NAMES), metavar=translate("cli", "NAMES"),
        help=fill(translate("cli", "one bot for all seats, or one per seat, separated by commas: %1"),
                  ", ".join(BOT_NAMES)))  # fmt: skip
    add("--seed", type=whole(-(2**62), 2**62), metavar=translate("cli", "N"),
        help=translate("cli", "the seed of the first game; the next games count up (1)"))  # fmt: skip
    add("--ruleset", type=OneOf(*RULESETS), metavar=translate("cli", "NAME"),
        help=translate("cli", "the edition of the rules: deluxe (2021) or classic (2015)"))  # fmt: skip
    add("--board", type=SeveralOf(*BOARDS), metavar=translate("cli", "NAMES"),
        help=translate("cli", "night, day, or one board per seat: night, or day-A to day-D"))  # fmt: skip
    add("--deal", type=OneOf(*DEALS), metavar=translate("cli", "NAME"),
        help=translate("cli", "how staff cards are dealt: normal, starter or draft"))  # fmt: skip
    add(
        "--promo",
        action="store_true",
        help=translate("cli", "with the promo cards: two guests, and more with modules"),
    )
    add_modules(add)
    add("--solo", type=OneOf(*OPPONENTS), metavar=translate("cli", "NAME"),
        help=fill(translate("cli", "one bot against the solo opponent that goes with the modules: %1"),
                  ", ".join(OPPONENTS)))  # fmt: skip
    add("--level", type=OneOf(*LEVELS), metavar=translate("cli", "NAME"),
        help=translate("cli", "the solo opponent’s level: easy, medium or hard"))  # fmt: skip
    add("--entrance", type=OneOf(*ENTRANCES, "random"), metavar=translate("cli", "NAME"),
        help=fill(translate("cli", "the entrance of the solo opponent’s hotel: %1"),
                  ", ".join((*ENTRANCES, "random"))))  # fmt: skip
    parser.set_defaults(**GAME)


def game_of(options: argparse.Namespace) -> tuple[Setup, tuple[str, ...]]:
    """The set-up and the bots that the options describe."""
    solo = options.solo is not None
    modules = chosen_modules(options.modules)
    if modules and options.ruleset != "deluxe":
        raise apart("--modules", f"--ruleset {options.ruleset}")
    if solo:
        if options.solo != opponent_for(modules):
            text = translate("cli", "expected %1 with these modules, not %2")
            raise CallError(labelled("--solo", fill(text, opponent_for(modules), options.solo)))
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
    sides = options.board * seats if len(options.board) == 1 else options.board
    if options.board != ("day",) and not sides_match(sides):
        text = translate("cli", "night sides for all, or day sides for all, each a different one")
        raise CallError(labelled("--board", text))
    bots = options.bots * seats if len(options.bots) == 1 else options.bots
    bots = (*bots, options.solo) if solo else bots
    setup = Setup(
        players=players,
        seed=options.seed,
        ruleset=options.ruleset,
        boards=options.board[0] if len(options.board) == 1 else options.board,
        deal=options.deal,
        promo=options.promo,
        modules=modules,
        kinds=bots,
        solo=options.solo,
        level=options.level or "medium",
        entrance=options.entrance,
    )
    return setup, bots
