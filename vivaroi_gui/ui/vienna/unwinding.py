"""The position in the middle of an evaluation: that after it, without what came later."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from vivaroi_gui.rules.core import Event, Seat
from vivaroi_gui.rules.vienna import Phase, View
from vivaroi_gui.rules.vienna.board import Character, StopIndex
from vivaroi_gui.rules.vienna.data import Special, Symbols
from vivaroi_gui.rules.vienna.events import (
    ChoiceDue,
    DiceReturned,
    EvaluationBegun,
    GameWon,
    StopEvaluated,
)
from vivaroi_gui.rules.vienna.records import Evaluated, Occupation, Result

T = TypeVar("T")


def before(events: Sequence[Event], view: View) -> View:
    """What everybody saw before events of an evaluation that led to a view; nobody may act."""
    view = replace(view, phase=Phase.NEW_ROUND, turn=None, pending=None, to_act=(), legal=())
    for event in reversed(events):
        match event:
            case GameWon(result):
                view = _without_count(view, result)
            case StopEvaluated(record):
                view = _without_stop(view, record)
            case DiceReturned(stop, dice):
                view = _with_dice(view, stop, dice)
            case ChoiceDue(_, seat, paid, purse):
                view = replace(view, coins=_with(view.coins, seat, purse + paid))
            case EvaluationBegun():
                view = replace(view, phase=Phase.TURN)
    return view


def _without_count(view: View, result: Result) -> View:
    return replace(
        view,
        result=None,
        scores=tuple(count.before for count in result.counts),
        coins=tuple(count.coins for count in result.counts),
    )


def _without_stop(view: View, record: Evaluated) -> View:
    """Gives back what a stop brought, and puts its dice there again."""
    seat = record.seat
    coins = list(view.coins)
    coins[seat] = record.purse - record.coins + record.paid
    for robbed, stolen in record.stolen:
        coins[robbed] += stolen
    view = replace(
        _with_dice(view, record.stop, record.dice),
        scores=_with(view.scores, seat, record.score - record.points),
        coins=tuple(coins),
        evaluation=view.evaluation[:-1],
    )
    if record.symbol is not None:
        left = tuple(one for one in view.evaluated[seat] if one is not record.symbol)
        view = replace(view, evaluated=_with(view.evaluated, seat, left))
    if record.card is not None:
        view = replace(view, owners=_with(view.owners, record.card, record.owner))
    if record.character is not None:
        view = _without_character(view, seat, record.character)
    return replace(view, symbols=tuple(_symbols(view, each) for each in range(view.options.seats)))


def _without_character(view: View, seat: Seat, character: Character) -> View:
    return replace(
        view,
        circles=_with(view.circles, seat, view.circles[seat][:-1]),
        display=(*view.display, character),
    )


def _symbols(view: View, seat: Seat) -> Symbols:
    """What the cards of a seat show together."""
    board, card = view.board, view.start_cards[seat]
    shown = [board.characters[character].symbols for character in view.circles[seat]]
    if card is not None:
        shown.append(board.start_cards[card].symbols)
    if view.owners[Special.INFLUENCE] == seat:
        shown.append(board.influence)
    return Symbols(*map(sum, zip(*shown, strict=True)))


def _with_dice(view: View, stop: StopIndex, dice: Occupation) -> View:
    return replace(view, placed=_with(view.placed, stop, dice))


def _with(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :])
