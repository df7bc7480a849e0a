"""Positions for the tests: dealt games, castles set up by floor, votes cast at once."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from random import Random
from types import NoneType

from vivaroi_gui.rules.core import CHANCE, Event, IllegalMove, Seat
from vivaroi_gui.rules.vivaroi import Options, Phase, Placement, State, apply, draw, legal, new
from vivaroi_gui.rules.vivaroi import to_act as actors
from vivaroi_gui.rules.vivaroi.data import CAST, DECK, Character, Goal
from vivaroi_gui.rules.vivaroi.data_2024 import AMBITIONS
from vivaroi_gui.rules.vivaroi.masks import mask_of
from vivaroi_gui.rules.vivaroi.moves import Card, Deal, Move, MoveUp, Place, Vote
from vivaroi_gui.rules.vivaroi.state import places

__all__ = [
    "ALIGHIERO",
    "AWAY",
    "BEATRICE",
    "BESIDE",
    "CAST",
    "CHANCE",
    "CLEMENTE",
    "CRAFTSMEN",
    "DARIO",
    "DECK",
    "DIGNITARIES",
    "ERNESTO",
    "FIORELLO",
    "GAVINO",
    "IRINA",
    "LEONARDO",
    "MERLINO",
    "NATALE",
    "NO",
    "NOBLES",
    "ODESSA",
    "OFFICERS",
    "PIERO",
    "RACHEL",
    "SERVANTS",
    "SIMON",
    "THERESA",
    "THRONE",
    "TRADERS",
    "UMBERTO",
    "YES",
    "Card",
    "Character",
    "Deal",
    "Event",
    "Goal",
    "Move",
    "MoveUp",
    "Options",
    "Phase",
    "Place",
    "Placement",
    "Seat",
    "State",
    "Vote",
    "actors",
    "all_forms",
    "apply",
    "card",
    "castle",
    "cause",
    "conceivable",
    "crown",
    "dealt",
    "draw",
    "legal",
    "new",
    "next_deal",
    "nominate",
    "place_everybody",
    "places",
    "play_first",
    "random_game",
    "random_step",
    "standing_on",
    "vote",
    "watched",
    "where",
    "with_other_secrets",
]

(
    ALIGHIERO,
    BEATRICE,
    CLEMENTE,
    DARIO,
    ERNESTO,
    FIORELLO,
    GAVINO,
    IRINA,
    LEONARDO,
    MERLINO,
    NATALE,
    ODESSA,
    PIERO,
) = range(13)

RACHEL, SIMON, THERESA, UMBERTO = range(4)
"""The players of the rulebook's examples, clockwise."""

SERVANTS, CRAFTSMEN, TRADERS, OFFICERS, DIGNITARIES, NOBLES, THRONE, BESIDE, AWAY = range(9)
"""Where a character may be: the seven floors, beside the board, or eliminated."""

YES, NO = Card.YES, Card.NO


def card(initials: str) -> Goal:
    """The secret goal with these six characters."""
    return tuple(sorted("ABCDEFGILMNOP".index(letter) for letter in initials))


def dealt(
    players: int = 4, rounds: int = 3, first_player: Seat = 0, goals: Iterable[str] = ()
) -> State:
    """A game at the start of its first round, before anybody has placed."""
    state = new(Options(players, rounds))
    hands = tuple(map(card, goals)) or DECK[:players]
    apply(state, CHANCE, Deal(hands, None, first_player))
    return state


def castle(state: State, floors: Mapping[int, Iterable[Character]], turn: Seat = 0) -> State:
    """A round begins in the ascent: these characters on these floors, all others eliminated."""
    state.floors = [mask_of(tuple(floors.get(floor, ()))) for floor in range(7)]
    state.reserve = state.left_to_place = 0
    state.first_places = places(state)
    state.phase = Phase.ASCENT
    state.turn = turn
    return state


def where(state: State) -> dict[str, int]:
    """The place of each character by name."""
    return dict(zip(CAST, places(state), strict=True))


