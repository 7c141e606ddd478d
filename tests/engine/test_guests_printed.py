"""Every guest: colour, order and VP as printed, met by moving the guest in."""

from __future__ import annotations

import pytest

from gah_desktop.engine.actions import MoveGuest
from gah_desktop.engine.reasons import Code
from tests.helpers.tables import guest_ready, legal, move_in, table, vp_of

# number, name, colour, order (s w c k: strudel, wine, cake, coffee), VP
PRINTED = [
    (49, "sculptor", "yellow", "w", 0),
    (50, "musician", "yellow", "w", 0),
    (51, "composer", "yellow", "w", 1),
    (52, "tailor", "yellow", "wk", 0),
    (53, "flamenco_dancer", "yellow", "sw", 0),
    (54, "portrait_painter", "yellow", "ww", 0),
    (55, "photographer", "yellow", "www", 7),
    (56, "vocalist", "yellow", "sww", 0),
    (57, "architect", "yellow", "wwk", 1),
    (58, "actress", "yellow", "wwwk", 7),
    (59, "poet", "yellow", "sssw", 5),
    (60, "jewelry_designer", "yellow", "ccww", 5),
    (61, "painter", "yellow", "swww", 2),
    (62, "opera_singer", "yellow", "scww", 4),
    (63, "dame", "blue", "k", 0),
    (64, "duchess", "blue", "k", 0),
    (65, "knight_of_the_empire", "blue", "k", 3),
    (66, "landgrave", "blue", "ck", 3),
    (67, "sovereign", "blue", "kk", 2),
    (68, "princess", "blue", "ssk", 4),
    (69, "countess", "blue", "cck", 7),
    (70, "elector", "blue", "swk", 1),
    (71, "baron", "blue", "skk", 4),
    (72, "prince", "blue", "sck", 7),
    (73, "count", "blue", "wkk", 4),
    (74, "earl", "blue", "ckk", 10),
    (75, "baroness", "blue", "wwkk", 5),
    (76, "duke", "blue", "sskk", 4),
    (77, "apothecary", "red", "c", 1),
    (78, "post_councillor", "red", "c", 0),
    (79, "privy_councillor", "red", "c", 0),
    (80, "professor_emeritus", "red", "cw", 4),
    (81, "general", "red", "cc", 0),
    (82, "senior_councillor", "red", "cwk", 7),
    (83, "councillor_of_commerce", "red", "scw", 0),
    (84, "court_councillor", "red", "ccw", 2),
    (85, "major", "red", "ssc", 3),
    (86, "veterinary_councillor", "red", "cww", 3),
    (87, "medicinal_councillor", "red", "cckk", 3),
    (88, "procurator", "red", "cwww", 0),
    (89, "lord_high_commissioner", "red", "sscw", 5),
    (90, "senior_legal_secretary", "red", "sccc", 7),
    (91, "tezcatlipoca", "green", "s", 0),
    (92, "capt_goldhaken", "green", "s", 0),
    (93, "mr_horsa", "green", "s", 0),
    (94, "m_ingalls", "green", "ss", 0),
    (95, "mr_boydell", "green", "sc", 2),
    (96, "mr_oundo", "green", "sk", 0),
    (97, "e_gizia", "green", "ssw", 4),
    (98, "m_polo", "green", "sss", 0),
    (99, "cramersopholus", "green", "scc", 5),
    (100, "farmer_franz", "green", "skkk", 4),
    (101, "brother_uwe", "green", "sssk", 3),
    (102, "conductor", "green", "sk", 0),
    (103, "durgoing", "green", "sw", 4),
    (104, "macleod", "green", "sscc", 2),
    (117, "mag_ferdinand", "red", "ww", 3),
    (118, "mr_moras", "yellow", "ck", 4),
]
# The night board: where in these vacant rooms a guest of the colour may go
VACANT = "11 12 13 21 31"
ACCEPTS = {
    "blue": {(1, 1), (3, 1)},
    "red": {(1, 3)},
    "yellow": {(1, 2), (2, 1)},
    "green": {(1, 1), (1, 2), (1, 3), (2, 1), (3, 1)},
}
CARDS = [pytest.param(*card, id=f"guest_{card[0]}_{card[1]}") for card in PRINTED]


@pytest.mark.parametrize(("guest", "name", "color", "order", "vp"), CARDS)
def test_color(guest: int, name: str, color: str, order: str, vp: int) -> None:
    game = guest_ready(guest)
    assert {(a.floor, a.column) for a in legal(game, MoveGuest)} == ACCEPTS[color]


@pytest.mark.parametrize(("guest", "name", "color", "order", "vp"), CARDS)
def test_order(guest: int, name: str, color: str, order: str, vp: int) -> None:
    served = table(promo=True, cafe={guest: order}, vacant=VACANT)
    assert legal(served, MoveGuest)
    short = table(promo=True, cafe={guest: order[1:]}, vacant=VACANT)
    assert not legal(short, MoveGuest)
    refused = short.why_not(MoveGuest(guest, 2, 1))
    assert refused is not None and refused.code is Code.ORDER_INCOMPLETE


@pytest.mark.parametrize("ruleset", ["deluxe", "classic"])
@pytest.mark.parametrize(("guest", "name", "color", "order", "vp"), CARDS)
def test_vp(guest: int, name: str, color: str, order: str, vp: int, ruleset: str) -> None:
    game = guest_ready(guest, ruleset)
    events = move_in(game, guest)
    assert vp_of(events, "guest", guest) == vp
    assert game.state.players[0].vp == vp
    assert game.state.guest_discard[-1] == guest
    assert guest not in game.state.players[0].cafe


def test_all_guests_are_here() -> None:
    assert [card[0] for card in PRINTED] == [*range(49, 105), 117, 118]
