"""Playthroughs as text: lines that begin with ``> `` are moves, the rest follows from them.

==================================  =======================================================
``> play 3``                        how many play
``> deal Sabrina cx kk ...``        who is first, and the characters on top of the pile
``> throw 2 2 3 5 5``               how dice fall; ``w4`` is the white one
``> start s1``                      a start card, as all that follows by whoever is to act
``> place rathaus 2 3``             also ``place geheimbund w``
``> reroll 2 2``, ``> turn 3 4``    also ``reroll w``, ``turn w 4``
``> double``, ``> end``             the second turn, or not
``> gendarme oper``                 then ``> coins`` or ``> points``
``> set 3 6``, ``> leave``          at Prater
``> take cx``, ``> symbol cross``   in the evaluation
``> steal Nina 2``                  or ``> steal Nina 1 Sabrina 1``, or ``> steal``
==================================  =======================================================

Lines that begin with ``#`` are kept.
"""

from collections.abc import Callable, Iterator
from dataclasses import fields
from itertools import takewhile
from typing import Final

from tests.rules.vienna.tables import character, pile
from vivaroi_gui.rules.core import CHANCE, Event, Seat
from vivaroi_gui.rules.vienna import Options, Phase, game
from vivaroi_gui.rules.vienna.board import Board
from vivaroi_gui.rules.vienna.data import WHITE, Special, Symbol
from vivaroi_gui.rules.vienna.events import (
    DiceReturned,
    GameWon,
    Placed,
    RoundBegun,
    StopEvaluated,
)
from vivaroi_gui.rules.vienna.moves import (
    ChooseGain,
    ChooseStartCard,
    ChooseSymbol,
    Deal,
    DoubleTurn,
    EndTurn,
    Gain,
    LeaveDice,
    Move,
    Place,
    Reroll,
    SetDie,
    SetGendarme,
    Steal,
    TakeCharacter,
    Throw,
    TurnDie,
)
from vivaroi_gui.rules.vienna.records import Evaluated, Occupation, Result
from vivaroi_gui.rules.vienna.state import State
from vivaroi_gui.rules.vienna.view import View, view

PLAYERS: Final = ("Sabrina", "Matthias", "Nina", "Otto", "Paula")


def transcript(text: str) -> str:
    """The whole text that belongs to the ``#`` and ``> `` lines of ``text``."""
    lines = text.split("\n")
    title = list(takewhile(lambda line: line.startswith("#"), lines))
    state, told = game.new(Options(3)), list(title)
    for line in lines:
        if not line.startswith("> "):
            continue
        told += ["", line]
        command, *words = line[2:].split()
        if command == "play":
            state = game.new(Options(int(words[0])))
        else:
            told += _played(state, _READS[command](words))
    return "\n".join(told) + "\n"


def _played(state: State, move: Move) -> Iterator[str]:
    (seat,) = game.to_act(state)
    events: list[Event] = []
    game.apply(state, seat, move, events.append)
    for event in events:
        yield "  " + told(state.board, event)
    yield from status(view(state), state.turn if seat == CHANCE else seat)


# --- moves ---------------------------------------------------------------------------------------


def _dice(words: list[str]) -> tuple[int, ...]:
    return tuple(sorted(int(word) for word in words if word.isdigit()))


def _white(words: list[str]) -> int | None:
    return next((int(word[1:]) for word in words if word[0] == "w"), None)


def _die(word: str) -> int:
    return WHITE if word == "w" else int(word)


def _stop(word: str) -> int:
    return Options(3).board.index[word]


def _steal(words: list[str]) -> Move:
    pairs = zip(words[::2], words[1::2], strict=True)
    return Steal(tuple((PLAYERS.index(who), int(coins)) for who, coins in pairs))


_READS: Final[dict[str, Callable[[list[str]], Move]]] = {
    "deal": lambda words: Deal(PLAYERS.index(words[0]), pile(*words[1:])),
    "throw": lambda words: Throw(_dice(words), _white(words)),
    "start": lambda words: ChooseStartCard(int(words[0][1:]) - 1),
    "place": lambda words: Place(_stop(words[0]), _dice(words[1:]), "w" in words),
    "reroll": lambda words: Reroll(_dice(words), "w" in words),
    "turn": lambda words: TurnDie(_die(words[0]), int(words[1])),
    "double": lambda words: DoubleTurn(),
    "end": lambda words: EndTurn(),
    "gendarme": lambda words: SetGendarme(_stop(words[0])),
    "coins": lambda words: ChooseGain(Gain.COINS),
    "points": lambda words: ChooseGain(Gain.POINTS),
    "set": lambda words: SetDie(_die(words[0]), int(words[1])),
    "leave": lambda words: LeaveDice(),
    "take": lambda words: TakeCharacter(character(words[0])),
    "symbol": lambda words: ChooseSymbol(Symbol[words[0].upper()]),
    "steal": _steal,
}


