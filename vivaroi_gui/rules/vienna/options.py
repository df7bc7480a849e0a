"""What can be chosen before the game, and the board that it is played on."""

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, ClassVar, Final

from vivaroi_gui.rules.core import DEFAULT_STYLE, BadConfig, MarkerPersons, Seat, Sides
from vivaroi_gui.rules.vienna.board import Board
from vivaroi_gui.rules.vienna.data import PLAYERS
from vivaroi_gui.rules.vienna.shipped import SHIPPED

GAME: Final = "vienna"
EDITIONS: Final = ("vienna",)
STYLES: Final = (DEFAULT_STYLE,)


@dataclass(frozen=True)
class Options:
    """How many play, and on which board.

    Raises:
        BadConfig: what the rules forbid; the message says what is permitted.
    """

    game: ClassVar[str] = GAME
    edition: ClassVar[str] = "vienna"

    players: int = 4
    board: Board = field(default=SHIPPED, repr=False)

    def __post_init__(self) -> None:
        if type(self.players) is not int or self.players not in PLAYERS:
            raise BadConfig(f"players: {PLAYERS.start} to {PLAYERS[-1]}, not {self.players!r}")

    def __getstate__(self) -> dict[str, object]:
        """The choices alone, and a board only where it is not the shipped one."""
        return {"players": self.players, "board": None if self.board == SHIPPED else self.board}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state, board=state["board"] or SHIPPED)

    @property
    def seats(self) -> int:
        return self.players

    @property
    def rivals(self) -> int:
        return self.players

    @cached_property
    def sides(self) -> Sides:
        """Everybody plays for themselves."""
        return tuple((person,) for person in range(self.players))

    @property
    def markers(self) -> MarkerPersons:
        return self.sides

    @cached_property
    def left_of(self) -> tuple[Seat, ...]:
        """The left neighbour of each seat, who is next."""
        return tuple((seat + 1) % self.players for seat in range(self.players))

    @cached_property
    def neighbours(self) -> tuple[tuple[Seat, Seat], ...]:
        """Left and right neighbour of each seat, with whom it compares symbols."""
        return tuple((left, (seat - 1) % self.players) for seat, left in enumerate(self.left_of))
