"""A whole turn of somebody in one line, for who was not looking. No rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from gah_desktop.engine import events as e
from gah_desktop.text.voices import counted

from .terms import fill, join_list, labelled, translate


def turn_summary(events: Iterable[e.Event], seat: int, name: str) -> str:
    """What the seat did and scored in these events, which are one turn; "" if that was nothing."""
    done: dict[str, int] = {}
    face = vp = 0
    for event in events:
        if isinstance(event, e.Acted) and event.seat == seat:
            done[event.kind] = done.get(event.kind, 0) + 1
            face = event.details["face"] if event.kind == "take_die" else face
        elif isinstance(event, e.Scored) and event.seat == seat:
            vp += event.amount
    told = [text(done[kind], face) for kind, text in _TOLD.items() if kind in done]
    if vp:
        told.append(counted("short", "%n VP", vp))
    return labelled(name, join_list(told)) if told else ""


_TOLD: dict[str, Callable[[int, int], str]] = {
    "pass": lambda n, face: translate("news", "passes"),
    "take_guest": lambda n, face: counted("news", "%n guest(s) invited", n),
    "take_die": lambda n, face: fill(translate("news", "a die showing %1"), face),
    "prepare": lambda n, face: counted("news", "%n room(s) prepared", n),
    "play_staff": lambda n, face: counted("news", "%n staff card(s) played", n),
    "move_guest": lambda n, face: counted("news", "%n guest(s) moved in", n),
    "claim": lambda n, face: counted("news", "%n objective(s) claimed", n),
}
