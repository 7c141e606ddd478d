"""Finds resource files and compiled translations, wherever the game runs from. Standard library only.

A wheel and a frozen bundle carry both folders inside the package, in `data/`; a checkout has them
beside it.
"""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_PACKAGED = _PACKAGE / "data"
_ROOT = _PACKAGED if _PACKAGED.is_dir() else _PACKAGE.parent


def resource_path(name: str) -> Path:
    """The file or folder `name` of the game's resources, such as "catalog/guests.json"."""
    return _ROOT / "resources" / name


def translation_path(language: str) -> Path:
    """The compiled translation of a language ("de"); it is missing in a checkout before `make qm`."""
    return _ROOT / "i18n" / f"gah_{language}.qm"


def licences_path() -> Path:
    """The folder with the licences of all that a frozen bundle holds; nowhere else there is one."""
    return _ROOT / "licences"
