"""Make the files of `tests/format_2` with version 1.0.0 of the program.

    python tests/format_2/make.py CHECKOUT [--only PART]

CHECKOUT is a checkout of version 1.0.0 with compiled translations. The script takes the program from there,
plays random games until each wanted thing has happened, and writes

- `saves/`: a save for each wanted thing, named after it,
- `home/`: the profile folder of a user of version 1.0.0 (see `make_home.py`),
- `seeds.json`: the seed of each save, so that the next run does not search again,
- `expected.json` and `expected_home.json`: the figures of the games, as version 1.0.0 computed them.

The script stops at a later version: the files show how version 1.0.0 read the rules.
"""

# mypy: ignore-errors
# The types are those of version 1.0.0.

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
VERSION = "1.0.0"
sys.path[:1] = sys.argv[1:2] or sys.path[:1]

import gah_desktop  # noqa: E402
from gah_desktop.catalog import corrected_catalog  # noqa: E402
from gah_desktop.engine import Game, Setup  # noqa: E402
from gah_desktop.engine.actions import Action, to_dict  # noqa: E402
from gah_desktop.engine.events import TurnBegan  # noqa: E402
from gah_desktop.record import Entry, Journal, dumps  # noqa: E402

sys.path[:1] = [str(ROOT)]  # the tests are those of this checkout

from tests.format_2.figures import digests, seats  # noqa: E402

SAVES = HERE / "saves"
SEEDS = HERE / "seeds.json"
EXPECTED = HERE / "expected.json"

ALL = ("ballrooms", "celebrities", "hotels", "more")
DULL = ("pass", "decline", "end_turn", "stop_serving")
EAGER = ("move_guest", "serve", "claim", "take_guest", "play_staff", "collect", "use_staff", "send_dancer")
MOST_SEEDS = 60_000
BOOTBLACK, CONDUCTOR = 15, 124
RED = 1
PRINTED = {
    "guests": {"117": {"vp": 9, "order": {"wine": 1}}},
    "boards": {"day-A": {"colors": ["bryry", "brbbb", "byyrr", "rryyb"]}},
    "staff": {"1": {"starter_set": "A"}, "3": {"starter_set": "B"}},
}
CORRECTIONS = {
    "guests": {"134": {"vp": 7}, "136": {"order": {"wine": 1}, "color": "blue"}},
    "staff": {"119": {"cost": 4}, "166": {"cost": 2}},
    "celebrities": {"3": {"vp": 4}, "12": {"vp": 2}},
    "ballroom_rows": {"middle": {"champagne": 1}},
}

Sign = Callable[[Any, Any, Any], bool]  # the game before the step, the step, and the journal with it
Likes = Callable[[Any, Any], bool]  # the journal, and an action that is possible now


def nothing_special(journal: Any, action: Any) -> bool:
    return False


class Wanted(NamedTuple):
    """A save to make: the set-up by seed, and the sign by which a game is recognized as the right one.

    The sign is evaluated after each step. After the sign the game goes on for `more` steps, and then `undone`
    steps are taken back. Without a sign the game is played for `steps` steps, or to its end.
    """

    name: str
    setup: Callable[[int], Setup]
    sign: Sign | None = None
    likes: Likes = nothing_special
    more: int = 5
    undone: int = 0
    steps: int = 1_000_000
    longest: int = 160  # entries; a shorter game makes a smaller file
    corrections: dict[str, Any] | None = None


def found(wanted: Wanted, seed: int) -> Journal | None:
    """Play the random game of this seed. Return it if it shows what is wanted."""
    catalog = None
    if wanted.corrections is not None:
        catalog, problems = corrected_catalog(wanted.corrections)
        assert not problems, problems
    journal, rng = Journal.new(wanted.setup(seed), catalog), Random(f"{wanted.name} {seed}")
    left = wanted.steps if wanted.sign is None else wanted.longest
    shown = wanted.sign is None
    while left and not journal.game.over:
        before = journal.game.clone() if not shown else journal.game
        journal.apply(choose(journal, rng, wanted.likes))
        left -= 1
        if not shown and wanted.sign is not None and wanted.sign(before, journal.entries[-1], journal):
            shown, left = True, wanted.more
    for _ in range(wanted.undone):
        journal.undo()
    return journal if shown else None


def choose(journal: Journal, rng: Random, likes: Likes) -> Action:
    """Choose at random, but mostly what is wanted, and seldom what does nothing."""
    options = list(journal.game.legal_actions())
    liked = [action for action in options if likes(journal, action)]
    if liked and rng.random() < 0.8:
        return rng.choice(liked)
    busy = [action for action in options if action.kind not in DULL]
    best = [action for action in busy if action.kind in EAGER]
    if best and rng.random() < 0.7:
        return rng.choice(best)
    return rng.choice(busy if busy and rng.random() < 0.85 else options)


