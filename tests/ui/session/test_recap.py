"""What happened since one's turn: told once, put away at will, made of what everybody saw."""

from random import Random

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.here_worker import HereWorker
from tools.pages import pages_of
from tools.positions import court, family, human_turn, table_at
from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.rules.vivaroi import Options, Phase, View
from vivaroi_gui.rules.vivaroi.data import OUT
from vivaroi_gui.rules.vivaroi.events import (
    AmbitionChosen,
    ElectionCalled,
    MovedUp,
    RoundBegun,
    VoteLaid,
    VotesRevealed,
)
from vivaroi_gui.rules.vivaroi.moves import Card, Vote
from vivaroi_gui.rules.vivaroi.records import Election
from vivaroi_gui.table.table import Table
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.session import recap
from vivaroi_gui.ui.setting import Preference
from vivaroi_gui.ui.vivaroi.panels.chronicle_rows import rows_since, since_last_action

Key = Qt.Key
BEGUN = RoundBegun(1, 1, (9,) * 13, (0,) * 4)
REFUSED = Election(2, 1, (Card.YES, Card.NO, Card.YES, Card.YES), to=OUT)


def told(*events: object, seat: int = 0) -> list[str]:
    rows = rows_since(events, family(4), Options(4), seat)  # type: ignore[arg-type]
    return [row.text for row in rows]


def opened_at(window: MainWindow, phase: Phase = Phase.ASCENT, humans: int = 1) -> Table:
    table = table_at(human_turn(phase, 2), family(4, humans))
    window.open(table)
    QApplication.processEvents()
    return table


def press(window: MainWindow, key: Qt.Key) -> None:
    focused = window.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key)


# --- which lines ---------------------------------------------------------------------------------


def test_only_what_came_after_the_own_action_is_told(english: None) -> None:
    lines = told(
        BEGUN, MovedUp(3, 5, 2, 3), MovedUp(0, 1, 2, 3), MovedUp(1, 2, 3, 4), MovedUp(2, 3, 4, 5)
    )
    assert len(lines) == 2
    assert [line.split()[0] for line in lines] == ["Marco", "Amélie"]


def test_nothing_is_told_where_nobody_else_has_acted(english: None) -> None:
    assert told(BEGUN) == []
    assert told(BEGUN, MovedUp(1, 2, 3, 4), MovedUp(0, 2, 4, 5)) == []


def test_whoever_has_not_acted_yet_is_told_from_the_start(english: None) -> None:
    lines = told(BEGUN, MovedUp(1, 2, 3, 4))
    assert len(lines) == 2
    assert lines[0].startswith("Round 1")


def test_who_voted_what_is_told_until_the_next_move(english: None) -> None:
    own = (BEGUN, MovedUp(1, 2, 5, 6), ElectionCalled(1, 2), VoteLaid(0))
    revealed = VoteLaid(1), VoteLaid(2), VoteLaid(3), VotesRevealed(REFUSED)
    outcome, votes = "Clemente is eliminated.", "Yes: Giulia, Amélie, Luc · No: Marco"
    assert told(*own, *revealed) == [outcome, votes]
    later = told(*own, *revealed, MovedUp(1, 3, 2, 3))
    assert later[0] == outcome
    assert votes not in later


def test_an_election_that_is_held_is_told_by_its_call_and_no_sealed_vote(english: None) -> None:
    called = BEGUN, MovedUp(0, 2, 5, 6), ElectionCalled(0, 2)
    (line,) = told(*called, VoteLaid(1), VoteLaid(2))
    assert "all vote" in line


def test_what_came_of_the_own_vote_is_told_where_nobody_has_acted_since(english: None) -> None:
    line, votes = told(
        BEGUN, ElectionCalled(3, 2), VoteLaid(1), VoteLaid(0), VotesRevealed(REFUSED)
    )
    assert line == "Clemente is eliminated."
    assert votes.endswith("No: Marco")


def test_partners_are_one_seat_and_their_ambitions_are_actions_of_it() -> None:
    options = Options(4, edition="2024", teams=((0, 1), (2,), (3,)), ambition=True)
    events = (BEGUN, AmbitionChosen(0), AmbitionChosen(1), AmbitionChosen(2), AmbitionChosen(3))
    assert since_last_action(events, options, 0) == 3
    assert since_last_action(events, options, 1) == 4
    assert rows_since(events, court(options), options, 0) == ()


# --- in the window -------------------------------------------------------------------------------


