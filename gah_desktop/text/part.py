"""What a module can bring to the texts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from gah_desktop.parts import Parts

if TYPE_CHECKING:
    from gah_desktop.engine.state import GameState
    from gah_desktop.text.decisions.base import ActionWords, DecisionWords, DeclineWords

    Component = tuple[str, int | str]  # the sort, as the reference names it, and the id
    Literal = tuple[str, str]  # a context, "" for what no language translates, and the English text
    Prompt = tuple[Callable[[str, Any], str], str]  # of the name and the actions; and the heading
    Subject = Callable[[GameState, Any, Any], str]  # of the pending decision and the action
    StepText = Callable[[str, dict[str, Any]], str]  # of the opponent's name and the details
    EventText = Callable[[Any, Sequence[str]], str]  # of the event and the players' names
    # what a source gives: of the seat and the id of the source
    Gain = Callable[[GameState, int, int | str], str]
    # lines about what a move changes: of the states before and after it, and the seat
    Preview = Callable[[GameState, GameState, int], list[str]]


@dataclass(frozen=True, kw_only=True)
class TextPart:
    """The texts of a module. Literals are English; each belongs to the context that is named."""

    module: str
    # of a module that a setup can name: literals of the context "modules"
    title: str = ""
    summary: str = ""
    opponent_name: str = ""  # of a solo opponent: a literal of the context "solo"
    names: Mapping[Component, Literal] = field(default_factory=dict)
    # by kind of decision or action, as the files of `text/decisions/` have them
    decisions: Mapping[str, DecisionWords] = field(default_factory=dict)
    actions: Mapping[str, ActionWords] = field(default_factory=dict)
    subjects: Mapping[str, Subject] = field(default_factory=dict)  # of actions that the module did not bring
    declines: Mapping[str, DeclineWords] = field(default_factory=dict)  # by what is declined
    prompts: Mapping[frozenset[type], Prompt] = field(default_factory=dict)  # for actions of these classes
    # by kind of source
    sources: Mapping[str, Callable[[int | str], str]] = field(default_factory=dict)
    gains: Mapping[str, Gain] = field(default_factory=dict)
    event_texts: Mapping[str, EventText] = field(default_factory=dict)  # by name of the event
    solo_steps: Mapping[str, StepText] = field(default_factory=dict)  # by step of a solo opponent
    score_lines: Mapping[str, str] = field(default_factory=dict)  # literals of the context "scores"
    preview: Preview | None = None


TEXT_PARTS: Parts[TextPart] = Parts("text")


def named(sort: str, context: str, names: Mapping[Any, str]) -> dict[Component, Literal]:
    """Return the names of components of one sort, as a part lists them."""
    return {(sort, id): (context, name) for id, name in names.items()}