# What has happened


def this_turn(journal: Any) -> list[Any]:
    """Return the steps of the turn before the last step, which may have ended it."""
    entries = journal.entries
    for start in range(len(entries) - 1, 0, -1):
        if any(isinstance(event, TurnBegan) for event in entries[start - 1].events):
            return entries[start:-1]
    return []


def so_far(journal: Any) -> list[str]:
    """Return the kinds of the steps of the turn in progress."""
    return [entry.action.kind for entry in journal.entries[journal.turn_start() :]]


def acted(journal: Any, kind: str, source: tuple[str, object], **details: object) -> bool:
    """Return whether this has been done in the turn in progress, or in the set-up."""
    entries = journal.entries[journal.turn_start() :]
    return any(
        getattr(event, "kind", "") == kind
        and event.source == source
        and all(event.details.get(key) == value for key, value in details.items())
        for entry in entries
        for event in entry.events
    )


def entrance(game: Any, seat: int) -> int:
    """Return the number of the entrance of a seat, 0 for none."""
    own = next((module for module in game.state.modules if module.name == "hotels"), None)
    return own.owned[seat] if own is not None and own.owned else 0


def module(game: Any, name: str) -> Any:
    return next(module for module in game.state.modules if module.name == name)


def part_of(game: Any, action: Any) -> Any:
    """Return the part that is collected or declined, None if the action is about none."""
    if game.decision is None or game.decision.kind != "benefits" or action.kind not in ("collect", "decline"):
        return None
    return game.decision.parts[action.part]


def asked(kind: str) -> Sign:
    """After the set-up, the game waits for this decision."""

    def sign(before: Any, entry: Any, journal: Any) -> bool:
        game = journal.game
        return game.decision is not None and game.decision.kind == kind and game.state.phase != "setup"

    return sign


# Passing (1.0.0: also after additional actions)


def passed_after(kind: str, number: int = 0) -> tuple[Sign, Likes]:
    """The player passes after this action, although a die could be taken. `number` is the entrance needed."""

    def sign(before: Any, entry: Any, journal: Any) -> bool:
        if entry.action.kind != "pass" or not any(a.kind == "take_die" for a in before.legal_actions()):
            return False
        done = [step.action.kind for step in this_turn(journal)]
        return bool(done) and done[0] == kind and not set(done[1:]) & ADDITIONAL

    def likes(journal: Any, action: Any) -> bool:
        if action.kind in ("bid", "choose_entrance"):
            return getattr(action, "entrance", 0) == number
        done = so_far(journal)
        return action.kind == "pass" if done and done[0] == kind else action.kind == kind

    return sign, likes


OWNERS = {"retreat": 8}  # entrances
ADDITIONAL = {
    "serve", "move_guest", "claim", "use_staff", "take_guest", "send_dancer", "exchange", "retreat",
    "claim_own", "use_guest", "move_guest_wide", "move_die",
}  # fmt: skip


def passed_after_a_free_guest(before: Any, entry: Any, journal: Any) -> bool:
    """A card has brought a guest from the queue at no cost."""
    if entry.action.kind != "pass" or not any(a.kind == "take_die" for a in before.legal_actions()):
        return False
    return (
        any(step.action.kind == "take_guest" for step in this_turn(journal)) and not before.state.guest_taken
    )


def likes_free_guests(journal: Any, action: Any) -> bool:
    done = so_far(journal)
    if "take_guest" in done and not journal.game.state.guest_taken:
        return action.kind == "pass"
    decision = journal.game.decision
    return action.kind == "take_guest" and decision is not None and decision.kind == "take_guest"


def ended_without_a_die(before: Any, entry: Any, journal: Any) -> bool:
    """The krones for a die are gone after a guest was taken."""
    s = before.state
    return entry.action.kind == "end_turn" and s.guest_taken and not s.die_taken and not s.extra_turn


def likes_sixes_only(journal: Any, action: Any) -> bool:
    """Pass until only sixes are left; then take a guest, and spend the last krone on serving."""
    s = journal.game.state
    if s.phase != "round" or s.round < 4 or s.die_taken:
        return False
    if s.guest_taken:
        return action.kind in ("serve", "end_turn")
    return action.kind == ("pass" if any(s.dice[:6]) else "take_guest")


def passed_with_the_same_number(before: Any, entry: Any, journal: Any) -> bool:
    """A guest, but no die was taken with this number before the dice were rolled again."""
    p = before.state.players[entry.seat]
    return entry.action.kind == "pass" and bool(p.guest_with) and p.guest_with == p.numbers[0]


# The readings of 1.0.0


def champagne_for_a_penalty(before: Any, entry: Any, journal: Any) -> bool:
    """Champagne is chosen as the item that tile A6 takes."""
    asked_for = before.decision is not None and before.decision.kind == "lose_item"
    return asked_for and "champagne" in to_dict(entry.action)["items"]


