"""Pages that look at one person have room for all faces, and for the table of decisions."""

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import QPoint, QRect

from tests.ui.conftest import Focused
from tests.ui.explained_games import explained_game
from tools.targets import Pressed, crowded
from vivaroi_gui.rules.vivaroi import Options
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.face_row import FaceButton
from vivaroi_gui.ui.kit.targets import FINGER, GAP, enlarge
from vivaroi_gui.ui.vivaroi.review.decisions import Judging
from vivaroi_gui.ui.vivaroi.review.decisions_tab import DecisionsTab
from vivaroi_gui.ui.vivaroi.review.findings import Findings
from vivaroi_gui.ui.vivaroi.review.papers_tab import PapersTab
from vivaroi_gui.ui.vivaroi.review.secrets_tab import SecretsTab

_PAIRS = tuple((2 * side, 2 * side + 1) for side in range(8))
_SIXTEEN = Options(16, edition="2024", teams=_PAIRS, shared_marker=True)


@pytest.fixture
def fingers() -> Iterator[None]:
    enlarge(is_wanted=True)
    yield
    enlarge(is_wanted=False)


def _found() -> tuple[Findings, Sequence[Player]]:
    game = explained_game(_SIXTEEN)
    findings = Findings(game.shown.sights)
    for part in game.parts:
        findings.add(part)
    return findings, game.players


def _faces(page: PapersTab) -> list[QRect]:
    return [
        QRect(face.mapTo(page, QPoint()), face.size()) for face in page.findChildren(FaceButton)
    ]


@pytest.mark.parametrize("size", [(720, 398), (960, 479), (1024, 580), (1440, 846)])
@pytest.mark.usefixtures("fingers")
def test_fingers_find_each_of_sixteen_faces(focused: Focused, size: tuple[int, int]) -> None:
    page = SecretsTab(*_found())
    page.resize(*size)
    focused(page)
    faces, layout = _faces(page), page.layout_now
    assert len(faces) == 16
    pressed = [Pressed(str(number), area, number) for number, area in enumerate(faces)]
    assert not crowded([*pressed, Pressed("rounds", layout.numbers.toRect(), -1)], FINGER, GAP)
    assert all(layout.wide.toRect().contains(face) for face in faces)
    assert max(face.bottom() for face in faces) < layout.head_bottom


@pytest.mark.parametrize("width", [720, 960, 1024, 1366, 1440])
def test_the_table_of_decisions_has_room_on_a_page_that_may_scroll(
    focused: Focused, width: int
) -> None:
    findings, players = _found()
    page = DecisionsTab(findings, players, Judging(findings, [0]))
    page.resize(width, page.least_height(width))
    focused(page)
    layout = page.layout_now
    _, paper = page._how(layout)
    table = layout.table(paper.bottom())
    assert layout.narrow.adjusted(0, 0, 0, 1).contains(table)
    assert table.contains(layout.row(table, len(_PAIRS) - 1))
