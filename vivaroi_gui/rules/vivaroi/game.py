"""What Viva il Re! answers for, as ``core.Game`` asks it: both editions and the quick form."""

from collections.abc import Sequence
from typing import Final

from vivaroi_gui.rules.core import Event, Seat
from vivaroi_gui.rules.vivaroi.actions import read_move, read_options, write_move, write_options
from vivaroi_gui.rules.vivaroi.deal import draw
from vivaroi_gui.rules.vivaroi.events import VotesRevealed
from vivaroi_gui.rules.vivaroi.flow import apply
from vivaroi_gui.rules.vivaroi.legal import legal
from vivaroi_gui.rules.vivaroi.moves import ChooseAmbition, Deal, Move, Vote
from vivaroi_gui.rules.vivaroi.options import EDITIONS, GAME, STYLES, Options
from vivaroi_gui.rules.vivaroi.phase import AMBITION, ELECTION
from vivaroi_gui.rules.vivaroi.state import State, new, result, to_act
from vivaroi_gui.rules.vivaroi.view import View, view

__all__ = [
    "agreements",
    "apply",
    "chooses_at_once",
    "draw",
    "editions",
    "first_to_look",
    "has_secrets",
    "is_read_first",
    "legal",
    "name",
    "new",
    "notable",
    "public_facts",
    "read_move",
    "read_options",
    "result",
    "reveals",
    "seal_block",
    "sealed_waiting",
    "styles",
    "thrower",
    "to_act",
    "view",
    "write_move",
    "write_options",
]

name: Final = GAME
editions: Final = EDITIONS
styles: Final = STYLES
agreements: Final = ("shows_past_votes", "counts_no_cards")
has_secrets: Final = True

_SEAL_BLOCK: Final[dict[type, int]] = {Deal: 2048, Vote: 256, ChooseAmbition: 256}
"""A Yes is as long as a No, every Ambition as any other, and no deal is longer than a block."""


def notable(options: Options) -> int:
    """Of each person, who of the cast may be a favourite."""
    return len(options.cast)


def seal_block(move: Move) -> int | None:
    """Deals, votes and Ambitions are sealed; pawns move in sight of everybody."""
    return _SEAL_BLOCK.get(type(move))


def public_facts(state: State) -> object:
    """The castle and its points, and how the elections of the round ended."""
    elections = [(*election[:3], election.is_crowned) for election in state.elections]
    places = [*state.floors, *state.annexes]
    totals = [*state.totals, *([] if state.emissary_total is None else [state.emissary_total])]
    return (state.round, places, totals, elections)


def reveals(events: Sequence[Event]) -> bool:
    """Whether the votes were turned."""
    return any(isinstance(event, VotesRevealed) for event in events)


def sealed_waiting(view: View) -> int:
    """The votes of an election that is not over: it begins anew.

    Ambitions are kept: nothing of one is shown before the round is counted.
    """
    return len(view.voted)


def is_read_first(view: View) -> bool:
    """Whether there is a count to read before the next round is dealt."""
    return view.round > 0


def thrower(view: View) -> None:
    """Nobody: cards are dealt without a gesture."""


def chooses_at_once(view: View) -> bool:
    """Whether people vote, or keep their Ambitions."""
    return view.phase in (ELECTION, AMBITION)


def first_to_look(view: View) -> Seat:
    """The holder of the crown, before there is one the first player."""
    return view.crown_holder if view.crown_holder is not None else view.first_player or 0
