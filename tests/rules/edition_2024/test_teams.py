"""2024, "En équipe" and the shared marker."""

from random import Random
from typing import Any

import pytest

from tests.rules.edition_2024.tables import (
    ANNA,
    BRIDGET,
    DAGOBERT,
    DIGNITARIES,
    JEANNE,
    NOBLES,
    Options,
    Phase,
    State,
    actors,
    apply,
    castle,
    crown,
    dealt,
    dealt_with,
    table,
)
from vivaroi_gui.rules.core import BadConfig
from vivaroi_gui.rules.vivaroi import draw, legal, new, view
from vivaroi_gui.rules.vivaroi.edition import Placement
from vivaroi_gui.rules.vivaroi.moves import BadDeal, ChooseAmbition

PAIRS = ((0, 1), (2, 3), (4, 5))
CARDS = ["EFJMOV", "ABELOV", "ACFLMR", "BCDFRV", "ADEGOR", "BCEFGJ"]


def test_a_team_has_two_favourites_cards_and_one_set_of_vote_cards() -> None:
    state = dealt(6, teams=PAIRS)
    assert len(state.goals) == 6
    assert (state.no_cards, state.stomach_aches) == ([4, 4, 4], [1, 1, 1])  # as with 3 players


def test_partners_sit_in_the_seat_of_their_team() -> None:
    options = table(6, teams=PAIRS)
    assert [options.seat_of(person) for person in range(6)] == [0, 0, 1, 1, 2, 2]


def test_a_team_begins_not_one_of_its_persons() -> None:
    drawn = {draw(new(table(6, teams=PAIRS)), Random(seed)).first_player for seed in range(30)}
    assert drawn == {0, 1, 2}
    with pytest.raises(BadDeal, match="no seat 3"):
        dealt(6, teams=PAIRS, first_player=3)


def test_partners_may_look_at_each_others_cards() -> None:
    state = dealt(6, teams=PAIRS)
    assert view(state, 1).goals == (state.goals[2], state.goals[3])


def test_a_single_player_sits_beside_teams() -> None:
    state = dealt(7, teams=(*PAIRS, (6,)))
    assert state.options.seats == 4
    assert state.no_cards == [3] * 4
    assert view(state, 3).goals == (state.goals[6],)


def test_a_team_places_moves_and_votes_as_one() -> None:
    state = dealt(6, teams=PAIRS)
    assert actors(state) == (0,)
    apply(state, 0, legal(state, 0)[0])
    assert actors(state) == (1,)


def test_each_partner_scores_alone_and_the_lower_score_counts() -> None:
    state = dealt_with(table(6, teams=PAIRS), CARDS)
    castle(state, {NOBLES: {JEANNE}, DIGNITARIES: {ANNA, BRIDGET}})
    state.round = 3
    crown(state, JEANNE)
    assert state.totals == [30, 28, 24, 24, 24, 34]
    assert state.result is not None
    assert state.result.totals == (28, 24, 24)
    assert state.result.winners == (0,)


def test_d15_the_better_favourite_of_either_partner_breaks_a_tie() -> None:
    state = dealt_with(table(6, teams=PAIRS), CARDS)
    castle(state, {NOBLES: {DAGOBERT}})
    state.round, state.totals = 3, [20, 30, 20, 20, 20, 20]
    crown(state, DAGOBERT)  # a favourite of persons 3 and 4
    assert state.result is not None
    assert state.result.totals == (20, 20, 20)
    assert state.result.winners == (1, 2)


def test_each_partner_chooses_an_ambition() -> None:
    state = dealt(6, teams=PAIRS, ambition=True)
    apply(state, 0, ChooseAmbition(1, state.offers[1][0]))
    assert actors(state) == (0, 1, 2)
    assert {move.person for move in legal(state, 0) if isinstance(move, ChooseAmbition)} == {0}
    apply(state, 0, ChooseAmbition(0, state.offers[0][0]))
    assert actors(state) == (1, 2)


def shared(goals: list[str]) -> State:
    state = dealt_with(table(6, teams=PAIRS, shared_marker=True), goals)
    return castle(state, {NOBLES: {JEANNE}, DIGNITARIES: {ANNA, BRIDGET}})


def test_a_shared_marker_goes_on_by_the_lower_of_both_sums() -> None:
    state = shared(CARDS)
    crown(state, JEANNE)
    assert state.totals == [28, 24, 24]
    assert state.history[0].counts[0].points == (10, 8, 4, 4, 4, 14)


def test_sixteen_persons_in_eight_teams_with_shared_markers() -> None:
    teams = tuple((one, one + 1) for one in range(0, 16, 2))
    state = dealt(16, teams=teams, shared_marker=True)
    assert state.options.seats == 8
    assert state.totals == [20] * 8


FORBIDDEN: dict[str, list[dict[str, Any]]] = {
    "players": [
        {"players": 9},
        {"players": 10, "teams": (*PAIRS, (6, 7), (8, 9))},
        {"players": 18, "shared_marker": True, "teams": tuple((n, n + 1) for n in range(0, 18, 2))},
        {"players": 1},
        {"players": True},
        {"players": "4"},
    ],
    "emissary": [
        {"players": 2, "emissary": False},
        {"players": 4, "teams": ((0, 1), (2, 3)), "emissary": False},
        {"players": 6, "emissary": True},
        {"emissary": 1},
    ],
    "ambition": [
        {
            "players": 10,
            "teams": (*PAIRS, (6, 7), (8, 9)),
            "shared_marker": True,
            "ambition": True,
        },
        {"ambition": "yes"},
    ],
    "shared_marker": [{"shared_marker": True}],
    "rounds": [{"rounds": 1}, {"rounds": True}],
    "placement": [{"placement": "players"}, {"placement": Placement.RANDOM}],
    "edition": [{"edition": "1066"}],
    "teams": [
        {"teams": [(0, 1), (2, 3)]},
        {"teams": ([0, 1], (2, 3))},
        {"teams": ((0, 1, 2), (3,))},
        {"teams": ((0, 1), (2,), ())},
        {"teams": ((0, 2), (1, 3))},
        {"teams": ((0, 1), (1, 2))},
        {"teams": ((0, 1), (2, 3)), "players": 3},
        {"teams": ((0, 1), (2, 3)), "players": 10**30},
        {"teams": ((0,), (1,), (2,), (3,))},
        {"teams": (("0", "1"), (2, 3))},
    ],
}


@pytest.mark.parametrize(
    ("field", "chosen"),
    [(field, chosen) for field, all_ in FORBIDDEN.items() for chosen in all_],
    ids=str,
)
def test_what_the_rules_forbid_is_refused_with_its_reason(
    field: str, chosen: dict[str, Any]
) -> None:
    with pytest.raises(BadConfig, match=f"^{field}"):
        Options(**{"players": 4, "edition": "2024", **chosen})


def test_what_belongs_to_2024_is_refused_in_2003() -> None:
    with pytest.raises(BadConfig, match="2024 are not for 2003"):
        Options(4, wedding=True)
    with pytest.raises(BadConfig, match="2024 are not for 2003"):
        Options(4, teams=((0, 1), (2, 3)))


def test_d34_variants_go_together() -> None:
    state = dealt(
        4,
        teams=((0, 1), (2, 3)),
        emissary=True,
        wedding=True,
        ambition=True,
        banished=True,
        shared_marker=True,
    )
    assert state.phase is Phase.AMBITION
