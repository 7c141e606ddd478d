"""A game as what was chosen and what chance then did; undo and redo. Knows no rules and no files.

Undo is replay from the nearest snapshot. The generator is part of the state, so a move done again
meets the same dice and cards, and redo needs nothing but the action.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from gah_desktop.engine import Game, Setup, new_game
from gah_desktop.engine.actions import Action
from gah_desktop.engine.events import Event, TurnBegan
from gah_desktop.record import old_rules
from gah_desktop.record.chance import chance_of, reveals
from gah_desktop.record.old_rules import RULES_VERSION

if TYPE_CHECKING:
    from gah_desktop.catalog import Catalog

Policy = Literal["fair", "free"]
SNAPSHOT_EVERY = 32


class Entry(NamedTuple):
    """One step: who chose what, and everything that happened at once because of it.

    `rules` is the number of the rules under which it was played.
    """

    action: Action
    seat: int
    events: tuple[Event, ...]
    rules: int = RULES_VERSION

    def play(self, game: Game) -> None:
        """Do this step in a game that has come to it."""
        old_rules.play(game, self.action, self.rules)

    @property
    def chance(self) -> list[dict[str, Any]]:
        return chance_of(self.events)


class Journal:
    """A live game and its past; after an undo also the steps that can be redone."""

    __slots__ = ("_snapshots", "entries", "game", "opening", "position", "written")

    def __init__(self, game: Game) -> None:
        """Begin with a game just created, before its first action."""
        self.game = game
        self.opening: tuple[Event, ...] = tuple(game.events)
        self.entries: list[Entry] = []
        self.position = 0  # how many entries are done; those after it were undone
        self.written: list[Any] = []  # the entries as `save.py` has written them
        self._snapshots = {0: game.clone()}

    @classmethod
    def new(cls, setup: Setup, catalog: Catalog | None = None) -> Journal:
        return cls(new_game(setup, catalog))

    @property
    def events(self) -> list[Event]:
        """Everything that has happened up to now."""
        found = list(self.opening)
        for entry in self.entries[: self.position]:
            found += entry.events
        return found

    def apply(self, action: Action, rules: int = RULES_VERSION) -> list[Event]:
        """Do it, or raise IllegalAction and change nothing. Another step than the undone one forgets that.

        `rules` is the number of the rules that the game was played under when this action was chosen.
        """
        seat = self.game.seat
        events = old_rules.play(self.game, action, rules)
        if not (self.can_redo and self.entries[self.position].action == action):
            self.forget_undone()
            self.entries.append(Entry(action, seat, tuple(events), rules))
        self.position += 1
        if self.position % SNAPSHOT_EVERY == 0 and self.position not in self._snapshots:
            self._snapshots[self.position] = self.game.clone()
        return events

    def can_undo(self, policy: Policy = "fair", seat: int | None = None) -> bool:
        """Whether the last step may be taken back.

        Fair play takes back only own choices that revealed nothing. `seat` is who wants to; left
        out, it is the seat that is asked now, and after the end whoever moved last.
        """
        return self._undoable(self.position, policy, seat)

    @property
    def can_redo(self) -> bool:
        return self.position < len(self.entries)

    def undo(self) -> None:
        """Take the last step back; whether fair play allows it is `can_undo`'s to say."""
        if self.position == 0:
            raise IndexError("nothing to undo")
        self.go_to(self.position - 1)

    def redo(self) -> list[Event]:
        """Do the next undone step again; returns its events."""
        if not self.can_redo:
            raise IndexError("nothing to redo")
        entry = self.entries[self.position]
        if entry.rules == RULES_VERSION:
            return self.apply(entry.action)
        self.go_to(self.position + 1)
        return list(entry.events)

    def forget_undone(self) -> None:
        """What was undone can't be redone any more."""
        del self.entries[self.position :]
        for place in [place for place in self._snapshots if place > self.position]:
            del self._snapshots[place]

    def turn_start(self) -> int:
        """The position at which the turn in progress began; 0 during set-up."""
        for position in range(self.position, 0, -1):
            if any(isinstance(event, TurnBegan) for event in self.entries[position - 1].events):
                return position
        return 0

    def undo_to_turn_start(self, policy: Policy = "fair", seat: int | None = None) -> int:
        """Take back this turn's steps, as many as the policy allows; returns how many."""
        start = self.turn_start()
        goal = self.position
        while goal > start and self._undoable(goal, policy, seat):
            goal -= 1
        steps = self.position - goal
        if steps:
            self.go_to(goal)
        return steps

    def _undoable(self, position: int, policy: Policy, seat: int | None) -> bool:
        if position == 0 or policy == "free":
            return position > 0
        if seat is None:
            seat = self.entries[self.position - 1].seat if self.game.over else self.game.seat
        last = self.entries[position - 1]
        return last.seat == seat and not reveals(last.events)

    def go_to(self, position: int) -> None:
        """Make the live game what it was, or will be again, after so many steps."""
        state = self.game_at(position).state
        self.position = position
        state.sink = self.events
        self.game = Game(state)
        self.resume()

    def resume(self) -> None:
        """Let the live game go on under today's rules, whatever rules it was played under so far."""
        if self.position and self.entries[self.position - 1].rules != RULES_VERSION:
            old_rules.resume(self.game)

    def up_to(self, position: int) -> Journal:
        """A record of its own of the first steps, to go another way from there."""
        state = self._snapshots[0].clone().state
        state.sink = list(self.opening)
        journal = Journal(Game(state))
        for entry in self.entries[:position]:
            journal.apply(entry.action, entry.rules)
        journal.resume()
        return journal

    def game_at(self, position: int) -> Game:
        """A game of its own as it stood after so many steps; it keeps no list of events."""
        if not 0 <= position <= len(self.entries):
            raise IndexError(position)
        start = max(place for place in self._snapshots if place <= position)
        game = self._snapshots[start].clone()
        for entry in self.entries[start:position]:
            entry.play(game)
        return game
