"""What a seat would be sorry to have proposed, by the cards that it thinks the others have."""

from collections.abc import Sequence
from itertools import count
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.rules.tables import castle, dealt, nominate
from vivaroi_gui.ai.race import Arm, Budget, Race
from vivaroi_gui.ai.vivaroi import levels
from vivaroi_gui.ai.vivaroi.bot import choose
from vivaroi_gui.ai.vivaroi.facts import Facts
from vivaroi_gui.ai.vivaroi.regret import regretted
from vivaroi_gui.ai.vivaroi.search import Search
from vivaroi_gui.ai.vivaroi.sense import blunders
from vivaroi_gui.rules.vivaroi import State, view
from vivaroi_gui.rules.vivaroi.masks import mask_of
from vivaroi_gui.rules.vivaroi.moves import YES, Move, MoveUp, Vote

CARDS = ("ABGIMO", "CDEFLP", "BDEMNP", "ACEGIP")
"""Seat 0 wants 0, 1, 6, 7, 9 and 11."""
LATER = ("ABGIMO", "EFIMOP", "DGILMP", "CGMNOP")
"""Whose favourites stand low."""
THEIRS = {5: (2, 3), 4: (1, 4, 5), 3: (0, 9), 2: (6, 7, 11), 0: (8, 10, 12)}
"""Whoever is crowned, seat 0 has 4 points less than the others on the average."""
GOOD = {5: (2,), 4: (1, 6, 7, 9), 3: (0, 11), 1: (3, 4, 5), 0: (8, 10, 12)}
BOTH = {5: (0, 2), 4: (1, 4, 5), 3: (3, 9), 2: (6, 7, 11), 0: (8, 10, 12)}
"""With 2 it has 1.3 less than the others, with 0 it has 5.3 more."""


def sorry(state: State, thought: Sequence[str] = CARDS, crowned: float = 0.0) -> list[Move]:
    """For which moves seat 0 is, if it is sure of the cards.

    ``crowned`` is the share of its worlds in which nobody else refuses.
    """
    goals = [(mask_of(goal),) for goal in dealt(goals=thought).goals]
    worlds = count()
    end = SimpleNamespace(has_crowned=lambda _: next(worlds) % 10 < 10 * crowned)
    search = SimpleNamespace(
        deal=lambda: SimpleNamespace(goals=goals), made=lambda *_: (end, False)
    )
    return regretted(Facts(view(state, 0)), cast("Search[Any]", search))


def stands(floors: dict[int, tuple[int, ...]], rounds: int = 3) -> State:
    return castle(dealt(goals=CARDS, rounds=rounds), floors)


def test_a_stranger_is_not_proposed_who_is_thought_to_suit_the_others() -> None:
    facts = Facts(view(stands(THEIRS), 0))
    assert not blunders(facts, MoveUp(2, 6)), "an average card says nothing against it"
    assert sorry(stands(THEIRS)) == [MoveUp(2, 6), MoveUp(3, 6)]
    assert sorry(stands(THEIRS), LATER) == []


def test_less_is_enough_where_a_friend_could_be_proposed() -> None:
    assert sorry(stands(BOTH)) == [MoveUp(2, 6)]
    assert sorry(stands(BOTH | {5: (2,), 4: (0, 1, 4, 5)})) == []


def test_the_last_count_is_not_judged_by_points() -> None:
    assert sorry(stands(THEIRS, rounds=1)) == []


def test_nobody_is_sorry_who_has_no_choice() -> None:
    only = {5: (2, 3, 8, 10), 4: (), 3: ()}
    assert sorry(stands(only)) == []


@pytest.mark.parametrize("level", ["courtier", "counsellor", "eminence"])
def test_no_level_that_thinks_makes_a_move_that_it_would_be_sorry_for(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = view(stands(THEIRS), 0)
    for left in (MoveUp(4, 5), MoveUp(8, 1)):
        others = [move for move in seen.legal if move != left]
        monkeypatch.setattr(levels, "regretted", lambda *_, others=others: others)
        assert choose(seen, level, 1, budget=Budget(iterations=20)) == left


def test_a_lost_game_is_left_to_others_only_if_they_will_almost_certainly_refuse() -> None:
    lost, fair = (proposed(stands(floors, rounds=1)) for floors in (THEIRS, GOOD))
    assert sorry(lost, crowned=0.1) == [Vote(YES)]
    assert sorry(lost, crowned=0.0) == []
    assert sorry(fair, crowned=0.1) == []


def test_so_is_a_round_that_is_lost_by_all_that_the_seat_thinks() -> None:
    state = proposed(stands(THEIRS))
    assert sorry(state, crowned=0.1) == [Vote(YES)]
    assert sorry(state, crowned=0.0) == []
    assert sorry(state, LATER, crowned=0.1) == []
    state.no_cards[0] = 0
    assert sorry(state, crowned=0.1) == []


def test_with_all_no_in_hand_less_is_a_lost_round() -> None:
    state = proposed(stands(THEIRS | {4: (1, 4), 2: (5, 6, 7, 11)}))
    assert sorry(state, crowned=0.1) == [Vote(YES)]
    state.no_cards[0] = 2
    assert sorry(state, crowned=0.1) == []


def proposed(state: State) -> State:
    state.turn = 1
    nominate(state, 2)
    return state


class _Coins(Race[str]):
    """Every move is worth the same."""

    def try_all(self, arms: Sequence[Arm[str]]) -> None:
        for arm in arms:
            arm.playouts += 1


@pytest.mark.parametrize(("out", "left"), [("a", ["b"]), ("ab", ["a", "b"])])
def test_moves_can_be_left_out_of_a_race_but_not_all_of_them(out: str, left: list[str]) -> None:
    race = _Coins([Arm(move, 0.5, 1.0) for move in "ab"])
    race.leave_out(out)
    assert sorted(trial.move for trial in race.run(Budget(iterations=4), lambda: False)) == left
