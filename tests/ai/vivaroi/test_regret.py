"""What a seat would be sorry to have proposed, by the cards that it thinks the others have."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import cycle
from random import Random
from types import MappingProxyType, SimpleNamespace
from typing import Any, cast

import pytest

from tests.ai.vivaroi.scenes import scene
from tests.rules.tables import castle, dealt, nominate, vote
from vivaroi_gui.ai.race import Arm, Budget, Race
from vivaroi_gui.ai.vivaroi import regret
from vivaroi_gui.ai.vivaroi.blunder import Blunder
from vivaroi_gui.ai.vivaroi.bot import choose
from vivaroi_gui.ai.vivaroi.eminence import eminence
from vivaroi_gui.ai.vivaroi.facts import Facts
from vivaroi_gui.ai.vivaroi.levels import mind_of
from vivaroi_gui.ai.vivaroi.outlook import Outlook
from vivaroi_gui.ai.vivaroi.regret import bearable, is_borne_out, regretted
from vivaroi_gui.ai.vivaroi.search import Search
from vivaroi_gui.ai.vivaroi.sense import blunders
from vivaroi_gui.rules.vivaroi import State, View, view
from vivaroi_gui.rules.vivaroi.data import THRONE
from vivaroi_gui.rules.vivaroi.masks import mask_of
from vivaroi_gui.rules.vivaroi.moves import NO, STOMACH_ACHE, YES, Move, MoveUp, Vote

CARDS = ("ABGIMO", "CDEFLP", "BDEMNP", "ACEGIP")
"""Seat 0 wants 0, 1, 6, 7, 9 and 11."""
LATER = ("ABGIMO", "EFIMOP", "DGILMP", "CGMNOP")
"""Whose favourites stand low."""
THEIRS = {5: (2, 3), 4: (1, 4, 5), 3: (0, 9), 2: (6, 7, 11), 0: (8, 10, 12)}
"""Whoever is crowned, seat 0 has 4 points less than the others on the average."""
GOOD = {5: (2,), 4: (1, 6, 7, 9), 3: (0, 11), 1: (3, 4, 5), 0: (8, 10, 12)}
EVEN = {5: (0, 2), 4: (1, 4), 3: (3, 9, 5), 2: (6, 7, 11), 0: (8, 10, 12)}
BOTH = {5: (0, 2), 4: (1, 4, 5), 3: (3, 9), 2: (6, 7, 11), 0: (8, 10, 12)}
"""With 2 it has 1.3 less than the others, with 0 it has 5.3 more."""


ALL = {1: 0.0, 2: 0.0, 3: 0.0}
"""Everybody else is thought to refuse for certain."""


def sorry(
    state: State, thought: Sequence[str] = CARDS, yes: Mapping[int, float] = MappingProxyType({})
) -> list[Move]:
    """For which moves seat 0 is, if it is sure of the cards.

    ``yes`` is how likely each of those agrees who may refuse.
    """
    return regretted(Facts(view(state, 0)), thinking(masks(thought), yes))


def thinking(
    goals: Sequence[tuple[int]],
    yes: Mapping[int, float] = MappingProxyType({}),
    left: Sequence[int] = (0, 0, 0, 0),
    worth: Mapping[Move, float] = MappingProxyType({}),
) -> Search[Any]:
    """A search that is sure of the cards; without the nominee ``left`` comes of the round.

    ``worth`` is what it finds a move worth.
    """
    then = SimpleNamespace(seats=left)
    end = SimpleNamespace(gains=lambda _: then, totals=lambda _: then)
    found = SimpleNamespace(
        deal=lambda: SimpleNamespace(goals=goals),
        assents=lambda *_: yes,
        end_of=lambda *_: end,
        worth=lambda move, *_: worth.get(move, 0.0),
    )
    return cast("Search[Any]", found)


def masks(cards: Sequence[str]) -> list[tuple[int]]:
    return [(mask_of(goal),) for goal in dealt(goals=cards).goals]


def stands(floors: dict[int, tuple[int, ...]], rounds: int = 3) -> State:
    return castle(dealt(goals=CARDS, rounds=rounds), floors)


def test_a_stranger_is_not_proposed_who_is_thought_to_suit_the_others() -> None:
    facts = Facts(view(stands(THEIRS), 0))
    assert not blunders(facts, MoveUp(2, 6)), "an average card says nothing against it"
    assert sorry(stands(THEIRS)) == [MoveUp(2, 6), MoveUp(3, 6)]
    assert sorry(stands(THEIRS), LATER) == []


def test_less_is_enough_where_a_friend_could_be_proposed() -> None:
    assert sorry(stands(BOTH)) == [MoveUp(2, 6)]
    alone = {5: (2,), 4: (0, 1, 4), 3: (3, 9), 2: (5, 6, 7, 11), 0: (8, 10, 12)}
    assert sorry(stands(alone)) == []
    alone[2], alone[3] = (6, 7, 11), (3, 5, 9)
    assert sorry(stands(alone)) == [MoveUp(2, 6)]


def test_a_friend_who_would_please_the_others_far_more_is_not_put_up() -> None:
    theirs = {5: (0,), 4: (2, 3, 4, 12), 3: (5, 8, 10), 1: (1, 6, 7, 9, 11)}
    assert sorry(stands(theirs)) == [MoveUp(0, 6)]
    fair = {5: (0,), 4: (2, 4), 3: (3, 8, 12), 1: (1, 6, 7, 9, 11), 0: (5, 10)}
    assert sorry(stands(fair)) == []


def test_whoever_can_only_propose_takes_a_friend_rather_than_theirs() -> None:
    only = {5: (0, 2), 4: (), 3: (), 0: ()}
    assert sorry(stands(only)) == [MoveUp(2, 6)]


def test_those_who_agree_to_a_stranger_make_less_of_him() -> None:
    """In two worlds he brings the seat a point less than the others, in a third four more."""
    facts = Facts(view(stands(EVEN), 0))
    goals = [masks(cards) for cards in (CARDS, CARDS, LATER)]
    deals = cycle(SimpleNamespace(goals=one) for one in goals)
    agreed = {id(goals[0]): 0.24, id(goals[1]): 0.24, id(goals[2]): 0.0}

    def regrets(*, is_agreed: bool) -> list[Move]:
        search = SimpleNamespace(
            deal=lambda: next(deals),
            assents=lambda _, deal: {1: agreed[id(deal.goals)] if is_agreed else 0.0},
        )
        return regretted(facts, cast("Search[Any]", search))

    assert regrets(is_agreed=False) == []
    assert regrets(is_agreed=True) == [MoveUp(2, 6)]


def test_no_stranger_is_a_bait_beside_a_better_friend_whom_all_may_well_agree_to() -> None:
    """He brings two points above the others, the friend eight."""
    fair = {5: (0, 2), 4: (1, 4, 11), 3: (3, 9, 5, 6), 2: (7,), 0: (8, 10, 12)}
    assert sorry(stands(fair), CARDS, {1: 0.6}) == [MoveUp(2, 6)]
    assert sorry(stands(fair), CARDS, {1: 0.5}) == []
    assert sorry(stands(fair), LATER, {1: 0.6}) == [], "five above the others is a good count"


def test_the_last_count_is_judged_by_the_game() -> None:
    lost, fair = stands(THEIRS, rounds=1), stands(GOOD, rounds=1)
    assert sorry(lost) == [MoveUp(2, 6), MoveUp(3, 6)]
    assert sorry(fair) == []
    fair.totals = [0, 14, 14, 14]
    assert sorry(fair) == [MoveUp(2, 6)]
    fair.totals = [0, 50, 50, 50]
    assert sorry(fair) == [], "it has no hope, and goes for points"


@pytest.mark.parametrize(
    ("worlds", "yes", "is_sorry"),
    [(10, 1.0, True), (10, 0.7, False), (3, 0.7, True), (3, 0.0, False), (2, 0.0, True)],
)
def test_beside_a_friend_who_wins_it_a_stranger_is_a_bait_if_others_refuse_him(
    worlds: int, yes: float, is_sorry: bool
) -> None:
    """He wins it in so many of fifty worlds, the friend in three of five.

    Nor whom the seat itself would have to refuse, as the others rather agree.
    """
    facts = Facts(view(stands(BOTH, rounds=1), 0))
    deals = cycle(masks(cards) for cards in [LATER] * worlds + [CARDS] * (50 - worlds))
    search = SimpleNamespace(
        deal=lambda: SimpleNamespace(goals=next(deals)), assents=lambda *_: dict.fromkeys(ALL, yes)
    )
    found = regretted(facts, cast("Search[Any]", search))
    assert (MoveUp(2, 6) in found) is is_sorry


@pytest.mark.parametrize("seed", range(3))
def test_nobody_refuses_the_friend_whom_it_has_just_proposed(seed: int) -> None:
    """It thought otherwise of the others' cards than an average card says; it did so before."""
    seen = scene("c2", 126, 1)
    assert Blunder.NO_TO_OWN_PROPOSAL in blunders(Facts(seen), Vote(NO))
    assert choose(seen, "courtier", seed, "kind", lambda: False) == Vote(YES)


