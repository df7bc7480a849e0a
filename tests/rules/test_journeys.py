"""A view tells the whole round again: where everybody began, and who went where."""

from random import Random

import pytest

from tests.rules.edition_2024.tables import table
from tests.rules.tables import random_game
from vivaroi_gui.rules.vivaroi import Options, Placement, view
from vivaroi_gui.rules.vivaroi.journeys import journeys

GAMES = (
    Options(3),
    Options(4, 1, Placement.RANDOM),
    table(2),
    table(7),
    table(5, wedding=True),
)


@pytest.mark.parametrize("options", GAMES, ids=str)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_all_journeys_end_where_the_characters_are(options: Options, seed: int) -> None:
    for state, _, _ in random_game(options, Random(seed)):
        seen = view(state)
        places = list(seen.first_places)
        for going in journeys(seen):
            for character, place in going.items():
                assert places[character] != place or seen.king == character
                places[character] = place
        if seen.first_places:
            assert tuple(places) == seen.places
