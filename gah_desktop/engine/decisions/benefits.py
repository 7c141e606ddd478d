"""A guest has moved in, or the Emperor is pleased: what waits to be collected, in an order of choice.

The parts of a reward come in any order and may be declined. The occupancy bonus comes before the
first of them or after the last. Krones from staff come whenever the owner likes. E. Gizia's action
is always the last thing. What no choice can change is resolved without a question.

A part that cannot be used yet is not lost: another answer may bring the krone it needs. It sinks beneath
whatever else the action still brings, is checked again after each step, and is dropped only when nothing
else of the action is left.
"""

from __future__ import annotations

from gah_desktop.engine import changes, effects, hotel, sources
from gah_desktop.engine.actions import Action, Collect, Decline
from gah_desktop.engine.decisions.base import Decision, comes_first, told_decline
from gah_desktop.engine.events import SETUP, Acted, Source
from gah_desktop.engine.pending import ActionFrame, Benefits, Part, Pending, SourceFrame
from gah_desktop.engine.reasons import Code, Reason, reason
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.engine.tables import Effect

COLLECT = tuple(Collect(part) for part in range(20))
_COMES_LAST = ("extra_action", "gain_vp_per_dancer")
_DECLINABLE = ("reward", "firing", "answer", "opening", "joined")
_WITH_BONUS = ("bonus", "opening")  # not between the parts of a reward
_KEEPS_VP = ("answer", "opening")  # what is VP alone too


def _last(s: GameState, part: Part) -> bool:
    return part.effect.kind in _COMES_LAST and not s.t.classic


def _possible(s: GameState, p: PlayerState, part: Part) -> bool:
    if part.effects:
        return any(effects.possible(s, p, e) for e in part.effects)
    return effects.possible(s, p, part.effect)


def _between(s: GameState, p: PlayerState, f: Benefits) -> bool:
    """Return whether one part of a reward is done and another one still possible."""
    return f.begun and any(
        part is not None and part.sort == "reward" and _possible(s, p, part) for part in f.parts
    )


def _asks_itself(part: Part) -> bool:
    return len(part.effects) < 2 and part.effect.kind in effects.ASKS_ITSELF


def _certain_vp(part: Part) -> list[Effect]:
    """VP that come even if the part is declined."""
    vp = [e for e in part.effects if e.kind == "gain_vp"]
    return vp if part.sort in _KEEPS_VP or len(vp) < len(part.effects) else []


def _may_decline(s: GameState, p: PlayerState, part: Part) -> bool:
    """Return whether to offer declining: it makes a difference, and the part asks nothing itself."""
    if _asks_itself(part) or _last(s, part):
        return False
    certain = _certain_vp(part)
    return not certain or any(effects.possible(s, p, e) for e in part.effects if e not in certain)


def _options(s: GameState, f: Benefits) -> list[Action]:
    parts = f.parts
    p = s.players[f.seat]
    left = [(i, part) for i, part in enumerate(parts) if part is not None]
    rewards = [(i, part) for i, part in left if part.sort in _DECLINABLE and _possible(s, p, part)]
    if not rewards:
        return []
    between = _between(s, p, f)
    waiting = len(rewards) + len(due(f))
    options: list[Action] = []
    for i, part in rewards:
        if _last(s, part) and waiting > 1:
            continue
        if between and part.sort in _WITH_BONUS:
            continue
        options.append(COLLECT[i])
        if _may_decline(s, p, part):
            options.append(Decline(part.effect.kind, i))
    for i, part in left:
        if (part.sort == "trigger" and _possible(s, p, part)) or (part.sort == "bonus" and not between):
            options.append(COLLECT[i])
    return options


def _resolve(s: GameState, f: Benefits, action: Collect | Decline) -> None:
    p = s.players[f.seat]
    part = _settle(s, f, action.part)
    if isinstance(action, Decline):
        which = part.place if part.sort == "reward" else "all"
        told_decline(s, p, action.what, part.source, part=which)
        if certain := _certain_vp(part):
            effects.fire(s, p, certain, part.source)
    else:
        _collect(s, p, part)


def _settle(s: GameState, f: Benefits, index: int) -> Part:
    """This part no longer waits."""
    part = f.parts[index]
    assert part is not None
    rest = (*f.parts[:index], None, *f.parts[index + 1 :])
    s.stack[-1] = f._replace(parts=rest, begun=f.begun or part.sort == "reward")
    return part


def _collect(s: GameState, p: PlayerState, part: Part) -> None:
    if part.sort == "bonus":
        hotel.give_bonus(s, p, part.effect.amount)
    elif part.sort == "joined":
        with sources.told_as(s, part.source):
            effects.begin(s, p, part.effect, part.source)
    elif part.effects:
        effects.fire(s, p, part.effects, part.source)
    else:
        if part.sort == "reward" and s.sink is not None:
            s.sink.append(Acted(p.seat, "collect", {"part": part.place}, part.source))
        effects.begin(s, p, part.effect, part.source)


def due(f: Benefits) -> list[int]:
    """The parts that cannot be declined."""
    return [i for i, part in enumerate(f.parts) if part is not None and part.sort not in _DECLINABLE]


def _done(s: GameState, f: Benefits) -> None:
    """Only what is due anyway is left, and parts that would do nothing."""
    if waiting := due(f):
        part = _settle(s, f._replace(begun=True), waiting[0])
        _collect(s, s.players[f.seat], part)
    else:
        s.stack.pop()
        _keep(s, f)


