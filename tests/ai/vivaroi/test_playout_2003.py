"""A playout keeps the rules: it ends with a King, on floors that are never too full."""

from collections import Counter
from random import Random

import pytest

from vivaroi_gui.ai.vivaroi.playout import Opening, drawn
from vivaroi_gui.ai.vivaroi.playout_2003 import Playout2003, opened
from vivaroi_gui.ai.vivaroi.policies import KINDS, UNRULY
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.rules.vivaroi.data import DECK, NO_CARDS
from vivaroi_gui.rules.vivaroi.masks import EVERYBODY, mask_of
from vivaroi_gui.rules.vivaroi.moves import NO, YES

GOALS = [(mask_of(goal),) for goal in DECK]


def fresh(players: int) -> Playout2003:
    """A round before anybody has placed."""
    return opened(Options(players), Opening((), None))


def nominated(no_cards: list[int], turn: int = 0) -> Playout2003:
    """Alighiero stands on the throne, nobody else anywhere."""
    playout = fresh(len(no_cards))
    playout.floors, playout.no_cards, playout.turn = [0, 0, 0, 0, 0, 0, 0b1], no_cards, turn
    return playout


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_playout_ends_with_a_king_and_nobody_in_two_places(players: int) -> None:
    random = Random(players)
    for number in range(60):
        playout = fresh(players)
        policies = [KINDS[(number + seat) % len(KINDS)] for seat in range(players)]
        playout.finish(random.sample(GOALS, players), policies, random.random)
        assert playout.floors[6].bit_count() == 1
        assert sum(playout.floors).bit_count() == sum(f.bit_count() for f in playout.floors)
        assert max(floor.bit_count() for floor in playout.floors) <= 4
        assert playout.reserve == playout.left_to_place == 0
        assert min(playout.no_cards) >= 0
        rejected = 13 - sum(playout.floors).bit_count()
        assert rejected <= players * NO_CARDS[players] - sum(playout.no_cards)


def test_a_copy_shares_nothing() -> None:
    playout = fresh(4)
    twin = playout.copy()
    twin.place(1, 3)
    twin.no_cards[0] = 0
    assert playout.floors == [0] * 7
    assert playout.reserve == EVERYBODY
    assert playout.no_cards == [3, 3, 3, 3]
    assert playout.turn == 0


def test_after_the_last_placing_all_others_serve_and_the_first_player_goes_on() -> None:
    playout = fresh(4)
    playout.floors, playout.reserve = [0, 0b1, 0, 0, 0, 0, 0], EVERYBODY ^ 0b1
    playout.left_to_place, playout.turn, playout.first = 1, 1, 2
    playout.place(0b10, 4)
    assert playout.floors == [EVERYBODY ^ 0b11, 0b1, 0, 0, 0b10, 0, 0]
    assert playout.turn == 2


def test_a_move_up_passes_the_turn_round_the_table() -> None:
    playout = fresh(3)
    playout.floors, playout.turn = [0b1, 0, 0, 0, 0, 0, 0], 2
    playout.lift(0b1, 1)
    assert playout.floors[:2] == [0, 0b1]
    assert playout.turn == 0


def test_characters_are_drawn_by_the_weight_of_their_category() -> None:
    random = Random(1)
    choices = [(1.0, 0b0011, 3), (4.0, 0b0100, 5)]
    found = Counter(drawn(choices, random.random) for _ in range(8000))
    assert found[0b100, 5] / 8000 == pytest.approx(0.75, abs=0.03)
    assert found[0b01, 3] / 8000 == pytest.approx(0.125, abs=0.03)
    assert set(found) == {(0b100, 5), (0b01, 3), (0b10, 3)}


def test_a_no_rejects_and_is_spent_and_a_yes_is_kept() -> None:
    playout = nominated([1, 0, 2, 0])
    assert not playout.elect(GOALS[:4], [UNRULY] * 4, Random(1).random, {0: NO, 2: YES})
    assert playout.no_cards == [0, 0, 2, 0]
    assert playout.floors[6] == 0


@pytest.mark.parametrize("proposer", range(4))
def test_whoever_has_just_moved_votes_on_their_own_nominee(proposer: int) -> None:
    """All say No, but for whoever has proposed; the turn has passed on already."""
    loyal = UNRULY._replace(vote=((-60.0, 0.0, 0.0, 120.0),) * 3)
    for voter in range(4):
        no_cards = [int(seat == voter) for seat in range(4)]
        playout = nominated(no_cards, turn=(proposer + 1) % 4)
        is_elected = playout.elect(GOALS[:4], [loyal] * 4, Random(1).random)
        assert is_elected is (voter == proposer)


def test_who_has_no_card_says_yes() -> None:
    playout = nominated([0, 0, 0, 0])
    assert playout.elect(GOALS[:4], [UNRULY] * 4, Random(1).random)
    assert playout.floors[6] == 0b1
