"""The opponent's turn: the top instruction card, carried out from top to bottom at the chosen level."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gah_desktop.engine import changes
from gah_desktop.engine.events import Acted
from gah_desktop.engine.seats import OPPONENT
from gah_desktop.engine.state import GameState, PlayerState
from gah_desktop.modules.solo.rules import entrance_of, guests, objectives, reading

if TYPE_CHECKING:
    from gah_desktop.catalog.models import InstructionAction, InstructionCard
    from gah_desktop.modules.solo.rules.opponent import Opponent


def play(s: GameState, own: Opponent) -> None:
    """The opponent never passes; a turn asks nobody anything."""
    number = own.turn_card()
    card = next(card for card in own.instruction_cards(s) if card.id == number)
    level = s.setup.level
    own.card = number
    reading.tell(s, "card", level=level, hand=card.hand, left=len(own.deck))
    carry_out(s, s.players[OPPONENT], own, card, level)
    own.card = 0


def carry_out(s: GameState, p: PlayerState, own: Opponent, card: InstructionCard, level: str) -> None:
    """Guests, the die, then the symbols at the bottom."""
    for guest in card.guests:
        if reading.counts(guest, level):
            guests.take(s, p, guest, card.hand)
        else:
            reading.tell(s, "ignored", symbol="guest", color=guest.color, from_level=guest.from_level)
    own.take_die(s, p, card.die, card.hand)
    for action in card.actions:
        if reading.counts(action, level):
            _act(s, p, own, action, card.hand)
        else:
            reading.tell(s, "ignored", **_named(action))


def _named(symbol: InstructionAction) -> dict[str, Any]:
    """A symbol as details of a step."""
    named: dict[str, Any] = {"symbol": symbol.kind, "from_level": symbol.from_level}
    if symbol.kind == "emperor":
        named["steps"] = symbol.steps
    elif symbol.kind == "objective":
        named["letter"] = symbol.letter
    elif symbol.kind == "dancer":
        named["to"] = symbol.to
    return named


def _act(s: GameState, p: PlayerState, own: Opponent, symbol: InstructionAction, hand: str) -> None:
    if symbol.kind == "emperor":
        advance(s, p, symbol)
    elif symbol.kind == "staff":
        reveal_staff(s, p, own, symbol)
    elif symbol.kind == "dancer":
        own.send_dancer(s, p, symbol)
    else:
        assert symbol.letter is not None
        objectives.advance(s, p, symbol.letter, symbol.from_level, hand)
        if entrance := entrance_of(s):
            entrance.opponent_read_objective(s)


def advance(s: GameState, p: PlayerState, symbol: InstructionAction) -> None:
    """Steps on the Emperor track; those past its end are VP as for everyone."""
    steps = symbol.steps
    assert steps is not None
    to = min(p.emperor + steps, s.t.track_end)
    reading.tell(
        s,
        "emperor",
        **{"from": p.emperor},
        steps=steps,
        from_level=symbol.from_level,
        to=to,
        beyond=p.emperor + steps - to,
    )
    changes.advance(s, p, steps, reading.source(s))


def reveal_staff(s: GameState, p: PlayerState, own: Opponent, symbol: InstructionAction) -> None:
    """The top card of the pile is turned up and will score in the end."""
    if not own.pile:
        reading.tell(s, "pile_empty", from_level=symbol.from_level)
        return
    card = own.pile[-1]
    own.pile = own.pile[:-1]
    p.staff.append(card)
    p.has |= 1 << card
    reading.tell(s, "staff", staff=card, from_level=symbol.from_level, left=len(own.pile))
    if s.sink is not None:
        details = {"staff": card, "cost": 0, "from": "pile"}
        s.sink.append(Acted(p.seat, "play_staff", details, reading.source(s)))
