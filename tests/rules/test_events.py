"""What everybody sees happen, in the order in which it happens."""

from tests.rules.tables import (
    AWAY,
    CHANCE,
    DECK,
    FIORELLO,
    GAVINO,
    IRINA,
    NO,
    NOBLES,
    THRONE,
    YES,
    Deal,
    MoveUp,
    Options,
    Place,
    Vote,
    castle,
    dealt,
    new,
    play_first,
    watched,
)
from vivaroi_gui.rules.vivaroi import Placement
from vivaroi_gui.rules.vivaroi.events import (
    ElectionCalled,
    GameWon,
    LeftOver,
    MovedUp,
    Placed,
    RoundBegun,
    RoundOver,
    VoteLaid,
    VotesRevealed,
)
from vivaroi_gui.rules.vivaroi.records import Election


def test_a_deal_begins_the_round() -> None:
    state = new(Options(3))
    seen = watched(state, CHANCE, Deal(DECK[:3], None, 2))
    assert seen == [RoundBegun(1, 2, (7,) * 13, (0, 0, 0))]


def test_a_random_deal_shows_where_everybody_stands() -> None:
    state = new(Options(3, 1, Placement.RANDOM))
    floors = (0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3)
    assert watched(state, CHANCE, Deal(DECK[:3], floors, 0)) == [
        RoundBegun(1, 0, floors, (0, 0, 0))
    ]


def test_a_placing_is_seen() -> None:
    assert watched(dealt(), 0, Place(IRINA, 3)) == [Placed(0, IRINA, 3)]


def test_after_the_last_placing_the_leftover_characters_are_seen() -> None:
    state = dealt(4)
    while state.left_to_place > 1:
        play_first(state)
    last = next(c for c in range(13) if state.reserve >> c & 1)
    left = tuple(c for c in range(13) if state.reserve >> c & 1 and c != last)
    assert watched(state, 3, Place(last, 4)) == [Placed(3, last, 4), LeftOver(left)]


def test_a_move_is_seen() -> None:
    state = castle(dealt(), {2: {IRINA}})
    assert watched(state, 0, MoveUp(IRINA, 3)) == [MovedUp(0, IRINA, 2, 3)]


def test_a_move_onto_the_throne_calls_an_election() -> None:
    state = castle(dealt(), {NOBLES: {IRINA}})
    seen = watched(state, 0, MoveUp(IRINA, 6))
    assert seen == [MovedUp(0, IRINA, NOBLES, THRONE), ElectionCalled(0, IRINA)]


def test_the_last_vote_reveals_all() -> None:
    state = castle(dealt(3), {NOBLES: {FIORELLO, GAVINO}})
    watched(state, 0, MoveUp(FIORELLO, 6))
    assert watched(state, 2, Vote(YES)) == [VoteLaid(2)]
    assert watched(state, 0, Vote(NO)) == [VoteLaid(0)]
    election = Election(FIORELLO, 0, (NO, YES, YES), AWAY)
    assert watched(state, 1, Vote(YES)) == [VoteLaid(1), VotesRevealed(election)]


def test_a_coronation_ends_the_round_and_the_last_one_the_game() -> None:
    state = castle(dealt(3, 1), {NOBLES: {FIORELLO}})
    watched(state, 0, MoveUp(FIORELLO, 6))
    for seat in (0, 1):
        watched(state, seat, Vote(YES))
    election = Election(FIORELLO, 0, (YES, YES, YES), THRONE)
    seen = watched(state, 2, Vote(YES))
    assert state.result
    assert seen == [
        VoteLaid(2),
        VotesRevealed(election),
        RoundOver(state.history[0]),
        GameWon(state.result),
    ]
