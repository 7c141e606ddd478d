"""gah-desktop position: the position of a saved game, and one out of a file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from gah_desktop.engine import Game, Setup
from gah_desktop.engine.position import Position, filled, from_json, from_text, to_json, to_text
from gah_desktop.engine.position.schema import position_schema
from gah_desktop.engine.views import EVERYONE
from gah_desktop.record import Journal, Recording, dumps, write_atomic
from tests.cli.terminal import Answer, call
from tests.cli.test_records import LEFT_OUT, NAMED
from tests.helpers.languages import LANGUAGES
from tests.helpers.positions import position
from tests.record.playing import played

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def unfinished(tmp_path: Path) -> tuple[Path, Journal]:
    journal = played(Setup(players=3, seed=5010, deal="draft", modules=("celebrities",)), 150)
    write_atomic(tmp_path / "half.gah", dumps(journal))
    return tmp_path / "half.gah", journal


def test_a_finished_game_is_written_as_it_ended(capsys: Capture, saved: Path, journal: Journal) -> None:
    answer = call(capsys, "position", saved)
    assert (answer.code, answer.err) == (0, "")
    assert from_json(answer.out) == journal.game.position()
    assert answer.out == to_json(journal.game.position())


def test_a_turn_of_it(capsys: Capture, saved: Path, journal: Journal) -> None:
    recording = Recording(journal)
    answer = call(capsys, "position", saved, "--turn", "7", "--text")
    assert answer.code == 0 and answer.out.count("\n") == 1
    found = from_text(answer.out)
    turn = recording.turns[6]
    assert found == recording.game_at(turn.position).position()
    assert (found.round, found.turn.seat, found.turn.started) == (turn.round, turn.seat, False)


def test_there_are_only_so_many_turns(capsys: Capture, saved: Path, journal: Journal) -> None:
    turns = len(Recording(journal).turns)
    answer = call(capsys, "position", saved, "--turn", "9999")
    assert answer == Answer(1, "", f"The game has only {turns} turns.\n")


def test_an_unfinished_game_keeps_its_secrets(capsys: Capture, unfinished: tuple[Path, Journal]) -> None:
    file, journal = unfinished
    answer = call(capsys, "position", file)
    assert (answer.code, answer.err) == (0, LEFT_OUT)
    assert from_json(answer.out) == journal.game.view_for(EVERYONE).position()
    assert None in from_json(answer.out).players[2].hand
    answer = call(capsys, "position", file, "--seat", "3", "--text")
    assert (answer.code, answer.err) == (0, "")
    found = from_text(answer.out)
    assert found == journal.game.view_for(2).position()
    assert found.players[2].hand == tuple(journal.game.state.players[2].hand)
    answer = call(capsys, "position", file, "--all")
    assert (answer.code, answer.err) == (0, NAMED)
    assert from_json(answer.out) == journal.game.position()


def test_a_seat_that_nobody_has(capsys: Capture, unfinished: tuple[Path, Journal]) -> None:
    answer = call(capsys, "position", unfinished[0], "--seat", "4")
    assert answer == Answer(2, "", "gah-desktop position: The game has only 3 seats.\n")


def test_a_position_is_read_in_each_form(capsys: Capture, tmp_path: Path) -> None:
    made = position(4, seats={3: {"hand": (5, 6)}})
    (tmp_path / "it.json").write_text(to_json(made), "utf-8")
    (tmp_path / "it.txt").write_text(f"{to_text(made)[:70]}\n{to_text(made)[70:]}\n", "utf-8")
    for name in ("it.json", "it.txt"):
        assert call(capsys, "position", tmp_path / name) == Answer(0, to_json(made), "")
        assert call(capsys, "position", tmp_path / name, "--text") == Answer(0, to_text(made) + "\n", "")


def write(file: Path, change: Any) -> None:
    data = json.loads(to_json(position(3)))
    change(data)
    file.write_text(json.dumps(data), "utf-8")


def test_an_impossible_position_is_refused_with_all_that_is_wrong(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "wrong.json"
    write(file, lambda data: data.update(dice=[3, 3, 3, 3, 3, 0], queue=[49, 0, 50, 51, 52]))
    answer = call(capsys, "position", file)
    assert (answer.code, answer.out) == (1, "")
    assert answer.err.splitlines() == [
        f"{file}: queue[1]: The queue has a gap here, but guests move up to the right.",
        f"{file}: dice: This makes 15 dice with those on tiles and in the dustbin; the game has 12.",
    ]
    told = [call(capsys, "position", file, "--lang", code).err for code in LANGUAGES]
    assert len(set(told)) == len(LANGUAGES) and all("15" in each for each in told)


def test_what_has_the_wrong_form_is_refused(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "wrong.json"
    write(file, lambda data: data.pop("queue"))
    assert call(capsys, "position", file) == Answer(1, "", f"{file}: queue: This is missing.\n")
    file.write_text("GAH1.abc.00000000", "utf-8")
    told = f"{file}: The text of the position is damaged or not complete.\n"
    assert call(capsys, "position", file) == Answer(1, "", told)
    file.write_text('{"format": "gah-desktop position", "version": 1', "utf-8")
    answer = call(capsys, "position", file)
    assert answer.code == 1 and "cut short at line 1" in answer.err
    file.write_bytes(b"\xff\xfe\x00")
    assert "not text" in call(capsys, "position", file).err
    assert call(capsys, "position", tmp_path / "nothing").code == 1


@pytest.mark.parametrize("words", [("--turn", "2"), ("--seat", "1"), ("--all",)])
def test_a_position_has_no_turns_and_no_seats(
    capsys: Capture, tmp_path: Path, words: tuple[str, ...]
) -> None:
    file = tmp_path / "it.json"
    file.write_text(to_json(position(3)), "utf-8")
    answer = call(capsys, "position", file, *words)
    assert answer == Answer(2, "", f"gah-desktop position: {file} and {words[0]} cannot be used together\n")


def test_a_file_is_needed_but_for_the_schema(capsys: Capture) -> None:
    assert call(capsys, "position") == Answer(2, "", "gah-desktop position: a file is missing\n")
    assert call(capsys, "position", "--schema") == Answer(0, position_schema(), "")


def test_a_position_that_was_written_can_be_played_on(
    capsys: Capture, unfinished: tuple[Path, Journal]
) -> None:
    from random import Random

    file, journal = unfinished
    seen: Position = from_json(call(capsys, "position", file, "--seat", "2").out)
    game = Game.from_position(filled(seen, Random(3)))
    assert game.seat == journal.game.seat
    game.apply(game.legal_actions()[0])
