"""Plain information set Monte Carlo tree search, a player of the arena: the textbook's opponent.

Cowling, Powley and Whitehouse 2012, with a single observer: every iteration deals the cards that
this seat cannot see evenly, goes down the one tree by UCT with availability counts, adds a node,
and plays the round out evenly at random.  It knows nothing of the game but its rules.

- Votes are laid at once, so each voter chooses by a table of its own (decoupled UCT), and the node
  below belongs to the cards of all.
- What an end of the round is worth is the share of the victory, by seat.  Later rounds are drawn
  from random ones: with other cards and another castle they owe nothing to this one.
"""

import time
from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import inf, log, sqrt
from random import Random
from typing import Any, Final, cast

from tools.turns import turns
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.ai.vivaroi.ambitions import expected_bonus
from vivaroi_gui.ai.vivaroi.cards import masks_of, own_cards, possible_cards
from vivaroi_gui.ai.vivaroi.expertise import expertise
from vivaroi_gui.ai.vivaroi.playout import Cards, Draws, Markers, Playout
from vivaroi_gui.ai.vivaroi.playout_2024 import Playout2024
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import Options, View, apply, new, view
from vivaroi_gui.rules.vivaroi.data import THRONE
from vivaroi_gui.rules.vivaroi.masks import members
from vivaroi_gui.rules.vivaroi.moves import (
    NO,
    STOMACH_ACHE,
    YES,
    Card,
    ChooseAmbition,
    Move,
    MoveUp,
    Place,
    Vote,
)
from vivaroi_gui.rules.vivaroi.records import Round

ITERATIONS: Final = 1000
"""For each decision, where the budget leaves it open."""
EXPLORATION: Final = 0.5
"""Weight of what was tried seldom."""
_RANDOM_GAMES: Final = 40
"""Games that later rounds are drawn from."""

_ALL_ALIKE: Final[Cards] = (0,)
"""Favours nobody."""

Action = tuple[int, int] | Card
"""A character's bit and where it goes, or a vote."""


def search(seen: View, seed: int, budget: Budget) -> Move:
    """The move that was tried most when the budget was used up."""
    if len(seen.legal) == 1:
        return seen.legal[0]
    if isinstance(seen.legal[0], ChooseAmbition):
        return max(seen.legal, key=lambda move: _hope(seen, move))
    tree = Tree(seen, Random(seed).random)
    for _ in _iterations(budget):
        tree.grow()
    return max(seen.legal, key=tree.visits_of)


def _hope(seen: View, move: Move) -> float:
    """No playout says what an Ambition is worth before anybody stands anywhere."""
    assert isinstance(move, ChooseAmbition)
    assert seen.seat is not None
    goal = seen.goals[seen.options.sides[seen.seat].index(move.person)]
    return expected_bonus(move.ambition, goal)


def _iterations(budget: Budget) -> Iterator[None]:
    seconds, number = budget
    end = inf if seconds is None else time.perf_counter() + seconds
    left = (ITERATIONS if seconds is None else inf) if number is None else number
    while left > 0:
        yield
        left = left - 1 if time.perf_counter() < end else 0


class _Tally:
    """Of an action: how often it was there to be chosen, was chosen, and what that brought."""

    __slots__ = ("available", "sum", "visits")

    def __init__(self) -> None:
        self.available = 0
        self.visits = 0
        self.sum = 0.0

    @property
    def bound(self) -> float:
        """What it may be worth at most, about."""
        visits = self.visits
        return self.sum / visits + EXPLORATION * sqrt(log(self.available) / visits)


class _Node:
    """A point of the round as everybody sees it: a table of actions for each who acts there."""

    __slots__ = ("below", "tables")

    def __init__(self) -> None:
        self.tables: dict[Seat, dict[Action, _Tally]] = {}
        self.below: dict[tuple[Action, ...], _Node] = {}

    def choose(self, seat: Seat, legal: Sequence[Action], random: Draws) -> tuple[Action, _Tally]:
        """Any action that was not tried yet, else the one of the best upper bound."""
        table = self.tables.setdefault(seat, {})
        untried = [action for action in legal if action not in table]
        if untried:
            chosen = untried[int(random() * len(untried))]
            table[chosen] = _Tally()
        for action in legal:
            if action in table:
                table[action].available += 1
        if not untried:
            chosen = max(legal, key=lambda action: table[action].bound)
        return chosen, table[chosen]


