"""Whoever sat down last sits down again."""

import pytest
from pytestqt.qtbot import QtBot

from tools.positions import family
from vivaroi_gui.ui.home import HomePage
from vivaroi_gui.ui.settings import Settings


def page(settings: Settings, qtbot: QtBot) -> HomePage:
    made = HomePage(settings)
    qtbot.addWidget(made)
    return made


def test_the_table_of_the_last_game_is_laid_again(qtbot: QtBot) -> None:
    settings = Settings()
    first = page(settings, qtbot)
    first.seats.seat(family(6, humans=3))
    first.start.click()
    assert page(settings, qtbot).seats.players() == family(6, humans=3)


@pytest.mark.parametrize("stored", ["", "null", "[]", "{", '[{"name": "x"}]', "[" * 5000])
def test_a_table_that_makes_no_sense_is_the_usual_one(qtbot: QtBot, stored: str) -> None:
    settings = Settings()
    usual = page(settings, qtbot).seats.players()
    settings.update(last_table=stored)
    assert page(settings, qtbot).seats.players() == usual
