"""Whole games of 2024 over every permitted combination; what holds in all of them."""

from itertools import combinations
from random import Random
from types import NoneType

import pytest

from tests.rules.edition_2024.tables import (
    BESIDE_THRONE,
    CHANCE,
    RESERVE,
    THRONE,
    WC_3,
    Options,
    Phase,
    State,
    random_game,
    table,
)
from tests.rules.tables import cause, with_other_secrets
from tools.all_tables import tables_of_2024
from vivaroi_gui.rules.core import BadConfig, IllegalMove
from vivaroi_gui.rules.vivaroi import apply, draw, legal, new, to_act, view
from vivaroi_gui.rules.vivaroi.actions import read_move, read_options, write_move, write_options
from vivaroi_gui.rules.vivaroi.data import DUNGEONS, WCS
from vivaroi_gui.rules.vivaroi.deal_text import read_deal, write_deal
from vivaroi_gui.rules.vivaroi.moves import (
    BadDeal,
    ChooseAmbition,
    Deal,
    EmissaryDeal,
    MoveUp,
    Place,
    Vote,
)
from vivaroi_gui.rules.vivaroi.moves import Card as VoteCard
from vivaroi_gui.rules.vivaroi.state import places

TABLES = list(tables_of_2024())


def together(options: Options) -> set[frozenset[tuple[str, object]]]:
    """Each two of the things that a table is."""
    switches = ("players", "shared_marker", "emissary", "wedding", "ambition", "banished")
    found = [(name, getattr(options, name)) for name in switches]
    found.append(("teams", options.teams and {*map(len, options.teams)} == {2}))
    return {frozenset(pair) for pair in combinations(found, 2)}


def varied(number: int) -> list[Options]:
    """So many that the more of these pairs are at one of them."""
    chosen, seen = list[Options](), set[frozenset[tuple[str, object]]]()
    for _ in range(number):
        chosen.append(max(TABLES, key=lambda one: len(together(one) - seen)))
        seen |= together(chosen[-1])
    return chosen


SOME = varied(22)
every_table = pytest.mark.parametrize("options", SOME, ids=str)


def check_position(state: State) -> None:
    where = places(state)
    limit = state.options.floor_limit
    assert len(where) == 14
    for floor in range(THRONE + 1):
        assert where.count(floor) <= limit
    for place in (*WCS, *DUNGEONS, BESIDE_THRONE):
        assert where.count(place) <= 1
    assert all(total >= 0 for total in state.totals)
    assert min(state.no_cards) >= 0
    assert min(state.stomach_aches) >= 0
    if state.phase in (Phase.ASCENT, Phase.ELECTION):
        assert RESERVE not in where


def test_every_combination_ends() -> None:
    assert len(TABLES) > 150
    for number, options in enumerate(TABLES):
        last = None
        for state, _, _ in random_game(options, Random(number)):
            last = state
        assert last is not None
        assert last.result is not None
        assert len(last.history) == 3


@every_table
def test_every_position_is_in_order(options: Options) -> None:
    for state, _, _ in random_game(options, Random(1)):
        check_position(state)
        assert state.copy() == state


@every_table
def test_what_is_legal_is_not_refused_and_all_else_is_and_changes_nothing(
    options: Options,
) -> None:
    random = Random(2)
    for state, seat, move in random_game(options, random):
        if random.random() > 0.04:
            continue
        assert cause(state, seat, move) is NoneType
        if seat == CHANCE:
            continue
        before, seen, moves = state.copy(), view(state, seat), set(legal(state, seat))
        for other in everything(options, random):
            refused = seen.refusal(other)
            assert (refused is None) is (other in moves)
            if refused:
                with pytest.raises(type(refused)):
                    apply(state, seat, other)
        assert state == before


def everything(options: Options, random: Random) -> list[Place | MoveUp | Vote | ChooseAmbition]:
    """Moves of all kinds, most of them illegal at any time."""
    characters = random.sample(range(-1, 15), 6)
    found: list[Place | MoveUp | Vote | ChooseAmbition] = [Vote(card) for card in VoteCard]
    found += [Place(character, floor) for character in characters for floor in range(-1, 8)]
    found += [MoveUp(character, to) for character in characters for to in range(-1, 16)]
    found += [ChooseAmbition(person, "no_wc") for person in range(-1, options.players + 1)]
    return found


@every_table
def test_moves_and_options_come_back_from_their_text_form(options: Options) -> None:
    assert read_options(write_options(options)) == options
    for state, seat, move in random_game(options, Random(4)):
        text = write_move(options, seat, move)
        assert read_move(options, text, state.turn) == (seat, move)


@every_table
def test_a_view_has_nobody_elses_secrets(options: Options) -> None:
    random = Random(6)
    for state, seat, _ in random_game(options, Random(5)):
        if seat == CHANCE:
            continue
        twin = with_other_secrets(state, seat, random)
        assert twin != state
        assert view(twin, seat) == view(state, seat)


def deal_of(options: Options) -> Deal:
    return draw(new(options), Random(1))


