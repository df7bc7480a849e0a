"""A hint claims nothing that the rules contradict, whatever the position and the move."""

from collections import Counter
from functools import cache
from random import Random

import pytest

from tests.ai.vienna.claims import is_true
from tests.ai.vienna.walks import states
from vivaroi_gui.ai.vienna.advice import Reason
from vivaroi_gui.ai.vienna.reasons import reason
from vivaroi_gui.rules.vienna import Options, Phase, game
from vivaroi_gui.rules.vienna.moves import Move
from vivaroi_gui.rules.vienna.state import State

GAMES = 4
A_KIND = 3
"""Hints of each reason that are looked up."""
EMPTY = 0.3
"""How often a purse is emptied, which else hardly is at Krieau."""


@cache
def hints() -> tuple[tuple[State, Move, Reason], ...]:
    """Some moves of random games, each with its reason, and of each reason some."""
    found: dict[Reason, list[tuple[State, Move, Reason]]] = {}
    for number in range(GAMES):
        random = Random(number)
        for state in states(Options(3 + number % 3), random):
            if state.phase is Phase.KRIEAU and random.random() < EMPTY:
                state.coins[state.turn or 0] = 0
            seen = game.view(state, state.turn)
            for move in random.sample(seen.legal, min(4, len(seen.legal))):
                why = reason(seen, move)
                if len(found.setdefault(why, [])) < A_KIND:
                    found[why].append((state.copy(), move, why))
    return tuple(hint for some in found.values() for hint in some)


def test_no_reason_claims_what_the_rules_contradict() -> None:
    assert [(move, why) for state, move, why in hints() if not is_true(state, move, why)] == []


@pytest.mark.parametrize("why", Reason)
def test_every_reason_was_looked_up(why: Reason) -> None:
    """Else the test above proves nothing."""
    assert Counter(told for *_, told in hints())[why] > 0