def only_champagne_for_a_penalty(before: Any, entry: Any, journal: Any) -> bool:
    """Tile A6 takes champagne without a question, because nothing else is in the kitchen."""
    return entry.action.kind != "choose_items" and any(
        getattr(event, "kind", "") == "choose_items"
        and event.source == ("emperor", "A6")
        and event.details["items"].get("champagne")
        for event in entry.events
    )


def likes_champagne(journal: Any, action: Any) -> bool:
    decision = journal.game.decision
    if decision is not None and decision.kind == "lose_item":
        return "champagne" in to_dict(action)["items"]
    if action.kind == "split":
        return action.steps == 0
    return action.kind == "serve" and getattr(action, "item", "") != "champagne"


GIFT = "others_gain_items_of_choice"
GUEST_185 = ("guest", 185)


def gift_declined(before: Any, entry: Any, journal: Any) -> bool:
    """Guest 185 sends the dancer, and the others get nothing."""
    sent = acted(journal, "send_dancer", GUEST_185)
    return sent and acted(journal, "decline", GUEST_185, what=GIFT)


def gift_without_dancer(before: Any, entry: Any, journal: Any) -> bool:
    """Guest 185 sends no dancer, and the others take an item all the same."""
    given = acted(journal, "collect", GUEST_185, part=1)
    return given and acted(journal, "decline", GUEST_185, what="dancer")


def gift_to_nobody(before: Any, entry: Any, journal: Any) -> bool:
    """Alone against Elisabeth, the gift of guest 185 is collected although nobody gets it."""
    return entry.action.kind == "collect" and acted(journal, "collect", GUEST_185, part=1)


def likes_185(*whats: str) -> Likes:
    def likes(journal: Any, action: Any) -> bool:
        game = journal.game
        part = part_of(game, action)
        if part is not None and part.source == GUEST_185:
            return part.effect.kind in whats if action.kind == "decline" else part.effect.kind not in whats
        if game.decision is not None and game.decision.source == GUEST_185 and action.kind == "decline":
            return getattr(action, "what", "") in whats
        if action.kind in ("take_guest", "choose_guest", "second_guest"):
            return game.state.queue[action.slot] == 185
        return getattr(action, "guest", 0) == 185

    return likes


def token_declined(before: Any, entry: Any, journal: Any) -> bool:
    """The owner of the Dove keeps a token for a later line."""
    return getattr(entry.action, "what", "") == "token"


def token_after_a_reward(before: Any, entry: Any, journal: Any) -> bool:
    """The owner of the Dove takes the token only after something else that the same guest brings."""
    part = part_of(before, entry.action)
    if part is None or part.effect.kind == "take_token":
        return False
    return any(p is not None and p.effect.kind == "take_token" for p in before.decision.parts)


def likes_the_dove(journal: Any, action: Any) -> bool:
    game = journal.game
    if action.kind == "bid" or action.kind == "choose_entrance":
        return getattr(action, "entrance", 0) == 3
    part = part_of(game, action)
    if part is not None and any(p is not None and p.effect.kind == "take_token" for p in game.decision.parts):
        return part.effect.kind != "take_token" and action.kind == "collect"
    if entrance(game, game.seat) != 3:
        return False
    if action.kind in ("move_guest", "occupy", "prepare"):
        return action.column == 1 or action.floor == 1
    return getattr(action, "what", "") == "token"


def _corogari(
    before: Game, entry: Entry, journal: Journal, source: Callable[[tuple[str, object]], bool]
) -> bool:
    """Corogari's bonus waits, and something of this source has come before it."""
    game = journal.game
    if entry.action.kind != "take_die" or entrance(before, entry.seat) != 2 or game.decision is None:
        return False
    waits = game.decision.kind == "benefits" and any(
        part is not None and part.source == ("entrance", 2) for part in game.decision.parts
    )
    return waits and any(
        event.name == "gained" and source(event.source) and (event.krones > 0 or event.items)
        for event in entry.events
    )


def corogari_after_the_main_action(before: Any, entry: Any, journal: Any) -> bool:
    return _corogari(before, entry, journal, lambda source: source[0] == "die")


def corogari_after_staff(before: Any, entry: Any, journal: Any) -> bool:
    return _corogari(before, entry, journal, lambda source: source[0] == "staff")


