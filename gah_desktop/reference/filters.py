"""How a gallery of cards is narrowed and sorted: by what is printed, and where they are. No widgets."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from gah_desktop.catalog import Catalog
from gah_desktop.catalog.basics import GUEST_COLORS, ITEMS
from gah_desktop.catalog.effects import Effect
from gah_desktop.engine.module_registry import OPPONENTS
from gah_desktop.reference.content import Ref
from gah_desktop.reference.instructions import opponent_of
from gah_desktop.reference.marks import NARROWED, Mark
from gah_desktop.reference.related import kinds
from gah_desktop.reference.sets import SETS, set_name, set_of
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.names import color_name, guest_group_name, item_name, opponent_name, timing_name
from gah_desktop.text.terms import fill, translate
from gah_desktop.text.voices import counted

Holds = Callable[[Ref], bool]
Key = Callable[[Ref], tuple[int | str, ...]]

REWARDS: dict[str, tuple[str, tuple[str, ...]]] = {
    "items": (
        QT_TRANSLATE_NOOP("gallery", "food and drink"),
        ("gain_items", "gain_items_of_choice", "gain_other_items_of_choice", "others_gain_items_of_choice"),
    ),
    "krones": (QT_TRANSLATE_NOOP("gallery", "krones"), ("gain_krones",)),
    "emperor": (QT_TRANSLATE_NOOP("gallery", "Emperor steps"), ("advance_emperor",)),
    "rooms": (
        QT_TRANSLATE_NOOP("gallery", "rooms"),
        ("prepare_room", "occupy_room", "prepare_and_occupy"),
    ),
    "staff": (
        QT_TRANSLATE_NOOP("gallery", "staff cards"),
        ("draw_staff", "play_staff", "draw_three_play_one", "gain_vp_per_staff"),
    ),
    "guests": (
        QT_TRANSLATE_NOOP("gallery", "guests and actions"),
        ("take_guest_free", "fill_order", "fill_items", "take_guest_and_fill_order", "extra_action"),
    ),
    "vp": (
        QT_TRANSLATE_NOOP("gallery", "victory points"),
        ("gain_vp", "gain_vp_by_round", "gain_vp_per_objective_marker"),
    ),
    "dancers": (
        QT_TRANSLATE_NOOP("gallery", "dancers and ballrooms"),
        ("send_dancer", "second_dancer_same_space", "gain_vp_per_dancer", "score_current_ballroom"),
    ),
}
WHERE: dict[str, str] = {
    "here": QT_TRANSLATE_NOOP("gallery", "in this game, visible"),
    "mine": QT_TRANSLATE_NOOP("gallery", "yours"),
    "others": QT_TRANSLATE_NOOP("gallery", "other players’"),
    "gone": QT_TRANSLATE_NOOP("gallery", "gone"),
}
VP_STEPS = ((-9, 0), (1, 3), (4, 6), (7, 20))
TIMINGS = ("once", "round", "permanent", "end")


class Option(NamedTuple):
    id: str
    label: str
    holds: Holds


class Choice(NamedTuple):
    """A filter: its name, what it is called when it lets everything pass, and what it can be set to."""

    id: str
    label: str
    everything: str
    options: tuple[Option, ...]


class Order(NamedTuple):
    id: str
    label: str
    key: Key


def choices(catalog: Catalog, gallery: str, marks: Mapping[Ref, Mark]) -> tuple[Choice, ...]:
    """The filters of a gallery, in the language of the moment."""
    own = OWN[gallery](catalog) if gallery in OWN else ()
    return own + (_game(marks) if marks else ())


def orders(catalog: Catalog, gallery: str, name: Callable[[Ref], str]) -> tuple[Order, ...]:
    """What a gallery can be sorted by."""
    by_name = Order("name", translate("gallery", "by name"), lambda ref: (name(ref).casefold(),))
    by_number = Order("number", translate("gallery", "by number"), lambda ref: (ref[1].rjust(4),))
    if gallery in ("ballrooms", "rehearsal"):
        return (by_name,)  # they bear no number
    if gallery == "celebrities":
        by_vp = Order(
            "vp", translate("gallery", "by VP"), lambda ref: (-catalog.celebrities[int(ref[1])].vp,)
        )
        return by_name, by_vp
    if gallery == "entrances":
        return (by_name,)
    if gallery == "solo":
        return (by_number,)
    if gallery == "guests":
        guests = catalog.guests
        return (
            # the gallery hangs by colour and by timing of itself
            Order("", translate("gallery", "by colour"), lambda ref: ()),
            by_number,
            by_name,
            Order("order", translate("gallery", "by order"), lambda ref: (guests[int(ref[1])].order.total,)),
            Order("vp", translate("gallery", "by VP"), lambda ref: (-guests[int(ref[1])].vp,)),
        )
    if gallery == "staff":
        staff = catalog.staff
        return (
            Order("", translate("gallery", "by timing"), lambda ref: ()),
            by_number,
            by_name,
            Order("cost", translate("gallery", "by cost"), lambda ref: (staff[int(ref[1])].cost,)),
        )
    return by_number, by_name


def _guest_choices(catalog: Catalog) -> tuple[Choice, ...]:
    guests = catalog.guests

    def color(wanted: str) -> Holds:
        return lambda ref: guests[int(ref[1])].color == wanted

    def ordered(item: str) -> Holds:
        return lambda ref: any(name == item for name, _ in guests[int(ref[1])].order.pairs())

    def worth(low: int, high: int) -> Holds:
        return lambda ref: low <= guests[int(ref[1])].vp <= high

    group = translate("gallery", "%1 (%2)")
    return (
        Choice(
            "color",
            translate("gallery", "Colour"),
            translate("gallery", "all colours"),
            tuple(Option(c, fill(group, guest_group_name(c), color_name(c)), color(c)) for c in GUEST_COLORS),
        ),
        Choice(
            "order",
            translate("gallery", "Order"),
            translate("gallery", "any order"),
            tuple(
                Option(item, fill(translate("gallery", "with %1"), item_name(item)), ordered(item))
                for item in ITEMS
            ),
        ),
        Choice(
            "vp",
            translate("gallery", "VP"),
            translate("gallery", "any VP"),
            tuple(Option(f"{low}", _vp_label(low, high), worth(low, high)) for low, high in VP_STEPS),
        ),
        _reward({str(guest.id): guest.rewards for guest in guests.values()}),
        _sets(catalog, "guest", guests),
    )


def _vp_label(low: int, high: int) -> str:
    if low == VP_STEPS[0][0]:
        return fill(translate("gallery", "%1 VP or fewer"), high)
    if high == VP_STEPS[-1][1]:
        return fill(translate("gallery", "%1 VP or more"), low)
    return fill(translate("gallery", "%1 to %2 VP"), low, high)


def _reward(rewards: Mapping[str, tuple[Effect, ...]]) -> Choice:
    found = {id: set(kinds(effects)) for id, effects in rewards.items()}

    def gives(wanted: tuple[str, ...]) -> Holds:
        return lambda ref: not found[ref[1]].isdisjoint(wanted)

    return Choice(
        "reward",
        translate("gallery", "Reward"),
        translate("gallery", "any reward"),
        tuple(
            Option(id, translate("gallery", label), gives(wanted))
            for id, (label, wanted) in REWARDS.items()
            if any(not each.isdisjoint(wanted) for each in found.values())
        ),
    )


def _staff_choices(catalog: Catalog) -> tuple[Choice, ...]:
    staff = catalog.staff

    def timing(wanted: str) -> Holds:
        return lambda ref: staff[int(ref[1])].timing == wanted

    def cost(wanted: int) -> Holds:
        return lambda ref: staff[int(ref[1])].cost == wanted

    costs = sorted({card.cost for card in staff.values()})
    return (
        Choice(
            "timing",
            translate("gallery", "Timing"),
            translate("gallery", "all staff"),
            tuple(Option(each, timing_name(each), timing(each)) for each in TIMINGS),
        ),
        Choice(
            "cost",
            translate("gallery", "Cost"),
            translate("gallery", "any cost"),
            tuple(Option(str(n), counted("terms", "%n krone(s)", n), cost(n)) for n in costs),
        ),
        _sets(catalog, "staff", staff),
    )


def _tile_choices(catalog: Catalog) -> tuple[Choice, ...]:
    tiles = catalog.emperor_tiles
    return (
        _letters(),
        _reward({tile.id: tile.reward for tile in tiles.values()}),
        _sets(catalog, "emperor", tiles),
    )


def _objective_choices(catalog: Catalog) -> tuple[Choice, ...]:
    return _letters(), _sets(catalog, "objective", catalog.objectives)


def _sets(catalog: Catalog, kind: str, cards: Iterable[int | str]) -> Choice:
    """The base game and the modules."""
    found = {(kind, str(id)): set_of(catalog, (kind, str(id))) for id in cards}

    def of(wanted: str) -> Holds:
        return lambda ref: found[ref] == wanted

    return Choice(
        "set",
        translate("gallery", "Set"),
        translate("gallery", "all sets"),
        tuple(Option(each, set_name(each), of(each)) for each in SETS if each in found.values()),
    )


def _celebrity_choices(catalog: Catalog) -> tuple[Choice, ...]:
    return (_needs({("celebrity", str(c.id)): c.only_with for c in catalog.celebrities.values()}),)


def _entrance_choices(catalog: Catalog) -> tuple[Choice, ...]:
    return (_needs({("entrance", str(e.id)): e.only_with for e in catalog.entrances.values()}),)


def _needs(found: Mapping[Ref, str | None]) -> Choice:
    """Whether another module has to be in play."""
    with_ballrooms = fill(translate("gallery", "only with %1"), set_name("ballrooms"))
    without = fill(translate("gallery", "without %1 too"), set_name("ballrooms"))
    return Choice(
        "needs",
        translate("gallery", "Other modules"),
        translate("gallery", "with any modules"),
        (
            Option("none", without, lambda ref: found[ref] is None),
            Option("ballrooms", with_ballrooms, lambda ref: found[ref] == "ballrooms"),
        ),
    )


def _instruction_choices(catalog: Catalog) -> tuple[Choice, ...]:
    def of(wanted: str) -> Holds:
        return lambda ref: opponent_of(catalog, ref[1]) == wanted

    return (
        Choice(
            "opponent",
            translate("gallery", "Opponent"),
            translate("gallery", "both opponents"),
            tuple(Option(each, opponent_name(each), of(each)) for each in OPPONENTS),
        ),
    )


def _letters() -> Choice:
    def letter(wanted: str) -> Holds:
        return lambda ref: ref[1].startswith(wanted)

    label = translate("gallery", "letter %1")
    return Choice(
        "letter",
        translate("gallery", "Letter"),
        translate("gallery", "all letters"),
        tuple(Option(each, fill(label, each), letter(each)) for each in "ABC"),
    )


OWN: dict[str, Callable[[Catalog], tuple[Choice, ...]]] = {
    "guests": _guest_choices,
    "staff": _staff_choices,
    "objectives": _objective_choices,
    "emperor": _tile_choices,
    "celebrities": _celebrity_choices,
    "entrances": _entrance_choices,
    "solo": _instruction_choices,
}


def _game(marks: Mapping[Ref, Mark]) -> tuple[Choice, ...]:
    def placed(places: tuple[str, ...]) -> Holds:
        return lambda ref: ref in marks and marks[ref].place in places

    return (
        Choice(
            "game",
            translate("gallery", "In this game"),
            translate("gallery", "anywhere"),
            tuple(
                Option(id, translate("gallery", WHERE[id]), placed(places)) for id, places in NARROWED.items()
            ),
        ),
    )
