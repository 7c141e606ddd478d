"""What argparse says by itself: in our words, in four languages; and what of it nobody has translated."""

import argparse
import ast
import inspect
import re
import sys
from collections import defaultdict

import pytest

from gah_desktop.cli.calls import MESSAGES, translated
from gah_desktop.cli.language import speak
from tests.cli.terminal import call
from tests.helpers.languages import LANGUAGES

Capture = pytest.CaptureFixture[str]

# Said by the parser itself, in our words.
REPLACED = {
    "usage: ",
    "options",
    "positional arguments",
    "show this help message and exit",
    "argument %(argument_name)s: %(message)s",
}

# Only a mistake in a program brings these about, or a feature of argparse that no command uses.
NEVER_SAID = {
    " (default: %(default)s)",
    "%(heading)s:",  # the titles bring along what a language sets before the colon
    "%(prog)s: error: %(message)s\n",
    "%(prog)s: warning: %(message)s\n",
    "%r is not callable",
    "'required' is an invalid argument for positionals",
    ".__call__() not defined",
    "ambiguous option: %(option)s could match %(matches)s",
    'argument "-" with mode %r',
    "argument '%(argument_name)s' is deprecated",
    "can't open '%(filename)s': %(error)s",
    "cannot have multiple subparser arguments",
    "cannot merge actions - two groups are named %r",
    "command '%(parser_name)s' is deprecated",
    "conflicting option string: %s",
    "conflicting option strings: %s",
    "conflicting subparser alias: %s",
    "conflicting subparser: %s",
    "dest= is required for options like %r",
    "expected %s argument",
    "expected %s arguments",
    "expected at least one argument",
    "expected at most one argument",
    "invalid %(type)s value: %(value)r",
    "invalid conflict_resolution value: %r",
    "invalid option string %(option)r: must start with a character %(prefix_chars)r",
    "mutually exclusive arguments must be optional",
    "option '%(option)s' is deprecated",
    "show program's version number and exit",
    "subcommands",
    "unexpected option string: %s",
    "unknown parser %(parser_name)r (choices: %(choices)s)",
    "unrecognized arguments: %s",  # `parse` says it with the command's name
}
NEWEST_READ = (3, 14)  # the tables and the list above hold what argparse says up to this Python


def messages_of_argparse() -> set[str]:
    """All that it looks up with gettext, on this Python."""
    calls = (node for node in ast.walk(ast.parse(inspect.getsource(argparse))) if isinstance(node, ast.Call))
    return {
        argument.value
        for node in calls
        if isinstance(node.func, ast.Name) and node.func.id in ("_", "gettext", "ngettext")
        for argument in node.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


def filled(message: str) -> str:
    """A message as argparse says it."""
    return message % (defaultdict(lambda: "x") if "%(" in message else ("x",) * message.count("%"))


def test_every_message_of_this_python_is_known() -> None:
    messages = messages_of_argparse()
    assert len(messages) > 20, "argparse looks up its words in another way"
    known = {message for message in messages if any(re.fullmatch(each, filled(message)) for each in MESSAGES)}
    unknown = sorted(messages - known - REPLACED - NEVER_SAID)
    if sys.version_info[:2] > NEWEST_READ:
        pytest.xfail(f"said in English: {unknown}") if unknown else None
    assert unknown == []


def test_what_is_translated_is_what_argparse_says() -> None:
    said = [filled(message) for message in messages_of_argparse()]
    if sys.version_info[:2] <= NEWEST_READ:
        assert [each for each in MESSAGES if not any(re.fullmatch(each, message) for message in said)] == []


def test_an_unknown_message_stays_english() -> None:
    with speak("de"):
        assert translated("a later Python's wish: x") == "a later Python's wish: x"


@pytest.mark.parametrize(
    ("message", "said"),
    [
        ("expected one argument", "ein Wert fehlt"),
        ("the following arguments are required: A, B", "fehlt: A, B"),
        ("one of the arguments --out --sheet is required", "fehlt: --out --sheet"),
        ("not allowed with argument --seat", "nicht zusammen mit --seat möglich"),
        ("ignored explicit argument 'a\\nb'", "erlaubt keinen Wert: a\nb"),
        ("invalid choice: \"it's\" (choose from 'a', 'b')", "den Befehl it's gibt es nicht; siehe --help"),
        (
            "invalid choice: 'a', maybe you meant 'b'? (choose from b)",
            "den Befehl a gibt es nicht; siehe --help",
        ),
    ],
)
def test_a_message_is_translated_with_what_it_names(message: str, said: str) -> None:
    with speak("de"):
        assert translated(message) == said


# What a user meets: the words of a call, what is said in English, and what of it is said in every language.
MET: dict[str, tuple[str, tuple[str, ...]]] = {
    "simulate --games": (" simulate: --games: a value is missing", (" simulate", "--games")),
    "replay": (" replay: missing: FILE", (" replay",)),
    "replay --dance": (" replay: missing: FILE", (" replay",)),
    "simulate --json=3": (" simulate: --json: takes no value: 3", (" simulate", "--json", "3")),
    "dance": (": there is no command dance; see --help", ("dance", "--help")),
    "simulat": (": there is no command simulat; see --help", ("simulat", "--help")),
}


@pytest.mark.parametrize("words", MET)
def test_a_wrong_call_is_answered_in_every_language(capsys: Capture, words: str) -> None:
    first, *rest = words.split()
    english, kept = MET[words]
    told = [call(capsys, "--lang", language, first, *rest) for language in LANGUAGES]
    assert {(answer.code, answer.out) for answer in told} == {(2, "")}
    assert told[0].err == f"gah-desktop{english}\n"
    own = set(re.findall(r"[a-zA-Z]{3,}", english)) - set(re.findall(r"[a-zA-Z]+", " ".join(kept)))
    for language, answer in zip(LANGUAGES[1:], told[1:], strict=True):
        said = answer.err.removeprefix("gah-desktop")
        assert said.count("\n") == 1 and all(part in said for part in kept)
        alike = {"FILE"} if language == "it" else set()
        assert set(re.findall(r"[a-zA-Z]{3,}", said)) & own <= alike
    assert len({answer.err for answer in told}) == len(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_titled_in_every_language(capsys: Capture, language: str) -> None:
    told = call(capsys, "replay", "--help", "--lang", language).out
    titles = re.findall(r"^(\S+)\s?:$", told, re.MULTILINE)
    words = [told.split()[0], *titles, *re.findall(r"--help +(.*)", told)]
    english = ["Usage:", "Arguments", "Options", "show this help"]
    assert len(words) == len(english)
    if language == "en":
        assert words == english
    elif language == "fr":
        assert not {"Usage:", "show this help"} & set(words)
        assert re.search(r"^Options[\u00a0\u202f]:$", told, re.MULTILINE), "with a space before the colon"
    else:
        assert not set(words) & set(english)
