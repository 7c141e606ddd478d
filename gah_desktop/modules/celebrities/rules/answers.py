"""What celebrities answer to, by the kind of effect on their tiles, once a source (digest 2.5 to 2.13).

VP come of themselves; all else is offered with what waits and may be declined.
"""

from __future__ import annotations

from gah_desktop.engine import changes, sources
from gah_desktop.engine.decisions import benefits
from gah_desktop.engine.pending import SourceFrame
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.modules.celebrities.rules.lounge import Celebrity, lounge_of

# at once: what is gained, by what the tile waits for
GAINED = {"vp": "when_vp_gained", "steps": "when_emperor_advance", "champagne": "when_champagne_gained"}
# when the source is over: what it gave
OVER = {"steps": "after_emperor_advance", "krones": "after_krones_gained"}


def to_gain(s: GameState, p: PlayerState, what: str, frame: SourceFrame) -> None:
    """The first of a kind that a source gives; the frame says what it gave before."""
    if what not in GAINED or getattr(frame, what):
        return
    celebrity = lounge_of(s).holds(s, p.seat, GAINED[what])
    if celebrity is None:
        return
    if what == "champagne":
        answer(s, p, celebrity)
    elif what == "steps":
        (effect,) = celebrity.effects
        benefits.wait(s, p, [benefits.part_of((effect,), _source(celebrity), "joined")])
    else:
        _more_vp(s, p, celebrity)


def _more_vp(s: GameState, p: PlayerState, celebrity: Celebrity) -> None:
    """They belong to the source they answer to, so they set off none of their own."""
    source = _source(celebrity)
    with sources.told_as(s, source):
        for effect in celebrity.effects:
            changes.score(s, p, effect.amount, source)


def to_end(s: GameState, p: PlayerState, frame: SourceFrame) -> None:
    """A source is over."""
    lounge = lounge_of(s)
    for what, kind in OVER.items():
        if getattr(frame, what) and (celebrity := lounge.holds(s, p.seat, kind)):
            answer(s, p, celebrity)


def to_event(s: GameState, p: PlayerState, kind: str) -> None:
    for celebrity in lounge_of(s).all_of(s, p.seat, kind):
        answer(s, p, celebrity)


def answer(s: GameState, p: PlayerState, celebrity: Celebrity) -> None:
    benefits.answer(s, p, celebrity.effects, _source(celebrity))


def _source(celebrity: Celebrity) -> tuple[str, int]:
    return ("celebrity", celebrity.id)
