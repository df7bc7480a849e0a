"""Every cause for which a move is refused; a refused move changes nothing."""

from collections.abc import Callable

import pytest

from tests.rules.tables import (
    CHANCE,
    CLEMENTE,
    DECK,
    FIORELLO,
    GAVINO,
    IRINA,
    NO,
    NOBLES,
    TRADERS,
    YES,
    Deal,
    Move,
    MoveUp,
    Options,
    Place,
    Seat,
    State,
    Vote,
    apply,
    castle,
    crown,
    dealt,
    new,
    nominate,
)
from vivaroi_gui.rules.core import GameOver, IllegalMove, NotYourTurn, WrongPhase
from vivaroi_gui.rules.vivaroi import view
from vivaroi_gui.rules.vivaroi.moves import (
    AlreadyPlaced,
    AlreadyVoted,
    FloorFull,
    NoSuchCard,
    NotAPlacingFloor,
    NotInCastle,
    NotOneFloor,
    NotUp,
    UnknownCharacter,
)


def placing() -> State:
    state = dealt(3)
    for seat, character in enumerate((0, 1, 2)):
        apply(state, seat, Place(character, 4))
    apply(state, 0, Place(3, 4))
    return state  # seat 1 is on turn, floor 4 is full


def ascending() -> State:
    return castle(dealt(3), {TRADERS: {IRINA}, 3: range(4), NOBLES: {FIORELLO}}, turn=1)


def voting() -> State:
    state = ascending()
    nominate(state, FIORELLO)
    state.no_cards[2] = 0
    apply(state, 0, Vote(NO))
    return state


def before_the_deal() -> State:
    return new(Options(3))


def ended() -> State:
    state = castle(dealt(3, 1), {NOBLES: {FIORELLO, IRINA}})
    crown(state, FIORELLO)
    return state


CAUSES: list[tuple[Callable[[], State], Seat, Move, type[IllegalMove]]] = [
    (placing, 0, Place(GAVINO, 1), NotYourTurn),
    (placing, 2, Place(GAVINO, 1), NotYourTurn),
    (placing, 3, Place(GAVINO, 1), NotYourTurn),
    (placing, CHANCE, Place(GAVINO, 1), NotYourTurn),
    (placing, 1, Place(CLEMENTE, 1), AlreadyPlaced),
    (placing, 1, Place(GAVINO, 0), NotAPlacingFloor),
    (placing, 1, Place(GAVINO, 5), NotAPlacingFloor),
    (placing, 1, Place(GAVINO, 4), FloorFull),
    (placing, 1, Place(13, 1), UnknownCharacter),
    (placing, 1, Place(-1, 1), UnknownCharacter),
    (placing, 1, MoveUp(CLEMENTE, 5), WrongPhase),
    (placing, 1, Vote(YES), WrongPhase),
    (placing, CHANCE, Deal(DECK[3:6]), WrongPhase),
    (ascending, 0, MoveUp(FIORELLO, 6), NotYourTurn),
    (ascending, 1, MoveUp(GAVINO, 1), NotInCastle),
    (ascending, 1, MoveUp(FIORELLO, 4), NotUp),
    (ascending, 1, MoveUp(FIORELLO, 5), NotUp),
    (ascending, 1, MoveUp(FIORELLO, 7), NotOneFloor),
    (ascending, 1, MoveUp(IRINA, 4), NotOneFloor),
    (ascending, 1, MoveUp(IRINA, 3), FloorFull),
    (ascending, 1, MoveUp(13, 1), UnknownCharacter),
    (ascending, 1, MoveUp(-1, 1), UnknownCharacter),
    (ascending, 1, Place(GAVINO, 1), WrongPhase),
    (ascending, 1, Vote(YES), WrongPhase),
    (voting, 0, Vote(YES), AlreadyVoted),
    (voting, 2, Vote(NO), NoSuchCard),
    (voting, 3, Vote(YES), NotYourTurn),
    (voting, CHANCE, Vote(YES), NotYourTurn),
    (voting, 1, MoveUp(IRINA, 3), WrongPhase),
    (voting, 1, Place(GAVINO, 1), WrongPhase),
    (before_the_deal, 0, Place(GAVINO, 1), WrongPhase),
    (before_the_deal, 0, Deal(DECK[:3], None, 0), NotYourTurn),
    (ended, 1, MoveUp(IRINA, 6), GameOver),
    (ended, 1, Vote(YES), GameOver),
    (ended, 1, Place(GAVINO, 1), GameOver),
    (ended, CHANCE, Deal(DECK[3:6]), GameOver),
]


@pytest.mark.parametrize(("position", "seat", "move", "cause"), CAUSES)
def test_a_refused_move_names_its_cause_and_changes_nothing(
    position: Callable[[], State], seat: Seat, move: Move, cause: type[IllegalMove]
) -> None:
    state = position()
    with pytest.raises(IllegalMove) as refused:
        apply(state, seat, move)
    assert refused.type is cause
    assert state == position()


@pytest.mark.parametrize(
    ("position", "seat", "move", "cause"), [case for case in CAUSES if 0 <= case[1] < 3]
)
def test_the_view_of_a_seat_names_the_same_cause(
    position: Callable[[], State], seat: Seat, move: Move, cause: type[IllegalMove]
) -> None:
    assert type(view(position(), seat).refusal(move)) is cause


@pytest.mark.parametrize("move", [MoveUp(FIORELLO, 6), MoveUp(IRINA, 3)])
def test_who_only_watches_is_never_on_turn(move: Move) -> None:
    assert isinstance(view(ascending()).refusal(move), NotYourTurn)


def test_who_only_watches_does_not_vote() -> None:
    assert isinstance(view(voting()).refusal(Vote(YES)), NotYourTurn)
