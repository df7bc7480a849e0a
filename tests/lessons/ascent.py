"""A small model of the ascent of 2003, to search through what may come of a puzzle's choices."""

from collections.abc import Iterator
from itertools import product
from typing import Any, Final

from vivaroi_gui.rules.core import Json
from vivaroi_gui.rules.vivaroi import Options

_NO_CARDS: Final = {3: 4, 4: 3, 5: 2, 6: 2}
_PLACED: Final = {3: 12, 4: 12, 5: 10, 6: 12}
_GONE: Final = -1
Goals = tuple[tuple[str, ...] | None, ...]
Board = dict[str, int]


def names_of_deck() -> list[tuple[str, ...]]:
    """The cards of 2003, each in the order of the alphabet."""
    options = Options()
    return [tuple(sorted(options.cast[one] for one in goal)) for goal in options.deck]


def fitting(scenario: Json) -> Iterator[Goals]:
    """The cards of all seats that fit what is known; of whom nothing is known, none is asked."""
    deck, learner = names_of_deck(), scenario["learner"]
    mine = tuple(sorted(scenario["deal"]["rounds"][0]["goals"][learner]))
    candidates: list[list[tuple[str, ...] | None]] = []
    for seat, known in enumerate(scenario["proof"]["known"]):
        if seat == learner or known is None:
            candidates.append([mine if seat == learner else None])
            continue
        has, lacks = set(known.get("has", ())), set(known.get("lacks", ()))
        candidates.append(
            [one for one in deck if one != mine and has <= set(one) and not lacks & set(one)]
        )
    for goals in product(*candidates):
        real = [goal for goal in goals if goal]
        if len(set(real)) == len(real):
            yield goals


class Ascent:
    """A position, and what it comes to for the learner where the others keep to their habits."""

    def __init__(self, scenario: Json, played: list[Json]) -> None:
        proof = scenario["proof"]
        self.players: int = scenario["config"]["players"]
        self.learner: int = scenario["learner"]
        self.habits: list[str] = proof["habits"]
        self.lifts = {int(seat): one for seat, one in proof.get("lifts", {}).items()}
        self.metric: str = proof.get("metric", "points")
        self.depth: int = proof["depth"]
        self.mine = set(scenario["deal"]["rounds"][0]["goals"][self.learner])
        self.goals: Goals = ()
        self.seen = 0
        self._memory: dict[Any, int] = {}
        self.board: Board = {}
        self.no = [_NO_CARDS[self.players]] * self.players
        self.turn: int = scenario["deal"]["first_player"]
        self.nominee, self.by = "", 0
        self._votes: dict[int, str] = {}
        for action in played:
            self._play(action)

    def _play(self, action: Json) -> None:
        if action["type"] == "vote":
            self._votes[action["player"]] = action["card"]
            if len(self._votes) == self.players:
                self._count_votes()
            return
        self.board[action["character"]] = action["floor" if action["type"] == "place" else "to"]
        if action.get("to") == 6:
            self.nominee, self.by = action["character"], self.turn
        self.turn = (self.turn + 1) % self.players
        if action["type"] == "place" and len(self.board) == _PLACED[self.players]:
            for one in Options().cast:
                self.board.setdefault(one, 0)

    def _count_votes(self) -> None:
        for seat, card in self._votes.items():
            self.no[seat] -= card == "no"
        if "no" in self._votes.values():
            self.board[self.nominee] = _GONE
        self._votes = {}

    # --- what may come -------------------------------------------------------------------------

    def worth(self, action: Json, goals: Goals) -> int:
        """Of a choice, where the others hold these cards: the worst that may come of it."""
        self.goals, self._memory = goals, {}
        no = tuple(self.no)
        if action["type"] == "vote":
            return self._elected(
                dict(self.board), no, self.turn, (self.nominee, self.by), self.depth, action["card"]
            )
        return self._moved(dict(self.board), no, self.turn, action["character"], self.depth)

    def _score(self, board: Board, king: str = "") -> int:
        return sum(10 if one == king else max(board[one], 0) for one in self.mine)

    def _moved(self, board: Board, no: tuple[int, ...], turn: int, one: str, depth: int) -> int:
        board = {**board, one: board[one] + 1}
        following = (turn + 1) % self.players
        if board[one] < 6:
            return self._turn(board, no, following, depth)
        own = ["yes", "no"] if no[self.learner] else ["yes"]
        told = one, turn
        return max(self._elected(board, no, following, told, depth, card) for card in own)

    def _elected(
        self,
        board: Board,
        no: tuple[int, ...],
        turn: int,
        told: tuple[str, int],
        depth: int,
        mine: str,
    ) -> int:
        """``told``: who is the candidate, and by whom; ``mine`` is the learner's vote."""
        nominee, by = told
        cards = [
            mine if seat == self.learner else self.vote(seat, nominee, by, no[seat])
            for seat in range(self.players)
        ]
        left = tuple(number - (card == "no") for number, card in zip(no, cards, strict=True))
        if "no" not in cards:
            return self._score(board, nominee) if self.metric == "points" else -1
        if self.metric == "no_left_if_rejected":
            return left[self.learner]
        return self._turn({**board, nominee: _GONE}, left, turn, depth)

    def vote(self, seat: int, nominee: str, by: int, left: int) -> str:
        """By the habit of a seat that has so many No left."""
        habit = self.habits[seat]
        if not left or habit == "yes":
            return "yes"
        if habit == "honest":
            return "yes" if nominee in (self.goals[seat] or ()) else "no"
        assert habit == "against_you"
        return "no" if by == self.learner else "yes"

    def _turn(self, board: Board, no: tuple[int, ...], turn: int, depth: int) -> int:
        """The learner moves as well as can be; others as badly for the learner, or by habit.

        At the horizon what stands now is counted.
        """
        key = (tuple(sorted(board.items())), no, turn, depth)
        if key not in self._memory:
            self.seen += 1
            if depth:
                moves = self.moves(board)
                if self.lifts.get(turn) in moves:
                    moves = [self.lifts[turn]]
                best = max if turn == self.learner else min
                values = [self._moved(board, no, turn, one, depth - 1) for one in moves]
                self._memory[key] = best(values)
            else:
                self._memory[key] = self._score(board)
        return self._memory[key]

    @staticmethod
    def moves(board: Board) -> list[str]:
        """Who can go up."""
        there = list(board.values())
        return [
            one
            for one, place in board.items()
            if 0 <= place < 6 and (place == 5 or there.count(place + 1) < 4)
        ]
