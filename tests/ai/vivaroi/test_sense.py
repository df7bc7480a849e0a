"""What people call stupid: each kind where it is and where it is not, and who never does it."""

import json
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from tests.ai.vivaroi.scenes import scene
from tests.rules.edition_2024 import tables as court
from tests.rules.edition_2024.tables import ANNA, MAV, OFFICERS, OUAF, WC_3
from tests.rules.tables import NO, YES, Place, apply, castle, dealt, nominate, vote
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.ai.vivaroi.blunder import DOUBTFUL, Blunder
from vivaroi_gui.ai.vivaroi.bot import choose
from vivaroi_gui.ai.vivaroi.estimate import all_favourites
from vivaroi_gui.ai.vivaroi.facts import Facts
from vivaroi_gui.ai.vivaroi.sense import blunders, sensible
from vivaroi_gui.rules.core import CHANCE
from vivaroi_gui.rules.vivaroi import State, View, view
from vivaroi_gui.rules.vivaroi import game as vivaroi
from vivaroi_gui.rules.vivaroi.data import NOBLES, THRONE
from vivaroi_gui.rules.vivaroi.moves import STOMACH_ACHE, Move, MoveUp, Vote
from vivaroi_gui.rules.vivaroi.records import Election

QUICK: Final = Budget(iterations=1)
CARDS: Final = ("ABGIMO", "CDEFLP", "BDEMNP", "ACEGIP")
"""Seat 0 wants 0, 1, 6, 7, 9 and 11."""
GOOD: Final = {5: (0, 2), 4: (1, 6, 7, 9), 3: (11,), 1: (3, 4, 5), 0: (8, 10, 12)}
"""Seat 0 has 29 points if 0 is crowned and 24 if 2 is; an average card has 17."""
BAD: Final = {5: (0, 2), 4: (3, 4, 5, 8), 3: (10, 12), 1: (1, 6, 7, 9), 0: (11,)}
"""It has 14 if 0 is crowned and 9 if 2 is; an average card has 19."""


def kinds(state: State, move: Move) -> list[Blunder]:
    """What is said of a move of seat 0."""
    return blunders(Facts(view(state, 0)), move)


def stands(floors: dict[int, tuple[int, ...]], rounds: int = 3) -> State:
    """Seat 0's turn, and nobody has spent anything."""
    return castle(dealt(goals=CARDS, rounds=rounds), floors)


def spent(floors: dict[int, tuple[int, ...]], *refusers: int, rounds: int = 3) -> State:
    """These have spent all their No, as everybody saw."""
    state = stands({5: (2,)}, rounds)
    cards = [NO if seat in refusers else YES for seat in range(4)]
    for _ in range(3):
        castle(state, {5: (2,)}, turn=3)
        nominate(state, 2)
        vote(state, *cards)
    return castle(state, floors)


def proposed(state: State, character: int, by: int = 1) -> State:
    """Somebody has proposed a character."""
    state.turn = by
    apply(state, by, MoveUp(character, 6))
    return state


# --- votes ----------------------------------------------------------------------------------


def test_who_is_about_to_win_the_game_does_not_say_no() -> None:
    """Rivals have 20 at most: nobody can be ahead of 29."""
    move = Vote(NO)
    assert Blunder.NO_TO_VICTORY in kinds(proposed(stands(GOOD, rounds=1), 0), move)
    assert Blunder.NO_TO_VICTORY not in kinds(proposed(stands(GOOD), 0), move)
    assert Blunder.NO_TO_VICTORY not in kinds(proposed(stands(BAD, rounds=1), 0), move)


def test_nobody_refuses_a_friend_when_the_count_is_good() -> None:
    assert Blunder.NO_TO_GOOD_FRIEND in kinds(proposed(stands(GOOD), 0), Vote(NO))
    assert Blunder.NO_TO_GOOD_FRIEND not in kinds(proposed(stands(BAD), 0), Vote(NO))
    assert Blunder.NO_TO_GOOD_FRIEND not in kinds(proposed(stands(GOOD), 2), Vote(NO))


