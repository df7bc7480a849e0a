"""The last count: one table that explains each point."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.rules.vienna.tables import turn, with_symbols
from tests.ui.words_drawn import reading
from tools.vienna_positions import guests
from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.rules.vienna import View, game
from vivaroi_gui.rules.vienna.data import Special
from vivaroi_gui.rules.vienna.last_count import end_game
from vivaroi_gui.rules.vienna.state import State
from vivaroi_gui.table.table_options import TableOptions
from vivaroi_gui.ui.app.language import Speaker
from vivaroi_gui.ui.kit.fonts import SMALLEST, scale_text
from vivaroi_gui.ui.kit.tones import THEMES, show_theme
from vivaroi_gui.ui.settings import Settings
from vivaroi_gui.ui.vienna.final_page import FinalPage
from vivaroi_gui.ui.vienna.final_page.layout import Columns
from vivaroi_gui.ui.vienna.final_page.standing import final_standings
from vivaroi_gui.ui.vienna.final_page.words import LastCountWords

SIZES = ((1024, 604), (1440, 854), (3840, 2114))


def over(
    scores: tuple[int, ...] = (25, 24, 18),
    coins: tuple[int, ...] = (7, 2, 0),
    owners: dict[Special, int] | None = None,
) -> View:
    """The end of a game, with these points and coins before the last count."""
    state: State = turn(players=len(scores), coins=coins, owners=owners or {})
    state.owners[Special.FIRST_PLAYER] = None
    for card, seat in (owners or {}).items():
        state.owners[card] = seat
    with_symbols(state, *((3, 1, 4), (2, 4, 4), (1, 2, 0), (0, 0, 0), (5, 0, 1))[: len(scores)])
    state.scores = list(scores)
    end_game(state, None)
    return game.view(state)


@pytest.fixture
def page(qtbot: QtBot, fonts: None, english: None) -> FinalPage:
    page = FinalPage(Settings())
    qtbot.addWidget(page)
    page.resize(1024, 604)
    return page


@pytest.fixture
def largest_text() -> Iterator[None]:
    scale_text(2.0)
    yield
    scale_text(1.0)


def show(page: FinalPage, view: View) -> None:
    page.set_game(guests(view.options.players), view.options, TableOptions())
    page.show_view(view)
    page.show()


# --- what is told ------------------------------------------------------------------------------


def test_each_row_tells_where_every_point_comes_from() -> None:
    first = final_standings(over())[0]
    assert first.seat == 0
    assert (first.last.before, first.last.coin_points, first.last.coins_left) == (25, 2, 1)
    assert [(one.own, one.theirs, one.is_won) for one in first.majorities] == [
        (3, (2, 1), True),
        (1, (4, 2), False),
        (4, (4, 0), False),
    ]
    points = first.last.before + sum(one.is_won for one in first.majorities) + 2
    assert first.last.total == points == 28


def test_rows_go_by_rank_and_level_players_share_it() -> None:
    rows = final_standings(over((25, 18, 19), (0, 0, 0)))
    assert [(row.seat, row.rank, row.last.total) for row in rows] == [
        (0, 1, 26),
        (1, 2, 19),
        (2, 2, 19),
    ]


def test_a_game_that_goes_on_has_no_rows() -> None:
    assert final_standings(game.view(turn((2,)))) == ()


def notes(view: View) -> str:
    assert view.result is not None
    return LastCountWords().notes(view.result, guests(view.options.players))


@pytest.mark.usefixtures("english")
def test_the_page_says_how_a_tie_was_broken() -> None:
    assert notes(over()) == "The most points win."
    level = "Giulia and Marco are tied on 26 points. "
    cards = over((25, 25, 9), (0, 0, 0), {Special.JOKER: 1})
    assert notes(cards) == f"{level}The most special cards decide: Giulia 0, Marco 1."
    coins = over((25, 25, 9), (2, 1, 0))
    assert notes(coins).startswith(f"{level}Level on special cards, too; ")
    assert notes(coins).endswith("Giulia 2, Marco 1.")
    shared = over((25, 25, 9), (1, 1, 0))
    assert notes(shared) == f"{level}Level on special cards and coins, too."
    assert shared.result is not None
    told = LastCountWords().wins(shared.result, guests(3))
    assert told == "Giulia and Marco share the victory!"


# --- the page ----------------------------------------------------------------------------------


def test_a_row_and_its_columns_tell_all_in_words(page: FinalPage) -> None:
    show(page, over())
    assert page.rows[0].accessibleName() == "1. Giulia: 28 points in total"
    told = page.rows[0].accessibleDescription()
    assert told.startswith("25 points when the race was over; 3 citizens against 2 and 1")
    assert "7 coins: 2 points, 1 left" in told
    assert told.endswith("; In a tie: no special cards; then 1 coin")
    assert page.accessibleName().startswith("Giulia wins!")
    row = page.rows[0]
    tips = {row.tip_at(row.rect().topRight().toPointF() * share) for share in (0.4, 0.6, 0.75)}
    assert any("when the race was over" in tip for tip in tips)


def test_a_last_page_offers_what_can_be_done_next(qtbot: QtBot, page: FinalPage) -> None:
    show(page, over())
    wanted: list[str] = []
    page.play_again_wanted.connect(lambda: wanted.append("again"))
    page.watch_again_wanted.connect(lambda: wanted.append("watch"))
    page.home_wanted.connect(lambda: wanted.append("home"))
    for button in page._buttons:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert wanted == ["again", "home", "watch"]


def test_where_it_is_watched_again_there_is_nothing_to_go_on_to(qtbot: QtBot, fonts: None) -> None:
    page = FinalPage(Settings(), is_live=False)
    qtbot.addWidget(page)
    show(page, over())
    assert not any(button.isVisible() for button in page._buttons)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [3, 5])
def test_all_lies_on_the_paper_and_apart(
    page: FinalPage, size: tuple[int, int], players: int
) -> None:
    page.resize(*size)
    show(page, over((25, 24, 18, 12, 20)[:players], (7, 2, 0, 4, 5)[:players]))
    areas = [row.geometry() for row in page.rows] + [page._again.geometry()]
    for number, area in enumerate(areas):
        assert page.layout_now.paper.toRect().contains(area)
        assert not any(area.adjusted(0, 1, 0, -1).intersects(one) for one in areas[number + 1 :])
    assert page.rows[0].name_room > 60


@pytest.mark.usefixtures("largest_text")
@pytest.mark.parametrize("players", [3, 5])
def test_with_the_largest_text_in_the_smallest_window_a_row_has_two_lines_and_its_name(
    page: FinalPage, players: int
) -> None:
    show(page, over((25, 24, 18, 12, 20)[:players]))
    page.resize(704, 2 * page.least_height)
    row = page.rows[0]
    assert row.height() >= 2 * 2 * SMALLEST
    assert row.name_room > 2 * 50
    assert not Columns(row.width(), row.unit).shown_symbols
    assert row.tip_at(QPointF(Columns(row.width(), row.unit).coins, 5)).startswith("7 coins")


@pytest.mark.parametrize("theme", list(THEMES))
def test_all_words_of_the_end_can_be_read(
    page: FinalPage, monkeypatch: pytest.MonkeyPatch, theme: str
) -> None:
    show_theme(theme)
    with reading(monkeypatch) as reader:
        show(page, over((25, 24, 18, 12, 20), (7, 2, 0, 4, 5), {Special.JOKER: 0}))
        reader.read(page)
        assert reader.faint == {}
        assert reader.count > 30


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_ended_the_game_is_told_whole_beside_the_buttons(
    page: FinalPage, qapp: QApplication, language: str
) -> None:
    speaker = Speaker(qapp)
    speaker.speak(language)
    view, words = over((25, 24, 18, 12, 20), (7, 2, 0, 4, 5)), LastCountWords(page)
    show(page, view)
    for size, told in ((SIZES[0], words.summary_in_brief(view)), (SIZES[2], words.summary(view))):
        page.resize(*size)
        text, font = page.beside_buttons(view, page.room_beside_buttons)
        assert text == told
        assert font is not None
    speaker.speak("en")


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_the_end_changes_its_language(page: FinalPage, qapp: QApplication, language: str) -> None:
    show(page, over())
    before = [page.accessibleName(), *(row.accessibleName() for row in page.rows)]
    speaker = Speaker(qapp)
    speaker.speak(language)
    qapp.processEvents()
    after = [page.accessibleName(), *(row.accessibleName() for row in page.rows)]
    speaker.speak("en")
    assert not set(before) & set(after)
