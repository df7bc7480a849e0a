"""2024, "l'Ambition" and its sixteen cards."""

from random import Random

import pytest

from tests.rules.edition_2024.tables import (
    ANNA,
    BESIDE_THRONE,
    BOUFFON,
    BRIDGET,
    CHANCE,
    CLOTHILDE,
    CRAFTSMEN,
    DAGOBERT,
    DIGNITARIES,
    DUNGEON_1,
    DUNGEON_2,
    DUNGEON_3,
    ELOISE,
    FOIDVO,
    GASTON,
    JEANNE,
    LEONARDO,
    MAV,
    MERLIN,
    NO,
    NOBLES,
    OFFICERS,
    OUAF,
    OUT,
    ROMEO,
    TRADERS,
    VICTORIA,
    WC_3,
    WC_4,
    Phase,
    State,
    Vote,
    actors,
    apply,
    castle,
    crown,
    dealt,
    dealt_with,
    table,
)
from vivaroi_gui.rules.core import NotYourTurn
from vivaroi_gui.rules.vivaroi import draw, legal, new, view
from vivaroi_gui.rules.vivaroi.data_2024 import AMBITIONS
from vivaroi_gui.rules.vivaroi.events import AmbitionChosen
from vivaroi_gui.rules.vivaroi.modules.ambition import Outcome, is_met, outcome_so_far
from vivaroi_gui.rules.vivaroi.moves import ChooseAmbition, NoSuchAmbition

FLOOR_0 = 0


def end(
    *places: int,
    king: int = DAGOBERT,
    is_raised: bool = False,
    points: int = 20,
    has_only_yes: bool = False,
) -> Outcome:
    return Outcome(frozenset({king}), is_raised, places, points, has_only_yes)


@pytest.mark.parametrize(
    ("ambition", "points", "met", "missed"),
    [
        ("bouffon_king", 5, end(king=BOUFFON), end(king=OUAF)),
        ("woman_queen", 3, end(king=VICTORIA), end(king=OUAF)),
        ("woman_queen", 3, end(king=ANNA), end(king=BOUFFON)),
        ("man_king", 3, end(king=DAGOBERT), end(king=OUAF)),
        ("man_king", 3, end(king=LEONARDO), end(king=BOUFFON)),
        ("no_wc", 5, end(DIGNITARIES), end(WC_4)),
        ("one_wc", 3, end(WC_3, OUT), end(WC_3, WC_4)),
        ("one_wc", 3, end(WC_4), end(OFFICERS)),
        ("two_wc", 5, end(WC_3, WC_4), end(WC_3)),
        ("one_dungeon", 3, end(DUNGEON_1), end(DUNGEON_1, DUNGEON_3)),
        ("two_dungeons", 5, end(DUNGEON_1, DUNGEON_3), end(DUNGEON_1)),
        ("three_dungeons", 8, end(DUNGEON_1, DUNGEON_2, DUNGEON_3), end(DUNGEON_1, DUNGEON_2)),
        ("no_wc_no_dungeon", 8, end(OUT, NOBLES), end(WC_3)),
        ("no_wc_no_dungeon", 8, end(FLOOR_0), end(DUNGEON_2)),
        ("not_floors_0_1", 5, end(TRADERS, WC_3), end(CRAFTSMEN)),
        ("not_floors_0_1", 5, end(DUNGEON_1), end(FLOOR_0)),
        ("not_floors_2_3", 3, end(WC_3, DUNGEON_2, DUNGEON_3), end(TRADERS)),
        ("not_floors_2_3", 3, end(DIGNITARIES), end(OFFICERS)),
        ("not_floors_4_5", 5, end(WC_4), end(DIGNITARIES)),
        ("not_floors_4_5", 5, end(6), end(NOBLES)),
        ("only_yes_left", 3, end(has_only_yes=True), end()),
        ("raised_the_king", 3, end(is_raised=True), end()),
        ("consolation", 3, end(points=10), end(points=11)),
    ],
)
def test_what_a_card_asks_for(ambition: str, points: int, met: Outcome, missed: Outcome) -> None:
    assert AMBITIONS[ambition] == points
    assert is_met(ambition, met)
    assert not is_met(ambition, missed)


def test_neither_the_dog_nor_the_jester_is_a_woman_or_a_man() -> None:
    women = {ANNA, BRIDGET, CLOTHILDE, ELOISE, JEANNE, VICTORIA}
    men = {DAGOBERT, FOIDVO, GASTON, LEONARDO, MERLIN, ROMEO}
    assert {king for king in range(14) if is_met("woman_queen", end(king=king))} == women
    assert {king for king in range(14) if is_met("man_king", end(king=king))} == men


def test_there_are_sixteen_and_each_is_asked_about_above() -> None:
    assert len(AMBITIONS) == 16


def test_two_are_dealt_to_each_and_one_is_kept_before_anybody_places() -> None:
    state = dealt(ambition=True)
    assert actors(state) == (0, 1, 2, 3)
    assert len({card for offer in state.offers for card in offer}) == 8
    told: list[object] = []
    for person in (2, 0, 3, 1):
        apply(state, person, ChooseAmbition(person, state.offers[person][1]), told.append)
    assert told == [AmbitionChosen(person) for person in (2, 0, 3, 1)]
    assert state.phase is Phase.PLACING
    assert actors(state) == (0,)


