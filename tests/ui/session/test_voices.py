"""Opponents say something where people see what it is about; it covers nothing, and it goes."""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tools.pages import pages_of
from tools.positions import court, family, human_turn, table_at
from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.rules.vivaroi import Options, Phase
from vivaroi_gui.rules.vivaroi.moves import NO, YES, Vote
from vivaroi_gui.table.table import Table
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.kit.buttons import PaperButton
from vivaroi_gui.ui.kit.sizes import page_unit
from vivaroi_gui.ui.session import voices as voices_module
from vivaroi_gui.ui.session.announcer import Announcer
from vivaroi_gui.ui.session.spoken_lines import spoken_lines
from vivaroi_gui.ui.session.talk import VOICE_OF, Manners
from vivaroi_gui.ui.session.voice_bubble import VoiceBubble
from vivaroi_gui.ui.session.voices import Voices
from vivaroi_gui.ui.setting import Talk
from vivaroi_gui.ui.settings import Speed
from vivaroi_gui.ui.vivaroi.chatter import CastleChatter
from vivaroi_gui.ui.vivaroi.hall.geometry import HallGeometry
from vivaroi_gui.ui.vivaroi.timeline import COUNT, END, HALL, TABLE

SIZES = ((1024, 594), (1440, 854))


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_has_room_on_every_page_with_three_to_eight_at_the_table(
    lent_window: MainWindow, qtbot: QtBot, language: str
) -> None:
    """Beside the candidate, the buttons and the paper, in the smallest window too."""
    kinds = [*spoken_lines(language).values()]
    starts = [line for one in kinds for line in one["start"]]
    others = [line for one in kinds for lines in one.values() for line in lines]
    parent, table = QWidget(), pages_of(lent_window).table
    qtbot.addWidget(parent)
    bubble = VoiceBubble(parent)
    for count, (across, down), name in product((3, 5, 8), SIZES, (TABLE, HALL, COUNT, END)):
        options = Options(count, edition="2003" if count < 7 else "2024")
        players, page = court(options), QRectF(0, 0, across, down)
        view = table_at(lambda seen: seen.phase is not Phase.DEAL, players, options).view()
        parent.resize(across, down)
        middle = HallGeometry(across, down).at(720, 0).x()
        shown = table if name == TABLE else parent
        lines = sorted(starts if name == TABLE else others, key=len)[-6:]
        for seat, line in product((1, count // 2, count - 1), lines):
            room = CastleChatter().room(name, shown, page.size(), view, seat)
            bubble.say(players[seat], line)
            assert bubble.place(room, page_unit(across, down))
            assert bubble.text == line, (name, count, across, line)
            assert page.contains(bubble.body)
            is_aside = bubble.body.right() < middle or bubble.body.left() > middle
            assert is_aside or name != HALL
            bubble.hide()
