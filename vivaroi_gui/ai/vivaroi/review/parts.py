"""What a review of Viva il Re! finds out, beside what any game is explained by.

``at`` is the place of a sight among all that were shown.
"""

from enum import StrEnum
from typing import Final, NamedTuple

from vivaroi_gui.ai.review import are_chances
from vivaroi_gui.ai.vivaroi.review.deeds import deed_at
from vivaroi_gui.rules.core import Decision, Seat, Shown
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.rules.vivaroi.data import Character
from vivaroi_gui.rules.vivaroi.moves import Card, ChooseAmbition, Move
from vivaroi_gui.rules.vivaroi.records import Election


class Guess(NamedTuple):
    """What a careful onlooker could guess at a sight, by person.

    ``cards`` is the chance of each true card, ``favourites`` that of each character of the cast to
    count for that person.
    """

    at: int
    cards: tuple[float, ...]
    favourites: tuple[tuple[float, ...], ...]

    def fits(self, shown: Shown) -> bool:
        options = _options(shown)
        of_all = [are_chances(one, len(options.cast)) for one in self.favourites]
        are_known = are_chances(self.cards, options.players)
        return _is_seen(self.at, shown) and are_known and of_all == [True] * options.players


class Telling(NamedTuple):
    """What came at a sight gave a true favourite of a person away."""

    at: int
    person: int
    character: Character
    before: float
    after: float

    def fits(self, shown: Shown) -> bool:
        options = _options(shown)
        is_known = self.person in range(options.players) and self.character in range(
            len(options.cast)
        )
        if not (_is_seen(self.at, shown) and is_known):
            return False
        match deed_at(shown.sights, self.at):
            case None:
                return False
            case (int(seat), _) if self.person not in options.sides[seat]:
                return False
        return are_chances((self.before, self.after), 2)


class Flip(NamedTuple):
    """An election that one vote decided, and the chances had ``card`` been laid instead.

    ``voters`` could have done so: one, or several where all said Yes.  ``means`` and ``instead``
    are by seat, with the standard ``errors`` of their differences; ``is_said`` tells for which
    seats the difference is beyond chance.
    """

    at: int
    voters: tuple[Seat, ...]
    card: Card
    means: tuple[float, ...]
    instead: tuple[float, ...]
    errors: tuple[float, ...]
    is_said: tuple[bool, ...]

    def fits(self, shown: Shown) -> bool:
        seats = _options(shown).seats
        election = deed_at(shown.sights, self.at) if _is_seen(self.at, shown) else None
        if not isinstance(election, Election) or not self.voters:
            return False
        if any(one not in range(seats) or election.votes[one] is self.card for one in self.voters):
            return False
        chances = (self.means, self.instead, self.errors)
        return len(self.is_said) == seats and all(are_chances(one, seats) for one in chances)


class Slip(NamedTuple):
    """A person's decision after so many inputs that by what the seat could know was worse.

    ``loss`` is in chances to win, ``error`` its standard error.  ``is_harmless``: with the real
    cards it has cost nothing; None where that was not measured.
    """

    inputs: int
    seat: Seat
    played: Move
    better: Move
    loss: float
    error: float
    is_harmless: bool | None

    def fits(self, shown: Shown) -> bool:
        """The decision itself is among those that are to be judged."""
        return are_chances((self.loss, self.error), 2) and any(
            (one.inputs, one.view.seat, one.move) == (self.inputs, self.seat, self.played)
            and self.better in one.view.legal
            for one in shown.decisions
        )


class Judged(NamedTuple):
    """How many decisions of a seat have been looked at; the last one for a seat tells all."""

    seat: Seat
    decisions: int

    def fits(self, shown: Shown) -> bool:
        own = [one for one in shown.decisions if one.view.seat == self.seat]
        return 0 < self.decisions <= len(own)


def is_judged(decision: Decision) -> bool:
    """Whether it is looked at: what an Ambition is worth is no chance to win."""
    return not isinstance(decision.move, ChooseAmbition)


class Honour(StrEnum):
    """What an award is for."""

    SECRET = "secret"
    """``after``: how likely the true card looked on average."""
    OPEN_BOOK = "open_book"
    """``after``: how likely the true card looked on average."""
    BLUFFER = "bluffer"
    """``trails``: how many of its acts misled."""
    BOLD_NO = "bold_no"
    """``before`` is the chance without it, ``after`` with it."""
    KINGMAKER = "kingmaker"
    """``other`` gained, from ``before`` to ``after``."""
    CLOSE_CALL = "close_call"
    """``before`` is the chance had one vote been different, ``after`` as it was."""
    COMEBACK = "comeback"
    """``before``: the lowest chance of the winner."""


class Award(NamedTuple):
    """Who stood out, and by what; ``at`` the sight of it, None where it was the whole game.

    ``person`` is who gets it, ``other`` another seat that it is about.
    """

    honour: Honour
    person: int
    at: int | None = None
    other: Seat | None = None
    before: float = 0.0
    after: float = 0.0
    trails: int = 0

    def fits(self, shown: Shown) -> bool:
        options = _options(shown)
        is_known = self.person in range(options.players) and self.trails >= 0
        is_at = self.at is None or _is_seen(self.at, shown)
        is_about = self.other is None or self.other in range(options.rivals)
        return is_known and is_at and is_about and are_chances((self.before, self.after), 2)


def _options(shown: Shown) -> Options:
    options: Options = shown.sights[0].view.options
    return options


def _is_seen(at: int, shown: Shown) -> bool:
    return at in range(len(shown.sights))


KINDS: Final = (Guess, Telling, Flip, Slip, Judged, Award)
"""All of them, for whoever reads them in a file."""
