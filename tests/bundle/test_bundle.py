"""The bundle for people without Python is made, and then used far from the checkout as they would."""

from __future__ import annotations

import hashlib
import json
import re
import struct
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from gah_desktop import __version__
from gah_desktop.app.meta import Meta
from gah_desktop.engine import Setup
from gah_desktop.record import Journal, dumps, loads, read_save
from tests.bundle.bundled import MADE, ROOT, Bundle
from tests.desktop.test_one_copy import saved, wait_for
from tests.helpers.games import sensible
from tests.helpers.languages import LANGUAGES

pytestmark = [pytest.mark.slow, pytest.mark.skipif(sys.platform != "linux", reason="looks at Linux' own")]

MEGABYTES = 110, 45  # as a folder, as an archive
NEVER = ("Qml", "Quick", "Pdf", "OpenGL", "EglFS", "gtk", "libcrypto", "libssl", "gnutls", "numpy", "rich")
RUN_ALONE = """
import sys
from PySide6.QtCore import QCollator, QLocale
print(*sorted("zebra Äpfel Apfel öl oz".split(), key=QCollator(QLocale(sys.argv[1])).sortKey))
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """That of `make bundle`, which `make test-all` makes before; far from the checkout."""
    assert MADE.is_dir(), "make bundle comes first"
    packed = archive()
    away = tmp_path_factory.mktemp("far away")
    with tarfile.open(packed) as tar:
        tar.extractall(away, filter="tar")
    return away / MADE.name


def archive() -> Path:
    (packed,) = MADE.parent.glob(f"gah-desktop-{__version__}-linux-*.tar.xz")
    return packed


@pytest.fixture
def bundle(folder: Path, tmp_path: Path) -> Iterator[Bundle]:
    tmp_path.chmod(0o700)
    made = Bundle(folder, tmp_path)
    yield made
    made.end()


def files(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]


def data(folder: Path) -> Path:
    return folder / "_internal" / "gah_desktop" / "data"


# -- what it holds


def test_it_is_light(folder: Path) -> None:
    assert sum(path.stat().st_size for path in files(folder)) <= MEGABYTES[0] * 1e6
    assert archive().stat().st_size <= MEGABYTES[1] * 1e6


@pytest.mark.parametrize("word", NEVER)
def test_what_is_never_loaded_is_left_out(folder: Path, word: str) -> None:
    named = [path for path in folder.rglob("*") if path.is_dir() or ".so" in path.name]
    assert not [path for path in named if word.lower() in path.name.lower()]


def test_no_link_leads_nowhere(folder: Path) -> None:
    assert not [path for path in folder.rglob("*") if path.is_symlink() and not path.exists()]


def test_every_library_finds_the_others(folder: Path) -> None:
    missing = set[str]()
    for file in files(folder):
        if re.search(r"\.so(\.|$)", file.name):
            told = subprocess.run(["ldd", file], capture_output=True, text=True).stdout
            missing |= {line.split()[0] for line in told.splitlines() if "not found" in line}
    assert missing <= {"libcups.so.2"}  # a system with printers has it


def test_the_bill_of_materials_tells_of_every_file(folder: Path) -> None:
    bill = json.loads((data(folder) / "sbom.cdx.json").read_text(encoding="utf-8"))
    parts = [bill["metadata"]["component"], *bill["components"]]
    # what is pure Python lies inside the program
    listed = [file for part in parts for file in part.get("components", ())]
    told = {file["name"]: file["hashes"][0]["content"] for file in listed}
    there = {path.relative_to(folder).as_posix(): path for path in files(folder)}
    own = {name for name in there if "/data/licences/" in name or name.endswith("sbom.cdx.json")}
    assert set(told) == set(there) - own
    for name, digest in told.items():
        assert hashlib.sha256(there[name].read_bytes()).hexdigest() == digest, name
    assert {"Qt", "Python", "ICU", "pydantic", "pydantic-core", "PySide6-Essentials"} <= {
        part["name"] for part in parts
    }
    assert all(part["version"] and part["licenses"] for part in parts)


def test_it_brings_the_licence_of_everything(folder: Path) -> None:
    bill = json.loads((data(folder) / "sbom.cdx.json").read_text(encoding="utf-8"))
    index = json.loads((data(folder) / "licences" / "index.json").read_text(encoding="utf-8"))
    assert {told["name"] for told in index} == {part["name"] for part in bill["components"]} | {"gah-desktop"}
    for told in index:
        assert len((data(folder) / "licences" / told["text"]).read_text(encoding="utf-8")) > 400, told


# -- a terminal


def test_an_empty_environment_is_enough(bundle: Bundle) -> None:
    assert bundle.out("--version") == f"gah-desktop {__version__}\n"
    assert json.loads(bundle.out("cards", "--json"))
    assert not list(bundle.home.iterdir()), "nothing is written"


def test_bots_play_in_several_processes(bundle: Bundle) -> None:
    options = ("--players", 2, "--bots", "heuristic,random", "--games", 4, "--json")
    alone = bundle.out("simulate", *options)
    assert len(alone.splitlines()) == 4
    assert bundle.out("simulate", *options, "--jobs", 2) == alone


def test_a_saved_game_is_told(bundle: Bundle) -> None:
    bundle.out("simulate", "--games", 1, "--save", "games")
    assert len(bundle.out("replay", "games/game-1.gah").splitlines()) > 50


def test_it_measures_in_processes_of_its_own(bundle: Bundle) -> None:
    assert re.search(r'"memory_mb": \d\d', bundle.out("bench", "--seconds", 1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks(bundle: Bundle, language: str) -> None:
    said = {code: bundle.out("cards", "--lang", code) for code in ("en", language)}
    assert language == "en" or said["en"] != said[language]
    assert (
        bundle.out("cards", "--lang", language).encode()
        == subprocess.run(
            [sys.executable, "-m", "gah_desktop", "cards", "--lang", language],
            cwd=ROOT,
            env={"HOME": str(bundle.home), "LC_ALL": "C.UTF-8", "PYTHONPATH": str(ROOT)},
            capture_output=True,
        ).stdout
    )
    assert bundle.out("-c", RUN_ALONE, language) == "Apfel Äpfel öl oz zebra\n"


# -- the window


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_of_the_window(bundle: Bundle, language: str) -> None:
    bundle.out("screenshot", "--page", "table", "--lang", language, "--out", "table.png")
    picture = (bundle.home / "table.png").read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert struct.unpack(">II", picture[16:24]) == (1280, 800)
    assert len(picture) > 100_000, "it is no empty sheet"


def position(bundle: Bundle) -> int:
    file = bundle.data / "autosave.gah"
    return loads(read_save(file)).journal.position if file.exists() else -1


def test_a_save_is_opened_by_its_path_while_a_copy_runs(bundle: Bundle, tmp_path: Path) -> None:
    first = bundle.start("--open", saved(tmp_path, 12))
    wait_for(lambda: position(bundle) >= 12)
    second = bundle.start(saved(tmp_path, 60))
    output, _ = second.communicate(timeout=60)
    assert second.returncode == 0, output
    wait_for(lambda: position(bundle) >= 60)
    assert first.poll() is None


def test_strong_thinks_in_a_process_of_its_own(bundle: Bundle, tmp_path: Path) -> None:
    """Which is the same program started again, and no second copy that hands over and ends."""
    setup = Setup(players=2, seed=5, kinds=("human", "strong"), names=("Anna", "Ben"))
    journal, rng = Journal.new(setup), Random(5)
    while journal.game.seat != 1 or len(journal.game.legal_actions()) < 3 or journal.position < 20:
        journal.apply(sensible(journal.game, rng))
    file = tmp_path / "strong.gah"
    when = "2026-01-01T10:00:00"
    file.write_text(dumps(journal, Meta("strong", when, when).to_dict()), encoding="utf-8")
    window = bundle.start(file)
    wait_for(lambda: position(bundle) > journal.position, 120)  # on a busy machine it thinks for long
    children = Path(f"/proc/{window.pid}/task/{window.pid}/children").read_text().split()
    programs = {Path(f"/proc/{child}/exe").resolve() for child in children}
    assert programs == {bundle.program.resolve()}
    assert window.poll() is None
    assert not (bundle.data / "gah-desktop.log").exists(), "there was nothing to complain of"
