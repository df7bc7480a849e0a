"""The worth of a round's end is the chance to win the game, by the rules of the game."""

from dataclasses import replace

import pytest

from tests.rules.tables import card, dealt
from vivaroi_gui.ai.vivaroi.playout_2003 import Playout2003, playout_of
from vivaroi_gui.ai.vivaroi.standing import round_share
from vivaroi_gui.ai.vivaroi.standing import worth as worth_of
from vivaroi_gui.rules.vivaroi import View, view
from vivaroi_gui.rules.vivaroi.masks import mask_of

GOALS = [(mask_of(card(initials)),) for initials in ("ABGIMO", "CDEFLP", "BDEMNP", "ACEGIP")]


def seen(round_: int, totals: tuple[int, ...], rounds: int = 3) -> View:
    """A view of seat 0 in that round."""
    base = view(dealt(4, rounds), 0)
    return replace(base, round=round_, totals=totals)


def ended(view: View, floors: list[int]) -> Playout2003:
    """A round that ends with these masks by floor."""
    playout = playout_of(view)
    playout.floors = floors
    return playout


def worth(view: View, seat: int, floors: list[int]) -> float:
    return worth_of(view, seat, ended(view, floors), GOALS)


def on(**floors: str) -> list[int]:
    """Masks by floor: ``f5="AB"`` puts Alighiero and Beatrice among the Nobles."""
    found = [0] * 7
    for name, initials in floors.items():
        found[int(name[1])] = mask_of(tuple("ABCDEFGILMNOP".index(one) for one in initials))
    return found


def test_before_the_last_round_the_chances_sum_to_one_and_follow_the_totals() -> None:
    floors = on(f6="A", f4="CD")
    chances = [worth(seen(1, (5, 9, 5, 5)), seat, floors) for seat in range(4)]
    assert sum(chances) == pytest.approx(1)
    assert chances[3] > chances[1] > chances[0] > chances[2]  # 19, 17, 15 and 9 points
    assert chances[0] == pytest.approx(worth(seen(1, (5, 9, 5, 5)), 0, floors))


def test_a_lead_is_worth_more_when_less_is_to_come() -> None:
    floors = on(f6="A")
    early = worth(seen(1, (9, 0, 0, 0)), 0, floors)
    late = worth(seen(2, (9, 0, 0, 0)), 0, floors)
    assert early < late < 1


def test_the_last_round_is_won_or_lost() -> None:
    floors = on(f6="A", f1="CDNLBO")
    assert worth(seen(3, (30, 20, 20, 20)), 0, floors) == 1
    assert worth(seen(3, (30, 20, 20, 20)), 1, floors) < 0


def test_zero_in_the_third_round_is_worth_33() -> None:
    floors = on(f6="L", f3="DN")  # seats 0 and 3 have none of these
    assert worth(seen(3, (10, 20, 20, 0)), 0, floors) == 1
    assert worth(seen(3, (0, 33, 20, 0)), 0, floors) < 0
    assert worth(seen(1, (10, 20, 20, 0), rounds=1), 0, floors) < 0


def test_a_tie_goes_to_more_favourites_in_the_castle_and_is_shared_else() -> None:
    floors = on(f6="F", f5="B", f0="M")  # seat 0: B and M, seat 2: B and M too
    tied = seen(3, (50, 0, 50, 0))
    assert worth(tied, 0, floors) == 0.5
    with_servant = on(f6="F", f5="B", f0="MD")
    assert worth(tied, 2, with_servant) == 1
    assert worth(tied, 0, with_servant) == 0


def test_of_two_defeats_the_closer_one_is_better() -> None:
    floors = on(f6="A")
    close = worth(seen(3, (20, 40, 0, 0)), 0, floors)
    clear = worth(seen(3, (10, 40, 0, 0)), 0, floors)
    assert clear < close < 0


def test_a_round_by_itself_knows_no_totals() -> None:
    floors = on(f6="A", f4="CD")
    far_ahead, behind = seen(2, (40, 0, 0, 0)), seen(2, (0, 40, 0, 0))
    shares = [round_share(seat, ended(far_ahead, floors), GOALS) for seat in range(4)]
    assert shares == [round_share(seat, ended(behind, floors), GOALS) for seat in range(4)]
    assert sum(shares) == pytest.approx(1)
    assert shares[3] == max(shares)