# --- what happened -------------------------------------------------------------------------------


def told(board: Board, event: Event) -> str:
    """What an event says, each of its facts; of the great ones in their own words."""
    match event:
        case Placed():
            return _placed(board, event)
        case StopEvaluated(record):
            return _evaluated(board, record)
        case DiceReturned(stop, dice):
            return f"{board.stops[stop].name}: {_shown(dice)} of {PLAYERS[dice.seat]} go home"
        case RoundBegun():
            display = " ".join(_ids(board, event.display))
            left = " ".join(_ids(board, (*event.left, *event.doubles))) or "nobody"
            first = PLAYERS[event.first_player]
            return f"round {event.number}, {first} begins; {display} shown, {left} under the pile"
        case GameWon(result):
            return "; ".join(_count(result))
    facts = ", ".join(f"{one.name} {_fact(one.name, event)}" for one in fields(event))
    return f"{type(event).__name__}: {facts}"


def _fact(name: str, event: Event) -> object:
    value = getattr(event, name)
    return PLAYERS[value] if name in ("seat", "first_player") else value


def _placed(board: Board, event: Placed) -> str:
    parts = [f"{PLAYERS[event.seat]} places {_shown(event.dice)} on {board.stops[event.stop].name}"]
    if event.is_joker:
        parts.append("with the joker")
    if event.bribe:
        parts.append(f"{event.bribe} coin to the coachman")
    if event.coins:
        parts.append(f"{event.coins} coins at once")
    return f"{', '.join(parts)}; carriage {event.was} to {event.position}, purse {event.purse}"


def _shown(dice: Occupation) -> str:
    white = [] if dice.white is None else [f"white {dice.white}"]
    return " and ".join([*map(str, dice.dice), *white])


def _evaluated(board: Board, record: Evaluated) -> str:
    parts = [record.outcome.value]
    if record.paid:
        parts.append(f"pays {record.paid}")
    if record.character is not None:
        parts.append(f"takes {board.characters[record.character].id}")
    if record.card is not None:
        owner = "the supply" if record.owner is None else PLAYERS[record.owner]
        parts.append(f"takes {record.card.name.lower()} from {owner}")
    for one in record.comparisons:
        assert record.symbol is not None
        against = f"{record.symbol.name.lower()} {one.own}:{one.theirs} {PLAYERS[one.neighbour]}"
        parts.append(f"{against} ({one.points} points, {one.coins} coins)")
    parts += [f"{coins} from {PLAYERS[victim]}" for victim, coins in record.stolen]
    parts += [card.name.lower() for card in record.specials]
    name, who = board.stops[record.stop].name, PLAYERS[record.seat]
    gain = f"+{record.points} points, +{record.coins} coins"
    return f"{name}, {who}: {', '.join(parts)}; {gain}: {record.score} and {record.purse}"


def _count(result: Result) -> Iterator[str]:
    for count in result.counts:
        majorities = " ".join(one.name.lower() for one in count.majorities) or "nothing"
        coins = f"{count.coins} coins {count.coin_points}, {count.coins_left} left"
        yield f"{PLAYERS[count.seat]} {count.before}, most {majorities}, {coins}: {count.total}"
    yield f"won by {', '.join(PLAYERS[seat] for seat in result.winners)} ({result.tie_break.value})"


def _ids(board: Board, characters: tuple[int, ...]) -> list[str]:
    return [board.characters[one].id for one in characters]


# --- the position --------------------------------------------------------------------------------


def status(seen: View, mover: Seat | None) -> Iterator[str]:
    """How whoever moved stands; between rounds everybody."""
    acting = ["chance" if seat == CHANCE else PLAYERS[seat] for seat in seen.to_act]
    is_between = seen.phase in (Phase.NEW_ROUND, Phase.GAME_OVER)
    for seat in range(seen.options.seats) if is_between or mover is None else (mover,):
        yield f"  {PLAYERS[seat]:9}{_standing(seen, seat)}"
    yield f"  {seen.phase.value}: {' '.join(acting) or 'nobody'} to act"


def _standing(seen: View, seat: Seat) -> str:
    white = [] if seen.whites[seat] is None else [f"w{seen.whites[seat]}"]
    dice = " ".join([*map(str, seen.dice[seat]), *white]) or "-"
    cards = " ".join(card.name.lower() for card in Special if seen.owners[card] == seat)
    symbols = "/".join(map(str, seen.symbols[seat]))
    figures = f"{seen.scores[seat]:2} points {seen.coins[seat]:2} coins {symbols:6}"
    return f"{figures} at {seen.positions[seat]:2} dice {dice:10} {cards}".rstrip()