def standing_on(state: State, floor: int) -> set[Character]:
    """The characters on a floor."""
    return {character for character, place in enumerate(places(state)) if place == floor}


def place_everybody(state: State) -> None:
    """Places with the first legal move until all have placed."""
    while state.phase is Phase.PLACING:
        play_first(state)


def play_first(state: State) -> None:
    """Plays the first legal move of whoever is on turn."""
    (seat,) = actors(state)
    apply(state, seat, legal(state, seat)[0])


def nominate(state: State, character: Character) -> Seat:
    """Moves a Noble onto the throne; the seat that did."""
    (seat,) = actors(state)
    apply(state, seat, MoveUp(character, THRONE))
    return seat


def vote(state: State, *cards: Card) -> None:
    """Everybody lays a card, seat 0 first."""
    for seat, laid in enumerate(cards):
        apply(state, seat, Vote(laid))


def crown(state: State, character: Character) -> None:
    """Nominates and elects with all Yes."""
    nominate(state, character)
    vote(state, *[YES] * state.options.players)


def next_deal(state: State, goals: Iterable[str] = ()) -> None:
    """Deals the next round: these goals, or the first cards not used yet."""
    unused = [goal for number, goal in enumerate(DECK) if number not in state.used_cards]
    hands = tuple(map(card, goals)) or tuple(unused[: state.options.players])
    apply(state, CHANCE, Deal(hands))


def random_step(state: State, random: Random) -> tuple[Seat, Move]:
    """A random legal move of a random seat that may act; not played yet."""
    seat = random.choice(actors(state))
    return seat, (draw(state, random) if seat == CHANCE else random.choice(legal(state, seat)))


def random_game(options: Options, random: Random) -> Iterator[tuple[State, Seat, Move]]:
    """A whole game: each position with the move about to be played in it."""
    state = new(options)
    while actors(state):
        seat, move = random_step(state, random)
        yield state, seat, move
        apply(state, seat, move)


def all_forms() -> list[Options]:
    """Every form of the game."""
    return [Options(*form) for form in product(range(3, 7), (1, 3), Placement)]


def conceivable() -> list[Move]:
    """Every move that one might think of, most of them nonsense."""
    numbers = range(-1, 14)
    floors = range(-1, 9)
    return [
        *(Place(*move) for move in product(numbers, floors)),
        *(MoveUp(*move) for move in product(numbers, floors)),
        Vote(YES),
        Vote(NO),
    ]


def watched(state: State, seat: Seat, move: Move) -> list[Event]:
    """Plays a move and returns what everybody saw."""
    seen: list[Event] = []
    apply(state, seat, move, seen.append)
    return seen


def cause(state: State, seat: Seat, move: Move) -> type:
    """The class of what is raised when a move is tried; NoneType for a legal one."""
    try:
        apply(state.copy(), seat, move)
    except IllegalMove as refused:
        return type(refused)
    return NoneType


def with_other_secrets(state: State, seat: Seat | None, random: Random) -> State:
    """The same position of any edition to the eyes of ``seat``, all that is hidden changed."""
    twin, options = state.copy(), state.options
    cards = tuple(Card) if options.edition == "2024" else (YES, NO)
    for other, persons in enumerate(options.sides):
        if other != seat:
            for person in persons:
                _deal_again(twin, person, random)
            twin.no_cards[other] = (state.no_cards[other] + random.randrange(1, 5)) % 5
            twin.stomach_aches[other] = random.randrange(2)
            twin.votes[other] = random.choice(cards) if twin.votes[other] else None
    twin.used_cards = frozenset(random.sample(range(len(options.deck)), len(state.used_cards)))
    random.shuffle(twin.pile)
    return twin


def _deal_again(state: State, person: int, random: Random) -> None:
    if not (state.options.wedding and state.counts):  # then the cards lie open
        state.goals[person] = random.choice(state.options.deck)
    if state.offers[person]:
        state.offers[person] = tuple(random.sample(tuple(AMBITIONS), 2))
    if state.ambitions[person]:
        state.ambitions[person] = random.choice(tuple(AMBITIONS))
