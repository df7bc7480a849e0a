"""What Vienna has read out, and its moves as a list; loaded when somebody asks for it."""

from collections.abc import Sequence
from typing import Any

from vivaroi_gui.rules.vienna import View
from vivaroi_gui.rules.vienna.board import Fit, StopIndex
from vivaroi_gui.rules.vienna.data import CHANGE
from vivaroi_gui.rules.vienna.moves import (
    ChooseStartCard,
    Move,
    Place,
    Reroll,
    SetDie,
    SetGendarme,
    TakeCharacter,
    TurnDie,
)
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.grammar import labelled
from vivaroi_gui.ui.kit.texts import text
from vivaroi_gui.ui.session.reading import MoveRow, ReadAloud
from vivaroi_gui.ui.vienna.words.cards import card_words
from vivaroi_gui.ui.vienna.words.stops import stop_words


class TownReadAloud(ReadAloud):
    """Lines of the chronicle; moves in the words of an advice, by the stop that they lead to."""

    def moves(self, view: Any, players: Sequence[Player]) -> tuple[MoveRow, ...]:
        from vivaroi_gui.ui.vienna.words.advice import advice_words

        rows, free = [], _free_stops(view)
        for move in view.legal:
            said = _priced(move, advice_words().suggested(move, players, view.options), view)
            about = _about(move, view, free) or said
            rows.append(MoveRow(move, said, about, _name(move, view) or about))
        return tuple(rows)


def _priced(move: Move, said: str, view: View) -> str:
    """With what it costs, or what it brings."""
    cards = card_words()
    match move:
        case Place() if coins := view.bribe(move):
            return labelled(text("access", "moves.back").format(move=said), cards.coins(coins))
        case Reroll() | TurnDie():
            return labelled(said, cards.coins(CHANGE))
        case TakeCharacter(character):
            return labelled(said, cards.shown(view.board.characters[character].symbols))
        case ChooseStartCard(card):
            start = view.board.start_cards[card]
            return labelled(said, f"{cards.shown(start.symbols)}, {cards.coins(start.coins)}")
    return said


def _name(move: Move, view: View) -> str:
    """Of the stop or the card; "" where there is none."""
    match move:
        case Place(stop=stop) | SetGendarme(stop=stop):
            return view.stops[stop].name
        case TakeCharacter(character):
            return card_words().character(view.board.characters[character])
        case ChooseStartCard(card):
            return card_words().start_card(view.board.start_cards[card])
    return ""


def _free_stops(view: View) -> frozenset[StopIndex]:
    """Those that can be reached without a coin."""
    places = (move for move in view.legal if isinstance(move, Place))
    return frozenset(move.stop for move in places if not view.bribe(move))


def _about(move: Move, view: View, free: frozenset[StopIndex]) -> str:
    """The stop that it leads to, or what is done with dice; "" for what stands for itself."""
    if isinstance(move, SetGendarme):
        return view.stops[move.stop].name
    if isinstance(move, Place):
        shown = view.stops[move.stop]
        head = shown.name if shown.fit is Fit.ANY else f"{shown.name}, {stop_words().fit(shown)}"
        if move.stop in free:
            return head
        coins = card_words().coins(view.bribe(move))
        return labelled(text("access", "moves.back").format(move=head), coins)
    if isinstance(move, Reroll):
        return text("access", "moves.reroll")
    return text("access", "moves.turn") if isinstance(move, TurnDie | SetDie) else ""