def test_whoever_comes_back_is_told(window: MainWindow) -> None:
    opened_at(window)
    slip = window.session.recap.slip
    assert slip.isVisible()
    assert slip.accessibleName() == "Since your turn"
    assert slip.accessibleDescription() == "\n".join(slip.lines)
    assert [line.split()[0] for line in slip.lines][:3] == ["Marco", "Amélie", "Luc"]


def test_it_goes_by_itself(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recap, "SHOWN_MS", 1)
    monkeypatch.setattr(recap, "ROW_MS", 0)
    opened_at(window)
    qtbot.waitUntil(lambda: not window.session.recap.slip.isVisible())


def test_a_click_puts_it_away(window: MainWindow) -> None:
    opened_at(window)
    QTest.mouseClick(window.session.recap.slip, Qt.MouseButton.LeftButton)
    assert not window.session.recap.slip.isVisible()


def test_escape_puts_it_away(window: MainWindow) -> None:
    opened_at(window)
    press(window, Key.Key_Escape)
    assert not window.session.recap.slip.isVisible()


def test_it_is_told_once_and_again_when_asked_for(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(recap, "announce", lambda _, told: heard.append(told))
    opened_at(window)
    press(window, Key.Key_Escape)
    window.settings.update(calm=Preference.ON)
    assert not window.session.recap.slip.isVisible()
    assert heard == []
    press(window, Key.Key_F2)
    slip = window.session.recap.slip
    assert slip.isVisible()
    (said,) = heard
    assert all(line in said for line in slip.lines)
    press(window, Key.Key_F2)
    assert not window.session.recap.slip.isVisible()


def test_the_own_next_action_ends_it(window: MainWindow, worker: HereWorker) -> None:
    worker.is_ready = False
    opened_at(window)
    window.session.bridge.play(window.session.bridge.view.legal[0])
    assert not window.session.recap.slip.isVisible()
    assert not window.commands.happened.isEnabled()
    assert window.commands.happened.statusTip()


def test_it_stays_in_an_election_while_others_vote(window: MainWindow, worker: HereWorker) -> None:
    worker.is_ready = False
    table = opened_at(window, Phase.ELECTION)
    assert window.session.recap.slip.isVisible()
    window.session.bridge._play([(1, table.view(1).legal[0])])
    assert window.session.recap.slip.isVisible()


@pytest.mark.parametrize("card", [Card.YES, Card.NO])
def test_it_is_the_same_whatever_lies_sealed(
    window: MainWindow, worker: HereWorker, card: Card
) -> None:
    worker.is_ready = False
    opened_at(window, Phase.ELECTION)
    before = window.session.recap.slip.lines, window.session.recap.slip.grab().toImage()
    window.session.bridge._play([(1, Vote(card))])
    press(window, Key.Key_F2)
    press(window, Key.Key_F2)
    assert (window.session.recap.slip.lines, window.session.recap.slip.grab().toImage()) == before


def test_nobody_is_told_before_the_curtain_is_open(window: MainWindow) -> None:
    opened_at(window, humans=2)
    assert window.session.curtain.is_down
    assert window.session.recap.slip.isHidden()
    assert not window.commands.happened.isEnabled()
    window.session.curtain.lift()
    window.session.curtain.opened.emit(0)
    assert window.session.recap.slip.isVisible()


def came_round(window: MainWindow, qtbot: QtBot) -> None:
    """The viewer acts, and is on turn again."""
    press(window, Key.Key_Escape)
    done = len(window.session.bridge.events)
    window.session.bridge.play(window.session.bridge.view.legal[0])
    qtbot.waitUntil(
        lambda: (
            window.session.bridge.is_viewers_turn and len(window.session.bridge.events) > done + 1
        )
    )


def test_whoever_has_watched_is_told_when_asking_only(window: MainWindow, qtbot: QtBot) -> None:
    opened_at(window, Phase.PLACING)
    came_round(window, qtbot)
    assert not window.session.recap.slip.isVisible()
    press(window, Key.Key_F2)
    assert len(window.session.recap.slip.lines) == 3


def looks_elsewhere(qtbot: QtBot) -> None:
    """Another window takes the keys."""
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)


def test_whoever_looked_elsewhere_is_told(window: MainWindow, qtbot: QtBot) -> None:
    opened_at(window, Phase.PLACING)
    looks_elsewhere(qtbot)
    came_round(window, qtbot)
    assert window.session.recap.slip.isVisible()


def test_whoever_looked_elsewhere_for_one_of_several_moves_is_told(
    window: MainWindow, qtbot: QtBot
) -> None:
    table = opened_at(window, Phase.PLACING)
    press(window, Key.Key_Escape)
    looks_elsewhere(qtbot)
    window.session.bridge.play(window.session.bridge.view.legal[0])
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.waitUntil(lambda: window.session.bridge.is_viewers_turn and 0 in table.to_act())
    assert window.session.recap.slip.isVisible()


