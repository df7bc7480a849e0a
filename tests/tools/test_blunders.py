"""What people call stupid once more lies open, and the table of it."""

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from types import SimpleNamespace
from typing import cast

import pytest

from tests.ai.vivaroi.scenes import scene
from tests.rules.tables import NO, YES, MoveUp, Place, castle, dealt, nominate, vote
from tools.arena import catalogue
from tools.arena.__main__ import main
from tools.arena.blunders import Counted, rate
from tools.arena.catalogue import Diary, Later, after, at_the_count, passed_over, told_of
from vivaroi_gui.ai.vivaroi.blunder import Blunder
from vivaroi_gui.ai.vivaroi.facts import Facts
from vivaroi_gui.rules.vivaroi import State, view
from vivaroi_gui.rules.vivaroi.data import NOBLES, OUT
from vivaroi_gui.rules.vivaroi.moves import STOMACH_ACHE, Card, Move, Vote
from vivaroi_gui.rules.vivaroi.records import Count, Election

CARDS = ("ABGIMO", "CDEFLP", "BDEMNP", "ACEGIP")
"""Seat 0 wants 0, 1, 6, 7, 9 and 11."""
GOOD = {5: (0, 2), 4: (1, 6, 7, 9), 3: (11,), 1: (3, 4, 5), 0: (8, 10, 12)}
BAD = {5: (0, 2), 4: (3, 4, 5, 8), 3: (10, 12), 1: (1, 6, 7, 9), 0: (11,)}


def told(
    floors: Mapping[int, tuple[int, ...]],
    nominee: int,
    *cards: Card,
    by: int = 1,
    rounds: int = 3,
    held: int = 3,
) -> list[Later]:
    """What is said of seat 0 after an election, by its proposal or by its vote.

    It has ``held`` No cards.
    """
    state = castle(dealt(goals=CARDS, rounds=rounds), floors, turn=by)
    state.no_cards[0] = held
    proposal: Move = MoveUp(nominee, 6)
    before = view(state, 0)
    nominate(state, nominee)
    seen = view(state, 0)
    vote(state, *cards)
    election = (state.elections or state.history[-1].elections)[-1]
    said = list(after(seen, Vote(cards[0]), election, before))
    return said + (list(after(before, proposal, election)) if by == 0 else [])


def test_a_friend_that_all_others_wanted_is_not_refused() -> None:
    assert told(GOOD, 0, NO, YES, YES, YES) == [Later.KILLED_OWN_FRIEND]
    assert told(GOOD, 0, NO, YES, NO, YES) == []
    assert told(BAD, 0, NO, YES, YES, YES) == []


def test_the_own_proposal_is_not_refused_alone() -> None:
    assert told(BAD, 2, NO, YES, YES, YES, by=0) == [Later.REFUSED_OWN_PROPOSAL]
    assert told(BAD, 2, NO, YES, YES, NO, by=0) == []


def test_whoever_can_only_propose_may_refuse_a_stranger_but_no_friend_instead_of_one() -> None:
    stuck = {5: (0, 2, 3, 4), 4: (1, 5, 6, 7)}
    assert told(stuck, 2, NO, YES, YES, YES, by=0) == []
    assert Later.REFUSED_OWN_PROPOSAL in told(stuck, 0, NO, YES, YES, YES, by=0)
    friends = {5: (0, 1, 6, 7), 4: (2, 3, 4, 5)}
    assert Later.REFUSED_OWN_PROPOSAL not in told(friends, 0, NO, YES, YES, YES, by=0)


def test_whoever_refuses_itself_to_have_nothing_at_all_is_clever() -> None:
    """The leader shot its own man with its last No, had zero points then, and got the 33."""
    seen = scene("k4", 224, 1)
    assert Facts(seen).seeks_zero
    assert seen.nominee is not None
    votes = (YES, NO, YES, YES)
    alone = Election(seen.nominee, by=1, votes=votes, to=OUT)
    assert list(after(seen, Vote(NO), alone)) == []
    earlier = replace(seen, elections=())
    assert Later.REFUSED_OWN_PROPOSAL in after(earlier, Vote(NO), alone)


def test_an_ache_against_the_own_proposal_is_a_refusal_as_well() -> None:
    state = castle(dealt(goals=CARDS), BAD, turn=0)
    nominate(state, 2)
    seen = view(state, 0)
    vote(state, NO, YES, YES, YES)
    said = after(seen, Vote(STOMACH_ACHE), state.elections[-1])
    assert list(said) == [Later.REFUSED_OWN_PROPOSAL]


