"""--help of everything, in four languages."""

import argparse
import re

import pytest

from gah_desktop.app.paths import Paths
from gah_desktop.app.settings import Settings
from gah_desktop.cli.parser import build_parser
from tests.cli.terminal import call
from tests.cli.test_wrong_calls import COMMANDS
from tests.helpers.languages import LANGUAGES

Capture = pytest.CaptureFixture[str]
VALUES = ("CODE", "FILE", "FOLDER", "NAME", "NAMES", "PAGE", "PERCENT", "TEXT", "THEME", "WxH")


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_explains_itself_in_every_language(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    told = []
    for code in LANGUAGES:
        answer = call(capsys, *command.split(), "--help", "--lang", code)
        assert (answer.code, answer.err) == (0, "")
        assert max(map(len, answer.out.splitlines())) <= 80
        assert "--lang" in answer.out and "gah-desktop" in answer.out
        told.append(answer.out)
    assert len(set(told)) == len(LANGUAGES)
    assert told[0].startswith(f"Usage: {f'gah-desktop {command}'.strip()} ")
    for text in told[1:]:
        assert "Usage:" not in text and "show this help" not in text
    assert not re.search(r"\w:$", told[LANGUAGES.index("fr")], re.MULTILINE)


def test_values_are_named_in_every_language(capsys: Capture) -> None:
    for words in (("screenshot",), ("simulate",), ("cards",), ("replay",)):
        english, *others = (call(capsys, *words, "--help", "--lang", code).out for code in LANGUAGES)
        told = {word for word in VALUES if re.search(rf" {word}\b", english)}
        assert told
        for text in others:
            assert any(not re.search(rf" {word}\b", text) for word in told)


@pytest.mark.parametrize(("code", "name"), [("fr", "NOM"), ("it", "NOME")])
@pytest.mark.parametrize("command", ["simulate", "transcript"])
def test_no_name_is_left_in_english(capsys: Capture, command: str, code: str, name: str) -> None:
    told = call(capsys, command, "--help", "--lang", code).out
    assert f"--solo {name}" in told
    assert not re.search(r" NAMES?\b", told)


def test_descriptions_are_sentences() -> None:
    for parser in parsers():
        about = parser.description or ""
        assert about[0].isupper() and about.endswith("."), parser.prog


def test_arguments_have_a_heading_of_their_own() -> None:
    headings = {parser.prog: parser.format_help() for parser in parsers()}
    assert "\nWhat to do:\n" in headings["gah-desktop"]
    for command in ("replay", "transcript"):
        assert "\nArguments:\n" in headings[f"gah-desktop {command}"]


def parsers() -> list[argparse.ArgumentParser]:
    parser = build_parser()
    return [parser, *parser.commands.values()]


@pytest.mark.parametrize("parser", parsers(), ids=lambda parser: parser.prog)
def test_every_option_is_explained(parser: argparse.ArgumentParser) -> None:
    assert parser.description
    for action in parser._actions:
        assert action.help or action.dest == argparse.SUPPRESS, action.option_strings


def test_help_of_the_whole_names_every_command(capsys: Capture) -> None:
    out = call(capsys, "--help").out
    for command in COMMANDS:
        assert re.search(rf"^    {command} +\w", out, re.MULTILINE), command


def test_the_language_of_the_settings_is_spoken(capsys: Capture) -> None:
    settings = Settings(Paths().settings_file)
    settings.language = "it"
    assert call(capsys, "--help").out == call(capsys, "--help", "--lang", "it").out


def test_the_texts_are_taken_off_again(capsys: Capture) -> None:
    assert not call(capsys, "--help", "--lang", "de").out.startswith("Usage: ")
    assert build_parser().format_help().startswith("Usage: ")
