"""The solo opponent beside the table: its card and how it was read, markers, entrance. No rules, no looks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from gah_desktop.engine.events import SoloStep
from gah_desktop.engine.opponent import entrance_of, opponent_of
from gah_desktop.engine.seats import OPPONENT
from gah_desktop.models.base import Model, Row
from gah_desktop.text import opponent_notes
from gah_desktop.text.opponent import step_text


class CardFacts(NamedTuple):
    key: str  # "card"
    number: int  # how many have been turned
    left: int  # in the deck


class StepFacts(NamedTuple):
    key: tuple[str, int]
    event: SoloStep  # of the last card


class NoStepFacts(NamedTuple):
    key: str  # "none"


class MarkerFacts(NamedTuple):
    key: str  # "markers"
    markers: tuple[int, ...]  # by objective: none, III, II, I


class EntranceFacts(NamedTuple):
    key: str  # "entrance"
    name: str


class LyingFacts(NamedTuple):
    key: str  # "lying"
    entrance: str
    lying: tuple[tuple[int, int], ...]  # see `Entrance.lying`


class OpponentModel(Model):
    """A row for each line that is told, the card first; none in a game without such an opponent."""

    acts = False

    def build(self) -> list[Row]:
        return [(facts,) for facts in self._lines()]

    def _lines(self) -> Iterator[Row]:
        opponent, entrance = opponent_of(self.table.state), entrance_of(self.table.state)
        if opponent is None:
            return
        yield CardFacts("card", len(opponent.turned), len(opponent.deck))
        steps = self._last_steps()
        yield from (StepFacts(("step", n), step) for n, step in enumerate(steps))
        if not steps:
            yield NoStepFacts("none")
        yield MarkerFacts("markers", opponent.markers)
        if entrance is not None:
            yield EntranceFacts("entrance", entrance.name)
            yield LyingFacts("lying", entrance.name, entrance.lying())

    def _last_steps(self) -> list[SoloStep]:
        """What has been told since the last card was turned, that included."""
        steps: list[SoloStep] = []
        for event in reversed(self.table.events):
            if isinstance(event, SoloStep):
                steps.append(event)
                if event.step == "card":
                    break
        return steps[::-1]

    def text(self, facts: Any) -> str:
        name = self.table.names[OPPONENT]
        match facts:
            case CardFacts():
                return opponent_notes.card_note(name, facts.number, facts.left)
            case StepFacts():
                return step_text(facts.event, name)
            case NoStepFacts():
                return opponent_notes.no_card_note(name)
            case MarkerFacts():
                return opponent_notes.markers_note(facts.markers)
            case EntranceFacts():
                return opponent_notes.entrance_note(facts.name)
            case _:
                return opponent_notes.lying_note(facts.entrance, facts.lying)