def _keep(s: GameState, f: Benefits) -> None:
    """Parts that cannot be used yet go beneath the next thing that the action still brings."""
    rest = tuple(part for part in f.parts if part is not None)
    if not (rest and s.stack):
        return
    below = s.stack[-1]
    if below.seat != f.seat or below.source == SETUP or isinstance(below, ActionFrame):
        return
    if isinstance(below, Benefits):
        s.stack[-1] = below._replace(parts=(*below.parts, *rest), kept=below.kept + len(rest))
    else:
        s.stack[-1:] = [f._replace(parts=rest, kept=len(rest)), below]


def _why(s: GameState, f: Benefits, action: Action) -> Reason:
    if not isinstance(action, (Collect, Decline)):
        return comes_first(f)
    part = f.parts[action.part] if 0 <= action.part < len(f.parts) else None
    if part is None:
        return reason(Code.NOT_AN_OPTION)
    if isinstance(action, Decline) and (part.sort not in _DECLINABLE or _certain_vp(part)):
        return reason(Code.MUST_DECIDE)
    p = s.players[f.seat]
    if part.sort != "bonus" and not _possible(s, p, part):
        return reason(Code.IN_VAIN)
    if part.sort in _WITH_BONUS and _between(s, p, f):
        return reason(Code.BONUS_BETWEEN)
    if _last(s, part):
        return reason(Code.EXTRA_LAST)
    return reason(Code.NOT_AN_OPTION)


# Parts that modules have wait


def answer(s: GameState, p: PlayerState, what: tuple[Effect, ...], source: Source) -> None:
    """A firing that may be declined, but for its VP; VP alone come at once."""
    if all(e.kind == "gain_vp" for e in what):
        effects.fire(s, p, what, source)
    else:
        wait(s, p, [part_of(what, source)])


def part_of(what: tuple[Effect, ...], source: Source, sort: str = "answer") -> Part:
    """Named after the first effect that is a choice."""
    first = next((e for e in what if e.kind != "gain_vp"), what[0])
    return Part(sort, first, source, 0, what)


def bonus(group: int) -> list[Part]:
    """The occupancy bonus of a group that is now full, none for -1."""
    return [Part("bonus", Effect("bonus", group), ("group", group))] if group >= 0 else []


def wait(s: GameState, p: PlayerState, parts: list[Part]) -> None:
    """With those that wait already, if they are what comes next; so their owner says in which order."""
    f = s.stack[-1] if s.stack else None
    if isinstance(f, Benefits) and f.seat == p.seat:
        at = len(f.parts) - f.kept
        waiting, kept = ([part for part in some if part] for some in (f.parts[:at], f.parts[at:]))
        s.stack[-1] = f._replace(parts=(*waiting, *parts, *kept), kept=len(kept))
    else:
        s.stack.append(Benefits(p.seat, parts[0].source, tuple(parts)))


def _set_off(s: GameState) -> tuple[list[Part], list[Pending]]:
    """What a guest has set off before its reward: parts that wait, and what lies above a source."""
    at = sources.action_at(s) + 1
    above = s.stack[at:]
    del s.stack[at:]
    parts: list[Part] = []
    rest: list[Pending] = []
    for f in above:
        if isinstance(f, Benefits) and not (rest and isinstance(rest[-1], SourceFrame)):
            parts += [part for part in f.parts if part is not None]
        else:
            rest.append(f)
    return parts, rest


def guest_moved_in(s: GameState, p: PlayerState, guest: int, room: int, group: int) -> None:
    """Everything a guest brings after the VP on the card. `group` is the one now full, or -1."""
    guest_completed(s, p, guest, room_parts(s, p, room, group))


def room_parts(s: GameState, p: PlayerState, room: int, group: int) -> list[Part]:
    """What answers to a room that a guest moved into."""
    parts = []
    triggers = s.t.triggers
    if p.has & triggers.room_occupied_mask:
        for owner, staff, krones in triggers.room_occupied:
            if p.has & owner:
                parts += _krones(s, p, krones, ("staff", staff))
    parts += bonus(group)
    for i in s.hooks.room_answers:
        parts += s.modules[i].room_answers(s, p, room)
    return parts


def guest_completed(s: GameState, p: PlayerState, guest: int, more: list[Part]) -> None:
    """The reward, what answers to a completed guest, and more that waits to be collected with it."""
    facts = s.t.guests[guest]
    parts = [Part("reward", e, ("guest", guest), i) for i, e in enumerate(facts.rewards)]
    triggers = s.t.triggers
    if p.has & triggers.move_in_mask:
        for card in triggers.move_in:
            if (
                p.has >> card.staff & 1
                and card.color in (-1, facts.color)
                and card.min_items <= facts.size <= card.max_items
            ):
                source = ("staff", card.staff)
                if card.kind == "gain_vp":
                    changes.score(s, p, card.amount, source)
                elif card.kind == "advance_emperor":
                    changes.advance(s, p, card.amount, source)
                else:
                    parts += _krones(s, p, card.amount, source)
    parts += more
    first: list[Pending] = []
    if s.hooks.gained:
        set_off, first = _set_off(s)
        parts += set_off
    if parts:
        if s.hooks.gained and facts.rewards:
            s.stack.append(SourceFrame(p.seat, ("guest", guest)))
        s.stack.append(Benefits(p.seat, ("guest", guest), tuple(parts)))
    s.stack += first


def _krones(s: GameState, p: PlayerState, amount: int, source: Source) -> list[Part]:
    """Krones from a card come at once, since sooner is never worse; but where the purse is too full
    for them, they wait among the benefits, for the owner may first spend some."""
    if p.krones + amount <= s.t.max_krones:
        changes.gain_krones(s, p, amount, source)
        return []
    return [Part("trigger", Effect("gain_krones", amount), source)]


BENEFITS = Decision(_options, _resolve, _why, _done)
