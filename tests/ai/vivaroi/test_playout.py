"""A playout keeps the rules: it ends with a King, on floors that are never too full."""

from collections import Counter
from random import Random

import pytest

from vivaroi_gui.ai.vivaroi.playout import Castle, drawn, is_elected, play_out
from vivaroi_gui.ai.vivaroi.policies import KINDS, UNRULY
from vivaroi_gui.rules.vivaroi.data import DECK, NO_CARDS, PLACED_EACH
from vivaroi_gui.rules.vivaroi.masks import mask_of
from vivaroi_gui.rules.vivaroi.state import EVERYBODY

GOALS = [mask_of(goal) for goal in DECK]


def fresh(players: int) -> Castle:
    """A round before anybody has placed."""
    hands, to_place = [NO_CARDS[players]] * players, PLACED_EACH[players] * players
    return Castle([0] * 7, EVERYBODY, to_place, hands, 0, 0)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_playout_ends_with_a_king_and_nobody_in_two_places(players: int) -> None:
    random = Random(players)
    for number in range(60):
        castle = fresh(players)
        policies = [KINDS[(number + seat) % len(KINDS)] for seat in range(players)]
        play_out(castle, random.sample(GOALS, players), policies, random.random)
        assert castle.floors[6].bit_count() == 1
        assert sum(castle.floors).bit_count() == sum(f.bit_count() for f in castle.floors)
        assert max(floor.bit_count() for floor in castle.floors) <= 4
        assert castle.reserve == castle.to_place == 0
        assert min(castle.hands) >= 0
        refused = 13 - sum(castle.floors).bit_count()
        assert refused <= players * NO_CARDS[players] - sum(castle.hands)


def test_a_copy_shares_nothing() -> None:
    castle = fresh(4)
    twin = castle.copy()
    twin.place(1, 3)
    twin.hands[0] = 0
    assert castle.floors == [0] * 7
    assert castle.reserve == EVERYBODY
    assert castle.hands == [3, 3, 3, 3]
    assert castle.turn == 0


def test_after_the_last_placing_all_others_serve_and_the_first_player_goes_on() -> None:
    castle = Castle([0, 0b1, 0, 0, 0, 0, 0], EVERYBODY ^ 0b1, 1, [3] * 4, 1, 2)
    castle.place(0b10, 4)
    assert castle.floors == [EVERYBODY ^ 0b11, 0b1, 0, 0, 0b10, 0, 0]
    assert castle.turn == 2


def test_a_move_up_passes_the_turn_round_the_table() -> None:
    castle = Castle([0b1, 0, 0, 0, 0, 0, 0], 0, 0, [3] * 3, 2, 0)
    castle.lift(0b1, 1)
    assert castle.floors[:2] == [0, 0b1]
    assert castle.turn == 0


def test_characters_are_drawn_by_the_weight_of_their_category() -> None:
    random = Random(1)
    choices = [(1.0, 0b0011, 3), (4.0, 0b0100, 5)]
    found = Counter(drawn(choices, random.random) for _ in range(8000))
    assert found[0b100, 5] / 8000 == pytest.approx(0.75, abs=0.03)
    assert found[0b01, 3] / 8000 == pytest.approx(0.125, abs=0.03)
    assert set(found) == {(0b100, 5), (0b01, 3), (0b10, 3)}


def test_a_no_refuses_and_is_spent_and_a_yes_is_kept() -> None:
    castle = Castle([0, 0, 0, 0, 0, 0, 0b1], 0, 0, [1, 0, 2, 0], 0, 0)
    votes = {0: False, 2: True}
    assert not is_elected(castle, GOALS[:4], [UNRULY] * 4, Random(1).random, votes)
    assert castle.hands == [0, 0, 2, 0]
    assert castle.floors[6] == 0


@pytest.mark.parametrize("proposer", range(4))
def test_whoever_has_just_moved_votes_on_their_own_nominee(proposer: int) -> None:
    """All say No, but for whoever has proposed; the turn has passed on already."""
    loyal = UNRULY._replace(vote=((-60.0, 0.0, 0.0, 120.0),) * 3)
    for voter in range(4):
        hands = [int(seat == voter) for seat in range(4)]
        castle = Castle([0, 0, 0, 0, 0, 0, 0b1], 0, 0, hands, (proposer + 1) % 4, 0)
        is_elected_ = is_elected(castle, GOALS[:4], [loyal] * 4, Random(1).random)
        assert is_elected_ is (voter == proposer)


def test_who_has_no_card_says_yes() -> None:
    castle = Castle([0, 0, 0, 0, 0, 0, 0b1], 0, 0, [0, 0, 0, 0], 0, 0)
    assert is_elected(castle, GOALS[:4], [UNRULY] * 4, Random(1).random)
    assert castle.floors[6] == 0b1
