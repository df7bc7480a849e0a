"""Counts and the end of the game in 2024."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.rules.edition_2024.tables import (
    ANNA,
    BOUFFON,
    BRIDGET,
    DIGNITARIES,
    DUNGEON_2,
    DUNGEON_3,
    ELOISE,
    FOIDVO,
    JEANNE,
    LEONARDO,
    MAV,
    MERLIN,
    NO,
    NOBLES,
    OFFICERS,
    OUAF,
    THRONE,
    TRADERS,
    VICTORIA,
    WC_3,
    Options,
    card,
    castle,
    crown,
    dealt_with,
    table,
)
from tests.rules.tables import random_step
from tests.ui.conftest import Focused, Opened
from tests.ui.said import spoken
from tools.pages import pages_of
from tools.positions import court, table_at
from vivaroi_gui.rules.core import Event
from vivaroi_gui.rules.vivaroi import Phase, State, View, apply, new, result, view
from vivaroi_gui.rules.vivaroi.events import FirstCrowned, RoundOver
from vivaroi_gui.rules.vivaroi.moves import YES, Vote
from vivaroi_gui.rules.vivaroi.records import Election, Result
from vivaroi_gui.table.curtain import CurtainPolicy
from vivaroi_gui.table.table_options import TableOptions
from vivaroi_gui.ui.app.language import Speaker
from vivaroi_gui.ui.settings import Settings
from vivaroi_gui.ui.vivaroi.count import CountPage
from vivaroi_gui.ui.vivaroi.count.standing import Standing, reckoning, standings
from vivaroi_gui.ui.vivaroi.final_page import FinalPage
from vivaroi_gui.ui.vivaroi.final_page.outcome import final_standings

TEAMS = ((0, 1), (2, 3), (4,))
SIXTEEN = tuple((one, one + 1) for one in range(0, 16, 2))
TABLES = (
    table(2, banished=True),
    table(4, ambition=True),
    table(7),
    table(8, wedding=True, ambition=True),
    table(5, teams=TEAMS, emissary=True, ambition=True),
    table(6, teams=((0, 1), (2, 3), (4, 5)), shared_marker=True, ambition=True, wedding=True),
    table(16, teams=SIXTEEN, shared_marker=True),
)


@pytest.fixture(scope="module", autouse=True)
def english(qapp: QApplication, compiled: None) -> None:
    """For the plurals."""
    Speaker(qapp).speak("en")


def counted_views(options: Options, seed: int) -> Iterator[View]:
    """What everybody sees after each coronation of a random game."""
    random, state = Random(seed), new(options)
    while not result(state):
        events: list[Event] = []
        apply(state, *random_step(state, random), events.append)
        if any(isinstance(event, FirstCrowned | RoundOver) for event in events):
            yield view(state)


def rows_of(seen: View) -> tuple[Standing, ...]:
    reckoned = reckoning(seen)
    assert reckoned is not None
    return standings(reckoned)


@pytest.fixture
def page(settings: Settings, focused: Focused) -> Iterator[CountPage]:
    page = CountPage(settings)
    page.resize(1024, 595)
    focused(page)
    yield page
    page.skip()


def show(page: CountPage, seen: View) -> list[str]:
    """The rows in words."""
    page.set_game(court(seen.options), seen.options, TableOptions())
    page.show_view(seen)
    page.grab()
    return [spoken(row) for row in page._rows.strips if row.isVisible()]


def test_at_a_second_coronation_the_emissary_goes_on_from_the_first() -> None:
    options, seconds = table(3, emissary=True, wedding=True), 0
    for seen in counted_views(options, seed=3):
        reckoned = reckoning(seen)
        assert reckoned is not None
        if reckoned.is_second:
            first, _ = seen.history[-1].counts
            (emissary,) = (row for row in standings(reckoned) if row.seat is None)
            assert first.emissary_points != 0
            assert emissary.before == first.emissary_total
            seconds += 1
    assert seconds


# --- every number of a count -------------------------------------------------------------------


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_every_total_is_what_was_before_and_what_came_but_never_below_0(options: Options) -> None:
    for seen in counted_views(options, seed=2):
        rows = rows_of(seen)
        assert len(rows) == len(options.markers) + options.emissary
        for row in rows:
            assert row.total == max(0, row.before + row.points)
            for one in row.cards:
                assert sum(favourite.points or 0 for favourite in one.favourites) == one.points
                assert len(one.favourites) == 6


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_rows_are_sorted_by_what_counts(options: Options) -> None:
    for seen in counted_views(options, seed=3):
        counting = [row.total for row in rows_of(seen) if row.is_counted]
        if not options.teams or options.shared_marker:
            assert counting == sorted(counting, reverse=True)


@pytest.mark.parametrize("size", [(1024, 595), (1440, 854), (3840, 2048)])
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_rows_and_buttons_are_inside_and_apart(
    page: CountPage, options: Options, size: tuple[int, int]
) -> None:
    page.resize(*size)
    show(page, next(counted_views(options, seed=1)))
    rows = [row for row in page._rows.strips if row.isVisible()]
    areas = [row.geometry() for row in rows]
    buttons = [page._castle_button.geometry(), page._continue.geometry()]
    for area in (*areas, *buttons):
        assert page._layout.paper.toRect().contains(area)
    assert not any(area.intersects(button) for area in areas for button in buttons)
    assert all(row.name_room > 60 for row in rows)
    for row in rows:
        assert row._standing is not None
        for corner in row._corners(len(row._standing.cards)):
            assert row._columns.tile(corner, row._shape.tiles - 1).right() < row._columns.before


# --- the worked examples -----------------------------------------------------------------------


def inverted() -> State:
    """The Jester is King (ruling D18)."""
    state = dealt_with(table(3), ["ABELOV", "EFJMOV", "BDEJLR"])
    where = {
        NOBLES: {BOUFFON, BRIDGET},
        DIGNITARIES: {LEONARDO, JEANNE},
        OFFICERS: {ANNA},
        TRADERS: {OUAF},
        1: {ELOISE},
        DUNGEON_3: {MERLIN},
        DUNGEON_2: {FOIDVO},
        WC_3: {VICTORIA},
    }
    castle(state, where)
    crown(state, BOUFFON)
    return state


def test_the_jester_s_coronation_is_told_upside_down(page: CountPage) -> None:
    rows = show(page, view(inverted()))
    told = next(row for row in rows if "Marco" in row)
    assert "Marco: 20 before, minus 2 points in this round, 18 in total." in told
    assert "Foidvo, dungeon of floor 2: 2 points" in told
    assert "Merlin, dungeon of floor 3: 3 points" in told
    assert "Jeanne, Dignitaries: minus 4 points" in told
    assert "Victoria, WC of floor 3: 0 points" in told
    assert page._reckoned is not None
    assert "upside down" in page._words.note(page._reckoned, page._players)


def test_the_badges_of_the_jester_s_count_look_different(page: CountPage) -> None:
    seen = view(inverted())
    show(page, seen)
    upside_down = page.grab().toImage()
    (count,) = seen.history[-1].counts
    round_ = seen.history[-1]._replace(counts=(count._replace(is_inverted=False),))
    show(page, replace(seen, history=(round_,)))
    assert page.grab().toImage() != upside_down


def test_no_rule_sticks_out_behind_the_badge_beside_the_title(
    page: CountPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen, rules = view(inverted()), list[float]()
    monkeypatch.setattr(
        "vivaroi_gui.ui.vivaroi.count.paper.paint_rule", lambda _, left, *rest: rules.append(left)
    )
    show(page, seen)
    page.grab()
    (count,) = seen.history[-1].counts
    assert len(rules) > 0
    assert all(left < page._layout.paper.center().x() for left in rules)
    round_ = seen.history[-1]._replace(counts=(count._replace(is_inverted=False),))
    show(page, replace(seen, history=(round_,)))
    page.grab()
    assert any(left > page._layout.paper.center().x() for left in rules)


def test_no_marker_falls_below_0_and_the_row_says_so(page: CountPage) -> None:
    state = dealt_with(table(3), ["BDEJLR", "ABELOV", "EFJMOV"])
    castle(state, {NOBLES: {BOUFFON, BRIDGET, LEONARDO, JEANNE}, DIGNITARIES: {ELOISE, 11}})
    crown(state, BOUFFON)
    rows = show(page, view(state))
    told = next(row for row in rows if "Giulia" in row)
    assert "Giulia, never below 0: 20 before, minus 23 points in this round, 0 in total." in told


def test_of_a_team_the_lower_total_counts(page: CountPage) -> None:
    options = table(6, teams=((0, 1), (2, 3), (4, 5)))
    state = dealt_with(options, ["ABELOV", "BDEJLR", "EFJMOV", "BCDFRV", "ADEGOR", "BCEFGJ"])
    castle(state, {NOBLES: {ANNA, BRIDGET}, OFFICERS: {LEONARDO}})
    crown(state, BRIDGET)
    rows = show(page, view(state))
    assert rows[0].startswith("1. Giulia, with Marco: 20 before, +18 in this round, 38 in total.")
    assert rows[1].startswith(
        "1. Marco, with Giulia, counts: 20 before, +13 in this round, 33 in total."
    )


def test_a_shared_marker_moves_by_the_lower_sum(page: CountPage) -> None:
    options = table(6, teams=((0, 1), (2, 3), (4, 5)), shared_marker=True)
    state = dealt_with(options, ["ABELOV", "BDEJLR", "EFJMOV", "BCDFRV", "ADEGOR", "BCEFGJ"])
    castle(state, {NOBLES: {ANNA, BRIDGET}, OFFICERS: {LEONARDO}})
    crown(state, BRIDGET)
    rows = show(page, view(state))
    assert rows[0].startswith(
        "1. Giulia and Marco: 20 before, +13 in this round, 33 in total. 18 points: "
    )
    assert len(rows) == 3


def test_the_banished_stands_in_the_count_without_points(page: CountPage) -> None:
    state = dealt_with(table(3, banished=True), ["ACDJMO", "ABELOV", "EFJMOV"])
    castle(state, {NOBLES: {ANNA, 3}})
    crown(state, ANNA)
    rows = show(page, view(state))
    told = next(row for row in rows if "Giulia" in row)
    assert "+10 in this round" in told
    assert "Dagobert, Nobles: the Banished does not count" in told


def test_the_emissary_is_ranked_like_a_rival(page: CountPage) -> None:
    state = dealt_with(table(2), ["ABELOV", "BDEJLR"])
    state.emissary_goal = card("EFJMOV")
    castle(state, {NOBLES: {ANNA}, OFFICERS: {JEANNE}})
    state.pile = [YES]
    crown(state, ANNA)
    rows = show(page, view(state))
    told = next(row for row in rows if "Emissary" in row)
    counted = "Emissary of the Empire: 40 before, +3 in this round, 43 in total."
    assert told.startswith(f"1. {counted}")
    assert [row.split(".")[0] for row in rows[1:]] == ["2", "3"]


def test_points_for_placing_one_character_are_told(page: CountPage) -> None:
    seen = next(counted_views(table(7), seed=1))
    rows = show(page, seen)
    last = court(seen.options)[(seen.history[-1].first_player + 6) % 7].name
    note = "With 3 points for placing only one character. "
    assert [note in row for row in rows] == [f" {last}: 23 before" in row for row in rows]
    told = next(row for row in page._rows.strips if f" {last}: " in row.accessibleName())
    spot = QPointF(told._columns.before, told.height() / 2)
    start = "Everybody starts on 20 points"
    assert told.tip_at(spot) == f"{start}, with 3 points for placing only one character."


def test_a_shield_that_has_gone_round_the_road_says_so(page: CountPage) -> None:
    seen = next(counted_views(table(4), seed=1))
    last = seen.history[-1]
    count = last.counts[-1]._replace(totals=(104, 20, 30, 40))
    show(page, replace(seen, history=(last._replace(counts=(count,)),)))
    road = page._road
    assert road.tooltip_at(road.shields()[0]) == "Giulia: 104 (+100)"
    assert road.tooltip_at(QPointF(-50, -50)) == ""
    assert road.spot(104) == road.spot(4)


# --- a royal wedding ---------------------------------------------------------------------------


def wedding(page: CountPage) -> tuple[View, list[str]]:
    options = table(3, wedding=True, ambition=True)
    state = dealt_with(options, ["ABELOV", "BDEJLR", "EFJMOV"])
    castle(state, {NOBLES: {ANNA, BRIDGET}, OFFICERS: {LEONARDO}})
    crown(state, ANNA)
    seen = view(state)
    return seen, show(page, seen)


def test_the_first_coronation_is_counted_with_open_cards_but_secret_ambitions(
    page: CountPage,
) -> None:
    seen, rows = wedding(page)
    assert seen.phase is Phase.ASCENT
    assert page._words.title(page._reckoned) == "First coronation"  # type: ignore[arg-type]
    assert page._continue.text() == "Go on with the round"
    assert rows[0].startswith("1. Giulia: 20 before, +18 in this round, 38 in total.")
    assert not any("Ambition" in row for row in rows)


@pytest.mark.parametrize("curtain", [CurtainPolicy.NEVER, CurtainPolicy.ALWAYS])
def test_the_window_shows_the_first_count_and_goes_on_with_the_round(
    opened: Opened, curtain: CurtainPolicy
) -> None:
    """No curtain falls before everybody has read the count."""
    options = Options(3, edition="2024", wedding=True)

    def is_due(seen: View) -> bool:
        return seen.phase is Phase.ELECTION and not seen.counts and not seen.voted

    window = opened()
    window.settings.update(curtain=curtain)
    window.open(table_at(is_due, court(options, humans=3), options))
    for _ in range(3):
        if window.session.curtain.is_down:
            window.session.curtain._on_held()
        window.session.bridge.play(Vote(YES))
    window.pages.read.emit()
    assert window.pages.currentWidget() is pages_of(window).count
    assert not window.session.curtain.is_down
    assert pages_of(window).count._continue.text() == "Go on with the round"
    QTest.mouseClick(pages_of(window).count._continue, Qt.MouseButton.LeftButton)
    assert window.session.bridge.view.phase is Phase.ASCENT
    assert window.pages.currentWidget() is pages_of(window).table
    assert window.session.curtain.is_down is (curtain is CurtainPolicy.ALWAYS)


# --- the end -----------------------------------------------------------------------------------


@pytest.fixture
def end(settings: Settings, focused: Focused) -> FinalPage:
    page = FinalPage(settings)
    page.resize(1024, 595)
    focused(page)
    return page


def over(options: Options, seed: int = 1, **wanted: Any) -> View:
    """A finished random game, with another result where wanted."""
    *_, last = counted_views(options, seed)
    assert last.result is not None
    return replace(last, result=last.result._replace(**wanted))


def finish(end: FinalPage, seen: View) -> list[str]:
    end.set_game(court(seen.options), seen.options, TableOptions())
    end.show_view(seen)
    end.grab()
    return [spoken(row) for row in end._rows if row.isVisible()]


@pytest.mark.parametrize("size", [(1024, 595), (1440, 854), (3840, 2048)])
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_final_rows_and_buttons_are_inside_and_apart(
    end: FinalPage, options: Options, size: tuple[int, int]
) -> None:
    end.resize(*size)
    rows = finish(end, over(options))
    assert len(rows) == options.seats + options.emissary
    areas = [row.geometry() for row in end._rows if row.isVisible()]
    for area in (*areas, end._menu.geometry(), end._again.geometry()):
        assert end.layout_now.paper.toRect().contains(area)
    assert not any(area.intersects(end._again.geometry()) for area in areas)
    assert end._rows[0].name_room > 80


def test_it_is_elections_that_are_cancelled_and_candidates_that_are_rejected(
    end: FinalPage,
) -> None:
    seen = over(table(3))
    held = (
        Election(ANNA, 0, (MAV, YES, YES), to=NOBLES),
        Election(ANNA, 0, (NO, YES, YES), to=DUNGEON_3),
        Election(BRIDGET, 0, (YES, YES, YES), to=THRONE),
    )
    seen = replace(seen, history=(seen.history[-1]._replace(elections=held),))
    assert end._words.summary(seen) == "3 elections · 1 cancelled · 1 candidate rejected"


def test_the_emissary_can_win_alone(end: FinalPage) -> None:
    seen = replace(over(table(3, emissary=True)), emissary_total=99, totals=(60, 50, 40))
    seen = replace(seen, result=Result((), (60, 50, 40), (0,), (5, 4, 3), is_emissary=True))
    rows = finish(end, seen)
    assert end.accessibleName().startswith("The Emissary of the Empire wins! It is ahead")
    assert rows[0].startswith("1. Emissary of the Empire: 99 in total")
    assert rows[1].startswith("2. Giulia: 60 in total")


@pytest.mark.parametrize("total", [55, 60])
def test_the_emissary_is_ranked_among_all_at_the_end(total: int) -> None:
    """It stands behind those whom it does not beat."""
    seen = replace(over(table(3, emissary=True)), emissary_total=total, totals=(60, 50, 40))
    seen = replace(seen, result=Result((0,), (60, 50, 40), (0,), (5, 4, 3)))
    rows = final_standings(seen)
    assert [row.seat for row in rows] == [0, None, 1, 2]
    assert [row.rank for row in rows] == [1, 2, 3, 4]


def test_the_highest_favourite_breaks_a_tie_in_words(end: FinalPage) -> None:
    result_ = Result((1,), (60, 60, 40), (0, 1), (4, 6, 3))
    finish(end, replace(over(table(3)), result=result_))
    told = end.accessibleName()
    assert told.startswith("Marco wins!")
    decided = "Giulia: Dignitaries, floor 4; Marco: Throne Room, floor 6."
    assert f"The highest favourite decides: {decided}" in told


def test_equally_high_favourites_share_the_victory(end: FinalPage) -> None:
    result_ = Result((0, 1), (60, 60, 40), (0, 1), (-1, -1, 3))
    finish(end, replace(over(table(3)), result=result_))
    told = end.accessibleName()
    assert told.startswith("Giulia and Marco share the victory!")
    assert "stand equally high: Giulia: none on a floor; Marco: none on a floor." in told


def test_a_team_wins_by_its_lower_total(end: FinalPage) -> None:
    options = table(6, teams=((0, 1), (2, 3), (4, 5)))
    seen = replace(over(options), totals=(70, 60, 90, 50, 40, 40))
    seen = replace(seen, result=Result((0,), (60, 50, 40), (0,), (5, 4, 3)))
    rows = finish(end, seen)
    assert end.accessibleName().startswith("Giulia and Marco win!")
    assert "For a team, the lower total counts." in end.accessibleName()
    assert rows[0].startswith("1. Giulia and Marco: 60 (the lower one; the other is 70) in total")


def test_stomach_aches_and_both_kings_of_a_wedding_are_public_facts() -> None:
    seen = over(table(4, wedding=True))
    rows = final_standings(seen)
    crowned = sum(len(round_.counts) for round_ in seen.history)
    assert sum(row.kings for row in rows) == crowned > 3
    laid = sum(
        vote == "mav" for round_ in seen.history for held in round_.elections for vote in held.votes
    )
    assert sum(row.stomach_aches for row in rows) == laid > 0


def test_every_row_adds_up_from_the_points_at_the_start(end: FinalPage) -> None:
    seen = over(table(3, emissary=True))
    rows = finish(end, seen)
    for standing, row in zip(final_standings(seen), rows, strict=True):
        assert standing.start + sum(one for (one,) in standing.points) == standing.total
        assert f"By round: {40 if standing.seat is None else 20} at the start, " in row
