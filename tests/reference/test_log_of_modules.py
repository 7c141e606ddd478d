"""Names in the log of a game with modules lead to their pages."""

from random import Random

import pytest

from gah_desktop.engine import Setup, new_game
from gah_desktop.models.log import LogModel
from gah_desktop.reference.book import Book
from tests.models.helpers import Laid

MODULES = ("ballrooms", "celebrities", "hotels", "more")


@pytest.mark.parametrize("solo", (None, "elisabeth"))
def test_whatever_the_log_names_has_its_page(solo: str | None) -> None:
    game, rng = new_game(Setup(seed=3, modules=MODULES, promo=True, solo=solo)), Random(3)
    while options := game.legal_actions():
        game.apply(rng.choice(list(options)))
    log, book, sorts = LogModel(Laid(game)), Book(), set()
    for row in range(log.rowCount()):
        facts = log.facts(log.index(row, 0))
        for name, sort, id in log.names(facts):
            assert name in log.text(facts)
            assert book.find(sort, id) == (sort, id)
            assert book.title((sort, id)) == name
            sorts.add(sort)
    assert {"guest", "staff", "celebrity", "entrance"} <= sorts
    assert ("rehearsal" in sorts) == (solo is None)  # alone it is dealt, not chosen
