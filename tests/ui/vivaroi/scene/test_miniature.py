"""The castle in small: who stands where, for everybody's eyes."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tools.positions import court, human_turn, table_at
from vivaroi_gui.rules.vivaroi import Options, Phase, View
from vivaroi_gui.rules.vivaroi.data import OUT
from vivaroi_gui.ui.kit.sheet import painted
from vivaroi_gui.ui.vivaroi.scene.miniature import paint_miniature

TABLES = {
    "2003": Options(4),
    "2024": Options(5, edition="2024"),
}


@pytest.fixture(params=list(TABLES.values()), ids=list(TABLES))
def options(qapp: QApplication, request: pytest.FixtureRequest) -> Options:
    assert isinstance(request.param, Options)
    return request.param


def picture_of(view: View) -> QImage:
    area = QRectF(0, 0, 300, 330)
    return painted(area, 1.0, lambda painter: paint_miniature(painter, area, view, 1.0)).toImage()


def test_it_shows_who_stands_where(options: Options) -> None:
    view = table_at(human_turn(Phase.ASCENT), court(options), options).view()
    gone = replace(view, places=(OUT, *view.places[1:]))
    assert picture_of(view) == picture_of(view)
    assert picture_of(view) != picture_of(gone)


def test_whose_view_it_is_cannot_be_seen(options: Options) -> None:
    table = table_at(human_turn(Phase.ASCENT), court(options), options)
    assert picture_of(table.view()) == picture_of(table.view(0))