def likes_corogari(*cards: int) -> Likes:
    """Get the entrance, keep and play these cards, then take fours."""

    def likes(journal: Any, action: Any) -> bool:
        if action.kind in ("bid", "choose_entrance"):
            return getattr(action, "entrance", 0) == 2
        staff = getattr(action, "staff", 0)
        if action.kind in ("draft", "play_staff"):
            return staff in cards
        if entrance(journal.game, journal.game.seat) != 2:
            return False
        ready = any(card in journal.game.state.players[journal.game.seat].staff for card in cards)
        if action.kind == "take_die":
            if module(journal.game, "hotels").first_die and ready:
                return bool(getattr(action, "face", 0) == 4)
            return not ready and getattr(action, "as_action", 0) == 5
        return False

    return likes


def harpist(before: Any, entry: Any, journal: Any) -> bool:
    """Harpist 127: the first dancer was sent for 1 less, and now the second one is sent for 2 less."""
    decision = before.decision
    if entry.action.kind != "send_dancer" or decision is None or decision.source != ("staff", 127):
        return False
    sent = [step for step in this_turn(journal) if step.action.kind == "send_dancer"]
    return bool(sent) and decision.discount == 2


def likes_the_harpist(journal: Any, action: Any) -> bool:
    part = part_of(journal.game, action)
    if part is not None and part.source == ("staff", 127):
        return bool(part.effect.discount == 1)
    return (
        getattr(action, "staff", 0) == 127
        or action.kind == "send_dancer"
        or getattr(action, "as_action", 0) == 5
    )


def kozi_moved_again(before: Any, entry: Any, journal: Any) -> bool:
    """A die is moved twice in a turn."""
    done = this_turn(journal)
    return entry.action.kind == "move_die" and bool(done) and done[-1].action.kind == "move_die"


def kozi_not_used(before: Any, entry: Any, journal: Any) -> bool:
    """A die is moved, and then another one is taken, or none."""
    done = [step.action for step in this_turn(journal)]
    moved = [getattr(action, "to", 0) for action in done if action.kind == "move_die"]
    if not moved:
        return False
    return entry.action.kind == "pass" or (
        entry.action.kind == "take_die" and getattr(entry.action, "face", 0) != moved[-1]
    )


def likes_kozi(journal: Any, action: Any) -> bool:
    game = journal.game
    if action.kind == "choose_entrance":
        return getattr(action, "entrance", 0) == 9
    if game.state.phase != "setup" and action.kind in ("take_guest", "move_die"):
        return True
    if action.kind == "split":
        return action.krones == 0
    return getattr(action, "boost", False)


def likes_not_using(journal: Any, action: Any) -> bool:
    if "move_die" in so_far(journal):
        return action.kind in ("pass", "take_die")
    return likes_kozi(journal, action)


def christie_dropped(before: Any, entry: Any, journal: Any) -> bool:
    """Mayenfels gives a krone that would pay for a card. Christie, who also answers, is never asked."""
    part = part_of(before, entry.action)
    if part is None or part.source != ("entrance", 5) or entry.action.kind != "collect":
        return False
    seat = entry.seat
    holds = 1 in module(before, "celebrities").held[seat]
    steps = any(
        event.name == "gained" and event.seat == seat and event.steps > 0 and event.source[0] == "staff"
        for event in journal.entries[-2].events
    )
    waits = any(p is not None and p.source == ("celebrity", 1) for p in before.decision.parts)
    return (
        holds and steps and not waits and not _can_play(before, seat, 2) and _can_play(journal.game, seat, 2)
    )


def _can_play(game: Any, seat: int, discount: int) -> bool:
    p = game.state.players[seat]
    return any(game.state.t.staff[card].cost <= p.krones + discount for card in p.hand)


def likes_mayenfels(journal: Any, action: Any) -> bool:
    game = journal.game
    if action.kind in ("bid", "choose_entrance"):
        return getattr(action, "entrance", 0) == 5
    part = part_of(game, action)
    if part is not None:
        return part.source == ("entrance", 5) and action.kind == "collect"
    if action.kind == "take_die":
        lounge = module(game, "celebrities")
        colors = ("red", "yellow", "blue")
        christie = [color for color, tile in zip(colors, lounge.tiles, strict=True) if tile == 1]
        if any(getattr(option, "color", "") in christie for option in game.legal_actions()):
            return getattr(action, "color", "") in christie
        return getattr(action, "as_action", 0) == 5 and action.kind == "take_die"
    if action.kind == "play_staff":
        facts = game.state.t.staff[getattr(action, "staff", 0)]
        return facts.timing == "once" and any(e.kind == "advance_emperor" for e in facts.effects)
    if action.kind == "split":
        return action.krones == 0
    return False


