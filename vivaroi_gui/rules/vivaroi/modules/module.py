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

    The flow calls the hooks of all modules in the order of ``Edition.rules`` and ``variants``.
    """

    # --- deal and placing ------------------------------------------------------------------

    def setup(self, state: State, deal: Deal) -> None:
        """Changes the state of a round that is dealt and in which nobody has placed yet."""

    def after_placing(self, state: State, seat: Seat) -> int:
        """Changes the state after ``seat`` has placed a character, and gives its markers points.

        Returns what each of them got, for the event.
        """
        return 0

    # --- ascent ----------------------------------------------------------------------------

    def ascents(self, state: State) -> tuple[MoveUp, ...]:
        """Moves in the ascent besides those from floor to floor."""
        return ()

    def rules_move(self, at: int, to: int) -> bool:
        """Whether moves between these places are a matter of this module.

        Only a module that overrides ``refused_ascent`` is asked; the first that says so answers.
        """
        return False

    def refused_ascent(self, seen: View, at: int, to: int) -> IllegalMove | None:
        """Why a move between places that this module rules is illegal; None if it is legal."""

    # --- election --------------------------------------------------------------------------

    def votes(self, state: State, seat: Seat) -> tuple[Vote, ...]:
        """Votes of a seat besides Yes and No."""
        return ()

    def cast_outside_vote(self, state: State) -> Card | None:
        """Casts a vote of somebody who does not sit at the table, and changes the state by it.

        The first vote counts; None for none.
        """
        return None

    def send_unelected(self, state: State, nominee: Character, cards: Sequence[Card]) -> int | None:
        """Where these cards send a nominee whom they did not elect; changes the state.

        Asked in order; the first place wins; None for all: out.
        """
        return None

    def spends(self, state: State, votes: Sequence[Card]) -> None:
        """Takes those of these cards, by seat, that are lost as they did not elect the nominee."""

    # --- count -----------------------------------------------------------------------------

    def another_coronation_follows(self, state: State) -> bool:
        """Whether the round does not end with this coronation, which is not counted yet."""
        return False

    def inverts(self, king: Character) -> bool:
        """Whether this King turns the points of all favourites upside down."""
        return False

    def corrects(self, number: int, points: Points) -> tuple[Points, tuple[Seat, ...]]:
        """The points that count in round ``number``, and the seats whose points it has changed."""
        return points, ()

    def scores(self, state: State, worth: Sequence[int]) -> int | None:
        """Points of somebody who does not sit at the table, by what each character is worth."""
        return None

    def bonus(self, state: State, where: Sequence[int], points: Points) -> Points:
        """Further points by person when a round ends; ``points`` are those of the favourites."""
        return (0,) * len(points)

    def round_goes_on(self, state: State) -> None:
        """Changes the state when a coronation is counted and was not the last one of its round."""

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
        self.after_placing = those(Module.after_placing)
        self.ascents = those(Module.ascents)
        self.refused_ascent = those(Module.refused_ascent)
        self.votes = those(Module.votes)
        self.cast_outside_vote = those(Module.cast_outside_vote)
        self.send_unelected = those(Module.send_unelected)
        self.spends = those(Module.spends)
        self.another_coronation_follows = those(Module.another_coronation_follows)
        self.inverts = those(Module.inverts)
        self.corrects = those(Module.corrects)
        self.scores = those(Module.scores)
        self.bonus = those(Module.bonus)
        self.round_goes_on = those(Module.round_goes_on)
        self.is_stranded = those(Module.is_stranded)
        self.wins = those(Module.wins)
