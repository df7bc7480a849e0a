"""What the line protocol shows of a game of Vienna."""

from collections.abc import Iterable
from typing import Final

from vivaroi_gui.rules.core import Json, Seat
from vivaroi_gui.rules.vienna import Phase, View
from vivaroi_gui.rules.vienna.data import Special, Symbols
from vivaroi_gui.rules.vienna.records import Occupation, Result
from vivaroi_gui.rules.vienna.text import WORDS

_PHASES: Final = {
    Phase.TAKE: "evaluate",
    Phase.SYMBOL: "evaluate",
    Phase.STEAL: "evaluate",
    Phase.GAME_OVER: "end",
}
"""Those that the protocol calls otherwise; it never waits while dice are thrown."""


def phase(seen: View) -> str:
    """Where the round stands, in a word."""
    return _PHASES.get(seen.phase, seen.phase.value)


def public(seen: View) -> Json:
    """What everybody may see, which is all but the pile."""
    stops, board = seen.stops, seen.board
    return {
        "round": seen.round,
        "phase": phase(seen),
        "actors": list(seen.to_act),
        "pending": None
        if seen.pending is None
        else {"space": stops[seen.pending].id, "player": seen.turn},
        "players": [_player(seen, seat) for seat in range(seen.options.seats)],
        "specials": {card.name.lower(): seen.owners[card] for card in Special},
        "double_used": seen.is_double_used,
        "occupied": {
            stop.id: _dice(dice) for stop, dice in zip(stops, seen.placed, strict=True) if dice
        },
        "geheimbund": [_dice(dice) for dice in seen.geheimbund],
        "gendarme": None if seen.gendarme is None else stops[seen.gendarme].id,
        "display": _characters(seen, seen.display),
        "deck": seen.pile,
        "start_left": [board.start_cards[card].id for card in seen.start_left],
        "final": None if seen.result is None else _final(seen.result),
    }


def _player(seen: View, seat: Seat) -> Json:
    start = seen.start_cards[seat]
    return {
        "score": seen.scores[seat],
        "coins": seen.coins[seat],
        "start": None if start is None else seen.board.start_cards[start].id,
        "characters": _characters(seen, seen.circles[seat]),
        "dice": list(seen.dice[seat]),
        "white": seen.whites[seat],
        "rolled": seen.has_thrown[seat],
        "position": seen.positions[seat],
        "evaluated": [WORDS[symbol] for symbol in seen.evaluated[seat]],
        "symbols": _symbols(seen.symbols[seat]),
    }


def _characters(seen: View, characters: Iterable[int]) -> list[str]:
    return [seen.board.characters[one].id for one in characters]


def _dice(dice: Occupation) -> Json:
    return {"player": dice.seat, "dice": list(dice.dice), "white": dice.white}


def _symbols(symbols: Symbols) -> Json:
    return symbols._asdict()


def _final(result: Result) -> Json:
    return {
        "before": [count.before for count in result.counts],
        "majority": [len(count.majorities) for count in result.counts],
        "coins": [count.coin_points for count in result.counts],
        "winners": list(result.winners),
    }
