"""Who may win from where a game stands: played on in thought, a round or two."""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from vivaroi_gui.ai.vienna.choices import best_start_card
from vivaroi_gui.ai.vienna.future import Future, drawn
from vivaroi_gui.ai.vienna.habits import Rehearsal
from vivaroi_gui.ai.vienna.plan import Planner
from vivaroi_gui.ai.vienna.position import OVER, Position, display_from, position_of
from vivaroi_gui.ai.vienna.review.company import COMPANIES, company
from vivaroi_gui.ai.vienna.review.standing import chances
from vivaroi_gui.ai.vienna.standing import is_over
from vivaroi_gui.ai.vienna.tastes import SOUND
from vivaroi_gui.rules.core import Sight
from vivaroi_gui.rules.vienna import Phase, View
from vivaroi_gui.rules.vienna.board import Character

_ROUNDS: Final = 64
"""More than a game has."""

Shares = tuple[float, ...]
"""Of the victory, by seat."""


class Pile(NamedTuple):
    """What everybody knows of it: ``unseen`` cards in any order, then those put ``under`` it."""

    unseen: tuple[Character, ...]
    under: tuple[Character, ...]


def piles(sights: Sequence[Sight]) -> Iterator[Pile]:
    """The pile at each sight."""
    unseen, under = Counter(sights[0].view.board.pile), list[Character]()
    before: View | None = None
    for view in (sight.view for sight in sights):
        if view.round and (before is None or view.round != before.round):
            under += before.display if before else ()
            unseen -= Counter(view.display)
        before = view
        yield Pile(tuple(unseen.elements()), tuple(under))


class Outlook:
    """A sight, to be played on as often as one likes; what the end of a round is worth the standing
    tells.
    """

    def __init__(self, view: View, pile: Pile) -> None:
        self._view, self._pile = view, pile
        self._position = _ready(view)
        self._planners: dict[int, Planner] = {}
        self.round = view.round + (self._position.step == OVER)
        """The number of the round that is played first."""

    def shares(self, number: int, until: int) -> Shares:
        """What one way to go on brings, to the end of the round ``until`` or of the game.

        Of one number the same dice fall in a round, from whichever sight it is played.
        """
        position, first = self._position.copy(), self.round
        if self._view.phase is Phase.START_CARD:
            _choose_start_cards(position, self._view)
        if position.step != OVER:
            future = _future(position, number, first)
            _throw_what_is_in_the_air(position, self._view, future)
            Rehearsal(position, self._planner(number % COMPANIES), future).finish()
            first += 1
        self._play_rounds(position, number, range(first, until + 1))
        return chances(position)

    def _play_rounds(self, position: Position, number: int, rounds: range) -> None:
        """Whole rounds, as long as the game goes on."""
        unseen, under = self._pile
        cards = [*Random(number).sample(unseen, len(unseen) if rounds else 0), *under]
        for round_ in rounds:
            if is_over(position):
                return
            position.begin_round(display_from(cards, position))
            future = _future(position, number, round_)
            Rehearsal(position, company(position, number), future).finish()

    def _planner(self, number: int) -> Planner:
        """It remembers its plans from playout to playout."""
        if number not in self._planners:
            self._planners[number] = company(self._position, number)
        return self._planners[number]


def _future(position: Position, number: int, round_: int) -> Future:
    return drawn(position.seats, Random(number * _ROUNDS + round_).random)


def _ready(view: View) -> Position:
    """The position of a sight; what was paid for a choice that is due is given back."""
    position = position_of(view)
    if view.pending is not None and view.turn is not None:
        position.coins[view.turn] += view.stops[view.pending].cost
    if view.phase is Phase.START_CARD:
        position.step = OVER
    return position


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
