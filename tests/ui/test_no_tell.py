"""Five hundred votes of the computers, watched with a watch in hand: it tells nothing.

The opponents' own process thinks here, in real time, over elections of random games.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from random import Random
from statistics import fmean
from time import perf_counter
from typing import NamedTuple

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from tests.conftest import PATIENCE_S
from tests.ui.hand_time import Clock
from tools.soak.near import NearWorker
from vivaroi_gui.ai.questions import Answer
from vivaroi_gui.ai.worker import Worker
from vivaroi_gui.rules.core import CHANCE, Seat
from vivaroi_gui.rules.vivaroi import Options, Phase, State, apply, draw, legal, new, to_act, view
from vivaroi_gui.rules.vivaroi.moves import NO, Move, Vote
from vivaroi_gui.ui.session import opponents as opponents_module
from vivaroi_gui.ui.session.opponents import Mover, Opponents

VOTERS = 5
ELECTIONS = 100
BEAT_MS = 160.0
"""A seat that asks its worlds what it would be sorry for thinks some 30 ms, and the real beat is
1,500 and more."""
LEVELS = ("novice", "courtier", "novice", "courtier", "counsellor")
STYLES = ("even", "burner", "hoarder", "bluffer", "even")
LIMIT_S = 0.003
CHANCELESS = 4.0
"""Standard deviations that chance reaches once in sixteen thousand times."""


class Watched(NamedTuple):
    """An election as somebody with a watch sees it, and what that somebody must not learn."""

    ms: float
    seats: list[Seat]
    no_votes: int
    no_cards: int


def elections(random: Random) -> Iterator[State]:
    """Elections of random games of six, all votes still to come; nobody's secret is used up."""
    while True:
        state = new(Options(VOTERS + 1))
        while seats := to_act(state):
            if state.phase is Phase.ELECTION and len(seats) == VOTERS + 1:
                yield state
            seat = seats[0]
            if seat == CHANCE:
                apply(state, CHANCE, draw(state, random))
            else:
                apply(state, seat, random.choice(legal(state, seat)))


def watched(
    state: State, opponents: Opponents, qtbot: QtBot, now_ms: Callable[[], float]
) -> Watched:
    """Lets the five vote, and measures when their votes are seen."""
    seen: list[tuple[Seat, Move, float]] = []
    started = now_ms()

    def on_decided(moves: Sequence[tuple[Seat, Move]]) -> None:
        ms = now_ms() - started
        seen.extend((seat, move, ms) for seat, move in moves)

    opponents.decided.connect(on_decided)
    turns = [Mover(seat, view(state, seat), LEVELS[seat], STYLES[seat]) for seat in range(VOTERS)]
    opponents.decide(turns, BEAT_MS, LIMIT_S)
    qtbot.waitUntil(lambda: len(seen) == VOTERS)
    opponents.decided.disconnect(on_decided)
    votes = [move for _, move, _ in seen]
    return Watched(
        ms=seen[0][2],
        seats=[seat for seat, _, _ in seen],
        no_votes=votes.count(Vote(NO)),
        no_cards=sum(state.no_cards[:VOTERS]),
    )


def deviations(secret: list[float], ms: list[float]) -> float:
    """How far from zero a rank correlation (Spearman 1904) is, in standard deviations."""
    return abs(_correlation(_ranks(secret), _ranks(ms))) * sqrt(len(ms) - 1)


def _ranks(values: list[float]) -> list[float]:
    """Places in the order of size, of equal ones the middle."""
    order = sorted(values)
    return [(bisect_left(order, value) + bisect_right(order, value) - 1) / 2 for value in values]


def _correlation(a: list[float], b: list[float]) -> float:
    mean_a, mean_b = fmean(a), fmean(b)
    covariance = sum((x - mean_a) * (y - mean_b) for x, y in zip(a, b, strict=True))
    spread = sum((x - mean_a) ** 2 for x in a) * sum((y - mean_b) ** 2 for y in b)
    return covariance / sqrt(spread) if spread else 0.0


class SlowToSayNo(NearWorker):
    """What must not be: a No takes longer than a Yes, and more than its time."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self._clock = clock

    def poll(self) -> Answer | None:
        answer = super().poll()
        self._clock.now += BEAT_MS if answer and answer.found == Vote(NO) else 2.0
        return answer


@pytest.fixture
def parent(qapp: QObject, monkeypatch: pytest.MonkeyPatch) -> Iterator[QObject]:
    """Whose opponents look for answers more often than in the game, so that a beat is short."""
    monkeypatch.setattr(opponents_module, "POLL_MS", 2)
    parent = QObject()
    yield parent
    parent.deleteLater()


def test_five_hundred_votes_tell_no_ballot_and_no_card(parent: QObject, qtbot: QtBot) -> None:
    worker = Worker(PATIENCE_S)
    opponents, states = Opponents(worker, Random(1), parent), elections(Random(2))
    watched(next(states), opponents, qtbot, in_real_time)  # the process starts
    try:
        found = [watched(next(states), opponents, qtbot, in_real_time) for _ in range(ELECTIONS)]
    finally:
        worker.stop()
    moments = [one.ms for one in found]
    assert len({one.no_votes for one in found}) > 3
    assert len({one.no_cards for one in found}) > 3
    assert deviations([one.no_votes for one in found], moments) < CHANCELESS
    assert deviations([one.no_cards for one in found], moments) < CHANCELESS
    assert {tuple(one.seats) for one in found} == {tuple(range(VOTERS))}


def in_real_time() -> float:
    return perf_counter() * 1000


def test_a_tell_would_be_seen(parent: QObject, qtbot: QtBot) -> None:
    clock = Clock()
    opponents, states = Opponents(SlowToSayNo(clock), Random(1), parent), elections(Random(2))
    opponents._since = clock  # type: ignore[assignment]
    found = [watched(next(states), opponents, qtbot, lambda: clock.now) for _ in range(60)]
    moments = [one.ms for one in found]
    assert deviations([one.no_votes for one in found], moments) > CHANCELESS
