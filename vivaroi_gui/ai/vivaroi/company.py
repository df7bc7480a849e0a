"""Whether anybody at the table would mind what people call stupid.

Among those who draw their moves, or try them in random playouts, no rule of sense binds anybody:
they do such things all the time.  A seat may do so too, but only when it is sure of each of them,
by how they play and by what they have done in rounds whose cards lie open now.
"""

from functools import lru_cache
from typing import Any

from vivaroi_gui.ai.vivaroi.belief import Belief
from vivaroi_gui.ai.vivaroi.expertise import expertise
from vivaroi_gui.ai.vivaroi.facts import Facts
from vivaroi_gui.ai.vivaroi.reading import deeds
from vivaroi_gui.ai.vivaroi.sense import blunders
from vivaroi_gui.rules.core import CHANCE, Seat
from vivaroi_gui.rules.vivaroi import Options, Placement, View, apply, new, to_act, view
from vivaroi_gui.rules.vivaroi.moves import Deal, Move, Vote
from vivaroi_gui.rules.vivaroi.records import Election, Round


def nobody_minds(seen: View, belief: Belief[Any]) -> bool:
    """Whether no rule of sense binds any of the others; in the first round nobody can know."""
    if not seen.history or not _is_told_again(seen.options) or not _are_senseless(seen, belief):
        return False
    done = _follies(seen.options, seen.history)
    return all(number for seat, number in enumerate(done) if seat != seen.seat)


def _is_told_again(options: Options) -> bool:
    """Whether all that chance decides in a round is known at its end."""
    is_placed = options.placement is Placement.PLAYERS
    return is_placed and not options.ambition and not options.emissary


def _are_senseless(seen: View, belief: Belief[Any]) -> bool:
    """Whether each of the others almost certainly draws its moves, or tries them at random."""
    habit = expertise(seen.options).unbound
    kinds = [belief.kinds.index(kind) for kind in habit.against]
    return all(
        sum(suspicion.chance_of(kind) for kind in kinds) >= habit.least
        for suspicion in belief.suspicions.values()
    )


@lru_cache(maxsize=8)
def _follies(options: Options, history: tuple[Round, ...]) -> tuple[int, ...]:
    """How often each seat has done what people call stupid, by what it saw itself."""
    done, state = [0] * options.seats, new(options)

    def make(seat: Seat, move: Move) -> None:
        done[seat] += bool(blunders(Facts(view(state, seat)), move))
        apply(state, seat, move)

    for finished in history:
        apply(state, CHANCE, _deal(finished))
        for deed in deeds(finished.acts, finished.elections):
            if isinstance(deed, Election):
                for seat in to_act(state):
                    make(seat, Vote(deed.votes[seat]))
            else:
                make(*deed)
    return tuple(done)


def _deal(finished: Round) -> Deal:
    """What chance had decided in a round."""
    begins = finished.first_player if finished.number == 1 else None
    return Deal(finished.goals, first_player=begins)
