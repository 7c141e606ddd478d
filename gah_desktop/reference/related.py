"""Which rules and cards a page touches, derived from links, effects and colours. Says nothing itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

from gah_desktop.catalog import Catalog
from gah_desktop.catalog.effects import Effect
from gah_desktop.catalog.models import Guest, Staff
from gah_desktop.reference.boards import TRACKS, instructions
from gah_desktop.reference.content import Ref
from gah_desktop.reference.topics import TOPICS, links

#: The topics that speak of a kind of effect.
EFFECT_TOPICS: dict[str, str] = {
    "gain_items": "receiving-items serving",
    "gain_items_of_choice": "receiving-items serving",
    "gain_krones": "krones",
    "gain_vp": "victory-points",
    "gain_vp_per_staff": "staff-cards victory-points",
    "advance_emperor": "emperor-track action-4",
    "draw_staff": "staff-cards guest-rewards",
    "play_staff": "action-5 staff-cards",
    "draw_three_play_one": "draw-three action-5",
    "prepare_room": "effect-rooms action-3",
    "occupy_room": "effect-rooms occupancy-bonus",
    "prepare_and_occupy": "effect-rooms action-3 occupancy-bonus",
    "fill_order": "moving-guest staff-words",
    "take_guest_free": "free-guests queue",
    "extra_action": "extra-action editions",
    "when_guest_moves_in": "staff-move-in moving-guest",
    "when_room_occupied": "staff-move-in occupancy-bonus",
    "when_die_taken": "staff-dice dice-strength",
    "when_emperor_reward": "emperor-rewards",
    "extra_with_die": "staff-dice",
    "strength": "staff-strength dice-strength",
    "both_on_four": "action-4 staff-strength",
    "free_six": "action-6",
    "free_rooms": "action-3 staff-words",
    "free_serving": "serving",
    "free_queue": "queue taking-guest",
    "ignore_penalty": "emperor-penalties",
    "end_vp_per_room": "end-scoring",
    "end_vp_per_staff": "end-scoring staff-cards",
    "end_vp_per_tile": "end-scoring",
    "end_vp_per_group": "end-scoring occupancy-bonus",
    "end_vp_per_objective": "end-scoring objectives",
    "end_vp_per_emperor_space": "end-scoring emperor-track",
    "end_vp_per_floor": "end-scoring the-hotel",
    "end_vp_per_column": "end-scoring the-hotel",
    "end_vp_per_color_set": "end-scoring the-hotel",
    "end_copy": "end-scoring",
    "lose_krones": "emperor-penalties krones",
    "lose_vp": "emperor-penalties",
    "lose_vp_per_staff": "emperor-penalties staff-cards",
    "empty_kitchen": "emperor-penalties serving",
    "empty_kitchen_and_cafe": "emperor-penalties receiving-items",
    "return_staff_from_hand": "emperor-penalties",
    "remove_vacant_rooms": "emperor-penalties removed-rooms",
    "remove_occupied_rooms_top_two_floors": "emperor-penalties removed-rooms",
    "remove_played_end_staff": "emperor-penalties staff-end",
    # of the expansion
    "send_dancer": "guest-rewards moving-guest",
    "second_dancer_same_space": "guest-rewards",
    "gain_vp_per_dancer": "victory-points",
    "score_current_ballroom": "guest-rewards",
    "others_gain_items_of_choice": "receiving-items",
    "gain_vp_by_round": "victory-points",
    "fill_items": "serving",
    "take_guest_and_fill_order": "free-guests",
    "gain_other_items_of_choice": "receiving-items",
    "gain_vp_per_objective_marker": "objectives",
    "pay_for": "staff-round",
    "after_main_action": "staff-dice",
    "turn_down_after": "staff-timing",
    "after_staff_played": "staff-cards",
    "when_dancer_sent": "staff-cards",
    "when_objective_claimed": "objectives",
    "when_champagne_spent_in_action": "staff-cards",
    "end_vp_per_dancer": "end-scoring",
    "after_emperor_advance": "emperor-track",
    "when_emperor_advance": "emperor-track",
    "when_vp_gained": "victory-points",
    "after_krones_gained": "krones",
    "when_champagne_gained": "receiving-items",
    "exchange_items": "additional-actions",
    "free_rooms_any": "action-3",
    "order_waiver": "moving-guest",
    "lose_champagne": "emperor-penalties",
    "remove_dancer_from_scored_ballroom": "emperor-penalties",
    "lose_krones_and_item": "emperor-penalties",
    "lose_all_krones_and_kitchen": "emperor-penalties",
}
TIMING_TOPICS = {
    "once": "staff-timing",
    "round": "staff-round",
    "permanent": "staff-timing",
    "end": "staff-end",
}
OBJECTIVE_TOPICS = {
    "krones": "krones",
    "emperor_space": "emperor-track",
    "staff_played": "staff-cards",
    "room_tiles": "action-3",
    "full_floors": "the-hotel",
    "full_columns": "the-hotel",
    "full_groups": "occupancy-bonus",
    "full_colors": "the-hotel",
    "occupied": "moving-guest",
    "champagne": "receiving-items",
    "dancers_in_ballrooms": "moving-guest",
    "green_guests_completed": "moving-guest",
    "each_dish_and_drink": "receiving-items",
    "occupied_top_floor": "the-hotel",
    "large_guests_completed": "moving-guest",
}
#: What a player who works for an objective is also paid for at the end.
OBJECTIVE_EFFECTS: dict[str, tuple[str, ...]] = {
    "krones": (),
    "emperor_space": ("end_vp_per_emperor_space",),
    "staff_played": ("end_vp_per_staff",),
    "room_tiles": ("end_vp_per_tile",),
    "full_floors": ("end_vp_per_floor",),
    "full_columns": ("end_vp_per_column",),
    "full_groups": ("end_vp_per_group",),
    "full_colors": ("end_vp_per_room",),
    "occupied": ("end_vp_per_room", "end_vp_per_color_set"),
    "champagne": (),
    "dancers_in_ballrooms": ("end_vp_per_dancer",),
    "green_guests_completed": (),
    "each_dish_and_drink": (),
    "occupied_top_floor": ("end_vp_per_room",),
    "large_guests_completed": (),
}
BOARD_TOPICS = {
    "rooms": "the-hotel room-vp action-3 occupancy-bonus end-scoring",
    "actions": "dice-strength action-1 action-2 action-3 action-4 action-5 action-6",
    "queue": "queue taking-guest free-guests",
    "emperor": "emperor-track emperor-scoring emperor-rewards emperor-penalties",
    "order": "round turn passing end-of-round",
}
#: Staff that answers to any guest who moves in.
FOR_EVERY_GUEST = ("when_room_occupied", "free_queue", "free_serving", "fill_order")
ROOM_GAINS = ("prepare_room", "prepare_and_occupy")
OCCUPYING = ("occupy_room", "prepare_and_occupy")


def kinds(effects: Iterable[Effect]) -> Iterator[str]:
    """The kinds of the effects, and of those inside them."""
    for effect in effects:
        yield effect.kind
        if effect.effect is not None:
            yield from kinds((effect.effect,))
        yield from kinds(effect.effects or ())


class Related:
    """What belongs to a page. Built once for a catalog; every question is a look into tables."""

    def __init__(self, catalog: Catalog) -> None:
        self._catalog = catalog
        self._kinds: dict[Ref, tuple[str, ...]] = {}
        for guest in catalog.guests.values():
            self._kinds["guest", str(guest.id)] = tuple(dict.fromkeys(kinds(guest.rewards)))
        for card in catalog.staff.values():
            self._kinds["staff", str(card.id)] = tuple(dict.fromkeys(kinds(card.effects)))
        for tile in catalog.emperor_tiles.values():
            sides = [side for side in (tile.penalty.left, tile.penalty.right) if side is not None]
            self._kinds["emperor", tile.id] = tuple(dict.fromkeys(kinds((*tile.reward, *sides))))

    @cached_property
    def _mentions(self) -> dict[Ref, tuple[str, ...]]:
        """The topics that link to a page."""
        found: dict[Ref, list[str]] = {}
        for topic in TOPICS.values():
            linked = {ref for text in (topic.title, *topic.paragraphs) for ref in links(text)}
            for ref in sorted(linked):
                found.setdefault(ref, []).append(topic.id)
        return {ref: tuple(ids) for ref, ids in found.items()}

    def rules(self, ref: Ref) -> tuple[Ref, ...]:
        """The topics a page touches, its own see-also first; questions are told apart by `questions`."""
        ids = dict.fromkeys((*self._own_topics(ref), *self._mentions.get(ref, ())))
        return tuple(("rule", id) for id in ids if ("rule", id) != ref and not id.startswith("qa-"))

    def questions(self, ref: Ref) -> tuple[Ref, ...]:
        ids = list(self._mentions.get(ref, ()))
        if ref[0] == "rule":
            ids += [topic.id for topic in TOPICS.values() if ref[1] in topic.see]
        found = dict.fromkeys(id for id in ids if id.startswith("qa-"))
        return tuple(("rule", id) for id in found if ("rule", id) != ref)

    def _own_topics(self, ref: Ref) -> Iterator[str]:
        kind, id = ref
        catalog = self._catalog
        match kind:
            case "rule":
                yield from TOPICS[id].see
                yield from (t.id for t in TOPICS.values() if id in t.see and not t.id.startswith("qa-"))
            case "guest":
                yield from ("guest-cards", "taking-guest", "moving-guest")
                if catalog.guests[int(id)].set == "promo":
                    yield "promo-guests"
            case "staff":
                card = catalog.staff[int(id)]
                yield from ("staff-cards", TIMING_TOPICS[card.timing], "action-5")
                if card.starter_set is not None:
                    yield "starter-sets"
            case "objective":
                yield from ("objectives", "objective-cards")
                yield OBJECTIVE_TOPICS[catalog.objectives[id].needs.kind]
            case "emperor":
                yield from ("emperor-scoring", "emperor-rewards", "emperor-penalties")
            case "board" if id in TRACKS:
                yield from BOARD_TOPICS[id].split()
            case "board":
                yield from ("boards", "the-hotel", "action-3", "occupancy-bonus", "room-vp")
            case "solo":
                yield from self._solo_topics(id)
        for effect in self._kinds.get(ref, ()):
            yield from EFFECT_TOPICS[effect].split()

    def _solo_topics(self, id: str) -> Iterator[str]:
        card = instructions(self._catalog)[id]
        yield from ("solo-turn", "solo-levels", "solo-guests", "solo-rooms", "solo-die", "solo-hand")
        for symbol in card.actions:
            yield {"emperor": "solo-emperor", "staff": "solo-staff", "objective": "solo-objectives"}[
                symbol.kind
            ]
        yield "solo-actions"

    def same_effect(self, ref: Ref) -> tuple[Ref, ...]:
        """Cards and tiles that do a thing of the same kind."""
        own = set(self._kinds.get(ref, ()))
        return tuple(other for other, found in self._kinds.items() if other != ref and own & set(found))

    def mentioned(self, ref: Ref) -> tuple[Ref, ...]:
        """The cards a topic speaks of."""
        if ref[0] != "rule":
            return ()
        topic = TOPICS[ref[1]]
        found = dict.fromkeys(link for text in (topic.title, *topic.paragraphs) for link in links(text))
        return tuple(link for link in found if link[0] != "rule")

    def staff_for(self, ref: Ref) -> tuple[Ref, ...]:
        """Staff that answers to a card: to the guest moving in, the reward, the objective."""
        kind, id = ref
        wanted: set[str] = set()
        guest: Guest | None = None
        own = set(self._kinds.get(ref, ()))
        if kind == "guest":
            guest = self._catalog.guests[int(id)]
            wanted.update(FOR_EVERY_GUEST)
        elif kind == "emperor":
            wanted.update(("when_emperor_reward", "ignore_penalty"))
        elif kind == "objective":
            needs = self._catalog.objectives[id].needs
            wanted.update(("end_vp_per_objective", *OBJECTIVE_EFFECTS[needs.kind]))
        if own.intersection(ROOM_GAINS):
            wanted.add("free_rooms")
        if own.intersection(OCCUPYING):
            wanted.add("when_room_occupied")
        return tuple(
            ("staff", str(card.id))
            for card in self._catalog.staff.values()
            if ("staff", str(card.id)) != ref
            and (any(e.kind in wanted for e in card.effects) or (guest and _welcomes(card, guest)))
        )

    def objectives_for(self, ref: Ref) -> tuple[Ref, ...]:
        """The objectives that go with what a staff card is paid for."""
        if ref[0] != "staff":
            return ()
        pairs = ((("objective", id), self.staff_for(("objective", id))) for id in self._catalog.objectives)
        return tuple(objective for objective, staff in pairs if ref in staff)

    def guests_for(self, ref: Ref) -> tuple[Ref, ...]:
        """The guests a staff card answers to, where it does not answer to all."""
        if ref[0] != "staff":
            return ()
        card = self._catalog.staff[int(ref[1])]
        guests = self._catalog.guests.values()
        return tuple(("guest", str(guest.id)) for guest in guests if _welcomes(card, guest))


def _welcomes(card: Staff, guest: Guest) -> bool:
    for effect in card.effects:
        if effect.kind == "when_guest_moves_in":
            if effect.color is not None:
                return effect.color == guest.color
            return guest.order.total >= (effect.min_items or 0)
    return False
