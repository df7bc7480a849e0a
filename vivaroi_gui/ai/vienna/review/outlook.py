"""Who may win from where a game stands: played on in thought by everybody's habits.

All lies open in Vienna but the pile and the dice that are still to fall, so that what everybody
could tell is all that there is to tell.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import Final

from vivaroi_gui.ai.vienna.choices import best_start_card
from vivaroi_gui.ai.vienna.future import Future, drawn
from vivaroi_gui.ai.vienna.habits import Rehearsal
from vivaroi_gui.ai.vienna.plan import Planner
from vivaroi_gui.ai.vienna.position import OVER, Position, position_of
from vivaroi_gui.ai.vienna.standing import chances, is_over
from vivaroi_gui.ai.vienna.tastes import SOUND, mind_of
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vienna import Phase, View
from vivaroi_gui.rules.vienna.board import Board, Character

Shares = tuple[float, ...]
"""Of the victory, by seat."""


class Outlook:
    """A sight, and the pile as everybody knows it: ``unseen`` cards in any order, then ``under``.

    A game is played on to the end of ``rounds`` rounds, the one that goes on counted; what that is
    worth is told by the standing.
    """

    def __init__(
        self, view: View, unseen: Sequence[Character], under: Sequence[Character], rounds: int = 1
    ) -> None:
        self._view, self._unseen, self._under = view, unseen, under
        self._rounds = rounds
        self._position = _ready(view)
        self._planner = _planner(self._position)

    def shares(self, random: Random) -> Shares:
        """What one way to go on brings; the same dice fall for the same ``random``."""
        position, pile, rounds = self._position.copy(), list[Character](), self._rounds
        future = drawn(position.seats, random.random)
        if self._view.phase is Phase.START_CARD:
            _choose_start_cards(position, self._view)
        if position.step != OVER:
            _throw_what_is_in_the_air(position, self._view, future)
            Rehearsal(position, self._planner, future).finish()
            rounds -= 1
            future = drawn(position.seats, random.random)
        if not is_over(position) and rounds:
            pile = [*random.sample(self._unseen, len(self._unseen)), *self._under]
        while not is_over(position) and rounds:
            position.begin_round(_shown(pile, position))
            Rehearsal(position, _planner(position), future).finish()
            rounds -= 1
            future = drawn(position.seats, random.random)
        return chances(position)


def _ready(view: View) -> Position:
    """The position of a sight; what the evaluation has been paid for a choice is given back."""
    position = position_of(view)
    if view.pending is not None:
        assert view.turn is not None
        position.coins[view.turn] += view.stops[view.pending].cost
    if view.phase is Phase.START_CARD:
        position.step = OVER
    return position


def _planner(position: Position) -> Planner:
    return Planner([mind_of(position, seat, SOUND) for seat in range(position.seats)])


def _choose_start_cards(position: Position, view: View) -> None:
    """Counter-clockwise, until the first player has chosen; then all take their coins."""
    assert view.turn is not None
    left, cards = list(view.start_left), list(view.start_cards)
    for away in range(position.seats):
        seat = (view.turn - away) % position.seats
        if cards[seat] is None:
            cards[seat] = card = best_start_card(view.board, left, SOUND)
            left.remove(card)
            position.symbols[seat] = list(view.board.start_cards[card].symbols)
    position.coins = [view.board.start_cards[card].coins for card in cards if card is not None]


def _throw_what_is_in_the_air(position: Position, view: View, future: Future) -> None:
    """Dice that were paid for to be thrown again; a first throw falls when its turn comes."""
    seat = view.turn
    if view.phase is not Phase.THROW or seat is None or not view.has_thrown[seat]:
        return
    fallen = future.again.dice[: view.in_the_air]
    position.dice[seat] = tuple(sorted((*position.dice[seat], *fallen)))
    if view.white_in_the_air:
        position.white, position.holder = future.again.white, seat


def _shown(pile: list[Character], position: Position) -> list[Character]:
    """As the rules show characters: who comes up twice goes under the pile."""
    pile += position.display
    display = list[Character]()
    number = min(position.seats - 1, len(set(pile)))
    while len(display) < number:
        top = pile.pop(0)
        (pile if top in display else display).append(top)
    return display
