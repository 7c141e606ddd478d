"""What the application notes about a game beside its log: colours, dates, an identity. No rules."""

from __future__ import annotations

import re
from dataclasses import asdict, dataclass, replace
from typing import Any

_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")  # it becomes part of a file's name
_PLAY = re.compile(r"[0-9a-f]{12}")


def identity() -> str:
    from uuid import uuid4  # asks much of the system; only a new game needs one

    return uuid4().hex


def now() -> str:
    from time import time

    return iso(time())


def iso(moment: float) -> str:
    """Return a moment of the system's clock as dates are noted; "" outside the calendar's years."""
    from datetime import datetime

    try:
        return datetime.fromtimestamp(moment).astimezone().isoformat(timespec="seconds")
    except (ValueError, OverflowError, OSError):  # file systems and clocks can tell any year
        return ""


@dataclass(frozen=True)
class Meta:
    """`colours` are indices into the theme's seat colours, one per seat; () means in order."""

    id: str = ""
    started: str = ""
    finished: str = ""
    colours: tuple[int, ...] = ()
    hints: tuple[int, ...] = ()  # by seat, how many were given; () for none
    hinted_at: tuple[str, ...] = ()  # names of what had been played then

    @classmethod
    def new(cls, colours: tuple[int, ...] = ()) -> Meta:
        return cls(identity(), now(), "", colours)

    def ended(self) -> Meta:
        return replace(self, finished=now())

    def to_dict(self) -> dict[str, Any]:
        found = {
            name: list(value) if isinstance(value, tuple) else value for name, value in asdict(self).items()
        }
        if not self.hints:
            del found["hints"], found["hinted_at"]
        return found

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Meta:
        """From a file, which may be someone else's: what makes no sense is left out."""

        def text(key: str) -> str:
            value = data.get(key)
            return value if isinstance(value, str) else ""

        def date(key: str) -> str:
            from datetime import datetime

            try:
                datetime.fromisoformat(text(key))
            except ValueError:
                return ""
            return text(key)

        colours, hints, at = data.get("colours"), data.get("hints"), data.get("hinted_at")
        if not isinstance(hints, list) or len(hints) > 4 or any(type(n) is not int or n < 0 for n in hints):
            hints = []
        if not hints or not isinstance(at, list):
            at = []
        usable = isinstance(colours, list) and all(type(c) is int and 0 <= c < 4 for c in colours)
        return cls(
            text("id") if _ID.fullmatch(text("id")) else identity(),
            date("started"),
            date("finished"),
            tuple(colours) if usable and colours else (),
            tuple(hints),
            tuple(play for play in at if isinstance(play, str) and _PLAY.fullmatch(play)),
        )

    def hinted(self, seat: int, play: str) -> Meta:
        """One more hint for a seat, unless one was given when the very same had been played."""
        play = play[:12]
        if play in self.hinted_at:
            return self
        known = [*self.hints, *[0] * (seat + 1 - len(self.hints))]
        known[seat] += 1
        return replace(self, hints=tuple(known), hinted_at=(*self.hinted_at, play))

    def colour(self, seat: int) -> int:
        return self.colours[seat] if seat < len(self.colours) else seat
