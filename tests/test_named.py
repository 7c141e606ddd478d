"""`gah_desktop.named` is `typing.NamedTuple` in all that the program asks of it."""

from __future__ import annotations

import copy
import inspect
import pickle
import typing
from collections.abc import Callable
from typing import Any

import pytest

from gah_desktop.named import NamedTuple


class Room(NamedTuple):
    """A room of the hotel."""

    floor: int
    column: int = 1
    guest: str = ""

    @property
    def place(self) -> tuple[int, int]:
        return self.floor, self.column

    def moved(self) -> Room:
        return self._replace(column=self.column + 1)


class Plain(typing.NamedTuple):
    floor: int
    column: int = 1
    guest: str = ""


class Nothing(NamedTuple):
    pass


@pytest.mark.parametrize(
    ("arguments", "named"), [((3,), {}), ((3, 2), {}), ((3,), {"guest": "Resi"}), ((), {"floor": 1})]
)
def test_a_named_tuple_is_made_like_that_of_the_standard_library(
    arguments: tuple[Any, ...], named: dict[str, Any]
) -> None:
    ours, theirs = Room(*arguments, **named), Plain(*arguments, **named)
    assert tuple(ours) == tuple(theirs)
    assert (ours.floor, ours.column, ours.guest) == (theirs.floor, theirs.column, theirs.guest)
    assert hash(ours) == hash(theirs)
    assert ours._asdict() == theirs._asdict()
    assert repr(ours) == repr(theirs).replace("Plain", "Room")
    assert tuple(ours._replace(guest="Poldi")) == tuple(theirs._replace(guest="Poldi"))
    assert type(ours._replace(floor=4)) is Room
    assert Room._make(theirs) == ours


@pytest.mark.parametrize(
    "wrong", [lambda cls: cls(), lambda cls: cls(1, 2, "", 4), lambda cls: cls(1, door=2)]
)
def test_what_does_not_fit_is_refused_with_the_same_words(wrong: Callable[[type], object]) -> None:
    with pytest.raises(TypeError) as ours:
        wrong(Room)
    with pytest.raises(TypeError) as theirs:
        wrong(Plain)
    assert str(ours.value).split("__new__")[-1] == str(theirs.value).split("__new__")[-1]


def test_a_field_that_is_not_there_cannot_be_replaced_or_made() -> None:
    with pytest.raises(ValueError, match="door"):
        Room(1)._replace(door=2)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="3"):
        Room._make([1])


def test_fields_defaults_and_signature_can_be_looked_up() -> None:
    assert Room._fields == Plain._fields == Room.__match_args__
    assert Room._field_defaults == {"column": 1, "guest": ""}
    assert list(inspect.signature(Room).parameters) == ["floor", "column", "guest"]
    assert typing.get_type_hints(Room) == {"floor": int, "column": int, "guest": str}
    assert (Room.__name__, Room.__module__, Room.__doc__) == ("Room", __name__, "A room of the hotel.")


def test_it_has_methods_of_its_own_and_no_other_room() -> None:
    assert (Room(2, 3).place, Room(2, 3).moved()) == ((2, 3), Room(2, 4))
    with pytest.raises(AttributeError):
        Room(2).floor = 3  # type: ignore[misc]
    with pytest.raises(AttributeError):
        Room(2).door = 3  # type: ignore[attr-defined]
    assert Nothing() == ()


def test_it_can_be_matched_copied_and_pickled() -> None:
    room = Room(2, guest="Resi")
    match room:
        case Room(floor, guest=name):
            assert (floor, name) == (2, "Resi")
    for twin in (copy.copy(room), copy.deepcopy(room), pickle.loads(pickle.dumps(room))):
        assert (type(twin), twin) == (Room, room)


def test_a_default_may_not_be_followed_by_a_field_without_one() -> None:
    with pytest.raises(TypeError, match="Wrong"):

        class Wrong(NamedTuple):
            floor: int = 1
            column: int  # type: ignore[misc]


def test_what_would_have_no_fields_is_refused() -> None:
    """As later Pythons have it where annotations are not written down as they stand."""
    maker: Any = type(NamedTuple)
    for body in ({"__annotate__": None}, {"__annotate_func__": None}):
        with pytest.raises(TypeError, match="annotations"):
            maker("Late", (NamedTuple,), dict(body))


def test_it_has_no_other_bases() -> None:
    with pytest.raises(TypeError, match="other bases"):

        class Both(NamedTuple, Plain):  # type: ignore[misc]
            floor: int
