"""A wrong call is answered with one line that says what is wrong, and exit code 2."""

import pytest

from gah_desktop.bots import BOT_NAMES
from gah_desktop.cli.parser import build_parser
from tests.cli.terminal import call
from tests.helpers.languages import LANGUAGES

NUMBERS = ("0", "-1", "1.5", "x", "", "99999999999999999999999")

SIZES_OF_TEXT = ("900", "201", "99", "3", "0.9", "0", "-1", "nan", "inf", "1e999", "x")

# the words of a call, and what the answer must name
WRONG: list[tuple[str, str]] = [
    ("dance", "dance"),
    ("--dance", "--dance"),
    ("--open", "--open"),
    ("--theme green", "green"),
    ("--lang xx", "xx"),
    ("--versio", "--versio"),
    ("--open game.gah simulate", "--open"),
    ("--theme day cards", "--theme"),
    ("simulate --dance", "--dance"),
    ("simulate dance", "dance"),
    ("simulate --gam 3", "--gam"),
    ("simulate --games", "--games"),
    ("simulate --players 1", "2 to 4"),
    ("simulate --players 5", "2 to 4"),
    ("simulate --jobs 257", "257"),
    ("simulate --bots", "--bots"),
    ("simulate --bots chess", f"{BOT_NAMES[-1]}, not chess"),
    ("simulate --bots random,", "--bots"),
    ("simulate --bots leopold", "--bots"),
    ("simulate --bots random,random,random --players 2", "--bots"),
    ("simulate --bots random,random,random,random,random", "--bots"),
    ("simulate --ruleset modern", "modern"),
    ("simulate --board evening", "evening"),
    ("simulate --board day,night", "--board"),
    ("simulate --board night,day-A", "--board: night sides for all, or day sides for all"),
    ("simulate --board day-B,day-B", "--board: night sides for all, or day sides for all"),
    ("simulate --bots random,random --board day-B", "--board: night sides for all, or day sides for all"),
    ("simulate --board night,night,night", "--board"),
    ("simulate --deal none", "none"),
    ("simulate --promo=yes", "--promo"),
    ("simulate --json=3", "--json"),
    ("simulate --save", "--save"),
    ("simulate --save=", "--save: a value is missing"),
    ("--open=", "--open: a value is missing"),
    ("transcript --out=", "--out: a value is missing"),
    ("simulate --solo hugo", "hugo"),
    ("simulate --solo leopold --players 3", "--players"),
    ("simulate --solo leopold --deal draft", "--deal"),
    ("simulate --solo leopold --bots random,random", "--bots"),
    ("simulate --solo leopold --board night,night", "--board"),
    ("simulate --solo leopold --level godlike", "godlike"),
    ("simulate --solo leopold --entrance ritz", "ritz"),
    ("simulate --level easy", "--level"),
    ("simulate --entrance toll", "--entrance"),
    ("simulate --modules balls", "expected ballrooms, celebrities, hotels, more or all, not balls"),
    ("simulate --modules ballrooms,start-player", "not start-player"),
    ("simulate --modules=", "--modules"),
    ("simulate --modules all --ruleset classic", "--modules and --ruleset classic"),
    ("simulate --solo leopold --modules all", "--solo: expected elisabeth with these modules, not leopold"),
    ("simulate --solo elisabeth", "--solo: expected leopold with these modules, not elisabeth"),
    ("simulate --solo elisabeth --modules hotels,more", "--solo: expected leopold"),
    ("transcript one --modules all", "--modules"),
    ("screenshot --out x --modules moon", "not moon"),
    ("screenshot --out x --modules all --open y", "--modules"),
    ("simulate --lang xx", "xx"),
    ("replay", "FILE"),
    ("replay one two", "two"),
    ("replay one --turn x", "--turn"),
    ("replay one --turn 0", "--turn"),
    ("transcript one two", "two"),
    ("transcript one --seed 3", "--seed"),
    ("transcript one --solo leopold", "--solo"),
    ("transcript one --out one", "--out"),
    ("transcript --level hard", "--level"),
    ("transcript --games 3", "--games"),
    ("bench --seconds 0", "--seconds"),
    ("bench fast", "fast"),
    ("cards --house --search x", "--search"),
    ("cards --search", "--search"),
    ("rules --house", "--house"),
    ("screenshot", "--out"),
    ("screenshot --out x --size big", "big"),
    ("screenshot --out=", "--out: a value is missing"),
    *((f"screenshot --out x --scale {size}", f"not {size}") for size in SIZES_OF_TEXT),
    ("screenshot --out x --page moon", "moon"),
    ("screenshot --out x --theme system", "system"),
    *((f"simulate --games={number}", "--games") for number in NUMBERS),
    *((f"simulate --jobs={number}", "--jobs") for number in NUMBERS),
    *((f"simulate --seed={number}", "--seed") for number in NUMBERS[2:]),
]


@pytest.mark.parametrize(("words", "named"), WRONG, ids=[words for words, _ in WRONG])
def test_one_clear_line(capsys: pytest.CaptureFixture[str], words: str, named: str) -> None:
    answer = call(capsys, *words.split())
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.count("\n") == 1 and answer.err.endswith("\n")
    command = words.split()[0]
    called = f"gah-desktop {command}: " if command in COMMANDS else "gah-desktop"
    assert answer.err.startswith(called)
    assert named in answer.err
    assert "argument" not in answer.err and "COMMAND" not in answer.err


COMMANDS = build_parser().commands


@pytest.mark.parametrize("words", ["dance", "--dance", "simulate --games 0", "replay", "--theme x"])
def test_in_the_users_language(capsys: pytest.CaptureFixture[str], words: str) -> None:
    first, *rest = words.split()
    said = {call(capsys, "--lang", code, first, *rest).err for code in LANGUAGES}
    assert len(said) == len(LANGUAGES)
