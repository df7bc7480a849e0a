"""The count after a round."""

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt, QVariantAnimation
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.conftest import Focused, SystemIn, keys_go_to
from tests.ui.counts import all_eliminated, played, with_totals
from tests.ui.hand_time import HandTime
from tests.ui.said import spoken
from tests.ui.vivaroi.hall.conftest import Echo, players
from vivaroi_gui.rules.vivaroi import Options, View
from vivaroi_gui.rules.vivaroi.data import OUT, THRONE
from vivaroi_gui.table.table_options import TableOptions
from vivaroi_gui.ui.setting import Preference
from vivaroi_gui.ui.settings import Settings, Speed, Theme
from vivaroi_gui.ui.vivaroi.count import CountPage
from vivaroi_gui.ui.vivaroi.count.pace import CountProgress
from vivaroi_gui.ui.vivaroi.count.road import CountRoad
from vivaroi_gui.ui.vivaroi.count.row import CountRow
from vivaroi_gui.ui.vivaroi.count.standing import Standing, reckoning, standings


class Reader:
    """Looks at a count and writes down what it says."""

    def __init__(self, page: CountPage) -> None:
        self.page = page
        self.told: list[str] = []
        page.continued.connect(lambda: self.told.append("continued"))
        page.idle.connect(lambda: self.told.append("idle"))
        page.castle_wanted.connect(lambda wanted: self.told.append(f"castle {wanted}"))

    def rows(self) -> list[str]:
        return [spoken(row) for row in self.page._rows.strips if row.isVisible()]

    def click(self, widget: QWidget) -> None:
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)

    def picture(self) -> object:
        for button in (self.page._continue, self.page._castle_button):
            button.clearFocus()
        return self.page.grab().toImage()

    @property
    def footer(self) -> str:
        assert self.page._reckoned is not None
        return self.page._words.footer(self.page._reckoned, self.page._players)


def counted(view: View) -> tuple[Standing, ...]:
    """The rows of the last coronation."""
    reckoned = reckoning(view)
    assert reckoned is not None
    return standings(reckoned)


@pytest.fixture
def reader(settings: Settings, focused: Focused) -> Iterator[Reader]:
    page = CountPage(settings)
    page.resize(1024, 562)
    page.set_game(players(4), Options(4), TableOptions())
    focused(page)
    yield Reader(page)
    page.skip()


def test_rows_are_sorted_by_total(reader: Reader) -> None:
    view, _ = played()
    reader.page.show_view(view)
    totals = [row.total for row in counted(view)]
    assert totals == sorted(view.totals, reverse=True)
    for row, standing in zip(reader.rows(), counted(view), strict=True):
        name = players(4)[standing.marker].name
        assert row.startswith(f"{standing.rank}. {name}: {standing.before} before")
        assert f"{standing.total} in total" in row


def test_a_row_names_all_six_favourites_with_their_points(reader: Reader) -> None:
    view, _ = played()
    reader.page.show_view(view)
    for row in reader.rows():
        assert row.count(";") == 5


def test_favourites_stand_by_points_and_eliminated_ones_last() -> None:
    view = all_eliminated(played(until=3)[0], 0)
    for standing in counted(view):
        places = [favourite.place for favourite in standing.cards[0].favourites]
        worth = [0 if place == OUT else 10 if place == THRONE else place for place in places]
        assert worth == sorted(worth, reverse=True)


def test_equal_totals_share_a_rank_and_it_is_said_what_that_means(reader: Reader) -> None:
    view = with_totals(played()[0], (40, 30, 40, 20), (10, 10, 10, 10))
    reader.page.show_view(view)
    assert [row.rank for row in counted(view)] == [1, 1, 3, 4]
    assert "Equal totals share a rank." in reader.footer


@pytest.mark.parametrize(("second", "told"), [(40, "decide."), (39, "share a rank.")])
def test_favourites_in_the_castle_decide_the_victory_and_no_other_rank(
    reader: Reader, second: int, told: str
) -> None:
    view = with_totals(played(until=3)[0], (40, 20, second, 20), (10, 10, 10, 10))
    reader.page.show_view(view)
    assert told in reader.footer


def test_without_a_tie_nothing_is_said_of_ties(reader: Reader) -> None:
    reader.page.show_view(with_totals(played()[0], (41, 30, 40, 20), (10, 10, 10, 10)))
    assert "Equal" not in reader.footer


