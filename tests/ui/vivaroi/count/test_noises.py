"""A count to the ear: it says how far it has come, and no points."""

from tests.ui.listener import Listener
from vivaroi_gui.ui.kit.cues import Cue
from vivaroi_gui.ui.vivaroi.count.noises import CountNoises
from vivaroi_gui.ui.vivaroi.count.pace import IN_TURN, Pace

_FRAMES = 900


def counted(pace: Pace) -> None:
    noises = CountNoises()
    noises.begin()
    for frame in range(_FRAMES + 1):
        noises.follow(pace.at(frame / _FRAMES))
    noises.end()


def test_the_notes_of_each_row_climb_anew(listener: Listener) -> None:
    counted(Pace(tiles=6, rows=3, ranks=3))
    notes = [one.which for one in listener.said if one.cue is Cue.POP]
    assert notes == [1, 2, 3, 4, 5, 6] * 3


def test_it_ticks_as_often_for_every_row_and_for_all_who_come_together_once(
    listener: Listener,
) -> None:
    ticks = []
    for rows in (1, IN_TURN, IN_TURN + 1, IN_TURN + 4):
        listener.forget()
        counted(Pace(tiles=6, rows=rows, ranks=rows))
        ticks.append(listener.cues.count(Cue.TICK))
    assert ticks == [8, 8 * IN_TURN, 8 * (IN_TURN + 1), 8 * (IN_TURN + 1)]


def test_a_count_that_is_cut_short_is_silent_at_once(listener: Listener) -> None:
    noises, pace = CountNoises(), Pace(tiles=6, rows=3, ranks=3)
    noises.begin()
    noises.follow(pace.at(0.2))
    noises.end()
    listener.said.clear()
    noises.follow(pace.at(0.9))
    assert listener.cues == []
    assert listener.hushed == [Cue.TICK, Cue.STONE]
