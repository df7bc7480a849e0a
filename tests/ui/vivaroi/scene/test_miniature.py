"""The castle in small: who stands where, for everybody's eyes."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tools.positions import court, human_turn, table_at
from vivaroi_gui.rules.vivaroi import Options, Phase, View
from vivaroi_gui.rules.vivaroi.data import OUT
from vivaroi_gui.ui.vivaroi.scene.miniature import Miniature

TABLES = {
    "2003": Options(4),
    "2024": Options(5, edition="2024"),
}


@pytest.fixture(params=list(TABLES.values()), ids=list(TABLES))
def options(request: pytest.FixtureRequest) -> Options:
    assert isinstance(request.param, Options)
    return request.param


def picture_of(view: View, qtbot: QtBot) -> QImage:
    page = QWidget()
    qtbot.addWidget(page)
    made = Miniature(300, page)
    made.show_view(view)
    return made.grab().toImage()


def test_it_shows_who_stands_where(options: Options, qtbot: QtBot) -> None:
    view = table_at(human_turn(Phase.ASCENT), court(options), options).view()
    gone = replace(view, places=(OUT, *view.places[1:]))
    assert picture_of(view, qtbot) == picture_of(view, qtbot)
    assert picture_of(view, qtbot) != picture_of(gone, qtbot)


def test_whose_view_it_is_cannot_be_seen(options: Options, qtbot: QtBot) -> None:
    table = table_at(human_turn(Phase.ASCENT), court(options), options)
    assert picture_of(table.view(), qtbot) == picture_of(table.view(0), qtbot)


def test_without_a_view_it_is_hidden(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    made = Miniature(300, page)
    made.show_view(None)
    assert made.isHidden()
