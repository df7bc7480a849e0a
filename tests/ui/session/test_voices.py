"""Opponents say something where people see what it is about; it covers nothing, and it goes."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from random import Random
from typing import Any
from unittest.mock import patch

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QBitmap, QColor, QImage, QPainter, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tools.pages import pages_of
from tools.positions import court, family, human_turn, table_at
from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.rules.vivaroi import Options, Phase, View
from vivaroi_gui.rules.vivaroi.moves import NO, YES, Vote
from vivaroi_gui.table.players import Player
from vivaroi_gui.table.table import Table
from vivaroi_gui.table.table_options import TableOptions
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.fonts import scale_text
from vivaroi_gui.ui.kit.sizes import page_unit
from vivaroi_gui.ui.session import voices as voices_module
from vivaroi_gui.ui.session.announcer import Announcer
from vivaroi_gui.ui.session.game_page import GamePage
from vivaroi_gui.ui.session.spoken_lines import spoken_lines
from vivaroi_gui.ui.session.talk import VOICE_OF, Manners
from vivaroi_gui.ui.session.voice_bubble import VoiceBubble
from vivaroi_gui.ui.session.voices import Voices
from vivaroi_gui.ui.setting import Talk
from vivaroi_gui.ui.settings import Settings, Speed
from vivaroi_gui.ui.vivaroi.chatter import CastleChatter
from vivaroi_gui.ui.vivaroi.count.page import CountPage
from vivaroi_gui.ui.vivaroi.final_page import FinalPage
from vivaroi_gui.ui.vivaroi.hall import HallPage
from vivaroi_gui.ui.vivaroi.hall.geometry import HallGeometry
from vivaroi_gui.ui.vivaroi.table_page import TablePage
from vivaroi_gui.ui.vivaroi.timeline import COUNT, END, HALL, TABLE

SIZES = ((1024, 594), (1440, 854))
CastlePage = GamePage[Options, View, Any]
PAGES: dict[str, Callable[[Settings], CastlePage]] = {
    TABLE: TablePage,
    HALL: HallPage,
    COUNT: CountPage,
    END: FinalPage,
}


@pytest.fixture
def voices(lent_window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> Iterator[Voices]:
    """Of a game in which everything is remarked on."""
    chatty = dict.fromkeys(("few", "lively"), Manners(1.0, 0.0, 0, 1000, 1000))
    monkeypatch.setattr(voices_module, "MANNERS", chatty)
    voices = Voices(lent_window.session, lent_window.settings)
    yield voices
    voices.bubble.deleteLater()
    voices.deleteLater()
    QApplication.processEvents()


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is read out."""
    said: list[str] = []
    monkeypatch.setattr(Announcer, "say", lambda _, words: said.append(words))
    return said


def before_last_vote() -> Table:
    """Marco has refused, all others have said Yes; only the person has still to vote."""
    table = table_at(human_turn(Phase.ELECTION), family(5))
    for seat in table.to_act()[1:]:
        table.play(seat, Vote(NO if seat == 1 else YES))
    return table


def refuse(window: MainWindow) -> None:
    window.session.bridge.play(Vote(YES))


def test_a_line_comes_with_the_turned_cards_and_goes_with_the_next_move(
    lent_window: MainWindow, voices: Voices, told: list[str]
) -> None:
    bubble = voices.bubble
    lent_window.open(before_last_vote())
    assert bubble.text == ""
    refuse(lent_window)
    assert bubble.text
    speaker = next(one for one in family(5) if told[0].startswith(one.name))
    assert not speaker.is_human
    said = spoken_lines("en")[VOICE_OF[speaker.avatar]]
    assert bubble.text in (line for lines in said.values() for line in lines)
    assert told == [f"{speaker.name}: {bubble.text}"]
    hall = pages_of(lent_window).hall
    buttons = [one for one in hall.findChildren(PaperButton) if one.isVisible()]
    assert buttons
    assert not any(bubble.geometry().intersects(one.geometry()) for one in buttons)
    assert hall.press_continue()
    assert bubble.isHidden()
    assert len(told) == 1


def test_nothing_is_said_while_cards_are_still_to_be_turned(
    lent_window: MainWindow, voices: Voices, told: list[str]
) -> None:
    lent_window.settings.update(speed=Speed.NORMAL)
    lent_window.open(before_last_vote())
    hall = pages_of(lent_window).hall
    refuse(lent_window)
    assert hall._drama.animator.is_running
    assert told == []
    hall.skip()
    assert len(told) == 1
    assert voices.bubble.text


def test_it_moves_with_the_window_and_a_click_esc_or_a_setting_takes_it_away(
    lent_window: MainWindow, voices: Voices
) -> None:
    bubble = voices.bubble
    lent_window.open(before_last_vote())
    refuse(lent_window)
    before = bubble.geometry()
    lent_window.resize(1500, 900)
    QApplication.processEvents()
    assert bubble.text
    assert bubble.geometry() != before
    QTest.mouseClick(bubble, Qt.MouseButton.LeftButton)
    assert bubble.isHidden()
    lent_window.open(before_last_vote())
    refuse(lent_window)
    assert bubble.text
    QTest.keyClick(lent_window, Qt.Key.Key_Escape)
    assert bubble.isHidden()
    lent_window.open(before_last_vote())
    refuse(lent_window)
    assert bubble.text
    lent_window.settings.update(talk=Talk.OFF)
    assert bubble.isHidden()


