"""A policy that does well against given ones, by evolution of its logits.

The separable CMA-ES of Ros and Hansen (2008): cheap, few parameters of its own, and content with
noise.  One evaluation is a few hundred rounds by playout.
"""

from collections.abc import Callable, Sequence
from functools import partial
from math import exp, log, sqrt
from random import Random
from typing import Final, Generic, NamedTuple, TypeVar

from tools.training.vectors import to_policy, to_vector
from vivaroi_gui.ai.vivaroi.cards import masks_of
from vivaroi_gui.ai.vivaroi.playout import Opening
from vivaroi_gui.ai.vivaroi.playout_2003 import opened
from vivaroi_gui.ai.vivaroi.policy import Policy
from vivaroi_gui.ai.vivaroi.scruples import Scruples
from vivaroi_gui.ai.vivaroi.standing import round_share
from vivaroi_gui.rules.vivaroi import Options

Kind = TypeVar("Kind")
Field = Sequence[Kind]
"""The others at a table: each is drawn from these."""
Fitness = Callable[[Kind, Sequence[Field[Kind]], int, Random], float]

_TABLES: Final = (3, 4, 4, 4, 5, 6)
"""Players at a table, by how often."""
_POPULATION: Final = 14
_STEP: Final = 0.5


def fitness(
    policy: Policy,
    fields: Sequence[Field[Policy]],
    rounds: int,
    random: Random,
    *,
    has_scruples: bool = False,
) -> float:
    """The mean share of a round that the policy gets: par is one by the number of players.

    With ``has_scruples`` it does nothing that people would call stupid.
    """
    total = 0.0
    for number in range(rounds):
        players = random.choice(_TABLES)
        seat = random.randrange(players)
        policies = [random.choice(fields[number % len(fields)]) for _ in range(players)]
        policies[seat] = policy
        total += _share(policies, seat, random, has_scruples) * players / 4
    return total / rounds


def _share(policies: list[Policy], seat: int, random: Random, has_scruples: bool) -> float:
    options = Options(len(policies))
    goals = [(goal,) for goal in random.sample(masks_of(options), options.players)]
    playout = opened(options, Opening((), None))
    if has_scruples:
        playout.bind(Scruples(seat, is_decisive=False))
    playout.finish(goals, policies, random.random)
    return round_share(seat, playout, goals)


class Form(NamedTuple, Generic[Kind]):
    """How a kind of policy is written as a vector, and how well it does."""

    to_vector: Callable[[Kind], list[float]]
    to_policy: Callable[[Sequence[float]], Kind]
    fitness: Fitness[Kind]


FORM_2003: Final = Form(to_vector, to_policy, fitness)
SCRUPULOUS_2003: Final = FORM_2003._replace(fitness=partial(fitness, has_scruples=True))


def evolved(
    form: Form[Kind],
    start: Kind,
    fields: Sequence[Field[Kind]],
    generations: int,
    rounds: int,
    seed: int,
    tell: Callable[[int, float], None],
    step: float = _STEP,
) -> Kind:
    """The mean of the last generation; ``tell`` hears each generation and its best fitness.

    ``step`` is how far from the start it begins to look.
    """
    random = Random(seed)
    swarm = _Swarm(form.to_vector(start), random, step)
    for generation in range(generations):
        luck = random.getrandbits(32)  # the same deals for all of a generation
        samples = swarm.sampled()
        rated = [
            (form.fitness(form.to_policy(swarm.at(sample)), fields, rounds, Random(luck)), sample)
            for sample in samples
        ]
        rated.sort(key=lambda one: one[0], reverse=True)
        swarm.move([sample for _, sample in rated])
        tell(generation, rated[0][0])
    return form.to_policy(swarm.mean)


class _Swarm:
    """Mean, step and variances; the names of the constants are those of the paper."""

    def __init__(self, mean: list[float], random: Random, step: float) -> None:
        self.mean = mean
        self._random = random
        n = len(mean)
        raw = [log(_POPULATION / 2 + 0.5) - log(i + 1) for i in range(_POPULATION // 2)]
        self._weights = [one / sum(raw) for one in raw]
        self._mu = mu = 1 / sum(one * one for one in self._weights)
        self._cs = (mu + 2) / (n + mu + 5)
        self._damping = 1 + self._cs + 2 * max(0.0, sqrt((mu - 1) / (n + 1)) - 1)
        self._cc = 4 / (n + 4)
        faster = (n + 1.5) / 3
        self._c1 = 2 / ((n + 1.3) ** 2 + mu) * faster
        self._cmu = min(1 - self._c1, 2 * (mu - 2 + 1 / mu) / ((n + 2) ** 2 + mu) * faster)
        self._length = sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n))
        self._step = step
        self._variances = [1.0] * n
        self._path_step = [0.0] * n
        self._path = [0.0] * n

    def sampled(self) -> list[list[float]]:
        """Directions drawn from the standard normal distribution."""
        return [[self._random.gauss(0, 1) for _ in self.mean] for _ in range(_POPULATION)]

    def at(self, sample: list[float]) -> list[float]:
        """Where a direction leads."""
        spread = zip(self.mean, self._variances, sample, strict=True)
        return [mean + self._step * sqrt(variance) * z for mean, variance, z in spread]

    def move(self, ranked: list[list[float]]) -> None:
        """Takes over what the better half has in common."""
        better = ranked[: len(self._weights)]
        mean = [
            sum(weight * sample[i] for weight, sample in zip(self._weights, better, strict=True))
            for i in range(len(self.mean))
        ]
        self.mean = self.at(mean)
        keep, gain = 1 - self._cs, sqrt(self._cs * (2 - self._cs) * self._mu)
        self._path_step = _mixed(self._path_step, keep, mean, gain)
        length = sqrt(sum(one * one for one in self._path_step))
        gain = sqrt(self._cc * (2 - self._cc) * self._mu)
        spread = [sqrt(v) * z for v, z in zip(self._variances, mean, strict=True)]
        self._path = _mixed(self._path, 1 - self._cc, spread, gain)
        self._widen(better)
        self._step *= exp(self._cs / self._damping * (length / self._length - 1))

    def _widen(self, better: list[list[float]]) -> None:
        for i, variance in enumerate(self._variances):
            seen = sum(
                weight * sample[i] ** 2
                for weight, sample in zip(self._weights, better, strict=True)
            )
            kept = (1 - self._c1 - self._cmu) * variance
            self._variances[i] = kept + self._c1 * self._path[i] ** 2 + self._cmu * variance * seen


def _mixed(a: list[float], of_a: float, b: list[float], of_b: float) -> list[float]:
    return [of_a * x + of_b * y for x, y in zip(a, b, strict=True)]
