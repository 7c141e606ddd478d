"""The whole program starts, plays a move, saves and ends, whatever stands where its files should be."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.helpers.odd_files import KINDS, Make, endless, folder, pipe

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="there are no such files"),
]
if sys.platform != "win32":
    from tests.desktop.hostile import OPENED, PLACES, Run, lay, start

FOLDERS = ("data/saves", "data/games", "cache")


def sound(run: Run) -> bool:
    assert not run.faults, (run.faults, run.told, run.err)
    return True


@pytest.mark.parametrize("make", KINDS)
def test_the_same_in_every_place_at_once(tmp_path: Path, make: Make) -> None:
    for place in PLACES:
        if place not in FOLDERS:
            lay(tmp_path, make, place)
    assert sound(start(tmp_path))
    assert sound(start(tmp_path)), "and the next start"


@pytest.mark.parametrize("make", KINDS)
def test_in_the_place_of_every_folder(tmp_path: Path, make: Make) -> None:
    for place in FOLDERS:
        lay(tmp_path, make, place)
    assert sound(start(tmp_path))


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("make", [pipe, endless, folder])
def test_in_one_place_alone(tmp_path: Path, place: str, make: Make) -> None:
    lay(tmp_path, make, place)
    assert sound(start(tmp_path))


@pytest.mark.parametrize("make", KINDS)
def test_as_the_game_to_open(tmp_path: Path, make: Make) -> None:
    lay(tmp_path, make, OPENED)
    run = start(tmp_path, [str(tmp_path / OPENED)])
    assert sound(run)
    assert any(box.startswith(f"{OPENED} cannot be opened.") for box in run.told["boxes"])


@pytest.mark.parametrize("mode", [0, 0o500])
@pytest.mark.parametrize("folders", [("data",), ("config",), ("cache",), ("data/saves", "data/games")])
def test_folders_that_nobody_may_look_into_or_write_to(
    tmp_path: Path, folders: tuple[str, ...], mode: int
) -> None:
    for name in folders:
        (tmp_path / name).mkdir(parents=True)
        (tmp_path / name).chmod(mode)
    run = start(tmp_path)
    for name in folders:
        (tmp_path / name).chmod(0o700)
    assert run.faults == (["the game was not saved"] if folders == ("data",) else []), (run.told, run.err)
    assert run.told["asked"] == (folders in (("data",), ("config",)))
