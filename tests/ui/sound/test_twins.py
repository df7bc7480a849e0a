"""Ears learn no secret: what is heard, and when, is the same wherever all that is public is.

Two games that a seat cannot tell apart are played to its eyes, move by move.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from tests.ui.conftest import Focused
from tests.ui.hand_time import HandTime
from tests.ui.listener import Listener, Said
from tools.positions import court
from tools.soak.games import new_table, play
from tools.twins import twin
from vivaroi_gui.rules.core import Event, Seat
from vivaroi_gui.rules.vivaroi import Options, Placement, View, apply, new, view
from vivaroi_gui.table.record import Record
from vivaroi_gui.table.table_options import TableOptions
from vivaroi_gui.ui.kit.cues import Cue
from vivaroi_gui.ui.session.page_stack import PageStack
from vivaroi_gui.ui.settings import Settings
from vivaroi_gui.ui.vivaroi.screens import SCREENS

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

_STRIDE, _MOST = 7, 9
_FRAME_MS = 20
EVERYTHING = Options(4, edition="2024", emissary=True, ambition=True, wedding=True)


class Stage:
    """The pages of a game, and what is heard of the last move of a record."""

    def __init__(
        self, settings: Settings, listener: Listener, time: HandTime, options: Options
    ) -> None:
        self.pages = PageStack(settings)
        self.pages.resize(1024, 562)
        self._listener = listener
        self._time = time
        self._is_idle = False
        self.pages.rested.connect(self._on_rested)
        self._options = options

    def _on_rested(self) -> None:
        self._is_idle = True

    def heard(self, record: Record, seat: Seat | None) -> list[Said]:
        before, events, after = last_move(record, seat)
        self.pages.set_game(court(self._options, 1), self._options, TableOptions())
        self._listener.forget()
        for moment in SCREENS.timeline(events, after):
            page = self.pages.game_pages.page(moment.plays)
            page.show_view(before)
            self.pages.setCurrentWidget(page)
            self._is_idle = False
            page.animate(moment.events, after)
            while not self._is_idle:
                self._listener.ms += _FRAME_MS
                self._time.passes(_FRAME_MS)
        return [*self._listener.said]


def last_move(record: Record, seat: Seat | None) -> tuple[View, tuple[Event, ...], View]:
    """What a seat sees before the last input of a record, what happened, and what it sees then."""
    options: Any = record.options
    state = new(options)
    for one, move in record.inputs[:-1]:
        apply(state, one, move)  # type: ignore[arg-type]
    before, events = view(state, seat), list[Event]()
    one, move = record.inputs[-1]
    apply(state, one, move, events.append)  # type: ignore[arg-type]
    return before, tuple(events), view(state, seat)


def beginnings(options: Options) -> Iterator[Record]:
    """Of a whole game of chance, cut off at every so many moves."""
    table, record = new_table(options, 5)
    play(table, Random(5))
    for length in range(2, len(record.inputs), _STRIDE):
        yield replace(record, inputs=record.inputs[:length])


@pytest.mark.parametrize(
    "options", [Options(3, rounds=1, placement=Placement.RANDOM), EVERYTHING], ids=str
)
def test_the_same_is_heard_at_the_same_moment_of_games_that_look_alike(
    settings: Settings,
    listener: Listener,
    hand_time: HandTime,
    focused: Focused,
    options: Options,
) -> None:
    stage = Stage(settings, listener, hand_time, options)
    stage.pages.set_game(court(options, 1), options, TableOptions())
    stage.pages.setCurrentWidget(stage.pages.game_pages.page("table"))
    focused(stage.pages)
    random, kinds = Random(1), set[Cue]()
    for number, record in enumerate(islice(beginnings(options), _MOST)):
        seat = (None, 0)[number % 2]
        heard = stage.heard(record, seat)
        assert heard == stage.heard(twin(record, seat, random), seat)
        kinds |= {one.cue for one in heard}
    assert {Cue.SET, Cue.LAY} <= kinds
