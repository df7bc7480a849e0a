"""A round is read deed by deed: how likely each kind of player with each card does just that."""

from collections.abc import Sequence
from functools import lru_cache
from math import log
from typing import Final, Generic

from vivaroi_gui.ai.vivaroi.cards import masks_of
from vivaroi_gui.ai.vivaroi.expertise import expertise
from vivaroi_gui.ai.vivaroi.playout import Cards, Opening, P, Playout
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import Options, Placement, View
from vivaroi_gui.rules.vivaroi.data import RESERVE, THRONE
from vivaroi_gui.rules.vivaroi.moves import Move, MoveUp, Place, Vote
from vivaroi_gui.rules.vivaroi.records import Act, Election, Round

Deed = Act | Election
"""What everybody saw: a move, or the votes that it called for."""

Logs = list[list[float]]
"""Log-likelihood of a seat's deeds, by kind and card."""

_SLIP: Final = 0.05
"""How often somebody acts as no kind of player would: nothing is ever ruled out."""


class Reading(Generic[P]):
    """A round as far as it was read: where the deeds have led, and what they tell by seat."""

    __slots__ = ("_options", "logs", "playout")

    def __init__(self, options: Options, playout: Playout[P], logs: list[Logs]) -> None:
        self._options = options
        self.playout = playout
        self.logs = logs

    def copy(self) -> "Reading[P]":
        logs = [[row.copy() for row in by_kind] for by_kind in self.logs]
        return Reading(self._options, self.playout.copy(), logs)

    def go_on(self, deed: Deed, kinds: Sequence[P], held: Sequence[Sequence[Cards]]) -> None:
        """Reads one more deed; ``held`` are the cards that each seat may hold."""
        choices = expertise(self._options).choices
        if isinstance(deed, Election):
            self._read_votes(deed, choices.votes, kinds, held)
            return
        seat, move = deed
        bit = 1 << move.character
        if isinstance(move, Place):
            self._weigh(seat, move, choices.placings, kinds, held[seat])
            self.playout.place(bit, move.floor)
        else:
            self._weigh(seat, move, choices.ascents, kinds, held[seat])
            self.playout.lift(bit, move.to)

    def _read_votes(
        self, election: Election, choices: int, kinds: Sequence[P], held: Sequence[Sequence[Cards]]
    ) -> None:
        """They were laid at once: none is read in the light of another."""
        for seat, card in enumerate(election.votes):
            if self.playout.can_vote_against(seat):
                is_own = seat == election.by
                self._weigh(seat, Vote(card), choices, kinds, held[seat], is_own=is_own)
        self.playout.settle(election)

    def _weigh(
        self,
        seat: Seat,
        move: Move,
        choices: int,
        kinds: Sequence[P],
        held: Sequence[Cards],
        *,
        is_own: bool = False,
    ) -> None:
        """Of ``choices`` moves, about, it was this one: the chance of each by a slip."""
        is_team = len(self._options.sides[seat]) > 1
        for row, policy in zip(self.logs[seat], kinds, strict=True):
            likely = self.playout.chances_of(move, seat, held, policy, is_own=is_own)
            if is_team:  # it may have been for the other's card
                mean = sum(likely) / len(likely)
                likely = [(one + mean) / 2 for one in likely]
            for number, one in enumerate(likely):
                row[number] += log((1 - _SLIP) * one + _SLIP / choices)


def read(view: View, kinds: tuple[P, ...]) -> Reading[P]:
    """What the round of a view tells, all cards of the deck alike for every seat."""
    opening = _opening(view.options, view.places, view.acts, view.emissary_goal)
    return _reading(view.options, opening, deeds(view.acts, view.elections), kinds)


def deeds(acts: Sequence[Act], elections: Sequence[Election]) -> tuple[Deed, ...]:
    """Moves and votes in the order in which everybody saw them."""
    votes = iter(elections)
    found: list[Deed] = []
    for act in acts:
        found.append(act)
        if isinstance(act[1], MoveUp) and act[1].to == THRONE and (vote := next(votes, None)):
            found.append(vote)
    return tuple(found)


def _opening(
    options: Options,
    places: Sequence[int],
    acts: Sequence[Act],
    emissary_goal: tuple[int, ...] | None,
) -> Opening:
    """How the round began: where chance has placed the characters, all acts are taken back."""
    if options.placement is Placement.PLAYERS:
        return Opening((), emissary_goal)
    before = list(places)
    for _, move in reversed(acts):
        before[move.character] = move.to - 1 if isinstance(move, MoveUp) else RESERVE
    return Opening(tuple(before), emissary_goal)


@lru_cache(maxsize=16)
def _reading(
    options: Options, opening: Opening, told: tuple[Deed, ...], kinds: tuple[P, ...]
) -> Reading[P]:
    """Grows by the last deed from the reading before it: in a game most of it is remembered."""
    masks = masks_of(options)
    if not told:
        logs = [[[0.0] * len(masks) for _ in kinds] for _ in range(options.seats)]
        return Reading(options, expertise(options).opened(options, opening), logs)
    reading = _reading(options, opening, told[:-1], kinds).copy()
    reading.go_on(told[-1], kinds, [[(mask,) for mask in masks]] * options.seats)
    return reading


def habits(view: View, kinds: tuple[P, ...]) -> list[list[float]]:
    """Log-likelihood of what was done in all finished rounds, by seat and kind."""
    rounds = [_habits(view.options, finished, kinds) for finished in view.history]
    return [
        [sum(of_round[seat][kind] for of_round in rounds) for kind in range(len(kinds))]
        for seat in range(view.options.seats)
    ]


@lru_cache(maxsize=64)
def _habits(options: Options, finished: Round, kinds: tuple[P, ...]) -> list[list[float]]:
    """Those of one round, now that the goals are open."""
    masks = [masks_of(options)[options.rulebook.card_numbers[goal]] for goal in finished.goals]
    held = [[(masks[person],) for person in persons] for persons in options.sides]
    logs: list[Logs] = [[[0.0] * len(cards) for _ in kinds] for cards in held]
    opening = _opening(options, finished.places, finished.acts, finished.emissary_goal)
    reading = Reading(options, expertise(options).opened(options, opening), logs)
    for deed in deeds(finished.acts, finished.elections):
        reading.go_on(deed, kinds, held)
    return [[sum(row) / len(row) for row in by_kind] for by_kind in reading.logs]
