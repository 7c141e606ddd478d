"""Where cards are in the running game: what the one who looks may know, and nothing more."""

import pytest

from gah_desktop.engine import Setup
from gah_desktop.modules.ballrooms.rules.house import house_of
from gah_desktop.modules.celebrities.rules.lounge import lounge_of
from gah_desktop.modules.hotels.rules.owners import owners_of
from gah_desktop.modules.solo.rules import opponent_of
from gah_desktop.reference.book import GALLERY_TITLES, Book
from gah_desktop.reference.filters import choices, orders
from gah_desktop.reference.marks import NARROWED, PLACES, Mark, marks
from tests.reference.playing import Watched


@pytest.mark.parametrize("moves", [0, 8, 40, 120, 200])
@pytest.mark.parametrize("deal", ["normal", "draft"])
def test_only_what_may_be_known_is_marked(moves: int, deal: str) -> None:
    for viewer in (0, 1, 2):
        table = Watched(Setup(players=3, seed=moves + 1, deal=deal), viewer, moves)
        state = table.state
        found = marks(table)
        hidden = {("guest", str(card)) for card in state.guest_deck}
        hidden |= {("staff", str(card)) for card in state.staff_deck}
        for p in state.players:
            if p.seat != viewer:
                hidden |= {("staff", str(card)) for card in p.hand}
        hidden |= {("staff", str(c)) for seat, pack in enumerate(state.packs) if seat != viewer for c in pack}
        assert not hidden & set(found)
        for card in state.players[viewer].hand:
            assert found["staff", str(card)].place == "hand"
        for card in state.packs[viewer] if state.packs else ():
            assert found["staff", str(card)].place == "choice"
        for card in filter(None, state.queue):
            assert found["guest", str(card)].place == "queue"
        for p in state.players:
            for card in p.cafe:
                assert found["guest", str(card)].place == ("cafe" if p.seat == viewer else "cafe_of")
            for card in p.staff:
                mark = found["staff", str(card)]
                assert mark.seat == p.seat
        for card in state.guest_discard:
            assert found["guest", str(card)].place == "left"
        assert sum(ref[0] == "objective" for ref in found) == 3
        assert sum(ref[0] == "emperor" for ref in found) == 3


def test_behind_the_curtain_no_hand_is_seen() -> None:
    table = Watched(Setup(players=2, seed=3), 0, 12)
    assert any(mark.place == "hand" for mark in marks(table).values())
    table.hands = False
    assert not any(mark.place == "hand" for mark in marks(table).values())


def test_without_a_game_nothing_is_marked() -> None:
    assert marks(None) == {}
    table = Watched(Setup(players=2, seed=3))
    table._viewer = -1
    assert marks(table) == {}


def test_leopold_hides_his_pile() -> None:
    table = Watched(Setup(players=2, seed=5, solo="leopold", kinds=("human", "leopold")), 0, 30)
    found = marks(table)
    own = opponent_of(table.state)
    assert own is not None
    pile = {("staff", str(card)) for card in own.pile}
    deck = {("solo", str(card)) for card in own.deck}
    assert not (pile | deck) & set(found)
    assert {("solo", str(card)) for card in own.turned} <= set(found)


def test_what_the_modules_have_on_the_table() -> None:
    modules = ("ballrooms", "celebrities", "hotels", "more")
    table = Watched(Setup(seed=5, modules=modules, names=("Anna", "Ben")), 0, 60)
    state, found = table.state, marks(table)
    house, lounge, owners = house_of(state), lounge_of(state), owners_of(state)
    assert {id for kind, id in found if kind == "ballroom"} == set(house.boards)
    assert found["rehearsal", house.rehearsal[0]].place == "played"
    assert found["rehearsal", house.rehearsal[1]].text == "in play: Ben"
    assert found["entrance", str(owners.owned[0])].place == "played"
    assert all(found["celebrity", str(tile)].place == "in_play" for tile in lounge.tiles if tile)
    hidden = {("celebrity", str(tile)) for tile in lounge.pile}
    assert not hidden & set(found)


@pytest.mark.parametrize("entrance", (6, 8))
def test_whose_an_objective_or_a_tile_beside_an_entrance_is(entrance: int) -> None:
    """Those of an entrance belong to whoever has bought it."""
    for seed in range(40):
        table = Watched(Setup(seed=seed, modules=("hotels",)), 0, 30)
        owners = owners_of(table.state)
        if entrance in owners.owned:
            break
    kind = "objective" if entrance == 6 else "emperor"
    own = (*owners.own_objectives, *owners.claimed) if entrance == 6 else owners.own_tiles
    seat = owners.owned.index(entrance)
    assert own and all(marks(table)[kind, id].seat == seat for id in own)


def test_every_mark_has_words() -> None:
    for place in PLACES:
        assert "%" not in Mark(place, 1, "Ben").text
    assert all(set(places) <= set(PLACES) for places in NARROWED.values())


def test_filters_narrow_and_orders_sort() -> None:
    book = Book()
    catalog = book.catalog
    guests = [ref for ref in book.refs if ref[0] == "guest"]
    by_id = {choice.id: choice for choice in choices(catalog, "guests", {})}
    assert set(by_id) == {"color", "order", "vp", "reward", "set"}
    for id in ("color", "vp", "set"):  # these part the guests
        parts = [sum(map(option.holds, guests)) for option in by_id[id].options]
        assert sum(parts) == len(guests) and all(parts)
    for choice in by_id.values():
        for option in choice.options:
            assert 0 < sum(map(option.holds, guests)) < len(guests), option.id
    staff = [ref for ref in book.refs if ref[0] == "staff"]
    for choice in choices(catalog, "staff", {}):
        assert sum(sum(map(option.holds, staff)) for option in choice.options) == len(staff)
    game = choices(catalog, "staff", {("staff", "2"): Mark("hand", 0)})[-1]
    assert game.id == "game"
    assert [ref for ref in staff if game.options[1].holds(ref)] == [("staff", "2")]
    by_vp = next(order for order in orders(catalog, "guests", book.title) if order.id == "vp")
    worth = [catalog.guests[int(ref[1])].vp for ref in sorted(guests, key=by_vp.key)]
    assert worth == sorted(worth, reverse=True)
    for gallery in GALLERY_TITLES:
        section = next(s for s in book.sections if s.ref == ("gallery", gallery))
        for order in orders(catalog, gallery, book.title):
            assert len(sorted(section.refs, key=order.key)) == len(section.refs)
