"""Playthroughs as text: lines that begin with ``> `` are moves, the rest follows from them.

======================================  ===================================================
``> play 4 3 players``                  players, rounds and placement
``> play2024 4 wedding teams 01 2 3``   persons, options and variants, who sits with whom
``> stand 0 1 2 …``                     before the deal: floors of the cast, where at random
``> offer no_wc,one_wc …``              before the deal: two Ambitions for each person
``> send EFJMOV no mav …``              before the deal: the Emissary's card and pile
``> deal Rachel BDEMNP ACEFNO …``       first player (``-`` after round one), goals by initials
``> choose Simon no_wc``                the Ambition that a person keeps
``> place irina 3``                     by whoever is on turn
``> move irina 4``                      likewise; ``wc3`` and ``wc4`` are places, too
``> vote yes no yes yes``               every seat, the first one first
======================================  ===================================================

Lines that begin with ``#`` are kept.
"""

from collections.abc import Iterator
from itertools import takewhile

from tests.rules.tables import (
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
    new,
)
from vivaroi_gui.rules.core import Sides
from vivaroi_gui.rules.vivaroi.data import WC_3, WC_4
from vivaroi_gui.rules.vivaroi.events import (
    AmbitionChosen,
    ElectionCalled,
    FirstCrowned,
    GameWon,
    LeftOver,
    RoundBegun,
    RoundOver,
    VotesRevealed,
)
from vivaroi_gui.rules.vivaroi.moves import ChooseAmbition, EmissaryDeal, Move
from vivaroi_gui.rules.vivaroi.records import Count, Election, Result, Round
from vivaroi_gui.rules.vivaroi.state import places

PLAYERS = ("Rachel", "Simon", "Theresa", "Umberto", "Viola", "Walter", "Xenia", "Yves")
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
    "WC 3",
    "WC 4",
    "dungeon 1",
    "dungeon 2",
    "dungeon 3",
    "couple",
)
TOP_DOWN = (14, 6, 5, 4, 10, 3, 9, 13, 2, 12, 1, 11, 0, 7, 8)
"""The order in which places are drawn."""


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
        self.ambitions: tuple[tuple[str, str], ...] | None = None
        self.emissary: EmissaryDeal | None = None
        self.state = State(Options())
        for line in moves:
            self.lines += ["", line]
            _, command, *words = line.split()
            getattr(self, f"_{command}")(*words)

    def _play(self, players: str, rounds: str, placement: str) -> None:
        self.state = new(Options(int(players), int(rounds), Placement(placement)))

    def _play2024(self, players: str, *chosen: str) -> None:
        switches = dict.fromkeys(takewhile(lambda word: word != "teams", chosen), True)
        seats = tuple(tuple(map(int, word)) for word in chosen[len(switches) + 1 :])
        self.state = new(options_2024(int(players), seats or None, switches))

    def _offer(self, *pairs: str) -> None:
        self.ambitions = tuple((a, b) for a, b in (pair.split(",") for pair in pairs))

    def _send(self, goal: str, *pile: str) -> None:
        self.emissary = EmissaryDeal(self._card(goal), tuple(map(Card, pile)))

    def _choose(self, name: str, ambition: str) -> None:
        person = PLAYERS.index(name)
        sides = enumerate(self.state.options.sides)
        seat = next(seat for seat, persons in sides if person in persons)
        self._apply(seat, ChooseAmbition(person, ambition))

    def _stand(self, *floors: str) -> None:
        self.standing = tuple(map(int, floors))

    def _deal(self, first_player: str, *goals: str) -> None:
        first = None if first_player == "-" else PLAYERS.index(first_player)
        cards = tuple(map(self._card, goals))
        self._apply(CHANCE, Deal(cards, self.standing, first, self.ambitions, self.emissary))

    def _card(self, initials: str) -> Goal:
        letters = [name[0].upper() for name in self.state.options.cast]
        return tuple(sorted(map(letters.index, initials)))

    def _place(self, name: str, floor: str) -> None:
        self._apply(self._on_turn(), Place(self.state.options.cast.index(name), int(floor)))

    def _move(self, name: str, to: str) -> None:
        place = {"wc3": WC_3, "wc4": WC_4}.get(to) or int(to)
        self._apply(self._on_turn(), MoveUp(self.state.options.cast.index(name), place))

    def _vote(self, *cards: str) -> None:
        for seat, laid in enumerate(cards[:-1]):
            apply(self.state, seat, Vote(Card(laid)))
        self._apply(len(cards) - 1, Vote(Card(cards[-1])))

    def _on_turn(self) -> Seat:
        (seat,) = actors(self.state)
        return seat

    def _apply(self, seat: int, move: Move) -> None:
        seen: list[Event] = []
        apply(self.state, seat, move, seen.append)
        self.lines += [line for event in seen for line in told(self.state.options, event)]
        self.lines += drawn(self.state)
        self.lines += status(self.state)


