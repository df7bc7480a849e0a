"""Positions of 2024 for the tests: games dealt, castles set up by place, votes cast at once."""

from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Any

from tests.rules.tables import actors, random_game, random_step
from vivaroi_gui.rules.core import CHANCE, Seat
from vivaroi_gui.rules.vivaroi import Options, Phase, State, apply, draw, new
from vivaroi_gui.rules.vivaroi.data import (
    ANNEXES,
    BESIDE_THRONE,
    CRAFTSMEN,
    DIGNITARIES,
    DUNGEON_1,
    DUNGEON_2,
    DUNGEON_3,
    NOBLES,
    OFFICERS,
    OUT,
    RESERVE,
    SERVANTS,
    THRONE,
    TRADERS,
    WC_3,
    WC_4,
    Character,
    Goal,
)
from vivaroi_gui.rules.vivaroi.data_2024 import CAST
from vivaroi_gui.rules.vivaroi.moves import Card, EmissaryDeal, Move, MoveUp, Vote
from vivaroi_gui.rules.vivaroi.state import places

__all__ = [
    "ANNA",
    "BESIDE_THRONE",
    "BOUFFON",
    "BRIDGET",
    "CHANCE",
    "CLOTHILDE",
    "CRAFTSMEN",
    "DAGOBERT",
    "DIGNITARIES",
    "DUNGEON_1",
    "DUNGEON_2",
    "DUNGEON_3",
    "ELOISE",
    "FOIDVO",
    "GASTON",
    "JEANNE",
    "LEONARDO",
    "MAV",
    "MERLIN",
    "NO",
    "NOBLES",
    "OFFICERS",
    "OUAF",
    "OUT",
    "RESERVE",
    "ROMEO",
    "SERVANTS",
    "THRONE",
    "TRADERS",
    "VICTORIA",
    "WC_3",
    "WC_4",
    "YES",
    "Card",
    "Move",
    "MoveUp",
    "Options",
    "Phase",
    "State",
    "Vote",
    "actors",
    "apply",
    "at",
    "card",
    "castle",
    "crown",
    "dealt",
    "dealt_with",
    "nominate",
    "random_game",
    "rested",
    "table",
    "vote",
]

(
    ANNA,
    BRIDGET,
    CLOTHILDE,
    DAGOBERT,
    ELOISE,
    FOIDVO,
    GASTON,
    JEANNE,
    LEONARDO,
    MERLIN,
    OUAF,
    ROMEO,
    VICTORIA,
    BOUFFON,
) = range(len(CAST))

YES, NO, MAV = Card


def card(initials: str) -> Goal:
    """The Favourites card with these six."""
    return tuple(sorted("ABCDEFGJLMORV".index(letter) for letter in initials))


def table(players: int = 4, **chosen: Any) -> Options:
    """Options of a table of 2024; at two sides with the Emissary."""
    seats = len(chosen.get("teams") or range(players))
    return Options(players, edition="2024", **{"emissary": seats == 2, **chosen})


def dealt(players: int = 4, first_player: Seat = 0, **chosen: Any) -> State:
    """A game at the start of its first round."""
    return dealt_with(table(players, **chosen), first_player=first_player)


def dealt_with(
    options: Options,
    goals: Iterable[str] = (),
    first_player: Seat = 0,
    emissary: EmissaryDeal | None = None,
    ambitions: tuple[tuple[str, str], ...] | None = None,
) -> State:
    """The same, with these cards; what is left open is drawn."""
    state = new(options)
    drawn = draw(state, Random(1))
    deal = type(drawn)(
        goals=tuple(map(card, goals)) or drawn.goals,
        first_player=first_player,
        ambitions=ambitions or drawn.ambitions,
        emissary=emissary or drawn.emissary,
    )
    apply(state, CHANCE, deal)
    return state


def castle(state: State, where: Mapping[int, Iterable[Character]], turn: Seat = 0) -> State:
    """A round begins in the ascent: these characters in these places, all others in the box."""
    state.floors = [0] * 7
    state.annexes = [0] * len(ANNEXES)
    state.reserve = state.left_to_place = 0
    for place, characters in where.items():
        for character in characters:
            state.put(1 << character, place)
    state.first_places = places(state)
    state.ambitions = [kept or (offer or (None,))[0] for kept, offer in _offered(state)]
    state.phase, state.turn = Phase.ASCENT, turn
    return state


def _offered(state: State) -> Iterator[tuple[str | None, tuple[str, ...]]]:
    return zip(state.ambitions, state.offers, strict=True)


def at(state: State, character: Character) -> int:
    """The place of a character."""
    return places(state)[character]


def rested(state: State) -> State:
    """Plays first legal moves until the ascent begins."""
    random = Random(0)
    while state.phase in (Phase.AMBITION, Phase.PLACING):
        apply(state, *random_step(state, random))
    return state


def nominate(state: State, character: Character, by: Seat | None = None) -> None:
    """Moves a Noble onto the throne."""
    seat = actors(state)[0] if by is None else by
    state.turn = seat
    apply(state, seat, MoveUp(character, THRONE))


def vote(state: State, *cards: Card) -> None:
    """Everybody lays a card, seat 0 first; a single card is laid by all."""
    laid = cards if len(cards) > 1 else cards * state.options.seats
    for seat, one in enumerate(laid):
        apply(state, seat, Vote(one))


def crown(state: State, character: Character, by: Seat | None = None) -> None:
    """Nominates and elects with all Yes."""
    nominate(state, character, by)
    vote(state, YES)
