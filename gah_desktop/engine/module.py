"""What a module of rules can have a say in: one hook for each point of the game. It does nothing itself.

A module is a class with the hooks it needs; the game asks those alone, and a game without modules asks
nobody. What a module keeps in the state stands in its slots: plain values that are replaced, never changed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, TypeVar, cast

if TYPE_CHECKING:
    from random import Random

    from gah_desktop.engine.actions import Action, Fields
    from gah_desktop.engine.decisions.base import Decision, TurnAction
    from gah_desktop.engine.events import Source
    from gah_desktop.engine.pending import ActionFrame, Part, Pending, SourceFrame
    from gah_desktop.engine.reasons import Reason
    from gah_desktop.engine.scoring import Score, ScoreLine
    from gah_desktop.engine.state import GameState, PlayerState
    from gah_desktop.engine.tables import Effect


class EffectRule(NamedTuple):
    """What an effect does, and whether it would do anything now."""

    begin: Callable[[GameState, PlayerState, Effect, Source], None]
    possible: Callable[[GameState, PlayerState, Effect], bool]
    asks: bool = False  # by a decision of its own, where it can be declined


class PenaltyRule(NamedTuple):
    """What a penalty does, and whether a player can suffer it in full."""

    suffer: Callable[[GameState, PlayerState, Effect, Source], None]
    in_full: Callable[[GameState, PlayerState, Effect], bool]


class Module:
    __slots__ = ()
    name: ClassVar[str] = ""
    # decisions and actions of its own, these with the types of their fields
    decisions: ClassVar[Mapping[str, Decision]] = {}
    actions: ClassVar[Mapping[type[Any], Fields]] = {}
    turn_actions: ClassVar[tuple[TurnAction, ...]] = ()
    # kinds of effects, penalties and objectives that only its cards print
    effects: ClassVar[Mapping[str, EffectRule]] = {}
    penalties: ClassVar[Mapping[str, PenaltyRule]] = {}
    objectives: ClassVar[Mapping[str, Callable[[GameState, PlayerState, Any], int]]] = {}
    counted: ClassVar[Mapping[str, Callable[[GameState, PlayerState, int], int]]] = {}  # by end cards
    face_down: ClassVar[tuple[str, ...]] = ()  # names in `dealt` of cards that nobody sees
    kept: ClassVar[tuple[str, ...]] = ()  # the slots, those of base classes too

    # whether others choose or gain something in the middle of somebody's turn
    others_act: ClassVar[bool] = False

    def __init_subclass__(cls) -> None:
        cls.kept = (*cls.kept, *cls.__dict__["__slots__"])

    def clone(self) -> Module:
        """Those without anything to remember share one object."""
        if not self.kept:
            return self
        copy: Module = object.__new__(type(self))
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

    def roll_colored(self, s: GameState) -> tuple[int, ...]:
        """Roll the coloured dice that are still there: the face of each, 0 for one that is gone."""
        return ()

    def dustbin_filled(self, s: GameState) -> None:
        """All have passed: one die of those that still lie there is gone, the rest will be rolled again."""

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

    def colors_on(self, s: GameState, face: int) -> tuple[str, ...]:
        """The colours of the dice on an action space, each once."""
        return ()

    def color_taken(self, s: GameState, p: PlayerState, color: str) -> None:
        """A die of this colour was taken and paid for; nothing has answered to it yet."""

    def die_moved(self, s: GameState, start: int, to: int, color: str) -> None:
        """A die has been turned and moved to another action space."""

    def die_moves(self, s: GameState, p: PlayerState, taken: bool) -> list[Action]:
        """Dice that may be moved onto a space that is used then; `taken`: a die is taken from it."""
        return []

    def reaches(self, s: GameState, p: PlayerState, face: int) -> bool:
        """Whether a die may be moved onto this space, whatever it costs."""
        return False

    def move_die(self, s: GameState, p: PlayerState, action: Action, source: Source) -> None:
        """Move one of those, for a space that is used without taking a die."""

    def chain(self, s: GameState, action: int) -> tuple[int, ...] | None:
        """What main action 1 or 2 brings, of each not more than of the one before it, if not the usual."""

    def before_action(self, s: GameState, p: PlayerState, face: int) -> None:
        """The main action of a die taken comes next: what is put on the stack now is reached after it."""

    def guest_price(self, s: GameState, p: PlayerState, guest: int) -> int:
        """Krones on top, for taking this guest from the queue."""
        return 0

    def guest_taken(self, s: GameState, p: PlayerState, guest: int) -> None:
        """From the queue."""

    def queue_moved(self, s: GameState) -> None:
        """Guests have moved to the right and a new one has come."""

    def room_occupied(self, s: GameState, p: PlayerState, index: int) -> None: ...

    def room_answers(self, s: GameState, p: PlayerState, index: int) -> list[Part]:
        """What comes with the occupancy bonus, in an order of choice."""
        return []

    def bonus_amount(self, s: GameState, p: PlayerState, group: int) -> int:
        """Of the occupancy bonus of a group, instead of the board's; 0: the board's."""
        return 0

    def rooms_free(self, s: GameState, p: PlayerState) -> bool:
        """Whether rooms of every colour cost nothing."""
        return False

    def tables(self, s: GameState, p: PlayerState) -> int:
        """How many tables the café has; 0: as usual."""
        return 0

    def waives(self, s: GameState, p: PlayerState, guest: int, need: int) -> bool:
        """Whether a guest may leave without what it still waits for."""
        return False

    def turn_guest_taken(self, s: GameState, p: PlayerState) -> None:
        """By the action of the turn; the queue is full again."""

    def guest_left(self, s: GameState, p: PlayerState, guest: int) -> None:
        """A completed guest has left the café, to a room or to a ball; its VP are scored."""

    # What is gained, by which source and in which action: see `sources.py`

    def gained(self, s: GameState, p: PlayerState, what: str, amount: int, frame: SourceFrame) -> None:
        """More of "vp", "steps" or "krones", or items by name; the frame says what its source gave before."""

    def krones_count(self, s: GameState, p: PlayerState) -> bool:
        """Return whether something answers to krones that a full purse cannot hold."""
        return False

    def source_over(self, s: GameState, p: PlayerState, frame: SourceFrame) -> None:
        """All that a source gave has been had."""

    def action_over(self, s: GameState, p: PlayerState, frame: ActionFrame) -> None:
        """A main or an additional action, with everything it caused."""

    def staff_played(self, s: GameState, p: PlayerState, card: int) -> None:
        """A staff card came into play, by whatever effect; its own effect is over."""

    def why_not_use(self, s: GameState, card: int) -> Reason | None:
        """Return why a staff card in play has nothing left to give."""

    def objective_claimed(self, s: GameState, p: PlayerState, index: int) -> None:
        """A marker on a common objective; its VP are scored."""

    def dancer_sent(self, s: GameState, p: PlayerState) -> None:
        """A dancer was sent to a ball, by whatever; the row and room bonus are still to come."""

    def ballroom_scored(self, s: GameState, which: str, dancers: tuple[int, ...]) -> None:
        """So many dancers stood there, by seat; everybody's VP are scored."""

    def champagne_paid(self, s: GameState, p: PlayerState, number: int) -> None:
        """As a price; not by serving."""

    def row_bonus_times(self, s: GameState, p: PlayerState) -> int:
        """How often a row of a ballroom gives its bonus."""
        return 1

    # The opponent's doings, for the entrance of his hotel

    def opponent_took_guest(self, s: GameState, guest: int) -> None:
        """Before the queue is refilled."""

    def opponent_placed_room(self, s: GameState, index: int) -> None:
        """The queue is full again."""

    def opponent_took_die(self, s: GameState, face: int) -> None: ...

    def opponent_read_objective(self, s: GameState) -> None:
        """An objective symbol that counts, whatever came of it."""

    # The Emperor, and the end

    def round_ended(self, s: GameState) -> None:
        """Before the Emperor, if he comes."""

    def emperor_spares(self, s: GameState, p: PlayerState) -> bool:
        """Neither reward nor penalty for this player."""
        return False

    def emperor_left(self, s: GameState) -> None:
        """The Emperor has visited everyone."""

    def visits_over(self, s: GameState) -> None:
        """And whatever comes right after him is done too."""

    def score_lines(self, s: GameState, p: PlayerState, lines: list[ScoreLine]) -> None:
        """Lines of the final scoring, to be added to or taken away from."""

    def winners(self, s: GameState, scores: tuple[Score, ...]) -> tuple[int, ...] | None:
        """Who has won, if that is not decided as usual."""

    def broken(self, s: GameState) -> Iterable[str]:
        """What of its own state contradicts the rules, for `invariants.py`."""
        return ()

    # What a seat may see

    def mask(self, s: GameState, seat: int) -> None:
        """Hide in a view what this seat may not see."""

    def staff_in_sight(self, s: GameState) -> tuple[int, ...]:
        """Staff cards it holds that a view shows, and that are in no hand, deck or display."""
        return ()

    def guests_kept(self, s: GameState) -> tuple[int, ...]:
        """Guest cards it holds for all to see, that are in no deck, discard, queue or café."""
        return ()

    def sample(self, s: GameState, rng: Random, unseen: list[int]) -> None:
        """Fill in what was hidden, out of the staff cards nobody sees; those used leave the list."""


