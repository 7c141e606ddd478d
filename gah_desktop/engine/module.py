"""What a module of rules can have a say in: one hook for each point of the game. It does nothing itself.

A module is a class with the hooks it needs; the game asks those alone, and a game without modules asks
nobody. What a module keeps in the state stands in its slots: plain values that are replaced, never changed.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

if TYPE_CHECKING:
    from random import Random

    from gah_desktop.engine.decisions.base import Decision, TurnAction
    from gah_desktop.engine.pending import Pending
    from gah_desktop.engine.scoring import Score, ScoreLine
    from gah_desktop.engine.state import GameState, PlayerState


class Module:
    __slots__ = ()
    name: ClassVar[str] = ""
    # decisions, actions and events of its own; an action says of itself how it is written and read
    decisions: ClassVar[Mapping[str, Decision]] = {}
    actions: ClassVar[tuple[type[Any], ...]] = ()
    turn_actions: ClassVar[tuple[TurnAction, ...]] = ()
    kept: ClassVar[tuple[str, ...]] = ()  # the slots, those of base classes too

    def __init_subclass__(cls) -> None:
        cls.kept = (*cls.kept, *cls.__dict__["__slots__"])

    def clone(self) -> Module:
        """Those without anything to remember share one object."""
        if not self.kept:
            return self
        copy = type(self).__new__(type(self))
        for name in self.kept:
            setattr(copy, name, getattr(self, name))
        return copy

    # Set-up

    def first_seat(self, s: GameState) -> int | None:
        """Who has the tile that shows 1, if the rules say so."""

    def deal_staff(self, s: GameState) -> list[list[int]] | None:
        """Deal the staff cards in another way than the set-up's; what each seat got."""

    def before_queue(self, s: GameState) -> None:
        """The guests are shuffled, none is in the queue yet."""

    def dealt(self, s: GameState) -> dict[str, Any]:
        """What it has laid out, for the event that tells of the deal."""
        return {}

    def opened(self, s: GameState) -> None:
        """Everything is dealt and told."""

    def first_choices(self, s: GameState, choices: list[Pending]) -> None:
        """The decisions of the set-up, the first one last: add its own, take out what does not apply."""

    # Rounds and turns

    def round_started(self, s: GameState) -> None:
        """Before the dice are rolled."""

    def turn_began(self, s: GameState) -> None: ...

    def play_turn(self, s: GameState, seat: int) -> bool:
        """Play the turn of a seat that nobody sits at; False if it is not one."""
        return False

    # Dice, guests, rooms

    def die_price(self, s: GameState, p: PlayerState, face: int) -> int:
        """Krones on top, for using this action space."""
        return 0

    def space_entered(self, s: GameState, p: PlayerState, face: int) -> None:
        """An action space is about to be used, nothing is paid yet."""

    def space_used(self, s: GameState, p: PlayerState, face: int) -> None:
        """With its die or without."""

    def die_taken(self, s: GameState, p: PlayerState, face: int) -> None: ...

    def guest_price(self, s: GameState, p: PlayerState, guest: int) -> int:
        """Krones on top, for taking this guest from the queue."""
        return 0

    def guest_taken(self, s: GameState, p: PlayerState, guest: int) -> None:
        """From the queue."""

    def queue_moved(self, s: GameState) -> None:
        """Guests have moved to the right and a new one has come."""

    def room_occupied(self, s: GameState, p: PlayerState, index: int) -> None: ...

    # The opponent's doings, for the entrance of his hotel

    def opponent_took_guest(self, s: GameState, guest: int) -> None:
        """Before the queue is refilled."""

    def opponent_placed_room(self, s: GameState, index: int) -> None:
        """The queue is full again."""

    def opponent_took_die(self, s: GameState, face: int) -> None: ...

    def opponent_read_objective(self, s: GameState) -> None:
        """An objective symbol that counts, whatever came of it."""

    # The Emperor, and the end

    def emperor_spares(self, s: GameState, p: PlayerState) -> bool:
        """Neither reward nor penalty for this player."""
        return False

    def emperor_left(self, s: GameState) -> None:
        """The Emperor has visited everyone."""

    def score_lines(self, s: GameState, p: PlayerState, lines: list[ScoreLine]) -> None:
        """Lines of the final scoring, to be added to or taken away from."""

    def winners(self, s: GameState, scores: tuple[Score, ...]) -> tuple[int, ...] | None:
        """Who has won, if that is not decided as usual."""

    # What a seat may see

    def mask(self, s: GameState, seat: int) -> None:
        """Hide in a view what this seat may not see."""

    def staff_in_sight(self, s: GameState) -> tuple[int, ...]:
        """Staff cards it holds that a view shows, and that are in no hand, deck or display."""
        return ()

    def sample(self, s: GameState, rng: Random, unseen: list[int]) -> None:
        """Fill in what was hidden, out of the staff cards nobody sees; those used leave the list."""


Asked = tuple[int, ...]


class Hooks(NamedTuple):
    """By hook: which modules in play have a say there, as indices into `GameState.modules`."""

    first_seat: Asked = ()
    deal_staff: Asked = ()
    before_queue: Asked = ()
    dealt: Asked = ()
    opened: Asked = ()
    first_choices: Asked = ()
    round_started: Asked = ()
    turn_began: Asked = ()
    play_turn: Asked = ()
    die_price: Asked = ()
    space_entered: Asked = ()
    space_used: Asked = ()
    die_taken: Asked = ()
    guest_price: Asked = ()
    guest_taken: Asked = ()
    queue_moved: Asked = ()
    room_occupied: Asked = ()
    opponent_took_guest: Asked = ()
    opponent_placed_room: Asked = ()
    opponent_took_die: Asked = ()
    opponent_read_objective: Asked = ()
    emperor_spares: Asked = ()
    emperor_left: Asked = ()
    score_lines: Asked = ()
    winners: Asked = ()
    mask: Asked = ()
    staff_in_sight: Asked = ()
    sample: Asked = ()
    turn: tuple[TurnAction, ...] = ()  # what can be done in a turn beside the actions of the base game


@cache
def hooks_of(modules: tuple[type[Module], ...]) -> Hooks:
    asked = {
        name: tuple(i for i, m in enumerate(modules) if getattr(m, name) is not getattr(Module, name))
        for name in Hooks._fields
        if name != "turn"
    }
    return Hooks(**asked, turn=tuple(row for m in modules for row in m.turn_actions))


NO_HOOKS = Hooks()


def add(s: GameState, module: Module) -> None:
    """From now on this module is in play, after those that are."""
    s.modules = (*s.modules, module)
    s.hooks = hooks_of(tuple(map(type, s.modules)))