def test_nor_a_friend_who_brings_much_though_the_leader_wins_by_him() -> None:
    """It can hardly have more in that round, and has less without him."""
    state = proposed(stands(GOOD, rounds=1), 0)
    state.totals = [0, 16, 16, 16]
    assert Facts(view(state, 0)).win_chance(0) < 0.1
    assert Blunder.NO_TO_GOOD_FRIEND in kinds(state, Vote(NO))
    assert kinds(state, Vote(YES)) == []


def test_a_friend_whose_count_is_fair_is_not_killed_but_may_be_saved() -> None:
    fair = proposed(stands({5: (0, 2), 4: (1, 4, 5), 3: (3, 8, 11), 1: (6, 7, 9, 10)}), 0)
    assert 0 <= Facts(view(fair, 0)).margin(0) < 2
    assert Blunder.NO_TO_GOOD_FRIEND in kinds(fair, Vote(NO))
    assert Blunder.NO_TO_GOOD_FRIEND not in kinds(fair, Vote(STOMACH_ACHE))


def test_nobody_refuses_the_last_friend_in_the_castle() -> None:
    """With him it had 10 points, and none without him; it was the first round of three."""
    seen = scene("s1", 73, 2)
    assert blunders(Facts(seen), Vote(NO)) == [Blunder.LAST_FRIEND_REFUSED]
    assert sensible(seen) == [Vote(YES)]
    zero = replace(seen, round=3)
    assert Blunder.LAST_FRIEND_REFUSED not in blunders(Facts(zero), Vote(NO)), "that brings 33"
    assert Blunder.LAST_FRIEND_REFUSED not in kinds(proposed(stands(BAD), 0), Vote(NO))


def test_the_last_no_is_not_for_somebody_harmless() -> None:
    state = proposed(stands({5: (2,), 4: (0, 1), 3: (3, 5, 9, 11), 2: (4, 6, 7)}), 2)
    assert Blunder.LAST_NO_HARMLESS not in kinds(state, Vote(NO))
    state.no_cards[0] = 1
    assert Blunder.LAST_NO_HARMLESS in kinds(state, Vote(NO))
    state = proposed(stands(BAD), 2)
    state.no_cards[0] = 1
    assert Blunder.LAST_NO_HARMLESS not in kinds(state, Vote(NO))


def test_nor_is_any_for_a_stranger_who_brings_much() -> None:
    state = proposed(stands(GOOD), 2)
    assert Blunder.LAST_NO_HARMLESS in kinds(state, Vote(NO))
    assert Blunder.LAST_NO_HARMLESS in kinds(state, Vote(STOMACH_ACHE))


def test_whoever_proposes_says_yes_as_long_as_others_can_refuse() -> None:
    assert Blunder.NO_TO_OWN_PROPOSAL in kinds(proposed(stands(GOOD), 2, by=0), Vote(NO))
    alone = spent(GOOD, 1, 2, 3)
    assert Blunder.NO_TO_OWN_PROPOSAL not in kinds(proposed(alone, 2, by=0), Vote(NO))
    friend = proposed(spent(GOOD, 1, 2, 3), 0, by=0)
    assert Blunder.NO_TO_OWN_PROPOSAL in kinds(friend, Vote(NO)), "nothing has changed"
    assert Blunder.NO_TO_OWN_PROPOSAL not in kinds(proposed(stands(BAD), 2, by=0), Vote(NO))


def test_at_the_last_count_as_well_unless_it_would_lose_the_game() -> None:
    state = proposed(stands(GOOD, rounds=1), 2, by=0)
    state.totals = [0, 8, 8, 8]  # a chance of 0.16
    assert Blunder.NO_TO_OWN_PROPOSAL in kinds(state, Vote(NO))
    state.totals = [0, 10, 10, 10]  # 0.09
    assert Blunder.NO_TO_OWN_PROPOSAL not in kinds(state, Vote(NO))


def test_whoever_alone_can_stop_a_bad_count_does() -> None:
    assert Blunder.YES_FATAL in kinds(proposed(spent(BAD, 1, 2, 3), 2), Vote(YES))
    assert Blunder.YES_FATAL in kinds(proposed(spent(BAD, 2, 3), 2), Vote(YES))
    assert Blunder.YES_FATAL not in kinds(proposed(spent(BAD, 1, 2), 2), Vote(YES))
    assert Blunder.YES_FATAL not in kinds(proposed(spent(GOOD, 1, 2, 3), 2), Vote(YES))


