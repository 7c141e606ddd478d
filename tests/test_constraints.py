"""The versions that were tested are recorded for all that the game and its tests ask for."""

from __future__ import annotations

import importlib.util
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.markers import default_environment

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
WANTED = [*PROJECT["dependencies"], *(line for extra in EXTRAS.values() for line in extra)]
RECORDED = [
    Requirement(line)
    for line in (ROOT / "packaging" / "constraints.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]


def script(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(name, ROOT / "packaging" / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def holds(requirement: Requirement, python: str) -> bool:
    environment = {**default_environment(), "python_version": python, "sys_platform": "linux"}
    return requirement.marker is None or requirement.marker.evaluate(environment)  # type: ignore[arg-type]


@pytest.mark.parametrize("python", ["3.11", "3.12", "3.13"])
@pytest.mark.parametrize("text", sorted(set(WANTED)))
def test_one_fitting_version_of_everything_is_recorded(text: str, python: str) -> None:
    wanted = Requirement(text)
    if not holds(wanted, python):
        return
    (found,) = [line for line in RECORDED if line.name == wanted.name and holds(line, python)]
    (exact,) = found.specifier
    assert exact.operator == "=="
    assert wanted.specifier.contains(exact.version)


def test_versions_that_differ_say_for_which_python() -> None:
    lines = script("constraints").lines(
        {
            (3, 11): {"same": "1", "grown": "1", "old": "5"},
            (3, 12): {"same": "1", "grown": "2"},
            (3, 13): {"same": "1", "grown": "3"},
        }
    )
    assert lines == [
        "grown==1; python_version < '3.12'",
        "grown==2; python_version >= '3.12' and python_version < '3.13'",
        "grown==3; python_version >= '3.13'",
        "old==5; python_version < '3.12'",
        "same==1",
    ]


def test_pythons_are_found_on_the_path_and_where_pyenv_makes_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pythons = script("pythons")
    shim, chosen = tmp_path / "bin" / "python3.11", tmp_path / "versions" / "3.11.9" / "bin" / "python3.11"
    broken = tmp_path / "bin" / "python3.12"
    for file, code in ((shim, 127), (chosen, 0), (broken, 1)):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"#!/bin/sh\nexit {code}\n", encoding="utf-8")
        file.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path))
    assert pythons.oldest() == 11
    assert pythons.pythons() == [str(chosen)]


@pytest.mark.parametrize("target", ["$(VENV)/.play", "$(VENV)/.test", "$(VENV)/.packages", "$(VENV)/.train"])
def test_make_installs_what_was_tested(target: str) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert "CONSTRAINTS ?= --constraint packaging/constraints.txt\n" in makefile
    (recipe,) = [part for part in makefile.split("\n\n") if part.startswith(f"{target}:")]
    assert "$(INSTALL) -r" in recipe and "-m pip install" not in recipe
