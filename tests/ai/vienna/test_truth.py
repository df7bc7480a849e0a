"""A hint claims nothing that the rules contradict, whatever the position and the move."""

from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import islice
from random import Random

import pytest

from tests.ai.vienna.claims import is_true
from tests.ai.vienna.walks import states
from vivaroi_gui.ai.bot import Figure
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.ai.vienna import bot, reasons
from vivaroi_gui.ai.vienna.advice import Reason
from vivaroi_gui.ai.vienna.bot import advise
from vivaroi_gui.rules.vienna import Options, Phase, View, game
from vivaroi_gui.rules.vienna.moves import DoubleTurn, EndTurn, Move
from vivaroi_gui.rules.vienna.state import State

GAMES = 4
A_KIND = 2
"""Hints of each reason that are looked up."""
PLAIN = {Reason.BEST_TRIED, Reason.ALIKE, Reason.ALONE}
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
                for why in said_of(seen, move):
                    if len(found.setdefault(why, [])) < A_KIND:
                        found[why].append((state.copy(), move, why))
    return tuple(hint for some in found.values() for hint in some)


def said_of(seen: View, move: Move) -> list[Reason]:
    """All that can be said of a move."""
    if len(seen.legal) == 1:
        return [reasons.why(seen, move, None, None).reason]
    return [why for why, fact in reasons.FACTS.get(type(move), ()) if fact(seen, move)]


def test_no_reason_claims_what_the_rules_contradict() -> None:
    assert [(move, why) for state, move, why in hints() if not is_true(state, move, why)] == []


@pytest.mark.parametrize("why", [one for one in Reason if one not in PLAIN])
def test_every_reason_was_looked_up(why: Reason) -> None:
    """Else the test above proves nothing."""
    assert Counter(told for *_, told in hints())[why] > 0


@pytest.mark.parametrize(
    ("lead", "expected"),
    [
        (Figure(0.20, 0.01, 99), (Reason.BEST_TRIED, Reason.TWO_IN_A_ROW)),
        (Figure(0.00, 0.01, 99), (Reason.TWO_IN_A_ROW, Reason.TWO_IN_A_ROW)),
        (Figure(-0.2, 0.01, 99), (Reason.ALONE, Reason.ALONE)),
    ],
)
def test_a_fact_is_a_reason_where_it_makes_the_difference(
    lead: Figure, expected: tuple[Reason, Reason]
) -> None:
    """It does not if it is true of the next best move as well."""
    seen = replace(game.view(game.new(Options(4)), 0), legal=(DoubleTurn(), EndTurn()))
    found = [reasons.why(seen, DoubleTurn(), one, lead) for one in (DoubleTurn(), EndTurn())]
    assert tuple(one.reason for one in found) == expected
    assert {one.is_close for one in found} == {lead.mean == 0}


def test_a_hint_is_measured_where_there_is_something_to_compare(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bot, "_ROUNDS", 12)
    random = Random(2)
    for state in islice(states(Options(4), random), 8, None, 80):
        seen = game.view(state, state.turn)
        advice = advise(seen, 1, budget=Budget(iterations=20))
        assert advice.is_whole
        assert ("lead" in advice.figures) is (len(seen.legal) > 1)
        assert advice.reason in PLAIN or is_true(state, advice.move, Reason(advice.reason))
