"""The deck of secret goals: our own, balanced."""

from itertools import chain, combinations

import pytest

from tests.rules.tables import CAST, DECK

CARDS = """
beatrice dario ernesto merlino natale piero
alighiero clemente ernesto fiorello natale odessa
beatrice dario fiorello gavino odessa piero
alighiero clemente ernesto gavino irina piero
alighiero beatrice dario fiorello irina leonardo
beatrice clemente ernesto gavino leonardo merlino
clemente dario fiorello irina merlino natale
dario ernesto gavino leonardo natale odessa
ernesto fiorello irina merlino odessa piero
alighiero fiorello gavino leonardo natale piero
alighiero beatrice gavino irina merlino odessa
beatrice clemente irina leonardo natale piero
alighiero clemente dario leonardo merlino odessa
clemente fiorello gavino irina leonardo odessa
dario gavino irina leonardo merlino piero
alighiero ernesto irina leonardo merlino natale
beatrice fiorello leonardo merlino natale odessa
clemente gavino merlino natale odessa piero
alighiero dario irina natale odessa piero
alighiero beatrice ernesto leonardo odessa piero
alighiero beatrice clemente fiorello merlino piero
alighiero beatrice clemente dario gavino natale
beatrice clemente dario ernesto irina odessa
clemente dario ernesto fiorello leonardo piero
alighiero dario ernesto fiorello gavino merlino
beatrice ernesto fiorello gavino irina natale
"""


def test_the_deck_is_the_published_list() -> None:
    names = [tuple(CAST[character] for character in goal) for goal in DECK]
    assert names == [tuple(line.split()) for line in CARDS.split("\n") if line]


def test_no_two_cards_are_the_same() -> None:
    assert len(set(DECK)) == 26


@pytest.mark.parametrize("character", range(13))
def test_every_character_is_on_twelve_cards(character: int) -> None:
    assert list(chain(*DECK)).count(character) == 12


def test_every_pair_is_on_five_cards() -> None:
    for pair in combinations(range(13), 2):
        assert sum(set(pair) <= set(goal) for goal in DECK) == 5, pair
