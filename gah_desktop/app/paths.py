"""Where the application keeps its files. Creates folders when they are asked for; writes no file itself."""

from __future__ import annotations

from pathlib import Path

import appdirs

from gah_desktop.catalog.basics import OVERRIDES_FILE

APP = "gah-desktop"


class Paths:
    """The user's folders; tests give folders of their own."""

    def __init__(self, root: Path | None = None) -> None:
        self._config = root / "config" if root else Path(appdirs.user_config_dir(APP, False))
        self._data = root / "data" if root else Path(appdirs.user_data_dir(APP, False))

    @property
    def config(self) -> Path:
        return _made(self._config)

    @property
    def data(self) -> Path:
        return _made(self._data)

    @property
    def games(self) -> Path:
        """Logs of finished games, from which the history can be rebuilt."""
        return _made(self._data / "games")

    @property
    def saves(self) -> Path:
        """Games the user saves, and unfinished ones that were left for another."""
        return _made(self._data / "saves")

    @property
    def settings_file(self) -> Path:
        return self.config / "settings.ini"

    @property
    def overrides_file(self) -> Path:
        """The owner's corrections to the cards; usually there is none."""
        return self._config / OVERRIDES_FILE

    @property
    def autosave(self) -> Path:
        return self.data / "autosave.gah"

    @property
    def history_file(self) -> Path:
        return self.data / "history.sqlite"

    @property
    def log_file(self) -> Path:
        return self.data / "gah-desktop.log"


def _made(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def set_aside(path: Path) -> Path:
    """Rename a damaged file to a free name beside it, so that nothing is lost; returns the new name."""
    number = 1
    while (new := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    return path.rename(new)
