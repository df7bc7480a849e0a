"""What a module is: a rule that not every game has, in a file of its own, behind fixed hooks."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from vivaroi_gui.rules.core import IllegalMove, Seat
    from vivaroi_gui.rules.vivaroi.data import Character
    from vivaroi_gui.rules.vivaroi.moves import Card, Deal, MoveUp, Vote
    from vivaroi_gui.rules.vivaroi.state import State
    from vivaroi_gui.rules.vivaroi.view import View

Points = tuple[int, ...]


class Module:
    """A rule that changes nothing: each module overrides the hooks that it needs.

    The flow calls the hooks of all modules in one fixed order.
    """

    # --- deal and placing ------------------------------------------------------------------

    def setup(self, state: State, deal: Deal) -> None:
        """The round is dealt, and nobody has placed yet."""

    def placed(self, state: State, seat: Seat) -> int:
        """``seat`` has placed a character; the points that this brings to each of its markers."""
        return 0

    # --- ascent ----------------------------------------------------------------------------

    def ascents(self, state: State) -> tuple[MoveUp, ...]:
        """Moves in the ascent besides those from floor to floor."""
        return ()

    def knows(self, at: int, to: int) -> bool:
        """Whether this module rules moves between these places."""
        return False

    def refused_ascent(self, seen: View, at: int, to: int) -> IllegalMove | None:
        """Why a move between places that this module knows is illegal; None if it is legal."""

    # --- election --------------------------------------------------------------------------

    def votes(self, state: State, seat: Seat) -> tuple[Vote, ...]:
        """Votes of a seat besides Yes and No."""
        return ()

    def joins(self, state: State) -> Card | None:
        """A vote that nobody at the table casts."""
        return None

    def sends(self, state: State, nominee: Character, cards: Sequence[Card]) -> int | None:
        """Where a nominee goes who is not elected with these cards, if this module knows."""
        return None

    def spends(self, state: State, votes: Sequence[Card]) -> None:
        """These cards, by seat, did not elect the nominee."""

    # --- count -----------------------------------------------------------------------------

    def awaits_another(self, state: State) -> bool:
        """Whether another coronation follows in this round; asked before this one is counted."""
        return False

    def inverts(self, king: Character) -> bool:
        """Whether this King turns the points of all favourites upside down."""
        return False

    def corrects(self, number: int, points: Points) -> tuple[Points, tuple[Seat, ...]]:
        """The points that count in round ``number``, and the seats whose points are others now."""
        return points, ()

    def scores(self, state: State, worth: Sequence[int]) -> int | None:
        """Points of somebody who does not sit at the table, by what each character is worth."""
        return None

    def bonus(self, state: State, where: Sequence[int], points: Points) -> Points:
        """Further points by person when a round ends; ``points`` are those of the favourites."""
        return (0,) * len(points)

    def crowned(self, state: State) -> None:
        """A coronation is counted, and the round goes on."""

    # --- end -------------------------------------------------------------------------------

    def is_stranded(self, state: State) -> bool:
        """Whether nobody is left who could be crowned."""
        return False

    def wins(self, state: State, totals: Sequence[int]) -> bool:
        """Whether somebody beats all seats who does not sit at the table."""
        return False


class Modules:
    """The modules of a game by what they do: those that override a hook, in the fixed order.

    A hook that nobody needs is an empty tuple: no game pays for a rule that it does not play.
    """

    def __init__(self, modules: Sequence[Module]) -> None:
        def those(hook: Callable[..., object]) -> tuple[Module, ...]:
            name = hook.__name__
            return tuple(one for one in modules if getattr(type(one), name) is not hook)

        self.setup = those(Module.setup)
        self.placed = those(Module.placed)
        self.ascents = those(Module.ascents)
        self.refused_ascent = those(Module.refused_ascent)
        self.votes = those(Module.votes)
        self.joins = those(Module.joins)
        self.sends = those(Module.sends)
        self.spends = those(Module.spends)
        self.awaits_another = those(Module.awaits_another)
        self.inverts = those(Module.inverts)
        self.corrects = those(Module.corrects)
        self.scores = those(Module.scores)
        self.bonus = those(Module.bonus)
        self.crowned = those(Module.crowned)
        self.is_stranded = those(Module.is_stranded)
        self.wins = those(Module.wins)
