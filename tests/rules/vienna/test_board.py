"""The shipped board: all that rulebook and reviews tell of it is so."""

import pickle
from dataclasses import replace

import pytest

from vivaroi_gui.rules.vienna.board import GEHEIMBUND, STREET, Action, BadBoard, Board, Fit, Source
from vivaroi_gui.rules.vienna.corrections import corrected
from vivaroi_gui.rules.vienna.data import Gains, Special, Symbol
from vivaroi_gui.rules.vienna.options import Options
from vivaroi_gui.rules.vienna.shipped import SHIPPED

STOPS = {stop.id: stop for stop in SHIPPED.stops}
ORDER = [stop.id for stop in SHIPPED.stops]


def of(action: Action) -> list[str]:
    return [stop.id for stop in SHIPPED.stops if stop.action is action]


def test_there_are_24_stops_along_the_street_and_one_beside_it() -> None:
    assert len(SHIPPED.stops) == 1 + len(STREET) == 25
    assert SHIPPED.stops[GEHEIMBUND].action is Action.GEHEIMBUND
    assert SHIPPED.stops[GEHEIMBUND].fit is Fit.ANY


def test_the_street_leads_from_krieau_to_heuriger() -> None:
    assert (ORDER[1], ORDER[-1]) == ("krieau", "heuriger")


@pytest.mark.parametrize(
    "order",
    [
        ("krieau", "prater", "oper", "naschmarkt"),
        ("parlament", "burgtheater", "rathaus", "universitaet"),
        ("hofburg", "stephansdom"),
        ("pestsaeule", "stephansdom", "belvedere", "gloriette", "tiergarten", "heuriger"),
        ("hofreitschule", "pestsaeule"),
        ("schoenbrunn", "gloriette"),
    ],
)
def test_stops_lie_in_the_order_that_is_told(order: tuple[str, ...]) -> None:
    assert sorted(order, key=ORDER.index) == list(order)


def test_the_majorities_lie_almost_at_the_end() -> None:
    assert min(map(ORDER.index, of(Action.MAJORITY))) > 16


def test_numbers_rise_along_the_street_and_the_last_two_stops_take_any_double() -> None:
    numbers = [stop.numbers for stop in SHIPPED.stops[1:-2]]
    for end in (0, -1):
        assert [some[end] for some in numbers] == sorted(some[end] for some in numbers)
    assert {number for some in numbers for number in some} == set(range(1, 13))
    assert [stop.fit for stop in SHIPPED.stops[-2:]] == [Fit.DOUBLE] * 2
    assert all(1 <= len(some) <= 2 for some in numbers)


@pytest.mark.parametrize(
    ("name", "faces"),
    [("secession", 2), ("heldenplatz", 4), ("oper", 2), ("rathaus", 5), ("landtmann", 6)],
)
def test_the_dice_of_the_examples_fit_their_stops(name: str, faces: int) -> None:
    assert faces in STOPS[name].numbers


def test_universitaet_takes_five_or_six_and_a_five_fits_at_the_burgtheater() -> None:
    assert STOPS["universitaet"].numbers == (5, 6)
    assert 5 in STOPS["burgtheater"].numbers
    assert STOPS["stephansdom"].numbers == (9,)


def test_what_the_rulebook_says_of_gains_and_costs_is_so() -> None:
    assert STOPS["naschmarkt"].gains == Gains(coins=2)
    assert STOPS["oper"].gains == Gains(points=1)
    assert STOPS["hofreitschule"].gains == Gains(points=2)
    assert STOPS["rathaus"].cost == 3
    assert STOPS["gloriette"].cost == 1
    assert STOPS["krieau"].gains == Gains(1, 1)
    assert STOPS["geheimbund"].gains == Gains(coins=1)
    stephansdom = STOPS["stephansdom"]
    assert (stephansdom.more, stephansdom.equal) == (Gains(1, 2), Gains(0, 1))


def test_symbols_belong_to_the_stops_that_the_rulebook_names() -> None:
    symbols = {name: STOPS[name].symbol for name in of(Action.MAJORITY)}
    assert symbols == {
        "pestsaeule": Symbol.CITIZEN,
        "stephansdom": Symbol.CROSS,
        "belvedere": Symbol.CROWN,
    }