TWO_PAIRS = (("no_wc", "one_wc"), ("man_king", "consolation"))
THREE = ("two_wc", "one_dungeon", "two_dungeons")
A_HAND = (VoteCard.YES, *(VoteCard.NO,) * 3, VoteCard.STOMACH_ACHE)
FULL = table(3, emissary=True, ambition=True)


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"ambitions": None}, "ambition"),
        ({"ambitions": (("no_wc", "one_wc"),)}, "two cards for each person"),
        ({"ambitions": (*TWO_PAIRS, THREE)}, "two cards for each person"),
        ({"ambitions": (*TWO_PAIRS, ("two_wc", "no_wc"))}, "twice"),
        ({"ambitions": (*TWO_PAIRS, ("two_wc", "x"))}, "no such"),
        ({"emissary": None}, "emissary"),
        ({"emissary": EmissaryDeal((4, 5, 7, 9, 10, 12), (VoteCard.YES,))}, "pile"),
        ({"emissary": EmissaryDeal((4, 5, 7, 9, 10, 12), (*A_HAND, VoteCard.NO))}, "pile"),
        ({"emissary": EmissaryDeal((0, 1, 2, 3, 4, 5), ())}, "pile"),
        ({"goals": ()}, "goals"),
        ({"goals": ((0, 1, 2, 3, 4, 5),) * 3}, "not in the deck"),
        ({"first_player": 3}, "no seat"),
        ({"placement": (0,) * 14}, "placement"),
    ],
)
def test_a_deal_that_does_not_fit_is_refused(changed: dict[str, object], said: str) -> None:
    deal = deal_of(FULL)
    fields = {name: getattr(deal, name) for name in Deal.__slots__}
    with pytest.raises(BadDeal, match=said):
        apply(new(FULL), CHANCE, Deal(**{**fields, **changed}))


def test_the_emissarys_card_is_nobody_elses() -> None:
    deal = deal_of(FULL)
    assert deal.emissary is not None
    twice = deal.emissary._replace(goal=deal.goals[0])
    with pytest.raises(BadDeal, match="twice"):
        apply(new(FULL), CHANCE, Deal(deal.goals, None, 0, deal.ambitions, twice))


def test_d31_a_card_may_come_back_in_a_later_round() -> None:
    *_, (last, _, _) = random_game(table(8), Random(9))
    dealt = [goal for finished in last.history for goal in finished.goals]
    assert len(set(dealt)) < len(dealt)


@pytest.mark.parametrize(
    "broken",
    [
        {"favourites": "all"},
        {"favourites": [{"favourites": ["anna"]}]},
        {"favourites": [{"favourites": ["anna"], "banished": "anna"}]},
        {"favourites": [5]},
        {"ambition": "two"},
        {"ambition": [["no_wc"]]},
        {"ambition": [["no_wc", 5]]},
        {"ambition": ["no_wc"]},
        {"emissary": []},
        {"emissary": {"card": None, "pile": []}},
        {"first_player": "0"},
        {"goals": []},
    ],
    ids=str,
)
def test_what_is_not_the_text_form_of_a_deal_is_refused(broken: dict[str, object]) -> None:
    text = write_deal(FULL, deal_of(FULL))
    assert read_deal(FULL, text) == deal_of(FULL)
    with pytest.raises(BadDeal):
        read_deal(FULL, {**text, **broken})


def test_a_card_with_another_seal_or_a_pile_of_other_things_is_refused() -> None:
    text = write_deal(FULL, deal_of(FULL))
    card = text["favourites"][0]
    other = next(name for name in card["favourites"] if name != card["banished"])
    for broken in (
        {"favourites": [{**card, "banished": other}, *text["favourites"][1:]]},
        {"emissary": {**text["emissary"], "pile": ["yes", "maybe"]}},
        {"emissary": {**text["emissary"], "pile": "yes"}},
    ):
        with pytest.raises(BadDeal):
            read_deal(FULL, {**text, **broken})


@pytest.mark.parametrize(
    "config",
    [
        {"edition": "2024", "rounds": 3},
        {"edition": "2024", "teams": "all"},
        {"edition": "2024", "teams": [0, 1]},
        {"edition": "2024", "teams": [["0", "1"], ["2", "3"]]},
        {"edition": "2024", "players": 2},
        {"edition": "2003", "wedding": False},
        {"edition": 2024},
    ],
    ids=str,
)
def test_what_is_not_the_text_form_of_options_is_refused(config: dict[str, object]) -> None:
    with pytest.raises(BadConfig):
        read_options(config)


@pytest.mark.parametrize("card", [5, None, "no_such_card"])
def test_an_ambition_is_chosen_by_its_id(card: object) -> None:
    state = new(FULL)
    apply(state, CHANCE, deal_of(FULL))
    text = {"type": "choose_ambition", "player": 0, "card": card}
    if isinstance(card, str):
        seat, move = read_move(FULL, text, None)
        with pytest.raises(IllegalMove):
            apply(state, seat, move)
    else:
        with pytest.raises(Exception, match="card"):
            read_move(FULL, text, None)


def test_nobody_chooses_for_a_person_who_is_not_there() -> None:
    seat, _ = read_move(FULL, {"type": "choose_ambition", "player": 7, "card": "no_wc"}, None)
    assert seat not in range(-1, FULL.seats)


def test_a_wc_has_a_name_and_no_number() -> None:
    options = table(3)
    text = {"type": "move", "character": "anna", "to": "wc3"}
    assert write_move(options, 0, MoveUp(0, WC_3)) == text
    assert read_move(options, {**text, "to": WC_3}, 0) == (0, MoveUp(0, -1))


def test_nobody_acts_in_a_game_that_is_over() -> None:
    *_, (last, _, _) = random_game(table(3), Random(9))
    assert to_act(last) == ()