Kept = TypeVar("Kept", bound=Module)


def in_play(s: GameState, kind: type[Kept]) -> Kept:
    """The module of a game that is of this class, for its state."""
    return cast("Kept", s.modules[s.hooks.at[kind]])


Asked = tuple[int, ...]


NOWHERE: Mapping[type[Module], int] = {}  # a plain one: views are sent to other processes


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
    roll_colored: Asked = ()
    dustbin_filled: Asked = ()
    play_turn: Asked = ()
    die_price: Asked = ()
    space_entered: Asked = ()
    space_used: Asked = ()
    die_taken: Asked = ()
    colors_on: Asked = ()
    color_taken: Asked = ()
    die_moved: Asked = ()
    die_moves: Asked = ()
    move_die: Asked = ()
    reaches: Asked = ()
    chain: Asked = ()
    before_action: Asked = ()
    guest_price: Asked = ()
    guest_taken: Asked = ()
    queue_moved: Asked = ()
    room_occupied: Asked = ()
    room_answers: Asked = ()
    bonus_amount: Asked = ()
    rooms_free: Asked = ()
    tables: Asked = ()
    waives: Asked = ()
    turn_guest_taken: Asked = ()
    guest_left: Asked = ()
    gained: Asked = ()
    krones_count: Asked = ()
    source_over: Asked = ()
    action_over: Asked = ()
    staff_played: Asked = ()
    why_not_use: Asked = ()
    objective_claimed: Asked = ()
    dancer_sent: Asked = ()
    ballroom_scored: Asked = ()
    champagne_paid: Asked = ()
    row_bonus_times: Asked = ()
    opponent_took_guest: Asked = ()
    opponent_placed_room: Asked = ()
    opponent_took_die: Asked = ()
    opponent_read_objective: Asked = ()
    round_ended: Asked = ()
    emperor_spares: Asked = ()
    emperor_left: Asked = ()
    visits_over: Asked = ()
    score_lines: Asked = ()
    winners: Asked = ()
    broken: Asked = ()
    mask: Asked = ()
    staff_in_sight: Asked = ()
    guests_kept: Asked = ()
    sample: Asked = ()
    at: Mapping[type[Module], int] = NOWHERE  # where each class of those in play is found
    others_act: bool = False
    turn: tuple[TurnAction, ...] = ()  # what can be done in a turn beside the actions of the base game


@cache
def hooks_of(modules: tuple[type[Module], ...]) -> Hooks:
    asked = {
        name: tuple(i for i, m in enumerate(modules) if getattr(m, name) is not getattr(Module, name))
        for name in Hooks._fields
        if hasattr(Module, name) and name != "others_act"
    }
    return Hooks(
        **asked,
        at={kind: i for i, m in enumerate(modules) for kind in m.__mro__ if issubclass(kind, Module)},
        others_act=any(m.others_act for m in modules),
        turn=tuple(row for m in modules for row in m.turn_actions),
    )


NO_HOOKS = Hooks()


def add(s: GameState, module: Module) -> None:
    """From now on this module is in play, after those that are."""
    s.modules = (*s.modules, module)
    s.hooks = hooks_of(tuple(map(type, s.modules)))
