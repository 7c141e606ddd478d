"""Whose work the program is made of: told by the bundle, or by the Python it runs in."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gah_desktop import __version__
from gah_desktop.app import licences
from gah_desktop.app.licences import parts


def test_what_is_installed() -> None:
    found = {part.name: part for part in parts()}
    assert next(iter(found)) == "gah-desktop"
    assert found["gah-desktop"].version == __version__
    assert "MIT License" in found["gah-desktop"].text()
    assert {"Qt", "Python", "PySide6-Essentials", "pydantic", "pydantic-core", "appdirs"} <= set(found)
    assert found["Qt"].licence == "LGPL-3.0-only"
    assert "Permission is hereby granted" in found["pydantic"].text()
    assert not {"pytest", "ruff", "numpy"} & set(found)
    assert all(part.version and part.licence for part in found.values())


def test_what_a_bundle_tells(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = [
        {"name": name, "version": "1", "licence": "MIT", "text": f"{name}.txt"}
        for name in ("zlib", "gah-desktop", "Brotli")
    ]
    (tmp_path / "index.json").write_text(json.dumps(told), encoding="utf-8")
    (tmp_path / "Brotli.txt").write_text("as it is", encoding="utf-8")
    monkeypatch.setattr(licences, "licences_path", lambda: tmp_path)
    found = parts()
    assert [part.name for part in found] == ["gah-desktop", "Brotli", "zlib"]
    assert [part.text() for part in found] == ["", "as it is", ""]  # a missing file is no reason to fail
