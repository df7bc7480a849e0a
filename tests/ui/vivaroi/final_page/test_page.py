"""The end of the game."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.conftest import Focused, SystemIn
from tests.ui.counts import all_eliminated, played, with_result
from tests.ui.said import spoken
from tests.ui.vivaroi.hall.conftest import Echo, players
from vivaroi_gui.rules.vivaroi import Options, View
from vivaroi_gui.rules.vivaroi.moves import Card
from vivaroi_gui.rules.vivaroi.records import Result
from vivaroi_gui.table.table_options import TableOptions
from vivaroi_gui.ui.settings import Settings, Theme
from vivaroi_gui.ui.vivaroi.final_page import FinalPage
from vivaroi_gui.ui.vivaroi.final_page.outcome import final_standings

Fixture = tuple[FinalPage, list[str]]


@pytest.fixture
def end(settings: Settings, focused: Focused) -> Fixture:
    """A page for four players, and what it says."""
    page, told = FinalPage(settings), list[str]()
    page.resize(1024, 562)
    page.set_game(players(4), Options(4), TableOptions())
    page.play_again_wanted.connect(lambda: told.append("play again"))
    page.home_wanted.connect(lambda: told.append("home"))
    page.idle.connect(lambda: told.append("idle"))
    focused(page)
    return page, told


def over(rounds: int = 3, count: int = 4) -> View:
    return played(count, rounds, until=rounds)[0]


def test_the_winner_is_hailed_and_stands_first(end: Fixture) -> None:
    page, _ = end
    view = with_result(over(), Result((2,), (10, 20, 60, 30), (2,), (1, 2, 3, 4)))
    page.show_view(view)
    assert page.accessibleName().startswith("Amélie wins!")
    assert page._rows[0].accessibleName().startswith("1. Amélie: 60 in total")
    assert [row.seat for row in final_standings(view)] == [2, 3, 1, 0]


def test_a_shared_victory_names_all_winners_and_says_why(end: Fixture) -> None:
    page, _ = end
    page.show_view(with_result(over(), Result((0, 2), (60, 20, 60, 30), (0, 2), (4, 2, 4, 4))))
    told = page.accessibleName()
    assert told.startswith("Giulia and Amélie share the victory!")
    assert "Giulia and Amélie are tied on 60" in told
    level = "They have the same number of favourites still in the castle: Giulia 4, Amélie 4."
    assert level in told


def test_a_broken_tie_is_explained_by_the_favourites_in_the_castle(end: Fixture) -> None:
    page, _ = end
    view = with_result(over(), Result((2,), (60, 20, 60, 30), (0, 2), (3, 2, 5, 4)))
    page.show_view(view)
    told = page.accessibleName()
    assert told.startswith("Amélie wins!")
    assert "Favourites still in the castle decide: Giulia 3, Amélie 5." in told
    assert [(row.seat, row.rank) for row in final_standings(view)] == [
        (2, 1),
        (0, 2),
        (3, 3),
        (1, 4),
    ]


def test_without_a_tie_the_highest_total_wins(end: Fixture) -> None:
    page, _ = end
    page.show_view(with_result(over(), Result((1,), (10, 60, 20, 30), (1,), (1, 2, 3, 4))))
    assert page.accessibleName() == "Marco wins! The highest total wins."


def test_33_points_are_shown_with_the_zero_they_come_from(end: Fixture) -> None:
    page, _ = end
    page.show_view(all_eliminated(over(), 3))
    assert "Exactly 0 points in round 3 count as 33: Luc." in page.accessibleName()
    struck = [spoken(row) for row in page._rows if "Luc" in row.accessibleName()]
    assert "0, then 33" in struck[0]


def test_public_facts_are_counted_from_all_elections() -> None:
    view = over()
    held = [election for round_ in view.history for election in round_.elections]
    for row in final_standings(view):
        assert row.seat is not None
        assert row.no_used == sum(election.votes[row.seat] is Card.NO for election in held)
        assert row.proposed == sum(election.by == row.seat for election in held)
    assert sum(row.kings for row in final_standings(view)) == 3


def test_the_quick_form_has_one_round(end: Fixture) -> None:
    page, _ = end
    page.show_view(over(rounds=1))
    assert all(len(row.points) == 1 for row in final_standings(over(rounds=1)))
    assert "By round: " in spoken(page._rows[0])


def test_the_buttons_play_again_and_go_home(end: Fixture) -> None:
    page, told = end
    page.show_view(over())
    QTest.mouseClick(page._again, Qt.MouseButton.LeftButton)
    QTest.mouseClick(page._menu, Qt.MouseButton.LeftButton)
    QTest.keyClick(page._menu, Qt.Key.Key_Return)
    QTest.keyClick(page._again, Qt.Key.Key_Space)
    assert told == ["play again", "home", "home", "play again"]


def test_an_animation_is_over_at_once(end: Fixture) -> None:
    page, told = end
    page.animate((), over())
    assert told == ["idle"]


def test_the_language_changes_live(end: Fixture, qapp: QApplication) -> None:
    page, _ = end
    page.show_view(over())
    echo = Echo()
    qapp.installTranslator(echo)
    qapp.processEvents()
    try:
        assert page._again.text() == "«Play again»"
        assert page._rows[0].accessibleName().startswith("«1. ")
    finally:
        qapp.removeTranslator(echo)
        qapp.processEvents()
    assert page._again.text() == "Play again"


def test_the_theme_changes_live(end: Fixture, settings: Settings) -> None:
    page, _ = end
    page.show_view(over())
    dusk = page.grab().toImage()
    settings.update(theme=Theme.DAY)
    assert page.grab().toImage() != dusk
    settings.update(theme=Theme.DUSK)
    assert page.grab().toImage() == dusk


def test_the_light_goes_with_the_system(
    end: Fixture, settings: Settings, system_in: SystemIn
) -> None:
    page, _ = end
    settings.update(theme=Theme.SYSTEM)
    system_in(Qt.ColorScheme.Dark)
    page.show_view(over())
    dusk = page.grab().toImage()
    system_in(Qt.ColorScheme.Light)
    assert page.grab().toImage() != dusk


@pytest.mark.parametrize("size", [(1024, 562), (1366, 729), (1920, 1025), (3840, 2048)])
@pytest.mark.parametrize("count", [3, 4, 5, 6])
@pytest.mark.parametrize("rounds", [1, 3])
def test_rows_and_buttons_are_inside_and_apart(
    end: Fixture, size: tuple[int, int], count: int, rounds: int
) -> None:
    page, _ = end
    page.set_game(players(count), Options(count), TableOptions())
    page.resize(*size)
    page.show_view(over(rounds, count))
    rows = [row.geometry() for row in page._rows if row.isVisible()]
    assert len(rows) == count
    buttons = [page._menu.geometry(), page._again.geometry()]
    for area in (*rows, *buttons):
        assert page.layout_now.paper.toRect().contains(area)
    assert not any(row.intersects(button) for row in rows for button in buttons)
    assert page._rows[0].name_room > 80