def test_a_lost_king_is_proposed_if_there_is_nothing_else_and_no_better_one() -> None:
    only = {5: (2, 3, 8, 10), 4: (), 3: ()}
    assert sorry(stands(only, rounds=1)) == []
    beside = stands({5: (0, 2), 4: (), 3: (), 0: ()}, rounds=1)
    beside.totals = [0, 19, 19, 19]
    beside.no_cards[0] = 0
    assert sorry(beside, CARDS, {1: 0.6}) == [MoveUp(2, 6)], "all would agree to him"
    assert sorry(beside, CARDS, {1: 0.4}) == []
    better = stands({5: (0, 2), 4: (), 3: (), 0: ()}, rounds=1)
    assert sorry(better, LATER) == [MoveUp(2, 6)]


def test_no_friend_is_put_up_whom_the_seat_would_have_to_refuse_itself() -> None:
    """It can only propose, and would lose the game by whoever is crowned."""
    beside = stands({5: (0, 2, 3, 4), 4: (), 3: (), 0: ()}, rounds=1)
    assert sorry(beside, CARDS, {1: 0.6}) == [MoveUp(0, 6)], "it can refuse a stranger as well"
    beside.no_cards[0] = 0
    assert MoveUp(0, 6) not in sorry(beside, CARDS, {1: 0.6})
    good = stands({5: (0, 2), 4: (), 3: (), 0: ()}, rounds=1)
    good.totals = [0, 19, 19, 19]
    assert Facts(view(good, 0)).margin(0) > 0
    assert sorry(good, CARDS, {1: 0.6}) == [], "whom it would not refuse"


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
        monkeypatch.setattr(regret, "regretted", lambda *_, others=others: others)
        assert choose(seen, level, 1, budget=Budget(iterations=20)) == left