class Tree:
    """What the search has found out for a seat so far."""

    def __init__(self, seen: View, random: Draws) -> None:
        assert seen.seat is not None
        found = expertise(seen.options)
        self._options = seen.options
        self._seat = seen.seat
        self._round = seen.round
        self._own = own_cards(seen)
        self._cards = possible_cards(seen)
        self._random = random
        self._playout: Playout[Any] = found.playout_of(seen)
        self._is_vote = seen.nominee is not None
        self._anything = [found.unruly] * seen.options.seats
        self._later = [
            _rounds(seen.options)[number] for number in range(seen.round, seen.options.rounds)
        ]
        self._root = _Node()

    def visits_of(self, move: Move) -> int:
        """How often a move of the seat was tried."""
        tally = self._root.tables[self._seat].get(_action(move))
        return tally.visits if tally else 0

    def grow(self) -> None:
        """One iteration."""
        goals = self._world()
        playout = self._playout.dealt(self._random).copy()
        path: list[tuple[Seat, _Tally]] = []
        if not self._is_over_below(playout, goals, path):
            playout.finish(goals, self._anything, self._random)
        shares = self._shares(playout, goals)
        for seat, tally in path:
            tally.visits += 1
            tally.sum += shares[seat]

    def _world(self) -> list[Cards]:
        """Cards of all seats, each that may be as likely as any other."""
        masks, taken = masks_of(self._options), set[int]()
        goals: list[Cards] = []
        for seat, side in enumerate(self._options.sides):
            if seat == self._seat:
                goals.append(self._own)
                continue
            cards = list[int]()
            for person in side:
                free = [card for card in self._cards[person] if card not in taken]
                cards.append(free[int(self._random() * len(free))])
                taken.add(cards[-1])
            goals.append(tuple([masks[card] for card in cards]))
        return goals

    def _is_over_below(
        self, playout: Playout[Any], goals: list[Cards], path: list[tuple[Seat, _Tally]]
    ) -> bool:
        """Goes down the tree and adds a node to it; whether the round has ended on the way."""
        node, is_new, is_vote = self._root, False, self._is_vote
        while not is_new:
            choices = self._votes(playout) if is_vote else self._moves(playout)
            if not is_vote and not choices:
                return True
            chosen = {
                seat: node.choose(seat, legal, self._random) for seat, legal in choices.items()
            }
            path += [(seat, tally) for seat, (_, tally) in chosen.items()]
            actions = {seat: action for seat, (action, _) in chosen.items()}
            key = tuple(actions.values())
            is_new = key not in node.below
            node = node.below.setdefault(key, _Node())
            if is_vote:
                votes = cast(dict[Seat, Card], actions)
                if playout.elect(goals, self._anything, self._random, votes):
                    return True
                is_vote = False
            else:
                is_vote = _moved(playout, *cast(tuple[int, int], key[0]))
        return is_vote and playout.elect(goals, self._anything, self._random)

    def _moves(self, playout: Playout[Any]) -> dict[Seat, list[Action]]:
        """What whoever's turn it is may do; where nobody can move any more, nobody does."""
        ways = playout.ways(_ALL_ALIKE, self._anything[0])
        found: list[Action] = [(1 << one, to) for _, mask, to in ways for one in members(mask)]
        return {playout.turn: found} if found else {}

    def _votes(self, playout: Playout[Any]) -> dict[Seat, list[Action]]:
        """The cards of all whose vote is a choice."""
        seats = range(self._options.seats)
        return {seat: _cards(playout, seat) for seat in seats if playout.can_vote_against(seat)}

    def _shares(self, playout: Playout[Any], goals: list[Cards]) -> list[float]:
        """The share of the victory by seat, level leaders alike."""
        totals, emissary = playout.totals(goals)
        for rounds in self._later:
            gains, of_emissary = rounds[int(self._random() * len(rounds))]
            totals = [max(0, old + gain) for old, gain in zip(totals, gains, strict=True)]
            if emissary is not None and of_emissary is not None:
                emissary += of_emissary
        best = max(totals)
        if emissary is not None and emissary > best:
            return [0.0] * len(totals)
        return [(total == best) / totals.count(best) for total in totals]


def _cards(playout: Playout[Any], seat: Seat) -> list[Action]:
    cards: list[Action] = [YES]
    if playout.no_cards[seat]:
        cards.append(NO)
    if isinstance(playout, Playout2024) and playout.aches[seat]:
        cards.append(STOMACH_ACHE)
    return cards


def _moved(playout: Playout[Any], bit: int, to: int) -> bool:
    """Places a character or moves it up; whether it stands on the throne now."""
    if playout.left_to_place:
        playout.place(bit, to)
    else:
        playout.lift(bit, to)
    return to == THRONE


def _action(move: Move) -> Action:
    match move:
        case Place(character, to) | MoveUp(character, to):
            return 1 << character, to
        case Vote(card):
            return card
    raise ValueError("nothing that a tree can try")


@lru_cache
def _rounds(options: Options) -> list[list[Markers]]:
    """What random rounds have brought, by their number."""
    random = Random(1)
    found: list[list[Markers]] = [[] for _ in range(options.rounds)]
    for _ in range(_RANDOM_GAMES):
        state = new(options)
        for seat, seen in turns(state, random):
            apply(state, seat, random.choice(seen.legal))
        for number, finished in enumerate(view(state).history):
            found[number].append(_brought(options, finished))
    return found


def _brought(options: Options, finished: Round) -> Markers:
    """Of partners with a marker each the lower one counts."""
    gained = finished.gained
    seats = [
        min([gained[one] for one in options.markers_of(seat)]) for seat in range(options.seats)
    ]
    return Markers(seats, finished.emissary_points)
