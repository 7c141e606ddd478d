"""A disk that refuses to write, at the one place where the program writes its files."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from gah_desktop.record import files


class Disk:
    """As long as `error` is a number of the system, every write fails with it."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.error = 0
        self.only = ""  # a part of the paths that it refuses; "" for all
        self.tried = 0
        write = files._write_new

        def refuse(path: Path, data: bytes, lasting: bool) -> None:
            if self.error and self.only in str(path):
                self.tried += 1
                raise OSError(self.error, os.strerror(self.error), str(path))
            write(path, data, lasting)

        patch.setattr(files, "_write_new", refuse)
