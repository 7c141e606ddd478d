"""Games left for another or saved by hand: which files they are, what they are called, and where they go."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from gah_desktop.app import unfinished
from gah_desktop.app.meta import iso
from gah_desktop.app.paths import Paths
from gah_desktop.engine import Setup
from gah_desktop.record import Journal, Loaded, dumps
from tests.app.test_history import TWO

LEFT = "2026-03-01-200000-1.gah"


def journal(steps: int) -> Journal:
    made = Journal.new(Setup(seed=5, kinds=("human", "human")))
    for _ in range(steps):
        made.apply(made.game.legal_actions()[0])
    return made


def written(folder: Path, name: str, game: Journal, changed: float = 1_000_000) -> Path:
    file = folder / name
    file.write_text(dumps(game, {"id": "x"}), encoding="utf-8")
    os.utime(file, (changed, changed))
    return file


@pytest.mark.parametrize(
    ("name", "left"),
    [
        (LEFT, True),
        ("2026-03-01-200000-12.gah", True),
        *((name, False) for name in ("Sunday.gah", "2026-03-01-200000.gah", f"my {LEFT}", f"{LEFT}.gah")),
    ],
)
def test_who_gave_the_file_its_name(name: str, left: bool) -> None:
    assert unfinished.was_left(Path("saves") / name) == left


def test_a_game_that_somebody_named(tmp_path: Path) -> None:
    file = written(tmp_path, "  Sunday   evening .gah", journal(3))
    found = unfinished.read(file)
    assert found is not None and found.file == file
    assert (found.title, found.changed, found.in_progress) == ("Sunday evening", iso(1_000_000), False)
    assert found.identity == ("x", 3, journal(3).game.hash())


def test_a_game_that_nobody_named_has_no_title(tmp_path: Path) -> None:
    left = unfinished.read(written(tmp_path, LEFT, journal(3)))
    going = unfinished.going(written(tmp_path, "autosave.gah", journal(3)), Loaded(journal(3), {}))
    assert left is not None and going is not None
    assert (left.title, left.in_progress) == ("", False)
    assert (going.title, going.in_progress) == ("", True)


def test_what_is_over_or_was_never_begun_is_none_of_them(tmp_path: Path) -> None:
    assert unfinished.read(written(tmp_path, "over.gah", TWO)) is None
    assert unfinished.read(written(tmp_path, "new.gah", journal(0))) is None
    bots = Journal.new(Setup(kinds=("random", "random")))
    bots.apply(bots.game.legal_actions()[0])
    assert unfinished.read(written(tmp_path, "bots.gah", bots)) is None


def test_the_latest_first(tmp_path: Path) -> None:
    paths = Paths(tmp_path)
    old = written(paths.saves, "old.gah", journal(1), 1_000)
    new = written(paths.saves, "new.gah", journal(2), 2_000)
    written(paths.saves, "note.txt", journal(2), 3_000)
    (paths.saves / "folder.gah").mkdir()
    assert unfinished.files(paths) == [new, old]


def test_a_game_is_shelved_under_its_date_and_a_free_number(tmp_path: Path) -> None:
    shelf = tmp_path / "shelf"
    shelf.mkdir()
    first, second = (
        unfinished.shelve(written(tmp_path, f"{steps}.gah", journal(steps)), shelf) for steps in (1, 2)
    )
    assert first.name.endswith("-1.gah") and second.name == first.name.replace("-1.gah", "-2.gah")
    assert first.name.startswith("1970-01-1") and unfinished.was_left(first)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["shelf"]
    again = unfinished.shelve(written(tmp_path, "again.gah", journal(2)), shelf)
    assert again == second
    assert sorted(shelf.iterdir()) == [first, second] and not (tmp_path / "again.gah").exists()


def test_what_is_deleted_can_be_put_back_as_it_was(tmp_path: Path) -> None:
    file = written(tmp_path, LEFT, journal(3), 1_234.0)
    text = file.read_text(encoding="utf-8")
    deleted = unfinished.delete(file)
    assert not file.exists()
    unfinished.put_back(deleted)
    assert (file.read_text(encoding="utf-8"), file.stat().st_mtime) == (text, 1_234.0)
