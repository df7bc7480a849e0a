"""A hint claims nothing that the rules or its own figures contradict, whatever the position."""

from collections import Counter
from functools import cache
from itertools import takewhile
from random import Random

import pytest

from tests.ai.vivaroi.cases import search_of
from tests.ai.vivaroi.rounds import views
from tests.ai.vivaroi.tables_2024 import TABLES
from tools.arena.claims import CLAIMS, holds, is_true
from vivaroi_gui.ai.bot import Advice, Figure
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.ai.vivaroi import bot, reasons
from vivaroi_gui.ai.vivaroi.advice import Reason
from vivaroi_gui.ai.vivaroi.bot import advise
from vivaroi_gui.ai.vivaroi.case import Case
from vivaroi_gui.ai.vivaroi.measures import Trials
from vivaroi_gui.ai.vivaroi.sense import sensible
from vivaroi_gui.rules.vivaroi import Options, View
from vivaroi_gui.rules.vivaroi.data import THRONE, WCS
from vivaroi_gui.rules.vivaroi.moves import YES, ChooseAmbition, Move, MoveUp, Vote

FORMS = (*(Options(players) for players in (3, 4, 6)), *TABLES)
A_FORM = 10
"""Positions of each that are asked for, out of one round: they are read one after the other."""
WORLDS = 8
SHORT = Budget(iterations=40)


@cache
def asked(options: Options) -> tuple[View, ...]:
    """Positions of a random first round with more than one move, most of them about a King."""
    random = Random(5)
    first = takewhile(lambda one: one.round == 1, (seen for _, seen in views(options, random)))
    seen = [one for one in first if len(one.legal) > 1]
    kings = [at for at, one in enumerate(seen) if any(map(is_about_a_king, one.legal))]
    some = {*random.sample(kings, A_FORM // 2), *random.sample(range(len(seen)), A_FORM // 2)}
    return tuple(seen[at] for at in sorted(some))


def is_about_a_king(move: Move) -> bool:
    return isinstance(move, Vote) or (isinstance(move, MoveUp) and move.to == THRONE)


@cache
def claimed(options: Options) -> tuple[tuple[View, Advice], ...]:
    """All that can be said of moves that nobody has chosen: the more of it may be false."""
    random, found = Random(6), list[tuple[View, Advice]]()
    for seen in asked(options):
        move, other = random.sample(seen.legal, 2)
        case = Case(seen, move, other, Trials(search_of(seen), WORLDS))
        found.append((seen, Advice(move, *reasons.why(case))))
        lead = {} if case.lead is None else {"lead": case.lead}
        for why, claim in (*reasons.CLAIMS[type(move)], *reasons.BARE[type(move)]):
            if (figures := claim(case)) is not None:
                found.append((seen, Advice(move, why, lead | figures)))
    return tuple(found)


@pytest.mark.parametrize("options", FORMS, ids=str)
def test_no_reason_claims_what_rules_or_figures_contradict(options: Options) -> None:
    assert [advice for seen, advice in claimed(options) if not holds(seen, advice)] == []


def test_enough_was_claimed() -> None:
    """Else the test above proves nothing."""
    told = Counter(advice.reason for options in FORMS for _, advice in claimed(options))
    assert {*told} <= {*CLAIMS} == {*Reason}
    assert len(told) > 15


@pytest.mark.parametrize("options", FORMS, ids=str)
def test_a_hint_is_sensible_and_true(options: Options, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot, "_WORLDS", WORLDS)
    seen = asked(options)[-1]
    advice = advise(seen, 3, budget=SHORT)
    assert advice.move in sensible(seen)
    assert advice.is_whole
    assert is_true(seen, advice)


def test_the_test_notices_what_is_not_so() -> None:
    seen = next(one for one in asked(Options(4)) if isinstance(one.legal[0], Vote))
    yes, no = seen.legal
    better, unsure = Figure(0.2, 0.01, 99), Figure(0.1, 0.1, 99)
    assert is_true(seen, Advice(yes, Reason.BEST_TRIED, {"lead": better}))
    for advice in (
        Advice(yes, Reason.BEST_TRIED, {"lead": unsure}),
        Advice(yes, Reason.ALIKE, {"lead": better}, is_close=True),
        Advice(yes, Reason.ALIKE, {"lead": unsure}, is_close=True),
        Advice(yes, Reason.YES_OTHERS, {"lead": better, "refused": Figure(0.65, 0.05, 99)}),
        Advice(no, Reason.NO_MORE, {"lead": better, "more": unsure, "better": better}),
    ):
        assert not is_true(seen, advice)


@pytest.mark.parametrize("options", FORMS, ids=str)
def test_whoever_votes_or_moves_somebody_up_is_told_why_though_nothing_was_measured(
    options: Options,
) -> None:
    """As on a slow machine: but for a favourite refused or hidden, the Jester and Ambitions."""
    silent = list[tuple[View, Move]]()
    for seen in asked(options):
        for move in seen.legal:
            told = reasons.told(Case(seen, move, None, Trials(search_of(seen), 0)))
            assert is_true(seen, Advice(move, *told))
            if told.reason is Reason.ALONE:
                silent.append((seen, move))
    assert all(may_be_silent(*one) for one in silent)


def may_be_silent(view: View, move: Move) -> bool:
    case = Case(view, move, None, Trials(search_of(view), 0))
    if view.open_goals or view.options.ambition or isinstance(move, ChooseAmbition):
        return True
    is_hidden = isinstance(move, MoveUp) and move.to in WCS
    if isinstance(move, Vote) and move.card == YES:
        return not (case.is_mine or view.no_cards)
    return case.is_jester or is_hidden or (case.is_mine and isinstance(move, Vote))