def bonus_between(before: Any, entry: Any, journal: Any) -> bool:
    """The occupancy bonus for a guest's room comes after one part of the reward, and another part follows."""
    waiting = [f for f in before.state.stack if f.kind == "benefits" and f.seat == entry.seat]
    if not waiting:
        return False
    f, part = waiting[-1], part_of(before, entry.action)
    if not (f.begun or (part is not None and part.sort == "reward")):
        return False
    due = [p.source for p in f.parts if p is not None and p.sort == "bonus"]
    given = [i for i, event in enumerate(entry.events) if getattr(event, "source", None) in due]
    if not given:
        return False
    later = any(
        getattr(event, "kind", "") == "collect" and event.source == f.source
        for event in entry.events[given[0] :]
    )
    decision = journal.game.decision
    if decision is None or decision.kind != "benefits" or decision.source != f.source:
        return later
    parts = [
        part_of(journal.game, action) for action in journal.game.legal_actions() if action.kind == "collect"
    ]
    return later or any(p.sort == "reward" for p in parts)


def likes_bonuses(journal: Any, action: Any) -> bool:
    """Fill the first floor and red groups, spend all krones, and leave rewards that cost krones for later."""
    game = journal.game
    p = game.state.players[game.seat]
    if action.kind == "split":
        return action.krones == 0
    if action.kind == "prepare":
        return action.floor == 1
    if action.kind == "move_guest":
        board, at = game.state.t.boards[p.board], 5 * action.floor + action.column - 6
        others = board.group_mask[board.group_of[at]] & ~(1 << at)
        return board.colors[at] == RED and others & p.occupied == others
    part = part_of(game, action)
    if part is not None and part.sort == "reward":
        return action.kind == "collect" and part.effect.kind not in (
            "prepare_room",
            "take_guest_free",
            "play_staff",
        )
    return getattr(action, "boost", False) or action.kind == "take_guest"


def set_up_of(number: int, rooms: int = 0, guests: int = 0) -> Sign:
    """The owner of this entrance has so many rooms and guests before the first round."""

    def sign(before: Any, entry: Any, journal: Any) -> bool:
        game = journal.game
        p = game.state.players[entry.seat]
        mine = entrance(game, entry.seat) == number and before.state.phase == "setup"
        return mine and p.vacant.bit_count() >= rooms and len(p.cafe) >= guests

    return sign


def paulwei_unasked(before: Any, entry: Any, journal: Any) -> bool:
    """The last room that Paulwei brings is prepared without a question, because only one can be paid for."""
    rooms = [e for e in entry.events if getattr(e, "kind", "") == "prepare" and e.seat == entry.seat]
    return before.state.phase == "setup" and entrance(before, entry.seat) == 1 and len(rooms) > 1


def likes_entrance(number: int, all_krones: bool = False) -> Likes:
    def likes(journal: Any, action: Any) -> bool:
        if action.kind in ("bid", "choose_entrance"):
            mine = getattr(action, "entrance", 0) == number
            most = journal.game.state.players[journal.game.seat].krones
            return mine and (not all_krones or getattr(action, "amount", most) == most)
        return all_krones and action.kind == "prepare" and getattr(action, "floor", 0) == 1

    return likes


# All saves


