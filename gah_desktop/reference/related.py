"""Which rules and cards a page touches, derived from links, effects and colours. Says nothing itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

from gah_desktop.catalog import Catalog
from gah_desktop.catalog.effects import Effect
from gah_desktop.catalog.models import Entrance, Guest, Staff
from gah_desktop.reference.boards import TRACKS
from gah_desktop.reference.content import Ref
from gah_desktop.reference.instructions import instructions, opponent_of
from gah_desktop.reference.sets import INTRODUCED, SECTIONS, set_of
from gah_desktop.reference.topics import contents, links

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
    "send_dancer": "sending-dancer ballroom-rows",
    "second_dancer_same_space": "promo-dancing sending-dancer",
    "gain_vp_per_dancer": "ballroom-scoring victory-points",
    "score_current_ballroom": "promo-dancing ballroom-scoring",
    "others_gain_items_of_choice": "promo-dancing receiving-items",
    "gain_vp_by_round": "promo-dancing victory-points",
    "fill_items": "promo-rooms serving",
    "take_guest_and_fill_order": "turning-down free-guests",
    "gain_other_items_of_choice": "some-more receiving-items",
    "gain_vp_per_objective_marker": "more-goals objectives",
    "pay_for": "staff-round some-more",
    "after_main_action": "staff-dice ballroom-staff",
    "turn_down_after": "turning-down",
    "after_staff_played": "staff-cards ballroom-staff",
    "when_dancer_sent": "sending-dancer",
    "when_objective_claimed": "objectives ballroom-staff",
    "when_champagne_spent_in_action": "promo-dancing champagne",
    "end_vp_per_dancer": "end-scoring ballroom-staff",
    "after_emperor_advance": "celebrity-effects emperor-track",
    "when_emperor_advance": "celebrity-effects emperor-track",
    "when_vp_gained": "celebrity-effects expansion-words",
    "after_krones_gained": "celebrity-effects krones",
    "when_champagne_gained": "celebrity-effects champagne",
    "exchange_items": "celebrity-effects additional-actions",
    "free_rooms_any": "celebrity-effects action-3",
    "order_waiver": "celebrity-effects expansion-words",
    "lose_champagne": "emperor-penalties champagne",
    "remove_dancer_from_scored_ballroom": "emperor-penalties ballroom-goals",
    "lose_krones_and_item": "emperor-penalties more-goals",
    "lose_all_krones_and_kitchen": "emperor-penalties more-goals",
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
    "champagne": "champagne ballroom-goals",
    "dancers_in_ballrooms": "ballroom-goals",
    "green_guests_completed": "ballroom-goals",
    "each_dish_and_drink": "more-goals",
    "occupied_top_floor": "more-goals",
    "large_guests_completed": "more-goals",
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
#: What a symbol of an instruction card does.
SYMBOL_TOPICS = {
    "emperor": "solo-emperor",
    "staff": "solo-staff",
    "objective": "solo-objectives",
    "dancer": "elisabeth-ballrooms",
}
#: What only the expansion has.
EXPANSION_TOPICS = {
    "ballroom": "ballroom-rows ballroom-scoring five-ballrooms sending-dancer",
    "rehearsal": "rehearsal-rooms sending-dancer expansion-setup",
    "celebrity": "coloured-dice celebrity-effects lounge expansion-words",
    "entrance": "entrance-first entrance-auction",
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


def given(entrance: Entrance) -> Iterator[Effect]:
    """Whatever an entrance gives, at once or later."""
    yield from (*entrance.gained, *entrance.after_staff, *entrance.alone_most)
    for by in (entrance.second_die_bonus, entrance.group_opened):
        for effects in (by or {}).values():
            yield from effects
    for token in entrance.tokens:
        yield from (*token.column, *token.floor)


class Related:
    """What belongs to a page. Built once for a catalog; every question is a look into tables."""

    def __init__(self, catalog: Catalog) -> None:
        self._catalog = catalog
        self._kinds: dict[Ref, tuple[str, ...]] = {}
        for guest in catalog.guests.values():
            self._kinds["guest", str(guest.id)] = tuple(dict.fromkeys(kinds(guest.rewards)))
        for card in catalog.staff.values():
            self._kinds["staff", str(card.id)] = tuple(dict.fromkeys(kinds(card.effects)))
        for celebrity in catalog.celebrities.values():
            self._kinds["celebrity", str(celebrity.id)] = tuple(dict.fromkeys(kinds((celebrity.effect,))))
        for entrance in catalog.entrances.values():
            self._kinds["entrance", str(entrance.id)] = tuple(dict.fromkeys(kinds(given(entrance))))
        for ballroom in catalog.ballrooms.values():
            rows = (effect for effects in ballroom.bonus.values() for effect in effects)
            self._kinds["ballroom", ballroom.id] = tuple(dict.fromkeys(kinds(rows)))
        for room in catalog.rehearsal_rooms.values():
            areas = (effect for area in room.areas for effect in area.bonus)
            self._kinds["rehearsal", room.id] = tuple(dict.fromkeys(kinds(areas)))
        for tile in catalog.emperor_tiles.values():
            sides = [side for side in (tile.penalty.left, tile.penalty.right) if side is not None]
            self._kinds["emperor", tile.id] = tuple(dict.fromkeys(kinds((*tile.reward, *sides))))

    @cached_property
    def _mentions(self) -> dict[Ref, tuple[str, ...]]:
        """The topics that link to a page."""
        found: dict[Ref, list[str]] = {}
        for topic in contents().topics.values():
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
            ids += [topic.id for topic in contents().topics.values() if ref[1] in topic.see]
        found = dict.fromkeys(id for id in ids if id.startswith("qa-"))
        return tuple(("rule", id) for id in found if ("rule", id) != ref)

    def _own_topics(self, ref: Ref) -> Iterator[str]:
        kind, id = ref
        catalog = self._catalog
        match kind:
            case "rule":
                yield from contents().topics[id].see
                yield from (
                    t.id for t in contents().topics.values() if id in t.see and not t.id.startswith("qa-")
                )
            case "guest":
                yield from ("guest-cards", "taking-guest", "moving-guest")
            case "staff":
                card = catalog.staff[int(id)]
                yield from ("staff-cards", TIMING_TOPICS[card.timing], "action-5")
                if card.starter_set is not None:
                    yield "starter-sets"
            case "objective":
                yield from ("objectives", "objective-cards")
                yield from OBJECTIVE_TOPICS[catalog.objectives[id].needs.kind].split()
            case "emperor":
                yield from ("emperor-scoring", "emperor-rewards", "emperor-penalties")
            case _ if kind in EXPANSION_TOPICS:
                yield from EXPANSION_TOPICS[kind].split()
            case "board" if id in TRACKS:
                yield from BOARD_TOPICS[id].split()
            case "board":
                yield from ("boards", "the-hotel", "action-3", "occupancy-bonus", "room-vp")
            case "solo":
                yield from self._solo_topics(id)
        if kind in SECTIONS and set_of(catalog, ref) != "base":
            yield INTRODUCED[set_of(catalog, ref)]
        for effect in self._kinds.get(ref, ()):
            yield from EFFECT_TOPICS[effect].split()

    def _solo_topics(self, id: str) -> Iterator[str]:
        card = instructions(self._catalog)[id]
        if opponent_of(self._catalog, id) == "elisabeth":
            yield from ("elisabeth", "elisabeth-levels", "elisabeth-guests", "elisabeth-ballrooms")
            yield from ("elisabeth-die", "solo-turn", "solo-rooms", "solo-hand")
        else:
            yield from ("solo-turn", "solo-levels", "solo-guests", "solo-rooms", "solo-die", "solo-hand")
        for symbol in card.actions:
            yield SYMBOL_TOPICS[symbol.kind]
        yield "solo-actions"

    def same_effect(self, ref: Ref) -> tuple[Ref, ...]:
        """Cards and tiles that do a thing of the same kind; boards are compared among themselves."""
        own, family = set(self._kinds.get(ref, ())), _family(ref)
        return tuple(
            other
            for other, found in self._kinds.items()
            if other != ref and _family(other) == family and own & set(found)
        )

    def mentioned(self, ref: Ref) -> tuple[Ref, ...]:
        """The cards a topic speaks of."""
        if ref[0] != "rule":
            return ()
        topic = contents().topics[ref[1]]
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


def _family(ref: Ref) -> str:
    """Ballrooms and rehearsal rooms give alike; an entrance gives so much that only others compare."""
    return {"ballroom": "rooms", "rehearsal": "rooms", "entrance": "entrances"}.get(ref[0], "cards")


def _welcomes(card: Staff, guest: Guest) -> bool:
    for effect in card.effects:
        if effect.kind == "when_guest_moves_in":
            if effect.color is not None:
                return effect.color == guest.color
            return guest.order.total >= (effect.min_items or 0)
    return False