def test_nobody_hands_the_game_over_that_at_most_one_other_would_save() -> None:
    state = proposed(spent(BAD, 3, rounds=1), 0)
    assert Blunder.YES_HANDED_THE_GAME in kinds(state, Vote(YES))
    assert Blunder.YES_HANDED_THE_GAME not in kinds(state, Vote(NO))
    for other in (spent(BAD, 3), spent(GOOD, 3, rounds=1), stands(BAD, rounds=1)):
        assert Blunder.YES_HANDED_THE_GAME not in kinds(proposed(other, 0), Vote(YES))


def test_nobody_lets_itself_lose_with_the_last_cards_of_the_table() -> None:
    state = proposed(spent(BAD, 1, 2, 3, rounds=1), 0)
    state.totals = [6, 0, 0, 0]
    assert 0.1 < Facts(view(state, 0)).win_chance(0) < 0.5
    assert kinds(state, Vote(YES)) == [Blunder.YES_ALONE]
    state.no_cards[0] = 1
    assert kinds(state, Vote(YES)) == []
    for other in (spent(BAD, 2, 3, rounds=1), spent(GOOD, 1, 2, 3, rounds=1)):
        other.totals = [6, 0, 0, 0]
        assert Blunder.YES_ALONE not in kinds(proposed(other, 0, by=3), Vote(YES))


def test_no_friend_is_refused_whom_it_has_just_said_yes_to() -> None:
    """Somebody saved him by a Stomach-ache, and proposed him once more."""
    seen = scene("k5", 176, 2)
    assert Blunder.TURNS_ON_FRIEND in blunders(Facts(seen), Vote(NO))
    assert Vote(YES) in sensible(seen)
    later = replace(seen, acts=(*seen.acts[:-1], (0, MoveUp(3, 5)), seen.acts[-1]))
    assert Blunder.TURNS_ON_FRIEND not in blunders(Facts(later), Vote(NO))
    refused = seen.elections[-1]._replace(votes=(YES, YES, NO, STOMACH_ACHE))
    first = replace(seen, elections=(*seen.elections[:-1], refused))
    assert Blunder.TURNS_ON_FRIEND not in blunders(Facts(first), Vote(NO))


def test_whoever_can_hardly_win_any_more_is_judged_by_points() -> None:
    for king, said in ((2, [Blunder.YES_FATAL]), (0, [])):
        state = proposed(spent(BAD, 1, 2, 3, rounds=1), king)
        state.totals = [0, 50, 50, 50]
        assert kinds(state, Vote(YES)) == said


# --- ascents and proposals --------------------------------------------------------------------


def test_nobody_crowns_its_own_defeat() -> None:
    move = MoveUp(2, 6)
    assert Blunder.CROWNS_OWN_DEFEAT in kinds(spent(BAD, 1, 2, 3), move)
    assert Blunder.CROWNS_OWN_DEFEAT not in kinds(stands(BAD), move)
    assert Blunder.CROWNS_OWN_DEFEAT not in kinds(spent(GOOD, 1, 2, 3), move)


def test_nobody_is_proposed_whom_the_proposer_would_have_to_refuse() -> None:
    assert Blunder.RECKLESS_BAIT in kinds(stands(BAD), MoveUp(2, 6))
    assert Blunder.RECKLESS_BAIT not in kinds(stands(GOOD), MoveUp(2, 6))
    hopeless = stands(BAD, rounds=1)
    hopeless.totals = [0, 50, 50, 50]
    assert Blunder.RECKLESS_BAIT in kinds(hopeless, MoveUp(2, 6))
    assert Blunder.RECKLESS_BAIT not in kinds(hopeless, MoveUp(0, 6))
    far_ahead = stands(BAD, rounds=1)
    far_ahead.totals = [40, 0, 0, 0]
    assert Blunder.RECKLESS_BAIT not in kinds(far_ahead, MoveUp(2, 6))


