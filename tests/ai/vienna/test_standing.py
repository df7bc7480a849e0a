"""What the end of a round is worth: shares of a victory, and chances that add up to one."""

from random import Random

import pytest

from tests.ai.vienna.walks import states
from vivaroi_gui.ai.vienna.position import Position, position_of
from vivaroi_gui.ai.vienna.standing import chance, hoard
from vivaroi_gui.rules.vienna import Options, game


def ended(scores: list[int], coins: list[int]) -> Position:
    """A round that is over, nobody with a card."""
    state = next(states(Options(len(scores)), Random(1)))
    position = position_of(game.view(state))
    position.scores, position.coins = scores, coins
    position.symbols = [[0, 0, 0] for _ in scores]
    position.owners = [-1] * 5
    return position


def test_chances_add_up_and_whoever_is_ahead_has_the_best() -> None:
    position = ended([12, 15, 9, 12], [2, 2, 2, 2])
    chances = [chance(position, seat) for seat in range(4)]
    assert sum(chances) == pytest.approx(1)
    assert max(chances) == chances[1]
    assert min(chances) == chances[2]
    assert chances[0] == pytest.approx(chances[3])


def test_a_lead_counts_for_more_near_the_end() -> None:
    early = chance(ended([5, 2, 2], [0, 0, 0]), 0)
    late = chance(ended([24, 21, 21], [0, 0, 0]), 0)
    assert 1 / 3 < early < late < 1


def test_at_the_end_it_is_the_victory_and_of_two_defeats_the_closer_one() -> None:
    position = ended([25, 24, 26, 10], [3, 3, 0, 0])
    shares = [chance(position, seat) for seat in range(4)]
    assert shares[2] < 1
    assert shares[0] == pytest.approx(0.0) or shares[0] in (0.5, 1.0)
    assert shares[3] < shares[1] <= 0
    assert sum(max(0.0, share) for share in shares) == pytest.approx(1)


def test_the_hoard_is_what_a_seat_has_itself() -> None:
    position = ended([10, 10, 10], [0, 3, 0])
    assert hoard(position, 1) > hoard(position, 0) == hoard(position, 2)
    position.scores[0] = 24
    assert hoard(position, 2) < hoard(position, 1) < hoard(position, 0)
