"""Playthroughs as text: lines that begin with ``> `` are moves, the rest follows from them.

======================================  ===================================================
``> play 4 3 players``                  players, rounds and placement
``> deal Rachel BDEMNP ACEFNO …``       first player (``-`` after round one), goals by initials
``> stand 0 1 2 …``                     before the deal: floors of the cast, where at random
``> place irina 3``                     by whoever is on turn
``> move irina 4``                      likewise
``> vote yes no yes yes``               everybody, Rachel first
======================================  ===================================================

Lines that begin with ``#`` are kept.
"""

from collections.abc import Iterator
from itertools import takewhile

from tests.rules.tables import (
    CAST,
    CHANCE,
    Card,
    Deal,
    Event,
    Goal,
    MoveUp,
    Options,
    Place,
    Placement,
    Seat,
    State,
    Vote,
    actors,
    apply,
    card,
    new,
)
from vivaroi_gui.rules.vivaroi.events import (
    ElectionCalled,
    GameWon,
    LeftOver,
    RoundBegun,
    RoundOver,
    VotesRevealed,
)
from vivaroi_gui.rules.vivaroi.records import Election, Result, Round
from vivaroi_gui.rules.vivaroi.state import places

PLAYERS = ("Rachel", "Simon", "Theresa", "Umberto", "Viola", "Walter")
FLOORS = (
    "Servants",
    "Craftsmen",
    "Traders",
    "Officers",
    "Dignitaries",
    "Nobles",
    "Throne",
    "beside",
    "sent away",
)


def transcript(text: str) -> str:
    """The whole text that belongs to the ``#`` and ``> `` lines of ``text``."""
    lines = text.split("\n")
    title = list(takewhile(lambda line: line.startswith("#"), lines))
    moves = [line for line in lines if line.startswith("> ")]
    return "\n".join([*title, *Transcript(moves).lines]) + "\n"


class Transcript:
    """Plays moves and writes down what can be seen after each."""

    def __init__(self, moves: list[str]) -> None:
        self.lines: list[str] = []
        self.standing: tuple[int, ...] | None = None
        self.state = State(Options())
        for line in moves:
            self.lines += ["", line]
            _, command, *words = line.split()
            getattr(self, f"_{command}")(*words)

    def _play(self, players: str, rounds: str, placement: str) -> None:
        self.state = new(Options(int(players), int(rounds), Placement(placement)))

    def _stand(self, *floors: str) -> None:
        self.standing = tuple(map(int, floors))

    def _deal(self, first_player: str, *goals: str) -> None:
        first = None if first_player == "-" else PLAYERS.index(first_player)
        self._apply(CHANCE, Deal(tuple(map(card, goals)), self.standing, first))

    def _place(self, name: str, floor: str) -> None:
        self._apply(self._on_turn(), Place(CAST.index(name), int(floor)))

    def _move(self, name: str, to: str) -> None:
        self._apply(self._on_turn(), MoveUp(CAST.index(name), int(to)))

    def _vote(self, *cards: str) -> None:
        for seat, laid in enumerate(cards[:-1]):
            apply(self.state, seat, Vote(Card(laid)))
        self._apply(len(cards) - 1, Vote(Card(cards[-1])))

    def _on_turn(self) -> Seat:
        (seat,) = actors(self.state)
        return seat

    def _apply(self, seat: int, move: Deal | Place | MoveUp | Vote) -> None:
        seen: list[Event] = []
        apply(self.state, seat, move, seen.append)
        self.lines += [line for event in seen for line in told(event)]
        self.lines += drawn(self.state)
        self.lines += status(self.state)


def told(event: Event) -> Iterator[str]:
    """What an event says; placing and moving are drawn."""
    match event:
        case RoundBegun(number, first_player, _):
            yield f"round {number}, {PLAYERS[first_player]} begins"
        case LeftOver(characters):
            yield f"left over: {names(characters)}"
        case ElectionCalled(seat, nominee):
            yield f"{PLAYERS[seat]} takes the crown and proposes {names((nominee,))}"
        case VotesRevealed(election):
            yield outcome(election)
        case RoundOver(finished):
            yield from count(finished)
        case GameWon(result):
            yield from victory(result)


def outcome(election: Election) -> str:
    votes = ", ".join(
        f"{player} {card.value}" for player, card in zip(PLAYERS, election.votes, strict=False)
    )
    end = "is crowned" if election.is_crowned else "is sent away"
    return f"{votes}: {names((election.character,))} {end}"


def count(finished: Round) -> Iterator[str]:
    for seat, goal in enumerate(finished.goals):
        scored = f"{finished.points[seat]} points, {finished.totals[seat]} in all"
        bonus = ", zero in the third round" if seat in finished.zero_bonus else ""
        yield f"{PLAYERS[seat]} had {by_place(goal, finished.places)}: {scored}{bonus}"


def by_place(goal: Goal, at: tuple[int, ...]) -> str:
    return ", ".join(f"{names((character,))} ({FLOORS[at[character]]})" for character in goal)


def victory(result: Result) -> Iterator[str]:
    yield "in the castle: " + ", ".join(
        f"{player} {favourites}"
        for player, favourites in zip(PLAYERS, result.in_castle, strict=False)
    )
    yield "victory: " + ", ".join(PLAYERS[seat] for seat in result.winners)


def drawn(state: State) -> Iterator[str]:
    """The castle from top to bottom, and who is outside of it."""
    at = places(state)
    for place in (6, 5, 4, 3, 2, 1, 0, 7, 8):
        here = tuple(character for character in range(len(CAST)) if at[character] == place)
        if here or place < 7:
            yield f"  {FLOORS[place]:12}{names(here)}".rstrip()


def status(state: State) -> Iterator[str]:
    hands = " ".join(map(str, state.hands))
    turn = ", ".join(PLAYERS[seat] for seat in actors(state) if seat != CHANCE) or "nobody"
    yield f"  No cards {hands}; to act: {turn}"


def names(characters: tuple[int, ...]) -> str:
    return ", ".join(CAST[character].capitalize() for character in characters)
