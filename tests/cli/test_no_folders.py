"""Commands of the terminal need no folder of the user's and make none; unreadable corrections are told."""

from __future__ import annotations

import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from gah_desktop.app.paths import Paths
from tests.cli.terminal import call, run

Capture = pytest.CaptureFixture[str]
QUICK = ("--bots", "random")
#: What goes by an owner's corrections.
CORRECTED = ("cards", "rules", "simulate", "transcript")
CALLS: tuple[tuple[str, ...], ...] = (
    ("--version",),
    ("--help",),
    ("simulate", "--games", "1", *QUICK),
    ("cards", "--search", "waitress"),
    ("cards", "--house"),
    ("rules", "--search", "emperor track"),
    ("replay", "{saved}"),
    ("transcript", "{saved}"),
    ("transcript", *QUICK),
    ("screenshot", "--page", "new", "--out", "{out}"),
)


def nowhere(home: Path) -> Path:
    """Where not even root can make a folder."""
    return Path("/proc/x")


def missing(home: Path) -> Path:
    return home / "missing"


def read_only(home: Path) -> Path:
    home.mkdir()
    home.chmod(stat.S_IRUSR | stat.S_IXUSR)
    return home


def files_for_folders(home: Path) -> Path:
    home.mkdir()
    for name in (".config", ".local", ".cache", "Library", "AppData"):
        (home / name).write_text("no folder", encoding="utf-8")
    return home


def files_for_our_folders(home: Path) -> Path:
    for name in (".config", ".local/share", ".cache"):
        (home / name).mkdir(parents=True)
        (home / name / "gah-desktop").write_text("no folder", encoding="utf-8")
    return home


def nobody_may_look(home: Path) -> Path:
    """Root may all the same, and finds nothing."""
    for name in (".config", ".local/share", ".cache"):
        (home / name / "gah-desktop").mkdir(parents=True)
        (home / name / "gah-desktop").chmod(0)
    return home


HOMES = (nowhere, missing, read_only, files_for_folders, files_for_our_folders, nobody_may_look)


# every day's; the others are with the slow tests
DAILY = (nowhere, files_for_our_folders)


@pytest.fixture(
    params=[
        pytest.param(make, id=make.__name__, marks=[] if make in DAILY else pytest.mark.slow)
        for make in HOMES
    ]
)
def home(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    make: Callable[[Path], Path] = request.param
    for name in ("CONFIG", "DATA", "CACHE", "STATE"):
        monkeypatch.delenv(f"XDG_{name}_HOME")
    made = make(tmp_path / "nobodys")
    monkeypatch.setenv("HOME", str(made))
    return made


def unreadable(why: str = "Access is not permitted.") -> str:
    """Where nobody may look, there may be corrections: that is told, except to root, who finds none."""
    return f"{Paths().overrides_file} cannot be read. {why} The built-in values are used.\n"


def test_every_command_works_and_leaves_nothing_behind(
    home: Path, capsys: Capture, saved: Path, tmp_path: Path
) -> None:
    before = sorted(home.rglob("*")) if home.exists() else None
    for words in CALLS:
        filled = [word.format(saved=saved, out=tmp_path / "new.png") for word in words]
        answer = call(capsys, *filled)
        assert answer.code == 0, words
        assert answer.err in ("", unreadable() if words[0] in CORRECTED else ""), words
        assert answer.out or "--out" in words
    assert (tmp_path / "new.png").stat().st_size > 1000
    assert (sorted(home.rglob("*")) if home.exists() else None) == before


def test_a_language_that_cannot_be_read_is_the_systems(home: Path, capsys: Capture) -> None:
    words = {"LANGUAGE": "", "LC_ALL": "", "LC_MESSAGES": "", "LANG": "it_IT.UTF-8"}
    answer = run("replay", env=words)
    assert answer == call(capsys, "replay", "--lang", "it")


@pytest.mark.parametrize(
    ("made", "why"),
    [
        (lambda file: file.mkdir(parents=True), "This is a folder, not a file."),
        (lambda file: file.symlink_to(file), "This is a device or a pipe, not a file."),
    ],
    ids=["a folder", "a link to itself"],
)
def test_corrections_that_cannot_be_read_are_told_in_one_line(
    capsys: Capture, made: Callable[[Path], None], why: str
) -> None:
    usual = call(capsys, "cards", "--house")
    file = Paths().overrides_file
    file.parent.mkdir(parents=True, exist_ok=True)
    made(file)
    assert call(capsys, "cards", "--house") == (0, usual.out, unreadable(why))