def test_the_game_is_not_lost_by_waiting_for_the_others() -> None:
    assert told(BAD, 0, YES, YES, YES, YES, rounds=1) == [Later.LEFT_TO_OTHERS]
    assert told(BAD, 0, YES, YES, YES, NO, rounds=1) == []
    assert told(BAD, 0, YES, YES, YES, YES) == []


def test_nobody_lets_a_bad_stranger_through() -> None:
    both = [Later.YES_BAD_STRANGER, Later.YES_WELL_ARMED]
    assert told(BAD, 2, YES, YES, YES, YES) == both
    assert told(BAD, 2, YES, YES, YES, YES, held=1) == both[:1]
    assert told(GOOD, 2, YES, YES, YES, YES) == []
    assert told(BAD, 2, YES, YES, YES, YES, by=0)[:2] == [
        Later.YES_BAD_STRANGER,
        Later.CROWNED_BAD_STRANGER,
    ]


def test_with_all_no_in_hand_less_is_a_bad_count() -> None:
    poor = {5: (0, 2), 4: (1, 3, 4, 5), 3: (6, 8), 1: (7, 9, 11), 0: (10, 12)}
    assert told(poor, 2, YES, YES, YES, YES) == [Later.YES_WELL_ARMED]
    assert told(poor, 2, YES, YES, YES, YES, held=2) == []


def test_nobody_makes_their_man_king_while_a_friend_stands_beside_him() -> None:
    both = [Later.CROWNED_BAD_STRANGER, Later.CROWNED_THEIR_MAN]
    assert told(BAD, 2, NO, NO, NO, NO, by=0) == []
    assert told(BAD, 2, YES, YES, YES, YES, by=0)[1:] == both
    fair = {5: (0, 2), 4: (1, 6, 7, 9), 3: (11,), 1: (3, 4, 5), 0: (8, 10, 12)}
    assert told(fair, 2, YES, YES, YES, YES, by=0) == both[1:]
    assert told({5: (2, 3)} | {4: (0, 1, 6, 7)}, 2, YES, YES, YES, YES, by=0) == []


def at_the_end(floors: dict[int, tuple[int, ...]], *cards: Card) -> list[Later]:
    state = castle(dealt(goals=CARDS, rounds=1), floors, turn=1)
    nominate(state, 0)
    seen = view(state, 0)
    vote(state, *cards)
    return list(at_the_count(seen, state.elections[-1], counted(state)))


def counted(state: State, *points: int) -> Count:
    """What is asked of the count of a round that ended otherwise."""
    found = SimpleNamespace(goals=tuple(state.goals), points=points or (0, 0, 0, 0))
    return cast("Count", found)


def test_a_friend_was_refused_with_whom_it_had_had_more() -> None:
    state = castle(dealt(goals=CARDS), GOOD, turn=1)
    nominate(state, 0)
    seen = view(state, 0)
    vote(state, NO, YES, YES, YES)
    refused = state.elections[-1]
    assert list(at_the_count(seen, refused, counted(state, 5, 20, 20, 20))) == [
        Later.BETTER_WITH_HIM
    ]
    assert list(at_the_count(seen, refused, counted(state, 25, 10, 10, 10))) == []
    both = refused._replace(votes=(NO, YES, YES, NO))
    assert list(at_the_count(seen, both, counted(state, 5, 20, 20, 20))) == []


def test_a_king_who_would_have_won_by_all_cards_was_refused() -> None:
    assert at_the_end(GOOD, NO, YES, YES, YES) == [Later.REFUSED_A_WIN]
    assert at_the_end(GOOD, NO, YES, YES, NO) == []
    assert at_the_end(BAD, NO, YES, YES, YES) == []


def test_a_friend_was_left_standing_whom_nobody_would_have_refused() -> None:
    """He was stopped by a Stomach-ache, the last one, and all who have cards had said Yes."""
    seen = view(castle(dealt(goals=CARDS), GOOD, turn=0), 0)
    votes, move = (YES, YES, YES, YES), MoveUp(3, 2)
    voted = replace(seen, elections=(Election(0, by=1, votes=votes, to=NOBLES),))
    poor, rich = SimpleNamespace(points=(9, 20, 20, 20)), SimpleNamespace(points=(25, 10, 10, 10))
    for one in (poor, rich):
        one.goals = dealt(goals=CARDS).goals
    assert list(passed_over(voted, move, cast("Count", poor))) == [Later.LEFT_STANDING]
    assert list(passed_over(voted, move, cast("Count", rich))) == []
    assert list(passed_over(voted, MoveUp(0, 6), cast("Count", poor))) == []
    assert list(passed_over(seen, move, cast("Count", poor))) == []


