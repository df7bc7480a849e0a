"""The edition of 2003; the quick form is one round of it, placed at random."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from vivaroi_gui.rules.vivaroi import data
from vivaroi_gui.rules.vivaroi.deal_text import GOALS
from vivaroi_gui.rules.vivaroi.edition import Edition, is_exactly
from vivaroi_gui.rules.vivaroi.modules.rule_of_33 import RuleOf33

if TYPE_CHECKING:
    from vivaroi_gui.rules.vivaroi.options import Options


def _forbids(options: Options) -> Iterator[str]:
    if not is_exactly(int, options.players) or options.players not in data.NO_CARDS:
        yield f"players: 3 to 6, not {options.players!r}"
    if not is_exactly(int, options.rounds) or options.rounds not in (1, 3):
        yield f"rounds: 1 or 3, not {options.rounds!r}"
    if options.teams is not None or options.switched_on:
        yield "options and variants: those of 2024 are not for 2003"


EDITION: Final = Edition(
    name="2003",
    choices=("players", "rounds", "placement"),
    forbids=_forbids,
    rules=(RuleOf33(),),
    variants={},
    deal_form=GOALS,
    cast=data.CAST,
    deck=data.DECK,
    seals={},
    cards_come_back=False,  # B6
    jester=None,
    start_floors={},
    annexes=0,
    start_total=0,
    emissary_start=None,
    no_cards=data.NO_CARDS,
    no_cards_with_emissary={},
    stomach_aches=0,
    placed={players: each * players for players, each in data.PLACED_EACH.items()},
    floor_limits=dict.fromkeys(data.NO_CARDS, data.FLOOR_LIMIT),
    seats_after_crown=1,
    tie_goes_to_highest=False,
)
