"""The translations compiled anew from the .ts files, so that no test speaks out of old ones."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.languages import LANGUAGES

from .linguist import ROOT, Listener


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the .qm file of every language."""
    folder = tmp_path_factory.mktemp("qm")
    subprocess.run([sys.executable, "packaging/translations.py", "compile", folder], cwd=ROOT, check=True)
    return folder


@pytest.fixture(scope="session")
def listeners(compiled: Path) -> dict[str, Listener]:
    return {language: Listener(language, compiled / f"gah_{language}.qm") for language in LANGUAGES}