def noted(*acts: tuple[State, Move]) -> list[Later]:
    diary = Diary()
    for state, move in acts:
        diary.note(view(state, 0), move)
    return list(diary.blunders())


def test_two_no_in_a_round_on_the_own_people() -> None:
    state = castle(dealt(goals=CARDS), GOOD, turn=1)
    nominate(state, 0)
    assert noted((state, Vote(NO)), (state, Vote(NO))) == [Later.SPENDS_NO_ON_FRIENDS]
    assert noted((state, Vote(NO)), (state, Vote(YES))) == []
    lost = castle(dealt(goals=CARDS, rounds=1), BAD, turn=1)
    nominate(lost, 0)
    assert noted((lost, Vote(NO)), (lost, Vote(NO))) == []


def test_two_no_in_a_round_on_the_own_proposals() -> None:
    state = castle(dealt(goals=CARDS), BAD, turn=0)
    nominate(state, 2)
    assert noted((state, Vote(NO)), (state, Vote(NO))) == [Later.REFUSES_ITSELF_TWICE]
    assert noted((state, Vote(NO)), (state, Vote(YES))) == []


def test_a_whole_game_may_tell_everything() -> None:
    first, second = dealt(goals=CARDS), dealt(goals=CARDS)
    second.round = 2
    own = [(first, Place(0, 4)), (second, Place(1, 4))]
    assert noted(*own) == [Later.SAME_FLOORS_EVERY_ROUND, Later.SHOWS_ITS_HAND]
    assert noted((first, Place(0, 4)), (second, Place(2, 3))) == []


def test_a_ladder_is_four_ascents_of_one_character_running() -> None:
    state = castle(dealt(goals=CARDS), GOOD)
    steps = [(state, MoveUp(8, floor)) for floor in (1, 2, 3, 4)]
    assert noted(*steps) == [Later.ONE_LADDER]
    assert noted(*steps[:2], (state, MoveUp(10, 1)), *steps[2:]) == []


def test_strangers_are_not_lifted_past_the_own_ones_again_and_again() -> None:
    ready = castle(dealt(goals=CARDS), GOOD | {4: (1, 3, 4)})
    low = castle(dealt(goals=CARDS), GOOD | {4: (3, 4), 3: (1, 11)})
    lifts = (MoveUp(3, NOBLES), MoveUp(4, NOBLES))
    assert noted(*((ready, lift) for lift in lifts)) == [Later.LIFTS_THEIRS]
    assert noted(*((low, lift) for lift in lifts)) == []
    assert noted((ready, lifts[0]), (ready, MoveUp(1, NOBLES))) == [], "once is a bluff"


def test_a_victory_that_the_seat_believes_in_is_told_whatever_the_cards_show(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In BAD an average card hardly wins by him."""
    state = castle(dealt(goals=CARDS, rounds=1), BAD, turn=1)
    nominate(state, 0)
    seen = Facts(view(state, 0))
    assert seen.win_chance(0) < 0.6
    for agreed, said in ((0.6, [Blunder.NO_TO_VICTORY]), (0.5, [])):
        outlook = SimpleNamespace(win=lambda _: 0.7, win_if_agreed=lambda _, agreed=agreed: agreed)
        monkeypatch.setattr(catalogue, "suspected", lambda *_, outlook=outlook: outlook)
        assert told_of(seen, Vote(NO)) == said
    assert told_of(seen, Vote(NO), None) == [], "a child suspects nothing"
    assert told_of(seen, Vote(YES)) == []


def test_a_rate_is_by_seat_and_game() -> None:
    games = [Counted(Counter({Later.ONE_LADDER: count}), [3]) for count in (0, 4)]
    mean, half = rate(games, [Later.ONE_LADDER])
    assert mean == 0.5
    assert half == pytest.approx(1.96 * 0.5)


def test_the_table_has_each_kind(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["blunders", "novice", "--games", "2", "--jobs", "1"]) == 0
    table = capsys.readouterr().out
    assert "| tables of four | 2 |" in table
    assert re.search(r"\| friend-to-nobles-early \| \d\.\d\d ± \d\.\d\d \|", table)
    assert "| no-to-victory | – |" in table
    assert re.search(r"\| one-opening, of 20 deals \| [01] \|", table)
