"""What the other rooms ask Viva il Re! for as a game, and how they find it."""

import json
from random import Random

import pytest

from tests.rules.tables import random_game
from vivaroi_gui.rules.catalog import GAMES, editions, game_named, game_of
from vivaroi_gui.rules.core import BadConfig, Event, Game
from vivaroi_gui.rules.vivaroi import Options, Phase, Placement, State, View, game
from vivaroi_gui.rules.vivaroi.events import Placed, VotesRevealed
from vivaroi_gui.rules.vivaroi.moves import ChooseAmbition, Deal, Move, Vote

FORMS = (
    Options(3),
    Options(4, rounds=1, placement=Placement.RANDOM),
    Options(3, edition="2024", ambition=True, emissary=True),
)
VIVA: Game[Options, State, View, Move] = game


def test_options_name_the_game_that_the_catalog_finds() -> None:
    assert game_named(Options().game) is game
    assert set(game.editions) <= set(editions())
    assert all(game_of(edition) is game for edition in game.editions)


def test_an_unknown_game_or_edition_is_refused_by_the_names_that_there_are() -> None:
    with pytest.raises(BadConfig, match="game: " + " or ".join(GAMES)):
        game_named("chess")
    unknown: tuple[object, ...] = ("1066", None, [])
    for edition in unknown:
        with pytest.raises(BadConfig, match="edition: " + " or ".join(editions())):
            game_of(edition)


def test_a_game_that_was_added_is_found_until_it_is_taken_away() -> None:
    before = list(GAMES)
    with GAMES.added("again", lambda: game):
        assert game_named("again") is game
        assert list(GAMES) == [*before, "again"]
    with pytest.raises(BadConfig):
        game_named("again")


def test_there_is_something_to_note_of_others_where_they_have_secrets() -> None:
    assert VIVA.notable(Options(3)) == 13
    assert VIVA.notable(Options(3, edition="2024")) == 14
    vienna = game_named("vienna")
    config = {"edition": vienna.editions[0], "players": 3}
    assert vienna.notable(vienna.read_options(config)) == 0


@pytest.mark.parametrize("options", FORMS, ids=str)
def test_what_people_may_not_see_is_sealed_and_final_once_it_is_open(options: Options) -> None:
    for state, seat, move in random_game(options, Random(4)):
        is_secret = isinstance(move, Deal | Vote | ChooseAmbition)
        assert (VIVA.seal_block(move) is not None) is is_secret
        events: list[Event] = []
        after = state.copy()
        VIVA.apply(after, seat, move, events.append)
        turned = [event for event in events if isinstance(event, VotesRevealed)]
        assert VIVA.reveals(events) is bool(turned)
        laid = sum(vote is not None for vote in after.votes)
        assert VIVA.sealed_waiting(VIVA.view(after)) == laid
        json.dumps(VIVA.public_facts(after))
    assert not VIVA.reveals([Placed(0, 0, 1)])


@pytest.mark.parametrize("options", FORMS, ids=str)
def test_people_read_the_count_and_choose_at_once_where_they_vote(options: Options) -> None:
    for state, _, _ in random_game(options, Random(5)):
        seen = VIVA.view(state)
        assert VIVA.is_read_first(seen) is bool(seen.round)
        assert VIVA.chooses_at_once(seen) is (seen.phase in (Phase.ELECTION, Phase.AMBITION))
        first = seen.first_player if seen.crown_holder is None else seen.crown_holder
        assert VIVA.first_to_look(seen) == (first or 0)


def test_the_emissary_is_among_what_everybody_sees() -> None:
    state = VIVA.new(Options(3, edition="2024", emissary=True))
    before = VIVA.public_facts(state)
    state.emissary_total = 7
    assert VIVA.public_facts(state) != before
