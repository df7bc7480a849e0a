"""The podium of a last page: who stands how high, and how it rises."""

import pytest
from PySide6.QtGui import QImage

from tests.ui.conftest import Focused
from tests.ui.counts import played, with_result
from tests.ui.listener import Listener
from tests.ui.vivaroi.hall.conftest import players
from vivaroi_gui.rules.vivaroi import Options, View
from vivaroi_gui.rules.vivaroi.records import Result
from vivaroi_gui.table.table_options import TableOptions
from vivaroi_gui.ui.kit.cues import Cue
from vivaroi_gui.ui.kit.podium import stands
from vivaroi_gui.ui.setting import Preference
from vivaroi_gui.ui.settings import Settings, Speed
from vivaroi_gui.ui.vivaroi.final_page import FinalPage

ONE, TWO, ALL = (2,), (0, 2), (0, 1, 2, 3)


@pytest.fixture
def page(settings: Settings, focused: Focused) -> FinalPage:
    page = FinalPage(settings)
    page.resize(1024, 562)
    page.set_game(players(4), Options(4), TableOptions())
    focused(page)
    return page


def won_by(winners: tuple[int, ...]) -> View:
    totals = tuple(60 if seat in winners else 10 + seat for seat in range(4))
    return with_result(played(4, 3, until=3)[0], Result(winners, totals, winners, (4, 4, 4, 4)))


def seen(page: FinalPage) -> QImage:
    return page.grab().toImage()


@pytest.mark.parametrize(("winners", "ranks"), [(ONE, [3, 2, 1]), (TWO, [4, 3, 1]), (ALL, [1])])
def test_who_has_won_stands_highest_and_nobody_before_another(
    page: FinalPage, winners: tuple[int, ...], ranks: list[int]
) -> None:
    view = won_by(winners)
    page.show_view(view)
    honoured = page.honoured(view)
    assert honoured is not None
    found = stands(page.layout_now, honoured)
    assert [stand.rank for stand in found] == ranks
    *_, first = found
    assert all(stand.block.top() > first.block.top() for stand in found[:-1])
    assert all(not one.block.intersects(first.block) for one in found[:-1])
    assert all(page.layout_now.column.contains(stand.block) for stand in found)


def test_those_who_are_level_share_a_block(page: FinalPage) -> None:
    view = won_by(ONE)
    assert view.result is not None
    level = with_result(view, view.result._replace(totals=(20, 20, 60, 9)))
    page.show_view(level)
    honoured = page.honoured(level)
    assert honoured is not None
    third, second, _ = stands(page.layout_now, honoured)
    assert (second.rank, [len(row) for row in second.rows]) == (2, [2])
    assert (third.rank, [len(row) for row in third.rows]) == (4, [1])
    assert honoured.others[0][2][0].endswith("· 20")


def test_it_is_skipped_to_what_is_seen_at_rest_and_who_won_is_heard_once(
    page: FinalPage, settings: Settings, listener: Listener
) -> None:
    settings.update(speed=Speed.SLOW)
    page.show_view(won_by(ONE))
    assert page.is_moving
    assert Cue.WON not in listener.cues, "not before the block of the winner"
    page._rising._animation.setCurrentTime(800)
    rising = seen(page)
    page.skip()
    page.skip()
    at_rest = seen(page)
    assert rising != at_rest
    assert listener.cues.count(Cue.WON) == 1
    page.show_view(won_by(ONE))
    assert seen(page) == at_rest
    assert listener.cues.count(Cue.WON) == 1


@pytest.mark.parametrize("still", [{"calm": Preference.ON}, {"speed": Speed.OFF}])
def test_where_little_is_to_move_all_stand_at_once(
    page: FinalPage, settings: Settings, listener: Listener, still: dict[str, object]
) -> None:
    settings.update(speed=Speed.NORMAL)
    settings.update(**still)
    page.show_view(won_by(ONE))
    assert not page._rising.is_moving
    assert listener.cues == [Cue.WON]
