"""Throws of chance, the first of which begins a round ("Déroulement", "Manche suivante")."""

from random import Random

from vivaroi_gui.rules.core import Emit
from vivaroi_gui.rules.vienna.board import Character
from vivaroi_gui.rules.vienna.data import FACES
from vivaroi_gui.rules.vienna.events import RoundBegun, Thrown
from vivaroi_gui.rules.vienna.moves import BadThrow, Throw
from vivaroi_gui.rules.vienna.phase import NEW_ROUND, TURN
from vivaroi_gui.rules.vienna.state import State


def draw_throw(state: State, random: Random) -> Throw:
    """The dice that are in the air, each face as likely as any."""
    dice = sorted(random.choices(FACES, k=state.in_the_air))
    return Throw(tuple(dice), random.choice(FACES) if state.white_in_the_air else None)


def throw(state: State, move: Throw, emit: Emit | None) -> None:
    """The dice fall, and their owner may begin.

    Raises:
        BadThrow: naming what does not fit; the position is unchanged.
    """
    _check(state, move)
    if state.phase is NEW_ROUND:
        _begin_round(state, emit)
    seat = state.turn
    assert seat is not None
    is_reroll = state.has_thrown[seat]
    state.has_thrown[seat] = True
    state.dice[seat] = tuple(sorted(state.dice[seat] + move.dice))
    if move.white is not None:
        state.whites[seat] = move.white
    state.in_the_air, state.white_in_the_air = 0, False
    state.phase = TURN
    if emit:
        white = state.whites[seat]
        emit(Thrown(seat, move.dice, move.white, state.dice[seat], white, is_reroll))


def _check(state: State, move: Throw) -> None:
    if len(move.dice) != state.in_the_air:
        raise BadThrow(f"dice: {state.in_the_air} are thrown, not {len(move.dice)}")
    if (move.white is not None) is not state.white_in_the_air:
        raise BadThrow("white: thrown exactly by whoever has the card, with its dice")
    faces = move.dice if move.white is None else (*move.dice, move.white)
    if not set(faces) <= set(FACES):
        raise BadThrow("a die shows 1 to 6")


def _begin_round(state: State, emit: Emit | None) -> None:
    """The gendarme goes back, dice come home, other characters are shown."""
    stood, left, seats = state.gendarme, state.display, state.options.seats
    state.round += 1
    state.first_player = state.turn
    state.gendarme = None
    state.geheimbund = ()
    state.evaluation = ()
    state.is_double_used = False
    state.has_thrown = [False] * seats
    state.positions = [0] * seats
    state.evaluated = [0] * seats
    state.pile += left
    doubles = _show_characters(state)
    if emit:
        assert state.first_player is not None
        emit(RoundBegun(state.round, state.first_player, stood, left, doubles, state.display))


def _show_characters(state: State) -> tuple[Character, ...]:
    """One less than there are players, all different; who comes up twice goes under the pile.

    There are fewer where the pile has no more kinds (A13).
    """
    pile, display, doubles = list(state.pile), list[Character](), list[Character]()
    number = min(state.options.players - 1, len(set(pile)))
    while len(display) < number:
        top = pile.pop(0)
        if top in display:
            pile.append(top)
            doubles.append(top)
        else:
            display.append(top)
    state.pile, state.display = tuple(pile), tuple(display)
    return tuple(doubles)
