"""A game under way on the line protocol, and what each game says of itself there."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any, Generic, TypeVar

from vivaroi_gui.rules.core import (
    CHANCE,
    AnyGame,
    Json,
    Move,
    Options,
    RulesError,
    Seat,
    State,
    View,
)

O = TypeVar("O", bound=Options)  # noqa: E741
S = TypeVar("S", bound=State)


class Match(ABC, Generic[O, S]):
    """A game whose chance is known beforehand: it acts by itself as soon as it is due.

    A *player* of the protocol is a seat, unless the game says otherwise.
    """

    def __init__(self, game: AnyGame, options: O) -> None:
        self.game = game
        self.options = options
        self.state: S = game.new(options)

    # --- chance --------------------------------------------------------------------------------

    @classmethod
    @abstractmethod
    def dealt(cls, options: Any, deal: Json) -> "AnyMatch":
        """A game with all that chance decides dictated.

        Raises:
            RulesError: not the text form of a deal, or one that the rules forbid.
        """

    @classmethod
    @abstractmethod
    def drawn(cls, options: Any, random: Random) -> "AnyMatch":
        """A game in which chance draws by lot."""

    @abstractmethod
    def due(self) -> Move:
        """What chance does now, where it is due."""

    @abstractmethod
    def write_deal(self) -> Json:
        """All that chance decides in the game, what is still to come included; for ``dealt``."""

    def go_on(self) -> None:
        """Chance acts as long as it is due."""
        while CHANCE in self.game.to_act(self.state):
            self.game.apply(self.state, CHANCE, self.due())

    # --- moves ---------------------------------------------------------------------------------

    def players(self) -> range:
        """The numbers that a player may have now."""
        return range(self.options.seats)

    def seat_of(self, player: int) -> Seat:
        """The seat of a player."""
        return player

    def actors(self) -> Sequence[int]:
        """The players who may act now."""
        return list(self.game.to_act(self.state))

    def moves(self, player: int) -> tuple[Move, ...]:
        """The legal moves of a player."""
        moves: tuple[Move, ...] = self.game.legal(self.state, self.seat_of(player))
        return moves

    def read(self, action: Json) -> tuple[Seat, Move]:
        """The seat and the move of an action; the only one who may act need not be named.

        Raises:
            RulesError: not the text form of a move that a player may make.
        """
        to_act = self.game.to_act(self.state)
        turn = to_act[0] if len(to_act) == 1 else None
        seat, move = self.game.read_move(self.options, action, turn)
        if seat == CHANCE:
            raise RulesError("the engine deals by itself")
        return seat, move

    def play(self, action: Json) -> None:
        """Plays the text form of a move, and what chance does upon it.

        Raises:
            RulesError: the action is no move, or an illegal one; the position is unchanged.
        """
        self.game.apply(self.state, *self.read(action))
        self.go_on()

    # --- what is told of it --------------------------------------------------------------------

    @property
    @abstractmethod
    def phase(self) -> str:
        """Where the round stands, in a word."""

    @abstractmethod
    def public(self) -> Json:
        """What everybody may see."""

    @abstractmethod
    def secret(self, seat: Seat) -> Json:
        """What a seat may see besides."""

    @abstractmethod
    def secrets(self) -> Json:
        """What nobody may see before the end of the game, by seat and by whatever else hides it."""

    def final(self) -> Json:
        """The position with all that is told of it once a run is over, and all secrets."""
        return {"public": self.public(), "secret": self.secrets()}

    def view(self, player: int) -> View:
        """What a player's seat may see, for an opponent who is to choose among its moves."""
        view: View = self.game.view(self.state, self.seat_of(player))
        return view


AnyMatch = Match[Any, Any]
"""A match of which nothing else is known."""
