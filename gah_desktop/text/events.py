"""What happened, one whole sentence for each event, for the log and whoever reads it aloud. No rules."""

from collections.abc import Callable, Sequence
from typing import Any

from gah_desktop.catalog.basics import ITEMS
from gah_desktop.engine import events as e
from gah_desktop.engine.views import seen
from gah_desktop.text.voices import counted

from .decisions import act_text
from .names import guest_name, staff_name
from .part import TEXT_PARTS
from .sources import source_label
from .terms import fill, items, join_list, translate


def event_text(event: e.Event, names: Sequence[str], viewer: int | None = None) -> str:
    """The sentence, or "" for what needs no telling. None as `viewer` sees all cards."""
    if not is_worth_logging(event):
        return ""
    return TELL[event.name](event if viewer is None else seen(event, viewer), names)


def is_worth_logging(event: e.Event) -> bool:
    """Whether there is anything to say: what an instruction card causes, its steps have said already,
    and what a reward or action 4 brings is told when it comes."""
    if isinstance(event, e.Acted) and event.kind in TOLD_BY_ITS_GAIN:
        return False
    if isinstance(event, (e.Acted, e.Gained)):
        return event.source[0] != "solo"
    return event.name not in SILENT


def _dealt(event: e.Dealt, names: Sequence[str]) -> str:
    return fill(translate("events", "The table is set; %1 begins."), names[event.first])


def _rolled(event: e.Rolled, names: Sequence[str]) -> str:
    dice = [str(face) for face in range(1, 7) for _ in range(_counts(event.dice)[face])]
    text = translate("events", "Round %1: the dice show %2.")
    return fill(text, event.round, join_list(dice))


def _counts(dice: Sequence[int]) -> Sequence[int]:
    return dice if len(dice) == 7 else (0, *dice)


def _turn(event: e.TurnBegan, names: Sequence[str]) -> str:
    if not event.number:  # the first edition's E. Gizia
        return fill(translate("events", "%1 has another turn, without a die."), names[event.seat])
    text = translate("events", "Round %1, number %2: it is %3’s turn.")
    return fill(text, event.round, event.number, names[event.seat])


def _revealed(event: e.Revealed, names: Sequence[str]) -> str:
    if not event.guest:
        return translate("events", "There are no more guests for the queue.")
    return fill(translate("events", "A new guest joins the queue: %1."), guest_name(event.guest))


def _reshuffled(event: e.Reshuffled, names: Sequence[str]) -> str:
    return translate("events", "The guests who have left are shuffled into a new deck.")


def _drew(event: e.Drew, names: Sequence[str]) -> str:
    name = names[event.seat]
    if not all(event.staff):
        text = counted("events", "%1 draws %n staff card(s).", len(event.staff))
        return fill(text, name)
    cards = join_list([staff_name(number) for number in event.staff])
    return fill(translate("events", "%1 draws %2."), name, cards)


def _acted(event: e.Acted, names: Sequence[str]) -> str:
    return act_text(event, names[event.seat])


def _gained(event: e.Gained, names: Sequence[str]) -> str:
    name, label = names[event.seat], source_label(event.source)
    told: list[str] = []
    if event.krones > 0:
        text = counted("events", "%1 gets %n krone(s): %2.", event.krones)
        told.append(fill(text, name, label))
    if event.krones < 0:
        text = counted("events", "%1 loses %n krone(s): %2.", -event.krones)
        told.append(fill(text, name, label))
    if event.steps > 0:
        text = counted("events", "%1 advances %n step(s) on the Emperor track: %2.", event.steps)
        told.append(fill(text, name, label))
    if event.steps < 0:
        text = counted("events", "%1 goes back %n step(s) on the Emperor track: %2.", -event.steps)
        told.append(fill(text, name, label))
    if event.items:
        told += _gained_items(event.items, name, label)
    return " ".join(told)


def _gained_items(counts: Sequence[int], name: str, label: str) -> list[str]:
    told = []
    got = [items(item, n) for item, n in zip(ITEMS, counts, strict=True) if n > 0]
    lost = [items(item, -n) for item, n in zip(ITEMS, counts, strict=True) if n < 0]
    if got:
        told.append(fill(translate("events", "%1 gets %2: %3."), name, join_list(got), label))
    if lost:
        told.append(fill(translate("events", "%1 loses %2: %3."), name, join_list(lost), label))
    return told


def _scored(event: e.Scored, names: Sequence[str]) -> str:
    if event.amount < 0:
        text = counted("events", "%1 loses %n VP: %2.", -event.amount)
    else:
        text = counted("events", "%1 scores %n VP: %2.", event.amount)
    return fill(text, names[event.seat], source_label(event.source))


def _all_passed(event: e.Passed, names: Sequence[str]) -> str:
    return translate(
        "events", "All players have passed: one die goes to the dustbin, the others are rolled again."
    )


def _emperor(event: e.EmperorVisited, names: Sequence[str]) -> str:
    values = (names[event.seat], event.vp, event.space, event.to)
    match event.result:
        case "reward":
            text = translate(
                "events", "The Emperor visits %1: %2 VP for space %3, back to %4, and his reward."
            )
        case "penalty":
            text = translate(
                "events", "The Emperor visits %1: %2 VP for space %3, back to %4, and a penalty."
            )
        case "avoided":
            text = translate(
                "events", "The Emperor visits %1: %2 VP for space %3, back to %4; the penalty is avoided."
            )
        case _:
            text = translate("events", "The Emperor visits %1: %2 VP for space %3, back to %4.")
    return fill(text, *values)


def _round_ended(event: e.RoundEnded, names: Sequence[str]) -> str:
    return fill(translate("events", "Round %1 is over."), event.round)


def _ended(event: e.Ended, names: Sequence[str]) -> str:
    winners = [names[seat] for seat in event.winners]
    totals = [
        fill(translate("events", "%1 with %2 VP"), names[score.seat], score.total) for score in event.scores
    ]
    if len(winners) == 1:
        text = translate("events", "The game is over: %1. The winner is %2.")
    else:
        text = translate("events", "The game is over: %1. The victory is shared by %2.")
    return fill(text, join_list(totals), join_list(winners))


TELL: dict[str, Callable[[Any, Sequence[str]], str]] = {
    "dealt": _dealt,
    "rolled": _rolled,
    "turn": _turn,
    "revealed": _revealed,
    "reshuffled": _reshuffled,
    "drew": _drew,
    "acted": _acted,
    "gained": _gained,
    "scored": _scored,
    "all_passed": _all_passed,
    "emperor": _emperor,
    "round_ended": _round_ended,
    "ended": _ended,
}
TEXT_PARTS.extend(TELL, lambda part: part.event_texts)
TOLD_BY_ITS_GAIN = ("collect", "split")
SILENT = {"emperor_settled"}  # of which nobody has to be told
