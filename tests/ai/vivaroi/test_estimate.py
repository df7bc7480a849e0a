"""What a seat counts on by its own view alone."""

import pytest

from tests.rules.edition_2024.tables import (
    ANNA,
    BRIDGET,
    MAV,
    NO,
    NOBLES,
    YES,
    castle,
    dealt_with,
    nominate,
    table,
    vote,
)
from vivaroi_gui.ai.vivaroi.estimate import emissary_says_yes
from vivaroi_gui.rules.vivaroi import State, view
from vivaroi_gui.rules.vivaroi.moves import EmissaryDeal

CARDS = (YES, MAV, NO, NO, NO)
"""The Emissary's, at a table of three."""


def at_the_table(*cards: object) -> State:
    """Anna is a favourite of the Emissary, Bridget is not."""
    emissary = EmissaryDeal((0, 2, 5, 8, 9, 11), cards)  # type: ignore[arg-type]
    goals = ("EFJMOV", "ABELOV", "BDEJLR")
    state = dealt_with(table(3, emissary=True), goals, emissary=emissary)
    return castle(state, {NOBLES: (ANNA, BRIDGET)})


def test_the_emissary_says_yes_to_its_favourites_without_a_card() -> None:
    assert emissary_says_yes(view(at_the_table(*CARDS), 0), ANNA) == 1.0


def test_one_of_the_emissarys_cards_is_a_yes_so_that_it_comes_more_likely_as_others_are_spent() -> (
    None
):
    state = at_the_table(*reversed(CARDS))
    chances = []
    for _ in range(len(CARDS)):
        chances.append(emissary_says_yes(view(state, 0), BRIDGET))
        nominate(state, BRIDGET, by=0)
        vote(state, YES)
        if len(chances) < len(CARDS):
            castle(state, {NOBLES: (ANNA, BRIDGET)})
    assert chances == [pytest.approx(1 / left) for left in (5, 4, 3, 2, 1)]
