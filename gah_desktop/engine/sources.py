"""Sources and actions: where each begins, what it has given, and when it is over. Asked by modules alone.

A source is a main action, the VP of a guest, the reward of a guest, or one firing of a bonus, card or
tile; what it sets off is a source of its own. While it lasts, a frame lies on the stack beneath its
decisions: the topmost frame is the source of the moment, and the one below it again once it is gone. A
gain that names another source than that is a firing by itself, and over at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import cast

from gah_desktop.engine.decisions.base import Decision, comes_first, never, nothing
from gah_desktop.engine.events import Source
from gah_desktop.engine.pending import ActionFrame, SourceFrame, StaffPlayed
from gah_desktop.engine.reasons import Reason
from gah_desktop.engine.state import GameState, PlayerState

# what belongs to the source of the moment, whatever it is: VP of a room, VP for steps past the end
_PART_OF = frozenset(("room", "track"))
# the gains a frame adds up; other items are told, but not added up
_SUMS = frozenset(("vp", "steps", "krones", "champagne"))


def opened(s: GameState, seat: int, source: Source) -> int:
    """A source begins. Returns what `closed` is to be given once all it does has been begun."""
    s.stack.append(SourceFrame(seat, source))
    return len(s.stack)


def closed(s: GameState, mark: int) -> None:
    """If nothing of it waits for a decision, the source is over; otherwise it is as soon as that is done."""
    if len(s.stack) == mark:
        _over(s, s.stack[-1])


def enter(s: GameState, p: PlayerState, source: Source) -> int:
    """Open the source of a gain, unless it is that of the moment; then it is 0."""
    if source[0] in _PART_OF:
        return 0
    at = _topmost(s, SourceFrame)
    if at >= 0 and s.stack[at][:2] == (p.seat, source):  # type: ignore[index]
        return 0
    return opened(s, p.seat, source)


def leave(s: GameState, mark: int) -> None:
    if mark:
        closed(s, mark)


def gained(s: GameState, p: PlayerState, what: str, amount: int, source: Source) -> None:
    """The sums of the source go up; who answers at once does so."""
    if p.seat == s.setup.opponent:
        return
    mark = enter(s, p, source)
    at = _topmost(s, SourceFrame)
    if at >= 0:
        frame = s.stack[at]
        assert isinstance(frame, SourceFrame)
        if what in _SUMS:
            s.stack[at] = frame._replace(**{what: getattr(frame, what) + amount})
        for i in s.hooks.gained:
            s.modules[i].gained(s, p, what, amount, frame)
    leave(s, mark)


@contextmanager
def told_as(s: GameState, source: Source) -> Iterator[None]:
    """What is gained meanwhile is told as this, but belongs to the source of the moment."""
    at = _topmost(s, SourceFrame)
    kept = s.stack[at].source
    s.stack[at] = cast("SourceFrame", s.stack[at])._replace(source=source)
    yield
    s.stack[at] = cast("SourceFrame", s.stack[at])._replace(source=kept)


def action_at(s: GameState) -> int:
    """Where the frame of the action of the moment lies on the stack; -1 if there is none."""
    return _topmost(s, ActionFrame)


def note(s: GameState, seat: int, what: str, amount: int = 1) -> int | None:
    """Add to what is noted of the action of the moment. Returns what it was; None without an own action."""
    at = _topmost(s, ActionFrame)
    if at < 0 or s.stack[at].seat != seat:
        return None
    frame = s.stack[at]
    assert isinstance(frame, ActionFrame)
    noted = dict(frame.noted)
    before = noted.get(what, 0)
    noted[what] = before + amount
    s.stack[at] = frame._replace(noted=tuple(noted.items()))
    return before


def _topmost(s: GameState, kind: type[SourceFrame] | type[ActionFrame]) -> int:
    for at in range(len(s.stack) - 1, -1, -1):
        if type(s.stack[at]) is kind:
            return at
    return -1


def _over(s: GameState, f: object) -> None:
    s.stack.pop()
    assert isinstance(f, SourceFrame)
    for i in s.hooks.source_over:
        s.modules[i].source_over(s, s.players[f.seat], f)


def _action_over(s: GameState, f: ActionFrame) -> None:
    s.stack.pop()
    for i in s.hooks.action_over:
        s.modules[i].action_over(s, s.players[f.seat], f)


def _staff_played(s: GameState, f: StaffPlayed) -> None:
    s.stack.pop()
    for i in s.hooks.staff_played:
        s.modules[i].staff_played(s, s.players[f.seat], f.staff)


def _why(s: GameState, f: SourceFrame, action: object) -> Reason:
    return comes_first(f)


SOURCE = Decision(nothing, never, _why, _over)
ACTION = Decision(nothing, never, _why, _action_over)
STAFF_PLAYED = Decision(nothing, never, _why, _staff_played)
