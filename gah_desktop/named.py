"""`NamedTuple` for a program that starts at once. Standard library only.

The same as `typing.NamedTuple`, as far as it is used here, and type checkers take it for that. But that one
parses the type of each field and compiles a constructor for each class, and several hundred classes are a
quarter of a start. Here types stay as they are written, and a constructor is compiled for each number of
fields; classes share it but for the names.
"""

from __future__ import annotations

from collections import _tuplegetter  # type: ignore[attr-defined]
from functools import cache
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import NamedTuple as NamedTuple
    from typing import Self


class _Named(tuple[Any, ...]):
    """What all of them can do."""

    __slots__ = ()
    _fields = tuple[str, ...]()

    @classmethod
    def _make(cls, values: Iterable[Any]) -> Self:
        made = tuple.__new__(cls, values)
        if len(made) != len(cls._fields):
            raise TypeError(f"Expected {len(cls._fields)} arguments, got {len(made)}")
        return made

    def _replace(self, **changed: Any) -> Self:
        made = tuple.__new__(type(self), map(changed.pop, self._fields, self))
        if changed:
            raise ValueError(f"Got unexpected field names: {list(changed)!r}")
        return made

    def _asdict(self) -> dict[str, Any]:
        return dict(zip(self._fields, self, strict=True))

    def __repr__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in self._asdict().items())
        return f"{type(self).__name__}({told})"

    def __getnewargs__(self) -> tuple[Any, ...]:
        return tuple(self)


_GLOBALS = {"_new": tuple.__new__, "__builtins__": {}}


@cache
def _constructor(number: int) -> CodeType:
    names = [f"_{place}" for place in range(number)]
    values = "".join(f"{name}, " for name in names)
    code: CodeType = eval(f"lambda {', '.join(['_cls', *names])}: _new(_cls, ({values}))").__code__
    return code


class _Maker(type):
    """Makes the classes; none of them is an instance of it."""

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> type:
        if not bases:  # NamedTuple itself
            return type.__new__(cls, name, bases, body)
        if len(bases) != 1:
            raise TypeError(f"{name}: a named tuple has no other bases")
        if any(later in body for later in ("__annotate__", "__annotate_func__")):
            raise TypeError(f"{name}: its module needs `from __future__ import annotations`")
        fields = tuple(body.get("__annotations__", ()))
        defaults = {field: body.pop(field) for field in fields if field in body}
        if tuple(defaults) != fields[len(fields) - len(defaults) :]:
            raise TypeError(f"{name}: a field without a default follows one that has it")
        code = _constructor(len(fields)).replace(
            co_varnames=("_cls", *fields), co_name="__new__", co_qualname=f"{name}.__new__"
        )
        body["__new__"] = FunctionType(code, _GLOBALS, "__new__", tuple(defaults.values()))
        for place, field in enumerate(fields):
            body[field] = _tuplegetter(place, field)
        body |= {"__slots__": (), "__match_args__": fields, "_fields": fields, "_field_defaults": defaults}
        return type.__new__(type, name, (_Named,), body)


if not TYPE_CHECKING:

    class NamedTuple(metaclass=_Maker):
        """The base to write; a class of it has no others."""
