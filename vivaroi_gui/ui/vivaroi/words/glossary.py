"""What icons mean: for tooltips, and for whoever reaches them by keys."""

from typing import Final

from vivaroi_gui.rules.vivaroi import View
from vivaroi_gui.rules.vivaroi.data import THRONE
from vivaroi_gui.rules.vivaroi.moves import Card
from vivaroi_gui.ui.kit.texts import text

_VOTES: Final = {Card.YES: "vote.yes", Card.NO: "vote.no", Card.STOMACH_ACHE: "vote.mav"}
_OF_2024: Final = frozenset(
    ("badge", "crown.ticket", "floor.value", "heart", "shield", "throne.value")
)
"""What French calls otherwise there."""
_FEW: Final = 3


def meaning(name: str, edition: str) -> str:
    """In the words of an edition."""
    return text("glossary", f"{name}.2024" if edition == "2024" and name in _OF_2024 else name)


def of_card(card: Card) -> str:
    """What a vote does, and what becomes of the card."""
    return text("glossary", _VOTES[card])


def of_floor(view: View, floor: int) -> str:
    """What it is worth, what the figures on its plaque are, and whether it is full."""
    edition = view.options.edition
    if floor == THRONE:
        return meaning("throne.value", edition)
    told = [meaning("floor.value", edition)]
    if floor:
        told.append(text("glossary", "pips.two" if view.options.floor_limit == _FEW else "pips"))
        told += [text("glossary", "full")] if view.is_full(floor) else []
    return " ".join(told)
