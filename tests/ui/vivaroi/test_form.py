"""What people wish, and what the rules leave of it."""

import pytest

from vivaroi_gui.rules.core import BadConfig, Sides
from vivaroi_gui.rules.vivaroi import Options, Placement
from vivaroi_gui.ui.vivaroi.form.form import Form, Wish, form_of

MODERN = Form("2024")


def alone(people: int) -> Sides:
    return tuple((person,) for person in range(people))


def pairs(teams: int) -> Sides:
    return tuple((2 * team, 2 * team + 1) for team in range(teams))


def test_the_form_of_2003_is_what_was_chosen() -> None:
    assert Form("2003", 1, Placement.RANDOM).options(alone(5)) == Options(5, 1, Placement.RANDOM)


@pytest.mark.parametrize("sides", [alone(2), alone(7), pairs(2), ((0, 1), (2,), (3,))])
def test_2003_is_for_three_to_six_without_teams(sides: Sides) -> None:
    assert not Form("2003").fits(sides)
    with pytest.raises(BadConfig):
        Form("2003").options(sides)


@pytest.mark.parametrize("people", range(2, 9))
def test_2024_is_for_two_to_eight(people: int) -> None:
    assert MODERN.fits(alone(people))


def test_wishes_come_true_where_the_rules_permit() -> None:
    form = MODERN.wished(Wish.AMBITION, is_on=True).wished(Wish.WEDDING, is_on=True)
    options = form.options(alone(4))
    assert (options.ambition, options.wedding, options.banished) == (True, True, False)
    assert not form.wished(Wish.AMBITION, is_on=False).options(alone(4)).ambition


def test_two_players_get_the_emissary_whatever_they_wish() -> None:
    assert MODERN.options(alone(2)).emissary
    assert MODERN.settled(Wish.EMISSARY, alone(2)) is True
    assert MODERN.options(pairs(2)).emissary


def test_six_players_cannot_have_the_emissary() -> None:
    form = MODERN.wished(Wish.EMISSARY, is_on=True)
    assert not form.options(alone(6)).emissary
    assert form.settled(Wish.EMISSARY, alone(6)) is False


@pytest.mark.parametrize("people", [3, 4, 5])
def test_three_to_five_may_choose_the_emissary(people: int) -> None:
    assert MODERN.settled(Wish.EMISSARY, alone(people)) is None


def test_a_wish_that_was_settled_otherwise_comes_true_as_soon_as_it_can() -> None:
    form = MODERN.wished(Wish.EMISSARY, is_on=True)
    assert not form.options(alone(6)).emissary
    assert form.options(alone(5)).emissary


def test_a_shared_marker_is_for_teams_and_a_must_for_more_than_eight() -> None:
    assert MODERN.settled(Wish.SHARED_MARKER, alone(4)) is False
    assert MODERN.settled(Wish.SHARED_MARKER, pairs(4)) is None
    assert MODERN.settled(Wish.SHARED_MARKER, pairs(5)) is True
    assert MODERN.options(pairs(8)).players == 16


def test_ambition_is_for_eight_people_at_most() -> None:
    form = MODERN.wished(Wish.AMBITION, is_on=True)
    assert form.settled(Wish.AMBITION, pairs(5)) is False
    assert not form.options(pairs(5)).ambition
    assert form.options(pairs(4)).ambition


def test_the_form_of_another_game_is_taken_over() -> None:
    options = Options(4, edition="2024", teams=((0, 1), (2,), (3,)), banished=True, wedding=True)
    assert form_of(options).options(options.sides) == options
    quick = Options(3, 1, Placement.RANDOM)
    assert form_of(quick).options(quick.sides) == quick
