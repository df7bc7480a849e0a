"""What the page of chances says of a game of Vienna, and how people get there."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tools.vienna_positions import finished
from vivaroi_gui.ai.review import Chances, Luck, Point, Progress, Turn
from vivaroi_gui.ai.vienna.review.acts import acts
from vivaroi_gui.rules.core import CHANCE, Shown
from vivaroi_gui.table.curtain import CurtainPolicy
from vivaroi_gui.table.replay import Replay
from vivaroi_gui.table.review import shown
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.session.chances import ChancesTab
from vivaroi_gui.ui.vienna.final_page.page import FinalPage
from vivaroi_gui.ui.vienna.review.chances import chances_tab
from vivaroi_gui.ui.vienna.review.findings import Findings

TABLE = finished(3)


@pytest.fixture(scope="module")
def game() -> Shown:
    return shown(Replay(TABLE.record, None, CurtainPolicy.NEVER))


@pytest.fixture
def findings(game: Shown) -> Findings:
    return Findings(game.sights)


@pytest.fixture
def tab(findings: Findings, qtbot: QtBot) -> ChancesTab:
    made = chances_tab(findings, TABLE.players)
    qtbot.addWidget(made)
    return made


def point(at: int, *means: float, playouts: int = 100) -> Point:
    return Point(at, True, Chances(means, (0.02,) * 3, playouts))


def test_a_turning_point_is_told_as_the_chronicle_tells_it_and_watched(
    compiled: None, english: None, findings: Findings, game: Shown, tab: ChancesTab
) -> None:
    act = next(act for act in acts(game.sights) if act.seat != CHANCE and act.at > 20)
    findings.add(point(act.since, 0.3, 0.4, 0.3))
    findings.add(point(act.at, 0.5, 0.3, 0.2))
    findings.add(Turn(act.since, act.at, 0, 0.3, 0.5, 0.01))
    findings.add(Turn(act.since, act.at, 0, 0.1, 0.9, 0.01))
    findings.add(Luck((0.12, -0.02, -0.1), (0.02, 0.02, 0.02)))
    told = tab._tell(0)
    (moment,) = told.beside.moments
    assert TABLE.players[act.seat].name in moment.title
    assert [change.text for change in moment.changes] == ["Giulia: 30% → 50%"]
    (luck,) = told.beside.blocks
    assert [row.text for row in luck.rows] == ["Giulia: +12%", "Amélie: −10%"]
    assert told.note.startswith("Each point: 100 ")
    assert "Give or take 4%." in told.note
    assert moment.title.rstrip(".") in told.curve.lines[0].told


def test_where_nothing_stands_out_it_says_so_once_all_is_known(
    findings: Findings, tab: ChancesTab
) -> None:
    assert tab._tell(0).beside.note == "None so far."
    findings.add(Progress(1.0))
    assert tab._tell(0).beside.note == "Nothing stands out here."


def test_each_round_is_a_stretch_and_its_end_a_mark(game: Shown, tab: ChancesTab) -> None:
    curve = tab._tell(0).curve
    rounds = game.sights[-1].view.round
    assert [span.title for span in curve.spans] == [
        "Start",
        *(f"Round {number}" for number in range(1, rounds + 1)),
    ]
    assert len(curve.marks) == rounds


def test_the_last_page_of_vienna_leads_to_what_explains_it(window: MainWindow) -> None:
    window.open(finished(3))
    QApplication.processEvents()
    page = window.pages.current
    assert isinstance(page, FinalPage)
    QTest.mouseClick(page._explain, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    screen = window.reviews.screen
    assert screen is not None
    assert [tab.title for tab in screen.review.tabs] == ["Chances"]
    QTest.keyClick(screen, Qt.Key.Key_Escape)
    QApplication.processEvents()
    assert window.reviews.screen is None
