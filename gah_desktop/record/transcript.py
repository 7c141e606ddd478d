"""A game as JSON lines that a program can check knowing only the printed rules. From events alone.

Keys are stable: a change of any of them raises FORMAT.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from gah_desktop.catalog import load_catalog
from gah_desktop.catalog.house import differing
from gah_desktop.engine import Setup
from gah_desktop.engine.actions import hidden_fields
from gah_desktop.engine.events import (
    FINAL,
    Acted,
    BallroomScored,
    CelebrityTaken,
    DancersGone,
    Dealt,
    Drew,
    EmperorSettled,
    EmperorVisited,
    Ended,
    Event,
    Gained,
    LoungeChanged,
    Passed,
    Reshuffled,
    Revealed,
    Rolled,
    RoundEnded,
    Scored,
    SoloStep,
    Source,
    TokenTaken,
    TurnBegan,
)
from gah_desktop.engine.items import named
from gah_desktop.engine.score_lines import CAFE, END_STAFF, ITEMS, KRONES, ROOMS
from gah_desktop.engine.views import EVERYONE, is_covered, seen
from gah_desktop.record.journal import Journal
from gah_desktop.record.ledger import Ledger, SeatLedger

if TYPE_CHECKING:
    from gah_desktop.catalog import Catalog

FORMAT = 1
FORMAT_OF_MODULES = 2  # what games with modules of the expansion are told in
Line = dict[str, Any]
DICE_COLORS = ("red", "yellow", "blue")
# One word for what is declined before it begins, by the kind of effect, and for the rest of it.
DECLINED = {
    "prepare_room": "rooms",
    "prepare_and_occupy": "rooms",
    "occupy_room": "occupy",
    "play_staff": "staff",
    "take_guest_free": "guest",
    "take_guest_and_fill_order": "guest",
    "send_dancer": "dancer",
    "second_dancer_same_space": "dancer",
    "use_captain": "extra",
    "take_token": "token",
}
_NO_ID = {"serve", "turn", "setup", "final"}


def transcript(journal: Journal, seat: int | None = None) -> Iterator[str]:
    """The game up to where it stands, line by line, without line ends.

    With a seat only what this seat knows, or with EVERYONE what all know. Hidden cards are null.
    """
    return lines(journal.events, journal.game.setup, journal.game.state.t.catalog, seat)


def lines(
    events: Iterable[Event], setup: Setup, catalog: Catalog | None = None, seat: int | None = None
) -> Iterator[str]:
    for line in _Teller(setup, catalog or load_catalog(), seat).tell(events):
        yield json.dumps(line, ensure_ascii=False)


def source_name(source: Source) -> str:
    """("room", 403) as "room:4-3", ("die", 3) as "die:3", ("turn", 0) as "turn"."""
    kind, number = source
    if kind in _NO_ID:
        return kind
    if kind == "room" and isinstance(number, int):
        return f"room:{number // 100}-{number % 100}"
    return f"{kind}:{number}"


class _Teller:
    """Turns events into lines; keeps the ledger that the state lines are read from.

    The ledger has all cards. Lines are masked when they are made.
    """

    def __init__(self, setup: Setup, catalog: Catalog, seat: int | None = None) -> None:
        self.setup = setup
        self.catalog = catalog
        self.seat = seat
        self.entrance = setup.entrance
        self.ledger = Ledger(setup, catalog)
        self.told: list[Line] = []
        self.solo: Line | None = None  # the opponent's turn in progress
        self.held: list[Line] = []  # what followed from it, told after its own line

    def tell(self, events: Iterable[Event]) -> Iterator[Line]:
        events = list(events)
        for event in events:  # an entrance drawn at random is told after the deal
            if isinstance(event, SoloStep) and event.step == "entrance":
                self.entrance = event.details["name"]
                break
        for event in events:
            out = list(self._told_before(event))
            self.ledger.tell(event)
            if isinstance(event, Dealt):  # the hands stand in the set-up line
                self.told = [self._state(seat) for seat in self.ledger.seats]
            if (line := self._line(event if self.seat is None else seen(event, self.seat))) is not None:
                out.append(line)
            if isinstance(event, EmperorSettled):
                out += self._states(always=event.seat)
            if self.solo is not None:
                self.held += out
            else:
                yield from out
        yield from self._states()
        yield from self._solo_done()

    def _told_before(self, event: Event) -> Iterator[Line]:
        """What must stand before this event's line: states that changed, the opponent's turn."""
        own_card = isinstance(event, SoloStep) and event.card > 0
        if own_card or isinstance(event, (Acted, TurnBegan, Rolled, EmperorVisited, Passed, Ended)):
            changed = list(self._states())
            if self.solo is not None and not (own_card or isinstance(event, Acted)):
                self.held += changed
                yield from self._solo_done()
            else:
                yield from changed
        if isinstance(event, SoloStep) and own_card:
            if self.solo is None:
                self.solo = self._read(event)
            else:
                self.solo["steps"] += self._read(event)["steps"]

    def _read(self, event: SoloStep) -> Line:
        """What an entrance does outside of the opponent's turn has no card and a line of its own."""
        return {
            "t": "solo",
            "card": event.card or None,
            "level": self.setup.level,
            "steps": [{"step": event.step, **event.details}],
        }

    def _solo_done(self) -> Iterator[Line]:
        if self.solo is not None:
            done, self.solo = self.solo, None
            yield done
            yield from self.held
            self.held = []

    def _states(self, always: int | None = None) -> Iterator[Line]:
        for seat, ledger in enumerate(self.ledger.seats if self.told else ()):
            line = self._state(ledger)
            if seat == always or line != self.told[seat]:
                self.told[seat] = line
                yield line

    def _state(self, ledger: SeatLedger) -> Line:
        line = ledger.line()
        if self.seat not in (None, ledger.seat):
            line["hand"] = [None] * len(line["hand"])
        return line

    def _line(self, event: Event) -> Line | None:
        match event:
            case Dealt():
                return self._setup(event)
            case Rolled():
                return _roll(event)
            case TurnBegan():
                return {"t": "turn", "round": event.round, "seat": event.seat, "number": event.number}
            case Revealed():
                return {"t": "reveal", "guest": event.guest or None}
            case Reshuffled():
                return {"t": "deck", "what": event.what}
            case Drew():
                return {
                    "t": "draw",
                    "seat": event.seat,
                    "staff": _cards(event.staff),
                    "to": event.to,
                    "source": source_name(event.source),
                }
            case Acted():
                return _act(event)
            case Gained():
                return _gain(event)
            case Scored():
                return {
                    "t": "vp",
                    "seat": event.seat,
                    "amount": event.amount,
                    "source": source_name(event.source),
                }
            case EmperorVisited():
                return {
                    "t": "emperor",
                    "round": event.round,
                    "seat": event.seat,
                    "space": event.space,
                    "vp": event.vp,
                    "to": event.to,
                    "result": event.result,
                }
            case BallroomScored():
                return {
                    "t": "ballroom",
                    "round": event.round,
                    "which": event.which,
                    "board": event.board,
                    "dancers": [{"seat": i, "rows": list(rows)} for i, rows in enumerate(event.dancers)],
                }
            case DancersGone():
                source = source_name(event.source)
                return {"t": "gain", "seat": event.seat, "dancers": -event.number, "source": source}
            case CelebrityTaken():
                return {"t": "celebrity", "seat": event.seat, "tile": event.tile, "color": event.color}
            case LoungeChanged():
                return {"t": "lounge", "tiles": list(event.tiles), "discarded": list(event.discarded)}
            case TokenTaken():
                source = source_name(event.source)
                what = {"token": event.token, "half": event.half}
                return {"t": "gain", "seat": event.seat, **what, "source": source}
            case Ended():
                return _end(event)
            case SoloStep():
                return None if event.card else self._read(event)
            case EmperorSettled() | Passed() | RoundEnded():
                return None

    def _setup(self, event: Dealt) -> Line:
        setup = self.setup
        line: Line = {
            "t": "setup",
            "format": FORMAT_OF_MODULES if setup.modules else FORMAT,
            "ruleset": setup.ruleset,
            "deal": setup.deal,
            "promo": setup.promo,
            "players": [
                {
                    "seat": seat,
                    "name": setup.name(seat),
                    "kind": setup.kind(seat),
                    "board": setup.board(seat),
                }
                for seat in range(setup.players)
            ],
            "first": event.first,
            "objectives": list(event.objectives),
            "emperor": list(event.emperor),
            "queue": list(event.queue),
            "hands": [_cards(hand) for hand in event.hands],
        }
        if setup.modules:
            line["modules"] = list(setup.modules)
            told = {key: value for key, value in event.more.items() if key not in ("pile", "entrance")}
            line |= {key: list(value) for key, value in told.items()}
            line["values"] = differing(self.catalog, setup.sets)
        if setup.solo is not None:
            line["solo"] = {
                "opponent": setup.solo,
                "level": setup.level,
                "entrance": self.entrance,
                "seat": setup.opponent,
            }
            line["pile"] = _cards(event.more["pile"])
        if self.seat is not None:
            line["seen_by"] = None if self.seat == EVERYONE else self.seat
        return line