def test_each_special_card_is_handed_out_at_one_stop() -> None:
    assert sorted(STOPS[name].card or 0 for name in of(Action.SPECIAL)) == list(Special)


def test_extra_influence_has_a_cross() -> None:
    assert SHIPPED.influence[Symbol.CROSS] >= 1


def test_a_stop_sells_points_for_coins() -> None:
    assert any(stop.cost and stop.gains.points for stop in SHIPPED.stops)


def test_later_stops_bring_more_points_than_earlier_ones() -> None:
    free = [stop.gains.points for stop in SHIPPED.stops if stop.action is Action.GAIN]
    without_cost = [
        stop.gains.points
        for stop in SHIPPED.stops
        if stop.action is Action.GAIN and not stop.cost and stop.gains.points
    ]
    assert without_cost == sorted(without_cost)
    assert max(free) == STOPS["rathaus"].gains.points


def test_there_are_six_start_cards_of_different_amounts_one_with_two_coins() -> None:
    cards = SHIPPED.start_cards
    assert len(cards) == 6
    assert len({(card.coins, card.symbols) for card in cards}) == 6
    assert any(card.coins == 2 for card in cards)


def test_there_are_44_characters_with_one_symbol_or_more() -> None:
    assert len(SHIPPED.pile) == 44
    assert all(sum(card.symbols) for card in SHIPPED.characters)
    assert {sum(card.symbols) for card in SHIPPED.characters} == {1, 2, 3}


def test_no_symbol_is_rarer_than_another() -> None:
    totals = [
        sum(card.symbols[symbol] * card.copies for card in SHIPPED.characters) for symbol in Symbol
    ]
    assert len(set(totals)) == 1


def test_the_start_of_the_markers_depends_on_the_number_of_players() -> None:
    assert len({SHIPPED.start_score(players) for players in (3, 4, 5)}) > 1


def test_each_value_says_where_it_is_from() -> None:
    assert STOPS["oper"].source("numbers") is Source.RULEBOOK
    assert STOPS["universitaet"].source("numbers") is Source.FOUND
    assert STOPS["krieau"].source("numbers") is Source.RECONSTRUCTED
    assert STOPS["karlskirche"].source("name") is Source.RECONSTRUCTED
    assert all(card.source is Source.RECONSTRUCTED for card in SHIPPED.characters)
    known = {"name", "order", "numbers", "action", "cost", "gains", "card", "symbol"}
    told = {name for stop in SHIPPED.stops for name, _ in stop.sources}
    assert told == known - {"card"} | {"more", "equal"}


# --- boards that cannot be played on -------------------------------------------------------------


@pytest.mark.parametrize(
    ("broken", "why"),
    [
        (lambda: replace(SHIPPED, stops=SHIPPED.stops[1:]), "24 stops"),
        (lambda: with_stop(numbers=()), "no number"),
        (lambda: with_stop(numbers=(13,)), "numbers from 1 to 12"),
        (lambda: replace(SHIPPED, characters=SHIPPED.characters[1:]), "44 character cards"),
        (lambda: replace(SHIPPED, start_scores=(0, 0)), "each number of players"),
    ],
)
def test_a_board_that_cannot_be_played_on_is_refused(broken: object, why: str) -> None:
    with pytest.raises(BadBoard, match=why):
        broken()  # type: ignore[operator]


def with_stop(**values: object) -> Board:
    first, oper = SHIPPED.stops[0], replace(STOPS["oper"], **values)  # type: ignore[arg-type]
    return replace(SHIPPED, stops=(first, oper, *SHIPPED.stops[2:]))


# --- on the way to another process ---------------------------------------------------------------


def test_the_shipped_board_is_not_sent_along() -> None:
    sent = pickle.dumps(Options(3))
    assert len(sent) < 200
    assert pickle.loads(sent) == Options(3)
    assert pickle.loads(sent).board is SHIPPED


def test_another_board_is() -> None:
    other = Options(3, corrected({"oper": {"points": 2}}))
    again = pickle.loads(pickle.dumps(other))
    assert again == other != Options(3)
    assert hash(again) == hash(other)