def test_the_33_are_explained_where_they_happen(reader: Reader) -> None:
    view = all_eliminated(played(until=3)[0], 1)
    reader.page.show_view(view)
    struck = [row for row in reader.rows() if "Marco" in row]
    assert "0, then 33 in this round" in struck[0]
    assert reader.page._reckoned is not None
    told = reader.page._words.note(reader.page._reckoned, players(4))
    assert told == "Exactly 0 points in round 3 count as 33: Marco."


def test_the_button_says_what_comes_next(reader: Reader) -> None:
    reader.page.show_view(played(until=1)[0])
    assert reader.page._continue.text() == "Start round 2"
    reader.page.show_view(played(until=3)[0])
    assert reader.page._continue.text() == "See who wins"


def test_the_player_left_of_the_crown_is_named_as_the_next_to_begin(reader: Reader) -> None:
    view, _ = played(until=1)
    reader.page.show_view(view)
    first = players(4)[(view.history[-1].crowned_by + 1) % 4].name
    assert f"{first}, to the left of the crown, begins the next round." in reader.footer


def test_continue_is_told_once_for_a_click_and_once_for_a_key(reader: Reader) -> None:
    reader.page.show_view(played()[0])
    reader.click(reader.page._continue)
    assert QApplication.focusWidget() is reader.page._continue
    QTest.keyClick(reader.page._continue, Qt.Key.Key_Return)
    assert reader.told == ["continued", "continued"]


def test_the_castle_is_shown_and_put_away(reader: Reader) -> None:
    reader.page.show_view(played()[0])
    reader.click(reader.page._castle_button)
    assert reader.page._castle.isVisible()
    assert reader.page._castle_button.text() == "Back to the count"
    reader.click(reader.page._castle_button)
    assert not reader.page._castle.isVisible()
    assert reader.told == ["castle True", "castle False"]


def test_the_count_ends_in_the_view(
    reader: Reader, hand_time: HandTime, settings: Settings
) -> None:
    settings.update(speed=Speed.FAST)
    view, events = played()
    reader.page.show_view(view)
    expected = reader.picture()
    reader.page.animate(events, view)
    assert not reader.page._continue.isVisible()
    hand_time.passes_until(lambda: reader.told)
    assert reader.picture() == expected
    assert reader.told == ["idle"]


@pytest.mark.parametrize("share", [0.0, 0.2, 0.5, 0.9])
def test_a_click_skips_the_count_at_any_moment(reader: Reader, share: float) -> None:
    view, events = played()
    reader.page.show_view(view)
    expected = reader.picture()
    reader.page.animate(events, view)
    reader.page._count.setCurrentTime(int(reader.page._count.duration() * share))
    target = reader.page.childAt(QPoint(900, 480))
    assert target is not None
    reader.click(target)
    assert reader.told == ["idle"]
    assert reader.picture() == expected


def test_after_a_count_the_keys_go_to_the_golden_button_and_nowhere_in_between(
    reader: Reader,
) -> None:
    view, events = played()
    reader.page.animate(events, view)
    assert QApplication.focusWidget() is reader.page._layer
    with keys_go_to() as stops:
        QTest.keyClick(reader.page._layer, Qt.Key.Key_Space)
    assert stops == [reader.page._continue]


def test_shields_walk_from_the_old_totals_to_the_new_ones(reader: Reader) -> None:
    view, events = played()
    reader.page.animate(events, view)
    road, last = reader.page._road, view.history[-1]
    before = [total - points for total, points in zip(last.totals, last.points, strict=True)]
    first = _middle(road, before, before[0])
    reader.page.skip()
    assert first == road.stand(before[0])
    assert _middle(road, last.totals, last.totals[0]) == road.stand(last.totals[0])


def _middle(road: CountRoad, totals: Sequence[int], total: int) -> QPointF:
    """Of all shields of that total."""
    shields = zip(road.shields(), totals, strict=True)
    spots = [spot for spot, one in shields if one == total]
    return (spots[0] + spots[-1]) / 2


def test_until_all_are_counted_rows_stand_by_seat_and_no_rank_is_seen_or_spoken(
    reader: Reader,
) -> None:
    view, events = played()
    reader.page.show_view(view)
    whole = reader.rows()
    reader.page.animate(events, view)
    show = reader.page._count
    show.pause()
    strips, ended = reader.page._rows.strips[:4], reader.page._pace._counted_ms
    names = [one.name for one in players(4)]
    for milliseconds in range(0, ended, 97):
        show.setCurrentTime(milliseconds)
        from_above = sorted(strips, key=lambda row: row.y())
        assert [row.accessibleName() for row in from_above] == names
        children = [one for one in reader.page.children() if isinstance(one, CountRow)]
        assert [row.accessibleName() for row in children] == names
        assert all(row.who and row.who.rank is None and not row.who.is_first for row in strips)
    show.resume()
    reader.page.skip()
    assert reader.rows() == whole
    assert [row.y() for row in strips] == sorted(row.y() for row in strips)


