"""Vienna: tastes that win by evolution, and what the end of a round is worth, fitted to games."""

from collections.abc import Callable, Iterator, Sequence
from math import exp, log, sqrt
from random import Random
from typing import Final, NamedTuple

from tools.training.evolution import Field, Form
from vivaroi_gui.ai.vienna.choices import best_start_card
from vivaroi_gui.ai.vienna.future import drawn
from vivaroi_gui.ai.vienna.habits import Rehearsal
from vivaroi_gui.ai.vienna.plan import Planner
from vivaroi_gui.ai.vienna.position import NOBODY, Position, display_from
from vivaroi_gui.ai.vienna.standing import Facts, Weights, chances, facts, is_over, progress
from vivaroi_gui.ai.vienna.tastes import Tastes, mind_of
from vivaroi_gui.ai.vienna.town import NONE, town_of
from vivaroi_gui.rules.vienna import Options
from vivaroi_gui.rules.vienna.board import Character
from vivaroi_gui.rules.vienna.data import Special

_TABLES: Final = (3, 4, 4, 5)
"""Players at a table, by how often."""
_SHARES: Final = ("kept", "rank", "broke")
"""Tastes that are at most 1."""
_LEAST: Final = 0.01
_EPOCHS: Final = 12
_RATE: Final = 0.05
_DECAY: Final = 1e-4

Heard = Callable[[Position], None]


# --- whole games in thought ----------------------------------------------------------------------


def played(tastes: Sequence[Tastes], random: Random, heard: Heard = lambda _: None) -> list[float]:
    """A game of players who follow their plans: the share of the victory by seat.

    ``heard`` is told the position at the end of each round but the last one.
    """
    position, pile = _begun(tastes, random)
    while True:
        position.begin_round(display_from(pile, position))
        minds = [mind_of(position, seat, one) for seat, one in enumerate(tastes)]
        Rehearsal(position, Planner(minds), drawn(position.seats, random.random)).finish()
        if is_over(position):
            return list(chances(position))
        heard(position)


def _begun(tastes: Sequence[Tastes], random: Random) -> tuple[Position, list[Character]]:
    options = Options(len(tastes))
    board, seats = options.board, range(options.seats)
    position = Position.__new__(Position)
    position.town, position.seats = town_of(board), options.seats
    position.scores = [board.start_score(options.players) for _ in seats]
    first = random.randrange(options.seats)
    position.owners = [NOBODY for _ in Special]
    position.owners[Special.FIRST_PLAYER] = first
    position.coins, position.symbols = [0 for _ in seats], [[] for _ in seats]
    left = list(range(len(board.start_cards)))
    for away in seats:
        seat = (first - 1 - away) % options.seats
        card = best_start_card(board, left, tastes[seat])
        left.remove(card)
        position.coins[seat] = board.start_cards[card].coins
        position.symbols[seat] = list(board.start_cards[card].symbols)
    position.white, position.display = NONE, []
    return position, random.sample(board.pile, len(board.pile))


# --- tastes --------------------------------------------------------------------------------------


def to_vector(tastes: Tastes) -> list[float]:
    """Logarithms of the tastes in a fixed order."""
    values = [*tastes.specials, *(getattr(tastes, name) for name in _PLAIN)]
    return [log(max(value, _LEAST)) for value in values]


def to_tastes(vector: Sequence[float]) -> Tastes:
    """The tastes of such logarithms, rounded as they are printed."""
    values = [round(exp(min(one, 4.0)), 3) for one in vector]
    plain = dict(zip(_PLAIN, values[len(Special) :], strict=True))
    plain |= {name: min(1.0, plain[name]) for name in _SHARES}
    return Tastes(specials=tuple(values[: len(Special)]), **plain)  # type: ignore[arg-type]


_PLAIN: Final = tuple(name for name in Tastes._fields if name != "specials")


def fitness(tastes: Tastes, fields: Sequence[Field[Tastes]], games: int, random: Random) -> float:
    """The mean share of a game, as at a table of four."""
    total = 0.0
    for number in range(games):
        players = _TABLES[number % len(_TABLES)]
        seat = random.randrange(players)
        field = fields[number // len(_TABLES) % len(fields)]
        table = [random.choice(field) for _ in range(players)]
        table[seat] = tastes
        total += played(table, random)[seat] * players / 4
    return total / games


FORM_VIENNA: Final = Form(to_vector, to_tastes, fitness)


# --- standing ------------------------------------------------------------------------------------


class Sample(NamedTuple):
    """The end of a round: what counts of each seat, how far the game is, and who won in the end."""

    seen: list[Facts]
    far: float
    shares: list[float]


def sampled(tastes: Tastes, games: int, random: Random) -> Iterator[Sample]:
    """The ends of rounds in games of equals."""
    for number in range(games):
        players = _TABLES[number % len(_TABLES)]
        ends: list[tuple[list[Facts], float]] = []

        def hear(position: Position, ends: list[tuple[list[Facts], float]] = ends) -> None:
            seats = range(position.seats)
            ends.append(([facts(position, seat) for seat in seats], progress(position)))

        shares = played([tastes] * players, random, hear)
        yield from (Sample(seen, far, shares) for seen, far in ends)


def fitted_standing(samples: list[Sample], random: Random) -> Weights:
    """The weights that make those who won as likely as can be: a conditional logit.

    Maximum likelihood by stochastic gradients (AdaGrad), as for the policies of the castle.
    """
    number = len(samples[0].seen[0])
    weights, gradients = [0.0] * (2 * number), [1e-6] * (2 * number)
    for _ in range(_EPOCHS):
        random.shuffle(samples)
        for sample in samples:
            _learn(weights, gradients, sample)
    early, late = weights[:number], weights[number:]
    return Weights(tuple(round(one, 3) for one in early), tuple(round(one, 3) for one in late))


def _learn(weights: list[float], gradients: list[float], sample: Sample) -> None:
    rows = [_row(seen, sample.far) for seen in sample.seen]
    logits = [sum(w * x for w, x in zip(weights, row, strict=True)) for row in rows]
    highest = max(logits)
    odds = [exp(logit - highest) for logit in logits]
    total = sum(odds)
    surprises = [share - one / total for share, one in zip(sample.shares, odds, strict=True)]
    for i in range(len(weights)):
        gradient = sum(s * row[i] for s, row in zip(surprises, rows, strict=True))
        gradient -= _DECAY * weights[i]
        gradients[i] += gradient * gradient
        weights[i] += _RATE * gradient / sqrt(gradients[i])


def _row(seen: Facts, far: float) -> list[float]:
    return [*((1 - far) * fact for fact in seen), *(far * fact for fact in seen)]