def test_nobody_is_proposed_at_the_last_count_who_would_lose_the_game() -> None:
    behind = stands(GOOD, rounds=1)
    behind.totals = [0, 8, 8, 8]  # a chance of 0.16: half of par is 0.125
    assert Blunder.RECKLESS_BAIT not in kinds(behind, MoveUp(2, 6))
    behind.totals = [0, 14, 14, 14]
    assert Blunder.RECKLESS_BAIT in kinds(behind, MoveUp(2, 6))
    assert Blunder.RECKLESS_BAIT in kinds(behind, MoveUp(0, 6))


def test_nobody_is_hopeless_for_one_bad_round() -> None:
    early, late = stands(BAD), stands(BAD, rounds=1)
    early.totals = late.totals = [0, 21, 21, 21]
    assert not Facts(view(early, 0)).is_hopeless
    assert Facts(view(late, 0)).is_hopeless


def test_no_friend_is_proposed_whom_the_proposer_would_have_to_refuse() -> None:
    last = stands(BAD, rounds=1)
    last.totals = [0, 14, 14, 14]
    assert Blunder.FRIEND_AS_BAIT in kinds(last, MoveUp(0, 6))
    assert Blunder.FRIEND_AS_BAIT not in kinds(last, MoveUp(2, 6))
    last.no_cards[0] = 0
    assert Blunder.FRIEND_AS_BAIT not in kinds(last, MoveUp(0, 6)), "it cannot refuse him"
    assert Blunder.FRIEND_AS_BAIT not in kinds(stands(GOOD, rounds=1), MoveUp(0, 6))
    early = stands(BAD | {2: (1, 6, 7, 9), 1: ()})
    assert Blunder.FRIEND_AS_BAIT in kinds(stands(BAD), MoveUp(0, 6)), "five points below others"
    assert Blunder.FRIEND_AS_BAIT not in kinds(early, MoveUp(0, 6))


def test_no_friend_is_left_out_for_a_stranger_who_is_far_worse() -> None:
    state = stands({5: (0, 2), 4: (), 3: (3, 4), 1: (5, 8), 0: (6, 7, 9, 11)})
    assert Blunder.FRIEND_LEFT_OUT in kinds(state, MoveUp(2, 6))
    assert Blunder.FRIEND_LEFT_OUT not in kinds(state, MoveUp(0, 6))
    assert Blunder.FRIEND_LEFT_OUT not in kinds(stands(GOOD), MoveUp(2, 6))
    assert Blunder.FRIEND_LEFT_OUT not in kinds(stands(BAD | {5: (2,)}), MoveUp(2, 6))


def test_no_stranger_is_spared_for_a_friend_who_would_lose_the_game_as_well() -> None:
    last = stands(BAD, rounds=1)
    assert Blunder.FRIEND_LEFT_OUT not in kinds(last, MoveUp(2, 6))
    last.totals = [6, 0, 0, 0]
    assert Blunder.FRIEND_LEFT_OUT in kinds(last, MoveUp(2, 6))


def test_a_stranger_is_refused_rather_than_a_friend_of_whom_nothing_comes() -> None:
    """All floors below are full; the friend brings five points less than an average card."""
    seen = Facts(scene("o4", 53, 1))
    assert blunders(seen, MoveUp(1, THRONE)) == [Blunder.FRIEND_AS_BAIT]
    assert not any(blunders(seen, MoveUp(one, THRONE)) for one in (0, 4, 5))
    assert Blunder.FRIEND_LEFT_OUT not in kinds(stands(BAD), MoveUp(2, 6))
    state = stands(BAD)
    state.no_cards[0] = 0
    assert Blunder.FRIEND_LEFT_OUT in kinds(state, MoveUp(2, 6)), "it cannot refuse either"


def test_whoever_has_lost_anyhow_crowns_its_own() -> None:
    """It can neither wait nor refuse, is 16 behind, and any King loses it the game."""
    seen, stranger = scene("k5", 192, 2), MoveUp(9, THRONE)
    assert Blunder.FRIEND_LEFT_OUT in blunders(Facts(seen), stranger)
    assert stranger not in sensible(seen)
    armed = replace(seen, no_cards=1)
    assert Blunder.FRIEND_LEFT_OUT not in blunders(Facts(armed), stranger)