def test_with_animations_off_all_is_counted_at_once(reader: Reader, settings: Settings) -> None:
    settings.update(speed=Speed.OFF)
    view, events = played()
    reader.page.animate(events, view)
    assert reader.told == ["idle"]
    assert reader.page._continue.isVisible()
    assert reader.page._count.state() is QVariantAnimation.State.Stopped


def test_in_calm_motion_one_row_after_the_other_fades_in(
    reader: Reader, hand_time: HandTime, settings: Settings
) -> None:
    settings.update(calm=Preference.ON)
    view, events = played()
    reader.page.animate(events, view)
    seen: list[CountProgress] = []
    for share in range(101):
        come = reader.page._pace.calm_at(share / 100)
        if come not in seen:
            seen.append(come)
    steps = [sum(row.popped > 0 for row in come.rows) for come in seen]
    assert steps == sorted(steps)
    assert {row.risen for come in seen for row in come.rows} == {0, 1}
    assert [come.told for come in seen[:-1]] == [0] * (len(seen) - 1)
    hand_time.passes_until(lambda: reader.page._fade.is_moving)
    hand_time.passes_until(lambda: reader.told)
    assert reader.page._continue.isVisible()


def test_the_language_changes_live(reader: Reader, qapp: QApplication) -> None:
    reader.page.show_view(played()[0])
    echo = Echo()
    qapp.installTranslator(echo)
    qapp.processEvents()
    try:
        assert reader.page._castle_button.text() == "«See the castle»"
        assert reader.rows()[0].startswith("«1. ")
    finally:
        qapp.removeTranslator(echo)
        qapp.processEvents()
    assert reader.page._castle_button.text() == "See the castle"


@pytest.mark.parametrize("size", [(1024, 562), (1366, 729), (1920, 1025), (3840, 2048)])
@pytest.mark.parametrize("count", [3, 4, 5, 6])
def test_rows_and_buttons_are_inside_and_apart(
    reader: Reader, size: tuple[int, int], count: int
) -> None:
    reader.page.set_game(players(count), Options(count), TableOptions())
    reader.page.resize(*size)
    reader.page.show_view(played(count)[0])
    rows = [row.geometry() for row in reader.page._rows.strips if row.isVisible()]
    assert len(rows) == count
    buttons = [reader.page._castle_button.geometry(), reader.page._continue.geometry()]
    for area in (*rows, *buttons):
        assert reader.page._layout.paper.toRect().contains(area)
    assert not any(row.intersects(button) for row in rows for button in buttons)
    assert reader.page._rows.strips[0].name_room > 56


def test_the_light_goes_with_the_system(
    reader: Reader, settings: Settings, system_in: SystemIn
) -> None:
    settings.update(theme=Theme.SYSTEM)
    system_in(Qt.ColorScheme.Dark)
    reader.page.show_view(played()[0])
    dusk = reader.picture()
    system_in(Qt.ColorScheme.Light)
    assert reader.picture() != dusk


@pytest.mark.parametrize("share", [0.2, 0.6, 0.9])
def test_a_resize_in_mid_count_goes_on_as_if_the_page_had_always_been_so_large(
    reader: Reader, share: float
) -> None:
    view, events = played()

    def count() -> None:
        reader.page.animate(events, view)
        reader.page._count.pause()
        reader.page._count.setCurrentTime(round(reader.page._count.duration() * share))

    count()
    reader.page.resize(1200, 700)
    resized = reader.picture()
    assert reader.told == []
    reader.page.skip()
    count()
    assert reader.picture() == resized


def test_what_fades_in_calm_motion_is_stretched_by_a_resize(
    reader: Reader, settings: Settings
) -> None:
    settings.update(calm=Preference.ON, speed=Speed.SLOW)
    view, events = played()
    reader.page.animate(events, view)
    reader.page._fade._animation.pause()
    reader.page.resize(1200, 700)
    assert reader.told == []
    assert reader.page._fade.geometry() == reader.page.rect()
