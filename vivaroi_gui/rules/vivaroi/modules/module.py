"""What a module is: an optional rule in a file of its own, behind a few fixed hooks."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vivaroi_gui.rules.core import IllegalMove, Seat
    from vivaroi_gui.rules.vivaroi.data import Character
    from vivaroi_gui.rules.vivaroi.moves import Card, Deal, MoveUp, Vote
    from vivaroi_gui.rules.vivaroi.state import State


class Module:
    """A rule that changes nothing: each module overrides the hooks that it needs.

    The flow calls the hooks of all modules in one fixed order.
    """

    def setup(self, state: State, deal: Deal) -> None:
        """The round is dealt, and nobody has placed yet."""

    def placed(self, state: State, seat: Seat) -> int:
        """``seat`` has placed a character; the points that this brings to each of its markers."""
        return 0

    def ascents(self, state: State) -> tuple[MoveUp, ...]:
        """Moves in the ascent besides those from floor to floor."""
        return ()

    def knows(self, at: int, to: int) -> bool:
        """Whether this module rules moves between these places."""
        return False

    def refused_ascent(self, state: State, at: int, to: int) -> IllegalMove | None:
        """Why a move between places that this module knows is illegal; None if it is legal."""

    def votes(self, state: State, seat: Seat) -> tuple[Vote, ...]:
        """Votes of a seat besides Yes and No."""
        return ()

    def joins(self, state: State) -> Card | None:
        """A vote that nobody at the table casts."""
        return None

    def refused_nominee(self, state: State, nominee: Character) -> int | None:
        """Where a nominee who is not elected goes, if this module knows."""
        return None

    def bonus(self, state: State, where: Sequence[int], points: Sequence[int]) -> Sequence[int]:
        """Further points by person when a round ends; ``where`` all are, ``points`` so far."""
        return [0] * len(points)

    def awaits_another(self, state: State) -> bool:
        """Whether another coronation follows in this round; asked before this one is counted."""
        return False

    def crowned(self, state: State) -> None:
        """A coronation is counted, and the round goes on."""

    def is_stranded(self, state: State) -> bool:
        """Whether nobody is left who could be crowned."""
        return False
