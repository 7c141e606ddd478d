"""No file of the package needs another one to be imported before it."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.helpers.imports import FILES, ROOT, cycles, files_imported


def test_no_files_import_each_other() -> None:
    assert cycles({name: files_imported(name) for name in FILES}) == []


def test_files_that_import_each_other_are_found() -> None:
    assert cycles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}, "e": set()}) == [["a", "b", "c"]]


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "fork"), reason="Windows cannot fork")
def test_each_file_can_be_imported_first() -> None:
    call = [sys.executable, "-m", "tests.helpers.import_each_first"]
    done = subprocess.run(call, cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == f"imported: {len(FILES)}\n"