def _act(event: Acted) -> Line:
    line = {"t": "act", "seat": event.seat, "kind": event.kind, **_details(event)}
    if event.kind == "decline":
        line["what"] = DECLINED.get(line["what"], line["what"])
    return line | {"source": source_name(event.source)}


def _cards(cards: Sequence[int]) -> list[int | None]:
    """The numbers of the cards, null for hidden ones."""
    return [card or None for card in cards]


def _details(event: Acted) -> dict[str, Any]:
    if not is_covered(event):
        return event.details
    hidden = {
        name: _cards(cards) if isinstance(cards := event.details[name], list) else None
        for name in hidden_fields(event.kind)
    }
    return {**event.details, **hidden}


def _roll(event: Rolled) -> Line:
    line: Line = {
        "t": "roll",
        "round": event.round,
        "dice": list(event.dice),
        "dustbin": event.dustbin,
    }
    if event.colored:
        pairs = zip(DICE_COLORS, event.colored, strict=True)
        line["colored"] = {color: face for color, face in pairs if face}
    return line


def _gain(event: Gained) -> Line:
    line: Line = {"t": "gain", "seat": event.seat}
    if event.krones or not (event.steps or event.items):  # into a full purse: 0
        line["krones"] = event.krones
    if event.steps:
        line["steps"] = event.steps
    if event.items is not None:
        line["items"] = named(event.items)
    line["source"] = source_name(event.source)
    return line


def _end(event: Ended) -> Line:
    return {
        "t": "end",
        "scores": [
            {
                "seat": score.seat,
                "game": score.game,
                "staff": {str(card): vp for card, vp in score.line(END_STAFF.name).parts},
                "rooms": score.line(ROOMS.name).vp,
                **{line.name: score.line(line.name).vp for line in (KRONES, ITEMS, CAFE)},
                **{line.name: line.vp for line in score.lines if line.source != FINAL},
                "total": score.total,
                "tie": score.tie,
            }
            for score in event.scores
        ],
        "winners": list(event.winners),
    }
