"""What may be new to whoever looks at a page of the castle, by what that seat sees."""

from collections.abc import Iterator
from typing import Final

from vivaroi_gui.rules.vivaroi import Phase, View
from vivaroi_gui.rules.vivaroi.data import ROUND_OF_33, WC_3, WC_4
from vivaroi_gui.rules.vivaroi.moves import Card, MoveUp, Vote
from vivaroi_gui.ui.session.tip import FirstTip
from vivaroi_gui.ui.vivaroi.words.editions import lore

_WC_SPOTS: Final = {WC_3: "wc:3", WC_4: "wc:4"}
_FLOORS: Final = range(1, 6)


def tips(view: View, page: str, persons: int) -> Iterator[FirstTip]:
    """What fits a page with a view, what matters most first; ``persons`` play at this screen."""
    if view.seat is None:
        return
    if page == "hall":
        yield from _in_election(view)
    elif page == "table":
        yield from _at_table(view)
        if persons > 1 and view.goals:
            yield FirstTip("tip.cover", "goal")


def _in_election(view: View) -> Iterator[FirstTip]:
    wording = ".2024" if view.options.edition == "2024" else ""
    mine = {one for goal in view.goals for one in goal}
    if view.nominee in mine and view.crown_holder != view.seat:
        yield FirstTip(f"tip.mine.on.throne{wording}", "candidate", is_secret=True)
    if not any(isinstance(move, Vote) for move in view.legal):
        return
    yield FirstTip("tip.vote", "hand")
    if view.no_cards == 1 and Vote(Card.NO) in view.legal:
        yield FirstTip(f"tip.last.no{wording}", "hand", is_secret=True)


def _at_table(view: View) -> Iterator[FirstTip]:
    if view.options.rule_of_33 and view.round == ROUND_OF_33 and view.goals:
        yield FirstTip("tip.33", "phase")
    if view.options.edition == "2003" and view.phase is Phase.PLACING and view.round == 2:
        yield FirstTip("tip.new.round", "goal")
    if view.phase is not Phase.ASCENT:
        return
    for move in view.legal:
        if isinstance(move, MoveUp) and move.to in _WC_SPOTS:
            yield FirstTip("tip.wc", _WC_SPOTS[move.to])
            break
    full = [floor for floor in _FLOORS if view.is_full(floor)]
    if full:
        name = lore(view.options.edition).floor(full[-1])
        yield FirstTip("tip.full", f"pips:{full[-1]}", about=name)
