"""gah-desktop replay and transcript: a recorded game told, checked and written for programs."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from gah_desktop.engine import Setup
from gah_desktop.engine.events import TurnBegan
from gah_desktop.record import Journal, dumps, write_atomic
from gah_desktop.text.numbers import spoken_number
from tests.cli.terminal import Answer, call
from tests.helpers.languages import LANGUAGES
from tests.helpers.transcript_reader import TranscriptReader
from tests.record.playing import played
from tests.record.test_format_1 import unplayable

Capture = pytest.CaptureFixture[str]


def turns_of(journal: Journal) -> int:
    return sum(isinstance(event, TurnBegan) for event in journal.events)


# Replay


def test_replay_tells_the_whole_game(capsys: Capture, saved: Path, journal: Journal) -> None:
    answer = call(capsys, "replay", saved)
    assert (answer.code, answer.err) == (0, "")
    lines = answer.out.splitlines()
    assert lines[0].startswith("The table is set")
    assert sum(line.startswith("Round ") and line.endswith("’s turn.") for line in lines) == turns_of(journal)
    scores = [spoken_number(score.total) for score in journal.game.state.scores]
    assert lines[-1].startswith(f"Final score: Player 1 with {scores[0]} VP, Player 2 with {scores[1]} VP")
    assert lines[-1].endswith(f" {journal.position} steps, every one checked.")


def test_replay_tells_one_turn(capsys: Capture, saved: Path, journal: Journal) -> None:
    whole = call(capsys, "replay", saved).out
    told = [call(capsys, "replay", saved, "--turn", str(n)) for n in (1, 2, turns_of(journal))]
    for answer in told:
        assert (answer.code, answer.err) == (0, "")
        assert answer.out.splitlines()[0].endswith("’s turn.")
        assert answer.out in whole or answer is told[-1]
        assert answer.out.count("’s turn.") == 1
    assert told[0].out != told[1].out


def test_replay_of_a_turn_that_never_was(capsys: Capture, saved: Path, journal: Journal) -> None:
    answer = call(capsys, "replay", saved, "--turn", "9999")
    assert answer == Answer(1, "", f"The game has only {turns_of(journal)} turns.\n")


def test_replay_of_a_game_that_goes_on(capsys: Capture, tmp_path: Path, journal: Journal) -> None:
    half = Journal.new(journal.game.setup)
    for entry in journal.entries[:50]:
        half.apply(entry.action)
    write_atomic(tmp_path / "half.gah", dumps(half))
    answer = call(capsys, "replay", tmp_path / "half.gah")
    assert answer.code == 0
    assert re.search(r"The game is not over yet: .*Player [123].* 50 steps", answer.out.splitlines()[-1])


def test_replay_against_leopold_explains_him(capsys: Capture, tmp_path: Path, solo_journal: Journal) -> None:
    write_atomic(tmp_path / "solo.gah", dumps(solo_journal))
    answer = call(capsys, "replay", tmp_path / "solo.gah")
    assert (answer.code, answer.err) == (0, "")
    assert "it is Leopold’s turn." in answer.out and "instruction card" in answer.out.lower()


def test_replay_speaks_every_language(capsys: Capture, saved: Path) -> None:
    told = [call(capsys, "replay", saved, "--lang", code).out for code in LANGUAGES]
    assert len(set(told)) == len(LANGUAGES)
    assert all("Player" not in text for text in told[1:])


# Hidden cards


@pytest.fixture
def half(tmp_path: Path) -> Path:
    """A game of three people that is not over, with cards drafted."""
    setup = Setup(players=3, seed=5010, deal="draft", names=("Anna", "Ben", "Carl"))
    write_atomic(tmp_path / "half.gah", dumps(played(setup, 200)))
    return tmp_path / "half.gah"


LEFT_OUT = "The game is not over yet. Hidden cards are left out; see --seat and --all.\n"
NAMED = "The game is not over yet. All hidden cards are named.\n"


def test_an_unfinished_game_is_told_as_everyone_knows_it(capsys: Capture, half: Path) -> None:
    answer = call(capsys, "replay", half)
    assert (answer.code, answer.err) == (0, LEFT_OUT)
    for name in ("Anna", "Ben", "Carl"):
        assert answer.out.count(f"  {name} keeps a staff card and passes the rest on.\n") == 6
    assert "puts a staff card under the deck." in answer.out


def test_an_unfinished_game_is_told_as_one_seat_knows_it(capsys: Capture, half: Path) -> None:
    everything = call(capsys, "replay", half, "--all")
    assert (everything.code, everything.err) == (0, NAMED)
    told = call(capsys, "replay", half, "--seat", "2")
    assert (told.code, told.err) == (0, "")
    own = [line for line in everything.out.splitlines() if re.match("  Ben keeps .* and passes", line)]
    assert len(own) == 6 and not any("a staff card" in line for line in own)
    assert [line for line in told.out.splitlines() if re.match("  Ben keeps .* and passes", line)] == own
    for name in ("Anna", "Carl"):
        assert told.out.count(f"  {name} keeps a staff card and passes the rest on.\n") == 6
        assert f"{name} keeps a staff card" not in everything.out


@pytest.mark.parametrize("command", ["replay", "transcript"])
def test_a_seat_or_everything(capsys: Capture, half: Path, command: str) -> None:
    call_of = f"gah-desktop {command}"
    assert call(capsys, command, half, "--seat", "4") == Answer(
        2, "", f"{call_of}: The game has only 3 seats.\n"
    )
    answer = call(capsys, command, half, "--seat", "1", "--all")
    assert (answer.code, answer.out) == (2, "")
    assert "not possible together with --seat" in answer.err
    assert call(capsys, command, half, "--seat", "0").code == 2


def test_a_transcript_of_an_unfinished_game(capsys: Capture, half: Path) -> None:
    for words, err, seat in (((), LEFT_OUT, None), (("--seat", "3"), "", 2)):
        answer = call(capsys, "transcript", half, *words)
        assert (answer.code, answer.err) == (0, err)
        first = answer.objects[0]
        assert first["seen_by"] == seat
        assert [set(hand) == {None} for hand in first["hands"]] == [each != seat for each in range(3)]
        for line in answer.objects:
            if line["t"] == "act" and line["kind"] == "draft":
                assert (line["staff"] is None) == (line["seat"] != seat)
            if line["t"] == "state" and line["hand"]:
                assert (set(line["hand"]) == {None}) == (line["seat"] != seat)
    answer = call(capsys, "transcript", half, "--all")
    assert (answer.code, answer.err) == (0, NAMED)
    assert "seen_by" not in answer.objects[0]
    reader = TranscriptReader()
    reader.read(answer.out.splitlines())
    assert not reader.ended


@pytest.mark.parametrize("command", ["replay", "transcript"])
def test_nothing_of_a_finished_game_is_hidden(capsys: Capture, saved: Path, command: str) -> None:
    answer = call(capsys, command, saved)
    assert answer == call(capsys, command, saved, "--all")
    assert answer.err == ""
    told = call(capsys, command, saved, "--seat", "2")
    assert told.code == 0 and told.out != answer.out


# Files that can't be trusted


def truncated(text: str) -> str:
    return text[: len(text) // 2]


def edited(text: str) -> str:
    return re.sub(r'"meta": \{\}', '"meta": {"note": "mine"}', text)


def cheated(text: str) -> str:
    return re.sub(r'"slot": \d', '"slot": 9', text, count=1)


def newer(text: str) -> str:
    return re.sub(r'"version": \d+', '"version": 900', text)


def reseeded(text: str) -> str:
    return re.sub(r'"seed": "[^"]+"', '"seed": 12345', text)


DAMAGES: list[tuple[Callable[[str], str], str]] = [
    (truncated, r"cut short at line \d+, column \d+\. \d+ steps of the game could be read"),
    (edited, r"has been changed since it was saved"),
    (cheated, r"Step \d+ of the file is not allowed"),
    (newer, r"newer version of the game \(900; this one reads up to \d+\)"),
    (reseeded, r"not those its set-up deals"),
    (lambda text: '{"chess": true}', r"not a saved game"),
    (lambda text: "1. e4 e5\n2. Nf3", r"not a saved game"),
    (lambda text: "", r"empty"),
    (lambda text: "\0\1\2", r"not a saved game"),
]


@pytest.mark.parametrize("command", ["replay", "transcript"])
@pytest.mark.parametrize(("damage", "told"), DAMAGES, ids=[told for _, told in DAMAGES])
def test_a_file_that_cannot_be_trusted(
    capsys: Capture, saved: Path, command: str, damage: Callable[[str], str], told: str
) -> None:
    saved.write_text(damage(saved.read_text(encoding="utf-8")), encoding="utf-8")
    before = saved.read_bytes()
    out = saved.with_name("out.jsonl")
    answer = call(capsys, command, saved, *(("--out", out) if command == "transcript" else ()))
    assert (answer.code, answer.out) == (1, "")
    assert answer.err.count("\n") == 1
    assert answer.err.startswith(f"{saved}: ")
    assert re.search(told, answer.err)
    assert saved.read_bytes() == before, "what is there stays as it is"
    assert not out.exists()


@pytest.mark.parametrize("command", ["replay", "transcript"])
def test_a_game_of_older_rules_is_told_as_far_as_it_goes(
    capsys: Capture, tmp_path: Path, command: str
) -> None:
    file = tmp_path / "older.gah"
    file.write_text(unplayable("half-a-turn-finished.gah"), encoding="utf-8")
    answer = call(capsys, command, file, "--all")
    assert answer.code == 1
    assert answer.err == (
        f"{file}: The game was played with older rules; from step 172 on it would go differently today."
        " 171 steps of the game could be read.\n"
        "The game is not over yet. All hidden cards are named.\n"
    )
    if command == "replay":
        assert answer.out.splitlines()[-1].endswith("171 steps, every one checked.")
    else:
        reader = TranscriptReader()
        reader.read(answer.out.splitlines())
        assert not reader.ended and reader.round == 6
    assert call(capsys, "replay", file, "--turn", "1").code == 1


@pytest.mark.parametrize("command", ["replay", "transcript"])
def test_files_that_cannot_be_read(capsys: Capture, tmp_path: Path, command: str) -> None:
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    for file, told in (
        (tmp_path / "binary", "The file is not text; byte 129 cannot be read."),
        (tmp_path / "nothing", "There is no such file or folder."),
        (tmp_path, "This is a folder, not a file."),
    ):
        assert call(capsys, command, file) == Answer(1, "", f"{file}: {told}\n")


# Transcript


def read(lines: list[str]) -> TranscriptReader:
    reader = TranscriptReader()
    reader.read(lines)
    assert reader.ended
    return reader


def test_transcript_of_a_saved_game(capsys: Capture, saved: Path, journal: Journal) -> None:
    answer = call(capsys, "transcript", saved)
    assert (answer.code, answer.err) == (0, "")
    lines = answer.out.splitlines()
    reader = read(lines)
    assert reader.counts["turn"] == turns_of(journal)
    end = json.loads(lines[-1])
    assert [score["total"] for score in end["scores"]] == [s.total for s in journal.game.state.scores]


@pytest.mark.parametrize(
    "words",
    [
        ("--bots", "random"),
        pytest.param(
            ("--players", "4", "--board", "day", "--ruleset", "classic", "--deal", "draft", "--seed", "9"),
            marks=pytest.mark.slow,
        ),
        ("--solo", "leopold", "--level", "easy", "--entrance", "stars", "--promo"),
    ],
    ids=["two", "four", "solo"],
)
def test_transcript_of_a_fresh_game(capsys: Capture, words: tuple[str, ...]) -> None:
    answer = call(capsys, "transcript", *words)
    assert (answer.code, answer.err) == (0, "")
    read(answer.out.splitlines())
    assert call(capsys, "transcript", *words) == answer, "a seed says it all"
    assert call(capsys, "transcript", *words, "--lang", "fr") == answer, "programs have no language"


def test_transcript_and_simulation_tell_of_the_same_game(capsys: Capture) -> None:
    words = ("--bots", "heuristic,random", "--seed", "12")
    (game,) = call(capsys, "simulate", *words, "--games", "1", "--json").objects
    end = json.loads(call(capsys, "transcript", *words).out.splitlines()[-1])
    assert [score["total"] for score in end["scores"]] == [player["vp"] for player in game["players"]]
    assert end["winners"] == game["winners"]


def test_transcript_into_a_file(capsys: Capture, saved: Path) -> None:
    out = saved.with_name("game.jsonl")
    out.write_text("old")
    assert call(capsys, "transcript", saved, "--out", out) == Answer(0, "", "")
    text = out.read_text(encoding="utf-8")
    assert text == call(capsys, "transcript", saved).out
    read(text.splitlines())


def test_transcript_into_a_place_that_is_none(capsys: Capture, saved: Path) -> None:
    for out, told in (
        (saved.parent / "nowhere" / "x.jsonl", "There is no such file or folder."),
        (saved / "x.jsonl", "There is a file where a folder should be."),
        (saved.parent, "This is a folder, not a file."),
    ):
        assert call(capsys, "transcript", saved, "--out", out) == Answer(1, "", f"{out}: {told}\n")