def test_only_the_owner_sees_offer_and_choice() -> None:
    state = dealt(ambition=True)
    apply(state, 1, ChooseAmbition(1, state.offers[1][0]))
    assert view(state, 1).ambitions == (state.offers[1][0],)
    assert view(state, 1).offers == (state.offers[1],)
    for seen in (view(state), view(state, 0)):
        assert state.offers[1] not in seen.offers
        assert state.offers[1][0] not in seen.ambitions
        assert seen.decided == (1,)


def test_one_of_the_own_two_once() -> None:
    state = dealt(ambition=True)
    mine, others = state.offers[0], state.offers[1]
    with pytest.raises(NoSuchAmbition):
        apply(state, 0, ChooseAmbition(0, others[0]))
    with pytest.raises(NotYourTurn):
        apply(state, 1, ChooseAmbition(0, mine[0]))
    with pytest.raises(NotYourTurn):
        apply(state, 9, ChooseAmbition(0, mine[0]))
    apply(state, 0, ChooseAmbition(0, mine[0]))
    assert legal(state, 0) == ()
    with pytest.raises(NoSuchAmbition):
        apply(state, 0, ChooseAmbition(0, mine[1]))


def at_the_end(ambition: str, king: int = JEANNE) -> State:
    """Three players; the first one keeps this card, and Jeanne or another is crowned."""
    others = [one for one in AMBITIONS if one != ambition]
    pairs = ((ambition, others[0]), (others[1], others[2]), (others[3], others[4]))
    state = dealt_with(table(3, ambition=True), ["EFJMOV", "ABELOV", "BDEJLR"], ambitions=pairs)
    castle(state, {NOBLES: {king}})
    state.ambitions = [ambition, "no_wc", "no_wc"]
    if ambition == "no_wc":
        state.ambitions = ["no_wc", "two_wc", "two_wc"]
    return state


def test_it_is_counted_with_the_coronation() -> None:
    state = at_the_end("woman_queen")
    crown(state, JEANNE)
    (count,) = state.history[0].counts
    assert (count.points[0], count.ambition_points[0]) == (10, 3)
    assert state.totals[0] == 33
    assert state.history[0].points[0] == 13
    assert state.history[0].ambitions[0] == "woman_queen"


def test_its_points_stay_positive_when_the_jester_is_king() -> None:
    state = at_the_end("bouffon_king", BOUFFON)
    crown(state, BOUFFON)
    assert state.history[0].counts[0].ambition_points[0] == 5


def test_who_caused_the_coronation_has_raised_the_king() -> None:
    state = at_the_end("raised_the_king")
    crown(state, JEANNE, by=0)
    assert state.history[0].counts[0].ambition_points[0] == 3
    state = at_the_end("raised_the_king")
    crown(state, JEANNE, by=1)
    assert state.history[0].counts[0].ambition_points[0] == 0


def test_only_yes_is_left_when_no_and_stomach_ache_are_gone() -> None:
    for no_cards, aches, points in ((0, 0, 3), (1, 0, 0), (0, 1, 0)):
        state = at_the_end("only_yes_left")
        state.no_cards[0], state.stomach_aches[0] = no_cards, aches
        crown(state, JEANNE)
        assert state.history[0].counts[0].ambition_points[0] == points


def test_d25_consolation_looks_at_the_favourites_points_alone() -> None:
    state = at_the_end("consolation")
    crown(state, JEANNE)  # 10 points
    assert state.history[0].counts[0].ambition_points[0] == 3


def test_d8_ambition_and_favourites_are_one_sum_before_the_marker_stops_at_0() -> None:
    others = [one for one in AMBITIONS if one != "bouffon_king"]
    pairs = (("bouffon_king", others[0]), (others[1], others[2]), (others[3], others[4]))
    state = dealt_with(table(3, ambition=True), ["ABELOV", "EFJMOV", "BDEJLR"], ambitions=pairs)
    castle(state, {NOBLES: {BOUFFON, ANNA}, DIGNITARIES: {BRIDGET}, CRAFTSMEN: {ELOISE}})
    state.totals = [6, 20, 20]
    crown(state, BOUFFON)
    assert state.history[0].counts[0].points[0] == -10
    assert state.totals[0] == 1


def test_all_sixteen_are_shuffled_again_before_each_round() -> None:
    state = new(table(8, ambition=True))
    dealt_cards = set()
    for seed in range(20):
        deal = draw(state, Random(seed))
        assert deal.ambitions is not None
        cards = [card for pair in deal.ambitions for card in pair]
        assert sorted(cards) == sorted(AMBITIONS)
        dealt_cards.add(deal.ambitions)
    assert len(dealt_cards) > 10


def test_votes_are_not_asked_for_while_ambitions_are_chosen() -> None:
    state = dealt(ambition=True)
    assert legal(state, CHANCE) == ()
    assert all(isinstance(move, ChooseAmbition) for move in legal(state, 1))
    for card in (NO, MAV):
        assert view(state, 1).refusal(Vote(card)) is not None


def test_as_things_stand_an_ambition_looks_at_what_its_seat_sees() -> None:
    state = dealt(wedding=True, ambition=True)
    castle(state, {NOBLES: {ANNA, BRIDGET, BOUFFON}, WC_3: {OUAF}})
    before = outcome_so_far(view(state, 0), (OUAF, ANNA), 7)
    assert before == Outcome(frozenset(), False, (WC_3, NOBLES), 7, False)
    crown(state, ANNA)
    state.no_cards[0] = state.stomach_aches[0] = 0
    after = outcome_so_far(view(state, 0), (OUAF, ANNA), 12)
    assert after == Outcome(frozenset({ANNA}), True, (WC_3, BESIDE_THRONE), 12, True)
