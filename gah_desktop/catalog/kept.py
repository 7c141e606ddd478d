"""The validated catalog, kept in a file for the next start: reading it needs neither models nor validation.

The file counts only while game, Python, models and printed data are those it was made from; anything
else, damage included, is no file. Its components answer like the models they were made from.
"""

from __future__ import annotations

import hashlib
import os
import pickle
import sys
from collections.abc import Iterable, Mapping
from contextlib import suppress
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, cast

from .. import __version__
from .answers import (
    BoardAnswers,
    CatalogAnswers,
    ItemCountsAnswers,
    SourcedAnswers,
    StaffAnswers,
    TracksAnswers,
)

if TYPE_CHECKING:
    from .models import Catalog as PrintedCatalog

NAME = "catalog.kept"
_DIGEST = hashlib.sha256().digest_size


class Kept:
    """A component as it was validated; like its model it never changes."""

    def __init__(self, fields: Mapping[str, Any]) -> None:
        vars(self).update(fields)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"{type(self).__name__}.{name} is printed")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"{type(self).__name__}.{name} is printed")


# one for each model, by its name, and with the model's own answers


class ItemCounts(ItemCountsAnswers, Kept): ...


class Effect(Kept): ...


class Penalty(Kept): ...


class Guest(SourcedAnswers, Kept): ...


class Staff(StaffAnswers, SourcedAnswers, Kept): ...


class ObjectiveNeeds(Kept): ...


class Objective(SourcedAnswers, Kept): ...


class EmperorTile(SourcedAnswers, Kept): ...


class Board(BoardAnswers, Kept): ...


class RoomVp(Kept): ...


class OccupancyBonus(Kept): ...


class Tracks(TracksAnswers, SourcedAnswers, Kept): ...


class InstructionGuest(Kept): ...


class InstructionAction(Kept): ...


class InstructionCard(Kept): ...


class Catalog(CatalogAnswers, Kept): ...


KINDS = {kind.__name__: kind for kind in Kept.__subclasses__()}


class _Reader(pickle.Unpickler):
    """Makes components and nothing else, whatever the file asks for."""

    def find_class(self, module: str, name: str) -> type[Kept]:
        if module == __name__ and name in KINDS:
            return KINDS[name]
        raise pickle.UnpicklingError(f"{module}.{name}")


def read(folder: Path, texts: Iterable[bytes]) -> PrintedCatalog | None:
    """The catalog made from these texts; None if it is not there or not to be trusted."""
    try:
        found = (folder / NAME).read_bytes()
        stamp, digest, content = found[:_DIGEST], found[_DIGEST : 2 * _DIGEST], found[2 * _DIGEST :]
        if stamp != _stamp(texts) or digest != hashlib.sha256(content).digest():
            return None
        return cast("PrintedCatalog", _Reader(BytesIO(content)).load())
    except (OSError, EOFError, pickle.UnpicklingError):
        return None


def write(folder: Path, texts: Iterable[bytes], catalog: PrintedCatalog) -> PrintedCatalog:
    """Keep the catalog for the next start, if the folder can be written to; returns it as it will be read."""
    like = _kept(catalog)
    content = pickle.dumps(like, protocol=5)
    new = folder / f"{NAME}.{os.getpid()}"
    with suppress(OSError):
        new.write_bytes(_stamp(texts) + hashlib.sha256(content).digest() + content)
        new.replace(folder / NAME)
    return cast("PrintedCatalog", like)


def _kept(value: Any) -> Any:
    """A model as its component, with all that it holds."""
    if isinstance(value, tuple):
        return tuple(map(_kept, value))
    if isinstance(value, Mapping):
        return {key: _kept(held) for key, held in value.items()}
    if type(value).__name__ in KINDS:
        fields = type(value).model_fields  # and not what a model has worked out meanwhile
        return KINDS[type(value).__name__]({name: _kept(getattr(value, name)) for name in fields})
    return value


def _stamp(texts: Iterable[bytes]) -> bytes:
    """Names the game, the Python, the models and the printed data."""
    models = sorted((file.name, file.stat().st_mtime_ns) for file in Path(__file__).parent.glob("*.py"))
    about = repr((__version__, sys.version, sys.byteorder, models)).encode()
    return hashlib.sha256(b"\0".join((about, *texts))).digest()