def test_no_stranger_is_put_up_beside_a_friend_where_nobody_has_a_no_that_he_might_draw() -> None:
    """Others had Stomach-aches alone, from which a friend comes back."""
    seen, friends = scene("o2", 108, 3), (MoveUp(4, THRONE), MoveUp(9, THRONE))
    assert Facts(seen).margin(12) > 6
    assert blunders(Facts(seen), MoveUp(12, THRONE)) == [Blunder.FRIEND_LEFT_OUT]
    assert not any(blunders(Facts(seen), one) for one in friends)
    assert Blunder.FRIEND_LEFT_OUT in kinds(spent(GOOD, 1, 2, 3), MoveUp(2, 6))
    assert Blunder.FRIEND_LEFT_OUT not in kinds(spent(GOOD, 1, 2), MoveUp(2, 6))
    won = spent(GOOD, 1, 2, 3, rounds=1)
    won.totals = [20, 0, 0, 0]
    assert Blunder.FRIEND_LEFT_OUT not in kinds(won, MoveUp(2, 6))


def test_no_trap_is_set_for_a_single_no() -> None:
    assert Blunder.THIN_BAIT in kinds(spent(BAD, 1, 2), MoveUp(2, 6))
    assert Blunder.THIN_BAIT not in kinds(spent(BAD, 1), MoveUp(2, 6))


def test_whoever_only_has_to_take_the_throne_takes_it() -> None:
    state = spent(GOOD, 1, 2, 3, rounds=1)
    assert Blunder.MISSES_VICTORY in kinds(state, MoveUp(3, 2))
    assert Blunder.MISSES_VICTORY not in kinds(state, MoveUp(0, 6))
    assert Blunder.MISSES_VICTORY not in kinds(stands(GOOD, rounds=1), MoveUp(3, 2))


def test_whoever_has_won_does_not_wait_for_the_only_one_who_could_refuse() -> None:
    """By its only card: it cannot refuse anybody itself, and anybody else may be crowned next."""
    seen = scene("o3", 67, 1)
    for move in seen.legal:
        assert isinstance(move, MoveUp)
        is_taken = move.to == THRONE and move.character in (6, 8)
        assert (Blunder.WAITS_WITH_VICTORY in blunders(Facts(seen), move)) is not is_taken
    assert Blunder.WAITS_WITH_VICTORY not in kinds(stands(GOOD, rounds=1), MoveUp(3, 2))


def test_nor_where_it_has_more_such_candidates_than_the_other_one_has_cards() -> None:
    state = spent(GOOD | {5: (0, 1, 2), 4: (6, 7, 9)}, 1, 2, rounds=1)
    state.totals = [20, 0, 0, 0]
    assert Facts(view(state, 0)).guns == 3
    assert Blunder.WAITS_WITH_VICTORY not in kinds(state, MoveUp(3, 2))
    state = castle(state, GOOD | {5: (0, 1, 2, 6), 4: (7, 9)})
    assert Blunder.WAITS_WITH_VICTORY in kinds(state, MoveUp(3, 2))


def test_nobody_leaves_the_throne_to_the_next_when_all_cards_are_played() -> None:
    for rounds in (3, 1):
        state = spent(GOOD, 0, 1, 2, 3, rounds=rounds)
        assert Blunder.LEAVES_THE_THRONE in kinds(state, MoveUp(3, 2))
        assert Blunder.LEAVES_THE_THRONE not in kinds(state, MoveUp(0, 6))
        state.no_cards[0] = 1
        assert Blunder.LEAVES_THE_THRONE not in kinds(state, MoveUp(3, 2))
        assert Blunder.LEAVES_THE_THRONE not in kinds(
            spent(BAD, 0, 1, 2, 3, rounds=rounds), MoveUp(12, 4)
        )