def every_set_up() -> Iterator[Wanted]:
    """Two to four players, both editions and all deals: half of them finished, half in the middle."""
    for n, (players, ruleset, deal) in enumerate(
        product((2, 3, 4), ("deluxe", "classic"), ("normal", "draft", "starter"))
    ):
        boards, promo, end = ("night", "day")[n // 2 % 2], n % 3 == 1, ("finished", "middle")[n % 2]
        parts = [str(players), ruleset, deal, boards, *(["promo"] if promo else []), end]
        undone = 3 if end == "middle" and n % 4 == 1 else 0

        def setup(
            seed: int, players: int = players, ruleset: str = ruleset, deal: str = deal, boards: str = boards,
            promo: bool = promo,
        ) -> Setup:  # fmt: skip
            names = ("Anna", "Béla", "Čech", "陳")[:players] if promo else ()
            return Setup(players, seed, ruleset, boards, deal, promo, names)

        steps = 1_000_000 if end == "finished" else 30 * players
        yield Wanted("-".join([*parts, *(["undone"] if undone else [])]), setup, undone=undone, steps=steps)


def alone() -> Iterator[Wanted]:
    cases: tuple[tuple[str, dict[str, Any], int], ...] = (
        ("leopold-deluxe-easy-finished", {"level": "easy"}, 10**6),
        ("leopold-classic-hautel-middle",
         {"ruleset": "classic", "entrance": "hautel", "boards": "day-B"}, 50),
        ("leopold-deluxe-hard-stars-undone", {"level": "hard", "entrance": "stars"}, 60),
        ("leopold-classic-easy-sushi-promo-finished",
         {"ruleset": "classic", "level": "easy", "entrance": "sushi", "promo": True}, 10**6),
        ("leopold-deluxe-toll-day-middle", {"entrance": "toll", "boards": "day-D"}, 45),
        ("leopold-classic-hard-random-finished",
         {"ruleset": "classic", "level": "hard", "entrance": "random"}, 10**6),
        ("leopold-hotels-and-more-promo-finished",
         {"modules": ("hotels", "more"), "promo": True, "entrance": "random"}, 10**6),
        ("elisabeth-ballrooms-easy-finished", {"modules": ("ballrooms",), "level": "easy"}, 10**6),
        ("elisabeth-celebrities-hard-sushi-middle",
         {"modules": ("celebrities",), "level": "hard", "entrance": "sushi"}, 50),
        ("elisabeth-everything-toll-promo-undone",
         {"modules": ALL, "promo": True, "entrance": "toll", "boards": "day-A"}, 60),
        ("elisabeth-everything-hard-hautel-promo-finished",
         {"modules": ALL, "promo": True, "level": "hard", "entrance": "hautel"}, 10**6),
    )  # fmt: skip
    for name, choices, steps in cases:
        solo = name.partition("-")[0]
        undone = 4 if name.endswith("undone") else 0

        def setup(seed: int, solo: str = solo, choices: dict[str, Any] = choices) -> Setup:
            return Setup(solo=solo, seed=seed, **choices)

        yield Wanted(f"solo-{name}", setup, steps=steps, undone=undone)


def expansion() -> Iterator[Wanted]:
    """Each module alone and all together."""
    cases: tuple[tuple[str, dict[str, Any], int], ...] = (
        ("ballrooms-finished", {"players": 2, "modules": ("ballrooms",)}, 10**6),
        ("celebrities-draft-middle", {"players": 3, "modules": ("celebrities",), "deal": "draft"}, 80),
        ("hotels-day-finished", {"players": 2, "modules": ("hotels",), "boards": "day"}, 10**6),
        ("more-starter-middle", {"players": 4, "modules": ("more",), "deal": "starter"}, 100),
        ("ballrooms-promo-undone", {"players": 2, "modules": ("ballrooms",), "promo": True}, 90),
        ("everything-finished", {"players": 2, "modules": ALL}, 10**6),
        ("everything-promo-day-middle", {"players": 3, "modules": ALL, "promo": True, "boards": "day"}, 110),
        ("everything-promo-finished", {"players": 3, "modules": ALL, "promo": True}, 10**6),
        (
            "everything-promo-draft-undone",
            {"players": 4, "modules": ALL, "promo": True, "deal": "draft"},
            130,
        ),
    )
    for name, choices, steps in cases:

        def setup(seed: int, choices: dict[str, Any] = choices) -> Setup:
            return Setup(seed=seed, **choices)

        undone = 7 if name.endswith("undone") else 0
        yield Wanted(f"{choices['players']}-{name}", setup, steps=steps, undone=undone)


def corrected() -> Iterator[Wanted]:
    """An owner has corrected values of the house."""

    def plain(seed: int) -> Setup:
        return Setup(players=2, seed=seed, promo=True, deal="starter", boards="day")

    def rich(seed: int) -> Setup:
        return Setup(players=3, seed=seed, promo=True, modules=ALL)

    yield Wanted("corrected-2-deluxe-starter-day-promo-finished", plain, corrections=PRINTED)
    yield Wanted("corrected-3-everything-promo-finished", rich, corrections=CORRECTIONS)
    yield Wanted("corrected-3-everything-promo-middle", rich, corrections=CORRECTIONS, steps=90)


def in_the_middle() -> Iterator[Wanted]:
    """The game waits in the middle of a decision."""

    def plain(seed: int) -> Setup:
        return Setup(players=2, seed=seed)

    def classic(seed: int) -> Setup:
        return Setup(players=2, seed=seed, ruleset="classic", deal="draft")

    def rich(seed: int) -> Setup:
        return Setup(players=2, seed=seed, modules=ALL, promo=True)

    def drafted(seed: int) -> Setup:
        return Setup(players=3, seed=seed, modules=ALL, promo=True, deal="draft")

    def leopold(seed: int) -> Setup:
        return Setup(solo="leopold", seed=seed, entrance="hautel")

    def elisabeth(seed: int) -> Setup:
        return Setup(solo="elisabeth", seed=seed, modules=ALL, promo=True)

    in_set_up = (
        ("draft", classic, 4), ("keep_staff", leopold, 0), ("return_staff", leopold, 1),
        ("choose_guest", plain, 1), ("rooms", plain, 4), ("bid", drafted, 20),
        ("choose_entrance", elisabeth, 5), ("choose_rehearsal", rich, 4),
    )  # fmt: skip
    for kind, setup, steps in in_set_up:
        yield Wanted(f"set-up-{kind.replace('_', '-')}", setup, steps=steps)
    yield Wanted("set-up-draft-undone", drafted, steps=9, undone=4)
    yield Wanted("set-up-rooms-undone", classic, steps=17, undone=3)
    for kinds, setup in (
        ("items place benefits serve rooms occupy split staff take_guest return_hand offer", plain),
        ("take_penalty extra remove_room discard_staff penalty", classic),
        ("feed_rival items_of_choice extra_action", leopold),
        ("fill_order exchange send_dancer second_guest take_token die_moved turn_down lose_item pay", rich),
        ("captain remove_dancer second_dancer", elisabeth),
    ):
        for kind in kinds.split():
            likes = likes_the_dove if kind == "take_token" else nothing_special
            longest = 300 if kind in ("discard_staff", "take_token") else 120
            yield Wanted(f"asks-{kind.replace('_', '-')}", setup, asked(kind), likes, more=0, longest=longest)


def passes() -> Iterator[Wanted]:
    def plain(seed: int) -> Setup:
        return Setup(players=2 + seed % 3, seed=seed)

    def classic(seed: int) -> Setup:
        return Setup(players=2 + seed % 3, seed=seed, ruleset="classic")

    def rich(seed: int) -> Setup:
        return Setup(players=2, seed=seed, modules=ALL, promo=True)

    def leopold(seed: int) -> Setup:
        return Setup(solo="leopold", seed=seed)

    for name, kind, setup in (
        ("serving", "serve", plain),
        ("serving-classic", "serve", classic),
        ("serving-alone", "serve", leopold),
        ("moving-a-guest", "move_guest", plain),
        ("moving-a-guest-classic", "move_guest", classic),
        ("claiming", "claim", plain),
        ("using-a-staff-card", "use_staff", plain),
        ("sending-a-dancer", "send_dancer", rich),
        ("exchanging", "exchange", rich),
        ("retreating", "retreat", rich),
        ("using-a-guest", "use_guest", rich),
        ("moving-a-guest-into-two-rooms", "move_guest_wide", rich),
    ):
        sign, likes = passed_after(kind, OWNERS.get(kind, 0))
        yield Wanted(f"pass-after-{name}", setup, sign, likes, longest=260)
    yield Wanted("pass-after-a-free-guest", plain, passed_after_a_free_guest, likes_free_guests, longest=260)
    yield Wanted(
        "pass-after-a-free-guest-classic", classic, passed_after_a_free_guest, likes_free_guests, longest=260
    )
    yield Wanted("end-without-a-die", plain, ended_without_a_die, likes_sixes_only, longest=260)
    yield Wanted(
        "pass-with-the-number-of-the-guest", plain, passed_with_the_same_number, likes_sixes_only, longest=260
    )


def readings() -> Iterator[Wanted]:
    def rich(seed: int) -> Setup:
        return Setup(players=2, seed=seed, modules=ALL, promo=True)

    def balls(seed: int) -> Setup:
        return Setup(players=3, seed=seed, modules=("ballrooms",), promo=True)

    def balls_and_more(seed: int) -> Setup:
        return Setup(players=2, seed=seed, modules=("ballrooms", "more"))

    def hotels(seed: int) -> Setup:
        return Setup(players=2, seed=seed, modules=("hotels",))

    def balls_and_hotels(seed: int) -> Setup:
        return Setup(players=2, seed=seed, modules=("ballrooms", "hotels"), deal="draft")

    def hotels_of_three(seed: int) -> Setup:
        return Setup(players=3, seed=seed, modules=("hotels", "more"))

    def drafted_hotels(seed: int) -> Setup:
        return Setup(players=2, seed=seed, modules=("hotels",), deal="draft")

    def stars(seed: int) -> Setup:
        return Setup(players=2, seed=seed, modules=("celebrities", "hotels"))

    def balls_and_stars(seed: int) -> Setup:
        return Setup(players=2, seed=seed, modules=("ballrooms", "celebrities"))

    def elisabeth(seed: int) -> Setup:
        return Setup(solo="elisabeth", seed=seed, modules=("ballrooms",), promo=True)

    def toll(seed: int) -> Setup:
        modules = ("ballrooms", "celebrities", "hotels")
        return Setup(
            solo="elisabeth",
            seed=seed,
            modules=modules,
            promo=True,
            entrance="toll",
            boards="day",
            level="medium",
        )

    yield Wanted(
        "A6-paid-with-champagne", balls_and_more, champagne_for_a_penalty, likes_champagne, longest=200
    )
    yield Wanted(
        "A6-paid-with-the-only-item-champagne", balls_and_more, only_champagne_for_a_penalty, likes_champagne,
        longest=200,
    )  # fmt: skip
    yield Wanted("185-dancer-sent-gift-declined", balls, gift_declined, likes_185(GIFT), longest=200)
    yield Wanted(
        "185-no-dancer-gift-given",
        balls,
        gift_without_dancer,
        likes_185("dancer", "send_dancer"),
        longest=200,
    )
    yield Wanted("185-gift-to-nobody", elisabeth, gift_to_nobody, likes_185(), longest=200)
    yield Wanted("dove-token-declined", hotels, token_declined, likes_the_dove, longest=300)
    yield Wanted("dove-token-after-a-reward", hotels, token_after_a_reward, likes_the_dove, longest=300)
    yield Wanted(
        "corogari-after-the-main-action", drafted_hotels, corogari_after_the_main_action,
        likes_corogari(BOOTBLACK), longest=200,
    )  # fmt: skip
    yield Wanted(
        "corogari-after-krones-of-staff",
        balls_and_hotels,
        corogari_after_staff,
        likes_corogari(CONDUCTOR),
        longest=200,
    )
    yield Wanted("127-less-discount-first", balls, harpist, likes_the_harpist, longest=220)
    yield Wanted("kozi-die-moved-again", toll, kozi_moved_again, likes_kozi)
    yield Wanted("kozi-die-moved-and-not-used", toll, kozi_not_used, likes_not_using)
    yield Wanted("mayenfels-and-christie-dropped", stars, christie_dropped, likes_mayenfels, longest=240)
    yield Wanted("bonus-between-two-rewards", balls_and_stars, bonus_between, likes_bonuses, longest=240)
    yield Wanted("kaufman-second-guest", hotels, set_up_of(4, guests=2), likes_entrance(4), more=14)
    yield Wanted("paulwei-two-rooms", hotels_of_three, set_up_of(1, rooms=5), likes_entrance(1), more=14)
    yield Wanted(
        "paulwei-only-room-unasked", hotels, paulwei_unasked, likes_entrance(1, all_krones=True), more=14
    )
    yield Wanted("dove-fourth-room", hotels, set_up_of(3, rooms=4), likes_entrance(3), more=14)
    yield Wanted("dove-fourth-room-in-the-set-up", rich, set_up_of(3, rooms=3), likes_entrance(3), more=0)


PARTS = (every_set_up, alone, expansion, corrected, in_the_middle, passes, readings)


def notes(name: str, over: bool) -> dict[str, Any]:
    """Return what the application notes about a game, with a date of its own."""
    identity = hashlib.sha256(name.encode()).hexdigest()[:32]
    day = f"2026-12-{int(identity[:2], 16) % 28 + 1:02}"
    finished = f"{day}T21:00:00+01:00" if over else ""
    return {"id": identity, "started": f"{day}T20:00:00+01:00", "finished": finished, "colours": []}


def expected_of(journal: Journal) -> dict[str, Any]:
    found: dict[str, Any] = {"position": journal.position, "seats": seats(journal.game)}
    return found | {"steps": "".join(digests(journal))}


def write_lines(path: Path, data: dict[str, Any]) -> None:
    lines = (f"{json.dumps(key)}: {json.dumps(data[key], separators=(',', ':'))}" for key in sorted(data))
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def make(only: str) -> None:
    SAVES.mkdir(exist_ok=True)
    seeds: dict[str, int] = json.loads(SEEDS.read_text("utf-8")) if SEEDS.exists() else {}
    expected: dict[str, Any] = json.loads(EXPECTED.read_text("utf-8")) if EXPECTED.exists() else {}
    names = set()
    for part in PARTS:
        for wanted in part():
            assert wanted.name not in names, wanted.name
            names.add(wanted.name)
            if only and only != part.__name__ and only not in wanted.name:
                continue
            journal = None
            for seed in range(seeds.get(wanted.name, 1), MOST_SEEDS):
                if (journal := found(wanted, seed)) is not None:
                    seeds[wanted.name] = seed
                    break
            if journal is None:
                print(f"{wanted.name}: not found", flush=True)
                continue
            file = SAVES / f"{wanted.name}.gah"
            file.write_text(
                dumps(journal, notes(wanted.name, journal.game.over)), encoding="utf-8", newline="\n"
            )
            expected[wanted.name] = expected_of(journal)
            print(f"{wanted.name}: seed {seeds[wanted.name]}, {len(journal.entries)} steps", flush=True)
    for file in SAVES.glob("*.gah"):
        if file.stem not in names:
            file.unlink()
    write_lines(SEEDS, {name: seed for name, seed in seeds.items() if name in names})
    write_lines(EXPECTED, {name: facts for name, facts in expected.items() if name in names})


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("checkout", type=Path)
    parser.add_argument(
        "--only", default="", metavar="PART", help="home, a function of this script, or part of a name"
    )
    options = parser.parse_args()
    if gah_desktop.__version__ != VERSION:
        print(
            f"error: {options.checkout} is version {gah_desktop.__version__}, expected {VERSION}",
            file=sys.stderr,
        )
        return 1
    if options.only != "home":
        make(options.only)
    if options.only in ("", "home"):
        from tests.format_2.make_home import make_home

        make_home()
    return 0


if __name__ == "__main__":
    sys.exit(main())
