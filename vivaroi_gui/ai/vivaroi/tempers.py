"""The tempers: what an opponent likes for its own sake, whatever its level.

Public facts and the own card only.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from vivaroi_gui.ai.vivaroi.estimate import all_favourites
from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.data import NOBLES, THRONE, TRADERS, WCS, Character
from vivaroi_gui.rules.vivaroi.moves import NO, YES, Move, MoveUp, Place, Vote

Liking = Callable[[Move], float]
"""How much a move is liked for its own sake, 0 to 1."""


class Temper(NamedTuple):
    """Likings from 0 to 1.

    ``boldness``: to propose, and to lift to the Nobles.  ``patience``: to say
    Yes while others have a No.  ``bluff``: to raise strangers.  ``grudge``: to say No to whoever
    refused the own proposals, as everybody saw.  ``loyalty``: to raise favourites, and to say Yes
    to them, and not to propose a stranger.  ``waste``: to say No, whoever it is; that is known from
    older games alone.
    """

    boldness: float = 0.0
    patience: float = 0.0
    bluff: float = 0.0
    grudge: float = 0.0
    loyalty: float = 0.0
    waste: float = 0.0


_EVEN: Final = Temper()
_TEMPERS: Final[dict[str, Temper]] = {
    "even": _EVEN,
    "sly": Temper(boldness=0.4, patience=0.4, bluff=0.9, grudge=0.2, loyalty=0.2),
    "learned": Temper(boldness=0.2, patience=0.8, bluff=0.4, grudge=0.1, loyalty=0.5),
    "hasty": Temper(boldness=0.9, patience=0.1, bluff=0.2, grudge=0.2, loyalty=0.4),
    "kind": Temper(boldness=0.4, patience=0.4, bluff=0.1, grudge=0.3, loyalty=0.9),
    "vain": Temper(boldness=0.3, patience=0.7, bluff=0.5, grudge=0.4, loyalty=0.2),
    "cheerful": Temper(boldness=0.7, patience=0.2, bluff=0.3, grudge=0.0, loyalty=0.6),
    "honourable": Temper(boldness=0.5, patience=0.5, bluff=0.0, grudge=0.0, loyalty=0.9),
    "unforgiving": Temper(boldness=0.3, patience=0.4, bluff=0.3, grudge=1.0, loyalty=0.4),
    "dramatic": Temper(boldness=0.9, patience=0.1, bluff=0.5, grudge=0.6, loyalty=0.3),
    "shy": Temper(boldness=0.1, patience=0.9, bluff=0.3, grudge=0.1, loyalty=0.6),
    "bluffer": Temper(bluff=1.0),
    "hoarder": Temper(patience=1.0),
    "burner": Temper(waste=1.0),
}


def liking(style: str, view: View) -> Liking:
    """How much a temper likes each move of the seat of a view.

    Raises:
        KeyError: no such temper.
    """
    temper = _TEMPERS[style]
    if temper == _EVEN:
        return lambda _: 0.0
    mine = all_favourites(view)
    return lambda move: min(1.0, _liked(temper, view, move, mine))


def _liked(temper: Temper, view: View, move: Move, mine: frozenset[Character]) -> float:
    match move:
        case Place(character, floor) if floor > TRADERS:
            return temper.loyalty if character in mine else temper.bluff
        case MoveUp(character, to):
            return _ascent_liked(temper, to, is_mine=character in mine)
        case Vote(card) if card is YES:
            is_mine = view.nominee in mine
            return temper.patience * _others_hold_no(view) + temper.loyalty * is_mine
        case Vote(card) if card is NO:
            return temper.waste + temper.grudge * rancour(view)
    return 0.0


def _ascent_liked(temper: Temper, to: int, *, is_mine: bool) -> float:
    if to in WCS:
        return 0.0
    if to == THRONE:
        return temper.boldness * (1 if is_mine else 1 - temper.loyalty)
    if not is_mine:
        return temper.bluff
    return temper.boldness if to == NOBLES else temper.loyalty


def _others_hold_no(view: View) -> bool:
    return any(left for seat, left in enumerate(view.no_cards_left) if seat != view.seat)


def rancour(view: View) -> float:
    """The share of the seat's refused proposals that the proposer of now refused too.

    It is 0 where the seat is the proposer, or none of its own was refused in this game yet.
    """
    by = view.crown_holder
    if by is None or by == view.seat:
        return 0.0
    elections = [*view.elections, *(one for done in view.history for one in done.elections)]
    refused = [one for one in elections if one.by == view.seat and not one.is_crowned]
    return sum(one.votes[by] is NO for one in refused) / len(refused) if refused else 0.0