def test_no_friend_is_run_into_many_no_for_a_poor_count() -> None:
    assert Blunder.FRIEND_INTO_GUNS in kinds(stands(BAD), MoveUp(0, 6))
    assert Blunder.FRIEND_INTO_GUNS not in kinds(stands(GOOD), MoveUp(0, 6))
    assert Blunder.FRIEND_INTO_GUNS not in kinds(spent(BAD, 1, 2), MoveUp(0, 6))
    seen = view(stands(BAD), 0)
    saved = Election(0, by=1, votes=(YES, YES, YES, STOMACH_ACHE), to=NOBLES)
    voted = replace(seen, elections=(saved,))
    assert Blunder.FRIEND_INTO_GUNS not in blunders(Facts(voted), MoveUp(0, 6)), "two have agreed"


def test_no_friend_goes_to_the_nobles_while_everybody_can_shoot_at_it() -> None:
    assert Blunder.FRIEND_TO_NOBLES_EARLY in kinds(stands(GOOD), MoveUp(1, 5))
    assert Blunder.FRIEND_TO_NOBLES_EARLY not in kinds(spent(GOOD, 1), MoveUp(1, 5))
    assert Blunder.FRIEND_TO_NOBLES_EARLY not in kinds(stands(BAD), MoveUp(3, 5))


# --- placings ---------------------------------------------------------------------------------


def after_placing(character: int, floor: int) -> State:
    """Seat 0 has placed somebody, and so have the others."""
    state = dealt(goals=CARDS)
    for seat, other in enumerate((character, 3, 4, 5)):
        apply(state, seat, Place(other, floor if seat == 0 else 2))
    return state


def test_friends_do_not_all_start_in_the_cellar() -> None:
    assert Blunder.FRIENDS_IN_CELLAR in kinds(after_placing(0, 1), Place(1, 1))
    assert Blunder.FRIENDS_IN_CELLAR not in kinds(after_placing(0, 1), Place(1, 2))
    assert Blunder.FRIENDS_IN_CELLAR not in kinds(after_placing(2, 1), Place(1, 1))


def test_good_seats_are_not_all_for_strangers() -> None:
    assert Blunder.SEATS_FOR_STRANGERS in kinds(after_placing(2, 4), Place(8, 4))
    assert Blunder.SEATS_FOR_STRANGERS not in kinds(after_placing(2, 4), Place(1, 4))
    assert Blunder.SEATS_FOR_STRANGERS not in kinds(after_placing(0, 4), Place(8, 4))


# --- 2024 -------------------------------------------------------------------------------------

CROWD: Final = {
    court.NOBLES: (ANNA, OUAF),
    OFFICERS: (court.GASTON, court.JEANNE, court.VICTORIA, court.BOUFFON),
    court.TRADERS: (court.CLOTHILDE, court.BRIDGET),
    court.CRAFTSMEN: (court.DAGOBERT, court.ELOISE),
}


def of_2024() -> State:
    """Seat 0 wants Anna and Clothilde, not Ouaf."""
    goals = ("ACFLMR", "DEJLRB", "EGJLMA", "BDGJOV")
    return court.castle(court.dealt_with(court.table(4), goals), CROWD)


def test_a_friend_is_saved_rather_than_thrown_out() -> None:
    assert Blunder.NO_INSTEAD_OF_ACHE in kinds(proposed(of_2024(), ANNA), Vote(NO))
    assert Blunder.NO_INSTEAD_OF_ACHE not in kinds(proposed(of_2024(), OUAF), Vote(NO))


def test_no_stomach_ache_stops_a_friend_when_the_count_is_good() -> None:
    state = court.castle(of_2024(), CROWD | {OFFICERS: (court.MERLIN, court.ROMEO)})
    assert Blunder.NO_TO_GOOD_FRIEND in kinds(proposed(state, ANNA), Vote(MAV))
    assert Blunder.NO_TO_GOOD_FRIEND not in kinds(proposed(of_2024(), ANNA), Vote(MAV))


def test_no_stomach_ache_is_spent_on_a_stranger_while_there_is_a_no() -> None:
    state = proposed(of_2024(), OUAF)
    assert Blunder.ACHE_FOR_STRANGER in kinds(state, Vote(MAV))
    assert Blunder.ACHE_FOR_STRANGER not in kinds(proposed(of_2024(), ANNA), Vote(MAV))
    state.no_cards[0] = 0
    assert Blunder.ACHE_FOR_STRANGER not in kinds(state, Vote(MAV))


