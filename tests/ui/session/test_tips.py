"""Tips: each once, one at a time, where it belongs, and nothing to whom it is not for."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest

from tools.positions import family, human_turn, table_at
from vivaroi_gui.rules.vivaroi import Phase, View
from vivaroi_gui.ui.app.launch import _button_area
from vivaroi_gui.ui.app.main_window import MainWindow
from vivaroi_gui.ui.kit.texts import text
from vivaroi_gui.ui.session.tips import Tips
from vivaroi_gui.ui.vivaroi.table_page import TablePage


@pytest.fixture
def tips(lent_window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> Iterator[Tips]:
    made = Tips(
        lent_window.session, lent_window.settings, lambda name: _button_area(lent_window, name)
    )
    lent_window.settings.update(tips_seen="", tells_since_turn=False)
    yield made
    made._floating.leave()
    for gone in (made.slip, made):
        gone.deleteLater()


def full_floor(view: View) -> bool:
    is_turn = human_turn(Phase.ASCENT)(view)
    return is_turn and any(view.is_full(floor) for floor in range(1, 6))


def test_a_tip_is_told_once_beside_what_it_is_about(lent_window: MainWindow, tips: Tips) -> None:
    lent_window.open(table_at(full_floor, family(4)))
    tips.look()
    assert tips.slip.words == text("tips", "tip.full")
    assert tips.slip.isVisible()
    castle = lent_window.pages.game_pages.clear(others_act=False)[0]
    assert not QRectF(tips.slip.geometry()).contains(castle.center())
    QTest.mouseClick(tips.slip, Qt.MouseButton.LeftButton)
    assert not tips.slip.isVisible()
    tips._pause.stop()
    tips.look()
    assert not tips.slip.isVisible()
    assert lent_window.settings.tips_seen == "tip.full"


def test_there_is_one_tip_in_two_minutes_and_none_where_nobody_wants_any(
    lent_window: MainWindow, tips: Tips
) -> None:
    lent_window.open(table_at(full_floor, family(4)))
    tips.look_at_idle()
    assert tips.slip.words == text("tips", "tip.hint")
    lent_window.session.back_out()
    assert not tips.slip.isVisible()
    tips.look()
    assert not tips.slip.isVisible()
    tips._pause.stop()
    lent_window.settings.update(tells_tips=False)
    tips.look()
    assert not tips.slip.isVisible()


@pytest.mark.parametrize("size", [(1024, 640), (1440, 900)])
def test_the_tip_on_what_happened_lies_beside_the_head_of_the_chronicle_over_no_votes(
    lent_window: MainWindow, tips: Tips, size: tuple[int, int]
) -> None:
    lent_window.resize(*size)
    seen = "tip.full tip.undo tip.hint"
    lent_window.settings.update(tips_seen=seen)
    lent_window.open(table_at(human_turn(Phase.ASCENT, 2), family(4)))
    tips._on_recap_gone()
    tips.look()
    assert tips.slip.words == text("tips", "tip.happened")
    page = lent_window.pages.current
    assert isinstance(page, TablePage)
    for paper in (page.votes, page.favourites, page.seats):
        area, aside = paper.face.translated(paper.pos()), paper.face.width() / 5
        written = area.adjusted(aside, 9, -aside, -9)
        assert not tips.slip.face.intersects(written)


def proposed_by_another() -> int:
    """A seed with which seat 0 votes on one of its own, whom somebody else has sent up."""
    for seed in range(1, 60):
        view = table_at(human_turn(Phase.ELECTION), family(4), seed=seed).view(0)
        if view.nominee in (view.goal or ()) and view.crown_holder != view.seat:
            return seed
    raise LookupError("nobody is proposed by another")


def test_what_leans_on_a_secret_is_for_whoever_plays_alone(
    lent_window: MainWindow, tips: Tips
) -> None:
    seed = proposed_by_another()
    for humans, is_told in ((1, True), (2, False)):
        lent_window.settings.update(curtain="never")
        lent_window.open(table_at(human_turn(Phase.ELECTION), family(4, humans=humans), seed=seed))
        names = [tip.name for tip in tips._new]
        assert "tip.vote" in names
        assert ("tip.mine.on.throne" in names) is is_told