def options_2024(players: int, teams: Sides | None, switches: dict[str, bool]) -> Options:
    return Options(players, edition="2024", teams=teams, **switches)  # type: ignore[arg-type]


def told(options: Options, event: Event) -> Iterator[str]:
    """What an event says; placing and moving are drawn."""
    match event:
        case RoundBegun(number, first_player, _):
            yield f"round {number}, {who(options, first_player)} begins"
        case AmbitionChosen(person):
            yield f"{PLAYERS[person]} keeps an Ambition"
        case LeftOver(characters):
            yield f"left over: {names(options, characters)}"
        case ElectionCalled(seat, nominee):
            proposed = names(options, (nominee,))
            yield f"{who(options, seat)} takes the crown and proposes {proposed}"
        case VotesRevealed(election):
            yield outcome(options, election)
        case FirstCrowned(counted):
            yield from coronation(options, counted)
        case RoundOver(finished) if options.edition == "2003":
            yield from count(options, finished)
        case RoundOver(finished):
            yield from goals(options, finished)
            yield from coronation(options, finished.counts[-1])
        case GameWon(result):
            yield from victory(options, result)


def who(options: Options, seat: Seat) -> str:
    return " and ".join(PLAYERS[person] for person in options.sides[seat])


def outcome(options: Options, election: Election) -> str:
    said = [f"{who(options, seat)} {card.value}" for seat, card in enumerate(election.votes)]
    if election.emissary_vote:
        said.append(f"the Emissary {election.emissary_vote.value}")
    end = "is crowned" if election.is_crowned else "is sent away"
    if election.is_cancelled:
        end = "stays"
    return f"{', '.join(said)}: {names(options, (election.character,))} {end}"


def count(options: Options, finished: Round) -> Iterator[str]:
    for seat, goal in enumerate(finished.goals):
        scored = f"{finished.points[seat]} points, {finished.totals[seat]} in all"
        bonus = ", zero in the third round" if seat in finished.got_33 else ""
        yield f"{PLAYERS[seat]} had {by_place(options, goal, finished.places)}: {scored}{bonus}"


def goals(options: Options, finished: Round) -> Iterator[str]:
    for person, goal in enumerate(finished.goals):
        kept = finished.ambitions[person]
        also = f", and {kept}" if kept else ""
        yield f"{PLAYERS[person]} had {by_place(options, goal, finished.places)}{also}"


def coronation(options: Options, counted: Count) -> Iterator[str]:
    turned = ", all points inverted" if counted.is_inverted else ""
    yield f"{names(options, (counted.king,))} is King{turned}"
    for person, points in enumerate(counted.points):
        bonus = f" and {counted.ambition_points[person]}" if counted.ambition_points[person] else ""
        yield f"  {PLAYERS[person]} {points}{bonus}"
    if counted.emissary_points is not None:
        yield f"  the Emissary {counted.emissary_points}, {counted.emissary_total} in all"
    yield "  markers " + " ".join(map(str, counted.totals))


def by_place(options: Options, goal: Goal, at: tuple[int, ...]) -> str:
    return ", ".join(f"{names(options, (one,))} ({FLOORS[at[one]]})" for one in goal)


def victory(options: Options, result: Result) -> Iterator[str]:
    what = "in the castle" if options.edition == "2003" else "highest favourite"
    seats = range(options.seats)
    yield f"{what}: " + ", ".join(f"{who(options, one)} {result.tie_break[one]}" for one in seats)
    winners = ", ".join(who(options, seat) for seat in result.winners)
    yield f"victory: {winners or 'the Emissary'}"


def drawn(state: State) -> Iterator[str]:
    """The castle from top to bottom, and who is outside of it."""
    at = places(state)
    for place in TOP_DOWN:
        here = tuple(one for one, where in enumerate(at) if where == place)
        if here or place < 7:
            yield f"  {FLOORS[place]:12}{names(state.options, here)}".rstrip()


def status(state: State) -> Iterator[str]:
    hands = " ".join(map(str, state.no_cards))
    aches = " ".join(map(str, state.stomach_aches))
    cards = f"No cards {hands}" + (f"; Stomach-aches {aches}" if state.annexes else "")
    acting = [who(state.options, seat) for seat in actors(state) if seat != CHANCE]
    yield f"  {cards}; to act: {', '.join(acting) or 'nobody'}"


def names(options: Options, characters: tuple[int, ...]) -> str:
    return ", ".join(options.cast[character].capitalize() for character in characters)
