"""Digest 0.9: the player orders what answers at once; what another answer makes possible is not lost."""

from __future__ import annotations

from gah_desktop.engine import Game, pending
from gah_desktop.engine import actions as a
from tests.helpers.houses import MAYENFELS, house
from tests.helpers.lounge import CHRISTIE, CURIE
from tests.helpers.tables import Seat, asked, legal, me, play
from tests.helpers.waltz import ball

STEPS, COSTS_2, COSTS_3 = 45, 14, 19  # staff cards; STEPS brings three


THREE_STEPS = (a.TakeDie(5, 5, color="white"), a.PlayStaff(STEPS))


def three_steps_from_a_card(hand: tuple[int, ...], held: tuple[int, ...] = (CHRISTIE,)) -> Game:
    game = mayenfels_without_a_krone(hand, held)
    play(game, *THREE_STEPS)
    return game


def mayenfels_without_a_krone(hand: tuple[int, ...], held: tuple[int, ...] = (CHRISTIE,)) -> Game:
    """Seat 2 of three has no krone, but a card that brings three steps."""
    third = Seat(krones=0, hand=(STEPS, *hand), numbers=(3, 4))
    return house(
        {2: MAYENFELS},
        modules=("celebrities", "hotels"),
        held={2: held},
        players=3,
        seat=2,
        dice="55",
        rivals=(Seat(), third),
        next_staff=(9,),
    )


def test_the_krone_of_one_answer_pays_for_the_other() -> None:
    game = three_steps_from_a_card((COSTS_3,))
    assert asked(game) == "benefits"
    play(game, a.Collect(0))  # Mayenfels: a krone and a card
    player = game.state.players[2]
    assert (player.krones, player.hand) == (1, [COSTS_3, 9])
    assert asked(game) == "staff"
    assert game.decision is not None and game.decision.source == ("celebrity", CHRISTIE)
    play(game, a.PlayStaff(COSTS_3))
    assert player.krones == 0
    assert COSTS_3 in player.staff


def test_what_stays_impossible_is_dropped_when_the_action_is_over() -> None:
    game = three_steps_from_a_card((COSTS_3,))
    play(game, a.Decline("gain_krones", 0))
    assert asked(game) == "turn"
    assert legal(game, a.EndTurn) == [a.EndTurn()]
    assert not any(isinstance(frame, pending.Benefits) for frame in game.state.stack)


def test_what_can_be_used_is_asked_at_its_time() -> None:
    """Christie comes first: the card's three steps are over before the card counts as played."""
    game = three_steps_from_a_card((COSTS_2,))
    assert asked(game) == "staff"
    play(game, a.PlayStaff(COSTS_2))
    assert asked(game) == "benefits"


def test_what_became_possible_is_ordered_with_the_answers_that_still_wait() -> None:
    """Curie answers to the card too: after Mayenfels' krone, Christie's card may come before or after it."""
    game = three_steps_from_a_card((COSTS_3,), (CHRISTIE, CURIE))
    mayenfels = next(
        i for i, part in enumerate(parts(game)) if part is not None and part.effect.kind == "gain_krones"
    )
    play(game, a.Collect(mayenfels))
    waiting = {part.effect.kind for part in parts(game) if part is not None}
    assert waiting == {"gain_items_of_choice", "play_staff"}
    assert len(legal(game, a.Collect)) == 2


def parts(game: Game) -> tuple[pending.Part | None, ...]:
    assert isinstance(game.decision, pending.Benefits)
    return game.decision.parts


def test_a_part_of_a_reward_that_the_occupancy_bonus_makes_possible() -> None:
    """Guest 155 brings items and a room; without a krone the room waits for the bonus of the red group."""
    floor_1, column_4 = "11 12 13 14 15", "24 34 44"
    game = ball(cafe={155: None}, vacant=f"{floor_1} {column_4}", krones=0, bonus=())
    play(game, a.MoveGuest(155, 4, 4))
    assert asked(game) == "benefits"
    items = next(i for i, part in enumerate(parts(game)) if part is not None and part.sort == "reward")
    play(game, a.Collect(items))
    while asked(game) == "place":
        play(game, game.legal_actions()[-1])
    assert me(game).krones > 0, "the bonus has been paid"
    assert asked(game) == "rooms"


def test_a_bonus_does_not_come_between_two_parts_that_can_both_be_had() -> None:
    game = ball(cafe={155: None}, vacant="11 12 13 14 24 34 44", krones=0, bonus=())
    play(game, a.MoveGuest(155, 4, 4))
    items = next(i for i, part in enumerate(parts(game)) if part is not None and part.sort == "reward")
    play(game, a.Collect(items))
    while asked(game) == "place":
        play(game, game.legal_actions()[-1])
    assert (asked(game), me(game).krones) == ("rooms", 0)
    play(game, a.Prepare(1, 5))
    assert me(game).krones > 0
