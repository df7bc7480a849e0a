"""What is told beside a slip: what the seat's own card says, and the rules; never a cause."""

from dataclasses import replace

import pytest

from tools.positions import family, human_turn, table_at
from vivaroi_gui.ai.vivaroi.review.parts import Slip
from vivaroi_gui.rules.vivaroi import Phase, View
from vivaroi_gui.rules.vivaroi.data import CAST
from vivaroi_gui.rules.vivaroi.moves import NO, YES, Card, Move, MoveUp, Place, Vote
from vivaroi_gui.ui.vivaroi.review.decisions import SlipSeen
from vivaroi_gui.ui.vivaroi.review.decisions_facts import FactWords
from vivaroi_gui.ui.vivaroi.words.editions import lore

IRINA, PIERO, GAVINO = (CAST.index(name) for name in ("irina", "piero", "gavino"))
OWN = frozenset({IRINA, GAVINO})


@pytest.fixture(scope="module")
def before() -> View:
    view: View = table_at(human_turn(Phase.ELECTION), family(4)).view(0)
    return replace(view, nominee=PIERO)


def told(before: View, played: Move, better: Move) -> str:
    words = FactWords()
    words.lore = lore("2003")
    return words.fact(SlipSeen(Slip(9, 0, played, better, 0.2, 0.02, None), 9, before, None), OWN)


@pytest.mark.parametrize(
    ("nominee", "played", "better", "fact"),
    [
        (PIERO, YES, NO, "Not among the favourites: Piero."),
        (IRINA, YES, NO, ""),
        (IRINA, NO, YES, "Among the favourites: Irina, worth 10 points on the throne."),
        (PIERO, NO, YES, "A Yes comes back each time, a No is spent."),
    ],
)
def test_of_a_vote_the_own_card_and_the_rules_are_told(
    before: View, nominee: int, played: Card, better: Card, fact: str, english: None
) -> None:
    seen = replace(before, nominee=nominee)
    assert told(seen, Vote(played), Vote(better)) == fact


@pytest.mark.parametrize(
    ("played", "better", "fact"),
    [
        (MoveUp(PIERO, 3), MoveUp(IRINA, 3), "Among the favourites: Irina, but not Piero."),
        (MoveUp(IRINA, 3), MoveUp(PIERO, 3), "Among the favourites: Irina, but not Piero."),
        (MoveUp(IRINA, 3), MoveUp(GAVINO, 3), ""),
        (Place(PIERO, 3), Place(IRINA, 3), "Not among the favourites: Piero."),
        (Place(IRINA, 4), Place(IRINA, 2), ""),
    ],
)
def test_of_a_move_it_is_told_who_is_a_favourite_where_that_sets_both_apart(
    before: View, played: Move, better: Move, fact: str, english: None
) -> None:
    assert told(before, played, better) == fact
