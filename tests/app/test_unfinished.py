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
from tests.helpers.odd_files import POSIX, Make, endless, folder, gigantic, loop, pipe

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


FAR = 1_000_000_000_000.0  # the year 33658


def dated(monkeypatch: pytest.MonkeyPatch, moment: float) -> None:
    """Whatever file is looked at was changed then: not every file system can say so."""
    real = Path.stat

    def stat(file: Path, **how: bool) -> os.stat_result:
        found = real(file, **how)
        return os.stat_result((*found[:7], int(moment), int(moment), found[9]))

    monkeypatch.setattr(Path, "stat", stat)


def test_files_of_the_year_33658_are_files_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = Paths(tmp_path)
    file = written(tmp_path, "Sunday.gah", journal(3))
    dated(monkeypatch, FAR)
    found = unfinished.read(file)
    assert found is not None and (found.title, found.changed) == ("Sunday", "")
    shelved = unfinished.shelve(file, paths.saves)
    assert shelved.name == "0000-00-00-000000-1.gah" and unfinished.was_left(shelved)
    assert unfinished.files(paths) == [shelved]


@POSIX
def test_a_game_is_never_taken_for_its_own_double(tmp_path: Path) -> None:
    """Somebody's folder of saves is a link to the folder that all games lie in."""
    file = written(tmp_path, "autosave.gah", journal(3))
    (tmp_path / "saves").symlink_to(tmp_path)
    shelved = unfinished.shelve(file, tmp_path / "saves")
    assert unfinished.read(shelved) is not None


@POSIX
@pytest.mark.parametrize("make", [pipe, endless, folder, gigantic, loop])
def test_what_is_no_file_neither_hinders_nor_is_deleted(tmp_path: Path, make: Make) -> None:
    paths = Paths(tmp_path)
    make(paths.saves / LEFT)
    assert unfinished.files(paths) == ([paths.saves / LEFT] if make is gigantic else [])
    with pytest.raises(OSError, match=r"."):
        unfinished.read(paths.saves / LEFT)
    with pytest.raises(OSError, match=r"."):
        unfinished.delete(paths.saves / LEFT)
    assert os.path.lexists(paths.saves / LEFT)
    shelved = unfinished.shelve(written(tmp_path, "left.gah", journal(3)), paths.saves)
    assert unfinished.read(shelved) is not None


def test_a_file_that_goes_while_they_are_listed_hides_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = Paths(tmp_path)
    here, gone = (written(paths.saves, name, journal(1)) for name in ("here.gah", "gone.gah"))
    real = Path.stat

    def stat(file: Path, **how: bool) -> os.stat_result:
        found = real(file, **how)
        if file == gone:
            file.unlink(missing_ok=True)
        return found

    monkeypatch.setattr(Path, "stat", stat)
    assert unfinished.files(paths) == [here]
    written(paths.saves, "gone.gah", journal(1))
    shelved = unfinished.shelve(written(tmp_path, "left.gah", journal(1)), paths.saves)
    assert shelved == here, "the very same is kept once"


def test_what_is_deleted_is_what_lies_there_now(tmp_path: Path) -> None:
    """Another program has written the file since it was listed."""
    file = written(tmp_path, LEFT, journal(3))
    file.write_bytes(b"\xff\x00")
    deleted = unfinished.delete(file)
    unfinished.put_back(deleted)
    assert file.read_bytes() == b"\xff\x00"
