"""What README, CONTRIBUTING and the description of transcripts say is so."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from gah_desktop.bots import BOTS, SHOWN_BOTS
from gah_desktop.cli.parser import parse
from gah_desktop.engine import Game
from gah_desktop.engine.module_registry import EXPANSIONS
from gah_desktop.engine.position import from_json, to_json
from gah_desktop.engine.position.schema import position_schema
from gah_desktop.record import loads, read_save
from gah_desktop.record.transcript import transcript

ROOT = Path(__file__).resolve().parent.parent
NAMES = ("README.md", "CONTRIBUTING.md", "docs/terminal.md", "docs/library.md", "packaging/README.md")
TEXTS = {name: (ROOT / name).read_text(encoding="utf-8") for name in NAMES}
TRANSCRIPT = (ROOT / "docs" / "transcript.md").read_text(encoding="utf-8")
CODE = re.compile(r"`([^`\n]+)`|^    (\S.*)$", re.MULTILINE)


def codes(text: str) -> list[str]:
    """What stands between backticks or as a line of code."""
    return [inline or line for inline, line in CODE.findall(text)]


EVERYTHING = [code for text in TEXTS.values() for code in codes(text)]
CALLS = [code for code in EVERYTHING if re.match(r"(\.venv/bin/)?gah-desktop\b", code)]
MAKES = [code for code in EVERYTHING if code.startswith("make ")]


def test_the_python_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"^```python\n(.*?)^```", TEXTS["docs/library.md"], re.MULTILINE | re.DOTALL)
    for word in ("Setup(", "new_game(", "legal_actions()", "why_not(", "apply(", "clone()", "view_for("):
        assert word in example
    assert len(example.splitlines()) <= 18
    found: dict[str, object] = {}
    exec(compile(example, "docs/library.md", "exec"), found)
    out = capsys.readouterr().out
    assert "Ended(" in out and "Score(" in out.splitlines()[-1]


POSITION = (ROOT / "docs" / "position.md").read_text(encoding="utf-8")


def test_the_example_of_a_position_can_be_played(capsys: pytest.CaptureFixture[str]) -> None:
    (text,) = re.findall(r"^```json\n(.*?)^```", POSITION, re.MULTILINE | re.DOTALL)
    position = from_json(text)
    game = Game.from_position(position)
    assert to_json(game.position()) == text
    assert game.setup.name(game.seat) == "Ben" and game.decision is not None
    assert game.decision.source == ("guest", 90)


def test_the_python_example_of_a_position_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"^```python\n(.*?)^```", POSITION, re.MULTILINE | re.DOTALL)
    exec(compile(example, "docs/position.md", "exec"), {})
    assert from_json(capsys.readouterr().out).setup.players == 3


def test_every_field_of_a_position_is_described() -> None:
    described = set(re.findall(r"`(\w+)`", POSITION.partition("## Names")[2]))
    schema = json.loads(position_schema())
    fields = set(schema["properties"])
    for name, part in schema["$defs"].items():
        if name not in ("Effect", "Part", "PendingDecision"):
            fields |= set(part["properties"])
    assert fields - described == set()
    assert set(schema["properties"]["modules"]["properties"]) <= described
    for call in re.findall(r"^    (gah-desktop .*)$", POSITION, re.MULTILINE):
        parse(shlex.split(call)[1:])


def test_the_first_words_say_how_much_of_the_expansion_there_is() -> None:
    assert len(EXPANSIONS) == 4
    beginning = TEXTS["README.md"].partition("![")[0]
    assert "four of the five modules" in beginning
    assert "all of its expansion" not in beginning and "to the letter" not in beginning


def test_there_are_commands_to_check() -> None:
    assert len(CALLS) >= 10 and {"make play", "make test"} <= set(MAKES)


@pytest.mark.parametrize("call", CALLS)
def test_a_command_exists(qapp: QApplication, call: str) -> None:
    words = shlex.split(call)[1:]
    if "--help" not in words:
        parse([word for word in words if word != "screenshot"] if words == ["screenshot"] else words)


@pytest.mark.parametrize("call", MAKES)
def test_a_make_target_exists(call: str) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert re.search(rf"^{call.split()[1]}:.*## ", makefile, re.MULTILINE)


@pytest.mark.parametrize("name", TEXTS)
def test_files_that_are_named_exist(name: str) -> None:
    text = TEXTS[name]
    links = [link for link in re.findall(r"\]\(([^)#]+)\)", text) if "://" not in link]
    assert all(((ROOT / name).parent / link).exists() for link in links)
    paths = [code for code in codes(text) if re.fullmatch(r"[\w.-]+(/[\w.*-]+)+/?", code)]
    paths = [path for path in paths if not path.startswith(("games/", ".venv/", "_internal/"))]
    beside = (ROOT, (ROOT / name).parent)
    missing = [path for path in paths if not any(list(folder.glob(path.rstrip("/"))) for folder in beside)]
    assert not missing


def test_each_of_three_readers_has_five_lines_and_a_way_on() -> None:
    parts = dict(
        re.findall(r"^## ([^\n]+)\n\n(.*?)(?=^## |\Z)", TEXTS["README.md"], re.MULTILINE | re.DOTALL)
    )
    readers = ["Play", "Look up", "Build on it"]
    assert list(parts) == [*readers, "The opponents in figures", "Licence"]
    for reader in readers:
        assert len([line for line in parts[reader].splitlines() if line]) <= 5


def test_each_bot_that_can_be_chosen_stands_there_with_its_elo() -> None:
    rows = re.findall(r"^\| `(\w+)`, ([^|]+) \| (\d+) \|", TEXTS["README.md"], re.MULTILINE)
    found = {id: (f"Bot: {title}", int(elo)) for id, title, elo in rows}
    assert found == {id: (BOTS[id].title, BOTS[id].elo) for id in SHOWN_BOTS}
    assert [int(elo) for _, _, elo in rows] == sorted((BOTS[id].elo for id in SHOWN_BOTS), reverse=True)


def test_the_figures_of_a_bot_are_those_of_the_table_they_come_from() -> None:
    told = (ROOT / "docs" / "opponents.md").read_text(encoding="utf-8")
    ranked = re.findall(r"^\| `(\w+)`(?: \(`\w+`\))? \| (\d{3,4}) \| \d+ \|", told, re.MULTILINE)
    assert {id: int(elo) for id, elo in ranked} == {id: BOTS[id].elo for id in SHOWN_BOTS}
    games = r"^\| `%s` \| \d+ \| \d+ \| ([\d.]+) \| ([\d.]+) \| [^|]+ \| (\d+)"
    for yardstick, id in (("learned", "receptionist"), ("strong", "concierge"), ("best", "director")):
        measured = re.search(games % yardstick, told, re.MULTILINE)
        assert measured is not None
        own, other, wins = measured.groups()
        assert re.search(
            rf"^\| `{id}`,.* \| {own} – {other} \| {wins} % \|$", TEXTS["README.md"], re.MULTILINE
        )


def test_transcripts_are_described() -> None:
    described = set(codes(TRANSCRIPT))
    for file in sorted((ROOT / "tests" / "golden").glob("*.gah"))[::4]:
        for text in transcript(loads(read_save(file)).journal):
            line = json.loads(text)
            arguments = {key for key in line if key != "t"}
            for step in line.get("steps", ()) if line["t"] == "solo" else ():
                arguments |= {step["step"], *(key for key in step if key != "step")}
            assert arguments | {line["t"]} | {line.get("kind", "act")} <= described, text
            assert line.get("source", "").split(":")[0] in SOURCES | {""}, text


SOURCES = {code.split(":")[0] for code in codes(TRANSCRIPT)}