def test_no_friend_hides_in_a_wc_from_nobody() -> None:
    state = of_2024()
    assert Blunder.FRIEND_TO_WC_LATE not in kinds(state, MoveUp(court.CLOTHILDE, WC_3))
    for _ in range(3):
        court.castle(state, {court.NOBLES: (OUAF,)})
        court.nominate(state, OUAF, by=3)
        court.vote(state, YES, NO, NO, NO)
    court.castle(state, {court.NOBLES: (OUAF,)})
    court.nominate(state, OUAF, by=3)
    court.vote(state, YES, MAV, MAV, MAV)
    court.castle(state, CROWD)
    assert Blunder.FRIEND_TO_WC_LATE in kinds(state, MoveUp(court.CLOTHILDE, WC_3))
    assert Blunder.FRIEND_TO_WC_LATE not in kinds(state, MoveUp(court.BRIDGET, WC_3))


# --- who never does it ------------------------------------------------------------------------


@cache
def kept_positions() -> tuple[View, ...]:
    """Out of kept games: views with something stupid to do, and something else."""
    text = (Path(__file__).parent / "positions.json").read_text(encoding="utf-8")
    return tuple(seen for game in json.loads(text) for seen in _of_game(game))


def _of_game(game: dict[str, object]) -> Iterator[View]:
    options = vivaroi.read_options(game["options"])
    state = vivaroi.new(options)
    assert isinstance(game["moves"], list)
    for written in game["moves"]:
        seat, move = vivaroi.read_move(options, written, state.turn)
        if seat != CHANCE:
            seen = view(state, seat)
            facts = Facts(seen)
            foolish = [bool(blunders(facts, one)) for one in seen.legal]
            if any(foolish) and not all(foolish):
                yield seen
        apply(state, seat, move)


def test_no_level_that_searches_does_what_people_call_stupid() -> None:
    """But what its belief gives it reasons for; each is asked of a stretch, which it remembers."""
    assert len(kept_positions()) >= 200
    some = kept_positions()[::2]
    levels, share = ("courtier", "counsellor", "eminence"), len(some) // 3 + 1
    for number, seen in enumerate(some):
        level = levels[number // share]
        move = choose(seen, level, number, budget=QUICK)
        assert DOUBTFUL.issuperset(blunders(Facts(seen), move)), (level, move)


def test_where_every_move_is_stupid_one_of_them_is_made() -> None:
    state = proposed(stands(BAD), 2)
    seen = replace(view(state, 0), legal=(MoveUp(2, 6), MoveUp(0, 6), MoveUp(11, 1)))
    assert sensible(seen) == [MoveUp(11, 1)]
    cornered = replace(seen, legal=(MoveUp(2, 6), MoveUp(0, 6)))
    assert sensible(cornered) == [MoveUp(2, 6)], "rather than a friend whom it would refuse"
    friends = replace(seen, legal=(MoveUp(0, 6), MoveUp(1, 6)))
    assert sensible(friends) == list(friends.legal)


def test_where_nobody_can_be_lifted_lower_down_a_friend_goes_to_the_nobles() -> None:
    """Else a man of the leader was put up, though all who could refuse were armed."""
    seen = scene("c1", 121, 1)
    said = {move: blunders(Facts(seen), move) for move in seen.legal}
    assert any(Blunder.RECKLESS_BAIT in kinds for kinds in said.values())
    lifted = [move for move, kinds in said.items() if not kinds]
    assert any(isinstance(one, MoveUp) and Facts(seen).is_mine(one.character) for one in lifted)
    assert sensible(seen) == lifted
    for level in ("courtier", "counsellor", "eminence"):
        assert choose(seen, level, 1, budget=QUICK) in lifted


@pytest.mark.parametrize("level", ["novice", "courtier", "counsellor", "eminence"])
def test_of_ten_openings_four_are_unlike(level: str) -> None:
    seen = view(dealt(goals=CARDS), 0)
    begun = {_opening(choose(seen, level, seed, budget=QUICK), seen) for seed in range(10)}
    assert len(begun) >= 4


def _opening(move: Move, seen: View) -> tuple[bool, int]:
    assert isinstance(move, Place)
    return move.character in all_favourites(seen), move.floor
