"""What an action would bring, before it is done: the rules do it in a game of one's own. Changes nothing.

Nothing hidden is used: the trial is made from what the seat sees, with the cards it can't see shuffled anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, NamedTuple

from gah_desktop.engine import Game, objectives
from gah_desktop.engine import events as e
from gah_desktop.engine.actions import Action, Decline
from gah_desktop.engine.items import INDEX, KINDS, unpack
from gah_desktop.engine.pending import Benefits, PlaceItems
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.engine.views import View
from gah_desktop.text import outcomes

SAID = ("items", "items_of_choice", "split", "staff")  # decisions whose options are told before they come
MANY = 6  # options that nobody would read
ANY = 1  # what is hidden does not matter to what is told, so any shuffle will do
AFTER_THE_TURN = (e.TurnBegan, e.SoloStep, e.RoundEnded, e.EmperorVisited, e.Rolled, e.Ended)


class Choice(NamedTuple):
    """An option, and what is to be said of it: its price, say."""

    action: Action
    details: dict[str, Any]


class Outcome(NamedTuple):
    """What one seat pays and gets at once, and what has become possible for it."""

    cost: int = 0  # krones
    krones: int = 0
    steps: int = 0
    vp: int = 0
    items: tuple[int, ...] = (0,) * len(KINDS)
    waiting: Benefits | None = None  # rewards it may then collect
    full: tuple[int, ...] = ()  # guests whose order is complete then
    met: tuple[str, ...] = ()  # objectives that can be claimed then
    choices: tuple[Choice, ...] = ()  # what is to be chosen from then
    filled: tuple[int, ...] = ()  # guests whose orders that can complete
    draws: int = 0  # staff cards of which nobody knows which
    start: GameState | None = None  # the table as it is
    trial: GameState | None = None  # and as it would be
    seat: int = 0

    @property
    def afterwards(self) -> Outcome:
        """Only what it opens up."""
        return Outcome(
            waiting=self.waiting, full=self.full, met=self.met, filled=self.filled, trial=self.trial
        )


def outcome(view: View, action: Action) -> Outcome:
    """Of an action that the seat of the view may do now."""
    return outcome_of(view, (action,))


def outcome_of(view: View, actions: Sequence[Action]) -> Outcome:
    """Of several, one after the other, as far as they are possible."""
    trial = Game.sample(view, Random(ANY))
    seat = view.seat
    start = trial.clone().state
    before = start.players[seat]
    was_met, was_filled = _claimable(trial.state, before), _fillable(trial, seat)
    trial.state.sink = []
    for action in actions:
        if action not in trial.legal_actions():
            break
        trial.apply(action)
    own = [event for event in _of_the_turn(trial.state.sink) if getattr(event, "seat", seat) == seat]
    player = trial.state.players[seat]
    krones = sum(event.krones for event in own if isinstance(event, e.Gained))
    choices = [tried(trial, option) for option in _options(trial, seat)]
    ways = [way for way, _ in choices] or [trial]
    filled = {guest for way in ways for guest in _fillable(way, seat)}
    stays = not any(isinstance(event, AFTER_THE_TURN) for event in trial.state.sink)
    return Outcome(
        # a krone for serving is told only when all is served, but it has left the purse
        cost=before.krones + krones - player.krones if stays else 0,
        krones=krones,
        steps=player.emperor - before.emperor if stays else 0,
        vp=sum(event.amount for event in own if isinstance(event, e.Scored)),
        items=_items(own),
        waiting=_waiting(trial, seat),
        full=tuple(guest for guest in _full(player) if guest not in _full(before)),
        met=tuple(name for name in _claimable(trial.state, player) if name not in was_met),
        choices=tuple(choice for _, choice in choices),
        filled=tuple(guest for guest in player.cafe if guest in filled and guest not in was_filled),
        draws=sum(len(event.staff) for event in own if isinstance(event, e.Drew)),
        start=start,
        trial=trial.state,
        seat=seat,
    )


def _of_the_turn(events: Iterable[e.Event]) -> list[e.Event]:
    """Up to where somebody else, or the Emperor, has his turn."""
    own: list[e.Event] = []
    for event in events:
        if isinstance(event, AFTER_THE_TURN):
            break
        own.append(event)
    return own


def _items(events: Iterable[e.Event]) -> tuple[int, ...]:
    """What comes from the supply, and with a minus what goes back to it or is paid."""
    sums = [0] * len(KINDS)
    for event in events:
        if isinstance(event, e.Acted) and event.kind == "send_dancer":
            sums[INDEX["champagne"]] -= event.details["cost"]
        if isinstance(event, e.Gained) and event.items:
            sums = [have + more for have, more in zip(sums, event.items, strict=True)]
    return tuple(sums)


def _waiting(game: Game, seat: int) -> Benefits | None:
    decision = game.decision
    return decision if isinstance(decision, Benefits) and decision.seat == seat else None


def _options(game: Game, seat: int) -> Sequence[Action]:
    """What the seat is then asked to choose, if that can be said in a line."""
    decision = game.decision
    if decision is None or decision.seat != seat or decision.kind not in SAID:
        return ()
    options = tuple(option for option in game.legal_actions() if not isinstance(option, Decline))
    return options if len(options) <= MANY else ()


def tried(game: Game, option: Action) -> tuple[Game, Choice]:
    """The game as the option would leave it, and what can be said of that: the rules themselves say it."""
    way = game.clone()
    way.state.sink = []
    way.apply(option)
    acts = (event for event in way.state.sink if isinstance(event, e.Acted) and event.kind == option.kind)
    return way, Choice(option, next((dict(act.details) for act in acts), {}))


def _fillable(game: Game, seat: int) -> list[int]:
    """Guests who lack no more than what has come and is to be put somewhere."""
    decision = game.decision
    if not isinstance(decision, PlaceItems) or decision.seat != seat:
        return []
    p = game.state.players[seat]
    return [
        guest
        for guest, needs in zip(p.cafe, p.needs, strict=True)
        if needs and all(have >= lack for have, lack in zip(decision.bag, unpack(needs), strict=True))
    ]


def _full(p: PlayerState) -> list[int]:
    return [guest for guest, needs in zip(p.cafe, p.needs, strict=True) if not needs]


def _claimable(s: GameState, p: PlayerState) -> list[str]:
    return [
        s.t.objective_ids[s.objectives[index]]
        for index in range(len(s.objectives))
        if not p.claimed[index] and objectives.met(s, p, index) and objectives.points_left(s, index)
    ]


def told(found: Outcome) -> list[str]:
    """The same in words, a line each; none if there is nothing to say."""
    gone = outcomes.paid(found.cost, found.krones, found.steps, found.vp, found.items)
    comes = outcomes.got(found.krones, found.steps, found.vp, found.items, found.draws)
    then = outcomes.waits(found.trial, found.waiting) if found.waiting and found.trial else ""
    more = outcomes.of_modules(found.start, found.trial, found.seat) if found.start and found.trial else []
    may = outcomes.chooses(found.trial, found.choices) if found.trial and found.choices else ""
    able = outcomes.possible(found.full, found.met, found.filled)
    return [line for line in (gone, comes, then, may, *more, *able) if line]
