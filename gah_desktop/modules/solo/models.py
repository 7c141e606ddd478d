"""The solo opponent beside the table: its card and how it was read, markers, entrance. No rules, no looks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from gah_desktop.app.table import Table
from gah_desktop.catalog.models import InstructionCard
from gah_desktop.engine.events import SoloStep
from gah_desktop.engine.seats import OPPONENT
from gah_desktop.models.base import Model, Row
from gah_desktop.models.part import ModelPart
from gah_desktop.modules.solo.rules import entrance_of, opponent_of
from gah_desktop.modules.solo.words import notes as opponent_notes
from gah_desktop.modules.solo.words.steps import step_text

SHOWN = 3  # of the cards that have been turned


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


class TurnedFacts(NamedTuple):
    key: int  # the how manieth card it was, from 1
    card: InstructionCard
    level: str  # symbols of a harder one are not read
    steps: tuple[SoloStep, ...]  # how it was read


class InstructionsModel(Model):
    """The instruction cards that have been turned, the last one first, with how each was read."""

    acts = False

    def build(self) -> list[Row]:
        opponent = opponent_of(self.table.state)
        if opponent is None:
            return []
        cards = {card.id: card for card in opponent.instruction_cards(self.table.state)}
        level = self.table.setup.level
        turned = list(enumerate(self._readings(), start=1))[-SHOWN:]
        return [(TurnedFacts(n, cards[steps[0].card], level, steps),) for n, steps in reversed(turned)]

    def _readings(self) -> list[tuple[SoloStep, ...]]:
        """The steps of each card, from the first card on."""
        found: list[list[SoloStep]] = []
        for event in self.table.events:
            if isinstance(event, SoloStep):
                if event.step == "card":
                    found.append([])
                if found:
                    found[-1].append(event)
        return [tuple(steps) for steps in found]

    def text(self, facts: TurnedFacts) -> str:
        opponent = opponent_of(self.table.state)
        left = len(opponent.deck) + len(opponent.turned) - facts.key if opponent is not None else 0
        return opponent_notes.card_note(self.table.names[OPPONENT], facts.key, left)

    def full_text(self, facts: TurnedFacts) -> str:
        name = self.table.names[OPPONENT]
        return "\n".join((self.text(facts), *(step_text(step, name) for step in facts.steps)))


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


def _markers(table: Table) -> Sequence[int]:
    opponent = opponent_of(table.state)
    assert opponent is not None
    return opponent.markers


def opponent_part(module: str) -> ModelPart:
    """Return the part of a solo opponent."""
    return ModelPart(module=module, markers=_markers)
