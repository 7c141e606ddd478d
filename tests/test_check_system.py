"""A system library that Qt lacks is named by the package that has it, before anything else fails."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "packaging" / "check_system.py"


@pytest.fixture
def check_system(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The script, with a Qt that loads and no library missing until a test says otherwise."""
    spec = importlib.util.spec_from_file_location("check_system", FILE)
    assert spec is not None and spec.loader is not None
    module: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "load_qt", lambda: "")
    monkeypatch.setattr(module, "is_missing", lambda library: False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    return module


def test_all_is_there(check_system: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert check_system.main([]) == check_system.main(["--window"]) == 0
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize(
    ("library", "debian", "fedora"),
    [
        ("libGL.so.1", "libgl1", "mesa-libGL"),
        ("libEGL.so.1", "libegl1", "mesa-libEGL"),
        ("libglib-2.0.so.0", "libglib2.0-0", "glib2"),
    ],
)
def test_packages_are_named(
    check_system: Any,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    library: str,
    debian: str,
    fedora: str,
) -> None:
    monkeypatch.setattr(check_system, "load_qt", lambda: f"ImportError: {library}: cannot open")
    monkeypatch.setattr(check_system, "is_missing", library.__eq__)
    assert check_system.main([]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.splitlines()[1:] == [
        f"    Debian, Ubuntu:  sudo apt install {debian}",
        f"    Fedora:          sudo dnf install {fedora}",
    ]
    assert check_system.main(["--debian"]) == 1
    assert capsys.readouterr() == (f"{debian}\n", "")


def test_a_window_needs_more_where_there_is_a_display(
    check_system: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(check_system, "is_missing", "libxcb-cursor.so.0".__eq__)
    assert check_system.main(["--window"]) == 0
    monkeypatch.setenv("DISPLAY", ":0")
    assert check_system.main([]) == 0
    assert check_system.main(["--window"]) == 1
    assert "apt install libxcb-cursor0" in capsys.readouterr().err


def test_whatever_else_is_wrong_with_qt_is_told(tmp_path: Path) -> None:
    (tmp_path / "PySide6").mkdir()
    (tmp_path / "PySide6" / "__init__.py").write_text("raise ImportError('something strange')\n")
    done = subprocess.run(
        [sys.executable, FILE], env={"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert "Qt can't be loaded" in done.stderr and "something strange" in done.stderr


def test_make_looks_before_it_uses_qt() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    compiling = makefile.split("\ni18n/.compiled:")[1].split("\n\n")[0]
    assert 0 < compiling.index("check_system.py") < compiling.rindex("translations.py compile")
