"""A seat sees its own secrets and the public position; nothing of the others' secrets."""

import pickle
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from itertools import islice
from random import Random

import pytest

from tests.rules.tables import (
    BESIDE,
    CHANCE,
    DECK,
    GAVINO,
    IRINA,
    NO,
    NOBLES,
    YES,
    Options,
    State,
    Vote,
    all_forms,
    apply,
    castle,
    crown,
    dealt,
    draw,
    legal,
    new,
    nominate,
    random_game,
    vote,
    watched,
    with_other_secrets,
)
from vivaroi_gui.rules.vivaroi import Phase, view
from vivaroi_gui.rules.vivaroi.events import VoteLaid
from vivaroi_gui.rules.vivaroi.state import places, to_act


def positions(options: Options, seed: int) -> Iterator[State]:
    return (state.copy() for state, _, _ in random_game(options, Random(seed)))


@pytest.mark.parametrize("options", all_forms(), ids=str)
def test_a_view_does_not_change_with_the_secrets_of_others(options: Options) -> None:
    random = Random(3)
    for state in positions(options, 1):
        for seat in (None, *range(options.players)):
            twin = with_other_secrets(state, seat, random)
            assert view(twin, seat) == view(state, seat)


@pytest.mark.parametrize("options", all_forms(), ids=str)
def test_a_position_with_the_secrets_of_another_view_has_no_others(options: Options) -> None:
    for state in positions(options, 2):
        public, own = view(state), view(state, 1)
        assert public.with_own_of(own) == replace(own, legal=())
        assert own.with_own_of(public) == public
        assert own.with_own_of(view(state, 2)) == replace(view(state, 2), legal=())


def test_shuffled_secrets_do_change_the_view_of_their_owner() -> None:
    state = castle(dealt(3), {NOBLES: {IRINA}})
    nominate(state, IRINA)
    apply(state, 1, Vote(NO))
    twins = [with_other_secrets(state, 0, Random(seed)) for seed in range(9)]
    assert any(view(twin, 1) != view(state, 1) for twin in twins)
    assert {view(twin, 1).vote for twin in twins} == {YES, NO}


def parts(value: object) -> Iterator[object]:
    yield value
    if is_dataclass(value):
        for field in fields(value):
            yield from parts(getattr(value, field.name))
    elif isinstance(value, tuple):
        for item in value:
            yield from parts(item)


def test_a_view_holds_nothing_that_can_change_or_lead_to_the_position() -> None:
    for state in islice(positions(Options(3), 2), 0, None, 7):
        for part in parts(view(state, 1)):
            assert part is None or is_dataclass(part) or isinstance(part, int | str | tuple | Enum)
            assert not isinstance(part, State)


def test_a_view_stays_as_it_was_when_the_game_goes_on() -> None:
    seen = [(state, view(state, 0)) for state in positions(Options(3), 5)]
    assert all(view(state, 0) == then for state, then in seen)


def test_a_view_can_be_sent_to_another_process() -> None:
    for state in islice(positions(Options(4), 3), 0, None, 11):
        seen = view(state, 2)
        assert pickle.loads(pickle.dumps(seen)) == seen


def test_a_view_shows_the_public_position() -> None:
    state = castle(dealt(3, first_player=2), {NOBLES: {IRINA, GAVINO}}, turn=2)
    nominate(state, IRINA)
    seen = view(state)
    assert (seen.round, seen.phase) == (1, Phase.ELECTION)
    assert (seen.first_player, seen.turn, seen.crown_holder) == (2, None, 2)
    assert (seen.nominee, seen.king) == (IRINA, None)
    assert seen.to_act == (0, 1, 2)
    assert seen.places == places(state)
    assert (seen.seat, seen.goal, seen.no_cards, seen.vote, seen.legal) == (None,) * 4 + ((),)


def test_a_view_shows_its_own_secrets_and_moves() -> None:
    state = castle(dealt(3), {NOBLES: {IRINA, GAVINO}}, turn=2)
    seen = view(state, 2)
    assert (seen.seat, seen.goal, seen.no_cards) == (2, DECK[2], 4)
    assert seen.legal == legal(state, 2)
    assert view(state, 1).legal == ()


def test_before_the_deal_there_is_nothing_to_see() -> None:
    seen = view(new(Options(3)), 1)
    assert (seen.goal, seen.round, seen.first_player) == (None, 0, None)
    assert seen.to_act == (CHANCE,)
    assert set(seen.places) == {BESIDE}


def test_goals_are_open_after_the_round() -> None:
    state = dealt(3)
    assert view(state).history == ()
    crown(castle(state, {NOBLES: {IRINA}}), IRINA)
    assert view(state).history[0].goals == DECK[:3]


def test_what_everybody_sees_of_a_vote_does_not_tell_the_card() -> None:
    seen = []
    for card in (YES, NO):
        state = castle(dealt(3), {NOBLES: {IRINA}})
        nominate(state, IRINA)
        seen.append(watched(state, 1, Vote(card)))
    assert seen[0] == seen[1] == [VoteLaid(1)]


def test_a_deal_shows_everybody_the_same_whatever_the_goals() -> None:
    seen = []
    for seed in (1, 2):
        state = new(Options(3))
        deal = draw(state, Random(seed))
        seen.append(watched(state, CHANCE, type(deal)(deal.goals, None, 0)))
    assert seen[0] == seen[1]


def test_hands_of_others_are_not_shown_after_a_vote_either() -> None:
    state = castle(dealt(3), {NOBLES: {IRINA, GAVINO}})
    nominate(state, IRINA)
    vote(state, NO, YES, YES)
    assert view(state, 0).no_cards == 3
    assert view(state, 1).no_cards == 4
    assert to_act(state) == (1,)


def test_everybody_can_count_the_no_cards_that_were_not_played() -> None:
    state = castle(dealt(3), {NOBLES: {IRINA, GAVINO}})
    assert view(state).no_cards_left == (4, 4, 4)
    nominate(state, IRINA)
    vote(state, NO, YES, NO)
    nominate(state, GAVINO)
    apply(state, 2, Vote(NO))  # lies sealed
    assert view(state).no_cards_left == (3, 4, 3)


@pytest.mark.parametrize("seat", [-1, 4])
def test_nobody_sees_from_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(ValueError, match="no seat"):
        view(dealt(4), seat)
