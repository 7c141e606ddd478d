"""The real window and commands are killed at random moments: the script in `packaging/` notices each loss."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from gah_desktop.record import dumps, loads, read_save
from tests.test_calibrate import script

FOLDER = Path(__file__).resolve().parent.parent / "format_2"
FACTS: dict[str, Any] = json.loads((FOLDER / "expected_home.json").read_text("utf-8"))


with_processes = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes of Linux")


@pytest.fixture
def kills() -> ModuleType:
    return script("kills")


@pytest.fixture
def window(kills: ModuleType, tmp_path: Path) -> Any:
    """A window that has reported all that is in its folders: four finished games and one in progress."""
    window = kills.Window(tmp_path / "home")
    shutil.copytree(FOLDER / "home" / "data", window.data)
    running = loads(read_save(window.data / "autosave.gah")).journal
    window.playing = kills.Position("running", running.position, running.game.hash())
    for file in (window.data / "games").glob("*.gah"):
        loaded = loads(read_save(file))
        vp = [score.total for score in loaded.journal.game.state.scores]
        window.finished[loaded.meta["id"]] = loaded.journal.game.hash(), vp
    window.reviewed = {"game10"}
    return window


def test_what_is_whole_is_no_contradiction(window: Any) -> None:
    window.check()
    assert len(window.finished) == len(FACTS["games"])


def test_an_action_more_than_reported_is_no_contradiction(window: Any) -> None:
    journal = loads(read_save(window.data / "autosave.gah")).journal
    journal.undo()
    window.playing = window.playing._replace(position=journal.position, hash=journal.game.hash())
    window.check()
    assert window.counts["killed after an action was saved and before its report"] == 1


def lose_an_action(data: Path) -> None:
    file = data / "autosave.gah"
    loaded = loads(read_save(file))
    loaded.journal.undo()
    file.write_text(dumps(loaded.journal, loaded.meta), encoding="utf-8")


def put_another_game_there(data: Path) -> None:
    shutil.copy(next(data.glob("saves/Sonntagabend.gah")), data / "autosave.gah")
    (data / "autosave-previous.gah").unlink()


def cut(pattern: str) -> Callable[[Path], None]:
    def damage(data: Path) -> None:
        for file in data.glob(pattern):
            file.write_bytes(file.read_bytes()[:-2000])

    return damage


def lose_a_game(data: Path) -> None:
    next(data.glob("games/*game11.gah")).unlink()


def double_a_game(data: Path) -> None:
    file = next(data.glob("games/*game11.gah"))
    shutil.copy(file, file.with_name("20270101000000-game11.gah"))


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (lose_an_action, "position 37 instead of 38"),
        (put_another_game_there, "the game in progress is lost"),
        (cut("autosave.gah"), "damaged: .*truncated"),
        (cut("games/*game12.gah"), "truncated"),
        (lose_a_game, "finished game game11 is lost"),
        (double_a_game, "game11 is there twice"),
        (cut("history.sqlite"), "malformed|history"),
        (cut("games/*.review"), "reviews are lost: {'game10'}"),
    ],
)
def test_a_loss_is_noticed(window: Any, damage: Callable[[Path], None], told: str) -> None:
    damage(window.data)
    with pytest.raises(Exception, match=told):
        window.check()


@with_processes
@pytest.mark.slow
def test_the_window_is_killed_and_nothing_is_lost(kills: ModuleType, tmp_path: Path) -> None:
    counts = kills.kill_window(8, 3, tmp_path / "home")
    assert sum(number for name, number in counts.items() if name.startswith("killed at: ")) == 8
    assert counts["actions"] > 50


@with_processes
@pytest.mark.slow
def test_commands_are_killed_and_go_on(kills: ModuleType, tmp_path: Path) -> None:
    counts = kills.kill_commands(6, 3, tmp_path)
    assert counts.total() >= 3
