"""How a gallery of cards is narrowed and sorted: by what is printed on them and where they are. No widgets."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from gah_desktop.catalog import Catalog
from gah_desktop.catalog.basics import GUEST_COLORS, ITEMS
from gah_desktop.reference.content import Ref
from gah_desktop.reference.marks import NARROWED, Mark
from gah_desktop.reference.related import kinds
from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.names import color_name, guest_group_name, item_name, timing_name
from gah_desktop.text.terms import fill, translate

Holds = Callable[[Ref], bool]
Key = Callable[[Ref], tuple[object, ...]]

REWARDS: dict[str, tuple[str, tuple[str, ...]]] = {
    "items": (QT_TRANSLATE_NOOP("gallery", "food and drink"), ("gain_items", "gain_items_of_choice")),
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
    "guests": (QT_TRANSLATE_NOOP("gallery", "guests and actions"), ("take_guest_free", "extra_action")),
    "vp": (QT_TRANSLATE_NOOP("gallery", "victory points"), ("gain_vp",)),
}
WHERE: dict[str, str] = {
    "here": QT_TRANSLATE_NOOP("gallery", "in this game, to be seen"),
    "mine": QT_TRANSLATE_NOOP("gallery", "yours"),
    "others": QT_TRANSLATE_NOOP("gallery", "of the others"),
    "gone": QT_TRANSLATE_NOOP("gallery", "gone"),
}
VP_STEPS = ((0, 0), (1, 3), (4, 6), (7, 20))
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
    own = {"guests": _guest_choices, "staff": _staff_choices, "emperor": _tile_choices}.get(gallery, _letters)
    return own(catalog) + (_game(marks) if marks else ())


def orders(catalog: Catalog, gallery: str, name: Callable[[Ref], str]) -> tuple[Order, ...]:
    """What a gallery can be sorted by."""
    t = translate
    by_number = Order("number", t("gallery", "by number"), lambda ref: (ref[1].rjust(4),))
    by_name = Order("name", t("gallery", "by name"), lambda ref: (name(ref).casefold(),))
    if gallery == "guests":
        guests = catalog.guests
        return (
            by_number,
            by_name,
            Order("vp", t("gallery", "by VP"), lambda ref: (-guests[int(ref[1])].vp, int(ref[1]))),
            Order("order", t("gallery", "by order"), lambda ref: (guests[int(ref[1])].order.total, int(ref[1]))),
        )
    if gallery == "staff":
        staff = catalog.staff
        return (
            by_number,
            by_name,
            Order("cost", t("gallery", "by cost"), lambda ref: (staff[int(ref[1])].cost, int(ref[1]))),
        )
    return by_number, by_name


def _guest_choices(catalog: Catalog) -> tuple[Choice, ...]:
    guests, t = catalog.guests, translate

    def color(wanted: str) -> Holds:
        return lambda ref: guests[int(ref[1])].color == wanted

    def ordered(item: str) -> Holds:
        return lambda ref: any(name == item for name, _ in guests[int(ref[1])].order.pairs())

    def worth(low: int, high: int) -> Holds:
        return lambda ref: low <= guests[int(ref[1])].vp <= high

    group = t("gallery", "%1 (%2)")
    return (
        Choice(
            "color",
            t("gallery", "Colour"),
            t("gallery", "all colours"),
            tuple(
                Option(c, fill(group, guest_group_name(c), color_name(c)), color(c)) for c in GUEST_COLORS
            ),
        ),
        Choice(
            "order",
            t("gallery", "Order"),
            t("gallery", "any order"),
            tuple(Option(item, fill(t("gallery", "with %1"), item_name(item)), ordered(item)) for item in ITEMS),
        ),
        Choice(
            "vp",
            t("gallery", "VP"),
            t("gallery", "any VP"),
            tuple(Option(f"{low}", _vp_label(low, high), worth(low, high)) for low, high in VP_STEPS),
        ),
        _reward(lambda ref: kinds(guests[int(ref[1])].rewards)),
    )


def _vp_label(low: int, high: int) -> str:
    if low == high:
        return translate("short", "%n VP", None, low)
    if high == VP_STEPS[-1][1]:
        return fill(translate("gallery", "%1 VP or more"), low)
    return fill(translate("gallery", "%1 to %2 VP"), low, high)


def _reward(kinds_of: Callable[[Ref], object]) -> Choice:
    def gives(wanted: tuple[str, ...]) -> Holds:
        return lambda ref: not set(wanted).isdisjoint(kinds_of(ref))  # type: ignore[call-overload]

    return Choice(
        "reward",
        translate("gallery", "Reward"),
        translate("gallery", "any reward"),
        tuple(Option(id, translate("gallery", label), gives(wanted)) for id, (label, wanted) in REWARDS.items()),
    )


def _staff_choices(catalog: Catalog) -> tuple[Choice, ...]:
    staff, t = catalog.staff, translate

    def timing(wanted: str) -> Holds:
        return lambda ref: staff[int(ref[1])].timing == wanted

    def cost(wanted: int) -> Holds:
        return lambda ref: staff[int(ref[1])].cost == wanted

    costs = sorted({card.cost for card in staff.values()})
    return (
        Choice(
            "timing",
            t("gallery", "Works"),
            t("gallery", "all staff"),
            tuple(Option(each, timing_name(each), timing(each)) for each in TIMINGS),
        ),
        Choice(
            "cost",
            t("gallery", "Cost"),
            t("gallery", "any cost"),
            tuple(Option(str(n), t("terms", "%n krone(s)", None, n), cost(n)) for n in costs),
        ),
    )


def _tile_choices(catalog: Catalog) -> tuple[Choice, ...]:
    return (*_letters(catalog), _reward(lambda ref: kinds(catalog.emperor_tiles[ref[1]].reward)))


def _letters(catalog: Catalog) -> tuple[Choice, ...]:
    def letter(wanted: str) -> Holds:
        return lambda ref: ref[1].startswith(wanted)

    label = translate("gallery", "letter %1")
    return (
        Choice(
            "letter",
            translate("gallery", "Letter"),
            translate("gallery", "all letters"),
            tuple(Option(each, fill(label, each), letter(each)) for each in "ABC"),
        ),
    )


def _game(marks: Mapping[Ref, Mark]) -> tuple[Choice, ...]:
    def placed(places: tuple[str, ...]) -> Holds:
        return lambda ref: ref in marks and marks[ref].place in places

    return (
        Choice(
            "game",
            translate("gallery", "In this game"),
            translate("gallery", "wherever they are"),
            tuple(Option(id, translate("gallery", WHERE[id]), placed(places)) for id, places in NARROWED.items()),
        ),
    )