def test_a_lost_game_is_left_to_others_only_if_they_are_almost_certain_to_refuse() -> None:
    lost, fair = (proposed(stands(floors, rounds=1)) for floors in (THEIRS, GOOD))
    assert sorry(lost, yes={2: 0.1, 3: 0.1}) == [Vote(YES)]
    assert sorry(fair, yes={2: 0.1, 3: 0.1}) == []
    assert sorry(lost, yes={2: 0.0, 3: 0.0}) == [Vote(YES)], "each may wait for the other"
    lost.no_cards[0] = 1
    assert sorry(lost, yes={2: 0.0, 3: 0.0}) == [], "they have more cards, and it is their turn"


def test_so_is_a_round_that_is_lost_by_all_that_the_seat_thinks() -> None:
    state = proposed(stands(THEIRS))
    assert sorry(state, yes={2: 0.2, 3: 0.3}) == [Vote(YES)]
    assert sorry(state, yes=ALL) == []
    assert sorry(state, LATER, yes={2: 0.2, 3: 0.3}) == []
    state.no_cards[0] = 0
    assert sorry(state) == []


def test_it_is_not_sorry_for_a_lost_round_where_even_less_is_left_without_him() -> None:
    """It has 4 points less than the others with him."""
    seen = Facts(view(proposed(stands(THEIRS)), 0))
    assert regretted(seen, thinking(masks(CARDS), {2: 0.3}, (0, 3, 3, 3))) == [Vote(YES)]
    assert regretted(seen, thinking(masks(CARDS), {2: 0.3}, (0, 6, 6, 6))) == []


def test_a_friend_is_not_refused_where_far_less_is_left_without_him() -> None:
    """By an average card the count is poor; with him it has 0.7 more than the others."""
    low = {5: (0, 2), 4: (3, 4, 5, 8), 3: (10, 12), 1: (1, 6, 7, 9), 0: (11,)}
    state = stands(low)
    state.turn = 1
    nominate(state, 0)
    seen = Facts(view(state, 0))
    assert regretted(seen, thinking(masks(LATER), ALL, (0, 2, 2, 2))) == []
    assert regretted(seen, thinking(masks(LATER), ALL, (0, 3, 3, 3))) == [Vote(NO)]


