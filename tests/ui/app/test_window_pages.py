"""The page that leads to the games, beside those of the game on the table."""

import pytest
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from tests.ui.conftest import Opened
from tools.positions import family, human_turn, table_at
from vivaroi_gui.rules.vivaroi import Phase
from vivaroi_gui.ui import catalog
from vivaroi_gui.ui.home import backdrop as home


def test_whoever_goes_home_finds_the_pictures_of_all_games_painted(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened()
    window.open(table_at(human_turn(Phase.ASCENT), family()))
    window.resize(window.width() + 60, window.height() + 40)
    QApplication.processEvents()
    for _ in window.pages.ahead():
        pass
    late: list[object] = []

    def paint_late(*given: object) -> QPixmap:
        late.append(given)
        return QPixmap()

    monkeypatch.setattr(home, "backdrop", paint_late)
    window.go_home()
    QApplication.processEvents()
    assert window.pages.home.size() == window.pages.size()
    for game in catalog.ALL:
        window.pages.home.offers.cards[game].click()
        QApplication.processEvents()
        assert window.pages.home.form.game == game
    assert not late
