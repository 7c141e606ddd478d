"""The manual page and the completions say what the parser says, and shells read them."""

from __future__ import annotations

import importlib.util
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from gah_desktop.cli.parser import build_parser
from tests.helpers.languages import LANGUAGES

FILE = Path(__file__).resolve().parents[2] / "packaging" / "manual.py"
PARSER = build_parser()
COMMANDS = PARSER.commands


@pytest.fixture(scope="module")
def manual() -> Any:
    spec = importlib.util.spec_from_file_location("manual", FILE)
    assert spec is not None and spec.loader is not None
    module: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def words() -> set[str]:
    return {word for each in (PARSER, *COMMANDS.values()) for a in each._actions for word in a.option_strings}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manual_tells_every_command_and_option(manual: Any, language: str) -> None:
    page = manual.manual(language)
    plain = page.replace("\\-", "-")
    for command in COMMANDS:
        assert f'.SS "gah-desktop {command}"' in plain
    for word in words():
        assert f"\\fB{word}\\fR" in plain
    assert page.startswith('.TH GAH-DESKTOP 1 "" "gah-desktop ')
    assert not re.search(r"^['.](?!TH |SH |SS |TP$|PP$)", page, re.MULTILINE)


def test_the_manual_of_each_language_is_its_own(manual: Any) -> None:
    assert len({manual.manual(language) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completions_offer_every_command_and_option(manual: Any, shell: str) -> None:
    text = manual.SHELLS[shell]()
    for command in COMMANDS:
        assert re.search(rf"\b{command}\b", text)
    for word in words():
        told = word if shell != "fish" else f"-l {word[2:]}" if word.startswith("--") else f"-s {word[1:]}"
        assert told in text
    for known in ("heuristic", "director", "day-A", "leopold", "fr", "night"):
        assert re.search(rf"\b{known}\b", text)


CASES = (
    ("gah-desktop sim", 1, ["simulate"]),
    ("gah-desktop --lang ", 2, ["en", "de", "fr", "it"]),
    ("gah-desktop simulate --solo l", 3, ["leopold"]),
    ("gah-desktop rules --se", 2, ["--search"]),
)


@pytest.mark.parametrize(("line", "place", "offered"), CASES)
def test_bash_completes(manual: Any, tmp_path: Path, line: str, place: int, offered: list[str]) -> None:
    bash = shutil.which("bash")
    assert bash, "the Makefile needs a shell, and this one is that of every Linux"
    (tmp_path / "completion").write_text(manual.bash(), encoding="utf-8")
    typed = " ".join(f"'{word}'" for word in line.split(" "))
    code = (
        f"source completion; COMP_WORDS=({typed}); COMP_CWORD={place}; _gah_desktop; "
        'printf "%s\\n" "${COMPREPLY[@]}"'
    )
    done = subprocess.run([bash, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stderr == ""
    assert done.stdout.split() == offered