def test_no_victory_is_refused_that_only_the_own_belief_sees() -> None:
    """An average card wins with 0.21, the ones that it suspects always."""
    state = proposed(stands(BOTH, rounds=1))
    state.totals = [4, 0, 0, 0]
    seen = Facts(view(state, 0))
    assert 0.1 < seen.win_chance(2) < 0.6
    assert regretted(seen, thinking(masks(LATER))) == [Vote(NO)]
    assert Vote(NO) not in regretted(seen, thinking(masks(CARDS)))


def test_what_an_average_card_calls_a_defeat_is_none_where_the_own_belief_is_sure() -> None:
    state = proposed(stands(BOTH, rounds=1))
    state.totals = [0, 2, 4, 0]
    seen = Facts(view(state, 0))
    assert seen.win_chance(2) <= 0.1
    assert Vote(YES) in regretted(seen, thinking(masks(CARDS), {2: 0.3}))
    assert Vote(YES) not in regretted(seen, thinking(masks(LATER), {2: 0.3}))


@pytest.mark.parametrize(
    ("yes", "no", "is_sorry"), [(0.1, 0.2, True), (0.4, 0.2, False), (0.1, -0.1, False)]
)
def test_a_friend_who_loses_the_game_is_refused_only_if_more_is_left_without_him(
    yes: float, no: float, is_sorry: bool
) -> None:
    """Not where nothing is, nor where the search clearly likes the Yes better."""
    state = stands(THEIRS | {5: (0, 2), 3: (3, 9)}, rounds=1)
    state.totals, state.turn = [0, 14, 14, 14], 1
    nominate(state, 0)
    worth: dict[Move, float] = {Vote(YES): yes, Vote(NO): no}
    search = thinking(masks(CARDS), {2: 0.3}, worth=worth)
    assert (Vote(YES) in regretted(Facts(view(state, 0)), search)) is is_sorry


@pytest.mark.parametrize(
    ("left", "worth", "is_sorry"),
    [((10, 40, 40, 0), 0.0, True), ((30, 40, 20, 0), 0.0, False), ((10, 40, 40, 0), 0.5, False)],
)
def test_nobody_waits_for_the_next_who_falls_behind_by_that(
    left: Sequence[int], worth: float, is_sorry: bool
) -> None:
    """Its friend would not win it the game, but one rival only would be before it then."""
    state = stands({5: (2,)}, rounds=1)
    for _ in range(3):
        castle(state, {5: (2,)}, turn=3)
        nominate(state, 2)
        vote(state, NO, NO, NO, NO)
    castle(state, GOOD | {5: (0, 2)}).totals = [0, 20, 0, 0]
    seen = view(state, 0)
    wait = next(move for move in seen.legal if isinstance(move, MoveUp) and move.to != THRONE)
    assert Blunder.LEAVES_THE_THRONE in blunders(Facts(seen), wait)
    found = regretted(Facts(seen), thinking(masks(LATER), ALL, left, {wait: worth}))
    assert (wait in found) is is_sorry


@pytest.mark.parametrize(
    ("agreed", "left", "is_sorry"), [(0.5, 1, True), (0.5, 3, False), (0.1, 1, False)]
)
def test_a_stomach_ache_on_a_friend_has_to_bring_something_unless_others_refuse_him(
    agreed: float, left: int, is_sorry: bool
) -> None:
    """With him it has 0.7 points more than the others; without him so many."""
    low = {5: (0, 2), 4: (3, 4, 5, 8), 3: (10, 12), 1: (1, 6, 7, 9), 0: (11,)}
    state = stands(low)
    state.turn = 1
    nominate(state, 0)
    seen = view(state, 0)
    ache = Vote(STOMACH_ACHE)
    seen = replace(seen, stomach_aches=1, legal=(Vote(YES), Vote(NO), ache))
    found = regretted(Facts(seen), thinking(masks(LATER), {2: agreed, 3: 1.0}, (left, 0, 0, 0)))
    assert (ache in found) is is_sorry


def test_with_a_no_to_spare_less_is_a_lost_round() -> None:
    state = proposed(stands(THEIRS | {4: (1, 4), 2: (5, 6, 7, 11)}))
    state.no_cards[0] = 2
    assert sorry(state, yes={2: 0.2}) == [Vote(YES)]
    state.no_cards[0] = 1
    assert sorry(state, yes={2: 0.2}) == []