def test_nobody_speaks_where_nobody_is_to(
    lent_window: MainWindow, voices: Voices, told: list[str]
) -> None:
    lent_window.settings.update(talk=Talk.OFF)
    lent_window.open(before_last_vote())
    refuse(lent_window)
    assert told == []


def test_a_game_that_is_opened_again_begins_in_silence(
    lent_window: MainWindow, voices: Voices, told: list[str]
) -> None:
    lent_window.open(table_at(lambda view: view.result is not None, family(3)))
    assert lent_window.pages.is_at_end
    assert told == []


def test_a_line_about_the_end_is_heard_on_the_last_page(
    lent_window: MainWindow, voices: Voices, told: list[str]
) -> None:
    lent_window.open(table_at(lambda view: view.result is not None, family(3)))
    voices._since = 0
    lent_window.session.course.show(lent_window.session.bridge.view)
    assert len(told) == 1
    assert voices.bubble.text
    layout = pages_of(lent_window).end.layout_now
    assert not QRectF(voices.bubble.geometry()).intersects(layout.paper)


def test_one_move_that_is_told_on_several_pages_is_remarked_on_where_it_is_seen(
    lent_window: MainWindow, voices: Voices, told: list[str]
) -> None:
    """All say Yes: a crown in the hall, and then a count."""
    voices._random = Random(1)
    table = table_at(human_turn(Phase.ELECTION), family(5))
    for seat in table.to_act()[1:]:
        table.play(seat, Vote(YES))
    lent_window.open(table)
    lent_window.session.bridge.play(Vote(YES))
    pages = pages_of(lent_window)
    in_hall = len(told)
    assert in_hall == bool(voices.bubble.text)
    assert pages.hall.press_continue()
    at_count = [one for one in told[in_hall:] if voices.bubble.text in one]
    assert len(at_count) == 1
    assert pages.count.press_continue()
    assert voices.bubble.isHidden()


@cache
def game(count: int) -> tuple[tuple[Player, ...], Table]:
    """One that is over."""
    options = Options(count, edition="2003" if count < 7 else "2024")
    players = court(options)
    return players, table_at(lambda view: view.result is not None, players, options)


def shown(
    name: str, count: int, across: int, down: int
) -> tuple[CastlePage, tuple[Player, ...], View]:
    """A page of its own, of that size, at the end of a game."""
    players, table = game(count)
    view: View = table.view()
    page = PAGES[name](Settings())
    page.resize(across, down)
    page.set_game(players, view.options, TableOptions())
    page.show_view(view)
    return page, players, view


def letters_on(page: CastlePage, twin: CastlePage) -> QRegion:
    """All pixels of words: where the picture of a page is not that of its twin without any."""
    seen = page.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    with patch.object(QPainter, "drawText", lambda *_: None):
        bare = twin.grab().toImage()
    painter = QPainter(seen)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, bare)
    painter.end()
    black = QColor(Qt.GlobalColor.black).rgba()
    return QRegion(QBitmap.fromImage(seen.createMaskFromColor(black, Qt.MaskMode.MaskInColor)))


@pytest.fixture
def text_scaled() -> Iterator[Callable[[float], None]]:
    """Chooses a text size."""
    yield scale_text
    scale_text(1.0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_has_room_on_every_page_with_three_to_eight_at_the_table(
    lent_window: MainWindow, language: str
) -> None:
    """Beside the candidate, the buttons and the paper, in the smallest window too."""
    kinds = [*spoken_lines(language).values()]
    starts = [line for one in kinds for line in one["start"]]
    others = [line for one in kinds for lines in one.values() for line in lines]
    bubble = VoiceBubble(lent_window)
    for count, (across, down), name in product((3, 5, 8), SIZES, PAGES):
        page, players, view = shown(name, count, across, down)
        middle = HallGeometry(across, down).at(720, 0).x()
        lines = sorted(starts if name == TABLE else others, key=len)[-6:]
        for seat, line in product((1, count // 2, count - 1), lines):
            room = CastleChatter().room(name, page, QSizeF(across, down), view, seat)
            bubble.say(players[seat], line)
            assert bubble.place(room, page_unit(across, down))
            assert bubble.text == line, (name, count, across, line)
            assert QRectF(page.rect()).contains(bubble.body)
            is_aside = bubble.body.right() < middle or bubble.body.left() > middle
            assert is_aside or name != HALL
            bubble.hide()
    bubble.deleteLater()


@pytest.mark.parametrize(
    ("text", "size"), [(1.0, (1440, 854)), (1.25, (1024, 594)), (1.5, (1440, 854))]
)
@pytest.mark.parametrize("name", [TABLE, COUNT, END])
def test_nobody_speaks_over_words_however_large_text_is(
    lent_window: MainWindow,
    text_scaled: Callable[[float], None],
    name: str,
    text: float,
    size: tuple[int, int],
) -> None:
    """Where there is no room for a line, nobody says it."""
    text_scaled(text)
    bubble, heard = VoiceBubble(lent_window), 0
    for count in (3, 8):
        page, players, view = shown(name, count, *size)
        letters = letters_on(page, shown(name, count, *size)[0])
        for seat, line in product(
            (1, count - 1), ("Ha!", "Strada chiusa! Ha! Tutti a fare il giro!")
        ):
            room = CastleChatter().room(name, page, QSizeF(*size), view, seat)
            bubble.say(players[seat], line)
            if bubble.place(room, page_unit(*size)):
                heard += 1
                assert not letters.intersects(bubble.body.toAlignedRect()), (count, line)
    assert heard
    bubble.deleteLater()
