"""What could be guessed about a person's card, moment by moment: pure, without Qt."""

from collections.abc import Sequence
from itertools import pairwise
from math import log2
from typing import NamedTuple

from vivaroi_gui.ai.vivaroi.review.parts import Guess
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.data import Character, Goal
from vivaroi_gui.rules.vivaroi.moves import Place
from vivaroi_gui.ui.vivaroi.review.findings import Findings
from vivaroi_gui.ui.vivaroi.review.happenings import Happening

MOST_MOMENTS = 9
"""So many are shown of a round; the rest told least."""
_FAINTEST = 0.07
_STEEPNESS = 1.15
_LIKELY = 0.5


class Glimpse(NamedTuple):
    """What could be guessed about one person at the sight ``at``.

    ``is_placed``: it stands there as all characters are placed.  ``card`` is the chance of the true
    card, ``favourites`` those of the cast.
    """

    at: int
    happening: Happening
    is_placed: bool
    card: float
    favourites: tuple[float, ...]

    @property
    def likely(self) -> tuple[Character, ...]:
        """Who probably is a favourite, the likeliest first."""
        chances = enumerate(self.favourites)
        likely = [one for one in chances if one[1] > _LIKELY]
        return tuple(who for who, _ in sorted(likely, key=lambda one: (-one[1], one[0])))


def glimpses(findings: Findings, person: int, round_: int) -> tuple[Glimpse, ...]:
    """Of a round, as far as it is found out: the deal, what the person's seat did and told,
    elections; the moments that told most, in their order.
    """
    guesses = findings.guesses(round_)
    if not guesses:
        return ()
    placed, telling = _all_placed(findings, guesses), telling_moments(findings, person)
    kept = {guesses[0].at, guesses[-1].at} | ({placed} if placed is not None else set())
    for at in _by_what_they_told(findings, guesses, person):
        if len(kept) < MOST_MOMENTS:
            kept.add(at)
    return tuple(
        Glimpse(
            guess.at,
            findings.happenings[guess.at],
            guess.at == placed and guess.at not in telling,
            guess.cards[person],
            guess.favourites[person],
        )
        for guess in guesses
        if guess.at in kept
    )


def _by_what_they_told(
    findings: Findings, guesses: Sequence[Guess], person: int
) -> tuple[int, ...]:
    """What the person's seat did, and elections: what gave it away first, then by bits."""
    seat = findings.options.seat_of(person)
    telling = telling_moments(findings, person)
    told: list[tuple[bool, float, int]] = []
    for before, guess in pairwise(guesses):
        happening = findings.happenings[guess.at]
        is_own = happening.act is not None and happening.act[0] == seat
        if is_own or happening.election is not None:
            bits = abs(_bits(before.cards[person], guess.cards[person]))
            told.append((guess.at not in telling, -bits, guess.at))
    return tuple(at for *_, at in sorted(told))


def _bits(before: float, after: float) -> float:
    return log2(after / before) if before > 0 and after > 0 else 0.0


def telling_moments(findings: Findings, person: int) -> dict[int, int]:
    """The number of each act that gave a person away, from 1, by the place of its sight."""
    return {one.at: number for number, one in enumerate(findings.tellings(person), 1)}


def _all_placed(findings: Findings, guesses: Sequence[Guess]) -> int | None:
    """The sight with the last placing of a round; none where nobody places."""

    def is_placing(at: int) -> bool:
        act = findings.happenings[at].act
        return act is not None and isinstance(act[1], Place)

    return max((guess.at for guess in guesses if is_placing(guess.at)), default=None)


def opacity(chance: float) -> float:
    """How clearly a character is seen that is a favourite with that chance."""
    return max(_FAINTEST, float(chance**_STEEPNESS))


def true_card(view: View, round_: int, person: int) -> Goal:
    """The favourites that a person held in a counted round."""
    return next(one.goals[person] for one in view.history if one.number == round_)
