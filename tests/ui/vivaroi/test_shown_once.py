"""What a move costs the screen: each view is asked for once, and each paper painted once."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.conftest import Opened
from tools.pages import pages_of
from tools.positions import family, human_turn, table_at
from vivaroi_gui.rules.core import Seat
from vivaroi_gui.rules.vivaroi import Phase
from vivaroi_gui.rules.vivaroi.data import FLOORS, THRONE
from vivaroi_gui.rules.vivaroi.moves import MoveUp, NotOneFloor, Place
from vivaroi_gui.table.table import Table
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.kit.panel import Panel
from vivaroi_gui.ui.vivaroi.hall import HallPage
from vivaroi_gui.ui.vivaroi.scene import BoardView
from vivaroi_gui.ui.vivaroi.scene.board_view import BoardView as Board
from vivaroi_gui.ui.vivaroi.table_page import TablePage
from vivaroi_gui.ui.vivaroi.words.refusals import refusal_words

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
Counts = Counter[Any]
PAPERS = ("Banner", "Seats", "Chronicle", "Favourites", "Votes")
"""Those that tell something else once another seat is on turn; the tray stays as it is."""


@pytest.fixture
def counts(monkeypatch: pytest.MonkeyPatch) -> Counts:
    """How often what has been called from now on."""
    found: Counts = Counter()

    def count(owner: type, name: str, key: Callable[..., object]) -> None:
        original = getattr(owner, name)

        def counted(self: Any, *args: Any, **more: Any) -> Any:
            found[key(self, *args)] += 1
            return original(self, *args, **more)

        monkeypatch.setattr(owner, name, counted)

    def asked(table: Table, seat: Seat | None = None) -> object:
        return "view", table.position, seat

    count(Table, "view", asked)
    count(TablePage, "_show_panels", lambda *_: "panels")
    count(Board, "_show", lambda *_: "board")
    count(HallPage, "_render", lambda *_: "hall")
    count(MainWindow, "_refresh", lambda *_: "menus")
    count(Panel, "refresh", lambda panel, *_: panel if panel._picture else "due already")
    return found


def turn_of_three(opened: Opened, phase: Phase) -> MainWindow:
    """Three people, no animations; the one on turn has opened the curtain."""
    window = opened()
    window.open(table_at(human_turn(phase), family(3, humans=3)))
    seat = window.session.bridge.table.to_act()[0]
    if phase is Phase.ELECTION:
        seat = window.session.bridge.table.game.first_to_look(window.session.bridge.view)
    window.session.curtain.lift()
    window.session.bridge.viewer.open_to(seat)
    assert window.session.bridge.view.seat == seat
    return window


def drag(board: BoardView, character: int, floor: int) -> Callable[[], None]:
    """Carries a pawn to a floor; the result lets it go there."""
    start = board._stage.cast.pawn(character).outline().center().toPoint()
    corner: QPointF = board._stage.cast.geometry.room(floor).topLeft()
    end: QPoint = (corner + QPointF(8, 8)).toPoint()
    QTest.mousePress(board.viewport(), LEFT, NONE, start)
    QTest.mouseMove(board.viewport(), (start + end) / 2)
    QTest.mouseMove(board.viewport(), end)
    return lambda: QTest.mouseRelease(board.viewport(), LEFT, NONE, end)


def views(counts: Counts) -> list[int]:
    return [times for key, times in counts.items() if isinstance(key, tuple)]


def repainted(counts: Counts) -> dict[str, int]:
    """How often each paper on the table was painted anew."""
    return {type(key).__name__: times for key, times in counts.items() if isinstance(key, Panel)}


@pytest.mark.parametrize("phase", [Phase.PLACING, Phase.ASCENT])
def test_a_drag_asks_for_each_view_once_and_shows_it_once(
    opened: Opened, counts: Counts, phase: Phase
) -> None:
    window = turn_of_three(opened, phase)
    board, before = pages_of(window).table.board, window.session.bridge.table.position
    moves = (one for one in window.session.bridge.view.legal if isinstance(one, Place | MoveUp))
    move, floor = next(
        (one, floor)
        for one in moves
        if (floor := one.floor if isinstance(one, Place) else one.to) in FLOORS and floor != THRONE
    )
    let_go = drag(board, move.character, floor)
    QApplication.processEvents()
    counts.clear()
    let_go()
    assert window.session.bridge.table.position == before + 1
    assert window.session.curtain.is_down
    assert set(views(counts)) == {1}
    assert (counts["panels"], counts["board"], counts["menus"]) == (1, 1, 1)
    assert repainted(counts) == dict.fromkeys(PAPERS, 1)


def test_a_vote_asks_for_each_view_once_and_shows_it_once(opened: Opened, counts: Counts) -> None:
    window = turn_of_three(opened, Phase.ELECTION)
    ballot = pages_of(window).hall.ballot
    QTest.mouseClick(ballot.cards[0], LEFT)
    QApplication.processEvents()
    counts.clear()
    QTest.mouseClick(ballot.confirm, LEFT)
    assert window.session.bridge.view.voted
    assert window.session.curtain.is_down
    assert set(views(counts)) == {1}
    assert (counts["panels"], counts["board"], counts["menus"]) == (1, 1, 1)
    assert counts["hall"] == 1
    assert set(repainted(counts).values()) == {1}


def test_what_one_seat_saw_is_never_shown_to_another(opened: Opened) -> None:
    window = turn_of_three(opened, Phase.PLACING)
    own = window.session.bridge.view
    move = next(one for one in own.legal if isinstance(one, Place))
    window.session.bridge.play(move)
    assert window.session.bridge.view.seat is None
    assert (window.session.bridge.view.goals, window.session.bridge.view.legal) == ((), ())
    following = window.session.bridge.table.to_act()[0]
    window.session.bridge.viewer.open_to(following)
    assert window.session.bridge.view == window.session.bridge.table.view(following)
    assert window.session.bridge.view.goals != own.goals


def test_a_step_taken_back_brings_the_view_before_it_again(opened: Opened) -> None:
    window = opened()
    window.open(table_at(human_turn(Phase.PLACING), family(3, humans=1)))
    before = window.session.bridge.view
    table = window.session.bridge.table
    table.play(0, next(one for one in before.legal if isinstance(one, Place)))
    assert window.session.bridge.view == table.view(0) != before
    window.session.bridge.undo()
    assert window.session.bridge.view == before


def test_a_refusal_is_told_until_a_move_is_made(opened: Opened) -> None:
    window = turn_of_three(opened, Phase.PLACING)
    banner = pages_of(window).table.banner
    window.session.bridge.refused.emit(NotOneFloor())
    assert banner.line == refusal_words().refusal(NotOneFloor())
    window.session.bridge.play(window.session.bridge.view.legal[0])
    assert banner.line == banner.course