def proposed(state: State) -> State:
    state.turn = 1
    nominate(state, 2)
    return state


# --- scenes that somebody watched -----------------------------------------------------------


def sorry_in(seen: View, seed: int = 1) -> list[Move]:
    """What the strongest level would be sorry for, by its own belief."""
    seen = replace(seen, legal=tuple(bearable(seen)))
    return regretted(Facts(seen), eminence(seen, Random(seed), lambda _: 0.0))


@pytest.mark.parametrize(
    ("moves", "seat", "game"), [(132, 3, "c1"), (180, 3, "c3"), (117, 1, "c5")]
)
def test_whoever_alone_has_no_left_does_not_let_itself_lose(
    moves: int, seat: int, game: str
) -> None:
    """An average card said 0.63 and 0.29 to win, and 0.1 points more."""
    seen = scene(game, moves, seat)
    assert Facts(seen).own_refusals == 3
    assert not Facts(seen).guns_of_voters
    assert sorry_in(seen) == [Vote(YES)]


def test_a_no_that_the_own_belief_finds_better_is_never_forbidden() -> None:
    for game, moves, seat, kind in (
        ("c1", 132, 3, Blunder.NO_TO_VICTORY),
        ("c5", 117, 1, Blunder.NO_TO_GOOD_FRIEND),
    ):
        seen = scene(game, moves, seat)
        assert kind in blunders(Facts(seen), Vote(NO)), "by an average card"
        assert Vote(NO) in bearable(seen)
        assert Vote(NO) not in sorry_in(seen)


def test_a_victory_is_not_refused_that_the_own_belief_sees_as_well() -> None:
    state = stands(GOOD | {5: (0, 2)}, rounds=1)
    state.totals, state.turn = [0, 6, 0, 0], 1
    nominate(state, 0)
    assert sorry(state) == [Vote(NO)]
    theirs = masks(("ABGIMO", "ACEGIP", "BDEMNP", "CDEFLP"))
    seen = Facts(view(state, 0))
    assert regretted(seen, thinking(theirs, worth={Vote(NO): 0.2})) == [Vote(YES)]


@pytest.mark.parametrize(("moves", "seat", "game"), [(88, 1, "e1"), (90, 3, "e1")])
def test_of_two_who_would_lose_neither_waits_for_the_other(
    moves: int, seat: int, game: str
) -> None:
    assert Vote(YES) in sorry_in(scene(game, moves, seat))


def test_a_friend_is_not_refused_where_the_game_is_lost_without_him_as_well() -> None:
    assert sorry_in(scene("e5", 171, 1)) == [Vote(NO)]


def test_of_a_friend_at_the_last_count_chance_does_not_say_whether_he_is_refused() -> None:
    """He wins with 0.11, without him 0.05 is left: of fifty worlds some say that it is more."""
    seen = scene("c6", 162, 0)
    mind = mind_of("courtier")
    assert mind is not None
    for seed in range(4):
        search = mind(seen, Random(seed), lambda _: 0.0)
        assert regretted(Facts(seen), search) == [Vote(NO)]


def test_a_friend_is_no_gift_of_the_game_without_whom_no_more_is_left() -> None:
    """By him the game is lost, and by the No as well."""
    state = stands(THEIRS | {5: (0, 2), 3: (3, 9)}, rounds=1)
    state.totals, state.turn = [0, 14, 14, 14], 1
    nominate(state, 0)
    seen = Facts(view(state, 0))
    for no, is_told in ((0.04, False), (0.3, True)):
        outlook = Outlook(seen, thinking(masks(CARDS), {2: 0.3}, worth={Vote(NO): no}))
        kind = Blunder.YES_HANDED_THE_GAME
        assert is_borne_out(seen, Vote(YES), kind, outlook, is_clear=True) is is_told


def test_nobody_freely_proposes_who_loses_it_the_game_by_all_that_it_thinks() -> None:
    """By an average card it won with 0.25, and with its own ones beside him with 0.62."""
    seen, his = scene("e4", 207, 2), MoveUp(9, THRONE)
    assert his in bearable(seen)
    assert his in sorry_in(seen)


def test_those_who_would_agree_to_him_show_whose_man_a_stranger_is() -> None:
    their = scene("e4", 27, 2)
    assert len(sorry_in(their)) == 1
    assert sorry_in(scene("e5", 47, 3)) == []


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
