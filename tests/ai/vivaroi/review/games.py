"""Games that are over, played by rules of thumb, as they are shown to whoever explains them."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import NamedTuple

from tools.reference_players import by_rules
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.ai.vivaroi.review.beliefs import Beliefs
from vivaroi_gui.ai.vivaroi.review.chances import Gauge
from vivaroi_gui.ai.vivaroi.review.story import retold
from vivaroi_gui.rules.core import CHANCE, Decision, Event, Seat, Shown, Sight
from vivaroi_gui.rules.vivaroi import Options, State, apply, draw, new, to_act, view
from vivaroi_gui.rules.vivaroi.game import reveals, seal_block
from vivaroi_gui.rules.vivaroi.moves import Move


class Played(NamedTuple):
    """``states`` are those before each input, and the last one; the table saw the ``sights``."""

    states: list[State]
    inputs: list[tuple[Seat, Move]]
    sights: list[Sight]

    def shown(self, judged: tuple[Seat, ...] = ()) -> Shown:
        """The whole game; of whoever is ``judged`` each decision as well."""
        return Shown(tuple(self.sights), tuple(self._decisions(judged)))

    def until(self, rounds: int) -> Shown:
        """What it had shown at a count."""
        return Shown(tuple(one for one in self.sights if is_up_to(one, rounds)))

    def _decisions(self, judged: tuple[Seat, ...]) -> Iterator[Decision]:
        for number, (seat, move) in enumerate(self.inputs):
            if seat in judged and len((seen := view(self.states[number], seat)).legal) > 1:
                yield Decision(number, seen, move)


def is_up_to(sight: Sight, rounds: int) -> bool:
    """Whether a sight is of one of the first rounds."""
    return bool(sight.view.round <= rounds)


@cache
def played(options: Options, seed: int = 1) -> Played:
    """A whole game."""
    return played_on(new(options), seed)


def played_on(state: State, seed: int) -> Played:
    """The rest of a game."""
    random, found = Random(seed), Played([state.copy()], [], [])
    while seats := to_act(state):
        seat = seats[0]
        if seat == CHANCE:
            move: Move = draw(state, random)
        else:
            move = by_rules(view(state, seat), random.getrandbits(32), Budget())
        play(found, state, seat, move)
    return found


def play(found: Played, state: State, seat: Seat, move: Move) -> None:
    """Plays a move, and notes what everybody has seen of it."""
    events: list[Event] = []
    apply(state, seat, move, events.append)
    found.inputs.append((seat, move))
    found.states.append(state.copy())
    if seat == CHANCE or seal_block(move) is None or reveals(events):
        found.sights.append(Sight(len(found.inputs), view(state)))


def gauge(shown: Shown, seed: int = 1) -> Gauge:
    """Measures a game that nobody stops."""
    return Gauge(Beliefs(retold(shown.sights)), seed, lambda: False)
