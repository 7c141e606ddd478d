"""The queue as it is shown: who waits, and what each guest costs the one who looks."""

from __future__ import annotations

import gah_desktop.models as m
from gah_desktop.engine import Setup, new_game
from gah_desktop.engine import actions as a
from gah_desktop.engine.events import SoloStep
from gah_desktop.models.mime import GUEST, Carried, unpack
from tests.helpers.games import steps
from tests.helpers.tables import Seat, guest_ready, me, table
from tests.models.helpers import Laid, dragged, facts, playable, spoken, texts, tip

QUEUE = (64, 91, 78, 55, 63)


def test_who_waits_and_what_they_cost() -> None:
    queue = m.QueueModel(Laid(table(queue=QUEUE)))
    assert texts(queue) == ["Duchess", "Tezcatlipoca", "Post Councillor", "Photographer", "Dame"]
    assert spoken(queue) == [
        "place 1 in the queue: Duchess, blue, costs 3 krones",
        "place 2 in the queue: Tezcatlipoca, green, costs 2 krones",
        "place 3 in the queue: Post Councillor, red, costs 1 krone",
        "place 4 in the queue: Photographer, yellow, costs 0 krones",
        "place 5 in the queue: Dame, blue, costs 0 krones",
    ]
    assert playable(queue) == [0, 1, 2, 3, 4]
    assert facts(queue)[2] == (2, 78, "red", 1, False)


def test_an_empty_place() -> None:
    queue = m.QueueModel(Laid(table(queue=(0, 91, 78, 55, 63), guest_deck=())))
    assert (texts(queue)[0], spoken(queue)[0]) == ("", "place 1 in the queue, empty")
    assert facts(queue)[0] == (0, 0, "", 3, False)
    assert tip(queue, 0) == ["place 1 in the queue, empty", "Nobody is waiting at this place in the queue."]
    assert dragged(queue, 0).formats() == []


def test_guests_who_cost_too_much_say_so() -> None:
    queue = m.QueueModel(Laid(table(queue=QUEUE, krones=1)))
    assert playable(queue) == [2, 3, 4]
    assert tip(queue, 0) == [
        "Duchess",
        "Nobles",
        "Orders 1 coffee.",
        "Scores 0 VP.",
        "You may play 1 staff card from your hand for 1 krone less.",
        "This costs 3 krones; you have 1 krone.",
    ]


def test_after_a_guest_the_queue_has_to_wait() -> None:
    laid = Laid(table(queue=QUEUE, next_guests=(92,)))
    queue = m.QueueModel(laid)
    queue.activate(queue.index_of(3))
    assert me(laid.game).cafe == [55]
    assert texts(queue) == ["Capt. Goldhaken", "Duchess", "Tezcatlipoca", "Post Councillor", "Dame"]
    assert playable(queue) == []
    assert tip(queue, 4)[-1] == "You have already taken a guest in this turn."


def test_a_delivery_boy_of_ones_own_makes_all_of_them_free() -> None:
    laid = Laid(table(queue=QUEUE, rivals=(Seat(staff=(25,)),)))
    assert [slot.cost for slot in facts(m.QueueModel(laid))] == [3, 2, 1, 0, 0]
    assert [slot.cost for slot in facts(m.QueueModel(laid, 1))] == [0, 0, 0, 0, 0]


def test_a_guest_given_by_a_card_costs_nothing() -> None:
    laid = Laid(guest_ready(63, queue=(*QUEUE[:4], 68), krones=0))  # the Dame: a guest for free
    queue = m.QueueModel(laid)
    laid.do(a.MoveGuest(63, 3, 1))
    assert [slot.cost for slot in facts(queue)] == [0, 0, 0, 0, 0]
    assert playable(queue) == [0, 1, 2, 3, 4]
    assert spoken(queue)[0] == "place 1 in the queue: Duchess, blue, costs 0 krones"
    queue.activate(queue.index_of(0))
    assert me(laid.game).cafe == [64]


def test_the_first_guest_of_all_costs_nothing() -> None:
    game = new_game(Setup(seed=3))
    laid = Laid(game, viewer=game.seat)
    queue = m.QueueModel(laid)
    assert [slot.cost for slot in facts(queue)] == [0, 0, 0, 0, 0]
    assert queue.index_of(4).data(m.Role.Action) == a.ChooseGuest(4)
    assert tip(m.QueueModel(Laid(game, viewer=1 - game.seat)), 4)[0] == texts(queue)[4]


def test_what_is_carried_from_the_queue() -> None:
    queue = m.QueueModel(Laid(table(queue=QUEUE)))
    assert unpack(dragged(queue, 3)) == Carried(GUEST, {"guest": 55, "slot": 3})


def test_a_token_of_the_sushi_resort_is_shown_and_paid_for() -> None:
    """The token moves onto a guest in the queue, who then costs a krone more."""
    for game, _ in steps(Setup(solo="leopold", entrance="sushi", seed=2), 2):
        told = [e.details for e in game.events if isinstance(e, SoloStep) and e.step == "token_moved"]
        moved = [details["guest"] for details in told]
        waiting = [guest for guest in moved if guest in game.state.queue]
        if waiting and game.decision is not None and game.decision.kind == "turn":
            slot = game.state.queue.index(waiting[-1])
            break
    else:
        raise AssertionError("no token on a guest")
    shown = facts(m.QueueModel(Laid(game)))
    assert [fact.key for fact in shown if fact.token] == [slot]
    assert [fact.cost - (3, 2, 1, 0, 0)[fact.key] for fact in shown] == [fact.key == slot for fact in shown]
