"""The rest of a round, played out by policies: quick, and without objects for moves."""

from collections.abc import Callable, Sequence

from vivaroi_gui.ai.vivaroi.policy import Choices, Policy, ascents, placings, yes_chance
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi.data import THRONE


class Castle:
    """A round as a playout sees it: masks by floor, No cards by seat, whose turn it is."""

    __slots__ = ("first", "floors", "hands", "reserve", "to_place", "turn")

    def __init__(
        self,
        floors: list[int],
        reserve: int,
        to_place: int,
        hands: list[int],
        turn: Seat,
        first: Seat,
    ) -> None:
        self.floors = floors
        self.reserve = reserve
        self.to_place = to_place
        self.hands = hands
        self.turn = turn
        self.first = first

    def copy(self) -> "Castle":
        """A position of its own."""
        floors, hands = self.floors.copy(), self.hands.copy()
        return Castle(floors, self.reserve, self.to_place, hands, self.turn, self.first)

    def place(self, bit: int, floor: int) -> None:
        """Places a character; after the last one all who are left over become Servants."""
        self.reserve ^= bit
        self.floors[floor] |= bit
        self.to_place -= 1
        self.turn = (self.turn + 1) % len(self.hands)
        if not self.to_place:
            self.floors[0] |= self.reserve
            self.reserve = 0
            self.turn = self.first

    def lift(self, bit: int, to: int) -> None:
        """Moves a character up to ``to``; the turn passes."""
        self.floors[to - 1] ^= bit
        self.floors[to] |= bit
        self.turn = (self.turn + 1) % len(self.hands)


def drawn(choices: Choices, random: Callable[[], float]) -> tuple[int, int]:
    """A character's bit and where it goes, by weight."""
    at = random() * choices[-1][0]
    _, mask, to = next(choice for choice in choices if at <= choice[0])
    for _ in range(int(random() * mask.bit_count())):
        mask &= mask - 1
    return mask & -mask, to


def is_elected(
    castle: Castle,
    goals: Sequence[int],
    policies: Sequence[Policy],
    random: Callable[[], float],
    votes: dict[Seat, bool] | None = None,
) -> bool:
    """Everybody votes at once on whoever stands on the throne; a nominee who is refused is gone.

    The turn has passed already from whoever made the proposal; ``votes`` are those that are known,
    True for Yes.
    """
    hands = castle.hands
    in_play = sum(hands)
    proposer = (castle.turn or len(hands)) - 1
    left = hands.copy()
    is_refused = False
    for seat, held in enumerate(hands):
        if not held:
            continue
        if votes is not None and seat in votes:
            is_no = not votes[seat]
        else:
            yes = yes_chance(
                castle.floors, goals[seat], policies[seat], in_play - held, seat == proposer
            )
            is_no = random() >= yes
        if is_no:
            left[seat] -= 1
            is_refused = True
    castle.hands = left
    if is_refused:
        castle.floors[THRONE] = 0
    return not is_refused


def play_out(
    castle: Castle,
    goals: Sequence[int],
    policies: Sequence[Policy],
    random: Callable[[], float],
) -> None:
    """Plays the round to its coronation: the King stands on the throne of ``castle`` then."""
    while castle.to_place:
        turn = castle.turn
        choices = placings(castle.floors, castle.reserve, goals[turn], policies[turn])
        castle.place(*drawn(choices, random))
    while True:
        turn = castle.turn
        others = sum(castle.hands) - castle.hands[turn]
        bit, to = drawn(ascents(castle.floors, goals[turn], policies[turn], others), random)
        castle.lift(bit, to)
        if to == THRONE and is_elected(castle, goals, policies, random):
            return
