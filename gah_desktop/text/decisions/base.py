"""What the tables of this folder are made of: what a decision or an action says of itself. No words here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from gah_desktop.engine import Pending
from gah_desktop.engine.actions import Action, UseStaff
from gah_desktop.engine.events import Acted
from gah_desktop.engine.state import GameState
from gah_desktop.text.names import guest_name, staff_name
from gah_desktop.text.terms import join_list, join_or

Details = dict[str, Any]
# ("slot", 0-4), ("face", 1-6), ("room", floor, column), ("guest", number), ("item", name), ("kitchen",),
# ("staff", number) or ("objective", 0-2); and those of modules
Spot = tuple[str | int, ...]


class Asked(NamedTuple):
    """Who is asked what, and what can be done about it."""

    name: str
    decision: Any  # a Pending; each prompt knows its own
    options: Sequence[Action]
    state: GameState

    def can(self, *kinds: str) -> frozenset[str]:
        """Which of these kinds of action are possible."""
        return frozenset(kinds) & {option.kind for option in self.options}


Prompt = Callable[[Asked], str]


def _nothing(decision: Any) -> str:
    return ""


class DecisionWords(NamedTuple):
    """What one kind of decision says.

    `prompt` names what is possible now: a text of the context "prompts" with the name as %1, or a function.
    `waits` is the reason against everything else, a text of the context "reasons". `topic` is the page of the
    rules that helps, `left` how much of it there is to decide. What is `caused` has a source worth naming;
    what is `pictured` is chosen among pictures of cards; what is `apart` has a part of the table of its own
    and is not listed.
    """

    prompt: str | Prompt
    waits: str
    topic: str
    left: Callable[[Any], str] = _nothing
    caused: bool = True
    pictured: bool = False
    apart: bool = False


def _no_subject(state: GameState, decision: Pending, action: Any) -> str:
    return ""


def _nowhere(action: Any) -> tuple[Spot, ...]:
    return ()


Told = Callable[[str, Details, Acted], str]  # the sentence for an act, of the name, the details and the act


class ActionWords(NamedTuple):
    """What one kind of action says, and what on the table it is about.

    `option` is its line in a list: a text of the context "options", or a function of the action, of what the
    act would tell (`costs` says that it is worth finding out), and of the subject, which names what an index
    means. `told` is the sentence when it was done: a text of the context "events" with the name as %1, or a
    function. `values` names the fields of the action that fill both texts, in their order. `secret` is the
    sentence for players who may not see the cards.
    `at` is where it is done: at the "table", with a "button", in the "panel" that asks, or at the table
    if the card is in the "hand", or only in a "turn".
    """

    option: str | Callable[[Any, Details, str], str]
    told: str | Told | None = None
    values: str = ""
    secret: str = ""
    subject: Callable[[GameState, Any, Any], str] = _no_subject
    spots: Callable[[Any], tuple[Spot, ...]] = _nowhere
    at: str = "panel"
    costs: bool = False


class DeclineWords(NamedTuple):
    """Doing without something: its line, and what is told of it. Literals of "options" and "events"."""

    option: str
    told: str


# What several families need


def cards(numbers: int | Sequence[int]) -> str:
    """The names of staff cards."""
    listed = [numbers] if isinstance(numbers, int) else numbers
    return join_list([staff_name(number) for number in listed])


def extra_cards(asked: Asked) -> str:
    """Return the names of the staff cards that may be used before the main action."""
    return join_or([staff_name(option.staff) for option in asked.options if isinstance(option, UseStaff)])


# how a field of an action is called in a sentence; others are numbers
FIELDS: dict[str, Callable[[Any], str]] = {"guest": guest_name, "staff": cards}


def named(values: str, field: Callable[[str], Any]) -> list[object]:
    """Return what these fields are called in a sentence."""
    return [FIELDS[name](field(name)) if name in FIELDS else field(name) for name in values.split()]


def room_spots(action: Any) -> tuple[Spot, ...]:
    return (("room", action.floor, action.column),)


def staff_spots(action: Any) -> tuple[Spot, ...]:
    return (("staff", action.staff),)


def guest_spots(action: Any) -> tuple[Spot, ...]:
    return (("guest", action.guest),)


def slot_spots(action: Any) -> tuple[Spot, ...]:
    return (("slot", action.slot),)


def face_spots(action: Any) -> tuple[Spot, ...]:
    return (("face", action.face),)