def called_by_the_last_of_three(view: View) -> bool:
    return view.phase is Phase.ELECTION and view.acts[-1][0] == 2


def test_what_came_of_the_own_vote_has_been_read_and_is_told_to_who_asks(
    window: MainWindow, qtbot: QtBot
) -> None:
    table = table_at(called_by_the_last_of_three, family(3))
    for seat in (1, 2):
        table.play(seat, Vote(Card.NO))
    window.open(table)
    QApplication.processEvents()
    press(window, Key.Key_Escape)
    looks_elsewhere(qtbot)
    window.session.bridge.play(Vote(Card.NO))
    QTest.mouseClick(pages_of(window).hall._continue, Qt.MouseButton.LeftButton)
    assert window.session.bridge.is_viewers_turn
    slip = window.session.recap.slip
    assert not slip.isVisible()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    press(window, Key.Key_F2)
    outcome, votes = slip.lines[-2:]
    assert outcome.endswith(" is eliminated.")
    assert votes == "No: Giulia, Marco, Amélie"


def test_whoever_was_there_from_the_start_is_told_nothing_unasked(
    window: MainWindow, qtbot: QtBot
) -> None:
    table = Table.new(family(3), Options(3), Random(2))
    table.deal()
    assert table.to_act() == (0,)
    window.open(table)
    QApplication.processEvents()
    assert not window.commands.happened.isEnabled()
    window.session.bridge.play(window.session.bridge.view.legal[0])
    qtbot.waitUntil(lambda: window.session.bridge.is_viewers_turn)
    assert not window.session.recap.slip.isVisible()
    assert window.commands.happened.isEnabled()


def test_it_can_be_switched_off(window: MainWindow) -> None:
    window.settings.update(tells_since_turn=False)
    opened_at(window)
    assert not window.session.recap.slip.isVisible()
    press(window, Key.Key_F2)
    assert window.session.recap.slip.isVisible()


def test_of_a_long_story_the_latest_lines_are_told(window: MainWindow) -> None:
    opened_at(window)
    slip = window.session.recap.slip
    rows = slip._rows[:1] * 20
    slip.set_rows(rows)
    assert len(slip.lines) == 8
    assert slip.lines[0] == "13 earlier events"


def test_it_lies_within_the_page_at_every_size(window: MainWindow) -> None:
    opened_at(window, Phase.ELECTION)
    for size in ((1024, 640), (1440, 900), (1920, 1080)):
        window.resize(*size)
        QApplication.processEvents()
        assert window.pages.rect().contains(window.session.recap.slip.geometry())


@pytest.mark.parametrize("size", [(1024, 640), (1440, 900), (1920, 1080)])
@pytest.mark.parametrize("phase", [Phase.PLACING, Phase.ASCENT])
def test_its_edge_cuts_no_heading(window: MainWindow, size: tuple[int, int], phase: Phase) -> None:
    opened_at(window, phase)
    window.resize(*size)
    QApplication.processEvents()
    slip, table = window.session.recap.slip, pages_of(window).table
    edge = slip.y() + slip.face.bottom()
    assert edge >= table.seats.y() + table.seats.face.bottom() - 1
    for panel in (table.chronicle, table.favourites):
        top = panel.y() + panel.face.top()
        head = min(panel.face.height(), 42 * slip.unit)
        assert not top < edge < top + head - 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_tells_its_lines_whole(window: MainWindow, language: str) -> None:
    """In French "tout le monde vote !" once had no room."""
    window.settings.update(language=language)
    opened_at(window, Phase.ELECTION)
    window.resize(1024, 640)
    QApplication.processEvents()
    slip = window.session.recap.slip
    slip.tip_at(0, 0)
    assert any(row.text.endswith("!") for row in slip._rows)
    assert slip.tips == []


def test_a_press_on_the_page_puts_it_away_and_what_lay_under_it_is_known(
    window: MainWindow,
) -> None:
    opened_at(window)
    slip, gone = window.session.recap.slip, list[QRect]()
    window.pages.slip_gone.connect(gone.append)
    board = pages_of(window).table.board
    QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert not slip.isVisible()
    assert gone == [slip.geometry()]


def test_a_key_that_acts_puts_it_away_and_acts(window: MainWindow) -> None:
    opened_at(window)
    board = pages_of(window).table.board
    press(window, Key.Key_Right)
    assert not window.session.recap.slip.isVisible()
    assert board.key_spot() is not None
