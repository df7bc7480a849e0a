"""Decisions are judged by what their seat could know, and by nothing else."""

from collections.abc import Iterator
from random import Random

import pytest

from tests.ai.vivaroi.review.games import Played, gauge, played, played_on
from tests.rules.edition_2024.tables import table
from vivaroi_gui.ai.bot import Figure
from vivaroi_gui.ai.race import Budget
from vivaroi_gui.ai.vivaroi.review import judged as judged_module
from vivaroi_gui.ai.vivaroi.review.judged import Verdict, judged, verdict
from vivaroi_gui.ai.vivaroi.review.parts import Judged, Slip
from vivaroi_gui.rules.core import Decision
from vivaroi_gui.rules.vivaroi import Options, State, view
from vivaroi_gui.rules.vivaroi.moves import NO, ChooseAmbition, MoveUp, Vote

QUICK = Options(4, 1)


@pytest.fixture(autouse=True)
def _few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judged_module, "_SCOUT", Budget(iterations=40))
    monkeypatch.setattr(judged_module, "_SIEVE", 12)
    monkeypatch.setattr(judged_module, "VERDICT", 24)
    monkeypatch.setattr(judged_module, "FINE", 24)


def twins(state: State, seat: int) -> Iterator[State]:
    """The same position to a seat; the others hold other cards."""
    yield state
    twin = state.copy()
    unused = [goal for goal in state.options.deck if goal not in state.goals]
    for person in range(state.options.players):
        if person != seat:
            twin.goals[person] = unused.pop()
    assert view(twin, seat) == view(state, seat)
    yield twin


def test_a_judgement_is_the_same_whatever_the_others_hold() -> None:
    """The games end differently; the verdict on a decision in them does not."""
    game = played(QUICK)
    for number, (seat, move) in list(enumerate(game.inputs))[14:60:6]:
        state = game.states[number]
        if len(view(state, seat).legal) > 1:
            found = set()
            for n, twin in enumerate(twins(state, seat)):
                decision = Decision(number, view(twin, seat), move)
                rest = played_on(twin.copy(), seed=n)
                found.add(verdict(gauge(rest.shown()), decision))
            assert len(found) == 1


def crowning_votes(seed: int = 7) -> tuple[Played, list[Decision]]:
    """A game of one round, and its last four votes; by default the Yes to the King of all seats."""
    game = played(QUICK, seed)
    return game, [one for one in game.shown((0, 1, 2, 3)).decisions if isinstance(one.move, Vote)][
        -4:
    ]


def test_to_give_the_crown_away_is_a_slip_and_to_refuse_it_is_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(judged_module, "_SIEVE", 60)
    monkeypatch.setattr(judged_module, "VERDICT", 120)
    game, votes = crowning_votes(seed=49)
    found = gauge(game.shown())
    refused = [verdict(found, one._replace(move=Vote(NO))) for one in votes]
    given = [verdict(found, one) for one in votes]
    slips = [one for one in given if one and one.is_slip]
    assert [one.better for one in slips] == [Vote(NO)]
    assert not any(two.is_slip for one, two in zip(given, refused, strict=True) if one and two)


def test_only_what_is_beyond_chance_is_a_slip() -> None:
    better = Vote(NO)
    assert Verdict(better, Figure(0.08, 0.01, 99)).is_slip
    assert not Verdict(better, Figure(0.0799, 0.01, 99)).is_slip
    assert not Verdict(better, Figure(0.3, 0.07, 99)).is_slip


def test_votes_are_judged_first_ambitions_never_and_the_last_count_tells_all() -> None:
    game = played(table(3, emissary=True, ambition=True))
    shown = game.shown((0,))
    assert any(isinstance(one.move, ChooseAmbition) for one in shown.decisions)
    kinds = (Vote, MoveUp, ChooseAmbition)
    few = [next(one for one in shown.decisions if isinstance(one.move, kind)) for kind in kinds]
    random = Random(1)
    random.shuffle(few)
    parts = list(judged(gauge(shown), few))
    assert [one for one in parts if isinstance(one, Judged)] == [Judged(0, 1), Judged(0, 2)]


def test_a_slip_tells_whether_it_was_harmless_with_the_true_cards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(
        judged_module, "verdict", lambda _, one: Verdict(Vote(NO), Figure(0.5, 0.0, 9))
    )
    game, votes = crowning_votes()
    result = game.states[-1].result
    assert result is not None
    parts = list(judged(gauge(game.shown()), votes))
    slips = [one for one in parts if isinstance(one, Slip)]
    assert [one.is_harmless for one in slips] == [one.seat in result.winners for one in slips]
    assert len(slips) == 4
