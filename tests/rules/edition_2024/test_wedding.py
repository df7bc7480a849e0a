"""2024, "Le mariage royal"."""

from random import Random

from tests.rules.edition_2024.tables import (
    ANNA,
    BESIDE_THRONE,
    BOUFFON,
    BRIDGET,
    CHANCE,
    DIGNITARIES,
    DUNGEON_3,
    ELOISE,
    JEANNE,
    LEONARDO,
    NO,
    NOBLES,
    OUAF,
    THRONE,
    YES,
    MoveUp,
    Phase,
    State,
    actors,
    apply,
    at,
    castle,
    crown,
    dealt,
    dealt_with,
    nominate,
    table,
    vote,
)
from vivaroi_gui.rules.vivaroi import draw, legal, view
from vivaroi_gui.rules.vivaroi.events import FirstCrowned, RoundOver
from vivaroi_gui.rules.vivaroi.moves import NotInCastle, Vote

CARDS = ["EFJMOV", "ABELOV", "BDEJLR"]


def wedding(**chosen: bool) -> State:
    state = dealt_with(table(3, wedding=True, **chosen), CARDS)
    return castle(state, {NOBLES: {BRIDGET, JEANNE, BOUFFON}, DIGNITARIES: {ELOISE, ANNA}})


def test_bridget_is_queen_the_count_is_done_and_the_round_goes_on() -> None:
    state = wedding()
    crown(state, BRIDGET, by=1)
    assert at(state, BRIDGET) == BESIDE_THRONE
    assert state.phase is Phase.ASCENT
    assert actors(state) == (2,)
    (count,) = state.counts
    assert count.points == (9, 10 + 4 + 4, 10 + 5 + 4)
    assert state.totals == [29, 38, 39]


def test_the_first_of_the_couple_is_not_moved_any_more() -> None:
    state = wedding()
    crown(state, BRIDGET)
    refusal = view(state, 1).refusal(MoveUp(BRIDGET, THRONE))
    assert isinstance(refusal, NotInCastle)
    assert not any(move.character == BRIDGET for move in legal(state, 1))  # type: ignore[union-attr]


def test_the_favourites_cards_stay_open_after_the_first_coronation() -> None:
    state = wedding()
    assert view(state).open_goals == ()
    crown(state, BRIDGET)
    assert view(state).open_goals == tuple(state.goals)


def test_the_second_coronation_counts_all_but_the_first_king_and_ends_the_round() -> None:
    state = wedding()
    crown(state, BRIDGET, by=1)
    told: list[object] = []
    nominate(state, JEANNE, by=2)
    for seat in range(3):
        apply(state, seat, Vote(YES), told.append)
    assert state.phase is Phase.DEAL
    first, second = state.history[0].counts
    assert second.points == (10 + 4, 4 + 4, 10 + 4)
    assert state.totals == [20 + 9 + 14, 20 + 18 + 8, 20 + 19 + 14]
    assert state.history[0].points == (23, 26, 33)
    assert (state.history[0].king, state.history[0].crowned_by) == (JEANNE, 2)
    assert isinstance(told[-1], RoundOver)
    assert first.king == BRIDGET


def test_the_first_coronation_is_told() -> None:
    state = wedding()
    told: list[object] = []
    nominate(state, BRIDGET)
    for seat in range(3):
        apply(state, seat, Vote(YES), told.append)
    assert told[-1] == FirstCrowned(state.counts[0])


def test_d23_hands_and_dungeons_carry_on() -> None:
    state = wedding()
    nominate(state, JEANNE)
    vote(state, NO, YES, YES)
    crown(state, BRIDGET)
    assert at(state, JEANNE) == DUNGEON_3
    assert state.no_cards == [3, 4, 4]
    assert state.rejections == 1


def test_d24_each_count_is_inverted_for_its_own_king_only() -> None:
    state = wedding()
    crown(state, BOUFFON)
    crown(state, JEANNE)
    first, second = state.history[0].counts
    assert (first.is_inverted, second.is_inverted) == (True, False)
    assert first.points[0] == -9
    assert second.points[0] == 14


def test_ambitions_are_counted_with_the_second_coronation_only_for_either_king() -> None:
    pairs = (("woman_queen", "no_wc"), ("raised_the_king", "one_wc"), ("man_king", "two_wc"))
    options = table(3, wedding=True, ambition=True)
    state = dealt_with(options, CARDS, ambitions=pairs)
    castle(state, {NOBLES: {BRIDGET, OUAF, LEONARDO}})
    crown(state, BRIDGET, by=1)
    assert state.counts[0].ambition_points == (0, 0, 0)
    crown(state, OUAF, by=2)
    assert state.history[0].counts[1].ambition_points == (3, 3, 0)
    assert state.history[0].points == (5 + 10 + 3, 20 + 15 + 3, 15 + 5)


def test_the_second_coronation_fixes_who_begins() -> None:
    state = wedding()
    crown(state, BRIDGET, by=1)
    crown(state, JEANNE, by=2)
    apply(state, CHANCE, draw(state, Random(1)))
    assert state.first_player == 2
    assert view(state).open_goals == ()


def test_d17_when_nobody_is_left_the_round_ends_without_a_second_count() -> None:
    state = castle(dealt(7, wedding=True, ambition=True), {NOBLES: {BOUFFON, JEANNE}})
    crown(state, BOUFFON, by=4)
    nominate(state, JEANNE, by=5)
    vote(state, *[NO] * 7)
    assert state.phase is Phase.DEAL
    (count,) = state.history[0].counts
    assert count.king == BOUFFON
    assert count.ambition_points == (0,) * 7
    assert state.history[0].crowned_by == 4
    assert state.history[0].places[JEANNE] == DUNGEON_3


def test_somebody_in_a_wc_can_still_be_crowned() -> None:
    state = castle(dealt(7, wedding=True), {NOBLES: {BOUFFON, JEANNE}, 9: {ANNA}})
    crown(state, BOUFFON, by=4)
    nominate(state, JEANNE, by=5)
    vote(state, *[NO] * 7)
    assert state.phase is Phase.ASCENT
    assert legal(state, 6) == (MoveUp(ANNA, 3),)
